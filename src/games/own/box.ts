import type { Arg } from '../../ability/tree.ts'
import { canonical } from '../../kernel/digest.ts'
import type { Result } from '../../kernel/game.ts'
import { editDistance } from '../../kernel/spelling.ts'
import type { OwnFault, Wanted } from './fault.ts'
import { keepLaid, laidIn } from './laid.ts'
import type { OwnCards } from './laid.ts'
import { quote, quoteUnwanted } from './quote.ts'
import { isSameOwn } from './refuse.ts'
import { isNames, isOwnName, Usage } from './usage.ts'

/** A card whose values can be others. Its object stays the same: whoever has it sees what lies there. */
interface Card {
  readonly id: string
}

/** What a game says of its cards. */
export interface BoxParts<C extends Card> {
  readonly game: string
  /** Every card, by number. */
  readonly cards: readonly C[]
  /** What may be put in of a card. */
  fieldsOf(card: C): Readonly<Record<string, Wanted>>
  /** Words of the game that stand in abilities as texts, by kind. */
  readonly terms: readonly (readonly string[])[]
  /** Compiles the card with this number from the values that it has now; throws where they do not go together. */
  compile(card: C, number: number): void
  /** What is wrong with all cards together. */
  count?(): OwnFault[]
}

/** As many are told of one file. */
const MOST_FAULTS = 30

/** A file of own cards may have so many signs: a record holds it in one line. */
export const MOST_SIGNS = 150_000

/** The cards of a game as they can be changed by who owns a box: checked, laid in the place of the designed ones, and taken away again. */
export class OwnBox<C extends Card = Card> {
  private readonly parts: BoxParts<C>
  /** The designed values, by number. */
  private readonly designed: readonly C[]
  private readonly numbers: ReadonlyMap<string, number>
  private usage: Usage | undefined

  constructor(parts: BoxParts<C>) {
    this.parts = parts
    this.designed = parts.cards.map((card) => ({ ...card }))
    this.numbers = new Map(parts.cards.map(({ id }, number) => [id, number]))
  }

  /** A file with every value that may be changed, as it is designed. */
  write(): object {
    const cards = this.designed.map((card) => {
      const fields = Object.keys(this.parts.fieldsOf(card))
      return [card.id, Object.fromEntries(fields.map((field) => [field, (card as unknown as Values)[field]]))]
    })
    return { game: this.parts.game, name: 'My cards', cards: Object.fromEntries(cards) }
  }

  /** Reads a file: the values that differ, or all faults. The cards that lie here are the same as before. */
  readText(text: string): Result<OwnCards, OwnFault[]> {
    if (text.length > MOST_SIGNS * 4) return { ok: false, error: [{ is: 'json' }] }
    try {
      return this.read(JSON.parse(text.replace(/^\uFEFF/, '')))
    } catch {
      return { ok: false, error: [{ is: 'json' }] }
    }
  }

  read(value: unknown): Result<OwnCards, OwnFault[]> {
    if (!isRecord(value)) return { ok: false, error: [{ is: 'shape' }] }
    const { game = this.parts.game, name, cards, ...rest } = value
    if (!isRecord(cards) || Object.keys(rest).length > 0) return { ok: false, error: [{ is: 'shape' }] }
    if (game !== this.parts.game) return { ok: false, error: [{ is: 'game', game: this.parts.game, found: quote(game) }] }
    const faults: OwnFault[] = isOwnName(name) ? [] : [{ is: 'name', found: quote(name) }]
    const changed: Record<string, Values> = {}
    for (const [id, values] of Object.entries(cards)) {
      const number = this.numbers.get(id)
      if (number === undefined) faults.push({ is: 'card', card: quote(id), near: this.near(id) })
      else if (!isRecord(values)) faults.push({ is: 'shape' })
      else {
        faults.push(...this.check(this.designed[number], values))
        const others = Object.entries(values).filter(([field, one]) => canonical(one) !== canonical(this.valueOf(number, field)))
        if (others.length > 0) changed[id] = Object.fromEntries(others)
      }
    }
    if (faults.length === 0) {
      const own: OwnCards = { name: name as string, cards: changed }
      const before = laidIn(this.parts.game).own
      faults.push(...this.put(own))
      this.lay(before)
      if (faults.length === 0) return { ok: true, value: own }
    }
    return { ok: false, error: faults.slice(0, MOST_FAULTS) }
  }

  /** Lays the own cards of a setup from outside in the place of the designed ones; bad ones are not laid, and the setup will be refused. */
  bring(setup: unknown): void {
    const { own } = (setup ?? {}) as { readonly own?: unknown }
    const { own: here } = laidIn(this.parts.game)
    if (isSameOwn(own, here)) return
    const read = own === undefined ? undefined : this.read(own)
    // as it was named, so that the setup is known by it
    this.lay(read?.ok ? (own as OwnCards) : undefined)
  }

  /** Lays own cards, or the designed ones. Games that were begun before go on with other cards than they had: nobody may play one. */
  lay(own: OwnCards | undefined): void {
    const [fault] = this.put(own)
    if (fault !== undefined) throw new Error(`own cards that were not checked: ${JSON.stringify(fault)}`)
    keepLaid(this.parts.game, own)
  }

  private put(own: OwnCards | undefined): OwnFault[] {
    const faults: OwnFault[] = []
    for (const [number, card] of this.parts.cards.entries()) {
      const values = own?.cards[card.id]
      const designed = this.designed[number]
      const now = values === undefined ? designed : { ...designed, ...shaped(values, this.parts.fieldsOf(designed)), designed: false }
      const isSame = canonical(now) === canonical(card)
      for (const key of Object.keys(card)) if (!(key in now)) delete (card as unknown as Record<string, unknown>)[key]
      Object.assign(card, now)
      if (isSame) continue
      try {
        this.parts.compile(card, number)
      } catch (problem) {
        faults.push({ is: 'whole', card: card.id, problem: problem instanceof Error ? problem.message : String(problem) })
      }
    }
    return [...faults, ...(this.parts.count?.() ?? [])]
  }

  private check(card: C, values: Values): OwnFault[] {
    const fields = this.parts.fieldsOf(card)
    return Object.entries(values).flatMap(([field, value]): OwnFault[] => {
      if (!Object.hasOwn(fields, field)) return [{ is: 'field', card: card.id, field: quote(field), fields: Object.keys(fields) }]
      const wanted = fields[field]
      if (!isWanted(value, wanted)) return [{ is: 'value', card: card.id, field, wanted, found: quoteUnwanted(value, wanted) }]
      if (wanted.is !== 'trees') return []
      this.usage ??= new Usage(this.designed as unknown as Arg[], this.parts.terms)
      for (const [i, tree] of (value as unknown[]).entries()) {
        const fault = this.usage.check(tree, wanted.of, `[${i}]`)
        if (fault !== undefined) return [{ is: 'tree', card: card.id, field, ...fault }]
      }
      return []
    })
  }

  private valueOf(number: number, field: string): unknown {
    return (this.designed[number] as unknown as Values)[field]
  }

  private near(id: string): string[] {
    return [...this.numbers.keys()].filter((other) => editDistance(id.slice(0, 40), other, 4) < 4).slice(0, 3)
  }
}

type Values = Readonly<Record<string, unknown>>

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isWanted(value: unknown, wanted: Wanted): boolean {
  const isList = (of: readonly string[], from: number, to: number): boolean =>
    Array.isArray(value) && value.length >= from && value.length <= to && value.every((one) => of.includes(one as string))
  switch (wanted.is) {
    case 'number':
      return Number.isInteger(value) && (value as number) >= wanted.from && (value as number) <= wanted.to
    case 'one':
      return wanted.of.includes(value as string)
    case 'some':
      return isList(wanted.of, wanted.from, wanted.to) && new Set(value as unknown[]).size === (value as unknown[]).length
    case 'many':
      return isList(wanted.of, wanted.from, wanted.to)
    case 'name':
      return isOwnName(value)
    case 'names':
      return isOwnName(value) || isNames(value)
    case 'trees':
      return Array.isArray(value) && value.length <= 8
  }
}

/** The values as a card has them: one name for all languages becomes three. */
function shaped(values: Values, fields: Readonly<Record<string, Wanted>>): Values {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      fields[field].is === 'names' && typeof value === 'string' ? { en: value, de: value, it: value } : value,
    ]),
  )
}
