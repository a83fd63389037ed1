import { Compiler } from '../../ability/compile.ts'
import type { Ability, Effect } from '../../ability/tree.ts'
import type { Program } from '../../kernel/program.ts'
import {
  FACES,
  HERO,
  activation,
  addPart,
  clearParts,
  attack,
  cost,
  defense,
  leftEffect,
  plainLeft,
  plainRight,
  rightEffect,
  style,
  traits,
} from './catalog.ts'
import type { Part } from './catalog.ts'
import { blood } from './cards/blood.ts'
import { crystals } from './cards/crystals.ts'
import { flower } from './cards/flower.ts'
import { meteor } from './cards/meteor.ts'
import { skull } from './cards/skull.ts'
import { stone } from './cards/stone.ts'
import { water } from './cards/water.ts'
import { CLANS, STYLES, TRAITS } from './face.ts'
import type { Clan, CrystalFace, Face, UnitData, UnitFace } from './face.ts'
import { binding } from './binding.ts'
import { code } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { vocabulary } from './words/vocabulary.ts'
import type { BoxEntry } from '../box.ts'

/** All faces by number: nine units a clan, then the crystals. The set is designed by Catena; these are not the published cards. */
const SETS: Record<Clan, readonly UnitData[]> = { stone, skull, blood, flower, water, meteor }

export const unitFaces: readonly UnitFace[] = CLANS.flatMap((clan) => SETS[clan].map((data) => ({ type: 'unit' as const, clan, ...data })))
export const crystalFaces: readonly CrystalFace[] = crystals
export const faces: readonly Face[] = [...unitFaces, ...crystalFaces]

const numbers = new Map(faces.map(({ id }, number) => [id, number]))

/** The number of a face, -1 for an unknown id. */
export function faceNumber(id: string): number {
  return numbers.get(id) ?? -1
}

/** The cards of these clans, and the crystals: as they lie in the box. */
export function boxOf(clans: readonly Clan[]): BoxEntry[] {
  const units = unitFaces.filter((face) => clans.includes(face.clan))
  return [...units.map(({ id, copies }) => ({ id, copies })), ...crystalFaces.map(({ id }) => ({ id, copies: 1 }))]
}

const PLAIN = ['takeBack', 'endBattle', 'afterDamage']

/** A fixed bonus, the return symbol, the end of the battle, or what waits until after damage: all that only counts when damage is dealt or later. */
function isPlain({ word, args }: Effect): boolean {
  return PLAIN.includes(word) || ((word === 'attack' || word === 'defense') && typeof args[0] === 'number')
}

function compiler(face: Face, n: number): Compiler<CrystalClansPosition> {
  return new Compiler(vocabulary, code, binding, { id: face.id, ability: n, tree: textsOf(face)[n] })
}

/** All that a card says, by the numbers that questions name it by: its abilities, then its effects as battle card. */
export function textsOf(face: Face): readonly (Ability | readonly Effect[])[] {
  return face.type === 'unit' ? [...face.abilities, face.left, face.right] : face.abilities
}

function effectProgram(face: UnitFace, side: 'left' | 'right'): Program {
  const c = compiler(face, face.abilities.length + (side === 'left' ? 0 : 1))
  return Compiler.program(c, `${face.id} ${side}`, face[side])
}

/** Fills the catalog with what is printed on a face. */
export function compileFace(face: Face, number: number): void {
  clearParts(number)
  cost[number] = face.cost
  for (const [n, ability] of face.abilities.entries()) addPart(number, compiler(face, n).ability(ability) as Part)
  if (face.type === 'crystal') return
  attack[number] = face.attack
  defense[number] = face.defense
  activation[number] = face.activation
  style[number] = STYLES.indexOf(face.style)
  traits[number] = face.traits.reduce((mask, trait) => mask | (1 << TRAITS.indexOf(trait)), face.role === 'hero' ? HERO : 0)
  leftEffect[number] = effectProgram(face, 'left')
  rightEffect[number] = effectProgram(face, 'right')
  plainLeft[number] = face.left.every(isPlain) ? 1 : 0
  plainRight[number] = face.right.every(isPlain) ? 1 : 0
}

faces.forEach(compileFace)

if (faces.length > FACES) throw new Error(`${faces.length} faces; the catalog has room for ${FACES}`)
