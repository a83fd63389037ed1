import { makeAsking } from '../../kernel/asking.ts'
import type { Game, Outcome } from '../../kernel/game.ts'
import { copyPosition } from '../../kernel/position.ts'
import { OPTIONS } from './act.ts'
import { faces } from './faces.ts'
import { code } from './code.ts'
import { determinizePosition } from './determinize.ts'
import { evaluatePosition } from './evaluate.ts'
import { explainRefusal } from './explain.ts'
import { CARDS, MODE, PAIRS, SEAT_COUNT, teamOf, WINNER } from './layout.ts'
import type { RiftbladePosition } from './layout.ts'
import { writeOption } from './notation.ts'
import { observePosition } from './observe.ts'
import type { Observation } from './observe.ts'
import { blank, checkSetup, defaultSetup, start } from './setup.ts'
import type { RiftbladeSetup } from './setup.ts'

export { cardGroups, designed, faces } from './faces.ts'
export { die } from './cards/die.ts'
export { ASPECTS, STONES, TIERS } from './face.ts'
export type { Aspect, CardFace, Rarity, Stone, Tier } from './face.ts'
export type { CardReference, LinkView, Observation, SeatView } from './observe.ts'
export type { RiftbladePosition } from './layout.ts'
export type { RiftbladeSetup } from './setup.ts'
export { cardFacts } from './speech/table.ts'
export { addLanguage, hasLanguage } from './language-pack.ts'
export { speakRiftblade } from './speech/index.ts'
export type { Phrases } from './speech/phrases.ts'
export { cardName, cardText } from './text.ts'

const asking = makeAsking(code, OPTIONS, writeOption)

/** Riftblade for two, three or four players and for two teams, with a card set designed by Catena. */
export const riftblade: Game<RiftbladePosition, RiftbladeSetup, Observation> = {
  ...asking,
  name: 'riftblade',
  seats: [2, 4],
  maxOptions: OPTIONS,
  defaultSetup,
  checkSetup,
  start,
  blank,
  copy: copyPosition,
  outcome: outcomeOf,
  observe(p, seat) {
    return observePosition(p, seat, asking.decision(p), outcomeOf(p))
  },
  determinize: determinizePosition,
  explain: explainRefusal,
  evaluate: evaluatePosition,
  cardId(p, card) {
    return card >= 0 && card < CARDS && p.zones.of[card] >= 0 ? faces[p.kind[card]].id : undefined
  },
  listen(p, sink) {
    p.sink = sink
  },
  invariant: countCards,
}

/** The winner has all of it; partners share it. */
function outcomeOf(p: RiftbladePosition): Outcome | undefined {
  const winner = p.state[WINNER]
  if (winner < 0) return undefined
  const share = p.state[MODE] === PAIRS ? 0.5 : 1
  const shares = Array.from({ length: p.state[SEAT_COUNT] }, (_, seat) => (teamOf(p, seat) === winner ? share : 0))
  return { shares, reason: 'rb.victory.2' }
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
