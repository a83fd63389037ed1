// npm run vocabulary [-- GAME]: every word of the ability language with its number of uses; words used once are flagged.
import { visit } from '../ability/tree.ts'
import type { Arg } from '../ability/tree.ts'
import { titles } from '../games/index.ts'
import type { Title } from '../games/index.ts'
import { Failure } from './failure.ts'
import { treesOf } from './face.ts'
import { readTitle } from './input.ts'

/** One word: a word that one card uses is often a card in disguise, and one that none uses is dead. */
interface Use {
  readonly word: string
  readonly kind: string
  readonly uses: number
  readonly cards: number
}

function countUses({ words, faces }: Title): Use[] {
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

function report(title: Title): string[] {
  const uses = countUses(title)
  const lines = [`${title.facts.title}: ${uses.length} words, ${title.faces.length} cards`]
  for (const { word, kind, uses: n, cards } of uses) {
    const mark = n === 0 ? '  UNUSED' : n === 1 ? '  ONCE' : ''
    lines.push(`  ${kind.padEnd(10)} ${word.padEnd(24)} ${String(n).padStart(5)} on ${String(cards).padStart(4)} cards${mark}`)
  }
  const once = uses.filter((use) => use.uses === 1).length
  const unused = uses.filter((use) => use.uses === 0).length
  lines.push(`  ${once} used once, ${unused} unused`)
  return lines
}

try {
  const [name] = process.argv.slice(2)
  const wanted = name === undefined ? [...titles.values()] : [readTitle(name)]
  for (const title of wanted) console.log(`${report(title).join('\n')}\n`)
} catch (problem) {
  if (!(problem instanceof Failure)) throw problem
  console.error(problem.message)
  process.exitCode = 2
}
