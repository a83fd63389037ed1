// Several servers with one PostgreSQL: anybody plays through any of them, one dies, one is cut off, and nothing that was told is lost.
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { Cable } from '../../../test/server/cable.ts'
import { databaseKinds, type TestDatabase } from '../../../test/databases.ts'
import { begin, playByLot, type Sitter } from '../../../test/server/play.ts'
import { TestPlayer, TestServer } from '../../../test/server/server.ts'
import { Generator, seedOf } from '../../kernel/random.ts'
import { drawBits } from '../../play/table/fair.ts'
import { lobby } from '../schema/lobby.ts'

const SEED = Number(process.env.SEED ?? 91)
/** However slow the machine: a limit ends what hangs, and judges nothing. */
const PATIENCE = 240_000
const nats = inject('nats')
const kind = databaseKinds().find((one) => one.kind === 'PostgreSQL')
if (nats === '' || kind === undefined) console.warn('\nLEFT OUT: several servers, as PostgreSQL or NATS is not there.\n')

describe.skipIf(nats === '' || kind === undefined)(`three servers, seed ${SEED}`, () => {
  const random = new Generator(seedOf(SEED))
  let place: TestDatabase
  let servers: TestServer[]
  let cables: { nats: Cable; database: Cable }[]

  beforeEach(async () => {
    place = await kind!.make()
    cables = []
    servers = []
    for (let i = 0; i < 3; i++) {
      const url = place.wishes.url!
      const own = { nats: await Cable.lay(nats), database: await Cable.lay(url) }
      cables.push(own)
      servers.push(
        await TestServer.start(
          { wishes: { ...place.wishes, url: own.database.reach(url) } },
          { nats: own.nats.reach(nats), unlimited: true },
        ),
      )
    }
    for (const server of servers) await vi.waitFor(() => expect(server.server.hall.ready).toBe(true), { timeout: PATIENCE })
  })

  afterEach(async () => {
    for (const { nats, database } of cables) {
      nats.mend()
      database.mend()
    }
    await Promise.all(servers.map((server) => server.end()))
    for (const { nats, database } of cables) {
      await nats.end()
      await database.end()
    }
    await place.remove()
  })

  /** The same player, at another server. */
  const at = (player: TestPlayer, server: TestServer) => new TestPlayer(server.url, player.id, player.token)

  /** A table that the first server keeps, whose players sit there through the second and the third. */
  async function spread(): Promise<{ table: string; sitters: Sitter[] }> {
    const opener = await servers[0].guest('Ada')
    const table = await opener.open({ game: 'riftblade' })
    await opener.connect().then((client) => client.watch(table))
    const sitters: Sitter[] = []
    for (const server of servers.slice(1)) {
      const player = at(await servers[0].guest(), server)
      const sat = await player.ask('POST', `tables/${table}/seat`, {})
      expect(sat.status, sat.text).toBe(200)
      const client = await player.connect()
      await client.watch(table)
      sitters.push({ player, client })
    }
    for (const { client } of sitters) await client.must({ type: 'ready', table, entropy: drawBits(128) })
    for (const { client } of sitters) await client.until(() => client.facts(table).phase === 'live', 'the start')
    return { table, sitters }
  }

  async function play({ table, sitters }: Awaited<ReturnType<typeof spread>>, choices: number): Promise<void> {
    for (let made = 0; made < choices; ) {
      if (sitters[0].client.facts(table).phase === 'ended') return
      const asked = sitters.find(({ client }) => client.facts(table).options.length > 0)
      if (asked === undefined) await new Promise((resolve) => setTimeout(resolve, 2))
      else made += await playByLot(asked, table, random, 1)
    }
  }

  /** All see the same table, and it is the one that is stored. */
  async function expectSame({ table, sitters }: Awaited<ReturnType<typeof spread>>, server: TestServer): Promise<void> {
    const entries = await server.store.entries.after(table, 0)
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, i) => i + 1))
    const ids = entries.flatMap(({ kind, who, body }) => (kind === 'move' && body.id !== undefined ? `${who} ${body.id}` : []))
    expect(new Set(ids).size).toBe(ids.length)
    const last = entries.at(-1)!.number
    for (const { client } of sitters) await client.until(() => client.tables.get(table)!.entry >= last, 'the last entry')
    expect(new Set(sitters.map(({ client }) => client.facts(table).made)).size).toBe(1)
  }

  const keeperOf = async (table: string, server = servers[1]) => (await server.store.leases.keepersOf([table])).get(table)

  test('a table is kept by one, and played through the others to its end', async () => {
    const game = await spread()
    expect(await keeperOf(game.table)).toBe(servers[0].store.node)
    expect(servers.reduce((sum, { server }) => sum + server.hall.followed, 0)).toBe(2)
    const [{ client, player }, other] = game.sitters
    expect(client.tables.get(game.table)!.away).toEqual([null, null])
    await client.close()
    await other.client.until(() => other.client.tables.get(game.table)!.away[0] !== null, 'that one is away')
    const again = await player.connect()
    await again.watch(game.table)
    await other.client.until(() => other.client.tables.get(game.table)!.away[0] === null, 'that he is back')
    game.sitters[0] = { player, client: again }
    await play(game, 100_000)
    await expectSame(game, servers[0])
    const hashes = game.sitters.map(({ client }) => client.facts(game.table).end?.hash)
    expect(hashes).toEqual([(await servers[0].server.hall.read(game.table)).hash, hashes[0]])
  })

  test('who is here, and who looks for a game, is told by every server, until he goes or his server dies', async () => {
    const look = async (server: TestServer, player?: TestPlayer) => {
      const headers = player && { authorization: `Bearer ${player.token}` }
      const { here, people } = lobby.parse(await (await fetch(`${server.url}/api/1/lobby`, { headers })).json())
      return [here, ...people.map(({ player: { name }, at }) => `${name} ${at?.state ?? 'nowhere'}`)]
    }
    const everywhere = (servers: readonly TestServer[], told: readonly unknown[]) =>
      vi.waitFor(
        async () => {
          for (const server of servers) expect(await look(server)).toEqual(told)
        },
        { timeout: PATIENCE, interval: 200 },
      )
    // Ada waits at a table of the first server with a line of her own; Ben asks the second one for the lobby, and then no more
    const ada = await servers[0].guest('Ada')
    const table = await ada.open({ game: 'riftblade' })
    await ada.ask('POST', `tables/${table}/seat`, {})
    const client = await ada.connect()
    await client.watch(table)
    const ben = at(await servers[0].guest('Ben'), servers[1])
    await look(servers[1], ben)
    await everywhere(servers, [2, 'Ada open', 'Ben nowhere'])
    await everywhere(servers, [1, 'Ada open'])
    // a line through another server is as good as one to her own, and she is still one person
    const second = await at(ada, servers[2]).connect()
    await second.watch(table)
    await client.close()
    await look(servers[1], ben)
    await everywhere(servers, [2, 'Ada open', 'Ben nowhere'])
    // her server dies; it cannot be known whether she comes back, and until then she is not here
    cables[2].nats.cut()
    cables[2].database.cut()
    const others = servers.slice(0, 2)
    await vi.waitFor(
      async () => {
        for (const server of others) expect(await look(server, ben)).toEqual([1, 'Ben nowhere'])
      },
      { timeout: PATIENCE, interval: 500 },
    )
    const again = await ada.connect()
    await again.watch(table)
    await vi.waitFor(
      async () => {
        for (const server of others) expect(await look(server, ben)).toEqual([2, 'Ada open', 'Ben nowhere'])
      },
      { timeout: PATIENCE, interval: 500 },
    )
  })

  test('who is asked through one server and declines through another is heard by who asks, and rests at all of them', async () => {
    const [ada, ben] = [await servers[0].guest('Ada'), at(await servers[0].guest('Ben'), servers[1])]
    const table = await ada.open({ game: 'riftblade', access: 'named', invited: [ben.id] })
    await ada.ask('POST', `tables/${table}/seat`, {})
    const client = await ada.connect()
    await client.watch(table)
    const look = async (player: TestPlayer) => lobby.parse((await player.ask('GET', 'lobby')).json)
    await vi.waitFor(async () => expect((await look(ben)).asked.map((one) => one.table)).toEqual([table]), { timeout: PATIENCE })
    expect((await ben.ask('POST', `tables/${table}/decline`)).status).toBe(200)
    await client.until(() => client.facts(table).declined?.[0] === ben.id, 'the answer')
    expect(await keeperOf(table)).toBe(servers[0].store.node)
    for (const server of servers) {
      expect((await look(at(ada, server))).declined.map(({ player }) => player.name)).toEqual(['Ben'])
      expect((await look(at(ben, server))).asked).toEqual([])
      const again = await at(ada, server).ask('POST', 'tables', { game: 'riftblade', access: 'named', invited: [ben.id] })
      expect(again.json.error.code).toBe('declined')
    }
  })

  test('one that ends hands its tables over; what is asked meanwhile is done a little later', async () => {
    const game = await spread()
    await play(game, 10)
    const [first] = servers.splice(0, 1)
    const lines = cables.splice(0, 1)
    await first.end()
    await play(game, 20)
    expect(servers.map(({ store }) => store.node)).toContain(await keeperOf(game.table, servers[0]))
    await expectSame(game, servers[0])
    for (const { nats, database } of lines) await Promise.all([nats.end(), database.end()])
  })

  test('one that dies is replaced when its lease is over', async () => {
    const game = await spread()
    await play(game, 10)
    const heard = game.sitters.map(({ client }) => client.heard.length)
    // neither the database nor NATS hear of it again: that is what dying looks like from there
    cables[0].nats.cut()
    cables[0].database.cut()
    await play(game, 10)
    expect(await keeperOf(game.table)).not.toBe(servers[0].store.node)
    await expectSame(game, servers[1])
    // who has missed nothing is not told the whole again
    const whole = game.sitters.map(({ client }, i) => client.heard.slice(heard[i]).filter(({ type }) => type === 'table'))
    expect(whole).toEqual([[], []])
    // and when it comes back it keeps nothing that another one has
    cables[0].nats.mend()
    cables[0].database.mend()
    await vi.waitFor(() => expect(servers[0].server.hall.ready && servers[0].store.health().ready).toBe(true), { timeout: PATIENCE })
    const late = await at(await servers[1].guest(), servers[0]).connect()
    await late.watch(game.table)
    await play(game, 5)
    await late.until(() => late.tables.get(game.table)!.entry === game.sitters[0].client.tables.get(game.table)!.entry, 'the last entry')
    await expectSame(game, servers[1])
  })

  test('one that is cut off from NATS takes nothing, says so, gives its tables to others, and goes on by itself', async () => {
    const { table, sitters } = await begin(servers[0], 'riftblade')
    const watcher = await at(await servers[0].guest(), servers[1]).connect()
    await watcher.watch(table)
    cables[0].nats.cut()
    await vi.waitFor(() => expect(servers[0].server.hall.ready).toBe(false), { timeout: PATIENCE })
    const health = await fetch(`${servers[0].url}/api/1/health`)
    expect([health.status, await health.json()]).toMatchObject([503, { ready: false, database: true, nats: false }])
    const asked = sitters.find(({ client }) => client.facts(table).options.length > 0)!
    const { asked: entry, options } = asked.client.facts(table)
    const choice = { type: 'choose', table, entry, option: options[0].option, id: 'mine' }
    expect(await asked.client.ask(choice)).toMatchObject({ type: 'refused', code: 'unavailable' })
    expect((await (await servers[1].guest()).ask('POST', 'tables', { game: 'riftblade' })).status).toBe(200)
    // one who only watches through another server has it taken over
    await vi.waitFor(async () => expect(await keeperOf(table)).toBe(servers[1].store.node), { timeout: PATIENCE, interval: 200 })
    cables[0].nats.mend()
    await vi.waitFor(() => expect(servers[0].server.hall.ready).toBe(true), { timeout: PATIENCE })
    await vi.waitFor(async () => expect(await asked.client.ask({ ...choice })).toMatchObject({ type: 'taken' }), {
      timeout: PATIENCE,
      interval: 300,
    })
    const { entry: taken } = (await asked.client.ask({ ...choice })) as { entry: number }
    await watcher.until(() => watcher.tables.get(table)!.entry >= taken, 'the choice')
    expect((await servers[1].store.entries.after(table, 0)).filter(({ kind, body }) => kind === 'move' && body.id === 'mine').length).toBe(
      1,
    )
  })

  test('one that is cut off from the database takes nothing, and follows when it is back', async () => {
    const game = await spread()
    await play(game, 5)
    cables[1].database.cut()
    const [{ client, player }] = game.sitters
    await vi.waitFor(() => expect(servers[1].store.health().ready).toBe(false), { timeout: PATIENCE })
    expect((await fetch(`${servers[1].url}/api/1/health`)).status).toBe(503)
    expect((await player.ask('POST', 'tables', { game: 'riftblade' })).status).toBe(503)
    cables[1].database.mend()
    await vi.waitFor(() => expect(servers[1].store.health().ready).toBe(true), { timeout: PATIENCE })
    await client.until(() => client.facts(game.table).phase === 'live', 'the game')
    await play(game, 20)
    await expectSame(game, servers[0])
  })
})
