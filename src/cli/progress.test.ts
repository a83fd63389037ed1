import { expect, test } from 'vitest'
import { titles } from '../games/index.ts'
import { seedOf } from '../kernel/random.ts'
import { arena } from './arena.ts'
import { handsHere } from './crew.ts'
import { doJob } from './job.ts'
import { showBar } from './progress.ts'
import { simulate } from './simulate.ts'

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
  expect(written.at(-1)).toMatch(/\[#{6}\.{18}\] 10 \/ 40 {2}0:\d\d {2}greedy 52 %$/)
  bar(40, 40)
  expect(written.at(-1)).toBe('\r\x1b[K')
})

test('where no person watches there is none', () => {
  expect(showBar(screen(false).stream)).toBeUndefined()
})

test('games of players who think are told from the start, and after each', async () => {
  const title = titles.get('riftblade')!
  const common = { title, seed: seedOf(1), games: 4 }
  const told: number[] = []
  const bar = (done: number) => void told.push(done)
  const agents = ['random', 'beginner'] as const
  await simulate({ ...common, setup: title.game.defaultSetup(2), agents }, handsHere(doJob), bar)
  expect(told).toEqual([0, 1, 2, 3, 4])
  told.length = 0
  await arena(
    { ...common, seats: 2, teams: false, agents, random: false, milliseconds: undefined, sequential: false },
    handsHere(doJob),
    bar,
  )
  expect(told).toEqual([0, 2, 4, 4])
})
