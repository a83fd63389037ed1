import { expect, test } from 'vitest'
import { GAME_NAMES } from '../../src/games/register.ts'
import { checkTables } from './commands.ts'

const SEED = Number(process.env.SEED ?? 72)
console.log(`models of tables with seed ${SEED} (SEED sets another)`)

const MUST_BE_MET = [
  ...['offer takeback', 'offer abort', 'offer hands', 'answer', 'concede', 'abort', 'claim win', 'claim computer'].map(
    (what) => `${what} done`,
  ),
  ...['sit ann', 'undo', 'think', 'play', 'crash'].map((what) => `${what} done`),
  ...['rules', 'concede', 'time', 'away', 'abort'].map((reason) => `ended by ${reason}`),
]
const met = new Set<string>()

test.each(GAME_NAMES)('%s: fifty tables, in any order of what can happen, lead where the model says', async (game) => {
  const seen = await checkTables(game, SEED, 50)
  console.log(game, JSON.stringify([...seen].sort()))
  for (const what of seen.keys()) met.add(what)
})

test('the four games together met every kind of event and of ending', () => {
  expect(MUST_BE_MET.filter((what) => !met.has(what))).toEqual([])
})
