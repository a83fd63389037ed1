import { expect, test } from 'vitest'
import { GAME_NAMES } from '../../src/games/register.ts'
import { checkTables, checkTeams } from './commands.ts'

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

test('two against two: whoever gives up or is away, in any order, beside computers or not, one team wins', async () => {
  const met = await checkTeams(SEED, 60)
  for (const what of ['concede done', 'claim win done', 'claim computer done', 'ended by concede', 'ended by away'])
    expect([...met.keys()]).toContain(what)
})
