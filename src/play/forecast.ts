// What would come of an option: tried on copies of the position, in which all that the seat cannot know is dealt anew.
import { thoughts } from '../ai/chance.ts'
import type { Title } from '../games/title.ts'
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

/** The same in words. */
export interface Result {
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
      for (const events of yield* tryOption(title, p, trial, seat, option, random)) {
        const told = new Set<string>()
        for (const event of events) {
          if (!isTold(event, foretold, shown)) continue
          const text = JSON.stringify(event)
          told.add(text)
          known.set(text, event)
        }
        worlds.push(told)
      }
    }
  } catch {
    return undefined
  }
  if (known.size === 0) return undefined
  const all = [...known].map(([text, event]) => ({ event, certain: worlds.every((told) => told.has(text)) }))
  const pick = (wanted: boolean) => all.filter(({ certain }) => certain === wanted).map(({ event }) => event)
  return { certain: pick(true), possible: pick(false) }
}

/** What was foretold, to be read; undefined where it has no words. */
export function sayForetold({ certain, possible }: Foretold, voice: Voice): Result | undefined {
  const say = (events: readonly GameEvent[]) => [...new Set(events.map((event) => voice.event(event) ?? ''))].filter((text) => text !== '')
  const sure = say(certain)
  const perhaps = say(possible).filter((text) => !sure.includes(text))
  return sure.length + perhaps.length === 0 ? undefined : { certain: sure, possible: perhaps }
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
      const foretold = this.found.get(option)
      return foretold && sayForetold(foretold, voice)
    })
  }

  /** What comes of one option, whatever is asked; undefined where nothing that is told would happen. */
  foresee(seat: number, option: number, voice: Voice): Result | undefined {
    const { title, p } = this.match
    const foretold = foretell(title, p, this.trial, seat, option, this.random)
    return foretold && sayForetold(foretold, voice)
  }
}

/** What happens in one world; where the seat is asked further, with each answer. */
function* tryOption<P extends Position>(
  title: Title<P>,
  p: P,
  { world, answered }: Trial<P>,
  seat: number,
  option: number,
  random: Random,
): Generator<undefined, GameEvent[][]> {
  const { game } = title
  game.copy(world, p)
  game.determinize(world, seat, random)
  const events = hear(game, world, option)
  const further = game.seatToDecide(world) === seat && !title.asked.includes(game.kind(world)!) ? answersIn(game, world) : []
  if (further.length === 0 || further.length > ANSWERS) return [readyToTell(title, events, seat)]
  const told: GameEvent[][] = []
  for (const answer of further) {
    yield
    game.copy(answered, world)
    told.push(readyToTell(title, [...events, ...hear(game, answered, answer)], seat))
  }
  return told
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

function readyToTell({ foretold = [] }: Pick<Title, 'foretold'>, events: readonly GameEvent[], seat: number): GameEvent[] {
  const gone = new Set(events.filter(({ kind }) => kind === 'destroyed').flatMap(({ cards }) => cards))
  // that a card took damage goes without saying when it is destroyed
  const told = events.filter((event) => !(event.kind === 'damage' && event.cards.every((card) => gone.has(card))))
  told.sort((a, b) => foretold.indexOf(a.kind) - foretold.indexOf(b.kind))
  return told.map((event) => eventSeenBy(event, seat))
}

/** Cards of a dealt world have the numbers of other cards: only what the seat sees by name is told of. */
function isTold({ kind, source, cards }: GameEvent, foretold: readonly string[], shown: ReadonlySet<number>): boolean {
  return foretold.includes(kind) && (source < 0 || shown.has(source)) && cards.every((card) => shown.has(card))
}
