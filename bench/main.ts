// npm run bench [-- --json] [--only NAME]: measures the engine; without --json it also writes bench/results.md.
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { Command } from 'commander'
import { projectRoot } from '../src/cli/input.ts'
import { games } from '../src/games/index.ts'
import { measureBundle } from './bundle.ts'
import { measureCeiling, measureCopyable } from './ceiling.ts'
import { allSetsLane, defaultLane, generatedLane, measureParts, measurePlayouts, measureSearch } from './engine.ts'
import type { Figure } from './figure.ts'
import { readCircumstances, writeReport } from './report.ts'

const root = projectRoot()
const flags = new Command('bench')
  .option('--json', 'one line of JSON for each figure, and no results.md')
  .option('--only <name>', 'figures whose name contains this')
  .parse()
  .opts<{ json?: boolean; only?: string }>()

const wanted = (name: string): boolean => flags.only === undefined || name.includes(flags.only)
const figures: Figure[] = []
function report(figure: Figure): void {
  if (!wanted(figure.name)) return
  figures.push(figure)
  const { name, value, unit, ...more } = figure
  console.log(flags.json ? JSON.stringify(figure) : `${name.padEnd(26)} ${String(value).padStart(12)} ${unit}  ${JSON.stringify(more)}`)
}

// what others had the machine do before this run began
const [loadBefore] = loadavg()
const all = [...games.values()]
const names = [
  'ceiling',
  ...all.flatMap(({ name }) => [`playout/${name}`, `copy/${name}`, `observe/${name}`, `determinize/${name}`, `search/${name}`]),
  'bundle/web',
]
if (!names.some(wanted)) {
  console.error(`There is no figure "${flags.only}". There are ${names.join(', ')}.`)
  process.exit(2)
}

// every share is of a ceiling measured in the same run, on the same machine
const needsCeiling = wanted('ceiling') || all.some(({ name }) => wanted(`playout/${name}`))
const ceiling = needsCeiling ? measureCeiling() : undefined
const copyable = needsCeiling ? measureCopyable() : undefined
if (ceiling !== undefined) report(ceiling)
if (copyable !== undefined) report(copyable)
for (const game of all) {
  if (ceiling !== undefined && copyable !== undefined && wanted(`playout/${game.name}`)) {
    const lanes = game.name === 'keyforge' ? [defaultLane(game), generatedLane(), allSetsLane()] : [defaultLane(game)]
    for (const figure of measurePlayouts(lanes, ceiling.value, copyable.value)) report(figure)
  }
  if (['copy', 'observe', 'determinize'].some((part) => wanted(`${part}/${game.name}`)))
    for (const figure of measureParts(game)) report(figure)
  if (wanted(`search/${game.name}`)) report(measureSearch(game))
}
const bundle = measureBundle(root)
if (bundle !== undefined) report(bundle)

if (!flags.json && flags.only === undefined) {
  writeFileSync(path.join(root, 'bench', 'results.md'), writeReport(readCircumstances(root, loadBefore), figures))
  console.log('Written to bench/results.md.')
}
