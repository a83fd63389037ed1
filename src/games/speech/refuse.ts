// Why something is not possible, in a game's own words: what stands in the way, before the rule. Loaded only when somebody asks.
import type { Language } from '../../ability/language.ts'
import type { OptionView, Reason } from '../../kernel/decision.ts'
import type { Names } from './names.ts'

/** Undefined where the words of the rule must do. */
export type Refuse = (names: Names, reason: Reason, wish: OptionView) => string | undefined

/** A game's refusals by what stands in the way: the rule, or what `keyOf` makes of a reason. */
export function makeRefuse<Refused>(
  sentences: Readonly<Record<Language, Readonly<Record<string, (refused: Refused) => string>>>>,
  read: (names: Names, reason: Reason, wish: OptionView) => Refused,
  keyOf: (reason: Reason) => string = ({ rule }) => rule,
): Refuse {
  return (names, reason, wish) => {
    const own = sentences[names.language]
    const key = keyOf(reason)
    return Object.hasOwn(own, key) ? own[key](read(names, reason, wish)) : undefined
  }
}

export function numberOf(fact: string | number | undefined): number | undefined {
  return typeof fact === 'number' ? fact : undefined
}
