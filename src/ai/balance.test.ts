import { expect, test } from 'vitest'
import { riftblade } from '../games/riftblade/index.ts'
import { seedOf } from '../kernel/random.ts'
import { binomial, tallyGame, weighBalance } from './balance.ts'
import type { GameTally } from './balance.ts'
import { RandomAgent } from './random.ts'

const tally = (winner: number, more: Partial<GameTally> = {}): GameTally => ({
  turns: 10,
  decisions: 50,
  first: 0,
  shares: [1 - winner, winner],
  uses: [],
  ...more,
})
const groups = () => ['red']

test('who begins has its share, whichever seat that is', () => {
  const { first, order, even } = weighBalance([tally(0), tally(1, { first: 1 }), tally(1), tally(0)], 99, groups)
  expect([first.share, order, even]).toEqual([0.75, [0.75, 0.25], 0.5])
  expect(first.interval.low).toBeLessThan(0.75)
})

test('a card that only says who begins is even', () => {
  const uses = [{ kind: 'buy', id: 'a', seat: 0, turn: 1 }]
  const games = Array.from({ length: 100 }, (_, i) => tally(i % 5 === 0 ? 1 : 0, { uses }))
  const [rate] = weighBalance(games, 99, groups).rates
  expect(rate.share).toBeCloseTo(0.5, 12)
})

test('a card that winners have stands out, late uses are left out, and groups are summed', () => {
  const games = Array.from({ length: 200 }, (_, i): GameTally => {
    const winner = i % 2
    return tally(winner, {
      uses: [
        { kind: 'buy', id: 'good', seat: i % 10 === 0 ? 1 - winner : winner, turn: 3 },
        { kind: 'buy', id: 'bad', seat: i % 10 === 0 ? winner : 1 - winner, turn: 3 },
        { kind: 'buy', id: 'bad', seat: winner, turn: 9 },
      ],
    })
  })
  const rates = new Map(weighBalance(games, 5, groups).rates.map((rate) => [rate.id, rate]))
  expect(rates.get('good')?.share).toBeCloseTo(0.9, 2)
  expect(rates.get('bad')?.share).toBeCloseTo(0.1, 2)
  expect(rates.get('bad')?.interval.high).toBeLessThan(0.44)
  expect(rates.get('red')).toMatchObject({ uses: 400, games: 200 })
  expect(rates.get('red')?.share).toBeCloseTo(0.5, 12)
})

test('the interval is that of Wilson', () => {
  expect(binomial(0.5, 96).low).toBeCloseTo(0.402, 3)
  expect(binomial(0, 10).low).toBe(0)
  expect(binomial(0, 10).high).toBeCloseTo(0.278, 3)
})

test('a game is tallied: the same for the same seed', () => {
  const play = () => tallyGame(riftblade, { seats: 2 }, seedOf(3), [new RandomAgent(), new RandomAgent()], ['buy', 'trigger'])
  const one = play()
  expect(play()).toEqual(one)
  expect(one.uses.length).toBeGreaterThan(5)
  expect(one.turns).toBeGreaterThan(5)
  expect(new Set(one.uses.map(({ kind }) => kind))).toEqual(new Set(['buy', 'trigger']))
})
