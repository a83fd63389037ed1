import type { Habit } from '../habit.ts'

/** Questions that a person may have answered from now on. */
export const habits: readonly Habit[] = [{ id: 'riftblade.end', asks: [['rb.turn.1', 'end']], secret: true }]
