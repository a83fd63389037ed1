import type { Language } from '../../../../ability/language.ts'
import { nodeAt } from '../../../../ability/tree.ts'
import type { Purpose } from '../../../../kernel/decision.ts'
import { makeRefuse, numberOf } from '../../../speech/refuse.ts'
import type { KeyforgeKind, Obstacle } from '../../rules/index.ts'
import { termOf } from '../terms.ts'
import { cardSpoken } from '../text.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { italian } from './it.ts'

/** By what stands in the way of a wish, by the kind of question that is asked instead, or by rule. */
export type Refusal =
  | Obstacle
  | `asked ${Exclude<KeyforgeKind, 'main'>}`
  | 'kf.turn.1'
  | 'kf.turn.3'
  | 'kf.win.1'
  | 'kf.play.1'
  | 'kf.use.1'
  | 'kf.use.7'
  | 'kf.upgrade.2'
  | 'kf.tide.1'
  | 'kf.tide.3'

/** What a refusal knows; what it does not is left out. */
export interface Refused {
  /** The card that somebody wished to use or to choose. */
  readonly card: string
  readonly verb: string
  /** The card that forbids it; of an upgrade, the creature that it is attached to. */
  readonly source: string
  /** The card whose ability asks now, where a rule does not. */
  readonly asking: string
  readonly attacker: string
  /** Cards that can attack it, the first three of them. */
  readonly attackers: string
  /** The active house, and that of the card. */
  readonly house: string
  readonly own: string
  /** What is demanded of the card, with its article; in German with “kein”. */
  readonly kind: string
  readonly cost: number | undefined
  readonly amber: number | undefined
}

/** All refusals of the game in one language; a missing one does not compile. */
export type Refusals = Readonly<Record<Refusal, (refused: Refused) => string>>

export const refuse = makeRefuse<Refused>(
  { en: english, de: german, it: italian },
  (names, { card = -1, facts = {}, lacks }, wish) => {
    const wished = wish.target ?? wish.card ?? -1
    const house = (fact: string | number | undefined) => (fact === undefined ? '' : termOf('house', String(fact), names.language))
    return {
      card: names.card(wished),
      verb: wish.verb,
      source: card === wished ? '' : names.card(card),
      asking: names.card(numberOf(facts.asking)),
      attacker: names.card(numberOf(facts.attacker)),
      attackers: names.cards([facts.attacker, facts.second, facts.third].map((fact) => numberOf(fact) ?? -1).filter((one) => one >= 0)),
      house: house(facts.house),
      own: house(facts.own),
      kind: lacks === undefined ? '' : sayKind(lacks, names.language),
      cost: numberOf(facts.cost),
      amber: numberOf(facts.amber),
    }
  },
  ({ rule, facts }) =>
    facts?.obstacle === undefined ? (facts?.asked === undefined ? rule : `asked ${facts.asked}`) : String(facts.obstacle),
)

/** What a part of a text describes, one of it. */
function sayKind({ id, ability, path }: Purpose, language: Language): string {
  const card = cardSpoken(id, language)
  const filter = card && nodeAt(card.texts[ability], path)
  if (filter === undefined) return ''
  const phrase = card!.reader.noun({ is: 'noun', word: 'a', args: [filter] })
  return 'in' in phrase ? phrase.in('nom').replace(/^ein/, 'kein') : phrase.text
}
