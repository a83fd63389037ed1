import type { Tile } from '../tile.ts'

export const tile: Tile = {
  hue: 300,
  cards: [
    { id: 'wild-surge', type: 'spell', house: 'void', house2: 'chaos', rarity: 'common' },
    { id: 'star-verdict', type: 'spell', house: 'void', house2: 'celestial', rarity: 'common' },
    {
      id: 'burning-hex',
      names: { en: 'Burning Hex', de: 'Burning Hex', it: 'Burning Hex' },
      type: 'spell',
      house: 'void',
      house2: 'infernal',
      rarity: 'uncommon',
    },
  ],
}
