import type { FrameWords } from './index.ts'

export const italian: FrameWords = {
  quote: (name) => `“${name}”`,
  and: ' e ',
  or: ' o ',
  oneOf: (n, whose) =>
    whose === '' ? `una delle tue ${n} carte` : whose === undefined ? `una di ${n} carte` : `una delle ${n} carte di ${whose}`,
  cards: (n) => (n === 1 ? 'una carta' : `${n} carte`),
  // Italian needs no pronoun
  you: (verb) => verb,
  rule: 'regola',
  concede: ['abbandoni la partita', 'abbandona la partita'],
  prompts: { target: 'Scegli una carta.', order: 'Quale viene prima?', may: 'Vuoi farlo?', mode: 'Scegli un’alternativa.' },
  options: {
    target: ({ card }) => card,
    order: ({ card }) => `Prima ${card}`,
    mode: ({ mode }) => `Alternativa ${mode + 1}`,
    accept: () => 'Sì',
    decline: () => 'No',
    done: () => 'Fatto',
  },
}
