// Has the player learned something? Undo must not take that back.
import type { GameEvent } from '../kernel/event.ts'
import type { Position } from '../kernel/position.ts'

/** Remembers what was known before a choice, and tells afterwards whether chance was rolled or a hidden card was seen. */
export class Known {
  private random = ''
  private cards: ReadonlySet<number> = new Set()
  private readonly revealing: readonly string[]

  /** `revealing`: kinds of events after which more is known than before. */
  constructor(revealing: readonly string[]) {
    this.revealing = revealing
  }

  remember(p: Position, cards: ReadonlySet<number>): void {
    this.random = p.random.join()
    this.cards = cards
  }

  hasLearned(p: Position, cards: ReadonlySet<number>, events: readonly GameEvent[]): boolean {
    if (p.random.join() !== this.random) return true
    if (events.some((event) => this.revealing.includes(event.kind))) return true
    for (const card of cards) if (!this.cards.has(card)) return true
    return false
  }
}
