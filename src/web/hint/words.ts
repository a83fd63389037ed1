import type { Language } from '../protocol.ts'

interface HintWords {
  readonly ask: string
  readonly looks: string
  good(option: string): string
  readonly comes: string
  readonly plan: string
  /** A number, or from the least to the most. */
  range(least: number, most: number): string
  shares(best: number, next: number): string
  /** With one and the other option. */
  either(range: string): string
  readonly clear: string
  readonly close: string
  readonly nothing: string
}

export const HINT_WORDS: Readonly<Record<Language, HintWords>> = {
  en: {
    ask: 'What would be good here, and why?',
    looks: 'Trying out what could come …',
    good: (option) => `Good here: ${option}`,
    comes: 'By the end of the turn:',
    plan: 'The turn would go on like this:',
    range: (least, most) => (least === most ? `${least}` : `${least} to ${most}`),
    shares: (best, next) => `Of 100 games that go on so about ${best} are won, with the next best option ${next}.`,
    either: (range) => `Of 100 games that go on so about ${range} are won, and as many with the next best option.`,
    clear: 'Of all that was tried it is clearly the best.',
    close: 'As far as this can tell, the next best option is about as good.',
    nothing: 'No hint was found here.',
  },
  de: {
    ask: 'Was wäre hier gut, und warum?',
    looks: 'Es wird ausprobiert, was kommen kann …',
    good: (option) => `Gut wäre: ${option}`,
    comes: 'Bis der Zug endet:',
    plan: 'So ginge der Zug weiter:',
    range: (least, most) => (least === most ? `${least}` : `${least} bis ${most}`),
    shares: (best, next) => `Von 100 Partien, die so weitergehen, werden etwa ${best} gewonnen, mit der nächstbesten Möglichkeit ${next}.`,
    either: (range) => `Von 100 Partien, die so weitergehen, werden etwa ${range} gewonnen, mit der nächstbesten Möglichkeit ebenso viele.`,
    clear: 'Von allem, was ausprobiert wurde, ist es klar das Beste.',
    close: 'Soweit sich das sagen lässt, ist die nächstbeste Möglichkeit etwa so gut.',
    nothing: 'Hier wurde kein Rat gefunden.',
  },
  it: {
    ask: 'Che cosa converrebbe qui, e perché?',
    looks: 'Si prova che cosa può succedere …',
    good: (option) => `Converrebbe: ${option}`,
    comes: 'Entro la fine del turno:',
    plan: 'Il turno proseguirebbe così:',
    range: (least, most) => (least === most ? `${least}` : `da ${least} a ${most}`),
    shares: (best, next) => `Su 100 partite che proseguono così se ne vincono circa ${best}, con la seconda scelta ${next}.`,
    either: (range) => `Su 100 partite che proseguono così se ne vincono circa ${range}, e altrettante con la seconda scelta.`,
    clear: 'Di tutto ciò che è stato provato è chiaramente il meglio.',
    close: 'Per quanto si può dire, la seconda scelta vale circa altrettanto.',
    nothing: 'Qui non è stato trovato alcun consiglio.',
  },
}
