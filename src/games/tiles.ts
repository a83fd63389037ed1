import type { GameName } from './register.ts'
import type { Tile } from './tile.ts'
// a row for each ./*/tile.ts: npm run format
import { tile as crystalClans } from './crystal-clans/tile.ts'
import { tile as keyforge } from './keyforge/tile.ts'
import { tile as nightfall } from './nightfall/tile.ts'
import { tile as riftblade } from './riftblade/tile.ts'

/** How the first page shows each game. */
export const TILES: Readonly<Record<GameName, Tile>> = {
  // a row for each ./*/tile.ts: npm run format
  'crystal-clans': crystalClans,
  keyforge,
  nightfall,
  riftblade,
}
