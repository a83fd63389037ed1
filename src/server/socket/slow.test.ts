// Who takes what he is told more slowly than it comes.
import { expect, vi } from 'vitest'
import { WebSocket } from 'ws'
import { longTest } from '../../../test/extent.ts'
import { begin, playByLotTogether } from '../../../test/server/play.ts'
import { serveTests } from '../../../test/server/served.ts'
import type { TestServer } from '../../../test/server/server.ts'
import { Generator, seedOf } from '../../kernel/random.ts'

const SEED = Number(process.env.SEED ?? 75)
console.log(`who does not read with seed ${SEED}`)
const random = new Generator(seedOf(SEED))

let server: TestServer

// all that is asked for at once here is answered, however much was asked just before
serveTests(
  (one) => (server = one),
  () => ({ unlimited: true }),
)

longTest('who does not read is told the whole table when he reads again, and not every step before', async () => {
  const { table, sitters } = await begin(server, 'keyforge')
  await playByLotTogether(sitters, table, random, 80)
  const slow = await (await server.guest()).connect()
  const whole = JSON.stringify(await slow.watch(table)).length
  slow.socket.pause()
  // whoever does not read answers no ping: on a slow machine the server would take him for gone
  const ended = vi.spyOn(WebSocket.prototype, 'terminate').mockImplementation(() => undefined)
  // what is on its way fills up
  const asked = 600
  const watched = vi.spyOn(server.server.hall.keeper(table), 'watch')
  for (let i = 1; i <= asked; i++) {
    slow.send({ type: 'watch', table })
    while (watched.mock.calls.length < i - 30) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  while (watched.mock.calls.length < asked) await new Promise((resolve) => setTimeout(resolve, 5))
  watched.mockRestore()
  const moves = await playByLotTogether(sitters, table, random)
  slow.socket.resume()
  await slow.until(() => slow.facts(table).phase === 'ended', 'the end')
  ended.mockRestore()
  const count = (type: string) => slow.heard.filter((one) => one.type === type).length
  console.log(`to one who did not read: ${count('table')} of ${asked} whole tables of ${whole} bytes, ${count('step')} of ${moves} steps`)
  expect(count('table')).toBeLessThan(asked)
  expect(count('step')).toBeLessThan(moves / 2)
  expect(slow.facts(table).end?.hash).toBe((await server.server.hall.read(table)).hash)
})
