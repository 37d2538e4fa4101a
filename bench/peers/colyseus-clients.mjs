// node colyseus-clients.mjs PORT ROOMS SECONDS PAUSE
import { Client } from 'colyseus.js'
import { PLACES, SEATS } from './game.mjs'
import { measure, wait } from './measure.mjs'

async function play(port, pause, figures) {
  const client = new Client(`ws://127.0.0.1:${port}`)
  const first = await client.create('bench')
  const rooms = [first]
  while (rooms.length < SEATS) rooms.push(await client.joinById(first.roomId))
  rooms.forEach((room, seat) => {
    let sent = 0
    let done = -1
    room.connection.transport.ws.addEventListener('message', (event) => figures.bytes(event.data.byteLength ?? 0))
    const act = async (state) => {
      if (state.acting !== seat || done === state.moves || sent) return
      done = state.moves
      if (pause) await wait(2 * pause * Math.random())
      sent = performance.now()
      room.send('buy', Math.floor(PLACES * Math.random()))
    }
    room.onMessage('accepted', () => {
      if (sent) figures.waited(performance.now() - sent)
      sent = 0
      act(room.state)
    })
    room.onStateChange((state) => {
      figures.shown()
      act(state)
    })
    act(room.state)
  })
}

measure(play)
