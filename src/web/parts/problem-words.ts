import type { Language } from '../protocol.ts'

interface ProblemWords {
  readonly addressBad: (why: string) => string
  readonly recordBad: (why: string) => string
  readonly recordKept: string
}

/** Said of what could not be opened; apart, as it seldom happens. */
export const PROBLEM_WORDS: Readonly<Record<Language, ProblemWords>> = {
  en: {
    addressBad: (why) => `This address shows no game: ${why}.`,
    recordBad: (why) => `The record cannot be played: ${why}.`,
    recordKept: 'It was kept; nothing is lost.',
  },
  de: {
    addressBad: (why) => `Diese Adresse zeigt keine Partie: ${why}.`,
    recordBad: (why) => `Die Aufzeichnung lässt sich nicht spielen: ${why}.`,
    recordKept: 'Sie bleibt erhalten; nichts ist verloren.',
  },
  it: {
    addressBad: (why) => `Questo indirizzo non mostra nessuna partita: ${why}.`,
    recordBad: (why) => `La registrazione non si può giocare: ${why}.`,
    recordKept: 'È stata conservata; nulla è perduto.',
  },
}
