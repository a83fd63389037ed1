import { expect, test } from 'vitest'
import { GAME_NAMES } from '../../src/games/register.ts'
import { checkTables } from './commands.ts'

const SEED = 71
console.log(`models of tables with seed ${SEED}`)

test.each(GAME_NAMES)(
  '%s: any order of joins, choices, offers, losses of connection and clocks leads where the model says',
  async (game) => {
    const met = await checkTables(game, SEED, 12)
    for (const what of ['begin done', 'move done', 'play done', 'undo done', 'pass done', 'crash done'])
      expect([...met.keys()]).toContain(what)
  },
)
