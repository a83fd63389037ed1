// Apart from all else that is loaded by game: only those who learn one need it.
import type { Lesson } from './lesson.ts'
import type { GameName } from './register.ts'

/** Short positions to learn a game by. */
export const LESSONS: Readonly<Partial<Record<GameName, () => Promise<{ readonly lesson: Lesson }>>>> = {
  // a row for each ./*/lesson.ts: npm run format
  'crystal-clans': () => import('./crystal-clans/lesson.ts'),
  keyforge: () => import('./keyforge/lesson.ts'),
  nightfall: () => import('./nightfall/lesson.ts'),
  riftblade: () => import('./riftblade/lesson.ts'),
}
