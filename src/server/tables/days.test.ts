// Games with days for a turn, at which nobody looks for days: time goes on, whatever becomes of the server.
import { afterEach, expect, test, vi } from 'vitest'
import { anyDatabase } from '../../../test/databases.ts'
import { begin } from '../../../test/server/play.ts'
import { TestServer } from '../../../test/server/server.ts'

const DAY = 86_400_000

afterEach(() => vi.restoreAllMocks())

/** A game with a day for a turn, begun almost so long ago, whose players have gone; and who is asked there. */
async function leaveLong(server: TestServer, ago: number) {
  const now = Date.now.bind(Date)
  const past = vi.spyOn(Date, 'now').mockImplementation(() => now() - ago)
  const { table, sitters } = await begin(server, 'riftblade', { clock: { kind: 'days', days: 1 } })
  const asked = sitters[0].client.facts(table).toDecide
  for (const { client } of sitters) client.socket.close()
  return { table, asked, sitters, goOn: () => past.mockRestore() }
}

test('time is up at a game at which nobody looks, after the server was replaced too; the other one wins', async () => {
  const place = await anyDatabase().make()
  const before = await TestServer.start(place)
  const { table, asked, sitters, goOn } = await leaveLong(before, DAY - 3_000)
  await before.server.hall.end()
  goOn()
  await before.end()
  // a day has gone but for three seconds, and the server was away for a moment
  const server = await TestServer.start(place)
  server.server.hall.begin()
  await expect.poll(async () => (await server.store.tables.find(table))!.state, { timeout: 60_000, interval: 200 }).toBe('ended')
  const { facts } = (await server.store.tables.find(table))!
  expect(facts).toMatchObject({ result: { reason: 'time', shares: [0, 1].map((seat) => Number(seat !== asked)) } })
  // nobody was there: it waits to be seen by both
  const { tables } = server.store
  const unseen = (player: string) => tables.ofPlayer(player, { waiting: true, limit: 10 }).then((all) => all.map(({ id }) => id))
  for (const { player } of sitters) expect(await unseen(player.id)).toEqual([table])
  await server.end()
  await place.remove()
})

test('days for which no server kept a game are charged to nobody', async () => {
  const place = await anyDatabase().make()
  const before = await TestServer.start(place)
  const { table, goOn } = await leaveLong(before, 0)
  goOn()
  await before.end()
  const now = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 3 * DAY)
  const server = await TestServer.start(place)
  server.server.hall.begin()
  await expect
    .poll(async () => (await server.store.leases.keepersOf([table])).get(table), { timeout: 60_000, interval: 200 })
    .toBe(server.store.node)
  const { phase, clocks } = await server.server.hall.keeper(table).look()
  expect(phase).toBe('live')
  expect(Math.min(...clocks!.left)).toBeGreaterThan(DAY / 2)
  await server.end()
  await place.remove()
})
