import type { OptionView } from '../../kernel/decision.ts'
import { choice } from '../choice.svelte.ts'
import { nameSeat } from '../names.ts'
import { settings } from '../settings.svelte.ts'
import type { TableSpec } from '../table.ts'
import { HAND_LIMIT, mySeat, otherSeats, tableNow } from './now.ts'
import { STONES, seatSubject, stoneOfSubject, stoneSubject } from './stones.ts'
import type { SeatView, Stone } from './view.ts'
import { riftWords } from './words.ts'

/** The stone whose secondary use, or whose mana, an option is. */
function stoneUsed({ verb, as }: OptionView): Stone | undefined {
  if (verb === 'gain') return as === 'wild' ? 'wild' : 'mana'
  if (verb === 'refresh') return 'mana'
  if (verb === 'draw') return 'overcharged'
  if (verb === 'convert') return 'empowered'
  return verb === 'trigger' && as === 'hand' ? 'wild' : undefined
}

/** Cards of the own hand that can be cast: of copies one is offered, and each counts. */
export function castable(): number {
  const hand = mySeat().hand ?? []
  const isOffered = (card: number) => choice.byCard.get(card)?.some(({ view }) => view.verb === 'play') === true
  const ids = new Set(hand.filter(({ card }) => isOffered(card)).map(({ id }) => id))
  return hand.filter(({ id }) => ids.has(id)).length
}

/** Own stones that something can be done with now, alone or with a card. */
export function usableStones(): number {
  const used = new Set(choice.options.map(({ view }) => stoneUsed(view) ?? (view.verb === 'play' ? view.as : undefined)))
  const { ready } = mySeat()
  return STONES.reduce((sum, stone) => sum + (used.has(stone) ? ready[stone] : 0), 0)
}

function sumOf(seat: SeatView): string {
  const words = riftWords(settings.language)
  const stones = STONES.flatMap((stone) => (seat.ready[stone] > 0 ? [`${seat.ready[stone]} ${words.stones[stone]}`] : []))
  const parts = [words.life(seat.life), `${words.piles.hand}: ${seat.handCount}`, stones.join(', ')]
  return `${nameSeat(seat.seat)}: ${parts.filter((part) => part !== '').join('; ')}.`
}

export const spec: TableSpec = {
  // the Rift with its stones
  tall: true,
  order() {
    const { row, chain } = tableNow()
    return [...row, ...chain, ...(mySeat().hand ?? [])].map(({ card }) => card)
  },
  subjects(view) {
    const stone = stoneUsed(view)
    const subjects = stone === undefined ? [] : [stoneSubject(stone)]
    return view.card === undefined || view.card < 0 ? subjects : [...subjects, view.card]
  },
  aim: ({ seat, card, target }) => (seat === undefined ? (target ?? card ?? -1) : seatSubject(seat)),
  // a card is cast first of all; to discard it, or to trigger it, is the exception
  sort: (lines) => [...lines].sort((a, b) => Number(b.view.verb === 'play') - Number(a.view.verb === 'play')),
  rowLength: () => 0,
  waste() {
    // what nothing can be done with any more is not wasted
    if (choice.options.every((line) => line === choice.closing)) return []
    const words = riftWords(settings.language)
    const me = mySeat()
    const stones = usableStones()
    const cards = castable()
    // who adds no more cards keeps mana and stones (rb.team.12), and who hands on gets the turn back
    if (choice.closing?.view.verb !== 'end') return choice.closing?.view.verb === 'pass' && cards > 0 ? [words.wasteCards(cards)] : []
    const over = me.handCount - HAND_LIMIT
    const lines = []
    if (me.mana > 0) lines.push(words.wasteMana(me.mana))
    if (cards > 0) lines.push(words.wasteCards(cards))
    if (stones > 0 && (cards > 0 || me.mana > 0)) lines.push(words.wasteStones(stones))
    if (over > 0) lines.push(words.wasteOver(over))
    return lines
  },
  wishes(card, zone): OptionView[] {
    if (!choice.isMain) return [{ verb: 'target', target: card }]
    if (zone === 'rift')
      return [
        { verb: 'buy', card },
        { verb: 'trigger', card, as: 'row' },
      ]
    if (zone === 'stones') {
      const stone = stoneOfSubject(card)
      if (stone === 'empowered') return [{ verb: 'convert' }]
      if (stone === 'overcharged') return [{ verb: 'draw' }]
      return [{ verb: 'gain', as: stone }]
    }
    return zone === 'hand' ? [{ verb: 'play', card }] : []
  },
  say: () => [mySeat(), ...otherSeats()].map(sumOf).join(' '),
  zones: { h: 'hand', b: 'stones', o: 'rift', c: 'chain', l: 'log' },
  letter({ verb, mode }) {
    if (verb === 'buy') return 'B'
    if (verb === 'trigger') return 'T'
    if (verb === 'refresh') return 'N'
    if (verb === 'gain') return 'G'
    return verb === 'play' && mode === 0 ? 'C' : undefined
  },
  // a partner who cannot link can only hand over; with the chain in hand that is one thing among others
  closing: ['offer'],
  loose: ['offer'],
  first: () => mySeat().hand?.[0] ?? tableNow().row[0],
  inspector: () => import('./Inspector.svelte'),
  piles: () => import('./Piles.svelte'),
}
