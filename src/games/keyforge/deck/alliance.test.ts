import { expect, test } from 'vitest'
import { seedOf } from '../../../kernel/random.ts'
import { keyforge } from '../index.ts'
import { checkDeck } from '../rules/index.ts'
import { ally, setsOfDeck } from './alliance.ts'
import type { Pod } from './alliance.ts'
import { houseOfCard } from './check.ts'
import { defaultDecks } from './default.ts'
import { generateDeck } from './generate.ts'

type Brought = Pod['deck']

function make(set: string, seed: number): Brought {
  const made = generateDeck(set, seedOf(seed))
  if (!made.ok) throw new Error(made.error.message)
  return { deck: made.value, set }
}

/** Three pods of different houses, of three decks of the set. */
function podsOf(set: string, told = true): Pod[] {
  const pods: Pod[] = []
  for (let seed = 1; pods.length < 3; seed++) {
    const { deck } = make(set, seed)
    const house = deck.houses.find((one) => pods.every((pod) => pod.house !== one))
    if (house !== undefined) pods.push({ deck: { deck, ...(told && { set }) }, house })
  }
  return pods
}

function made(pods: readonly Pod[], wishes = {}) {
  const read = ally(pods, wishes)
  if (!read.ok) throw new Error(read.error.map(({ message }) => message).join('\n'))
  return read.value
}

function refused(pods: readonly Pod[], wishes = {}): string[] {
  const read = ally(pods, wishes)
  if (read.ok) throw new Error('the alliance was made')
  return read.error.map(({ message }) => message)
}

test.each(['cota', 'aoa', 'wc', 'mm', 'dt', 'woe'])(
  '%s: an alliance has every card of its pods, with icons and mavericks, and may be played (kf.alliance.2)',
  (set) => {
    const pods = podsOf(set)
    const { deck, set: of } = made(pods)
    expect(of).toBe(set)
    expect(checkDeck(deck)).toBeUndefined()
    expect(deck.houses).toEqual(pods.map(({ house }) => house))
    for (const { deck: from, house } of pods)
      expect(deck.cards.filter((card) => houseOfCard(card) === house)).toEqual(
        from.deck.cards.filter((card) => houseOfCard(card) === house),
      )
    expect(keyforge.start({ seats: 2, decks: [deck, defaultDecks[0]] }, seedOf(1)).ok).toBe(true)
  },
)

test('decks of several sets make no alliance; a deck that does not say its set is of those that print all its cards (kf.alliance.1)', () => {
  const [a, b] = podsOf('cota')
  const other = make('woe', 3)
  const house = other.deck.houses.find((one) => one !== a.house && one !== b.house)!
  const [fault, ...more] = refused([a, b, { deck: other, house }])
  expect(more).toEqual([])
  expect(fault).toMatch(/one set.*Call of the Archons.*Winds of Exchange/)
  const [unsaid] = refused([a, b, { deck: { deck: other.deck }, house }])
  expect(unsaid).toBe(fault)
  const untold = podsOf('mm', false)
  expect(untold.map(({ deck }) => setsOfDeck(deck))).toEqual([['mm'], ['mm'], ['mm']])
  expect(made(untold).set).toBe('mm')
})

test('cards of two sets in one deck are of no set, unless they are legacies (kf.legacy.1)', () => {
  const { deck } = make('woe', 1)
  const mixed = { ...deck, cards: [{ id: 'anger', house: deck.houses[0] }, ...deck.cards.slice(1)] }
  expect(setsOfDeck({ deck: mixed })).toEqual([])
  expect(setsOfDeck({ deck: mixed, legacies: ['anger'] })).toEqual(['woe'])
  const [pod, ...others] = podsOf('woe')
  expect(refused([{ ...pod, deck: { deck: mixed } }, ...others]).join()).toMatch(/no set has all cards of/)
})

test('three pods, of different houses, each of a house of its deck; all that is wrong is told (kf.alliance.1)', () => {
  const [a, b, c] = podsOf('cota')
  expect(refused([a, b])).toEqual([expect.stringContaining('three pods, not 2')])
  expect(refused([a, b, a])).toEqual([expect.stringContaining('different houses')])
  expect(refused([a, b, { ...c, house: 'ekwidon' }])).toEqual([expect.stringMatching(/has no house Ekwidon; its houses are/)])
  expect(refused([a, a], { name: '<b>' })).toHaveLength(3)
})

test('two pods may be of one deck, three are that deck and no alliance (kf.alliance.1)', () => {
  const deck = make('cota', 1)
  const [x, y, z] = deck.deck.houses
  const two = [
    { deck, house: x },
    { deck, house: y },
  ]
  const other = podsOf('cota').find((pod) => pod.house !== x && pod.house !== y && pod.deck.deck.name !== deck.deck.name)!
  expect(made([...two, other]).deck.cards.slice(0, 24)).toEqual(deck.deck.cards.filter((card) => [x, y].includes(houseOfCard(card))))
  // the same deck, brought twice
  expect(refused([...two, { deck: make('cota', 1), house: z }])).toEqual([expect.stringContaining('take at least one from another deck')])
})

test('the token creature is that of one of the decks, the first unless another one is named (kf.alliance.3)', () => {
  const pods = podsOf('woe')
  const tokens = pods.map(({ deck }) => deck.deck.token!)
  expect(made(pods).deck.token).toBe(tokens[0])
  for (const token of tokens) expect(made(pods, { token }).deck.token).toBe(token)
  expect(refused(pods, { token: 'punch' })).toEqual([expect.stringMatching(/"punch" lies beside none of the decks; choose one of/)])
  expect(refused(podsOf('cota'), { token: 'punch' })).toEqual([expect.stringMatching(/no token creature/)])
  expect(made(podsOf('cota')).deck).not.toHaveProperty('token')
})

test('an alliance is named after its decks, or as wished', () => {
  const pods = podsOf('dt')
  expect(made(pods).deck.name).toBe(pods.map(({ deck }) => deck.deck.name).join(' + '))
  expect(made(pods, { name: ' Three of a Kind ' }).deck.name).toBe('Three of a Kind')
})
