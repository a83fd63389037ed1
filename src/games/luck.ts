import type { GameEvent } from '../kernel/event.ts'

/** How chance treated one seat in one kind of chance, against what the same rolls or decks give on average. */
export interface Luck {
  readonly kind: 'dice' | 'draws'
  readonly seat: number
  /** Dice rolled or cards drawn. */
  readonly count: number
  /** Their worth, in the unit of the game's report, and what it is on average. */
  readonly sum: number
  readonly expected: number
  /** Standard deviation of the worth. */
  readonly deviation: number
  /** Of all games, the share in which chance is at least so far from the average on the same side: 0 to 0.5. */
  readonly rarity: number
  /** For dice, each face: times rolled, and on average. */
  readonly faces: readonly { readonly face: string; readonly rolled: number; readonly expected: number }[]
}

/** Follows the chance of a game from the position after its start. `hear` gets every event while it happens. */
export interface LuckReport {
  hear(event: GameEvent): void
  read(): Luck[]
}

/**
 * Sums up worth that chance gave, against the average of each time. What is drawn changes what is left, so each draw is compared with
 * what there was to draw just then; the differences are then a fair game, and their variances add up.
 */
export class Tally {
  count = 0
  private sum = 0
  private expected = 0
  private variance = 0

  /** One of `pool` came, each of it was as likely. */
  add(came: number, pool: readonly number[]): void {
    const mean = pool.reduce((sum, worth) => sum + worth, 0) / pool.length
    this.count++
    this.sum += came
    this.expected += mean
    this.variance += pool.reduce((sum, worth) => sum + (worth - mean) ** 2, 0) / pool.length
  }

  read(kind: Luck['kind'], seat: number, faces: Luck['faces'] = []): Luck {
    const { count, sum, expected } = this
    const deviation = Math.sqrt(this.variance)
    const rarity = deviation === 0 ? 0.5 : tail(Math.abs(sum - expected) / deviation)
    return { kind, seat, count, sum, expected, deviation, rarity, faces }
  }
}

/** Of each seat, what each turn brought beyond the average, in standard deviations of the whole game; from what stood at the end of each. */
export function luckByTurn(standings: readonly (readonly Luck[])[]): number[][] {
  const end = standings[standings.length - 1]
  const lucky: number[][] = []
  for (const [at, { seat, deviation }] of end.entries()) {
    const stood = standings.map((standing) => (deviation === 0 ? 0 : (standing[at].sum - standing[at].expected) / deviation))
    lucky[seat] = stood.map((sum, turn) => sum - (stood[turn - 1] ?? 0) + (lucky[seat]?.[turn] ?? 0))
  }
  return lucky
}

/** The share of a normal distribution beyond so many deviations (Abramowitz and Stegun 26.2.17; error below 1e-7). */
function tail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const sum = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
}
