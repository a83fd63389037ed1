import { makeRefuse, numberOf } from '../../../speech/refuse.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { italian } from './it.ts'
import { termOf } from '../terms.ts'

/** Why something is not possible: by what stands in the way, by rule, or by the question that is asked instead. */
export const REFUSALS = [
  'nf.end.1',
  'nf.turn.1',
  'nf.draft.2',
  'nf.chain.1',
  'nf.chain.2',
  'nf.chain.3',
  'nf.claim.1',
  'nf.claim.2',
  'nf.claim.3',
  'nf.claim.4',
  'nf.claim.6',
  'nf.claim.7',
  'nf.claim.8',
  'nf.cleanup.2',
  'nf.combat.2',
  'nf.combat.3',
  'nf.combat.4',
  'nf.combat.5',
  'nf.combat.7',
  'nf.combat.11',
  'nf.combat.12',
  'nf.concept.3',
  'nf.feed.1',
  'nf.guard.2',
  'nf.text.1',
  'nf.text.3',
] as const
export type Refusal = (typeof REFUSALS)[number]

/** What a refusal knows; what it does not is left out. */
export interface Refused {
  /** The card that somebody wished to lay or to choose. */
  readonly card: string
  /** The card that stands in the way: the last one of the chain, or what cannot be blocked. */
  readonly source: string
  /** Why, where a rule has several reasons. */
  readonly why: string
  readonly moon: string
  /** Moons that may follow, joined. */
  readonly links: string
  readonly cost: number | undefined
  readonly influence: number | undefined
  /** Whose it is, or whom it attacks. */
  readonly seat: string
}

/** All refusals of the game in one language; a missing one does not compile. */
export type Refusals = Readonly<Record<Refusal, (refused: Refused) => string>>

export const refuse = makeRefuse<Refused>({ en: english, de: german, it: italian }, (names, { card = -1, facts = {} }, wish) => {
  const wished = wish.target ?? wish.card ?? -1
  const moons = (fact: string | number | undefined) =>
    names.join(
      String(fact ?? '')
        .split(' ')
        .flatMap((moon) => (moon === '' ? [] : termOf('moon', moon, names.language))),
    )
  return {
    card: names.card(wished),
    source: card === wished ? '' : names.card(card),
    why: String(facts.why ?? ''),
    moon: moons(facts.moon),
    links: moons(facts.links),
    cost: numberOf(facts.cost),
    influence: numberOf(facts.influence),
    seat: names.seat(numberOf(facts.seat ?? facts.attacks)),
  }
})
