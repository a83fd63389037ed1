// Who is here, whether it can be played, and who may not, as those are told who look for a game.
import { expect, test, vi } from 'vitest'
import { begin } from '../../../test/server/play.ts'
import { serveTests } from '../../../test/server/served.ts'
import type { TestPlayer, TestServer } from '../../../test/server/server.ts'
import { lobby } from '../schema/lobby.ts'

let server: TestServer

serveTests((one) => (server = one))

const look = async (player?: TestPlayer) =>
  lobby.parse(player === undefined ? await (await fetch(`${server.url}/api/1/lobby`)).json() : (await player.ask('GET', 'lobby')).json)

test('how long it took others until somebody came is told by game and clock, once enough have waited', async () => {
  const clock = { kind: 'increment', base: 600_000, increment: 15_000 }
  for (let i = 0; i < 6; i++) {
    const [host, guest] = await Promise.all([server.guest(`Host ${i}`), server.guest(`Guest ${i}`)])
    const table = await host.open({ game: 'nightfall', clock })
    await host.ask('POST', `tables/${table}/seat`, {})
    // nobody came to the last one
    if (i < 5) await guest.ask('POST', `tables/${table}/seat`, {})
    await host.ask('DELETE', `tables/${table}`)
  }
  // a private one is none of those
  const apart = await server.guest('Apart')
  await apart.open({ game: 'keyforge', access: 'link' })
  const { waits } = await look()
  expect(waits).toEqual([{ game: 'nightfall', clock, milliseconds: expect.any(Number) }])
  expect(waits[0].milliseconds).toBeLessThan(60_000)
})

test('who is here is named with what they do: who waits at an open table first, and a table by link never', async () => {
  const { table, sitters } = await begin(server, 'riftblade')
  const [cleo, dora, eve, nobody] = await Promise.all(['Cleo', 'Dora', 'Eve', ''].map((name) => server.guest(name)))
  const open = await cleo.open({ game: 'nightfall', spectators: null })
  await cleo.ask('POST', `tables/${open}/seat`, {})
  const secret = await dora.open({ game: 'keyforge', access: 'link' })
  await dora.ask('POST', `tables/${secret}/seat`, {})
  for (const player of [cleo, dora, eve, nobody]) await look(player)
  await vi.waitUntil(async () => (await look()).here === 6, { timeout: 60_000, interval: 200 })
  const { ready, people } = await look()
  expect(ready).toBe(true)
  expect(people.map(({ player: { name }, at }) => [name, at])).toEqual([
    ['Cleo', { table: open, game: 'nightfall', state: 'open', watched: false }],
    ['Dora', undefined],
    ['Eve', undefined],
    ...sitters.map((_, at) => [`player ${at}`, { table, game: 'riftblade', state: 'live', watched: true }]),
  ])
  expect(JSON.stringify(people)).not.toContain(secret)
})

test('one who is named at a table is told who asks, as long as that one is here and there is a seat, and nobody else is', async () => {
  const [gina, hugo, ivo] = await Promise.all(['Gina', 'Hugo', 'Ivo'].map((name) => server.guest(name)))
  const clock = { kind: 'none' }
  const table = await gina.open({ game: 'riftblade', access: 'named', invited: [hugo.id], clock })
  await gina.ask('POST', `tables/${table}/seat`, {})
  const asked = async (player?: TestPlayer) => (await look(player)).asked
  // she has not been seen yet
  expect(await asked(hugo)).toEqual([])
  expect(await asked(gina)).toEqual([])
  expect(await asked(hugo)).toEqual([{ table, game: 'riftblade', clock, by: { id: gina.id, name: 'Gina', kind: 'guest' } }])
  expect([await asked(ivo), await asked()]).toEqual([[], []])
  await hugo.ask('POST', `players/${gina.id}/avoid`, { kind: 'block' })
  expect(await asked(hugo)).toEqual([])
  await hugo.ask('DELETE', `players/${gina.id}/avoid?kind=block`)
  await hugo.ask('POST', `tables/${table}/seat`, {})
  expect(await asked(hugo)).toEqual([])
  await hugo.ask('DELETE', `tables/${table}/seat`)
  expect((await asked(hugo)).length).toBe(1)
  await gina.ask('DELETE', `tables/${table}`)
  expect(await asked(hugo)).toEqual([])
})

test('who is asked and declines is told to who asks, who leaves them in peace for a while and asks somebody else', async () => {
  const [kim, lea, max] = await Promise.all(['Kim', 'Lea', 'Max'].map((name) => server.guest(name)))
  const ask = (invited: string[]) => kim.ask('POST', 'tables', { game: 'riftblade', access: 'named', invited })
  const [table, other] = [(await ask([lea.id])).json.table as string, (await ask([lea.id])).json.table as string]
  for (const one of [table, other]) await kim.ask('POST', `tables/${one}/seat`, {})
  const client = await kim.connect()
  await client.watch(table)
  expect((await look(kim)).declined).toEqual([])
  expect((await look(lea)).asked).toHaveLength(2)
  const decline = async (player: TestPlayer) => (await player.ask('POST', `tables/${table}/decline`)).json
  expect((await decline(max)).error.code).toBe('not-invited')
  expect((await decline(kim)).error.code).toBe('not-invited')

  const before = Date.now()
  expect(await decline(lea)).toEqual({ table, entry: 3 })
  // at once at the table, and in the lobby
  await client.until(() => client.facts(table).declined?.[0] === lea.id, 'the answer')
  const told = { player: { id: lea.id, name: 'Lea', kind: 'guest' }, table }
  expect((await look(kim)).declined).toEqual([{ ...told, state: 'open', until: expect.any(Number) as number }])
  const [{ until }] = (await look(kim)).declined
  expect(until - before).toBeGreaterThan(9 * 60_000)
  // of the same player she is asked nothing else, neither at tables that are there nor at new ones
  expect(await look(lea)).toMatchObject({ asked: [], later: [{ table, by: { name: 'Kim' } }] })
  const refused = await ask([max.id, lea.id])
  expect([refused.status, refused.json.error]).toMatchObject([429, { code: 'declined', path: 'invited' }])
  expect(refused.json.error.after).toBeGreaterThan(9 * 60_000)
  expect(refused.json.error.after).toBeLessThanOrEqual(10 * 60_000)
  // others are asked, and others ask her; nobody else is told
  expect((await ask([max.id])).status).toBe(200)
  expect((await max.ask('POST', 'tables', { game: 'riftblade', access: 'named', invited: [lea.id] })).status).toBe(200)
  for (const one of [lea, max, undefined]) expect((await look(one)).declined).toEqual([])

  // the table is closed: it is still known who declined
  await kim.ask('DELETE', `tables/${table}`)
  expect((await look(lea)).later).toEqual([])
  expect((await look(kim)).declined).toEqual([{ ...told, state: 'ended', until }])
  vi.useFakeTimers({ now: until, toFake: ['Date'] })
  try {
    expect((await look(kim)).declined).toEqual([])
    expect((await look(lea)).asked.map((one) => one.table)).toEqual([other])
    expect((await ask([lea.id])).status).toBe(200)
  } finally {
    vi.useRealTimers()
  }
})

test('who thinks better of it and sits down has declined nothing', async () => {
  const [nora, otto] = await Promise.all(['Nora', 'Otto'].map((name) => server.guest(name)))
  const table = await nora.open({ game: 'riftblade', access: 'named', invited: [otto.id] })
  await otto.ask('POST', `tables/${table}/decline`)
  expect((await look(nora)).declined).toHaveLength(1)
  expect((await otto.ask('POST', `tables/${table}/seat`, {})).status).toBe(200)
  expect((await look(nora)).declined).toEqual([])
  // what he said is his, and he is told it
  await otto.ask('DELETE', `tables/${table}/seat`)
  const { entries } = (await otto.ask('GET', `players/${otto.id}/export`)).json
  expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual(['decline', 'sit', 'leave'])
})

test('who was banned is told so, and that nothing is taken is told to all, while nothing is stored', async () => {
  const fay = await server.guest('Fay')
  expect((await look(fay)).ban).toBeUndefined()
  await server.store.conduct.ban(fay.id, 'insults')
  expect((await look(fay)).ban).toEqual({ until: null, reason: 'insults' })
  vi.spyOn(server.store, 'health').mockReturnValue({ ready: false, since: 0, reason: 'the disk is full' })
  expect((await look()).ready).toBe(false)
  vi.restoreAllMocks()
  expect((await look()).ready).toBe(true)
})
