import type { Counts, Title } from '../../games/title.ts'
import type { Position } from '../../kernel/position.ts'
import type { Opponent } from '../company.ts'
import type { Fault, Happened } from '../session.ts'
import type { TableFacts } from './facts.ts'
import type { End, Offer, Open, Say, Start, Swap, Who } from './entry.ts'

/** `live` from the start on; `over` when the result is clear, and `ended` when the entry that says so is there. */
export type Phase = 'open' | 'live' | 'over' | 'ended'

export interface Seat {
  /** The player, undefined for an empty seat and for the seat of a computer. */
  readonly who?: Who
  /** The computer that decides: it was opened for one, or one plays on for somebody who is away or has given up. */
  readonly computer?: Opponent
  readonly entropy?: string
  readonly deck?: unknown
  /** Has given up, by word or by time: it cannot win any more. */
  readonly out?: 'concede' | 'time' | 'away'
  /** Answers no requests to take back. */
  readonly noMore?: true
  /** The last choice that came with a name, and its entry. */
  readonly last?: { readonly id: string; readonly entry: number }
}

export interface Bid {
  readonly seat: number
  readonly chains: number
}

export interface OpenOffer {
  /** The entry that offers. */
  readonly entry: number
  readonly seat: number
  readonly offer: Offer
  /** Seats that have said yes. */
  readonly agreed: readonly number[]
}

/** Time of the seats in whole milliseconds. */
export interface Clocks {
  /** What each seat has left at `at`. */
  readonly left: readonly number[]
  readonly at: number
  /** The seat whose clock runs from then on, -1 while none does. */
  readonly running: number
  /** What of its visit is not charged yet to come. */
  readonly free: number
}

export interface Said {
  readonly number: number
  readonly at: number
  readonly who: Who
  readonly seat: number
  readonly say: Say
}

/** A choice that stands, and the entry it came with. */
export interface Made {
  readonly entry: number
  readonly seat: number
  readonly move: string
  /** The question was answered without being put. */
  readonly itself: boolean
}

/** The running game of a table. A position is never changed: each choice leads to a new one. */
export interface Game {
  readonly start: Start
  /** The entry that started it. */
  readonly entry: number
  readonly p: Position
  readonly made: readonly Made[]
  /** The last entry that changed what is asked: a choice answers this one or a later one. */
  readonly asked: number
  /** Who has to decide, -1 when the game is over. */
  readonly toDecide: number
  /** Whoever decides may go back to the position after this entry: since then nobody else has chosen, and nothing was learned. */
  readonly base: number
  /** What everybody counts, as it was told last. */
  readonly counts: Counts
  /** What the last entry made happen. */
  readonly happened: readonly Happened[]
  /** Who gave up, and when: no choice says it. */
  readonly left: readonly Happened[]
  readonly fault?: Fault
  /** What seats and spectators may know of the position, for those who have been asked for (`observe`). */
  readonly observed: unknown[]
}

/** How a game ended, before the entry that says it. */
export type Ending = Omit<End, 'hash'>

/** A table after so many entries. It is a value: nothing in it is ever changed, but that what was made of it once is kept beside it. */
export interface Table {
  readonly title: Title
  readonly open: Open
  /** Who opened it. */
  readonly opener: Who
  /** Number and time of the last entry. */
  readonly number: number
  readonly at: number
  readonly phase: Phase
  readonly seats: readonly Seat[]
  /** Who is named and does not want to come now; left out as long as nobody has said so. */
  readonly declined?: readonly Who[]
  readonly game?: Game
  readonly clocks?: Clocks
  readonly offers: readonly OpenOffer[]
  /** The bid that the auction ended with. */
  readonly bid?: Bid
  /** All agreed that those who watch may see all hands. */
  readonly openHands: boolean
  /** The last things said. */
  readonly said: readonly Said[]
  /** From the moment on that it is clear. */
  readonly ending?: Ending
  /** Of the last position, when it has ended. */
  readonly hash?: string
  /** The next game, when all agreed on one. */
  readonly next?: { readonly table: string; readonly swap: Swap; readonly of?: number | undefined }
  /** What is told of it to those who look, for those who have been told (`tellTable`). */
  readonly told: TableFacts[]
}

/** Seats that gave up. */
export function concededAt({ seats }: Pick<Table, 'seats'>): number[] {
  return seats.flatMap(({ out }, seat) => (out === 'concede' ? [seat] : []))
}
