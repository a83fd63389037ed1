import type { Language } from '../protocol.ts'

interface GameOverWords {
  readonly wonHow: Readonly<Record<string, string | undefined>>
  readonly copyRecord: string
  readonly lookAgain: string
  readonly drawn: string
}

/** Said of a result alone. */
export const GAME_OVER_WORDS: Readonly<Record<Language, GameOverWords>> = {
  en: {
    wonHow: { keys: 'By the third key', stalemate: 'Nothing more came of it' },
    copyRecord: 'Copy record',
    lookAgain: 'Watch again',
    drawn: 'Nobody won',
  },
  de: {
    wonHow: { keys: 'Durch den dritten Schlüssel', stalemate: 'Es führte zu nichts mehr' },
    copyRecord: 'Aufzeichnung kopieren',
    lookAgain: 'Noch einmal ansehen',
    drawn: 'Niemand hat gewonnen',
  },
  it: {
    wonHow: { keys: 'Con la terza chiave', stalemate: 'Non portava più da nessuna parte' },
    copyRecord: 'Copia la registrazione',
    lookAgain: 'Riguarda',
    drawn: 'Nessuno ha vinto',
  },
}
