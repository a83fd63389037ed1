// What the page is told of a table of a server besides the game itself. Types only: nobody loads it who plays at this device.
import type { Around } from '../play/remote-news.ts'

export type { TableAct } from '../play/remote-host.ts'

export interface OnlineState extends Around {
  /** What is known of who plays in each seat: of a computer its level, of a person whether he is there. */
  readonly says: readonly string[]
}
