// What the page of decks and its workers say to each other.
import type { Batch, Pairing, Played } from '../../ai/pairing-study.ts'
import type { Language } from '../protocol.ts'
import type { CardWishes, House } from '../../games/keyforge/index.ts'
import type { CardList, CardPage } from '../cards/view.ts'
import type { FaultLine, Form, KeptDeck, ReadDeck, Reading, SetName, Sheet, Summary } from './view.ts'

export interface Allying {
  readonly pods: readonly { readonly deck: KeptDeck; readonly house: House }[]
  readonly name: string
  readonly token: string
}

/** Each request with what answers it. */
export interface Wire {
  sets: { readonly ask: Record<never, never>; readonly answer: readonly SetName[] }
  ready: { readonly ask: Record<never, never>; readonly answer: readonly ReadDeck[] }
  read: { readonly ask: { readonly text: string }; readonly answer: Reading }
  generate: { readonly ask: { readonly set: string; readonly seed: string }; readonly answer: ReadDeck | readonly FaultLine[] }
  /** A deck of three pods; an empty name or token is left to the decks. */
  ally: { readonly ask: Allying; readonly answer: ReadDeck | readonly FaultLine[] }
  rename: { readonly ask: { readonly name: string }; readonly answer: FaultLine | undefined }
  sum: { readonly ask: { readonly decks: readonly KeptDeck[]; readonly language: Language }; readonly answer: readonly Summary[] }
  show: { readonly ask: { readonly deck: KeptDeck; readonly language: Language }; readonly answer: Sheet }
  write: { readonly ask: { readonly deck: KeptDeck; readonly form: Form }; readonly answer: string }
  /** All cards that can be looked at. */
  cards: { readonly ask: { readonly language: Language }; readonly answer: CardList }
  /** The ids of those that are as wished for. */
  find: { readonly ask: { readonly wishes: CardWishes; readonly language: Language }; readonly answer: readonly string[] }
  card: { readonly ask: { readonly id: string; readonly language: Language }; readonly answer: CardPage | undefined }
  play: { readonly ask: { readonly pairing: Pairing; readonly batch: Batch }; readonly answer: Played }
}

export type WireName = keyof Wire

/** A request on its way; the number comes back with the answer. */
export type Asked = { [K in WireName]: { readonly id: number; readonly name: K; readonly ask: Wire[K]['ask'] } }[WireName]

export interface Answered {
  readonly id: number
  readonly answer?: unknown
  /** What went wrong, when there is no answer. */
  readonly problem?: string
}
