import { existsSync } from 'node:fs'
import { Failure } from '../../src/cli/failure.ts'
import { readJson, writeText } from '../../src/cli/files.ts'
import { cardsAmong, definitions, hasKind, TRIGGER } from '../../src/games/keyforge/rules/index.ts'
import type { Definition } from '../../src/games/keyforge/rules/index.ts'
import { Generator } from '../../src/kernel/random.ts'
import type { Seed } from '../../src/kernel/random.ts'
import type { Block, BlockReport } from './block.ts'
import { COUNTED } from './ledger.ts'

/** What a run has come to so far; as JSON in a file it can be gone on with. */
export interface Tally {
  readonly seed: Seed
  readonly decks: string
  /** The next game to play; those before are all in here. */
  next: number
  games: number
  decisions: number
  turns: number
  longest: number
  mostOptions: number
  underLaws: number
  breaches: number
  /** Rows of `COUNTED`, by id of the card. */
  readonly cards: Record<string, number[]>
}

/** Games of a block: the unit that a seed stands for. */
export const GAMES_OF_BLOCK = 1000
/** One game more in each block is played under all laws, which costs as much as a hundred others. */
const UNDER_LAWS = 1

export function newTally(seed: Seed, decks: string, from: number): Tally {
  const tally = { seed, decks, next: from, games: 0, decisions: 0, turns: 0, longest: 0, mostOptions: 0, underLaws: 0, breaches: 0 }
  return { ...tally, cards: Object.fromEntries(definitions.map(({ face }) => [face.id, COUNTED.map(() => 0)])) }
}

/** The tally of a file, or `fresh` when there is none yet. Refuses one of another run. */
export function readTally(file: string, fresh: Tally): Tally {
  if (!existsSync(file)) return fresh
  const kept = readJson(file, 'The file of counts') as Tally
  if (kept.seed !== fresh.seed || kept.decks !== fresh.decks)
    throw new Failure(`${file} is of seed ${kept.seed} with ${kept.decks} decks. Give these, or another file.`)
  return kept
}

export function writeTally(file: string, tally: Tally): void {
  writeText(file, JSON.stringify(tally))
}

/** The blocks from the next game up to `end`; the seed of each depends on its place only. */
export function blocksOf({ seed, decks, next }: Tally, end: number): Block[] {
  const seeds = new Generator(seed)
  const blocks: Block[] = []
  for (let first = 0; first < end; first += GAMES_OF_BLOCK) {
    const block = { seed: seeds.seed(), games: Math.min(GAMES_OF_BLOCK, end - first), laws: UNDER_LAWS, decks }
    if (first >= next) blocks.push(block)
  }
  return blocks
}

export function addReport(tally: Tally, report: BlockReport): void {
  tally.games += report.games
  tally.decisions += report.decisions
  tally.turns += report.turns
  tally.longest = Math.max(tally.longest, report.longest)
  tally.mostOptions = Math.max(tally.mostOptions, report.mostOptions)
  tally.underLaws += report.underLaws
  tally.breaches += report.breaches.length
  definitions.forEach(({ face }, index) => {
    const row = (tally.cards[face.id] ??= COUNTED.map(() => 0))
    for (let i = 0; i < COUNTED.length; i++) row[i] += report.counts[index * COUNTED.length + i]
  })
}

/** The tally as a table for people: totals, and for each thing that is counted the card with the least of it. */
export function showTally(tally: Tally): string[] {
  const { seed, decks, games, decisions, turns, longest, mostOptions, underLaws, breaches } = tally
  const cards = cardsAmong(definitions)
  const dealt = cards.filter(({ face }) => tally.cards[face.id][0] > 0)
  const missing = cards.filter((one) => !dealt.includes(one))
  const [copies, played, used, destroyed, left] = COUNTED.keys()
  const row = (what: string, cards: readonly Definition[], ...columns: readonly number[]): string => {
    const counts = cards.map(({ face }) => ({ id: face.id, n: columns.reduce((sum, i) => sum + tally.cards[face.id][i], 0) }))
    const least = counts.reduce((a, b) => (b.n < a.n ? b : a), { id: 'none', n: Number.POSITIVE_INFINITY })
    return `| ${what} | ${cards.length} | ${counts.reduce((sum, { n }) => sum + n, 0)} | ${least.n} (${least.id}) |`
  }
  const creatures = dealt.filter(({ face }) => face.type === 'creature')
  return [
    `${games} games with ${decks} decks (seed ${seed}), ${underLaws} more under all laws: ${breaches} breaches`,
    `${decisions} decisions, ${turns} turns; the longest game had ${longest} decisions, the widest decision ${mostOptions} options`,
    '',
    '| of cards | cards | times in all | least of one |',
    '|---|---:|---:|---|',
    row('in a deck', dealt, copies),
    row('played', dealt, played),
    row('creatures and artifacts with an action used', [...creatures, ...dealt.filter(hasUse)], used),
    row('creatures gone from play', creatures, destroyed, left),
    row('creatures destroyed', creatures, destroyed),
    '',
    missing.length === 0 ? 'Every card was in decks.' : `Never in a deck: ${missing.map(({ face }) => face.id).join(', ')}.`,
  ]
}

function hasUse({ face, events }: Definition): boolean {
  return face.type === 'artifact' && (hasKind(events, TRIGGER.action) || hasKind(events, TRIGGER.omni))
}
