import type { Language } from '../../../ability/language.ts'
import type { Names } from '../../speech/frame.ts'
import { PLACES } from '../board.ts'
import type { Phrases } from './phrases.ts'

/** Zones of the board by their id; the two homes are named after their owners. The names are ours: the sources give none. */
export const PLACE_NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { C1: 'Dawn Crystal', C2: 'Noon Crystal', C3: 'Dusk Crystal', P1: 'Fen', P2: 'Scarp', P3: 'Orchard', P4: 'Mill' },
  de: { C1: 'Morgenkristall', C2: 'Mittagskristall', C3: 'Abendkristall', P1: 'Moor', P2: 'Klippe', P3: 'Obsthain', P4: 'Mühle' },
  it: {
    C1: 'Cristallo dell’Alba',
    C2: 'Cristallo del Meriggio',
    C3: 'Cristallo del Tramonto',
    P1: 'Palude',
    P2: 'Rupe',
    P3: 'Frutteto',
    P4: 'Mulino',
  },
}

/** A zone as the reader calls it: homes by whose they are, for who has none by their owner's name. */
export function namePlace({ language, context }: Names, phrases: Phrases, id: string): string {
  const owner = PLACES.find((place) => place.id === id)?.owner
  if (owner === undefined) return PLACE_NAMES[language][id]
  const { viewer } = context
  return phrases.home(context.seatName(owner), viewer === undefined ? 'named' : viewer === owner ? 'own' : 'theirs')
}
