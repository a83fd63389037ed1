// What the keeper of a table promises: stored before told, one choice for one id, duties done, and nothing lost when the store fails.
import { afterEach, expect, test, vi } from 'vitest'
import { begin, playByLot, type Sitter } from '../../../test/server/play.ts'
import { serveTests } from '../../../test/server/served.ts'
import type { TestServer } from '../../../test/server/server.ts'
import { bundle } from '../../../scripts/bundle.mjs'
import { openTitle } from '../../games/load.ts'
import { Generator, seedOf } from '../../kernel/random.ts'
import { Unavailable } from '../store/store.ts'

const SEED = Number(process.env.SEED ?? 72)
console.log(`keepers with seed ${SEED}`)
const random = new Generator(seedOf(SEED))

let server: TestServer

serveTests(
  (one) => (server = one),
  async () => ({ thread: await bundle('src/server/tables/thread.ts') }),
)

afterEach(() => vi.restoreAllMocks())

const entriesOf = (table: string) => server.store.entries.after(table, 0)

/** Who is asked, and a choice of his. */
async function asked(table: string, sitters: readonly Sitter[]) {
  for (;;) {
    for (const { client, player } of sitters) {
      const { options, asked: entry } = client.facts(table)
      const other = sitters.find((one) => one.client !== client)!
      if (options.length > 0) return { client, player, other, message: { type: 'choose', table, entry, option: options[0].option } }
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

test('the same id twice is one choice, and an older question is stale, with the newest state', async () => {
  const { table, sitters } = await begin(server, 'riftblade')
  const { client, message, other } = await asked(table, sitters)
  const first = await client.must({ ...message, id: 'one' })
  expect(await client.must({ ...message, id: 'one' })).toBe(first)
  expect((await entriesOf(table)).filter(({ kind, body }) => kind === 'move' && body.id === 'one')).toHaveLength(1)
  const from = client.heard.length
  const late = await client.ask({ ...message, id: 'two' })
  expect(late).toMatchObject({ type: 'refused', code: 'stale', table })
  expect((await client.next('table', () => true, from)).entry).toBeGreaterThanOrEqual(first)
  const [one, two] = [client, other.client].map((who) => who.facts(table).options.length)
  expect(await (one > two ? other.client : client).ask({ ...message, entry: 10_000 })).toMatchObject({ type: 'refused', code: 'not-asked' })
})

test('what could not be stored is told to nobody, and the table goes on from what is stored', async () => {
  const { table, sitters } = await begin(server, 'riftblade')
  const { client, message, other } = await asked(table, sitters)
  const stored = (await entriesOf(table)).length
  const append = vi.spyOn(server.store.entries, 'append').mockRejectedValueOnce(new Unavailable('the disk is full'))
  const from = other.client.heard.length
  expect(await client.ask({ ...message, id: 'a' })).toMatchObject({ type: 'refused', code: 'unavailable' })
  expect((await entriesOf(table)).length).toBe(stored)
  await client.must({ ...message, id: 'a' })
  // those who look have missed nothing: all that they are told is what was stored then
  await other.client.next('step', ({ entry }) => entry.number === stored + 1, from)
  const news = other.client.heard.slice(from).filter(({ type }) => type === 'table' || type === 'step')
  expect(news[0]).toMatchObject({ type: 'step', entry: { number: stored + 1 } })

  // stored, but the answer was lost: the second try says so, and chooses nothing
  const again = await asked(table, sitters)
  const original = server.store.entries.append.bind(server.store.entries)
  append.mockRestore()
  vi.spyOn(server.store.entries, 'append').mockImplementationOnce(async (...words) => {
    await original(...words)
    throw new Unavailable('the line broke')
  })
  const before = (await entriesOf(table)).length
  expect(await again.client.ask({ ...again.message, id: 'b' })).toMatchObject({ code: 'unavailable' })
  expect(await again.client.must({ ...again.message, id: 'b' })).toBe(before + 1)
  expect((await entriesOf(table)).filter(({ kind, body }) => kind === 'move' && body.id === 'b')).toHaveLength(1)
  await again.other.client.next('step', ({ entry }) => entry.number === before + 1, from)
})

test('what cannot be told is not stored either, and the choice can be made again', async () => {
  const { table, sitters } = await begin(server, 'riftblade')
  const { client, message, other } = await asked(table, sitters)
  const stored = (await entriesOf(table)).length
  const from = other.client.heard.length
  const { game } = await openTitle('riftblade')
  const observe = vi.spyOn(game, 'observe').mockImplementation(() => {
    throw new RangeError('a seat that cannot look')
  })
  expect(await client.ask({ ...message, id: 'unseen' })).toMatchObject({ type: 'refused' })
  expect((await entriesOf(table)).length).toBe(stored)
  expect(other.client.heard.slice(from).filter(({ type }) => type === 'step')).toEqual([])
  expect(server.logged.splice(0).join()).toContain('a seat that cannot look')
  observe.mockRestore()
  expect(await client.must({ ...message, id: 'unseen' })).toBe(stored + 1)
  await other.client.next('step', ({ entry }) => entry.number === stored + 1, from)
})

test('a table that somebody else has taken meanwhile is taken again, with what was added there', async () => {
  const { table, sitters } = await begin(server, 'riftblade')
  const { client, message } = await asked(table, sitters)
  // another keeper: the epoch rises
  await server.store.leases.take(table)
  expect(await client.ask({ ...message, id: 'x' })).toMatchObject({ type: 'refused', code: 'unavailable' })
  await client.must({ ...message, id: 'x' })
})

test('a choice is stored before anybody hears of it', async () => {
  const { table, sitters } = await begin(server, 'keyforge')
  const { client, message, other } = await asked(table, sitters)
  const original = server.store.entries.append.bind(server.store.entries)
  let free = (): void => undefined
  const wait = new Promise<void>((resolve) => {
    free = resolve
  })
  vi.spyOn(server.store.entries, 'append').mockImplementationOnce(async (...words) => {
    await wait
    return original(...words)
  })
  const steps = () => [client, other.client].map(({ heard }) => heard.filter(({ type }) => type === 'step').length)
  const heard = steps()
  const done = client.ask({ ...message, id: 'slow' })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(steps()).toEqual(heard)
  free()
  expect((await done).type).toBe('taken')
})

test('a game that cannot be rated ends at once for all who look', async () => {
  const { table, sitters } = await begin(server, 'riftblade', { spectators: { delay: 0 } })
  const watchers = await Promise.all([1, 2].map(async () => (await server.guest()).connect()))
  for (const watcher of watchers) await watcher.watch(table)
  vi.spyOn(server.server.hall, 'rate').mockRejectedValueOnce(new Error('the ratings are away'))
  const [one, two] = sitters.map(({ client }) => client)
  await one.must({ type: 'concede', table })
  for (const client of [two, ...watchers]) await client.until(() => client.facts(table).phase === 'ended', 'the end')
  expect(server.logged.splice(0)).toEqual([expect.stringContaining('the ratings are away')])
})

test('time runs out by itself, in whole milliseconds', async () => {
  const { table, sitters } = await begin(server, 'riftblade', { clock: { kind: 'increment', base: 1000, increment: 0 } })
  const [{ client }] = sitters
  await client.until(() => client.facts(table).phase === 'ended', 'the end')
  const { end, clocks } = client.facts(table)
  expect(end).toMatchObject({ reason: 'time' })
  expect(clocks!.left.every((one) => Number.isInteger(one))).toBe(true)
  expect((await entriesOf(table)).map(({ kind }) => kind)).toContain('flag')
})

test('computers play in threads of their own, to the end', async () => {
  const { table, sitters } = await begin(server, 'riftblade', { seats: 3, computers: [null, 'greedy', 'beginner'] }, 1)
  await playByLot(sitters[0], table, random, 12)
  await sitters[0].client.must({ type: 'concede', table })
  await sitters[0].client.until(() => sitters[0].client.facts(table).phase === 'ended', 'the end')
  const entries = await entriesOf(table)
  expect(new Set(entries.filter(({ kind, who }) => kind === 'move' && who === 'host').map(({ seat }) => seat)).size).toBeGreaterThan(1)
})

test('a table is read again after the server was replaced, and the time between is charged to nobody', async () => {
  const { table, sitters } = await begin(server, 'nightfall', { clock: { kind: 'delay', base: 60_000, delay: 1000 } })
  const { client, message } = await asked(table, sitters)
  await client.must(message)
  const known = client.facts(table).observation
  // as if another process went on
  await server.server.hall.keeper(table).reread()
  await server.store.leases.take(table)
  await client.ask({ type: 'say', table, room: 'table', phrase: 'hello' })
  const again = await sitters[0].player.connect()
  await again.watch(table)
  expect((await entriesOf(table)).some(({ kind }) => kind === 'wait')).toBe(true)
  const same = sitters[0].client === client ? again : await sitters[1].player.connect()
  if (same !== again) await same.watch(table)
  expect(same.facts(table).observation).toEqual(known)
})

test('another game: when all agree, the next table is there and everybody sits there', async () => {
  const { table, sitters } = await begin(server, 'crystal-clans')
  const [one, two] = sitters.map(({ client }) => client)
  await one.must({ type: 'concede', table })
  await two.until(() => two.facts(table).phase === 'ended', 'the end')
  await one.must({ type: 'offer', table, what: 'rematch', swap: 'seats' })
  const [{ entry }] = await two.until(() => two.facts(table).offers.length > 0 && two.facts(table).offers, 'the offer')
  await two.must({ type: 'answer', table, offer: entry, yes: true })
  const { next } = two.facts(table)
  await one.watch(next!.table)
  expect(one.facts(next!.table).seats.map(({ who }) => who)).toEqual([sitters[1].player.id, sitters[0].player.id])
  const listed = (await sitters[0].player.ask('GET', `tables/${next!.table}`)).json
  expect(listed).toMatchObject({ state: 'open', access: 'named' })
})
