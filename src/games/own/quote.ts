import { shorten } from '../../kernel/excerpt.ts'
import type { Wanted } from './fault.ts'

/** A value as it stands in the file, in no language: cut short, and of what is in an object or a further list nothing, however deep it is. */
export function quote(value: unknown): string {
  return shorten(Array.isArray(value) ? `[${value.slice(0, 20).map(quoteOne).join(', ')}]` : quoteOne(value))
}

/** The value in the place of which something else is wanted; of a list that one thing spoils, that thing. */
export function quoteUnwanted(value: unknown, wanted: Wanted): string {
  const isList = wanted.is === 'some' || wanted.is === 'many'
  const foreign = isList && Array.isArray(value) ? value.find((one) => !wanted.of.includes(one)) : undefined
  return quote(foreign ?? value)
}

function quoteOne(value: unknown): string {
  if (Array.isArray(value)) return '[…]'
  if (typeof value === 'object' && value !== null) return '{…}'
  return JSON.stringify(value) ?? '–'
}
