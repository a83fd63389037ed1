import { bootstrap, meanShare } from '../ai/arena-statistics.ts'
import type { Interval } from '../ai/arena-statistics.ts'
import type { AgentName } from '../ai/agent.ts'
import { laidIn } from '../games/index.ts'
import type { WholeTitle } from '../games/index.ts'
import { Generator } from '../kernel/random.ts'
import type { Seed } from '../kernel/random.ts'
import { playDeals } from './arena.ts'
import type { ArenaJob, Deals } from './arena.ts'
import { Blocks } from './blocks.ts'
import type { Hands } from './crew.ts'
import { Failure } from './failure.ts'
import { probe } from './probe.ts'
import type { Progress } from './progress.ts'
import { teamsOf } from './setup.ts'

export interface LeagueWishes {
  readonly title: WholeTitle
  readonly seats: number
  readonly teams: boolean
  readonly agents: readonly AgentName[]
  /** Games of a pairing that is clear at once, and of one that stays unsure. */
  readonly least: number
  readonly most: number
  readonly seed: Seed
  /** Where half-done work is kept. */
  readonly folder: string
}

/** Deals of one pairing, for one thread. */
export interface LeagueJob extends Omit<ArenaJob, 'kind'> {
  readonly kind: 'league'
  readonly block: number
}

/** How one computer player did against another; equals have 1 of `sides`. */
export interface Meeting {
  readonly agents: readonly [a: AgentName, b: AgentName]
  readonly games: number
  readonly share: number
  readonly interval: Interval
  /** Is one of them the better one? */
  readonly clear: boolean
}

export interface LeagueResult {
  readonly game: string
  readonly seats: number
  readonly teams: boolean
  readonly sides: number
  readonly seed: Seed
  readonly agents: readonly AgentName[]
  /** The name of own cards that were played with. */
  readonly own?: string | undefined
  readonly meetings: readonly Meeting[]
}

/** Deals of one block. */
const BLOCK = 4

/** Everybody against everybody: a few games each, then more of those that leave it open who is better. What was played is not played again. */
export async function playLeague(wishes: LeagueWishes, hands: Hands, progress: Progress): Promise<LeagueResult> {
  const { title, seats, teams, agents, least, most, seed, folder } = wishes
  const { game } = title
  if (agents.length < 2) throw new Failure('A league needs two computer players or more: name them with commas between.')
  if (new Set(agents).size < agents.length) throw new Failure('A computer player is named twice; name each once.')
  const sides = teams ? 2 : seats
  const setup = teams ? teamsOf(title) : game.defaultSetup(seats)
  const begins = new Map<AgentName, string>()
  progress(`how they begin at ${game.name}`, 0, agents.length)
  for (const agent of agents) {
    begins.set(agent, probe(title, setup, agent))
    progress(`how they begin at ${game.name}`, begins.size, agents.length)
  }
  const pairings = agents.flatMap((a, i) => agents.slice(i + 1).map((b) => openPairing(a, b)))
  const countOf = (games: number) => Math.ceil(games / (BLOCK * sides))
  let wanted = countOf(least)
  for (let open = pairings; open.length > 0; ) {
    const jobs = open.map(({ blocks, job }) => ({ blocks, job, count: Math.max(wanted, blocks.count()) }))
    for (const { blocks, job, count } of jobs) {
      await blocks.make<Deals>(
        hands,
        count,
        job,
        (done) => progress(`${job(0).agents.join(' against ')}`, done * BLOCK * sides, count * BLOCK * sides),
        ({ deals }) => JSON.stringify(deals.flatMap((deal) => ('fault' in deal ? [] : deal.share))),
      )
    }
    if (wanted >= countOf(most)) break
    // half as many again: what is nearly clear becomes so, and the rest costs no more than it must
    wanted = Math.min(countOf(most), Math.ceil(wanted * 1.5))
    open = open.filter((pairing) => !meet(pairing).clear)
  }
  return { game: game.name, seats, teams, sides, seed, agents, own: laidIn(game.name).own?.name, meetings: pairings.map(meet) }

  function openPairing(a: AgentName, b: AgentName) {
    const job = (block: number): LeagueJob => ({
      ...{ kind: 'league', game: game.name, seats, teams, agents: [a, b], random: true, seed },
      ...{ block, from: block * BLOCK, deals: BLOCK, ...laidIn(game.name) },
    })
    // other cards, rules or players are another measurement
    const recipe = { seats, teams, agents: [a, b], seed, faces: title.faces, ...laidIn(game.name), begins: [begins.get(a), begins.get(b)] }
    return { agents: [a, b] as const, job, blocks: new Blocks<LeagueJob>(folder, `${game.name}-${a}-${b}`, recipe) }
  }

  function meet({ agents: both, blocks }: ReturnType<typeof openPairing>): Meeting {
    const shares = [...blocks.values<number[]>()].flat()
    const interval = bootstrap(shares, sides, new Generator(seed))
    const clear = interval.low > 1 / sides || interval.high < 1 / sides
    return { agents: both, games: shares.length * sides, share: meanShare(shares, sides), interval, clear }
  }
}

/** Does the job of a thread. */
export function playLeagueJob(job: LeagueJob): Deals {
  return playDeals({ ...job, kind: 'arena' })
}

/** The matrix, as a table of Markdown: the share of the row against the column. */
export function writeLeague({ game, seats, teams, sides, agents, meetings, seed }: LeagueResult): string[] {
  const at = teams ? 'two teams' : `${seats} seats`
  const even = `${(100 / sides).toFixed(1)} %`
  const flags = [`--agents ${agents.join(',')}`, teams ? '--teams' : `--seats ${seats}`, `--seed ${seed}`].join(' ')
  const lines = [`${at}, by \`npm run catena -- league ${game} ${flags}\`; equals have ${even}:`, '']
  lines.push(`| ${[at, ...agents.slice(1)].join(' | ')} |`, `|---|${'---|'.repeat(agents.length - 1)}`)
  for (const [row, a] of agents.slice(0, -1).entries()) {
    const cells = agents.slice(1).map((b, column) => {
      const met = meetings.find(({ agents: both }) => both[0] === a && both[1] === b)
      if (column < row || met === undefined) return ''
      const { low, high } = met.interval
      return `${met.clear ? '**' : ''}${percent(met.share)} %${met.clear ? '**' : ''} [${percent(low)}, ${percent(high)}] of ${met.games}`
    })
    lines.push(`| ${[a, ...cells].join(' | ')} |`)
  }
  return lines
}

function percent(share: number): string {
  return (100 * share).toFixed(1)
}
