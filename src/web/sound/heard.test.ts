import { expect, test } from 'vitest'
import type { Snapshot } from '../protocol.ts'
import { soundsOf } from './heard.ts'

const table = (given: Partial<Snapshot>): Snapshot =>
  ({ game: 'keyforge', revision: 1, logStart: 0, viewer: 0, turn: 1, active: [0], events: [], ...given }) as Snapshot
const happened = (...kinds: string[]) =>
  kinds.map((kind) => ({ kind, seat: 0, source: -1, cards: [], amount: 1 })) as unknown as Snapshot['events']
const before = table({})

test('a card, a fight, a key: each is heard once, in the order of what they mean', () => {
  expect(soundsOf(before, table({ revision: 2, events: happened('draw', 'play') }))).toEqual(['card'])
  expect(soundsOf(before, table({ revision: 2, events: happened('fight', 'damage', 'damage', 'play') }))).toEqual(['card', 'hit'])
  expect(soundsOf(before, table({ revision: 2, events: happened('forge', 'play', 'gain', 'reap', 'damage') }))).toEqual([
    'gain',
    'hit',
    'goal',
  ])
  expect(soundsOf(before, table({ revision: 2, events: happened('draw', 'shuffle') }))).toEqual([])
})

test('one game’s word means another thing in the next', () => {
  const claimed = (game: Snapshot['game']) => soundsOf(table({ game }), table({ game, revision: 2, events: happened('claim') }))
  expect(claimed('crystal-clans')).toEqual(['goal'])
  expect(claimed('nightfall')).toEqual(['gain'])
  expect(claimed('keyforge')).toEqual([])
})

test('your turn is heard, that of others is not', () => {
  expect(soundsOf(table({ active: [1] }), table({ revision: 2, turn: 2, active: [0] }))).toEqual(['turn'])
  expect(soundsOf(before, table({ revision: 2, turn: 2, active: [1] }))).toEqual([])
  expect(soundsOf(before, table({ revision: 2 }))).toEqual([])
})

test('the end is heard as it went, once', () => {
  const over = (shares: readonly number[]) => table({ revision: 2, turn: 2, outcome: { shares, reason: 'keys' } })
  expect(soundsOf(before, over([1, 0]))).toEqual(['won'])
  expect(soundsOf(before, over([0, 1]))).toEqual(['lost'])
  expect(soundsOf(over([1, 0]), { ...over([1, 0]), revision: 3 })).toEqual([])
})

test('a table that has just opened, one that is shown again, and an undo are silent', () => {
  const next = table({ revision: 2, events: happened('play') })
  expect(soundsOf(undefined, next)).toEqual([])
  expect(soundsOf(table({ game: 'nightfall' }), next)).toEqual([])
  expect(soundsOf(next, next)).toEqual([])
  expect(soundsOf(table({ logStart: 5 }), next)).toEqual([])
})
