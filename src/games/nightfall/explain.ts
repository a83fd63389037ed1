import type { OptionView, Reason } from '../../kernel/decision.ts'
import { runningFrame, SOURCE, waitingAsk } from '../../kernel/program.ts'
import { mustClaim, topOf } from './archive.ts'
import { cost, flags, links, moon, UNBLOCKABLE } from './catalog.ts'
import { MOONS } from './face.ts'
import { ACTIVE, ARCHIVES, CARDS, CHAIN, CLAIM, code, HAND, isCommons, isInPlay, isPrivate, LINKING, PHASE, zoneOf } from './layout.ts'
import type { NightfallPosition } from './layout.ts'
import { isWound } from './movement.ts'

/** Why an option is not legal now for the seat: rule ids and the facts that their sentences need, as far as it may know them. */
export function explain(p: NightfallPosition, seat: number, refused: OptionView): Reason[] {
  const ask = waitingAsk(code, p)
  if (ask === undefined) return [{ rule: 'nf.end.1' }]
  // what somebody else may choose depends on cards that this seat may not know
  if (ask.seat(p, runningFrame(p)) !== seat) return [{ rule: 'nf.turn.1' }]
  const { verb, card = -1, target = -1 } = refused
  if (verb === 'chain' && isCard(p, card) && (ask.rule === 'nf.chain.2' || p.state[PHASE] !== LINKING)) return explainChain(p, seat, card)
  if (verb === 'claim' && ask.rule !== 'nf.claim.6' && typeof refused.place === 'number' && refused.place >= 0 && refused.place < ARCHIVES)
    return explainClaim(p, seat, refused.place)
  // only what lies in the open is named: another card may be hidden
  const blocks = verb === 'block' || (verb === 'target' && ask.rule === 'nf.combat.4')
  if (blocks && isCard(p, target) && isInPlay(p, target)) {
    if ((flags[p.face[target]] & UNBLOCKABLE) !== 0) return [{ rule: 'nf.combat.4', card: target, facts: { why: 'unblockable' } }]
    if (p.attacks[target] === 0) return [{ rule: 'nf.combat.4', card: target, facts: { why: 'idle' } }]
    return [{ rule: 'nf.combat.4', card: target, facts: { attacks: p.attacks[target] - 1 } }]
  }
  if (verb === 'stop' && ask.rule === 'nf.claim.2' && mustClaim(p, seat)) return [{ rule: 'nf.claim.8' }]
  if (verb === 'attack') return [{ rule: 'nf.combat.2' }]
  const source = p.frames[runningFrame(p) + SOURCE]
  return [{ rule: ask.rule, ...(source >= 0 ? { card: source } : {}) }]
}

function isCard(p: NightfallPosition, card: number): boolean {
  return card >= 0 && card < CARDS && p.face[card] >= 0
}

function explainChain(p: NightfallPosition, seat: number, card: number): Reason[] {
  if (p.state[PHASE] !== LINKING) return [{ rule: 'nf.chain.1', facts: { why: 'phase' } }]
  if (p.zones.of[card] !== zoneOf(seat, HAND)) return [{ rule: 'nf.chain.1', card }]
  if (isWound(p, card)) return [{ rule: 'nf.chain.1', card, facts: { why: 'wound' } }]
  const { list, start, length } = p.zones
  if (length[CHAIN] === 0) return [{ rule: 'nf.chain.3' }]
  const last = list[start[CHAIN] + length[CHAIN] - 1]
  const own = moon[p.face[card]]
  if ((links[p.face[last]] & (1 << own)) === 0)
    return [{ rule: 'nf.chain.2', card: last, facts: { moon: MOONS[own], links: moonsOf(links[p.face[last]]) } }]
  return [{ rule: 'nf.chain.3' }]
}

function moonsOf(bits: number): string {
  return MOONS.filter((_, moon) => (bits & (1 << moon)) !== 0).join(' ')
}

function explainClaim(p: NightfallPosition, seat: number, archive: number): Reason[] {
  if (seat !== p.state[ACTIVE]) return [{ rule: 'nf.claim.1' }]
  if (p.state[PHASE] !== CLAIM) return [{ rule: 'nf.turn.1', facts: { why: 'phase' } }]
  const top = topOf(p, archive)
  if (top < 0) return [{ rule: 'nf.claim.4' }]
  if (!isCommons(p, archive) && !isPrivate(p, archive, seat)) return [{ rule: 'nf.claim.1', facts: { seat: archive >> 1 } }]
  const price = cost[p.face[top]]
  return [{ rule: 'nf.claim.3', facts: { cost: price, influence: p.influence[seat] } }]
}
