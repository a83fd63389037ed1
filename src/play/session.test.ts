import { expect, test } from 'vitest'
import { extent } from '../../test/extent.ts'
import { LANGUAGES } from '../ability/language.ts'
import { factsOf, GAME_NAMES, type GameName } from '../games/register.ts'
import { SPECTATOR } from '../kernel/event.ts'
import { hashPosition } from '../kernel/position.ts'
import { Generator, seedOf } from '../kernel/random.ts'
import { parseRecord } from '../kernel/record.ts'
import { type Company, UNKNOWN } from './company.ts'
import { concede } from './conceding.ts'
import { makePatch } from './difference.ts'
import { Forecast } from './forecast.ts'
import { type Kept, recordOfKept, takeKeep } from './keep.ts'
import { Keeper } from './keeper.ts'
import { type Match, startMatch } from './match.ts'
import { pack } from './pack.ts'
import { reportFault } from './report.ts'
import { Session } from './session.ts'
import { type Snapshot, takeUpdate } from './snapshot.ts'
import { recordOf } from './story.ts'
import { Viewer } from './viewer.ts'
import { Voice } from './voice.ts'

const SEED = 41
console.log(`sessions of games with seed ${SEED}`)

const COMPANY: Company = { language: 'en', names: ['A', 'B', 'C', 'D', 'E'], players: UNKNOWN }
/** Choices that are looked at in each game. */
const CHOICES = 160

async function begin(name: GameName, seed = SEED, seats = 2): Promise<Match> {
  const match = await startMatch(name, String(seed), undefined, seats)
  if (!match.ok) throw new Error(match.error.message)
  return match.value
}

/** Plays on by lot; every choice is one that somebody may take back. */
function wander(session: Session, random: Generator, choices: number, look: (seat: number) => void): void {
  for (let i = 0; i < choices && !session.isOver; i++) {
    const seat = session.toDecide
    const legal = session.legal()
    expect(session.choose(seat, legal[random.below(legal.length)])).toBe(true)
    look(seat)
  }
}

test.each(GAME_NAMES)(
  '%s: undo leads back to the position before, shortens the record, and never passes a roll or a new card',
  async (name) => {
    const match = await begin(name)
    const session = new Session(match)
    const { game, shown } = match.title
    const random = new Generator(seedOf(SEED))
    let [undone, kept] = [0, 0]
    let before = {
      hash: hashPosition(match.p),
      random: match.p.random.join(),
      moves: 0,
      happened: 0,
      known: shown(game.observe(match.p, session.toDecide)),
    }
    wander(session, random, CHOICES, (seat) => {
      if (session.canUndo(seat)) {
        expect(match.p.random.join()).toBe(before.random)
        for (const card of shown(game.observe(match.p, seat))) expect(before.known).toContain(card)
        expect(session.undo(seat)).toBe(true)
        expect(hashPosition(match.p)).toBe(before.hash)
        expect(session.moves.length).toBe(before.moves)
        expect(session.happened.length).toBe(before.happened)
        undone++
        const legal = session.legal()
        session.choose(seat, legal[random.below(legal.length)])
      } else kept++
      expect(session.canUndo(1 - seat)).toBe(false)
      session.closeUndo()
      const next = Math.max(0, session.toDecide)
      before = {
        hash: hashPosition(match.p),
        random: match.p.random.join(),
        moves: session.moves.length,
        happened: session.happened.length,
        known: shown(game.observe(match.p, next)),
      }
    })
    expect(undone).toBeGreaterThan(5)
    expect(kept).toBeGreaterThan(0)
  },
)

/** Plays on as a table at one device does: what makes no difference is answered, several are picked at once, and another seat cannot undo. */
function sit(session: Session, random: Generator): void {
  let seat = session.toDecide
  const legal = session.legal()
  const option = legal[random.below(legal.length)]
  const decision = session.match.title.game.decision(session.p)!
  const { target } = session.describe(option)
  if (decision.max <= 1 || target === undefined) session.choose(seat, option)
  else if (!session.pick(seat, [target])) return
  do {
    if (session.toDecide !== seat) session.closeUndo()
    seat = session.toDecide
  } while (session.answerItself())
}

test.each(GAME_NAMES)('%s: a game that was left and is gone on with takes back what could be taken back before', async (name) => {
  const session = new Session(await begin(name))
  const random = new Generator(seedOf(SEED + 4))
  let [undone, kept] = [0, 0]
  for (let i = 0; i < CHOICES && !session.isOver; i++) {
    sit(session, random)
    const seat = session.toDecide
    if (i % 3 > 0 || seat < 0) continue
    const again = new Session(await begin(name), session.moves)
    expect(hashPosition(again.p)).toBe(hashPosition(session.p))
    expect(again.moves).toEqual(session.moves)
    if (!session.canUndo(seat)) kept++
    while (session.canUndo(seat)) {
      expect(again.undo(seat)).toBe(true)
      session.undo(seat)
      undone++
      expect(hashPosition(again.p)).toBe(hashPosition(session.p))
      expect(again.moves).toEqual(session.moves)
      expect(again.observe(seat)).toEqual(session.observe(seat))
      if (random.below(2) === 0) break
    }
    expect(again.canUndo(seat)).toBe(session.canUndo(seat))
    expect(again.canUndo(1 - seat)).toBe(false)
  }
  expect(undone).toBeGreaterThan(5)
  expect(kept).toBeGreaterThan(5)
})

test.each(GAME_NAMES)(
  '%s: what a seat or a spectator is told does not depend on what it cannot know, and never holds seed or record',
  async (name) => {
    const match = await begin(name)
    const { game } = match.title
    const session = new Session(match)
    const random = new Generator(seedOf(SEED + 1))
    let looked = 0
    wander(session, random, CHOICES, () => {
      if (looked++ % 8 !== 0) return
      for (const seat of [0, 1, SPECTATOR]) {
        const world = game.blank()
        game.copy(world, match.p)
        game.determinize(world, seat === SPECTATOR ? looked % 2 : seat, random)
        const say = (p: typeof world): string => {
          const viewer = new Viewer(new Session({ ...match, p }), seat, COMPANY)
          return JSON.stringify(viewer.update(true))
        }
        const here = game.blank()
        game.copy(here, match.p)
        const told = say(here)
        expect(say(world)).toBe(told)
        expect(told).not.toContain(match.seed)
        expect(told).not.toContain('catena record')
        if (seat === SPECTATOR) expect(JSON.parse(told).change.is.options).toEqual([])
      }
    })
  },
)

test.each(GAME_NAMES)('%s: several who look get only what is new, and each ends up with all that he may see', async (name) => {
  const match = await begin(name)
  const session = new Session(match)
  const viewers = [0, 1, SPECTATOR].map((seat) => Object.assign(new Viewer(session, seat, COMPANY), { makePatch }))
  const shown: (Snapshot | undefined)[] = [undefined, undefined, undefined]
  const logs: string[][] = [[], [], []]
  const look = (): void => {
    for (const [i, viewer] of viewers.entries()) {
      // over a wire, what is undefined is not sent
      const update = structuredClone(viewer.update(true))
      shown[i] = takeUpdate(shown[i], update)
      logs[i].splice(update.logStart, logs[i].length, ...update.log.map(({ text }) => text))
      const whole = new Viewer(session, viewer.seat, COMPANY).update(true)
      const { observation, options, toDecide, turn } = takeUpdate(undefined, whole)
      expect(shown[i]).toMatchObject({ observation, options, toDecide, turn })
      expect(logs[i].length).toBe(viewer.voice.lines)
    }
  }
  look()
  wander(session, new Generator(seedOf(SEED + 2)), extent(40, CHOICES), look)
})

/** Every number of seats that a game has. */
const TABLES = GAME_NAMES.flatMap((name) => {
  const [least, most] = factsOf(name).seats
  return Array.from({ length: most - least + 1 }, (_, more) => [name, least + more] as const)
})

test.each(TABLES)('%s at %i seats: no update after a move has more than 8 KB, in any language', async (name, seats) => {
  const sizes: number[] = []
  for (const [at, language] of LANGUAGES.entries()) {
    for (const seed of extent([at], [at, at + 6])) {
      const match = await begin(name, seed, seats)
      await match.title.bringLanguage(language)
      const session = new Session(match)
      const forecast = new Forecast(match, () => 0)
      const viewers = Array.from({ length: seats + 1 }, (_, seat) => {
        const viewer = new Viewer(session, seat - 1, { ...COMPANY, language })
        return Object.assign(viewer, { makePatch })
      })
      for (const viewer of viewers) {
        viewer.forecast = forecast
        viewer.update(true)
      }
      wander(session, new Generator(seedOf(seed)), extent(80, 400), () => {
        for (const viewer of viewers) sizes.push(new Blob([JSON.stringify(pack(viewer.update(true)))]).size)
      })
    }
  }
  sizes.sort((a, b) => a - b)
  const most = sizes[sizes.length - 1]
  console.log(`${name} at ${seats}: an update after a move has ${sizes[sizes.length >> 1]} bytes, at most ${most}`)
  expect(most).toBeLessThanOrEqual(8 * 1024)
})

test('what the host keeps grows move by move, and is the record whatever was taken back', async () => {
  const session = new Session(await begin('keyforge'))
  const keeper = new Keeper(session)
  const random = new Generator(seedOf(SEED + 3))
  let kept: Kept | undefined
  let heads = 0
  wander(session, random, CHOICES, (seat) => {
    if (random.below(4) === 0) session.undo(seat)
    const keep = keeper.next(UNKNOWN, 0)
    if (keep.head !== undefined) heads++
    expect(keep.moves.length).toBeLessThan(4)
    kept = takeKeep(kept, keep)
    expect(parseRecord(recordOfKept(kept))).toEqual(parseRecord(recordOf(session.match, session.moves)))
  })
  expect(heads).toBe(1)
})

test('picks that cannot be chosen together change nothing', async () => {
  const match = await begin('keyforge')
  const session = new Session(match)
  const before = hashPosition(match.p)
  expect(session.pick(session.toDecide, [0, 1, 2])).toBe(false)
  expect(hashPosition(match.p)).toBe(before)
  expect(session.moves).toEqual([])
  expect(session.choose(1 - session.toDecide, session.legal()[0])).toBe(false)
  expect(session.choose(session.toDecide, 9999)).toBe(false)
})

test('a game that is gone on with stops at the first move that fails', async () => {
  const played = new Session(await begin('keyforge'))
  wander(played, new Generator(seedOf(SEED)), 20, () => undefined)
  const moves = [...played.moves.slice(0, 10), 'no such thing', ...played.moves.slice(10)]
  const session = new Session(await begin('keyforge'), moves)
  expect(session.moves).toEqual(moves.slice(0, 10))
  expect(session.fault).toBeDefined()
  expect([session.isOver, session.toDecide]).toEqual([true, -1])
})

test('an error in a step leaves the position before the choice and a named fault that can be reported', async () => {
  const match = await begin('keyforge')
  const { game } = match.title
  let breaking = false
  const broken: typeof game = {
    ...game,
    choose(p, option) {
      game.choose(p, option)
      if (breaking) throw new RangeError('a step failed')
    },
  }
  const session = new Session({ ...match, title: { ...match.title, game: broken } })
  wander(session, new Generator(seedOf(SEED)), 30, () => undefined)
  const [hash, moves, happened] = [hashPosition(match.p), session.moves.length, session.happened.length]
  expect(reportFault(session, '1.2.3')).toBeUndefined()
  breaking = true
  const seat = session.toDecide
  session.play(session.legal()[0])
  expect(hashPosition(match.p)).toBe(hash)
  expect([session.moves.length, session.happened.length]).toEqual([moves, happened])
  expect(session.fault).toMatchObject({ seat, message: 'a step failed' })
  expect(session.fault?.where).toMatch(/".+" after ".+"/)
  // the game is over, without an outcome: nothing is asked, nothing is done
  expect([session.isOver, session.toDecide, session.canUndo(seat)]).toEqual([true, -1, false])
  expect(session.choose(seat, 0)).toBe(false)
  const report = reportFault(session, '1.2.3') ?? ''
  expect(report).toMatch(/^Catena 1\.2\.3: KeyForge could not go on/)
  expect(parseRecord(report.slice(report.indexOf('catena record')))).toEqual(parseRecord(recordOf(session.match, session.moves)))
  // those who look are told that it is so, and not what was chosen
  const { fault } = takeUpdate(undefined, new Viewer(session, 1 - seat, COMPANY).update(true))
  expect(fault).toEqual({ seat, where: session.fault?.where })
})

test('an answer that fails when it is tried leaves the question to be put, and the position as it was', async () => {
  const match = await begin('keyforge')
  const { game } = match.title
  let [breaking, tried] = [false, 0]
  const broken: typeof game = {
    ...game,
    apply(p, option) {
      game.apply(p, option)
      if (!breaking) return
      tried++
      throw new RangeError('a trial failed')
    },
  }
  const session = new Session({ ...match, title: { ...match.title, game: broken } })
  wander(session, new Generator(seedOf(SEED)), CHOICES, (seat) => {
    const [hash, moves] = [hashPosition(match.p), session.moves.length]
    const undoable = session.canUndo(seat)
    breaking = true
    if (session.legal().length > 1) expect(session.answerItself()).toBe(false)
    breaking = false
    expect([hashPosition(match.p), session.moves.length, session.fault, session.canUndo(seat)]).toEqual([hash, moves, undefined, undoable])
  })
  expect(tried).toBeGreaterThan(5)
})

test('whoever cannot choose ends the game with a fault that names him and can be reported', async () => {
  const match = await begin('riftblade')
  const session = new Session(match)
  wander(session, new Generator(seedOf(SEED)), 5, () => undefined)
  const [hash, seat] = [hashPosition(match.p), session.toDecide]
  session.fail(seat, 'opponent "greedy"', new RangeError('a thought failed'))
  expect(session.fault).toEqual({ seat, move: '', where: 'opponent "greedy"', message: 'a thought failed' })
  expect([session.isOver, session.canUndo(0), session.canUndo(1), hashPosition(match.p)]).toEqual([true, false, false, hash])
  expect(reportFault(session, '1.2.3')).toContain(`in opponent "greedy"\nfor seat ${seat}, after 5 choices\nerror: a thought failed\n`)
})

test.each(GAME_NAMES)('%s: who gives up has lost, once, and nothing is chosen or taken back after it', async (name) => {
  const session = new Session(await begin(name))
  wander(session, new Generator(seedOf(SEED)), 6, () => undefined)
  const seat = session.toDecide
  const [option] = session.legal()
  expect(session.outcome).toBeUndefined()
  expect(concede(session, 1 - seat)).toBe(true)
  expect(session.outcome).toEqual({ shares: seat === 0 ? [1, 0] : [0, 1], reason: 'concede' })
  expect(session.isOver).toBe(true)
  expect(session.choose(seat, option)).toBe(false)
  expect(session.undo(seat)).toBe(false)
  expect(concede(session, seat)).toBe(false)
  expect(session.happened.filter(({ event }) => event.kind === 'concede').map(({ event }) => event.seat)).toEqual([1 - seat])
})

test.each([
  ['en', 'You concede the game', 'Ben concedes the game'],
  ['de', 'Du gibst die Partie auf', 'Ben gibt die Partie auf'],
  ['it', 'Abbandoni la partita', 'Ben abbandona la partita'],
] as const)('%s: the log says who gave up', async (language, mine, his) => {
  for (const [seat, said] of [mine, his].entries()) {
    const match = await begin('riftblade')
    await match.title.bringLanguage(language)
    const session = new Session(match)
    concede(session, seat)
    const voice = new Voice(match, { language, names: ['Anna', 'Ben'], seat: 0, own: true })
    voice.read(session.happened)
    expect(voice.from(0).at(-1)?.text).toBe(said)
  }
})

test('what is kept of a game that was given up names who did', async () => {
  const session = new Session(await begin('riftblade'))
  wander(session, new Generator(seedOf(SEED)), 5, () => undefined)
  const keeper = new Keeper(session)
  const before = takeKeep(undefined, keeper.next(['person', 'random'], 0))
  expect(parseRecord(recordOfKept(before))).toMatchObject({ ok: true, value: { conceded: undefined } })
  concede(session, 1)
  const after = takeKeep(before, keeper.next(['person', 'random'], 0))
  expect(parseRecord(recordOfKept(after))).toMatchObject({ ok: true, value: { conceded: [1], moves: before.moves } })
})
