// Loads the code of games when it is wanted. Each list stands for itself, so that nobody brings along what he does not ask for.
import type { Language } from '../ability/language.ts'
import type { Game, Setup } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import type { Random, Seed } from '../kernel/random.ts'
import type { Insight } from './insight.ts'
import type { Lesson } from './lesson.ts'
import type { LuckReport } from './luck.ts'
import type { GameName } from './register.ts'
import type { Title } from './title.ts'
import type { Weights } from './weights.ts'

const titles: Readonly<Record<GameName, () => Promise<{ readonly title: unknown }>>> = {
  keyforge: () => import('./keyforge/title.ts'),
  'crystal-clans': () => import('./crystal-clans/title.ts'),
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

/** What only some games have. */
type Some<T> = Readonly<Partial<Record<GameName, () => Promise<T>>>>

/** Short positions to learn a game by. */
export const LESSONS: Some<Lesson> = {
  keyforge: async () => (await import('./keyforge/lesson.ts')).lesson,
  'crystal-clans': async () => (await import('./crystal-clans/lesson.ts')).lesson,
  nightfall: async () => (await import('./nightfall/lesson.ts')).lesson,
  riftblade: async () => (await import('./riftblade/lesson.ts')).lesson,
}

/** How lucky each seat was, where there is something to count; the position must stand at the start of the game. */
export const LUCK: Some<(p: Position) => LuckReport> = {
  keyforge: async () => (await import('./keyforge/luck.ts')).followLuck as (p: Position) => LuckReport,
  'crystal-clans': async () => (await import('./crystal-clans/luck.ts')).followLuck as (p: Position) => LuckReport,
  nightfall: async () => (await import('./nightfall/luck.ts')).followLuck as (p: Position) => LuckReport,
  riftblade: async () => (await import('./riftblade/luck.ts')).followLuck as (p: Position) => LuckReport,
}

/** What a learned judgement of a game sees, and what was learned, where anything was that plays better; for opponents that search. */
export const LEARNED: Some<{ readonly insight: unknown; readonly weights: Weights | undefined }> = {
  keyforge: () => import('./keyforge/judge/index.ts'),
  'crystal-clans': () => import('./crystal-clans/judge/index.ts'),
  nightfall: () => import('./nightfall/judge/index.ts'),
  riftblade: () => import('./riftblade/judge/index.ts'),
}

/** The game with what was learned of it, for opponents that search; the game itself where nothing was. */
export async function bringJudgement<P extends Position>(game: Game<P>): Promise<Game<P>> {
  const { insight, weights } = (await LEARNED[game.name as GameName]?.()) ?? {}
  return weights === undefined ? game : (await import('./judgement.ts')).teach(game, { insight: insight as Insight<P>, weights })
}

/** Decks for all seats, dealt by chance of all cards, where decks are made so. */
export const DEALT_DECKS: Some<(seats: number, seed: Seed) => readonly unknown[]> = {
  async keyforge() {
    await openTitle('keyforge')
    return (await import('./keyforge/deck/sealed.ts')).dealDecks
  },
}

/** Setups of any ingredients, for tests. */
export const RANDOM_SETUPS: Readonly<Record<GameName, () => Promise<(seats: number, random: Random) => Setup>>> = {
  async keyforge() {
    await openTitle('keyforge')
    return (await import('./keyforge/deck/random.ts')).randomSetup
  },
  'crystal-clans': async () => (await import('./crystal-clans/index.ts')).randomSetup,
  nightfall: async () => (await import('./nightfall/index.ts')).randomSetup,
  riftblade: async () => (await import('./riftblade/index.ts')).randomSetup,
}

/** What a card prints besides its text, as one line in a language, for lists of cards; its names and words must have been brought. */
export const CARD_FACTS: Readonly<Record<GameName, () => Promise<(id: string, language: Language) => string>>> = {
  keyforge: async () => (await import('./keyforge/deck/card-facts.ts')).cardFacts,
  'crystal-clans': async () => (await import('./crystal-clans/speech/card-facts.ts')).cardFacts,
  nightfall: async () => (await import('./nightfall/speech/card-facts.ts')).cardFacts,
  riftblade: async () => (await import('./riftblade/index.ts')).cardFacts,
}

/** What cards were compiled to, for whoever works on them. */
export const STEPS: Readonly<Record<GameName, () => Promise<(id: string) => readonly string[]>>> = {
  keyforge: async () => (await import('./keyforge/steps.ts')).cardSteps,
  'crystal-clans': async () => (await import('./crystal-clans/steps.ts')).cardSteps,
  nightfall: async () => (await import('./nightfall/steps.ts')).cardSteps,
  riftblade: async () => (await import('./riftblade/steps.ts')).cardSteps,
}
