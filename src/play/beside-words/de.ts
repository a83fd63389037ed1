import type { BesideWords } from './index.ts'

export const beside: BesideWords = {
  nothing: 'nichts ändert sich',
  asChosen: (text) => `je nach nächster Wahl: ${text}`,
  perhaps: (text) => `vielleicht: ${text}`,
  counts: { amber: 'Æmber', keys: 'Schlüssel', crystals: 'Kristalle', wounds: 'Wunden', life: 'Leben' },
}
