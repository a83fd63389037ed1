// What a typed line does at the table: the same commands as at the terminal, on what the page shows.
import { writeLine } from '../../ability/text/line.ts'
import { COMMAND_WORDS, type CommandName } from '../../play/command-words.ts'
import { explainCommands, findNamed, type Typable } from '../../play/command.ts'
import { knownCards } from '../../play/finding.ts'
import { HINT_WORDS } from '../../play/hint/words.ts'
import { choice } from '../choice.svelte.ts'
import { client } from '../client.svelte.ts'
import { changeHabit, habitAsked } from '../habit.ts'
import { hinting } from '../hint/hinting.svelte.ts'
import { focusQuestion } from '../keys.ts'
import type { Face, OptionLine } from '../protocol.ts'
import { settings } from '../settings.svelte.ts'
import { askWhy } from '../touch.ts'
import { view } from '../view.svelte.ts'
import { lookUp } from './lookup.ts'

const UNDERSTOOD: readonly CommandName[] = ['table', 'options', 'card', 'why', 'hint', 'log', 'answered', 'always', 'undo', 'quit', 'help']
/** Lines of the log that are shown when they are asked for. */
const LAST_LINES = 12
/** Cards that are named when a name fits several, as at the terminal. */
const MOST_NAMED = 12

export interface Answer {
  readonly said: readonly string[]
  /** The card whose reasons are still to come. */
  readonly asked?: number
}

/** Options with a number first, then those that belong to a card which was not pressed. */
function allLines(): readonly OptionLine[] {
  const shown = numbered()
  return client.snapshot?.prompt === undefined ? [] : [...shown, ...choice.options.filter((line) => !shown.includes(line))]
}

/** As they are listed, or would be: the line shows what a number means before it is taken. */
const numbered = (): readonly OptionLine[] =>
  choice.isMain && choice.listed.length === 0 ? choice.options.filter((line) => line !== choice.closing) : choice.listed

export function typable(): Typable {
  const options = allLines().map(({ text }) => text)
  const { lesson, replay } = client.snapshot ?? {}
  const asks = lesson === undefined && replay === undefined
  const understood = asks ? UNDERSTOOD : UNDERSTOOD.filter((name) => name !== 'always')
  const commands: readonly CommandName[] = client.isPlaying ? [...understood, 'concede'] : understood
  return { language: settings.language, options, numbered: options.length === 0 ? 0 : numbered().length, commands }
}

/** The names of the cards that can be asked about. */
export const cardsKnown = (): readonly string[] => [...client.faces.values()].map(({ name }) => name)

/** The option at this place of what can be typed. */
export function take(at: number): void {
  const line = allLines()[at]
  if (line === choice.closing) choice.close()
  else if (choice.isRun) choice.take(line)
  else client.choose(line.option)
}

export async function obey(command: CommandName, about: string): Promise<Answer> {
  const words = COMMAND_WORDS[settings.language]
  switch (command) {
    case 'table':
      return { said: choice.table === undefined ? [] : [await choice.table.say()] }
    case 'options':
      return { said: listOptions() }
    case 'card':
      return inspect(about)
    case 'why':
      return explain(about)
    case 'hint':
      if (!hinting.offered) return { said: [HINT_WORDS[settings.language].none] }
      // it is told under the question, and not while another card is asked about
      if (choice.card >= 0) choice.reset()
      hinting.ask()
      focusQuestion()
      break
    case 'log':
      return { said: linesOf((kind) => kind !== 'answered').slice(-LAST_LINES) }
    case 'answered': {
      const answered = linesOf((kind) => kind === 'answered')
      return { said: answered.length === 0 ? [words.noneAnswered] : answered }
    }
    case 'always': {
      const habit = habitAsked()
      if (habit === undefined) return { said: [words.noHabit] }
      changeHabit(habit)
      return { said: [`${habit.says}.`] }
    }
    case 'undo': {
      const canUndo = client.snapshot?.canUndo === true
      client.undo()
      return { said: [canUndo ? words.undone : words.nothingToUndo] }
    }
    case 'help': {
      const rows = [...words.choosing, ...explainCommands(settings.language, typable().commands)]
      return { said: rows.map(([typed, does]) => `${typed}: ${does}`) }
    }
    case 'concede':
      view.sheet = 'concede'
      break
    case 'quit':
      view.page = 'home'
  }
  view.typing = false
  return { said: [] }
}

/** A number is typed while no numbers stand there: they are to be read before one is taken. */
export const isUnlisted = (line: string): boolean =>
  choice.isMain && !choice.listing && choice.card < 0 && /^\/?\d+[.)]?$/.test(line.trim())

/** Every option, those of cards too; they get their numbers. */
export function listOptions(): string[] {
  if (choice.isMain) {
    choice.reset()
    choice.listing = true
  }
  const { options, numbered: count = 0 } = typable()
  return options.map((text, at) => (at < count ? `${at + 1}. ${text}` : text))
}

const linesOf = (wanted: (kind: string) => boolean): string[] => client.log.filter(({ kind }) => wanted(kind)).map(({ text }) => text)

/** What a card says; it lies in the inspector from then on. */
async function inspect(about: string): Promise<Answer> {
  const found = await faces(about)
  if ('said' in found) return found
  const { id, name, lines } = found.face
  if (client.faces.has(id)) view.looked = { card: placeOf(id)?.card ?? -1, id }
  return { said: [name, ...lines.map(writeLine)] }
}

/** What can be done with a card, and why not what a player would try with it where it lies. */
async function explain(about: string): Promise<Answer> {
  const words = COMMAND_WORDS[settings.language]
  const { options, numbered: count = 0 } = typable()
  if (/^\d+$/.test(about) && Number(about) >= 1 && Number(about) <= count) return { said: [words.possible(options[Number(about) - 1])] }
  const found = await faces(about)
  if ('said' in found) return found
  const { id, name } = found.face
  const place = placeOf(id)
  if (place === undefined) {
    const isKnown = new Set(knownCards(client.snapshot?.observation).values()).has(id)
    return { said: [isKnown ? words.noReason(name) : words.notHere(name)] }
  }
  const { card, zone } = place
  const offered = choice.options.filter(({ view: option }) => option.card === card || option.target === card)
  askWhy(card, zone)
  return { said: offered.map(({ text }) => words.possible(text)), asked: card }
}

/** The one face that is meant, of those that were seen before all others, or what is wrong with the name. */
async function faces(about: string): Promise<{ readonly face: Face } | { readonly said: readonly string[] }> {
  const { language } = settings
  const words = COMMAND_WORDS[language]
  const seen = findNamed([...client.faces.values()], about, ({ id, name }) => [id, name])
  const found = seen.length > 0 ? seen : await lookUp({ game: client.snapshot!.game, about, language })
  if (found.length === 1) return { face: found[0] }
  return { said: [found.length === 0 ? words.noCard(about) : sayNames(about, found)] }
}

function sayNames(about: string, found: readonly Face[]): string {
  const names = found.slice(0, MOST_NAMED).map(({ name }) => name)
  return COMMAND_WORDS[settings.language].severalCards(about, `${names.join(', ')}${found.length > MOST_NAMED ? ' …' : ''}`)
}

/** Where a card of this face lies; one that can act, before others. */
function placeOf(id: string): { readonly card: number; readonly zone: string } | undefined {
  const lying = [...document.querySelectorAll<HTMLElement>('[data-zone] [data-card]')].filter(({ dataset }) => dataset.id === id)
  const found = lying.find(({ dataset }) => dataset.mark !== undefined) ?? lying[0]
  if (found === undefined) return undefined
  return { card: Number(found.dataset.card), zone: found.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '' }
}
