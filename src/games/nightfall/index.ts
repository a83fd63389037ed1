import { makeAsking } from '../../kernel/asking.ts'
import type { Game } from '../../kernel/game.ts'
import { copyPosition } from '../../kernel/position.ts'
import { faces } from './faces.ts'
import type { NightfallKind } from './decision.ts'
import { determinize } from './determinize.ts'
import { evaluate } from './evaluate.ts'
import { explain } from './explain.ts'
import { code, COPIES, COUNT, MAX_OPTIONS, NightfallPosition, PICKER, ROUND, SEATS, TURN, ZONES } from './layout.ts'
import { observe } from './observe.ts'
import type { NightfallObservation, CardReference, LinkView, MinionView, SeatView } from './observe.ts'
import { writeOption } from './notation.ts'
import { outcome } from './outcome.ts'
import { checkSetup, defaultSetup, poolOf, start } from './setup.ts'
import type { NightfallSetup } from './setup.ts'
import { cardName, cardText } from './speech/text.ts'
import { vocabulary } from './words/vocabulary.ts'
import { yardstick } from './yardstick.ts'

export { cardName, cardText, faces, vocabulary }
export { COPIES } from './layout.ts'
export { cardFacts } from './speech/card-facts.ts'
export { SET_IDS } from './face.ts'
export { QUICK_STARTS } from './quick-starts.ts'
export type { QuickStart } from './quick-starts.ts'
export { DRAFTS, randomSetup } from './setup.ts'
export { speakNightfall } from './speech/index.ts'
export type { FaceType, Moon, Trait } from './face.ts'
export type { NightfallObservation, NightfallPosition, NightfallSetup, CardReference, LinkView, MinionView, SeatView }

const asking = makeAsking(code, MAX_OPTIONS, writeOption)

/** Nightfall, with a house set designed by Catena; not the published cards. */
export const nightfall: Game<NightfallPosition, NightfallSetup, NightfallObservation, NightfallKind> = {
  ...asking,
  name: 'nightfall',
  seats: [2, SEATS],
  maxOptions: MAX_OPTIONS,
  defaultSetup,
  checkSetup,
  pool: poolOf,
  start,
  blank: () => new NightfallPosition(),
  copy: copyPosition,
  outcome,
  observe,
  determinize,
  explain,
  lap,
  side: (_p, seat) => seat,
  evaluate,
  yardstick,
  cardId: (p, card) => faces[p.face[card] ?? -1]?.id,
  listen(p, sink) {
    p.sink = sink
  },
  invariant,
}

/** Picks of the draft, then turns. */
function lap({ state }: NightfallPosition): number {
  return state[ROUND] * state[COUNT] + state[PICKER] + state[TURN]
}

/** Every card is in one zone, at the place that its zone says. */
function invariant(p: NightfallPosition): string {
  const { list, start: first, length, of } = p.zones
  const seen = new Set<number>()
  let misplaced = 0
  for (let zone = 0; zone < ZONES; zone++) {
    for (let i = first[zone], end = i + length[zone]; i < end; i++) {
      if (seen.has(list[i]) || of[list[i]] !== zone || p.face[list[i]] < 0) misplaced++
      seen.add(list[i])
    }
  }
  // the copies of the orders come to the table when the draft is over
  const drafted = p.face[0] >= 0 ? 0 : (2 * p.state[COUNT] + 8) * COPIES
  return `${seen.size + drafted} cards, ${misplaced} misplaced`
}
