import { Creature, a, afterReap, card, discard, draw, from, hand, ifYouDo, logos, skirmish, you } from '../../words/index.ts'

/** Mass Mutation, house Logos. */
export const logosCards = [
  Creature(
    'lyco-bot',
    'Lyco-Bot',
    logos,
    { power: 4, traits: ['mutant', 'scientist'], keywords: [skirmish] },
    afterReap(ifYouDo(discard(a(from(hand, you, card))), draw(1))),
  ),
]
