import { expect, test } from 'vitest'
import { LANGUAGES } from '../ability/language.ts'
import { HABITS } from '../games/habits.ts'
import { GAME_NAMES, type GameName } from '../games/register.ts'
import type { Decision } from '../kernel/decision.ts'
import { Generator, seedOf } from '../kernel/random.ts'
import type { Company, Player } from './company.ts'
import { HABIT_WORDS } from './habit-words.ts'
import { answerBy, bringHabits, habitOf, Habits, stopOf, wishStop } from './habits.ts'
import { startMatch } from './match.ts'
import { Session } from './session.ts'
import { Voice } from './voice.ts'

const SEED = 23
console.log(`habits with seed ${SEED}`)

/** In random games they come up too seldom. */
const RARE = ['keyforge.pile', 'nightfall.order']
const ALONE: readonly Player[] = ['person', 'random', 'random']
const COMPANY: Company = { language: 'en', names: ['A', 'B', 'C'], players: ALONE }

async function begin(game: GameName, seed: number, seats = 2): Promise<Session> {
  const match = await startMatch(game, String(seed), undefined, seats)
  if (!match.ok) throw new Error(match.error.message)
  return new Session(match.value)
}

const idsOf = (game: GameName) => (HABITS[game] ?? []).map(({ id }) => id)

/** The habit that the question belongs to, and has an answer to it. */
function asked(session: Session) {
  const { title, p } = session.match
  const decision = title.game.decision(p)!
  const question = { decision, options: session.legal().map((option) => ({ option, view: session.describe(option) })) }
  const habit = habitOf(title.facts.name, question)
  return habit && answerBy(habit, question, session.observe(decision.seat)) && habit
}

/** Others choose by lot until the session stands at a question of this habit. */
function untilAsked(session: Session, id: string, random: Generator): void {
  for (let i = 0; asked(session)?.id !== id; i++) {
    if (session.isOver || i > 4000) throw new Error(`nobody was asked what ${id} answers`)
    const legal = session.legal()
    session.choose(session.toDecide, legal[random.below(legal.length)])
  }
}

test('every habit belongs to its game and is said in every language', () => {
  for (const game of GAME_NAMES) {
    for (const id of idsOf(game)) {
      expect(id.split('.')[0]).toBe(game)
      for (const language of LANGUAGES) expect(HABIT_WORDS[language].habits[id], `${id} in ${language}`).toBeTruthy()
    }
  }
  for (const language of LANGUAGES)
    expect(Object.keys(HABIT_WORDS[language].habits).sort()).toEqual(GAME_NAMES.flatMap((game) => idsOf(game)).sort())
})

test.each(Object.keys(HABITS) as GameName[])(
  '%s: what a person has wished is answered and noted, and nothing else; without a wish, nothing',
  async (game) => {
    const random = new Generator(seedOf(SEED))
    const [wished, none] = [new Habits(game, idsOf(game)), new Habits(game, [])]
    const met = new Set<string>()
    const common = idsOf(game).filter((id) => !RARE.includes(id))
    for (let deal = 0; deal < 20 && common.some((id) => !met.has(id)); deal++) {
      const session = await begin(game, SEED + deal, game === 'nightfall' ? 3 : 2)
      for (let step = 0; step < 600 && !session.isOver; step++) {
        const habit = asked(session)
        expect(none.answer(session, ALONE)).toBe(-1)
        const option = wished.answer(session, ALONE)
        expect(option >= 0, `${habit?.id}`).toBe(habit !== undefined)
        const legal = session.legal()
        if (habit === undefined) session.choose(session.toDecide, legal[random.below(legal.length)])
        else {
          met.add(habit.id)
          expect(legal).toContain(option)
          const made = session.moves.length
          expect(session.answerItself(option)).toBe(true)
          expect(session.happened.find(({ step, answered }) => step === made && answered !== undefined)?.answered?.view.verb).toBeDefined()
        }
      }
    }
    expect([...met]).toEqual(expect.arrayContaining(common))
  },
)

test('kf.discardpile.3, nf.concept.3: what is seldom asked is answered in the order in which it is asked', () => {
  const options = [4, 7].map((option) => ({ option, view: { verb: 'order', target: option } }))
  for (const [game, rule, id] of [
    ['keyforge', 'kf.discardpile.3', 'keyforge.pile'],
    ['nightfall', 'nf.concept.3', 'nightfall.order'],
  ] as const) {
    const decision = { rule } as Decision
    expect(new Habits(game, [id]).find({ decision, options }, undefined)).toMatchObject({ option: 4, secret: false })
    expect(new Habits(game, [id]).find({ decision: { rule: 'kf.may.1' } as Decision, options }, undefined)).toBeUndefined()
  }
})

test('nf.combat.4, nf.combat.6: by habit attackers without strength are not blocked; with strength the question is put', () => {
  const minions = (strength: number) => ({ seats: [{ play: [{ card: 4, strength: 0 }] }, { play: [{ card: 7, strength }] }] })
  const block = [4, 7].map((target) => ({ option: target, view: { verb: 'block', card: 9, target } }))
  const question = {
    decision: { rule: 'nf.combat.4' } as Decision,
    options: [...block, { option: 20, view: { verb: 'noBlock', card: 9 } }],
  }
  const habits = new Habits('nightfall', ['nightfall.block'])
  expect(habits.find(question, minions(0))).toMatchObject({ option: 20, view: { verb: 'noBlock' }, secret: false })
  expect(habits.find(question, minions(1))).toBeUndefined()
})

test('nf.chain.2: who passes by habit passes only where nothing else can be chosen', async () => {
  const session = await begin('nightfall', SEED)
  const random = new Generator(seedOf(SEED))
  untilAsked(session, 'nightfall.pass', random)
  expect(session.legal().map((option) => session.describe(option).verb)).toEqual(['stop'])
  const other = await begin('nightfall', SEED)
  const { game } = other.match.title
  while (game.decision(other.p)?.rule !== 'nf.chain.2' || other.legal().length === 1) other.play(other.legal()[0])
  expect(new Habits('nightfall', idsOf('nightfall')).answer(other, ALONE)).toBe(-1)
})

test('what a hand does not hold is not told to others who sit at the same device: there the pass is asked for', async () => {
  const session = await begin('nightfall', SEED)
  untilAsked(session, 'nightfall.pass', new Generator(seedOf(SEED)))
  const habits = new Habits('nightfall', ['nightfall.pass'])
  expect(habits.answer(session, ['person', 'random'])).toBeGreaterThanOrEqual(0)
  expect(habits.answer(session, ['person', 'person'])).toBe(-1)
})

test('cc.squad.5: by habit the squad stays as it lies', async () => {
  const random = new Generator(seedOf(SEED))
  let kept = 0
  for (let deal = 0; kept < 12; deal++) {
    const session = await begin('crystal-clans', SEED + deal)
    untilAsked(session, 'crystal-clans.squad', random)
    const seat = session.toDecide
    const { place } = session.describe(session.legal()[0])
    const lies = () => {
      const { squads, places } = session.observe(seat) as {
        squads: { seat: number; place: string; units: { id: string }[] }[]
        places: { id: string }[]
      }
      return squads.find((squad) => squad.seat === seat && squad.place === places[place as number].id)!.units.map(({ id }) => id)
    }
    const before = lies()
    const habits = new Habits('crystal-clans', ['crystal-clans.squad'])
    for (let option = habits.answer(session, ALONE); option >= 0; option = habits.answer(session, ALONE)) {
      // another squad may be asked about next
      if (session.describe(option).place !== place) break
      session.answerItself(option)
      expect(lies()).toEqual(before)
      kept++
    }
  }
})

test('undo goes back to what the person answered himself, and what is asked there is put; the log says on demand what was answered', async () => {
  const random = new Generator(seedOf(SEED))
  let undone = 0
  for (let deal = 0; undone < 3; deal++) {
    if (deal > 40) throw new Error('no fight was ordered by habit after a choice that may be taken back')
    const session = await begin('nightfall', SEED + deal, 3)
    const habits = new Habits('nightfall', ['nightfall.fights'])
    for (let step = 0; step < 400 && !session.isOver; step++) {
      // where every answer leads to the same nobody is asked, neither before nor after
      if (session.answerItself()) continue
      const seat = session.toDecide
      const from = session.moves.length
      const legal = session.legal()
      if (habits.answer(session, ALONE) >= 0) {
        // the first of them is answered by hand, and the rest by habit
        session.choose(seat, legal[0])
        const made = session.moves.length
        if (session.toDecide === seat && habits.answer(session, ALONE) >= 0 && session.answerItself(habits.answer(session, ALONE))) {
          const voice = new Voice(session.match, { ...COMPANY, seat, own: true })
          voice.read(session.happened)
          expect(voice.from(0).filter(({ kind, step }) => kind === 'answered' && step === made)).toHaveLength(1)
          if (session.undo(seat)) {
            undone++
            expect(session.moves.length).toBe(from)
            // it is put again, though it is habit
            expect(session.answerItself(habits.answer(session, ALONE))).toBe(false)
          }
        }
        continue
      }
      session.choose(seat, legal[random.below(legal.length)])
    }
  }
})

test('a stop is remembered for each game, and one for all holds where a game has none of its own', () => {
  const forAll = wishStop(undefined, ['other'], 'stop.turn')
  expect(forAll).toEqual(['other', 'stop.turn'])
  const own = wishStop('keyforge', wishStop('keyforge', forAll, 'stop.all'), 'stop.deeds')
  expect(own).toEqual(['other', 'stop.turn', 'stop.deeds@keyforge'])
  expect([stopOf('keyforge', own), stopOf('riftblade', own), stopOf(undefined, own), stopOf('riftblade', [])]).toEqual([
    'stop.deeds',
    'stop.turn',
    'stop.turn',
    'stop.never',
  ])
  expect(stopOf('keyforge', wishStop('keyforge', forAll, 'stop.never'))).toBe('stop.never')
})

test.each(GAME_NAMES)('%s: a stop after each deed comes once all has come of it, and what is left of it is not lost', async (game) => {
  const session = await begin(game, SEED)
  const { title } = session.match
  const habits = await bringHabits(title, ['stop.deeds'])
  const steps = title.foreseen!().steps
  const random = new Generator(seedOf(SEED))
  let [stopped, deeds, within] = [0, 0, 0]
  /** A deed was done, and nobody has stopped since. */
  let owed = false
  for (let i = 0; i < 600 && !session.isOver; i++) {
    const legal = session.legal()
    const from = session.happened.length
    session.choose(session.toDecide, legal[random.below(legal.length)])
    const isDeed = session.happened
      .slice(from)
      .some(({ event }) => ['play', 'fight', 'action', 'omni', 'summon', 'claim', 'chain', 'attack', 'trigger', 'buy'].includes(event.kind))
    if (isDeed) deeds++
    owed ||= isDeed
    const isDone = session.isOver || steps.includes(title.game.kind(session.p)!)
    if (isDeed && !isDone) within++
    // what was read before counts too
    if (habits.stopsAfter(session, from, isDeed ? 1 : 0)) {
      stopped++
      expect(isDone, `step ${i}, seed ${SEED}`).toBe(true)
      owed = false
    } else if (isDone) expect(owed, `step ${i}, seed ${SEED}`).toBe(false)
  }
  expect(stopped).toBeGreaterThan(10)
  expect(stopped).toBeLessThanOrEqual(deeds)
  expect(within).toBeGreaterThan(0)
})
