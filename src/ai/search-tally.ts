/** What a search found out about one option of its decision. */
export interface Tally {
  readonly option: number
  /** Times tried. */
  readonly visits: number
  /** Sum of what the decider got, 0 to 1 each. */
  readonly value: number
}

/**
 * The option that several searches of one decision, each with chance of its own, tried most often together; a better mean decides
 * between equals. Their trees stay apart: what they share is only the count at the root (root parallelization, Chaslot et al. 2008).
 */
export function bestOf(searches: readonly (readonly Tally[])[]): number {
  const sums = new Map<number, { visits: number; value: number }>()
  for (const { option, visits, value } of searches.flat()) {
    const sum = sums.get(option)
    if (sum === undefined) sums.set(option, { visits, value })
    else {
      sum.visits += visits
      sum.value += value
    }
  }
  let best = -1
  let found = { visits: -1, value: 0 }
  for (const [option, sum] of sums) {
    const more = sum.visits - found.visits
    if (more < 0 || (more === 0 && sum.value <= found.value)) continue
    best = option
    found = sum
  }
  if (best < 0) throw new Error('none of the searches has tried anything')
  return best
}
