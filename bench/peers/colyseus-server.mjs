// Colyseus; it sends changes every 50 ms by default, here after every move as the others do.
import { createRequire } from 'node:module'
import { SEATS, move, start } from './game.mjs'

// Its modules of the other kind do not find the constructor of ws.
const require = createRequire(import.meta.url)
const { Room, Server } = require('@colyseus/core')
const { schema } = require('@colyseus/schema')
const { WebSocketTransport } = require('@colyseus/ws-transport')

const Place = schema({ price: 'uint8', tile: 'uint8', taken: 'int8' }, 'Place')
const Player = schema(
  { seat: 'uint8', gold: 'uint8', food: 'uint8', stone: 'uint8', books: 'uint32', points: 'uint32' },
  'Player',
)
const State = schema({ board: [Place], players: [Player], acting: 'uint8', moves: 'uint32' }, 'State')

class Bench extends Room {
  maxClients = SEATS
  seats = []

  onCreate() {
    this.setPatchRate(null)
    const begun = start()
    this.state = new State()
    for (const each of begun.board) this.state.board.push(new Place().assign(each))
    for (const each of begun.players) this.state.players.push(new Player().assign(each))
    this.state.assign({ acting: begun.acting, moves: begun.moves })
    this.onMessage('buy', (client, place) => {
      if (this.seats.indexOf(client.sessionId) !== this.state.acting) return
      move(this.state, place)
      this.broadcastPatch()
      client.send('accepted', this.state.moves)
    })
  }

  onJoin(client) {
    this.seats.push(client.sessionId)
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false, gracefullyShutdown: false })
server.define('bench', Bench)
await server.listen(0)
console.log(server.transport.server.address().port)
