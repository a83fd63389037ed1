import { expect, test } from 'vitest'
import { keyforge } from '../index.ts'
import { table } from '../scenario/index.ts'

test('what changes a value is named with its card: armor and a keyword by neighbors and upgrades, nothing where all is printed', () => {
  const t = table({
    seats: [{ house: 'sanctum', battleline: ['bulwark', { card: 'troll', upgrades: ['protect-the-weak'] }] }, { battleline: ['krump'] }],
  })
  const [me, them] = keyforge.observe(t.position, 1).seats
  const [bulwark, troll] = me.battleline
  expect(troll).toMatchObject({ armor: 3, printedArmor: 0, power: 8, printedPower: 8 })
  expect(troll.sources).toEqual([
    { value: 'armor', id: 'bulwark', amount: 2 },
    { value: 'armor', id: 'protect-the-weak', amount: 1 },
    { value: 'taunt', id: 'protect-the-weak', amount: 1 },
  ])
  expect(bulwark.sources).toEqual([])
  expect(them.battleline[0].sources).toEqual([])
})
