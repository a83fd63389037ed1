import path from 'node:path'
import type { Command } from 'commander'
import { AGENT_NAMES } from '../ai/agent.ts'
import { arena, showArena } from './arena.ts'
import type { Hands } from './crew.ts'
import { requireDeck } from './deck-file.ts'
import { draftSetup } from './draft.ts'
import { Failure } from './failure.ts'
import { openFolder, writeText } from './files.ts'
import { readAgent, readLanguage, readNumber, readSeats, readSeed, readTitle } from './input.ts'
import { CLANS, collect, DRAFT, LANGUAGE, QUEUE, QUICK, SETS } from './options.ts'
import { CARDS_FLAG, layOwnCards } from './own-cards.ts'
import { showBar } from './progress.ts'
import { rate, showRating } from './rate.ts'
import { readSetup, requireClans } from './setup.ts'
import { simulate } from './simulate.ts'
import { placeOnLadder, showStanding } from './standing.ts'
import type { Terminal } from './terminal.ts'

interface Flags {
  readonly lang: string
  readonly seed?: string
  readonly deck: readonly string[]
  readonly games: string
  readonly agents: string
  readonly agent: string
  readonly chains?: boolean
  readonly seats?: string
  readonly teams?: boolean
  readonly clans?: string
  readonly cards?: string
  readonly sets?: string
  readonly draft?: string
  readonly quick?: string
  readonly records?: string
  readonly milliseconds?: string
  readonly sprt?: boolean
  readonly decks: string
  readonly queue?: boolean
  readonly json?: boolean
}

/** Computers among themselves: many games, players against each other, decks against each other. */
export function addContests(
  program: Command,
  terminal: Terminal,
  withHands: (flags: Flags, work: (hands: Hands) => Promise<void>) => Promise<void>,
): void {
  const add = (name: string, description: string): Command => program.command(name).description(description)

  add('simulate <game>', 'let computers play many games')
    .option('--games <number>', 'how many', '100')
    .option('--seed <seed>', 'all games follow from it', '1')
    .option('--agents <names>', 'one for each seat, separated by commas', 'random')
    .option('--seats <number>', 'how many play')
    .option('--deck <file>', 'a deck as a list or as JSON; give it once for each seat', collect, [])
    .option(...CLANS)
    .option(...SETS)
    .option(...DRAFT)
    .option(...QUICK)
    .option(...CARDS_FLAG)
    .option('--records <folder>', 'write the record of every game into this folder')
    .option(...QUEUE)
    .option('--json', 'one line of JSON')
    .action(async (name: string, flags: Flags) => {
      const title = readTitle(name)
      layOwnCards(title, flags.cards)
      const seats = readSeats(name, flags.seats)
      const agents = flags.agents.split(',').map((agent) => readAgent(agent.trim()))
      if (agents.length > seats) throw new Failure(`--agents names ${agents.length} players, but ${seats} play. Name at most ${seats}.`)
      const games = readNumber(flags.games, 'The number of games', 1, 100_000_000)
      const seed = readSeed(flags.seed)
      const setup = draftSetup(title, seats, flags) ?? readSetup(title, seats, flags.deck, 0)
      requireClans(title, flags.clans)
      const folder = flags.records === undefined ? undefined : openFolder(flags.records)
      const digits = String(games).length
      const keep = (record: string, number: number) =>
        writeText(path.join(folder as string, `${name}-${String(number).padStart(digits, '0')}.txt`), record)
      const written = folder === undefined ? {} : { keep, date: new Date().toISOString().slice(0, 10) }
      const wishes = { title, setup, clans: flags.clans, games, seed, agents, ...written }
      await withHands(flags, async (hands) => {
        const result = await simulate(wishes, hands, showBar())
        if (flags.json) terminal.print(JSON.stringify(result))
        else
          for (const [key, value] of Object.entries(result))
            terminal.print(`${key}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
        if (result.errors > 0)
          throw new Failure(`${result.errors} of ${games} games ended in a fault; "faults" says which, each with the seed of the first.`)
      })
    })

  add('arena <game> <a> <b>', 'measure how strong one computer player is against another')
    .option('--games <number>', 'how many; each deal is played once with A in each seat', '100')
    .option('--seed <seed>', 'all games follow from it', '1')
    .option('--seats <number>', 'how many play; B sits in all seats but one')
    .option('--teams', 'two against two, where the game has it: A plays one team, B the other')
    .option('--decks <which>', 'random: others for each deal, where the game has decks; default: the ready ones', 'random')
    .option(...CLANS)
    .option(...SETS)
    .option(...DRAFT)
    .option(...QUICK)
    .option(...CARDS_FLAG)
    .option('--milliseconds <number>', 'time for each move of a level, instead of its iterations')
    .option('--sprt', 'stop as soon as it is clear whether A is better by 0 or by 20 Elo')
    .option(...QUEUE)
    .option('--json', 'one line of JSON')
    .action(async (name: string, a: string, b: string, flags: Flags) => {
      const title = readTitle(name)
      layOwnCards(title, flags.cards)
      if (flags.decks !== 'random' && flags.decks !== 'default')
        throw new Failure(`--decks must be random or default, not "${flags.decks}".`)
      requireClans(title, flags.clans)
      const seats = readSeats(name, flags.seats, flags.teams)
      const setup = draftSetup(title, seats, flags)
      const wishes = {
        title,
        seats,
        teams: flags.teams === true,
        setup,
        agents: [readAgent(a), readAgent(b)] as const,
        games: readNumber(flags.games, 'The number of games', 1, 100_000_000),
        seed: readSeed(flags.seed),
        random: setup === undefined && flags.decks === 'random',
        clans: flags.clans,
        milliseconds:
          flags.milliseconds === undefined ? undefined : readNumber(flags.milliseconds, 'The number of milliseconds', 1, 600_000),
        sequential: flags.sprt === true,
      }
      await withHands(flags, async (hands) => {
        const result = await arena(wishes, hands, showBar())
        if (flags.json) terminal.print(JSON.stringify(result))
        else for (const line of showArena(result)) terminal.print(line)
      })
    })

  add('rate <a> [b]', 'rate a KeyForge deck among those of its set, or two against each other, and say how many chains make them even')
    .option('--games <number>', 'how many; each deal is played from both seats; 0 for the estimate of one deck alone', '1000')
    .option('--chains', 'play as many again to find the number of chains that brings the pairing nearest to even')
    .option('--agent <agent>', `who plays both decks: ${AGENT_NAMES.join(', ')}`, 'greedy')
    .option('--seed <seed>', 'all games follow from it', '1')
    .option(...QUEUE)
    .option('--json', 'one line of JSON')
    .option(...LANGUAGE)
    .action(async (a: string, b: string | undefined, flags: Flags) => {
      const language = readLanguage(flags.lang)
      if (b === undefined && flags.chains === true) throw new Failure('--chains makes two decks even: name the other one.')
      const common = {
        agent: readAgent(flags.agent),
        games: readNumber(flags.games, 'The number of games', b === undefined ? 0 : 2, 100_000_000),
        seed: readSeed(flags.seed),
      }
      const show = (result: unknown, lines: readonly string[]) => {
        if (flags.json) terminal.print(JSON.stringify(result))
        else for (const one of lines) terminal.print(one)
      }
      const first = requireDeck(a)
      if (b === undefined) {
        await withHands(flags, async (hands) => {
          const result = await placeOnLadder({ deck: first, ...common }, hands, showBar())
          show(result, showStanding(result, language))
        })
        return
      }
      const wishes = { decks: [first.deck, requireDeck(b).deck] as const, ...common, chains: flags.chains === true }
      await withHands(flags, async (hands) => {
        const result = await rate(wishes, hands, showBar())
        show(result, showRating(result, language))
      })
    })
}
