import type { Language } from '../../../ability/language.ts'
import type { OptionView } from '../../../kernel/decision.ts'
import { countAlike } from '../../speech/frame.ts'
import type { Names } from '../../speech/frame.ts'
import { faces } from '../faces.ts'
import type { NightfallObservation, MinionView, SeatView } from '../observe.ts'
import { cardFacts, sayCost, sayMoons } from './card-facts.ts'
import { packOf } from './language-pack.ts'
import type { Phrases } from './phrases.ts'

/** What a seat sees, as lines of plain text. */
export function layTable(names: Names, observation: NightfallObservation): string[] {
  const { phrases } = packOf(names.language)
  const { table } = phrases
  const { turn, active, phase, seats, seat, chain, resolved, openWounds, topWound, draft } = observation
  const name = (id: string) => names.called(id)
  const listed = (cards: readonly { readonly id: string }[]) => countAlike(cards.map(({ id }) => name(id))).join(', ') || table.empty
  const piles = (owner: number) =>
    observation.archives
      .filter((archive) => archive.seat === owner)
      .map(
        ({ id, cards, wounds, topWound }) =>
          `${name(id)} (${wounds === 0 ? cards : table.pile(cards, wounds, topWound && name(topWound.id))})`,
      )
      .join(', ')
  const lines = [table.turn(turn, names.seat(active), phrases.phases[phase])]
  lines.push(table.wounds(openWounds, topWound === undefined ? undefined : name(topWound.id)))
  if (draft !== undefined) lines.push(`${table.packet}: ${listed(draft.hand)}`, `${table.picks}: ${listed(draft.picks)}`)
  if (piles(-1) !== '') lines.push(`${table.commons}: ${piles(-1)}`)
  const laid = chain.map((link) => `${name(link.id)} (${names.seat(link.seat)})`)
  if (laid.length > 0) lines.push(`${table.chain}: ${laid.join(' → ')}`)
  if (resolved.length > 0) lines.push(`${table.resolved}: ${listed(resolved)}`)
  // the own seat last, next to what is asked
  for (const other of [...seats.keys()].sort((a, b) => Number(a === seat) - Number(b === seat) || a - b)) {
    const { wounds, influence, handCards, deck, discardCards, hand, play, exile }: SeatView = seats[other]
    lines.push('', `${names.seat(other)}: ${table.seat(wounds, influence, handCards, deck, discardCards)}`)
    if (piles(other) !== '') lines.push(`  ${table.privates}: ${piles(other)}`)
    if (play.length > 0)
      lines.push(`  ${table.play}:`, ...countAlike(play.map((minion) => layMinion(names, phrases, minion))).map((line) => `    ${line}`))
    if (hand.length > 0) lines.push(`  ${other === seat ? table.hand : table.known}: ${listed(hand)}`)
    if (exile.length > 0) lines.push(`  ${table.exile}: ${listed(exile)}`)
  }
  return lines
}

/** Beside an order of a packet what it prints; beside what is claimed its cost; beside what is laid its moon and its links; beside a minion to choose, how strong it is. */
export function sayBeside(
  language: Language,
  { seats, seat, archives }: NightfallObservation,
  { verb, card, place, target, name }: OptionView,
): string | undefined {
  if (name !== undefined && (verb === 'draftPrivate' || verb === 'draftCommons')) return cardFacts(name, language)
  const faceOf = (id: string | undefined) => faces.find((face) => face.id === id)
  if (verb === 'claim') {
    const archive = archives.find((one) => one.archive === place)
    const face = faceOf(archive?.topWound === undefined ? archive?.id : undefined)
    return face && sayCost(face.cost, language)
  }
  if (verb === 'chain') {
    const face = faceOf(seats[seat].hand.find((one) => one.card === card)?.id)
    return face && sayMoons(face, language)
  }
  if (verb !== 'target' && verb !== 'guard' && verb !== 'block') return undefined
  const minion = seats.flatMap(({ play }) => play).find((one) => one.card === target)
  return minion && packOf(language).phrases.table.minion(minion.strength, minion.healthLeft)
}

function layMinion(names: Names, { table, you }: Phrases, minion: MinionView): string {
  const facts = [table.minion(minion.strength, minion.healthLeft)]
  if (minion.attacks >= 0) facts.push(table.attacks(minion.attacks === names.context.viewer ? you : names.seat(minion.attacks)))
  if (minion.blocks >= 0) facts.push(table.blocks(names.card(minion.blocks)))
  return `${names.called(minion.id)}: ${facts.join(', ')}`
}
