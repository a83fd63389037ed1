import { makeRefuse, numberOf } from '../../../speech/refuse.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { italian } from './it.ts'

/** Why something is not possible, by rule. */
export const REFUSALS = [
  'cc.turn.2',
  'cc.activate.5',
  'cc.squad.4',
  'cc.squad.5',
  'cc.move.2',
  'cc.replenish.1',
  'cc.activate.1',
  'cc.turn.4',
  'cc.summon.1',
  'cc.summon.2',
  'cc.summon.3',
  'cc.raid.1',
  'cc.claim.1',
  'cc.claim.3',
  'cc.crystal.1',
  'cc.crystal.2',
  'cc.move.1',
  'cc.move.4',
  'cc.win.1',
] as const
export type Refusal = (typeof REFUSALS)[number]

/** What a refusal knows; what it does not is left out. */
export interface Refused {
  readonly card: string
  readonly cost: number | undefined
  readonly available: number | undefined
  readonly controlled: number | undefined
}

/** All refusals of the game in one language; a missing one does not compile. */
export type Refusals = Readonly<Record<Refusal, (refused: Refused) => string>>

export const refuse = makeRefuse<Refused>({ en: english, de: german, it: italian }, (names, { card, facts = {} }) => ({
  card: names.card(card),
  cost: numberOf(facts.cost),
  available: numberOf(facts.available),
  controlled: numberOf(facts.controlled),
}))
