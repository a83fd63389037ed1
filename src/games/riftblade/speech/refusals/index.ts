import { makeRefuse, numberOf } from '../../../speech/refuse.ts'
import type { Names } from '../../../speech/frame.ts'
import { ASPECTS, TIERS } from '../../face.ts'
import type { Tier } from '../../face.ts'
import { packOf } from '../language-pack.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { italian } from './it.ts'

/** Why something is not possible, by rule. */
export const REFUSALS = [
  'rb.card.3',
  'rb.chain.1',
  'rb.chain.2',
  'rb.chain.4',
  'rb.chain.8',
  'rb.tier.2',
  'rb.tier.3',
  'rb.rift.1',
  'rb.trigger.1',
  'rb.stone.2',
  'rb.stone.5',
  'rb.stone.7',
  'rb.stone.8',
  'rb.stone.9',
  'rb.stone.10',
  'rb.stone.12',
  'rb.team.4',
  'rb.team.5',
  'rb.team.9',
  'rb.team.12',
  'rb.victory.1',
  'rb.victory.2',
  'rb.turn.1',
  'rb.target.1',
  'rb.team.3',
  'rb.team.7',
  'rb.effect.5',
  'rb.end.2',
] as const
export type Refusal = (typeof REFUSALS)[number]

/** What a refusal knows; what it does not is left out. */
export interface Refused {
  readonly card: string
  readonly tier: Tier | undefined
  readonly cost: number | undefined
  readonly mana: number | undefined
  readonly seat: string
  /** Aspects, joined. */
  readonly has: string
  readonly needs: string
}

/** All refusals of the game in one language; a missing one does not compile. */
export type Refusals = Readonly<Record<Refusal, (refused: Refused) => string>>

export const refuse = makeRefuse<Refused>({ en: english, de: german, it: italian }, (names, { card, facts = {} }) => ({
  card: names.card(card),
  tier: TIERS.find((tier) => tier === facts.tier),
  cost: numberOf(facts.cost),
  mana: numberOf(facts.mana),
  seat: names.seat(numberOf(facts.seat)),
  has: nameAspects(names, facts.has),
  needs: nameAspects(names, facts.needs),
}))

function nameAspects(names: Names, fact: string | number | undefined): string {
  const listed = String(fact ?? '').split(' ')
  const { aspects } = packOf(names.language).phrases
  return names.join(listed.flatMap((one) => ASPECTS.filter((aspect) => aspect === one)).map((aspect) => aspects[aspect]))
}
