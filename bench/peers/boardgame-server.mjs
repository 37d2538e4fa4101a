// boardgame.io with its defaults, which keep all matches in memory.
import server from 'boardgame.io/dist/cjs/server.js'
import { SEATS, move, start } from './game.mjs'

const game = {
  name: 'bench',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: start,
  moves: { buy: ({ G }, place) => move(G, place) },
  turn: { minMoves: 1, maxMoves: 1 },
}
const { appServer } = await server
  .Server({ games: [game], origins: [/.*/] })
  .run({ port: 0, callback: () => {} })
console.log(appServer.address().port)
