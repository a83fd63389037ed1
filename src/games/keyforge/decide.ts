import type { Decision, OptionView } from '../../kernel/decision.ts'
import type { Outcome } from '../../kernel/game.ts'
import { answer, runningFrame, SOURCE, waitingAsk } from '../../kernel/program.ts'
import { code } from './definition.ts'
import { UNWATCHED, WINNER } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { updateWatch } from './values.ts'

/** Decisions of a position: who is asked, what, and what the answers are. */

export const MAX_OPTIONS = 256
const scratch = new Int16Array(MAX_OPTIONS)

export function outcomeOf(p: KeyforgePosition): Outcome | undefined {
  const winner = p.now[WINNER] - 1
  if (winner < 0) return undefined
  return { shares: winner === 0 ? [1, 0] : [0, 1], reason: 'keys' }
}

export function seatToDecide(p: KeyforgePosition): number {
  const ask = waitingAsk(code, p)
  return ask === undefined ? -1 : ask.seat(p, runningFrame(p))
}

export function optionsOf(p: KeyforgePosition, out: Int16Array): number {
  const ask = waitingAsk(code, p)
  return ask === undefined ? 0 : ask.options(p, runningFrame(p), out)
}

export function decide(p: KeyforgePosition): Decision | undefined {
  const ask = waitingAsk(code, p)
  if (ask === undefined) return undefined
  const f = runningFrame(p)
  const n = ask.options(p, f, scratch)
  const picks = ask.picks?.(p, f)
  const optional = picks === undefined ? ask.kind === 'main' || ask.kind === 'may' : picks.min === 0
  const targets: number[] = []
  if (picks === undefined) {
    for (let i = 0; i < n; i++) {
      const { target } = ask.view(p, f, scratch[i])
      if (target !== undefined && target >= 0) targets.push(target)
    }
  }
  return {
    seat: ask.seat(p, f),
    kind: ask.kind,
    source: p.frames[f + SOURCE],
    rule: ask.rule,
    optional,
    min: picks?.min ?? 1,
    max: picks?.max ?? 1,
    picked: picks?.picked ?? [],
    eligible: picks?.eligible ?? targets,
    ordered: picks?.ordered ?? false,
    secret: ask.secret ?? false,
  }
}

export function describe(p: KeyforgePosition, option: number): OptionView {
  const ask = waitingAsk(code, p)
  if (ask === undefined) throw new Error('the game is over')
  return ask.view(p, runningFrame(p), option)
}

/** Refuses before anything changes when the option is not one of those offered. */
export function choose(p: KeyforgePosition, option: number): void {
  const n = optionsOf(p, scratch)
  for (let i = 0; i < n; i++) {
    if (scratch[i] !== option) continue
    apply(p, option)
    return
  }
  throw new Error(n === 0 ? 'the game is over: nothing can be chosen' : `option ${option} is not possible here; possible are ${Array.from(scratch.subarray(0, n)).join(', ')}`)
}

export function apply(p: KeyforgePosition, option: number): void {
  answer(code, p, option)
  // derived columns are part of the bytes: whoever only looks must find them ready
  if (p.now[UNWATCHED] !== 0) updateWatch(p)
}
