// The worker's one door to a game: the rules, and all that is said about them.
import type { Game, Setup } from '../../kernel/game.ts'
import type { Position } from '../../kernel/position.ts'
import type { Speak } from '../../games/speech/frame.ts'
import type { GameName } from '../games.ts'
import type { Face, Language } from '../protocol.ts'

export interface Door<P extends Position = Position, O = unknown> {
  readonly game: Game<P, Setup, O>
  readonly speak: Speak
  /** Loads the sentences and card names of a language; they must be there before anything is said in it. */
  bringLanguage(language: Language): Promise<void>
  /** The name of a card; a word that is no card's id stands for itself. */
  nameCard(id: string, language: Language): string
  /** A card as it is printed; undefined for an id that the game has not. */
  face(id: string, language: Language): Face | undefined
  /** How many turns have begun, and whose turn it is. */
  moment(observation: O): { readonly turn: number; readonly active: readonly number[] }
  /** Numbers of the cards that the observation shows by name and that a player could not have counted before. */
  shown(observation: O): ReadonlySet<number>
  /** Events after which the player knows more than before, so that undo stops there. */
  readonly revealing: readonly string[]
  /** Events that the table shows by itself. */
  readonly silent: readonly string[]
  /** Questions that are put even when only one answer is possible. */
  readonly asked: readonly string[]
}

const doors: Readonly<Record<GameName, () => Promise<{ readonly door: unknown }>>> = {
  keyforge: () => import('./keyforge.ts'),
  'crystal-clans': () => import('./crystal-clans.ts'),
  nightfall: () => import('./nightfall.ts'),
  riftblade: () => import('./riftblade.ts'),
}

/** Loads the rules of a game. */
export async function openDoor(name: GameName): Promise<Door> {
  return (await doors[name]()).door as Door
}
