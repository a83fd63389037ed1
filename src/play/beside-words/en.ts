import type { BesideWords } from './index.ts'

export const beside: BesideWords = {
  nothing: 'nothing changes',
  asChosen: (text) => `next choice: ${text}`,
  perhaps: (text) => `perhaps: ${text}`,
  counts: { amber: 'Æmber', keys: 'Keys', crystals: 'Crystals', wounds: 'Wounds', life: 'Life' },
}
