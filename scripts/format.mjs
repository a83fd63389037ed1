// npm run format: the imports of card files and the rows of lists by game, then Biome for TypeScript, JSON and CSS, Prettier for Svelte.
// With --check it changes nothing and only says.
import { ensureModules } from './modules.mjs'
import { root } from './root.mjs'
import { runTool } from './tool.mjs'

ensureModules()
const check = process.argv.includes('--check')
const { sayStranger, writeImports } = await import('./imports.mjs')
const { writeRows } = await import('./rows.mjs')
const { stale } = writeImports(root, check)
const lists = writeRows(root, check)
for (const file of stale)
  console.log(check ? `The import of ${file} is out of date: npm run format writes it.` : `Wrote the import of ${file}.`)
for (const file of lists)
  console.log(check ? `A list of games in ${file} is out of date: npm run format writes it.` : `Wrote a list of games in ${file}.`)
const plain = runTool('biome', check ? ['format'] : ['format', '--write'])
const svelte = runTool('prettier', [
  check ? '--check' : '--write',
  '--log-level',
  'warn',
  '--no-error-on-unmatched-pattern',
  'src/**/*.svelte',
])
// last, so that the lines are those of the files as they stand now
const { strangers } = writeImports(root, true)
for (const stranger of strangers) console.error(sayStranger(stranger))
if (!plain || !svelte || strangers.length > 0 || (check && stale.length + lists.length > 0)) process.exit(1)
