import type { Language } from '../ability/language.ts'
import type { Game, Setup } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import type { Random } from '../kernel/random.ts'
import * as clans from './crystal-clans/index.ts'
import { vocabulary as clansVocabulary } from './crystal-clans/vocabulary.ts'
import { randomSetup } from './keyforge/deck/index.ts'
import type { KeyforgePosition } from './keyforge/index.ts'
import './keyforge/speech/languages/all.ts'
import * as keyforge from './keyforge/index.ts'
import { speakKeyforge } from './keyforge/speech/index.ts'
import * as nightfall from './nightfall/index.ts'
import { vocabulary as nightfallVocabulary } from './nightfall/vocabulary.ts'
import './riftblade/speech/languages/all.ts'
import * as riftblade from './riftblade/index.ts'
import { cardSteps as clansSteps } from './crystal-clans/steps.ts'
import { cardSteps as keyforgeSteps } from './keyforge/steps.ts'
import { cardSteps as nightfallSteps } from './nightfall/steps.ts'
import { cardSteps as riftbladeSteps } from './riftblade/steps.ts'
import { followLuck as followKeyforge } from './keyforge/luck.ts'
import { followLuck as followRiftblade } from './riftblade/luck.ts'
import { vocabulary as riftbladeVocabulary } from './riftblade/vocabulary.ts'
import type { LuckReport } from './luck.ts'
import type { Speak } from './speech/frame.ts'

/** A card's printed face; what is on it besides its id differs from game to game. */
export interface Face {
  readonly id: string
}

/** A game with all that clients show of it. */
export interface Title {
  readonly game: Game
  /** As written on a box. */
  readonly name: string
  /** The cards are designed by us, not the published ones. */
  readonly designed: boolean
  readonly faces: readonly Face[]
  cardName(id: string, language: Language): string
  /** What a card prints besides its text, as one line; the raw facts of the face are shown where a game has none. */
  cardFacts?(id: string, language: Language): string
  /** The rules text of a card, line by line, read aloud from what it does. */
  cardText(id: string, language: Language): readonly string[]
  /** What a card was compiled to, step by step, for whoever works on it. */
  cardSteps(id: string): readonly string[]
  readonly speak: Speak
  /** Which events tell how good a card is, and what its groups are; for measuring balance. */
  readonly weighed?: { readonly kinds: readonly string[]; groups(id: string): readonly string[] }
  /** Verbs that a player may try with a card, for the question why one is not possible. */
  readonly verbs: readonly string[]
  /** Setups of any ingredients, for tests. */
  readonly randomSetup: (seats: number, random: Random) => Setup
  /** How lucky each seat was, where there is something to count; `p` must stand at the start of the game. */
  readonly followLuck?: (p: Position) => LuckReport
  /** The words that its cards may use. */
  readonly words: readonly { readonly word: string; readonly is: string }[]
}

const all: readonly Title[] = [
  {
    game: keyforge.keyforge as Game,
    name: 'KeyForge',
    designed: false,
    faces: keyforge.faces,
    words: [...keyforge.vocabulary.words.values()],
    cardName: (id, language) => keyforge.cardName(id, language) ?? id,
    cardText: (id, language) =>
      keyforge.cardText(id, language).map(({ trigger, text }) => (trigger === undefined ? text : `${trigger}: ${text}`)),
    cardSteps: keyforgeSteps,
    speak: speakKeyforge,
    randomSetup,
    followLuck: (p) => followKeyforge(p as KeyforgePosition),
    verbs: ['play', 'discard', 'reap', 'fight', 'action', 'omni', 'unstun'],
  },
  {
    game: clans.crystalClans as Game,
    name: 'Crystal Clans',
    designed: true,
    faces: clans.faces,
    words: [...clansVocabulary.words.values()],
    cardName: (id, language) => clans.cardName(id, language) ?? id,
    cardText: clans.cardText,
    cardSteps: clansSteps,
    speak: clans.speakCrystalClans,
    randomSetup: clans.randomSetup,
    verbs: ['summon', 'move', 'activate', 'raid'],
  },
  {
    game: nightfall.nightfall as Game,
    name: 'Nightfall',
    designed: true,
    faces: nightfall.faces,
    words: [...nightfallVocabulary.words.values()],
    cardName: (id, language) => nightfall.cardName(id, language) ?? id,
    cardText: nightfall.cardText,
    cardSteps: nightfallSteps,
    speak: nightfall.speakNightfall,
    randomSetup: nightfall.randomSetup,
    verbs: ['attack', 'block', 'chain', 'play', 'claim'],
  },
  {
    game: riftblade.riftblade as Game,
    name: 'Riftblade',
    designed: riftblade.designed,
    faces: riftblade.faces,
    words: [...riftbladeVocabulary.words.values()],
    cardName: riftblade.cardName,
    cardFacts: riftblade.cardFacts,
    cardText: riftblade.cardText,
    cardSteps: riftbladeSteps,
    speak: riftblade.speakRiftblade,
    randomSetup: riftblade.randomSetup,
    followLuck: (p) => followRiftblade(p as riftblade.RiftbladePosition),
    verbs: ['play', 'buy', 'trigger', 'convert', 'refresh', 'draw', 'gain'],
    weighed: { kinds: ['buy', 'trigger'], groups: riftblade.cardGroups },
  },
]

/** The games by name, in the order in which they are offered. */
export const titles: ReadonlyMap<string, Title> = new Map(all.map((title) => [title.game.name, title]))

export const games: ReadonlyMap<string, Game> = new Map([...titles].map(([name, { game }]) => [name, game]))

export function findGame(name: string): Game | undefined {
  return games.get(name)
}

export { joinEvents } from './speech/log.ts'
export type { Luck, LuckReport } from './luck.ts'
export type { Speak, Speaker, SpeechContext } from './speech/frame.ts'
export { findRule, parseRules, searchRules } from './rules.ts'
export type { RuleEntry, RuleTopic } from './rules.ts'
