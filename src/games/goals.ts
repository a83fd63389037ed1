// Apart from all else that is loaded by game: only those who set puzzles need it.
import type { Goal } from './goal.ts'
import type { GameName } from './register.ts'

/** What a puzzle of a game can ask for, the hardest first. */
export const GOALS: Readonly<Record<GameName, () => Promise<readonly Goal[]>>> = {
  keyforge: async () => (await import('./keyforge/goals.ts')).goals as readonly Goal[],
  'crystal-clans': async () => (await import('./crystal-clans/goals.ts')).goals as readonly Goal[],
  nightfall: async () => (await import('./nightfall/goals.ts')).goals as readonly Goal[],
  riftblade: async () => (await import('./riftblade/goals.ts')).goals as readonly Goal[],
}
