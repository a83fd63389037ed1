import type { Language } from '../protocol.ts'

interface ReplayWords {
  readonly stepBack: string
  readonly stepOn: string
  readonly turnBack: string
  readonly turnOn: string
  readonly playOn: string
  readonly pause: string
  readonly viewpoint: string
  /** A viewpoint: what everybody may know, and no card more. */
  readonly spectator: string
  /** A viewpoint: what all seats may know together. */
  readonly open: string
  readonly copyLink: string
  readonly continueHere: string
  /** The same and two others in a word, where three stand side by side on a phone. */
  readonly short: { readonly analyse: string; readonly share: string; readonly go: string }
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
    spectator: 'Spectator',
    open: 'All open',
    copyLink: 'Copy link',
    continueHere: 'Continue from here',
    short: { analyse: 'Analyse', share: 'Link', go: 'Play on' },
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
    spectator: 'Zuschauer',
    open: 'Alles offen',
    copyLink: 'Link kopieren',
    continueHere: 'Von hier weiterspielen',
    short: { analyse: 'Analyse', share: 'Link', go: 'Weiter' },
    departs: (step) =>
      `Nach Schritt ${step} weicht die Partie von ihrer Aufzeichnung ab. Alles davor wird gezeigt, und von dort lässt sie sich weiterspielen.`,
  },
  it: {
    stepBack: 'Un passo indietro',
    stepOn: 'Un passo avanti',
    turnBack: 'Al turno precedente',
    turnOn: 'Al turno successivo',
    playOn: 'Avvia',
    pause: 'Pausa',
    viewpoint: 'Visto da',
    spectator: 'Spettatore',
    open: 'Tutto aperto',
    copyLink: 'Copia link',
    continueHere: 'Continua da qui',
    short: { analyse: 'Analisi', share: 'Link', go: 'Continua' },
    departs: (step) =>
      `Dopo il passo ${step} la partita si scosta dalla registrazione. Si vede tutto fino a lì, e da lì si può continuare.`,
  },
}
