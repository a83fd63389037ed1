import type { OptionView, Reason } from '../../kernel/decision.ts'
import { runningFrame, waitingAsk } from '../../kernel/program.ts'
import { HOME, PLACES } from './board.ts'
import { cost } from './catalog.ts'
import { CRYSTAL_ROW, CRYSTALS, DECK_SIZE, MAX_OPTIONS, UNIT_CARDS, code, controls, squadSize } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { TRACK_END, canPay, initiative } from './movement.ts'
import {
  activationCost,
  crystalPlacesOf,
  destinations,
  firstCardOf,
  isSummonable,
  printedCost,
  raidCost,
  replenishCost,
  summonCost,
} from './values.ts'

/** Why something is not possible now for the seat: rules and facts that it may know. */
export function explain(p: CrystalClansPosition, seat: number, refused: OptionView): Reason[] {
  const ask = waitingAsk(code, p)
  if (ask === undefined) return [{ rule: 'cc.win.1' }]
  // what somebody else may choose depends on cards that this seat may not know
  if (ask.seat(p, runningFrame(p)) !== seat) return [{ rule: 'cc.turn.1' }]
  const place = typeof refused.place === 'number' ? refused.place : -1
  const card = refused.card ?? refused.target ?? -1
  if (ask.kind === 'main') {
    switch (refused.verb) {
      case 'activate':
        if (place < 0 || place >= PLACES.length || squadSize(p, seat, place) === 0) return [{ rule: 'cc.activate.1' }]
        return tooDear(p, seat, activationCost(p, seat, place))
      case 'summon-at':
        return whyNoSummon(p, seat, place, card)
      case 'replenish':
        return tooDear(p, seat, replenishCost(p, seat))
      case 'raid':
        return controls(p, seat, HOME[1 - seat]) ? tooDear(p, seat, raidCost(p, seat)) : [{ rule: 'cc.raid.1' }]
      case 'claim': {
        const zones = crystalPlacesOf(p, seat)
        if (zones < 2) return [{ rule: 'cc.claim.1', facts: { controlled: zones, needed: 2 } }]
        if (card < 0 || p.zones.of[card] !== CRYSTAL_ROW) return [{ rule: 'cc.claim.3' }]
        return tooDear(p, seat, cost[p.face[card]])
      }
      case 'flip':
        if (card < UNIT_CARDS || p.zones.of[card] !== CRYSTALS + seat) return [{ rule: 'cc.crystal.2' }]
        return [{ rule: 'cc.crystal.1', card }]
    }
  }
  const f = runningFrame(p)
  if (refused.verb === 'summon' && card >= 0 && card < UNIT_CARDS && !isOwnSummonable(p, seat, card)) return [{ rule: 'cc.summon.1', card }]
  if (refused.verb === 'move' && place >= 0) {
    const from = ask.view(p, f, firstOption(p)).place
    if (typeof from === 'number' && squadSize(p, seat, from) > 0 && destinations(p, seat, from) === 0) return [{ rule: 'cc.move.4' }]
    return [{ rule: 'cc.move.1' }]
  }
  return [{ rule: ask.rule }]
}

/** The card, or the cheapest unit that is at hand, may cost too much, or another zone may not take it. */
function whyNoSummon(p: CrystalClansPosition, seat: number, place: number, card: number): Reason[] {
  const first = firstCardOf(seat)
  const units = card >= 0 ? [card] : Array.from({ length: DECK_SIZE }, (_, i) => first + i).filter((unit) => isSummonable(p, unit))
  if (units.length === 0 || units.some((unit) => !isOwnSummonable(p, seat, unit))) return [{ rule: 'cc.summon.1' }]
  const price = Math.min(...units.map((unit) => summonCost(p, seat, printedCost(p, unit))))
  return canPay(p, seat, price) ? [{ rule: place === HOME[seat] ? 'cc.summon.2' : 'cc.summon.3' }] : tooDear(p, seat, price)
}

/** Of a card of the other seat nothing is said: it may be hidden. */
function isOwnSummonable(p: CrystalClansPosition, seat: number, card: number): boolean {
  const first = firstCardOf(seat)
  return card >= first && card < first + DECK_SIZE && isSummonable(p, card)
}

function firstOption(p: CrystalClansPosition): number {
  const ask = waitingAsk(code, p)
  const out = new Int16Array(MAX_OPTIONS)
  ask?.options(p, runningFrame(p), out)
  return out[0]
}

/** The marker may not leave the track (cc.turn.4). */
function tooDear(p: CrystalClansPosition, seat: number, price: number): Reason[] {
  return [{ rule: 'cc.turn.4', facts: { cost: price, available: initiative(p, seat) + TRACK_END } }]
}
