import { GAMES } from '../games/register.ts'

/**
 * How a game's yardstick becomes a share of the win: a logistic curve, fitted to games of `skilled` against itself (docs/analysis.md
 * says how, and how well the estimates hold).
 */
export interface Gauge {
  /** Of the curve, for a point of the yardstick. */
  readonly slope: number
  /** Of the curve at 0: even between two, less with more sides. */
  readonly even: number
}

/** For a game that nobody fitted: a judgement of a few points says little. */
const UNKNOWN = 0.1

/** The gauge of a game with such a setup. */
export function gaugeOf(game: string, { seats, teams }: { readonly seats: number; readonly teams?: unknown }): Gauge {
  const mates = teams === true ? 2 : 1
  return { slope: GAMES.find(({ name }) => name === game)?.slope ?? UNKNOWN, even: -Math.log(seats / mates - 1) }
}

/** The share of the win, 0 to 1, that a judgement stands for. */
export function gauge({ slope, even }: Gauge, judgement: number): number {
  return 1 / (1 + Math.exp(-slope * judgement - even))
}
