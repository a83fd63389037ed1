import { expect, test } from 'vitest'
import { faces } from '../index.ts'
import { SETS, setOfSlug } from './index.ts'

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
  expect(setOfSlug('cota')?.printings?.map(([number]) => number)).toEqual(Array.from({ length: 370 }, (_, i) => i + 1))
  const aoa = setOfSlug('aoa')!
  const brought = new Set(aoa.cards?.map(({ id }) => id))
  expect(aoa.printings?.filter(([, id]) => !brought.has(id)).length).toBeGreaterThanOrEqual(166)
})

test.each(SETS.map(({ slug, printings = [] }) => [slug, printings] as const))('printings of %s stand in number order', (_, printings) => {
  const numbers = printings.map(([number]) => number)
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
})

test('every card but those of tests is printed somewhere', () => {
  expect(faces.filter(({ printings, id }) => printings.length === 0 && id !== 'neutral-card').map(({ id }) => id)).toEqual([])
})
