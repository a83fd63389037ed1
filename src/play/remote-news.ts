// What one who looks at a table that a server keeps is told besides the game itself.
import type { Update, WhyLine } from './snapshot.ts'
import type { Reach } from './takeback-words.ts'
import type { TableFacts } from './table/facts.ts'
import type { Who } from './table/entry.ts'
import type { Said } from './table/state.ts'
import type { Attendance } from './table/wire.ts'

/** What was verified of the chance of a game, or why it is in doubt: sentences. */
export interface Verdict {
  readonly fair: boolean
  readonly lines: readonly string[]
}

/** Something said, with the name of whoever said it for `who`; empty for whoever looks. */
export interface Told extends Said {
  readonly id: Who
}

/** What goes on around a game: who sits there, clocks, offers, and what was said. The game itself comes as updates. */
export interface Around extends Attendance {
  readonly type: 'online'
  readonly table: string
  /** The player who looks, by the id that the server knows. */
  readonly player: string
  readonly facts: Omit<TableFacts, 'observation' | 'decision' | 'options' | 'ids'>
  /** Where whoever looks sits, -1 for one who watches: `facts.seat` says through whose eyes. */
  readonly mine: number
  /** What each seat is called; empty for one where nobody sits. */
  readonly names: readonly string[]
  /** What those are called who were asked to the table and do not want to play now. */
  readonly declined: readonly string[]
  readonly said: readonly Told[]
  /** The last entry when the table was first told here. */
  readonly came: number
  /** The clock of the server is so many milliseconds ahead of the own one. */
  readonly ahead: number
  /** Since when there is no line to the server, by the own clock; undefined while there is one. */
  readonly lost: number | undefined
  /** The server takes nothing at the moment; what was chosen is sent again by itself. */
  readonly paused: boolean
  /** The entry to which a take-back can be asked for, -1 for none. */
  readonly backTo: number
  /** What would go back with the offers to take back, by the entry of each. */
  readonly reaches: Readonly<Record<number, Reach>>
  /** What was found of the chance of the finished game, when somebody wanted to know. */
  readonly verdict: Verdict | undefined
}

/** Why a card cannot be chosen, as lines. */
export interface WhyAnswer {
  readonly type: 'why'
  readonly card: number
  readonly lines: readonly WhyLine[]
}

/** What was refused, by its code. */
export interface Trouble {
  readonly type: 'problem'
  readonly about: 'server'
  readonly code: string
  readonly message: string
}

export type RemoteNews = Update | Around | WhyAnswer | Trouble
