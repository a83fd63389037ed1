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
    { id: 'quarry-hands', name: 'Quarry Hands', type: 'unit', house: 'stone', traits: ['human', 'warrior'] },
    { id: 'bone-lancers', name: 'Bone Lancers', type: 'unit', house: 'skull', traits: ['skeleton'] },
    { id: 'the-pale-abbess', name: 'The Pale Abbess', type: 'hero', house: 'skull', traits: ['witch', 'ghoul'] },
  ],
}
