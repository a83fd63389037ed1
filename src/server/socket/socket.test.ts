// The socket: who may speak, what is refused by name, who sees what, and what happens to those who fall behind.
import { expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { anyDatabase } from '../../../test/databases.ts'
import { begin, playByLot, playByLotTogether } from '../../../test/server/play.ts'
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
  // and reads why, and until when
  expect((await player.ask('GET', 'me')).json.ban).toEqual({ reason: 'rude', until: null })
  await server.store.conduct.lift(player.id)
  expect((await player.ask('GET', 'me')).json.ban).toBeUndefined()
  await (await player.connect()).close()
})

test('the sockets of a token end with it, and of a player who is deleted; others stay', async () => {
  const [signedOut, deleted, other] = [await server.guest(), await server.guest(), await server.guest()]
  const clients = [await signedOut.connect(), await deleted.connect(), await other.connect()]
  expect((await signedOut.ask('DELETE', 'session')).status).toBe(200)
  expect((await deleted.ask('DELETE', 'me')).status).toBe(200)
  await vi.waitFor(() => expect(clients.map(({ closed }) => closed)).toEqual([1012, 1012, undefined]), { timeout: 60_000 })
  await expect(signedOut.connect().then(() => 'in')).rejects.toThrow(/^unknown-player$/)
  await clients[2].close()
})

test('that nothing is taken is told to whoever is there or comes, unasked, and that it is again', async () => {
  const player = await server.guest()
  const client = await player.connect()
  const from = client.heard.length
  const state = vi.spyOn(server.store, 'health').mockReturnValue({ ready: false, since: 0, reason: 'away' })
  expect(await client.next('health', () => true, from)).toEqual({ type: 'health', ready: false })
  const later = await player.connect()
  expect(await later.next('health', () => true, 0)).toEqual({ type: 'health', ready: false })
  state.mockRestore()
  expect(await client.next('health', ({ ready }) => ready, from)).toEqual({ type: 'health', ready: true })
  await Promise.all([client.close(), later.close()])
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
  await playByLotTogether(sitters, table, random, 12)
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

test('what those who watch say among themselves comes at once and once, however far behind they are, and nothing else does', async () => {
  const { table, sitters } = await begin(server, 'keyforge', { spectators: { delay: 5 } })
  const [one, two] = await Promise.all([0, 1].map(async () => (await server.guest()).connect()))
  await playByLotTogether(sitters, table, random, 8)
  await Promise.all([one.watch(table), two.watch(table)])
  await sitters[0].client.must({ type: 'say', table, room: 'table', text: 'a good hand' })
  const { entry, facts } = structuredClone(two.tables.get(table)!)
  await one.must({ type: 'say', table, room: 'spectators', text: 'who wins?' })
  const { said } = await two.next('told', (told) => told.said !== undefined, 0)
  expect(said).toMatchObject({ seat: -1, say: { room: 'spectators', text: 'who wins?' } })
  expect(two.tables.get(table)).toMatchObject({ entry, facts })
  // whoever comes now reads it too, and of the table only what was said as long ago as what is shown
  const late = await (await server.guest()).connect()
  await late.watch(table)
  expect(late.tables.get(table)!.said).toEqual([said])

  await playByLotTogether(sitters, table, random, 8)
  await sitters[0].client.must({ type: 'concede', table })
  const words = (client: TestClient) =>
    client.heard.flatMap((message): unknown[] =>
      message.type === 'table'
        ? message.said.map(({ say }) => say)
        : message.type === 'told' && message.said !== undefined
          ? [message.said.say]
          : message.type === 'step' && message.entry.kind === 'say'
            ? [message.entry.body]
            : [],
    )
  for (const client of [two, late]) {
    await client.until(() => client.facts(table).phase === 'ended', 'the end')
    expect(client.heard.filter(({ type }) => type === 'table')).toHaveLength(1)
  }
  const spoken = [
    { room: 'spectators', text: 'who wins?' },
    { room: 'table', text: 'a good hand' },
  ]
  expect(words(two)).toEqual(spoken)
  expect(words(late)).toEqual(spoken)
  expect(words(sitters[1].client)).toEqual([spoken[1]])
})

test('hands that one seat covers again are covered at once for those who watch with a delay, whenever they came', async () => {
  const { table, sitters } = await begin(server, 'keyforge', { spectators: { delay: 3 } })
  const watching = await (await server.guest()).connect()
  await watching.watch(table, { seat: 1 })
  const [one, two] = sitters.map(({ client }) => client)
  const open = async () => {
    await one.must({ type: 'offer', table, what: 'hands' })
    await two.until(() => two.facts(table).offers.length > 0, 'the offer')
    await two.must({ type: 'answer', table, offer: two.facts(table).offers[0].entry, yes: true })
  }
  await open()
  await playByLotTogether(sitters, table, random, 6)
  await watching.until(() => watching.facts(table).seat === 1, 'the hand')
  await two.must({ type: 'offer', table, what: 'hands', open: false })
  await watching.until(() => watching.facts(table).seat === -1, 'no hand')
  // it is the table of before all the same
  expect(watching.facts(table).openHands).toBe(true)
  const late = await (await server.guest()).connect()
  expect((await late.watch(table, { seat: 1 })).facts.seat).toBe(-1)
  // opened again, they are seen as far as both agreed to it
  await open()
  await watching.until(() => watching.facts(table).seat === 1, 'the hand again')
  await playByLotTogether(sitters, table, random, 6)
  await sitters[0].client.must({ type: 'concede', table })
  await watching.until(() => watching.facts(table).phase === 'ended', 'the end')
  const seen = tellTable(await server.server.hall.read(table), { seat: 1, sits: false })
  expect(watching.facts(table)).toEqual(JSON.parse(JSON.stringify(seen)))
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
