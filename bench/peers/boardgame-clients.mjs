// node boardgame-clients.mjs PORT ROOMS SECONDS PAUSE
import { io } from 'socket.io-client'
import { PLACES, SEATS } from './game.mjs'
import { measure, wait } from './measure.mjs'

let made = 0

// A match begins when somebody asks for one that is not there.
async function play(port, pause, figures) {
  const matchID = `room-${(made += 1)}`
  for (let seat = 0; seat < SEATS; seat += 1) {
    const playerID = `${seat}`
    const socket = io(`http://127.0.0.1:${port}/bench`, { transports: ['websocket'], forceNew: true })
    let sent = 0
    socket.io.engine.on('packet', (packet) => figures.bytes(packet.data?.length ?? 0))
    const act = async (state) => {
      if (state.ctx.currentPlayer !== playerID) return
      if (pause) await wait(2 * pause * Math.random())
      sent = performance.now()
      const payload = { type: 'buy', args: [Math.floor(PLACES * Math.random())], playerID }
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID)
    }
    socket.on('sync', (_, info) => act(info.state))
    socket.on('update', (_, state) => {
      figures.shown()
      if (sent) figures.waited(performance.now() - sent)
      sent = 0
      act(state)
    })
    await new Promise((done) => socket.on('connect', done))
    socket.emit('sync', matchID, playerID, undefined, SEATS)
  }
}

measure(play)
