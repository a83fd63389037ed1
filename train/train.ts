import { createHash } from 'node:crypto'
import { Judgement } from '../src/games/judgement.ts'
import type { GameName } from '../src/games/register.ts'
import type { Weights } from '../src/games/weights.ts'
import type { Game } from '../src/kernel/game.ts'
import type { Position } from '../src/kernel/position.ts'
import { Blocks } from '../src/cli/blocks.ts'
import type { Doer } from '../src/cli/blocks.ts'
import type { Progress } from '../src/cli/progress.ts'
import { Generator } from '../src/kernel/random.ts'
import type { Seed } from '../src/kernel/random.ts'
import { calibrate, fitSlope } from './calibration.ts'
import type { Calibration } from './calibration.ts'
import { Fit } from './fit.ts'
import { judgeDeals } from './gate.ts'
import type { Deal, Verdict } from './gate.ts'
import type { Draw, Table } from './play.ts'
import { Samples, shapeOf } from './samples.ts'
import { describeTable, nameTable } from './tables.ts'
import { pupilOf } from './work.ts'
import type { Job } from './work.ts'

export interface Wishes {
  readonly game: GameName
  readonly seed: Seed
  readonly games: number
  readonly every: number
  readonly teacher: number
  readonly hidden: number
  readonly epochs: number
  readonly rate: number
  readonly decay: number
  readonly tables: readonly Table[]
  readonly deals: number
  readonly iterations: number
  readonly folder: string
}

export interface Trained {
  readonly wishes: Wishes
  readonly moments: number
  /** Of the samples; of the weights as they are written. */
  readonly digests: { readonly data: string; readonly weights: string }
  readonly calibration: Calibration
  /** One for each kind of table. */
  readonly verdicts: readonly Verdict[]
  /** Microseconds of one judgement, of the learned one and of that in use. */
  readonly cost: readonly [number, number]
  readonly weights: Weights
  /** It wins at one kind of table at least, and is nowhere likely to be worse. */
  readonly wins: boolean
}

const GAMES_OF_BLOCK = 100
const DEALS_OF_BLOCK = 5

/** Data, fit and decision, one after the other. What is there of an earlier run is taken from its folder. */
export async function train(wishes: Wishes, hands: Doer<Job, Uint8Array>, progress: Progress): Promise<Trained> {
  const { game, seed, folder, tables } = wishes
  const { title, inUse, insight, draw } = pupilOf(game)
  // each stage draws from a generator of its own, so that more games make no other deals
  const stages = new Generator(seed)
  const [dataSeed, fitSeed, gateSeed, costSeed] = [stages.seed(), stages.seed(), stages.seed(), stages.seed()]

  const play = { every: wishes.every, iterations: wishes.teacher, tables }
  const count = Math.ceil(wishes.games / GAMES_OF_BLOCK)
  const recipe = { ...play, dataSeed, shape: shapeOf(insight), games: GAMES_OF_BLOCK }
  const data = new Blocks<Job>(folder, `${game}-games`, recipe)
  const playSeeds = listSeeds(dataSeed, count)
  await data.make(
    hands,
    count,
    (block) => ({ game, block, play: { ...play, seed: playSeeds[block], games: GAMES_OF_BLOCK } }),
    (done, of) => progress('playing', done * GAMES_OF_BLOCK, of * GAMES_OF_BLOCK),
    asItIs,
  )
  const samples = new Samples(data.read(count))

  const fit = new Fit(insight, samples, {
    seed: fitSeed,
    hidden: wishes.hidden,
    epochs: wishes.epochs,
    rate: wishes.rate,
    decay: wishes.decay,
  })
  for (let epoch = 1; epoch <= wishes.epochs; epoch++) {
    fit.runEpoch(epoch)
    progress('learning', epoch, wishes.epochs)
  }
  fit.ready()
  const slope = fitSlope(samples)
  const calibration = calibrate(samples, slope, (moment, out) => fit.shares(moment, out))
  const digest = digestBytes(data.read(count))
  const learned: Weights = {
    pool: `${insight.traits.ids.length} cards, ${digestOf(insight.traits.ids)}`,
    tables: tables.map(nameTable),
    data: describeData(wishes, samples, digest),
    result: 'not tried yet',
    slope: Number(slope.toPrecision(6)),
    ...fit.quantize(),
  }

  const verdicts: Verdict[] = []
  for (const table of tables) {
    const gate = { deals: DEALS_OF_BLOCK, iterations: wishes.iterations, table }
    const parts = Math.ceil(wishes.deals / DEALS_OF_BLOCK)
    const blocks = new Blocks<Job>(folder, `${game}-deals`, { gate, gateSeed, learned })
    const seeds = listSeeds(gateSeed, parts)
    const deals = parts * DEALS_OF_BLOCK
    await blocks.make(
      hands,
      parts,
      (block) => ({ game, block, gate: { ...gate, seed: seeds[block], weights: learned } }),
      (done) => progress(`deciding at ${describeTable(table)}`, done * DEALS_OF_BLOCK, deals),
      asItIs,
    )
    const results = [...blocks.values<Deal[]>(parts)].flat()
    verdicts.push(judgeDeals(results, gateSeed))
  }
  const judgement = new Judgement(title.game as Game, { insight, weights: learned })
  const cost = compareCost(inUse, (p, seat) => judgement.value(p, seat), draw, tables[0], costSeed)
  const weights = { ...learned, result: describeResult(wishes, verdicts) }
  return {
    wishes,
    moments: samples.moments,
    digests: { data: digest, weights: digestOf([learned]) },
    calibration,
    verdicts,
    cost,
    weights,
    wins: verdicts.some(({ wins }) => wins) && verdicts.every(({ share, even, wins, chance }) => wins || share >= even || chance >= 0.05),
  }
}

function listSeeds(seed: Seed, count: number): Seed[] {
  const seeds = new Generator(seed)
  return Array.from({ length: count }, () => seeds.seed())
}

function asItIs(bytes: Uint8Array): Uint8Array {
  return bytes
}

function digestBytes(blocks: Iterable<Uint8Array>): string {
  const hash = createHash('sha256')
  for (const bytes of blocks) hash.update(bytes)
  return hash.digest('hex').slice(0, 16)
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
}

function describeData(wishes: Wishes, { games, moments }: Samples, digest: string): string {
  const { game, seed, every, teacher, hidden, epochs, rate, decay, tables } = wishes
  const flags = `--seed ${seed} --games ${wishes.games} --every ${every} --teacher ${teacher} --hidden ${hidden} --epochs ${epochs}`
  const kinds = tables.map(nameTable).join(',')
  return `npm run train -- ${game} ${flags} --rate ${thousandths(rate)} --decay ${thousandths(decay)} --tables ${kinds}: ${games} games, ${moments} moments, digest ${digest}`
}

function thousandths(number: number): number {
  return Math.round(number * 1000)
}

function describeResult({ iterations, tables }: Wishes, verdicts: readonly Verdict[]): string {
  const parts = verdicts.map(
    ({ share, interval, games, chance }, i) =>
      `${describeTable(tables[i])}: ${percent(share)} [${percent(interval.low)}, ${percent(interval.high)}] of ${games} games, ${describeChance(chance)}`,
  )
  return `${iterations} iterations against as many with the judgement before: ${parts.join('; ')}`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

/** How likely equals are so far apart, as people write it. */
export function describeChance(chance: number): string {
  return chance < 0.0001 ? 'p < 0.0001' : `p ${chance.toFixed(4)}`
}

const POSITIONS = 400
const ROUNDS = 40

/** Microseconds of a judgement: both in turn, over the same positions of random games. */
function compareCost(
  inUse: Game,
  learned: (p: Position, seat: number) => number,
  draw: Draw,
  table: Table,
  seed: Seed,
): readonly [number, number] {
  const random = new Generator(seed)
  const positions: Position[] = []
  const options = new Int16Array(inUse.maxOptions)
  while (positions.length < POSITIONS) {
    const started = inUse.start(draw(table, random), random.seed())
    if (!started.ok) throw new Error(started.error.message)
    const p = started.value
    for (let n = inUse.options(p, options); n > 0 && positions.length < POSITIONS; n = inUse.options(p, options)) {
      if (random.below(10) === 0) {
        const kept = inUse.blank()
        inUse.copy(kept, p)
        positions.push(kept)
      }
      inUse.apply(p, options[random.below(n)])
    }
  }
  const times = [learned, (p: Position, seat: number) => inUse.evaluate(p, seat)].map((judge) => ({
    judge,
    best: Number.POSITIVE_INFINITY,
  }))
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of times) {
      const began = performance.now()
      for (const p of positions) one.judge(p, 0)
      one.best = Math.min(one.best, performance.now() - began)
    }
  }
  return [(1000 * times[0].best) / POSITIONS, (1000 * times[1].best) / POSITIONS]
}
