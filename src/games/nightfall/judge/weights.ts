import type { Weights } from '../../weights.ts'

/** Nothing was learned yet that plays better. */
export const weights: Weights | undefined = undefined
