import type { Habit } from '../habit.ts'

/** Questions that a person may have answered from now on. */
export const habits: readonly Habit[] = [
  {
    id: 'nightfall.pass',
    asks: [
      ['nf.chain.2', 'stop'],
      ['nf.claim.2', 'stop'],
    ],
    secret: true,
  },
  {
    id: 'nightfall.fights',
    asks: [
      ['nf.combat.3', 'defender'],
      ['nf.combat.5', 'fight'],
    ],
  },
  { id: 'nightfall.order', asks: [['nf.concept.3', 'order']] },
]
