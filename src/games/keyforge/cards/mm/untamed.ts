// biome-ignore format: written by npm run format
import {
  Action, Creature, a, afterReap, amberIcon, artifact, bonusAgain, count, creature, friendly, gain, it, other, play, purge, resolveBonus,
  theNext, trait, untamed,
} from '../../words/index.ts'

/** Mass Mutation, house Untamed. */
export const untamedCards = [
  Action('reclaimed-by-nature', 'Reclaimed by Nature', untamed, { bonus: [amberIcon] }, play(purge(a(artifact)), resolveBonus(it))),

  Creature(
    'lumilu',
    'Lumilu',
    untamed,
    { power: 4, traits: ['beast', 'cat'] },
    afterReap(gain(count(other(friendly(trait('beast', creature)))))),
  ),

  Action('wild-bounty', 'Wild Bounty', untamed, { enhance: [amberIcon, amberIcon] }, play(theNext(bonusAgain))),
]
