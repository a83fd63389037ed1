import { makeAgent } from '../ai/agent.ts'
import type { AgentName } from '../ai/agent.ts'
import { ALL, tallyGame, weighBalance } from '../ai/balance.ts'
import type { Balance, GameTally, Spread, UseRate } from '../ai/balance.ts'
import { titles } from '../games/index.ts'
import type { Title } from '../games/index.ts'
import type { Setup } from '../kernel/game.ts'
import { Generator } from '../kernel/random.ts'
import type { Seed } from '../kernel/random.ts'
import type { Hands } from './crew.ts'
import { Failure } from './failure.ts'

export interface BalanceWishes {
  readonly title: Title
  readonly setup: Setup
  readonly games: number
  readonly agent: AgentName
  readonly seed: Seed
}

/** What a thread is given to play. */
export interface BalanceJob {
  readonly kind: 'balance'
  readonly game: string
  readonly setup: Setup
  readonly agent: AgentName
  readonly kinds: readonly string[]
  /** Place of the first of these games among all. */
  readonly from: number
  readonly seeds: readonly Seed[]
}

export interface Tallied {
  readonly from: number
  readonly tallies: readonly GameTally[]
}

export interface BalanceResult extends Balance {
  readonly game: string
  readonly setup: Setup
  readonly agent: AgentName
  readonly seed: Seed
  /** Uses after this turn are not counted. */
  readonly until: number
}

const JOB = 4
/** Rounds of the table in which uses count: early ones, where no side is far ahead. */
const ROUNDS = 5
/** Games below which the spread between them is not known either. */
const FEW = 20
/** A card beyond these parts of the mean share is out of line: 44 to 56 % where the mean is a half. */
const LEAST = 0.88
const MOST = 1.12
const BAR = 24

/** Plays many games among equals; the result is the same whoever plays them. */
export async function balance(
  { title, setup, games, agent, seed }: BalanceWishes,
  hands: Hands,
  progress?: (text: string) => void,
): Promise<BalanceResult> {
  const { weighed } = title
  if (weighed === undefined) {
    const known = [...titles.values()].filter((one) => one.weighed !== undefined).map(({ game }) => game.name)
    throw new Failure(`The balance of ${title.facts.title} cannot be measured yet. Choose ${known.join(', ')}.`)
  }
  const seeds = new Generator(seed)
  const jobs: BalanceJob[] = []
  for (let from = 0; from < games; from += JOB) {
    const part = Array.from({ length: Math.min(JOB, games - from) }, () => seeds.seed())
    jobs.push({ kind: 'balance', game: title.game.name, setup, agent, kinds: weighed.kinds, from, seeds: part })
  }
  const tallies = new Array<GameTally>(games)
  let done = 0
  const take = (tallied: Tallied) => {
    tallied.tallies.forEach((tally, i) => {
      tallies[tallied.from + i] = tally
    })
    done += tallied.tallies.length
    const full = Math.floor((BAR * done) / games)
    progress?.(`[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${done} of ${games} games`)
  }
  await hands.do(jobs, take)
  progress?.('')
  const until = ROUNDS * setup.seats
  return { game: title.game.name, setup, agent, seed, until, ...weighBalance(tallies, until, weighed.groups) }
}

/** Does the job of a thread. */
export function tallyJob({ game: name, setup, agent, kinds, from, seeds }: BalanceJob): Tallied {
  const { game, taught } = titles.get(name)!
  const player = makeAgent(agent, taught)
  const agents = Array.from({ length: setup.seats }, () => player)
  return { from, tallies: seeds.map((seed) => tallyGame(game, setup, seed, agents, kinds)) }
}

/** The result for people: figures of the game, then tables by use, best first. Who uses more cards wins more, so a card is held against all. */
export function showBalance(result: BalanceResult): string[] {
  const { game, setup, agent, seed, games, first, order, even, turns, decisions, until, rates } = result
  const teams = (setup as { teams?: boolean }).teams === true
  const lines = [
    `${game}, ${teams ? 'teams' : `${setup.seats} seats`}, ${games} games of ${agent} among equals, seed ${seed}`,
    `who begins: ${percent(first.share)} [${percent(first.interval.low)} to ${percent(first.interval.high)}], even is ${percent(even)}; by place ${order.map(percent).join(', ')}`,
    `turns: ${told(turns)}; decisions: ${told(decisions)}`,
  ]
  for (const kind of new Set(rates.map((rate) => rate.kind))) {
    const own = rates.filter((rate) => rate.kind === kind)
    const mean = own.find(({ id }) => id === ALL)?.share ?? even
    lines.push('', `${kind}, to turn ${until}: uses, games, share of who did it; ! is out of line with all cards, ? perhaps`)
    for (const rate of own) lines.push(showRate(rate, mean))
  }
  return lines
}

/** Is it out of line with the mean: surely, perhaps, or not? Few games tell nothing. */
export function judgeRate({ games, share, interval }: UseRate, mean: number): '!' | '?' | ' ' {
  if (games < FEW) return ' '
  if (interval.low > MOST * mean || interval.high < LEAST * mean) return '!'
  return share > MOST * mean || share < LEAST * mean ? '?' : ' '
}

function showRate(rate: UseRate, mean: number): string {
  const { id, uses, games, share, interval } = rate
  const cells = [id.padEnd(18), String(uses).padStart(6), String(games).padStart(6), percent(share).padStart(7)]
  return `${judgeRate(rate, mean)} ${cells.join(' ')} [${percent(interval.low)} to ${percent(interval.high)}]`
}

function told({ tenth, median, ninetieth, most }: Spread): string {
  return `median ${median}, middle 80 % ${tenth} to ${ninetieth}, most ${most}`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
