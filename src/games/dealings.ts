import type { Hidden } from './secrets.ts'

/** Beyond so many standard deviations it is no chance: once in a thousand million. */
const DEVIATIONS = 6

/**
 * How often hidden things lie in imagined worlds as they really do, place by place. However few or many things a place holds, one of
 * them on average lies as it did when all were dealt anew by chance, and fewer where they are dealt among more than these.
 */
export class Dealings {
  private readonly counts = new Map<string, { lists: number; alike: number }>()

  count(real: readonly Hidden[], world: readonly Hidden[]): void {
    for (const [i, { place, things }] of real.entries()) {
      if (things.length === 0) continue
      let count = this.counts.get(place)
      if (count === undefined) this.counts.set(place, (count = { lists: 0, alike: 0 }))
      count.lists++
      for (const [at, thing] of things.entries()) if (world[i].things[at] === thing) count.alike++
    }
  }

  /** A place that is not dealt anew, and why that is clear; undefined when there is none. */
  get suspect(): string | undefined {
    for (const [place, { lists, alike }] of this.counts) {
      // of a Poisson distribution with this mean the deviation is its root; a few more where there are few
      if (alike > lists + DEVIATIONS * Math.sqrt(lists) + 3) return `${place}: in ${lists} worlds ${alike} things lie as they really do`
    }
    return undefined
  }

  /** How often each place was dealt anew. */
  get met(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.counts].map(([place, { lists }]) => [place, lists]))
  }
}
