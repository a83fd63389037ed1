import type { Answer, Claim, Nothing, Offer, Open, Ready, Say, Sit, Start, Takeback, Wait, Who } from './entry.ts'

/** What a choice says; the option by its number among those that were told, or by its notation. */
export type Choice = {
  /** The entry that the choice answers. */
  readonly answers: number
  readonly id?: string
  readonly itself?: true
} & ({ readonly option: number } | { readonly move: string })

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never

/** What is asked of a table, by the kind of the entry that it becomes. */
export interface Asked {
  readonly open: Open
  readonly sit: Sit
  readonly leave: Nothing
  readonly decline: Nothing
  readonly ready: Ready
  readonly start: Start
  readonly move: Choice
  readonly offer: Offer
  readonly answer: Answer
  readonly takeback: Takeback
  readonly concede: Nothing
  readonly abort: Nothing
  readonly flag: Nothing
  readonly claim: Without<Claim, 'since'>
  readonly say: Say
  readonly wait: Wait
  readonly end: Nothing
}

export type RequestKind = keyof Asked

export type RequestOf<K extends RequestKind> = {
  readonly kind: K
  readonly who: Who
  /** Needed of the host, and to sit down at a certain seat; that of a player follows from who it is. */
  readonly seat?: number
  readonly body: Asked[K]
}

/** Something that somebody wants of a table; `propose` makes an entry of it, or says why not. */
export type Request = { [K in RequestKind]: RequestOf<K> }[RequestKind]

/** What only the host knows when it proposes. */
export interface Circumstances {
  /** Milliseconds since 1970. */
  readonly now: number
  /** Milliseconds that the message was on its way, as measured; what is forgiven of it is bounded. */
  readonly lag?: number
  /** For each seat since when its player has no connection, undefined for one who is there. */
  readonly away?: readonly (number | undefined)[]
}
