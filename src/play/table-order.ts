import type { OptionView } from '../kernel/decision.ts'

interface Listed {
  readonly view: OptionView
}

/**
 * Targets in the order in which a table of text lays them: what lies between the players, the sides of others, then the own one. Whatever is
 * not on it keeps its order behind them; acts do too, but for the end of the turn, which is the last of them.
 */
export function asTheyLie<Option extends Listed>(options: readonly Option[], observation: unknown): Option[] {
  const ends = ({ view }: Option) => Number(view.verb === 'end')
  if (!options.some(({ view }) => view.target !== undefined)) return [...options].sort((a, b) => ends(a) - ends(b))
  const { seat, seats, ...between } = observation as { readonly seat: number; readonly seats: readonly { readonly seat?: number }[] }
  const sides = seats.map((side, at) => ({ side, own: (side.seat ?? at) === seat }))
  const order: number[] = []
  meet([between, sides.filter(({ own }) => !own), sides.filter(({ own }) => own)], order)
  const rank = ({ view }: Option) => {
    const at = view.target === undefined ? -1 : order.indexOf(view.target)
    return at < 0 ? order.length : at
  }
  return [...options].sort((a, b) => rank(a) - rank(b))
}

/** The cards in an observation, as they are met. */
function meet(value: unknown, cards: number[]): void {
  if (typeof value !== 'object' || value === null) return
  const { card, id } = value as { readonly card?: unknown; readonly id?: unknown }
  if (typeof card === 'number' && typeof id === 'string') cards.push(card)
  for (const part of Object.values(value)) meet(part, cards)
}
