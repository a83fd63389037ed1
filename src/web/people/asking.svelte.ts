// Asking one who is here for a game: a table for the two alone, which the other one is told of in the lobby, and comes to, or does not now.
import { CLOCKS } from './clocks.ts'
import { settings } from '../settings.svelte.ts'
import { place } from './place.svelte.ts'
import { present } from './present.svelte.ts'
import { quick } from './quick.svelte.ts'
import { closeTable, declineTable, nameOf, openTable, Refusal, sitDown } from './server.ts'

/** The server has heard nothing. */
const UNHEARD = ['unreachable', 'unavailable', 'elsewhere']

class Asking {
  /** Tables that were declined or given up here: until it is looked again the server told of them. */
  private aside = $state.raw<readonly string[]>([])

  /** Who asks the reader. */
  readonly open = $derived((present.news?.asked ?? []).filter(({ table }) => !this.aside.includes(table)))

  /** Own tables that still wait for those who have declined, with their names. */
  readonly declinedAt = $derived.by(() => {
    const tables = new Map<string, string[]>()
    for (const { table, state, player } of present.news?.declined ?? [])
      if (state === 'open' && !this.aside.includes(table))
        tables.set(table, [...(tables.get(table) ?? []), nameOf(player.name, settings.language)])
    return [...tables]
  })

  /** What is played is what stands chosen above, as for playing somebody. */
  async ask(player: string): Promise<void> {
    await place.introduce()
    const name = place.name.trim()
    const table = await openTable({ game: quick.game, clock: CLOCKS[quick.pace], access: 'named', invited: [player] }, name)
    await sitDown(table, { seat: 0 }, name)
    await place.goTo(table)
  }

  /** Who asks is told. */
  async decline(table: string): Promise<void> {
    this.aside = [...this.aside, table]
    try {
      await declineTable(table)
    } catch (problem) {
      // a table that was closed meanwhile, or has begun, needs no answer
      if (problem instanceof Refusal && UNHEARD.includes(problem.code)) this.takeUp(table)
    }
  }

  /** Does the player want to be left in peace by the reader for now? */
  rests(player: string): boolean {
    return present.news?.declined.some((one) => one.player.id === player) ?? false
  }

  /** The table is not waited at any more, and somebody else can be asked. */
  async giveUp(table: string): Promise<void> {
    this.aside = [...this.aside, table]
    place.leave()
    if (!(await place.attempt(() => closeTable(table)))) this.takeUp(table)
    await present.look()
  }

  private takeUp(table: string): void {
    this.aside = this.aside.filter((one) => one !== table)
  }
}

export const asking = new Asking()
