import type { Language } from '../protocol.ts'

interface LessonWords {
  readonly place: (game: string, step: number, steps: number) => string
  readonly goal: string
  readonly hint: string
  readonly again: string
  readonly missed: string
  /** An act leads elsewhere, and nothing is said of it. */
  readonly other: string
  /** On a phone: from reading to the table. */
  readonly try: string
  /** And back. */
  readonly why: string
  readonly undo: string
  readonly skip: string
  readonly steps: string
  readonly next: string
  readonly over: (game: string) => string
  /** Its end was reached, and steps were skipped. */
  readonly skipped: (done: number, steps: number) => string
  readonly first: (opponent: string) => string
  readonly play: string
  readonly finish: string
  readonly leave: string
}

const WORDS: Readonly<Record<Language, LessonWords>> = {
  en: {
    place: (game, step, steps) => `Lesson: ${game}, ${step} of ${steps}`,
    goal: 'Goal:',
    hint: 'Show how',
    again: 'Start again',
    missed: 'The turn is over. Try it once more.',
    other: 'That is possible, but it does not lead to the goal of this step. Take it back, or go on and see.',
    try: 'Try it',
    why: 'Why?',
    undo: 'Take it back',
    skip: 'Skip',
    steps: 'Steps of the lesson',
    next: 'Next',
    over: (game) => `You know how ${game} is played`,
    skipped: (done, steps) => `The end of the lesson: ${done} of ${steps} steps done`,
    first: (opponent) => `Now a whole game? The opponent would be “${opponent}”. Undo and reasons are there as in the lesson.`,
    play: 'Play a first game',
    finish: 'Done',
    leave: 'Leave the lesson',
  },
  de: {
    place: (game, step, steps) => `Lektion: ${game}, ${step} von ${steps}`,
    goal: 'Aufgabe:',
    hint: 'Zeigen, wie',
    again: 'Von vorn',
    missed: 'Der Zug ist vorbei. Versuch es noch einmal.',
    other: 'Das geht, führt aber nicht zur Aufgabe dieses Schritts. Nimm es zurück, oder mach weiter und sieh, was daraus wird.',
    try: 'Ausprobieren',
    why: 'Warum?',
    undo: 'Zurücknehmen',
    skip: 'Überspringen',
    steps: 'Schritte der Lektion',
    next: 'Weiter',
    over: (game) => `Du weißt, wie man ${game} spielt`,
    skipped: (done, steps) => `Ende der Lektion: ${done} von ${steps} Schritten getan`,
    first: (opponent) =>
      `Jetzt eine ganze Partie? Gegner wäre die Stufe „${opponent}“. Rückgängig und Begründungen gibt es dort wie in der Lektion.`,
    play: 'Eine erste Partie',
    finish: 'Fertig',
    leave: 'Lektion verlassen',
  },
  it: {
    place: (game, step, steps) => `Lezione: ${game}, ${step} di ${steps}`,
    goal: 'Compito:',
    hint: 'Mostra come',
    again: 'Da capo',
    missed: 'Il turno è finito. Riprova.',
    other: 'È possibile, ma non porta al compito di questo passo. Annulla, oppure vai avanti e guarda che cosa succede.',
    try: 'Prova',
    why: 'Perché?',
    undo: 'Annulla la mossa',
    skip: 'Salta',
    steps: 'Passi della lezione',
    next: 'Avanti',
    over: (game) => `Sai come si gioca a ${game}`,
    skipped: (done, steps) => `Fine della lezione: ${done} passi su ${steps} fatti`,
    first: (opponent) =>
      `E ora una partita intera? L’avversario sarebbe il livello “${opponent}”. Annulla e spiegazioni ci sono come nella lezione.`,
    play: 'Gioca una prima partita',
    finish: 'Fine',
    leave: 'Esci dalla lezione',
  },
}

export const lessonWords = (language: Language): LessonWords => WORDS[language]
