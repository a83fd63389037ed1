// The games there are: names and facts only, so that no engine reaches who asks for no more. A new game is a folder with its `facts.ts`, and
// its name in the list here; all other lists by game are written from the files that it has.
import type { Facts, Format } from './facts.ts'
// a row for each ./*/facts.ts: npm run format
import { facts as crystalClans } from './crystal-clans/facts.ts'
import { facts as keyforge } from './keyforge/facts.ts'
import { facts as nightfall } from './nightfall/facts.ts'
import { facts as riftblade } from './riftblade/facts.ts'

/** In the order in which they are offered. */
const register = [keyforge, crystalClans, nightfall, riftblade] as const

export type GameName = (typeof register)[number]['name']

export const GAMES: readonly Facts<GameName>[] = register

export const GAME_NAMES: readonly GameName[] = GAMES.map(({ name }) => name)

export function isGameName(value: unknown): value is GameName {
  return GAME_NAMES.some((name) => name === value)
}

/** What is known of a game. */
export function factsOf(game: GameName): Facts<GameName> {
  return GAMES.find(({ name }) => name === game) as Facts<GameName>
}

/** The format of a table, the game's first where none is named; undefined for one that the game does not have. */
export function formatOf({ game, format }: { readonly game: GameName; readonly format?: string }): Format | undefined {
  const { formats } = factsOf(game)
  return format === undefined ? formats[0] : formats.find(({ name }) => name === format)
}

/** The game that a rule belongs to, by its first letters. */
export function gameOfRule(rule: string | undefined): GameName {
  return (GAMES.find(({ firstRule }) => firstRule.split('.')[0] === rule?.split('.')[0]) ?? GAMES[0]).name
}
