import type { BesideWords } from './index.ts'

export const beside: BesideWords = {
  nothing: 'non cambia nulla',
  asChosen: (text) => `secondo la prossima scelta: ${text}`,
  perhaps: (text) => `forse: ${text}`,
  counts: { amber: 'Æmber', keys: 'Chiavi', crystals: 'Cristalli', wounds: 'Ferite', life: 'Vita' },
}
