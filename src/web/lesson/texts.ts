import type { GameName } from '../../games/register.ts'
import type { Language } from '../protocol.ts'

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
  /** Why an act is not what is asked for, by the ids of the step's answers. */
  readonly answers?: Readonly<Record<string, string>>
}

/** By the ids of the steps, in their order. */
export type LessonTexts = Readonly<Record<string, StepText>>

const TEXTS: Readonly<Partial<Record<GameName, Readonly<Record<Language, () => Promise<{ readonly texts: LessonTexts }>>>>>> = {
  keyforge: {
    en: () => import('./words/keyforge.en.ts'),
    de: () => import('./words/keyforge.de.ts'),
    it: () => import('./words/keyforge.it.ts'),
  },
  'crystal-clans': {
    en: () => import('./words/crystal-clans.en.ts'),
    de: () => import('./words/crystal-clans.de.ts'),
    it: () => import('./words/crystal-clans.it.ts'),
  },
  nightfall: {
    en: () => import('./words/nightfall.en.ts'),
    de: () => import('./words/nightfall.de.ts'),
    it: () => import('./words/nightfall.it.ts'),
  },
  riftblade: {
    en: () => import('./words/riftblade.en.ts'),
    de: () => import('./words/riftblade.de.ts'),
    it: () => import('./words/riftblade.it.ts'),
  },
}

/** The texts of a lesson in one language, when it is opened. */
export async function bringTexts(game: GameName, language: Language): Promise<LessonTexts> {
  return (await TEXTS[game]?.[language]())?.texts ?? {}
}
