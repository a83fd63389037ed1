import type { Game, Outcome } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'

/** What the side of a seat has won, 0 to 1: partners share a win, and each of them wants all of it. */
export function shareOfSide<P extends Position>(game: Game<P>, p: P, { shares }: Outcome, seat: number): number {
  const side = game.side(p, seat)
  let sum = 0
  for (let other = 0; other < shares.length; other++) if (game.side(p, other) === side) sum += shares[other]
  return sum
}

/** The same of every seat; undefined while the game is not over. */
export function sharesOf<P extends Position>(game: Game<P>, p: P): number[] | undefined {
  const outcome = game.outcome(p)
  return outcome?.shares.map((_, seat) => shareOfSide(game, p, outcome, seat))
}
