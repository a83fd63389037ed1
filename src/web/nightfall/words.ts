import type { Language } from '../protocol.ts'
import type { Moon, Phase, Signed, Trait } from './view.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { it } from './words/it.ts'

/** What the Nightfall table says by itself; prompts, options and log lines come from the game's speaker. */
export interface NightWords {
  readonly moons: Readonly<Record<Moon, string>>
  /** Between moons of which one will do. */
  readonly or: string
  /** One or two letters, no two alike. */
  readonly letters: Readonly<Record<Moon, string>>
  readonly traits: Readonly<Record<Trait, string>>
  /** What a minion in play does by its text, with a sign. */
  readonly signs: Readonly<Record<Signed, string>>
  readonly types: Readonly<Record<'starter' | 'minion' | 'action' | 'wound', string>>
  readonly phases: Readonly<Record<Phase, string>>
  readonly phaseNow: (phase: string) => string
  readonly woundsLeft: (left: number, all: number) => string
  readonly nextWound: (name: string) => string
  readonly lastPhase: string
  readonly hand: (who: string, count: number) => string
  readonly wounds: (who: string, count: number) => string
  readonly deck: (who: string, count: number) => string
  readonly discard: (who: string, count: number) => string
  readonly active: string
  readonly layOrder: (place: number, of: number) => string
  readonly decides: string
  readonly seat: (who: string) => string
  readonly minionsOf: (who: string) => string
  readonly noMinions: string
  readonly archivesOf: (who: string) => string
  readonly cost: (cost: number) => string
  readonly strength: (strength: number) => string
  readonly health: (left: number, all: number) => string
  readonly linksTo: (moons: string) => string
  readonly linksToNone: string
  readonly kickerOf: (moon: string) => string
  readonly kickerMet: string
  readonly kickerNot: string
  readonly noKicker: string
  readonly copies: (count: number) => string
  readonly emptyArchive: string
  /** Wounds in an archive, behind its number of cards. */
  readonly planted: (count: number) => string
  readonly attacks: (who: string) => string
  readonly attacksYou: string
  readonly blockWhich: (name: string) => string
  readonly attackWhom: (name: string) => string
  readonly blocks: (name: string) => string
  readonly commons: string
  readonly commonsLegend: string
  readonly chain: string
  readonly chainLegend: string
  readonly chainEmpty: string
  readonly chainBegin: string
  readonly chainNone: string
  readonly linkHere: string
  readonly layHere: (name: string) => string
  readonly next: string
  readonly firstLink: string
  readonly ignored: string
  readonly plus: (amount: number) => string
  readonly entering: string
  readonly combat: string
  readonly combatLegend: string
  readonly combatNone: string
  readonly unblocked: string
  readonly noFurtherBlocks: string
  readonly influence: string
  readonly influenceNote: string
  readonly draft: string
  readonly draftPicks: string
  readonly draftNone: string
  readonly draftRounds: readonly [first: string, second: string, commons: string]
  readonly draftQuestions: readonly [first: string, second: string, commons: string]
  readonly draftNote: string
  readonly mine: string
  readonly reading: string
  readonly yourPhase: (phase: string) => string
  readonly onTop: (name: string) => string
  readonly begin: string
  readonly link: (moons: string) => string
  readonly layThis: (name: string) => string
  readonly discardThis: (name: string) => string
  readonly linkNothing: string
  readonly beginNothing: string
  readonly linkable: (count: number) => string
  readonly piles: Readonly<Record<'hand' | 'deck' | 'discard' | 'topDiscard' | 'exile' | 'known' | 'wounds' | 'archives', string>>
  readonly hiddenNote: string
  /** What stands behind their number. */
  readonly ofWounds: (count: number) => string
  readonly discardFor: (influence: number) => string
  readonly ownUnseen: string
  readonly result: (wounds: number) => string
}

/** All languages come with the table, which is loaded when it is first opened. */
const WORDS: Readonly<Record<Language, NightWords>> = { en, de, it }

export const nightWords = (language: Language): NightWords => WORDS[language]
