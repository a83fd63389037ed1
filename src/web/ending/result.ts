import type { Words } from '../words.ts'
import type { EndingWords } from './words.ts'

/** Who has won, said to the seat that looks; below 0, to somebody who is none of those who played against each other. */
export function sayResult(
  words: Pick<Words, 'won' | 'lost'>,
  own: Pick<EndingWords, 'drawn' | 'wonBy'>,
  names: readonly string[],
  shares: readonly number[],
  seat: number,
): string {
  const winners = names.filter((_, at) => shares[at] > 0)
  if (winners.length === 0 || winners.length === names.length) return own.drawn
  if (seat < 0) return own.wonBy(winners)
  if (shares[seat] > 0) return words.won
  return names.length === 2 ? words.lost : own.wonBy(winners)
}
