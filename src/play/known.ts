import type { GameEvent } from '../kernel/event.ts'
import type { Position } from '../kernel/position.ts'

/** Has a seat learned something? Undo must not take that back. Remembers what was known, and tells afterwards whether it grew. */
export class Known {
  private readonly random = new Int32Array(4)
  private cards: Shown = () => new Set()
  private readonly revealing: readonly string[]

  /** `revealing`: kinds of events after which more is known than before. */
  constructor(revealing: readonly string[]) {
    this.revealing = revealing
  }

  remember(p: Position, cards: Shown): void {
    this.random.set(p.random)
    this.cards = cards
  }

  /** Was chance rolled, or a hidden card seen? */
  hasLearned(p: Position, cards: Shown, events: readonly Pick<GameEvent, 'kind'>[]): boolean {
    if (this.random.some((word, i) => word !== p.random[i])) return true
    if (events.some((event) => this.revealing.includes(event.kind))) return true
    const before = this.cards()
    for (const card of cards()) if (!before.has(card)) return true
    return false
  }
}

/** The cards that a seat knows; only asked for where nothing else tells, as that is what costs. */
type Shown = () => ReadonlySet<number>
