// Rated games: for those who stay, counted once each, and shown wherever their players are.
import { beforeAll, expect, test, vi } from 'vitest'
import { begin } from '../../../test/server/play.ts'
import { serveTests } from '../../../test/server/served.ts'
import { type TestClient, TestPlayer, type TestServer } from '../../../test/server/server.ts'
import { START } from './rating.ts'

let server: TestServer
let accounts: TestPlayer[]

serveTests(
  (one) => (server = one),
  () => ({ unlimited: true }),
)
beforeAll(async () => {
  accounts = await Promise.all(['Ada', 'Ben'].map(account))
})

async function account(name: string): Promise<TestPlayer> {
  const { json } = await (await server.guest()).ask('POST', 'bot', { name })
  return new TestPlayer(server.url, json.player.id, json.token)
}

const code = ({ status, json }: { status: number; json: { error: { code: string } } }) => [status, json.error.code]

/** A rated game between the two that the second one gives up; gives the table. */
async function play(wishes: object = {}): Promise<string> {
  const table = await accounts[0].open({ game: 'riftblade', rated: true, ...wishes })
  const clients: TestClient[] = []
  for (const player of accounts) {
    expect((await player.ask('POST', `tables/${table}/seat`, {})).status).toBe(200)
    const client = await player.connect()
    await client.watch(table)
    clients.push(client)
  }
  for (const client of clients) await client.must({ type: 'ready', table, entropy: '0'.repeat(32) })
  await clients[1].until(() => clients[1].facts(table).phase === 'live', 'the start')
  await clients[1].must({ type: 'concede', table })
  await clients[0].until(() => clients[0].facts(table).phase === 'ended', 'the end')
  for (const client of clients) await client.close()
  return table
}

test('a rated game is for those who stay, and for players alone', async () => {
  const guest = await server.guest()
  expect(code(await guest.ask('POST', 'tables', { game: 'riftblade', rated: true }))).toEqual([403, 'no-account'])
  const table = await accounts[0].open({ game: 'riftblade', rated: true })
  expect(code(await guest.ask('POST', `tables/${table}/seat`, {}))).toEqual([403, 'no-account'])
  const computers = await accounts[0].ask('POST', 'tables', { game: 'riftblade', rated: true, computers: [null, 'random'] })
  expect(computers.json.error).toMatchObject({ code: 'bad-request', message: expect.stringContaining('rated') })
  await guest.ask('POST', 'account', { login: 'rated', password: 'stays from now on' })
  expect((await guest.ask('POST', `tables/${table}/seat`, {})).status).toBe(200)
  await accounts[0].ask('DELETE', `tables/${table}/seat`)
})

test('it changes the ratings of both, and profile, table, own games and lists tell it', async () => {
  const [ada, ben] = accounts
  const table = await play()
  const told = (await ada.ask('GET', `tables/${table}`)).json
  const change = (player: TestPlayer) => told.changes.find((one: { player: string }) => one.player === player.id)
  expect(told.changes).toHaveLength(2)
  expect(change(ada)).toMatchObject({ table, before: START, after: { mu: expect.closeTo(27.635, 3), sigma: expect.closeTo(8.066, 3) } })
  expect(change(ben).after.mu).toBeCloseTo(22.365, 3)
  const profile = (await ben.ask('GET', `players/${ada.id}`)).json
  expect(profile.ratings).toEqual([{ game: 'riftblade', format: 'box', games: 1, ...change(ada).after }])
  expect((await ben.ask('GET', 'me/tables?state=ended')).json.changes).toEqual([change(ben)])
  // a list tells what those who wait at a rated table have
  const next = await ada.open({ game: 'riftblade', rated: true })
  const casual = await ada.open({ game: 'riftblade' })
  const { tables, ratings } = (await ben.ask('GET', 'tables?state=open')).json
  expect(tables.map(({ table: id, rated }: { table: string; rated: boolean }) => [id, rated])).toEqual(
    expect.arrayContaining([
      [next, true],
      [casual, false],
    ]),
  )
  expect(ratings).toEqual([{ player: ada.id, ...profile.ratings[0] }])
})

test('casual games and those that were broken off change nothing', async () => {
  const before = (await accounts[0].ask('GET', `players/${accounts[0].id}`)).json.ratings
  const casual = await play({ rated: false })
  const { table, sitters } = await begin(server, 'riftblade')
  await sitters[0].client.must({ type: 'abort', table })
  for (const id of [casual, table]) expect((await accounts[0].ask('GET', `tables/${id}`)).json.changes).toEqual([])
  expect((await accounts[0].ask('GET', `players/${accounts[0].id}`)).json.ratings).toEqual(before)
})

test('what a server left as it died is counted by the next one, once', async () => {
  const table = await play()
  const changes = async () => (await accounts[0].ask('GET', `tables/${table}`)).json.changes
  const before = await changes()
  const [{ mu, sigma }] = (await server.store.ratings.of(accounts[0].id)) as { mu: number; sigma: number }[]
  expect(before).toHaveLength(2)
  await server.store.ask('delete from rating_changes where table_id = $1', [table])
  expect(await server.store.ratings.left(0)).toEqual([table])
  server.server.hall.begin()
  await vi.waitFor(async () => expect(await changes()).toHaveLength(2), { timeout: 60_000 })
  expect(await server.store.ratings.left(0)).toEqual([])
  const [counted] = await server.store.ratings.of(accounts[0].id)
  expect(counted.mu).toBeGreaterThan(mu)
  expect(counted.sigma).toBeLessThan(sigma)
})
