import type { AbilityKind } from '../../ability/compile.ts'

/** Kinds of questions; those of the ability language among them. */
export type CrystalClansKind = AbilityKind | 'main' | 'mulligan' | 'name' | 'place'
