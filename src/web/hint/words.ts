import type { Language } from '../protocol.ts'

interface HintWords {
  readonly ask: string
  readonly looks: string
  good(option: string): string
  readonly comes: string
  readonly clear: string
  readonly close: string
  readonly nothing: string
}

export const HINT_WORDS: Readonly<Record<Language, HintWords>> = {
  en: {
    ask: 'What would be good here, and why?',
    looks: 'Trying out what could come …',
    good: (option) => `Good here: ${option}`,
    comes: 'It brings:',
    clear: 'Of all that was tried it is clearly the best.',
    close: 'Something else is nearly as good.',
    nothing: 'No hint was found here.',
  },
  de: {
    ask: 'Was wäre hier gut, und warum?',
    looks: 'Es wird ausprobiert, was kommen kann …',
    good: (option) => `Gut wäre: ${option}`,
    comes: 'Das bringt:',
    clear: 'Von allem, was ausprobiert wurde, ist es klar das Beste.',
    close: 'Anderes ist fast so gut.',
    nothing: 'Hier wurde kein Rat gefunden.',
  },
  it: {
    ask: 'Che cosa converrebbe qui, e perché?',
    looks: 'Si prova che cosa può succedere …',
    good: (option) => `Converrebbe: ${option}`,
    comes: 'Porta a questo:',
    clear: 'Di tutto ciò che è stato provato è chiaramente il meglio.',
    close: 'Altro vale quasi altrettanto.',
    nothing: 'Qui non è stato trovato alcun consiglio.',
  },
}
