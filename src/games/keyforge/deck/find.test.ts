import { beforeAll, expect, test } from 'vitest'
import { bringLanguage, faces, findCards, rarityOf } from '../index.ts'

beforeAll(async () => {
  await Promise.all([bringLanguage('en'), bringLanguage('de'), bringLanguage('it')])
})

const ids = (wishes: Parameters<typeof findCards>[0], language: 'en' | 'de' | 'it' = 'en') =>
  findCards(wishes, language).map(({ id }) => id)

test('without a wish every card is found once, and a gigantic creature by its first half', () => {
  const all = ids({})
  expect(new Set(all).size).toBe(all.length)
  const gone = faces.map(({ id }) => id).filter((id) => !all.includes(id))
  expect(gone.length).toBeGreaterThan(0)
  for (const id of gone) expect(all).toContain(id.replace(/2$/, ''))
})

test('set, house and rarity are those of one printing', () => {
  const twice = faces.find(({ printings: [one, other] }) => other !== undefined && rarityOf(one) !== rarityOf(other))!
  const [first, second] = twice.printings
  expect(ids({ set: first.set, rarity: rarityOf(first) })).toContain(twice.id)
  expect(ids({ set: second.set, rarity: rarityOf(second) })).toContain(twice.id)
  expect(ids({ set: first.set, rarity: rarityOf(second) })).not.toContain(twice.id)
})

test('a keyword is one that is printed; enhance is a keyword too', () => {
  expect(ids({ keyword: 'taunt', type: 'creature' })).toContain('champion-anaphiel')
  for (const face of findCards({ keyword: 'enhance' }, 'en')) expect(face.enhance).toBeDefined()
  expect(ids({ keyword: 'enhance', set: 'cota' })).toEqual([])
})

test('words are looked for in name, traits and text of the reader’s language, without accents and in any order', () => {
  expect(ids({ words: 'PUNCH' })).toContain('punch')
  expect(ids({ words: 'damage deal creature', house: 'brobnar', type: 'action' })).toContain('punch')
  expect(ids({ words: 'füge schaden', house: 'brobnar' }, 'de')).toContain('punch')
  expect(ids({ words: 'fuge schaden', house: 'brobnar' }, 'de')).toContain('punch')
  expect(ids({ words: 'füge schaden', house: 'brobnar' }, 'en')).not.toContain('punch')
  expect(ids({ words: 'xyzzy' })).toEqual([])
  // on a keyboard without ä, ß and æ
  expect(ids({ words: 'fuege schaden', house: 'brobnar' }, 'de')).toContain('punch')
  expect(ids({ words: 'grosse' }, 'de')).toEqual(ids({ words: 'große' }, 'de'))
  expect(ids({ words: 'staerke' }, 'de')).toEqual(ids({ words: 'stärke' }, 'de'))
  for (const words of ['maelstrom', 'malstrom', 'Mælstrom']) expect(ids({ words })).toEqual(['mælstrom'])
  expect(ids({ words: 'steal 1 aember' })).toEqual(ids({ words: 'steal 1 Æmber' }))
})

test('a reader of another language finds a card by its English name too', () => {
  expect(ids({ words: 'bumpsy' }, 'de')).toContain('bumpsy')
})
