import type { OptionView, Reason } from '../../kernel/decision.ts'
import { runningFrame, waitingAsk } from '../../kernel/program.ts'
import { indexOf } from '../../kernel/zones.ts'
import { ASPECT_BITS, COST, TIER_BITS } from './catalog.ts'
import { linksOn } from './chain.ts'
import { code } from './layout.ts'
import { ASPECTS, TIERS } from './face.ts'
import { CARDS, CHAIN, EMPOWERED, HAND, LINKER, MANA, MODE, OFFERED, OVERCHARGED, PAIRS, ROW, WILD, WINNER } from './layout.ts'
import type { RiftbladePosition } from './layout.ts'
import { isAlive } from './life.ts'

type Rift = RiftbladePosition

/** Why an option that the seat wanted is none: the rules that forbid it, with the facts that make it so. */
export function explain(p: Rift, seat: number, view: OptionView): Reason[] {
  const ask = waitingAsk(code, p)
  if (ask === undefined || p.state[WINNER] >= 0) return [{ rule: 'rb.victory.2' }]
  // what somebody else may choose depends on cards that this seat may not know
  if (ask.seat(p, runningFrame(p)) !== seat) return [{ rule: 'rb.turn.1' }]
  const { rule } = ask
  if (rule !== 'rb.turn.1') return otherQuestion(p, view, rule)
  const reasons: Reason[] = []
  const needsStone = (face: number, why: string) => {
    if (p.ready[4 * seat + face] === 0) reasons.push({ rule: why, facts: { ready: 0 } })
  }
  if (view.verb === 'play') explainPlay(p, seat, view, reasons)
  else if (view.verb === 'buy') needsRow(p, seat, view, 'rb.rift.1', reasons)
  else if (view.verb === 'trigger' && view.as !== 'hand') needsRow(p, seat, view, 'rb.trigger.1', reasons)
  else if (view.verb === 'trigger') {
    needsStone(WILD, 'rb.stone.9')
    needsHand(p, seat, view, 'rb.stone.9', reasons)
  } else if (view.verb === 'convert') {
    needsStone(EMPOWERED, 'rb.stone.5')
    needsHand(p, seat, view, 'rb.stone.10', reasons)
  } else if (view.verb === 'gain') needsStone(view.as === 'wild' ? WILD : MANA, view.as === 'wild' ? 'rb.stone.8' : 'rb.stone.2')
  else if (view.verb === 'refresh') needsStone(MANA, 'rb.stone.12')
  else if (view.verb === 'draw') needsStone(OVERCHARGED, 'rb.stone.7')
  else if (view.verb === 'end' && p.state[MODE] === PAIRS && p.state[LINKER] >= 0) reasons.push({ rule: 'rb.team.5' })
  else if (view.verb === 'pass' || view.verb === 'offer') reasons.push({ rule: p.state[OFFERED] === 1 ? 'rb.team.9' : 'rb.team.4' })
  return reasons.length > 0 ? reasons : [{ rule }]
}

function explainPlay(p: Rift, seat: number, view: OptionView, reasons: Reason[]): void {
  if (p.state[LINKER] !== seat) reasons.push({ rule: p.state[LINKER] < 0 ? 'rb.team.12' : 'rb.team.4' })
  if (!needsHand(p, seat, view, 'rb.chain.1', reasons)) return
  const card = view.card as number
  const kind = p.face[card]
  if (!linksOn(p, kind)) {
    const last = p.zones.list[p.zones.start[CHAIN] + p.zones.length[CHAIN] - 1]
    reasons.push({ rule: 'rb.chain.2', card: last, facts: { has: aspects(kind), needs: aspects(p.face[last]) } })
  }
  const tier = view.mode
  if (tier !== undefined && (TIER_BITS[kind] & (1 << tier)) === 0) reasons.push({ rule: 'rb.chain.8', card, facts: { tier: TIERS[tier] } })
  if (reasons.length > 0 || tier === 0) return
  const overcharged = p.ready[4 * seat + OVERCHARGED] + p.ready[4 * seat + WILD]
  const empowered = overcharged + p.ready[4 * seat + EMPOWERED]
  const rule = tier === 2 ? 'rb.tier.3' : tier === 1 ? 'rb.tier.2' : 'rb.chain.4'
  reasons.push({ rule, card, facts: { ready: tier === 2 ? overcharged : empowered } })
}

function needsRow(p: Rift, seat: number, view: OptionView, rule: string, reasons: Reason[]): void {
  const card = cardOf(view)
  if (card < 0 || p.zones.of[card] !== ROW) {
    reasons.push({ rule })
    return
  }
  const cost = COST[p.face[card]]
  if (cost > p.mana[seat]) reasons.push({ rule: 'rb.card.3', card, facts: { cost, mana: p.mana[seat] } })
}

function needsHand(p: Rift, seat: number, view: OptionView, rule: string, reasons: Reason[]): boolean {
  const card = cardOf(view)
  const there = card >= 0 && p.zones.of[card] === HAND + seat && indexOf(p.zones, card) >= 0
  if (!there) reasons.push({ rule })
  return there
}

/** Something else is asked now; or the answer was one for this question, but not a possible one. */
function otherQuestion(p: Rift, view: OptionView, rule: string): Reason[] {
  if (view.verb === 'target' && view.seat !== undefined && view.seat < 4 && !isAlive(p, view.seat)) {
    return [{ rule: 'rb.victory.1', facts: { seat: view.seat } }]
  }
  return [{ rule }]
}

function cardOf(view: OptionView): number {
  const card = view.card ?? -1
  return Number.isInteger(card) && card < CARDS ? card : -1
}

function aspects(kind: number): string {
  return ASPECTS.filter((_, i) => (ASPECT_BITS[kind] & (1 << i)) !== 0).join(' ')
}
