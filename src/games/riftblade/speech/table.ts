import type { Language } from '../../../ability/language.ts'
import { capital, countAlike } from '../../speech/frame.ts'
import type { Names } from '../../speech/frame.ts'
import { faces } from '../faces.ts'
import { STONES } from '../face.ts'
import type { CardReference, LinkView, RiftbladeObservation, SeatView } from '../observe.ts'
import { packOf } from './language-pack.ts'
import type { Phrases } from './phrases.ts'
import { nameSide } from './side.ts'

const byId = new Map(faces.map((face) => [face.id, face]))

/** The table as lines: opponents, what lies between, and the reader's own side last, as it lies nearest. */
export function layTable(names: Names, observation: RiftbladeObservation): string[] {
  const { phrases } = packOf(names.language)
  const { table } = phrases
  const name = ({ id }: CardReference) => names.called(id)
  const listed = (cards: readonly CardReference[]) => countAlike(cards.map(name)).join(', ')
  const side = (seats: readonly number[]) => (seats.length === 0 ? undefined : nameSide(names, phrases, seats[0]))
  const active = side(observation.active) ?? ''
  const turn = table.turn(observation.turn, active, side(observation.target))
  const seats = [...observation.seats].sort((a, b) => Number(a.seat === observation.seat) - Number(b.seat === observation.seat))
  const blocks = seats.map((seat) => laySeat(names, phrases, seat, listed))
  const own = blocks.pop() ?? []
  const lines = [capital(turn)]
  for (const block of blocks) lines.push('', ...block)
  lines.push('', `${table.rift(observation.rift.length)}:${observation.row.length === 0 ? ` ${table.empty}` : ''}`)
  for (const card of observation.row) lines.push(`  ${name(card)}: ${describeFace(phrases, card.id)}`)
  if (observation.chain.length > 0) {
    lines.push(`${table.chain}: ${observation.chain.map((link) => describeLink(phrases, link, name)).join(' → ')}`)
  }
  if (observation.resolving !== undefined) lines.push(`${table.resolving}: ${name(observation.resolving)}`)
  if (observation.void.length > 0) lines.push(`${table.void}: ${listed(observation.void)}`)
  lines.push('', ...own)
  if (observation.outcome?.reason === 'stalemate') lines.push('', table.stalemate)
  return lines
}

function laySeat(names: Names, phrases: Phrases, seat: SeatView, listed: (cards: readonly CardReference[]) => string): string[] {
  const { table } = phrases
  const seatName = names.seat(seat.seat)
  if (seat.life === 0) return [`${seatName}: ${table.out}`]
  const stones = (of: SeatView['ready']) =>
    STONES.filter((stone) => of[stone] > 0)
      .map((stone) => phrases.stones(stone, of[stone]))
      .join(', ')
  const facts = [
    table.life(seat.life),
    table.mana(seat.mana),
    table.stones(stones(seat.ready) || table.noStones, stones(seat.spent)),
    table.piles(seat.handCount, seat.deckCount, seat.discard.length),
  ]
  const lines = [`${seatName}: ${facts.join('; ')}`]
  if (seat.hand !== undefined) {
    lines.push(`  ${table.hand}:${seat.hand.length === 0 ? ` ${table.empty}` : ''}`)
    for (const line of countAlike(seat.hand.map((card) => `${listed([card])}: ${describeFace(phrases, card.id)}`)))
      lines.push(`    ${line}`)
  } else if (seat.known.length > 0) lines.push(`  ${table.known}: ${listed(seat.known)}`)
  if (seat.discard.length > 0) lines.push(`  ${table.discard}: ${listed(seat.discard)}`)
  return lines
}

/** What a card prints besides its effects: rarity, cost and aspects. */
export function cardFacts(id: string, language: Language): string {
  const { phrases } = packOf(language)
  const face = byId.get(id)
  return face === undefined ? '' : `${phrases.rarities[face.rarity]}, ${describeFace(phrases, id)}`
}

/** Cost and aspects, which decide what can be bought and linked. */
function describeFace(phrases: Phrases, id: string): string {
  const face = byId.get(id)
  if (face === undefined) return ''
  const aspects = face.aspects.map((aspect) => phrases.aspects[aspect]).join('/')
  return face.cost === undefined ? aspects : `${phrases.table.cost(face.cost)}, ${aspects}`
}

function describeLink(phrases: Phrases, link: LinkView, name: (card: CardReference) => string): string {
  const facts = [phrases.tiers[link.tier], ...(byId.get(link.id)?.aspects ?? []).map((aspect) => phrases.aspects[aspect])]
  return `${name(link)} (${facts.join(', ')})`
}
