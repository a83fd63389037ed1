import type { Result } from '../../../kernel/game.ts'
import type { Deck, DeckCard, House } from '../rules/index.ts'
import { termOf } from '../speech/index.ts'
import {
  CARDS_OF_HOUSE,
  faultOfHouse,
  faultOfCopy,
  faultsOfCount,
  houseOfCard,
  isMaverick,
  isOfHouse,
  HOUSES_OF_DECK,
  makeCard,
  readHouses,
  readIcons,
  unknownCard,
} from './check.ts'
import type { DeckReading } from './check.ts'
import { faultOf, faultOfName, quote } from './fault.ts'
import type { DeckFault } from './fault.ts'
import { faceOfId, faceOfTitle, faceOfWord, houseOfName, suggestTitles } from './pool.ts'

const LONGEST_TEXT = 100_000
const LONGEST_LINE = 300
const MOST_FAULTS = 100

/** What the first word of a line with a colon says, in any language. */
const FACTS: Readonly<Record<string, 'name' | 'houses' | 'token'>> = {
  name: 'name',
  nome: 'name',
  houses: 'houses',
  fraktionen: 'houses',
  case: 'houses',
  token: 'token',
}
const FACT = new RegExp(`^(${Object.keys(FACTS).join('|')})\\s*:\\s*(.*)$`, 'i')

/**
 * Reads a deck from plain text: `Name: …`, `Houses: a, b, c`, then a card a line, such as `2x Punch`, `Punch (maverick dis)` or
 * `Punch +amber +draw`. A house alone on a line heads its cards; `#` starts a remark. Every fault has its line.
 */
export function readList(text: string): Result<DeckReading, DeckFault[]> {
  if (text.length > LONGEST_TEXT) return { ok: false, error: [faultOf('too-large', ['tooLarge', text.length, LONGEST_TEXT])] }
  const list = new List()
  const lines = linesOf(text)
  const [, second] = findLists(lines)
  for (const [i, line] of lines.slice(0, second).entries()) {
    list.readLine(line.trim(), i + 1)
    if (list.faults.length >= MOST_FAULTS) return { ok: false, error: list.faults }
  }
  if (second !== undefined) list.tell(second + 1, faultOf('bad-line', ['secondDeck']))
  return list.finish()
}

export function linesOf(text: string): readonly string[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
}

/** The line at which each list of a text begins, from 0: with the name of its deck, where cards stand before. */
export function findLists(lines: readonly string[]): readonly number[] {
  const starts = [0]
  let cards = false
  for (const [i, line] of lines.entries()) {
    const fact = factOf(line.trim())
    if (fact === 'name' && cards) starts.push(i)
    cards = fact === undefined ? cards || isSaying(line.trim()) : fact !== 'name' && cards
  }
  return starts
}

function factOf(line: string): 'name' | 'houses' | 'token' | undefined {
  const [, key] = FACT.exec(line) ?? []
  return key === undefined ? undefined : FACTS[key.toLowerCase()]
}

function isSaying(line: string): boolean {
  return line !== '' && !line.startsWith('#')
}

/** Writes a deck as plain text; `readList` reads the same deck from it. */
export function makeList(deck: Deck): string {
  const lines = [`Name: ${deck.name.replace(/\s+/g, ' ')}`, `Houses: ${deck.houses.map(houseName).join(', ')}`]
  if (deck.token !== undefined) lines.push(`Token: ${titleOf(deck.token)}`)
  let heading: House | undefined
  for (let i = 0; i < deck.cards.length; ) {
    const card = deck.cards[i]
    const house = houseOfCard(card)
    if (house !== heading) lines.push('', houseName((heading = house)))
    const line = makeLine(card)
    let copies = 1
    while (i + copies < deck.cards.length && makeLine(deck.cards[i + copies]) === line) copies++
    lines.push(copies > 1 ? `${copies}x ${line}` : line)
    i += copies
  }
  return `${lines.join('\n')}\n`
}

class List {
  readonly faults: DeckFault[] = []
  private name: string | undefined
  private houses: readonly unknown[] | undefined
  private readonly headings: House[] = []
  private readonly rows: { readonly card: DeckCard; readonly copies: number; readonly line: number }[] = []
  private token: string | undefined
  private unread = 0
  private readonly misspelt: { readonly house: House; readonly copies: number }[] = []

  readLine(line: string, number: number): void {
    if (!isSaying(line)) return
    if (line.length > LONGEST_LINE) {
      this.tell(number, faultOf('bad-line', ['longLine', line.length]))
      return
    }
    const fact = factOf(line)
    const house = houseOfName(line.replace(/:$/, ''))
    if (fact !== undefined) this.readFact(fact, line.slice(line.indexOf(':') + 1).trim(), number)
    else if (house !== undefined && faceOfTitle(line) === undefined) this.headings.push(house)
    else {
      const found = this.readCard(line, number)
      for (const fault of found) this.tell(number, fault)
      if (found.some(({ code }) => code !== 'unknown-card')) this.unread++
    }
  }

  finish(): Result<DeckReading, DeckFault[]> {
    const { faults, token, name } = this
    if (name === undefined) faults.unshift(faultOf('bad-name', ['listWithoutName']))
    const named = this.houses ?? [...new Set(this.headings)]
    let houses: readonly [House, House, House] | undefined
    if (named.length === 0) faults.push(faultOf('bad-house', ['listWithoutHouses']))
    else houses = readHouses(named, houseOfName, faults)
    if (houses !== undefined) this.checkRows(houses)
    faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
    if (faults.length > 0 || houses === undefined || name === undefined) return { ok: false, error: faults }
    const cards = this.rows.flatMap(({ card, copies }) => new Array<DeckCard>(copies).fill(card))
    return { ok: true, value: { deck: { name, houses, cards, ...(token === undefined ? {} : { token }) }, skipped: [] } }
  }

  private checkRows(houses: readonly House[]): void {
    const count = new Map<House, number>()
    // a card whose title is only misspelt is one of its house, so that the number told is that of the deck
    for (const { house, copies } of this.misspelt) count.set(house, (count.get(house) ?? 0) + copies)
    for (const { card, copies, line } of this.rows) {
      const house = houseOfCard(card)
      count.set(house, (count.get(house) ?? 0) + copies)
      const fault = faultOfHouse(card.id, house, houses) ?? faultOfCopy(card)
      if (fault !== undefined && this.faults.length < MOST_FAULTS) this.tell(line, fault)
    }
    this.faults.push(...faultsOfCount(houses, count, this.unread > 0))
  }

  private readFact(key: 'name' | 'houses' | 'token', value: string, line: number): void {
    if (key === 'name') {
      const fault = faultOfName(value)
      if (this.name !== undefined) this.tell(line, faultOf('bad-line', ['nameAgain']))
      else if (fault !== undefined) this.tell(line, fault)
      this.name ??= value.trim()
    } else if (key === 'houses') {
      if (this.houses !== undefined) this.tell(line, faultOf('bad-line', ['housesAgain']))
      this.houses ??= value
        .split(',')
        .slice(0, HOUSES_OF_DECK + 1)
        .map((name) => name.trim())
    } else {
      const face = faceOfWord(value)
      if (face === undefined) this.tell(line, unknownCard(value, { suggestions: suggestTitles(value) }))
      else if (face.token === undefined) this.tell(line, faultOf('unknown-card', ['unknownToken', quote(value)], { card: value }))
      this.token = face?.id
    }
  }

  /** Keeps the cards of a line, or tells what is wrong with it. */
  private readCard(line: string, number: number): DeckFault[] {
    const parts = line.split(/\s+/)
    const icons: string[] = []
    while (parts.length > 1 && parts[parts.length - 1].startsWith('+')) icons.unshift((parts.pop() as string).slice(1))
    let rest = parts.join(' ')
    let house: House | undefined
    if (rest.endsWith(')')) {
      const open = rest.lastIndexOf('(')
      const mark = rest.slice(open + 1, -1).trim()
      house = houseOfName(/^maverick\s+(.+)$/i.exec(mark)?.[1])
      if (open < 0 || house === undefined) {
        return [faultOf('bad-house', ['badMaverick', quote(`(${mark})`)], { card: rest.slice(0, Math.max(open, 0)).trim() })]
      }
      rest = rest.slice(0, open).trim()
    }
    const heading = this.headings[this.headings.length - 1] as House | undefined
    const [copies, title] = splitCount(rest, heading)
    const face = faceOfWord(title, heading)
    if (face === undefined) {
      const suggestions = suggestTitles(title)
      if (suggestions.length > 0 && heading !== undefined) this.misspelt.push({ house: heading, copies })
      else this.unread++
      return [unknownCard(title, { suggestions })]
    }
    if (copies < 1 || copies > HOUSES_OF_DECK * CARDS_OF_HOUSE) {
      return [faultOf('bad-count', ['badCount', quote(title), copies], { card: title })]
    }
    // an anomaly, and a card that is printed in several houses, is of the house that it stands under
    const own = house ?? (heading !== undefined && isOfHouse(face, heading) ? heading : face.house)
    if (heading !== undefined && heading !== own) {
      const says = ['cardUnderHeading', quote(face.name), own, heading, house !== undefined] as const
      return [faultOf('wrong-house', says, { card: title })]
    }
    const found: DeckFault[] = []
    const bonus = icons.length === 0 ? [] : readIcons(face.name, icons, found)
    if (found.length === 0) this.rows.push({ card: makeCard(face.id, own, bonus), copies, line: number })
    return found
  }

  tell(line: number, fault: DeckFault): void {
    this.faults.push({ ...fault, line })
  }
}

/** `2x Punch`, `2 Punch` and `Punch`. A title may begin with a digit itself: the whole line is tried first. */
function splitCount(text: string, house: House | undefined): [copies: number, title: string] {
  if (faceOfWord(text, house) !== undefined) return [1, text]
  const [, copies, title] = /^(\d{1,6})\s*[x×]\s*(\S.*)$/i.exec(text) ?? []
  if (title !== undefined && faceOfWord(title, house) !== undefined) return [Number(copies), title]
  const [, plainCopies, plainTitle] = /^(\d{1,6})\s+(\S.*)$/.exec(text) ?? []
  if (plainTitle !== undefined && faceOfWord(plainTitle, house) !== undefined) return [Number(plainCopies), plainTitle]
  return title === undefined ? [1, text] : [Number(copies), title]
}

function makeLine(card: DeckCard): string {
  const house = houseOfCard(card)
  const maverick = isMaverick(card) ? ` (maverick ${house})` : ''
  return `${titleOf(card.id)}${maverick}${(card.bonus ?? []).map((icon) => ` +${icon}`).join('')}`
}

/** The English title, or the id where the title means another card or would read as something else. */
function titleOf(id: string): string {
  const title = faceOfId(id)?.name
  return title !== undefined && faceOfTitle(title)?.id === id && houseOfName(title) === undefined ? title : id
}

function houseName(house: House): string {
  return termOf('house', house, 'en')
}
