// What depends on the answer to a question: what comes to several cards with the same answer, and what comes to one of them or another.
import type { GameEvent } from '../kernel/event.ts'
import { addCards, likeness } from './likeness.ts'

/** Something that depends on an answer, with the answers after which it comes. */
export interface Branching {
  readonly event: GameEvent
  readonly answers: ReadonlySet<number>
}

/** What takes a card away. */
export const LEAVING: readonly string[] = ['destroyed', 'toHand', 'toDeck', 'purge', 'archive', 'abduct']
/** What is told of a card by the seat that holds it. */
const HELD: readonly string[] = [...LEAVING, 'damage']

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
