// What may be chosen before a game of Nightfall; of the game only types and what imports nothing, so that no rules come with it.
import type { NightfallSetup, QuickStart } from '../games/nightfall/index.ts'
import { QUICK_STARTS } from '../games/nightfall/quick-starts.ts'

type SetId = NightfallSetup['sets'][number]
type Draft = NightfallSetup['draft']

/** As they are written on their boxes. */
export const SET_NAMES: Readonly<Record<SetId, string>> = {
  nightfall: 'Nightfall',
  'martial-law': 'Martial Law',
  'blood-country': 'Blood Country',
}
const EACH_DRAFT: Readonly<Record<Draft, true>> = { sealed: true, revealed: true, none: true }
export const SETS = Object.keys(SET_NAMES) as readonly SetId[]
export const DRAFTS = Object.keys(EACH_DRAFT) as readonly Draft[]

export interface Boxes {
  readonly sets: readonly SetId[]
  readonly draft: Draft
}

/** Ready ways to begin, by name. */
export const STARTS = Object.entries(QUICK_STARTS) as readonly (readonly [QuickStart, Boxes])[]

/** The name of a choice that has one. */
export function startOf({ sets, draft }: Boxes): QuickStart | undefined {
  return STARTS.find(([, start]) => start.draft === draft && start.sets.join() === sets.join())?.[0]
}

/** With a set more or less; the last one stays. */
export function toggleSet(sets: readonly SetId[], set: SetId): readonly SetId[] {
  const left = SETS.filter((one) => (one === set) !== sets.includes(one))
  return left.length === 0 ? sets : left
}

/** What was kept in a browser, undefined when it cannot be read. */
export function checkBoxes(value: unknown): Boxes | undefined {
  const { sets, draft } = (value ?? {}) as Partial<Boxes>
  if (!Array.isArray(sets) || sets.length === 0 || new Set(sets).size !== sets.length) return undefined
  if (sets.some((set) => !SETS.includes(set as SetId)) || !DRAFTS.includes(draft as Draft)) return undefined
  // a copy, for what the page keeps does not go to a worker
  return { sets: [...sets] as SetId[], draft: draft as Draft }
}
