// What those at a table of a server are called, as far as it was asked for and can be learned.
import type { Language } from '../ability/language.ts'
import type { Device } from './device.ts'
import type { TableFacts } from './table/facts.ts'
import type { Said } from './table/state.ts'

export class RemoteNames {
  /** Names of players by their ids; empty for those who have none. */
  private readonly called = new Map<string, string>()

  constructor(
    private readonly table: string,
    private readonly device: Pick<Device, 'readPlayers' | 'nameOf' | 'nameComputer'>,
  ) {}

  /** Asks what those are called who are new here; false when nobody is. */
  async meet({ seats, opener, declined = [] }: Pick<TableFacts, 'seats' | 'opener' | 'declined'>, said: readonly Said[]): Promise<boolean> {
    const { called, device, table } = this
    const ids = [opener, ...seats.map(({ who }) => who), ...declined, ...said.map(({ who }) => who)].filter((id) => id !== undefined)
    if (ids.every((id) => called.has(id))) return false
    for (const { id, name } of await device.readPlayers(table, ids)) called.set(id, name)
    for (const id of ids) if (!called.has(id)) called.set(id, '')
    return true
  }

  of(who: string, language: Language): string {
    return this.device.nameOf(this.called.get(who), language)
  }

  /** Of each seat; empty where nobody sits. */
  ofSeats(seats: TableFacts['seats'], language: Language): string[] {
    return seats.map(({ who, computer }, at) => {
      if (who !== undefined) return this.of(who, language)
      if (computer === undefined) return ''
      // of two computers of one level the second has a number
      const like = seats.slice(0, at).filter((one) => one.who === undefined && one.computer === computer).length
      return this.device.nameComputer(computer, language) + (like === 0 ? '' : ` ${like + 1}`)
    })
  }
}
