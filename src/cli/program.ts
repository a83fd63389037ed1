import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { Command } from 'commander'
import { version } from '../../package.json'
import { titles } from '../games/index.ts'
import { printCards } from './cards.ts'
import { addContests } from './contests.ts'
import { Crew, type Hands, handsHere, type Threads, type Workers } from './crew.ts'
import { addDeckCommands } from './deck.ts'
import { serveEngine } from './engine.ts'
import { doJob } from './job.ts'
import { projectRoot, readLanguage, readNumber, readTitle } from './input.ts'
import { addMeasures } from './measures.ts'
import { obey } from './obey.ts'
import { LANGUAGE } from './options.ts'
import { CARDS_FLAG, layOwnCards, writeOwnCards } from './own-cards.ts'
import { addPlaying } from './playing.ts'
import { showStages } from './progress.ts'
import { addPuzzleCommands } from './puzzles.ts'
import { addRecordCommands } from './records.ts'
import { printRules } from './rules.ts'
import type { Terminal } from './terminal.ts'
import { wrapping } from './wrap.ts'

interface Flags {
  readonly lang: string
  readonly cards?: string
  readonly write?: string
  readonly set?: string
  readonly json?: boolean
  readonly queue?: boolean
  readonly threads?: string
}

/**
 * Runs one command line and returns the exit code: 0, 2 for bad input, 1 for a fault of the program. Without `threads` all work is done
 * in this one.
 */
export function runProgram(words: readonly string[], terminal: Terminal, threads?: Threads, workers?: Workers): Promise<number> {
  const screen = wrapping(terminal)
  return obey(makeProgram(words, screen, threads, workers), words, screen)
}

function makeProgram(words: readonly string[], terminal: Terminal, threads: Threads | undefined, workers: Workers | undefined): Command {
  /** Does work in jobs, by whoever was wished for. */
  const withHands = async (flags: Pick<Flags, 'queue' | 'threads'>, work: (hands: Hands) => Promise<void>): Promise<void> => {
    if (flags.queue && workers === undefined) {
      // what reaches a database is not loaded by all others
      runApart('src/cli/worker-main.ts', words)
      return
    }
    const hands = flags.queue
      ? await workers!.open()
      : threads === undefined
        ? handsHere(doJob)
        : new Crew({ ...threads, size: Math.min(threads.size, Number(flags.threads ?? threads.size)) })
    try {
      await work(hands)
    } finally {
      await hands.end()
    }
  }
  const games = [...titles.values()].map(({ facts }) => facts.title).join(', ')
  const program = new Command('catena').description(`Duelling card games in the terminal: ${games}`).version(version)
  const add = (name: string, description: string): Command => program.command(name).description(description)
  add('games', 'list the games')
    .option('--json', 'as JSON')
    .action(({ json }: Flags) => {
      const names = [...titles.keys()]
      terminal.print(json ? JSON.stringify(names) : names.join('\n'))
    })

  addPlaying(program, terminal)
  addContests(program, terminal, withHands)

  add('engine', 'the engine for other programs: one line of JSON in, one out (docs/engine.md)').action(() => serveEngine(terminal))

  const told = threads === undefined ? () => undefined : showStages(process.stderr)
  addMeasures(program, terminal, { withHands, told })
  addPuzzleCommands(program, terminal, { withHands, told })

  add('worker', 'do the jobs of others: commands with --queue, wherever they are started with the same DATABASE_URL')
    .option('--threads <number>', 'how many jobs at a time; one for each core without it')
    .action(async ({ threads: wished }: Flags) => {
      const size = wished === undefined ? undefined : readNumber(wished, 'The number of threads', 1, 1024)
      if (workers === undefined) runApart('src/cli/worker-main.ts', words)
      else await workers.work(size)
    })

  add('cards <game> [words...]', 'list the cards with their text: all, the one that is called so, or those with these words on them')
    .option(...LANGUAGE)
    .option('--set <set>', 'only this set')
    .option(...CARDS_FLAG)
    .option('--write <file>', 'write a file with every value that you can change, for --cards')
    .option('--json', 'one line of JSON for each card')
    .action((name: string, about: readonly string[], flags: Flags) => {
      const title = readTitle(name)
      if (flags.write !== undefined) {
        writeOwnCards(title, flags.write)
        return
      }
      layOwnCards(title, flags.cards, readLanguage(flags.lang))
      printCards(
        {
          title,
          set: flags.set,
          about: about.join(' '),
          language: readLanguage(flags.lang),
          json: flags.json === true,
        },
        terminal,
      )
    })

  addRecordCommands(program, terminal, { withHands })

  add('rules <game> [topic...]', 'explain a topic, a rule by its number, or a word of the rules')
    .option(...LANGUAGE)
    .action((name: string, topic: readonly string[], flags: Flags) =>
      printRules({ title: readTitle(name), words: topic.join(' '), language: readLanguage(flags.lang) }, terminal),
    )
  addDeckCommands(program, terminal)
  add('admin [words...]', 'reports, bans and players of a server: what its host does (docs/hosting.md)')
    .helpOption(false)
    .allowUnknownOption()
    .action((words: readonly string[]) => runApart('src/cli/admin-main.ts', words))
  return program
}

/** A program of its own: what it needs is not loaded by all others. */
function runApart(entry: string, words: readonly string[]): void {
  const run = path.join(projectRoot(), 'scripts', 'run.mjs')
  process.exitCode = spawnSync(process.execPath, [run, entry, ...words], { stdio: 'inherit' }).status ?? 1
}
