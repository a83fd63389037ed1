import type { Reason } from '../../../kernel/decision.ts'
import type { KeyforgeOption } from './decision.ts'
import { runningFrame, waitingAsk } from '../../../kernel/program.ts'
import { ACT, code } from './definition.ts'
import { STATIC } from './kinds.ts'
import { HOUSES } from './face.ts'
import { ACTIVE, ARTIFACTS, HAND, HOUSE, LINE, TIDE, zoneOf } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import {
  ALLOWED,
  CANNOT_PAY,
  canAttack,
  CONDITION,
  discardObstacle,
  FIRST_TURN,
  FORBIDDEN,
  IS_EXHAUSTED,
  IS_STUNNED,
  LIMITED,
  MUST_FIGHT,
  NO_ABILITY,
  NO_FOE,
  NO_HOST,
  NOT_A_CREATURE,
  NO_OTHER_HALF,
  playObstacleFromHand,
  RULE_OF_SIX,
  TOO_LATE_FOR_ALPHA,
  useObstacleInMain,
  WRONG_HOUSE,
} from './permission.ts'
import { sourceOfStatic } from './clauses.ts'
import { kindOfZone } from './whereabouts.ts'
import { mayBuyTide, NO_TIDE } from './tide.ts'

const RULES: Record<number, string> = {
  [WRONG_HOUSE]: 'kf.use.2',
  [FORBIDDEN]: 'kf.cannot.1',
  [RULE_OF_SIX]: 'kf.six.1',
  [FIRST_TURN]: 'kf.firstturn.1',
  [TOO_LATE_FOR_ALPHA]: 'kf.alpha.1',
  [NO_HOST]: 'kf.upgrade.6',
  [CANNOT_PAY]: 'kf.pay.2',
  [CONDITION]: 'kf.cannot.1',
  [LIMITED]: 'kf.cannot.1',
  [IS_EXHAUSTED]: 'kf.use.1',
  [IS_STUNNED]: 'kf.stun.2',
  [MUST_FIGHT]: 'kf.enrage.2',
  [NO_FOE]: 'kf.fight.2',
  [NO_ABILITY]: 'kf.use.3',
  [NOT_A_CREATURE]: 'kf.artifact.3',
  [NO_OTHER_HALF]: 'kf.gigantic.2',
}

const ACT_OF: Record<string, number> = { reap: ACT.reap, fight: ACT.fight, action: ACT.action, omni: ACT.omni, unstun: ACT.use }

/** Why the seat cannot choose this now: rules and facts, the first that stands in the way. Empty when it can be chosen. */
export function explain(p: KeyforgePosition, seat: number, refused: KeyforgeOption): Reason[] {
  const ask = waitingAsk(code, p)
  if (ask === undefined) return [{ rule: 'kf.win.1' }]
  // what somebody else may choose depends on cards that this seat may not know
  if (ask.seat(p, runningFrame(p)) !== seat) return [{ rule: 'kf.turn.1' }]
  if (ask.kind !== 'main') return explainTarget(p, refused, ask.rule, ask.kind)
  const card = refused.card ?? -1
  if (refused.verb === 'end') return []
  if (refused.verb === 'raiseTide') return mayBuyTide(p, seat) ? [] : [{ rule: p.state[TIDE] === NO_TIDE ? 'kf.tide.1' : 'kf.tide.3' }]
  if (card < 0) return [{ rule: 'kf.turn.3' }]
  if (refused.verb === 'play' || refused.verb === 'discard') {
    if (p.zones.of[card] !== zoneOf(HAND, seat)) return [{ rule: 'kf.play.1', card }]
    if (refused.verb === 'discard') return reason(p, discardObstacle(p, card), 'kf.discard.1')
    const obstacle = playObstacleFromHand(p, seat, card)
    return reason(p, obstacle, 'kf.play.1', sourceOf(p, obstacle, ACT.play, seat, card))
  }
  const act = ACT_OF[refused.verb]
  if (act === undefined) return [{ rule: 'kf.turn.3' }]
  const kind = kindOfZone(p, card)
  if (kind !== LINE && kind !== ARTIFACTS) return [{ rule: 'kf.use.1', card }]
  if (p.controller[card] !== seat) return [{ rule: 'kf.use.7', card }]
  const obstacle = useObstacleInMain(p, seat, card, act)
  const source = sourceOf(p, obstacle, act, seat, card)
  if (obstacle === MUST_FIGHT && source >= 0) return [{ rule: 'kf.must.1', facts: { obstacle: NAMES[obstacle] }, card: source }]
  return reason(p, obstacle, 'kf.use.2', source)
}

function reason(p: KeyforgePosition, obstacle: number, houseRule: string, source = -1): Reason[] {
  if (obstacle === ALLOWED) return []
  const facts: Record<string, string | number> = { obstacle: NAMES[obstacle] }
  if (obstacle === WRONG_HOUSE && p.state[HOUSE] >= 0) facts.house = HOUSES[p.state[HOUSE]]
  return [{ rule: obstacle === WRONG_HOUSE ? houseRule : RULES[obstacle], facts, ...(source >= 0 ? { card: source } : {}) }]
}

/** The card whose clause stands in the way, -1 when it is a rule. */
function sourceOf(p: KeyforgePosition, obstacle: number, act: number, seat: number, card: number): number {
  const general = act === ACT.play ? ACT.play : ACT.use
  if (obstacle === CANNOT_PAY) return sourceOfStatic(p, STATIC.mustPay, general, card, seat)
  if (obstacle === MUST_FIGHT) return sourceOfStatic(p, STATIC.mustFight, -1, card, -1)
  if (obstacle === LIMITED) return sourceOfStatic(p, STATIC.limit, -1, -1, seat)
  if (obstacle !== FORBIDDEN) return -1
  const sources = [sourceOfStatic(p, STATIC.cannotSeat, general, card, seat)]
  if (act !== ACT.play) sources.push(sourceOfStatic(p, STATIC.cannot, general, card, -1), sourceOfStatic(p, STATIC.cannot, act, card, -1))
  return sources.find((source) => source >= 0) ?? -1
}

const NAMES: Record<number, string> = {
  [WRONG_HOUSE]: 'house',
  [FORBIDDEN]: 'forbidden',
  [RULE_OF_SIX]: 'six',
  [FIRST_TURN]: 'firstTurn',
  [TOO_LATE_FOR_ALPHA]: 'alpha',
  [NO_HOST]: 'noHost',
  [CANNOT_PAY]: 'cannotPay',
  [CONDITION]: 'condition',
  [LIMITED]: 'limit',
  [IS_EXHAUSTED]: 'exhausted',
  [IS_STUNNED]: 'stunned',
  [MUST_FIGHT]: 'mustFight',
  [NO_FOE]: 'noFoe',
  [NO_ABILITY]: 'noAbility',
  [NOT_A_CREATURE]: 'notCreature',
  [NO_OTHER_HALF]: 'noOtherHalf',
}

function explainTarget(p: KeyforgePosition, refused: KeyforgeOption, rule: string, kind: string): Reason[] {
  const target = refused.target ?? refused.card ?? -1
  if (kind === 'target' && rule === 'kf.fight.2' && target >= 0) {
    const attacker = refused.card ?? -1
    if (kindOfZone(p, target) !== LINE || p.controller[target] === p.state[ACTIVE]) return [{ rule: 'kf.fight.2', card: target }]
    if (attacker >= 0 && !canAttack(p, attacker, target)) return [{ rule: 'kf.taunt.1', card: target }]
  }
  return [{ rule, ...(target >= 0 ? { card: target } : {}) }]
}
