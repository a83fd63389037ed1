// What would come of the options of a question, in words beside them.
import { thoughts } from '../ai/chance.ts'
import type { Title } from '../games/title.ts'
import type { Decision, OptionView } from '../kernel/decision.ts'
import type { GameEvent } from '../kernel/event.ts'
import type { Position } from '../kernel/position.ts'
import { LEAVING } from './branches.ts'
import { joinCards } from './likeness.ts'
import type { Match } from './match.ts'
import { otherPicks } from './picking.ts'
import type { OptionLine } from './snapshot.ts'
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
  /** What depends on the answer to the question that follows: what comes to that card, which is not named either, and all else. */
  readonly either: readonly string[]
  readonly chosen: readonly string[]
  readonly possible: readonly string[]
  /** Nothing happens, and that is certain. */
  readonly still: boolean
  /** Not all that depends on further answers was found out. */
  readonly unfollowed: boolean
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
  const [title, p, , , option] = tried
  const { foreseen, game } = title
  if (foreseen === undefined || foreseen().untried?.includes(game.describe(p, option).verb)) return undefined
  const foretold = yield* tryByWorlds(...tried)
  if (foretold === undefined) return undefined
  const { certain, chosen, possible, still } = foretold
  return still || certain.length + chosen.length + possible.length > 0 ? foretold : undefined
}

/** What was foretold, to be read beside the option; undefined where it has no words. `decision`: the question that it answers. */
export function sayForetold(
  { certain, chosen, possible, still, unfollowed }: Foretold,
  { foreseen, counted }: Pick<Title, 'foreseen' | 'counted'>,
  voice: Voice,
  { verb, target = -1, card = -1 }: OptionView,
  { kind, seat, source, rule, picked, min, max, ordered }: Decision,
): Result | undefined {
  // of a set in no order each card says what comes to itself: which others are in it is not known, and the rules ask for them in an order of their own
  const isRun = kind === 'target' && max > 1 && !ordered
  if (isRun && min - picked.length > 1) return undefined
  const { kinds, slight, divided, said } = foreseen!()
  const known = [target, card, source]
  /** Who acts: what it suffers itself is weighed against all else. */
  const actors = [card, source].filter((one) => one >= 0)
  // what was picked before has its share whatever is picked now
  const isEarlier = ({ kind, cards }: GameEvent) =>
    cards.length === 1 &&
    cards[0] !== target &&
    (picked.includes(cards[0]) || (divided.includes(rule) && (kind === 'damage' || kind === 'prevented')))
  const isActor = ({ cards }: GameEvent) => cards.length === 1 && actors.includes(cards[0])
  // what goes against the one who chooses must not be missed
  const isLoss = (event: GameEvent) =>
    event.seat === seat && (LEAVING.includes(event.kind) || event.kind === 'lose' || (event.kind === 'damage' && isActor(event)))
  const rank = (event: GameEvent) => 2 * kinds.indexOf(event.kind) + (event.seat === seat ? 0 : 1) - (isLoss(event) ? FIRST : 0)
  // what a card brings whatever it says is no reason to be silent of that
  const isMore = [certain, chosen, possible].flat().some((event) => ![...slight, counted[0]].includes(event.kind) && !isEarlier(event))
  /** What becomes of the card of the option in its order, unless it is one thing or another; all else by its weight. */
  const say = (events: readonly GameEvent[], isOne: boolean) => {
    const fate = new Set<string>()
    const subject = isOne && target < 0 ? card : target
    const others: GameEvent[] = []
    const byWeight = [...events].sort((a, b) => rank(a) - rank(b))
    for (const event of isOne ? byWeight : events) {
      // what the option says itself is not its result
      if (
        event.kind === verb ||
        [verb, rule].some((by) => said[by]?.includes(event.kind)) ||
        isEarlier(event) ||
        (isMore && slight.includes(event.kind))
      )
        continue
      const text = voice.fate(event, subject, known)
      if (text === undefined) others.push(event)
      // among what depends on an answer the first part names the card: the others follow it
      else fate.add(isOne && fate.size === 0 ? (voice.event(event, known) ?? text) : text)
    }
    others.sort((a, b) => rank(a) - rank(b))
    // what depends on an answer was joined by what comes after the same one
    const joined = isOne ? others : joinCards(others)
    // of both sides the weightiest is said before the rest of either
    const gain = isOne ? joined.findIndex((event) => !isLoss(event)) : -1
    if (gain > 1) joined.splice(1, 0, ...joined.splice(gain, 1))
    const texts = joined.flatMap((event) => voice.event(event, known) ?? [])
    return { fate: [...fate], texts: [...new Set(texts)] }
  }
  const sure = say(balance(certain, counted), false)
  const either = say(isRun ? [] : chosen, true)
  const perhaps = say(possible, false)
  const result = {
    fate: sure.fate,
    certain: sure.texts,
    either: either.fate,
    chosen: either.texts,
    possible: [...perhaps.fate, ...perhaps.texts].filter((text) => !sure.fate.includes(text) && !sure.texts.includes(text)),
    still,
    unfollowed,
  }
  return still ||
    Object.values(result)
      .flat()
      .some((part) => typeof part === 'string')
    ? result
    : undefined
}

/** Moves a loss before all that is none. */
const FIRST = 1000

/** Of what a seat gains and loses again, what remains; `counted`: the kinds of both. */
function balance(events: readonly GameEvent[], [up, down]: readonly string[]): readonly GameEvent[] {
  const isCounted = ({ kind, cards, least }: GameEvent) => (kind === up || kind === down) && cards.length === 0 && least === undefined
  const seats = new Set(events.filter(isCounted).map(({ seat }) => seat))
  const remains = [...seats].flatMap((seat) => {
    const own = events.filter((event) => isCounted(event) && event.seat === seat)
    if (own.every(({ kind }) => kind === own[0].kind)) return own
    const sum = own.reduce((all, { kind, amount }) => all + (kind === up ? amount : -amount), 0)
    return sum === 0 ? [] : [{ ...own[0], kind: sum > 0 ? up : down, amount: Math.abs(sum), source: -1 }]
  })
  return [...events.filter((event) => !isCounted(event)), ...remains]
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
    if (!this.tellsOf(options.length)) return options.map(() => undefined)
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

  /** What else may be in the set that is asked for, beside the options that are told of. */
  others(decision: Decision | undefined, options: readonly OptionLine[], voice: Voice): readonly OptionLine[] {
    return otherPicks({ decision, options }, (option, view) => voice.option(option, view, decision))
  }

  /** Is anything told of the question that stands, with so many options? */
  tellsOf(options: number): boolean {
    const { title, p } = this.match
    return options > 0 && isForetold(title, title.game.kind(p), options)
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
