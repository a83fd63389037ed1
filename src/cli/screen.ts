// What a person at a terminal reads of a game, and the commands that only look: the same for a game here and at a table of a server.
import type { Language } from '../ability/language.ts'
import { ruleOfLine } from '../games/event-rules.ts'
import { bringRefusals } from '../games/refusals.ts'
import type { Printed, WholeTitle } from '../games/index.ts'
import type { OptionView, Reason } from '../kernel/decision.ts'
import { type CommandName, COMMAND_WORDS } from '../play/command-words.ts'
import { explainCommands, type Reading, readLine, sayUnread, type Typable } from '../play/command.ts'
import { HABIT_WORDS } from '../play/habit-words.ts'
import { answerBy, type HabitualAnswer, habitOf, type Question } from '../play/habits.ts'
import { compareChoices } from '../play/alike.ts'
import { partResults } from '../play/result.ts'
import { asTheyLie } from '../play/table-order.ts'
import type { Voice } from '../play/voice.ts'
import type { Chronicle } from './chronicle.ts'
import { findFaces, knownCards } from '../play/finding.ts'
import { listFace, showListing } from './face.ts'
import type { Terminal } from './terminal.ts'
import { WORDS } from './words.ts'

/** A game as its player sees it. */
export interface Scene {
  readonly title: WholeTitle
  readonly language: Language
  readonly voice: Voice
  readonly chronicle: Chronicle
  /** What is understood besides the options. */
  readonly commands: readonly CommandName[]
  /** What its help says instead of the usual. */
  readonly helps?: Readonly<Partial<Record<CommandName, string>>>
  /** What is answered by itself, by ids of habits. */
  readonly habits: readonly string[]
  observation(): unknown
  question(): Question | undefined
  /** What stands in the way of each wish; undefined when the answer does not come. */
  explain(wishes: readonly OptionView[]): Promise<readonly (readonly Reason[])[] | undefined>
}

/** Lines of the log that are shown when they are asked for. */
const LAST_LINES = 12

type Asked = Question['options'][number]

export class Screen {
  private readonly words: (typeof COMMAND_WORDS)[Language]
  /** What is answered from now on, by ids. */
  habits: readonly string[]

  constructor(
    private readonly scene: Scene,
    private readonly terminal: Terminal,
  ) {
    this.words = COMMAND_WORDS[scene.language]
    this.habits = scene.habits
  }

  showTable(): void {
    const { scene, terminal } = this
    terminal.print('')
    for (const line of scene.voice.table(scene.title.layTable, scene.observation())) terminal.print(line)
    terminal.print('')
  }

  /** What is asked, with its targets as they lie on the table; what is the same choice stands once. */
  question(): Question | undefined {
    const { scene } = this
    const question = scene.question()
    return question && { ...question, options: this.group(question).map(([first]) => first) }
  }

  /** The number of an option in the list; 0 for none. */
  numberOf(wanted: number): number {
    const question = this.scene.question()
    return question === undefined ? 0 : this.group(question).findIndex((alike) => alike.some(({ option }) => option === wanted)) + 1
  }

  private group({ options }: Question): (readonly Asked[])[] {
    const observation = this.scene.observation()
    const isSame = compareChoices(observation)
    const groups: Asked[][] = []
    for (const one of asTheyLie(options, observation)) {
      const alike = groups.find(([first]) => isSame(first.view, one.view))
      if (alike === undefined) groups.push([one])
      else alike.push(one)
    }
    return groups
  }

  showQuestion(): void {
    const { scene, terminal } = this
    const question = scene.question()
    if (question === undefined) return
    const { decision } = question
    const groups = this.group(question)
    const options = groups.map(([first]) => first)
    const { text, purpose } = scene.voice.prompt(decision)
    terminal.print(`${text} [${decision.rule}]`)
    if (purpose !== undefined) terminal.print(`  ${purpose}`)
    const observation = scene.observation()
    const standing = scene.title.sayStanding?.(scene.language, observation)
    if (standing !== undefined) terminal.print(`  ${standing}`)
    const { shared, own } = partResults(
      scene.language,
      options.map(({ result }) => result),
    )
    if (shared.length > 0) terminal.print(`  ${shared.join(' · ')}`)
    const lines = options.map(({ option, view }, i) => {
      const counted = scene.title.sayBeside?.(scene.language, observation, view)
      const copies = groups[i].length === 1 ? [] : [`${groups[i].length}×`]
      const beside = [...(counted === undefined ? own[i] : [counted]), ...copies]
      return `${scene.voice.option(option, view, decision).text}${beside.length === 0 ? '' : ` (${beside.join(' · ')})`}`
    })
    for (const [i, line] of lines.entries()) terminal.print(`  ${i + 1}. ${line}${this.tellApart(lines, i)}`)
    const habit = habitOf(scene.title.facts.name, question)
    if (habit !== undefined && scene.commands.includes('always'))
      terminal.print(`  ${this.words.commands.always.words[0]}: ${this.sayHabit(habit.id)}`)
  }

  /** Lines that read alike and are not the same choice are counted in the order of the table. */
  private tellApart(lines: readonly string[], at: number): string {
    const count = (some: readonly string[]) => some.filter((line) => line === lines[at]).length
    return count(lines) === 1 ? '' : ` (${WORDS[this.scene.language].oneOf(count(lines.slice(0, at + 1)), count(lines))})`
  }

  /** From now on such a question is answered by itself, this one too; or no longer. */
  changeHabit(): HabitualAnswer | undefined {
    const { scene, terminal, words, habits } = this
    const question = scene.question()
    const habit = question && habitOf(scene.title.facts.name, question)
    if (habit === undefined) {
      terminal.print(words.noHabit)
      return undefined
    }
    terminal.print(`${this.sayHabit(habit.id)}.`)
    const on = !habits.includes(habit.id)
    this.habits = on ? [...habits, habit.id] : habits.filter((id) => id !== habit.id)
    return on ? answerBy(habit, question!, scene.observation()) : undefined
  }

  private sayHabit(id: string): string {
    const { fromNow, noLonger, habits } = HABIT_WORDS[this.scene.language]
    return this.habits.includes(id) ? noLonger(habits[id]) : fromNow(habits[id])
  }

  /** What a line of the person means. */
  read(line: string): Reading {
    return readLine(line, this.typable())
  }

  /** Says of a line that means nothing yet what could be meant; whoever only pressed Enter reads the question again. */
  tellUnread(line: string, reading: Reading): void {
    if (line.trim() === '') {
      this.showQuestion()
      return
    }
    for (const said of sayUnread(line, reading, this.typable())) this.terminal.print(said)
  }

  /** A command that only looks. */
  async obey(command: CommandName, about: string): Promise<void> {
    if (command === 'table') this.showTable()
    else if (command === 'answered') this.showAnswered()
    else if (command === 'options') this.showQuestion()
    else if (command === 'log') this.showLog()
    else if (command === 'card') this.inspect(about)
    else if (command === 'why') await this.explain(about)
    else if (command === 'help') this.showHelp()
  }

  private typable(): Typable {
    const { scene } = this
    const { language, commands } = scene
    const { options = [], decision } = this.question() ?? {}
    return { language, commands, options: options.map(({ option, view }) => scene.voice.option(option, view, decision).text) }
  }

  private showHelp(): void {
    const { language, commands, helps } = this.scene
    const rows = [...this.words.choosing, ...explainCommands(language, commands, helps)]
    const width = Math.max(...rows.map(([typed]) => typed.length))
    for (const [typed, does] of rows) this.terminal.print(`${typed.padEnd(width)}  ${does}`)
  }

  private showLog(): void {
    const { title, chronicle } = this.scene
    chronicle.tellLast(LAST_LINES, (line) => ruleOfLine(title.facts.name, line))
  }

  /** What was answered without being asked, as every answer led to the same. */
  private showAnswered(): void {
    const answered = this.scene.voice.from(0).filter(({ kind }) => kind === 'answered')
    if (answered.length === 0) this.terminal.print(this.words.noneAnswered)
    for (const { text, step, rule } of answered) this.terminal.print(`${step + 1}. ${text} [${rule}]`)
  }

  private inspect(about: string): void {
    const { title, language } = this.scene
    const face = this.oneFace(title.faces, about)
    if (face !== undefined) this.terminal.print(showListing(listFace(title, face, language), WORDS[language].designedMark))
  }

  /** Says of every verb that the card is not offered with why that is so. */
  private async explain(about: string): Promise<void> {
    const { scene, terminal, words } = this
    const { title, language, voice } = scene
    const { options = [], decision } = this.question() ?? {}
    const say = (view: OptionView): string => voice.option(-1, view).text
    const number = Number(about)
    if (decision !== undefined && Number.isInteger(number) && number >= 1 && number <= options.length) {
      terminal.print(words.possible(voice.answer(options[number - 1].view, decision)))
      return
    }
    const known = knownCards(scene.observation())
    const ids = new Set(known.values())
    const visible = title.faces.filter((face) => ids.has(face.id))
    // what lies nowhere in sight can be asked about as well
    const near = findFaces(title, visible, about, language)
    const face = this.oneFace(near.length > 0 ? near : title.faces, about)
    if (face === undefined) return
    if (near.length === 0) {
      terminal.print(words.notHere(title.cardName(face.id, language)))
      return
    }
    const cards = [...known].filter(([, id]) => id === face.id).map(([card]) => card)
    const wishes = cards.flatMap((card) => title.verbs.map((verb): OptionView & { card: number } => ({ verb, card })))
    const offeredAs = (wish: OptionView) => options.find(({ view }) => view.verb === wish.verb && view.card === wish.card)
    const refused = wishes.filter((wish) => offeredAs(wish) === undefined)
    const reasons = await scene.explain(refused)
    if (reasons === undefined) return
    voice.refuse ??= await bringRefusals(title.facts.name)
    const said = new Set<string>()
    const heads = new Map<string, Set<string>>()
    for (const wish of wishes) {
      const offered = offeredAs(wish)
      if (offered !== undefined) said.add(words.possible(say(offered.view)))
      for (const reason of reasons[refused.indexOf(wish)] ?? []) {
        const { text, rule } = voice.reason(reason, wish)
        const line = `${text} [${rule}]`
        heads.set(line, (heads.get(line) ?? new Set()).add(say(wish)))
      }
    }
    // what stands against several acts is said once, without naming them
    for (const [line, acts] of heads) said.add(acts.size === 1 ? `${[...acts].join()}: ${line}` : line)
    if (said.size === 0) terminal.print(words.noReason(title.cardName(face.id, language)))
    for (const line of said) terminal.print(line)
  }

  private oneFace(faces: readonly Printed[], about: string): Printed | undefined {
    const { title, language } = this.scene
    const found = findFaces(title, faces, about, language)
    if (found.length === 0) this.terminal.print(this.words.noCard(about))
    if (found.length < 2) return found[0]
    const names = found.slice(0, 12).map((face) => title.cardName(face.id, language))
    this.terminal.print(this.words.severalCards(about, `${names.join(', ')}${found.length > 12 ? ' …' : ''}`))
    return undefined
  }
}
