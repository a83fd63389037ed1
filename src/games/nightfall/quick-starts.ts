import type { SetId } from './face.ts'
import type { DraftKind } from './setup.ts'

/** Ready ways to begin, by name: which boxes, and how the archives come about. */
export const QUICK_STARTS = {
  first: { sets: ['nightfall'], draft: 'none' },
  classic: { sets: ['nightfall'], draft: 'sealed' },
  country: { sets: ['nightfall', 'blood-country'], draft: 'revealed' },
  everything: { sets: ['nightfall', 'martial-law', 'blood-country'], draft: 'sealed' },
} as const satisfies Readonly<Record<string, { readonly sets: readonly SetId[]; readonly draft: DraftKind }>>

export type QuickStart = keyof typeof QUICK_STARTS
