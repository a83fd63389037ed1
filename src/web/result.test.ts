import { expect, test } from 'vitest'
import { partResults } from './result.ts'

test('what comes of all options alike is said once', () => {
  expect(partResults([['You gain 1', 'Umbra is stunned'], ['Troll is stunned', 'You gain 1'], ['You gain 1']])).toEqual({
    shared: ['You gain 1'],
    own: [['Umbra is stunned'], ['Troll is stunned'], []],
  })
})

test('what comes of one option in all that there is stands at it', () => {
  expect(partResults([['You gain 1']])).toEqual({ shared: [], own: [['You gain 1']] })
  expect(partResults([['You gain 1'], []])).toEqual({ shared: [], own: [['You gain 1'], []] })
  expect(partResults([])).toEqual({ shared: [], own: [] })
})
