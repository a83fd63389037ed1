import { visit } from '../ability/tree.ts'
import type { Arg } from '../ability/tree.ts'
import type { Position } from '../kernel/position.ts'

/** What a learned judgement looks at in a game: features of a seat's side of the table, and the cards that lie there by what they are. */
export interface Insight<P extends Position = Position> {
  /** Goes up when a name below comes to mean something else: weights of another version are refused. */
  readonly version: number
  readonly features: readonly string[]
  /** Places in which a card counts differently. */
  readonly zones: readonly string[]
  readonly traits: CardTraits
  /** The kind of table that a position is of, in the words of `npm run train -- --tables`. */
  table(p: P): string
  /** Sees the table with the eyes of a seat; false when the seat is out of the game. The view is clear before. */
  look(p: P, seat: number, view: View): boolean
}

/** Cards by what they are, never by which they are: what was learned holds for a card that was printed later. */
export interface CardTraits {
  readonly ids: readonly string[]
  readonly names: readonly string[]
  /** A row of `names.length` numbers for each card. */
  readonly table: Float64Array
}

/** What one seat looks like: a number for each feature, and a row for each card. */
export class View {
  readonly values: Float64Array
  /** Zone times number of definitions plus definition. */
  readonly rows: Uint16Array
  count = 0
  private readonly definitions: number

  constructor({ features, traits, zones }: Insight<never>, capacity = 512) {
    this.values = new Float64Array(features.length)
    this.definitions = traits.ids.length
    if (zones.length * this.definitions > 65536) throw new Error('a view has room for 65536 kinds of rows')
    this.rows = new Uint16Array(capacity)
  }

  clear(): void {
    this.values.fill(0)
    this.count = 0
  }

  addCard(zone: number, definition: number): void {
    this.rows[this.count++] = zone * this.definitions + definition
  }
}

/** The features of a game, each with its place in `values`. */
export class Features {
  readonly names: string[] = []

  add(name: string): number {
    return this.names.push(name) - 1
  }

  /** One for each of these, side by side; returns the first. */
  addEach(names: readonly string[]): number {
    return this.names.push(...names) - names.length
  }
}

/** Joins what is said of each card into one table. */
export function tabulate(cards: readonly { readonly id: string; readonly traits: Readonly<Record<string, number>> }[]): CardTraits {
  const names = [...new Set(cards.flatMap(({ traits }) => Object.keys(traits)))].sort()
  const places = new Map(names.map((name, k) => [name, k]))
  const table = new Float64Array(cards.length * names.length)
  for (const [card, { traits }] of cards.entries()) {
    for (const [name, amount] of Object.entries(traits)) table[card * names.length + places.get(name)!] = amount
  }
  return { ids: cards.map(({ id }) => id), names, table }
}

/** Words are counted no further: a tree of many does not make a card many times as good. */
const MOST_WORDS = 2

/** How often each word of the ability language stands in a card's trees, with a mark before it. */
export function countWords(mark: string, trees: Arg): Record<string, number> {
  const counts: Record<string, number> = {}
  visit(trees, ({ word }) => {
    const name = `${mark} ${word}`
    counts[name] = Math.min(MOST_WORDS, (counts[name] ?? 0) + 1)
  })
  return counts
}
