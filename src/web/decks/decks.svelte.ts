// The collection as the page shows it. Every change is made on what the storage holds at that moment, so that two windows do not undo
// each other, and is shown only after it was kept.
import type { Language } from '../protocol.ts'
import { dropDamage, keepCollection, openCollection, type OpenedCollection } from './collection.ts'
import { openDesk } from './desk.ts'
import type { KeptDeck, ReadDeck, SetName, Summary } from './view.ts'
import type { DeckWords } from './words.ts'

const EMPTY: OpenedCollection = { decks: [], unread: [], damage: [], locked: false }

export type Order = keyof DeckWords['sorts']

/** What became of decks that were brought. */
export interface Taken {
  readonly added: readonly string[]
  readonly known: readonly string[]
}

class Decks {
  private opened = $state.raw<OpenedCollection>(EMPTY)
  /** The deck that is looked at, by itself or in the collection. */
  shown = $state.raw<KeptDeck | undefined>(undefined)
  /** The deck that was deleted last; it can be brought back. */
  removed = $state.raw<KeptDeck | undefined>(undefined)
  /** Why the last change could not be kept. */
  problem = $state.raw<string | undefined>(undefined)
  summaries = $state.raw<ReadonlyMap<string, Summary>>(new Map())
  /** What the list is narrowed to, and its order. */
  wanted = $state('')
  order = $state<Order>('added')
  ready = $state.raw<readonly KeptDeck[]>([])
  sets = $state.raw<readonly SetName[]>([])

  constructor() {
    this.refresh()
  }

  get kept(): readonly KeptDeck[] {
    return this.opened.decks
  }

  get unread(): readonly unknown[] {
    return this.opened.unread
  }

  get damage(): OpenedCollection['damage'] {
    return this.opened.damage
  }

  get locked(): boolean {
    return this.opened.locked
  }

  /** Reads the storage again. */
  refresh(): void {
    try {
      this.opened = openCollection(localStorage)
    } catch {
      // a browser that keeps nothing: the collection lasts as long as the page
    }
  }

  isKept(id: string): boolean {
    return this.kept.some((kept) => kept.id === id)
  }

  /** Looks up what the worker knows: the ready decks, the sets, and a summary of every deck. */
  async load(language: Language): Promise<void> {
    const desk = openDesk()
    if (this.sets.length === 0) {
      const [sets, ready] = await Promise.all([desk.ask('sets', {}), desk.ask('ready', {})])
      this.sets = sets
      this.ready = ready.map((deck) => ({ ...deck, added: 0 }))
    }
    const all = [...this.kept, ...this.ready]
    const sums = await desk.ask('sum', { decks: all, language })
    this.summaries = new Map(sums.map((sum) => [sum.id, sum]))
  }

  /** Adds decks that are not there yet; undefined when they cannot be kept. */
  add(brought: readonly (ReadDeck | KeptDeck)[]): Taken | undefined {
    const added: KeptDeck[] = []
    const known: string[] = []
    const done = this.change((before) => {
      const ids = new Set(before.map(({ id }) => id))
      for (const { id, deck, set, legacies, seed, added: at } of brought) {
        if (ids.has(id)) known.push(before.find((kept) => kept.id === id)?.deck.name ?? deck.name)
        else added.push({ id, deck, ...(set && { set }), ...(legacies && { legacies }), ...(seed && { seed }), added: at || Date.now() })
        ids.add(id)
      }
      return [...before, ...added]
    })
    return done ? { added: added.map(({ deck }) => deck.name), known } : undefined
  }

  rename(id: string, name: string): void {
    this.change((before) => before.map((kept) => (kept.id === id ? { ...kept, deck: { ...kept.deck, name: name.trim() } } : kept)))
    this.shown = this.kept.find((kept) => kept.id === id) ?? this.shown
  }

  remove(id: string): void {
    const gone = this.kept.find((kept) => kept.id === id)
    if (gone === undefined || !this.change((before) => before.filter((kept) => kept.id !== id))) return
    this.removed = gone
    this.shown = undefined
  }

  restore(): void {
    const { removed } = this
    if (removed !== undefined && this.change((before) => [...before.filter(({ id }) => id !== removed.id), removed]))
      this.removed = undefined
  }

  forgetDamage(key: string): void {
    dropDamage(localStorage, key)
    this.refresh()
  }

  private change(make: (before: readonly KeptDeck[]) => readonly KeptDeck[]): boolean {
    this.refresh()
    const { unread, damage, locked } = this.opened
    const decks = make(this.opened.decks)
    this.problem = undefined
    try {
      if (locked) throw new Error('locked')
      keepCollection(localStorage, { decks, unread })
      this.opened = { decks, unread, damage, locked }
      return true
    } catch (problem) {
      this.problem = problem instanceof Error ? problem.name : String(problem)
      return false
    }
  }
}

export const decks = new Decks()
