// What comes alike to several cards. The log needs it from the first line on, so that it stands by itself.
import { isTogether, joinTwo } from '../games/speech/log.ts'
import type { GameEvent } from '../kernel/event.ts'

/** By it two events are the same one, of different cards. */
export function likeness(event: GameEvent): string {
  const { cards, source } = event
  return JSON.stringify({ ...event, cards: cards.length, source: cards[0] === source || source })
}

/** What happens alike to several cards is one fact, told with the first of them. What comes to a card twice is told twice. */
export function joinCards(events: readonly GameEvent[]): GameEvent[] {
  const joined: GameEvent[] = []
  const places = new Map<string, number>()
  for (const event of events) {
    const { cards, kind } = event
    const isRun = isTogether(kind)
    // of a run the amount is that of all cards
    const key = likeness(isRun ? { ...event, cards: cards.slice(0, 1), amount: 0 } : event)
    const at = places.get(key)
    if (at === undefined || (cards.length !== 1 && !isRun) || cards.some((card) => card >= 0 && joined[at].cards.includes(card))) {
      places.set(key, joined.length)
      joined.push(event)
    } else joined[at] = (isRun ? joinTwo : addCards)(joined[at], event)
  }
  return joined
}

export const addCards = (one: GameEvent, other: GameEvent): GameEvent => ({ ...one, cards: [...one.cards, ...other.cards] })
