// What a person may have answered from now on, by game: beside the kinds of decision of each.
import { CRYSTAL_CLANS_HABITS } from './crystal-clans/decision.ts'
import type { Habit } from './habit.ts'
import { KEYFORGE_HABITS } from './keyforge/rules/decision.ts'
import { NIGHTFALL_HABITS } from './nightfall/decision.ts'
import type { GameName } from './register.ts'
import { RIFTBLADE_HABITS } from './riftblade/decision.ts'

export const HABITS: Readonly<Record<GameName, readonly Habit[]>> = {
  keyforge: KEYFORGE_HABITS,
  'crystal-clans': CRYSTAL_CLANS_HABITS,
  nightfall: NIGHTFALL_HABITS,
  riftblade: RIFTBLADE_HABITS,
}
