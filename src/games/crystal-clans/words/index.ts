import { core } from './vocabulary.ts'

export { vocabulary } from './vocabulary.ts'

/** All words that card files are written with. */
export const { a, atLeast, count, may, not, oneOf, opponent, product, self, upTo, when, you } = core

export * from './abilities.ts'
export * from './verbs/battle.ts'
export * from './verbs/board.ts'
export * from './verbs/cards.ts'
export {
  bottomEnemy,
  costAtMost,
  enemyActivationCost,
  enemyHere,
  enemyTopAttack,
  hero,
  inCrystalZone,
  inEnemyHome,
  inThisSquad,
  inYourDiscardPile,
  inYourHand,
  inYourSquad,
  predictedRight,
  sameUnit,
  topEnemy,
  topOfEnemySquad,
  unitOfYours,
  unitsDestroyed,
  unitsLost,
  withTrait,
  youStartedIt,
} from './nouns.ts'
export { crystal, named, unit } from '../face.ts'
