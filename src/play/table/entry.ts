// What a table is made of: a list of entries to which things are only ever added. The position is what they lead to.
import type { GameName } from '../../games/register.ts'
import type { Seed } from '../../kernel/random.ts'
import type { Opponent } from '../company.ts'

/** The id of a player, or `HOST`. */
export type Who = string

/**
 * Who adds what nobody at the table does: it starts and ends games, sees that time is up, and brings the choices of computers. No player has
 * this id.
 */
export const HOST: Who = 'host'

/** What every entry has. The first of a table has number 1, and each has one more than the one before. */
export interface EntryHead {
  readonly number: number
  /** Milliseconds since 1970; never less than that of the entry before. */
  readonly at: number
  /** The seat that it is about, `SPECTATOR` for none. */
  readonly seat: number
  readonly who: Who
}

/** What an entry says besides, by its kind: plain JSON. */
export interface Bodies {
  readonly open: Open
  readonly sit: Sit
  readonly leave: Nothing
  readonly decline: Nothing
  readonly ready: Ready
  readonly start: Start
  readonly move: Move
  readonly offer: Offer
  readonly answer: Answer
  readonly takeback: Takeback
  readonly concede: Nothing
  readonly abort: Nothing
  readonly flag: Nothing
  readonly claim: Claim
  readonly say: Say
  readonly wait: Wait
  readonly end: End
}

export type EntryKind = keyof Bodies

export type EntryOf<K extends EntryKind> = EntryHead & { readonly kind: K; readonly body: Bodies[K] }
export type Entry = { [K in EntryKind]: EntryOf<K> }[EntryKind]

export type Nothing = Readonly<Record<never, never>>

/** Milliseconds for whoever has to decide. A visit is the run of decisions of one seat until another one has to decide. */
export type Clock =
  | { readonly kind: 'none' }
  /** `base` for the game, and `increment` added after each visit. */
  | { readonly kind: 'increment'; readonly base: number; readonly increment: number }
  /** `base` for the game; the first `delay` of each visit is not charged. */
  | { readonly kind: 'delay'; readonly base: number; readonly delay: number }
  /** So many days for each visit. */
  | { readonly kind: 'days'; readonly days: number }

/** Who may sit down: anyone who finds the table, whoever has its address, or those who are named. */
export type Access = 'anyone' | 'link' | 'named'

/** What is asked for when a table is opened. */
export interface Wishes {
  readonly game: GameName
  readonly seats: number
  /** How decks come to the seats; the first of its game when left out (`formats.ts`). */
  readonly format?: string
  /** The ingredients that no seat brings; the game's own when left out. */
  readonly setup?: unknown
  readonly clock: Clock
  readonly access: Access
  /** Who may sit down at a table for those who are named. */
  readonly invited: readonly Who[]
  readonly rated: boolean
  /** `null` when nobody may watch. */
  readonly spectators: Spectators | null
  /** The level of the computer in each seat, `null` for a seat of a person. */
  readonly computers: readonly (Opponent | null)[]
  /** Games that belong together; left out for a game by itself. */
  readonly series?: Series
  /** Before the start, those who sit bid for a deck. */
  readonly auction?: Auction
}

/** Those who watch see a table that is so many moves behind, or so many turns. */
export interface Spectators {
  readonly delay: number
  readonly of?: 'turns'
}

/** Whoever bids more chains plays the first deck with so many, and the other one the second deck. */
export interface Auction {
  readonly decks: readonly [unknown, unknown]
  /** The seat that bids first. */
  readonly first: number
}

/** Several games of the same players, won by the one who wins more than half of them. */
export interface Series {
  /** 1, 3 or 5 games. */
  readonly of: number
  /** The number of this game, from 1. */
  readonly game: number
  /** Games won, by the seats of this table. */
  readonly wins: readonly number[]
  /** The table of the game before. */
  readonly after?: string
}

export interface Open extends Wishes {
  readonly table: string
  /** SHA-256 of the secret, told before anybody gives entropy; 64 hexadecimal digits. */
  readonly commitment: string
  /** 256 bits as 64 hexadecimal digits. Told to nobody before the end. */
  readonly secret: string
}

export interface Sit {
  /** What the seat plays with, where the format lets it bring something: a deck, the name of a clan. Told to nobody before the start. */
  readonly deck?: unknown
}

export interface Ready {
  /** 128 bits as 32 hexadecimal digits, made by the player. Told to nobody before the start. */
  readonly entropy: string
  /** In place of what was brought when sitting down. */
  readonly deck?: unknown
}

/** The game begins. Neither seed nor anything that follows from it is told to anybody before the end. */
export interface Start {
  readonly seed: Seed
  readonly setup: unknown
  /** The version that deals and plays it. */
  readonly engine: string
}

export interface Move {
  /** The choice in the notation of the game. Told to nobody but the seat before the end: others hear what happens. */
  readonly move: string
  /** Milliseconds of the way here that are not charged. */
  readonly lag: number
  /** The name that the player gave to this choice, so that sending it twice chooses once. */
  readonly id?: string
  /** The question was answered without being put, as every answer leads to the same. */
  readonly itself?: true
}

export type Offer =
  /** The position after entry `to`. */
  | { readonly what: 'takeback'; readonly to: number }
  | { readonly what: 'abort' }
  /** Those who watch may see all hands; or, without anybody being asked, they may no longer. */
  | { readonly what: 'hands'; readonly open?: false }
  /** After the end: another game at the table `next`, which exists when all agree. `of`: so many games, of which the one that has ended is the first. */
  | { readonly what: 'rematch'; readonly swap: Swap; readonly next: string; readonly of?: number }
  /** Before the start, in an auction: so many chains for the deck. The other seat bids more, or says yes. */
  | { readonly what: 'bid'; readonly chains: number }

/** What changes places in the next game. */
export type Swap = 'none' | 'seats' | 'decks'

/** The last yes that was needed is what does it; a no of whoever offered takes the offer back. */
export interface Answer {
  /** The number of the entry that offers. */
  readonly offer: number
  readonly yes: boolean
  /** With a no to a take-back: nobody asks this seat for one again in this game. */
  readonly noMore?: true
}

/** The seat takes its own steps back without asking, as nothing was learned since. */
export interface Takeback {
  /** The position is the one after this entry. */
  readonly to: number
}

/** What those who wait want of a seat whose player is away. */
export type Claim = {
  readonly against: number
  /** Since when it is away. */
  readonly since: number
} & (
  | { readonly what: 'win' }
  /** So many milliseconds more for it. */
  | { readonly what: 'extend'; readonly by: number }
  /** A computer plays on until the player sits down again. */
  | { readonly what: 'computer'; readonly level: Opponent }
)

export type Room = 'table' | 'spectators'

/** Something said: in the speaker's words, or a ready-made phrase by its id, which all read in their own language. */
export type Say = { readonly room: Room } & ({ readonly text: string } | { readonly phrase: string })

/** Nobody kept the table from `since` until this entry: that time is charged to nobody. */
export interface Wait {
  readonly since: number
}

/** How it ended: by the rules of the game, as seats gave up or were given up, broken off, or as the rules failed. */
export type EndReason = 'rules' | 'concede' | 'time' | 'away' | 'abort' | 'fault'

export interface End {
  readonly reason: EndReason
  /** The share of each seat; `null` when there is none, as the game was broken off. */
  readonly shares: readonly number[] | null
  /** By the rules: the reason that the game gives. */
  readonly rule?: string
  /** What the last position means (`digestPosition`), which closes the record; left out before a start. */
  readonly hash?: string
}
