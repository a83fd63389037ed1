import type { Facts, Tile } from '../facts.ts'

export const facts = {
  name: 'nightfall',
  title: 'Nightfall',
  designed: true,
  seats: [2, 3, 4, 5],
  firstRule: 'nf.turn.1',
  slope: 0.16,
  formats: [{ name: 'box' }],
  variants: { base: { sets: ['nightfall'] }, fields: { draft: ['sealed', 'revealed', 'none'] } },
} as const satisfies Facts

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
