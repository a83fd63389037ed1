import type { Decision } from '../../kernel/decision.ts'
import type { Game } from '../../kernel/game.ts'
import { copyPosition } from '../../kernel/position.ts'
import { answer, runningFrame, waitingAsk } from '../../kernel/program.ts'
import type { Ask } from '../../kernel/program.ts'
import { cardName, cardText, faces } from './catalog.ts'
import { DONE } from './choice.ts'
import { determinize } from './determinize.ts'
import { evaluate } from './evaluate.ts'
import { explain } from './explain.ts'
import { CARDS, code, COPIES, COUNT, NightfallPosition, SEATS, ZONES } from './layout.ts'
import { observe } from './observe.ts'
import type { NightfallObservation } from './observe.ts'
import { makeOption, parseOption } from './notation.ts'
import { outcome } from './score.ts'
import { checkSetup, defaultSetup, start } from './setup.ts'
import type { NightfallSetup } from './setup.ts'
import { vocabulary } from './vocabulary.ts'

export { cardName, cardText, faces, vocabulary }
export type { NightfallObservation, NightfallPosition, NightfallSetup }

const MOST_OPTIONS = 192
const legal = new Int16Array(MOST_OPTIONS)

function asked(p: NightfallPosition): Ask<NightfallPosition> {
  const ask = waitingAsk(code, p)
  if (ask === undefined) throw new Error('the game is over: there is nothing to choose')
  return ask
}

function options(p: NightfallPosition, out: Int16Array): number {
  return waitingAsk(code, p)?.options(p, runningFrame(p), out) ?? 0
}

function decision(p: NightfallPosition): Decision | undefined {
  const ask = waitingAsk(code, p)
  if (ask === undefined) return undefined
  const f = runningFrame(p)
  const n = ask.options(p, f, legal)
  const picks = ask.picks?.(p, f)
  const optional = legal[n - 1] === DONE
  return {
    seat: ask.seat(p, f),
    kind: ask.kind,
    source: p.frames[f + 3],
    rule: ask.rule,
    optional,
    min: picks?.min ?? (optional ? 0 : 1),
    max: picks?.max ?? 1,
    picked: picks?.picked ?? [],
    eligible:
      picks?.eligible ?? Array.from(legal.subarray(0, n)).filter((option) => option < CARDS && ask.view(p, f, option).target !== undefined),
    ordered: picks?.ordered ?? false,
    secret: ask.secret ?? false,
  }
}

/** Nightfall, with a house set designed by Catena; not the published cards. */
export const nightfall: Game<NightfallPosition, NightfallSetup, NightfallObservation> = {
  name: 'nightfall',
  seats: [2, SEATS],
  maxOptions: MOST_OPTIONS,
  defaultSetup,
  checkSetup,
  start,
  blank: () => new NightfallPosition(),
  copy: copyPosition,
  decision,
  seatToDecide(p) {
    const ask = waitingAsk(code, p)
    return ask === undefined ? -1 : ask.seat(p, runningFrame(p))
  },
  options,
  choose(p, option) {
    const ask = asked(p)
    const n = ask.options(p, runningFrame(p), legal)
    for (let i = 0; i < n; i++) {
      if (legal[i] !== option) continue
      answer(code, p, option)
      return
    }
    throw new Error(`option ${option} is not legal here: choose one of ${Array.from(legal.subarray(0, n)).join(', ')}`)
  },
  apply(p, option) {
    answer(code, p, option)
  },
  outcome,
  observe,
  determinize,
  describe(p, option) {
    return asked(p).view(p, runningFrame(p), option)
  },
  explain,
  makeOption,
  parseOption,
  evaluate,
  cardId: (p, card) => faces[p.def[card] ?? -1]?.id,
  listen(p, sink) {
    p.sink = sink
  },
  invariant,
}

/** Every card is in one zone, at the place that its zone says. */
function invariant(p: NightfallPosition): string {
  const { list, start: first, length, of } = p.zones
  const seen = new Set<number>()
  let misplaced = 0
  for (let zone = 0; zone < ZONES; zone++) {
    for (let i = first[zone], end = i + length[zone]; i < end; i++) {
      if (seen.has(list[i]) || of[list[i]] !== zone || p.def[list[i]] < 0) misplaced++
      seen.add(list[i])
    }
  }
  // the copies of the orders come to the table when the draft is over
  const drafted = p.def[0] >= 0 ? 0 : (2 * p.state[COUNT] + 8) * COPIES
  return `${seen.size + drafted} cards, ${misplaced} misplaced`
}
