// biome-ignore format: written by npm run format
import {
  Token, a, afterReap, archive, cannot, card, creature, deal, destroyed, discardPile, elusive, from, hand, it, mars, named, of, omni,
  reveal, self, toHand, you,
} from '../../words/index.ts'

/** Winds of Exchange, house Mars. */
export const marsCards = [
  Token(
    'blorb',
    'Blorb',
    mars,
    { power: 1, traits: ['beast'], keywords: [elusive] },
    cannot('reap', self),
    destroyed(toHand(a(from(discardPile, you, named('blorb-hive', card))))),
  ),

  Token('grunt', 'Grunt', mars, { power: 3, traits: ['martian', 'soldier'] }),

  Token('rebel', 'Rebel', mars, { power: 1, traits: ['martian', 'ironyx'] }, afterReap(deal(1, a(creature)))),

  Token(
    'researcher',
    'Researcher',
    mars,
    { power: 1, traits: ['scientist', 'martian'] },
    omni(reveal(a(from(hand, you, of(mars, card)))), archive(it)),
  ),
]
