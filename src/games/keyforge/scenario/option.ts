import type { Decision } from '../../../kernel/decision.ts'
import { waitingAsk } from '../../../kernel/program.ts'
import { isNode } from '../../../ability/tree.ts'
import type { Ability, Effect } from '../../../ability/tree.ts'
import { abilities, asking, CARD_COUNT, code, definitions, isHalf, MAX_OPTIONS, TRIGGERS } from '../rules/index.ts'
import type { House, KeyforgeKind, KeyforgeOption, KeyforgePosition } from '../rules/index.ts'
import { textOfAbility, textOfEffect } from '../speech/index.ts'

/** Options and cards of a scenario by what they are. */

/** A card by id, by id with owner or copy (from 1, in the order in which they were put into the game), or by its index. */
export type Which = string | number | { readonly card: string; readonly seat?: number; readonly copy?: number }

/** An option by what it is; only the fields given are compared. */
export interface Wanted {
  readonly verb?: string
  readonly card?: Which
  readonly target?: Which
  /** The card whose text it is. */
  readonly source?: Which
  /** A whole set, in any order. */
  readonly targets?: readonly Which[]
  readonly seat?: number
  readonly house?: House
  readonly color?: string
  readonly trait?: string
  readonly place?: 'left' | 'right' | number
  readonly amount?: number
  readonly name?: string
  readonly mode?: number
  readonly ability?: number
  /** The number of the option, as `options` shows it. */
  readonly option?: number
  /** What starts the ability, or the name of the rule that brings it. */
  readonly as?: string
  readonly yes?: boolean
}

export interface OptionShown extends KeyforgeOption {
  readonly option: number
  /** For modes and triggers: what they say, in English. */
  readonly text?: string
  /** For triggers: all that it does may be declined. */
  readonly optional?: boolean
}

/** Questions to be answered with yes or no have verbs of their own, where they are about more than a "may". */
const YES = ['accept', 'take', 'mulligan']
const NO = ['decline', 'leave', 'keep']

/** The index of the card that is meant; fails when none or several are. */
export function findCard(p: KeyforgePosition, which: Which): number {
  if (typeof which === 'number') {
    if (!Number.isInteger(which) || which < 0 || which >= p.state[CARD_COUNT]) throw new Error(`there is no card number ${which}`)
    return which
  }
  const { card: id, seat, copy } = typeof which === 'string' ? { card: which, seat: undefined, copy: undefined } : which
  const found: number[] = []
  for (let card = 0; card < p.state[CARD_COUNT]; card++) {
    if (p.zones.of[card] < 0 || definitions[p.printed[card]].face.id !== id) continue
    if (seat === undefined || p.owner[card] === seat) found.push(card)
  }
  if (found.length === 0) throw new Error(`there is no "${id}" in this game${seat === undefined ? '' : ` that seat ${seat} owns`}`)
  if (copy !== undefined) {
    if (found[copy - 1] === undefined) throw new Error(`there are only ${found.length} cards "${id}"`)
    return found[copy - 1]
  }
  if (found.length > 1) throw new Error(`there are ${found.length} cards "${id}": say the seat or the copy`)
  return found[0]
}

/** Is the option what is wanted? */
export function fits(p: KeyforgePosition, option: number, wanted: Wanted): boolean {
  const { verb, yes } = wanted
  const view = asking.describe(p, option)
  // where only cards are ordered, and not what they do, each is the target of its option
  const card = view.verb === 'order' ? (view.card ?? view.target) : view.card
  const source = () => view.source ?? (view.verb === 'order' ? view.card : decisionOf(p)?.source)
  return (
    (wanted.option === undefined || wanted.option === option) &&
    (verb === undefined || view.verb === verb) &&
    (yes === undefined || (yes ? YES : NO).includes(view.verb)) &&
    (wanted.card === undefined || isCard(p, card, wanted.card) || (view.verb === 'play' && isPlayedWith(p, card, wanted.card))) &&
    (wanted.target === undefined || isCard(p, view.target, wanted.target)) &&
    (wanted.source === undefined || isCard(p, source(), wanted.source)) &&
    (['house', 'color', 'trait', 'place', 'amount', 'name', 'mode', 'ability', 'as', 'seat'] as const).every(
      (key) => wanted[key] === undefined || view[key] === wanted[key],
    )
  )
}

/** Is what is meant the second half of a gigantic creature, which is played by its first one (kf.gigantic.2)? */
function isPlayedWith(p: KeyforgePosition, card: number | undefined, which: Which): boolean {
  if (card === undefined || !isHalf(p, card)) return false
  const { name } = definitions[p.printed[card]].face
  for (let other = 0; other < p.state[CARD_COUNT]; other++)
    if (p.zones.of[other] === p.zones.of[card] && definitions[p.printed[other]].face.name === name && isCard(p, other, which)) return true
  return false
}

/** Is it the card that is meant? A copy answers to both names. */
export function isCard(p: KeyforgePosition, card: number | undefined, which: Which): boolean {
  if (card === undefined || card < 0) return false
  if (typeof which === 'number') return card === which
  const { card: id, seat, copy } = typeof which === 'string' ? { card: which, seat: undefined, copy: undefined } : which
  if (definitions[p.text[card]].face.id !== id && definitions[p.printed[card]].face.id !== id) return false
  return copy === undefined ? seat === undefined || p.owner[card] === seat : findCard(p, which) === card
}

/** What an alternative or a trigger says, in English, and whether a trigger may be declined. */
export function sayingOfOption(p: KeyforgePosition, option: number): { text?: string; optional?: boolean } {
  const ask = waitingAsk(code, p)
  const view = asking.describe(p, option)
  if (view.verb === 'mode' && ask?.modes !== undefined && view.mode !== undefined)
    return {
      text: textOfEffect(ask.modes[view.mode] as Effect, definitions[p.text[Math.max(0, decisionOf(p)?.source ?? 0)]].face),
    }
  if (view.verb === 'order' && view.as !== undefined && view.card !== undefined && view.card >= 0) {
    const { text } = p
    const giver = view.source === undefined ? undefined : definitions[text[view.source]].face
    const home = view.name ?? (giver ?? definitions[text[view.card]].face).id
    const tree = abilities.find((one) =>
      view.ability === undefined
        ? one.home === '' && one.tree.word === view.as
        : one.home === home && one.number === view.ability && one.part === (view.part ?? 0) && TRIGGERS[one.trigger] === view.as,
    )?.tree
    if (tree === undefined) return {}
    return { text: textOfAbility(tree, definitions[text[view.card]].face, giver), optional: mayBeDeclined(tree) }
  }
  return {}
}

/** All that the ability does is something that may be done. */
function mayBeDeclined({ args }: Ability): boolean {
  const effects = args.filter((arg): arg is Effect => isNode(arg) && arg.is === 'effect')
  return effects.length > 0 && effects.every(isOffered)
}

function isOffered({ word, args }: Effect): boolean {
  return word === 'may' || (word === 'ifYouDo' && isNode(args[0]) && args[0].word === 'may')
}

/** What is asked. Where a rule asks about one card, such as one to be placed, that card is the source. */
export function decisionOf(p: KeyforgePosition): Decision<KeyforgeKind> | undefined {
  const decision = asking.decision(p)
  if (decision === undefined || decision.source >= 0 || !ABOUT_A_CARD.includes(decision.kind)) return decision
  const { card = -1 } = asking.describe(p, firstOption(p))
  return { ...decision, source: card }
}
const ABOUT_A_CARD: readonly string[] = ['flank', 'target', 'use', 'mode', 'pay']

const offered = new Int16Array(MAX_OPTIONS)
function firstOption(p: KeyforgePosition): number {
  asking.options(p, offered)
  return offered[0]
}

/** The kind of question that this answers, which may stand behind a yes. */
export function following({ target, mode, house, color }: Wanted): string | undefined {
  if (target !== undefined) return 'target'
  if (mode !== undefined) return 'mode'
  if (color !== undefined) return 'forge'
  return house === undefined ? undefined : 'house'
}
