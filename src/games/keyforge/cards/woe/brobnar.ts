// biome-ignore format: written by npm run format
import {
  Token, afterFight, asLongAs, brobnar, cannot, creature, destroy, enemy, entersPlay, none, not, self, skirmish, splashAttack,
} from '../../words/index.ts'

/** Winds of Exchange, house Brobnar. */
export const brobnarCards = [
  Token(
    'berserker',
    'Berserker',
    brobnar,
    { power: 5, traits: ['giant'] },
    entersPlay(self, 'ready', 'enraged'),
    afterFight(destroy(self)),
  ),

  Token('warrior', 'Warrior', brobnar, { power: 4, traits: ['giant'] }, asLongAs(not(none(enemy(creature))), cannot('reap', self))),

  Token('skirmisher', 'Skirmisher', brobnar, { power: 2, traits: ['goblin'], keywords: [skirmish] }),

  Token('grumpus', 'Grumpus', brobnar, { power: 2, traits: ['beast'], keywords: [splashAttack(1)] }),
]
