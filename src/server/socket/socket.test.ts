// The socket: who may speak, what is refused by name, who sees what, and what happens to those who fall behind.
import { expect, test, vi } from 'vitest'
import { longTest } from '../../../test/extent.ts'
import { WebSocket } from 'ws'
import { anyDatabase } from '../../../test/databases.ts'
import { begin, playByLot } from '../../../test/server/play.ts'
import { serveTests } from '../../../test/server/served.ts'
import { TestClient, TestServer } from '../../../test/server/server.ts'
import { Generator, seedOf } from '../../kernel/random.ts'
import { tellTable } from '../../play/table/facts.ts'

const SEED = Number(process.env.SEED ?? 73)
console.log(`sockets with seed ${SEED}`)
const random = new Generator(seedOf(SEED))

let server: TestServer

serveTests((one) => (server = one))

/** How an upgrade is answered. */
function statusOf(headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/1/socket`, { headers })
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode))
    socket.on('open', () => {
      socket.close()
      resolve(101)
    })
    socket.on('error', () => undefined)
  })
}

test('pages of this server and programs open a socket, pages of other sites do not', async () => {
  expect(await statusOf({})).toBe(101)
  expect(await statusOf({ origin: server.url })).toBe(101)
  expect(await statusOf({ origin: 'https://evil.example' })).toBe(403)
  expect(await statusOf({ host: 'evil.example' })).toBe(421)
  expect((await fetch(`${server.url}/api/1/socket`)).status).toBe(426)
})

test('the first message says who is there: by a token, or by the cookie of a page', async () => {
  const player = await server.guest('Ada')
  const client = new TestClient(server.url)
  await client.ready
  const from = client.heard.length
  client.send({ type: 'watch', table: 'some-table' })
  expect(await client.next('refused', () => true, from)).toMatchObject({ code: 'no-hello', table: 'some-table' })
  client.send({ type: 'hello', token: 'x'.repeat(43), version: 1 })
  await client.next('refused', ({ code }) => code === 'unknown-player', from)
  client.send({ type: 'hello', token: player.token, version: 1 })
  expect(await client.next('welcome', () => true, from)).toMatchObject({ player: player.id, version: 1 })
  client.send({ type: 'ping', t: 17 })
  expect(await client.next('pong', () => true, from)).toEqual({ type: 'pong', t: 17 })

  const page = new TestClient(server.url, undefined, { cookie: `catena=${player.token}`, origin: server.url })
  await page.ready
  page.send({ type: 'hello', version: 1 })
  expect(await page.next('welcome', () => true, 0)).toMatchObject({ player: player.id })
  await Promise.all([client.close(), page.close()])
})

test('who is banned does not play', async () => {
  const player = await server.guest()
  await server.store.conduct.ban(player.id, 'rude')
  await expect(player.connect().then(() => 'in')).rejects.toThrow(/^banned$/)
  expect((await player.ask('POST', 'tables', { game: 'riftblade' })).json.error.code).toBe('banned')
  await server.store.conduct.lift(player.id)
  await (await player.connect()).close()
})

test('what is no message is refused, with what would make it right', async () => {
  const client = await (await server.guest()).connect()
  const refusal = async (text: string | Buffer) => {
    const from = client.heard.length
    client.socket.send(text)
    const { code, message, facts } = await client.next('refused', () => true, from)
    return [code, facts?.path ?? message]
  }
  expect(await refusal('{')).toEqual(['bad-request', 'This is no JSON.'])
  expect(await refusal(Buffer.from([1, 2]))).toEqual(['bad-request', 'Messages are text: JSON.'])
  expect(await refusal('null')).toEqual(['bad-request', 'type'])
  expect(await refusal('{"type":"toString"}')).toEqual(['bad-request', 'type'])
  expect(await refusal('{"type":"watch"}')).toEqual(['bad-request', 'table'])
  expect(await refusal('{"type":"watch","table":"a","seat":7}')).toEqual(['bad-request', 'seat'])
  expect(await refusal('{"type":"ping","t":1,"u":2}')).toMatchObject(['bad-request', /u/])
  expect(await refusal('{"type":"say","table":"a","room":"table","text":"a\\u0000b"}')).toEqual(['bad-request', 'text'])
  expect(await refusal('{"type":"say","table":"a","room":"table","text":"\\ud800"}')).toEqual(['bad-request', 'text'])
  expect(await refusal(`{"type":"ready","table":"a","entropy":"","deck":${'['.repeat(40)}${']'.repeat(40)}}`)).toMatchObject([
    'bad-request',
    /deck/,
  ])
  expect(await client.ask({ type: 'watch', table: 'nowhere' })).toMatchObject({ code: 'no-table' })
  expect(await client.ask({ type: 'concede', table: 'nowhere' })).toMatchObject({ code: 'no-table' })
  client.socket.send('x'.repeat(70_000))
  await client.until(() => client.closed, 'the end')
  expect(client.closed).toBe(1009)
})

test('who asks too often is told so, and is put out at last', async () => {
  const client = await (await server.guest()).connect()
  for (let i = 0; i < 2000; i++) client.send({ type: 'ping', t: i })
  await client.until(() => client.closed, 'the end')
  expect(client.heard.filter((one) => one.type === 'refused' && one.code === 'too-fast').length).toBeGreaterThan(50)
  expect(client.closed).toBe(1008)
})

test('those who watch see what everybody may know, so many moves behind, and all of it after the end', async () => {
  const { table, sitters } = await begin(server, 'keyforge', { spectators: { delay: 3 } })
  const watcher = await (await server.guest()).connect()
  const { facts } = await watcher.watch(table)
  expect(facts.seat).toBe(-1)
  await playByLotTogether(table, sitters, 12)
  const late = await (await server.guest()).connect()
  const known = await late.watch(table)
  const stored = await server.server.hall.read(table)
  const moves = (await server.store.entries.after(table, 0)).filter(({ kind }) => kind === 'move')
  const shown = moves.filter(({ number }) => number <= known.entry).length
  expect(shown).toBe(moves.length - 3)
  await watcher.until(() => watcher.facts(table).made === known.facts.made, 'the same table')
  expect(watcher.facts(table).observation).toEqual(known.facts.observation)
  expect(JSON.stringify(known.facts.observation)).not.toBe(JSON.stringify(tellTable(stored, { seat: -1, sits: false }).observation))
  expect(await watcher.ask({ type: 'say', table, room: 'table', text: 'hi' })).toMatchObject({ code: 'not-seated' })
  expect(await watcher.ask({ type: 'concede', table })).toMatchObject({ code: 'not-seated' })
  await sitters[0].client.must({ type: 'concede', table })
  await watcher.until(() => watcher.facts(table).phase === 'ended', 'the end')
  expect(watcher.facts(table).made).toBe(moves.length)
})

test('who looks through a seat sees no hand any more from the moment at which one seat wants that', async () => {
  const { table, sitters } = await begin(server, 'keyforge', { spectators: { delay: 0 } })
  const watching = await (await server.guest('watcher')).connect()
  await watching.watch(table, { seat: 1 })
  expect(watching.facts(table).seat).toBe(-1)
  const [one, two] = sitters.map(({ client }) => client)
  await one.must({ type: 'offer', table, what: 'hands' })
  await two.until(() => two.facts(table).offers.length > 0, 'the offer')
  await two.must({ type: 'answer', table, offer: two.facts(table).offers[0].entry, yes: true })
  await watching.until(() => watching.facts(table).seat === 1, 'the hand')
  const own = tellTable(await server.server.hall.read(table), { seat: 1, sits: true })
  expect(watching.facts(table).observation).toEqual(own.observation)
  const from = watching.heard.length
  await two.must({ type: 'offer', table, what: 'hands', open: false })
  await watching.until(() => watching.facts(table).seat === -1, 'no hand')
  const all = tellTable(await server.server.hall.read(table), { seat: -1, sits: false })
  expect(watching.facts(table)).toEqual(JSON.parse(JSON.stringify(all)))
  await playByLot(sitters[watching.facts(table).toDecide], table, random, 1)
  await watching.until(() => watching.facts(table).made > 0, 'a choice')
  const told = JSON.stringify(watching.heard.slice(from))
  expect(told).not.toContain(JSON.stringify(own.observation))
  expect(watching.heard.slice(from).filter((one) => one.type === 'table' && one.facts.seat !== -1)).toEqual([])
  expect(one.facts(table).openHands).toBe(false)
})

test('where nobody may watch, nobody does', async () => {
  const { table } = await begin(server, 'riftblade', { spectators: null })
  const client = await (await server.guest()).connect()
  expect(await client.ask({ type: 'watch', table })).toMatchObject({ code: 'no-spectators' })
  expect(client.tables.has(table)).toBe(false)
})

test('a client that comes back gets the entries after the last one that it knows, or the whole table', async () => {
  const { table, sitters } = await begin(server, 'riftblade')
  const [{ client, player }] = sitters
  const { entry } = client.tables.get(table)!
  await client.close()
  await sitters[1].client.next('told', ({ away }) => away[0] !== null, 0)
  await sitters[1].client.must({ type: 'say', table, room: 'table', phrase: 'one-moment' })
  const again = await player.connect()
  again.tables.set(table, client.tables.get(table)!)
  await again.watch(table, { since: entry })
  expect(again.heard.filter(({ type }) => type === 'step').length).toBe(1)
  expect(again.heard.filter(({ type }) => type === 'table').length).toBe(0)
  const old = await player.connect()
  await old.watch(table, { since: 1_000_000 })
  expect(old.heard.filter(({ type }) => type === 'table').length).toBe(1)
  await sitters[1].client.until(() => sitters[1].client.tables.get(table)!.away.every((one) => one === null), 'that he is back')
})

longTest('who does not read is told the whole table when he reads again, and not every step before', async () => {
  const { table, sitters } = await begin(server, 'keyforge')
  await playByLotTogether(table, sitters, 100)
  const slow = await (await server.guest()).connect()
  const whole = JSON.stringify(await slow.watch(table)).length
  slow.socket.pause()
  // what is on its way fills up
  const asked = 180
  const watched = vi.spyOn(server.server.hall.keeper(table), 'watch')
  for (let i = 1; i <= asked; i++) {
    slow.send({ type: 'watch', table })
    while (watched.mock.calls.length < i - 30) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  while (watched.mock.calls.length < asked) await new Promise((resolve) => setTimeout(resolve, 5))
  watched.mockRestore()
  const moves = await playByLotTogether(table, sitters, 100_000)
  slow.socket.resume()
  await slow.until(() => slow.facts(table).phase === 'ended', 'the end')
  const count = (type: string) => slow.heard.filter((one) => one.type === type).length
  console.log(`to one who did not read: ${count('table')} of ${asked} whole tables of ${whole} bytes, ${count('step')} of ${moves} steps`)
  expect(count('table')).toBeLessThan(asked)
  expect(count('step')).toBeLessThan(moves / 2)
  expect(slow.facts(table).end?.hash).toBe((await server.server.hall.read(table)).hash)
})

test('whoever leaves before the start stands up, and hears no more', async () => {
  const opener = await server.guest()
  const table = await opener.open({ game: 'riftblade' })
  await opener.ask('POST', `tables/${table}/seat`, {})
  const client = await opener.connect()
  await client.watch(table)
  await client.must({ type: 'leave', table })
  const from = client.heard.length
  expect((await opener.ask('GET', `tables/${table}`)).json.seats[0].player).toBeUndefined()
  const other = await server.guest()
  await other.ask('POST', `tables/${table}/seat`, {})
  client.send({ type: 'ping', t: 1 })
  await client.next('pong', () => true, from)
  expect(client.heard.slice(from).map(({ type }) => type)).toEqual(['pong'])
})

test('when the server ends, it says: come back', async () => {
  const own = await anyDatabase().make()
  const other = await TestServer.start(own)
  const client = await (await other.guest()).connect()
  await other.end()
  await client.until(() => client.closed, 'the end')
  expect(client.closed).toBe(1012)
  await own.remove()
})

async function playByLotTogether(table: string, sitters: Awaited<ReturnType<typeof begin>>['sitters'], choices: number): Promise<number> {
  let made = 0
  while (made < choices) {
    const [{ client }] = sitters
    if (client.facts(table).phase === 'ended') break
    const asked = sitters.find((one) => one.client.facts(table).options.length > 0)
    if (asked === undefined) await new Promise((resolve) => setTimeout(resolve, 2))
    else made += await playByLot(asked, table, random, 1)
  }
  return made
}
