import type { Language } from '../protocol.ts'

interface HandoverWords {
  readonly iAm: (name: string) => string
  readonly handOver: (name: string) => string
  readonly handOverWhy: string
}

/** Said between two people at one device. */
export const HANDOVER_WORDS: Readonly<Record<Language, HandoverWords>> = {
  en: {
    iAm: (name) => `I am ${name}`,
    handOver: (name) => `${name} is next`,
    handOverWhy: 'Pass the device on. The cards are shown when the next player is there.',
  },
  de: {
    iAm: (name) => `Ich bin ${name}`,
    handOver: (name) => `${name} ist an der Reihe`,
    handOverWhy: 'Gib das Gerät weiter. Die Karten erscheinen erst, wenn der nächste Spieler da ist.',
  },
  it: {
    iAm: (name) => `Sono ${name}`,
    handOver: (name) => `Tocca a ${name}`,
    handOverWhy: 'Passa il dispositivo. Le carte si vedono quando il prossimo giocatore è pronto.',
  },
}
