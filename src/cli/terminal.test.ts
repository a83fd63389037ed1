import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { processTerminal } from './terminal.ts'

function open(isTTY: boolean, columns?: number) {
  const [input, output] = [new PassThrough(), new PassThrough()].map((stream) => Object.assign(stream, { isTTY, columns }))
  const terminal = processTerminal(input as unknown as NodeJS.ReadStream, output as unknown as NodeJS.WriteStream)
  return { input, terminal, written: () => String(output.read() ?? '') }
}

test('whoever sits at a terminal is shown where to type, below what happens meanwhile', async () => {
  const { input, terminal, written } = open(true)
  terminal.print('Keep this hand?')
  const read = terminal.read()
  expect(written()).toBe('Keep this hand?\n> ')
  terminal.print('Anna sits down.')
  expect(written()).toBe('\r\u001b[KAnna sits down.\n> ')
  input.write('1\n')
  expect(await read).toBe('1')
  terminal.print('You keep your hand.')
  expect(written()).toBe('You keep your hand.\n')
})

test('what is piped on has no such sign', async () => {
  const { input, terminal, written } = open(false)
  input.write('1\n')
  expect(await terminal.read()).toBe('1')
  terminal.print('done')
  expect(written()).toBe('done\n')
})

test('a terminal that says no width has none', () => {
  expect([open(true, 0).terminal.columns, open(true, 80).terminal.columns]).toEqual([undefined, 80])
})
