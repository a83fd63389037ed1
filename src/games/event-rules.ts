// The rule behind every line of a log. Loaded only when somebody asks for it.
import type { GameName } from './register.ts'
// a row for each ./*/event-rules.ts: npm run format
import { eventRules as crystalClans } from './crystal-clans/event-rules.ts'
import { eventRules as keyforge } from './keyforge/event-rules.ts'
import { eventRules as nightfall } from './nightfall/event-rules.ts'
import { eventRules as riftblade } from './riftblade/event-rules.ts'

const RULES: Readonly<Partial<Record<GameName, Readonly<Record<string, string>>>>> = {
  // a row for each ./*/event-rules.ts: npm run format
  'crystal-clans': crystalClans,
  keyforge,
  nightfall,
  riftblade,
}

/** The rule of a line of the log: its own, or else that of its kind; undefined for a kind that no rule of the game is about. */
export function ruleOfLine(game: GameName, { kind, rule }: { readonly kind: string; readonly rule?: string }): string | undefined {
  return rule ?? RULES[game]?.[kind]
}
