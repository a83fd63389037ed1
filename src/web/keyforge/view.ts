// What the page knows of KeyForge: types only, so that no engine code reaches the first load.
import type { CardFace, KeyforgeObservation, SeatView } from '../../games/keyforge/index.ts'
import type { Face } from '../protocol.ts'

export type { CardReference, CardView, KeyforgeObservation, KeyforgeOption, SeatView } from '../../games/keyforge/index.ts'
export type House = CardFace['house']
export type Icon = CardFace['bonus'][number]
export type KeyColor = keyof SeatView['keys']
export type StepName = KeyforgeObservation['step']

export interface KeyforgeFace extends Face {
  readonly type: 'action' | 'artifact' | 'creature' | 'upgrade'
  readonly house: House
  readonly power: number
  readonly armor: number
  readonly traits: readonly string[]
  /** The traits in the reader's language, joined. */
  readonly traitText: string
  readonly keywords: readonly { readonly keyword: string; readonly amount: number }[]
  readonly bonus: readonly Icon[]
  readonly set: string
  readonly number: string
}
