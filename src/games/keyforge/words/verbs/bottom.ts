import { transfer } from '../../rules/index.ts'
import { moving } from './cards.ts'

/** Puts cards at the bottom of their owners' decks. */
export const toDeckBottom = moving(
  'toDeckBottom',
  transfer.TO_DECK_BOTTOM,
  { en: 'put there', de: 'dorthin gelegt', it: 'messo in fondo' },
  {
    en: ['put', 'on the bottom of its owner’s deck'],
    de: ['lege', 'unter das Deck ihres Besitzers legen', 'unter das Deck ihres Besitzers'],
    it: ['metti', 'mettere', 'in fondo al mazzo del proprietario'],
  },
)
