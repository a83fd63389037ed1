import type { Facts, Tile } from '../facts.ts'

export const facts = {
  name: 'riftblade',
  title: 'Riftblade',
  designed: true,
  seats: [2, 3, 4],
  teams: true,
  firstRule: 'rb.turn.1',
  slope: 0.21,
  formats: [{ name: 'box' }],
} as const satisfies Facts

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
