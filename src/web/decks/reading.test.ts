import { describe, expect, test } from 'vitest'
import { defaultDecks, generateDeck, identityOf, makeList, makeMasterVault } from '../../games/keyforge/index.ts'
import { LANGUAGES } from '../protocol.ts'
import { makeCollection } from './collection.ts'
import { checkName, readText, tellText } from './reading.ts'
import type { KeptDeck } from './view.ts'

const [first, second] = defaultDecks
const kept = (deck: KeptDeck['deck'], id = identityOf(deck)): KeptDeck => ({ id, deck, added: 5 })

describe('what people bring', () => {
  test('a deck in each form is the same deck', () => {
    const made = generateDeck('cota', '7'.repeat(32))
    if (!made.ok) throw new Error(made.error.message)
    const deck = made.value
    for (const text of [JSON.stringify(deck), JSON.stringify(makeMasterVault(deck, { set: 'cota' })), makeList(deck)]) {
      const { decks, refused } = readText(text)
      expect(refused).toEqual([])
      expect(decks.map(({ id }) => id)).toEqual([identityOf(deck)])
      expect(decks[0].deck).toEqual(deck)
    }
  })

  test('several lists in one text: each is taken or refused on its own, by its name and line', () => {
    const bad = makeList(second)
      .replace(/^(Name: .*)$/m, 'Name: Bad')
      .replace(/\n([^\n:]+)\n$/, '\nPunhc\n')
    const { decks, refused } = readText(`${makeList(first)}\n${bad}\n${makeList(second)}`)
    expect(decks.map(({ deck }) => deck)).toEqual([first, second])
    const line = `${makeList(first)}\n${bad}`.split('\n').indexOf('Punhc') + 1
    expect(refused).toMatchObject([{ name: 'Bad', faults: expect.arrayContaining([expect.objectContaining({ line })]) }])
    expect(readText(JSON.stringify([first, second])).decks.map(({ deck }) => deck)).toEqual([first, second])
  })

  test('a collection: good decks are taken, bad ones are told by their name, and no id is believed', () => {
    const bad = { ...second, name: 'Bad', cards: second.cards.slice(1) }
    const { decks, refused } = readText(makeCollection({ decks: [kept(first, 'anything'), kept(bad)], unread: [{ odd: true }] }))
    expect(decks).toEqual([{ id: identityOf(first), deck: first, added: 5, skipped: [] }])
    expect(refused.map(({ name }) => name)).toEqual([undefined, 'Bad'])
    for (const { faults } of refused)
      for (const { text } of faults) expect(new Set(LANGUAGES.map((language) => text[language])).size).toBe(3)
  })

  test('a collection of a newer version is refused whole', () => {
    const { decks, refused } = readText('{"catena":"decks","version":9,"decks":[]}')
    expect(decks).toEqual([])
    expect(refused[0].faults[0].text.en).toContain('version 9')
  })

  test('a name is checked before it is given', () => {
    expect(checkName('Maren the Salty')).toBeUndefined()
    for (const name of ['', ' ', '<b>x</b>', 'a\u202eb', 'x'.repeat(201)]) expect(checkName(name)?.text.de).toMatch(/Name/)
  })

  test('what is quoted stays short', () => {
    expect(tellText('badSeed', 'x'.repeat(1000)).text.it.length).toBeLessThan(150)
  })
})
