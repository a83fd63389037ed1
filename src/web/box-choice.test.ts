import { expect, test } from 'vitest'
import { DRAFTS as REAL, nightfall, SET_IDS } from '../games/nightfall/index.ts'
import { checkBoxes, DRAFTS, SETS, STARTS, startOf, toggleSet } from './box-choice.ts'
import { setupOf } from './chosen-setup.ts'

const says = { en: '', de: '', it: '' }

test('the page offers the sets and drafts of the game, and every mix of them begins', () => {
  expect([SETS, DRAFTS]).toEqual([SET_IDS, REAL])
  for (const seats of [2, 3, 4, 5])
    for (let mix = 1; mix < 8; mix++)
      for (const draft of DRAFTS) {
        const sets = SETS.filter((_, i) => (mix & (1 << i)) !== 0)
        const setup = setupOf('sets', { sets, draft, says }, seats)
        expect(nightfall.checkSetup(setup), `${seats} ${sets.join(' ')} ${draft}`).toMatchObject({
          ok: true,
          value: { seats, sets, draft },
        })
      }
  for (const [name, start] of STARTS) {
    expect(checkBoxes(start)).toEqual(start)
    expect(startOf(start)).toBe(name)
  }
  expect(startOf({ sets: ['martial-law'], draft: 'none' })).toBeUndefined()
})

test('one set at least stays chosen, and they keep their order', () => {
  expect(toggleSet(['nightfall'], 'nightfall')).toEqual(['nightfall'])
  expect(toggleSet(['blood-country'], 'nightfall')).toEqual(['nightfall', 'blood-country'])
  expect(toggleSet(['nightfall', 'blood-country'], 'nightfall')).toEqual(['blood-country'])
})

test('a kept choice that makes no sense is none', () => {
  for (const bad of [null, 7, {}, { sets: [], draft: 'none' }, { sets: ['lava'], draft: 'none' }, { sets: ['nightfall'], draft: 'open' }])
    expect(checkBoxes(bad), JSON.stringify(bad)).toBeUndefined()
  expect(checkBoxes({ sets: ['nightfall', 'nightfall'], draft: 'none' })).toBeUndefined()
  expect(setupOf('clans', undefined, 2)).toBeUndefined()
})
