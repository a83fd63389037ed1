import { capital } from '../ability/text/capital.ts'
import { type Command, CommanderError } from 'commander'
import { Failure } from './failure.ts'
import type { Terminal } from './terminal.ts'

/** A file that a test could not foresee must not print a stack; this is how far errors of the program itself are told. */
const FAULT = 1
const BAD_INPUT = 2

/** Runs one command line of a program and returns the exit code: 0, 2 for bad input, 1 for a fault of the program. */
export async function obey(program: Command, words: readonly string[], terminal: Terminal): Promise<number> {
  // commander says what is wrong by throwing; here it is put into one line
  const quiet = (command: Command): void => {
    command.exitOverride().configureOutput({ writeOut: (text) => terminal.print(text.trimEnd()), writeErr: () => undefined })
    for (const one of command.commands) quiet(one)
  }
  quiet(program)
  try {
    await program.parseAsync(words.length === 0 ? ['--help'] : [...words], { from: 'user' })
    return 0
  } catch (problem) {
    if (problem instanceof CommanderError) {
      if (problem.exitCode === 0) return 0
      const command = problem.code === 'commander.unknownCommand' ? '' : ` ${words[0]}`
      terminal.warn(`${tidy(problem.message)} "${program.name()}${command} --help" shows what is possible.`)
      return BAD_INPUT
    }
    if (problem instanceof Failure) {
      terminal.warn(problem.message.replace(/\.\.$/, '.'))
      return BAD_INPUT
    }
    terminal.warn(`A fault of the program itself: ${problem instanceof Error ? problem.message : String(problem)}`)
    return FAULT
  }
}

/** Commander's message as one sentence. */
function tidy(message: string): string {
  const text = message
    .replace(/^error: /, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim()
  const large = capital(text)
  return /[.)?]$/.test(large) ? large : `${large}.`
}
