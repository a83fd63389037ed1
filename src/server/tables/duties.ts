// What the host does by itself at a table that is kept here: it starts games, lets computers think, and sees to clocks.
import { thoughts } from '../../ai/chance.ts'
import type { Result } from '../../kernel/game.ts'
import { findDuty, prepareStart } from '../../play/table/duty.ts'
import { type Entry, HOST } from '../../play/table/entry.ts'
import { listOptions } from '../../play/table/game.ts'
import type { Refusal } from '../../play/table/refusal.ts'
import type { Request } from '../../play/table/request.ts'
import type { Table } from '../../play/table/state.ts'
import { propose } from '../../play/table/table.ts'
import type { House } from './house.ts'

/** The table as it stands when it is the turn of the host, and how it adds to it. */
export interface Hand {
  readonly table: Table
  add(request: Request): Promise<Result<Entry, Refusal>>
}

/** Does something in its turn, where the table is kept here then. */
export type Act = (work: (hand: Hand) => Promise<void>) => void

/** The longest that a timer of the machine can wait. */
const LONGEST_TIMER = 2 ** 31 - 1

export class Duties {
  private timer: NodeJS.Timeout | undefined
  /** The question that a computer thinks about. */
  private thinking = -1
  private ended = false

  constructor(
    private readonly id: string,
    private readonly house: Pick<House, 'engines' | 'computers' | 'report'>,
    private readonly act: Act,
  ) {}

  /** Sees to what has to be done next, now or later. False when there is nothing. */
  see(table: Table): boolean {
    clearTimeout(this.timer)
    const duty = findDuty(table)
    if (duty === undefined) return false
    if (duty.what.kind === 'think') this.letThink(table, duty.what.seat)
    else {
      const wait = Math.min(LONGEST_TIMER, Math.max(0, duty.at - Date.now()))
      this.timer = setTimeout(() => this.act((hand) => this.doNext(hand)), wait)
    }
    return true
  }

  /** The table is not kept here any more. */
  drop(): void {
    clearTimeout(this.timer)
    this.thinking = -1
  }

  end(): void {
    this.ended = true
    clearTimeout(this.timer)
  }

  private async doNext({ table, add }: Hand): Promise<void> {
    const duty = findDuty(table)
    if (duty === undefined || duty.what.kind === 'think' || duty.at > Date.now()) {
      this.see(table)
      return
    }
    const request = duty.what.kind === 'start' ? await this.prepareStart(table) : duty.what
    const done = await add(request)
    if (!done.ok) this.house.report(new Error(`${request.kind} was refused: ${done.error.message}`), this.id)
  }

  /** The start; or the end, where what the seats have brought does not go together. */
  private async prepareStart(table: Table): Promise<Request> {
    const { engines } = this.house
    // the game goes on by these rules, whatever this server becomes
    await engines.keep().catch((problem: unknown) => this.house.report(problem, this.id))
    const start = await prepareStart(table, engines.version)
    if (start.ok) {
      const request: Request = { kind: 'start', who: HOST, body: start.value }
      const proposed = propose(table, request, { now: Date.now() })
      if (proposed.ok) return request
      this.house.report(new Error(proposed.error.message), this.id)
    }
    return { kind: 'abort', who: HOST, body: {} }
  }

  private letThink(table: Table, seat: number): void {
    const { game, seats, open } = table
    const { asked, start, made } = game!
    if (this.thinking === asked) return
    this.thinking = asked
    const question = {
      level: seats[seat].computer!,
      game: open.game,
      engine: this.house.engines.fileOf(start.engine),
      seed: start.seed,
      setup: start.setup,
      moves: made.map(({ move }) => move),
      chance: thoughts(crypto.getRandomValues(new Uint32Array(1))[0]).seed(),
    }
    const choose =
      (move: string) =>
      async ({ table: now, add }: Hand): Promise<void> => {
        this.thinking = -1
        // meanwhile something was taken back, or the player sat down again
        if (now.game?.asked !== asked || now.seats[seat].computer === undefined) {
          this.see(now)
          return
        }
        const done = await add({ kind: 'move', who: HOST, seat, body: { answers: asked, move } })
        if (!done.ok) throw new Error(`The computer of seat ${seat} cannot choose ${move}: ${done.error.message}`)
      }
    this.house.computers.decide(question).then(
      (move) => this.act(choose(move)),
      (problem: unknown) => {
        if (this.ended) return
        // one that fails must not hold up the table: it chooses something
        this.house.report(problem, this.id)
        const [option] = listOptions(table.title, game!.p)
        this.act(choose(table.title.game.makeOption(game!.p, option)))
      },
    )
  }
}
