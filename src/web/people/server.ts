// The server that this page comes from. Whoever is not known there yet becomes a guest on the way.
import { Lobby, type Opening, Refusal } from '../../play/lobby.ts'
import type { Language } from '../protocol.ts'
import { peopleWords } from './words.ts'

export { Refusal } from '../../play/lobby.ts'
export type { Ban, Listed, LobbyNews, Opening, Person, PlayerRating, RatingChange, Strength, TablePage } from '../../play/lobby.ts'

const lobby = new Lobby({
  reach(method, path, body) {
    const words = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    // what takes something back is said by a page that closes too
    return fetch(`/api/1/${path}`, { method, keepalive: method === 'DELETE', ...words }).catch(() => undefined)
  },
  wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
})

/** Makes a guest of whoever uses this browser; the server keeps him known by a cookie. */
export const becomeGuest = lobby.becomeGuest.bind(lobby)
export const listTables = lobby.listTables.bind(lobby)
export const readLobby = lobby.readLobby.bind(lobby)
export const closeTable = lobby.closeTable.bind(lobby)
export const declineTable = lobby.decline.bind(lobby)
export const readWords = lobby.readWords.bind(lobby)
export const readTable = lobby.readTable.bind(lobby)
export const readRecord = lobby.readRecord.bind(lobby)
export const readPlayers = lobby.readPlayers.bind(lobby)
export const readPlayer = lobby.readPlayer.bind(lobby)

/** What only those ask who are known, about themselves and others. */
export const ask = lobby.ask.bind(lobby)

/** Another name for whoever uses this browser. */
export async function rename(name: string): Promise<void> {
  await ask('POST', 'me', { name })
}

export const openTable = (opening: Opening, name: string): Promise<string> =>
  asKnown(name, async () => (await lobby.openTable(opening)).table)

export const sitDown = (table: string, wishes: { readonly seat?: number; readonly deck?: unknown }, name: string): Promise<void> =>
  asKnown(name, () => lobby.sitDown(table, wishes))

/** What somebody is called who may have no name. */
export const nameOf = (name: string | undefined, language: Language): string => name || peopleWords(language).guest

/** The cookie may have gone: then it is a new guest who asks. */
async function asKnown<T>(name: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.code !== 'unknown-player') throw problem
    await becomeGuest(name)
    return ask()
  }
}
