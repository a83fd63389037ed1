import { expect, test } from 'vitest'
import { pile } from '../../test/pile.ts'
import type { PilePosition } from '../../test/pile.ts'
import { games } from '../games/index.ts'
import type { Game, Setup } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import { Generator, seedOf } from '../kernel/random.ts'
import { thoughts } from './chance.ts'
import { account, Analysis } from './analysis.ts'
import type { AnalysisSettings, JudgedDecision, Played } from './analysis.ts'
import { RandomAgent } from './random.ts'
import { Sight } from './sight.ts'

function judgeAll<P extends Position>(game: Game<P>, played: Played, settings: AnalysisSettings): JudgedDecision[] {
  const analysis = new Analysis(game, played, settings)
  const decisions: JudgedDecision[] = []
  for (let next = analysis.next(); next !== undefined; next = analysis.next()) decisions.push(next)
  return decisions
}

/** A game in which every seat chooses at random. */
function playAtRandom(
  game: Game,
  setup: Setup,
  seed: number,
  limit = Number.POSITIVE_INFINITY,
): Played & { shares: readonly number[] | undefined } {
  const started = game.start(setup, seedOf(seed))
  if (!started.ok) throw new Error(started.error.message)
  const p = started.value
  const sight = new Sight(game, p)
  const agent = new RandomAgent()
  const random = thoughts(seed + 1)
  const moves: string[] = []
  while (game.seatToDecide(p) >= 0 && moves.length < limit) {
    const option = agent.decide(sight.look(p), random)
    moves.push(game.makeOption(p, option))
    game.choose(p, option)
  }
  return { setup, seed: seedOf(seed), moves, shares: game.outcome(p)?.shares }
}

/** Pile that begins at a sum: whoever brings it above 30 loses at once. */
const beginningAt = (sum: number): Game<PilePosition> => ({
  ...pile,
  start(setup, seed) {
    const started = pile.start(setup, seed)
    if (started.ok) started.value.facts[2] = sum
    return started
  },
})

test('an option that loses at once, where another does not, is a mistake', () => {
  // at 30 every card loses; a roll need not be added, and then the other seat is in the same need
  for (let seed = 0; seed < 5; seed++) {
    const game = beginningAt(30)
    const start = game.start({ seats: 2 }, seedOf(seed))
    if (!start.ok) throw new Error(start.error.message)
    const card = game.makeOption(start.value, new Sight(game, start.value).look(start.value).options[0])
    const [first] = judgeAll(game, { setup: { seats: 2 }, seed: seedOf(seed), moves: [card] }, { iterations: 60 })
    expect(first, `seed ${seed}`).toMatchObject({ step: 0, seat: 0, played: { notation: card, share: 0 }, best: { notation: 'roll' } })
    expect(first.loss).toBeGreaterThan(0.3)
    expect(first.before).toBeCloseTo(first.best.share)
  }
})

test('an option that wins at once, where another does not, is the best one', () => {
  // whoever brings the pile above 30 wins here
  const game: Game<PilePosition> = {
    ...beginningAt(30),
    outcome: (p) => (p.facts[3] < 0 ? undefined : { shares: p.facts[3] === 0 ? [1, 0] : [0, 1], reason: 'other way round' }),
    evaluate: (p, seat) => -pile.evaluate(p, seat),
    yardstick: (p, seat) => -pile.yardstick(p, seat),
  }
  const [rolled, declined] = judgeAll(game, { setup: { seats: 2 }, seed: seedOf(1), moves: ['roll', '0'] }, { iterations: 60 })
  expect(rolled).toMatchObject({ step: 0, before: 1, loss: 0 })
  expect(declined).toMatchObject({ step: 1, before: 1, played: { notation: '0' }, best: { notation: '1', share: 1 } })
  expect(declined.loss).toBeGreaterThan(0.5)
})

test('a loss that cannot be avoided is no mistake', () => {
  // above 30 already: whatever is laid loses, and a roll that is not added loses too
  const lost: Game<PilePosition> = {
    ...beginningAt(31),
    outcome: (p) => (p.machine[0] >= 0 ? undefined : { shares: [0, 1], reason: 'lost' }),
  }
  const start = lost.start({ seats: 2 }, seedOf(2))
  if (!start.ok) throw new Error(start.error.message)
  const options = Array.from(new Sight(lost, start.value).look(start.value).options)
  for (const option of options.slice(0, 3)) {
    const moves = [lost.makeOption(start.value, option)]
    const [first] = judgeAll(lost, { setup: { seats: 2 }, seed: seedOf(2), moves }, { iterations: 60 })
    expect(first).toMatchObject({ loss: 0, before: 0 })
    expect(first.best).toEqual(first.played)
  }
})

test('the same settings give the same numbers, in parts too, for all games, and only decisions with a choice are judged', () => {
  for (const [name, game] of games) {
    const played = playAtRandom(game, game.defaultSetup(), 3, 24)
    const decisions = judgeAll(game, played, { iterations: 6 })
    expect(judgeAll(game, played, { iterations: 6 }), name).toEqual(decisions)
    expect(decisions.length, name).toBeGreaterThan(3)
    for (const { options, before, played, best, loss } of decisions) {
      expect(options).toBeGreaterThan(1)
      expect(before).toBeGreaterThanOrEqual(0)
      expect(before).toBeLessThanOrEqual(1)
      expect(best.share - played.share).toBeCloseTo(loss)
      expect(played.visits).toBeGreaterThan(0)
    }
    const parts = [0, 7, 20].flatMap((from, i) => judgeAll(game, played, { iterations: 6, part: [from, [7, 20, 24][i]] }))
    expect(parts, `${name} in parts`).toEqual(decisions)
    const own = judgeAll(game, played, { iterations: 6, seats: [1] })
    expect(own.map(({ step }) => step)).toEqual(decisions.filter(({ seat }) => seat === 1).map(({ step }) => step))
  }
})

test('what a seat cannot know does not change what its decision is worth', () => {
  for (const [name, game] of games) {
    const setup = game.defaultSetup()
    for (let seed = 0; seed < 2; seed++) {
      const real = game.start(setup, seedOf(seed))
      if (!real.ok) throw new Error(real.error.message)
      const seat = game.seatToDecide(real.value)
      const option = new Sight(game, real.value).look(real.value).options[0]
      const moves = [game.makeOption(real.value, option)]
      // another start with other hidden cards, that the seat cannot tell from this one
      const other: Game = {
        ...game,
        start(wanted, wantedSeed) {
          const started = game.start(wanted, wantedSeed)
          if (started.ok) game.determinize(started.value, seat, new Generator(seedOf(seed + 100)))
          return started
        },
      }
      const judged = (of: Game) => judgeAll(of, { setup, seed: seedOf(seed), moves }, { iterations: 30 })
      expect(judged(other), `${name}, seed ${seed}`).toEqual(judged(game))
    }
  }
})

test('the account of a seat adds up: first estimate, less losses, plus all else, is the end', () => {
  const game = games.get('riftblade') as Game
  const { shares, ...played } = playAtRandom(game, game.defaultSetup(), 5)
  const decisions = judgeAll(game, played, { iterations: 4 })
  const accounts = account(decisions, shares)
  expect(accounts).toHaveLength(2)
  for (const { seat, first, lost, others, end } of accounts) {
    expect(first - lost + others).toBeCloseTo(end)
    expect(end).toBe(shares?.[seat])
    expect(lost).toBeGreaterThan(0)
  }
})
