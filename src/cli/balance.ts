import { createHash } from 'node:crypto'
import { makeAgent } from '../ai/agent.ts'
import type { AgentName } from '../ai/agent.ts'
import { tallyGame, weighBalance, weighSides } from '../ai/balance.ts'
import type { Balance, GameTally, Standing } from '../ai/balance.ts'
import { laidIn, titles } from '../games/index.ts'
import type { OwnCards, WholeTitle } from '../games/index.ts'
import type { Weighed, WeighedTable } from '../games/title.ts'
import type { Setup } from '../kernel/game.ts'
import { Generator } from '../kernel/random.ts'
import type { Seed } from '../kernel/random.ts'
import { excerpt } from '../kernel/excerpt.ts'
import { Blocks } from './blocks.ts'
import type { Hands } from './crew.ts'
import { Failure } from './failure.ts'
import { adviseNames } from './names.ts'
import { probe } from './probe.ts'
import type { Progress } from './progress.ts'

export interface BalanceWishes {
  readonly title: WholeTitle
  /** At each table that is played. */
  readonly games: number
  readonly agent: AgentName
  readonly seed: Seed
  /** Only tables of this name or family are played now; what was played at others before counts all the same. */
  readonly table?: string | undefined
  /** Where half-done work is kept. */
  readonly folder: string
}

/** What a thread is given to play. */
export interface BalanceJob {
  readonly kind: 'balance'
  readonly own?: OwnCards
  readonly game: string
  readonly table: string
  readonly agent: AgentName
  readonly seed: Seed
  readonly block: number
}

export interface BalanceResult {
  readonly game: string
  readonly agent: AgentName
  readonly seed: Seed
  readonly tables: readonly (Balance & { readonly table: string })[]
  readonly families: readonly (Balance & { readonly family: string })[]
  /** Where seats play something of their own, such as a clan. */
  readonly standings: readonly Standing[]
}

/** Games of one block. */
const BLOCK = 4
/** Rounds of the table in which uses count: early ones, where no side is far ahead. */
const ROUNDS = 5

/** Plays many games among equals at all kinds of tables; the result is the same whoever plays them, and what was played is not played again. */
export async function balance(wishes: BalanceWishes, hands: Hands, progress: Progress): Promise<BalanceResult> {
  const { title, agent, seed, table: wished } = wishes
  const weighed = weighedOf(title)
  const { tables } = weighed
  if (wished !== undefined && !tables.some((one) => isCalled(one, wished)))
    throw new Failure(
      `There is no table ${excerpt(wished)}. ${adviseNames(wished, [...new Set(tables.flatMap(({ name, family }) => [family, name]))])}`,
    )
  const played = new Map<WeighedTable, readonly GameTally[]>()
  for (const table of tables) {
    const games = wished === undefined || isCalled(table, wished) ? wishes.games : 0
    const tallies = await playTable(wishes, table, games, hands, progress)
    if (tallies.length > 0) played.set(table, tallies)
  }
  const weigh = (tallies: readonly GameTally[]) => weighBalance(tallies, (id) => weighed.groups(id))
  const pool = (chosen: readonly WeighedTable[]) => chosen.flatMap((table) => played.get(table) ?? [])
  const families = [...new Set([...played.keys()].map(({ family }) => family))]
  const all = [...played].flatMap(([{ setups }, tallies]) => tallies.map((tally, i) => ({ tally, setup: setups[i % setups.length] })))
  return {
    game: title.game.name,
    agent,
    seed,
    tables: [...played].map(([{ name }, tallies]) => ({ table: name, ...weigh(tallies) })),
    families: families.map((family) => ({ family, ...weigh(pool(tables.filter((one) => one.family === family))) })),
    standings:
      weighed.played === undefined
        ? []
        : weighSides(
            all.map(({ tally }) => tally),
            all.map(({ setup }) => weighed.played!(setup)),
          ),
  }
}

/** What was played at one table before and what is still to be played. */
async function playTable(
  { title, agent, seed, folder }: BalanceWishes,
  table: WeighedTable,
  games: number,
  hands: Hands,
  progress: Progress,
): Promise<readonly GameTally[]> {
  const job = (block: number): BalanceJob => ({
    kind: 'balance',
    game: title.game.name,
    table: table.name,
    agent,
    seed,
    block,
    ...laidIn(title.game.name),
  })
  // other cards, rules or players are another measurement
  const recipe = { table, agent, seed, faces: poolOf(title, table.setups), begins: probe(title, table.setups[0], agent) }
  const blocks = new Blocks<BalanceJob>(folder, `${title.game.name}-${table.name.replaceAll(/\W+/g, '-')}`, recipe)
  const count = Math.ceil(games / BLOCK)
  if (count > 0)
    await blocks.make(
      hands,
      count,
      job,
      (done) => progress(table.name, done * BLOCK, count * BLOCK),
      (tallies) => JSON.stringify(tallies),
    )
  return [...blocks.values<GameTally[]>()].flat()
}

/** Does the job of a thread. */
export function tallyJob({ game: name, table: called, agent, seed, block }: BalanceJob): GameTally[] {
  const title = titles.get(name)!
  const weighed = weighedOf(title)
  const { setups } = weighed.tables.find((one) => one.name === called)!
  const player = makeAgent(agent, title.taught)
  // each table has games of its own, and more of them are the same and others after them
  const seeds = new Generator(createHash('sha256').update(`${seed} ${called} ${block}`).digest('hex').slice(0, 32))
  return Array.from({ length: BLOCK }, (_, i) => {
    const setup = setups[(block * BLOCK + i) % setups.length]
    const question = {
      kinds: weighed.kinds,
      deeds: weighed.deeds,
      until: ROUNDS * setup.seats,
      active: (p: Parameters<typeof title.moment>[0]) => title.moment(p).active[0],
    }
    return tallyGame(
      title.game,
      setup,
      seeds.seed(),
      Array.from({ length: setup.seats }, () => player),
      question,
    )
  })
}

/** How the balance of a game is measured, with the cards that lie here. */
export function weighedOf({ facts, game, weighed }: WholeTitle): Weighed {
  const own = laidIn(game.name)
  if (weighed !== undefined)
    return {
      ...weighed,
      tables: weighed.tables.map((table) => ({ ...table, setups: table.setups.map((setup) => ({ ...setup, ...own })) })),
    }
  const known = [...titles.values()].filter((one) => one.weighed !== undefined).map(({ game }) => game.name)
  throw new Failure(`The balance of ${facts.title} is that of its decks. Choose ${known.join(', ')}.`)
}

/** The cards that are played with in any of these setups. */
function poolOf({ game }: WholeTitle, setups: readonly Setup[]): unknown {
  const pools = setups.map((setup) => {
    const checked = game.checkSetup(setup)
    if (!checked.ok) throw new Error(checked.error.message)
    return game.pool(checked.value)
  })
  return [...new Set(pools.flat())]
}

function isCalled({ name, family }: WeighedTable, wished: string): boolean {
  return name === wished || family === wished
}
