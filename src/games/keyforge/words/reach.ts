import { coversSelf } from '../../../ability/choosing.ts'
import type { Test } from '../../../ability/language.ts'
import { SELF } from '../../../kernel/program.ts'
import { ANY_CARD, HOST_ONLY, SELF_ONLY } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'

/** Covers the creature that an upgrade is on and no other. */
export const coversHost: Test<KeyforgePosition> = (p, f, card) => p.host[p.frames[f + SELF]] === card

/** Which card a test can be true of at all. */
export function reachOf(covers: Test<KeyforgePosition> | undefined): number {
  if (covers === coversSelf) return SELF_ONLY
  return covers === coversHost ? HOST_ONLY : ANY_CARD
}
