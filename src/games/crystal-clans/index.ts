import type { Decision } from '../../kernel/decision.ts'
import type { Game, Outcome } from '../../kernel/game.ts'
import { copyPosition } from '../../kernel/position.ts'
import { SOURCE, answer, runningFrame, waitingAsk } from '../../kernel/program.ts'
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

export { cardName, cardText } from './text.ts'
export { faces } from './faces.ts'
export type { CrystalObservation } from './observe.ts'
export type { CrystalSetup } from './setup.ts'
export { CrystalPosition } from './layout.ts'

/** More than any decision of the game offers: picks end with 127. */
const MAX_OPTIONS = 96
const scratch = new Int16Array(MAX_OPTIONS)

function pendingAsk(p: CrystalPosition) {
  const ask = waitingAsk(code, p)
  if (ask === undefined) throw new Error('the game is over: there is nothing to decide')
  return ask
}

function options(p: CrystalPosition, out: Int16Array): number {
  const ask = waitingAsk(code, p)
  return ask === undefined ? 0 : ask.options(p, runningFrame(p), out)
}

function decision(p: CrystalPosition): Decision | undefined {
  const ask = waitingAsk(code, p)
  if (ask === undefined) return undefined
  const f = runningFrame(p)
  const picks = ask.picks?.(p, f)
  return {
    seat: ask.seat(p, f),
    kind: ask.kind,
    source: p.frames[f + SOURCE],
    rule: ask.rule,
    optional: ask.kind === 'may' || picks?.min === 0,
    min: picks?.min ?? 1,
    max: picks?.max ?? 1,
    picked: picks?.picked ?? [],
    eligible: picks?.eligible ?? [],
    ordered: picks?.ordered ?? false,
    secret: ask.secret ?? false,
  }
}

function outcome(p: CrystalPosition): Outcome | undefined {
  const ended = p.game[ENDED]
  if (ended === 0) return undefined
  if (ended === 3) return { shares: [0.5, 0.5], reason: 'stalemate' }
  return { shares: ended === 1 ? [1, 0] : [0, 1], reason: 'crystals' }
}

function isLegal(p: CrystalPosition, option: number): boolean {
  const n = options(p, scratch)
  for (let i = 0; i < n; i++) if (scratch[i] === option) return true
  return false
}

/** "activate C1", "target ballista#7", "done". */
function makeOption(p: CrystalPosition, option: number): string {
  const view = pendingAsk(p).view(p, runningFrame(p), option)
  const card = (number: number) => `${faces[p.face[number]].id}#${number}`
  const parts = [view.verb]
  if (view.card !== undefined) parts.push(card(view.card))
  if (view.target !== undefined) parts.push(card(view.target))
  if (typeof view.place === 'number') parts.push(PLACES[view.place].id)
  if (view.name !== undefined) parts.push(view.name)
  if (view.mode !== undefined) parts.push(String(view.mode + 1))
  return parts.join(' ')
}

function parseOption(p: CrystalPosition, text: string): number {
  const wanted = text.trim().replace(/\s+/g, ' ')
  const out = new Int16Array(MAX_OPTIONS)
  const n = options(p, out)
  for (let i = 0; i < n; i++) if (makeOption(p, out[i]) === wanted) return out[i]
  return -1
}

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
  name: 'crystal-clans',
  seats: [2, 2],
  maxOptions: MAX_OPTIONS,
  defaultSetup,
  checkSetup,
  start,
  blank: () => new CrystalPosition(),
  copy: copyPosition,
  decision,
  seatToDecide(p) {
    const ask = waitingAsk(code, p)
    return ask === undefined ? -1 : ask.seat(p, runningFrame(p))
  },
  options,
  choose(p, option) {
    const ask = pendingAsk(p)
    if (!isLegal(p, option)) throw new Error(`option ${option} is not possible here (${ask.rule}); ask \`options\` for what is`)
    answer(code, p, option)
  },
  apply: (p, option) => answer(code, p, option),
  outcome,
  observe: (p, seat) => observePosition(p, seat, decision(p), outcome(p)),
  determinize: determinizePosition,
  describe: (p, option) => pendingAsk(p).view(p, runningFrame(p), option),
  explain: explainRefusal,
  makeOption,
  parseOption,
  evaluate: judge,
  cardId: (p, card) => (card < 0 || card >= CARDS ? undefined : faces[p.face[card]].id),
  listen(p, sink) {
    p.sink = sink
  },
  invariant,
}
