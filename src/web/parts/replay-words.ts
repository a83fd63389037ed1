import type { Language } from '../protocol.ts'

interface ReplayWords {
  readonly stepBack: string
  readonly stepOn: string
  readonly turnBack: string
  readonly turnOn: string
  readonly playOn: string
  readonly pause: string
  readonly viewpoint: string
  readonly copyLink: string
  departs(step: number): string
}

/** Said where a game is watched again; apart, as few games are. */
export const REPLAY_WORDS: Readonly<Record<Language, ReplayWords>> = {
  en: {
    stepBack: 'One step back',
    stepOn: 'One step on',
    turnBack: 'Back to the turn before',
    turnOn: 'On to the next turn',
    playOn: 'Play',
    pause: 'Pause',
    viewpoint: 'Seen by',
    copyLink: 'Copy link',
    departs: (step) =>
      `After step ${step} the game departs from its record. Everything before it is shown, and it can be played on from there.`,
  },
  de: {
    stepBack: 'Einen Schritt zurück',
    stepOn: 'Einen Schritt weiter',
    turnBack: 'Zum Zug davor',
    turnOn: 'Zum nächsten Zug',
    playOn: 'Abspielen',
    pause: 'Anhalten',
    viewpoint: 'Gesehen von',
    copyLink: 'Link kopieren',
    departs: (step) =>
      `Nach Schritt ${step} weicht das Spiel von seiner Aufzeichnung ab. Alles davor wird gezeigt, und von dort lässt es sich weiterspielen.`,
  },
  it: {
    stepBack: 'Un passo indietro',
    stepOn: 'Un passo avanti',
    turnBack: 'Al turno precedente',
    turnOn: 'Al turno successivo',
    playOn: 'Avvia',
    pause: 'Pausa',
    viewpoint: 'Visto da',
    copyLink: 'Copia link',
    departs: (step) =>
      `Dopo il passo ${step} la partita si scosta dalla registrazione. Si vede tutto fino a lì, e da lì si può continuare.`,
  },
}
