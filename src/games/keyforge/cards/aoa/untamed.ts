// biome-ignore format: written by npm run format
import {
  Creature, a, afterReap, amber, count, creature, damaged, friendly, gain, heal, play, power, self, untamed, you,
} from '../../words/index.ts'

/** Age of Ascension, house Untamed: the cards that are here. */
export const untamedCards = [
  Creature(
    'dharna',
    'Dharna',
    untamed,
    { power: 2, traits: ['elf', 'witch'] },
    play(gain(count(friendly(damaged(creature))))),
    afterReap(heal(2, a(friendly(creature)))),
  ),

  Creature('marmo-swarm', 'Marmo Swarm', untamed, { power: 2, traits: ['beast'] }, power(amber(you), self)),
]
