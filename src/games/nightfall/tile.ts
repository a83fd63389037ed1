import type { Tile } from '../tile.ts'

export const tile: Tile = {
  hue: 14,
  cards: [
    { id: 'cold-trail', type: 'action', house: 'blue', traits: [], moon: true },
    { id: 'great-shadow', type: 'minion', house: 'green', traits: ['lycanthrope'], moon: true },
    {
      id: 'zachariah-sands',
      names: { en: 'Zachariah Sands', de: 'Zacharias Sands', it: 'Zachariah Sands' },
      type: 'minion',
      house: 'purple',
      traits: ['vampire'],
      moon: true,
    },
  ],
}
