import { expect, test } from 'vitest'
import '../src/games/keyforge/index.ts'
import { keyforge } from '../src/games/keyforge/index.ts'
import { buildScenario } from '../src/games/keyforge/scenario/setup.ts'
import { openTitleFor } from '../src/games/load.ts'
import { parseSeed } from '../src/kernel/random.ts'
import { Forecast } from '../src/play/forecast.ts'
import { Session } from '../src/play/session.ts'
import { Voice } from '../src/play/voice.ts'

const FILL = ['urchin', 'silvertooth', 'bad-penny']

async function lay(
  hand: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  now = () => 0,
  house: 'brobnar' | 'sanctum' = 'brobnar',
) {
  const title = await openTitleFor('keyforge', undefined)
  await title.bringLanguage('en')
  const p = buildScenario({
    house,
    seats: [
      { hand, battleline: mine, deck: FILL, houses: [house, 'shadows', 'untamed'], amber: 1 },
      { battleline: theirs, deck: FILL, hand: ['dextre'], houses: ['dis', 'logos', 'sanctum'], amber: 2 },
    ],
  })
  const match = { title, p, seed: parseSeed('1')!, setup: { seats: 2 } }
  const session = new Session(match)
  const voice = new Voice(match, { language: 'en', names: ['Anna', 'Ben'], seat: 0, own: true })
  const forecast = new Forecast(match, now)
  const choose = (verb: string) => session.choose(0, session.legal().find((option) => session.describe(option).verb === verb)!)
  const results = () => {
    const options = session.legal()
    const names = options.map((option) => voice.option(option, session.describe(option)).text)
    return Object.fromEntries(forecast.tell(0, options, voice, 1).map((result, index) => [names[index], result]))
  }
  const count = () => forecast.tell(0, session.legal(), voice, 1).filter((result) => result !== undefined).length
  return { p, session, choose, results, count }
}

test('each target of a fight says what would come of it, and the game stays as it is', async () => {
  const { p, choose, results } = await lay([], ['troll'], ['dust-imp', 'pit-demon'])
  choose('fight')
  const before = keyforge.blank()
  keyforge.copy(before, p)
  const told = results()
  expect(Object.keys(told)).toEqual(['Dust Imp', 'Pit Demon'])
  expect(told['Dust Imp']).toEqual({
    certain: expect.arrayContaining(['Dust Imp is destroyed', 'Ben gains 2 Æmber (Dust Imp)', 'Troll takes 2 damage']),
    possible: [],
  })
  expect(told['Pit Demon']?.certain).toContain('Pit Demon is destroyed')
  expect(p.zones.of).toEqual(before.zones.of)
  expect(keyforge.decision(p)).toEqual(keyforge.decision(before))
})

test('the question of a step is not tried: it names what can be done', async () => {
  const { results } = await lay([], ['troll'], ['dust-imp'])
  expect(Object.values(results()).every((result) => result === undefined)).toBe(true)
})

const many = Array.from({ length: 8 }, () => 'dust-imp')

// what was not reached in the first slice of time is told when the question is shown again
test('what comes of each of many options is told, slice by slice', async () => {
  let time = 0
  const { choose, count } = await lay(['punch'], ['troll', ...many], many, () => (time += 10))
  choose('play')
  const counts = [count(), count(), count(), count(), count()]
  expect(counts[0]).toBeGreaterThan(3)
  expect(counts[0]).toBeLessThan(17)
  expect(counts.at(-1)).toBe(17)
})

test('a target of which a further one depends says what is sure, and what the second answer may bring', async () => {
  const { choose, results } = await lay(['mighty-lance'], ['troll'], ['dust-imp', 'pit-demon', 'troll'], () => 0, 'sanctum')
  choose('play')
  const told = results()
  expect(told['Pit Demon']?.certain).toContain('Pit Demon takes 3 damage (Mighty Lance)')
  expect(told['Pit Demon']?.possible).toContain('Dust Imp is destroyed')
})

test('who becomes ready and fights says both, whomever it fights', async () => {
  const { choose, results } = await lay(['anger'], ['troll', 'krump'], ['dust-imp', 'pit-demon'])
  choose('play')
  const told = results()
  expect(told.Troll?.possible).toContain('Dust Imp is destroyed')
  expect(told.Krump?.possible).toContain('Dust Imp is destroyed')
})
