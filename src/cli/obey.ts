import { type Command, CommanderError } from 'commander'
import { capital } from '../ability/text/capital.ts'
import { shorten } from '../kernel/excerpt.ts'
import { Failure, isRefusal, reasonOf } from './failure.ts'
import { adviseNames } from './names.ts'
import type { Terminal } from './terminal.ts'

const FAULT = 1
const BAD_INPUT = 2

/** Runs one command line of a program and returns the exit code: 0, 2 for bad input, 1 for a fault of the program. */
export async function obey(program: Command, words: readonly string[], terminal: Terminal): Promise<number> {
  let help = ''
  // commander says what is wrong by throwing; here it is put into one line
  const quiet = (command: Command): void => {
    command
      .exitOverride()
      .configureOutput({ writeOut: (text) => terminal.print(text.trimEnd()), writeErr: (text) => void (help = text.trimEnd()) })
    for (const one of command.commands) quiet(one)
  }
  quiet(program)
  try {
    await program.parseAsync(words.length === 0 && program.commands.length > 0 ? ['--help'] : [...words], { from: 'user' })
    return 0
  } catch (problem) {
    if (problem instanceof CommanderError && problem.exitCode === 0) return 0
    const meant = follow(program, words)
    if (problem instanceof CommanderError && problem.code === 'commander.help' && meant.rest.length === 0) {
      // what is the name of several commands was given alone
      terminal.print(help)
      return 0
    }
    const said = problem instanceof CommanderError ? tellMisuse(problem, meant) : tellInput(problem)
    terminal.warn(said ?? tellFault(problem))
    return said === undefined ? FAULT : BAD_INPUT
  }
}

/** What would be right, or what the system refuses; undefined for a fault of the program. */
function tellInput(problem: unknown): string | undefined {
  if (problem instanceof Failure) return problem.message.replace(/\.\.$/, '.')
  return isRefusal(problem) ? `${problem.path ?? 'The system'}: ${reasonOf(problem)}.` : undefined
}

/** A fault of the program in one line, with the place in the sources: whoever reports it has no stack to send. */
export function tellFault(problem: unknown): string {
  const { message, stack = '' } = problem instanceof Error ? problem : new Error(String(problem))
  const place = /\b((?:src|test|train|bench)\/[^\s():]+:\d+)/.exec(stack)?.[1]
  return `A fault of the program itself: ${message.replace(/\s+/g, ' ')}${place === undefined ? '' : ` (${place})`}`
}

interface Meant {
  readonly command: Command
  /** How it is called, such as `catena deck show`. */
  readonly name: string
  readonly rest: readonly string[]
}

/** The command that words name, as far as there is one. */
function follow(program: Command, words: readonly string[]): Meant {
  const rest = words[0] === 'help' ? words.slice(1) : [...words]
  let [command, name] = [program, program.name()]
  for (;;) {
    const next = command.commands.find((one) => one.name() === rest[0])
    if (next === undefined) return { command, name, rest }
    command = next
    name += ` ${rest.shift()}`
  }
}

function tellMisuse({ code, message }: CommanderError, { command, name, rest }: Meant): string {
  if (code === 'commander.unknownCommand' || code === 'commander.help') {
    const [word] = rest
    const known = command.commands.map((one) => one.name())
    return `There is no command "${name} ${shorten(word)}". ${adviseNames(word, known)}`
  }
  const usage = code === 'commander.missingArgument' ? ` Say "${name} ${command.usage().replace('[options] ', '')}".` : ''
  return `${tidy(message)}${usage} "${name} --help" shows what is possible.`
}

/** Commander's message as one sentence. */
function tidy(message: string): string {
  const text = message
    .replace(/^error: /, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/'([^']*)'/g, (_, word: string) => `'${shorten(word)}'`)
    .trim()
  const large = capital(text)
  return /[.)?]$/.test(large) ? large : `${large}.`
}
