/** A mean and how sure it is. */
export interface Estimate {
  /** Mean share of the win, 0 to 1. */
  readonly share: number
  /** Standard error of the mean. */
  readonly error: number
  /** Values that it is the mean of. */
  readonly visits: number
}

/** Values of one kind, as far as their mean and error need them. */
export class Sample {
  private count = 0
  private sum = 0
  private squares = 0

  add(share: number): void {
    this.count++
    this.sum += share
    this.squares += share * share
  }

  get estimate(): Estimate {
    const { count: visits } = this
    const share = this.sum / visits
    const variance = Math.max(0, this.squares / visits - share * share)
    return { share, error: Math.sqrt(variance / visits), visits }
  }
}
