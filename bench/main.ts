// npm run bench [-- --json] [--only NAME]: measures the engine; without --json it also writes bench/results.md.
import { execFileSync } from 'node:child_process'
import { loadavg } from 'node:os'
import path from 'node:path'
import { Command } from 'commander'
import { Failure } from '../src/cli/failure.ts'
import { writeText } from '../src/cli/files.ts'
import { projectRoot, readTitle } from '../src/cli/input.ts'
import { adviseNames } from '../src/cli/names.ts'
import { obey } from '../src/cli/obey.ts'
import { processTerminal } from '../src/cli/terminal.ts'
import { excerpt } from '../src/kernel/excerpt.ts'
import { games } from '../src/games/index.ts'
import { measureCeiling, measureCopyable } from './ceiling.ts'
import { allSetsLane, defaultLane, generatedLane, measureParts, measurePlayouts, measureSearch } from './engine.ts'
import type { Figure } from './figure.ts'
import { measurePage } from './page.ts'
import { measurePipe } from './pipe.ts'
import { readCircumstances, writeReport } from './report.ts'

const root = projectRoot()

interface Flags {
  readonly json?: boolean
  readonly only?: string
  readonly parts?: string
}

const program = new Command('bench')
  .option('--json', 'one line of JSON for each figure, and no results.md')
  .option('--only <name>', 'figures whose name contains this')
  .option('--parts <game>', 'copying, observing and dealing anew of this game as lines of JSON; the run of all starts itself so')
  .action(async (flags: Flags) => {
    if (flags.parts === undefined) await measure(flags)
    else for (const figure of measureParts(readTitle(flags.parts).game)) console.log(JSON.stringify(figure))
  })
process.exitCode = await obey(program, process.argv.slice(2), processTerminal())

/**
 * The parts of a game in a process of their own: where another game was copied before, the loop that measures calls two functions and puts
 * neither in its place, and a copy of Crystal Clans takes 1.13 times as long.
 */
function measureAlone(name: string): Figure[] {
  const lines = execFileSync(process.execPath, [process.argv[1], '--parts', name], { encoding: 'utf8' })
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Figure)
}

async function measure(flags: Flags): Promise<void> {
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
    ...all.flatMap(({ name }) => [
      `playout/${name}`,
      `copy/${name}`,
      `observe/${name}`,
      `determinize/${name}`,
      `search/${name}`,
      `pipe/${name}`,
      `page/${name}`,
    ]),
  ]
  if (!names.some(wanted)) {
    throw new Failure(`There is no figure ${excerpt(flags.only)}. ${adviseNames(flags.only ?? '', names)}`)
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
      for (const figure of measureAlone(game.name)) report(figure)
    if (wanted(`search/${game.name}`)) report(measureSearch(game))
    if (wanted(`pipe/${game.name}`)) report(await measurePipe(game, root))
    const page = wanted(`page/${game.name}`) ? await measurePage(game.name, root) : undefined
    if (page !== undefined) report(page)
  }

  if (!flags.json && flags.only === undefined) {
    writeText(path.join(root, 'bench', 'results.md'), writeReport(readCircumstances(root, loadBefore), figures))
    console.log('Written to bench/results.md.')
  }
}
