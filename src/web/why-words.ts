import type { Language } from './protocol.ts'

/** Stands over why a card cannot do more than what is offered. */
export const WHY_NO_MORE: Readonly<Record<Language, string>> = {
  en: 'Nothing else is possible now',
  de: 'Mehr ist gerade nicht möglich',
  it: 'Altro ora non è possibile',
}

/** Said of a card with which nothing can be done, and of which no rule says why. */
export const WHY_NOTHING: Readonly<Record<Language, string>> = {
  en: 'Nothing can be done with this card now.',
  de: 'Mit dieser Karte ist gerade nichts möglich.',
  it: 'Con questa carta ora non si può fare nulla.',
}
