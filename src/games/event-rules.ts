// The rule behind every line of a log. Loaded only when somebody asks for it.
import { EVENT_RULES as crystalClans } from './crystal-clans/event-rules.ts'
import { EVENT_RULES as keyforge } from './keyforge/event-rules.ts'
import { EVENT_RULES as nightfall } from './nightfall/event-rules.ts'
import type { GameName } from './register.ts'
import { EVENT_RULES as riftblade } from './riftblade/event-rules.ts'

const RULES: Readonly<Record<GameName, Readonly<Record<string, string>>>> = {
  keyforge,
  'crystal-clans': crystalClans,
  nightfall,
  riftblade,
}

/** The rule of a line of the log: its own, or else that of its kind; undefined for a kind that no rule of the game is about. */
export function ruleOfLine(game: GameName, { kind, rule }: { readonly kind: string; readonly rule?: string }): string | undefined {
  return rule ?? RULES[game][kind]
}
