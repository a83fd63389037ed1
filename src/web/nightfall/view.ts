// What the page knows of Nightfall: types only, so that no engine code reaches the first load.
import type { FaceType, Moon, NightfallObservation, Trait } from '../../games/nightfall/index.ts'
import type { Face, FaceLine } from '../protocol.ts'

export type { Moon, CardReference, LinkView, MinionView, Trait } from '../../games/nightfall/index.ts'

export type Observation = NightfallObservation
export type Phase = Observation['phase']
export type Archive = Observation['archives'][number]

/** A seat and its number. */
export type SeatView = NightfallObservation['seats'][number] & { readonly seat: number }

export interface NightfallLine extends FaceLine {
  /** It happens only when the card before shows the kicker's moon. */
  readonly kicker: boolean
}

export interface NightfallFace extends Face {
  readonly lines: readonly NightfallLine[]
  readonly type: FaceType
  /** Wounds have none. */
  readonly moon: Moon | undefined
  /** Moons that may follow in a chain. */
  readonly links: readonly Moon[]
  readonly kicker: Moon | undefined
  readonly cost: number
  readonly strength: number
  readonly health: number
  readonly traits: readonly Trait[]
}
