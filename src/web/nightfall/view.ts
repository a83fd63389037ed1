// What the page knows of Nightfall: types only, so that no engine code reaches the first load.
import type { NightfallObservation } from '../../games/nightfall/index.ts'

export type { Moon, CardReference, LinkView, MinionView, Trait } from '../../games/nightfall/index.ts'

export type Observation = NightfallObservation
export type Phase = Observation['phase']
export type Archive = Observation['archives'][number]

/** A seat and its number. */
export type SeatView = NightfallObservation['seats'][number] & { readonly seat: number }

export type { NightfallLine, NightfallFace, Signed } from '../../games/nightfall/title.ts'
