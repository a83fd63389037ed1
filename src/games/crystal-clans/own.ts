import { OwnBox } from '../own/box.ts'
import type { OwnFault, Wanted } from '../own/fault.ts'
import { CLANS, STYLES, TRAITS } from './face.ts'
import type { Face } from './face.ts'
import { boxOf, compileFace, faces } from './faces.ts'
import { countCopies } from '../box.ts'
import { CRYSTAL_COUNT, DECK_SIZE } from './layout.ts'

const CARD: Readonly<Record<string, Wanted>> = {
  name: { is: 'names' },
  cost: { is: 'number', from: 0, to: 99 },
  abilities: { is: 'trees', of: 'ability' },
}
const UNIT: Readonly<Record<string, Wanted>> = {
  name: CARD.name,
  copies: { is: 'number', from: 1, to: 20 },
  role: { is: 'one', of: ['hero', 'common'] },
  traits: { is: 'some', of: TRAITS, from: 0, to: TRAITS.length },
  cost: CARD.cost,
  attack: { is: 'number', from: 0, to: 99 },
  defense: { is: 'number', from: 0, to: 99 },
  activation: { is: 'number', from: 0, to: 99 },
  style: { is: 'one', of: STYLES },
  abilities: CARD.abilities,
  left: { is: 'trees', of: 'effect' },
  right: { is: 'trees', of: 'effect' },
}

/** The cards of Crystal Clans, to be changed by who owns the box. */
export const ownBox = new OwnBox<Face>({
  game: 'crystal-clans',
  cards: faces,
  fieldsOf: ({ type }) => (type === 'unit' ? UNIT : CARD),
  terms: [TRAITS, STYLES],
  compile: compileFace,
  count() {
    return CLANS.flatMap((clan): OwnFault[] => {
      const found = countCopies(boxOf([clan])) - CRYSTAL_COUNT
      return found === DECK_SIZE ? [] : [{ is: 'copies', of: clan, found, needed: DECK_SIZE }]
    })
  },
})
