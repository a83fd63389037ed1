import { beforeEach, describe, expect, test } from 'vitest'
import { defaultDecks, identityOf } from '../../games/keyforge/index.ts'
import { dropDamage, keepCollection, makeCollection, openCollection, parseCollection, type Shelf } from './collection.ts'
import type { KeptDeck } from './view.ts'

const KEY = 'catena.decks'

/** A storage with room for so many characters. */
class Memory implements Shelf {
  readonly texts = new Map<string, string>()
  room = Number.POSITIVE_INFINITY

  get length(): number {
    return this.texts.size
  }

  key(index: number): string | null {
    return [...this.texts.keys()][index] ?? null
  }

  getItem(key: string): string | null {
    return this.texts.get(key) ?? null
  }

  setItem(key: string, text: string): void {
    const others = [...this.texts].reduce((sum, [name, { length }]) => sum + (name === key ? 0 : length), 0)
    if (others + text.length > this.room) throw new Error('full')
    this.texts.set(key, text)
  }

  removeItem(key: string): void {
    this.texts.delete(key)
  }
}

const decks: KeptDeck[] = defaultDecks.map((deck, index) => ({
  id: identityOf(deck),
  deck,
  set: 'cota',
  legacies: ['punch'],
  seed: '7',
  added: index + 1,
}))
let shelf: Memory

beforeEach(() => {
  shelf = new Memory()
})

describe('a collection', () => {
  test('is empty where nothing is kept', () => {
    expect(openCollection(shelf)).toEqual({ decks: [], unread: [], damage: [], locked: false })
  })

  test('is read as it was kept, and as it was exported', () => {
    keepCollection(shelf, { decks, unread: [] })
    expect(openCollection(shelf)).toEqual({ decks, unread: [], damage: [], locked: false })
    expect(parseCollection(makeCollection({ decks, unread: [] }))).toEqual({ decks, unread: [] })
    expect(parseCollection(`\uFEFF${makeCollection({ decks, unread: [] })}`)).toEqual({ decks, unread: [] })
  })

  test('other text is no collection', () => {
    for (const text of ['', 'Name: x', '[]', '{}', '{"catena":"decks","version":1}', '{"data":{}}', 'null'])
      expect(parseCollection(text)).toBeUndefined()
  })

  test('entries that are no decks, or decks again, are kept as they are', () => {
    const odd = [{ id: 'x' }, 7, { id: 'y', deck: { name: 'n', houses: ['dis'], cards: [] } }, { ...decks[0], added: 99 }]
    shelf.setItem(KEY, makeCollection({ decks, unread: odd }))
    const opened = openCollection(shelf)
    expect(opened.decks).toEqual(decks)
    expect(opened.unread).toEqual(odd)
    keepCollection(shelf, { decks: [...decks].reverse(), unread: opened.unread })
    expect(openCollection(shelf)).toMatchObject({ decks: [...decks].reverse(), unread: odd })
  })
})

describe('what cannot be read', () => {
  test.each(['{"catena":"decks","version":1,"decks":[{"id', 'rubbish', '', '{"catena":"decks","version":2,"decks":[]}'])(
    '%j is put aside before anything is written',
    (text) => {
      shelf.setItem(KEY, text)
      const opened = openCollection(shelf)
      expect(opened).toEqual({ decks: [], unread: [], damage: [{ key: `${KEY}.damaged.1`, text }], locked: false })
      // opened again it is not put aside again
      expect(openCollection(shelf).damage).toHaveLength(1)
      keepCollection(shelf, { decks, unread: [] })
      expect(openCollection(shelf)).toEqual({ decks, unread: [], damage: [{ key: `${KEY}.damaged.1`, text }], locked: false })
      expect(shelf.getItem(`${KEY}.damaged.1`)).toBe(text)
    },
  )

  test('twice is put aside twice, and goes only when it is dropped', () => {
    shelf.setItem(KEY, 'first')
    openCollection(shelf)
    shelf.setItem(KEY, 'second')
    expect(openCollection(shelf).damage.map(({ text }) => text)).toEqual(['first', 'second'])
    keepCollection(shelf, { decks, unread: [] })
    dropDamage(shelf, `${KEY}.damaged.1`)
    expect(openCollection(shelf).damage.map(({ text }) => text)).toEqual(['second'])
  })

  test('locks the collection when there is no room beside it', () => {
    shelf.setItem(KEY, 'rubbish')
    shelf.room = 10
    expect(openCollection(shelf)).toEqual({ decks: [], unread: [], damage: [{ key: KEY, text: 'rubbish' }], locked: true })
    expect(shelf.getItem(KEY)).toBe('rubbish')
    dropDamage(shelf, KEY)
    expect(openCollection(shelf)).toEqual({ decks: [], unread: [], damage: [], locked: false })
  })
})
