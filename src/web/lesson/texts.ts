import type { GameName } from '../../games/register.ts'
import type { Language } from '../protocol.ts'
import { riftbladeDe } from './words/riftblade.de.ts'
import { riftbladeEn } from './words/riftblade.en.ts'
import { riftbladeIt } from './words/riftblade.it.ts'

/** What a step of a lesson says. */
export interface StepText {
  readonly title: string
  /** Two or three sentences: the rule. */
  readonly text: string
  /** What is to be done. */
  readonly goal: string
  /** For those who do not find it. */
  readonly hint: string
  /** Said when it is done. */
  readonly learned: string
}

/** The texts of each lesson by the ids of its steps, in their order. */
export const LESSON_TEXTS: Readonly<Partial<Record<GameName, Readonly<Record<Language, Readonly<Record<string, StepText>>>>>>> = {
  riftblade: { en: riftbladeEn, de: riftbladeDe, it: riftbladeIt },
}
