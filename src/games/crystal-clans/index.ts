import { makeAsking } from '../../kernel/asking.ts'
import type { OptionView } from '../../kernel/decision.ts'
import type { Game, Outcome } from '../../kernel/game.ts'
import { copyPosition } from '../../kernel/position.ts'
import { cardAt } from '../../kernel/zones.ts'
import { PLACES } from './board.ts'
import { determinizePosition } from './determinize.ts'
import { explainRefusal } from './explain.ts'
import { faces } from './faces.ts'
import { CARDS, CrystalPosition, ENDED, code } from './layout.ts'
import { judge } from './judge.ts'
import { observePosition } from './observe.ts'
import type { CrystalObservation } from './observe.ts'
import { checkSetup, defaultSetup, start } from './setup.ts'
import type { CrystalSetup } from './setup.ts'

export type { Place } from './board.ts'
export { faces } from './faces.ts'
export type { Clan, Role, Style } from './face.ts'
export type { BattleView, CardReference, CrystalObservation, SeatView, SquadView, SummonView } from './observe.ts'
export { PLACE_NAMES } from './speech/places.ts'
export { speakCrystalClans } from './speech/index.ts'
export { abilityText, battleText, cardName, cardText, styleName, traitName } from './text.ts'
export type { CrystalSetup } from './setup.ts'
export { CrystalPosition } from './layout.ts'

/** More than any decision of the game offers: picks end with 127. */
const MAX_OPTIONS = 96
function outcome(p: CrystalPosition): Outcome | undefined {
  const ended = p.state[ENDED]
  if (ended === 0) return undefined
  if (ended === 3) return { shares: [0.5, 0.5], reason: 'stalemate' }
  return { shares: ended === 1 ? [1, 0] : [0, 1], reason: 'crystals' }
}

/** "activate C1", "target ballista#7", "done". */
function writeOption(p: CrystalPosition, view: OptionView): string {
  const card = (number: number) => `${faces[p.face[number]].id}#${number}`
  const parts = [view.verb]
  if (view.card !== undefined) parts.push(card(view.card))
  if (view.target !== undefined) parts.push(card(view.target))
  if (typeof view.place === 'number') parts.push(PLACES[view.place].id)
  if (view.name !== undefined) parts.push(view.name)
  if (view.mode !== undefined) parts.push(String(view.mode + 1))
  return parts.join(' ')
}

const asking = makeAsking(code, MAX_OPTIONS, writeOption)

/** How many cards of each face there are, and that no card lies in two zones. */
function invariant(p: CrystalPosition): string {
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
export const crystalClans: Game<CrystalPosition, CrystalSetup, CrystalObservation> = {
  ...asking,
  name: 'crystal-clans',
  seats: [2, 2],
  maxOptions: MAX_OPTIONS,
  defaultSetup,
  checkSetup,
  start,
  blank: () => new CrystalPosition(),
  copy: copyPosition,
  outcome,
  observe: (p, seat) => observePosition(p, seat, asking.decision(p), outcome(p)),
  determinize: determinizePosition,
  explain: explainRefusal,
  evaluate: judge,
  cardId: (p, card) => (card < 0 || card >= CARDS ? undefined : faces[p.face[card]].id),
  listen(p, sink) {
    p.sink = sink
  },
  invariant,
}
