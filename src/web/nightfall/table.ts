import type { OptionView } from '../../kernel/decision.ts'
import { choice } from '../choice.svelte.ts'
import { nameSeat } from '../names.ts'
import { settings } from '../settings.svelte.ts'
import type { TableSpec } from '../table.ts'
import { allWounds, commons, mySeat, otherSeats, tableNow } from './now.ts'
import { archiveOfSubject, archiveSubject, packetSubject, seatSubject } from './things.ts'
import type { SeatView } from './view.ts'
import { nightWords } from './words.ts'

/** Verbs that do something with a card of the own hand, and name what it is done for as the target. */
const WITH_CARD = ['keep', 'discard', 'useWound']

/** The thing on the table that an option means: a card, a seat, an archive, a card of the packet. */
function aim(view: OptionView): number {
  const { verb, seat, place, name, card, target } = view
  if (seat !== undefined) return seatSubject(seat)
  if (verb === 'claim' || verb === 'plant') return archiveSubject(Number(place))
  if (name !== undefined) return packetSubject(tableNow().draft?.hand.findIndex(({ id }) => id === name) ?? -1)
  return (WITH_CARD.includes(verb) ? card : target) ?? -1
}

function sumOf(seat: SeatView): string {
  const words = nightWords(settings.language)
  const name = nameSeat(seat.seat)
  const parts = [words.wounds(name, seat.wounds), `${words.piles.hand} ${seat.handCards}`, `${words.minionsOf('')}${seat.play.length}`]
  return `${parts.join(', ')}.`
}

export const spec: TableSpec = {
  // the archives
  tall: true,
  order() {
    const { chain } = tableNow()
    const minions = [...otherSeats(), mySeat()].flatMap(({ play }) => play)
    return [...minions, ...[...chain].reverse(), ...mySeat().hand].map(({ card }) => card)
  },
  subjects: ({ card }) => (card === undefined ? [] : [card]),
  aim,
  closing: ['stop', 'noBlock'],
  weighed: ({ verb }) => verb === 'discard',
  rowLength: () => 0,
  waste: () => [],
  wishes(card, zone): OptionView[] {
    const place = archiveOfSubject(card)
    if (place >= 0) return [{ verb: 'claim', place }]
    if (zone === 'hand' && choice.isMain) return [{ verb: 'chain', card }]
    return [{ verb: 'target', target: card }]
  },
  say() {
    const words = nightWords(settings.language)
    const { openWounds, phase } = tableNow()
    const sums = [mySeat(), ...otherSeats()].map(sumOf)
    return [words.phaseNow(words.phases[phase]), `${words.woundsLeft(openWounds, allWounds())}.`, ...sums].join(' ')
  },
  zones: { h: 'hand', b: 'mine', o: 'archives', c: 'chain', l: 'log' },
  letter: ({ verb }) => (verb === 'chain' ? 'L' : undefined),
  first() {
    const [archive] = commons()
    return (
      mySeat().hand[0] ??
      (archive === undefined ? tableNow().draft?.hand.map(({ id }) => ({ card: -1, id }))[0] : { card: -1, id: archive.id })
    )
  },
  inspector: () => import('./Inspector.svelte'),
  piles: () => import('./Piles.svelte'),
}
