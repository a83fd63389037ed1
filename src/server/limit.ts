// How often somebody may do something: so often at once, and so often a second in the long run.

export interface Limit {
  readonly atOnce: number
  readonly perSecond: number
}

interface Bucket {
  left: number
  at: number
}

/** How many are remembered; those who were away for longest are forgotten first, and have their full measure again. */
const MOST = 50_000

/** One limit for many, each by its own key. */
export class Limiter {
  private readonly buckets = new Map<string, Bucket>()

  constructor(
    private readonly limit: Limit,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** 0 when it may be done, and counts it; otherwise the milliseconds until it may. */
  take(key: string): number {
    const { atOnce, perSecond } = this.limit
    const now = this.now()
    const bucket = this.buckets.get(key) ?? { left: atOnce, at: now }
    bucket.left = Math.min(atOnce, bucket.left + ((now - bucket.at) / 1000) * perSecond)
    bucket.at = now
    // to the end of the line
    this.buckets.delete(key)
    this.buckets.set(key, bucket)
    if (this.buckets.size > MOST) this.buckets.delete(this.buckets.keys().next().value as string)
    if (bucket.left < 1) return Math.ceil(((1 - bucket.left) / perSecond) * 1000)
    bucket.left--
    return 0
  }
}
