// What of a game can be heard.
import type { GameName } from '../../games/register.ts'
import type { Snapshot } from '../protocol.ts'
import type { Sound } from './sound.ts'
// a row for each ../*/heard.ts: npm run format
import { heard as crystalClans } from '../crystal-clans/heard.ts'
import { heard as keyforge } from '../keyforge/heard.ts'
import { heard as nightfall } from '../nightfall/heard.ts'
import { heard as riftblade } from '../riftblade/heard.ts'

/** What each game tells and can be heard. */
export const HEARD: Readonly<Partial<Record<GameName, Readonly<Record<string, Sound>>>>> = {
  // a row for each ../*/heard.ts: npm run format
  'crystal-clans': crystalClans,
  keyforge,
  nightfall,
  riftblade,
}

/** The order in which what happened at once is heard. */
const ORDER: readonly Sound[] = ['card', 'gain', 'hit', 'goal', 'turn', 'won', 'lost']
/** No step is heard longer: the last ones, which tell most, stay. */
const MOST = 3

/** What can be heard of a table that was `before` and is `next`: of a table that has just opened nothing, of many like events one. */
export function soundsOf(before: Snapshot | undefined, next: Snapshot): readonly Sound[] {
  if (before === undefined || before.game !== next.game || next.revision === before.revision || next.logStart < before.logStart) return []
  const sounds = new Set(next.events.flatMap(({ kind }) => HEARD[next.game]?.[kind] ?? []))
  if (next.outcome === undefined && next.turn !== before.turn && next.active.includes(next.viewer)) sounds.add('turn')
  if (next.outcome !== undefined && before.outcome === undefined)
    sounds.add(next.viewer < 0 || next.outcome.shares[next.viewer] > 0 ? 'won' : 'lost')
  return ORDER.filter((sound) => sounds.has(sound)).slice(-MOST)
}
