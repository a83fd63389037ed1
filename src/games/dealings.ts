import type { Hidden } from './secret.ts'

/** Beyond so many standard deviations it is no chance: once in a thousand million. */
const DEVIATIONS = 6

/**
 * How often hidden things lie in imagined worlds as they really do, place by place. However many things are dealt anew among each other,
 * one of them on average lies as it did.
 */
export class Dealings {
  private readonly counts = new Map<string, { lists: number; expected: number; alike: number }>()

  count(real: readonly Hidden[], world: readonly Hidden[]): void {
    const pools = new Map<string, number>()
    for (const { among, things } of real) if (among !== undefined) pools.set(among, (pools.get(among) ?? 0) + things.length)
    for (const [i, { place, among, things }] of real.entries()) {
      if (things.length === 0) continue
      let count = this.counts.get(place)
      if (count === undefined) this.counts.set(place, (count = { lists: 0, expected: 0, alike: 0 }))
      count.lists++
      count.expected += among === undefined ? 1 : things.length / (pools.get(among) ?? 1)
      for (const [at, thing] of things.entries()) if (world[i].things[at] === thing) count.alike++
    }
  }

  /** A place that is not dealt anew, and why that is clear; undefined when there is none. */
  get suspect(): string | undefined {
    for (const [place, { lists, expected, alike }] of this.counts) {
      // of a Poisson distribution with this mean the deviation is its root; a few more where there are few
      if (alike <= expected + DEVIATIONS * Math.sqrt(expected) + 3) continue
      return `${place}: in ${lists} worlds ${alike} things lie as they really do, ${expected.toFixed(1)} by chance`
    }
    return undefined
  }

  /** How often each place was dealt anew. */
  get met(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.counts].map(([place, { lists }]) => [place, lists]))
  }
}
