// What the page is told of a table of a server besides the game itself. Types only: nobody loads it who plays at this device.
import type { TableFacts } from '../play/table/facts.ts'
import type { Said } from '../play/table/state.ts'
import type { ClientMessage } from '../play/table/wire.ts'

/** What goes on around a game: who sits there, clocks, offers, and what was said. The game itself comes as updates. */
export interface OnlineState {
  readonly type: 'online'
  readonly table: string
  /** The player who looks, by the id that the server knows. */
  readonly player: string
  readonly facts: Omit<TableFacts, 'observation' | 'decision' | 'options' | 'ids'>
  /** What each seat is called; empty for one where nobody sits. */
  readonly names: readonly string[]
  /** What is known of who plays there: of a computer its level, of a person whether he is there. */
  readonly says: readonly string[]
  /** Since when each seat is away, by the clock of the server. */
  readonly away: readonly (number | null)[]
  readonly said: readonly Said[]
  /** The clock of the server is so many milliseconds ahead of the own one. */
  readonly ahead: number
  /** Since when there is no line to the server, by the own clock; undefined while there is one. */
  readonly lost: number | undefined
  /** The entry to which a take-back can be asked for, -1 for none. */
  readonly backTo: number
}

type OfTable<M> = M extends { readonly table: string } ? Omit<M, 'table' | 'id'> : never

/** What a page may ask of the table besides choices; the worker adds the table, and what a player has not to make himself. */
export type TableAct =
  | Exclude<OfTable<ClientMessage>, { readonly type: 'watch' | 'choose' | 'why' | 'ready' }>
  | { readonly type: 'ready'; readonly deck?: unknown }
