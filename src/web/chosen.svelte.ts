import type { Facts } from '../games/facts.ts'
import type { Language } from './protocol.ts'

/** What the next game is played with, as it was chosen on the first page: clans, sets and draft, or a variant. */
export type Chosen = Readonly<Record<string, unknown>> & {
  /** In words, for the first page. */
  readonly says: Readonly<Record<Language, string>>
}
export type Choosable = 'clans' | 'sets' | 'variant'

/** What is chosen before a game, where there is a choice. */
export const choiceBefore = ({ brought, boxes, variants }: Facts): 'decks' | Choosable | undefined =>
  brought ?? (boxes ? 'sets' : variants && 'variant')

export const keyOf = (what: Choosable) => `catena.${what}`

/** Undefined while nobody chose. What it says is looked at when a game begins with it (`chosen-setup.ts`). */
export const chosen = $state<Record<Choosable, Chosen | undefined>>({
  clans: read('clans'),
  sets: read('sets'),
  variant: read('variant'),
})

function read(what: Choosable): Chosen | undefined {
  try {
    const value = JSON.parse(localStorage.getItem(keyOf(what)) ?? 'null') as Chosen | null
    return typeof value?.says?.en === 'string' ? value : undefined
  } catch {
    return undefined
  }
}
