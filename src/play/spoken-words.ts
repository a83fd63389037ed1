// Why three words lead nowhere, and what would make them right, in the reader's language.
import type { Language } from '../ability/language.ts'

interface SpokenWords {
  readonly count: string
  /** These are none of the list; and others that may be meant, if any. */
  readonly unknown: (words: readonly string[], near: readonly string[]) => string
  readonly gone: string
  readonly often: (seconds: number) => string
}

/** In the marks of the language. */
const quote = (words: readonly string[], [opens, closes]: string): string => words.map((word) => `${opens}${word}${closes}`).join(', ')

export const SPOKEN_WORDS: Readonly<Record<Language, SpokenWords>> = {
  en: {
    count: 'It takes three words, such as “amber falcon tidal”.',
    unknown: (words, near) =>
      `None of the words that lead to tables: ${quote(words, '“”')}.${near.length === 0 ? '' : ` Perhaps ${quote(near, '“”')}?`}`,
    gone: 'No open table has these words. It was closed, its game has begun, or a word is another one: ask for them again.',
    often: (seconds) => `That was tried too often. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  },
  de: {
    count: 'Es sind drei Wörter, wie „amber falcon tidal“.',
    unknown: (words, near) =>
      `Keines der Wörter, die zu Tischen führen: ${quote(words, '„“')}.${near.length === 0 ? '' : ` Vielleicht ${quote(near, '„“')}?`}`,
    gone: 'Zu diesen Wörtern gibt es keinen offenen Tisch. Er wurde geschlossen, die Partie hat begonnen, oder ein Wort ist ein anderes: Frag noch einmal danach.',
    often: (seconds) => `Das wurde zu oft versucht. Versuche es in ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'} noch einmal.`,
  },
  it: {
    count: 'Servono tre parole, come “amber falcon tidal”.',
    unknown: (words, near) =>
      `Nessuna delle parole che portano ai tavoli: ${quote(words, '“”')}.${near.length === 0 ? '' : ` Forse ${quote(near, '“”')}?`}`,
    gone: 'A queste parole non corrisponde nessun tavolo aperto. È stato chiuso, la partita è cominciata, o una parola è un’altra: fattele ripetere.',
    often: (seconds) => `Troppi tentativi. Riprova tra ${seconds} ${seconds === 1 ? 'secondo' : 'secondi'}.`,
  },
}
