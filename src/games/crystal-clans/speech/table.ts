import type { Language } from '../../../ability/language.ts'
import type { OptionView } from '../../../kernel/decision.ts'
import { capital, countAlike } from '../../speech/frame.ts'
import type { Names } from '../../speech/frame.ts'
import { faces } from '../faces.ts'
import { turnNumber } from '../layout.ts'
import type { CardReference, CrystalClansObservation, SeatView, SquadView } from '../observe.ts'
import { packOf } from './language-pack.ts'
import type { Phrases } from './phrases.ts'
import { namePlace } from './place.ts'
import { styleName } from './terms.ts'

const byId = new Map(faces.map((face) => [face.id, face]))

/** The board from the home of the second seat to that of the first, as the first sees it: zones that touch are neighbours (cc.board.2). */
const ROWS: readonly (readonly string[])[] = [['H2'], ['C3', 'P4'], ['P2', 'C2', 'P3'], ['P1', 'C1'], ['H1']]

/** The table as lines: the opponent, the crystals between, and the reader's own side last, as it lies nearest. */
export function layTable(names: Names, table: CrystalClansObservation): string[] {
  const { phrases } = packOf(names.language)
  const words = phrases.table
  const name = ({ id }: CardReference) => names.called(id)
  const listed = (cards: readonly CardReference[]) => countAlike(cards.map(name)).join(', ')
  const described = (card: CardReference) => `${name(card)}: ${describeFace(phrases, card.id)}`
  const squadLine = ({ place, units, attack, defense, activationCost }: SquadView) => {
    const toughness = units.reduce((sum, { id }) => sum + defenseOf(id), defense)
    return `  ${capital(namePlace(names, phrases, place))}: ${units.map(name).join(', ')}; ${words.figures(attack, toughness, activationCost)}`
  }
  const laySeat = (seat: SeatView): string[] => {
    const crystals = seat.crystals.map((crystal) => `${name(crystal)}${crystal.faceDown ? ` (${words.faceDown})` : ''}`).join(', ')
    const facts = [words.crystals(crystals, seat.crystals.length), words.piles(seat.handCount, seat.deckCount, seat.discard.length)]
    const lines = [`${capital(names.seat(seat.seat))}: ${facts.join('; ')}`]
    lines.push(...table.squads.filter((squad) => squad.seat === seat.seat).map(squadLine))
    if (seat.hand !== undefined) {
      lines.push(`  ${words.hand}:${seat.hand.length === 0 ? ` ${words.empty}` : ''}`)
      for (const line of countAlike(seat.hand.map(described))) lines.push(`    ${line}`)
    } else if (seat.known.length > 0) lines.push(`  ${words.known}: ${listed(seat.known)}`)
    if (seat.discard.length > 0) lines.push(`  ${words.discard}: ${listed(seat.discard)}`)
    if (seat.removed.length > 0) lines.push(`  ${words.removed}: ${listed(seat.removed)}`)
    return lines
  }
  const lines = [capital(words.turn(turnNumber(table.turn, table.row.length), names.seat(table.active))), words.marker(table.initiative)]
  lines.push('', ...laySeat(table.seats[1 - table.seat]), '', `${words.row(table.crystalDeckCount)}:`)
  for (const crystal of table.row) lines.push(`  ${described(crystal)}`)
  lines.push('', `${words.map}:`, ...layMap(names, phrases, table.seat))
  if (table.battle !== undefined) lines.push(`${words.battle}: ${namePlace(names, phrases, table.battle.place)}`)
  lines.push('', ...laySeat(table.seats[table.seat]))
  if (table.outcome?.reason === 'stalemate') lines.push('', words.stalemate)
  return lines
}

/** The zones as they lie, the reader's home below. */
function layMap(names: Names, phrases: Phrases, seat: number): string[] {
  const seen = seat === 1 ? [...ROWS].reverse().map((row) => [...row].reverse()) : ROWS
  const rows = seen.map((row) => row.map((place) => capital(namePlace(names, phrases, place))).join(' | '))
  const width = Math.max(...rows.map(({ length }) => length))
  return rows.map((row) => `  ${' '.repeat((width - row.length) >> 1)}${row}`)
}

/** Where the marker lies, while an action is chosen: who pays looks at it first. */
export function sayStanding(language: Language, { decision, initiative }: CrystalClansObservation): string | undefined {
  return decision?.kind === 'main' ? packOf(language).phrases.table.marker(initiative) : undefined
}

/** Beside what is paid for, what it costs; beside a battle card its style. */
export function sayBeside(language: Language, table: CrystalClansObservation, view: OptionView): string | undefined {
  const { cost } = packOf(language).phrases.table
  const idOf = (card: number | undefined) =>
    [...table.row, ...table.summons, ...(table.seats[table.seat].hand ?? [])].find((one) => one.card === card)?.id
  const face = byId.get(idOf(view.target ?? view.card) ?? '')
  if (view.verb === 'activate') {
    const place = table.places[view.place as number].id
    const squad = table.squads.find((one) => one.seat === table.seat && one.place === place)
    return squad && cost(squad.activationCost)
  }
  if (view.verb === 'replenish' || view.verb === 'raid') return cost(table.costs[view.verb])
  if (view.verb === 'claim' || view.verb === 'summon') return face && cost(face.cost)
  return view.verb === 'battle-card' && face?.type === 'unit' ? styleName(face.style, language) : undefined
}

function describeFace(phrases: Phrases, id: string): string {
  const face = byId.get(id)
  if (face === undefined) return ''
  const { cost, figures } = phrases.table
  return face.type === 'crystal' ? cost(face.cost) : `${cost(face.cost)}, ${figures(face.attack, face.defense, face.activation)}`
}

function defenseOf(id: string): number {
  const face = byId.get(id)
  return face?.type === 'unit' ? face.defense : 0
}
