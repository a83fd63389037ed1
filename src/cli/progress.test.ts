import { expect, test } from 'vitest'
import { showBar } from './progress.ts'

function screen(isTTY: boolean) {
  const written: string[] = []
  return { written, stream: { isTTY, write: (text: string) => void written.push(text) } as unknown as NodeJS.WriteStream }
}

test('a bar says how far it is, how long it takes and what it came to, and is gone at the end', async () => {
  const { written, stream } = screen(true)
  const bar = showBar(stream)!
  bar(0, 40)
  await new Promise((resolve) => setTimeout(resolve, 210))
  bar(10, 40, () => 'greedy 52 %')
  bar(11, 40, () => {
    throw new Error('it is not asked what is not shown')
  })
  expect(written.at(-1)).toMatch(/\[#{6}\.{18}\] 10 \/ 40 {2}0:0[01] {2}greedy 52 %$/)
  bar(40, 40)
  expect(written.at(-1)).toBe('\r\x1b[K')
})

test('where no person watches there is none', () => {
  expect(showBar(screen(false).stream)).toBeUndefined()
})
