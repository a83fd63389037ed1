import type { Facts, Tile } from '../facts.ts'

export const facts = {
  name: 'keyforge',
  title: 'KeyForge',
  designed: false,
  seats: [2],
  firstRule: 'kf.turn.1',
  slope: 0.15,
  formats: [
    { name: 'own', brings: true },
    { name: 'sealed', deals: true },
    { name: 'adaptive', brings: true, adaptive: true },
  ],
  brought: 'decks',
} as const satisfies Facts

export const tile: Tile = {
  hue: 225,
  cards: [
    { id: 'charette', type: 'creature', house: 'dis', traits: ['demon'] },
    { id: 'champion-anaphiel', type: 'creature', house: 'sanctum', traits: ['knight', 'spirit'] },
    { id: 'umbra', names: { en: 'Umbra', de: 'Umbra', it: 'Umbra' }, type: 'creature', house: 'shadows', traits: ['elf', 'thief'] },
  ],
}
