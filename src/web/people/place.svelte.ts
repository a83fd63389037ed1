// Where somebody is among the tables of a server: under which name, and at which tables he sat down.
import { client } from '../client.svelte.ts'
import { settings } from '../settings.svelte.ts'
import { view } from '../view.svelte.ts'
import { erase, read, write } from './memory.ts'
import { becomeGuest, Refusal, rename } from './server.ts'
import { peopleWords } from './words.ts'

const NAME = 'catena.name'
/** The name under which the server knows whoever uses this browser; the token itself is a cookie. */
const KNOWN = 'catena.player'
/** Letters of a name. */
export const LONGEST_NAME = 24

class Place {
  /** What the player wants to be called. */
  name = $state(read(NAME) ?? '')
  /** Somebody is known to the server by this browser. */
  known = $state(read(KNOWN) !== undefined)

  /** The player looks at his own games and account instead of the tables. */
  self = $state(false)

  rename(name: string): void {
    this.name = name.slice(0, LONGEST_NAME)
    write(NAME, this.name.trim())
  }

  /** The server knows who it is, by the name that is wanted now. True when it is somebody new. */
  async introduce(): Promise<boolean> {
    const [known, wanted] = [read(KNOWN), this.name.trim()]
    if (known !== undefined && (known === wanted || wanted === '')) return false
    const isNew = known === undefined || !(await this.callMe(wanted))
    if (isNew) await becomeGuest(wanted)
    this.become(wanted)
    return isNew
  }

  /** From now on it is this player who uses the browser. */
  become(name: string): void {
    this.known = true
    write(KNOWN, name)
    if (name !== this.name.trim()) this.rename(name)
  }

  /** The server knows nobody any more by this browser. */
  forget(): void {
    this.known = false
    erase(KNOWN)
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

  /** Looks at no table any more. */
  leave(): void {
    client.leave()
    forgetAddress()
    view.page = 'people'
  }

  /** The same player under another name; false when the server does not know him any more. */
  private async callMe(name: string): Promise<boolean> {
    try {
      await rename(name)
      return true
    } catch (problem) {
      if (problem instanceof Refusal && problem.code === 'unknown-player') return false
      throw problem
    }
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
  if (code === 'unreachable' && !navigator.onLine) return words.problems.offline ?? message
  return (code !== undefined && Object.hasOwn(words.problems, code) ? words.problems[code] : undefined) ?? words.problem(message)
}

/** The address names no table any more. */
export function forgetAddress(): void {
  if (location.hash.startsWith('#table=')) history.replaceState(undefined, '', location.pathname + location.search)
}

export const place = new Place()
