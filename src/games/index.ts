import { LANGUAGES } from '../ability/language.ts'
import type { Language } from '../ability/language.ts'
import type { OptionView } from '../kernel/decision.ts'
import type { Game, Setup } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import type { Random, Seed } from '../kernel/random.ts'
import type { LuckReport } from './luck.ts'
import type { Goal } from './goal.ts'
import { GOALS } from './goals.ts'
import { INDEXES } from './indexes.ts'
import { bringJudgement } from './learned.ts'
import { DEALT_DECKS, LUCK, openTitle, OWN_BOXES, STEPS, TABLES } from './load.ts'
import type { OwnBox } from './own/box.ts'
import { laidIn } from './own/laid.ts'
import { GAME_NAMES } from './register.ts'
import type { GameName } from './register.ts'
import type { LayTable } from './speech/frame.ts'
import type { Title } from './title.ts'

/** A game with everything there is of it in memory, in every language. */
export interface WholeTitle extends Title {
  /** The game with what was learned of it: opponents that search play by it. */
  readonly taught: Game
  readonly followLuck: ((p: Position) => LuckReport) | undefined
  /** What a card prints besides its text, as one line. */
  cardFacts(id: string, language: Language): string
  readonly layTable: LayTable
  /** What to choose an option by, where the game has something to count. */
  readonly sayBeside: ((language: Language, observation: unknown, option: OptionView) => string | undefined) | undefined
  /** What one looks at before each act of a turn, where that is one thing. */
  readonly sayStanding: ((language: Language, observation: unknown) => string | undefined) | undefined
  /** What a card was compiled to, step by step, for whoever works on it. */
  cardSteps(id: string): readonly string[]
  /** Decks for all seats, dealt as those of a box are, where the game has decks. */
  readonly dealDecks: ((seats: number, seed: Seed) => readonly unknown[]) | undefined
  /** What its puzzles ask for, the hardest first. */
  readonly puzzleGoals: readonly Goal[]
  readonly randomSetup: (seats: number, random: Random) => Setup
  /** Its cards as an owner of the box can change them. */
  readonly ownBox: OwnBox | undefined
}

/** All games by name, in the order in which they are offered: for terminals, servers and tests, which load everything at once. */
export const titles: ReadonlyMap<string, WholeTitle> = new Map(
  await Promise.all(GAME_NAMES.map(async (name) => [name, await openWhole(name)] as const)),
)

export const games: ReadonlyMap<string, Game> = new Map([...titles].map(([name, { game }]) => [name, game]))

export function findGame(name: string): Game | undefined {
  return games.get(name)
}

async function openWhole(name: GameName): Promise<WholeTitle> {
  const title = await openTitle(name)
  // one after the other: a language is added once
  for (const language of LANGUAGES) await title.bringLanguage(language)
  const { layTable, sayBeside, sayStanding } = await TABLES[name]()
  const { randomSetup, cardFacts = () => '' } = await INDEXES[name]()
  // with own cards that lie here a setup that is made here names them
  const game: Game = { ...title.game, defaultSetup: (seats) => ({ ...title.game.defaultSetup(seats), ...laidIn(name) }) }
  return {
    ...title,
    game,
    taught: await bringJudgement(game),
    cardFacts,
    layTable,
    sayBeside,
    sayStanding,
    cardSteps: (await STEPS[name]?.())?.cardSteps ?? (() => []),
    followLuck: (await LUCK[name]?.())?.followLuck,
    dealDecks: (await DEALT_DECKS[name]?.())?.dealDecks,
    puzzleGoals: (await GOALS[name]?.())?.goals ?? [],
    randomSetup: (seats, random) => ({ ...randomSetup(seats, random), ...laidIn(name) }),
    ownBox: (await OWN_BOXES[name]?.())?.ownBox,
  }
}

export { joinEvents } from './speech/log.ts'
export type { Luck, LuckReport } from './luck.ts'
export type { Speak, Speaker, SpeechContext } from './speech/frame.ts'
export { pageOf, seek } from './search.ts'
export { findRule, parseRules, searchRules, wordsIn } from './rules.ts'
export type { RuleEntry, RuleTopic } from './rules.ts'
export type { Face, Moment, Printed, Title } from './title.ts'
export type { Facts } from './facts.ts'
export type { OwnBox } from './own/box.ts'
export { sayOwnFault } from './own/fault.ts'
export type { OwnFault } from './own/fault.ts'
export { laidIn } from './own/laid.ts'
export type { OwnCards } from './own/laid.ts'
export { GAMES, GAME_NAMES, factsOf, gameOfRule, isGameName } from './register.ts'
export type { GameName } from './register.ts'
