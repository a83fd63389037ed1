import type { Language } from '../ability/language.ts'
import type { TextLine } from '../ability/text/line.ts'
import type { Game, Setup } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import type { Facts } from './facts.ts'
import type { GameName } from './register.ts'
import type { Speak } from './speech/frame.ts'

/** A card of a game; what is on it besides its id differs from game to game. */
export interface Printed {
  readonly id: string
}

/** A card as it is printed, in the reader's language; each game adds what its cards have. */
export interface Face {
  readonly id: string
  readonly name: string
  readonly lines: readonly TextLine[]
}

/** When something happens: how many turns have begun, and whose turn it is. */
export interface Moment {
  readonly turn: number
  readonly active: readonly number[]
}

/** What each seat has, by what is counted, such as `life`; what decides stands first. */
export type Counts = Readonly<Record<string, readonly number[]>>

/** What is told of an option before it is chosen. */
export interface Foreseen<P extends Position = Position> {
  /** Events that are told, the weightiest first. */
  readonly kinds: readonly string[]
  /** Those of them that are told only where there is nothing else. */
  readonly slight: readonly string[]
  /** Rules whose question is put point by point, until all that is divided is dealt together. */
  readonly divided: readonly string[]
  /** Kinds of questions at which all has come of an option that was chosen before. */
  readonly steps: readonly string[]
  /** Those of them whose own options are tried: the others name what can be done, and no more is known. */
  readonly tried: readonly string[]
  /** Verbs of options there that are not tried. */
  readonly untried?: readonly string[]
  /** Events that the words of an option tell, by its verb or by the rule of its question, besides those that are called like it. */
  readonly said: Readonly<Record<string, readonly string[]>>
  /** Events that bring to light what another seat has chosen in secret: what follows them is no guess of a few worlds, and not told. */
  readonly veils: readonly string[]
  /** What everybody sees and no event tells of: by it two positions are held against each other. Cheap. */
  standings?(p: P): readonly Standing[]
}

/** How something stands: a difference is told like an event of that kind, from what it was to what it is. */
export interface Standing {
  readonly kind: string
  /** The card that it is of, or -1 where it is of a seat. */
  readonly card: number
  readonly seat: number
  readonly name: string
  readonly amount: number
}

/** A game with all that clients show of it. */
export interface Title<P extends Position = Position, O = unknown> {
  readonly facts: Facts<GameName>
  readonly game: Game<P, Setup, O>
  readonly speak: Speak
  /** All cards, once they were brought. */
  readonly faces: readonly Printed[]
  /** The words that its cards may use. */
  readonly words: readonly { readonly word: string; readonly is: string }[]
  /** Verbs that a player may try with a card, for the question why one is not possible. */
  readonly verbs: readonly string[]
  /** Loads the sentences and card names of a language; they must be there before anything is said in it. */
  bringLanguage(language: Language): Promise<void>
  /**
   * Loads the cards that a setup from outside names, or all cards; they must be there before the setup is checked. Own cards of the setup
   * are laid, or what lies here from another one is taken away.
   */
  bringCards?(setup?: unknown): Promise<void>
  /**
   * Loads what of the game is not needed to play it, where that does not come at once: `explain`, `determinize`, `evaluate`, `yardstick` and
   * `invariant`. It comes with all cards, and with a record that is read.
   */
  bringRest?(): Promise<void>
  /** The name of a card; a word that is no card's id stands for itself. */
  cardName(id: string, language: Language): string
  /** The rules text of a card, line by line, read aloud from what it does. */
  cardText(id: string, language: Language): readonly string[]
  /** A card as it is printed; undefined for an id that the game has not. */
  face(id: string, language: Language): Face | undefined
  /** Cheap: it is asked at every event. */
  moment(p: P): Moment
  /** What everybody counts and what the game is won by. Cheap, too. */
  counts(p: P): Counts
  /** How much of what is counted is aimed at, where the rules name a number. */
  readonly goals?: Readonly<Record<string, number>>
  /** Numbers of the cards that the observation shows by name and that a player could not have counted before. */
  shown(observation: O): ReadonlySet<number>
  /** Events after which the player knows more than before, so that undo stops there. */
  readonly revealing: readonly string[]
  /** Events that the table shows by itself. */
  readonly silent: readonly string[]
  /** Events that follow from what stands before them in the same choice: a log tells them in the same line. */
  readonly effects: readonly string[]
  /** Those of them that a log leaves out where it says what the count came to (`counts`). */
  readonly counted: readonly string[]
  /** What is told of an option before it is chosen, for whoever has brought the rest (`bringRest`); without it nothing is. */
  foreseen?(): Foreseen<P>
  /** Questions that are put even when only one answer is possible. */
  readonly asked: readonly string[]
  readonly weighed?: Weighed
}

/** How the balance of a game is measured. */
export interface Weighed {
  /** Events that tell how good a card is. */
  readonly kinds: readonly string[]
  /** Groups of a card; it is held against the first one, or against all cards where `within` is false. */
  groups(id: string): readonly string[]
  readonly within: boolean
  /** Events that take no card and should happen in many games. */
  readonly deeds: readonly string[]
  readonly tables: readonly WeighedTable[]
  /** What each seat plays that others could play instead, such as a clan. */
  played?(setup: Setup): readonly string[]
}

/** A kind of table; its setups are played in turn. */
export interface WeighedTable {
  readonly name: string
  /** Tables of one family are weighed together as to cards. */
  readonly family: string
  readonly setups: readonly Setup[]
}
