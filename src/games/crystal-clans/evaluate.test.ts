import { expect, test } from 'vitest'
import { evaluate } from './evaluate.ts'
import { choose, setScene } from './scenario.ts'
import type { Scene } from './scenario.ts'

const BATTLE: Scene = {
  clans: ['blood', 'stone'],
  squads: [
    [0, 'C1', 'marauders'],
    [1, 'C1', 'workers'],
  ],
  hands: [['boar-riders'], ['workers', 'ballista']],
}

// a card is in hand before it does something, cc.battle.1
test('laying a battle card is no loss', () => {
  const p = setScene(BATTLE)
  choose(p, 'activate C1', 'battle')
  const before = evaluate(p, 0)
  choose(p, 'battle-card boar-riders')
  expect(evaluate(p, 0)).toBe(before)
})

// cc.raid.1: control of the enemy home is what a raid needs, and the attack there is what it discards
test('a squad that can raid is worth more than one that is held up, and a strong one more than a weak one', () => {
  const at = (squads: Scene['squads']) => evaluate(setScene({ clans: ['blood', 'stone'], squads, decks: [10, 10] }), 0)
  const weak = at([[0, 'H2', 'trappers', 'trappers']])
  expect(weak).toBeGreaterThan(at([[0, 'P4', 'trappers', 'trappers']]))
  // figures of nine in all, and not eight; attack of six, and not two
  const strong = at([[0, 'H2', 'marauders', 'war-drummers']])
  expect(strong - weak).toBeGreaterThan(1)
  const guarded = at([
    [0, 'H2', 'marauders', 'war-drummers'],
    [1, 'H2', 'workers'],
  ])
  // held up by figures of three
  expect(strong - guarded).toBeGreaterThan(3)
})
