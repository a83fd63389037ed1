import { transfer } from '../rules/index.ts'
import { moving } from './verbs/cards.ts'

/** Puts cards into their owners' archives, which is no archiving: what looks for that does not see it. */
export const toArchives = moving(
  'toArchives',
  transfer.PUT_INTO_ARCHIVES,
  { en: 'put there', de: 'dorthin gelegt', it: 'messo lì' },
  {
    en: ['put', (owner) => `into ${owner.possessive} archives`],
    de: ['lege', 'legen', (owner) => `in ${owner.possessive('Archiv', 'n', 'acc')}`],
    it: ['metti', 'mettere', (owner) => owner.possessive('Archivi', 'm', true).with('in')],
  },
)
