import { expect, test, vi } from 'vitest'
import { FakeSurroundings } from '../../test/device.ts'
import { openHost, PLAYERS, type TestHost, wishesOf } from '../../test/table/host.ts'
import type { GameName } from '../games/register.ts'
import { Generator, seedOf } from '../kernel/random.ts'
import type { Device } from './device.ts'
import { RemoteHost } from './remote-host.ts'
import type { RemoteNews } from './remote-news.ts'
import { type LogLine, type Snapshot, takeUpdate } from './snapshot.ts'
import { type Look, tellHistory, tellMade, tellReasons, tellSaid, tellStep, tellTable } from './table/facts.ts'
import { foretellOptions } from './table/foretell.ts'
import { sayTakeback } from './takeback-words.ts'
import type { Table } from './table/state.ts'
import { apply } from './table/table.ts'
import type { ServerMessage } from './table/wire.ts'

const SEED = 79
console.log(`remote hosts with seed ${SEED}`)
const TABLE = 'amber-falcon'

class FakeDevice extends FakeSurroundings implements Device {
  readonly asked: string[][] = []
  foresees = false
  introduced = 0
  readonly date = (): number => 1_000_000 + this.time
  readonly introduce = async (): Promise<void> => void this.introduced++
  readonly bringLanguage = async (): Promise<void> => undefined
  readonly nameOf = (name: string | undefined): string => name || 'Guest'
  readonly nameComputer = (level: string): string => level
  readonly readRules = async () => () => undefined
  readonly readPlayers = async (_table: string, ids: readonly string[]) => {
    this.asked.push([...ids])
    return ids.map((id) => ({ id, name: id.toUpperCase() }))
  }
}

/** One who sits at seat 0 of a table in memory, and is told of it as a server would. */
class Sitter {
  readonly device = new FakeDevice()
  readonly news: RemoteNews[] = []
  readonly look: Look = { seat: 0, sits: true }
  readonly host: RemoteHost
  snapshot: Snapshot | undefined
  log: readonly LogLine[] = []

  constructor(readonly server: TestHost) {
    this.host = new RemoteHost({ table: TABLE, language: 'en' }, this.device, (news) => {
      this.news.push(news)
      if (news.type !== 'update') return
      this.snapshot = takeUpdate(this.snapshot, news)
      this.log = [...this.log.slice(0, news.logStart), ...news.log]
    })
  }

  static async at(game: GameName = 'riftblade'): Promise<Sitter> {
    const server = await openHost(wishesOf(game))
    await server.begin()
    server.settle()
    const sitter = new Sitter(server)
    sitter.device.line.greet(PLAYERS[0])
    await sitter.tellWhole()
    return sitter
  }

  async tell(message: ServerMessage): Promise<void> {
    this.device.line.tell(JSON.parse(JSON.stringify(message)) as ServerMessage)
    // names and words are brought meanwhile
    for (let i = 0; i < 20; i++) {
      await vi.dynamicImportSettled()
      await new Promise((done) => setTimeout(done, 0))
    }
  }

  tellWhole(table = this.server.table): Promise<void> {
    const { look } = this
    const past = { happened: tellHistory(table, look), made: tellMade(table), said: tellSaid(table, look) }
    return this.tell({
      type: 'table',
      table: TABLE,
      entry: table.number,
      facts: tellTable(table, look),
      ...past,
      away: [null, null],
      watching: 0,
    })
  }

  /** What was added to the table since it stood so. */
  async tellSteps(since: Table): Promise<void> {
    let before = since
    for (const entry of this.server.entries.slice(since.number)) {
      const after = apply(before, entry)
      const step = tellStep(before, after, entry, this.look)
      if (step !== undefined) await this.tell({ type: 'step', table: TABLE, ...step })
      before = after
    }
  }

  /** Others choose until this one has to. */
  async untilAsked(random: Generator): Promise<void> {
    const before = this.server.table
    for (let i = 0; i === 0 || this.server.table.game!.toDecide !== 0; i++) {
      this.server.choose(random)
      this.server.settle()
    }
    await this.tellSteps(before)
  }

  /** The server takes the last choice, or the last step back, that was asked for. */
  async beTaken(type: 'choose' | 'takeback'): Promise<void> {
    const { server, device } = this
    const before = server.table
    if (type === 'choose') {
      const { entry, option } = device.line.last('choose') as { entry: number; option: number }
      server.must('move', PLAYERS[0], { answers: entry, option })
      server.settle()
    } else server.must('takeback', PLAYERS[0], { to: device.line.last('takeback').to })
    await this.tellSteps(before)
  }

  problems(): string[] {
    return this.news.flatMap((one) => (one.type === 'problem' ? [one.code] : []))
  }
}

/** What was told last of what goes on around the game. */
const around = (news: readonly RemoteNews[]) => news.filter((one) => one.type === 'online').at(-1)

test('it looks at the table, shows it, and a choice names the question that it answers', async () => {
  const { device, host, news, server, snapshot } = await Sitter.at()
  expect(device.line.last('watch')).toMatchObject({ table: TABLE })
  expect(device.line.last('watch')).not.toHaveProperty('since')
  expect(snapshot).toMatchObject({ game: 'riftblade', viewer: 0, players: ['person', 'unknown'] })
  expect(around(news)).toMatchObject({ names: ['ANN', 'BEN'], player: 'ann', ahead: -1_000_000 })
  const sitter = snapshot!
  host.choose(sitter.revision, sitter.options[0]?.option ?? 0)
  expect(device.line.last('choose')).toMatchObject({ table: TABLE, entry: server.table.game!.asked })
  // an answer to a question that is no longer shown is none
  const said = device.line.said.length
  host.choose(sitter.revision - 1, 0)
  expect(device.line.said).toHaveLength(said)
})

test('after a lost line it asks for what came since, and the log goes on', async () => {
  const sitter = await Sitter.at()
  const { device, server } = sitter
  const random = new Generator(seedOf(SEED))
  await sitter.untilAsked(random)
  const known = server.table
  device.line.cut()
  expect(around(sitter.news)).toMatchObject({ lost: 1_000_000 })
  server.playOn(random, 8)
  device.pass(1000)
  device.line.greet(PLAYERS[0])
  expect(device.line.last('watch')).toMatchObject({ table: TABLE, since: known.number })
  await sitter.tellSteps(known)
  await sitter.tellSteps(known)
  expect(around(sitter.news)).toMatchObject({ lost: undefined })
  const late = new Sitter(server)
  late.device.line.greet(PLAYERS[0])
  await late.tellWhole()
  expect(sitter.log.map(({ text }) => text)).toEqual(late.log.map(({ text }) => text))
  expect(sitter.snapshot!.observation).toEqual(late.snapshot!.observation)
  expect(sitter.problems()).toEqual([])
})

test('a choice that was on its way when the line was lost is sent again, under the same name', async () => {
  const sitter = await Sitter.at()
  await sitter.untilAsked(new Generator(seedOf(SEED)))
  const { device, host } = sitter
  host.choose(sitter.snapshot!.revision, sitter.snapshot!.options[0].option)
  const first = device.line.last('choose')
  device.line.cut()
  device.pass(1000)
  device.line.greet(PLAYERS[0])
  expect(device.line.last('choose')).toEqual(first)
})

test('one who did not keep up is told the whole, and what was known before does not count', async () => {
  const sitter = await Sitter.at()
  const { server } = sitter
  const random = new Generator(seedOf(SEED))
  await sitter.untilAsked(random)
  const { revision } = sitter.snapshot!
  server.playOn(random, 12)
  await sitter.tellWhole()
  const late = new Sitter(server)
  late.device.line.greet(PLAYERS[0])
  await late.tellWhole()
  expect(sitter.snapshot!.revision).toBeGreaterThan(revision)
  expect(sitter.log).toEqual(late.log)
  expect(sitter.snapshot!.options).toEqual(late.snapshot!.options)
})

test('a stale choice says nothing, as the newest state comes with it; any other refusal is said, and the question is put again', async () => {
  const sitter = await Sitter.at()
  const before = sitter.news.length
  await sitter.tell({ type: 'refused', id: 'x', table: TABLE, code: 'stale', message: '' })
  expect(sitter.news).toHaveLength(before)
  await sitter.tell({ type: 'refused', id: 'x', table: TABLE, code: 'illegal', message: 'no' })
  expect(sitter.problems()).toEqual(['illegal'])
  expect(sitter.news.at(-1)!.type).toBe('update')
})

test('why something cannot be chosen is asked of the keeper, and only the newest question is answered', async () => {
  const sitter = await Sitter.at()
  const { device, host, news, server } = sitter
  await sitter.untilAsked(new Generator(seedOf(SEED)))
  const wishes = [{ verb: 'draw' }, { verb: 'trigger', card: 0 }]
  const answer = (id: string): ServerMessage => {
    const told = tellReasons(server.table, PLAYERS[0], wishes)
    if (!told.ok) throw new Error(told.error.code)
    return { type: 'reasons', id, table: TABLE, entry: server.table.number, reasons: told.value }
  }
  const answers = () => news.filter((one) => one.type === 'why')
  await host.why(7, wishes)
  const first = device.line.last('why').id
  expect(device.line.last('why')).toMatchObject({ table: TABLE, wishes })
  await host.why(8, wishes)
  await sitter.tell(answer(first))
  expect(answers()).toEqual([])
  await sitter.tell(answer(device.line.last('why').id))
  // the words of reasons are loaded when the first ones come
  await expect.poll(answers).toMatchObject([{ card: 8 }])
  expect(answers()[0]).toMatchObject({ lines: expect.arrayContaining([expect.objectContaining({ rule: expect.stringMatching(/^rb\./) })]) })
  // the game has moved meanwhile
  await host.why(9, wishes)
  await sitter.untilAsked(new Generator(seedOf(SEED)))
  await sitter.tell(answer(device.line.last('why').id))
  expect(answers()).toHaveLength(1)
  // without a wish there is nothing to ask
  await host.why(10, [])
  await expect.poll(() => answers().slice(1)).toEqual([{ type: 'why', card: 10, lines: [] }])
})

test('what would come of options is asked once for each question, where the device shows it, and of no choice that was made', async () => {
  const sitter = await Sitter.at('keyforge')
  const { device, host, server } = sitter
  const asked = () => device.line.said.filter(({ type }) => type === 'foretell').length
  const random = new Generator(seedOf(SEED))
  expect(asked()).toBe(0)
  device.foresees = true
  const told = () => {
    const foretelling = foretellOptions(server.table, PLAYERS[0], random)
    if (!foretelling.ok) throw new Error(foretelling.error.code)
    return [...foretelling.value.walk()].filter((one) => one !== undefined)
  }
  const untilForetold = async () => {
    do await sitter.untilAsked(random)
    while (
      // that a card is discarded says the option itself
      !told().some(({ certain }) => certain.some(({ kind }) => kind === 'gain'))
    )
    const { id } = device.line.last('foretell')
    const { asked: entry } = server.table.game!
    return { type: 'foretold', id, table: TABLE, entry, options: told() } satisfies ServerMessage
  }
  const results = () => sitter.snapshot!.options.filter(({ result }) => result !== undefined).length
  const answer = await untilForetold()
  const before = asked()
  await host.speak('en')
  expect(asked()).toBe(before)
  expect(results()).toBe(0)
  // an answer with another name is none, and a refusal says nothing to the player
  await sitter.tell({ ...answer, id: 'other' })
  expect(results()).toBe(0)
  await sitter.tell(answer)
  expect(results()).toBeGreaterThan(0)
  await sitter.tell({ type: 'refused', id: answer.id, table: TABLE, code: 'not-asked', message: '' })
  expect(sitter.problems()).toEqual([])
  // what comes after the choice is too late
  const late = await untilForetold()
  host.choose(sitter.snapshot!.revision, sitter.snapshot!.options[0].option)
  const updates = sitter.news.length
  await sitter.tell(late)
  expect(sitter.news).toHaveLength(updates)
})

test('a server that is not there is named, and so is one that speaks another version', async () => {
  const alone = new Sitter(await openHost(wishesOf('riftblade')))
  alone.device.line.cut()
  expect(alone.problems()).toEqual(['unreachable'])
  const older = new Sitter(alone.server)
  older.device.line.open()
  await older.tell({ type: 'refused', code: 'bad-request', message: 'Invalid input', facts: { path: 'version' } })
  expect(older.problems()).toEqual(['version'])
})

test('whoever the server does not know is introduced', async () => {
  const sitter = new Sitter(await openHost(wishesOf('riftblade')))
  sitter.device.line.open()
  await sitter.tell({ type: 'refused', code: 'unknown-player', message: '' })
  expect(sitter.device.introduced).toBe(1)
  sitter.device.pass(1000)
  expect(sitter.device.lines).toHaveLength(2)
})

test('who has left hears nothing more', async () => {
  const sitter = await Sitter.at()
  const before = sitter.news.length
  sitter.host.leave()
  sitter.server.playOn(new Generator(seedOf(SEED)), 3)
  await sitter.tellWhole()
  expect(sitter.news).toHaveLength(before)
  expect(sitter.device.line.isClosed).toBe(true)
})

test('what is habit is answered here: a pass after about as long as a person takes, told to nobody, and undo passes over it', async () => {
  const sitter = await Sitter.at('nightfall')
  const { device, host, server } = sitter
  const random = new Generator(seedOf(SEED))
  const isPass = () => {
    const { decision, options } = sitter.snapshot!
    return decision?.rule === 'nf.chain.2' && options.length === 1
  }
  host.setHabits(['nightfall.pass'])
  for (let i = 0; !isPass(); i++) {
    if (i > 200) throw new Error('there was always something to link')
    await sitter.untilAsked(random)
  }
  const [{ option }] = sitter.snapshot!.options
  const said = device.line.said.length
  device.pass(1000)
  expect(device.line.said).toHaveLength(said)
  device.pass(5000)
  expect(device.line.last('choose')).toMatchObject({ entry: server.table.game!.asked, option })
  // what is sent is a choice as any other
  expect(Object.keys(device.line.last('choose')).sort()).toEqual(['entry', 'id', 'option', 'table', 'type'])
  await sitter.beTaken('choose')
  expect(sitter.log.filter(({ kind }) => kind === 'answered')).toHaveLength(1)
  const late = new Sitter(server)
  late.device.line.greet(PLAYERS[0])
  await late.tellWhole()
  expect(late.log.filter(({ kind }) => kind === 'answered')).toHaveLength(0)
  // what was wished no longer is put
  host.setHabits([])
  do await sitter.untilAsked(random)
  while (!isPass())
  const after = device.line.said.length
  device.pass(6000)
  expect(device.line.said.slice(after).filter(({ type }) => type === 'choose')).toEqual([])
})

test('undo at a table of a server goes back to what was answered by hand, and what is asked there is put', async () => {
  const random = new Generator(seedOf(SEED))
  const sitter = await Sitter.at('crystal-clans')
  const { device, host } = sitter
  const units = () => (sitter.snapshot!.decision?.rule === 'cc.squad.5' ? sitter.snapshot!.options.length : 0)
  const chosen = () => device.line.said.filter(({ type }) => type === 'choose').length
  let made = 0
  for (let i = 0; made === 0; i++) {
    if (i > 400) throw new Error('nothing could be taken back after a squad was ordered')
    await sitter.untilAsked(random)
    if (units() < 3) continue
    const stood = host.remote!.facts.made
    const said = chosen()
    host.setHabits(['crystal-clans.squad'])
    host.choose(sitter.snapshot!.revision, sitter.snapshot!.options[0].option)
    await sitter.beTaken('choose')
    // the second unit is chosen by habit, at once
    expect(chosen()).toBe(said + 2)
    await sitter.beTaken('choose')
    host.setHabits([])
    if (host.remote!.facts.undo >= 0) made = stood
  }
  host.setHabits(['crystal-clans.squad'])
  const said = chosen()
  const before = host.remote!.facts.made
  host.undo()
  for (let stood = before; stood > made; stood = host.remote!.facts.made) {
    await sitter.beTaken('takeback')
    expect(host.remote!.facts.made).toBeLessThan(stood)
  }
  expect(before).toBeGreaterThan(made + 1)
  expect(units()).toBeGreaterThan(2)
  expect(chosen()).toBe(said)
  expect(sitter.log.filter(({ kind, step }) => kind === 'answered' && step >= made)).toEqual([])
  expect(sitter.problems()).toEqual([])
})

test('who is asked to take back is told which step, and that what came after it goes back too', async () => {
  const sitter = await Sitter.at()
  const { server, news } = sitter
  const random = new Generator(seedOf(5))
  await sitter.untilAsked(random)
  const reachOf = async (to: number) => {
    const before = server.table
    server.must('offer', PLAYERS[1], { what: 'takeback', to })
    const { number } = server.table
    await sitter.tellSteps(before)
    const reach = around(news)!.reaches[number]
    server.must('answer', PLAYERS[1], { offer: number, yes: false })
    return reach
  }
  const { made, entry } = server.table.game!
  const [first] = sitter.log.filter(({ step }) => step === 0)
  expect(first).toBeDefined()
  expect(await reachOf(entry)).toEqual({ line: first?.text, later: made.length > 1 })
  expect(await reachOf(made.at(-2)?.entry ?? entry)).toMatchObject({ later: false })
  const said = { line: 'Ben draws', later: true }
  expect(sayTakeback('de', 'Ben', said)).toBe('Ben möchte einen Schritt zurücknehmen: „Ben draws“. Alles, was danach kam, geht mit zurück.')
  expect(sayTakeback('en', undefined, { line: undefined, later: false })).toBe('You have asked to take a step back.')
})
