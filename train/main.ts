// npm run train -- GAME: learns a judgement from games of the search against itself, and installs it when it wins (docs/training.md).
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Command } from 'commander'
import { Crew, serve } from '../src/cli/crew.ts'
import { showStages } from '../src/cli/progress.ts'
import { writeText } from '../src/cli/files.ts'
import { projectRoot, readNumber, readSeed } from '../src/cli/input.ts'
import { readName } from '../src/cli/names.ts'
import { obey } from '../src/cli/obey.ts'
import { processTerminal } from '../src/cli/terminal.ts'
import { makeReport } from './report.ts'
import { train } from './train.ts'
import { doJob, PUPILS } from './work.ts'
import type { Job } from './work.ts'
import { makeWeightsFile } from './weights-file.ts'
import { readTables } from './tables.ts'

interface Flags {
  readonly seed: string
  readonly games: string
  readonly every: string
  readonly teacher: string
  readonly hidden: string
  readonly epochs: string
  readonly rate: string
  readonly decay: string
  readonly tables: string
  readonly deals: string
  readonly iterations: string
  readonly workers: string
  readonly folder?: string
  readonly dry?: boolean
}

if (!serve((job: Job) => doJob(job))) {
  const program = new Command('train')
    .argument('<game>', `one of ${PUPILS.join(', ')}`)
    .option('--seed <seed>', 'of everything', '1')
    .option('--games <n>', 'of self-play', '20000')
    .option('--every <n>', 'of so many turns, the beginning of one is kept', '3')
    .option('--teacher <n>', 'iterations of those who play; 0 for the quick policy alone', '0')
    .option('--hidden <n>', 'hidden units', '0')
    .option('--epochs <n>', 'times that all samples are gone through', '8')
    .option('--rate <n>', 'largest step of a weight, in thousandths', '10')
    .option('--decay <n>', 'of weights of what cards are, in thousandths: more where decks are known by their cards', '5')
    .option('--tables <list>', 'numbers of seats that are played, and teams', '2')
    .option('--deals <n>', 'for the decision, each played once with every side', '200')
    .option('--iterations <n>', 'of both searches in those games', '16')
    .option('--workers <n>', 'threads', String(availableParallelism()))
    .option('--folder <path>', 'where half-done work is kept')
    .option('--dry', 'installs nothing, whatever comes of it')
    .action(run)
  process.exitCode = await obey(program, process.argv.slice(2), processTerminal())
}

async function run(name: string, flags: Flags): Promise<void> {
  const game = readName(name, 'game to learn', PUPILS)
  const number = (name: keyof Flags, least: number, most: number): number => readNumber(String(flags[name]), `--${name}`, least, most)
  const root = projectRoot()
  const crew = new Crew<Job>({ program: process.argv[1], size: number('workers', 1, 64) })
  try {
    const result = await train(
      {
        game,
        seed: readSeed(flags.seed),
        games: number('games', 1, 1_000_000),
        every: number('every', 1, 1000),
        teacher: number('teacher', 0, 10_000),
        hidden: number('hidden', 0, 64),
        epochs: number('epochs', 0, 1000),
        rate: number('rate', 1, 1000) / 1000,
        decay: number('decay', 0, 100_000) / 1000,
        tables: readTables(flags.tables),
        deals: number('deals', 1, 100_000),
        iterations: number('iterations', 1, 10_000),
        folder: flags.folder ?? path.join(root, 'data', 'train'),
      },
      crew,
      showStages(process.stderr),
    )
    for (const line of makeReport(result)) console.log(line)
    const file = path.join('src', 'games', game, 'judge', 'weights.ts')
    if (!result.wins || flags.dry === true) console.log(`nothing is installed: ${file} stays as it is`)
    else {
      writeText(path.join(root, file), makeWeightsFile(result.weights))
      console.log(`installed: ${file}`)
    }
  } finally {
    await crew.end()
  }
}
