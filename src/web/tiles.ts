import type { GameName } from './games.ts'
import type { Subject } from './picture/art.ts'

export interface TileCard extends Subject {
  readonly name: string
  readonly moon?: boolean
}

/** A game as the first page shows it: three of its cards, and the hue of its table. */
export interface Tile {
  readonly id: GameName
  readonly name: string
  readonly hue: number
  readonly cards: readonly [left: TileCard, right: TileCard, front: TileCard]
}

export const TILES: readonly Tile[] = [
  {
    id: 'keyforge',
    name: 'KeyForge',
    hue: 225,
    cards: [
      { id: 'charette', name: 'Charette', type: 'creature', house: 'dis', traits: ['demon'] },
      { id: 'champion-anaphiel', name: 'Champion Anaphiel', type: 'creature', house: 'sanctum', traits: ['knight', 'spirit'] },
      { id: 'umbra', name: 'Umbra', type: 'creature', house: 'shadows', traits: ['elf', 'thief'] },
    ],
  },
  {
    id: 'crystal-clans',
    name: 'Crystal Clans',
    hue: 268,
    cards: [
      { id: 'quarry-hands', name: 'Quarry Hands', type: 'unit', house: 'stone', traits: ['human', 'warrior'] },
      { id: 'bone-lancers', name: 'Bone Lancers', type: 'unit', house: 'skull', traits: ['skeleton'] },
      { id: 'the-pale-abbess', name: 'The Pale Abbess', type: 'hero', house: 'skull', traits: ['witch', 'ghoul'] },
    ],
  },
  {
    id: 'nightfall',
    name: 'Nightfall',
    hue: 14,
    cards: [
      { id: 'quiet-verdict', name: 'Quiet Verdict', type: 'order', house: 'blue', moon: true },
      { id: 'cellar-thing', name: 'Cellar Thing', type: 'minion', house: 'green', traits: ['ghoul'], moon: true },
      { id: 'marrow-saint', name: 'Marrow Saint', type: 'minion', house: 'purple', traits: ['vampire'], moon: true },
    ],
  },
  {
    id: 'riftblade',
    name: 'Riftblade',
    hue: 300,
    cards: [
      { id: 'wild-surge', name: 'Wild Surge', type: 'spell', house: 'void', house2: 'chaos', rarity: 'common' },
      { id: 'star-verdict', name: 'Star Verdict', type: 'spell', house: 'void', house2: 'celestial', rarity: 'common' },
      { id: 'burning-hex', name: 'Burning Hex', type: 'spell', house: 'void', house2: 'infernal', rarity: 'uncommon' },
    ],
  },
]
