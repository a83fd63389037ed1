import { expect, test } from 'vitest'
import { runProgram } from './program.ts'
import { scriptedTerminal } from './terminal.ts'
import { wrapLine, wrapping } from './wrap.ts'

test('a line is broken between words, and goes on further in than it began', () => {
  expect(wrapLine('as long as it is', 16)).toEqual(['as long as it is'])
  expect(wrapLine('as long as it is', 15)).toEqual(['as long as it', '  is'])
  expect(wrapLine('  3. a card with words that go on', 20)).toEqual(['  3. a card with', '       words that go', '       on'])
  expect(wrapLine('word    what it does here', 20)).toEqual(['word    what it does', '        here'])
  expect(wrapLine('- unbreakablelonger', 6)).toEqual(['- unbreakablelonger'])
})

test('only a terminal that knows its width breaks lines', () => {
  const unknown = scriptedTerminal([])
  expect(wrapping(unknown)).toBe(unknown)
  const narrow = { ...unknown, columns: 8 }
  const screen = wrapping(narrow)
  screen.print('one two three\nfour')
  screen.warn('five six seven')
  screen.print('{"for": "programs"}')
  expect(unknown.printed).toEqual(['one two', '  three', 'four', '{"for": "programs"}'])
  expect(unknown.warned).toEqual(['five six', '  seven'])
})

test('what a command says is as wide as the terminal', async () => {
  for (const words of [
    ['cards', 'keyforge', 'umbra'],
    ['rules', 'keyforge', 'flank'],
    ['puzzles', 'list'],
    ['rate', 'nowhere.txt'],
  ]) {
    const terminal = { ...scriptedTerminal([]), columns: 80 }
    await runProgram(words, terminal)
    const lines = [...terminal.printed, ...terminal.warned]
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.filter((line) => line.length > 80)).toEqual([])
  }
})
