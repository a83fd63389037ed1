import type { Counts } from '../games/title.ts'
import type { Position } from '../kernel/position.ts'

/** Something that everybody counts has changed. */
export interface Change {
  readonly what: string
  readonly seat: number
  readonly from: number
  readonly to: number
}

/** Says what has changed of what everybody counts. */
export class Counter<P extends Position = Position> {
  /** What was told last. */
  last: Counts = {}

  constructor(private readonly title: { counts(p: P): Counts }) {}

  /** From here on. */
  begin(p: P): void {
    this.last = this.title.counts(p)
  }

  /** What has changed since it was asked last; undefined for nothing. */
  read(p: P): readonly Change[] | undefined {
    const before = this.last
    const after = this.title.counts(p)
    let changes: Change[] | undefined
    for (const what in after)
      for (const [seat, to] of after[what].entries()) {
        const from = before[what][seat]
        if (from !== to) (changes ??= []).push({ what, seat, from, to })
      }
    if (changes !== undefined) this.last = after
    return changes
  }
}

/** Several changes one after the other, as one of each. */
export function joinChanges(all: readonly Change[]): Change[] {
  const joined = new Map<string, Change>()
  for (const change of all) {
    const key = `${change.what} ${change.seat}`
    joined.set(key, { ...change, from: joined.get(key)?.from ?? change.from })
  }
  return [...joined.values()].filter(({ from, to }) => from !== to)
}

/** What a count came to, at the end of a line. */
export interface Total {
  readonly what: string
  /** Whose it is, where that is said. */
  readonly whose: readonly number[]
  readonly from: number
  readonly to: number
}

/** What changed alike for several is one total, as the life of a team is; whose each is, is said unless all are of who acted alone. */
export function totalsOf(changes: readonly Change[], acting: number): Total[] {
  const totals = new Map<string, Change & { readonly seats: number[] }>()
  for (const change of changes) {
    const { what, seat, from, to } = change
    const key = `${what} ${from} ${to}`
    const same = totals.get(key)
    if (same === undefined) totals.set(key, { ...change, seats: [seat] })
    else same.seats.push(seat)
  }
  const all = [...totals.values()]
  const isSaid = all.some(({ seats }) => seats.length > 1 || seats[0] !== acting)
  return all.map(({ what, seats, from, to }) => ({ what, whose: isSaid ? seats : [], from, to }))
}
