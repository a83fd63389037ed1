/** What every game says alike: how names stand in a sentence, and what the ability language asks. */
export interface FrameWords {
  quote(name: string): string
  readonly and: string
  readonly or: string
  /** Cards that the reader may not know. */
  cards(n: number): string
  /** One of so many cards, which are several; `whose`: the reader's where it is empty. */
  oneOf(n: number, whose?: string): string
  /** The reader as subject. */
  you(verb: string): string
  readonly rule: string
  /** A seat gives up: for the reader, and for another player. */
  readonly concede: readonly [you: string, they: string]
  /** By the kind of a decision. */
  readonly prompts: Readonly<Record<string, string>>
  /** By the verb of an option. */
  readonly options: Readonly<Record<string, (offered: { readonly card: string; readonly mode: number }) => string>>
}
