import { describe, expect, test } from 'vitest'
import { Generator, seedOf } from '../../../kernel/random.ts'
import type { Deck } from '../rules/index.ts'
import { generateDeck } from './generate.ts'
import { oddsByTurn, oddsOfDrawing, seenByTurn } from './odds.ts'
import { faceOfId } from './pool.ts'
import { statisticsOf } from './statistics.ts'

describe('statistics', () => {
  test('count what is in a deck, and their parts come to the whole', () => {
    for (let seed = 0; seed < 50; seed++) {
      const made = generateDeck('cota', seedOf(seed))
      if (!made.ok) throw new Error(made.error.message)
      const s = statisticsOf(made.value)
      const sum = (counts: object) => (Object.values(counts) as number[]).reduce((a, b) => a + b, 0)
      expect([s.cards, sum(s.types), sum(s.rarities), sum(s.powers)], `seed ${seed}`).toEqual([36, 36, 36, s.types.creature])
      expect(s.powers.reduce((total, n, power) => total + n * power, 0)).toBe(s.power)
      for (const key of ['cards', 'power', 'armor'] as const) expect(s.houses.reduce((total, house) => total + house[key], 0)).toBe(s[key])
      expect(s.icons.amber).toBe(made.value.cards.flatMap(({ id }) => faceOfId(id)!.bonus).filter((icon) => icon === 'amber').length)
      expect(s.houses.map(({ cards }) => cards)).toEqual([12, 12, 12])
    }
  })

  test('tell copies, mavericks, enhanced cards and keywords', () => {
    const deck: Deck = {
      name: 'x',
      houses: ['dis', 'brobnar', 'shadows'],
      cards: [
        ...new Array(12).fill({ id: 'punch' }),
        ...new Array(11).fill({ id: 'fear' }),
        { id: 'umbra', house: 'dis', bonus: ['draw', 'amber'] },
        ...new Array(12).fill({ id: 'umbra' }),
      ],
    }
    const s = statisticsOf(deck)
    expect(s.houses.map(({ house }) => house)).toEqual(['brobnar', 'dis', 'shadows'])
    expect(s.copies).toEqual([
      { id: 'umbra', count: 13 },
      { id: 'punch', count: 12 },
      { id: 'fear', count: 11 },
    ])
    expect([s.mavericks.length, s.enhanced, s.icons.draw, s.keywords]).toEqual([1, 1, 1, { skirmish: 13 }])
    expect(() => statisticsOf({ ...deck, cards: [{ id: 'nobody' }] })).toThrow('there is no card "nobody"')
  })
})

describe('odds', () => {
  test('are those of the hypergeometric distribution', () => {
    expect(oddsOfDrawing(1, { cards: 36, copies: 1, seen: 6 })).toBeCloseTo(1 / 6, 12)
    expect(oddsOfDrawing(1, { cards: 52, copies: 4, seen: 5 })).toBeCloseTo(0.341158, 6)
    expect(oddsOfDrawing(0, { cards: 36, copies: 3, seen: 7 })).toBeCloseTo(1, 12)
    expect(oddsOfDrawing(4, { cards: 36, copies: 3, seen: 36 })).toBe(0)
    expect(oddsOfDrawing(3, { cards: 36, copies: 3, seen: 36 })).toBe(1)
  })

  test('agree with shuffled decks', () => {
    const seed = 11
    console.log(`shuffled decks: seed ${seed}`)
    const random = new Generator(seedOf(seed))
    let hits = 0
    for (let i = 0; i < 20_000; i++) {
      const cards = Array.from({ length: 36 }, (_, n) => n)
      let found = 0
      for (let n = 0; n < 12; n++) if (cards.splice(random.below(cards.length), 1)[0] < 3) found++
      if (found >= 2) hits++
    }
    expect(Math.abs(hits / 20_000 - oddsOfDrawing(2, { cards: 36, copies: 3, seen: 12 }))).toBeLessThan(0.015)
  })

  test('start with seven or six cards and grow with the turns (kf.setup.7, kf.firstturn.1)', () => {
    expect([1, 2, 3].map((turn) => seenByTurn(turn, { first: true, drawn: 3 }))).toEqual([7, 7, 10])
    expect([1, 2, 3].map((turn) => seenByTurn(turn, { first: false, drawn: 3 }))).toEqual([6, 9, 12])
    const odds = oddsByTurn(1, 2, 40, { first: false })
    expect(odds.every((odd, i) => i === 0 || odd >= odds[i - 1])).toBe(true)
    expect(odds[39]).toBe(1)
  })

  test('refuse what is no number of cards', () => {
    expect(() => oddsOfDrawing(1, { cards: 36, copies: 40, seen: 6 })).toThrow('36 cards')
    expect(() => oddsOfDrawing(-1, { cards: 36, copies: 1, seen: 6 })).toThrow('wanted')
    expect(() => seenByTurn(0, { first: true })).toThrow('count from 1')
  })
})
