export { BY_CONTROLLER, BY_OPPONENT, BY_REAPING } from './amber-flow.ts'
export { IGNORING_ARMOR, MORE, SHARED, TWICE, addDamage, callDamage } from './damage.ts'
export { callDivision } from './division.ts'
export { callRedistribution, REDISTRIBUTED } from './redistribution.ts'
export { asking } from './asking.ts'
export { outcome } from './outcome.ts'
export {
  ACT,
  ACTION,
  ANY_CARD,
  ARTIFACT,
  CREATURE,
  HOST_ONLY,
  SELF_ONLY,
  SIDE,
  SKIPPABLE,
  UPGRADE,
  abilities,
  cardsAmong,
  definitionById,
  definitions,
  houseNumber,
  keywordNumber,
  packIcons,
  printed,
  traitNames,
  traitNumber,
} from './definition.ts'
export type { ActName, CardFace, CompiledAbility, Definition, StaticClause } from './definition.ts'
export { callDestroy } from './destruction.ts'
export { explain } from './explain.ts'
export type { Obstacle } from './explain.ts'
export { CARD_TYPES, COUNTERS, HOUSES, ICONS, KEYWORDS, KEY_COLORS, VALUED } from './face.ts'
export type { CardType, CounterName, House, Icon, KeywordName } from './face.ts'
export { hasFoeOutside } from './fight.ts'
export { callForge, callUnforge, canForge, colorsForgedLastTurn, FORGE_CANCELLED, keysOf } from './forge.ts'
export {
  BY_ASSAULT,
  BY_SPLASH,
  DESTROYED_KIND,
  DISCARDED,
  EXALTED,
  REAPED,
  STOLEN,
  FORGED,
  IN_FIGHT,
  lastUseHas,
  TO_REAP,
  PLAYED,
  USED,
  countRecords,
  addInterest,
  IN_DISCARD,
  takeInterest,
  wasPlayed,
} from './history.ts'
export { STATIC, TRIGGER, TRIGGERS, hasKind, maskOf } from './kinds.ts'
export { see } from './knowing.ts'
export { MOST, add, changeCounters, clearCounters, countersOn, namedCounters } from './tally.ts'
export { BLOCK_AMOUNT, BLOCK_FULL } from './result.ts'
export type { Mask, TriggerName } from './kinds.ts'
export {
  CAPTURED,
  CAPTURED_AMOUNT,
  CAPTURED_SET,
  CAPTURED_VALUE,
  BEFORE_TURN,
  CAPTURED_WORDS,
  ONE_TURN,
  THIS_FIGHT,
  THROUGH_TURN,
  THIS_TURN,
  USES_LEFT,
  WHILE_CONTROLLED,
  GROUP,
  UNTIL,
  WHILE_IN_PLAY,
  abilityGroups,
  addLasting,
  forgetCard,
} from './lasting.ts'
export type { AbilityGroup } from './lasting.ts'
export {
  code,
  ACTIVE,
  ARCHIVES,
  ARTIFACTS,
  ATTACKER,
  CANCELLED,
  CARDS,
  CARD_COUNT,
  COUNTER_COUNT,
  COUNTER_WORDS,
  DONE,
  SET_WORDS,
  DECK,
  DEFENDER,
  DISCARD,
  ENRAGE,
  FIRST_SEAT,
  HAND,
  HOUSE,
  IN_PLAY,
  LASTING_COUNT,
  LASTING_WORDS,
  LAST_FOE,
  LAST_HOUSE,
  OMEGA,
  LIMBO,
  LINE,
  MAX_OPTIONS,
  NESTED,
  NESTING,
  ORDER_PILES,
  OWED_TOKENS,
  PURGED,
  QUEUED,
  SEATS,
  TIDE,
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
export { addDefinition, hasBlank } from './definition.ts'
export { copy } from './copy.ts'
export * as flow from './amber-flow.ts'
export * as transfer from './transfer.ts'
export { attach, draw, placeUnder, realCard, returnAbducted, shuffleDeck, topOfDeck, uncover } from './movement.ts'
export { tell, tellCards, tellCounters, tellName } from './tell.ts'
export { observe } from './observe.ts'
export type { CardReference, CardView, KeyColor, KeyforgeObservation, SeatView, StepName } from './observe.ts'
export { ALLOWED, canAttack, isTooLate, MUST_FIGHT, NO_FOE, playObstacle, useObstacle } from './permission.ts'
export { ENTERS_ANYWHERE, enteringSeat, hosts, askPlace, askHost } from './placing.ts'
export {
  becomeWhatEnters,
  ENTERS_ENRAGED,
  ENTERS_READY,
  ENTERS_STUNNED,
  ENTRY,
  callPlay,
  enter,
  PLAY_CANCELLED,
} from './play.ts'
export { isFaceup } from './knowing.ts'
export { isHalf, layUnder, secondBeside, secondOf } from './gigantic.ts'
export { discardNow } from './discarding.ts'
export { callIconsOf, hasIcons } from './bonus.ts'
export { capturesStolen } from './stolen.ts'
export { callStateCheck, needsStateCheck } from './check.ts'
export { bareText, changeController, packCopy } from './state-check.ts'
export { addCard, cardsNamed, checkDeck, checkSetup, emptyPosition, giveReference, start } from './setup.ts'
export type { Deck, DeckCard, KeyforgeSetup } from './setup.ts'
export { HIDDEN } from './transfer.ts'
export { MOST_TURNS } from './stall.ts'
export { GAME, STEP_LABEL, drawStep } from './turn.ts'
export { callUse, callUseAnyhow, forbidFoes, giveFoe, mayBeUsed, USE_CANCELLED } from './use.ts'
export { isForbidden } from './clauses.ts'
export { hasAbility } from './abilities.ts'
export {
  areNeighbors,
  armorLeft,
  armorOf,
  belongsTo,
  chainPenalty,
  handSize,
  hasTrait,
  housesInGame,
  housesOf,
  isInCenter,
  isOnFlank,
  keyCost,
  keywordOf,
  neighborOf,
  powerOf,
  sameName,
} from './values.ts'
export { definitionOf, isCreatureInPlay, isInPlay, kindOfZone, opponentOf, typeOf, upgradesOn } from './whereabouts.ts'
export { alsoOn, DOER, collectOwn, collectWatchers, markQueue, reseatEntries, takeFromEvent } from './queue.ts'
export { mayNest, openWindow } from './window.ts'
export { flipDown, flipUp, newToken } from './token.ts'
export { swapLoads } from './loads.ts'
export { gainChains, MOST_CHAINS } from './chains.ts'
export * as tide from './tide.ts'
export type { KeyforgeKind, KeyforgeOption } from './decision.ts'
