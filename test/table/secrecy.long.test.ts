import { expect, test } from 'vitest'
import { GAME_NAMES } from '../../src/games/register.ts'
import { compareWorlds } from './worlds.ts'

const SEED = Number(process.env.SEED ?? 74)
const TABLES = Number(process.env.TABLES ?? 30)
console.log(`what is told of ${TABLES} tables of each game in two worlds, with seed ${SEED} (SEED and TABLES set others)`)

test.each(GAME_NAMES)('%s: at tables of every number of seats, two worlds that look the same are told the same', async (game) => {
  const compared = await compareWorlds(game, SEED, TABLES, 60)
  console.log(game, JSON.stringify(compared))
  expect(compared.hiding).toBeGreaterThan(100)
})
