// Whether the host of the server lets the player of this browser neither play nor speak.
import { readMe } from './own/requests.ts'
import type { Ban } from './server.ts'
import { settings } from '../settings.svelte.ts'
import { peopleWords } from './words.ts'

class OwnBan {
  told = $state.raw<Ban | undefined>(undefined)

  async look(): Promise<void> {
    const me = await readMe().catch(() => undefined)
    if (me !== undefined) this.told = me.ban
  }

  /** That it is so, until when, and why, as the host has put it. */
  get words(): string {
    if (this.told === undefined) return ''
    const { until, reason } = this.told
    const words = peopleWords(settings.language)
    const day = until === null ? undefined : new Date(until).toLocaleString(settings.language, { dateStyle: 'long', timeStyle: 'short' })
    return [words.problems.banned, words.bannedUntil(day), reason && words.banReason(reason)].filter(Boolean).join(' ')
  }
}

export const ownBan = new OwnBan()
