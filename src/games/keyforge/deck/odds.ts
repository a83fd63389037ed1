/** Cards of a starting hand, and the hand that is filled up to at the end of a turn (kf.setup.7). */
const FIRST_HAND = 7
const HAND = 6

/** Chance to have at least `wanted` of `copies` among `seen` cards of a deck of `cards`: the hypergeometric distribution. */
export function oddsOfDrawing(
  wanted: number,
  { cards, copies, seen }: { readonly cards: number; readonly copies: number; readonly seen: number },
): number {
  for (const [name, value] of Object.entries({ wanted, cards, copies, seen })) {
    if (!Number.isInteger(value) || value < 0) throw new RangeError(`${name} must be a whole number from 0, not ${value}`)
  }
  if (copies > cards || seen > cards)
    throw new RangeError(`a deck of ${cards} cards has neither ${copies} copies of one nor ${seen} cards to be seen`)
  let odds = 0
  for (let found = wanted; found <= Math.min(copies, seen); found++) {
    odds += (waysToChoose(copies, found) * waysToChoose(cards - copies, seen - found)) / waysToChoose(cards, seen)
  }
  return Math.min(1, odds)
}

export interface Pace {
  /** The first player starts with one card more, and may use only one of them in the first turn (kf.setup.7, kf.firstturn.1). */
  readonly first: boolean
  /** Cards that leave the hand in a turn and are drawn again; two when not given, which is what computers came to in test games. */
  readonly drawn?: number
}

/** How many cards of a deck have been in hand when a turn begins, turns of one player counted from 1. */
export function seenByTurn(turn: number, { first, drawn = 2 }: Pace): number {
  if (!Number.isInteger(turn) || turn < 1) throw new RangeError(`turns count from 1, not ${turn}`)
  if (!first) return HAND + (turn - 1) * drawn
  // the seventh card makes up for the one that was played
  return turn === 1 ? FIRST_HAND : FIRST_HAND + (turn - 2) * drawn
}

/** Chances to have at least `wanted` of `copies` when each of the first turns begins. */
export function oddsByTurn(wanted: number, copies: number, turns: number, pace: Pace, cards = 36): number[] {
  return Array.from({ length: turns }, (_, i) => oddsOfDrawing(wanted, { cards, copies, seen: Math.min(cards, seenByTurn(i + 1, pace)) }))
}

function waysToChoose(of: number, chosen: number): number {
  if (chosen < 0 || chosen > of) return 0
  let ways = 1
  // each step is a whole number as far as doubles are exact, which they are for decks of 36
  for (let i = 1; i <= chosen; i++) ways = (ways * (of - chosen + i)) / i
  return ways
}
