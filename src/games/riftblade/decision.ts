import type { AbilityKind } from '../../ability/compile.ts'

/** Kinds of questions; those of the ability language among them. */
export type RiftbladeKind = AbilityKind | 'main' | 'seat'
