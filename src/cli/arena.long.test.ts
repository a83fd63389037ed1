// The simplest judgement must beat none at all.
import { expect, test } from 'vitest'
import { runProgram } from './program.ts'
import { scriptedTerminal } from './terminal.ts'

test('greedy beats random, and no proposal is illegal', async () => {
  for (const game of ['keyforge', 'riftblade']) {
    const terminal = scriptedTerminal([])
    await runProgram(['arena', game, 'greedy', 'random', '--games', '30', '--seed', '6', '--sprt', '--json'], terminal)
    const { share, work } = JSON.parse(terminal.printed.join('\n')) as { share: number; work: { illegal: number }[] }
    console.log(`${game}: greedy has ${share} against random (seed 6)`)
    expect(share).toBeGreaterThan(0.85)
    expect(work.map(({ illegal }) => illegal)).toEqual([0, 0])
  }
})
