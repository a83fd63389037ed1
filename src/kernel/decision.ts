/** What sort of question is asked; clients choose their controls by it. */
export type DecisionKind =
  | 'main'
  | 'mulligan'
  | 'house'
  | 'archives'
  | 'forge'
  | 'unforge'
  | 'flank'
  | 'target'
  | 'spread'
  | 'order'
  | 'may'
  | 'mode'
  | 'use'
  | 'amount'
  | 'name'
  | 'trait'
  | 'seat'
  | 'pass'
  | 'pay'
  | 'place'

/** What is asked and of whom. Cards are indices into the game's cards. */
export interface Decision {
  readonly seat: number
  readonly kind: DecisionKind
  /** The card whose ability asks, -1 when a rule asks. */
  readonly source: number
  /** The rule that asks, an id of docs/rules. */
  readonly rule: string
  /** Nothing may be chosen instead. */
  readonly optional: boolean
  /** Runs of picks: bounds of the whole choice, what is picked already, and all cards that may be in the set. */
  readonly min: number
  readonly max: number
  readonly picked: readonly number[]
  readonly eligible: readonly number[]
  readonly ordered: boolean
  readonly secret: boolean
}

/**
 * One option, structured and without language: words are the client's.
 * `card` is acted with, `target` is chosen, `place` is left, right or the number of cards to its left.
 */
export interface OptionView {
  readonly verb: string
  readonly card?: number
  readonly target?: number
  readonly seat?: number
  readonly place?: number | 'left' | 'right'
  readonly house?: string
  readonly color?: string
  readonly amount?: number
  readonly name?: string
  readonly trait?: string
  /** Number of the alternative as printed, from 0. */
  readonly mode?: number
  readonly as?: string
  /** Which of several abilities alike, from 0. */
  readonly ability?: number
  /** The card whose text it is, where that is another card than `card`. */
  readonly source?: number
}

/** One reason why something is not possible now. */
export interface Reason {
  /** Rule id of docs/rules. */
  readonly rule: string
  /** The card that forbids it, if one does. */
  readonly card?: number
  /** Facts that the sentence needs: numbers, house names. */
  readonly facts?: Readonly<Record<string, string | number>>
}
