import { makeAsking } from '../../kernel/asking.ts'
import type { Game } from '../../kernel/game.ts'
import { copyPosition } from '../../kernel/position.ts'
import { MAX_OPTIONS } from './action.ts'
import { faces } from './faces.ts'
import type { RiftbladeKind } from './decision.ts'
import { determinize } from './determinize.ts'
import { evaluate } from './evaluate.ts'
import { explain } from './explain.ts'
import { CARDS, code, teamOf, TURN } from './layout.ts'
import type { RiftbladePosition } from './layout.ts'
import { writeOption } from './notation.ts'
import { observe } from './observe.ts'
import type { RiftbladeObservation } from './observe.ts'
import { outcome } from './outcome.ts'
import { blank, checkSetup, defaultSetup, poolOf, start } from './setup.ts'
import type { RiftbladeSetup } from './setup.ts'
import { yardstick } from './yardstick.ts'

export { cardGroups, designed, faces } from './faces.ts'
export { die } from './cards/die.ts'
export { ASPECTS, STONES, TIERS } from './face.ts'
export type { Aspect, CardFace, Rarity, Stone, Tier } from './face.ts'
export type { CardReference, LinkView, RiftbladeObservation, SeatView } from './observe.ts'
export type { RiftbladePosition } from './layout.ts'
export { randomSetup } from './setup.ts'
export type { RiftbladeSetup } from './setup.ts'
export { cardFacts } from './speech/table.ts'
export { bringLanguage } from './speech/language-pack.ts'
export { speakRiftblade } from './speech/index.ts'
export type { Phrases } from './speech/phrases.ts'
export { cardName, cardText } from './speech/text.ts'

const asking = makeAsking(code, MAX_OPTIONS, writeOption)

/** Riftblade for two, three or four players and for two teams, with a card set designed by Catena. */
export const riftblade: Game<RiftbladePosition, RiftbladeSetup, RiftbladeObservation, RiftbladeKind> = {
  ...asking,
  name: 'riftblade',
  seats: [2, 4],
  maxOptions: MAX_OPTIONS,
  defaultSetup,
  checkSetup,
  pool: poolOf,
  start,
  blank,
  copy: copyPosition,
  outcome,
  observe(p, seat) {
    const toDecide = asking.seatToDecide(p)
    return observe(p, seat, toDecide, toDecide === seat ? asking.decision(p) : undefined, outcome(p))
  },
  determinize,
  explain,
  lap: (p) => p.state[TURN],
  side: teamOf,
  evaluate,
  yardstick,
  cardId(p, card) {
    return card >= 0 && card < CARDS && p.zones.of[card] >= 0 ? faces[p.face[card]].id : undefined
  },
  listen(p, sink) {
    p.sink = sink
  },
  invariant: countCards,
}

/** Each card of the game lies in one zone, and that zone is its own. */
function countCards(p: RiftbladePosition): string {
  const { zones } = p
  const times = new Array<number>(CARDS).fill(0)
  for (let zone = 0; zone < zones.names.length; zone++) {
    for (let i = 0; i < zones.length[zone]; i++) {
      const card = zones.list[zones.start[zone] + i]
      times[card] += zones.of[card] === zone ? 1 : 100
    }
  }
  return times.join('')
}
