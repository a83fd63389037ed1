// What every program says of a command line that is wrong: one line, never a stack, and never an exit code of success.
import { Command } from 'commander'
import { expect, test } from 'vitest'
import { Failure } from './failure.ts'
import { obey } from './obey.ts'
import { scriptedTerminal } from './terminal.ts'

function makeProgram(act: () => void = () => undefined): Command {
  const program = new Command('tool').description('A tool.')
  program.command('list').option('--json', 'as JSON').action(act)
  const cases = program.command('cases').description('several')
  cases.command('play <case> [more...]').action(act)
  cases.command('check').action(act)
  return program
}

async function run(words: string, act?: () => void) {
  const terminal = scriptedTerminal([])
  const code = await obey(makeProgram(act), words === '' ? [] : words.split(' '), terminal)
  return { code, out: terminal.printed.join('\n'), said: terminal.warned }
}

test.each([
  ['lits', 'There is no command "tool lits". Did you mean list? Choose one of list, cases.'],
  ['zzz', 'There is no command "tool zzz". Choose one of list, cases.'],
  ['help lits', 'There is no command "tool lits". Did you mean list? Choose one of list, cases.'],
  ['cases chekc', 'There is no command "tool cases chekc". Did you mean check? Choose one of play, check.'],
  [
    'cases play',
    'Missing required argument \'case\'. Say "tool cases play <case> [more...]". "tool cases play --help" shows what is possible.',
  ],
  ['cases check 1', 'Too many arguments for \'check\'. Expected 0 arguments but got 1. "tool cases check --help" shows what is possible.'],
  ['list --jsno', 'Unknown option \'--jsno\' (Did you mean --json?) "tool list --help" shows what is possible.'],
  [`list --${'x'.repeat(5000)}`, `Unknown option '--${'x'.repeat(58)}…'. "tool list --help" shows what is possible.`],
  ['list --\u001b[2J', 'Unknown option \'--\\u{1b}[2J\'. "tool list --help" shows what is possible.'],
])('%s', async (words, says) => {
  expect(await run(words)).toEqual({ code: 2, out: '', said: [says] })
})

test.each([
  ['', 'Usage: tool [options] [command]'],
  ['cases', 'Usage: tool cases [options] [command]'],
  ['help', 'Usage: tool [options] [command]'],
  ['help cases', 'Usage: tool cases [options] [command]'],
  ['list --help', 'Usage: tool list [options]'],
])('"%s" is no mistake: it shows what there is', async (words, begins) => {
  const { code, out, said } = await run(words)
  expect([code, said, out.split('\n')[0]]).toEqual([0, [], begins])
})

test('a failure, a refusal of the system and a fault of the program are told apart', async () => {
  const fail = (problem: unknown) =>
    run('list', () => {
      throw problem
    })
  expect(await fail(new Failure('Choose another one..'))).toMatchObject({ code: 2, said: ['Choose another one.'] })
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28, syscall: 'write' })
  expect(await fail(full)).toMatchObject({ code: 2, said: ['The system: no space left on device.'] })
  expect(await fail(Object.assign(full, { path: 'here' }))).toMatchObject({ said: ['here: no space left on device.'] })
  const { code, said } = await fail(new TypeError('x is not\n a function'))
  expect([code, said.length]).toEqual([1, 1])
  expect(said[0]).toMatch(/^A fault of the program itself: x is not a function \(src\/cli\/obey\.test\.ts:\d+\)$/)
  expect(await fail('odd')).toMatchObject({ code: 1, said: [expect.stringMatching(/^A fault of the program itself: odd/)] })
})
