import { expect, test } from 'vitest'
import { partResults } from './result.ts'

const only = (certain: readonly string[], possible: readonly string[] = [], fate: readonly string[] = []) => ({
  fate,
  certain,
  chosen: [],
  possible,
  still: false,
})

test('of many options each says two parts, so that all are seen at once', () => {
  const parts = ['is stunned', 'takes 1 damage', 'is warded']
  const told = (count: number) =>
    partResults(
      'en',
      Array.from({ length: count }, (_, i) => only([`You gain ${i}`], [], parts)),
    ).own
  expect(told(4)[0]).toEqual([...parts, 'You gain 0'])
  expect(told(5)[0]).toEqual(parts.slice(0, 2))
})

test('what is sure to come of all options alike is said once', () => {
  expect(
    partResults('en', [
      only(['You gain 1', 'Umbra is stunned']),
      only(['Troll is stunned', 'You gain 1'], ['Dust Imp is destroyed']),
      only(['You gain 1']),
    ]),
  ).toEqual({ shared: ['You gain 1'], own: [['Umbra is stunned'], ['Troll is stunned', 'perhaps: Dust Imp is destroyed'], []] })
})

test('what may come whatever is chosen is not said, and what becomes of the option’s own card stands first at each', () => {
  expect(
    partResults('en', [only(['You gain 1'], ['Troll is destroyed'], ['is destroyed']), only([], ['Troll is destroyed'], ['is destroyed'])]),
  ).toEqual({ shared: [], own: [['is destroyed', 'You gain 1'], ['is destroyed']] })
})

test('what comes of one option in all that there is stands at it', () => {
  expect(partResults('en', [only(['You gain 1'], ['Troll is destroyed'])])).toEqual({
    shared: [],
    own: [['You gain 1', 'perhaps: Troll is destroyed']],
  })
  expect(partResults('en', [only(['You gain 1']), undefined])).toEqual({ shared: [], own: [['You gain 1'], []] })
  expect(partResults('en', [])).toEqual({ shared: [], own: [] })
})

test('what depends on the next answer says so, once where it is the same for all options', () => {
  const after = (...chosen: string[]) => ({ ...only([]), chosen })
  expect(partResults('en', [after('Troll is destroyed', 'You gain 1'), after('Troll is destroyed')])).toEqual({
    shared: ['next choice: Troll is destroyed'],
    own: [['next choice: You gain 1'], []],
  })
})

test('an option that is certain to change nothing says so, and one of which nothing is known does not', () => {
  const still = { ...only([]), still: true }
  expect(partResults('en', [only([], [], ['is stunned']), still, undefined])).toEqual({
    shared: [],
    own: [['is stunned'], ['nothing changes'], []],
  })
  expect(partResults('en', [still, still])).toEqual({ shared: ['nothing changes'], own: [[], []] })
})
