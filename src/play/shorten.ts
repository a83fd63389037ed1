// A game that the rules could not carry on, with as few choices as show the same fault.
import type { Setup } from '../kernel/game.ts'
import { type Failing, recordIn, reportFault } from './report.ts'

/** Milliseconds that are spent on a shorter record. */
const PATIENCE = 1500

/** All that is said of a fault: where, the report, and the record in it, as short as the time allows. `now` tells the time. */
export function answerFault(failing: Failing, version: string, now: () => number) {
  const end = now() + PATIENCE
  const report =
    reportFault(
      failing,
      version,
      shortenFault(failing, () => now() < end),
    ) ?? ''
  return { type: 'fault' as const, where: failing.fault?.where ?? '', report, record: recordIn(report) }
}

/**
 * The shortest run of choices found that fails in the same way, the failing one last: ever smaller parts are left out, and what is not
 * possible without them is passed over. Undefined where no choice failed. `goesOn` ends the search: what was found by then is given.
 */
export function shortenFault({ match, moves, fault }: Failing, goesOn: () => boolean): readonly string[] | undefined {
  if (fault === undefined || fault.move === '') return undefined
  const { title, seed, setup } = match
  const { game } = title

  /** What of the choices was made up to the fault; undefined where it does not show. */
  function fails(tried: readonly string[]): string[] | undefined {
    const started = game.start(setup as Setup, seed)
    if (!started.ok) return undefined
    const p = started.value
    const made: string[] = []
    for (const move of tried) {
      if (game.seatToDecide(p) < 0) return undefined
      const option = game.parseOption(p, move)
      if (option < 0) continue
      made.push(move)
      try {
        game.choose(p, option)
      } catch (problem) {
        const same = game.where(p) === fault!.where && String(problem instanceof Error ? problem.message : problem) === fault!.message
        return same ? made : undefined
      }
    }
    return undefined
  }

  let shortest = fails([...moves, fault.move])
  for (let size = (shortest?.length ?? 0) >> 1; shortest !== undefined && size > 0; size >>= 1)
    for (let from = 0; from < shortest.length && goesOn(); ) {
      const found = fails([...shortest.slice(0, from), ...shortest.slice(from + size)])
      if (found !== undefined && found.length < shortest.length) shortest = found
      else from += size
    }
  return shortest
}
