// The games as the page knows them: names only, so that no engine code reaches the first load.
export const GAMES = ['keyforge', 'crystal-clans', 'nightfall', 'riftblade'] as const
export type GameName = (typeof GAMES)[number]

export function isGameName(value: unknown): value is GameName {
  return typeof value === 'string' && (GAMES as readonly string[]).includes(value)
}

/** As written on a box. */
export const GAME_TITLES: Readonly<Record<GameName, string>> = {
  keyforge: 'KeyForge',
  'crystal-clans': 'Crystal Clans',
  nightfall: 'Nightfall',
  riftblade: 'Riftblade',
}

/** How many can play. */
export const GAME_SEATS: Readonly<Record<GameName, readonly number[]>> = {
  keyforge: [2],
  'crystal-clans': [2],
  nightfall: [2, 3, 4, 5],
  riftblade: [2, 3, 4],
}

/** Where the rules of a game begin. */
export const FIRST_RULE: Readonly<Record<GameName, string>> = {
  keyforge: 'kf.turn.1',
  'crystal-clans': 'cc.turn.1',
  nightfall: 'nf.turn.1',
  riftblade: 'rb.turn.1',
}

/** The game that a rule belongs to, by its first letters. */
export function gameOfRule(rule: string | undefined): GameName {
  return GAMES.find((game) => FIRST_RULE[game].split('.')[0] === rule?.split('.')[0]) ?? 'keyforge'
}
