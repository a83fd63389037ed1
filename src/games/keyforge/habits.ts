import type { Habit } from '../habit.ts'

/** Questions that a person may have answered from now on. */
export const habits: readonly Habit[] = [
  { id: 'keyforge.end', asks: [['kf.turn.3', 'end']], secret: true },
  {
    id: 'keyforge.order',
    asks: [
      ['kf.triggers.1', 'order'],
      ['kf.simultaneous.1', 'order'],
    ],
  },
  { id: 'keyforge.pile', asks: [['kf.discardpile.3', 'order']] },
]
