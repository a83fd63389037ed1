// Giving up. No game begins with it, so that it is loaded when somebody does.
import type { Title } from '../games/title.ts'
import { SEEN_BY_ALL } from '../kernel/event.ts'
import type { Outcome } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import type { Match } from './match.ts'
import type { Happened, Session } from './session.ts'

/** The seat gives up. False when the game is over. */
export function concede(session: Session, seat: number): boolean {
  if (session.isOver) return false
  const { match, moves, happened } = session
  session.closeUndo()
  session.conceded = { seat, outcome: concededOutcome(match, [seat]) }
  happened.push(noteConcession(match.title, match.p, seat, moves.length))
  return true
}

/** A note for the log, that a seat gave up. */
export function noteConcession<P extends Position>({ moment }: Title<P>, p: P, seat: number, step: number): Happened {
  return { event: { kind: 'concede', seat, source: -1, cards: [], amount: 0, seen: SEEN_BY_ALL }, ...moment(p), step }
}

/** How a game ends that these seats gave up, and with them their sides. */
export function concededOutcome<P extends Position>({ title: { game }, p, setup }: Match<P>, conceded: readonly number[]): Outcome {
  const { seats } = setup as { readonly seats: number }
  const sides = conceded.map((seat) => game.side(p, seat))
  const won = Array.from({ length: seats }, (_, seat) => !sides.includes(game.side(p, seat)))
  const winners = won.filter(Boolean).length
  return { shares: won.map((is) => (is ? 1 / winners : 0)), reason: 'concede' }
}
