// npm run vocabulary [-- GAME]: every word of the ability language with its number of uses; words used once are flagged.
import { titles } from '../games/index.ts'
import type { Title } from '../games/index.ts'
import { Failure } from './failure.ts'
import { readTitle } from './input.ts'
import { countUses, unusedWords } from './uses.ts'

const unused = unusedWords(titles.values())

function report(title: Title): string[] {
  // what only other games use of the words that all share is not missing here
  const uses = countUses(title).filter(({ word, uses: n }) => n > 0 || unused.has(word))
  const lines = [`${title.facts.title}: ${uses.length} words, ${title.faces.length} cards`]
  for (const { word, kind, uses: n, cards } of uses) {
    const mark = n === 0 ? '  UNUSED' : n === 1 ? '  ONCE' : ''
    lines.push(`  ${kind.padEnd(10)} ${word.padEnd(24)} ${String(n).padStart(5)} on ${String(cards).padStart(4)} cards${mark}`)
  }
  const count = (wanted: number) => uses.filter(({ uses: n }) => n === wanted).length
  lines.push(`  ${count(1)} used once, ${count(0)} unused`)
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
