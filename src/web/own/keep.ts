// The file of own cards of each game stays in this browser, as it was read.
import type { GameName } from '../../games/register.ts'

const keyOf = (game: GameName) => `catena.own.${game}`

export function readOwn(game: GameName): string | undefined {
  try {
    return localStorage.getItem(keyOf(game)) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps the text of a file; undefined forgets it. */
export function keepOwn(game: GameName, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(keyOf(game))
    else localStorage.setItem(keyOf(game), text)
  } catch {
    // then it lasts as long as the page
  }
}
