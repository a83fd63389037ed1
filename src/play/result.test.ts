import { expect, test } from 'vitest'
import { partResults } from './result.ts'

const only = (certain: readonly string[], possible: readonly string[] = [], fate: readonly string[] = []) => ({
  fate,
  certain,
  chosen: [],
  possible,
  still: false,
})

test('of many options each says three parts, some of what comes of others too, so that all are seen at once', () => {
  const parts = ['is stunned', 'takes 1 damage', 'is warded']
  const told = (count: number) =>
    partResults(
      'en',
      Array.from({ length: count }, (_, i) => only([`You gain ${i}`], [], parts)),
    ).own
  expect(told(4)[0]).toEqual([...parts, 'You gain 0'])
  expect(told(5)[0]).toEqual([...parts.slice(0, 2), 'You gain 0', '…'])
})

test('what is sure to come of all options alike is said once', () => {
  expect(
    partResults('en', [
      only(['You gain 1', 'Umbra is stunned']),
      only(['Troll is stunned', 'You gain 1'], ['Dust Imp is destroyed']),
      only(['You gain 1']),
    ]),
  ).toMatchObject({ shared: ['You gain 1'], own: [['Umbra is stunned'], ['Troll is stunned', 'perhaps: Dust Imp is destroyed'], []] })
})

test('what may come whatever is chosen is not said, and what becomes of the option’s own card stands first at each', () => {
  expect(
    partResults('en', [only(['You gain 1'], ['Troll is destroyed'], ['is destroyed']), only([], ['Troll is destroyed'], ['is destroyed'])]),
  ).toMatchObject({ shared: [], own: [['is destroyed', 'You gain 1'], ['is destroyed']] })
})

test('what comes of one option in all that there is stands at it', () => {
  expect(partResults('en', [only(['You gain 1'], ['Troll is destroyed'])])).toMatchObject({
    shared: [],
    own: [['You gain 1', 'perhaps: Troll is destroyed']],
  })
  expect(partResults('en', [only(['You gain 1']), undefined])).toMatchObject({ shared: [], own: [['You gain 1'], []] })
  expect(partResults('en', [])).toMatchObject({ shared: [], own: [] })
})

test('what depends on the next answer says so, once where it is the same for all options', () => {
  const after = (...chosen: string[]) => ({ ...only([]), chosen })
  expect(partResults('en', [after('Troll is destroyed', 'You gain 1'), after('Troll is destroyed')])).toMatchObject({
    shared: ['next choice: Troll is destroyed'],
    own: [['next choice: You gain 1'], []],
  })
})

test('an option that is certain to change nothing says so, and one of which nothing is known does not', () => {
  const still = { ...only([]), still: true }
  expect(partResults('en', [only([], [], ['is stunned']), still, undefined])).toMatchObject({
    shared: [],
    own: [['is stunned'], ['nothing changes'], []],
  })
  expect(partResults('en', [still, still])).toMatchObject({ shared: ['nothing changes'], own: [[], []] })
})

// it would stand over all options without saying to whom it comes
test('what comes to the card of an option by the next answer stands at that option, also where it is the same at all', () => {
  const told = partResults('en', [
    { ...only([]), either: ['is destroyed'], chosen: ['You gain 1'] },
    { ...only([]), either: ['is destroyed'], chosen: ['You gain 1'] },
  ])
  expect(told).toMatchObject({ shared: ['next choice: You gain 1'], own: [['next choice: is destroyed'], ['next choice: is destroyed']] })
})

test('of what depends on the next answer two parts are said, and that there are more', () => {
  const open = (...chosen: string[]) => partResults('en', [{ ...only([]), chosen }]).own[0]
  expect(open('You gain 1', 'is stunned')).toEqual(['next choice: You gain 1 / is stunned'])
  expect(open('You gain 1', 'is stunned', 'is destroyed')).toEqual(['next choice: You gain 1 / is stunned / …'])
})

test('beside many options, too, what depends on the next answer has its place, for the card of the option and for others', () => {
  const one = {
    ...only(['You gain 1', 'You gain 2'], [], ['becomes ready']),
    either: ['is destroyed', 'takes 2 damage'],
    chosen: ['Troll is destroyed', 'Krump is destroyed', 'Ben gains 2'],
  }
  expect(partResults('en', [one, ...Array.from({ length: 4 }, () => only([]))]).own[0]).toEqual([
    'becomes ready',
    'You gain 1',
    'next choice: is destroyed / takes 2 damage / Troll is destroyed / Krump is destroyed / …',
    '…',
  ])
})

test('options that would read alike say the first thing in which they differ', () => {
  const after = (...last: string[]) => ({ ...only([]), chosen: ['Troll is destroyed', 'Krump is destroyed', ...last] })
  expect(partResults('en', [after('You gain 1', 'Ben gains 2'), after('Ben gains 2', 'You lose 1'), only([])]).own).toEqual([
    ['next choice: Troll is destroyed / Krump is destroyed / You gain 1 / …'],
    ['next choice: Troll is destroyed / Krump is destroyed / You lose 1 / …'],
    [],
  ])
})

test('what has no room beside an option is there to be read, and where answers were not followed to their end, that is said', () => {
  const one = { ...only(['You gain 1', 'You gain 2'], ['Troll is warded'], ['becomes ready']), chosen: ['a', 'b', 'c'] }
  const told = partResults('en', [one, ...Array.from({ length: 6 }, () => only(['You gain 3']))])
  expect(told.own[0]).toEqual(['becomes ready', 'You gain 1', 'next choice: a / b / …', '…'])
  expect(told.whole[0]).toBe('becomes ready · You gain 1 · You gain 2 · perhaps: Troll is warded · next choice: a / b / c')
  expect(told.whole[1]).toBeUndefined()

  const more = { ...only([]), chosen: ['You gain 1'], unfollowed: true }
  expect(partResults('en', [more, only([])]).own).toEqual([['next choice: You gain 1 / …'], []])
  expect(partResults('en', [more, more]).shared).toEqual(['next choice: You gain 1 / …'])
  // what is known of none says nothing of what is more
  expect(partResults('en', [{ ...only(['You gain 1']), unfollowed: true }, only([])]).own[0]).toEqual(['You gain 1'])
})
