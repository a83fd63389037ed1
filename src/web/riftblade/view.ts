// What the page knows of Riftblade: types only, so that no engine code reaches the first load.

export type { Aspect, CardReference, LinkView, RiftbladeObservation, SeatView, Stone, Tier } from '../../games/riftblade/index.ts'

export type { EffectView, TierView, RiftbladeFace } from '../../games/riftblade/title.ts'
