// Refusals of every game in its own words. Loaded only when somebody asks why something is not possible.
import type { GameName } from './register.ts'
import type { Refuse } from './speech/refuse.ts'

const LOAD: Readonly<Record<GameName, () => Promise<{ readonly refuse: Refuse }>>> = {
  // a row for each ./*/speech/refusals/index.ts: npm run format
  'crystal-clans': () => import('./crystal-clans/speech/refusals/index.ts'),
  keyforge: () => import('./keyforge/speech/refusals/index.ts'),
  nightfall: () => import('./nightfall/speech/refusals/index.ts'),
  riftblade: () => import('./riftblade/speech/refusals/index.ts'),
}

export async function bringRefusals(game: GameName): Promise<Refuse> {
  return (await LOAD[game]()).refuse
}
