import type { Language } from '../ability/language.ts'

/** What the commands about decks say; what a deck's sheet says is the game's. */
export interface DeckWords {
  readonly always: string
  refused(faults: number): string
  good(name: string, houses: string): string
  skipped(title: string): string
  written(name: string, file: string): string
  /** How the same deck is made again; this is to be read, and `list` is what it is played with. */
  seed(seed: string): string
  readonly toPlay: string
}

export const DECK_WORDS: Readonly<Record<Language, DeckWords>> = {
  en: {
    always: 'always there',
    refused: (faults) => `refused for ${faults} ${faults === 1 ? 'fault' : 'faults'}; "catena deck check" tells them`,
    good: (name, houses) => `${name} (${houses}) may be played.`,
    skipped: (title) => `"${title}" lies beside the deck and is left out.`,
    written: (name, file) => `${name} was written to ${file}.`,
    seed: (seed) => `Seed ${seed}`,
    toPlay: 'With --list it is written as a list, to be played with.',
  },
  de: {
    always: 'immer da',
    refused: (faults) => `abgelehnt, ${faults} Fehler; „catena deck check“ nennt sie`,
    good: (name, houses) => `${name} (${houses}) darf gespielt werden.`,
    skipped: (title) => `„${title}“ liegt neben dem Deck und bleibt weg.`,
    written: (name, file) => `${name} wurde in ${file} geschrieben.`,
    seed: (seed) => `Startwert ${seed}`,
    toPlay: 'Mit --list wird es als Liste geschrieben, mit der gespielt werden kann.',
  },
  it: {
    always: 'sempre presente',
    refused: (faults) => `rifiutato per ${faults} ${faults === 1 ? 'errore' : 'errori'}; “catena deck check” li elenca`,
    good: (name, houses) => `${name} (${houses}) può essere giocato.`,
    skipped: (title) => `“${title}” accompagna il mazzo e viene tralasciata.`,
    written: (name, file) => `${name} è stato scritto in ${file}.`,
    seed: (seed) => `Seme ${seed}`,
    toPlay: 'Con --list è scritto come elenco con cui si può giocare.',
  },
}
