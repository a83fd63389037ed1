// What comes alike to several cards; and of what depends on the answer to a question, what comes to one of them or another.
import { isTogether, joinTwo } from '../games/speech/log.ts'
import type { GameEvent } from '../kernel/event.ts'

/** Something that depends on an answer, with the answers after which it comes. */
export interface Branching {
  readonly event: GameEvent
  readonly answers: ReadonlySet<number>
}

/** What takes a card away. */
export const LEAVING: readonly string[] = ['destroyed', 'toHand', 'toDeck', 'purge', 'archive', 'abduct']
/** What is told of a card by the seat that holds it. */
const HELD: readonly string[] = [...LEAVING, 'damage']

/** By it two events are the same one, of different cards. */
function likeness(event: GameEvent): string {
  const isOwn = event.cards[0] === event.source
  return JSON.stringify({ ...event, cards: event.cards.length, source: isOwn ? 'itself' : event.source })
}

/** What happens alike to several cards is one fact, told with the first of them. What comes to a card twice is told twice. */
export function joinCards(events: readonly GameEvent[]): GameEvent[] {
  const joined: GameEvent[] = []
  const places = new Map<string, number>()
  for (const event of events) {
    const { cards, kind } = event
    const isRun = isTogether(kind) && cards.length > 0
    // of a run the amount is that of all cards
    const key = isRun ? likeness({ ...event, cards: cards.slice(0, 1), amount: 0 }) : likeness(event)
    const at = isRun || cards.length === 1 ? places.get(key) : undefined
    if (at === undefined || cards.some((card) => card >= 0 && joined[at].cards.includes(card))) {
      places.set(key, joined.length)
      joined.push(event)
    } else joined[at] = isRun ? joinTwo(joined[at], event) : addCards(joined[at], event)
  }
  return joined
}

/**
 * The same thing that comes to several cards is one event where it always comes to all of them, and one of them by `either` where it
 * never comes to two. What comes now to one and now to both stays apart, as do the cards of `apart`, of which is spoken by themselves.
 */
export function joinBranches(all: readonly Branching[], apart: readonly number[]): GameEvent[] {
  const together = new Map<string, Branching>()
  for (const { event, answers } of all) {
    const key = isOfOne(event, apart) ? `${likeness(event)} ${[...answers].sort().join()}` : `${together.size}`
    const before = together.get(key)
    together.set(key, before === undefined ? { event, answers } : { event: addCards(before.event, event), answers })
  }
  const joined: Branching[] = []
  for (const one of together.values()) {
    const at = isOfOne(one.event, apart) ? joined.findIndex((other) => isAlternative(other, one, apart)) : -1
    if (at < 0) joined.push(one)
    else {
      const { event, answers } = joined[at]
      joined[at] = {
        event: { ...addCards(event, one.event), either: HELD.includes(event.kind) ? 'held' : 'any' },
        answers: new Set([...answers, ...one.answers]),
      }
    }
  }
  return joined.map(({ event }) => event)
}

/** Of one card that is known, and of which is not spoken by itself. */
const isOfOne = ({ cards }: GameEvent, apart: readonly number[]): boolean =>
  cards.length === 1 && cards[0] >= 0 && !apart.includes(cards[0])

/** The same comes to another card, after other answers only. */
function isAlternative(other: Branching, one: Branching, apart: readonly number[]): boolean {
  const { cards, either } = other.event
  if (either === undefined && !isOfOne(other.event, apart)) return false
  const first = { ...other.event, cards: cards.slice(0, 1), either: undefined }
  return likeness(first) === likeness({ ...one.event, either: undefined }) && [...one.answers].every((answer) => !other.answers.has(answer))
}

const addCards = (one: GameEvent, other: GameEvent): GameEvent => ({ ...one, cards: [...one.cards, ...other.cards] })
