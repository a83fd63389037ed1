// What would come of the options of a question, in words beside them.
import { thoughts } from '../ai/chance.ts'
import type { Title } from '../games/title.ts'
import type { Decision, OptionView } from '../kernel/decision.ts'
import type { GameEvent } from '../kernel/event.ts'
import type { Position } from '../kernel/position.ts'
import type { Match } from './match.ts'
import { type Foretold, layTrial, type Trial, tryByWorlds } from './trial.ts'
import type { Voice } from './voice.ts'

/** More options than these are not tried, and no more milliseconds are spent on them at a time. */
const MOST = 40
export const SLICE = 60

/** The same in words, beside the option: the weightiest first. */
export interface Result {
  /** What is sure to come to the card that the option names, which is not named again. */
  readonly fate: readonly string[]
  readonly certain: readonly string[]
  /** What depends on the answer to the question that follows. */
  readonly chosen: readonly string[]
  readonly possible: readonly string[]
  /** Nothing happens, and that is certain. */
  readonly still: boolean
}

/** Is what comes of the options of this question tried? */
export function isForetold({ foreseen }: Pick<Title, 'foreseen'>, kind: string | undefined, options: number): boolean {
  if (foreseen === undefined || kind === undefined || options > MOST) return false
  const { steps, tried } = foreseen()
  return !steps.includes(kind) || tried.includes(kind)
}

/** What comes of an option; undefined where nothing is told, or the rules fail: whoever makes that choice will hear of it. */
export function foretell<P extends Position>(...tried: Parameters<typeof foretellByWorlds<P>>): Foretold | undefined {
  const steps = foretellByWorlds(...tried)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same bit by bit, for a host that has others to answer: it can wait between two choices. */
export function* foretellByWorlds<P extends Position>(...tried: Parameters<typeof tryByWorlds<P>>): ReturnType<typeof tryByWorlds<P>> {
  const [title] = tried
  const foretold = title.foreseen === undefined ? undefined : yield* tryByWorlds(...tried)
  if (foretold === undefined) return undefined
  const { certain, chosen, possible, still } = foretold
  return still || certain.length + chosen.length + possible.length > 0 ? foretold : undefined
}

/** What was foretold, to be read beside the option; undefined where it has no words. `decision`: the question that it answers. */
export function sayForetold(
  { certain, chosen, possible, still }: Foretold,
  { foreseen }: Pick<Title, 'foreseen'>,
  voice: Voice,
  { verb, target = -1, card = -1 }: OptionView,
  { seat, source, rule, picked }: Decision,
): Result | undefined {
  const { kinds, slight, divided, said } = foreseen!()
  const known = [target, card, source]
  // what was picked before has its share whatever is picked now
  const isEarlier = ({ kind, cards }: GameEvent) =>
    cards.length === 1 &&
    cards[0] !== target &&
    (picked.includes(cards[0]) || (divided.includes(rule) && (kind === 'damage' || kind === 'prevented')))
  const rank = (event: GameEvent) => 2 * kinds.indexOf(event.kind) + (event.seat === seat ? 0 : 1)
  const isMore = [certain, chosen, possible].flat().some((event) => !slight.includes(event.kind) && !isEarlier(event))
  /** What becomes of the card of the option in its order, unless it is one thing or another; all else by its weight. */
  const say = (events: readonly GameEvent[], isOne: boolean) => {
    const fate = new Set<string>()
    const others: GameEvent[] = []
    const byWeight = [...events].sort((a, b) => rank(a) - rank(b))
    for (const event of isOne ? byWeight : events) {
      // what the option says itself is not its result
      if (event.kind === verb || said[verb]?.includes(event.kind) || isEarlier(event) || (isMore && slight.includes(event.kind))) continue
      const text = voice.fate(event, target, known)
      if (text === undefined) others.push(event)
      else fate.add(text)
    }
    const texts = joinCards(
      others.sort((a, b) => rank(a) - rank(b)),
      isOne,
    ).flatMap((event) => voice.event(event, known) ?? [])
    return { fate: [...fate], texts: [...new Set(texts)] }
  }
  const sure = say(certain, false)
  const either = say(chosen, true)
  const perhaps = say(possible, false)
  const result = {
    fate: sure.fate,
    certain: sure.texts,
    chosen: [...either.fate, ...either.texts],
    possible: [...perhaps.fate, ...perhaps.texts].filter((text) => !sure.fate.includes(text) && !sure.texts.includes(text)),
    still,
  }
  return still ||
    Object.values(result)
      .flat()
      .some((part) => typeof part === 'string')
    ? result
    : undefined
}

/** What happens alike to several cards is one fact; `isOne`: it happens to one of them. */
function joinCards(events: readonly GameEvent[], isOne: boolean): GameEvent[] {
  const joined = new Map<string, GameEvent>()
  for (const event of events) {
    const isOwn = event.cards[0] === event.source
    const key = JSON.stringify({ ...event, cards: event.cards.length, source: isOwn ? 'itself' : event.source })
    const before = event.cards.length === 1 ? joined.get(key) : undefined
    const cards = before === undefined ? event.cards : [...before.cards, ...event.cards]
    joined.set(key, { ...event, cards, ...(isOne && cards.length > 1 && { either: true }) })
  }
  return [...joined.values()]
}

/** Without what is empty: an update has it for each option. */
export function leaveOut(result: Result): Partial<Result> {
  return Object.fromEntries(Object.entries(result).filter(([, part]) => part !== false && part.length !== 0))
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
  tell(seat: number, options: readonly number[], voice: Voice, asked: number): readonly (Partial<Result> | undefined)[] {
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
      const result = this.say(this.found.get(option), option, voice)
      return result && leaveOut(result)
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
