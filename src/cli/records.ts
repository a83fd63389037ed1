import type { Command } from 'commander'
import { analyse, showAnalysis } from './analyse.ts'
import type { Hands } from './crew.ts'
import { Failure } from './failure.ts'
import { readRecord } from './files.ts'
import { readLanguage, readNumber } from './input.ts'
import { LANGUAGE, QUEUE } from './options.ts'
import { showBar } from './progress.ts'
import { checkRecords, readTitleOf, replayRecord } from './replay.ts'
import type { Terminal } from './terminal.ts'
import { verify } from './verify.ts'

interface Flags {
  readonly lang: string
  readonly all?: boolean
  readonly check?: boolean
  readonly seat?: string
  readonly iterations: string
  readonly queue?: boolean
  readonly json?: boolean
}

interface Means {
  withHands(flags: Flags, work: (hands: Hands) => Promise<void>): Promise<void>
}

/** What is done with the record of a game: to look at it, to check it, to judge it. */
export function addRecordCommands(program: Command, terminal: Terminal, { withHands }: Means): void {
  const add = (name: string, description: string): Command => program.command(name).description(description)

  add('replay <file...>', 'step through the record of a game, or check records')
    .option(...LANGUAGE)
    .option('--all', 'without waiting for Enter')
    .option('--check', 'only say whether all of it holds, with exit code 0 when it does; for any number of files')
    .action(async (files: readonly string[], flags: Flags) => {
      const language = readLanguage(flags.lang)
      if (flags.check) {
        await checkRecords(files, language, terminal)
        return
      }
      const [file, ...more] = files
      if (more.length > 0)
        throw new Failure(`${files.length} files are given; one is stepped through at a time. Add --check to check them all.`)
      const record = readRecord(file, language)
      await replayRecord({ title: await readTitleOf(record, file, language), record, file, language, all: flags.all === true }, terminal)
    })

  add('verify <file>', 'recompute the fair chance of a game that was played at a table: commitment, seed, every shuffle and roll')
    .option(...LANGUAGE)
    .action((file: string, flags: Flags) => verify(file, readLanguage(flags.lang), terminal))

  add('analyse <file>', 'judge every decision of a record, and tell luck from play')
    .option(...LANGUAGE)
    .option('--seat <seat>', 'only this seat, from 0')
    .option('--iterations <number>', 'of the search, for each decision', '100')
    .option(...QUEUE)
    .option('--json', 'one line of JSON')
    .action(async (file: string, flags: Flags) => {
      const language = readLanguage(flags.lang)
      const record = readRecord(file, language)
      const wishes = {
        title: await readTitleOf(record, file, language),
        record,
        file,
        language,
        iterations: readNumber(flags.iterations, 'The number of iterations', 1, 1_000_000),
        seat: flags.seat === undefined ? undefined : readNumber(flags.seat, 'The seat', 0, 8),
      }
      await withHands(flags, async (hands) => {
        const result = await analyse(wishes, hands, showBar())
        if (flags.json) terminal.print(JSON.stringify(result))
        else for (const line of showAnalysis(result, wishes)) terminal.print(line)
      })
    })
}
