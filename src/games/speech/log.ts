import type { GameEvent } from '../../kernel/event.ts'

/** Kinds that happen card by card and are told at once. */
const TOGETHER: readonly string[] = [
  'archive',
  'banish',
  'deal',
  'destroyed',
  'draw',
  'drop',
  'march',
  'mill',
  'ready',
  'returned',
  'roll',
  'wound',
]
/** Does it happen card by card, so that what is told is the sum? */
export const isTogether = (kind: string): boolean => TOGETHER.includes(kind)

/** Those among them that come with each other between, where many cards leave play at once. */
const MINGLED: readonly string[] = ['destroyed', 'returned']

/** Runs of like events as one, so that a log says "draws 3 cards"; what was rolled is named roll by roll, parted by spaces. */
export function joinEvents(events: readonly GameEvent[]): GameEvent[] {
  const joined: GameEvent[] = []
  for (const event of events) {
    const at = findAlike(joined, event)
    if (at < 0) joined.push(event)
    else joined[at] = joinTwo(joined[at], event)
  }
  return joined
}

/** The place of the event that this one is told with, -1 where it is told by itself. */
function findAlike(events: readonly GameEvent[], event: GameEvent): number {
  for (let at = events.length - 1; at >= 0; at--) {
    if (areAlike(events[at], event)) return at
    if (!MINGLED.includes(event.kind) || !MINGLED.includes(events[at].kind)) return -1
  }
  return -1
}

export function joinTwo(one: GameEvent, other: GameEvent): GameEvent {
  const names = one.kind === 'roll' ? { name: `${one.name} ${other.name}` } : {}
  return { ...one, ...names, cards: [...one.cards, ...other.cards], amount: one.amount + other.amount }
}

/** Are they told as one where one comes right after the other? */
export function areAlike(one: GameEvent, other: GameEvent): boolean {
  const { kind, seat, source, seen, rule, name } = other
  const same = one.kind === kind && one.seat === seat && one.source === source && one.seen === seen && one.rule === rule
  return same && isTogether(kind) && (kind === 'roll' || one.name === name)
}
