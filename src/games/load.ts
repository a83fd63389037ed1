// Loads the code of games when it is wanted. Each list stands for itself, so that nobody brings along what he does not ask for. Its rows
// are the files that there are of that name.
import type { Language } from '../ability/language.ts'
import type { OptionView } from '../kernel/decision.ts'
import type { Position } from '../kernel/position.ts'
import type { Seed } from '../kernel/random.ts'
import type { LuckReport } from './luck.ts'
import type { OwnBox } from './own/box.ts'
import type { Names } from './speech/frame.ts'
import type { GameName } from './register.ts'
import type { Title } from './title.ts'

/** What every game has. */
type Every<T> = Readonly<Record<GameName, () => Promise<T>>>

/** What only some games have. */
export type Some<T> = Readonly<Partial<Record<GameName, () => Promise<T>>>>

const titles: Every<{ readonly title: unknown }> = {
  // a row for each ./*/title.ts: npm run format
  'crystal-clans': () => import('./crystal-clans/title.ts'),
  keyforge: () => import('./keyforge/title.ts'),
  nightfall: () => import('./nightfall/title.ts'),
  riftblade: () => import('./riftblade/title.ts'),
}

/** Loads the rules of a game with all its cards, and all that is said about them. */
export async function openTitle(game: GameName): Promise<Title> {
  const title = await load(game)
  await title.bringCards?.()
  return title
}

/** The same with no more cards than a setup from outside needs, or the game's own setup, for whoever counts his bytes. */
export async function openTitleFor(game: GameName, setup: unknown): Promise<Title> {
  const title = await load(game)
  await title.bringCards?.(setup ?? title.game.defaultSetup())
  return title
}

async function load(game: GameName): Promise<Title> {
  return (await titles[game]()).title as Title
}

/** How lucky each seat was, where there is something to count; the position must stand at the start of the game. */
export const LUCK: Some<{ followLuck(p: Position): LuckReport }> = {
  // a row for each ./*/luck.ts: npm run format
  'crystal-clans': () => import('./crystal-clans/luck.ts'),
  keyforge: () => import('./keyforge/luck.ts'),
  nightfall: () => import('./nightfall/luck.ts'),
  riftblade: () => import('./riftblade/luck.ts'),
}

/** Decks for all seats, dealt by chance of all cards that are in memory, where decks are made so. */
export const DEALT_DECKS: Some<{ dealDecks(seats: number, seed: Seed, set?: string): readonly unknown[] }> = {
  // a row for each ./*/deck/sealed.ts: npm run format
  keyforge: () => import('./keyforge/deck/sealed.ts'),
}

/** What a seat sees, as lines of plain text, and what stands beside an option, to choose by. */
export const TABLES: Every<{
  layTable(names: Names, observation: unknown): string[]
  sayBeside?(language: Language, observation: unknown, option: OptionView): string | undefined
  /** What one looks at before each act of a turn. */
  sayStanding?(language: Language, observation: unknown): string | undefined
}> = {
  // a row for each ./*/speech/table.ts: npm run format
  'crystal-clans': () => import('./crystal-clans/speech/table.ts'),
  keyforge: () => import('./keyforge/speech/table.ts'),
  nightfall: () => import('./nightfall/speech/table.ts'),
  riftblade: () => import('./riftblade/speech/table.ts'),
}

/** The cards that an owner of the box can put own values into. */
export const OWN_BOXES: Some<{ readonly ownBox: OwnBox }> = {
  // a row for each ./*/own.ts: npm run format
  'crystal-clans': () => import('./crystal-clans/own.ts'),
  nightfall: () => import('./nightfall/own.ts'),
  riftblade: () => import('./riftblade/own.ts'),
}

/** What cards were compiled to, for whoever works on them. */
export const STEPS: Some<{ cardSteps(id: string): readonly string[] }> = {
  // a row for each ./*/steps.ts: npm run format
  'crystal-clans': () => import('./crystal-clans/steps.ts'),
  keyforge: () => import('./keyforge/steps.ts'),
  nightfall: () => import('./nightfall/steps.ts'),
  riftblade: () => import('./riftblade/steps.ts'),
}
