import type { Game } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import { type GameName, isGameName } from './register.ts'
import type { Secrets } from './secret.ts'
// a row for each ./*/secrets.ts: npm run format
import { secrets as crystalClans } from './crystal-clans/secrets.ts'
import { secrets as keyforge } from './keyforge/secrets.ts'
import { secrets as nightfall } from './nightfall/secrets.ts'
import { secrets as riftblade } from './riftblade/secrets.ts'

const all: Readonly<Record<GameName, unknown>> = {
  // a row for each ./*/secrets.ts: npm run format
  'crystal-clans': crystalClans,
  keyforge,
  nightfall,
  riftblade,
}

/** What a game keeps from its seats. Throws for a game that has not said it. */
export function secretsOf<P extends Position>(game: Game<P>): Secrets<P> {
  if (!isGameName(game.name)) throw new Error(`${game.name} has not said what it keeps from its seats, in a file secrets.ts`)
  return all[game.name] as Secrets<P>
}
