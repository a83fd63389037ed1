import { Compiler } from '../../ability/compile.ts'
import type { Program } from '../../kernel/program.ts'
import { faces } from './faces.ts'
import { ASPECTS, TIERS } from './face.ts'
import type { CardFace } from './face.ts'
import { binding } from './binding.ts'
import { code } from './layout.ts'
import { vocabulary } from './words/vocabulary.ts'
import type { Row } from './words/index.ts'

/** Faces that options can name. */
export const FACES = 64

/** Mana cost of each face, 0 for starters: they are never in the row. */
export const COST = new Int8Array(faces.length)
/** Aspects of each face, bits. */
export const ASPECT_BITS = new Int8Array(faces.length)
/** Tiers that each face has, bits. */
export const TIER_BITS = new Int8Array(faces.length)
/** The tier that works when a face is triggered. */
export const TRIGGER_TIER = new Int8Array(faces.length)

const rows: (Program | undefined)[] = new Array<undefined>(faces.length * TIERS.length).fill(undefined)
const numbers = new Map(faces.map((face, kind) => [face.id, kind]))

faces.forEach(compileFace)

/** The program of a row that the face has. */
export function rowOf(kind: number, tier: number): Program {
  return rows[kind * TIERS.length + tier] as Program
}

/** The number of a face, -1 for an unknown id. */
export function faceNumber(id: string): number {
  return numbers.get(id) ?? -1
}

/** Fills the columns with what is printed on a face. */
export function compileFace(face: CardFace, kind: number): void {
  COST[kind] = face.cost ?? 0
  ASPECT_BITS[kind] = face.aspects.reduce((bits, aspect) => bits | (1 << ASPECTS.indexOf(aspect)), 0)
  TIER_BITS[kind] = 0
  let triggers = 0
  for (const [ability, tree] of face.abilities.entries()) {
    const row = new Compiler(vocabulary, code, binding, { id: face.id, ability, tree }).ability(tree) as Row
    if ((TIER_BITS[kind] & (1 << row.tier)) !== 0)
      throw new Error(`"${face.id}" has two rows ${TIERS[row.tier]}; a card has one of each at most`)
    rows[kind * TIERS.length + row.tier] = row.program
    TIER_BITS[kind] |= 1 << row.tier
    if (!row.triggered) continue
    TRIGGER_TIER[kind] = row.tier
    triggers++
  }
  if (triggers !== 1) throw new Error(`"${face.id}" has ${triggers} rows marked as triggered; a card has exactly one`)
}

if (faces.length > FACES) throw new Error(`${faces.length} different cards; options have room for ${FACES}`)
