/** One measured number. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** Further numbers of the same measurement. */
  readonly [more: string]: number | string
}

/** How many batches are measured; the middle one counts. */
const BATCHES = 15
const WARM_UP = 3

/** CPU seconds of one run: the median of several batches of `times` runs, after a warm-up. */
export function measure(times: number, run: () => void): number {
  for (let batch = 0; batch < WARM_UP; batch++) for (let i = 0; i < times; i++) run()
  const seconds: number[] = []
  for (let batch = 0; batch < BATCHES; batch++) {
    const before = process.cpuUsage()
    for (let i = 0; i < times; i++) run()
    const used = process.cpuUsage(before)
    seconds.push((used.user + used.system) / 1e6 / times)
  }
  return median(seconds)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1]
}
