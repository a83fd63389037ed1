/** A table is drawn from a seat: those who watch look from the side of the first one, and see no hand. */
export function besideFirst(observation: unknown): unknown {
  const { seats, ...rest } = observation as { readonly seats: readonly { readonly hand?: unknown }[] }
  return { ...rest, seat: 0, seats: seats.map((one, seat) => (seat === 0 ? { ...one, hand: one.hand ?? [] } : one)) }
}
