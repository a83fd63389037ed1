import type { Language } from '../protocol.ts'

/** What is said where the first turn is chosen. */
export interface VariantWords {
  readonly first: string
  readonly printed: readonly [name: string, how: string]
  readonly handicap: readonly [name: string, how: string]
  readonly close: string
}

export const VARIANT_WORDS: Readonly<Record<Language, VariantWords>> = {
  en: {
    first: 'First turn',
    printed: ['As printed', 'who begins rolls four stones, the second of two six'],
    handicap: [
      'Handicap',
      'who begins rolls none, or two of three players, and of two sides everybody of the other six: a variant of ours, for equal chances',
    ],
    close: 'Done',
  },
  de: {
    first: 'Erster Zug',
    printed: ['Wie gedruckt', 'der Startspieler würfelt vier Riftsteine, der zweite von zweien sechs'],
    handicap: [
      'Vorgabe',
      'wer beginnt, würfelt keine, zu dritt zwei, und von zwei Seiten auf der anderen jeder sechs: eine Variante von uns, für gleiche Aussichten',
    ],
    close: 'Fertig',
  },
  it: {
    first: 'Primo turno',
    printed: ['Come stampato', 'chi comincia tira quattro pietre, il secondo di due sei'],
    handicap: [
      'Handicap',
      'chi comincia non ne tira, o due se si è in tre, e di due parti dall’altra ognuno sei: una nostra variante, per pari possibilità',
    ],
    close: 'Fatto',
  },
}
