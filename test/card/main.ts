// npm run card ID: a card of any game with its texts, steps, printings, tests, and what changed against the golden texts.
import { describeCard } from './card.ts'

const ids = process.argv.slice(2)
if (ids.length === 0) {
  console.error('Which card? npm run card punch')
  process.exitCode = 2
}
for (const id of ids) {
  const { found, text } = describeCard(id, process.cwd())
  if (found) console.log(`${text}\n`)
  else {
    console.error(text)
    process.exitCode = 2
  }
}
