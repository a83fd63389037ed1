import type { Command } from 'commander'
import type { Language } from '../ability/language.ts'
import { AGENT_NAMES } from '../ai/agent.ts'
import { titles } from '../games/index.ts'
import { DEFAULT_OPPONENT } from '../play/opponent.ts'
import { runBot } from './bot.ts'
import { requireDeck } from './deck-file.ts'
import { Failure } from './failure.ts'
import { readAgent, readHabits, readLanguage, readNumber, readSeats, readSeed, readTitle } from './input.ts'
import { type OnlineWishes, playOnline } from './online.ts'
import { collect, DRAFT, LANGUAGE, QUICK, SETS } from './options.ts'
import { CARDS_FLAG, layOwnCards } from './own-cards.ts'
import { play } from './play.ts'
import { readServer, TOKEN } from './reach.ts'
import { readStory } from './replay.ts'
import { playSeries } from './series.ts'
import { readSeries, readTable } from './setup.ts'
import type { Terminal } from './terminal.ts'

interface Flags {
  readonly lang: string
  readonly seed?: string
  readonly deck: readonly string[]
  readonly against: string
  readonly seat: string
  readonly seats?: string
  readonly teams?: boolean
  readonly clans?: string
  readonly cards?: string
  readonly always?: string
  readonly mulligan?: boolean
  readonly sealed?: boolean
  readonly set?: string
  readonly sets?: string
  readonly draft?: string
  readonly quick?: string
  readonly handicap?: string | true
  readonly series?: string
  readonly adaptive?: boolean
  readonly from?: string
  readonly server?: string
  readonly table?: string
  readonly token?: string
  readonly game?: string
  readonly name?: string
  readonly watch?: boolean
  readonly level: string
  readonly tables: string
}

/** How a game is played: here, at a table of a server, or by a computer at such a table. */
export function addPlaying(program: Command, terminal: Terminal): void {
  const add = (name: string, description: string): Command => program.command(name).description(description)

  add('play [game]', 'play against the computer, or at a table of a server')
    .option(...LANGUAGE)
    .option('--seed <seed>', 'a whole number or 32 hexadecimal digits; the same seed deals the same game')
    .option('--deck <file>', 'a deck as a list or as JSON: yours, and given twice also the opponent’s', collect, [])
    .option('--against <agent>', AGENT_NAMES.join(', '), DEFAULT_OPPONENT)
    .option('--seat <seat>', 'your seat, from 0; seat 0 begins unless the game decides by lot', '0')
    .option('--seats <number>', 'how many play')
    .option('--teams', 'two against two, where the game has it; your partner sits opposite')
    .option('--clans <clans>', 'in Crystal Clans, your clan and the other, such as water,meteor; random for any')
    .option(...SETS)
    .option(...DRAFT)
    .option(...QUICK)
    .option(...CARDS_FLAG)
    .option('--mulligan', 'in Crystal Clans, each player may once shuffle cards of the first hand back')
    .option('--sealed', 'in KeyForge, a deck dealt for each, both of one set; --seed deals the same ones again')
    .option('--set <set>', 'with --sealed, the set of both decks, such as woe; without it one by chance')
    .option(
      '--handicap [chains]',
      'in KeyForge, chains at the start, yours and the opponent’s, such as 0,4; without them, what evens out who begins: in Riftblade no stones, in Crystal Clans 2 initiative',
    )
    .option('--series <games>', 'a series of 3 or 5 games, won by whoever wins more than half of them')
    .option('--adaptive', 'in KeyForge, three games: the second with each other’s deck, then a bid of chains for the deck that won both')
    .option('--always <names>', 'questions that are answered for you, such as pass,fights; "always" at such a question does the same')
    .option('--from <record>', 'continue the game of a record, from where it ends or departs')
    .option('--server <url>', 'play with people: the address of a server, such as http://localhost:4321')
    .option(
      '--table <id>',
      'with --server, the table to sit down at: its id, its link, or three words from a friend; without it you choose one of those that are open',
    )
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
        const story = await readStory(title.facts.name, flags.from, language)
        const seat = readNumber(flags.seat, 'The seat', 0, story.setup.seats - 1)
        await play({ ...story, language, against, seat, habits: readHabits(flags.always, title.facts.name) }, terminal)
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
    .action(async (flags: Flags) => {
      const { name = 'Catena' } = flags
      const game = flags.game === undefined ? undefined : readTitle(flags.game).facts.name
      const tables = readNumber(flags.tables, 'The number of tables', 1, 20)
      const token = flags.token ?? terminal.secret(TOKEN)
      await runBot({ server: readServer(flags.server!), token, name, level: readAgent(flags.level), game, tables }, terminal)
    })
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
