// What would come of an option: tried on copies of the position, in which all that the seat cannot know is dealt anew.
import { thoughts } from '../ai/chance.ts'
import type { Title } from '../games/title.ts'
import type { Decision, OptionView } from '../kernel/decision.ts'
import { eventSeenBy, type GameEvent } from '../kernel/event.ts'
import type { Position } from '../kernel/position.ts'
import type { Random } from '../kernel/random.ts'
import type { Match } from './match.ts'
import type { Voice } from './voice.ts'

/** Worlds in which an option is tried: what happens in all of them is told as certain. */
const WORLDS = 3
/** More options than these are not tried, and no more milliseconds are spent on them at a time. */
const MOST = 60
const SLICE = 60
/** A further question to the same seat is followed through all answers, where there are no more than these. */
const ANSWERS = 12

/** What an option leads to, up to the next question, as the seat would see it. */
export interface Foretold {
  readonly certain: readonly GameEvent[]
  /** What happens in some worlds only. */
  readonly possible: readonly GameEvent[]
}

/** The same in words, beside the option: the weightiest first. */
export interface Result {
  /** What is sure to come to the card that the option names, which is not named again. */
  readonly fate: readonly string[]
  readonly certain: readonly string[]
  readonly possible: readonly string[]
}

/** Is what comes of the options of this question tried? */
export function isForetold({ foretold, asked }: Pick<Title, 'foretold' | 'asked'>, kind: string | undefined, options: number): boolean {
  return foretold !== undefined && kind !== undefined && !asked.includes(kind) && options <= MOST
}

/** Positions to try options in: a world dealt anew, and what comes of one answer there. */
export interface Trial<P extends Position> {
  readonly world: P
  readonly answered: P
}

export function layTrial<P extends Position>({ game }: Title<P>): Trial<P> {
  return { world: game.blank(), answered: game.blank() }
}

/** What comes of an option; undefined where nothing that is told would happen, or the rules fail: whoever makes that choice will hear of it. */
export function foretell<P extends Position>(...tried: Parameters<typeof foretellByWorlds<P>>): Foretold | undefined {
  const steps = foretellByWorlds(...tried)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same bit by bit, for a host that has others to answer: it can wait between two choices. */
export function* foretellByWorlds<P extends Position>(
  title: Title<P>,
  p: P,
  trial: Trial<P>,
  seat: number,
  option: number,
  random: Random,
): Generator<undefined, Foretold | undefined> {
  const { foretold } = title
  if (foretold === undefined) return undefined
  const shown = title.shown(title.game.observe(p, seat))
  const known = new Map<string, GameEvent>()
  const worlds: Set<string>[] = []
  try {
    for (let i = 0; i < WORLDS; i++) {
      if (i > 0) yield
      const told = new Set<string>()
      for (const event of readyToTell(yield* tryOption(title, p, trial, seat, option, random), seat)) {
        if (!isTold(event, foretold, shown)) continue
        const text = JSON.stringify(event)
        told.add(text)
        known.set(text, event)
      }
      worlds.push(told)
    }
  } catch {
    return undefined
  }
  if (known.size === 0) return undefined
  const all = [...known].map(([text, event]) => ({ event, certain: worlds.every((told) => told.has(text)) }))
  const pick = (wanted: boolean) => all.filter(({ certain }) => certain === wanted).map(({ event }) => event)
  return { certain: pick(true), possible: pick(false) }
}

/** What was foretold, to be read beside the option; undefined where it has no words. `decision`: the question that it answers. */
export function sayForetold(
  { certain, possible }: Foretold,
  { foretold = [], divided = [] }: Pick<Title, 'foretold' | 'divided'>,
  voice: Voice,
  { verb, target = -1, card = -1 }: OptionView,
  { seat, source, rule, picked }: Decision,
): Result | undefined {
  const known = [target, card, source]
  // what was picked before has its share whatever is picked now
  const isEarlier = ({ kind, cards }: GameEvent) =>
    cards.length === 1 &&
    cards[0] !== target &&
    (picked.includes(cards[0]) || (divided.includes(rule) && (kind === 'damage' || kind === 'prevented')))
  const rank = (event: GameEvent) => 2 * foretold.indexOf(event.kind) + (event.seat === seat ? 0 : 1)
  const last = foretold[foretold.length - 1]
  const isMore = [...certain, ...possible].some((event) => event.kind !== last && !isEarlier(event))
  const fate = new Set<string>()
  const say = (events: readonly GameEvent[], isSure: boolean) => {
    const others: GameEvent[] = []
    const texts = new Set<string>()
    // what the option says itself is not its result
    const told = events
      .filter((event) => event.kind !== verb && !isEarlier(event) && !(isMore && event.kind === last))
      .sort((a, b) => rank(a) - rank(b))
    for (const event of told) {
      const text = voice.fate(event, target, known)
      if (text === undefined) others.push(event)
      else (isSure ? fate : texts).add(text)
    }
    for (const event of joinCards(others)) {
      const text = voice.event(event, known)
      if (text !== undefined) texts.add(text)
    }
    return [...texts]
  }
  const sure = say(certain, true)
  const perhaps = say(possible, false).filter((text) => !sure.includes(text))
  return fate.size + sure.length + perhaps.length === 0 ? undefined : { fate: [...fate], certain: sure, possible: perhaps }
}

/** What happens alike to several cards is one fact. */
function joinCards(events: readonly GameEvent[]): GameEvent[] {
  const joined = new Map<string, GameEvent>()
  for (const event of events) {
    const key = JSON.stringify({ ...event, cards: event.cards.length })
    const before = event.cards.length === 1 ? joined.get(key) : undefined
    joined.set(key, before === undefined ? event : { ...before, cards: [...before.cards, ...event.cards] })
  }
  return [...joined.values()]
}

export class Forecast<P extends Position = Position> {
  private readonly match: Match<P>
  private readonly trial: Trial<P>
  private readonly random = thoughts(1)
  /** What was found out about the question that stands, by option. */
  private readonly found = new Map<number, Foretold | undefined>()
  private asked = -1
  /** Time was up before all options were tried: who tells the same question again goes on with them. */
  isUnfinished = false

  /** `now` tells the time in milliseconds. */
  constructor(
    match: Match<P>,
    private readonly now: () => number,
  ) {
    this.match = match
    this.trial = layTrial(match.title)
  }

  /**
   * One result for each option of the seat that decides; undefined where nothing that is told would happen, or time is up. `asked`: the number
   * of the question, by which it is known again.
   */
  tell(seat: number, options: readonly number[], voice: Voice, asked: number): readonly (Result | undefined)[] {
    const { title, p } = this.match
    this.isUnfinished = false
    if (options.length === 0 || !isForetold(title, title.game.kind(p), options.length)) return options.map(() => undefined)
    if (asked !== this.asked) this.found.clear()
    this.asked = asked
    const end = this.now() + SLICE
    return options.map((option) => {
      if (!this.found.has(option)) {
        if (this.now() > end) {
          this.isUnfinished = true
          return undefined
        }
        this.found.set(option, foretell(title, p, this.trial, seat, option, this.random))
      }
      return this.say(this.found.get(option), option, voice)
    })
  }

  /** What comes of one option, whatever is asked; undefined where nothing that is told would happen. */
  foresee(seat: number, option: number, voice: Voice): Result | undefined {
    const { title, p } = this.match
    return this.say(foretell(title, p, this.trial, seat, option, this.random), option, voice)
  }

  private say(foretold: Foretold | undefined, option: number, voice: Voice): Result | undefined {
    const { title, p } = this.match
    return foretold && sayForetold(foretold, title, voice, title.game.describe(p, option), title.game.decision(p)!)
  }
}

/** What happens in one world; where the seat is asked further, no more than what happens whatever it answers: the rest is told when that is asked. */
function* tryOption<P extends Position>(
  title: Title<P>,
  p: P,
  { world, answered }: Trial<P>,
  seat: number,
  option: number,
  random: Random,
): Generator<undefined, readonly GameEvent[]> {
  const { game } = title
  game.copy(world, p)
  game.determinize(world, seat, random)
  const events = hear(game, world, option)
  const further = game.seatToDecide(world) === seat && !title.asked.includes(game.kind(world)!) ? answersIn(game, world) : []
  if (further.length === 0 || further.length > ANSWERS) return events
  let common: readonly GameEvent[] | undefined
  for (const answer of further) {
    yield
    game.copy(answered, world)
    const after = hear(game, answered, answer)
    const texts = new Set(after.map((event) => JSON.stringify(event)))
    common = common === undefined ? after : common.filter((event) => texts.has(JSON.stringify(event)))
    if (common.length === 0) break
  }
  return [...events, ...(common ?? [])]
}

function hear<P extends Position>(game: Title<P>['game'], p: P, option: number): GameEvent[] {
  const events: GameEvent[] = []
  game.listen(p, (event) => events.push(event))
  game.choose(p, option)
  game.listen(p, undefined)
  return events
}

function answersIn<P extends Position>(game: Title<P>['game'], p: P): number[] {
  const options = new Int16Array(game.maxOptions)
  return Array.from(options.subarray(0, game.options(p, options)))
}

/** What takes a card away. */
const LEAVING: readonly string[] = ['destroyed', 'toHand', 'toDeck', 'purge', 'archive', 'abduct']

function readyToTell(events: readonly GameEvent[], seat: number): GameEvent[] {
  const gone = new Set(events.filter(({ kind }) => LEAVING.includes(kind)).flatMap(({ cards }) => cards))
  // that a card took damage goes without saying when it leaves
  const told = events.filter((event) => !(event.kind === 'damage' && event.cards.every((card) => gone.has(card))))
  return told.map((event) => eventSeenBy(event, seat))
}

/** Cards of a dealt world have the numbers of other cards: only what the seat sees by name is told of. */
function isTold({ kind, source, cards }: GameEvent, foretold: readonly string[], shown: ReadonlySet<number>): boolean {
  return foretold.includes(kind) && (source < 0 || shown.has(source)) && cards.every((card) => shown.has(card))
}
