import { capital } from '../ability/text/capital.ts'
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Command } from 'commander'
import type { Language } from '../ability/language.ts'
import { ally, defaultDecks, generateDeck, identityOf, makeList, makeMasterVault, sayFault, statisticsOf } from '../games/keyforge/index.ts'
import type { Deck, DeckFault, DeckReading } from '../games/keyforge/index.ts'
import type { Result } from '../kernel/game.ts'
import { readDeckFile, readPod, tellFault } from './deck-file.ts'
import { houseNames, showDeck } from './deck-sheet.ts'
import { DECK_WORDS } from './deck-words.ts'
import { Failure } from './failure.ts'
import { replaceText } from './files.ts'
import { readLanguage, readSeed } from './input.ts'
import { LANGUAGE } from './options.ts'
import type { Terminal } from './terminal.ts'

/** Where decks lie when no other folder is named. */
const FOLDER = 'decks'

interface DeckFlags {
  readonly lang: string
  readonly json?: boolean
  readonly list?: boolean
  readonly vault?: boolean
  readonly to?: string
  readonly name?: string
  readonly token?: string
  readonly set: string
  readonly seed?: string
}

/** The commands about KeyForge decks. */
export function addDeckCommands(program: Command, terminal: Terminal): void {
  const deck = program.command('deck').description('read, check and make KeyForge decks')
  const forms = (command: Command) =>
    command
      .option('--json', 'as JSON, as records hold it')
      .option('--list', 'as a list of cards')
      .option('--vault', 'as JSON in the shape of the Master Vault')

  const put = (deck: Deck, flags: DeckFlags, language: Language) => {
    const text = writeDeck(deck, flags)
    if (flags.to === undefined) return terminal.print(text)
    replaceText(flags.to, `${text}\n`, { name: 'deck', reads: (file) => readDeckFile(file).ok })
    terminal.print(DECK_WORDS[language].written(deck.name, flags.to))
  }

  forms(deck.command('import <file>').description('read a deck of the Master Vault, of a list or of JSON, and write it anew'))
    .option('--to <file>', 'into this file instead of the terminal')
    .option(...LANGUAGE)
    .action((file: string, flags: DeckFlags) => {
      const language = readLanguage(flags.lang)
      const { deck, skipped } = accept(file, readDeckFile(file), language)
      const words = DECK_WORDS[language]
      for (const title of skipped) terminal.warn(words.skipped(title))
      put(deck, flags, language)
    })

  deck
    .command('show <file>')
    .description('show what is in a deck, with its numbers')
    .option('--json', 'as JSON')
    .option(...LANGUAGE)
    .action((file: string, flags: DeckFlags) => {
      const language = readLanguage(flags.lang)
      const { deck, skipped } = accept(file, readDeckFile(file), language)
      if (flags.json) terminal.print(JSON.stringify({ deck, identity: identityOf(deck), statistics: statisticsOf(deck), skipped }))
      else terminal.print(showDeck(deck, language))
    })

  deck
    .command('check <file>')
    .description('say whether a deck may be played, and everything that is wrong with it')
    .option('--json', 'as one line of JSON')
    .option(...LANGUAGE)
    .action((file: string, flags: DeckFlags) => {
      const language = readLanguage(flags.lang)
      const read = readDeckFile(file)
      if (flags.json)
        terminal.print(JSON.stringify(read.ok ? { ok: true, identity: identityOf(read.value.deck) } : { ok: false, faults: read.error }))
      const { deck } = accept(file, read, language)
      if (!flags.json) terminal.print(DECK_WORDS[language].good(deck.name, houseNames(deck, language)))
    })

  forms(deck.command('generate').description('make a deck as those of a set are made'))
    .option('--set <set>', 'the set', 'cota')
    .option('--seed <seed>', 'a whole number or 32 hexadecimal digits; the same seed makes the same deck')
    .option(...LANGUAGE)
    .action((flags: DeckFlags) => {
      const language = readLanguage(flags.lang)
      const seed = readSeed(flags.seed)
      const made = generateDeck(flags.set, seed)
      if (!made.ok) throw new Failure(`${capital(sayFault(made.error, language))}.`)
      if (flags.json || flags.list || flags.vault) terminal.print(writeDeck(made.value, flags))
      else {
        const words = DECK_WORDS[language]
        terminal.print(`${showDeck(made.value, language)}\n\n${words.seed(flags.seed ?? seed)}. ${words.toPlay}`)
      }
    })

  forms(
    deck.command('alliance <pods...>').description('make a deck of three pods A:house B:house C:house, each whole from a deck of one set'),
  )
    .option('--to <file>', 'into this file instead of the terminal')
    .option('--name <name>', 'what it is called; the names of its decks without it')
    .option('--token <card>', 'the token creature of one of the decks; that of the first without it')
    .option(...LANGUAGE)
    .action((pods: string[], flags: DeckFlags) => {
      const language = readLanguage(flags.lang)
      const { name, token } = flags
      const made = ally(pods.map(readPod), { ...(name !== undefined && { name }), ...(token !== undefined && { token }) })
      const { deck } = accept(pods.join(' '), made, language)
      const written = flags.to !== undefined || flags.json || flags.list || flags.vault
      if (written) put(deck, flags, language)
      else terminal.print(showDeck(deck, language))
    })

  deck
    .command('list [folder]')
    .description(`list the decks that are always there, and those in a folder ("${FOLDER}" when it is there)`)
    .option('--json', 'one line of JSON for each deck')
    .option(...LANGUAGE)
    .action((folder: string | undefined, flags: DeckFlags) => {
      const language = readLanguage(flags.lang)
      const words = DECK_WORDS[language]
      const tell = (deck: Deck, file?: string) => {
        const { name, houses } = deck
        if (flags.json) terminal.print(JSON.stringify({ name, houses, identity: identityOf(deck), file }))
        else terminal.print(`${file ?? words.always}: ${name} (${houseNames(deck, language)})`)
      }
      const files = filesIn(folder)
      for (const one of defaultDecks) tell(one)
      for (const file of files) {
        const read = readDeckFile(file)
        if (read.ok) tell(read.value.deck, file)
        else if (flags.json) terminal.print(JSON.stringify({ file, faults: read.error }))
        else terminal.print(`${file}: ${words.refused(read.error.length)}`)
      }
    })
}

/** The deck, or a failure with one line for each fault. */
function accept(file: string, read: Result<DeckReading, DeckFault[]>, language: Language): DeckReading {
  if (!read.ok) throw new Failure(read.error.map((fault) => tellFault(file, fault, language)).join('\n'))
  return read.value
}

/** A list when nothing else is asked for: it is the form that people read. */
function writeDeck(deck: Deck, { json, list, vault }: DeckFlags): string {
  const wanted = Object.entries({ json, list, vault }).filter(([, is]) => is === true)
  if (wanted.length > 1)
    throw new Failure(`A deck is written in one form: choose one of ${wanted.map(([name]) => `--${name}`).join(', ')}.`)
  if (json) return JSON.stringify(deck)
  return vault ? JSON.stringify(makeMasterVault(deck), undefined, 2) : makeList(deck).trimEnd()
}

function filesIn(folder: string | undefined): string[] {
  const place = folder ?? FOLDER
  if (!existsSync(place)) {
    if (folder === undefined) return []
    throw new Failure(`The folder "${place}" is not there. Give the path of a folder with decks.`)
  }
  if (!statSync(place).isDirectory()) throw new Failure(`"${place}" is a file, not a folder. "catena deck show" shows the deck of a file.`)
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:json|txt)$/i.test(entry.name))
    .map((entry) => path.join(place, entry.name))
    .sort()
}
