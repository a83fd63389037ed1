import type { Habit } from './habit.ts'
import type { GameName } from './register.ts'
// a row for each ./*/habits.ts: npm run format
import { habits as crystalClans } from './crystal-clans/habits.ts'
import { habits as keyforge } from './keyforge/habits.ts'
import { habits as nightfall } from './nightfall/habits.ts'
import { habits as riftblade } from './riftblade/habits.ts'

/** What a person may have answered from now on, by game. */
export const HABITS: Readonly<Partial<Record<GameName, readonly Habit[]>>> = {
  // a row for each ./*/habits.ts: npm run format
  'crystal-clans': crystalClans,
  keyforge,
  nightfall,
  riftblade,
}
