import { Creature, a, afterFight, afterReap, creature, deal, it, on, staralliance, stun, tideHigh, when } from '../../words/index.ts'

/** Dark Tidings, house Star Alliance. */
export const starAllianceCards = [
  Creature(
    'agent-sepdia',
    'Agent Sepdia',
    staralliance,
    { power: 4, armor: 1, traits: ['aquan'] },
    on(afterFight, afterReap, deal(1, a(creature)), when(tideHigh, stun(it))),
  ),
]
