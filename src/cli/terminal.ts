import { createInterface } from 'node:readline'

/** Where a command reads and writes, so that tests can stand in for a person. */
export interface Terminal {
  /** The next line that was typed or piped in; undefined at the end of the input. */
  read(): Promise<string | undefined>
  print(text: string): void
  warn(text: string): void
  /** What the environment has under this name: for secrets, which others could read on a command line. */
  secret(name: string): string | undefined
}

/** The terminal of this process. Lines are read as they are wanted, so a piped game is not read ahead of its questions. */
export function processTerminal(): Terminal {
  let lines: AsyncIterator<string> | undefined
  return {
    async read() {
      lines ??= createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]()
      const next = await lines.next()
      return next.done ? undefined : next.value
    },
    print: (text) => void process.stdout.write(`${text}\n`),
    warn: (text) => void process.stderr.write(`${text}\n`),
    secret: (name) => process.env[name] || undefined,
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
