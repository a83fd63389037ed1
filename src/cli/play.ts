import type { Language } from '../ability/language.ts'
import { makeAgent } from '../ai/agent.ts'
import type { Agent, AgentName } from '../ai/agent.ts'
import { Sight } from '../ai/sight.ts'
import { joinEvents } from '../games/index.ts'
import type { Face, Speaker, Title } from '../games/index.ts'
import { eventSeenBy } from '../kernel/event.ts'
import type { Setup } from '../kernel/game.ts'
import { Generator } from '../kernel/random.ts'
import type { Seed } from '../kernel/random.ts'
import { Failure } from './failure.ts'
import { findFaces, listFace, showListing } from './face.ts'
import { writeText } from './input.ts'
import { knownCards, Session } from './session.ts'
import type { Terminal } from './terminal.ts'
import { giveVoice, tellOutcome } from './voice.ts'
import { WORDS } from './words.ts'
import type { CliWords } from './words.ts'

export interface PlayWishes {
  readonly title: Title
  readonly setup: Setup
  readonly seed: Seed
  readonly language: Language
  readonly against: AgentName
  readonly seat: number
  /** Moves of a record that is continued. */
  readonly moves?: readonly string[]
}

/** Plays one game with a person at the terminal: plain lines in, plain lines out. */
export async function play(wishes: PlayWishes, terminal: Terminal): Promise<void> {
  const table = new Table(wishes, terminal)
  await table.play()
}

class Table {
  private readonly wishes: PlayWishes
  private readonly terminal: Terminal
  private readonly session: Session
  private readonly speaker: Speaker
  private readonly words: CliWords
  private readonly agent: Agent
  private readonly random: Generator
  private readonly sight: Sight<Session['p']>

  constructor(wishes: PlayWishes, terminal: Terminal) {
    const { title, setup, seed, language, seat, moves } = wishes
    this.wishes = wishes
    this.terminal = terminal
    this.session = new Session(title.game, setup, seed, seat, moves)
    this.speaker = giveVoice(title, this.session.p, language, seat, setup)
    this.words = WORDS[language]
    this.agent = makeAgent(wishes.against, title.game)
    // its choices follow from the seed of the game, so that a game can be repeated with the same answers
    this.random = new Generator(seed)
    this.sight = new Sight(title.game, this.session.p)
  }

  async play(): Promise<void> {
    const { title, seat, language, setup, seed } = this.wishes
    const { session, terminal, words } = this
    terminal.print(words.start(title.name, seed))
    if (title.designed) terminal.print(words.designed)
    terminal.print(words.begin)
    this.showTable()
    this.showEvents()
    for (let decider = title.game.seatToDecide(session.p); decider >= 0; decider = title.game.seatToDecide(session.p)) {
      if (decider === seat) {
        if (!(await this.ask())) {
          terminal.print(words.left)
          return
        }
      } else session.choose(this.agent.decide(this.sight.look(session.p), this.random))
      this.showEvents()
    }
    this.showTable()
    terminal.print(tellOutcome(title, session.p, language, seat, setup))
  }

  /** Asks until an option is chosen or taken back; false when the person leaves. */
  private async ask(): Promise<boolean> {
    const { session, terminal, words } = this
    const { game } = this.wishes.title
    const options = new Int16Array(game.maxOptions)
    const count = game.options(session.p, options)
    this.showOptions(options, count)
    for (;;) {
      const line = await terminal.read()
      if (line === undefined) return false
      const [command, ...rest] = line.trim().split(/\s+/)
      const about = rest.join(' ')
      const number = command === '' && count === 1 ? 1 : Number(command)
      if (Number.isInteger(number) && number >= 1 && number <= count && about === '') {
        session.choose(options[number - 1])
        return true
      }
      if (command === 'q') return false
      if (command === 'u') {
        if (session.undo()) {
          terminal.print(words.undone)
          return true
        }
        terminal.print(words.nothingToUndo)
      } else if (command === '?') for (const help of words.help) terminal.print(help)
      else if (command === 't') this.showTable()
      else if (command === 'o') this.showOptions(options, count)
      else if (command === 'i' && about !== '') this.inspect(about)
      else if (command === 'w' && about !== '') this.explain(about, options, count)
      else if (command === 'save' && about !== '') this.save(about)
      else terminal.print(words.notOption(line.trim(), count))
    }
  }

  private showTable(): void {
    const { session, terminal, speaker } = this
    terminal.print('')
    for (const line of speaker.table(this.wishes.title.game.observe(session.p, session.person))) terminal.print(line)
    terminal.print('')
  }

  private showEvents(): void {
    for (const event of joinEvents(this.session.takeEvents())) {
      const line = this.speaker.event(eventSeenBy(event, this.session.person))
      if (line !== undefined) this.terminal.print(`- ${line}`)
    }
  }

  private showOptions(options: Int16Array, count: number): void {
    const { session, terminal, speaker } = this
    const { game } = this.wishes.title
    const decision = game.decision(session.p)
    if (decision !== undefined) terminal.print(`${speaker.prompt(decision)} [${decision.rule}]`)
    for (let i = 0; i < count; i++) terminal.print(`  ${i + 1}. ${speaker.option(game.describe(session.p, options[i]))}`)
  }

  private inspect(words: string): void {
    const { title, language } = this.wishes
    const face = this.oneFace(title.faces, words)
    if (face !== undefined) this.terminal.print(showListing(listFace(title, face, language), this.words.designedMark))
  }

  /** Says of every verb that the card is not offered with why that is so. */
  private explain(about: string, options: Int16Array, count: number): void {
    const { session, terminal, speaker, words } = this
    const { title, language } = this.wishes
    const { game } = title
    const number = Number(about)
    if (Number.isInteger(number) && number >= 1 && number <= count) {
      terminal.print(words.possible(speaker.option(game.describe(session.p, options[number - 1]))))
      return
    }
    const known = knownCards(game.observe(session.p, session.person))
    const ids = new Set(known.values())
    const visible = title.faces.filter((face) => ids.has(face.id))
    const face = this.oneFace(visible.length > 0 ? visible : title.faces, about)
    if (face === undefined) return
    const views = Array.from(options.subarray(0, count), (option) => game.describe(session.p, option))
    const said = new Set<string>()
    for (const [card, id] of known) {
      if (id !== face.id) continue
      for (const verb of title.verbs) {
        const offered = views.find((view) => view.verb === verb && view.card === card)
        if (offered !== undefined) said.add(words.possible(speaker.option(offered)))
        else
          for (const reason of game.explain(session.p, session.person, { verb, card }))
            said.add(`${speaker.option({ verb, card })}: ${speaker.reason(reason)}`)
      }
    }
    if (said.size === 0) terminal.print(words.noReason(title.cardName(face.id, language)))
    for (const line of said) terminal.print(line)
  }

  private oneFace(faces: readonly Face[], about: string): Face | undefined {
    const { title, language } = this.wishes
    const found = findFaces(title, faces, about, language)
    if (found.length === 0) this.terminal.print(this.words.noCard(about))
    if (found.length < 2) return found[0]
    const names = found.slice(0, 12).map((face) => title.cardName(face.id, language))
    this.terminal.print(this.words.several(about, `${names.join(', ')}${found.length > 12 ? ' …' : ''}`))
    return undefined
  }

  private get players(): string[] {
    const { setup, seat, against } = this.wishes
    return Array.from({ length: setup.seats }, (_, other) => (other === seat ? 'person' : against))
  }

  /** A file that cannot be written does not end the game. */
  private save(file: string): void {
    try {
      writeText(file, this.session.record(this.players))
      this.terminal.print(this.words.saved(file))
    } catch (problem) {
      if (!(problem instanceof Failure)) throw problem
      this.terminal.warn(problem.message)
    }
  }
}
