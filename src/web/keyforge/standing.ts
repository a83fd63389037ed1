// How the game stands, for people who do not see the table.
import { settings } from '../settings.svelte.ts'
import { type Words, wordsOf } from '../words.ts'
import { tableNow } from './now.ts'
import type { SeatView } from './view.ts'

const forged = (seat: SeatView) => Object.values(seat.keys).filter(Boolean).length

function saySeat(words: Words, seat: SeatView): string {
  const parts = [words.keysOf(forged(seat)), words.amberOf(seat.amber, seat.keyCost)]
  if (seat.check) parts.push(words.check)
  parts.push(`${words.piles.hand}: ${seat.handCount}`, words.creatures(seat.battleline.length))
  return parts.join(', ')
}

/** How the game stands, in two sentences. */
export function sayTable(): string {
  const words = wordsOf(settings.language)
  const observation = tableNow()
  const me = observation.seats[observation.seat]
  const them = observation.seats[1 - observation.seat]
  return `${words.turn(observation.turn)}. ${words.seats(saySeat(words, me), saySeat(words, them))}`
}
