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

/** Whose a count is, is said where it is not, or not only, that of who acted. */
export function areNamed(changes: readonly Change[], acting: number): boolean {
  return changes.some(({ seat }) => seat !== acting)
}
