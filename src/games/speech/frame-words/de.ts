import type { FrameWords } from './index.ts'

export const german: FrameWords = {
  quote: (name) => `„${name}“`,
  and: ' und ',
  or: ' oder ',
  oneOf: (n, whose) =>
    whose === '' ? `eine deiner ${n} Karten` : whose === undefined ? `eine von ${n} Karten` : `eine der ${n} Karten von ${whose}`,
  cards: (n) => (n === 1 ? 'eine Karte' : `${n} Karten`),
  you: (verb) => `du ${verb}`,
  rule: 'Regel',
  concede: ['gibst die Partie auf', 'gibt die Partie auf'],
  prompts: { target: 'Wähle eine Karte.', order: 'Was kommt zuerst?', may: 'Möchtest du?', mode: 'Wähle eine Möglichkeit.' },
  options: {
    target: ({ card }) => card,
    order: ({ card }) => `Zuerst ${card}`,
    mode: ({ mode }) => `Möglichkeit ${mode + 1}`,
    accept: () => 'Ja',
    decline: () => 'Nein',
    done: () => 'Fertig',
  },
}
