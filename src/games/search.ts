import { fold } from '../kernel/spelling.ts'

/** A card as it is searched: its names, what is printed on it, its text; the same for pages, terminals and all games. */
export function pageOf(...lines: readonly string[]): string {
  return fold(lines.join('\n'))
}

/** A search: each of the words stands somewhere on the page, in any order. */
export function seek(words: string): (page: string) => boolean {
  const wanted = fold(words).split(/\s+/).filter(Boolean).map(spellingsOf)
  return (page) => wanted.every((spellings) => spellings.some((word) => page.includes(word)))
}

/** A word as it was typed, and with its ae, oe and ue as the æ, ä, ö and ü that they may stand for. */
function spellingsOf(word: string): readonly string[] {
  const shorter = word.replace(/([aou])e/g, '$1')
  return shorter === word ? [word] : [word, shorter]
}
