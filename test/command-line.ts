// A command line as if it had been typed, with what is typed after it.
import { expect } from 'vitest'
import { runProgram } from '../src/cli/program.ts'
import { scriptedTerminal } from '../src/cli/terminal.ts'

export async function run(words: readonly string[], answers: readonly string[] = []) {
  const terminal = scriptedTerminal(answers)
  const code = await runProgram(words, terminal)
  const { printed, warned } = terminal
  return { code, printed, text: printed.join('\n'), warned }
}

/** What a line is refused with: one clear line, exit code 2, nothing on standard output. */
export async function refused(words: readonly string[], answers: readonly string[] = []): Promise<string> {
  const { code, warned, printed } = await run(words, answers)
  expect(code, warned.join('\n')).toBe(2)
  expect(warned).toHaveLength(1)
  expect(printed).toEqual([])
  expect(warned[0]).toMatch(/^[A-Z/"-].*[.?]$/s)
  expect(warned[0]).not.toMatch(/ {4}at |\.\.$|undefined/)
  return warned[0]
}
