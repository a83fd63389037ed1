import { countCopies } from '../box.ts'
import { OwnBox } from '../own/box.ts'
import type { OwnFault, Wanted } from '../own/fault.ts'
import { compileFace } from './catalog.ts'
import { ASPECTS, COPIES, STONES } from './face.ts'
import type { CardFace } from './face.ts'
import { faces } from './faces.ts'
import { RIFT_CARDS } from './layout.ts'
import { boxOf, isStarter } from './setup.ts'
import { castStones, stone } from './stones.ts'

/** The rarities of the Rift; a starter stays one. */
const RARITIES = Object.keys(COPIES).filter((rarity) => rarity !== 'starter')

const STARTER: Readonly<Record<string, Wanted>> = {
  name: { is: 'name' },
  aspects: { is: 'some', of: ASPECTS, from: 1, to: 2 },
  abilities: { is: 'trees', of: 'ability' },
}
const RIFT: Readonly<Record<string, Wanted>> = {
  ...STARTER,
  rarity: { is: 'one', of: RARITIES },
  cost: { is: 'number', from: 0, to: 99 },
}

const STONE: Readonly<Record<string, Wanted>> = { faces: { is: 'many', of: STONES, from: 1, to: 20 } }

/** The cards of Riftblade and the faces of its stones, to be changed by who owns the box. */
export const ownBox = new OwnBox<CardFace | typeof stone>({
  game: 'riftblade',
  cards: [...faces, stone],
  fieldsOf: (card) => ('rarity' in card ? (card.rarity === 'starter' ? STARTER : RIFT) : STONE),
  terms: [ASPECTS],
  compile: (card, number) => ('rarity' in card ? compileFace(card, number) : castStones()),
  count(): OwnFault[] {
    const found = countCopies(boxOf().filter(({ id }) => !isStarter(id)))
    return found === RIFT_CARDS ? [] : [{ is: 'copies', of: 'Rift', found, needed: RIFT_CARDS }]
  },
})
