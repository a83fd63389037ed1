import { expect, test } from 'vitest'
import { CLANS as REAL, crystalClans } from '../games/crystal-clans/index.ts'
import { CLANS, checkPairing, drawSetup, freeOther } from './clan-choice.ts'

test('the page offers the clans of the game', () => {
  expect([...CLANS].sort()).toEqual([...REAL].sort())
})

// cc.setup.5
test('whatever is chosen or drawn, two different clans play, and the chosen one is kept', () => {
  for (const mine of [...CLANS, 'random'] as const) {
    for (const theirs of [...CLANS, 'random'] as const) {
      if (mine === theirs && mine !== 'random') continue
      const drawn = new Set<string>()
      for (let dice = 0; dice < 6; dice++) {
        const setup = drawSetup({ mine, theirs, mulligan: dice % 2 === 0 }, (count) => dice % count)
        expect(crystalClans.checkSetup(setup), setup.clans.join(' ')).toMatchObject({ ok: true, value: { mulligan: dice % 2 === 0 } })
        if (mine !== 'random') expect(setup.clans[0]).toBe(mine)
        if (theirs !== 'random') expect(setup.clans[1]).toBe(theirs)
        drawn.add(setup.clans.join(' '))
      }
      expect(drawn.size).toBe(mine === 'random' ? (theirs === 'random' ? 6 : 5) : theirs === 'random' ? 5 : 1)
    }
  }
})

test('cc.setup.6: the handicap that was chosen is part of the setup, and nothing is said of it else', () => {
  const choice = { mine: 'stone', theirs: 'blood', mulligan: false } as const
  expect(crystalClans.checkSetup(drawSetup({ ...choice, handicap: true }, () => 0))).toMatchObject({ ok: true, value: { handicap: true } })
  for (const handicap of [undefined, false])
    expect(drawSetup({ ...choice, ...(handicap === undefined ? {} : { handicap }) }, () => 0)).not.toHaveProperty('handicap')
  const says = { en: '', de: '', it: '' }
  // what was kept before there was a handicap
  expect(checkPairing({ ...choice, says })).toMatchObject({ handicap: false })
  expect(checkPairing({ ...choice, handicap: 1, says })).toBeUndefined()
})

test('who takes the clan of the other leaves chance to find another', () => {
  expect([freeOther('stone', 'stone'), freeOther('stone', 'blood'), freeOther('random', 'random')]).toEqual(['random', 'blood', 'random'])
})

test('a kept choice that makes no sense is none', () => {
  const says = { en: '', de: '', it: '' }
  expect(checkPairing({ mine: 'water', theirs: 'random', mulligan: true, says })).toBeDefined()
  for (const bad of [
    null,
    7,
    {},
    { mine: 'lava', theirs: 'stone', mulligan: true, says },
    { mine: 'stone', theirs: 'stone', mulligan: true, says },
  ]) {
    expect(checkPairing(bad)).toBeUndefined()
  }
})
