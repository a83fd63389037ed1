// What comes of a choice by the end of its turn, in words: of a hint, and of what the analysis compares.
import type { Words } from '../words.ts'
import type { Outlook } from './outlook.ts'

export interface ToldOutlook {
  /** What changes, the counts first. */
  readonly comes: readonly string[]
  /** What is done then. */
  readonly plan: readonly string[]
}

interface Telling {
  readonly words: Pick<Words, 'counts' | 'perhaps'>
  readonly nameSeat: (seat: number) => string
  readonly range: (least: number, most: number) => string
}

export function tellOutlook({ counts, result, plan }: Outlook, { words, nameSeat, range }: Telling): ToldOutlook {
  return {
    comes: [
      ...counts.map(({ what, seat, now, least, most }) => `${nameSeat(seat)}: ${words.counts[what]} ${now} → ${range(least, most)}`),
      ...[...result.certain, ...result.possible.map(words.perhaps)].slice(0, 4),
    ],
    plan: plan.slice(0, 3),
  }
}

/** What comes of one choice and not of the other; where nothing does, what it goes on with. */
export function tellApart(one: ToldOutlook, other: ToldOutlook): { readonly isPlan: boolean; readonly lines: readonly string[] } {
  const comes = one.comes.filter((line) => !other.comes.includes(line))
  const plan = one.plan.filter((line) => !other.plan.includes(line))
  return comes.length > 0 ? { isPlan: false, lines: comes } : { isPlan: true, lines: plan }
}
