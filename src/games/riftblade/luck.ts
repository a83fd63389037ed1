import type { GameEvent } from '../../kernel/event.ts'
import { cardAt } from '../../kernel/zones.ts'
import { Tally } from '../luck.ts'
import type { Luck, LuckReport } from '../luck.ts'
import { STONES } from './face.ts'
import { faces } from './faces.ts'
import { DECK, HAND, SEAT_COUNT } from './layout.ts'
import type { RiftbladePosition } from './layout.ts'
import { stone } from './stones.ts'

/** Worth of a stone: how many rows of a card it opens beyond the base row, and half a row more for a Wild one, which fits everywhere. */
const WORTH: Readonly<Record<(typeof STONES)[number], number>> = { mana: 0, empowered: 1, overcharged: 2, wild: 2.5 }

/** Stones rolled, by what they open, and cards drawn, by their cost in mana against what was left in the own deck. */
export function followLuck(p: RiftbladePosition): LuckReport {
  const seats = Array.from({ length: p.state[SEAT_COUNT] }, (_, seat) => seat)
  const die = stone.faces
  const worths = die.map((face) => WORTH[face])
  const dice = seats.map(() => new Tally())
  const rolled = seats.map(() => new Map<string, number>())
  const draws = seats.map(() => new Tally())
  const costOf = (card: number): number => faces[p.face[card]].cost ?? 0
  const cards = (zone: number): number[] => Array.from({ length: p.zones.length[zone] }, (_, i) => cardAt(p.zones, zone, i))

  function roll(seat: number, face: (typeof STONES)[number]): void {
    dice[seat].add(WORTH[face], worths)
    rolled[seat].set(face, (rolled[seat].get(face) ?? 0) + 1)
  }

  function draw(seat: number, card: number, left: readonly number[]): void {
    const cost = costOf(card)
    draws[seat].add(cost, [cost, ...left.map(costOf)])
  }

  // what the start dealt was told to nobody
  for (const seat of seats) {
    STONES.forEach((face, at) => {
      for (let n = p.ready[4 * seat + at]; n > 0; n--) roll(seat, face)
    })
    const hand = cards(HAND + seat)
    for (const [at, card] of hand.entries()) draw(seat, card, [...hand.slice(at + 1), ...cards(DECK + seat)])
  }

  return {
    hear({ kind, seat, name, cards: [card] }: GameEvent): void {
      if (kind === 'roll') roll(seat, STONES.find((face) => face === name) ?? 'mana')
      else if (kind === 'draw') draw(seat, card, cards(DECK + seat))
    },
    read(): Luck[] {
      return seats.flatMap((seat) => {
        const { count } = dice[seat]
        const shown = STONES.map((face) => ({
          face,
          rolled: rolled[seat].get(face) ?? 0,
          expected: (count * die.filter((one) => one === face).length) / die.length,
        }))
        return [dice[seat].read('dice', seat, shown), draws[seat].read('draws', seat)]
      })
    },
  }
}
