import type { Language } from '../protocol.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { it } from './words/it.ts'

/** What the page about decks says by itself; names, types and counts of cards come from the game. */
export interface DeckWords {
  readonly decks: string
  readonly intro: string
  readonly all: string
  readonly allCards: string
  readonly mine: string
  readonly none: string
  readonly noneFound: string
  readonly ready: string
  /** Until the decks that are always there have come. */
  readonly unpacking: string
  readonly bring: string
  readonly make: string
  readonly search: string
  readonly sort: string
  readonly sorts: Readonly<Record<'added' | 'name' | 'amber' | 'creatures' | 'power', string>>
  readonly counted: (decks: number) => string
  readonly facts: (creatures: number, amber: number) => string
  readonly power: (power: number) => string
  readonly armor: (armor: number) => string
  readonly exportAll: string
  readonly cannot: string
  readonly close: string
  // bringing decks in
  readonly bringHow: string
  readonly bringNever: string
  readonly chooseFile: string
  readonly dropHere: string
  readonly paste: string
  readonly read: string
  readonly reading: string
  readonly added: (names: readonly string[]) => string
  readonly known: (names: readonly string[]) => string
  readonly skipped: (titles: readonly string[]) => string
  readonly refused: (name: string | undefined, faults: number) => string
  readonly line: (line: number) => string
  readonly kept: string
  readonly tooBig: (name: string, megabytes: number) => string
  readonly unreadable: (name: string) => string
  readonly full: (why: string) => string
  // what stands around decks
  readonly badSeed: (given: string) => string
  readonly newerFile: (version: string) => string
  readonly noDeckInFile: (nothing: string) => string
  readonly damaged: (signs: number) => string
  readonly locked: string
  readonly unread: (count: number) => string
  readonly save: string
  readonly drop: string
  // making
  readonly set: string
  readonly seed: string
  readonly freshSeed: string
  readonly makeHow: string
  readonly show: string
  readonly alliance: string
  readonly allianceHow: string
  readonly pod: (number: number) => string
  readonly deck: string
  readonly house: string
  readonly tokenOf: string
  readonly ally: string
  readonly notKept: (seed: string) => string
  readonly keep: string
  readonly another: string
  // one deck
  readonly cards: (count: number) => string
  readonly addedOn: (date: string) => string
  readonly fromSeed: (seed: string) => string
  readonly play: string
  readonly write: string
  readonly copyList: string
  readonly saveList: string
  readonly saveJson: string
  readonly saveVault: string
  readonly rename: string
  readonly name: string
  readonly ok: string
  readonly cancel: string
  readonly remove: string
  readonly removeAsk: (name: string) => string
  readonly removed: (name: string) => string
  readonly undo: string
  readonly creatures: string
  readonly bonusAmber: string
  readonly bonusIcons: string
  readonly totalPower: string
  /** How strong it is by its cards: the part of 100 decks that are weaker, and Elo with its doubt. */
  readonly strength: string
  strongerThan(weaker: number): string
  strengthFrom(elo: string, doubt: string): string
  readonly byPower: string
  readonly average: (power: string) => string
  readonly curveSaid: (powers: string) => string
  readonly types: string
  readonly amberByHouse: string
  readonly keywords: string
  readonly rarities: string
  readonly special: (mavericks: number, legacies: number, enhanced: number) => string
  readonly legacy: string
  readonly enhanced: (icons: string) => string
  readonly icons: Readonly<Record<'amber' | 'capture' | 'damage' | 'draw' | 'discard', string>>
  readonly copies: (count: number) => string
  readonly oddsTitle: (name: string) => string
  readonly turn: (turn: number) => string
  readonly identity: string
  // the next game
  readonly next: string
  readonly nextHow: string
  readonly you: string
  readonly them: string
  readonly readyDecks: string
  readonly fresh: string
  readonly random: string
  readonly seeded: string
  readonly seededAs: (seed: string) => string
  readonly anyOfMine: string
  readonly gone: (who: string) => string
  readonly duel: (mine: string, theirs: string) => string
  readonly handicap: string
  readonly chained: (name: string, chains: number) => string
  readonly start: string
  // rating
  readonly rating: string
  readonly ratingHow: string
  readonly against: string
  readonly games: string
  readonly alsoChains: string
  readonly rate: string
  readonly stop: string
  readonly progress: (games: string, of: string) => string
  readonly wins: (name: string, share: string, low: string, high: string, games: string) => string
  readonly even: (low: string, high: string) => string
  readonly chains: (name: string, chains: number, low: string, high: string) => string
  readonly endOf: (name: string, chains: number) => string
  readonly notEnough: (name: string) => string
  readonly then: (name: string, share: string, low: string, high: string) => string
  readonly begun: (share: string) => string
  readonly faults: (message: string) => string
  readonly stopped: string
  readonly failed: (why: string) => string
}

/** All languages come with the page of decks, which is loaded when it is first opened. */
const WORDS: Readonly<Record<Language, DeckWords>> = { en, de, it }

export const deckWords = (language: Language): DeckWords => WORDS[language]
