import { Creature, afterReap, count, creature, friendly, gain, other, trait, untamed } from '../../words/index.ts'

/** Mass Mutation, house Untamed. */
export const untamedCards = [
  Creature(
    'lumilu',
    'Lumilu',
    untamed,
    { power: 4, traits: ['beast', 'cat'] },
    afterReap(gain(count(other(friendly(trait('beast', creature)))))),
  ),
]
