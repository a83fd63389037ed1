// Who is here besides the reader, and whether it can be played: asked again and again while somebody looks for a game.
import { ownBan } from './ban.svelte.ts'
import { settings } from '../settings.svelte.ts'
import { place, sayProblem } from './place.svelte.ts'
import { type LobbyNews, readLobby, Refusal } from './server.ts'
import { peopleWords } from './words.ts'

class Presence {
  news = $state.raw<LobbyNews | undefined>(undefined)
  /** Why nobody can play now; undefined while one can. */
  trouble = $state.raw<Refusal | undefined>(undefined)

  /** What stands in the way, as it is told to somebody for whom there was a server before. */
  readonly words = $derived.by(() => {
    const { trouble, news } = this
    if (trouble === undefined) return ''
    if (trouble.code === 'unreachable' && news !== undefined && navigator.onLine) return peopleWords(settings.language).serverGone
    return sayProblem(trouble.code, trouble.message)
  })

  async look(): Promise<void> {
    try {
      const news = await readLobby()
      this.news = news
      this.trouble = news.ready ? undefined : new Refusal('unavailable', '')
      // while nothing is read nobody is known
      if (news.ready && place.known) ownBan.told = news.ban
    } catch (refusal) {
      this.trouble = refusal instanceof Refusal ? refusal : new Refusal('other', String(refusal))
    }
  }
}

export const present = new Presence()
