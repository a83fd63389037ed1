import { expect, test } from 'vitest'
import { compareChoices } from './alike.ts'

const imp = { card: 4, id: 'dust-imp', damage: 0 }
const table = (battleline: readonly object[], discard: readonly object[], play: readonly object[] = []) => ({
  seat: 0,
  seats: [{ seat: 0, battleline, discard, play }],
})
const aim = (target: number) => ({ verb: 'target', target })

test('two copies in one pile are one choice, two in different ones are not, nor two of which one has taken damage', () => {
  const twins = compareChoices(table([], [imp, { ...imp, card: 5 }]))
  expect(twins(aim(4), aim(5))).toBe(true)
  expect(twins(aim(4), { verb: 'exile', target: 5 })).toBe(false)
  expect(twins(aim(4), { verb: 'target' })).toBe(false)
  expect(compareChoices(table([], [imp], [{ ...imp, card: 5 }]))(aim(4), aim(5))).toBe(false)
  expect(compareChoices(table([], [], [imp, { ...imp, card: 5, damage: 1 }]))(aim(4), aim(5))).toBe(false)
})

test('creatures of a battleline differ by their neighbors, and minions by who blocks them', () => {
  expect(compareChoices(table([imp, { ...imp, card: 5 }], []))(aim(4), aim(5))).toBe(false)
  const play = [imp, { ...imp, card: 5 }, { card: 6, id: 'bad-smoke', blocks: 5 }]
  expect(compareChoices(table([], [], play))(aim(4), aim(5))).toBe(false)
})
