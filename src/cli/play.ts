import type { Language } from '../ability/language.ts'
import { engineName } from '../play/engine-name.ts'
import { makeAgent } from '../ai/agent.ts'
import { thoughts } from '../ai/chance.ts'
import type { Agent, AgentName } from '../ai/agent.ts'
import { Sight } from '../ai/sight.ts'
import { laidIn } from '../games/index.ts'
import type { WholeTitle } from '../games/index.ts'
import type { Setup } from '../kernel/game.ts'
import type { Seed } from '../kernel/random.ts'
import { makeRecord } from '../kernel/record.ts'
import { beginRecord, closeRecord } from '../kernel/replay.ts'
import { type CommandName, COMMAND_WORDS, COMMANDS } from '../play/command-words.ts'
import { concede } from '../play/conceding.ts'
import { Forecast } from '../play/forecast.ts'
import { Habits } from '../play/habits.ts'
import { hintAt } from '../play/hint/find.ts'
import { sayHint } from '../play/hint/tell.ts'
import { HINT_WORDS } from '../play/hint/words.ts'
import type { Match } from '../play/match.ts'
import type { PuzzleCoach } from '../play/puzzle-coach.ts'
import { PUZZLE_WORDS } from '../play/puzzle-words.ts'
import { reportFault } from '../play/report.ts'
import { Session } from '../play/session.ts'
import type { LessonState } from '../play/snapshot.ts'
import type { Voice } from '../play/voice.ts'
import { Chronicle } from './chronicle.ts'
import { Failure } from './failure.ts'
import { keepFault } from './fault-file.ts'
import { recordKind, replaceText } from './files.ts'
import { type Scene, Screen } from './screen.ts'
import type { Terminal } from './terminal.ts'
import { giveVoice, nameSeat, tellOutcome } from './voice.ts'
import { WORDS } from './words.ts'
import type { CliWords } from './words.ts'

export interface PlayWishes {
  readonly title: WholeTitle
  readonly setup: Setup
  readonly seed: Seed
  readonly language: Language
  readonly against: AgentName
  readonly seat: number
  /** What is answered for the person, by ids of habits. */
  readonly habits?: readonly string[]
  /** Moves of a record that is continued. */
  readonly moves?: readonly string[]
  /** Says of a puzzle how its goal stands; when it is reached, the game is over. */
  readonly coach?: PuzzleCoach
  /** What its head says besides. */
  readonly notes?: Match['notes']
}

/** So many times as long as a page does, a question waits until all its options are tried. */
export const SLICES = 5

/** What is not understood in a puzzle. */
const ALONE: readonly CommandName[] = ['always', 'concede']

/** Plays one game with a person at the terminal: plain lines in, plain lines out. Gives the shares of the seats when it came to its end. */
export async function play(wishes: PlayWishes, terminal: Terminal): Promise<readonly number[] | undefined> {
  const table = new Table(wishes, terminal)
  return table.play()
}

class Table {
  private readonly wishes: PlayWishes
  private readonly terminal: Terminal
  private readonly session: Session
  private readonly voice: Voice
  private readonly chronicle: Chronicle
  private readonly forecast: Forecast
  /** The number of the question. */
  private asked = 0
  /** How the goal of a puzzle stood when that was last told. */
  private goal: LessonState['state'] | undefined
  private readonly words: CliWords
  private readonly screen: Screen
  private readonly agent: Agent
  private readonly random = thoughts()
  private readonly sight: Sight<Session['p']>

  constructor(wishes: PlayWishes, terminal: Terminal) {
    const { title, setup, seed, language, seat, moves, notes, coach } = wishes
    this.wishes = wishes
    this.terminal = terminal
    const started = title.game.start(setup, seed)
    if (!started.ok) throw new Failure(`${title.facts.title} cannot start: ${started.error.message}.`)
    const match = { title, p: started.value, seed, setup, notes }
    this.session = new Session(match, moves)
    // what led to a puzzle is no choice of whoever solves it
    if (coach !== undefined) this.session.closeUndo()
    this.voice = giveVoice(match, language, seat)
    // of a game that is continued, only what happens from here on is told
    this.voice.read(this.session.happened)
    this.chronicle = new Chronicle(() => this.voice, terminal)
    if (moves !== undefined) this.chronicle.skip()
    this.forecast = new Forecast(match, () => performance.now())
    this.words = WORDS[language]
    this.screen = new Screen(this.scene(), terminal)
    this.agent = makeAgent(wishes.against, title.taught)
    this.sight = new Sight(title.game, this.session.p)
  }

  async play(): Promise<readonly number[] | undefined> {
    const { title, seat, language, setup, seed } = this.wishes
    const { session, terminal, words } = this
    terminal.print(words.start(title.facts.title, seed))
    const { own } = laidIn(title.game.name)
    if (own !== undefined) terminal.print(words.own(own.name))
    else if (title.facts.designed) terminal.print(words.designed)
    terminal.print(words.begin)
    try {
      if (!(await this.playOn())) {
        if (this.goal !== 'done') terminal.print(words.left)
        return undefined
      }
    } catch (problem) {
      session.fail(seat, 'the table', problem)
    }
    if (session.fault !== undefined) {
      this.tellFault()
      return undefined
    }
    const shares = session.outcome?.shares ?? []
    terminal.print(tellOutcome(shares, language, seat, setup))
    return shares
  }

  /** To the end; false when the person leaves. */
  private async playOn(): Promise<boolean> {
    const { session } = this
    const { seat } = this.wishes
    this.screen.showTable()
    this.showEvents()
    for (let decider = session.toDecide; decider >= 0; decider = session.toDecide) {
      if (this.tellGoal() === 'done') return false
      if (decider !== seat) this.letPlay(decider)
      else if (!this.answerItself() && !(await this.ask())) return false
      this.showEvents()
    }
    this.screen.showTable()
    this.tellGoal()
    return true
  }

  /** What leaves no choice is still asked at a terminal, unless by habit it is not: it shows where the game is. */
  private answerItself(): boolean {
    const { session, screen, wishes } = this
    const habitual = new Habits(wishes.title.facts.name, screen.habits).answer(session, [])
    return (habitual >= 0 || session.legal().length > 1) && session.answerItself(habitual)
  }

  /** How the goal of a puzzle stands, told when that changes. */
  private tellGoal(): LessonState['state'] | undefined {
    const { language, coach } = this.wishes
    const { state } = coach?.look(this.session) ?? {}
    const { done, missed } = PUZZLE_WORDS[language]
    if (state !== this.goal && state === 'done') this.terminal.print(done)
    if (state !== this.goal && state === 'missed') this.terminal.print(`${missed} ${this.words.takeBack}`)
    this.goal = state
    return state
  }

  private letPlay(seat: number): void {
    const { session, agent } = this
    try {
      session.play(agent.decide(this.sight.look(session.p), this.random))
    } catch (problem) {
      session.fail(seat, `opponent "${agent.name}"`, problem)
    }
  }

  /** Asks until an option is chosen or taken back; false when the person leaves. */
  private async ask(): Promise<boolean> {
    const { session, terminal, screen } = this
    const { seat, language } = this.wishes
    const words = COMMAND_WORDS[language]
    this.asked++
    screen.showQuestion()
    for (;;) {
      const line = await terminal.read()
      if (line === undefined) return false
      const reading = screen.read(line)
      if (reading.kind === 'option') {
        if (session.choose(seat, screen.question()!.options[reading.at].option)) return true
        screen.showQuestion()
        continue
      }
      if (reading.kind !== 'command') {
        screen.tellUnread(line, reading)
        continue
      }
      const { command, about } = reading
      if (command === 'quit') return false
      if (command === 'undo') {
        if (session.undo(seat)) {
          this.voice.forget(session.happened.length)
          this.voice.read(session.happened)
          this.chronicle.skip()
          terminal.print(words.undone)
          return true
        }
        terminal.print(words.nothingToUndo)
      } else if (command === 'concede') {
        concede(session, seat)
        return true
      } else if (command === 'always') {
        const answer = screen.changeHabit()
        if (answer !== undefined && session.choose(seat, answer.option)) return true
      } else if (command === 'save') this.save(about)
      else if (command === 'hint') await this.hint()
      else await screen.obey(command, about)
    }
  }

  /** What the search would choose, by its number; in a puzzle what leads on. */
  private async hint(): Promise<void> {
    const { session, terminal, voice, screen } = this
    const { language, seat, setup, coach } = this.wishes
    if (coach !== undefined) return this.pointOn(coach)
    terminal.print(HINT_WORDS[language].looks)
    const hint = await hintAt(session.match, session.moves.length, voice, () => performance.now())
    const number = screen.numberOf(hint.option)
    const told = sayHint(number === 0 ? hint : { ...hint, whole: `${number}. ${hint.whole ?? hint.text}` }, language, (one) =>
      nameSeat(language, one, seat, setup),
    )
    for (const line of told) terminal.print(`  ${line}`)
  }

  private pointOn(coach: PuzzleCoach): void {
    const { terminal, voice, screen } = this
    const { language } = this.wishes
    const { next } = coach.look(this.session)
    const { options, decision } = screen.question()!
    const at = options.findIndex(({ option }) => next.includes(option))
    if (at < 0) {
      terminal.print(`${PUZZLE_WORDS[language].missed} ${this.words.takeBack}`)
      return
    }
    const { option, view } = options[at]
    terminal.print(`  ${HINT_WORDS[language].good(`${at + 1}. ${voice.option(option, view, decision).text}`)}`)
  }

  private scene(): Scene {
    const { session, voice, chronicle, forecast } = this
    const { title, language, seat } = this.wishes
    const question = () => {
      const decision = title.game.decision(session.p)
      const legal = session.legal()
      let results = forecast.tell(seat, legal, voice, this.asked)
      for (let more = 1; more < SLICES && forecast.isUnfinished; more++) results = forecast.tell(seat, legal, voice, this.asked)
      const options = legal.map((option, at) => ({ option, view: session.describe(option), result: results[at] }))
      return decision && { decision, options }
    }
    return {
      title,
      language,
      voice,
      chronicle,
      commands: this.wishes.coach === undefined ? COMMANDS : COMMANDS.filter((name) => !ALONE.includes(name)),
      habits: this.wishes.habits ?? [],
      observation: () => session.observe(seat),
      question,
      explain: async (wishes) => wishes.map((wish) => session.explain(seat, wish)),
    }
  }

  private showEvents(): void {
    this.voice.read(this.session.happened)
    this.chronicle.tell()
  }

  private tellFault(): void {
    this.terminal.print(this.words.fault)
    keepFault(this.wishes.title.game.name, reportFault(this.session, engineName) ?? '', this.words, this.terminal)
  }

  private get players(): string[] {
    const { setup, seat, against } = this.wishes
    return Array.from({ length: setup.seats }, (_, other) => (other === seat ? 'person' : against))
  }

  /** A file that cannot be written does not end the game. */
  private save(file: string): void {
    try {
      const { match, moves, p } = this.session
      const { title, seed, setup, notes = {} } = match
      const { game } = title
      const facts = { engine: engineName, players: this.players, date: new Date().toISOString().slice(0, 10) }
      const record = closeRecord(game, p, beginRecord(game, seed, setup as Setup, facts), moves)
      replaceText(file, makeRecord({ ...record, others: notes.others }), recordKind)
      this.terminal.print(this.words.saved(file))
    } catch (problem) {
      if (!(problem instanceof Failure)) throw problem
      this.terminal.warn(problem.message)
    }
  }
}
