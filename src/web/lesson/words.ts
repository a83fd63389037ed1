import type { Language } from '../protocol.ts'

interface LessonWords {
  readonly place: (game: string, step: number, steps: number) => string
  readonly goal: string
  readonly hint: string
  readonly again: string
  readonly missed: string
  readonly next: string
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
    next: 'Next',
    finish: 'Done',
    leave: 'Leave the lesson',
  },
  de: {
    place: (game, step, steps) => `Lektion: ${game}, ${step} von ${steps}`,
    goal: 'Aufgabe:',
    hint: 'Zeigen, wie',
    again: 'Von vorn',
    missed: 'Der Zug ist vorbei. Versuch es noch einmal.',
    next: 'Weiter',
    finish: 'Fertig',
    leave: 'Lektion verlassen',
  },
  it: {
    place: (game, step, steps) => `Lezione: ${game}, ${step} di ${steps}`,
    goal: 'Compito:',
    hint: 'Mostra come',
    again: 'Da capo',
    missed: 'Il turno è finito. Riprova.',
    next: 'Avanti',
    finish: 'Fine',
    leave: 'Esci dalla lezione',
  },
}

export const lessonWords = (language: Language): LessonWords => WORDS[language]
