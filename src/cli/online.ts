// A person in the terminal at a table of a server: the same screen as for a game here, and what goes on around the table.
import type { Language } from '../ability/language.ts'
import { titles } from '../games/index.ts'
import { factsOf, type GameName } from '../games/register.ts'
import { COMMAND_WORDS, COMMANDS, type CommandName, TABLE_COMMANDS } from '../play/command-words.ts'
import type { Reading } from '../play/command.ts'
import { engineName } from '../play/engine-name.ts'
import { SLICE } from '../play/forecast.ts'
import type { Device } from '../play/device.ts'
import { RemoteHost } from '../play/remote-host.ts'
import type { Around, RemoteNews } from '../play/remote-news.ts'
import { reportTable } from '../play/report.ts'
import { REFUSAL_WORDS } from '../play/refusal-words.ts'
import { Chronicle } from './chronicle.ts'
import { keepFault } from './fault-file.ts'
import { SLICES } from './play.ts'
import { findTable, readTable } from './table-list.ts'
import { ONLINE_WORDS, type OnlineWords } from './online-words.ts'
import { House, ruleTexts, TOKEN } from './reach.ts'
import { type Scene, Screen } from './screen.ts'
import { Surroundings } from './surroundings.ts'
import type { Terminal } from './terminal.ts'
import { type CliWords, WORDS } from './words.ts'

export interface OnlineWishes {
  readonly server: string
  readonly language: Language
  readonly name: string
  readonly token: string | undefined
  /** Looks at a game that others play. */
  readonly watch: boolean
  /** A table to sit down at, by its id, its link or its words; without one, a table of this game is opened, or one is chosen of a list. */
  readonly table: string | undefined
  readonly game: GameName | undefined
  readonly seats: number | undefined
  readonly deck: unknown
  /** What is answered for the person, by ids of habits. */
  readonly habits: readonly string[]
}

/** Plays a game at a table of a server, to its end or until the person leaves. */
export async function playOnline(wishes: OnlineWishes, terminal: Terminal): Promise<void> {
  const { name, token, language, watch } = wishes
  const house = new House(wishes.server)
  await house.attempt((lobby) => lobby.find())
  house.token = token ?? (await house.attempt((lobby) => lobby.becomeGuest(name))).token
  const table = wishes.table === undefined ? await findTable(house, wishes, terminal) : await readTable(house, wishes.table, language)
  if (table === undefined) return
  if (!watch) await sitDown(house, table, wishes.deck)
  const { game, words: spoken } = await house.attempt((lobby) => lobby.readTable(table), table)
  const words = ONLINE_WORDS[language]
  const title = titles.get(game)!
  terminal.print(words.at(title.facts.title, table))
  if (title.facts.designed) terminal.print(WORDS[language].designed)
  terminal.print(words.link(`${house.address}/#table=${table}`))
  if (spoken !== undefined) terminal.print(words.spoken(spoken.replaceAll('-', ' ')))
  if (!watch) terminal.print(words.comeBack(`${TOKEN}=${house.token} npm run catena -- play --server ${house.address} --table ${table}`))
  terminal.print(WORDS[language].begin)
  const lines = new Lines(terminal)
  // another game of the same players has a table of its own
  for (let at: string | undefined = table; at !== undefined; )
    at = await new OnlineTable(house, at, title, language, terminal, lines, wishes.habits).play()
}

/** Lines of the person, one at a time. One that came while something else was waited for is there for the next who asks. */
class Lines {
  private reading: Promise<string | undefined> | undefined

  constructor(private readonly terminal: Terminal) {}

  next(): Promise<string | undefined> {
    this.reading ??= this.terminal.read()
    return this.reading
  }

  /** The line was heeded. */
  done(): void {
    this.reading = undefined
  }
}

/** Who sits there already has come back. */
async function sitDown(house: House, table: string, deck: unknown): Promise<void> {
  await house.attempt(async (lobby) => {
    await lobby.sitDown(table, deck === undefined ? {} : { deck }).catch((problem: unknown) => {
      if ((problem as { code?: string }).code !== 'seated') throw problem
    })
  }, table)
}

/** A game at a server is kept there. */
const LOOKING: readonly CommandName[] = COMMANDS.filter((command) => command !== 'save')

/** So many milliseconds a question waits until the server says what would come of its options, as one of a game here does. */
const PATIENCE = SLICES * SLICE

/** After one of these there is nothing to play at. */
const FATAL = ['unreachable', 'version', 'unknown-player', 'banned', 'no-table', 'no-spectators']

class OnlineTable {
  private readonly words: CliWords
  private readonly around: OnlineWords
  private readonly host: RemoteHost
  private readonly screen: Screen
  private readonly news: RemoteNews[] = []
  private wake: (() => void) | undefined
  private readonly surroundings: Surroundings
  private isReady = false
  private readonly chronicle: Chronicle
  /** The table was laid. */
  private isSeen = false
  /** The question that was printed last. */
  private asked = -1
  /** When a question is put even where it is not known what would come of its options. */
  private due = { revision: -1, time: 0 }
  /** The end was told, and it is asked whether there is another game. */
  private isOver = false

  constructor(
    private readonly house: House,
    private readonly table: string,
    title: Scene['title'],
    private readonly language: Language,
    private readonly terminal: Terminal,
    private readonly lines: Lines,
    habits: readonly string[],
  ) {
    this.words = WORDS[language]
    this.around = ONLINE_WORDS[language]
    this.host = new RemoteHost({ table, language }, this.device(), (news) => {
      this.news.push(news)
      this.wake?.()
    })
    this.surroundings = new Surroundings(language, terminal)
    const { host } = this
    host.setHabits(habits)
    this.chronicle = new Chronicle(() => host.remote!.bringVoice(), terminal)
    this.screen = new Screen(
      {
        title,
        language,
        habits,
        commands: [...LOOKING, ...TABLE_COMMANDS],
        helps: { undo: ONLINE_WORDS[language].undoing, hint: ONLINE_WORDS[language].hinting },
        get voice() {
          return host.remote!.bringVoice()
        },
        observation: () => host.remote!.facts.observation,
        chronicle: this.chronicle,
        question() {
          const { remote } = host
          const { decision, options = [] } = remote?.facts ?? {}
          const told = options.map(({ option, view }) => ({ option, view, result: remote!.resultOf(option, view) }))
          return decision && { decision, options: told }
        },
        explain(wishes) {
          host.remote!.ruleText ??= ruleTexts(title.game.name)
          return host.explain(wishes)
        },
      },
      terminal,
    )
  }

  /** Plays or watches until the person leaves, or has seen the end; gives the table of the next game, where all agree on one. */
  async play(): Promise<string | undefined> {
    try {
      for (;;) {
        const next = this.news.shift()
        const { facts } = this.host.remote ?? {}
        if (next !== undefined) this.take(next)
        else if (facts?.next !== undefined && this.surroundings.mine >= 0) return facts.next.table
        else {
          if (facts?.phase !== 'ended') this.ask()
          else if (!this.isOver) await this.tellEnd()
          if (this.isOver && (this.surroundings.mine < 0 || facts?.end?.shares == null)) return undefined
          if (!(await this.obeyNext())) return undefined
        }
      }
    } finally {
      this.host.leave()
    }
  }

  /** Waits for a line or for news, whichever comes first. False when the person leaves. */
  private async obeyNext(): Promise<boolean> {
    const next = this.lines.next().then((line) => ({ line }))
    const news = new Promise<undefined>((resolve) => {
      this.wake = () => resolve(undefined)
    })
    const read = await Promise.race([this.news.length > 0 ? undefined : news, next])
    this.wake = undefined
    if (read === undefined) return true
    this.lines.done()
    const { line } = read
    const reading = line === undefined ? undefined : this.screen.read(line)
    if (line === undefined || reading === undefined || (reading.kind === 'command' && reading.command === 'quit')) {
      if (this.surroundings.told?.facts.phase === 'open') this.host.act({ type: 'leave' })
      if (!this.isOver && this.surroundings.mine >= 0) this.terminal.print(this.around.left)
      return false
    }
    if (reading.kind === 'command') await this.obey(reading.command, reading.about)
    else this.choose(line, reading)
    return true
  }

  private choose(line: string, reading: Reading): void {
    const { host, screen, terminal, around } = this
    const { observation, options = [], toDecide } = host.remote?.facts ?? {}
    if (observation === undefined) this.surroundings.tellWaiting(true)
    else if (this.isOver) terminal.print(around.again)
    else if (reading.kind === 'option') host.choose(host.remote!.revision, screen.question()!.options[reading.at].option)
    else if (options.length === 0 && reading.kind === 'unknown')
      terminal.print(around.notAsked(this.surroundings.told?.names[toDecide ?? -1] ?? ''))
    else screen.tellUnread(line, reading)
  }

  private async obey(command: CommandName, about: string): Promise<void> {
    const { host, screen } = this
    const { remote } = host
    if (command === 'help') await screen.obey(command, about)
    else if (command === 'hint') this.terminal.print(this.around.noHint)
    else if (command === 'say') host.act({ type: 'say', room: this.surroundings.mine < 0 ? 'spectators' : 'table', text: about })
    else if (remote === undefined || remote.facts.observation === undefined) this.surroundings.tellWaiting(true)
    else if (command === 'concede') host.act({ type: 'concede' })
    else if (command === 'clock') this.surroundings.tellClocks(true)
    else if (command === 'rematch') this.offerAgain(about === '' ? undefined : about)
    else if (command === 'hands') host.act({ type: 'offer', what: 'hands', ...(remote.facts.openHands ? { open: false } : {}) })
    else if (command === 'eyes') this.lookThrough(about === '' ? undefined : about)
    else if (command === 'yes' || command === 'no') this.answer(command === 'yes')
    else if (command === 'claim') this.claim()
    else if (command === 'undo') this.takeBack()
    else if (command === 'always') this.changeHabit()
    else await screen.obey(command, about)
  }

  private changeHabit(): void {
    const { host, screen } = this
    const answer = screen.changeHabit()
    host.setHabits(screen.habits)
    if (answer !== undefined) host.choose(host.remote!.revision, answer.option)
  }

  private take(news: RemoteNews): void {
    if (news.type === 'online') this.takeAround(news)
    else if (news.type === 'update') this.showEvents()
    else if (news.type === 'problem') {
      if (FATAL.includes(news.code)) throw this.house.fail(news.code, news.message, this.table)
      this.terminal.print(REFUSAL_WORDS[this.language][news.code] ?? this.around.refused(news.message))
      this.asked = -1
    }
  }

  private takeAround(now: Around): void {
    const { facts, mine } = now
    if (facts.phase === 'open' && mine >= 0 && !facts.seats[mine].ready && !this.isReady) {
      this.isReady = true
      this.host.act({ type: 'ready' })
    }
    this.surroundings.tell(now)
  }

  /** What is new in the log; at first, the table. */
  private showEvents(): void {
    const { remote } = this.host
    if (remote === undefined) return
    if (!this.isSeen) {
      this.isSeen = true
      this.screen.showTable()
      // of a game that runs already, only what happens from here on is told
      if (!this.isReady) this.chronicle.skip()
    }
    if (this.chronicle.isTakenBack) {
      this.terminal.print(COMMAND_WORDS[this.language].undone)
      this.chronicle.skip()
    }
    this.chronicle.tell()
  }

  /** Puts the question, once: when it is known what would come of its options, or that takes too long. */
  private ask(): void {
    const { remote } = this.host
    if (remote === undefined || remote.facts.decision === undefined || remote.revision === this.asked) return
    if (remote.revision !== this.due.revision) {
      this.due = { revision: remote.revision, time: Date.now() + PATIENCE }
      setTimeout(() => this.wake?.(), PATIENCE)
    }
    if (this.host.isForeseeing && Date.now() < this.due.time) return
    this.asked = remote.revision
    this.surroundings.tellClocks()
    this.screen.showQuestion()
  }

  private takeBack(): void {
    const { host } = this
    const { facts, backTo = -1 } = host.remote ?? {}
    if ((facts?.undo ?? -1) >= 0) host.undo()
    else if (backTo < 0) this.terminal.print(COMMAND_WORDS[this.language].nothingToUndo)
    else {
      host.act({ type: 'offer', what: 'takeback', to: backTo })
      this.terminal.print(this.around.askedBack)
    }
  }

  private answer(yes: boolean): void {
    const { facts } = this.surroundings.told!
    const open = facts.offers.find(({ seat, agreed }) => seat !== this.surroundings.mine && !agreed.includes(this.surroundings.mine))
    if (open === undefined) this.terminal.print(this.around.noOffer)
    else this.host.act({ type: 'answer', offer: open.entry, yes })
  }

  private claim(): void {
    const { away } = this.surroundings.told!
    const against = away.findIndex((since, seat) => since !== null && seat !== this.surroundings.mine)
    if (against < 0) this.terminal.print(this.around.nobodyAway)
    else this.host.act({ type: 'claim', against, what: 'win' })
  }

  /** Another game, with seats or decks changing places, or two more with the seats. */
  private offerAgain(how = 'none'): void {
    const swap = how === 'three' ? 'seats' : how
    if (!this.isOver || !(swap === 'none' || swap === 'seats' || swap === 'decks')) this.terminal.print(this.around.again)
    else this.host.act({ type: 'offer', what: 'rematch', swap, ...(how === 'three' && { of: 3 }) })
  }

  /** Through the seat with this number, from 1; without one, as everybody sees it. */
  private lookThrough(number: string | undefined): void {
    const { facts } = this.surroundings.told!
    const seat = number === undefined ? -1 : Number(number) - 1
    if (this.surroundings.mine >= 0 || !facts.openHands || (seat >= 0 && facts.seats[seat] === undefined))
      this.terminal.print(this.around.noEyes)
    else {
      this.isSeen = false
      this.host.act({ type: 'look', seat })
    }
  }

  private async tellEnd(): Promise<void> {
    const { terminal, words, around, language } = this
    const { told, mine: own } = this.surroundings
    const { end } = this.host.remote!.facts
    this.isOver = true
    if (this.isSeen) this.screen.showTable()
    const shares = end?.shares ?? []
    const names = shares.flatMap((share, seat) => (share > 0 ? [seat === own ? words.you : (told?.names[seat] ?? '')] : []))
    const list = new Intl.ListFormat(language).format(names)
    if (shares.length === 0) terminal.print(around.end[end?.reason ?? 'abort'])
    else if (names.length === shares.length) terminal.print(words.draw)
    else terminal.print(names.length === 1 ? words.won(list) : words.shared(list))
    if (end?.reason === 'fault') await this.keepFault()
    if (shares.length === 0) return
    terminal.print(around.end[end?.reason ?? 'abort'])
    terminal.print(around.record(`${this.house.address}/api/1/tables/${this.table}/record`))
    if (own >= 0) terminal.print(around.again)
  }

  /** What is needed to mend the rules goes to a file, as in a game by oneself. */
  private async keepFault(): Promise<void> {
    const { facts } = this.host.remote!
    this.terminal.print(facts.fault?.where ?? '')
    const record = await this.house.attempt((lobby) => lobby.readRecord(this.table), this.table)
    const { game, engine = engineName } = facts
    keepFault(game, reportTable(factsOf(game).title, engine, facts, record), this.words, this.terminal)
  }

  private device(): Device {
    const { house, around } = this
    return {
      ...house.surroundings(),
      date: () => Date.now(),
      token: () => house.token,
      introduce: async () => {
        this.news.push({ type: 'problem', about: 'server', code: 'unknown-player', message: '' })
        this.wake?.()
      },
      readPlayers: (table, ids) => house.lobby.readPlayers(table, ids),
      // all games have all languages at hand here
      bringLanguage: async () => undefined,
      nameOf: (name) => name || around.guest,
      nameComputer: (level) => level,
      readRules: async (game) => ruleTexts(game),
      // a terminal shows no table between two lines: turns and steps are told too
      silent: [],
      foresees: true,
    }
  }
}
