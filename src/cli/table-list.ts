// The tables of a server, for a person at a terminal to choose from.
import type { Language } from '../ability/language.ts'
import { titles } from '../games/index.ts'
import type { GameName } from '../games/register.ts'
import { readLine } from '../play/command.ts'
import { findSpoken } from '../play/find-spoken.ts'
import type { Listed, Person } from '../play/lobby.ts'
import { readSpoken } from '../play/table/spoken.ts'
import { Failure } from './failure.ts'
import type { OnlineWishes } from './online.ts'
import { ONLINE_WORDS, type OnlineWords } from './online-words.ts'
import type { House } from './reach.ts'
import type { Terminal } from './terminal.ts'

/** Opens a table, or lets the person choose one; undefined for a person who leaves. */
export async function findTable(
  house: House,
  { game, seats, language, watch }: OnlineWishes,
  terminal: Terminal,
): Promise<string | undefined> {
  const open = async (name: GameName): Promise<string> =>
    (await house.attempt((lobby) => lobby.openTable({ game: name, ...(seats === undefined ? {} : { seats }) }))).table
  if (game !== undefined && !watch) return open(game)
  const words = ONLINE_WORDS[language]
  const { tables, players } = await house.attempt((lobby) => lobby.listTables(watch ? 'live' : 'open', game))
  terminal.print(watch ? (tables.length === 0 ? words.noneLive : words.live) : tables.length === 0 ? words.noneOpen : words.open)
  if (watch && tables.length === 0) return undefined
  for (const [i, one] of tables.entries()) terminal.print(sayListed(one, i + 1, players, words))
  for (;;) {
    terminal.print(watch ? words.chooseLive : words.choose)
    const line = await terminal.read()
    if (line === undefined) return undefined
    // tables by their numbers alone: the name of a game opens another one
    const reading = readLine(line, { language, options: tables.map(() => ''), commands: ['quit'] })
    if (reading.kind === 'command') return undefined
    if (reading.kind === 'option') return tables[reading.at].table
    if (!watch && titles.has(line.trim())) return open(line.trim() as GameName)
    if (readSpoken(line).kind === 'count') terminal.print(words.notListed(line.trim()))
    else {
      const found = await house.attempt((lobby) => findSpoken(lobby, line, language))
      if ('table' in found) return found.table
      terminal.print(found.fault)
    }
  }
}

/** The table that the command line names: by its id, its link, or words that somebody was told. */
export async function readTable(house: House, text: string, language: Language): Promise<string> {
  if (/^[a-z0-9]+$/.test(text)) return text
  const found = await house.attempt((lobby) => findSpoken(lobby, text, language))
  if ('fault' in found) throw new Failure(found.fault)
  return found.table
}

function sayListed({ game, opener, seats }: Listed, number: number, players: readonly Person[], words: OnlineWords): string {
  const taken = seats.filter(({ player, computer }) => player !== undefined || computer !== undefined).length
  const by = players.find(({ id }) => id === opener)?.name || words.guest
  return words.listed(number, titles.get(game)!.facts.title, by, taken, seats.length)
}
