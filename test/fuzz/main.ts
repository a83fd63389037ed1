// npm run fuzz -- [--game G] [--games N] [--seed S]: random games under all laws, for as long as wanted.
// npm run fuzz -- --playthroughs: writes the golden transcripts anew.
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Command } from 'commander'
import { projectRoot, readNumber, readSeed, readTitle } from '../../src/cli/input.ts'
import { Failure } from '../../src/cli/failure.ts'
import { titles } from '../../src/games/index.ts'
import type { Title } from '../../src/games/index.ts'
import { checkLaws, LawError } from '../../src/games/laws.ts'
import { Generator } from '../../src/kernel/random.ts'
import type { Seed } from '../../src/kernel/random.ts'
import { TRANSCRIPT_SEED, writeTranscript } from '../playthroughs/transcript.ts'

/** Games a run of the laws; each run has a seed of its own, which is printed and repeats it. */
const RUN = 20
/** More breaches than these are told, but not kept. */
const KEPT = 20

interface Flags {
  readonly game?: string
  readonly games: string
  readonly seed?: string
  readonly playthroughs?: boolean
}

function main(flags: Flags): number {
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
  console.log(`seed ${seed}`)
  const breaches = wanted.map((title) => fuzz(title, games, seed, path.join(folder, 'fuzz', 'fixtures')))
  return breaches.every((n) => n === 0) ? 0 : 1
}

/** Returns the number of breaches. */
function fuzz({ game, randomSetup }: Title, games: number, seed: Seed, folder: string): number {
  const seeds = new Generator(seed)
  let [played, decisions, breaches] = [0, 0, 0]
  const began = performance.now()
  let told = began
  while (played < games) {
    const run = { games: Math.min(RUN, games - played), seed: seeds.seed(), setup: randomSetup }
    played += run.games
    try {
      decisions += checkLaws(game, run).decisions
    } catch (problem) {
      if (!(problem instanceof LawError)) throw problem
      breaches++
      console.log(`run ${run.seed}: ${problem.message.split('\n')[0]}`)
      if (breaches <= KEPT) freeze(problem, game.name, folder)
    }
    if (performance.now() - told > 10_000) {
      told = performance.now()
      console.log(`${game.name}: ${played} games, ${decisions} decisions, ${breaches} breaches`)
    }
  }
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${game.name}: ${played} games, ${decisions} decisions, ${breaches} breaches in ${seconds} s`)
  return breaches
}

/** Keeps the record of a breach, so that a test plays it from now on. */
function freeze(breach: LawError, game: string, folder: string): void {
  if (breach.record === '') return
  mkdirSync(folder, { recursive: true })
  const law = breach.law.replace(/[^a-z0-9]+/gi, '-').slice(0, 40)
  const file = path.join(folder, `${game}-${law}-${breach.seed.slice(0, 8)}.txt`)
  writeFileSync(file, breach.record)
  console.log(`  kept as ${file}`)
}

const flags = new Command('fuzz')
  .option('--game <name>', 'only this game')
  .option('--games <number>', 'games of each', '1000')
  .option('--seed <seed>', 'a whole number or 32 hexadecimal digits')
  .option('--playthroughs', 'write test/playthroughs/*.txt anew instead')
  .parse()
  .opts<Flags>()

try {
  process.exitCode = main(flags)
} catch (problem) {
  if (!(problem instanceof Failure)) throw problem
  console.error(problem.message)
  process.exitCode = 2
}
