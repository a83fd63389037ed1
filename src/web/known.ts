// Has the player learned something? Undo must not take that back.
import type { GameEvent } from '../kernel/event.ts'
import type { Place, Table } from './engine.ts'

const REVEALING = ['draw', 'reveal', 'look', 'search', 'shuffle', 'mulligan', 'abduct']

/** Remembers what was known before a choice, and tells afterwards whether chance was rolled or a hidden card was seen. */
export class Known {
  private random = ''
  private cards = new Set<number>()

  remember(p: Place, table: Table): void {
    this.random = p.random.join()
    this.cards = seenCards(table)
  }

  hasLearned(p: Place, table: Table, events: readonly GameEvent[]): boolean {
    if (p.random.join() !== this.random) return true
    if (events.some((event) => REVEALING.includes(event.kind))) return true
    for (const card of seenCards(table)) if (!this.cards.has(card)) return true
    return false
  }
}

function seenCards(table: Table): Set<number> {
  const cards = new Set<number>()
  for (const { card } of table.shown) cards.add(card)
  for (const seat of table.seats) {
    for (const pile of [seat.hand, seat.archives, seat.discard, seat.purged, seat.limbo]) for (const { card } of pile ?? []) cards.add(card)
    for (const view of [...seat.battleline, ...seat.artifacts]) {
      cards.add(view.card)
      for (const upgrade of view.upgrades) cards.add(upgrade.card)
    }
  }
  return cards
}
