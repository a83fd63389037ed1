import type { GameEvent } from '../kernel/event.ts'
import type { Position } from '../kernel/position.ts'
import { cardAt } from '../kernel/zones.ts'

/**
 * What a game keeps from its seats, said apart from the code that observes, deals anew and tells events: the laws of hidden
 * information hold all three against it.
 */
export interface Secrets<P extends Position = Position> {
  /** Every place that can hide something from a seat. */
  readonly places: readonly string[]
  /** What is hidden from the seat now. All worlds that look the same to it have the same places, with as many things in each. */
  hidden(p: P, seat: number): Hidden[]
  /** May the seat know which card this is, from where it lies now? */
  knows(p: P, seat: number, card: number): boolean
  /** Was the seat told, in the act that goes on, that this hidden card lies where it does? By the game's own account: events are not held against it. */
  remembers?(p: P, seat: number, card: number): boolean
  /** Is the event itself what brings its cards to light, to all whom it names? */
  shows(event: GameEvent): boolean
  /** Did this card come to light where it lies, without an event of its own? */
  silent(p: P, card: number): boolean
}

/** Things that a seat cannot tell apart, in the order in which they lie; most often cards. */
export interface Hidden {
  readonly place: string
  /** Places of the same name here are dealt among each other; it is dealt by itself, or among more than these, when not given. */
  readonly among?: string
  readonly things: readonly number[]
}

// Places that several games have.
export const OWN_DECK = 'own deck'
export const DECK = 'deck of another'
export const HAND = 'hand of another'

export function cardsIn(p: Position, zone: number): number[] {
  return Array.from({ length: p.zones.length[zone] }, (_, index) => cardAt(p.zones, zone, index))
}
