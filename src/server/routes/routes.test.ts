// Requests: every route, as somebody outside asks it. Each answer has to be as it is described.
import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { begin } from '../../../test/server/play.ts'
import { serveTests } from '../../../test/server/served.ts'
import type { Answer, TestPlayer, TestServer } from '../../../test/server/server.ts'
import { GAME_NAMES } from '../../games/register.ts'
import { allRoutes } from './routes.ts'

let server: TestServer
let ada: TestPlayer
let ben: TestPlayer

serveTests((one) => (server = one))
beforeAll(async () => {
  ada = await server.guest('Ada')
  ben = await server.guest('Ben')
})

const refusal = ({ status, json }: Answer) => [status, json.error.code, ...(json.error.path === undefined ? [] : [json.error.path])]

/** Asks, and holds the answer against the description of its route. */
async function ask(player: TestPlayer, method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Answer> {
  const answer = await player.ask(method, path, body)
  const address = `/api/1/${path.split('?')[0]}`
  const route = allRoutes().find((one) => one.method === method && new RegExp(`^${one.path.replace(/:\w+/g, '[^/]+')}$`).test(address))
  if (route === undefined) throw new Error(`no route ${method} ${address}`)
  if (answer.status === 200 && typeof route.answer !== 'string') (route.answer as z.ZodType).parse(answer.json)
  return answer
}

test('games with their formats, and a setup to begin with', async () => {
  const { json } = await ask(ada, 'GET', 'games')
  expect(json.games.map(({ game }: { game: string }) => game)).toEqual(GAME_NAMES)
  expect(json.games[0].formats[0]).toEqual({ name: 'own', brings: true })
  for (const game of GAME_NAMES) expect((await ask(ada, 'GET', `games/${game}/setup`)).json.setup).toBeTypeOf('object')
  expect((await ask(ada, 'GET', 'games/nightfall/setup?seats=5')).json.seats).toBe(5)
  expect(refusal(await ask(ada, 'GET', 'games/keyforge/setup?seats=3'))).toEqual([400, 'bad-request', 'seats'])
  expect(refusal(await ask(ada, 'GET', 'games/chess/setup'))).toEqual([400, 'bad-request', 'game'])
})

test('a table is opened, listed, and tells who sits there', async () => {
  const { json, status } = await ask(ada, 'POST', 'tables', { game: 'nightfall', seats: 3, computers: [null, null, 'casual'] })
  expect(status).toBe(200)
  expect(json.url).toBe(`${server.url}/#table=${json.table}`)
  expect((await ask(ben, 'POST', `tables/${json.table}/seat`, { seat: 1 })).json).toEqual({ table: json.table, seat: 1, entry: 2 })
  const told = (await ask(ada, 'GET', `tables/${json.table}`)).json
  expect(told).toMatchObject({ state: 'open', game: 'nightfall', opener: ada.id, access: 'anyone' })
  expect(told.seats).toEqual([{ ready: false }, { player: ben.id, ready: false }, { computer: 'casual', ready: true }])
  expect(told.players).toContainEqual({ id: ben.id, name: 'Ben', kind: 'guest' })
  const listed = (await ask(ada, 'GET', 'tables?state=open&game=nightfall')).json
  expect(listed.tables.map(({ table }: { table: string }) => table)).toEqual([json.table])
  expect(JSON.stringify([told, listed])).not.toMatch(/secret|commitment|entropy/)

  expect(refusal(await ask(ben, 'POST', `tables/${json.table}/seat`, {}))).toEqual([409, 'seated'])
  expect(refusal(await ask(ada, 'POST', `tables/${json.table}/seat`, { seat: 1 }))).toEqual([409, 'taken'])
  expect(refusal(await ask(ada, 'POST', `tables/${json.table}/seat`, { seat: 9 }))).toEqual([400, 'bad-request', 'seat'])
  expect((await ask(ben, 'DELETE', `tables/${json.table}/seat`)).json).toMatchObject({ seat: 1 })
  expect(refusal(await ask(ben, 'DELETE', `tables/${json.table}/seat`))).toEqual([403, 'not-seated'])
  const shut = (await ask(ada, 'POST', 'tables', { game: 'riftblade' })).json.table as string
  expect(refusal(await ask(ben, 'DELETE', `tables/${shut}`))).toEqual([403, 'not-yours'])
  expect((await ask(ada, 'DELETE', `tables/${shut}`)).json).toMatchObject({ table: shut })
  expect((await ask(ben, 'GET', `tables/${shut}`)).json).toMatchObject({ state: 'ended' })
  expect((await ask(ada, 'GET', `tables/${json.table}`)).json.seats[1]).toEqual({ ready: false })
})

test('a page of tables goes on where the last one ended', async () => {
  const opened: string[] = []
  for (let i = 0; i < 5; i++) opened.push((await ask(ada, 'POST', 'tables', { game: 'crystal-clans' })).json.table)
  const found: string[] = []
  for (let cursor = ''; ; ) {
    const { json } = await ask(ada, 'GET', `tables?game=crystal-clans&limit=2${cursor && `&cursor=${cursor}`}`)
    found.push(...json.tables.map(({ table }: { table: string }) => table))
    if (json.cursor === undefined) break
    cursor = json.cursor
  }
  expect(found).toEqual(opened.reverse())
  expect(refusal(await ask(ada, 'GET', 'tables?cursor=x'))).toEqual([400, 'bad-request', 'cursor'])
  expect(refusal(await ask(ada, 'GET', 'tables?limit=1000'))).toEqual([400, 'bad-request', 'limit'])
})

test('a table with a private link is in no list, and one for those who are named is for them alone', async () => {
  const link = await ada.open({ game: 'keyforge', access: 'link' })
  expect((await ask(ben, 'GET', 'tables?game=keyforge&limit=100')).json.tables).not.toContainEqual(expect.objectContaining({ table: link }))
  expect((await ask(ben, 'GET', `tables/${link}`)).status).toBe(200)
  const named = await ada.open({ game: 'keyforge', access: 'named', invited: [ben.id] })
  const eve = await server.guest('Eve')
  expect(refusal(await ask(eve, 'POST', `tables/${named}/seat`, {}))).toEqual([403, 'not-invited'])
  expect((await ask(ben, 'POST', `tables/${named}/seat`, {})).status).toBe(200)
})

test('who has blocked somebody sits at no table with him', async () => {
  const table = await ada.open({ game: 'riftblade' })
  await ada.ask('POST', `tables/${table}/seat`, {})
  const eve = await server.guest('Eve')
  await server.store.conduct.avoid(ada.id, eve.id, 'block')
  expect(refusal(await ask(eve, 'POST', `tables/${table}/seat`, {}))).toEqual([403, 'not-invited'])
})

test('what cannot be opened is refused with its reason', async () => {
  const open = async (wishes: object) => refusal(await ask(ben, 'POST', 'tables', wishes))
  expect(await open({})).toEqual([400, 'bad-request', 'game'])
  expect(await open({ game: 'keyforge', seats: 3 })).toEqual([400, 'bad-request'])
  expect(await open({ game: 'keyforge', clock: { kind: 'hourglass' } })).toEqual([400, 'bad-request', 'clock.kind'])
  expect(await open({ game: 'keyforge', clock: { kind: 'delay', base: 1, delay: 0 } })).toEqual([400, 'bad-request'])
  expect(await open({ game: 'keyforge', setup: { decks: ['none'] } })).toEqual([400, 'bad-setup'])
  expect(await open({ game: 'keyforge', setup: { decks: 'a\0' } })).toEqual([400, 'bad-request', 'setup.decks'])
  expect(await open({ game: 'riftblade', computers: ['casual', 'casual'] })).toEqual([400, 'bad-request'])
  expect(await open({ game: 'riftblade', secret: '0'.repeat(64) })).toEqual([400, 'bad-request'])
  const nobody = await fetch(`${server.url}/api/1/tables`, {
    method: 'POST',
    body: '{"game":"keyforge"}',
    headers: { 'content-type': 'application/json' },
  })
  expect([nobody.status, (await nobody.json()).error.code]).toEqual([401, 'unknown-player'])
})

test('ids that are none are refused before the store is asked', async () => {
  for (const [path, where] of [
    ['players/%00', 'player'],
    ['players/a%00b/games', 'player'],
    ['tables/%00', 'table'],
    ['tables/A%20B/record', 'table'],
  ])
    expect(refusal(await ask(ada, 'GET', path)).slice(0, 2), `${path} ${where}`).toEqual([400, 'bad-request'])
  expect(refusal(await ask(ada, 'GET', 'tables/nowhere'))).toEqual([404, 'no-table'])
  expect(refusal(await ask(ada, 'POST', 'tables/nowhere/seat', {}))).toEqual([404, 'no-table'])
  expect(refusal(await ask(ada, 'GET', 'tables/nowhere/record'))).toEqual([404, 'no-table'])
  expect(refusal(await ask(ada, 'GET', 'players/aaaaaaaaaaaa'))).toEqual([404, 'no-player'])
})

test('a player is known by a profile, finished games, and to himself by all that is stored; and can be deleted', async () => {
  const { table, sitters } = await begin(server, 'riftblade')
  const [one, two] = sitters
  await one.client.must({ type: 'say', table, room: 'table', text: 'good luck' })
  expect(refusal(await ask(two.player, 'GET', `players/${one.player.id}/export`))).toEqual([403, 'not-yours'])
  const own = (await ask(one.player, 'GET', `players/${one.player.id}/export`)).json
  expect(own.entries.map(({ kind }: { kind: string }) => kind)).toEqual(['sit', 'ready', 'say'])
  expect(JSON.stringify(own)).not.toMatch(/secret|seed/)

  // who goes gives up the game, and leaves nothing but the game
  expect((await ask(one.player, 'DELETE', 'me')).status).toBe(200)
  await two.client.until(() => two.client.facts(table).phase === 'ended', 'the end')
  expect(two.client.facts(table).end).toMatchObject({ reason: 'concede', shares: expect.arrayContaining([0, 1]) as unknown })
  expect(refusal(await ask(one.player, 'GET', `players/${one.player.id}/games`))).toEqual([401, 'unknown-player'])
  expect(refusal(await ask(two.player, 'GET', `players/${one.player.id}`))).toEqual([404, 'no-player'])
  await two.client.until(
    () => two.client.tables.get(table)!.said.every(({ say }) => 'text' in say && say.text === ''),
    'that nothing was said',
  )
  // the seat is that of nobody, for those who look and in what is stored
  const { entry: _before, ...now } = two.client.tables.get(table)!
  const stored = [now, (await ask(two.player, 'GET', `tables/${table}`)).json, await server.store.entries.after(table, 0)]
  expect(JSON.stringify(stored)).not.toContain(one.player.id)
  expect((await ask(two.player, 'GET', `tables/${table}/record`)).status).toBe(200)
  expect((await server.server.hall.read(table)).hash).toBe(two.client.facts(table).end?.hash)
  const games = (await ask(two.player, 'GET', `players/${two.player.id}/games`)).text.trim().split('\n')
  expect(games.map((line) => JSON.parse(line))).toMatchObject([{ table, state: 'ended', result: { reason: 'concede' } }])
  const profile = (await ask(two.player, 'GET', `players/${two.player.id}`)).json
  expect(profile).toMatchObject({ id: two.player.id, name: 'player 1', kind: 'guest', ratings: [] })
})

test('a table that was closed before its start has no record', async () => {
  const table = await ada.open({ game: 'riftblade' })
  const client = await ada.connect()
  await client.must({ type: 'abort', table })
  expect(refusal(await ask(ada, 'GET', `tables/${table}/record`))).toEqual([409, 'not-started'])
})
