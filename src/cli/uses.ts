import { visit } from '../ability/tree.ts'
import type { Arg } from '../ability/tree.ts'
import type { Title } from '../games/index.ts'
import { treesOf } from './face.ts'

/** How often the cards of a game use a word: one that a single card uses is often a card in disguise, and one that none uses is dead. */
export interface Use {
  readonly word: string
  readonly kind: string
  readonly uses: number
  readonly cards: number
}

/** Every word that the cards of a game can be made of, by kind, the most used ones first. Words that all games share are among them. */
export function countUses({ words, faces }: Title): readonly Use[] {
  const uses = new Map(words.map(({ word, is }) => [word, { word, kind: is as string, uses: 0, cards: 0 }]))
  for (const face of faces) {
    const here = new Set<string>()
    visit(treesOf(face) as Arg, ({ word, is }) => {
      const use = uses.get(word) ?? { word, kind: is, uses: 0, cards: 0 }
      uses.set(word, use)
      use.uses++
      if (!here.has(word)) use.cards++
      here.add(word)
    })
  }
  return [...uses.values()].sort((a, b) => a.kind.localeCompare(b.kind, 'en') || b.uses - a.uses || a.word.localeCompare(b.word, 'en'))
}

/** The words that no card of these games uses. */
export function unusedWords(games: Iterable<Title>): ReadonlySet<string> {
  const [all, used] = [new Set<string>(), new Set<string>()]
  for (const title of games)
    for (const { word, uses } of countUses(title)) {
      all.add(word)
      if (uses > 0) used.add(word)
    }
  return new Set([...all].filter((word) => !used.has(word)))
}

/** The words of each game that one card of all games uses, once. What all games share may well be used once in a game of few cards. */
export function usedOnceIn(games: ReadonlyMap<string, Title>): ReadonlyMap<string, ReadonlySet<string>> {
  const counts = [...games].map(([name, title]) => [name, countUses(title)] as const)
  const all = new Map<string, number>()
  for (const [, uses] of counts) for (const { word, uses: n } of uses) all.set(word, (all.get(word) ?? 0) + n)
  return new Map(
    counts.map(([name, uses]) => [
      name,
      new Set(uses.filter(({ word, uses: n }) => n === 1 && all.get(word) === 1).map(({ word }) => word)),
    ]),
  )
}
