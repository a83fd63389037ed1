// Apart from all else that is loaded by game: only those who set puzzles need it.
import type { Goal } from './goal.ts'
import type { GameName } from './register.ts'

/** What a puzzle of a game can ask for, the hardest first. */
export const GOALS: Readonly<Partial<Record<GameName, () => Promise<{ readonly goals: readonly Goal[] }>>>> = {
  // a row for each ./*/goals.ts: npm run format
  'crystal-clans': () => import('./crystal-clans/goals.ts'),
  keyforge: () => import('./keyforge/goals.ts'),
  nightfall: () => import('./nightfall/goals.ts'),
  riftblade: () => import('./riftblade/goals.ts'),
}
