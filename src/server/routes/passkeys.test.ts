// Passkeys: made once, shown often; each answer fits one question, one page and one player.
import { expect, test } from 'vitest'
import { Authenticator } from '../../../test/server/authenticator.ts'
import { serveTests } from '../../../test/server/served.ts'
import { type Answer, TestPlayer, type TestServer } from '../../../test/server/server.ts'

let server: TestServer

serveTests(
  (one) => (server = one),
  () => ({ unlimited: true }),
)

const refusal = ({ status, json }: Answer) => [status, json.error.code]
const device = () => new Authenticator(server.url)
const askedToMake = async (player: TestPlayer) => (await player.ask('POST', 'account/passkey/question')).json
const nobody = () => new TestPlayer(server.url, '', 'a'.repeat(43))
const askedToProve = async (player: TestPlayer) => (await player.ask('POST', 'account/question')).json
const askedToShow = async () => (await nobody().ask('POST', 'session/question')).json
const signIn = (passkey: object) => nobody().ask('POST', 'session', { passkey })

async function withPasskey(name: string) {
  const player = await server.guest(name)
  const own = device()
  const passkey = own.make(await askedToMake(player))
  expect((await player.ask('POST', 'account/passkey', { passkey, label: 'phone' })).status).toBe(200)
  return { player, own }
}

test('a guest becomes an account by a passkey, and signs in elsewhere with nothing else', async () => {
  const { player, own } = await withPasskey('Ada')
  const me = (await player.ask('GET', 'me')).json
  expect(me).toMatchObject({ id: player.id, kind: 'account', login: null, passkeys: [{ label: 'phone' }] })
  for (let times = 0; times < 2; times++) {
    const { status, json } = await signIn(own.show(await askedToShow()))
    expect([status, json.player]).toEqual([200, { id: player.id, name: 'Ada', guest: false }])
    expect((await new TestPlayer(server.url, player.id, json.token).ask('GET', 'me')).json.id).toBe(player.id)
  }
})

test('questions say what the browser needs: the site, the player, what he has already, and that it is found without a name', async () => {
  const { player, own } = await withPasskey('Berta')
  const question = await askedToMake(player)
  expect(question).toMatchObject({
    rp: { id: '127.0.0.1', name: 'Catena' },
    user: { name: 'Berta', id: Buffer.from(player.id).toString('base64url') },
    excludeCredentials: [{ id: own.id.toString('base64url'), transports: ['internal'] }],
    authenticatorSelection: { residentKey: 'required' },
  })
  const shown = await askedToShow()
  expect(shown).toMatchObject({ rpId: '127.0.0.1' })
  expect(shown.allowCredentials ?? []).toEqual([])
  expect(question.challenge).not.toBe((await askedToMake(player)).challenge)
})

test('an answer is taken once, for its own question, from its own page, and from a counter that goes on', async () => {
  const { player, own } = await withPasskey('Carl')
  const wrong = [403, 'wrong-passkey']
  const once = own.show(await askedToShow())
  expect((await signIn(once)).status).toBe(200)
  expect(refusal(await signIn(once))).toEqual(wrong)
  // nobody has asked this
  expect(refusal(await signIn(own.show({ challenge: 'AAAA' })))).toEqual(wrong)
  // a question for making one
  expect(refusal(await signIn(own.show(await askedToMake(player))))).toEqual(wrong)
  // another page
  own.origin = 'https://elsewhere.example'
  expect(refusal(await signIn(own.show(await askedToShow())))).toEqual(wrong)
  own.origin = server.url
  // a copy of the device, which has counted less
  own.counter = 1
  expect(refusal(await signIn(own.show(await askedToShow())))).toEqual(wrong)
  own.counter = 100
  // somebody else's signature
  const shown = own.show(await askedToShow())
  const other = device().show(await askedToShow())
  expect(refusal(await signIn({ ...shown, response: { ...shown.response, signature: other.response.signature } }))).toEqual(wrong)
  // a device that is not known
  expect(refusal(await signIn(device().show(await askedToShow())))).toEqual(wrong)
  expect((await signIn(own.show(await askedToShow()))).status).toBe(200)
})

test('one is added by the player who was asked, once, and with the password where there is one', async () => {
  const { player, own } = await withPasskey('Dora')
  const other = await server.guest('Emil')
  const add = (who: TestPlayer, passkey: object, more: object = {}) => who.ask('POST', 'account/passkey', { passkey, ...more })
  expect(refusal(await add(other, device().make(await askedToMake(player))))).toEqual([403, 'wrong-passkey'])
  expect(refusal(await add(other, own.make(await askedToMake(other))))).toEqual([403, 'wrong-passkey'])
  expect((await other.ask('GET', 'me')).json).toMatchObject({ kind: 'guest', passkeys: [] })
  expect(refusal(await add(other, { id: 'x' }))).toEqual([400, 'bad-request'])

  await other.ask('POST', 'account', { login: 'emil', password: 'long enough' })
  const second = device()
  expect(refusal(await add(other, second.make(await askedToMake(other))))).toEqual([403, 'no-proof'])
  expect(refusal(await add(other, second.make(await askedToMake(other)), { current: 'guessed' }))).toEqual([403, 'wrong-password'])
  expect((await add(other, second.make(await askedToMake(other)), { current: 'long enough' })).status).toBe(200)
  expect((await signIn(second.show(await askedToShow()))).json.player.id).toBe(other.id)
})

test('who has a passkey shows it anew for a password, for another passkey, and for recovery codes', async () => {
  const { player, own } = await withPasskey('Hanna')
  const wrong = [403, 'wrong-passkey']
  const change = (more: object) => player.ask('POST', 'account', { login: 'hanna', password: 'long enough', ...more })
  // somebody at a device that was left open
  expect(refusal(await change({}))).toEqual([403, 'no-proof'])
  expect(refusal(await change({ current: 'guessed' }))).toEqual([403, 'no-proof'])
  const second = device()
  const add = async (more: object) => player.ask('POST', 'account/passkey', { passkey: second.make(await askedToMake(player)), ...more })
  expect(refusal(await add({}))).toEqual([403, 'no-proof'])

  const question = await askedToProve(player)
  expect(question).toMatchObject({ rpId: '127.0.0.1', allowCredentials: [{ id: own.id.toString('base64url'), transports: ['internal'] }] })
  // what lets in is no proof, and a proof does not let in
  expect(refusal(await change({ shown: own.show(await askedToShow()) }))).toEqual(wrong)
  expect(refusal(await signIn(own.show(question)))).toEqual(wrong)
  // nor is that of another player, or for another one
  const other = await withPasskey('Ida')
  expect(refusal(await change({ shown: other.own.show(await askedToProve(player)) }))).toEqual(wrong)
  expect(refusal(await change({ shown: own.show(await askedToProve(other.player)) }))).toEqual(wrong)
  expect((await player.ask('GET', 'me')).json).toMatchObject({ login: null, passkeys: [{ label: 'phone' }] })

  const shown = own.show(await askedToProve(player))
  expect((await change({ shown })).status).toBe(200)
  // once
  expect(refusal(await change({ shown }))).toEqual(wrong)
  expect((await add({ shown: own.show(await askedToProve(player)) })).status).toBe(200)
  // one who has both may show either
  const { codes } = (await player.ask('POST', 'account/codes', { shown: second.show(await askedToProve(player)) })).json
  expect(codes).toHaveLength(8)
  expect((await player.ask('POST', 'account/codes', { current: 'long enough' })).json.codes).toHaveLength(8)
})

test('a question that was put more than five minutes ago is answered too late', async () => {
  const { player, own } = await withPasskey('Jan')
  const { challenge } = await askedToProve(player)
  const { expires } = await server.store
    .ask('select expires from challenges where challenge = $1', [challenge])
    .then(([row]) => row as { expires: number })
  expect(expires - Date.now()).toBeLessThanOrEqual(5 * 60_000)
  await server.store.ask('update challenges set expires = $1 where challenge = $2', [Date.now() - 1, challenge])
  const late = await player.ask('POST', 'account', { login: 'jan', password: 'long enough', shown: own.show({ challenge }) })
  expect(refusal(late)).toEqual([403, 'wrong-passkey'])
})

test('one is taken away, but not the last way in', async () => {
  const { player, own } = await withPasskey('Fritz')
  const id = own.id.toString('base64url')
  const remove = (who: TestPlayer) => who.ask('DELETE', `account/passkey/${id}`)
  expect(refusal(await remove(player))).toEqual([409, 'last-passkey'])
  // that of somebody else is not his to take
  const other = await server.guest()
  await other.ask('POST', 'account', { login: 'gerda', password: 'long enough' })
  await remove(other)
  expect((await signIn(own.show(await askedToShow()))).status).toBe(200)
  const shown = own.show(await askedToProve(player))
  const { codes } = (await player.ask('POST', 'account', { login: 'fritz', password: 'long enough', shown })).json
  expect(codes).toHaveLength(8)
  const { token } = (await signIn(own.show(await askedToShow()))).json
  const lost = new TestPlayer(server.url, player.id, token)
  expect((await lost.ask('GET', 'me')).status).toBe(200)
  expect((await remove(player)).status).toBe(200)
  // a device that is lost is signed out with it, and the one that asks is not
  expect((await lost.ask('GET', 'me')).status).toBe(401)
  expect(refusal(await signIn(own.show(await askedToShow())))).toEqual([403, 'wrong-passkey'])
  expect((await player.ask('GET', 'me')).json).toMatchObject({ login: 'fritz', passkeys: [] })
})

test('of two passkeys that are taken away at the same moment one stays', async () => {
  const { player, own } = await withPasskey('Paula')
  const second = device()
  const shown = own.show(await askedToProve(player))
  const passkey = second.make(await askedToMake(player))
  expect((await player.ask('POST', 'account/passkey', { passkey, label: 'laptop', shown })).status).toBe(200)
  const removed = await Promise.all([own, second].map(({ id }) => player.ask('DELETE', `account/passkey/${id.toString('base64url')}`)))
  expect(removed.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await player.ask('GET', 'me')).json.passkeys).toHaveLength(1)
})
