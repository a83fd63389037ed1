import type { BesideWords } from './index.ts'

export const beside: BesideWords = {
  perhaps: (text) => `perhaps: ${text}`,
  counts: { amber: 'Æmber', keys: 'Keys', crystals: 'Crystals', wounds: 'Wounds', life: 'Life' },
}
