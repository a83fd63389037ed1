// Where somebody is among the tables of a server: under which name, and at which tables he sat down.
import { client } from '../client.svelte.ts'
import { settings } from '../settings.svelte.ts'
import { view } from '../view.svelte.ts'
import { becomeGuest, Refusal } from './server.ts'
import { peopleWords } from './words.ts'

const NAME = 'catena.name'
const TABLES = 'catena.tables'
/** The name under which the server knows whoever uses this browser; the token itself is a cookie. */
const KNOWN = 'catena.player'
/** The oldest table is forgotten here first; the server keeps it. */
const MOST_TABLES = 12
/** Letters of a name. */
export const LONGEST_NAME = 24

class Place {
  /** What the player wants to be called. */
  name = $state(read(NAME) ?? '')
  /** Tables at which somebody sat down in this browser, the newest first. */
  tables = $state.raw<readonly string[]>(readTables())

  rename(name: string): void {
    this.name = name.slice(0, LONGEST_NAME)
    write(NAME, this.name.trim())
  }

  /** The server knows who it is, by the name that is wanted now. True when it is somebody new. */
  async introduce(): Promise<boolean> {
    const [known, wanted] = [read(KNOWN), this.name.trim()]
    if (known !== undefined && (known !== '' || wanted === '')) return false
    await becomeGuest(wanted)
    write(KNOWN, wanted)
    return true
  }

  /** Looks at a table, and plays there for whoever sits. */
  async goTo(table: string): Promise<void> {
    client.leave()
    client.joining = true
    view.open()
    const address = `#table=${table}`
    if (location.hash !== address) history.replaceState(undefined, '', address)
    // who cannot be introduced yet is it as soon as the server answers
    await this.introduce().catch(() => false)
    client.join(table, this.name.trim())
  }

  keep(table: string): void {
    this.tables = [table, ...this.tables.filter((one) => one !== table)].slice(0, MOST_TABLES)
    write(TABLES, JSON.stringify(this.tables))
  }

  drop(table: string): void {
    this.tables = this.tables.filter((one) => one !== table)
    write(TABLES, JSON.stringify(this.tables))
  }

  /** Looks at no table any more. */
  leave(): void {
    client.leave()
    forgetAddress()
    view.page = 'people'
  }

  /** The address of a table, for others to open. */
  addressOf(table: string): string {
    return `${location.origin}${location.pathname}#table=${table}`
  }

  /** Does something that the server may refuse, and says so. True when it was done. */
  async attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (problem) {
      const { code, message } = problem instanceof Refusal ? problem : { code: 'other', message: String(problem) }
      client.problem = { type: 'problem', about: 'server', code, message }
      return false
    }
  }
}

/** A refusal in the reader's language: what would make it right. */
export function sayProblem(code: string | undefined, message: string): string {
  const words = peopleWords(settings.language)
  return (code !== undefined && Object.hasOwn(words.problems, code) ? words.problems[code] : undefined) ?? words.problem(message)
}

/** The address names no table any more. */
export function forgetAddress(): void {
  if (location.hash.startsWith('#table=')) history.replaceState(undefined, '', location.pathname + location.search)
}

function readTables(): string[] {
  try {
    const value: unknown = JSON.parse(read(TABLES) ?? '[]')
    return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && /^[a-z0-9-]{1,64}$/.test(one)) : []
  } catch {
    return []
  }
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // a browser that keeps nothing: the cookie still knows who plays
  }
}

export const place = new Place()
