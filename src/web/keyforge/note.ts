import type { Language } from '../protocol.ts'

interface NoteWords {
  /** The one card of the first turn is used up. */
  readonly first: string
  readonly nothing: string
  readonly play: (count: number) => string
  readonly use: (count: number) => string
}

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

const WORDS: Readonly<Record<Language, NoteWords>> = {
  en: {
    first: 'In the first turn of a game only one card may be played or discarded (kf.firstturn.1).',
    nothing: 'Nothing is left to play or use.',
    play: (count) => `${many(count, 'card', 'cards')} to play`,
    use: (count) => `${many(count, 'card', 'cards')} to use`,
  },
  de: {
    first: 'Im ersten Zug einer Partie darf nur eine Karte gespielt oder abgelegt werden (kf.firstturn.1).',
    nothing: 'Es gibt nichts mehr zu spielen oder zu verwenden.',
    play: (count) => `${many(count, 'Karte', 'Karten')} zu spielen`,
    use: (count) => `${many(count, 'Karte', 'Karten')} zu verwenden`,
  },
  it: {
    first: 'Nel primo turno di una partita si può giocare o scartare una sola carta (kf.firstturn.1).',
    nothing: 'Non resta nulla da giocare o usare.',
    play: (count) => `${many(count, 'carta', 'carte')} da giocare`,
    use: (count) => `${many(count, 'carta', 'carte')} da usare`,
  },
}

/** Under the question of the main step: how many cards can still be played or used. */
export function noteOf(language: Language, turn: number, play: number, use: number): string {
  const words = WORDS[language]
  if (play + use === 0) return turn === 1 ? words.first : words.nothing
  return [play > 0 ? words.play(play) : '', use > 0 ? words.use(use) : ''].filter(Boolean).join(', ')
}
