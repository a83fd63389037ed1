// Accounts: a guest becomes one without losing anything, and is known again on another device.
import { expect, test } from 'vitest'
import { begin } from '../../../test/server/play.ts'
import { serveTests } from '../../../test/server/served.ts'
import { type Answer, TestPlayer, type TestServer } from '../../../test/server/server.ts'

let server: TestServer

serveTests((one) => (server = one))

const refusal = ({ status, json }: Answer) => [status, json.error.code, ...(json.error.path === undefined ? [] : [json.error.path])]

/** Another device, on which nobody is known yet. */
async function signIn(body: object): Promise<TestPlayer | [number, string]> {
  const response = await fetch(`${server.url}/api/1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const json = (await response.json()) as { player: { id: string }; token: string; error: { code: string } }
  if (!response.ok) return [response.status, json.error.code]
  expect(response.headers.get('set-cookie')).toMatch(/^catena=[\w-]{43}; .*HttpOnly; SameSite=Lax/)
  return new TestPlayer(server.url, json.player.id, json.token)
}

test('a guest becomes an account, keeps the games, and signs in on a second device', async () => {
  const { table, sitters } = await begin(server, 'riftblade')
  const { player: guest, client } = sitters[0]
  expect((await guest.ask('GET', 'me')).json).toMatchObject({ id: guest.id, name: 'player 0', kind: 'guest', login: null, codes: 0 })
  const { codes } = (await guest.ask('POST', 'account', { login: ' Ada ', password: 'correct horse' })).json
  expect(codes).toHaveLength(8)
  expect((await guest.ask('GET', 'me')).json).toMatchObject({ id: guest.id, kind: 'account', login: 'ada', codes: 8 })

  const second = (await signIn({ login: 'ADA', password: 'correct horse' })) as TestPlayer
  expect(second.id).toBe(guest.id)
  expect((await second.ask('GET', 'me/tables')).json.tables).toMatchObject([{ table, state: 'live' }])
  // the game goes on from there
  const again = await second.connect()
  await again.watch(table)
  expect(again.facts(table).seat).toBe(0)
  expect(client.closed).toBeUndefined()

  expect(await signIn({ login: 'ada', password: 'wrong horse' })).toEqual([403, 'wrong-password'])
  expect(await signIn({ login: 'nobody', password: 'correct horse' })).toEqual([403, 'wrong-password'])

  // signing out ends this device alone
  expect((await second.ask('DELETE', 'session')).status).toBe(200)
  expect(refusal(await second.ask('GET', 'me'))).toEqual([401, 'unknown-player'])
  expect((await guest.ask('GET', 'me')).status).toBe(200)
})

test('a login belongs to one; it and the password change only by the password, and sign out every other device', async () => {
  const [one, other] = [await server.guest('One'), await server.guest('Other')]
  await one.ask('POST', 'account', { login: 'one', password: 'first of all' })
  expect(refusal(await other.ask('POST', 'account', { login: 'ONE', password: 'second of all' }))).toEqual([409, 'login-taken', 'login'])
  expect((await other.ask('GET', 'me')).json).toMatchObject({ kind: 'guest', login: null })
  expect(refusal(await other.ask('POST', 'account/codes', { current: 'x' }))).toEqual([409, 'no-account'])

  const second = (await signIn({ login: 'one', password: 'first of all' })) as TestPlayer
  expect(refusal(await second.ask('POST', 'account', { login: 'one', password: 'stolen device' }))).toEqual([403, 'no-proof'])
  expect(refusal(await second.ask('POST', 'account', { login: 'one', password: 'stolen device', current: 'guessed' }))).toEqual([
    403,
    'wrong-password',
    'current',
  ])
  const changed = await second.ask('POST', 'account', { login: 'one', password: 'now this one', current: 'first of all' })
  expect(changed.status).toBe(200)
  expect((await second.ask('GET', 'me')).status).toBe(200)
  expect(refusal(await one.ask('GET', 'me'))).toEqual([401, 'unknown-player'])
  expect(await signIn({ login: 'one', password: 'first of all' })).toEqual([403, 'wrong-password'])
  for (const body of [
    { login: 'x', password: 'short' },
    { login: '', password: 'long enough' },
    { login: 'a'.repeat(65), password: 'long enough' },
  ])
    expect(refusal(await other.ask('POST', 'account', body)).slice(0, 2)).toEqual([400, 'bad-request'])
})

test('a recovery code signs in once, with a new password, and new codes make the old ones void', async () => {
  const lost = await server.guest('Lost')
  const { codes } = (await lost.ask('POST', 'account', { login: 'lost', password: 'forgotten one' })).json
  const found = (await signIn({ login: 'lost', code: codes[0], password: 'a new password' })) as TestPlayer
  expect(found.id).toBe(lost.id)
  expect(refusal(await lost.ask('GET', 'me'))).toEqual([401, 'unknown-player'])
  expect((await found.ask('GET', 'me')).json.codes).toBe(7)
  expect(await signIn({ login: 'lost', code: codes[0], password: 'once more, please' })).toEqual([403, 'wrong-password'])
  expect(await signIn({ login: 'lost', password: 'forgotten one' })).toEqual([403, 'wrong-password'])

  expect(refusal(await found.ask('POST', 'account/codes', { current: 'forgotten one' }))).toEqual([403, 'wrong-password', 'current'])
  const { codes: fresh } = (await found.ask('POST', 'account/codes', { current: 'a new password' })).json
  expect(await signIn({ login: 'lost', code: codes[1], password: 'yet another one' })).toEqual([403, 'wrong-password'])
  expect(await signIn({ login: 'lost', code: fresh[0], password: 'yet another one' })).toBeInstanceOf(TestPlayer)
})

test('a name changes, own tables are told with those that wait, and an account is deleted with its login', async () => {
  const { table, sitters } = await begin(server, 'riftblade', { clock: { kind: 'days', days: 1 } })
  const asked = sitters.findIndex(({ client }) => client.facts(table).toDecide === client.facts(table).seat)
  const [waited, other] = [sitters[asked].player, sitters[1 - asked].player]
  expect((await waited.ask('GET', 'me/tables?state=live')).json.waiting).toEqual([table])
  expect((await other.ask('GET', 'me/tables?state=live')).json).toMatchObject({ tables: [{ table }], waiting: [] })
  expect((await other.ask('GET', 'me/tables?state=ended')).json.tables).toEqual([])

  expect((await other.ask('POST', 'me', { name: ' Renamed ' })).json).toEqual({})
  expect((await waited.ask('GET', `players/${other.id}`)).json.name).toBe('Renamed')
  expect(refusal(await other.ask('POST', 'me', { name: 'a\u202eb' })).slice(0, 2)).toEqual([400, 'bad-request'])

  await other.ask('POST', 'account', { login: 'leaving', password: 'not for long' })
  expect((await other.ask('GET', `players/${other.id}/export`)).json).toMatchObject({ login: { login: 'leaving' }, recoveryCodes: 8 })
  expect((await other.ask('DELETE', 'me')).status).toBe(200)
  expect(await signIn({ login: 'leaving', password: 'not for long' })).toEqual([403, 'wrong-password'])
  expect((await waited.ask('GET', 'me/tables?state=ended')).json.tables).toMatchObject([{ table, result: { reason: 'concede' } }])
})

test('who is deleted leaves no open table behind, but where somebody else sits', async () => {
  const [gone, other] = [await server.guest(), await server.guest()]
  const [alone, kept] = [await gone.open({ game: 'riftblade' }), await gone.open({ game: 'riftblade' })]
  await other.ask('POST', `tables/${kept}/seat`, {})
  expect((await gone.ask('GET', `players/${gone.id}/export`)).json.tables.map(({ id }: { id: string }) => id).sort()).toEqual(
    [alone, kept].sort(),
  )
  expect((await gone.ask('DELETE', 'me')).status).toBe(200)
  expect((await other.ask('GET', `tables/${alone}`)).json).toMatchObject({ state: 'ended', result: { reason: 'abort' } })
  expect((await other.ask('GET', `tables/${kept}`)).json.state).toBe('open')
})
