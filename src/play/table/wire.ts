// What goes over a socket between a client and a host, both ways (docs/tables.md): facts and no words. Every message is JSON with a `type`.
import type { OptionView, Reason } from '../../kernel/decision.ts'
import type { Answer, Offer, Ready, Say, Swap } from './entry.ts'
import type { Heard, MadeFacts, StepFacts, TableFacts } from './facts.ts'
import type { OptionForetold } from './foretell.ts'
import type { World } from './imagine.ts'
import type { Asked } from './request.ts'
import type { Said } from './state.ts'

/** The host gives the next table its id. */
type Offered = Exclude<Offer, { what: 'rematch' }> | { readonly what: 'rematch'; readonly swap: Swap; readonly of?: number }

/** What is asked of a table, by the type of its message. */
interface TableMessages {
  /** `since`: the last entry that this client knows. `seat`: through whose eyes, when all hands are open. */
  readonly watch: { readonly since?: number; readonly seat?: number }
  readonly choose: { readonly entry: number; readonly id: string } & ({ readonly option: number } | { readonly move: string })
  /** Why these options are none for whoever asks. */
  readonly why: { readonly id: string; readonly wishes: readonly OptionView[] }
  /** A world to think in, for bots. */
  readonly imagine: { readonly id: string }
  /** What would come of the options of the question. */
  readonly foretell: { readonly id: string }
  readonly offer: Offered
  readonly answer: Answer
  readonly takeback: Asked['takeback']
  readonly concede: Asked['concede']
  readonly abort: Asked['abort']
  readonly claim: Asked['claim']
  readonly say: Say
  readonly ready: Ready
  readonly leave: Asked['leave']
}

/** To the server. `id` in any message comes back in `taken` or `refused`. */
export type ClientMessage =
  /** `token`: left out by pages, which are known by their cookie. */
  | { readonly type: 'hello'; readonly token?: string; readonly version: number }
  | { readonly type: 'ping'; readonly t: number }
  | {
      [T in keyof TableMessages]: { readonly type: T; readonly table: string; readonly id?: string } & TableMessages[T]
    }[keyof TableMessages]

/** From the server. */
export type ServerMessage =
  | { readonly type: 'welcome'; readonly player: string; readonly server: string; readonly version: number; readonly now: number }
  /** The whole of a table. */
  | ({ readonly type: 'table' } & WholeTable)
  /** One entry more. */
  | ({ readonly type: 'step'; readonly table: string } & StepFacts)
  /** What changes no table. `said`: by one who watches, to those who watch with a delay; no step brings it later. */
  | ({ readonly type: 'told'; readonly table: string; readonly said?: Said } & Attendance)
  /** It is stored. */
  | { readonly type: 'taken'; readonly id: string; readonly table: string; readonly entry: number }
  /** What stands in the way of each wish, in their order; nothing for one that is possible. `entry`: the newest one then. */
  | {
      readonly type: 'reasons'
      readonly id: string
      readonly table: string
      readonly entry: number
      readonly reasons: readonly (readonly Reason[])[]
    }
  /** A world for the question that came with this entry. */
  | { readonly type: 'world'; readonly id: string; readonly table: string; readonly entry: number; readonly world: World }
  /** What would come of options of the question that came with this entry, of those where something that is told would. */
  | {
      readonly type: 'foretold'
      readonly id: string
      readonly table: string
      readonly entry: number
      readonly options: readonly OptionForetold[]
    }
  /** By codes of tables, or of the server before them. */
  | {
      readonly type: 'refused'
      readonly id?: string
      readonly table?: string
      readonly code: string
      readonly message: string
      readonly facts?: Readonly<Record<string, string | number>>
    }
  | { readonly type: 'health'; readonly ready: boolean }
  | { readonly type: 'pong'; readonly t: number }

/** Who is at the table. */
export interface Attendance {
  /** For each seat since when its player is away; `null` for one who is there. */
  readonly away: readonly (number | null)[]
  /** How many look on without a seat. */
  readonly watching: number
}

export interface WholeTable extends Attendance {
  readonly table: string
  /** The last entry that it holds. */
  readonly entry: number
  readonly facts: TableFacts
  readonly happened: readonly Heard[]
  readonly made: readonly MadeFacts[]
  readonly said: readonly Said[]
}
