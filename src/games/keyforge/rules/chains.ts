import type { KeyforgePosition } from './layout.ts'
import { add } from './tally.ts'
import { tell } from './tell.ts'

/** More than 24 chains nobody has (kf.chains.7). */
export const MOST_CHAINS = 24

/** A seat gains chains; what goes beyond the most is lost. Returns how many. */
export function gainChains(p: KeyforgePosition, seat: number, amount: number, source: number): number {
  const gained = Math.min(amount, MOST_CHAINS - p.chains[seat])
  add(p.chains, seat, gained)
  tell(p, 'chains', seat, source, -1, gained)
  return gained
}
