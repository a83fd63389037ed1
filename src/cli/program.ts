import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { Command } from 'commander'
import { version } from '../../package.json'
import type { Language } from '../ability/language.ts'
import { AGENT_NAMES } from '../ai/agent.ts'
import { titles } from '../games/index.ts'
import { QUICK_STARTS } from '../games/nightfall/index.ts'
import { arena, showArena } from './arena.ts'
import { runBot } from './bot.ts'
import { printCards } from './cards.ts'
import { Crew, type Hands, handsHere, type Threads, type Workers } from './crew.ts'
import { requireDeck } from './deck-file.ts'
import { draftSetup } from './draft.ts'
import { addDeckCommands } from './deck.ts'
import { serveEngine } from './engine.ts'
import { Failure } from './failure.ts'
import { doJob } from './job.ts'
import { openFolder, writeText } from './files.ts'
import { projectRoot, readAgent, readHabits, readLanguage, readNumber, readSeed, readSeats, readTitle } from './input.ts'
import { addMeasures } from './measures.ts'
import { obey } from './obey.ts'
import { type OnlineWishes, playOnline } from './online.ts'
import { play } from './play.ts'
import { playSeries } from './series.ts'
import { readServer, TOKEN } from './reach.ts'
import { showBar, showStages } from './progress.ts'
import { DEFAULT_OPPONENT } from '../play/opponent.ts'
import { addPuzzleCommands } from './puzzles.ts'
import { rate, showRating } from './rate.ts'
import { addRecordCommands } from './records.ts'
import { readStory } from './replay.ts'
import { CARDS_FLAG, layOwnCards, writeOwnCards } from './own-cards.ts'
import { printRules } from './rules.ts'
import { readSeries, readSetup, readTable, requireClans } from './setup.ts'
import { simulate } from './simulate.ts'
import { placeOnLadder, showStanding } from './standing.ts'
import type { Terminal } from './terminal.ts'
import { wrapping } from './wrap.ts'

interface Flags {
  readonly lang: string
  readonly seed?: string
  readonly deck: readonly string[]
  readonly against: string
  readonly seat: string
  readonly games: string
  readonly agents: string
  readonly agent: string
  readonly level: string
  readonly chains?: boolean
  readonly seats?: string
  readonly teams?: boolean
  readonly clans?: string
  readonly cards?: string
  readonly always?: string
  readonly write?: string
  readonly mulligan?: boolean
  readonly sealed?: boolean
  readonly sets?: string
  readonly draft?: string
  readonly quick?: string
  readonly handicap?: string | true
  readonly series?: string
  readonly adaptive?: boolean
  readonly json?: boolean
  readonly set?: string
  readonly records?: string
  readonly from?: string
  readonly milliseconds?: string
  readonly sprt?: boolean
  readonly decks: string
  readonly server?: string
  readonly table?: string
  readonly token?: string
  readonly game?: string
  readonly name?: string
  readonly watch?: boolean
  readonly queue?: boolean
  readonly threads?: string
}

/**
 * Runs one command line and returns the exit code: 0, 2 for bad input, 1 for a fault of the program. Without `threads` all work is done
 * in this one.
 */
export function runProgram(words: readonly string[], terminal: Terminal, threads?: Threads, workers?: Workers): Promise<number> {
  const screen = wrapping(terminal)
  return obey(makeProgram(words, screen, threads, workers), words, screen)
}

function makeProgram(words: readonly string[], terminal: Terminal, threads: Threads | undefined, workers: Workers | undefined): Command {
  const queue = ['--queue', 'by the workers of the database of DATABASE_URL (catena worker); ended and started again it goes on'] as const
  /** Does work in jobs, by whoever was wished for. */
  const withHands = async (flags: Pick<Flags, 'queue' | 'threads'>, work: (hands: Hands) => Promise<void>): Promise<void> => {
    if (flags.queue && workers === undefined) {
      // what reaches a database is not loaded by all others
      runApart('src/cli/worker-main.ts', words)
      return
    }
    const hands = flags.queue
      ? await workers!.open()
      : threads === undefined
        ? handsHere(doJob)
        : new Crew({ ...threads, size: Math.min(threads.size, Number(flags.threads ?? threads.size)) })
    try {
      await work(hands)
    } finally {
      await hands.end()
    }
  }
  const games = [...titles.values()].map(({ facts }) => facts.title).join(', ')
  const program = new Command('catena').description(`Duelling card games in the terminal: ${games}`).version(version)
  const add = (name: string, description: string): Command => program.command(name).description(description)
  const language = ['--lang <language>', 'en, de or it', 'en'] as const
  const clans = [
    '--clans <clans>',
    'in Crystal Clans, the first seat’s clan and the other’s, such as water,meteor; random for any',
  ] as const
  const sets = [
    '--sets <names>',
    'in Nightfall, nightfall, martial-law and blood-country with commas between them; all for all three',
  ] as const
  const draft = [
    '--draft <kind>',
    'in Nightfall, sealed: packets nobody saw; revealed: as Blood Country has it, part of the commons seen first; none: archives as given',
  ] as const

  const quick = ['--quick <name>', `in Nightfall, sets and draft by a name: ${Object.keys(QUICK_STARTS).join(', ')}`] as const

  add('games', 'list the games')
    .option('--json', 'as JSON')
    .action(({ json }: Flags) => {
      const names = [...titles.keys()]
      terminal.print(json ? JSON.stringify(names) : names.join('\n'))
    })

  add('play [game]', 'play against the computer, or at a table of a server')
    .option(...language)
    .option('--seed <seed>', 'a whole number or 32 hexadecimal digits; the same seed deals the same game')
    .option(
      '--deck <file>',
      'a deck as a list or as JSON: yours, and given twice also the opponent’s',
      (file: string, files: string[]) => [...files, file],
      [],
    )
    .option('--against <agent>', AGENT_NAMES.join(', '), DEFAULT_OPPONENT)
    .option('--seat <seat>', 'your seat, from 0; seat 0 begins unless the game decides by lot', '0')
    .option('--seats <number>', 'how many play')
    .option('--teams', 'two against two, where the game has it; your partner sits opposite')
    .option('--clans <clans>', 'in Crystal Clans, your clan and the other, such as water,meteor; random for any')
    .option(...sets)
    .option(...draft)
    .option(...quick)
    .option(...CARDS_FLAG)
    .option('--mulligan', 'in Crystal Clans, each player may once shuffle cards of the first hand back')
    .option('--sealed', 'in KeyForge, a deck dealt for each, both of one set; --seed deals the same ones again')
    .option(
      '--handicap [chains]',
      'in KeyForge, chains at the start, yours and the opponent’s, such as 0,4; without them, what evens out who begins: in Riftblade no stones, in Crystal Clans 2 initiative',
    )
    .option('--series <games>', 'a series of 3 or 5 games, won by whoever wins more than half of them')
    .option('--adaptive', 'in KeyForge, three games: the second with each other’s deck, then a bid of chains for the deck that won both')
    .option('--always <names>', 'questions that are answered for you, such as pass,fights; "always" at such a question does the same')
    .option('--from <record>', 'continue the game of a record, from where it ends or departs')
    .option('--server <url>', 'play with people: the address of a server, such as http://localhost:4321')
    .option('--table <id>', 'with --server, the table to sit down at; without it you choose one of those that are open')
    .option('--game <game>', 'with --server, open a table of this game')
    .option('--name <name>', 'with --server, what you are called there')
    .option('--token <token>', `with --server, the token of who comes back; ${TOKEN} keeps it from others at this machine`)
    .option('--watch', 'with --server, look at a game that others play')
    .action(async (given: string | undefined, flags: Flags) => {
      const language = readLanguage(flags.lang)
      const wanted = given ?? flags.game
      if (flags.server !== undefined) {
        if (flags.cards !== undefined)
          throw new Failure('At a table of a server all play with the designed cards: leave --cards out, or play here without --server.')
        if (flags.series !== undefined || flags.adaptive)
          throw new Failure('With people a series is agreed on when the table is opened: leave --series and --adaptive out.')
        await playOnline(readOnline(flags, wanted, language, terminal), terminal)
        return
      }
      const apart = (['table', 'name', 'watch', 'token'] as const).find((flag) => flags[flag] !== undefined)
      if (apart !== undefined) throw new Failure(`--${apart} is for a table of a server: give --server too.`)
      if (wanted === undefined)
        throw new Failure(`Which game? Name one of ${[...titles.keys()].join(', ')}, or --server to play with people.`)
      const name = wanted
      const title = readTitle(name)
      const against = readAgent(flags.against)
      const series = readSeries(title, flags)
      if (flags.from !== undefined) {
        if (series !== undefined) throw new Failure('A record is of one game: leave --series and --adaptive out.')
        if (flags.cards !== undefined) throw new Failure('A record names its own cards by itself: leave --cards out.')
        const story = readStory(title, flags.from)
        const seat = readNumber(flags.seat, 'The seat', 0, story.setup.seats - 1)
        await play({ title, ...story, language, against, seat, habits: readHabits(flags.always, title.facts.name) }, terminal)
        return
      }
      layOwnCards(title, flags.cards, language)
      const seats = readSeats(name, flags.seats, flags.teams)
      const seat = readNumber(flags.seat, 'The seat', 0, seats - 1)
      const seed = readSeed(flags.seed)
      const setup = await readTable(title, flags, seats, seat, seed)
      const game = { title, setup, seed, language, against, seat, habits: readHabits(flags.always, title.facts.name) }
      if (series === undefined) await play(game, terminal)
      else
        await playSeries(
          { ...game, ...series, deal: flags.sealed ? (at, drawn) => readTable(title, flags, seats, at, drawn) : undefined },
          terminal,
        )
    })

  add('bot', `let a computer play at tables of a server, as a bot account: that of --token or ${TOKEN}, or a new one whose token is told`)
    .requiredOption('--server <url>', 'the address of a server, such as http://localhost:4321')
    .option('--name <name>', 'what a new bot account is called', 'Catena')
    .option('--token <token>', `the token of a bot account; ${TOKEN} keeps it from others at this machine`)
    .option('--level <level>', AGENT_NAMES.join(', '), 'expert')
    .option('--game <game>', 'open tables of this game; without it, it plays where it sits already')
    .option('--tables <number>', 'how many tables are opened', '1')
    .action(async (flags: Flags & { readonly tables: string }) => {
      const { name = 'Catena' } = flags
      const game = flags.game === undefined ? undefined : readTitle(flags.game).facts.name
      const tables = readNumber(flags.tables, 'The number of tables', 1, 20)
      const token = flags.token ?? terminal.secret(TOKEN)
      await runBot({ server: readServer(flags.server!), token, name, level: readAgent(flags.level), game, tables }, terminal)
    })

  add('simulate <game>', 'let computers play many games')
    .option('--games <number>', 'how many', '100')
    .option('--seed <seed>', 'all games follow from it', '1')
    .option('--agents <names>', 'one for each seat, separated by commas', 'random')
    .option('--seats <number>', 'how many play')
    .option(
      '--deck <file>',
      'a deck as a list or as JSON; give it once for each seat',
      (file: string, files: string[]) => [...files, file],
      [],
    )
    .option(...clans)
    .option(...sets)
    .option(...draft)
    .option(...quick)
    .option(...CARDS_FLAG)
    .option('--records <folder>', 'write the record of every game into this folder')
    .option(...queue)
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

  add('engine', 'the engine for other programs: one line of JSON in, one out (docs/engine.md)').action(() => serveEngine(terminal))

  add('arena <game> <a> <b>', 'measure how strong one computer player is against another')
    .option('--games <number>', 'how many; each deal is played once with A in each seat', '100')
    .option('--seed <seed>', 'all games follow from it', '1')
    .option('--seats <number>', 'how many play; B sits in all seats but one')
    .option('--teams', 'two against two, where the game has it: A plays one team, B the other')
    .option('--decks <which>', 'random: others for each deal, where the game has decks; default: the ready ones', 'random')
    .option(...clans)
    .option(...sets)
    .option(...draft)
    .option(...quick)
    .option(...CARDS_FLAG)
    .option('--milliseconds <number>', 'time for each move of a level, instead of its iterations')
    .option('--sprt', 'stop as soon as it is clear whether A is better by 0 or by 20 Elo')
    .option(...queue)
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
    .option(...queue)
    .option('--json', 'one line of JSON')
    .option(...language)
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

  const told = threads === undefined ? () => undefined : showStages(process.stderr)
  addMeasures(program, terminal, { queue, withHands, told })
  addPuzzleCommands(program, terminal, { withHands, told })

  add('worker', 'do the jobs of others: commands with --queue, wherever they are started with the same DATABASE_URL')
    .option('--threads <number>', 'how many jobs at a time; one for each core without it')
    .action(async ({ threads: wished }: Flags) => {
      const size = wished === undefined ? undefined : readNumber(wished, 'The number of threads', 1, 1024)
      if (workers === undefined) runApart('src/cli/worker-main.ts', words)
      else await workers.work(size)
    })

  add('cards <game> [words...]', 'list the cards with their text: all, the one that is called so, or those with these words on them')
    .option(...language)
    .option('--set <set>', 'only this set')
    .option(...CARDS_FLAG)
    .option('--write <file>', 'write a file with every value that you can change, for --cards')
    .option('--json', 'one line of JSON for each card')
    .action((name: string, about: readonly string[], flags: Flags) => {
      const title = readTitle(name)
      if (flags.write !== undefined) {
        writeOwnCards(title, flags.write)
        return
      }
      layOwnCards(title, flags.cards, readLanguage(flags.lang))
      printCards(
        {
          title,
          set: flags.set,
          about: about.join(' '),
          language: readLanguage(flags.lang),
          json: flags.json === true,
        },
        terminal,
      )
    })

  addRecordCommands(program, terminal, { queue, language, withHands })

  add('rules <game> [topic...]', 'explain a topic, a rule by its number, or a word of the rules')
    .option(...language)
    .action((name: string, topic: readonly string[], flags: Flags) =>
      printRules({ title: readTitle(name), words: topic.join(' '), language: readLanguage(flags.lang) }, terminal),
    )
  addDeckCommands(program, terminal)
  add('admin [words...]', 'reports, bans and players of a server: what its host does (docs/hosting.md)')
    .helpOption(false)
    .allowUnknownOption()
    .action((words: readonly string[]) => runApart('src/cli/admin-main.ts', words))
  return program
}

/** A program of its own: what it needs is not loaded by all others. */
function runApart(entry: string, words: readonly string[]): void {
  const run = path.join(projectRoot(), 'scripts', 'run.mjs')
  process.exitCode = spawnSync(process.execPath, [run, entry, ...words], { stdio: 'inherit' }).status ?? 1
}

/** A seat at a server, with a deck or a clan where there is one. */
function readOnline(flags: Flags, game: string | undefined, language: Language, terminal: Terminal): OnlineWishes {
  const title = game === undefined ? undefined : readTitle(game)
  const [file] = flags.deck
  return {
    server: readServer(flags.server!),
    language,
    name: flags.name ?? '',
    token: flags.token ?? terminal.secret(TOKEN),
    watch: flags.watch === true,
    table: flags.table,
    game: title?.facts.name,
    seats: flags.seats === undefined || game === undefined ? undefined : readSeats(game, flags.seats),
    deck: file === undefined ? flags.clans : requireDeck(file).deck,
    habits: readHabits(flags.always, title?.facts.name),
  }
}
