// What a player types instead of pointing: a number or a part of an option, or a command. The same for terminal and page.
import type { Language } from '../ability/language.ts'
import { editDistance, fold } from '../kernel/spelling.ts'
import { COMMAND_WORDS, type CommandName } from './command-words.ts'

/** What a line means. */
export type Reading =
  /** The option at this place of the list. */
  | { readonly kind: 'option'; readonly at: number }
  | { readonly kind: 'command'; readonly command: CommandName; readonly about: string }
  /** A command that must be told what about. */
  | { readonly kind: 'lacks'; readonly command: CommandName }
  /** More than one option fits. */
  | { readonly kind: 'several'; readonly at: readonly number[] }
  /** Nothing fits; these come nearest. */
  | { readonly kind: 'unknown'; readonly near: readonly string[] }

/** What can be typed now. */
export interface Typable {
  readonly language: Language
  /** What the options say, in the order of their numbers. */
  readonly options: readonly string[]
  /** Only so many of them are shown with a number. */
  readonly numbered?: number
  /** Commands that are understood here. */
  readonly commands: readonly CommandName[]
}

/** A line that can be made of what was typed so far. */
export interface Completion {
  readonly line: string
  /** What the command does; undefined for an option. */
  readonly says: string | undefined
  /** The place of the option. */
  readonly option: number | undefined
  /** The line has to be told more before it means something. */
  readonly open: boolean
}

/** Commands come before options, which a number or another word of theirs means as well. */
export function readLine(line: string, typable: Typable): Reading {
  const { options, numbered = options.length } = typable
  const text = line.trim().replace(/^\//, '').trim()
  if (text === '' && options.length === 1) return { kind: 'option', at: 0 }
  // as it stands in the list, with its point
  const [, number] = /^(\d{1,4})[.)]?$/.exec(text) ?? []
  if (number !== undefined) {
    const at = Number(number) - 1
    // the only one is the first, also where it has a button of its own instead of a number
    return at >= 0 && (at < numbered || options.length === 1) && at < options.length
      ? { kind: 'option', at }
      : { kind: 'unknown', near: [] }
  }
  const command = readCommand(text, typable)
  if (command !== undefined) return command
  const at = fittingOptions(text, options)
  if (at.length === 1) return { kind: 'option', at: at[0] }
  return at.length > 1 ? { kind: 'several', at } : { kind: 'unknown', near: nearest(text, typable) }
}

/** What can follow, the shortest way first; `cards` are the names that can be asked about. */
export function completeLine(line: string, typable: Typable, cards: readonly string[]): readonly Completion[] {
  const text = line.trimStart().replace(/^\//, '')
  const [word, ...rest] = text.split(/\s+/)
  const asked = findCommand(word, typable)
  const { commands } = COMMAND_WORDS[typable.language]
  if (asked !== undefined && rest.length > 0 && isAboutCards(asked)) {
    const wanted = rest.join(' ')
    return [...new Set(cards)]
      .filter((name) => fits(wanted, name))
      .map((name) => ({ line: `${commands[asked].words[0]} ${name}`, says: undefined, option: undefined, open: false }))
  }
  if (text.trim() === '') return []
  const reading = readLine(text, typable)
  const at = reading.kind === 'option' ? [reading.at] : fittingOptions(text, typable.options)
  const known = typable.commands.filter((name) => spellings(name, typable.language).some((spelling) => spelling.startsWith(fold(text))))
  const named = [...new Set([...(asked === undefined ? [] : [asked]), ...known])].map((name): Completion => {
    const { words, about, alone, says } = commands[name]
    const open = about !== undefined && alone !== true
    return { line: open ? `${words[0]} ` : words[0], says, option: undefined, open }
  })
  // what the line means as it stands comes first
  const meant = asked === undefined ? 0 : 1
  return [
    ...named.slice(0, meant),
    ...at.map((option) => ({ line: typable.options[option], says: undefined, option, open: false })),
    ...named.slice(meant),
  ]
}

/** What is said of a line that means nothing yet: what could be meant. */
export function sayUnread(line: string, reading: Reading, { language, options, numbered = options.length }: Typable): readonly string[] {
  const words = COMMAND_WORDS[language]
  const text = line.trim()
  if (reading.kind === 'lacks') {
    const { words: spelled, about } = words.commands[reading.command]
    return [words.lacks(spelled[0], about!)]
  }
  if (reading.kind === 'several') {
    const named = reading.at.slice(0, MOST_NAMED).map((at) => (at < numbered ? `${at + 1}. ${options[at]}` : options[at]))
    return [words.several(text, [...named, ...(reading.at.length > MOST_NAMED ? ['…'] : [])])]
  }
  if (reading.kind !== 'unknown') return []
  return [words.notUnderstood(text, numbered), ...(reading.near.length === 0 ? [] : [words.near(reading.near)])]
}

/** The help of these commands: what is typed, and what it does. */
export function explainCommands(
  language: Language,
  names: readonly CommandName[],
  helps: Readonly<Partial<Record<CommandName, string>>> = {},
): readonly (readonly [typed: string, does: string])[] {
  const { commands } = COMMAND_WORDS[language]
  return names.map((name) => {
    const { words, letter, about, says } = commands[name]
    const typed = [words[0], ...(letter === undefined ? [] : [letter])].join(', ')
    return [about === undefined ? typed : `${typed} ${about}`, helps[name] ?? says]
  })
}

/** What is called by these words: an exact fit alone, else all whose name has them in it. */
export function findNamed<T>(all: readonly T[], words: string, namesOf: (one: T) => readonly string[]): T[] {
  const wanted = fold(words)
  const folded = all.map((one) => ({ one, names: namesOf(one).map(fold) }))
  const exact = folded.filter(({ names }) => names.includes(wanted))
  return (exact.length > 0 ? exact : folded.filter(({ names }) => names.some((name) => name.includes(wanted)))).map(({ one }) => one)
}

const MOST_NEAR = 3
/** Options that are named when a line fits several. */
const MOST_NAMED = 6

/** Those that somebody may have meant who hit a wrong letter or two in each word, the likeliest first; three at most. */
export function spelledLike(text: string, lines: readonly string[]): string[] {
  const wanted = wordsOf(text)
  if (wanted.length === 0) return []
  const scored = [...new Set(lines)].flatMap((line) => {
    const words = wordsOf(line)
    let sum = 0
    for (const word of wanted) {
      // the beginning of a longer word counts like the whole
      const least = Math.min(...words.flatMap((one) => [editDistance(word, one), editDistance(word, one.slice(0, word.length))]))
      if (least > Math.ceil(word.length / 3)) return []
      sum += least
    }
    return [{ line, sum }]
  })
  return scored
    .sort((a, b) => a.sum - b.sum)
    .slice(0, MOST_NEAR)
    .map(({ line }) => line)
}

function readCommand(text: string, typable: Typable): Reading | undefined {
  const [word, ...rest] = text.split(/\s+/)
  const command = findCommand(word, typable)
  if (command === undefined) return undefined
  const { about, alone } = COMMAND_WORDS[typable.language].commands[command]
  // "table of the elders" may be a part of an option
  if (about === undefined && rest.length > 0) return undefined
  if (about !== undefined && rest.length === 0 && alone !== true) return { kind: 'lacks', command }
  return { kind: 'command', command, about: rest.join(' ') }
}

function findCommand(word: string, { language, commands }: Typable): CommandName | undefined {
  const wanted = fold(word)
  return commands.find((name) => COMMAND_WORDS.en.commands[name].letter === wanted || spellings(name, language).includes(wanted))
}

/** English is understood everywhere. */
function spellings(name: CommandName, language: Language): string[] {
  return [...COMMAND_WORDS[language].commands[name].words, ...COMMAND_WORDS.en.commands[name].words].map(fold)
}

const isAboutCards = (name: CommandName): boolean => name === 'card' || name === 'why'

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The option that says just this, else all in which each word begins one of theirs. */
function fittingOptions(text: string, options: readonly string[]): number[] {
  const places = options.map((_, at) => at)
  if (text.trim() === '') return []
  const exact = places.filter((at) => fold(options[at]) === fold(text))
  return exact.length > 0 ? exact : places.filter((at) => fits(text, options[at]))
}

function fits(text: string, name: string): boolean {
  const rest = wordsOf(name)
  const wanted = wordsOf(text)
  return (wanted.length > 0 || text.trim() === '') && wanted.every((word) => take(rest, word))
}

/** Takes the word that begins so out of the list; a whole one before a part. */
function take(rest: string[], word: string): boolean {
  const whole = rest.indexOf(word)
  const at = whole < 0 ? rest.findIndex((one) => one.startsWith(word)) : whole
  if (at >= 0) rest.splice(at, 1)
  return at >= 0
}

/** Options and commands that somebody may have meant. */
function nearest(text: string, { language, options, commands }: Typable): string[] {
  return spelledLike(text, [...options, ...commands.map((name) => COMMAND_WORDS[language].commands[name].words[0])])
}
