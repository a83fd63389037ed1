import { Failure } from '../src/cli/failure.ts'
import type { Table } from './play.ts'

/** Reads kinds of tables: `2,3,4,teams`. */
export function readTables(text: string): Table[] {
  return text.split(',').map((word) => {
    if (word === 'teams') return { seats: 4, teams: true }
    if (!/^[2-9]$/.test(word)) throw new Failure(`--tables lists numbers of seats, and teams, such as 2,3,teams, not "${word}".`)
    return { seats: Number(word), teams: false }
  })
}

/** As it was read, and as weights name it. */
export function nameTable({ seats, teams }: Table): string {
  return teams ? 'teams' : String(seats)
}

export function describeTable(table: Table): string {
  return table.teams ? 'teams' : `${table.seats} seats`
}
