// Where three words lead that somebody was told: the same for the page and the terminal.
import type { Language } from '../ability/language.ts'
import { type Lobby, Refusal } from './lobby.ts'
import { SPOKEN_WORDS } from './spoken-words.ts'
import { readSpoken } from './table/spoken.ts'

/** The table, or why there is none. Throws what has nothing to do with the words. */
export async function findSpoken(
  lobby: Pick<Lobby, 'readWords'>,
  text: string,
  language: Language,
): Promise<{ readonly table: string } | { readonly fault: string }> {
  const says = SPOKEN_WORDS[language]
  const spoken = readSpoken(text)
  switch (spoken.kind) {
    case 'table':
      return { table: spoken.table }
    case 'count':
      return { fault: says.count }
    case 'unknown':
      return {
        fault: says.unknown(
          spoken.unknown.map(({ word }) => word),
          spoken.unknown.flatMap(({ near = [] }) => near),
        ),
      }
    case 'words':
      try {
        return { table: await lobby.readWords(spoken.words) }
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem
        const { code, after = 0 } = problem
        if (code === 'no-words') return { fault: says.gone }
        if (code === 'too-fast') return { fault: says.often(Math.max(1, Math.ceil(after / 1000))) }
        throw problem
      }
  }
}
