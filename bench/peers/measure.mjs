// What both clients share: play in many rooms, then count for a while and print the figures as JSON.
// The lines `begin` and `end` tell when the processor time of the server is to be read.
export const wait = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds))

export async function measure(play) {
  const [port, rooms, seconds, pause] = process.argv.slice(2).map(Number)
  const found = { waits: [], shown: 0, bytes: 0 }
  let counting = false
  const figures = {
    waited: (milliseconds) => counting && found.waits.push(milliseconds / 1000),
    shown: () => counting && (found.shown += 1),
    bytes: (count) => counting && (found.bytes += count),
  }
  for (let room = 0; room < rooms; room += 1) await play(port, pause, figures)
  await wait(1)
  counting = true
  console.log('begin')
  await wait(seconds)
  counting = false
  console.log('end')
  process.stdout.write(JSON.stringify(found) + '\n', () => process.exit(0))
}
