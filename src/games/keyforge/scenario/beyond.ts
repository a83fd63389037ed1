import { asking, MAX_OPTIONS } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { decisionOf } from './option.ts'

/** Looking past a question at what its answers lead to. */

const offered = new Int16Array(MAX_OPTIONS)

/**
 * The answers behind which cards may be named at once: the yes to what may be done, the most of what is done up to an amount, each
 * alternative.
 */
export function waysOn(p: KeyforgePosition): number[] {
  const decision = decisionOf(p)
  if (decision === undefined) return []
  const options = Array.from(offered.subarray(0, asking.options(p, offered)))
  if (decision.kind === 'mode') return options
  if (decision.kind === 'amount' && decision.rule === 'kf.upto.1') return options.slice(-1)
  return decision.kind === 'may' ? options.filter((option) => asking.describe(p, option).verb === 'accept') : []
}

/** Is it asked which card comes first, and not which ability? */
export function ordersCards(p: KeyforgePosition): boolean {
  if (decisionOf(p)?.kind !== 'order') return false
  asking.options(p, offered)
  return asking.describe(p, offered[0]).card === undefined
}

/** Looks past that answer, and comes back: nobody hears of it, and nothing is rolled for good. */
export function lookPast<T>(p: KeyforgePosition, option: number, look: () => T): T {
  const before = p.bytes.slice()
  const { sink, script } = p
  p.sink = undefined
  p.script = undefined
  asking.choose(p, option)
  const seen = look()
  p.bytes.set(before)
  p.sink = sink
  p.script = script
  return seen
}
