// By itself, as the page's worker has what else loads the code of games, and needs this in lessons alone.
import type { Position } from '../kernel/position.ts'
import type { Some } from './load.ts'
import type { Counts } from './title.ts'

/** What each seat has besides what the game is won by (`counts` of its title): by it a hint says what an option brings. */
export const HOLDINGS: Some<{ holdings(p: Position): Counts }> = {
  // a row for each ./*/holdings.ts: npm run format
  'crystal-clans': () => import('./crystal-clans/holdings.ts'),
  keyforge: () => import('./keyforge/holdings.ts'),
  nightfall: () => import('./nightfall/holdings.ts'),
  riftblade: () => import('./riftblade/holdings.ts'),
}
