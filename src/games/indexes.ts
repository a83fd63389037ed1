// Apart from all else that is loaded by game: the index of KeyForge waits for every card, and what lies beside it in a file would wait, too.
import type { Language } from '../ability/language.ts'
import type { Setup } from '../kernel/game.ts'
import type { Random } from '../kernel/random.ts'
import type { GameName } from './register.ts'

/** A game as its index gives it. */
export interface Index {
  /** Setups of any ingredients, for tests. */
  randomSetup(seats: number, random: Random): Setup
  /** What a card prints besides its text, as one line in a language, for lists of cards; its names and words must have been brought. */
  cardFacts?(id: string, language: Language): string
}

export const INDEXES: Readonly<Record<GameName, () => Promise<Index>>> = {
  // a row for each ./*/index.ts: npm run format
  'crystal-clans': () => import('./crystal-clans/index.ts'),
  keyforge: () => import('./keyforge/index.ts'),
  nightfall: () => import('./nightfall/index.ts'),
  riftblade: () => import('./riftblade/index.ts'),
}
