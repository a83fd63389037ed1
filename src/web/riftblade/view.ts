// What the page knows of Riftblade: types only, so that no engine code reaches the first load.
import type { Aspect, Rarity, Tier } from '../../games/riftblade/index.ts'
import type { Face } from '../protocol.ts'

export type { Aspect, CardReference, LinkView, RiftbladeObservation, SeatView, Stone, Tier } from '../../games/riftblade/index.ts'

/** The effect icons of a row, such as 2 × attack. */
export interface EffectView {
  readonly effect: string
  readonly amount: number
}

export interface TierView {
  readonly tier: Tier
  /** It also works when the card is triggered. */
  readonly triggered: boolean
  readonly effects: readonly EffectView[]
}

export interface RiftbladeFace extends Face {
  /** Starters have none. */
  readonly cost: number | undefined
  readonly rarity: Rarity
  readonly aspects: readonly Aspect[]
  /** The rows that the card has, weakest first. */
  readonly tiers: readonly TierView[]
}
