import { expect, test } from 'vitest'
import { faces } from '../index.ts'
import { printingsOf, SETS, setsHere } from './index.ts'

const faceOf = (id: string) => faces.find((face) => face.id === id)!

test('a card lists all its printings, the first one first, and a reprint is no second card', () => {
  expect(faceOf('anger')).toMatchObject({ set: 'cota', number: '001', rarity: 'Common' })
  const twice = faceOf('lifeward')
  expect(twice.printings.map(({ set }) => set)).toEqual(['cota', 'aoa'])
  expect(twice.printings[0]).toEqual({ set: twice.set, number: twice.number, rarity: twice.rarity, house: twice.house })
  expect(faces.filter(({ id }) => id === 'lifeward')).toHaveLength(1)
  expect(faceOf('brammo').printings).toEqual([{ set: 'aoa', number: '003', rarity: 'Common', house: 'brobnar' }])
})

test('Call of the Archons has 370 numbers without a gap; of Age of Ascension 166 reprints are here at least', () => {
  expect(printingsOf('cota').map(([number]) => number)).toEqual(Array.from({ length: 370 }, (_, i) => i + 1))
  const brought = new Set(
    setsHere()
      .find(({ slug }) => slug === 'aoa')
      ?.cards.map(({ id }) => id),
  )
  expect(printingsOf('aoa').filter(([, id]) => !brought.has(id)).length).toBeGreaterThanOrEqual(166)
})

test.each(SETS.map(({ slug }) => slug))('printings of %s stand in number order', (slug) => {
  const numbers = printingsOf(slug).map(([number]) => number)
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
})

test('every card but those of tests is printed somewhere', () => {
  expect(faces.filter(({ printings }) => printings.length === 0).map(({ id }) => id)).toEqual([])
})
