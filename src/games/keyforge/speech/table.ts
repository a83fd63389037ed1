import type { Language } from '../../../ability/language.ts'
import type { OptionView } from '../../../kernel/decision.ts'
import type { Names } from '../../speech/frame.ts'
import { countHouse, IN_HOUSE } from '../glossary/held.ts'
import type { CardReference, CardView, House, KeyforgeObservation, SeatView } from '../rules/index.ts'
import { termOf } from './terms.ts'
import { packOf } from './language-pack.ts'
import type { Phrases } from './phrases.ts'
import { german } from './table/de.ts'
import { english } from './table/en.ts'
import { italian } from './table/it.ts'

/** Words of the table as it is read out line by line. */
export interface TableWords {
  turn(turn: number, step: string, seat: string, house: string | undefined): string
  readonly you: string
  amber(amber: number, cost: number): string
  keys(forged: readonly string[]): string
  readonly check: string
  readonly highTide: string
  readonly lowTide: string
  chains(n: number): string
  piles(hand: number, deck: number, archives: number, discard: number, purged: number): string
  readonly battleline: string
  readonly artifacts: string
  readonly hand: string
  readonly deck: string
  readonly archives: string
  readonly discard: string
  readonly purged: string
  readonly limbo: string
  readonly shown: string
  readonly empty: string
  power(power: number, printed: number): string
  armor(left: number, armor: number): string
  damage(n: number): string
  amberOn(n: number): string
  readonly exhausted: string
  readonly ready: string
  readonly stunned: string
  readonly warded: string
  readonly enraged: string
  powerCounters(n: number): string
  upgrades(names: string): string
  under(n: number): string
  readonly stalemate: string
}

const WORDS: Readonly<Record<Language, TableWords>> = { en: english, de: german, it: italian }

/** The table as lines, the reader's own side last, as it lies nearest. */
export function layTable(names: Names, observation: KeyforgeObservation): string[] {
  const { language } = names
  const { phrases } = packOf(language)
  const table = WORDS[language]
  const house = observation.house === undefined ? undefined : termOf('house', observation.house, language)
  const lines = [table.turn(observation.turn, phrases.steps[observation.step], names.seat(observation.active), house)]
  const seats = [...observation.seats].sort((a, b) => Number(a.seat === observation.seat) - Number(b.seat === observation.seat))
  const name = (card: CardReference) => names.called(card.id)
  for (const seat of seats) lines.push('', ...laySeat(names, phrases, seat, observation.tide, name))
  if (observation.shown.length > 0) lines.push('', `${table.shown}: ${names.join(observation.shown.map(name))}`)
  if (observation.outcome?.reason === 'stalemate') lines.push('', table.stalemate)
  return lines
}

/** Of a house that could become active: how much there is of it. */
export function sayBeside(
  language: Language,
  { seats, seat }: KeyforgeObservation,
  { house }: OptionView & { house?: House },
): string | undefined {
  return house === undefined ? undefined : IN_HOUSE[language](...countHouse(seats[seat], house))
}

function laySeat(
  names: Names,
  phrases: Phrases,
  seat: SeatView,
  tide: KeyforgeObservation['tide'],
  name: (card: CardReference) => string,
): string[] {
  const { language } = names
  const table = WORDS[language]
  const forged = (['red', 'yellow', 'blue'] as const).filter((color) => seat.keys[color]).map((color) => phrases.colors[color])
  const facts = [table.keys(forged), table.amber(seat.amber, seat.keyCost)]
  if (typeof tide === 'number') facts.push(tide === seat.seat ? table.highTide : table.lowTide)
  if (seat.check) facts.push(table.check)
  if (seat.chains > 0) facts.push(table.chains(seat.chains))
  facts.push(table.piles(seat.handCount, seat.deckCount, seat.archivesCount, seat.discard.length, seat.purged.length))
  const lines = [`${names.seat(seat.seat)}: ${facts.join('; ')}`]
  const houses = seat.houses.map((house) => termOf('house', house, language))
  lines.push(`  ${names.join(houses)}`)
  const list = (label: string, cards: readonly CardReference[]) => {
    if (cards.length > 0)
      lines.push(`  ${label}: ${cards.map((card) => `${name(card)} [${termOf('house', card.house, language)}]`).join(', ')}`)
  }
  lines.push(`  ${table.battleline}:${seat.battleline.length === 0 ? ` ${table.empty}` : ''}`)
  for (const [i, card] of seat.battleline.entries()) lines.push(`    ${i + 1}. ${describeCard(language, phrases, card, name)}`)
  if (seat.artifacts.length > 0) {
    lines.push(`  ${table.artifacts}:`)
    for (const card of seat.artifacts) lines.push(`    ${describeCard(language, phrases, card, name)}`)
  }
  list(table.limbo, seat.limbo)
  if (seat.hand !== undefined) list(table.hand, seat.hand)
  list(table.deck, seat.deckFaceup)
  list(table.archives, seat.archives ?? seat.archivedFaceup)
  list(table.discard, seat.discard)
  list(table.purged, seat.purged)
  return lines
}

/** A card in play with all that is true of it now. */
function describeCard(language: Language, phrases: Phrases, card: CardView, name: (card: CardReference) => string): string {
  const table = WORDS[language]
  const facts: string[] = [...card.houses].map((house) => termOf('house', house, language))
  if (card.type === 'creature') {
    facts.push(table.power(card.power, card.printedPower))
    if (card.armor > 0) facts.push(table.armor(card.armorLeft, card.armor))
  }
  if (card.damage > 0) facts.push(table.damage(card.damage))
  facts.push(card.exhausted ? table.exhausted : table.ready)
  if (card.stunned) facts.push(table.stunned)
  if (card.warded) facts.push(table.warded)
  if (card.enraged) facts.push(table.enraged)
  if (card.amber > 0) facts.push(table.amberOn(card.amber))
  if (card.powerCounters !== 0) facts.push(table.powerCounters(card.powerCounters))
  for (const [counter, n] of Object.entries(card.counters)) {
    if (n !== 0 && counter !== 'power') facts.push(`${(phrases.counters as Readonly<Record<string, string>>)[counter] ?? counter} ${n}`)
  }
  for (const { keyword, amount } of card.keywords) {
    const word = termOf('keyword', keyword, language)
    facts.push(amount > 0 && ['assault', 'hazardous', 'splashAttack'].includes(keyword) ? `${word} ${amount}` : word)
  }
  if (card.upgrades.length > 0) facts.push(table.upgrades(card.upgrades.map(name).join(', ')))
  if (card.under > 0) facts.push(table.under(card.under))
  return `${name(card)}: ${facts.join(', ')}`
}
