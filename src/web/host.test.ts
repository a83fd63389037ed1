import { expect, test, vi } from 'vitest'
import { extent } from '../../test/extent.ts'
import { until } from '../../test/until.ts'
import { factsOf, GAME_NAMES, type GameName } from '../games/register.ts'
import { hashPosition } from '../kernel/position.ts'
import { Generator, seedOf } from '../kernel/random.ts'
import { type Kept, recordOfKept, takeKeep } from '../play/keep.ts'
import { type Match, startMatch } from '../play/match.ts'
import { pack } from '../play/pack.ts'
import { Session } from '../play/session.ts'
import { readStory } from '../play/story.ts'
import { type Snapshot, takeUpdate } from '../play/snapshot.ts'
import { Host } from './host.ts'
import { Coach } from './lesson/coach.ts'
import type { Answer, Player } from './protocol.ts'

const SEED = 41
// a worker has one
vi.stubGlobal('navigator', { hardwareConcurrency: 1 })

console.log(`tables with seed ${SEED}`)

type Game = Match['title']['game']

/** Rules that fail on copies, where answers are tried and opponents think. */
const failingTrials = (game: Game, tried: () => void = () => undefined): Partial<Game> => ({
  apply(position, option) {
    game.apply(position, option)
    tried()
    throw new RangeError('a trial failed')
  },
})

/** A table with other rules. */
async function seatAt(name: GameName, players: readonly Player[], change: (game: Game) => Partial<Game>, coach?: Coach) {
  const match = await startMatch(name, String(SEED), undefined, players.length)
  if (!match.ok) throw new Error(match.error.message)
  const { title, p } = match.value
  const { game } = title
  const broken: Game = { ...game, ...change(game) }
  const answers: Answer[] = []
  let shown: Snapshot | undefined
  const post = (answer: Answer): void => {
    answers.push(answer)
    if (answer.type === 'update') shown = takeUpdate(shown, answer)
  }
  const company = { language: 'en', names: ['A', 'B', 'C', 'D', 'E'], players, pause: 0 } as const
  const host = new Host({ ...match.value, title: { ...title, game: broken } }, [], company, post, coach)
  return { host, p, answers, shown: () => shown! }
}

test('an opponent that fails ends the game with a fault that can be reported', async () => {
  const { host, p, answers, shown } = await seatAt('riftblade', ['greedy', 'greedy'], failingTrials)
  const hash = hashPosition(p)
  await host.go()
  expect(shown().fault).toMatchObject({ where: 'opponent "greedy"' })
  expect(hashPosition(p)).toBe(hash)
  await until(() => expect(answers.some(({ type }) => type === 'fault')).toBe(true))
  const { report } = answers.find((answer) => answer.type === 'fault')!
  expect(report).toContain('error: a trial failed')
  expect(report).toContain('catena record')
  expect(answers.some(({ type }) => type === 'problem')).toBe(false)
})

test('questions whose answers fail when they are tried are put, and the table goes on', async () => {
  let tried = 0
  const { host, answers, shown } = await seatAt('keyforge', ['person', 'person'], (game) => failingTrials(game, () => tried++))
  await host.go()
  for (let i = 0; i < 60; i++) {
    const { revision, options } = shown()
    expect(options.length, `after ${i} choices`).toBeGreaterThan(0)
    host.choose(revision, options[i % options.length].option)
    await until(() => expect(shown().revision).toBeGreaterThan(revision))
  }
  expect(tried).toBeGreaterThan(0)
  expect(shown().fault).toBeUndefined()
  expect(answers.some(({ type }) => type === 'problem')).toBe(false)
})

test('a game that ends before all is foretold is told once, and nothing more of that question', async () => {
  // a clock by which a single option is tried before the page hears of it
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 40))
  const { host, answers, shown } = await seatAt('keyforge', ['person', 'random'], () => ({}))
  await host.go()
  for (let i = 0; shown().options.length < 3 || shown().options.some(({ view }) => view.verb !== 'target'); i++) {
    const { revision, options } = shown()
    host.choose(revision, options[(i * 7) % options.length].option)
    // at once, before what is told with the next tick of a timer
    while (shown().revision === revision || shown().prompt === undefined) await new Promise((done) => setImmediate(done))
  }
  const { length } = answers
  host.concede()
  await until(() => expect(shown().outcome).toBeDefined())
  await new Promise((done) => setTimeout(done, 50))
  clock.mockRestore()
  const told = answers.slice(length).filter((answer) => answer.type === 'update')
  expect(told.filter(({ change }) => JSON.stringify(change)?.includes('outcome'))).toHaveLength(1)
  expect(told.at(-1)!.late).toBeUndefined()
})

/** The report that the page got, once it is there. */
async function reportIn(answers: readonly Answer[]) {
  return until(() => answers.find((answer) => answer.type === 'fault') ?? expect.fail('no report'))
}

test.each(['observe', 'options', 'describe', 'decision', 'explain'] as const)(
  'when `%s` fails, the game ends with a fault that names it and can be reported',
  async (part) => {
    let breaking = false
    const { host, answers, shown } = await seatAt('riftblade', ['person', 'person'], (game) => ({
      [part](...given: never[]) {
        if (breaking) throw new RangeError('it cannot be told')
        return (game[part] as (...all: never[]) => unknown)(...given)
      },
    }))
    await host.go()
    const { revision, options } = shown()
    breaking = true
    if (part === 'explain') await host.why(0, [{ verb: 'play', card: 0 }])
    else host.choose(revision, options.at(-1)!.option)
    const fault = await reportIn(answers)
    expect(fault.where).toBe(part)
    expect(fault.report).toMatch(new RegExp(`in ${part}\nfor seat [01], after [01] choices\nerror: it cannot be told\n\ncatena record`))
    expect(answers.some(({ type }) => type === 'problem')).toBe(false)
    // nothing goes on behind it
    const { length } = answers
    host.undo()
    host.choose(shown().revision, options[0].option)
    breaking = false
    host.speak('en', ['A', 'B'])
    expect(answers.slice(length).some(({ type }) => type === 'problem')).toBe(false)
    expect(shown()).toMatchObject({ fault: { where: part }, toDecide: -1, options: [], canUndo: false })
    expect(JSON.stringify(shown())).not.toContain('it cannot be told')
  },
)

test('a goal of a lesson that fails ends the lesson with a fault', async () => {
  let breaking = false
  const isDone = (): boolean => {
    if (breaking) throw new RangeError('a goal failed')
    return false
  }
  const coach = new Coach({ id: 'one', arrange: () => expect.fail('it is arranged'), isDone, solution: [] }, 0, 1, 1)
  const { host, answers, shown } = await seatAt('riftblade', ['person', 'greedy'], () => ({}), coach)
  await host.go()
  breaking = true
  host.choose(shown().revision, shown().options.at(-1)!.option)
  expect((await reportIn(answers)).report).toContain('error: a goal failed')
})

test('what is shown was kept before, from the first choice on', async () => {
  const { host, p, answers, shown } = await seatAt('riftblade', ['person', 'greedy'], () => ({}))
  await host.go()
  let kept: Kept | undefined
  for (const answer of answers) if (answer.type === 'keep') kept = takeKeep(kept, answer)
  let read = answers.length
  for (let i = 0; i < 12; i++) {
    const { revision, options } = shown()
    host.choose(revision, options[i % options.length].option)
    await until(() => expect(shown().revision).toBeGreaterThan(revision))
    for (; read < answers.length; read++) {
      const answer = answers[read]
      if (answer.type === 'keep') kept = takeKeep(kept, answer)
      // what is told later of the same question, on a busy machine, changes nothing
      if (answer.type === 'update' && !answer.late) expect(answers[read - 1].type, `choice ${i}`).toBe('keep')
    }
    const story = await readStory(recordOfKept(kept!))
    expect(story.ok && story.value.moves.length, `choice ${i}`).toBe(kept!.moves.length)
  }
  const last = await readStory(recordOfKept(kept!))
  if (!last.ok) throw new Error(last.error.message)
  const again = new Session(last.value, last.value.moves)
  expect(hashPosition(again.p)).toBe(hashPosition(p))
})

test.each(GAME_NAMES)(
  '%s: what opponents do while nobody waits for it comes in updates of at most 8 KB, and the last one says so',
  async (name) => {
    const seats = factsOf(name).seats[1]
    const players = Array.from({ length: seats }, (_, seat): Player => (seat === 0 ? 'person' : 'random'))
    const { host, answers, shown } = await seatAt(name, players, () => ({}))
    const random = new Generator(seedOf(SEED))
    const isSettled = (revision: number) => shown().revision > revision && shown().more !== true
    await host.go()
    for (let i = 0; i < extent(30, 120) && shown().options.length > 0; i++) {
      const { revision, options } = shown()
      host.choose(revision, options[random.below(options.length)].option)
      await vi.waitUntil(() => isSettled(revision), { interval: 1, timeout: 10_000 })
      expect(shown().options.length > 0 || shown().outcome !== undefined).toBe(true)
    }
    const [, ...updates] = answers.filter(({ type }) => type === 'update')
    const sizes = updates.map((update) => JSON.stringify(pack(update)).length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(8 * 1024)
    console.log(`${name}: ${sizes.length} updates, the largest has ${Math.max(...sizes)} bytes`)
  },
)

test.each([
  ['at the end of a turn', 'stop.turn', true],
  ['after cards and fights', 'stop.deeds@keyforge', false],
  ['after all that is done', 'stop.all', false],
] as const)('a table stops %s of the opponent, until one goes on', async (_, stop, oncePerTurn) => {
  /** The turns that had begun whenever the table waited, and what was new to read then. */
  const listStops = async (wanted: string) => {
    const { host, answers, shown } = await seatAt('keyforge', ['person', 'greedy'], () => ({}))
    await host.setHabits([wanted])
    const told: (readonly string[])[] = []
    const stopped: number[] = []
    let seen = 0
    void host.go()
    for (;;) {
      await until(() => {
        const { revision, prompt, halted } = shown() ?? {}
        expect(revision).toBeGreaterThan(seen)
        expect(prompt !== undefined || halted).toBe(true)
      })
      const { revision, options, halted, turn, active } = shown()
      seen = revision
      if (turn > 4 && halted !== true) break
      if (halted !== true) {
        host.choose(revision, (options.find(({ view }) => view.verb === 'end') ?? options[0]).option)
        continue
      }
      stopped.push(turn)
      told.push(
        answers.flatMap((answer) => (answer.type === 'update' && answer.revision === revision ? answer.log.map(({ kind }) => kind) : [])),
      )
      expect(shown()).toMatchObject({ options: [], canUndo: false })
      if (wanted === 'stop.turn') expect(active).toEqual([0])
      const { length } = answers
      await new Promise((done) => setTimeout(done, 5))
      expect(answers).toHaveLength(length)
      host.skip()
    }
    host.leave()
    return { stopped, told }
  }
  expect((await listStops('stop.never')).stopped).toEqual([])
  // what is wished for another game, or for all games beside a wish for this one, is none for it
  expect((await listStops('stop.all@riftblade')).stopped).toEqual([])
  const { stopped, told } = await listStops(stop)
  expect(stopped.length).toBeGreaterThan(1)
  // each turn once, or more often than that
  expect(new Set(stopped).size === stopped.length).toBe(oncePerTurn)
  if (stop === 'stop.deeds@keyforge')
    for (const kinds of told) expect(kinds.some((kind) => ['play', 'fight', 'action', 'omni'].includes(kind))).toBe(true)
})

test('whoever leaves or gives up at a stop is not kept there', async () => {
  for (const how of ['leave', 'concede'] as const) {
    const { host, shown } = await seatAt('keyforge', ['random', 'person'], () => ({}))
    await host.setHabits(['stop.all'])
    const over = host.go()
    await until(() => expect(shown()?.halted === true || shown()?.prompt !== undefined).toBe(true))
    while (shown().halted !== true) {
      const { revision, options } = shown()
      host.choose(revision, options[0].option)
      await until(() => expect(shown().revision).toBeGreaterThan(revision))
    }
    host[how]()
    await over
    if (how === 'concede') await until(() => expect(shown().outcome?.reason).toBe('concede'))
  }
})
