import { OwnBox } from '../own/box.ts'
import type { Wanted } from '../own/fault.ts'
import { MOONS, TRAITS } from './face.ts'
import type { Face, FaceType } from './face.ts'
import { clausesOf, faces } from './faces.ts'
import { fill } from './catalog.ts'

const NAMES: Wanted = { is: 'names' }
const ABILITIES: Wanted = { is: 'trees', of: 'ability' }
const SIGNS: Readonly<Record<string, Wanted>> = {
  names: NAMES,
  moon: { is: 'one', of: MOONS },
  links: { is: 'some', of: MOONS, from: 1, to: MOONS.length },
}
const COST: Readonly<Record<string, Wanted>> = { cost: { is: 'number', from: 0, to: 99 } }
const FIGHTER: Readonly<Record<string, Wanted>> = {
  strength: { is: 'number', from: 0, to: 99 },
  health: { is: 'number', from: 1, to: 99 },
  traits: { is: 'some', of: TRAITS, from: 0, to: TRAITS.length },
}

/** Starting minions cost nothing (nf.starter.1), and what wounds do stands in the rules. */
const FIELDS: Readonly<Record<FaceType, Readonly<Record<string, Wanted>>>> = {
  wound: { names: NAMES },
  starter: { ...SIGNS, ...FIGHTER, abilities: ABILITIES },
  minion: { ...SIGNS, ...COST, ...FIGHTER, abilities: ABILITIES },
  action: { ...SIGNS, ...COST, abilities: ABILITIES },
}

/** The cards of Nightfall, to be changed by who owns the box. */
export const ownBox = new OwnBox<Face>({
  game: 'nightfall',
  cards: faces,
  fieldsOf: ({ type }) => FIELDS[type],
  terms: [MOONS, TRAITS],
  compile: (face, number) => fill(number, face, clausesOf(face)),
})
