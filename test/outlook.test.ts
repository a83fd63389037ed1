import { expect, test } from 'vitest'
import { thoughts } from '../src/ai/chance.ts'
import { Sight } from '../src/ai/sight.ts'
import '../src/games/keyforge/index.ts'
import { buildScenario } from '../src/games/keyforge/scenario/setup.ts'
import { openTitleFor } from '../src/games/load.ts'
import { seedOf } from '../src/kernel/random.ts'
import { Voice } from '../src/play/voice.ts'
import { lookAhead } from '../src/play/hint/outlook.ts'

// the next turn begins with the same choice
test('a key that the opponent forges as the next turn begins is not told of this one', async () => {
  const title = await openTitleFor('keyforge', undefined)
  await title.bringLanguage('en')
  const { game } = title
  const seats = [{ deck: ['urchin', 'troll'] }, { deck: ['urchin', 'troll'], amber: 6 }] as const
  const options = new Int16Array(game.maxOptions)
  const p = buildScenario({ house: 'brobnar', seats })
  const end = Array.from({ length: game.options(p, options) }, (_, i) => options[i]).find(
    (option) => game.describe(p, option).verb === 'end',
  )!
  const voice = new Voice(
    { title, p, seed: seedOf(1), setup: { seats: 2 } },
    { language: 'en', names: ['You', 'Computer'], seat: 0, own: true },
  )
  const sight = new Sight(game, p).look(p)
  const { counts } = lookAhead({ title, p, sight, voice, holdings: undefined }, end, thoughts(1), () => false)
  expect(counts.filter(({ now, ends }) => ends.some((amount) => amount !== now))).toEqual([])
})
