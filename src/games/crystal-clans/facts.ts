import type { Facts, Tile } from '../facts.ts'

export const facts = {
  name: 'crystal-clans',
  title: 'Crystal Clans',
  designed: true,
  seats: [2],
  firstRule: 'cc.turn.1',
  slope: 0.08,
  formats: [{ name: 'secret', brings: true }, { name: 'given' }],
  brought: 'clans',
  variants: { base: { clans: ['stone', 'blood'] }, fields: { mulligan: [false, true] } },
  mirrors: true,
} as const satisfies Facts

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
