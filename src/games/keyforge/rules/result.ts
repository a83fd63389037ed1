import { addTo } from '../../../kernel/cardset.ts'
import { BELOW, RESULT } from '../../../kernel/program.ts'
import type { KeyforgePosition } from './layout.ts'
import { SET_WORDS } from './layout.ts'

/** Words of a result block after the set of cards. */
export const BLOCK_AMOUNT = SET_WORDS
export const BLOCK_FULL = SET_WORDS + 1

/** Writing what a verb did into the result block of the frame that called it; nothing when nobody asked. */
function blockOf(p: KeyforgePosition, f: number): number {
  const offset = p.frames[f + RESULT]
  return offset === 0 ? -1 : p.frames[f + BELOW] + offset
}

export function reportCard(p: KeyforgePosition, f: number, card: number): void {
  const block = blockOf(p, f)
  if (block >= 0) addTo(p.frames, block, card)
}

export function reportAmount(p: KeyforgePosition, f: number, amount: number): void {
  const block = blockOf(p, f)
  if (block >= 0) p.frames[block + BLOCK_AMOUNT] += amount
}

/** The verb had its full effect ("if you do", kf.ifyoudo). */
export function reportFull(p: KeyforgePosition, f: number, full: boolean): void {
  const block = blockOf(p, f)
  if (block >= 0) p.frames[block + BLOCK_FULL] = full ? 1 : 0
}
