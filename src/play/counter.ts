import type { Counts } from '../games/title.ts'
import type { Position } from '../kernel/position.ts'

/** Something that everybody counts has changed. */
export interface Change {
  readonly what: string
  readonly seat: number
  /** The other seat of a team, where both have the count together. */
  readonly partner?: number
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

/** Several changes one after the other, as one of each; what two partners have together is one, too. */
export function joinChanges(all: readonly Change[], partnerOf?: (seat: number) => number): Change[] {
  const joined = new Map<string, Change>()
  for (const change of all) {
    const key = `${change.what} ${change.seat}`
    joined.set(key, { ...change, from: joined.get(key)?.from ?? change.from })
  }
  const changed = [...joined.values()].filter(({ from, to }) => from !== to)
  if (partnerOf === undefined) return changed
  return changed.flatMap((change) => {
    const partner = partnerOf(change.seat)
    const same = changed.some(
      ({ what, seat, from, to }) => what === change.what && seat === partner && from === change.from && to === change.to,
    )
    if (!same) return [change]
    return partner < change.seat ? [] : [{ ...change, partner }]
  })
}

/** Whose a count is, is said where it is not, or not only, that of who acted. */
export function areNamed(changes: readonly Change[], acting: number): boolean {
  return changes.some(({ seat, partner }) => seat !== acting && partner !== acting)
}

/** The seats whose a count is. */
export const seatsOf = ({ seat, partner }: Change): readonly number[] => (partner === undefined ? [seat] : [seat, partner])
