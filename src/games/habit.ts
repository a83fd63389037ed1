import type { OptionView } from '../kernel/decision.ts'

/** Questions that seldom matter: a person may have them answered from now on, always in the same way. */
export interface Habit<O = never> {
  /** The name of the game and its own, such as `nightfall.pass`. */
  readonly id: string
  /** Which questions: the rule that asks, and the verbs that its options have, and no others. */
  readonly asks: readonly (readonly [rule: string, ...verbs: string[]])[]
  /** That it answers tells what nobody else may know, such as what is not in the hand. */
  readonly secret?: true
  /** The place of the answer among the options, -1 for none; without it, the first is the answer. */
  pick?(options: readonly OptionView[], table: O): number
}
