import { Action, a, amberIcon, creature, deal, it, play, staralliance, stun } from '../../words/index.ts'

/** Mass Mutation, house Star Alliance. */
export const starAllianceCards = [Action('subdue', 'Subdue', staralliance, { bonus: [amberIcon] }, play(deal(1, a(creature)), stun(it)))]
