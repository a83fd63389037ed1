// Somebody wants to know why something cannot be chosen at a table of a server: one question at a time, of the position that he looks at.
import type { OptionView, Reason } from '../kernel/decision.ts'
import type { Connection } from './connection.ts'

/** What stands in the way of each wish. */
export type Reasons = readonly (readonly Reason[])[]

interface Question {
  readonly id: string
  readonly revision: number
  resolve(reasons: Reasons | undefined): void
}

export class RemoteWondering {
  private open: Question | undefined

  constructor(
    private readonly table: string,
    private readonly connection: Pick<Connection, 'ask'>,
  ) {}

  /** The answer; undefined when it is not wanted any more: something else was asked after it, or the game has moved. */
  ask(wishes: readonly OptionView[], revision: number): Promise<Reasons | undefined> {
    const { table, connection } = this
    return new Promise((resolve) => {
      this.open = { id: connection.ask({ type: 'why', id: '', table, wishes }), revision, resolve }
    })
  }

  /** What the server has answered by this name, with the position that is looked at now; without reasons where it has refused. */
  answer(id: string | undefined, revision: number | undefined, reasons?: Reasons): void {
    const { open } = this
    if (open === undefined || open.id !== id) return
    this.open = undefined
    open.resolve(open.revision === revision ? reasons : undefined)
  }

  /** Nobody wants to know it any more. */
  drop(): void {
    this.open?.resolve(undefined)
    this.open = undefined
  }
}
