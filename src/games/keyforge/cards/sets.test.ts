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

test('Call of the Archons has 370 numbers without a gap; of Age of Ascension 19 new cards and 166 reprints are here', () => {
  expect(setOfSlug('cota')?.printings?.map(([number]) => number)).toEqual(Array.from({ length: 370 }, (_, i) => i + 1))
  const aoa = setOfSlug('aoa')!
  const brought = new Set(aoa.cards?.map(({ id }) => id))
  expect([brought.size, aoa.printings?.filter(([, id]) => !brought.has(id)).length]).toEqual([19, 166])
  for (const { printings = [] } of SETS)
    expect(printings.map(([number]) => number)).toEqual(printings.map(([number]) => number).sort((a, b) => a - b))
})

test('every card but those of tests is printed somewhere', () => {
  expect(faces.filter(({ printings, id }) => printings.length === 0 && id !== 'neutral-card').map(({ id }) => id)).toEqual([])
})
