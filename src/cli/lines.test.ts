import { expect, test } from 'vitest'
import { Lines } from './lines.ts'

async function* parts(...texts: string[]): AsyncGenerator<string> {
  for (const text of texts) yield text
}

async function linesOf(...texts: string[]): Promise<string[]> {
  const lines = new Lines(parts(...texts))
  const read: string[] = []
  for (let line = await lines.next(); line !== undefined; line = await lines.next()) read.push(line)
  expect(await lines.next()).toBeUndefined()
  return read
}

test.each([
  [[], []],
  [['\n'], ['']],
  [['one'], ['one']],
  [['one\ntwo\n'], ['one', 'two']],
  [['one\r\ntwo\r\n'], ['one', 'two']],
  [
    ['one\r', '\ntw', 'o', '\n\nthree'],
    ['one', 'two', '', 'three'],
  ],
])('%j', async (texts, wanted) => {
  expect(await linesOf(...texts)).toEqual(wanted)
})

test('parts are read as they are wanted, and one without an end is no line', async () => {
  let read = 0
  async function* endless(): AsyncGenerator<string> {
    for (;;) {
      read++
      yield read === 1 ? 'first\n' : '0'.repeat(40)
    }
  }
  const lines = new Lines(endless(), 100)
  expect([await lines.next(), read]).toEqual(['first', 1])
  await expect(lines.next()).rejects.toThrow('A line of the input has more than 100 characters.')
  expect(read).toBe(4)
})
