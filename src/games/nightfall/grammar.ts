import type { Amount } from '../../ability/tree.ts'
import type * as de from '../../ability/text/de.ts'
import type * as it from '../../ability/text/it.ts'

/** A German phrase: object between the verb and its particle, infinitive with "zu" at the end. */
export function both(object: string, verb: string, particle: string, infinitive: string): de.Phrase['effect'] {
  return { command: [verb, object, particle].filter(Boolean).join(' '), infinitive: `${object} ${infinitive}` }
}

export function same(text: string): de.Phrase['effect'] {
  return { command: text, infinitive: text }
}

export function sameIt(text: string): it.Phrase['effect'] {
  return { command: text, infinitive: text }
}

/** "1 danno", "2 danni", "1 danno per ogni …". */
export function danni(t: it.Italian, n: Amount): string {
  const amount = t.amount(n)
  return (amount.each === undefined ? amount.digits : amount.factor) === 1 ? 'danno' : 'danni'
}
