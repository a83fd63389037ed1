// What the page knows of KeyForge: types only, so that no engine code reaches the first load.
import type { CardFace, KeyforgeObservation, SeatView } from '../../games/keyforge/index.ts'

export type { CardReference, CardView, KeyforgeObservation, KeyforgeOption, SeatView } from '../../games/keyforge/index.ts'
export type House = CardFace['house']
export type Icon = CardFace['bonus'][number]
export type KeyColor = keyof SeatView['keys']
export type StepName = KeyforgeObservation['step']

export type { KeyforgeFace } from '../../games/keyforge/title.ts'
