// The collection of decks as text, in the browser's storage and in files. It needs no rules: whether a deck may be played is seen later.
import type { Deck, KeptDeck } from './view.ts'

const KEY = 'catena.decks'
/** What could not be read is put aside under these names, and stays until somebody deletes it. */
const ASIDE = 'catena.decks.damaged.'
const VERSION = 1

export interface Collection {
  readonly decks: readonly KeptDeck[]
  /** Parts of the list that are no decks; they are kept and written again as they are. */
  readonly unread: readonly unknown[]
}

/** A collection that was read, or only the number of a version that is not known here. */
export interface ParsedCollection extends Collection {
  readonly newer?: number
}

/** Something in the storage that could not be read. */
export interface Damage {
  readonly key: string
  readonly text: string
}

export interface OpenedCollection extends Collection {
  readonly damage: readonly Damage[]
  /** Nothing may be written: what is damaged could not be put aside. */
  readonly locked: boolean
}

/** What of a storage is needed. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Reads an exported collection; undefined for text that is none. */
export function parseCollection(text: string): ParsedCollection | undefined {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
  if (!isObject(value) || value.catena !== 'decks') return undefined
  if (value.version !== VERSION) return { decks: [], unread: [], newer: Number(value.version) }
  if (!Array.isArray(value.decks)) return undefined
  const decks: KeptDeck[] = []
  const unread: unknown[] = []
  for (const item of value.decks as unknown[]) {
    const kept = checkKept(item)
    if (kept === undefined) unread.push(item)
    else decks.push(kept)
  }
  return { decks, unread }
}

/** Writes a collection; `parseCollection` reads it back. */
export function makeCollection({ decks, unread }: Collection): string {
  return JSON.stringify({ catena: 'decks', version: VERSION, decks: [...decks, ...unread] }, undefined, 1)
}

/** Opens the collection. What is damaged is put aside under a name of its own before anything can be written over it. */
export function openCollection(shelf: Shelf): OpenedCollection {
  const text = shelf.getItem(KEY)
  const parsed = text === null ? { decks: [], unread: [] } : parseCollection(text)
  if (parsed !== undefined && !('newer' in parsed && parsed.newer !== undefined))
    return { ...sortOut(parsed), damage: listDamage(shelf), locked: false }
  const locked = !putAside(shelf, text ?? '')
  const damage = locked ? [...listDamage(shelf), { key: KEY, text: text ?? '' }] : listDamage(shelf)
  return { decks: [], unread: [], damage, locked }
}

/** Keeps the collection. Throws when the browser keeps nothing more. */
export function keepCollection(shelf: Shelf, collection: Collection): void {
  shelf.setItem(KEY, makeCollection(collection))
}

/** Lets go of something that was put aside. */
export function dropDamage(shelf: Shelf, key: string): void {
  shelf.removeItem(key)
}

export function isStorageOfDecks(key: string | null): boolean {
  return key === null || key.startsWith(KEY)
}

/** Each deck once; others that go by the same id stay among what is kept as it is. */
function sortOut({ decks, unread }: Collection): Collection {
  const isFirst = (kept: KeptDeck, index: number) => decks.findIndex(({ id }) => id === kept.id) === index
  return { decks: decks.filter(isFirst), unread: [...unread, ...decks.filter((kept, index) => !isFirst(kept, index))] }
}

function listDamage(shelf: Shelf): Damage[] {
  const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '')
  return keys
    .filter((key) => key.startsWith(ASIDE))
    .sort()
    .map((key) => ({ key, text: shelf.getItem(key) ?? '' }))
}

/** False when there is no room for a second copy. */
function putAside(shelf: Shelf, text: string): boolean {
  const before = listDamage(shelf)
  if (before.some((known) => known.text === text)) return true
  const last = Math.max(0, ...before.map(({ key }) => Number(key.slice(ASIDE.length)) || 0))
  try {
    shelf.setItem(`${ASIDE}${last + 1}`, text)
    return true
  } catch {
    return false
  }
}

function checkKept(item: unknown): KeptDeck | undefined {
  if (!isObject(item) || typeof item.id !== 'string' || !isDeck(item.deck)) return undefined
  const { id, deck, set, legacies, seed, added } = item
  return {
    id,
    deck,
    ...(typeof set === 'string' ? { set } : {}),
    ...(Array.isArray(legacies) && legacies.every((one) => typeof one === 'string') ? { legacies: legacies as string[] } : {}),
    ...(typeof seed === 'string' ? { seed } : {}),
    added: typeof added === 'number' && Number.isFinite(added) ? added : 0,
  }
}

/** Has it the shape of a deck? That its cards are known is not asked here. */
function isDeck(value: unknown): value is Deck {
  if (!isObject(value) || typeof value.name !== 'string' || !isListOf(value.houses, (house) => typeof house === 'string')) return false
  return isListOf(value.cards, (card) => isObject(card) && typeof card.id === 'string') && value.houses.length === 3
}

function isListOf(value: unknown, is: (item: unknown) => boolean): value is unknown[] {
  return Array.isArray(value) && value.every(is)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
