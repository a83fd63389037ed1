import { describe, expect, test } from 'vitest'
import { TAB } from './room.ts'
import { heightOf, packTabs, shorten } from './tabs.ts'

const worn = [
  'Die Lehre des Bären',
  'Die Lehre des Wolfes',
  'Die Lehre der Fee',
  'Leiser Dolch',
  'Unsichtbarkeitsring',
  'Schutz der Schwachen',
]
const textsOf = (rows: ReturnType<typeof packTabs>) => rows.map((row) => row.map(({ text }) => text))

describe('a name in little room', () => {
  test('is whole where it has room', () => {
    expect(shorten('Leiser Dolch', worn, 12)).toBe('Leiser Dolch')
  })

  test('is the first of its words that tells it from the others, and says that it goes on', () => {
    expect(worn.map((name) => shorten(name, worn, 9))).toEqual(['des Bären', 'Wolfes', 'der Fee', 'Leiser', 'Unsichtb.', 'Schutz'])
    // not half a word of the name, where there is room for the one that joins it
    expect(shorten('Die Lehre des Wolfes', worn, 10)).toBe('des Wolfes')
  })

  test('is told from each other one by as few letters as there is room for', () => {
    const short = worn.map((name) => shorten(name, worn, 4))
    expect(short).toEqual(['Bäre', 'Wolf', 'Fee', 'Leis', 'Unsi', 'Sch'])
    expect(new Set(short).size).toBe(worn.length)
  })

  test('is its initials where no word of it is its own', () => {
    const names = ['Anello Nero', 'Anello Rosso', 'Gatto Nero']
    expect(names.map((name) => shorten(name, names, 6))).toEqual(['AN', 'Rosso', 'Gatto'])
  })

  test('is the same for each of its copies', () => {
    expect(shorten('Die Lehre des Bären', ['Die Lehre des Bären', 'Die Waffe'], 9)).toBe('Lehre')
  })
})

describe('tabs', () => {
  const three = ['Leiser Dolch', 'Unsichtbarkeitsring', 'Schutz der Schwachen']

  test('are whole, in two lines if need be, as far as there is height for it', () => {
    expect(packTabs(three, worn, 75, 100).map(([{ text, lines }]) => [text, lines])).toEqual([
      ['Leiser Dolch', 1],
      ['Unsichtbarkeitsring', 2],
      ['Schutz der Schwachen', 2],
    ])
    expect(textsOf(packTabs(three, worn, 75, 62))).toEqual([['Leiser Dolch'], ['Unsichtbarkeitsring'], ['Schutz']])
  })

  test('share a row where there are more than rows: none is left out, and none is higher than the room', () => {
    expect(textsOf(packTabs(three, worn, 60, 35))).toEqual([['Leiser'], ['Unsi', 'Schu']])
    for (let count = 0; count <= 6; count++)
      for (let high = TAB; high < 120; high += 7) {
        const rows = packTabs(worn.slice(0, count), worn, 60, high)
        expect(rows.flat().length).toBe(count)
        expect(heightOf(rows)).toBeLessThanOrEqual(high)
      }
  })
})
