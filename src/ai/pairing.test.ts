import { expect, test } from 'vitest'
import { defaultDecks, keyforge } from '../games/keyforge/index.ts'
import { seedOf } from '../kernel/random.ts'
import { PairingStudy } from './pairing-study.ts'
import type { Rating, RatingProgress, RatingWishes } from './pairing-study.ts'
import { playBatch, ratePairing } from './pairing.ts'

const wishes: RatingWishes = { decks: defaultDecks, agent: 'random', games: 50, seed: seedOf(12), chains: true }

test('a rating goes on batch by batch, and ends with every game played', () => {
  const course = ratePairing(wishes)
  const seen: RatingProgress[] = []
  let rating: Rating | undefined
  for (let step = course.next(); rating === undefined; step = course.next()) {
    if (step.done) rating = step.value
    else seen.push(step.value)
  }
  expect(seen.every(({ games }, i) => i === 0 || games > seen[i - 1].games)).toBe(true)
  expect(seen.at(-1)).toMatchObject({ games: 100, of: 100, chains: { handicap: rating.chains?.handicap } })
  expect(seen[0].chains).toBeUndefined()
  expect(rating.games).toBe(50)
  expect(rating.chains?.tried.reduce((sum, { games }) => sum + games, 0)).toBe(100)
})

test('whoever drives a study, in whatever order the batches of a round are done, finds the same', () => {
  const study = new PairingStudy(wishes)
  for (let batches = study.nextRound(); batches.length > 0; batches = study.nextRound())
    for (const batch of batches.reverse()) study.take(playBatch(wishes, batch))
  const course = ratePairing(wishes)
  let step = course.next()
  while (!step.done) step = course.next()
  expect(study.rating()).toEqual(step.value)
})

test('chains of a handicap go to the deck that they are meant for, in either seat (kf.handicap.1)', () => {
  const [a, b] = defaultDecks
  const started: unknown[] = []
  const { start } = keyforge
  try {
    keyforge.start = (setup, seed) => {
      started.push([setup.decks.map(({ name }) => name), setup.chains])
      return start(setup, seed)
    }
    playBatch(wishes, { handicap: 7, pairs: 1, seed: seedOf(1) })
    playBatch(wishes, { handicap: -3, pairs: 1, seed: seedOf(1) })
  } finally {
    keyforge.start = start
  }
  expect(started).toEqual([
    [
      [a.name, b.name],
      [7, 0],
    ],
    [
      [b.name, a.name],
      [0, 7],
    ],
    [
      [a.name, b.name],
      [0, 3],
    ],
    [
      [b.name, a.name],
      [3, 0],
    ],
  ])
})

test('a fault of the game is told with its seed, and its deal left out', () => {
  const broken = { ...defaultDecks[0], cards: [] }
  const { pairs, faults } = playBatch({ decks: [broken, defaultDecks[1]], agent: 'random' }, { handicap: 0, pairs: 2, seed: seedOf(1) })
  expect(pairs).toEqual([0, 0, 0, 0, 0])
  expect(Object.entries(faults)).toEqual([[expect.stringContaining('must have twelve'), expect.stringMatching(/^[0-9a-f]{32}$/)]])
})
