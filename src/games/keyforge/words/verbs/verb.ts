import { nextIn, uniteSet } from '../../../../kernel/cardset.ts'
import type { Compiler } from '../../../../ability/compile.ts'
import type { English } from '../../../../ability/text/en.ts'
import type { German, VerbPhrase as GermanVerb } from '../../../../ability/text/de.ts'
import type { Italian, VerbPhrase as ItalianVerb } from '../../../../ability/text/it.ts'
import type { Done } from '../../../../ability/text/reader.ts'
import type { Count } from '../../../../ability/language.ts'
import type { Arg, Effect } from '../../../../ability/tree.ts'
import { callStateCheck, needsStateCheck, SEATS, BLOCK_AMOUNT, BLOCK_FULL, SET_WORDS } from '../../rules/index.ts'
import type { CompiledAbility, KeyforgePosition } from '../../rules/index.ts'
import type { EnglishAct, GermanAct, ItalianAct } from '../../../speech/glossary.ts'
import { vocabulary } from '../vocabulary.ts'

type P = KeyforgePosition
export type C = Compiler<P>

/** How a verb is called in three languages. */
export interface Act {
  readonly en: EnglishAct
  readonly de: GermanAct
  readonly it: ItalianAct
}

export function doneBy({ en, de, it }: Partial<Act>): Done {
  return { en: en?.[1] ?? `${en?.[0].replace(/e$/, '')}ed`, de: de?.[2] ?? '', it: it?.[2] ?? '' }
}

/** What a verb does with its result block, whose slot it gets, and how it reads. */
export interface VerbMeaning<A extends readonly Arg[]> {
  act(c: C, block: number, ...args: A): void
  /** The verb in the place of a proposed event: what becomes of the event's card or amount. */
  instead?(c: C, ...args: A): Count<P>
  /** What that leaves to be done when the state is looked at next, as it asks something. */
  owed?(c: C): CompiledAbility
  transitive?(...args: A): boolean
  readonly done?: Done
  readonly ofYours?: boolean
  readonly en: (t: English, ...args: A) => string
  readonly de: (t: German, ...args: A) => GermanVerb
  readonly it: (t: Italian, ...args: A) => ItalianVerb
}

/** Adds a verb: its result is cleared before it acts, and the board is settled after it. */
export function verb<A extends readonly Arg[]>(word: string, meaning: VerbMeaning<A>): (...args: A) => Effect {
  const { act, ...texts } = meaning
  return vocabulary.add<'effect', A>('effect', word, {
    ...texts,
    compile(c: C, ...args: A) {
      // what the arguments call "this way" is the verb before, not this one
      const before = c.block
      const block = c.resultBlock()
      c.block = before
      act(c, block, ...args)
      c.block = block
      c.step('check state', (p) => {
        if (needsStateCheck(p)) callStateCheck(p)
      })
      const { total } = c
      if (total > 0) c.step('add to the total', (p, f) => uniteSet(p.frames, f + total, f + block, SET_WORDS))
    },
  })
}

/** Writes a verb's amount and success into its block. */
export function report(p: P, f: number, block: number, amount: number, full: boolean): void {
  p.frames[f + block + BLOCK_AMOUNT] += amount
  if (full) p.frames[f + block + BLOCK_FULL] = 1
}

/** Does something for each card of a set in the frame, in card order. */
export function eachIn(p: P, at: number, act: (card: number) => void): void {
  for (let card = nextIn(p.frames, at, -1, SET_WORDS); card >= 0; card = nextIn(p.frames, at, card, SET_WORDS)) act(card)
}

/** Does something for each seat of a mask, the seat that runs the frame first. */
export function eachSeat(mask: number, first: number, act: (seat: number) => void): void {
  for (let i = 0; i < SEATS; i++) {
    const seat = (first + i) % SEATS
    if ((mask & (1 << seat)) !== 0) act(seat)
  }
}
