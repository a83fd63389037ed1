import type { GameEvent } from '../../kernel/event.ts'

/** Kinds that happen card by card and are told at once. */
const TOGETHER: readonly string[] = ['archive', 'banish', 'deal', 'draw', 'drop', 'march', 'mill', 'ready', 'roll', 'wound']

/** Runs of like events as one, so that a log says "draws 3 cards"; what was rolled is named roll by roll, parted by spaces. */
export function joinEvents(events: readonly GameEvent[]): GameEvent[] {
  const joined: GameEvent[] = []
  for (const event of events) {
    const last = joined[joined.length - 1]
    const alike =
      last !== undefined && last.kind === event.kind && last.seat === event.seat && last.source === event.source && last.seen === event.seen
    const rolls = event.kind === 'roll'
    if (alike && TOGETHER.includes(event.kind) && last.rule === event.rule && (rolls || last.name === event.name)) {
      const names = rolls ? { name: `${last.name} ${event.name}` } : {}
      joined[joined.length - 1] = { ...last, ...names, cards: [...last.cards, ...event.cards], amount: last.amount + event.amount }
    } else joined.push(event)
  }
  return joined
}
