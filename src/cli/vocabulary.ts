// npm run vocabulary [-- GAME]: every word of the ability language with its number of uses; of a word used once, why it stays.
import { Command } from 'commander'
import { titles } from '../games/index.ts'
import type { Title } from '../games/index.ts'
import { readTitle } from './input.ts'
import { obey } from './obey.ts'
import { unnamed, usedOnce } from './once.ts'
import { processTerminal } from './terminal.ts'
import { countUses, unusedWords, usedOnceIn } from './uses.ts'

const unused = unusedWords(titles.values())
const once = usedOnceIn(titles)

function markOf({ game }: Title, word: string, uses: number): string {
  if (uses === 0) return word in unnamed ? `  NO CARD NAMES IT: ${unnamed[word]}` : '  UNUSED'
  if (!once.get(game.name)?.has(word)) return ''
  return `  ONCE: ${usedOnce[game.name]?.[word] ?? 'NOT JUDGED'}`
}

function report(title: Title): string[] {
  // what only other games use of the words that all share is not missing here
  const uses = countUses(title).filter(({ word, uses: n }) => n > 0 || unused.has(word))
  const lines = [`${title.facts.title}: ${uses.length} words, ${title.faces.length} cards`]
  for (const { word, kind, uses: n, cards } of uses) {
    lines.push(
      `  ${kind.padEnd(10)} ${word.padEnd(24)} ${String(n).padStart(5)} on ${String(cards).padStart(4)} cards${markOf(title, word, n)}`,
    )
  }
  const count = (wanted: number) => uses.filter(({ word, uses: n }) => n === wanted && !(word in unnamed)).length
  lines.push(`  ${count(1)} used once, ${count(0)} unused`)
  return lines
}

const terminal = processTerminal()
const program = new Command('vocabulary').argument('[game]', 'one game instead of all').action((name: string | undefined) => {
  const wanted = name === undefined ? [...titles.values()] : [readTitle(name)]
  for (const title of wanted) terminal.print(`${report(title).join('\n')}\n`)
})
process.exitCode = await obey(program, process.argv.slice(2), terminal)
