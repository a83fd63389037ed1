// npm run fuzz -- [--game G] [--games N] [--seed S]: random games under all laws, for as long as wanted.
// npm run fuzz -- --invariants [--decks generated|mixed|random|worst|SET] [--games N] [--from N] [--seed S] [--cores N] [--tally FILE]: many more games of
// KeyForge, with the books kept and one in a thousand under all laws; with a file, a run that was ended goes on where it was.
// npm run fuzz -- --playthroughs: writes the golden transcripts anew.
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Command } from 'commander'
import { projectRoot, readNumber, readSeed, readTitle } from '../../src/cli/input.ts'
import { Crew, serve } from '../../src/cli/crew.ts'
import { Failure } from '../../src/cli/failure.ts'
import { readName } from '../../src/cli/names.ts'
import { obey } from '../../src/cli/obey.ts'
import { showBar } from '../../src/cli/progress.ts'
import { processTerminal } from '../../src/cli/terminal.ts'
import { titles } from '../../src/games/index.ts'
import type { WholeTitle } from '../../src/games/index.ts'
import { checkLaws, LawError } from '../../src/games/laws.ts'
import { secretsOf } from '../../src/games/secrets.ts'
import { Generator } from '../../src/kernel/random.ts'
import type { Seed } from '../../src/kernel/random.ts'
import { TRANSCRIPT_SEED, writeTranscript } from '../playthroughs/transcript.ts'
import { DECKS, playBlock } from './block.ts'
import type { Block, BlockReport } from './block.ts'
import { addReport, blocksOf, GAMES_OF_BLOCK, newTally, readTally, showTally, writeTally } from './tally.ts'

/** Games a run of the laws; each run has a seed of its own, which is printed and repeats it. */
const RUN = 20
/** More breaches than these are told, but not kept. */
const KEPT = 20

interface Flags {
  readonly game?: string
  readonly games: string
  readonly seed?: string
  readonly playthroughs?: boolean
  readonly invariants?: boolean
  readonly decks: string
  readonly from: string
  readonly cores?: string
  readonly tally?: string
}

async function main(flags: Flags): Promise<number> {
  const wanted = flags.game === undefined ? [...titles.values()] : [readTitle(flags.game)]
  const folder = path.join(projectRoot(), 'test')
  if (flags.playthroughs) {
    for (const { game } of wanted) {
      const file = path.join(folder, 'playthroughs', `${game.name}.txt`)
      writeFileSync(file, writeTranscript(game, TRANSCRIPT_SEED))
      console.log(`written ${file}`)
    }
    return 0
  }
  const games = readNumber(flags.games, 'The number of games', 1, 1_000_000_000)
  const seed = readSeed(flags.seed ?? randomBytes(16).toString('hex'))
  if (flags.invariants) return await keepBooks(flags, games, seed, path.join(folder, 'fuzz', 'fixtures'))
  console.log(`seed ${seed}`)
  const breaches = wanted.map((title) => fuzz(title, games, seed, path.join(folder, 'fuzz', 'fixtures')))
  return breaches.every((n) => n === 0) ? 0 : 1
}

/** Returns the number of breaches. */
function fuzz({ game, randomSetup }: WholeTitle, games: number, seed: Seed, folder: string): number {
  const seeds = new Generator(seed)
  let [played, decisions, breaches] = [0, 0, 0]
  const began = performance.now()
  let told = began
  const secrets = secretsOf(game)
  const unmet = new Set(secrets.places)
  const bar = showBar()
  while (played < games) {
    bar?.(played, games, () => `${game.name}, ${breaches} breaches`)
    const run = { games: Math.min(RUN, games - played), seed: seeds.seed(), secrets, setup: randomSetup }
    played += run.games
    try {
      const report = checkLaws(game, run)
      decisions += report.decisions
      for (const place of Object.keys(report.places)) unmet.delete(place)
    } catch (problem) {
      if (!(problem instanceof LawError)) throw problem
      breaches++
      bar?.(games, games)
      console.log(`run ${run.seed}: ${problem.message.split('\n')[0]}`)
      if (breaches <= KEPT) freeze(problem, problem.seed, problem.record, game.name, folder)
    }
    if (bar === undefined && performance.now() - told > 10_000) {
      told = performance.now()
      console.log(`${game.name}: ${played} games, ${decisions} decisions, ${breaches} breaches`)
    }
  }
  bar?.(games, games)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${game.name}: ${played} games, ${decisions} decisions, ${breaches} breaches in ${seconds} s`)
  if (unmet.size > 0) console.log(`  never anything hidden: ${[...unmet].join(', ')}`)
  return breaches
}

/** Plays blocks of games with the books kept. Returns the exit code. */
async function keepBooks(flags: Flags, games: number, seed: Seed, folder: string): Promise<number> {
  const decks = readName(flags.decks, 'kind of decks', DECKS)
  const from = readNumber(flags.from, 'The first game', 0, 1_000_000_000)
  if (from % GAMES_OF_BLOCK !== 0) throw new Failure(`A block has ${GAMES_OF_BLOCK} games: --from must be a multiple of it, not ${from}.`)
  const cores = flags.cores === undefined ? availableParallelism() : readNumber(flags.cores, 'The number of cores', 1, 1024)
  const fresh = newTally(seed, decks, from)
  const tally = flags.tally === undefined ? fresh : readTally(flags.tally, fresh)
  console.log(`seed ${seed}, from game ${tally.next}`)
  const crew = new Crew<Block>({ program: process.argv[1], size: cores })
  const began = performance.now()
  let [played, told] = [0, began]
  const blocks = blocksOf(tally, from + games)
  try {
    // a round at a time, so that what is written down has no gaps
    for (let first = 0; first < blocks.length; first += cores) {
      const round = blocks.slice(first, first + cores)
      await crew.do(round, (report: BlockReport) => {
        for (const { law, message, seed, record } of report.breaches) {
          console.log(`game ${seed}: ${law}: ${message.split('\n')[0]}`)
          if (tally.breaches < KEPT) freeze({ law }, seed, record, 'keyforge', folder)
        }
        addReport(tally, report)
        played += report.games
      })
      tally.next += round.reduce((sum, block) => sum + block.games, 0)
      if (flags.tally !== undefined) writeTally(flags.tally, tally)
      if (performance.now() - told > 10_000) {
        told = performance.now()
        const rate = Math.round(played / ((told - began) / 1000))
        console.log(`${tally.next} of ${from + games} games, ${tally.breaches} breaches, ${rate} games/s`)
      }
    }
  } finally {
    await crew.end()
  }
  for (const line of showTally(tally)) console.log(line)
  return tally.breaches === 0 ? 0 : 1
}

/** Keeps the record of a breach, so that a test plays it from now on. */
function freeze(breach: { readonly law: string }, seed: Seed, record: string, game: string, folder: string): void {
  if (record === '') return
  mkdirSync(folder, { recursive: true })
  const law = breach.law.replace(/[^a-z0-9]+/gi, '-').slice(0, 40)
  const file = path.join(folder, `${game}-${law}-${seed.slice(0, 8)}.txt`)
  writeFileSync(file, record)
  console.log(`  kept as ${file}`)
}

if (!serve(playBlock)) {
  const program = new Command('fuzz')
    .option('--game <name>', 'only this game')
    .option('--games <number>', 'games of each', '1000')
    .option('--seed <seed>', 'a whole number or 32 hexadecimal digits')
    .option('--playthroughs', 'write test/playthroughs/*.txt anew instead')
    .option('--invariants', 'games of KeyForge by the hundred thousand: invariants, and counts of what each card did')
    .option('--decks <which>', `of these games: ${DECKS.join(' or ')}`, DECKS[0])
    .option('--from <number>', 'the first of these games; each block of them depends on the seed and its place only', '0')
    .option('--cores <number>', 'threads for these games; all there are when not given')
    .option('--tally <file>', 'keeps the counts of these games; a run with a file that is there goes on')
    .action(async (flags: Flags) => {
      process.exitCode = await main(flags)
    })
  const code = await obey(program, process.argv.slice(2), processTerminal())
  process.exitCode ||= code
}
