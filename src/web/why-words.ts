import type { Language } from './protocol.ts'

/** Said of a card with which nothing can be done, and of which no rule says why. */
export const WHY_NOTHING: Readonly<Record<Language, string>> = {
  en: 'Nothing can be done with this card now.',
  de: 'Mit dieser Karte ist gerade nichts möglich.',
  it: 'Con questa carta ora non si può fare nulla.',
}
