import type { AbilityKind } from '../../../ability/compile.ts'
import type { OptionView } from '../../../kernel/decision.ts'

/** Kinds of questions; those of the ability language among them. */
export type KeyforgeKind =
  | AbilityKind
  | 'main'
  | 'mulligan'
  | 'house'
  | 'chosenHouse'
  | 'archives'
  | 'forge'
  | 'unforge'
  | 'flank'
  | 'use'
  | 'amount'
  | 'name'
  | 'trait'
  | 'player'
  | 'pay'

/** An option with what only KeyForge says of one. */
export interface KeyforgeOption extends OptionView {
  /** A flank, or the number of creatures to its left. */
  readonly place?: number | 'left' | 'right'
  readonly house?: string
  /** Of a key. */
  readonly color?: string
  readonly trait?: string
}
