// biome-ignore format: written by npm run format
import {
  Creature, a, afterFight, afterReap, brobnar, creature, deal, each, elusive, enemy, flank, gain, happened, isDestroyed, lose, opponent,
  play, thisTurn, when,
} from '../../words/index.ts'

/** Age of Ascension, house Brobnar: the cards that are here. */
export const brobnarCards = [
  Creature('brammo', 'Brammo', brobnar, { power: 4, armor: 1, traits: ['giant', 'knight'] }, play(deal(2, each(enemy(flank(creature)))))),

  Creature(
    'foozle',
    'Foozle',
    brobnar,
    { power: 5, traits: ['giant'] },
    afterReap(when(happened(thisTurn, isDestroyed(enemy(creature))), gain(1))),
  ),

  Creature('groke', 'Groke', brobnar, { power: 5, traits: ['giant'] }, afterFight(lose(1, opponent))),

  Creature('culf-the-quiet', 'Culf the Quiet', brobnar, { power: 6, traits: ['giant'], keywords: [elusive] }),

  Creature('flamewake-shaman', 'Flamewake Shaman', brobnar, { power: 4, traits: ['human'] }, play(deal(2, a(creature)))),
]
