import { expect, test } from 'vitest'
import { extent } from '../../test/extent.ts'
import { INDEXES } from '../games/indexes.ts'
import { bringJudgement, LEARNED } from '../games/learned.ts'
import { openTitle } from '../games/load.ts'
import type { GameName } from '../games/register.ts'
import { View } from '../games/insight.ts'
import type { Insight } from '../games/insight.ts'
import { Judgement, teach } from '../games/judgement.ts'
import { readTable, writeRow } from '../games/weights.ts'
import type { Weights } from '../games/weights.ts'
import type { Game } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import { Generator, seedOf } from '../kernel/random.ts'
import { thoughts } from './chance.ts'
import { Playout } from './playout.ts'
import { playMatch } from './match.ts'
import { SearchAgent } from './search-agent.ts'

const HIDDEN = 3
const pupils = Object.keys(LEARNED) as GameName[]

async function open(name: GameName): Promise<{ game: Game; insight: Insight }> {
  const learned = await LEARNED[name]?.()
  if (learned === undefined) throw new Error(`nothing can be learned of ${name}`)
  return { game: (await openTitle(name)).game as Game, insight: learned.insight as Insight }
}

/** Weights of any kind for a game. */
function drawWeights({ features, traits, zones, version }: Insight, random: Generator): Weights {
  const row = () => writeRow(Array.from({ length: HIDDEN + 1 }, () => random.below(255) - 127))
  const rows = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, row()]))
  const numbers = () => Array.from({ length: HIDDEN }, () => random.below(200) / 100 - 1)
  return {
    version,
    pool: '',
    tables: ['2', '3', '4', 'teams'],
    data: '',
    result: '',
    slope: 0.2,
    steps: [0.002, 0.004, 0.003, 0.005],
    biases: numbers(),
    outputs: numbers(),
    features: rows(features),
    cards: Object.fromEntries(zones.map((zone) => [zone, rows(traits.names)])),
  }
}

/** Positions of random games at every kind of table. */
async function* drawPositions(name: GameName, game: Game, random: Generator): AsyncGenerator<{ p: Position; seats: number }> {
  const { randomSetup } = await INDEXES[name]()
  for (let played = 0; played < extent(4, 12); played++) {
    const seats = game.seats[0] + (played % (game.seats[1] - game.seats[0] + 1))
    const started = game.start(randomSetup(seats, random), random.seed())
    if (!started.ok) throw new Error(started.error.message)
    const p = started.value
    const playout = new Playout(game)
    const apart = extent(120, 40)
    while (playout.run(p, random, apart) === apart) yield { p, seats }
  }
}

/** The same by the definition: whole names, maps and lists, nothing prepared. */
function judgeSlowly(game: Game, insight: Insight, weights: Weights, p: Position, seat: number): number {
  const numbersOf = (text: string) =>
    weights.steps.map((step, column) => {
      const byte = Number(`0x${text[2 * column]}${text[2 * column + 1]}`)
      return step * (byte > 127 ? byte - 256 : byte)
    })
  const scores = new Map<number, number[]>()
  for (let other = 0; other < game.seats[1]; other++) {
    const view = new View(insight)
    if (!insight.look(p, other, view)) continue
    const sums = weights.steps.map(() => 0)
    const add = (amount: number, text: string) => {
      for (const [column, number] of numbersOf(text).entries()) sums[column] += amount * number
    }
    for (const [k, name] of insight.features.entries()) add(view.values[k], weights.features[name])
    const { ids, names, table } = insight.traits
    for (const row of view.rows.subarray(0, view.count)) {
      const zone = insight.zones[Math.floor(row / ids.length)]
      for (const [k, name] of names.entries()) add(table[(row % ids.length) * names.length + k], weights.cards[zone][name])
    }
    const hidden = sums.slice(1).map((sum, unit) => Math.max(0, sum + weights.biases[unit]) * weights.outputs[unit])
    const side = game.side(p, other)
    scores.set(side, [...(scores.get(side) ?? []), hidden.reduce((a, b) => a + b, sums[0])])
  }
  const powers = new Map([...scores].map(([side, all]) => [side, Math.exp(all.reduce((a, b) => a + b, 0) / all.length)]))
  const total = [...powers.values()].reduce((a, b) => a + b, 0)
  return (powers.get(game.side(p, seat)) ?? 0) / total
}

test.each(pupils)('%s is judged as by the definition, and shares of all sides are the whole win', async (name) => {
  const { game, insight } = await open(name)
  const random = new Generator(seedOf(11))
  const weights = drawWeights(insight, random)
  const judgement = new Judgement(game, { insight, weights })
  let met = 0
  for await (const { p, seats } of drawPositions(name, game, random)) {
    const sides = new Map<number, number>()
    for (let seat = 0; seat < seats; seat++) {
      const share = judgement.share(p, seat)
      expect(share).toBeCloseTo(judgeSlowly(game, insight, weights, p, seat), 9)
      sides.set(game.side(p, seat), share)
      met++
    }
    expect([...sides.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9)
  }
  expect(met).toBeGreaterThan(extent(10, 40))
})

test.each(pupils)('features of %s tell positions apart, and are about as large as 1', async (name) => {
  const { game, insight } = await open(name)
  const met = new Float64Array(insight.features.length)
  let cards = 0
  for await (const { p, seats } of drawPositions(name, game, new Generator(seedOf(12)))) {
    for (let seat = 0; seat < seats; seat++) {
      const view = new View(insight)
      if (!insight.look(p, seat, view)) continue
      cards += view.count
      for (const [k, value] of view.values.entries()) met[k] = Math.max(met[k], Math.abs(value))
    }
  }
  expect(cards).toBeGreaterThan(100)
  expect(Math.max(...met)).toBeLessThanOrEqual(8)
  expect(new Set(insight.features).size).toBe(insight.features.length)
  expect(met.filter((most) => most > 0).length).toBeGreaterThan(0.6 * met.length)
})

test.each(pupils)('what is installed for %s fits it, tells its origin, and is small', async (name) => {
  const { game, insight } = await open(name)
  const { weights } = (await LEARNED[name]?.()) ?? {}
  const taught = await bringJudgement(game)
  if (weights === undefined) return expect(taught).toBe(game)
  expect(readTable(insight, weights).features.some((weight) => weight !== 0)).toBe(true)
  // all cards are in memory here
  const learned = new Set(Object.values(weights.cards).flatMap((rows) => Object.keys(rows)))
  expect([...learned].filter((trait) => !insight.traits.names.includes(trait))).toEqual([])
  expect(weights.data).toContain(`npm run train -- ${name} --seed `)
  expect(weights.result).toContain('iterations against as many')
  expect(JSON.stringify(weights).length).toBeLessThan(200_000)
  let known = 0
  for await (const { p } of drawPositions(name, game, new Generator(seedOf(15)))) {
    const knows = weights.tables.includes(insight.table(p))
    expect(taught.judgement?.knows(p)).toBe(knows)
    if (knows) known++
  }
  expect(known).toBeGreaterThan(0)
})

test('a trait that was not learned counts nothing; a feature or zone that the game has not, or of another version, is refused by name', async () => {
  const { insight } = await open('riftblade')
  const weights = drawWeights(insight, new Generator(seedOf(13)))
  const [trait] = insight.traits.names
  const without = Object.fromEntries(
    Object.entries(weights.cards).map(([zone, rows]) => [
      zone,
      Object.fromEntries(Object.entries(rows).filter(([name]) => name !== trait)),
    ]),
  )
  const [all, less] = [weights, { ...weights, cards: without }].map((some) => readTable(insight, some))
  insight.traits.ids.forEach((id, card) => {
    const row = (table: typeof all) => [...table.cards.subarray(card * table.columns, (card + 1) * table.columns)]
    const has = insight.traits.table[card * insight.traits.names.length] !== 0
    if (has) expect(row(less), id).not.toEqual(row(all))
    else expect(row(less), id).toEqual(row(all))
  })
  expect(() => readTable(insight, { ...weights, version: 99 })).toThrow('version 99')
  expect(() => readTable(insight, { ...weights, features: { ...weights.features, moon: '00000000' } })).toThrow('"moon"')
  expect(() => readTable(insight, { ...weights, features: {} })).toThrow(`no weights for the feature "${insight.features[0]}"`)
  expect(() => readTable(insight, { ...weights, cards: { sun: {} } })).toThrow('"sun"')
  expect(() => readTable(insight, { ...weights, features: { ...weights.features, [insight.features[0]]: '00' } })).toThrow(
    '2 digits, not 8',
  )
})

test('a search judges where it ends by what was learned: one that wants to lose life has less of it', async () => {
  const { game, insight } = await open('riftblade')
  const none = Object.fromEntries(insight.features.map((name) => [name, '00']))
  const judge = (life: string) => ({
    insight,
    weights: {
      ...drawWeights(insight, new Generator(seedOf(14))),
      steps: [0.1],
      biases: [],
      outputs: [],
      cards: {},
      features: { ...none, life },
    },
  })
  const [wise, fool] = ['7f', '81'].map((life) => new SearchAgent('x', teach(game, judge(life)), { iterations: 8 }))
  for (let seed = 0; seed < 2; seed++) {
    const started = game.start({ seats: 2 }, seedOf(seed))
    if (!started.ok) throw new Error(started.error.message)
    const p = started.value
    const agents = seed === 0 ? [wise, fool] : [fool, wise]
    playMatch(game, p, agents, thoughts(seed + 100), 120)
    const [first, second] = [0, 1].map((seat) => new Judgement(game, judge('7f')).share(p, seat))
    expect(seed === 0 ? first - second : second - first, `seed ${seed}`).toBeGreaterThan(0.3)
  }
})
