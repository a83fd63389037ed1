import { Failure } from './failure.ts'
import { writeText } from './files.ts'
import type { Terminal } from './terminal.ts'
import type { CliWords } from './words.ts'

/** The rules failed: what is needed to mend them goes to a file, which is told. */
export function keepFault(game: string, report: string, words: CliWords, terminal: Terminal): void {
  const file = `catena-fault-${game}.txt`
  try {
    writeText(file, report)
    terminal.print(words.saved(file))
  } catch (problem) {
    if (!(problem instanceof Failure)) throw problem
    terminal.warn(problem.message)
  }
}
