// What the host of a server does about people: on the same database, whether a server runs on it or not.
import { Command } from 'commander'
import { engineName } from '../play/engine-name.ts'
import { readConfig } from '../server/config.ts'
import { Engines } from '../server/engines.ts'
import { Refused } from '../server/refusal.ts'
import { openStore, type Report, type Store, Unavailable } from '../server/store/store.ts'
import { Computers } from '../server/tables/computers.ts'
import { Hall } from '../server/tables/hall.ts'
import { Failure } from './failure.ts'
import { readNumber } from './input.ts'
import { obey } from './obey.ts'
import type { Terminal } from './terminal.ts'

const DAY = 86_400_000

interface Flags {
  readonly days?: string
  readonly yes?: boolean
}

/** `open` gives the store; it is closed at the end. */
export function runAdmin(words: readonly string[], terminal: Terminal, open = openOwn): Promise<number> {
  const program = new Command('catena admin').description(
    'Reports, bans and players of a server. The database is that of DATABASE_URL, or in the folder DATA (./data), which no server may use meanwhile.',
  )
  const add = (name: string, about: string, work: (store: Store, words: readonly string[], flags: Flags) => Promise<void>): Command =>
    program
      .command(name)
      .description(about)
      .action(async (...given: unknown[]) => {
        const flags = given.at(-2) as Flags
        const store = await open()
        try {
          await work(store, given.slice(0, -2) as string[], flags)
        } finally {
          await store.close()
        }
      })

  add('reports [player]', 'reports that wait for a verdict, or all about and by a player', async (store, [player]) => {
    const reports = await store.conduct.reports(player)
    for (const report of reports) for (const line of await tellReport(store, report)) terminal.print(line)
    if (reports.length === 0) terminal.print('No report waits.')
  })
  add('handle <report> <verdict...>', 'closes a report; the verdict is kept with it', async (store, [report, ...verdict]) => {
    const id = readNumber(report, 'The report', 1, Number.MAX_SAFE_INTEGER)
    if (!(await store.conduct.reports()).some((one) => one.id === id))
      throw new Failure(`No report ${id} waits. "catena admin reports" lists those that do.`)
    await store.conduct.handle(id, verdict.flat().join(' '))
    terminal.print(`Report ${id} is closed.`)
  })
  add('player <player>', 'what is known of a player', async (store, [id]) => {
    const { name, kind, created, seen } = await requirePlayer(store, id)
    terminal.print(`${id}  ${name || '(no name)'}  ${kind}, since ${writeDay(created)}, here ${writeDay(seen)}`)
    const ban = await store.conduct.banOf(id)
    if (ban !== undefined) terminal.print(`banned ${writeUntil(ban.until)}: ${ban.reason}`)
    for (const report of await store.conduct.reports(id)) for (const line of await tellReport(store, report)) terminal.print(line)
  })
  add('bans', 'who is banned now', async (store) => {
    const bans = await store.conduct.bans()
    for (const { player, until, reason } of bans) terminal.print(`${await nameOf(store, player)}  ${writeUntil(until)}: ${reason}`)
    if (bans.length === 0) terminal.print('Nobody is banned.')
  })
  add(
    'ban <player> <reason...>',
    'lets a player neither play nor speak; a running server follows within seconds',
    async (store, given, flags) => {
      const [id, ...reason] = given.flat()
      await requirePlayer(store, id)
      const until = flags.days === undefined ? null : Date.now() + readNumber(flags.days, 'The number of days', 1, 10_000) * DAY
      await store.conduct.ban(id, reason.join(' '), until)
      terminal.print(`${await nameOf(store, id)} is banned ${writeUntil(until)}.`)
    },
  ).option('--days <number>', 'for so many days; for good without it')
  add('lift <player>', 'ends the ban of a player', async (store, [id]) => {
    await requirePlayer(store, id)
    await store.conduct.lift(id)
    terminal.print(`${await nameOf(store, id)} may play.`)
  })
  add(
    'delete <player>',
    'deletes a player and all that is stored of him; his games stay as those of nobody',
    async (store, [id], flags) => {
      const name = await nameOf(store, (await requirePlayer(store, id)).id)
      if (flags.yes !== true) throw new Failure(`${name} would be deleted, and this cannot be undone. Say --yes if you mean it.`)
      const left = await dismiss(store, id)
      await store.dossiers.remove(id)
      terminal.print(`${name} is deleted.`)
      if (!left) terminal.print('A running server keeps tables where he sat: there the others can claim the win after a minute.')
    },
  ).option('--yes', 'as this cannot be undone')
  return obey(program, words, terminal)
}

/** Takes a player from his tables. False where another server keeps one of them. */
async function dismiss(store: Store, player: string): Promise<boolean> {
  const problems: unknown[] = []
  const hall = new Hall({
    engines: new Engines(engineName, readConfig(process.env).engines),
    computers: new Computers({ threads: 1 }),
    store: () => store,
    report: (problem) => problems.push(problem),
    shared: false,
  })
  try {
    await hall.dismiss(player)
    return true
  } catch (problem) {
    if (problem instanceof Refused && problem.code === 'elsewhere') return false
    throw problem
  } finally {
    await hall.end()
  }
}

async function tellReport(store: Store, { id, player, reporter, table, entry, reason, words, at, verdict }: Report): Promise<string[]> {
  const by = reporter === null ? 'somebody who is gone' : await nameOf(store, reporter)
  const lines = [`${id}  ${writeDay(at)}  ${reason}: ${await nameOf(store, player)}, by ${by}${table === null ? '' : `, table ${table}`}`]
  if (table !== null && entry !== null) {
    const [said] = await store.entries.after(table, entry - 1, 1)
    const words = said?.kind !== 'say' ? '' : 'text' in said.body ? said.body.text : said.body.phrase
    lines.push(`    said: ${show(words)}`)
  }
  if (words !== '') lines.push(`    ${show(words)}`)
  if (verdict !== null) lines.push(`    verdict: ${show(verdict)}`)
  return lines
}

async function requirePlayer(store: Store, id: string) {
  const player = await store.players.find(id)
  if (player === undefined)
    throw new Failure(`There is no player "${show(id)}". A player is named by the id that "catena admin reports" shows.`)
  return player
}

async function nameOf(store: Store, id: string): Promise<string> {
  return `${id} (${show((await store.players.find(id))?.name || 'no name')})`
}

/** What others have written does nothing to the terminal. */
const show = (text: string): string => text.replace(/\p{C}/gu, ' ')

const writeDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

const writeUntil = (until: number | null): string => (until === null ? 'for good' : `until ${writeDay(until)}`)

/** The store that the environment names. */
async function openOwn(): Promise<Store> {
  try {
    const { databaseUrl, data } = readConfig(process.env)
    return await openStore({ folder: data, version: engineName, ...(databaseUrl === undefined ? {} : { url: databaseUrl }) })
  } catch (problem) {
    if (problem instanceof Unavailable) throw new Failure(`The database of DATABASE_URL does not answer: ${problem.message}.`)
    if (problem instanceof Error) throw new Failure(problem.message)
    throw problem
  }
}
