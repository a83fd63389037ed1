// A player who is away is told that a game waits: by a message that only his browser can read, until he wants no more, or is gone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin } from '../../../test/server/play.ts'
import { Browser, PushService, readSender } from '../../../test/server/push-service.ts'
import { serveTests } from '../../../test/server/served.ts'
import type { Answer, TestClient, TestServer } from '../../../test/server/server.ts'

let server: TestServer
let service: PushService

beforeAll(async () => {
  service = await PushService.start()
})
serveTests(
  (one) => (server = one),
  () => ({ set: { PUSH_SERVICES: service.url, PUSH_CONTACT: 'mailto:host@example.org' } }),
)
afterAll(() => service.end())

const refusal = ({ status, json }: Answer) => [status, json.error.code, json.error.path]

/** Both sit, and who is asked first is told apart. */
async function beginDays() {
  const { table, sitters } = await begin(server, 'riftblade', { clock: { kind: 'days', days: 3 } })
  const { toDecide } = sitters[0].client.facts(table)
  return { table, asked: sitters[toDecide], other: sitters[1 - toDecide] }
}

/** Chooses the first option until the other one is asked. */
async function handOver(table: string, client: TestClient): Promise<void> {
  const own = client.facts(table).seat
  for (;;) {
    const facts = await client.until(() => {
      const now = client.facts(table)
      return (now.toDecide !== own || now.options.length > 0) && now
    }, 'a question')
    if (facts.toDecide !== own) return
    const { type } = await client.ask({ type: 'choose', table, entry: facts.asked, option: facts.options[0].option })
    if (type === 'refused') await client.until(() => client.facts(table).asked > facts.asked, 'the next question')
  }
}

test('a browser that has asked for it is told, in a message that it alone can read, and by this server', async () => {
  const { table, asked, other } = await beginDays()
  const browser = new Browser(`${service.url}/told`)
  const { key, endpoints } = (await other.player.ask('GET', 'me/push')).json
  expect(endpoints).toEqual([])
  expect((await other.player.ask('POST', 'me/push', browser.subscription)).status).toBe(200)
  expect((await other.player.ask('GET', 'me/push')).json).toEqual({ key, endpoints: [browser.endpoint], kinds: [] })
  await other.client.close()
  await handOver(table, asked.client)

  const [{ headers, body }] = await service.until('/told', 1)
  const names = [asked, other].map(({ player }) => player.id)
  const { name } = (await asked.player.ask('GET', `players/${names[0]}`)).json
  expect(JSON.parse(browser.read(body))).toEqual({ kind: 'turn', table, title: 'Riftblade', others: [name] })
  expect(() => new Browser(browser.endpoint).read(body)).toThrow()
  expect(headers).toMatchObject({ ttl: String(3 * 86_400), topic: table, 'content-encoding': 'aes128gcm' })
  const sender = readSender(headers.authorization)
  expect(sender.key).toBe(key)
  expect(sender.claims).toMatchObject({ aud: service.url, sub: 'mailto:host@example.org' })

  // what is kept of it is told to the player, without what would let others send
  const told = (await other.player.ask('GET', `players/${other.player.id}/export`)).json
  expect(told.subscriptions).toEqual([{ endpoint: browser.endpoint, created: expect.any(Number) as number, kinds: false }])
})

test('who wants no more, has signed out, or whose browser is gone is told nothing', async () => {
  const { table, asked, other } = await beginDays()
  const names = ['wanted', 'unwanted', 'gone', 'lost', 'broken'] as const
  const browsers = Object.fromEntries(names.map((name) => [name, new Browser(`${service.url}/${name}`)]))
  for (const name of names) await other.player.ask('POST', 'me/push', browsers[name].subscription)
  await other.player.ask('DELETE', 'me/push', { endpoint: browsers.unwanted.endpoint })
  // that of somebody else is not his to end
  await asked.player.ask('DELETE', 'me/push', { endpoint: browsers.wanted.endpoint })
  service.answers.set('/gone', 410).set('/lost', 404).set('/broken', 500)
  await other.client.close()
  await handOver(table, asked.client)
  for (const name of ['wanted', 'gone', 'lost', 'broken']) await service.until(`/${name}`, 1)
  const kept = async () => (await server.store.subscriptions.of(other.player.id)).map(({ endpoint }) => endpoint)
  await expect.poll(kept, { timeout: 60_000 }).toEqual([browsers.wanted.endpoint, browsers.broken.endpoint])
  expect(service.delivered.filter(({ path }) => path === '/unwanted')).toEqual([])

  // with the token goes the browser
  await other.player.ask('DELETE', 'session')
  expect(await kept()).toEqual([])
})

test('whoever looks at the table is not told, and a table without days a turn tells nobody', async () => {
  const { table, asked, other } = await beginDays()
  await other.player.ask('POST', 'me/push', new Browser(`${service.url}/here`).subscription)
  await handOver(table, asked.client)
  const quick = await begin(server, 'riftblade')
  const { toDecide } = quick.sitters[0].client.facts(quick.table)
  const away = quick.sitters[1 - toDecide]
  await away.player.ask('POST', 'me/push', new Browser(`${service.url}/quick`).subscription)
  await away.client.close()
  await handOver(quick.table, quick.sitters[toDecide].client)
  // a message to another one would have come later than these
  const last = await beginDays()
  await last.other.player.ask('POST', 'me/push', new Browser(`${service.url}/last`).subscription)
  await last.other.client.close()
  await handOver(last.table, last.asked.client)
  await service.until('/last', 1)
  expect(service.delivered.filter(({ path }) => path === '/here' || path === '/quick')).toEqual([])
})

test('who was not there is told once that a game has ended, and has it among his games until he looks at it', async () => {
  const { table, asked, other } = await beginDays()
  const browser = new Browser(`${service.url}/ended`)
  await other.player.ask('POST', 'me/push', { ...browser.subscription, kinds: true })
  expect((await other.player.ask('GET', 'me/push')).json.kinds).toEqual([browser.endpoint])
  // an older page would call it her turn
  await other.player.ask('POST', 'me/push', new Browser(`${service.url}/ended-older`).subscription)
  await asked.player.ask('POST', 'me/push', new Browser(`${service.url}/ended-here`).subscription)
  await other.client.close()
  // a spectator knows that he has gone before the game ends
  await asked.client.until(() => asked.client.tables.get(table)!.away.some((since) => since !== null), 'that one is away')
  await asked.client.must({ type: 'concede', table })
  await asked.client.until(() => asked.client.facts(table).phase === 'ended', 'the end')

  const over = async ({ player }: typeof asked) =>
    (await player.ask('GET', 'me/tables?state=live')).json.over.map((one: { table: string; state: string }) => [one.table, one.state])
  const [{ body }] = await service.until('/ended', 1)
  const { name } = (await other.player.ask('GET', `players/${asked.player.id}`)).json
  expect(JSON.parse(browser.read(body))).toEqual({ kind: 'over', table, title: 'Riftblade', others: [name] })
  expect(await over(other)).toEqual([[table, 'ended']])
  expect(await over(asked)).toEqual([])
  const { waiting } = (await other.player.ask('GET', 'me/tables')).json
  expect(waiting).toEqual([])

  // what is said and agreed on after the end is no news of this kind
  await asked.client.must({ type: 'say', table, room: 'table', phrase: 'well-played' })
  await asked.client.must({ type: 'offer', table, what: 'rematch', swap: 'none' })
  // somebody who only watches sees nothing for him
  await (await (await server.guest()).connect()).watch(table)
  expect(await over(other)).toEqual([[table, 'ended']])
  const back = await other.player.connect()
  expect((await back.watch(table)).facts.end).toMatchObject({ reason: 'concede' })
  await expect.poll(() => over(other), { timeout: 60_000 }).toEqual([])
  await back.close()
  expect(await over(other)).toEqual([])
  expect(service.delivered.filter(({ path }) => path.startsWith('/ended'))).toHaveLength(1)
})

test('a table that never began ends for nobody', async () => {
  const opener = await server.guest('Opener')
  const table = await opener.open({ game: 'riftblade', clock: { kind: 'days', days: 3 } })
  const guest = await server.guest('Guest')
  await guest.ask('POST', `tables/${table}/seat`, {})
  expect((await opener.ask('DELETE', `tables/${table}`)).status).toBe(200)
  expect((await guest.ask('GET', 'me/tables')).json.over).toEqual([])
})

test('the server goes to known push services only, and wants keys that are ones', async () => {
  const player = await server.guest()
  const { subscription } = new Browser('https://fcm.googleapis.com/fcm/send/abc')
  const ask = (body: object) => player.ask('POST', 'me/push', body)
  for (const endpoint of [
    'https://example.org/',
    'https://fcm.googleapis.com.example.org/',
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:444/fcm/send/abc',
    'https://user@fcm.googleapis.com/',
    'http://127.0.0.1:1/',
    'file:///etc/passwd',
  ])
    expect(refusal(await ask({ ...subscription, endpoint })), endpoint).toEqual([400, 'push-service', 'endpoint'])
  expect(refusal(await ask({ ...subscription, endpoint: 'here' }))).toEqual([400, 'bad-request', 'endpoint'])
  const { auth } = subscription.keys
  for (const p256dh of ['', `B${'A'.repeat(86)}`, `C${subscription.keys.p256dh.slice(1)}`])
    expect(refusal(await ask({ ...subscription, keys: { auth, p256dh } })), p256dh).toEqual([400, 'bad-request', 'keys.p256dh'])
  for (const endpoint of ['https://fcm.googleapis.com/fcm/send/abc', 'https://updates.push.services.mozilla.com/wpush/v2/x'])
    expect((await ask({ ...subscription, endpoint })).status, endpoint).toBe(200)
  // a player has ten browsers
  for (let i = 0; i < 12; i++) await ask({ ...subscription, endpoint: `https://web.push.apple.com/${i}` })
  expect((await player.ask('GET', 'me/push')).json.endpoints).toHaveLength(10)
})
