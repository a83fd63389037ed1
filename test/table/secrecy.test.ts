import { expect, test } from 'vitest'
import { GAME_NAMES } from '../../src/games/register.ts'
import { extent } from '../extent.ts'
import { compareWorlds } from './worlds.ts'

const SEED = 73
console.log(`what is told of tables in two worlds, with seed ${SEED}`)

test.each(GAME_NAMES)('%s: two worlds that differ only in what one cannot know tell him the same, word for word', async (game) => {
  const { messages, hiding } = await compareWorlds(game, SEED, extent(2, 6), 30)
  expect(messages).toBeGreaterThan(extent(100, 500))
  expect(hiding).toBeGreaterThan(extent(3, 10))
})
