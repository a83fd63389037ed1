import type { Outlook } from './outlook.ts'

/** What the search would do, in the words of the option, and what that brings; without a text where nothing was found. */
export interface Hint {
  readonly text: string | undefined
  /** The same with the answer to the question that follows, of a card that goes somewhere, or to somebody; undefined where nothing follows. */
  readonly whole: string | undefined
  /** Which option it is, and the card that it is about; -1 for none. */
  readonly option: number
  readonly card: number
  readonly outlook: Outlook | undefined
  /** The option that was tried most often of the others, in words, and what it brings. */
  readonly next: { readonly text: string; readonly outlook: Outlook } | undefined
  /** Of 100 games that go on so, how many are won by it, and by the next best, which may be more by as much as the search can err. */
  readonly shares: readonly [best: number, next: number] | undefined
  /** It is better by more than the search can err. */
  readonly clear: boolean
}

/** There is no choice, or nothing that can be read. */
export const NO_HINT: Hint = {
  text: undefined,
  whole: undefined,
  option: -1,
  card: -1,
  outlook: undefined,
  next: undefined,
  shares: undefined,
  clear: false,
}
