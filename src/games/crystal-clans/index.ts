import { makeAsking } from '../../kernel/asking.ts'
import type { Game } from '../../kernel/game.ts'
import { copyPosition } from '../../kernel/position.ts'
import { cardAt } from '../../kernel/zones.ts'
import type { CrystalClansKind } from './decision.ts'
import { determinize } from './determinize.ts'
import { explain } from './explain.ts'
import { faces } from './faces.ts'
import { CARDS, CrystalClansPosition, code, MAX_OPTIONS, TURN } from './layout.ts'
import { evaluate } from './evaluate.ts'
import { writeOption } from './notation.ts'
import { observe } from './observe.ts'
import type { CrystalClansObservation } from './observe.ts'
import { outcome } from './outcome.ts'
import { checkSetup, defaultSetup, poolOf, start } from './setup.ts'
import type { CrystalClansSetup } from './setup.ts'
import { yardstick } from './yardstick.ts'

export type { Place } from './board.ts'
export { faces } from './faces.ts'
export { CLANS } from './face.ts'
export type { Clan, Role, Style } from './face.ts'
export type { BattleView, CardReference, CrystalClansObservation, SeatView, SquadView, SummonView } from './observe.ts'
export type { CardOutlook, StyleOutlook, UnitOutlook } from './outlook.ts'
export { PLACE_NAMES } from './speech/place.ts'
export { speakCrystalClans } from './speech/index.ts'
export { styleName, traitName } from './speech/terms.ts'
export { abilityText, battleText, cardName, cardText } from './speech/text.ts'
export { cardFacts } from './speech/card-facts.ts'
export { randomSetup } from './setup.ts'
export type { CrystalClansSetup } from './setup.ts'
export { CrystalClansPosition } from './layout.ts'

const asking = makeAsking(code, MAX_OPTIONS, writeOption)

/** How many cards of each face there are, and that no card lies in two zones. */
function invariant(p: CrystalClansPosition): string {
  const seen = new Int8Array(CARDS)
  const { names, length, of } = p.zones
  let misplaced = 0
  for (let zone = 0; zone < names.length; zone++) {
    for (let i = 0; i < length[zone]; i++) {
      const card = cardAt(p.zones, zone, i)
      seen[card]++
      if (of[card] !== zone) misplaced++
    }
  }
  const wrong = seen.filter((count) => count !== 1).length
  return `${CARDS - wrong} cards once, ${misplaced} misplaced, faces ${p.face.join(' ')}`
}

/** Crystal Clans for two seats, with the set designed by Catena. */
export const crystalClans: Game<CrystalClansPosition, CrystalClansSetup, CrystalClansObservation, CrystalClansKind> = {
  ...asking,
  name: 'crystal-clans',
  seats: [2, 2],
  maxOptions: MAX_OPTIONS,
  defaultSetup,
  checkSetup,
  pool: poolOf,
  start,
  blank: () => new CrystalClansPosition(),
  copy: copyPosition,
  outcome,
  observe(p, seat) {
    const toDecide = asking.seatToDecide(p)
    return observe(p, seat, toDecide, toDecide === seat ? asking.decision(p) : undefined, outcome(p))
  },
  determinize,
  explain,
  lap: (p) => p.state[TURN],
  side: (_p, seat) => seat,
  evaluate,
  yardstick,
  cardId: (p, card) => (card < 0 || card >= CARDS ? undefined : faces[p.face[card]].id),
  listen(p, sink) {
    p.sink = sink
  },
  invariant,
}
