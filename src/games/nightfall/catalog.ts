import type { Program } from '../../kernel/program.ts'
import { MOONS, TRAITS } from './face.ts'
import type { Face } from './face.ts'

/** When a text runs; indices of `texts`. */
export const TEXTS = ['chain', 'yourChain', 'kicker', 'attacks', 'destroyed', 'wounds', 'feed'] as const
export type TextName = (typeof TEXTS)[number]
export const CHAIN_TEXT = 0
export const YOUR_CHAIN = 1
export const KICKER = 2
export const ATTACKS = 3
export const DESTROYED = 4
export const WOUNDS_TEXT = 5
/** The price of a repetition; `fed` says which text is repeated. */
export const FEED = 6

/** Clauses that hold while a minion is in play; bits of `flags`. */
export const STATICS = ['guard', 'stays', 'unblockable', 'cannotBlock', 'kickedOnly', 'shortStay', 'bold', 'staysForCard'] as const
export type StaticName = (typeof STATICS)[number]
export const GUARD = 1
export const STAYS = 2
export const UNBLOCKABLE = 4
export const CANNOT_BLOCK = 8
export const KICKED_ONLY = 16
export const SHORT_STAY = 32
export const BOLD = 64
export const STAYS_FOR_CARD = 128

/** What compiling an ability gives. */
export type Clause =
  | { readonly text: TextName; readonly program: Program; readonly kickerMoon?: number; readonly repeats?: TextName }
  | { readonly static: StaticName }

/** Types of cards, in `type`. */
export const TYPES = ['wound', 'starter', 'minion', 'action'] as const
export const WOUND = 0
export const STARTER = 1
export const MINION = 2
export const ACTION = 3

/** A face's number is a signed byte of the position. */
const MOST = 128
/** All faces by number, and the facts of each in columns; filled when the catalog is loaded, and changed only by own cards. */
export const faces: Face[] = []
export const type = new Int8Array(MOST)
export const moon = new Int8Array(MOST).fill(-1)
/** Bit m: moon m may follow. */
export const links = new Int8Array(MOST)
export const cost = new Int8Array(MOST)
export const strength = new Int8Array(MOST)
export const health = new Int8Array(MOST)
/** Bit t: has trait t. */
export const traits = new Int8Array(MOST)
export const flags = new Int16Array(MOST)
/** Moon that the card before must show, -1 without a kicker. */
export const kickerMoon = new Int8Array(MOST).fill(-1)
/** The text that a feed repeats. */
export const fed = new Int8Array(MOST)
/** Programs by face and time: `texts[face * TEXTS.length + time]`. */
export const texts: (Program | undefined)[] = []

const numbers = new Map<string, number>()

/** Number of the face with this id, -1 when there is none. */
export function faceNumber(id: string): number {
  return numbers.get(id) ?? -1
}

/** Adds a face; its clauses are the compiled abilities. Returns its number. */
export function addFace(face: Face, clauses: readonly Clause[]): number {
  const n = faces.length
  if (n === MOST) throw new Error(`there is room for ${MOST} faces, and "${face.id}" is one more: widen the column "face"`)
  if (numbers.has(face.id)) throw new Error(`the card "${face.id}" is defined twice`)
  numbers.set(face.id, n)
  faces.push(face)
  for (let i = 0; i < TEXTS.length; i++) texts.push(undefined)
  fill(n, face, clauses)
  return n
}

/** Fills the columns of a face with what is printed on it. */
export function fill(n: number, face: Face, clauses: readonly Clause[]): void {
  type[n] = TYPES.indexOf(face.type)
  moon[n] = face.moon === undefined ? -1 : MOONS.indexOf(face.moon)
  links[n] = face.links.reduce((bits, link) => bits | (1 << MOONS.indexOf(link)), 0)
  cost[n] = face.cost
  strength[n] = face.strength
  health[n] = face.health
  traits[n] = face.traits.reduce((bits, trait) => bits | (1 << TRAITS.indexOf(trait)), 0)
  flags[n] = 0
  kickerMoon[n] = -1
  fed[n] = 0
  texts.fill(undefined, n * TEXTS.length, (n + 1) * TEXTS.length)
  for (const clause of clauses) {
    if ('static' in clause) flags[n] |= 1 << STATICS.indexOf(clause.static)
    else {
      texts[n * TEXTS.length + TEXTS.indexOf(clause.text)] = clause.program
      if (clause.kickerMoon !== undefined) kickerMoon[n] = clause.kickerMoon
      if (clause.repeats !== undefined) fed[n] = TEXTS.indexOf(clause.repeats)
    }
  }
}

export function textOf(face: number, time: number): Program | undefined {
  return texts[face * TEXTS.length + time]
}
