// biome-ignore format: written by npm run format
import {
  Action, Creature, a, action, afterReap, amberIcon, card, creature, deal, discard, from, hand, it, play, resolveBonus, reveal,
  staralliance, stun, top, you,
} from '../../words/index.ts'

/** Mass Mutation, house Star Alliance. */
export const starAllianceCards = [
  Action('subdue', 'Subdue', staralliance, { bonus: [amberIcon] }, play(deal(1, a(creature)), stun(it))),

  Creature('lcdr-trigon', 'LCdr. Trigon', staralliance, { power: 4, traits: ['mutant'] }, afterReap(discard(top(you)), resolveBonus(it))),
  Creature(
    'ensign-el-samra',
    'Ensign El-Samra',
    staralliance,
    { power: 3, traits: ['mutant'], enhance: ['draw', 'draw', 'draw'] },
    action(reveal(a(from(hand, you, card))), resolveBonus(it)),
  ),
]
