import { type Ability, type Filter, isNode, pathTo } from '../../../ability/tree.ts'
import type { Purpose, Reason } from '../../../kernel/decision.ts'
import type { KeyforgeKind, KeyforgeOption } from './decision.ts'
import { purposeOf, runningFrame, SOURCE, waitingAsk } from '../../../kernel/program.ts'
import { ACT, definitionById, SIDE, TAUNT } from './definition.ts'
import { cardAt } from '../../../kernel/zones.ts'
import { STATIC } from './kinds.ts'
import { HOUSES } from './face.ts'
import { code, ACTIVE, ARTIFACTS, HAND, HOUSE, LINE, MAX_OPTIONS, TIDE, UPGRADES, zoneOf } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import {
  ALLOWED,
  CANNOT_PAY,
  canAttack,
  CONDITION,
  FIRST_TURN,
  FORBIDDEN,
  IS_EXHAUSTED,
  IS_STUNNED,
  isFirstTurnSpent,
  isLentUse,
  isOfActiveHouse,
  LIMITED,
  MUST_FIGHT,
  NO_ABILITY,
  NO_FOE,
  NO_HOST,
  NOT_A_CREATURE,
  NO_OTHER_HALF,
  ownPrice,
  playObstacle,
  priceToPlay,
  RULE_OF_SIX,
  staysInHand,
  TOO_LATE_FOR_ALPHA,
  useObstacle,
  WRONG_HOUSE,
} from './permission.ts'
import { sourceOfStatic, sumForSeat } from './clauses.ts'
import { keywordOf, neighborOf } from './values.ts'
import { kindOfZone } from './whereabouts.ts'
import { mayBuyTide, NO_TIDE } from './tide.ts'

/** What stands in the way by its code: its name, and the rule. */
const OBSTACLES: Record<number, readonly [name: Obstacle, rule: string]> = {
  [WRONG_HOUSE]: ['house', 'kf.use.2'],
  [FORBIDDEN]: ['forbidden', 'kf.cannot.1'],
  [RULE_OF_SIX]: ['six', 'kf.six.1'],
  [FIRST_TURN]: ['firstTurn', 'kf.firstturn.1'],
  [TOO_LATE_FOR_ALPHA]: ['alpha', 'kf.alpha.1'],
  [NO_HOST]: ['noHost', 'kf.upgrade.6'],
  [CANNOT_PAY]: ['cannotPay', 'kf.pay.2'],
  [CONDITION]: ['condition', 'kf.cannot.1'],
  [LIMITED]: ['limit', 'kf.cannot.1'],
  [IS_EXHAUSTED]: ['exhausted', 'kf.use.1'],
  [IS_STUNNED]: ['stunned', 'kf.stun.2'],
  [MUST_FIGHT]: ['mustFight', 'kf.enrage.2'],
  [NO_FOE]: ['noFoe', 'kf.fight.2'],
  [NO_ABILITY]: ['noAbility', 'kf.use.3'],
  [NOT_A_CREATURE]: ['notCreature', 'kf.artifact.3'],
  [NO_OTHER_HALF]: ['noOtherHalf', 'kf.gigantic.2'],
}

/** What can stand in the way of a wish, by name. */
export type Obstacle =
  | 'house'
  | 'forbidden'
  | 'six'
  | 'firstTurn'
  | 'alpha'
  | 'noHost'
  | 'cannotPay'
  | 'condition'
  | 'limit'
  | 'exhausted'
  | 'stunned'
  | 'mustFight'
  | 'noFoe'
  | 'noAbility'
  | 'notCreature'
  | 'noOtherHalf'
  | 'notEnemy'
  | 'taunt'
  | 'notAttacked'
  | 'notAmong'
  | 'lacks'
  | 'attackers'
  | 'noCreatures'
  | 'allExhausted'
  | 'noneOfHouse'
  | 'noneMayFight'

function playObstacleFromHand(p: KeyforgePosition, seat: number, card: number): number {
  const obstacle = playObstacle(p, seat, card, true)
  return obstacle !== WRONG_HOUSE && isFirstTurnSpent(p) ? FIRST_TURN : obstacle
}

function discardObstacle(p: KeyforgePosition, card: number): number {
  if (p.house[card] !== p.state[HOUSE]) return WRONG_HOUSE
  if (staysInHand(p, card)) return FORBIDDEN
  return isFirstTurnSpent(p) ? FIRST_TURN : ALLOWED
}

/** Why a card that the seat controls cannot be used in this way in the main step. */
function useObstacleInMain(p: KeyforgePosition, seat: number, card: number, act: number): number {
  const obstacle = useObstacle(p, seat, card, act)
  if (obstacle !== ALLOWED || act === ACT.omni) return obstacle
  return isOfActiveHouse(p, card) || isLentUse(p, card, act === ACT.use ? -1 : act) ? ALLOWED : WRONG_HOUSE
}

type Question = NonNullable<ReturnType<typeof waitingAsk<KeyforgePosition, KeyforgeKind, KeyforgeOption>>>

const offered = new Int16Array(MAX_OPTIONS)

const ACT_OF: Record<string, number> = { reap: ACT.reap, fight: ACT.fight, action: ACT.action, omni: ACT.omni, unstun: ACT.use }

/** Why the seat cannot choose this now: rules and facts, the first that stands in the way. Empty when it can be chosen. */
export function explain(p: KeyforgePosition, seat: number, refused: KeyforgeOption): Reason[] {
  const ask = waitingAsk(code, p)
  if (ask === undefined) return [{ rule: 'kf.win.1' }]
  // what somebody else may choose depends on cards that this seat may not know
  if (ask.seat(p, runningFrame(p)) !== seat) return [{ rule: 'kf.turn.1' }]
  if (ask.kind !== 'main') return explainQuestion(p, refused, ask)
  const card = refused.card ?? -1
  if (refused.verb === 'end') return []
  if (refused.verb === 'raiseTide') return mayBuyTide(p, seat) ? [] : [{ rule: p.state[TIDE] === NO_TIDE ? 'kf.tide.1' : 'kf.tide.3' }]
  if (card < 0) return [{ rule: 'kf.turn.3' }]
  if (refused.verb === 'play' || refused.verb === 'discard') {
    if (p.zones.of[card] !== zoneOf(HAND, seat)) return [{ rule: 'kf.play.1', card }]
    if (refused.verb === 'discard') return reason(p, seat, card, discardObstacle(p, card), ACT.discard, 'kf.discard.1')
    return reason(p, seat, card, playObstacleFromHand(p, seat, card), ACT.play, 'kf.play.1')
  }
  const act = ACT_OF[refused.verb]
  const kind = kindOfZone(p, card)
  if (kind === UPGRADES) return [{ rule: 'kf.upgrade.2', card: p.host[card] }]
  const isForeign = (kind === LINE || kind === ARTIFACTS) && p.controller[card] !== seat
  // whoever would use what is not his: a creature is attacked by one of his own, which is chosen first
  if (act === undefined) return !isForeign || refused.verb !== 'use' ? [{ rule: 'kf.turn.3' }] : explainForeign(p, seat, card, kind)
  if (kind !== LINE && kind !== ARTIFACTS) return [{ rule: 'kf.use.1', card }]
  if (p.controller[card] !== seat) return [{ rule: 'kf.use.7', card }]
  return reason(p, seat, card, useObstacleInMain(p, seat, card, act), act, 'kf.use.2')
}

/** Of a card that the seat sees: one of its hand, or in play. */
function reason(p: KeyforgePosition, seat: number, card: number, obstacle: number, act: number, houseRule: string): Reason[] {
  if (obstacle === ALLOWED) return []
  const source = act === ACT.discard ? -1 : sourceOf(p, obstacle, act, seat, card)
  const [name, general] = OBSTACLES[obstacle]
  const facts: Record<string, string | number> = { obstacle: name }
  if (obstacle === WRONG_HOUSE) {
    facts.own = HOUSES[p.house[card]]
    if (p.state[HOUSE] >= 0) facts.house = HOUSES[p.state[HOUSE]]
  } else if (obstacle === CANNOT_PAY) {
    facts.cost =
      act === ACT.play ? priceToPlay(p, seat, card) + ownPrice(p, seat, card) : sumForSeat(p, STATIC.mustPay, ACT.use, seat, card)
    facts.amber = p.amber[seat]
  }
  const rule = obstacle === WRONG_HOUSE ? houseRule : obstacle === MUST_FIGHT && source >= 0 ? 'kf.must.1' : general
  return [{ rule, facts, ...(source >= 0 ? { card: source } : {}) }]
}

/** The card whose clause stands in the way, -1 when it is a rule. */
function sourceOf(p: KeyforgePosition, obstacle: number, act: number, seat: number, card: number): number {
  const general = act === ACT.play ? ACT.play : ACT.use
  if (obstacle === CANNOT_PAY) return sourceOfStatic(p, STATIC.mustPay, general, card, seat)
  if (obstacle === MUST_FIGHT) return sourceOfStatic(p, STATIC.mustFight, -1, card, -1)
  if (obstacle === LIMITED) return sourceOfStatic(p, STATIC.limit, -1, card, seat)
  if (obstacle !== FORBIDDEN) return -1
  const sources = [sourceOfStatic(p, STATIC.cannotSeat, general, card, seat)]
  if (act !== ACT.play) sources.push(sourceOfStatic(p, STATIC.cannot, general, card, -1), sourceOfStatic(p, STATIC.cannot, act, card, -1))
  return sources.find((source) => source >= 0) ?? -1
}

/** Of a card of the opponent in play: which creatures of the seat can attack it, or why none can. */
function explainForeign(p: KeyforgePosition, seat: number, card: number, kind: number): Reason[] {
  if (kind !== LINE) return [{ rule: 'kf.use.7', card }]
  const own = cardsIn(p, zoneOf(LINE, seat))
  const obstacles = own.map((creature) => useObstacleInMain(p, seat, creature, ACT.fight))
  const fighters = own.filter((_, i) => obstacles[i] === ALLOWED)
  const attackers = fighters.filter((creature) => canAttack(p, creature, card))
  if (attackers.length > 0) {
    const [attacker, second = -1, third = -1] = attackers
    return [{ rule: 'kf.fight.1', facts: { obstacle: 'attackers', attacker, second, third }, card }]
  }
  if (fighters.length > 0) return [whyNotAttacked(p, fighters[0], card)]
  if (own.length === 0) return [{ rule: 'kf.fight.1', facts: { obstacle: 'noCreatures' }, card }]
  const ready = obstacles.filter((obstacle) => obstacle !== IS_EXHAUSTED)
  if (ready.length === 0) return [{ rule: 'kf.use.1', facts: { obstacle: 'allExhausted' }, card }]
  if (ready.every((obstacle) => obstacle === WRONG_HOUSE)) return [{ rule: 'kf.use.2', facts: { obstacle: 'noneOfHouse' }, card }]
  return [{ rule: 'kf.fight.1', facts: { obstacle: 'noneMayFight' }, card }]
}

function cardsIn({ zones }: KeyforgePosition, zone: number): number[] {
  return Array.from({ length: zones.length[zone] }, (_, i) => cardAt(zones, zone, i))
}

/** What the refused card has to do with the question that is asked instead. */
function explainQuestion(p: KeyforgePosition, refused: KeyforgeOption, question: Question): Reason[] {
  const { rule, kind, options, view } = question
  const f = runningFrame(p)
  const source = p.frames[f + SOURCE]
  const asking: Reason['facts'] = source >= 0 ? { asking: source } : {}
  const target = refused.target ?? refused.card ?? -1
  if (kind !== 'target' || refused.verb !== 'target' || target < 0) return [{ rule, facts: { asked: kind, ...asking } }]
  if (rule !== 'kf.fight.2') {
    const lacks = findLacking(p, f, target, question)
    return [{ rule, facts: { obstacle: lacks === undefined ? 'notAmong' : 'lacks', ...asking }, card: target, ...(lacks && { lacks }) }]
  }
  options(p, f, offered)
  const { card: attacker = -1 } = view(p, f, offered[0])
  if (kindOfZone(p, target) !== LINE || p.controller[target] === p.state[ACTIVE])
    return [{ rule, facts: { obstacle: 'notEnemy', attacker }, card: target }]
  return [whyNotAttacked(p, attacker, target)]
}

/** The innermost part of what the text demands that the card is not; undefined where that is not what keeps it from being chosen. */
function findLacking(p: KeyforgePosition, f: number, card: number, { among, picks }: Question): Purpose | undefined {
  const purpose = purposeOf(code, p)
  const tree = purpose && treeOf(purpose)
  const eligible = picks?.(p, f).eligible ?? []
  let lacking: Filter | undefined
  for (let filter = among?.filter as Filter | undefined; filter !== undefined; filter = widerThan(filter)) {
    const part = filter
    // what those are not that can be chosen is about other cards
    if (!eligible.every((one) => among!.meets(p, f, one, part))) break
    if (among!.meets(p, f, card, part)) break
    lacking = part
  }
  const path = lacking && pathTo(tree, lacking)
  return path && { ...purpose!, path }
}

/** What a filter narrows down, which stands in it last; one of two stands for itself. */
function widerThan({ word, args }: Filter): Filter | undefined {
  const last = args[args.length - 1]
  return word !== 'either' && isNode(last) && last.is === 'filter' ? (last as Filter) : undefined
}

function treeOf({ id, ability }: Purpose): Ability | undefined {
  const { abilities = [], side } = definitionById.get(id)?.face ?? {}
  return ability < SIDE ? abilities[ability] : side?.abilities[ability - SIDE]
}

/** What keeps a creature that may fight from attacking that one. */
function whyNotAttacked(p: KeyforgePosition, attacker: number, target: number): Reason {
  if (canAttack(p, attacker, target, true)) return { rule: 'kf.taunt.1', facts: { obstacle: 'taunt', attacker }, card: taunting(p, target) }
  const sparing = sourceOfStatic(p, STATIC.cannot, ACT.attack, attacker, -1, target)
  const keeper = sparing >= 0 ? sparing : sourceOfStatic(p, STATIC.cannot, ACT.beAttacked, target, -1, attacker)
  return { rule: 'kf.cannot.1', facts: { obstacle: 'notAttacked', attacker }, card: keeper >= 0 ? keeper : target }
}

/** The neighbor with taunt, -1 for one that stands farther off. */
function taunting(p: KeyforgePosition, target: number): number {
  const beside = [neighborOf(p, target, -1), neighborOf(p, target, 1)]
  return beside.find((card) => card >= 0 && keywordOf(p, card, TAUNT) > 0) ?? -1
}
