import type { Decision, OptionView, Reason } from './decision.ts'
import type { GameEvent } from './event.ts'
import type { Position } from './position.ts'
import type { Random, Seed } from './random.ts'

/** The value, or a reason that names the thing and what would make it right. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

export interface SetupError {
  /** A stable name of the fault, such as `unknown-card`. */
  readonly code: string
  readonly message: string
}

/** The ingredients of a start. Each game has its own; this is what all share. */
export interface Setup {
  readonly seats: number
}

/** What a card is, as plain data: its printed values and the trees of its text. */
export interface CardFace {
  readonly id: string
}

/** How a game ended: for each seat its share of the win (1, 0, or equal parts), and why. */
export interface Outcome {
  readonly shares: readonly number[]
  readonly reason: string
}

/** All that servers, clients and agents may ask of a game. */
export interface Game<
  P extends Position = Position,
  S extends Setup = Setup,
  O = unknown,
  Kind extends string = string,
  View extends OptionView = OptionView,
> {
  readonly name: string
  readonly seats: readonly [min: number, max: number]
  /** A setup for tests and quick starts, with that many seats. */
  defaultSetup(seats?: number): S
  /**
   * Checks a setup that came from outside (JSON), and names what it leaves open: with the setup that it gives back, a later version with
   * more cards deals the same game.
   */
  checkSetup(value: unknown): Result<S, SetupError>
  /** The cards of a checked setup, each once. */
  pool(setup: S): readonly CardFace[]
  start(setup: S, seed: Seed): Result<P, SetupError>
  /** An empty position of the right size, to copy into. */
  blank(): P
  /** Copies everything, also what belongs to the setup. */
  copy(to: P, from: P): void
  decision(p: P): Decision<Kind> | undefined
  /** The kind of the pending decision, undefined when the game is over; cheaper than `decision`. */
  kind(p: P): Kind | undefined
  /** Whose decision it is, -1 when the game is over; cheaper than `decision`. */
  seatToDecide(p: P): number
  /** Writes the legal options, ascending, and returns their number (never 0 before the end). */
  options(p: P, out: Int16Array): number
  /** Applies an option and runs to the next decision. Throws before any change when the option is not legal. */
  choose(p: P, option: number): void
  /** The same without the check, for playouts: the option must come from `options` of this very position. */
  apply(p: P, option: number): void
  outcome(p: P): Outcome | undefined
  /** What a seat may know; `SPECTATOR` for what everybody may know. */
  observe(p: P, seat: number): O
  /** Deals anew what `seat` cannot know (hidden cards of others, its own deck order, rolls to come). */
  determinize(p: P, seat: number, random: Random): void
  describe(p: P, option: number): View
  /** Why `seat` cannot choose this now, by what that seat may know: no answer depends on a card that is hidden from it. */
  explain(p: P, seat: number, refused: View): Reason[]
  makeOption(p: P, option: number): string
  /** The option that a notation means here, -1 when there is none. */
  parseOption(p: P, text: string): number
  /** The program that runs and the step that it came to, for reports of faults. */
  where(p: P): string
  /** How many laps have begun. In a lap one side has its go; others may be asked in it, and it never falls. */
  lap(p: P): number
  /** Which side a seat is on, from 0: partners, who win together, are on the same one. */
  side(p: P, seat: number): number
  /** A seat's prospects by a quick judgement, larger is better; every seat's view sums to about 0 in a two-seat game. */
  evaluate(p: P, seat: number): number
  /** For where a search looks no further; where there is none, `evaluate` serves. */
  readonly judgement?: Prospects<P>
  /**
   * A judgement that stays as it is when `evaluate` gets better: that of `greedy`, so that figures against it can be compared, and what
   * estimates of the win are fitted to.
   */
  yardstick(p: P, seat: number): number
  /** Ids of a card's definition by card index, for logs and clients; undefined for a card outside the game. */
  cardId(p: P, card: number): string | undefined
  /** Attaches a listener for events, or detaches it. */
  listen(p: P, sink: ((event: GameEvent) => void) | undefined): void
  /** Card totals and the like that must never change; a law compares it along a game. */
  invariant(p: P): string
  /** More than any decision offers: the length of the array that `options` writes to. */
  readonly maxOptions: number
}

/** A better judgement than the quick one of a game, and a dearer one. */
export interface Prospects<P extends Position = Position> {
  /** Whether it judges positions of such a table. */
  knows(p: P): boolean
  /** A seat's prospects, larger is better, in units of its own. */
  value(p: P, seat: number): number
}

/** All that an agent gets: what its seat knows, what it may choose, and possible worlds. */
export interface Seen<O = unknown, P extends Position = Position> {
  readonly observation: O
  readonly options: Int16Array
  readonly count: number
  /** A position that agrees with all this seat knows, everything else dealt anew. The caller owns it until the next sample. */
  sample(random: Random): P
}
