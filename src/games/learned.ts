// Apart from all else that is loaded by game: only opponents that search need it.
import type { Game } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import type { Insight } from './insight.ts'
import type { GameName } from './register.ts'
import type { Weights } from './weights.ts'

/** What a learned judgement of a game sees, and what was learned, where anything was that plays better; for opponents that search. */
export const LEARNED: Readonly<
  Partial<Record<GameName, () => Promise<{ readonly insight: unknown; readonly weights: Weights | undefined }>>>
> = {
  // a row for each ./*/judge/index.ts: npm run format
  'crystal-clans': () => import('./crystal-clans/judge/index.ts'),
  keyforge: () => import('./keyforge/judge/index.ts'),
  nightfall: () => import('./nightfall/judge/index.ts'),
  riftblade: () => import('./riftblade/judge/index.ts'),
}

/** The game with what was learned of it, for opponents that search; the game itself where nothing was. */
export async function bringJudgement<P extends Position>(game: Game<P>): Promise<Game<P>> {
  const { insight, weights } = (await LEARNED[game.name as GameName]?.()) ?? {}
  return weights === undefined ? game : (await import('./judgement.ts')).teach(game, { insight: insight as Insight<P>, weights })
}
