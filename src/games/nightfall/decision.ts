import type { AbilityKind } from '../../ability/compile.ts'

/** Kinds of questions; those of the ability language among them. */
export type NightfallKind = AbilityKind | 'main' | 'name' | 'pay' | 'seat'
