import type { Tile } from '../tile.ts'

export const tile: Tile = {
  hue: 268,
  cards: [
    { id: 'workers', type: 'unit', house: 'stone', traits: ['mason'] },
    { id: 'barrow-hounds', type: 'unit', house: 'skull', traits: ['reanimated'] },
    {
      id: 'abbess-ossenia',
      names: { en: 'Abbess Ossenia', de: 'Äbtissin Ossenia', it: 'Badessa Ossenia' },
      type: 'hero',
      house: 'skull',
      traits: ['magic'],
    },
  ],
}
