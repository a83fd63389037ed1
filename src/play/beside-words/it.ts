import type { BesideWords } from './index.ts'

export const beside: BesideWords = {
  perhaps: (text) => `forse: ${text}`,
  counts: { amber: 'Æmber', keys: 'Chiavi', crystals: 'Cristalli', wounds: 'Ferite', life: 'Vita' },
}
