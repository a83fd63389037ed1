/** How a finished game of a list ended for who looked: an equal share for everybody is nobody's win. */
export function verdictOf(share: number, seats: number): 'won' | 'lost' | 'drawn' {
  if (share === 1 / seats) return 'drawn'
  return share > 0 ? 'won' : 'lost'
}
