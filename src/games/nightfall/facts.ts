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
    { id: 'quiet-verdict', name: 'Quiet Verdict', type: 'order', house: 'blue', moon: true },
    { id: 'cellar-thing', name: 'Cellar Thing', type: 'minion', house: 'green', traits: ['ghoul'], moon: true },
    { id: 'marrow-saint', name: 'Marrow Saint', type: 'minion', house: 'purple', traits: ['vampire'], moon: true },
  ],
}
