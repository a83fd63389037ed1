/** Words behind a noun; in forms, where they are not the same however the noun stands. */
export type Behind = string | Forms

export interface Forms {
  readonly text: string
  /** Of several: "with Æmber on them". */
  readonly many?: string
  /** Of each: "from each discard pile", not "from any". */
  readonly each?: string
  /** Of what is counted, which stays where it is: "in your hand", not "from". */
  readonly lying?: string
  /** As what is said of a card: "it shares a house with …". */
  readonly deed?: string
  /** It is a clause, which stands last. */
  readonly clause?: true
  /** Of what has gone since: "they controlled". */
  readonly past?: string
  /** Says whose it is, and so stands next to the noun. */
  readonly whose?: true
}

/** These words in one of their forms, or as they stand where they do not have it. */
export function behind(words: Behind, form?: 'many' | 'each' | 'lying' | 'past'): string {
  return typeof words === 'string' ? words : ((form && words[form]) ?? words.text)
}

/** Behind the noun stands where it comes from before the clause of what it does: "card from your hand that shares a house with …". */
export function placed(after: readonly Behind[], words: Behind): readonly Behind[] {
  const last = after.at(-1)
  const isClause = last !== undefined && typeof last !== 'string' && last.clause === true
  return typeof words !== 'string' && words.lying !== undefined && isClause ? [...after.slice(0, -1), words, last] : [...after, words]
}

/** A noun of which is counted where it lies. */
export function lying<Stem extends { readonly after: readonly Behind[]; readonly or?: Stem }>(stem: Stem): Stem {
  return { ...stem, after: stem.after.map((words) => behind(words, 'lying')), ...(stem.or && { or: lying(stem.or) }) }
}

/** A noun of which each one is meant. */
export function ofEach<Stem extends { readonly after: readonly Behind[] }>(stem: Stem): Stem {
  return { ...stem, after: stem.after.map((words) => behind(words, 'each')) }
}

/** Does the noun say where it lies? */
export function liesSomewhere({ after }: { readonly after: readonly Behind[] }): boolean {
  return after.some((words) => typeof words !== 'string' && words.lying !== undefined)
}

/** Does the noun say whose it is? Then what was done to it follows as a clause. */
export function saysWhose({ after }: { readonly after: readonly Behind[] }): boolean {
  return after.some((words) => typeof words !== 'string' && words.whose)
}

/** What the noun does, where that is all that stands behind it. */
export function deedOf({ after: [only, ...more] }: { readonly after: readonly Behind[] }): string | undefined {
  return more.length > 0 || only === undefined || typeof only === 'string' ? undefined : only.deed
}
