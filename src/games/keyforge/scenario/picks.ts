import type { Decision } from '../../../kernel/decision.ts'
import { asking, MAX_OPTIONS } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'

/**
 * Picking cards as a player clicks on them. The engine takes the picks of a set in ascending order, so that one set is one way of
 * choosing; here they come in any order.
 */

/** A set that is being picked: the position before its first card, and the cards so far. */
export interface Run {
  readonly before: Uint8Array
  readonly picks: readonly number[]
}

/**
 * Picks one more card of a set; the set that is still open, or undefined when it is complete. Cards that the ascending order takes only
 * together with others, or last, are kept until those are named or the set is closed.
 */
export function pickNext(p: KeyforgePosition, run: Run | undefined, card: number): Run | undefined {
  const before = run?.before ?? p.bytes.slice()
  const picks = [...(run?.picks ?? []), card]
  p.bytes.set(before)
  const { max, eligible } = asking.decision(p) as Decision
  const outcome = tryPicks(p, picks)
  const complete =
    outcome === 'closed' &&
    (picks.length === max || eligible.every((one) => picks.includes(one) || tryPicks(p, [...picks, one]) === 'impossible'))
  if (outcome === 'open' || complete) pickAll(p, picks)
  return complete ? undefined : { before, picks }
}

/** Brings the picks that were kept into the position before a set is closed. True when that closed it. */
export function closeRun(p: KeyforgePosition, { picks }: Run): boolean {
  return !isOpen(p, picks) && tryPicks(p, picks) !== 'impossible' && pickAll(p, picks) && !isOpen(p, picks)
}

/** What picking these cards would lead to; nobody hears of it, and nothing is rolled for good. */
function tryPicks(p: KeyforgePosition, picks: readonly number[]): 'open' | 'closed' | 'impossible' {
  const { sink, script } = p
  const before = p.bytes.slice()
  p.sink = undefined
  p.script = undefined
  const outcome = !pickAll(p, picks) ? 'impossible' : isOpen(p, picks) ? 'open' : 'closed'
  p.bytes.set(before)
  p.sink = sink
  p.script = script
  return outcome
}

/** Picks all of them, ascending, or as given where a constraint allows that order only; false when some is not possible. */
function pickAll(p: KeyforgePosition, picks: readonly number[]): boolean {
  const before = p.bytes.slice()
  for (const order of [[...picks].sort((a, b) => a - b), picks]) {
    if (order.every((one, i) => isOpen(p, order.slice(0, i)) && pickOffered(p, one))) return true
    p.bytes.set(before)
  }
  return false
}

/** Is the set of these cards still being picked? */
function isOpen(p: KeyforgePosition, picks: readonly number[]): boolean {
  const decision = asking.decision(p)
  return decision?.kind === 'target' && decision.picked.length === picks.length && picks.every((card) => decision.picked.includes(card))
}

const offered = new Int16Array(MAX_OPTIONS)

function pickOffered(p: KeyforgePosition, card: number): boolean {
  for (let i = 0, n = asking.options(p, offered); i < n; i++) {
    if (asking.describe(p, offered[i]).target !== card) continue
    asking.choose(p, offered[i])
    return true
  }
  return false
}
