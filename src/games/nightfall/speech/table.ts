import type { Language } from '../../../ability/language.ts'
import { nameCards, quoteName } from '../../speech/frame.ts'
import type { SpeechContext } from '../../speech/frame.ts'
import type { NightfallObservation, MinionView, SeatView } from '../observe.ts'
import type { Phrases } from './phrases.ts'

/** What a seat sees, as lines of plain text. */
export function layTable(language: Language, context: SpeechContext, phrases: Phrases, observation: NightfallObservation): string[] {
  const { table } = phrases
  const { turn, active, phase, seats, seat, chain, resolved, openWounds, topWound, draft, over } = observation
  const name = (id: string) => quoteName(language, context.cardName(id))
  const names = (cards: readonly { readonly id: string }[]) => countAlike(cards.map(({ id }) => name(id))).join(', ') || table.empty
  const piles = (owner: number) =>
    observation.archives
      .filter((archive) => archive.seat === owner)
      .map(({ id, cards }) => `${name(id)} (${cards})`)
      .join(', ')
  const lines = [table.turn(turn, context.seatName(active), phrases.phases[phase])]
  lines.push(table.wounds(openWounds, topWound === undefined ? undefined : name(topWound.id)))
  if (draft !== undefined) lines.push(`${table.packet}: ${names(draft.hand)}`, `${table.picks}: ${names(draft.picks)}`)
  if (piles(-1) !== '') lines.push(`${table.commons}: ${piles(-1)}`)
  const laid = chain.map((link) => `${name(link.id)} (${context.seatName(link.seat)})`)
  if (laid.length > 0) lines.push(`${table.chain}: ${laid.join(' → ')}`)
  if (resolved.length > 0) lines.push(`${table.resolved}: ${names(resolved)}`)
  // the own seat last, next to what is asked
  for (const other of [...seats.keys()].sort((a, b) => Number(a === seat) - Number(b === seat) || a - b)) {
    const { wounds, influence, handCards, deck, discardCards, hand, play, exile }: SeatView = seats[other]
    lines.push('', `${context.seatName(other)}: ${table.seat(wounds, influence, handCards, deck, discardCards)}`)
    if (piles(other) !== '') lines.push(`  ${table.privates}: ${piles(other)}`)
    if (play.length > 0) lines.push(`  ${table.play}:`, ...play.map((minion) => `    ${layMinion(language, context, phrases, minion)}`))
    if (hand.length > 0) lines.push(`  ${other === seat ? table.hand : table.known}: ${names(hand)}`)
    if (exile.length > 0) lines.push(`  ${table.exile}: ${names(exile)}`)
  }
  if (over) lines.push('', table.over)
  return lines
}

function layMinion(language: Language, context: SpeechContext, { table, you }: Phrases, minion: MinionView): string {
  const facts = [table.minion(minion.strength, minion.healthLeft)]
  if (minion.attacks >= 0) facts.push(table.attacks(minion.attacks === context.viewer ? you : context.seatName(minion.attacks)))
  if (minion.blocks >= 0) facts.push(table.blocks(nameCards(language, context, [minion.blocks])))
  return `${quoteName(language, context.cardName(minion.id))}: ${facts.join(', ')}`
}

/** What is there several times is counted, at its first place. */
function countAlike(items: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts].map(([item, n]) => (n === 1 ? item : `${n}× ${item}`))
}
