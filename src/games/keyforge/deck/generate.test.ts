import { describe, expect, test } from 'vitest'
import { extent } from '../../../../test/extent.ts'
import { Generator, seedOf } from '../../../kernel/random.ts'
import { keyforge } from '../index.ts'
import { checkDeck } from '../rules/index.ts'
import type { Deck } from '../rules/index.ts'
import { emblemOf } from './emblem.ts'
import { generateDeck } from './generate.ts'
import { identityOf } from './identity.ts'
import { makeList, readList } from './list.ts'
import { faceOfId, facesOfSet, rarityOf } from './pool.ts'
import { knownFaces, raritiesOf, SETS } from '../sets/index.ts'
import type { RarityGroup } from '../sets/index.ts'

const GAMES = extent(60, 300)
const DECKS = 2000
/** Of the deck of seed 1: another one means that the same seed makes another deck than before. */
const PINNED = '2fc49ee55cf3621830e38fffdaa967d8'

function make(seed: number): Deck {
  const made = generateDeck('cota', seedOf(seed))
  if (!made.ok) throw new Error(made.error.message)
  return made.value
}

console.log(`generated decks: seeds 0 to ${DECKS - 1}; games: seeds 0 to ${GAMES - 1}`)
const decks = Array.from({ length: DECKS }, (_, seed) => make(seed))
const count = (deck: Deck, id: string) => deck.cards.filter((card) => card.id === id).length

describe('generated decks', () => {
  test('are legal', () => {
    for (const [seed, deck] of decks.entries()) expect(checkDeck(deck), `seed ${seed}`).toBeUndefined()
  })

  test('are the same for the same seed, on every machine', () => {
    expect(make(1)).toEqual(decks[1])
    expect(identityOf(make(1))).toBe(PINNED)
    expect(new Set(decks.map(identityOf)).size).toBe(DECKS)
    expect(new Set(decks.map(({ name }) => name)).size).toBeGreaterThan(DECKS * 0.99)
  })

  test('have names of the same form', () => {
    for (const { name } of decks) expect(name).toMatch(/^\p{Lu}\p{L}+ the \p{Lu}\p{L}+, \p{Lu}\p{L}+ of \p{Lu}[\p{L} ]+$/u)
  })

  test('have commons, uncommons and rares near their weights', () => {
    const sum = { Common: 0, Uncommon: 0, Rare: 0, Special: 0 }
    for (const deck of decks) for (const { id } of deck.cards) sum[rarityOf(faceOfId(id)!)]++
    const perHouse = (n: number) => n / DECKS / 3
    console.log(`per house: ${JSON.stringify(Object.fromEntries(Object.entries(sum).map(([name, n]) => [name, perHouse(n).toFixed(2)])))}`)
    // five standard deviations of 6000 houses
    expect(Math.abs(perHouse(sum.Common) - 7.15)).toBeLessThan(0.12)
    expect(Math.abs(perHouse(sum.Uncommon) - 3.22)).toBeLessThan(0.12)
    expect(Math.abs(perHouse(sum.Rare) - 1.53)).toBeLessThan(0.12)
    expect(perHouse(sum.Special)).toBeLessThan(0.2)
  })

  test('have every house equally often, and every card of the set at some time', () => {
    for (const house of ['brobnar', 'dis', 'logos', 'mars', 'sanctum', 'shadows', 'untamed'] as const)
      expect(Math.abs(decks.filter(({ houses }) => houses.includes(house)).length / DECKS - 3 / 7), house).toBeLessThan(0.06)
    const met = new Set(decks.flatMap(({ cards }) => cards.map(({ id }) => id)))
    expect(knownFaces().filter(({ id, set }) => set === 'cota' && !met.has(id))).toEqual([])
  })

  test('have doubles and triples', () => {
    const most = decks.map(({ cards }) => Math.max(...cards.map(({ id }) => cards.filter((card) => card.id === id).length)))
    expect(most.filter((n) => n >= 2).length / DECKS).toBeGreaterThan(0.95)
    const three = most.filter((n) => n >= 3).length / DECKS
    expect(three).toBeGreaterThan(0.3)
    expect(three).toBeLessThan(0.9)
  })

  test('have a maverick in one of 25', () => {
    const mavericks = decks.filter(({ cards }) => cards.some((card) => card.house !== undefined)).length
    expect(Math.abs(mavericks / DECKS - 1 / 25)).toBeLessThan(0.02)
  })

  test('have the horsemen all together, and a traveller with each help', () => {
    let [horsemen, travellers, masters] = [0, 0, 0]
    for (const deck of decks) {
      const riders = ['pestilence', 'death', 'famine', 'war'].map((name) => count(deck, `horseman-of-${name}`))
      expect(riders).toEqual(riders[0] > 0 ? [1, 1, 1, 1] : [0, 0, 0, 0])
      expect(count(deck, 'timetraveller')).toBe(count(deck, 'help-from-future-self'))
      horsemen += riders[0]
      travellers += count(deck, 'timetraveller')
      masters += ['master-of-2', 'master-of-3'].filter((id) => count(deck, id) > 0).length
    }
    expect(Math.min(horsemen, travellers, masters)).toBeGreaterThan(20)
  })

  test('every card without a rarity of its own is in a group', () => {
    for (const { slug: set } of SETS) {
      const decks = raritiesOf(set)
      if (decks === undefined) continue
      const { groups } = decks
      const grouped = (groups as readonly RarityGroup[]).flatMap(({ cards, partners = [] }) => [...cards, ...partners])
      // an evil twin comes in place of the other, and a token creature beside the deck
      const special = facesOfSet(set).filter((face) => rarityOf(face) === 'Special' && !face.id.endsWith('-evil-twin') && !face.token)
      expect(special.filter(({ id }) => !grouped.includes(id))).toEqual([])
      for (const id of grouped) expect(faceOfId(id), id).toBeDefined()
      for (const { cards, rarity } of groups as readonly RarityGroup[]) expect(rarity ?? rarityOf(faceOfId(cards[0])!)).not.toBe('Special')
    }
  })

  test('of a set without known cards are refused', () => {
    const unknown = SETS.find(({ slug }) => raritiesOf(slug) === undefined)?.slug ?? 'y'
    for (const set of [unknown, 'x', '', '__proto__', 'constructor'])
      expect(generateDeck(set, seedOf(1))).toMatchObject({ ok: false, error: { code: 'unknown-set' } })
  })
})

test('decks of Age of Ascension: a binding with each Ortannu, key imps one by one, ambassadors of the other houses', () => {
  const imps = ['bronze-key-imp', 'silver-key-imp', 'gold-key-imp']
  const met = new Map<string, number>()
  for (let seed = 0; seed < DECKS; seed++) {
    const made = generateDeck('aoa', seedOf(seed))
    if (!made.ok) throw new Error(made.error.message)
    const deck = made.value
    if (seed < 200) expect(checkDeck(deck), `seed ${seed}`).toBeUndefined()
    expect(count(deck, 'ortannu-the-chained'), `seed ${seed}`).toBe(count(deck, 'ortannu-s-binding'))
    for (const { id, house } of deck.cards) {
      met.set(id, (met.get(id) ?? 0) + 1)
      const [of, what] = id.split('-')
      if (what === 'ambassador' && house === undefined) expect(deck.houses, `seed ${seed}`).toContain(of)
    }
  }
  expect(facesOfSet('aoa').filter(({ id }) => !met.has(id))).toEqual([])
  const each = imps.map((id) => met.get(id) ?? 0)
  // a group is as likely as one uncommon
  expect(Math.max(...each)).toBeLessThan(2 * Math.min(...each))
  const uncommon = met.get('angwish') ?? 0
  expect(Math.abs(each.reduce((sum, n) => sum + n) - uncommon)).toBeLessThan(uncommon / 3)
})

test('identity: neither name nor order matters, all else does', () => {
  const [deck] = decks
  const id = identityOf(deck)
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(identityOf({ ...deck, name: 'Other', cards: [...deck.cards].reverse() })).toBe(id)
  const [first, ...rest] = deck.cards
  expect(identityOf({ ...deck, cards: [{ ...first, bonus: ['draw'] }, ...rest] })).not.toBe(id)
  expect(identityOf({ ...deck, token: 'bumpsy' })).not.toBe(id)
  expect(identityOf({ ...deck, cards: [{ id: 'punch', house: deck.houses[0] }, ...rest] })).not.toBe(id)
})

test('emblems are paths within their square, the same for one deck and others for others', () => {
  const some = decks.slice(0, 500).map(emblemOf)
  expect(emblemOf({ ...decks[0], name: 'Other' })).toEqual(some[0])
  expect(new Set(some.map((emblem) => JSON.stringify(emblem))).size).toBe(500)
  for (const [i, { shapes }] of some.entries()) {
    expect(shapes.filter(({ tone }) => tone === 'house').map(({ house }) => house)).toEqual([...decks[i].houses].sort())
    for (const { path } of shapes) {
      expect(path).toMatch(/^(?:M[\d.]+ [\d.]+(?:L[\d.]+ [\d.]+){2,}Z)+$/)
      for (const number of path.match(/[\d.]+/g)!) expect(Number(number)).toBeLessThanOrEqual(100)
    }
  }
})

test(`${GAMES} games of random choices with generated decks come to an end`, () => {
  const options = new Int16Array(keyforge.maxOptions)
  for (let seed = 0; seed < GAMES; seed++) {
    const setup = { seats: 2, decks: [decks[seed * 2], decks[seed * 2 + 1]] } as const
    const started = keyforge.start(setup, seedOf(seed))
    if (!started.ok) throw new Error(`seed ${seed}: ${started.error.message}`)
    const p = started.value
    const random = new Generator(seedOf(seed))
    let decisions = 0
    try {
      while (keyforge.seatToDecide(p) >= 0 && decisions++ < 50_000) keyforge.apply(p, options[random.below(keyforge.options(p, options))])
    } catch (problem) {
      throw new Error(`seed ${seed}, decision ${decisions}: ${String(problem)}`)
    }
    expect(keyforge.outcome(p), `seed ${seed}`).toBeDefined()
  }
})

test('decks of Worlds Collide: brews and blasters with their creatures, plants of the other houses, anomalies in any house', () => {
  const { groups } = raritiesOf('wc')!
  const met = new Map<string, number>()
  for (let seed = 0; seed < DECKS; seed++) {
    const made = generateDeck('wc', seedOf(seed))
    if (!made.ok) throw new Error(made.error.message)
    const deck = made.value
    if (seed < 200) expect(checkDeck(deck), `seed ${seed}`).toBeUndefined()
    for (const { id, house } of deck.cards) {
      met.set(id, (met.get(id) ?? 0) + 1)
      if (id.endsWith('-plant') && house === undefined) expect(deck.houses, `seed ${seed}`).toContain(faceOfHouse(id))
      for (const { cards, partners } of groups) {
        const partner = house === undefined && partners?.[cards.indexOf(id)]
        if (partner) expect(count(deck, partner), `seed ${seed}: ${id}`).toBeGreaterThan(0)
      }
    }
    for (const [one, other] of [
      ['hyde', 'velum'],
      ['igon-the-green', 'igon-the-terrible'],
    ])
      expect(count(deck, other), `seed ${seed}`).toBe(deck.cards.filter(({ id, house }) => id === one && house === undefined).length)
  }
  expect(facesOfSet('wc').filter(({ id }) => !met.has(id))).toEqual([])
  expect(facesOfSet('anomaly').reduce((sum, { id }) => sum + (met.get(id) ?? 0), 0)).toBeGreaterThan(10)
})

const faceOfHouse = (plant: string) => plant.replace('-plant', '').replaceAll('-', '')

test('decks of Mass Mutation: mutants of two houses of the deck, cards that come together, icons where enhance puts them', () => {
  const met = new Map<string, number>()
  const houses = {
    dæmo: 'dis',
    techno: 'logos',
    sacro: 'sanctum',
    dino: 'saurian',
    umbra: 'shadows',
    xeno: 'staralliance',
    lyco: 'untamed',
  }
  let enhanced = 0
  for (let seed = 0; seed < DECKS; seed++) {
    const made = generateDeck('mm', seedOf(seed))
    if (!made.ok) throw new Error(made.error.message)
    const deck = made.value
    if (seed < 200) {
      expect(checkDeck(deck), `seed ${seed}`).toBeUndefined()
      const read = readList(makeList(deck))
      expect(read.ok && identityOf(read.value.deck), `seed ${seed}`).toBe(identityOf(deck))
    }
    const given = deck.cards.flatMap(({ id }) => faceOfId(id)!.enhance ?? [])
    // every icon has its place, and none is where there was no room for it (kf.enhance.2)
    expect(deck.cards.flatMap(({ bonus }) => bonus ?? []).sort(), `seed ${seed}`).toEqual([...given].sort())
    for (const { id, house, bonus = [] } of deck.cards) {
      met.set(id, (met.get(id) ?? 0) + 1)
      if (bonus.length > 0) enhanced++
      expect(faceOfId(id)!.bonus.length + bonus.length, `seed ${seed}: ${id}`).toBeLessThanOrEqual(5)
      const other = /-(?:alien|beast|bot|fiend|knight|saurus|thief)$/.test(id) && houses[id.split('-')[0] as keyof typeof houses]
      if (other && house === undefined) expect(deck.houses, `seed ${seed}: ${id}`).toContain(other)
    }
    for (const [one, other] of [
      ['hyde', 'velum'],
      ['scylla', 'charybdis'],
      ['z-force-agent-14', 'z-wave-emitter'],
      ['xenos-bloodshadow', 'toad'],
    ])
      expect(count(deck, other), `seed ${seed}`).toBe(deck.cards.filter(({ id, house }) => id === one && house === undefined).length)
  }
  expect(facesOfSet('mm').filter(({ id }) => !met.has(id))).toEqual([])
  expect(enhanced).toBeGreaterThan(DECKS)
})

test('a card that enhances does not take its own icons; a second copy of it may', () => {
  const own = new Set<string>()
  for (let seed = 0; seed < DECKS; seed++) {
    const made = generateDeck('mm', seedOf(seed))
    if (!made.ok) throw new Error(made.error.message)
    const givers = made.value.cards.filter(({ id }) => faceOfId(id)!.enhance !== undefined)
    if (givers.length === 1) expect(givers[0].bonus, `seed ${seed}`).toBeUndefined()
    else for (const { id, bonus } of givers) if (bonus !== undefined) own.add(id)
  }
  expect(own.size).toBeGreaterThan(0)
})

test('decks of Winds of Exchange: a token creature of a house of theirs, that of a card that names one', () => {
  const met = new Set<string>()
  const named = raritiesOf('woe')?.tokens ?? {}
  for (let seed = 0; seed < 400; seed++) {
    const made = generateDeck('woe', seedOf(seed))
    if (!made.ok) throw new Error(made.error.message)
    const deck = made.value
    const token = faceOfId(deck.token!)!
    expect([token.token, deck.houses.includes(token.house)], `seed ${seed}`).toEqual([true, true])
    expect(deck.cards.filter(({ id }) => faceOfId(id)!.token)).toEqual([])
    const wanted = deck.cards.filter(({ id, house }) => house === undefined && id in named).map(({ id }) => named[id])
    if (wanted.length > 0) expect(wanted, `seed ${seed}`).toContain(token.id)
    met.add(token.id)
    if (seed > 100) continue
    expect(checkDeck(deck), `seed ${seed}`).toBeUndefined()
    const read = readList(makeList(deck))
    expect(read.ok && identityOf(read.value.deck), `seed ${seed}`).toBe(identityOf(deck))
  }
  expect([...met].sort()).toEqual(
    facesOfSet('woe')
      .filter((face) => face.token)
      .map(({ id }) => id)
      .sort(),
  )
})

test('decks of Dark Tidings: cards that come together, and decks that are evil twins through and through', () => {
  const met = new Set<string>()
  const houses = new Set<string>()
  const twin = /-evil-twin$/
  let twins = 0
  for (let seed = 0; seed < DECKS; seed++) {
    const made = generateDeck('dt', seedOf(seed))
    if (!made.ok) throw new Error(made.error.message)
    const deck = made.value
    if (seed < 200) {
      expect(checkDeck(deck), `seed ${seed}`).toBeUndefined()
      const read = readList(makeList(deck))
      expect(read.ok && identityOf(read.value.deck), `seed ${seed}`).toBe(identityOf(deck))
    }
    for (const { id } of deck.cards) met.add(id)
    for (const house of deck.houses) houses.add(house)
    if (deck.cards.some(({ id }) => twin.test(id))) {
      twins++
      // none stands beside a card that could have been one
      expect(deck.cards.filter(({ id }) => faceOfId(`${id}-evil-twin`) !== undefined)).toEqual([])
    }
    for (const [one, other] of [
      ['dr-verokter', 'groundbreaking-discovery'],
      ['orphiel-sea-s-chosen', 'orphion-land-s-chosen'],
      ['scylla', 'charybdis'],
    ])
      expect(count(deck, other), `seed ${seed}`).toBe(deck.cards.filter(({ id, house }) => id === one && house === undefined).length)
  }
  expect(facesOfSet('dt').filter(({ id, house }) => houses.has(house) && !met.has(id))).toEqual([])
  expect(twins).toBeGreaterThan(DECKS / 40)
  expect(twins).toBeLessThan(DECKS / 10)
})
