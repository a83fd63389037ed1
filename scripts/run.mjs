// node scripts/run.mjs <entry.ts> words…: runs a TypeScript program of the project. This is behind `npm run catena`, bench, fuzz
// and vocabulary. Nothing is written to stdout here, so a program's output is all there is.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { endByFault } from './fault.mjs'
import { ensureModules } from './modules.mjs'
import { root } from './root.mjs'

const [entry, ...words] = process.argv.slice(2)
if (entry === undefined) {
  console.error('Which program? node scripts/run.mjs src/cli/main.ts …')
  process.exit(2)
}
if (!existsSync(path.join(root, entry))) {
  console.error(`There is no program ${entry} in this project.`)
  process.exit(2)
}

ensureModules()
const { bundle } = await import('./bundle.mjs')
const output = await bundle(entry).catch((problem) => {
  console.error(`${entry} could not be bundled.\n${problem instanceof Error ? problem.message : problem}`)
  process.exit(1)
})
// An error then names the TypeScript file and line.
process.setSourceMapsEnabled(true)
// The program sees its own words, as if it had been started by itself.
process.argv.splice(1, Number.POSITIVE_INFINITY, output, ...words)
process.on('uncaughtException', endByFault)
await import(pathToFileURL(output).href).catch(endByFault)
