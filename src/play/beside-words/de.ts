import type { BesideWords } from './index.ts'

export const beside: BesideWords = {
  perhaps: (text) => `vielleicht: ${text}`,
  counts: { amber: 'Æmber', keys: 'Schlüssel', crystals: 'Kristalle', wounds: 'Wunden', life: 'Leben' },
}
