import type { FrameWords } from './index.ts'

export const english: FrameWords = {
  quote: (name) => name,
  and: ' and ',
  or: ' or ',
  oneOf: (n, whose) => (whose === '' ? `one of your ${n} cards` : `one of ${n} cards${whose === undefined ? '' : ` of ${whose}`}`),
  cards: (n) => (n === 1 ? 'a card' : `${n} cards`),
  you: (verb) => `you ${verb}`,
  rule: 'rule',
  concede: ['concede the game', 'concedes the game'],
  prompts: { target: 'Choose a card.', order: 'Which comes first?', may: 'Do you want to?', mode: 'Choose one alternative.' },
  options: {
    target: ({ card }) => card,
    order: ({ card }) => `${card} first`,
    mode: ({ mode }) => `Alternative ${mode + 1}`,
    accept: () => 'Yes',
    decline: () => 'No',
    done: () => 'Done',
  },
}
