import { afterAll, expect, test, vi } from 'vitest'
import type { Setup } from '../../../kernel/game.ts'
import { MOST_KINDS, STATICS, TRIGGERS } from './kinds.ts'

afterAll(() => vi.doUnmock('./kinds.ts'))

/** Games by chance between generated decks, as they are written down. */
async function play(): Promise<{ readonly games: string[]; readonly lowest: number }> {
  vi.resetModules()
  const { generateDeck, keyforge } = await import('../index.ts')
  const { Generator, seedOf } = await import('../../../kernel/random.ts')
  const { STATIC, TRIGGER } = await import('./kinds.ts')
  const seeds = new Generator(seedOf(5))
  const out = new Int16Array(keyforge.maxOptions)
  const games = Array.from({ length: 12 }, () => {
    const decks = [generateDeck('cota', seeds.seed()), generateDeck('cota', seeds.seed())].map((deck) => (deck.ok ? deck.value : undefined))
    const started = keyforge.start({ seats: 2, decks } as Setup as Parameters<typeof keyforge.start>[0], seeds.seed())
    if (!started.ok) throw new Error(started.error.message)
    const p = started.value
    const moves: string[] = []
    while (keyforge.outcome(p) === undefined) {
      const option = out[seeds.below(keyforge.options(p, out))]
      moves.push(keyforge.makeOption(p, option))
      keyforge.choose(p, option)
    }
    return moves.join('\n')
  })
  return { games, lowest: Math.min(...Object.values(TRIGGER), ...Object.values(STATIC)) }
}

test('triggers and clauses with numbers above 31 do what those with low numbers do', async () => {
  const low = await play()
  expect(low.lowest).toBe(0)
  vi.doMock('./kinds.ts', async (original) => {
    const kinds = await original<typeof import('./kinds.ts')>()
    const moved = (names: readonly string[]) => Object.fromEntries(names.map((name, i) => [name, MOST_KINDS - names.length + i]))
    const fillers = Array.from({ length: MOST_KINDS - kinds.TRIGGERS.length }, (_, i) => `filler ${i}`)
    return { ...kinds, TRIGGERS: [...fillers, ...kinds.TRIGGERS], TRIGGER: moved(kinds.TRIGGERS), STATIC: moved(kinds.STATICS) }
  })
  const high = await play()
  expect(high.lowest).toBe(MOST_KINDS - Math.max(TRIGGERS.length, STATICS.length))
  expect(high.games).toEqual(low.games)
})
