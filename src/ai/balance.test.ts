import { expect, test } from 'vitest'
import { titles } from '../games/index.ts'
import { riftblade } from '../games/riftblade/index.ts'
import type { Setup } from '../kernel/game.ts'
import { seedOf } from '../kernel/random.ts'
import { binomial, tallyGame, weighBalance, weighSides } from './balance.ts'
import type { GameTally } from './balance.ts'
import { RandomAgent } from './random.ts'

const tally = (winner: number, more: Partial<GameTally> = {}): GameTally => ({
  turns: 10,
  decisions: 50,
  first: 0,
  shares: [1 - winner, winner],
  uses: [],
  deeds: [],
  ...more,
})
const groups = () => ['red']

test('who begins has its share, whichever seat that is', () => {
  const { first, order, even } = weighBalance([tally(0), tally(1, { first: 1 }), tally(1), tally(0)], groups)
  expect([first.share, order, even]).toEqual([0.75, [0.75, 0.25], 0.5])
  expect(first.interval.low).toBeLessThan(0.75)
})

test('a card that only says who begins is even', () => {
  const uses = [{ kind: 'buy', id: 'a', seat: 0 }]
  const games = Array.from({ length: 100 }, (_, i) => tally(i % 5 === 0 ? 1 : 0, { uses }))
  const [rate] = weighBalance(games, groups).rates
  expect(rate.share).toBeCloseTo(0.5, 12)
})

test('a card that winners have stands out, and groups are summed', () => {
  const games = Array.from({ length: 200 }, (_, i): GameTally => {
    const winner = i % 2
    return tally(winner, {
      uses: [
        { kind: 'buy', id: 'good', seat: i % 10 === 0 ? 1 - winner : winner },
        { kind: 'buy', id: 'bad', seat: i % 10 === 0 ? winner : 1 - winner },
      ],
    })
  })
  const rates = new Map(weighBalance(games, groups).rates.map((rate) => [rate.id, rate]))
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

test('what nobody has won is half won, and is told; so is in how many games something was done', () => {
  const shared = tally(0, { shares: [0.5, 0.5], deeds: [2, 0] })
  const { first, drawn, deeds, even } = weighBalance([shared, tally(0, { deeds: [0, 0] })], groups)
  expect([first.share, drawn, deeds, even]).toEqual([0.75, 0.5, [0.5, 0], 0.5])
})

test('what two sides play is weighed against all others and against each; against itself it says nothing', () => {
  const played = [
    ['red', 'blue'],
    ['blue', 'red'],
    ['red', 'green'],
    ['red', 'red'],
  ]
  const standings = weighSides([tally(0), tally(0), tally(0), tally(1)], played)
  const share = (name: string, other?: string) => standings.find((one) => one.name === name && one.other === other)
  expect(share('red')).toMatchObject({ games: 3, share: 2 / 3 })
  expect(share('red', 'blue')).toMatchObject({ games: 2, share: 0.5 })
  expect(share('green', 'red')).toMatchObject({ games: 1, share: 0 })
  expect(share('red', 'red')).toBeUndefined()
})

const question = { kinds: ['buy', 'trigger'], until: 10, deeds: ['roll', 'burn'], active: () => 0 }

test('a game is tallied: the same for the same seed, and late uses are left out', () => {
  const play = (until: number) =>
    tallyGame(riftblade, { seats: 2 }, seedOf(3), [new RandomAgent(), new RandomAgent()], { ...question, until })
  const one = play(10)
  expect(play(10)).toEqual(one)
  expect(one.uses.length).toBeGreaterThan(5)
  expect(one.turns).toBeGreaterThan(10)
  expect(new Set(one.uses.map(({ kind }) => kind))).toEqual(new Set(['buy', 'trigger']))
  expect(play(2).uses.length).toBeLessThan(one.uses.length)
  expect(one.deeds[0]).toBeGreaterThan(0)
})

test('partners have all of a win', () => {
  const agents = Array.from({ length: 4 }, () => new RandomAgent())
  const { shares } = tallyGame(riftblade, { seats: 4, teams: true } as Setup, seedOf(3), agents, question)
  expect([...shares].sort()).toEqual([0, 0, 1, 1])
})

test('who begins in Nightfall is who was drawn after the draft, not who drafts first', () => {
  const { game, moment } = titles.get('nightfall')!
  const begins = [1, 2, 3, 4, 5, 6].map((seed) => {
    const agents = [new RandomAgent(), new RandomAgent()]
    return tallyGame(game, game.defaultSetup(2), seedOf(seed), agents, { ...question, active: (p) => moment(p).active[0] }).first
  })
  expect(new Set(begins)).toEqual(new Set([0, 1]))
})
