// What the shared parts of the page must know of the table that is open. Each game's table brings its own.
import type { Component } from 'svelte'
import type { OptionView } from '../kernel/decision.ts'
import type { OptionLine } from './protocol.ts'

export interface TableSpec {
  /** Cards as they lie, row by row from left to right: targets are numbered in this order. */
  order(): readonly number[]
  /** What an option of the main step belongs to: a card, or another thing on the table that can be pressed. */
  subjects(view: OptionView): readonly number[]
  /**
   * What an option of any other question means: a card, or another thing on the table that can be pressed, -1 for nothing there. Without
   * it, the cards of targets; with it, `wishes` is asked in every question.
   */
  aim?(view: OptionView): number
  /** What an option of the selected thing leads to in the main step, -1 for nothing there; without it, the card of its target. */
  goal?(view: OptionView): number
  /** Verbs of this game that close a question, besides those that all games have. */
  readonly closing?: readonly string[]
  /** Verbs of the main step that belong to nothing on the table, and are listed at once. */
  readonly loose?: readonly string[]
  /** What can be done with a selected card, in the order in which a player thinks of it; without it, as the game lists it. */
  sort?(lines: readonly OptionLine[]): readonly OptionLine[]
  /** Verbs that alone do not mark a card as one that can act: it may be pressed all the same. */
  readonly minor?: readonly string[]
  /** The verb that a press on a card means, where it leaves no doubt: it is done at once, or its targets and places appear. */
  obvious?(lines: readonly OptionLine[]): string | undefined
  /** It would meet a card that nobody has pointed at: the panel says which, and what comes of it, before it is done. */
  unseen?(view: OptionView): boolean
  /** Outside the main step: the first press only asks whether it is meant, as pressing is how the card is read. */
  weighed?(view: OptionView): boolean
  /** It is so high that the course of a game stands under it on the highest screens only. */
  readonly tall?: true
  /** Cards in the row that `place` of an option means. */
  rowLength(): number
  /** What ending the turn now would waste, a line each; empty when nothing. */
  waste(): readonly string[]
  /** What a player would try with a card here, to ask why it is not possible. `zone`: the name of its row in the page. */
  wishes(card: number, zone: string): readonly OptionView[]
  /** How the game stands, for those who do not see the table. */
  say(): string | Promise<string>
  /** The zone that each letter leads to. */
  readonly zones: Readonly<Record<string, string>>
  /** The letter of an option of the selected card. */
  letter(view: OptionView): string | undefined
  /** A card for the inspector at the beginning. */
  first(): { readonly card: number; readonly id: string } | undefined
  /** The card in focus, for side column and sheet. */
  inspector(): Promise<{ readonly default: Component }>
  /** All piles: a sheet that comes when it is asked for. */
  piles(): Promise<{ readonly default: Component }>
}
