/** What is asked and of whom. Cards are indices into the game's cards. */
export interface Decision<Kind extends string = string> {
  readonly seat: number
  /** What sort of question it is, in the game's own words; clients choose their controls by it. */
  readonly kind: Kind
  /** The card whose ability asks, -1 when a rule asks. */
  readonly source: number
  /** The rule that asks, an id of docs/rules. */
  readonly rule: string
  /** Nothing may be chosen instead. */
  readonly optional: boolean
  /** Runs of picks: bounds of the whole choice, what is picked already, and all cards that may be in the set. */
  readonly min: number
  readonly max: number
  readonly picked: readonly number[]
  readonly eligible: readonly number[]
  readonly ordered: boolean
  readonly secret: boolean
  /** How many such questions follow one another, this one among them: points that are divided one by one. */
  readonly left?: number | undefined
  /** What the text says that asks; undefined when a rule asks. */
  readonly purpose?: Purpose | undefined
}

/** A place in the text of a card: whoever has the card reads there what is asked for. */
export interface Purpose {
  /** The card whose text it is. */
  readonly id: string
  /** The n-th ability of its text, from 0. */
  readonly ability: number
  /** The parts that lead from there to what asks, each by its number from 0. */
  readonly path: readonly number[]
}

/**
 * One option, structured and without language: words are the client's. `card` is acted with, `target` is chosen.
 * This is what options have in several games; a game adds fields of its own.
 */
export interface OptionView {
  readonly verb: string
  readonly card?: number
  readonly target?: number
  readonly seat?: number
  /** Where, as the game numbers or names it. */
  readonly place?: number | string
  readonly amount?: number
  /** A word: the id of what is named. */
  readonly name?: string
  /** Number of the alternative as printed, from 0. */
  readonly mode?: number
  readonly as?: string
  /** The n-th ability of the text that it stands in, from 0. */
  readonly ability?: number
  /** Which one inside of that ability, where it holds several of a kind; left out for the first. */
  readonly part?: number
  /** The card whose text it is, where that is another card than `card`. */
  readonly source?: number
}

/** One reason why something is not possible now. */
export interface Reason {
  /** Rule id of docs/rules. */
  readonly rule: string
  /** The card that forbids it, if one does. */
  readonly card?: number
  /** Facts that the sentence needs: numbers, names. */
  readonly facts?: Readonly<Record<string, string | number>>
  /** What a text demands of the card, and it is not: the part of the text that says so. */
  readonly lacks?: Purpose
}
