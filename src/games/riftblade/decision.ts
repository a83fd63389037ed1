import type { AbilityKind } from '../../ability/compile.ts'
import type { Habit } from '../habit.ts'

/** Kinds of questions; those of the ability language among them. */
export type RiftbladeKind = AbilityKind | 'main' | 'seat'

/** Questions that a person may have answered from now on. */
export const RIFTBLADE_HABITS: readonly Habit[] = [{ id: 'riftblade.end', asks: [['rb.turn.1', 'end']], secret: true }]
