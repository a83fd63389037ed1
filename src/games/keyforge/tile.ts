import type { Tile } from '../tile.ts'

export const tile: Tile = {
  hue: 225,
  cards: [
    { id: 'troll', type: 'creature', house: 'brobnar', traits: ['giant'] },
    { id: 'hunting-witch', type: 'creature', house: 'untamed', traits: ['human', 'witch'] },
    { id: 'charette', type: 'creature', house: 'dis', traits: ['demon'] },
    { id: 'champion-anaphiel', type: 'creature', house: 'sanctum', traits: ['knight', 'spirit'] },
    { id: 'umbra', names: { en: 'Umbra', de: 'Umbra', it: 'Umbra' }, type: 'creature', house: 'shadows', traits: ['elf', 'thief'] },
  ],
}
