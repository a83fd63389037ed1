// Our opponents as bot accounts: they play tables of a real server to the end, and everybody sees that they are programs.
import { expect, test, vi } from 'vitest'
import { runProgram } from '../../src/cli/program.ts'
import { scriptedTerminal } from '../../src/cli/terminal.ts'
import { GAME_NAMES } from '../../src/games/register.ts'
import { Generator, seedOf } from '../../src/kernel/random.ts'
import { enterWorld } from '../../src/play/table/imagine.ts'
import { begin, leaveForLong, playByLot } from './play.ts'
import { serveTests } from './served.ts'
import { type TestClient, TestPlayer, type TestServer } from './server.ts'

let server: TestServer

serveTests(
  (one) => (server = one),
  () => ({ unlimited: true }),
)

async function account(name: string): Promise<TestPlayer> {
  const { json } = await (await server.guest()).ask('POST', 'bot', { name })
  expect(json.player).toEqual({ id: expect.any(String), name, kind: 'bot' })
  return new TestPlayer(server.url, json.player.id, json.token)
}

const run = (terminal: ReturnType<typeof scriptedTerminal>, ...words: string[]) =>
  runProgram(['bot', '--server', server.url, ...words], terminal)

/** Tables that the bot has opened. */
async function opened(terminal: ReturnType<typeof scriptedTerminal>, count: number): Promise<string[]> {
  for (;;) {
    const found = terminal.printed.flatMap((line) => /^(\w+): opened/.exec(line)?.[1] ?? [])
    if (found.length === count) return found
    await new Promise((done) => setTimeout(done, 20))
  }
}

test.each(GAME_NAMES)('%s: one opens a table, another one has sat down there, and both play to the end', async (game) => {
  const one = scriptedTerminal([])
  const first = run(one, '--game', game, '--level', 'beginner', '--name', 'Deep')
  const [table] = await opened(one, 1)
  const other = await account('Lot')
  expect((await other.ask('POST', `tables/${table}/seat`, {})).status).toBe(200)
  expect((await other.ask('GET', 'me/tables?state=open')).json.tables).toMatchObject([{ table }])
  const told = (await other.ask('GET', `tables/${table}`)).json
  expect(told.players.map(({ kind }: { kind: string }) => kind)).toEqual(['bot', 'bot'])
  // what is said goes before what the environment says
  const two = scriptedTerminal([], { CATENA_TOKEN: 'x'.repeat(43) })
  expect(await Promise.all([first, run(two, '--level', 'greedy', '--token', other.token)])).toEqual([0, 0])
  expect(one.printed[0]).toMatch(/^Deep is a bot account now; to come back: CATENA_TOKEN=\S{20,}$/)
  expect(one.printed.at(-1)).toMatch(new RegExp(`^${table}: rules, shares `))
  expect(two.printed).toEqual([one.printed.at(-1)])
  expect((await other.ask('GET', 'me/tables?state=live')).json.tables).toEqual([])
})

test('several tables at once, against people', async () => {
  const bot = scriptedTerminal([])
  const done = run(bot, '--game', 'riftblade', '--tables', '2', '--level', 'random')
  const tables = await opened(bot, 2)
  for (const [at, table] of tables.entries()) {
    const player = await server.guest()
    await player.ask('POST', `tables/${table}/seat`, {})
    const client = await player.connect()
    await client.watch(table)
    await client.must({ type: 'ready', table, entropy: '0'.repeat(32) })
    await client.until(() => client.facts(table).phase !== 'open', 'the start')
    void playByLot({ player, client }, table, new Generator(seedOf(at)))
  }
  expect(await done).toBe(0)
  expect(bot.printed.slice(-2).every((line) => / rules, shares /.test(line))).toBe(true)
})

test('of somebody who has left a game for a minute the win is claimed', async () => {
  const bot = scriptedTerminal([])
  const done = run(bot, '--game', 'riftblade', '--level', 'random')
  const [table] = await opened(bot, 1)
  const player = await server.guest()
  await player.ask('POST', `tables/${table}/seat`, {})
  const client = await player.connect()
  client.send({ type: 'watch', table })
  client.send({ type: 'ready', table, entropy: '0'.repeat(32) })
  await vi.waitFor(async () => expect((await server.server.hall.read(table)).phase).toBe('live'), { timeout: 60_000, interval: 20 })
  const back = await leaveForLong(server, table, client)
  expect(await done).toBe(0)
  expect(bot.printed.at(-1)).toBe(`${table}: away, shares 1 0`)
  back()
})

test('a world to think in is for bot accounts, while they are asked; it shows what the seat sees, and is not the position', async () => {
  const { table, sitters } = await begin(server, 'nightfall')
  const person = sitters[0].client
  expect(await person.ask({ type: 'imagine', table })).toMatchObject({ type: 'refused', code: 'bots-only' })

  const bots = [await account('A'), await account('B')]
  const own = await bots[0].open({ game: 'nightfall' })
  const clients: TestClient[] = []
  for (const bot of bots) {
    await bot.ask('POST', `tables/${own}/seat`, {})
    clients.push(await bot.connect())
    await clients.at(-1)!.watch(own)
  }
  expect(await clients[0].ask({ type: 'imagine', table: own })).toMatchObject({ code: 'not-started' })
  for (const client of clients) await client.must({ type: 'ready', table: own, entropy: '1'.repeat(32) })
  for (const client of clients) await client.until(() => client.facts(own).phase === 'live', 'the start')
  const asked = await clients[0].until(() => clients.find((client) => client.facts(own).options.length > 0), 'a question')
  const idle = clients.find((client) => client !== asked)!
  expect(await idle.ask({ type: 'imagine', table: own })).toMatchObject({ code: 'not-asked' })

  const now = await server.server.hall.read(own)
  const seat = now.game!.toDecide
  const worlds: string[] = []
  for (let i = 0; i < 3; i++) {
    const from = asked.heard.length
    asked.send({ type: 'imagine', table: own, id: `w${i}` })
    const told = await asked.next('world', ({ id }) => id === `w${i}`, from)
    const p = enterWorld(now.title, now.game!.start.setup, told.world)
    expect(now.title.game.observe(p, seat)).toEqual(now.title.game.observe(now.game!.p, seat))
    worlds.push(JSON.stringify(told.world))
  }
  // each is dealt anew
  expect(new Set(worlds).size).toBe(3)
})

const NO_BOT = 'The token (CATENA_TOKEN or --token) is not that of a bot account. Leave it out to make one.'

test('what is wrong is named', async () => {
  const failsAs = async (token: string | undefined, ...words: string[]): Promise<string> => {
    const terminal = scriptedTerminal([], token === undefined ? {} : { CATENA_TOKEN: token })
    expect(await runProgram(['bot', ...words], terminal)).toBe(2)
    return terminal.warned[0]
  }
  const fails = (...words: string[]) => failsAs(undefined, ...words)
  expect(await fails()).toMatch(/^Required option '--server <url>'/)
  expect(await fails('--server', server.url)).toBe('The bot sits at no table. Give --game to open one, or let it sit down first.')
  expect(await fails('--server', server.url, '--level', 'wizard')).toMatch(/^There is no computer player "wizard"/)
  expect(await failsAs('x'.repeat(43), '--server', server.url)).toMatch(/^The server does not know the token \(CATENA_TOKEN or --token\)/)
  // a guest is no bot
  const { sitters } = await begin(server, 'riftblade')
  for (const { player } of sitters) expect(await failsAs(player.token, '--server', server.url)).toBe(NO_BOT)
})
