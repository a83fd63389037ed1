// Trying an option on copies of the position, in which all that the seat cannot know is dealt anew: what is told of it, and how sure that is.
import type { Standing, Title } from '../games/title.ts'
import { eventSeenBy, type GameEvent, SEEN_BY_ALL } from '../kernel/event.ts'
import type { Position } from '../kernel/position.ts'
import type { Random } from '../kernel/random.ts'
import { joinBranches, LEAVING } from './branches.ts'

/** Worlds in which an option is tried: what happens in all of them is told as certain. */
const WORLDS = 3
/** The same where chance had a say, or a card that the seat did not know: what is seldom would be missed. */
const WORLDS_OF_CHANCE = 20
/** Further questions to the same seat are followed through all answers, where no more ways lead through them; of many options, fewer. */
const MOST_WAYS = 40
const FEWEST_WAYS = 12
const ALL_WAYS = 300

/** What an option leads to, up to the next question, as the seat would see it. */
export interface Foretold {
  readonly certain: readonly GameEvent[]
  /** What happens after some answers only to the question that follows. */
  readonly chosen: readonly GameEvent[]
  /** What happens in some worlds only. */
  readonly possible: readonly GameEvent[]
  /** It is certain that nothing happens at all. */
  readonly still: boolean
  /** There are further questions with too many answers to follow them all. */
  readonly unfollowed: boolean
}

/** Positions to try options in: a world dealt anew, and behind it what comes of one answer after the other there. */
export type Trial<P extends Position> = P[]

export function layTrial<P extends Position>({ game }: Title<P>): Trial<P> {
  return [game.blank()]
}

/** What is told, by what it is without how much. */
type Facts = ReadonlyMap<string, GameEvent>

/** What comes of an option in one world. */
interface Tried {
  readonly sure: Facts
  readonly chosen: Facts
  /** What comes after each way through the answers. */
  readonly ends: readonly Facts[]
  readonly still: boolean
  readonly unfollowed: boolean
  /** Another world could bring something else. */
  readonly isOpen: boolean
}

/** What comes of an option, bit by bit: whoever has others to answer can wait between two choices. Undefined where the rules fail. */
export function* tryByWorlds<P extends Position>(
  title: Title<P>,
  p: P,
  trial: Trial<P>,
  seat: number,
  option: number,
  random: Random,
): Generator<undefined, Foretold | undefined> {
  const shown = title.shown(title.game.observe(p, seat))
  const ways = Math.max(FEWEST_WAYS, Math.min(MOST_WAYS, ALL_WAYS / answersIn(title.game, p).length))
  const worlds: Tried[] = []
  try {
    for (let i = 0; i < (worlds.some(({ isOpen }) => isOpen) ? WORLDS_OF_CHANCE : WORLDS); i++) {
      if (i > 0) yield
      worlds.push(yield* tryInWorld(title, p, trial, seat, option, random, shown, ways))
    }
  } catch {
    return undefined
  }
  const sure = compare(worlds.map((world) => world.sure))
  // what depends on the answer in one world and is certain in another depends on the answer
  const chosen = compare(worlds.map((world) => world.chosen)).all
  const ends = worlds.flatMap((world) => world.ends)
  const answersTo = (key: string) => new Set(ends.flatMap((facts, at) => (facts.has(key) ? [at] : [])))
  const { target = -1, card = -1 } = title.game.describe(p, option)
  return {
    certain: [...sure.common].filter(([key]) => !chosen.has(key)).map(([, event]) => event),
    chosen: joinBranches(
      [...chosen].map(([key, event]) => ({ event, answers: answersTo(key) })),
      [target, card],
    ),
    possible: [...sure.others].filter(([key]) => !chosen.has(key)).map(([, event]) => event),
    still: worlds.every((world) => world.still),
    unfollowed: worlds.some((world) => world.unfollowed),
  }
}

function* tryInWorld<P extends Position>(
  title: Title<P>,
  p: P,
  trial: Trial<P>,
  seat: number,
  option: number,
  random: Random,
  shown: ReadonlySet<number>,
  ways: number,
): Generator<undefined, Tried> {
  const { game } = title
  const [world] = trial
  game.copy(world, p)
  game.determinize(world, seat, random)
  const before = stand(title, world)
  const chance = [...world.random]
  let isOpen = false
  let unfollowed = false
  const events = hear(game, world, option)
  const isOver = (end: P) => game.seatToDecide(end) < 0 || title.foreseen!().steps.includes(game.kind(end)!)
  const tell = (heard: readonly GameEvent[], end: P) => {
    const changes = listChanges(before, stand(title, end))
    isOpen ||= end.random.some((word, i) => word !== chance[i]) || heard.some((event) => isUnknown(event, shown))
    const veil = heard.findIndex(({ kind }) => title.foreseen!().veils.includes(kind))
    const all = veil < 0 ? [...heard, ...changes] : heard.slice(0, veil + 1)
    return {
      facts: gather(all, title, seat, shown),
      // without it, what no event tells of would be taken for nothing
      still: title.foreseen!().standings !== undefined && isOver(end) && all.every(({ kind }) => title.silent.includes(kind)),
    }
  }
  const ends: ReturnType<typeof tell>[] = []
  /** Through the answers of the seat to what is asked next, all of them or none. */
  function* follow(at: number, heard: readonly GameEvent[], left: number): Generator<undefined, void> {
    const end = trial[at]
    const further = !isOver(end) && game.seatToDecide(end) === seat ? answersIn(game, end) : []
    if (further.length === 0 || further.length > left) {
      unfollowed ||= further.length > 0
      ends.push(tell(heard, end))
      return
    }
    trial[at + 1] ??= game.blank()
    for (const answer of further) {
      yield
      game.copy(trial[at + 1], end)
      yield* follow(at + 1, [...heard, ...hear(game, trial[at + 1], answer)], left / further.length)
    }
  }
  yield* follow(0, events, ways)
  const { common, others } = compare(ends.map(({ facts }) => facts))
  return { sure: common, chosen: others, ends: ends.map(({ facts }) => facts), still: ends.every(({ still }) => still), unfollowed, isOpen }
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

/** What of it is in all, what in some only; how much where that differs, as a range. */
function compare(tried: readonly Facts[]): { readonly common: Facts; readonly others: Facts; readonly all: Facts } {
  const all = new Map<string, GameEvent>()
  const times = new Map<string, number>()
  for (const facts of tried) {
    for (const [key, event] of facts) {
      const known = all.get(key)
      all.set(key, known === undefined ? event : span(known, event))
      times.set(key, (times.get(key) ?? 0) + 1)
    }
  }
  const pick = (isCommon: boolean) => new Map([...all].filter(([key]) => (times.get(key) === tried.length) === isCommon))
  return { common: pick(true), others: pick(false), all }
}

/** The same, once as much and once as little. */
function span(one: GameEvent, other: GameEvent): GameEvent {
  const least = Math.min(one.least ?? one.amount, other.least ?? other.amount)
  const amount = Math.max(one.amount, other.amount)
  return {
    ...one,
    source: one.source === other.source ? one.source : -1,
    cards: one.cards.length <= other.cards.length ? one.cards : other.cards,
    amount,
    ...(least !== amount && { least }),
  }
}

const NONE: ReadonlyMap<string, Standing> = new Map()

function stand<P extends Position>({ foreseen }: Title<P>, p: P): ReadonlyMap<string, Standing> {
  const { standings } = foreseen!()
  return standings === undefined ? NONE : new Map(standings(p).map((one) => [`${one.kind} ${one.card} ${one.seat} ${one.name}`, one]))
}

/** What is different and was told by no event: of cards that were there before and are there still. */
function listChanges(before: ReadonlyMap<string, Standing>, after: ReadonlyMap<string, Standing>): GameEvent[] {
  const changes: GameEvent[] = []
  const cardsOf = (all: ReadonlyMap<string, Standing>) => new Set([...all.values()].map(({ card }) => card))
  const [earlier, later] = [cardsOf(before), cardsOf(after)]
  const isThere = ({ card }: Standing) => card < 0 || (earlier.has(card) && later.has(card))
  const note = ({ kind, card, seat, name }: Standing, was: number, amount: number) =>
    changes.push({ kind, seat, source: -1, cards: card < 0 ? [] : [card], amount, name, seen: SEEN_BY_ALL, from: String(was) })
  for (const [key, one] of after) {
    const was = before.get(key)?.amount ?? 0
    if (was !== one.amount && isThere(one)) note(one, was, one.amount)
  }
  // that something lasts no longer shows in what it did
  for (const [key, one] of before) if (!after.has(key) && one.kind !== 'lasts' && isThere(one)) note(one, one.amount, 0)
  return changes
}

/** What is worth telling of all that happened, in its order: of the same thing that happens twice, how much it is together. */
function gather(events: readonly GameEvent[], title: Title, seat: number, shown: ReadonlySet<number>): Facts {
  const { kinds } = title.foreseen!()
  const gone = new Set(events.filter(({ kind }) => LEAVING.includes(kind)).flatMap(({ cards }) => cards))
  /** By what the last damage was dealt, where that is named. */
  const how = new Map(events.flatMap(({ kind, cards, name }) => (kind === 'damage' ? cards.map((card) => [card, name] as const) : [])))
  const facts = new Map<string, GameEvent>()
  for (const one of events) {
    // what the damage says that goes without saying
    const by = one.kind === 'destroyed' && one.cards.length === 1 ? how.get(one.cards[0]) : undefined
    const event = by === undefined ? one : { ...one, name: by }
    if (!kinds.includes(event.kind)) continue
    // that a card took damage goes without saying when it leaves
    if (event.kind === 'damage' && event.cards.length > 0 && event.cards.every((card) => gone.has(card))) continue
    const fact = conceal(eventSeenBy(event, seat), shown)
    const key = nameFact(fact)
    const known = facts.get(key)
    facts.set(key, known === undefined ? fact : add(known, fact))
  }
  return facts
}

/** What is told by how much it is, whatever it comes from. */
const MEASURED: readonly string[] = ['damage', 'damagePlayer', 'prevented', 'heal', 'gain', 'lose', 'value']

function nameFact({ kind, seat, source, cards, name, from }: GameEvent): string {
  const which = cards.every((card) => card < 0) ? cards.length > 0 : cards
  return JSON.stringify([kind, seat, MEASURED.includes(kind) ? -1 : source, which, name, from])
}

/** Which card comes from a draw pile nobody knows, though all were seen of a pile that is shuffled before. */
const DEALT: readonly string[] = ['draw', 'mill']

/** A card comes that the seat did not know. */
function isUnknown({ kind, cards }: GameEvent, shown: ReadonlySet<number>): boolean {
  return DEALT.includes(kind) || cards.some((card) => card >= 0 && !shown.has(card))
}

/** Cards of a dealt world have the numbers of other cards: only what the seat sees by name is called by it. */
function conceal(event: GameEvent, shown: ReadonlySet<number>): GameEvent {
  const { source, cards } = event
  if (DEALT.includes(event.kind)) return { ...event, source: shown.has(source) ? source : -1, cards: cards.map(() => -1) }
  if ((source < 0 || shown.has(source)) && cards.every((card) => shown.has(card))) return event
  return { ...event, source: shown.has(source) ? source : -1, cards: cards.map((card) => (shown.has(card) ? card : -1)) }
}

function add(one: GameEvent, other: GameEvent): GameEvent {
  return {
    ...one,
    source: one.source === other.source ? one.source : -1,
    cards: one.cards.some((card) => card >= 0) ? one.cards : [...one.cards, ...other.cards],
    amount: one.amount + other.amount,
  }
}
