import { core } from './vocabulary.ts'

export { vocabulary } from './vocabulary.ts'

// The words that cards import, from one place.
export const { a, each, upTo, when, otherwise, oneOf } = core
export * from './abilities.ts'
export {
  card,
  costing,
  friendly,
  from,
  minion,
  ofDefender,
  ofKind,
  opposing,
  orInChain,
  unresolvedOrder,
  withHealthLeft,
  withTrait,
  wound,
} from './filters.ts'
export { anyOpponentWithoutMinions, atMostOne, eachOfOneOpponent, one, perOrderInChain } from './nouns.ts'
export {
  boost,
  bounce,
  claimFree,
  counter,
  deal,
  destroy,
  draw,
  exile,
  heal,
  hit,
  inflict,
  influence,
  opponentDiscards,
  plant,
  raise,
  stealOrder,
  strengthen,
} from './verbs.ts'
export { action, minion as order, setOf, starter, wound as woundCard } from '../face.ts'
