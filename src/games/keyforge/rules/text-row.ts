import type { Definition } from './definition.ts'
import { MASK_WORDS } from './kinds.ts'

/**
 * What is read of texts all the time, as rows of integers in the order of their numbers: with what
 * docs/performance.md names beside them, they give random play 1.15 to 1.18 times the decisions.
 */
const MOST_TEXTS = 8192
const MOST_ABILITIES = 16384

/** As many as a line of the cache of a processor holds. */
export const TEXT_WORDS = 16
/** Masks: its triggers, its clauses, and the triggers that it grants. */
export const TEXT_CLAUSES = MASK_WORDS
export const TEXT_GRANTED = 2 * MASK_WORDS
/** Bits, see below. */
export const TEXT_FLAGS = 3 * MASK_WORDS
/** Bits of its printed keywords, of the acts that it forbids and of the keywords that it lends. */
export const TEXT_KEYWORDS = TEXT_FLAGS + 1
export const TEXT_FORBIDS = TEXT_KEYWORDS + 1
export const TEXT_LENDS = TEXT_FORBIDS + 1
export const TEXT_TYPE = TEXT_LENDS + 1
export const TEXT_POWER = TEXT_TYPE + 1
/** Which half of a gigantic creature it is, and its other side; -1 for none. */
export const TEXT_HALF = TEXT_POWER + 1
export const TEXT_SIDE = TEXT_HALF + 1
/** Where the rows of its abilities begin, and where they end. */
export const TEXT_FIRST = TEXT_SIDE + 1
export const TEXT_END = TEXT_FIRST + 1
export const texts = new Int32Array(MOST_TEXTS * TEXT_WORDS)

/** Flags of a text; of what is in play and lasts, `watch` has them together. */
export const LISTENS = 1
export const CHANGES = 2
export const WEAKENS = 4
export const BLANK = 8
/** Nothing in it keeps it from being played or discarded from a hand; of no concern in play. */
export const PLAIN = 16

/** The rows of a text's abilities lie one after the other: trigger, kind and sub-kind of the clause (-1 for none), its place in `abilities`. */
export const ABILITY_WORDS = 4
export const ROW_CLAUSE = 1
export const ROW_WHAT = 2
export const ROW_ABILITY = 3
export const abilityRows = new Int32Array(MOST_ABILITIES * ABILITY_WORDS)
let written = 0

export function addRow(definition: Definition, plain: boolean): void {
  const { abilities, face, index } = definition
  if (index >= MOST_TEXTS || written + abilities.length * ABILITY_WORDS > abilityRows.length)
    throw new Error(`there is no room for the text of "${face.id}": raise MOST_TEXTS or MOST_ABILITIES`)
  const at = index * TEXT_WORDS
  texts.set(definition.events, at)
  texts.set(definition.statics, at + TEXT_CLAUSES)
  texts.set(definition.granted, at + TEXT_GRANTED)
  texts[at + TEXT_FLAGS] = flagsOf(definition) | (plain ? PLAIN : 0)
  for (const [keyword, value] of definition.keywords.entries()) if (value !== 0) texts[at + TEXT_KEYWORDS] |= 1 << keyword
  texts[at + TEXT_FORBIDS] = definition.forbids
  texts[at + TEXT_LENDS] = definition.lends
  texts[at + TEXT_TYPE] = definition.type
  texts[at + TEXT_POWER] = definition.power
  texts[at + TEXT_HALF] = definition.half
  texts[at + TEXT_SIDE] = definition.otherSide
  texts[at + TEXT_FIRST] = written
  for (const { trigger, static: clause, id } of abilities) {
    abilityRows.set([trigger, clause?.kind ?? -1, clause?.what ?? -1, id], written)
    written += ABILITY_WORDS
  }
  texts[at + TEXT_END] = written
}

function flagsOf({ listens, volatile, weakens, blank }: Definition): number {
  return (listens ? LISTENS : 0) | (volatile ? CHANGES : 0) | (weakens ? WEAKENS : 0) | (blank ? BLANK : 0)
}

/** Is there an ability of this trigger in the text, those it grants included? */
export function textTriggers(text: number, trigger: number): boolean {
  return (texts[text * TEXT_WORDS + (trigger >> 5)] & (1 << (trigger & 31))) !== 0
}

/** Is there a static clause of this kind in the text, those it grants included? */
export function textHas(text: number, kind: number): boolean {
  return (texts[text * TEXT_WORDS + TEXT_CLAUSES + (kind >> 5)] & (1 << (kind & 31))) !== 0
}
