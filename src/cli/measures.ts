import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Command } from 'commander'
import { AGENT_NAMES } from '../ai/agent.ts'
import type { WholeTitle } from '../games/index.ts'
import { bringLadder, generateDeck, SETS } from '../games/keyforge/index.ts'
import { seedOf } from '../kernel/random.ts'
import { CARDS_FLAG, layOwnCards } from './own-cards.ts'
import { balance } from './balance.ts'
import { writeBalance } from './balance-page.ts'
import type { Hands } from './crew.ts'
import { Failure } from './failure.ts'
import { openFolder, readText, writeText } from './files.ts'
import { projectRoot, readAgent, readNumber, readSeats, readSeed, readTitle } from './input.ts'
import { climb, makeLadderFile } from './ladder.ts'
import { playLeague, writeLeague } from './league.ts'
import { readName } from './names.ts'
import { QUEUE } from './options.ts'
import { insertPart } from './page.ts'
import type { Progress } from './progress.ts'
import type { Terminal } from './terminal.ts'

interface Flags {
  readonly games: string
  readonly most: string
  readonly level: string
  readonly agents: string
  readonly seed: string
  readonly table?: string
  readonly cards?: string
  readonly seats?: string
  readonly teams?: boolean
  readonly folder?: string
  readonly page?: string
  readonly decks: string
  readonly agent: string
  readonly to?: string
  readonly queue?: boolean
  readonly json?: boolean
}

interface Means {
  withHands(flags: Flags, work: (hands: Hands) => Promise<void>): Promise<void>
  readonly told: Progress
}

/** Measurements that go on for hours, are taken up where they were, and write a page. */
export function addMeasures(program: Command, terminal: Terminal, { withHands, told }: Means): void {
  /** What all measurements may be told; `folder` and `page` are where things lie when nothing is said. */
  const measured = (command: Command, folder: string, page: string): Command =>
    command
      .option('--seed <seed>', 'all games follow from it', '1')
      .option('--folder <path>', `where what was played is kept (${folder})`)
      .option('--page <file>', `the page that is written (${page})`)
      .option(...QUEUE)
      .option('--json', 'one line of JSON in place of the page')
  /** Prints what was measured, as JSON or as lines that are written into a page too. */
  const report = (flags: Flags, result: unknown, page: string, part: { heading: string; name: string; lines: () => readonly string[] }) => {
    if (flags.json) {
      terminal.print(JSON.stringify(result))
      return
    }
    const lines = part.lines()
    writePart(flags.page ?? path.join(projectRoot(), 'docs', page), part.heading, part.name, lines)
    for (const line of lines) terminal.print(line)
  }
  const folderOf = (flags: Flags, name: string) => openFolder(flags.folder ?? path.join(projectRoot(), 'data', name))

  const balancing = program
    .command('balance <game>')
    .description('measure all kinds of tables of a game: what beginning is worth, how long it takes, what winners play')
    .option('--games <number>', 'how many at each kind of table; what was played before counts', '100')
    .option('--level <level>', `who plays all seats: ${AGENT_NAMES.join(', ')}`, 'skilled')
    .option('--table <name>', 'play only at this kind of table, such as "2 seats"')
    .option(...CARDS_FLAG)
  measured(balancing, 'data/balance', 'docs/<game>-balance.md').action(async (name: string, flags: Flags) => {
    const title = readTitle(name)
    layCards(title, flags)
    const wishes = {
      title,
      games: readNumber(flags.games, 'The number of games', 1, 100_000_000),
      agent: readAgent(flags.level),
      seed: readSeed(flags.seed),
      table: flags.table,
      folder: folderOf(flags, 'balance'),
    }
    await withHands(flags, async (hands) => {
      const result = await balance(wishes, hands, told)
      const heading = `# How even ${title.facts.title} is`
      report(flags, result, `${name}-balance.md`, { heading, name: 'balance', lines: () => writeBalance(title, result) })
    })
  })

  const league = program
    .command('league <game>')
    .description('everybody against everybody: more games where it is open who is better, and the matrix')
    .option('--agents <list>', 'who plays, separated by commas', 'greedy,beginner,casual,skilled,expert')
    .option('--games <number>', 'of a pairing that is clear at once; what was played before counts', '24')
    .option('--most <number>', 'of a pairing that stays unsure', '200')
    .option('--seats <number>', 'how many play')
    .option('--teams', 'two against two')
    .option(...CARDS_FLAG)
  measured(league, 'data/league', 'docs/opponents.md').action(async (name: string, flags: Flags) => {
    const title = readTitle(name)
    layCards(title, flags)
    const wishes = {
      title,
      seats: readSeats(name, flags.seats, flags.teams),
      teams: flags.teams === true,
      agents: flags.agents.split(',').map(readAgent),
      least: readNumber(flags.games, 'The number of games', 2, 1_000_000),
      most: readNumber(flags.most, 'The largest number of games', 2, 1_000_000),
      seed: readSeed(flags.seed),
      folder: folderOf(flags, 'league'),
    }
    if (wishes.most < wishes.least) throw new Failure(`--most must not be below --games, which is ${wishes.least}: it is ${wishes.most}.`)
    await withHands(flags, async (hands) => {
      const result = await playLeague(wishes, hands, told)
      const part = `${name}, ${wishes.teams ? 'teams' : `${wishes.seats} seats`}`
      report(flags, result, 'opponents.md', { heading: '# Opponents', name: part, lines: () => writeLeague(result) })
    })
  })

  program
    .command('ladder <set>')
    .description('rate generated KeyForge decks of a set against each other, and learn from it what its cards are worth')
    .option('--decks <number>', 'how many decks', '1000')
    .option('--games <number>', 'of each deck; what was played before counts', '400')
    .option('--agent <agent>', `who plays all decks: ${AGENT_NAMES.join(', ')}`, 'greedy')
    .option('--seed <seed>', 'all decks and games follow from it', '1')
    .option('--folder <path>', 'where what was played is kept (data/ladder)')
    .option('--to <file>', 'the file that is written (src/games/keyforge/deck/ladders/<set>.ts)')
    .option(...QUEUE)
    .option('--json', 'one line of JSON in place of the file')
    .action(async (set: string, flags: Flags) => {
      const wishes = {
        set: readSetOfDecks(set),
        decks: readNumber(flags.decks, 'The number of decks', 2, 100_000),
        games: readNumber(flags.games, 'The number of games of a deck', 2, 1_000_000),
        agent: readAgent(flags.agent),
        seed: readSeed(flags.seed),
        folder: folderOf(flags, 'ladder'),
      }
      await withHands(flags, async (hands) => {
        const ladder = await climb(wishes, hands, told, await bringLadder(wishes.set))
        if (flags.json) terminal.print(JSON.stringify(ladder))
        else {
          writeText(flags.to ?? path.join(projectRoot(), `src/games/keyforge/deck/ladders/${set}.ts`), makeLadderFile(ladder))
          terminal.print(
            `${ladder.decks} decks of ${set}, ${2 * ladder.rounds} games each (${ladder.agent}): one standard deviation is ${ladder.deviation} Elo for a deck of the ladder, ${ladder.doubt} for a new one.`,
          )
        }
      })
    })
}

/** A set of which decks are made. */
function readSetOfDecks(text: string): string {
  return readName(
    text,
    'set of which decks are made:',
    SETS.map(({ slug }) => slug).filter((slug) => generateDeck(slug, seedOf(1)).ok),
  )
}

function layCards(title: WholeTitle, { cards, page, json }: Flags): void {
  layOwnCards(title, cards)
  if (cards !== undefined && page === undefined && json !== true)
    throw new Failure('The page in docs/ is that of the designed cards: with --cards name another --page, or give --json.')
}

/** Writes one part of a page; a page that is not there begins with a title. */
function writePart(file: string, heading: string, name: string, lines: readonly string[]): void {
  writeText(file, insertPart(existsSync(file) ? readText(file, 'The page') : heading, name, lines))
}
