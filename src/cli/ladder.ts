import type { AgentName } from '../ai/agent.ts'
import { drawRound, fitLadder } from '../ai/ladder.ts'
import type { Ladder, Meeting, Standing } from '../ai/ladder.ts'
import { playBatch } from '../ai/pairing.ts'
import { titles } from '../games/index.ts'
import { contentsOf, decksOfLadder, digestOfDecks, rowsOf } from '../games/keyforge/index.ts'
import type { Deck, SetLadder } from '../games/keyforge/index.ts'
import { Generator } from '../kernel/random.ts'
import type { Seed } from '../kernel/random.ts'
import { engineName } from '../play/engine-name.ts'
import { Blocks } from './blocks.ts'
import type { Hands } from './crew.ts'
import { probe } from './probe.ts'
import type { Progress } from './progress.ts'
import { players } from './rate.ts'

export interface LadderWishes {
  readonly set: string
  readonly decks: number
  /** Of each deck, those that were played before included. */
  readonly games: number
  readonly agent: AgentName
  readonly seed: Seed
  /** Where half-done work is kept. */
  readonly folder: string
}

/** One round: each deck meets another. Any thread may play it. */
export interface LadderJob {
  readonly kind: 'ladder'
  readonly set: string
  readonly decks: number
  readonly agent: AgentName
  readonly seed: Seed
  readonly block: number
  readonly round: number
}

/** What the first deck of each pair won of their two games, in the order of the draw; undefined where a fault of the game ended one. */
export type Round = readonly (number | null)[]

/** Plays what is missing of a ladder and fits all of it. What `kept`, an earlier ladder of the same decks and players, says counts as played. */
export async function climb(wishes: LadderWishes, hands: Hands, progress: Progress, kept?: SetLadder): Promise<SetLadder> {
  const { set, decks: size, games, agent, seed, folder } = wishes
  const decks = decksOfLadder(set, size, seed)
  const digest = digestOfDecks(decks)
  const goesOn = kept !== undefined && kept.digest === digest && kept.agent === agent ? kept : undefined
  const from = goesOn?.rounds ?? 0
  const rounds = Math.max(from, Math.ceil(games / 2))
  const title = titles.get('keyforge')!
  const recipe = { set, digest, agent, seed, from, begins: probe(title, title.game.defaultSetup(2), agent) }
  const blocks = new Blocks<LadderJob>(folder, `${set}-${agent}`, recipe)
  await blocks.make<Round>(
    hands,
    rounds - from,
    (block) => ({ kind: 'ladder', set, decks: size, agent, seed, block, round: from + block }),
    (done) => progress(`rounds of ${set}`, from + done, rounds),
    (round) => JSON.stringify(round),
  )
  const meetings = [...blocks.values<Round>(rounds - from)].flatMap((round, block) =>
    meetingsOf(round, drawRound(size, from + block, seed)),
  )
  const before = goesOn === undefined ? undefined : rowsOf(goesOn).map(([, elo, deviation]): Standing => ({ elo, deviation }))
  return writeDown(fitLadder(decks.map(contentsOf), meetings, before), {
    ...{ set, decks: size, seed, digest, agent, engine: engineName, rounds },
  })
}

/** Does the job of a thread. */
export function playRound({ set, decks: size, agent, seed, round }: LadderJob): Round {
  const decks = decksAt(set, size, seed)
  const both = players(agent)
  const seeds = new Generator(seed)
  let own = seeds.seed()
  for (let i = 0; i < round; i++) own = seeds.seed()
  const deals = new Generator(own)
  return drawRound(size, round, seed).map(([a, b]) => {
    const { pairs } = playBatch({ decks: [decks[a], decks[b]], agent }, { handicap: 0, pairs: 1, seed: deals.seed() }, both)
    const halves = pairs.indexOf(1)
    return halves < 0 ? null : halves / 2
  })
}

function meetingsOf(round: Round, drawn: readonly (readonly [a: number, b: number])[]): Meeting[] {
  return drawn.flatMap(([a, b], pair) => {
    const won = round[pair]
    return won === null ? [] : [{ a, b, won }]
  })
}

function writeDown(ladder: Ladder, head: Omit<SetLadder, 'deviation' | 'beyond' | 'doubt' | 'base' | 'worth' | 'rows'>): SetLadder {
  const { standings, seen, base, beyond, doubt, worth } = ladder
  const mean = standings.reduce((sum, { deviation }) => sum + deviation, 0) / standings.length
  return {
    ...head,
    deviation: tenths(mean),
    beyond: tenths(beyond),
    doubt: tenths(doubt),
    base: tenths(base),
    worth: Object.fromEntries([...worth].map(([name, elo]) => [name, tenths(elo)])),
    rows: standings.map(({ elo }, deck) => [elo, seen[deck].elo, seen[deck].deviation].map(Math.round).join(',')).join(' '),
  }
}

/** The source of the file of a ladder. */
export function makeLadderFile({ rows, worth, ...head }: SetLadder): string {
  const together = (parts: readonly string[], count: number): string[] =>
    Array.from({ length: Math.ceil(parts.length / count) }, (_, line) => parts.slice(count * line, count * line + count).join(' '))
  return `${[
    "import type { SetLadder } from '../ladder.ts'",
    '',
    '// Written by npm run catena -- ladder; docs/decks.md.',
    '// biome-ignore format: four things to a line, ten decks to a line',
    'export const ladder: SetLadder = {',
    ...Object.entries(head).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`),
    '  worth: {',
    ...together(
      Object.entries(worth).map(([name, elo]) => `${JSON.stringify(name)}: ${elo},`),
      4,
    ).map((line) => `    ${line}`),
    '  },',
    '  rows: `',
    ...together(rows.trim().split(/\s+/), 10),
    '`,',
    '}',
  ].join('\n')}\n`
}

let made: { readonly of: string; readonly decks: readonly Deck[] } | undefined

/** The decks of a ladder, made once for all rounds of a thread. */
function decksAt(set: string, size: number, seed: Seed): readonly Deck[] {
  const of = `${set} ${size} ${seed}`
  if (made?.of !== of) made = { of, decks: decksOfLadder(set, size, seed) }
  return made.decks
}

function tenths(value: number): number {
  return Math.round(10 * value) / 10
}
