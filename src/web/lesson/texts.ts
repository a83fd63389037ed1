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

const TEXTS: Readonly<Record<Language, Readonly<Partial<Record<GameName, () => Promise<{ readonly texts: LessonTexts }>>>>>> = {
  en: {
    // a row for each ./words/*.en.ts: npm run format
    'crystal-clans': () => import('./words/crystal-clans.en.ts'),
    keyforge: () => import('./words/keyforge.en.ts'),
    nightfall: () => import('./words/nightfall.en.ts'),
    riftblade: () => import('./words/riftblade.en.ts'),
  },
  de: {
    // a row for each ./words/*.de.ts: npm run format
    'crystal-clans': () => import('./words/crystal-clans.de.ts'),
    keyforge: () => import('./words/keyforge.de.ts'),
    nightfall: () => import('./words/nightfall.de.ts'),
    riftblade: () => import('./words/riftblade.de.ts'),
  },
  it: {
    // a row for each ./words/*.it.ts: npm run format
    'crystal-clans': () => import('./words/crystal-clans.it.ts'),
    keyforge: () => import('./words/keyforge.it.ts'),
    nightfall: () => import('./words/nightfall.it.ts'),
    riftblade: () => import('./words/riftblade.it.ts'),
  },
}

/** The texts of a lesson in one language, when it is opened. */
export async function bringTexts(game: GameName, language: Language): Promise<LessonTexts> {
  return (await TEXTS[language][game]?.())?.texts ?? {}
}
