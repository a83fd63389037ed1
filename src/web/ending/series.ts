// Three games of the same players: who wins two has won. Kept with the window.
import { parseSeed } from '../../kernel/random.ts'

const KEY = 'catena.series'

/** Games won before, by the seats of the game with this seed. */
interface Series {
  readonly seed: string
  readonly wins: readonly number[]
}

/** The games won before a game, undefined for one outside of a series. */
export function seriesOf(record: string): readonly number[] | undefined {
  try {
    const { seed, wins } = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Series
    return plain(seed) === plain(/^seed:? +(\S+)/m.exec(record)?.[1] ?? '') ? wins : undefined
  } catch {
    return undefined
  }
}

export function keepSeries(series: Series | undefined): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(series ?? null))
  } catch {
    // then the games are played one by one
  }
}

/** The first of three games, where two play. */
export function beginSeries(seed: string, seats: number): void {
  if (seats === 2) keepSeries({ seed, wins: [0, 0] })
}

/**
 * Games won, those of whoever looks first; with several sides, or for whoever has none, each by name. `names`: of the seats. Partners sit
 * opposite and win together.
 */
export function writeWins(
  wins: readonly number[],
  viewer: number,
  names: readonly string[] = [],
  partnerOf?: (seat: number) => number,
): string {
  const inTurn = wins.map((_, at) => (Math.max(0, viewer) + at) % wins.length)
  const sides =
    partnerOf === undefined ? inTurn.map((seat) => [seat]) : inTurn.slice(0, wins.length / 2).map((seat) => [seat, partnerOf(seat)])
  if (sides.length === 2 && viewer >= 0 && partnerOf === undefined) return inTurn.map((seat) => wins[seat]).join('\u00a0:\u00a0')
  return sides.map((side) => `${side.map((seat) => names[seat]).join(' & ')}\u00a0${wins[side[0]]}`).join(', ')
}

/** A game that all or none have won counts for nobody. */
export function countWin(wins: readonly number[], shares: readonly number[]): number[] {
  const winners = shares.filter((share) => share > 0).length
  return wins.map((won, seat) => won + Number(winners < shares.length && shares[seat] > 0))
}

export const isDecided = (wins: readonly number[]): boolean => wins.some((won) => won > 1)

const plain = (seed: string) => parseSeed(seed)
