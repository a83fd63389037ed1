import { expect, test } from 'vitest'
import { chanceOf } from '../src/ai/chance.ts'
import { Search } from '../src/ai/search.ts'
import { shareOfSide } from '../src/ai/side.ts'
import { Sight } from '../src/ai/sight.ts'
import { riftblade } from '../src/games/riftblade/index.ts'
import { Table } from '../src/games/riftblade/scenario.ts'
import { seedOf } from '../src/kernel/random.ts'

const SEED = seedOf(23)
const pairs = () => new Table({ seats: 4, teams: true }, SEED)

function searched(t: Table) {
  const sight = new Sight(riftblade, t.p).look(t.p)
  const search = new Search(riftblade)
  search.begin(sight, chanceOf(SEED))
  search.step(60)
  return search
}

test('a win is worth the whole to each partner, and a shared end a half', () => {
  const { p } = pairs()
  const worth = (shares: number[]) => shares.map((_, seat) => shareOfSide(riftblade, p, { shares, reason: '' }, seat))
  expect(worth([0.5, 0, 0.5, 0])).toEqual([1, 0, 1, 0])
  expect(worth([0.25, 0.25, 0.25, 0.25])).toEqual([0.5, 0.5, 0.5, 0.5])
  const free = new Table({ seats: 4 }, SEED).p
  expect(shareOfSide(riftblade, free, { shares: [0, 0, 1, 0], reason: '' }, 0)).toBe(0)
})

test('either partner takes the win of the team, and knows that it is all there is to win', () => {
  for (const beginner of [0, 2]) {
    const t = pairs().choose(`begin ${beginner}`).life(1, 1).set('hand', ['void-snap', 'vigil-star', 'hollow-chalice'], beginner)
    const winning = riftblade.parseOption(t.p, 'play void-snap base')
    const search = searched(t)
    expect(search.best(), `seat ${beginner}`).toBe(winning)
    expect(search.value(winning), `seat ${beginner}`).toBeGreaterThan(0.95)
    t.choose('play void-snap base')
    expect(riftblade.outcome(t.p)?.shares).toEqual([0.5, 0, 0.5, 0])
  }
})

test('each against all: damage to any of the others is worth something, and being rid of one is worth most', () => {
  const at = (...life: number[]) => {
    const t = new Table({ seats: 3 }, SEED)
    for (const [seat, points] of life.entries()) t.life(seat, points)
    return riftblade.evaluate(t.p, 0)
  }
  expect(at(30, 20, 28)).toBeGreaterThan(at(30, 20, 30))
  // the stronger of the two is not the only one that counts
  expect(at(30, 18, 30)).toBeGreaterThan(at(30, 20, 30))
  expect(at(30, 0, 30) - at(30, 1, 30)).toBeGreaterThan(20)
})

test('of two sides, what one expects the other fears', () => {
  for (const t of [pairs(), new Table({ seats: 2 }, SEED).life(0, 12)])
    expect(riftblade.evaluate(t.p, 0)).toBeCloseTo(-riftblade.evaluate(t.p, 1), 9)
})
