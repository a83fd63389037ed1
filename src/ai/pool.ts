import type { Game } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'

/** Positions to copy into, so that a search that takes many copies allocates only at its start. */
export class Pool<P extends Position> {
  private readonly game: Game<P>
  private readonly free: P[] = []

  constructor(game: Game<P>) {
    this.game = game
  }

  /** A copy of `from`; give it back when it is no longer needed. */
  take(from: P): P {
    const p = this.free.pop() ?? this.game.blank()
    this.game.copy(p, from)
    return p
  }

  give(p: P): void {
    this.free.push(p)
  }
}
