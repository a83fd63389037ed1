// npm run card ID: a card of any game with its texts, steps, printings, tests, and what changed against the golden texts.
const { describeCard } = await import('./card.ts').catch((problem: unknown) => {
  // a card file that names a word without its import cannot even be loaded
  if (!(problem instanceof ReferenceError)) throw problem
  console.error(`A card file cannot be read: ${problem.message}. "npm run format" writes the imports of card files.`)
  process.exit(2)
})

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
