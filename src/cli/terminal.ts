import { reasonOf } from './failure.ts'
import { Lines } from './lines.ts'

/** Where a command reads and writes, so that tests can stand in for a person. */
export interface Terminal {
  /** The next line that was typed or piped in; undefined at the end of the input. */
  read(): Promise<string | undefined>
  print(text: string): void
  warn(text: string): void
  /** What the environment has under this name: for secrets, which others could read on a command line. */
  secret(name: string): string | undefined
  /** How wide it is, in characters, where that is known: not for what is piped on. */
  readonly columns?: number
}

/** Where a person types. */
const PROMPT = '> '
/** Back to the beginning of the line, which is wiped. */
const WIPE = '\r\u001b[K'

/**
 * The terminal of this process. Lines are read as they are wanted, so a piped game is not read ahead of its questions; a person is shown
 * where to type.
 */
export function processTerminal(input: NodeJS.ReadStream = process.stdin, output: NodeJS.WriteStream = process.stdout): Terminal {
  let lines: Lines | undefined
  const isPerson = input.isTTY && output.isTTY
  /** Somebody is waited for. */
  let isAsked = false
  output.on('error', (problem: NodeJS.ErrnoException) => {
    // a reader such as head may close the pipe early: that is no fault
    if (problem.code === 'EPIPE') process.exit(0)
    process.stderr.write(`What is printed cannot be written: ${reasonOf(problem)}.\n`)
    process.exit(2)
  })
  // with nobody to tell it to, it is done all the same
  process.stderr.on('error', () => undefined)
  return {
    async read() {
      lines ??= new Lines(input.setEncoding('utf8'))
      if (isPerson) output.write(PROMPT)
      isAsked = isPerson
      const line = await lines.next()
      isAsked = false
      return line
    },
    // what happens meanwhile at a table of a server is told above
    print: (text) => void output.write(isAsked ? `${WIPE}${text}\n${PROMPT}` : `${text}\n`),
    warn: (text) => void process.stderr.write(`${text}\n`),
    secret: (name) => process.env[name] || undefined,
    get columns() {
      // some that are not wide at all only do not say how wide they are
      return output.columns || undefined
    },
  }
}

/** A terminal in memory: answers are read one by one, and what is said is kept. */
export function scriptedTerminal(
  answers: readonly string[],
  secrets: Readonly<Record<string, string>> = {},
): Terminal & { readonly printed: string[]; readonly warned: string[] } {
  const rest = [...answers]
  const printed: string[] = []
  const warned: string[] = []
  return {
    printed,
    warned,
    read: async () => rest.shift(),
    print: (text) => void printed.push(...text.split('\n')),
    warn: (text) => void warned.push(...text.split('\n')),
    secret: (name) => secrets[name],
  }
}
