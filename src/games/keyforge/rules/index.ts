export { BY_REAPING, GAINER, placeOn } from './amber-flow.ts'
export { IGNORING_ARMOR, addDamage, callDamage } from './damage.ts'
export { callDivision } from './division.ts'
export { asking } from './asking.ts'
export { outcome } from './outcome.ts'
export {
  ACT,
  ACTION,
  ARTIFACT,
  CREATURE,
  SKIPPABLE,
  UPGRADE,
  abilities,
  code,
  definitionById,
  definitions,
  houseNumber,
  keywordNumber,
  packIcons,
  printed,
  traitNumber,
} from './definition.ts'
export type { ActName, CardFace, CompiledAbility, Definition, StaticClause } from './definition.ts'
export { callDestroy } from './destruction.ts'
export { determinize } from './determinize.ts'
export { evaluate } from './evaluate.ts'
export { explain } from './explain.ts'
export { CARD_TYPES, COUNTERS, HOUSES, ICONS, KEYWORDS, KEY_COLORS, VALUED } from './face.ts'
export type { CardType, CounterName, House, Icon, KeywordName } from './face.ts'
export { hasFoeOutside } from './fight.ts'
export { callForge, callUnforge, canForge, colorsForgedLastTurn, keysOf } from './forge.ts'
export {
  DESTROYED_KIND,
  DISCARDED,
  FORGED,
  IN_FIGHT,
  PLAYED,
  USED,
  countRecords,
  addInterest,
  takeInterest,
  wasPlayed,
} from './history.ts'
export { STATIC, TRIGGER, TRIGGERS, hasKind, maskOf } from './kinds.ts'
export { MOST, add } from './tally.ts'
export { BLOCK_AMOUNT, BLOCK_FULL } from './result.ts'
export type { Mask, TriggerName } from './kinds.ts'
export {
  CAPTURED,
  CAPTURED_AMOUNT,
  CAPTURED_SET,
  CAPTURED_VALUE,
  CAPTURED_WORDS,
  ONE_TURN,
  THIS_FIGHT,
  THIS_TURN,
  USES_LEFT,
  WHILE_CONTROLLED,
  WHILE_IN_PLAY,
  abilityGroups,
  addLasting,
  forgetCard,
} from './lasting.ts'
export type { AbilityGroup } from './lasting.ts'
export {
  ACTIVE,
  ARCHIVES,
  ARTIFACTS,
  ATTACKER,
  CANCELLED,
  CARDS,
  CARD_COUNT,
  DONE,
  SET_WORDS,
  DECK,
  DEFENDER,
  DISCARD,
  ENRAGE,
  FIRST_SEAT,
  HAND,
  HOUSE,
  LAST_FOE,
  LIMBO,
  LINE,
  MAX_OPTIONS,
  NESTED,
  NESTING,
  ORDER_PILES,
  PURGED,
  QUEUED,
  SEATS,
  STEP,
  STEPS,
  STUN,
  TURN,
  UNDER,
  UNCHECKED,
  UNWATCHED,
  UPGRADES,
  WARD,
  WINNER,
  ZONE_NAMES,
  zoneOf,
} from './layout.ts'
export type { KeyforgePosition } from './layout.ts'
export { addDefinition } from './definition.ts'
export { copy } from './copy.ts'
export * as flow from './amber-flow.ts'
export * as transfer from './transfer.ts'
export { attach, draw, placeUnder, shuffleDeck, topOfDeck } from './movement.ts'
export { tell, tellCards, tellName } from './tell.ts'
export { observe } from './observe.ts'
export type { CardReference, CardView, KeyColor, KeyforgeObservation, SeatView, StepName } from './observe.ts'
export { ALLOWED, playObstacle, useObstacle } from './permission.ts'
export { enteringSeat, hosts, askPlace, askHost } from './placing.ts'
export { ENTERS_READY, ENTERS_STUNNED, callPlay, discardNow, enter } from './play.ts'
export { callStateCheck, needsStateCheck } from './check.ts'
export { addCard, checkDeck, checkSetup, emptyPosition, start } from './setup.ts'
export type { Deck, DeckCard, KeyforgeSetup } from './setup.ts'
export { HIDDEN } from './transfer.ts'
export { MOST_TURNS } from './stall.ts'
export { GAME, STEP_LABEL } from './turn.ts'
export { callUse, callUseAnyhow, forbidFoes } from './use.ts'
export { hasAbility, isForbidden } from './clauses.ts'
export {
  areNeighbors,
  armorLeft,
  armorOf,
  belongsTo,
  chainPenalty,
  handSize,
  hasTrait,
  housesInGame,
  isOnFlank,
  keyCost,
  keywordOf,
  neighborOf,
  powerOf,
  sameName,
} from './values.ts'
export { definitionOf, isCreatureInPlay, isInPlay, kindOfZone, opponentOf, typeOf, upgradesOn } from './whereabouts.ts'
export { collectOwn, collectWatchers, markQueue, reseatEntries } from './queue.ts'
export { mayNest, openWindow } from './window.ts'
export { newToken } from './token.ts'
export type { KeyforgeKind, KeyforgeOption } from './decision.ts'
