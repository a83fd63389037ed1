import { fold } from '../kernel/spelling.ts'

/** A card as it is searched: its names, what is printed on it, its text; the same for pages, terminals and all games. */
export function pageOf(...lines: readonly string[]): string {
  return fold(lines.join('\n'))
}

/** A search: each of the words stands somewhere on the page, in any order. */
export function seek(words: string): (page: string) => boolean {
  const wanted = fold(words).split(/\s+/).filter(Boolean)
  return (page) => wanted.every((word) => page.includes(word))
}
