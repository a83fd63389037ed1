import type { Language } from '../protocol.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { it } from './words/it.ts'

/** What the analysis says; options come from the game's speaker. Shares and points come as text. */
export interface AnalysisWords {
  readonly analysis: string
  readonly open: string
  readonly rough: string
  readonly finer: string
  readonly stop: string
  readonly again: string
  readonly failed: (why: string) => string
  readonly curve: string
  readonly curveOf: (who: string) => string
  readonly now: (step: string, share: string) => string
  readonly nothingYet: string
  readonly columns: readonly [step: string, estimate: string, lost: string]
  readonly mistakes: string
  readonly noMistakes: string
  readonly lost: (points: string) => string
  readonly played: string
  readonly better: string
  /** Before what a choice would have brought by the end of the turn, or gone on with. */
  readonly brings: string
  readonly goesOn: string
  /** On cards of the table. */
  readonly marks: { readonly played: (share: string) => string; readonly best: (share: string) => string }
  readonly show: (step: number) => string
  readonly why: string
  readonly decisions: (count: number) => string
  readonly others: string
  readonly from: (first: string, end: string) => string
  readonly luck: string
  readonly luckOf: string
  /** What the strip below the curve shows. */
  readonly luckKey: string
  /** Why it is flat: nothing was drawn or rolled, or all of it was as much worth as on average. */
  readonly luckFlat: Readonly<Record<'nothing' | 'alike', string>>
  readonly kinds: Readonly<Record<'dice' | 'draws', (count: number) => string>>
  readonly worth: (came: string, expected: string) => string
  readonly verdict: (lucky: boolean, by: string, rarity: string) => string
  readonly average: string
  readonly faces: Readonly<Record<string, string>>
  readonly face: (name: string, rolled: number, expected: string) => string
  readonly notes: readonly string[]
  readonly units: Readonly<Record<string, string>>
}

/** All languages come with the analysis, which is loaded when it is first offered. */
const WORDS: Readonly<Record<Language, AnalysisWords>> = { en, de, it }

export const analysisWords = (language: Language): AnalysisWords => WORDS[language]
