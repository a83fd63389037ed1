/**
 * A fact that happened. Log, animation, statistics and citations all read these.
 * `cards` are indices; a seat that may not know them gets the event without them.
 */
export interface GameEvent {
  readonly kind: string
  readonly seat: number
  /** The card that did it, -1 for a rule. */
  readonly source: number
  readonly cards: readonly number[]
  readonly amount: number
  /** Of what is only expected: how little it may be, where `amount` is the most. */
  readonly least?: number
  /** Of cards, one of them: which, is not known yet. `held`: they are all the seat's. */
  readonly either?: 'any' | 'held'
  /** Where from and where to, zone names of the game, when cards moved. */
  readonly from?: string
  readonly to?: string
  readonly rule?: string
  readonly name?: string
  /** The cards have doubles on another side, so that their name alone does not say whose they are. */
  readonly doubled?: true
  /** Bit s is set when seat s may know the cards. */
  readonly seen: number
}

/** Takes events as they happen. A playout has none and pays nothing. */
export type Sink = (event: GameEvent) => void

export const SEEN_BY_ALL = 0xff

/** Stands for a seat where somebody looks who has none: knows what everybody knows. */
export const SPECTATOR = -1

/** The event as one seat, or a spectator, may know it: hidden cards are replaced by -1, so that their number stays. */
export function eventSeenBy(event: GameEvent, seat: number): GameEvent {
  if (seat === SPECTATOR ? event.seen === SEEN_BY_ALL : (event.seen & (1 << seat)) !== 0) return event
  return { ...event, cards: event.cards.map(() => -1) }
}
