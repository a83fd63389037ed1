import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../kernel/event.ts'
import type { Outcome, Setup } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import { titles } from './index.ts'
import { BARREN } from './crystal-clans/layout.ts'
import { choose, setScene } from './crystal-clans/scenario.ts'
import type { Scene } from './crystal-clans/scenario.ts'
import { BARREN_ACTIONS } from './crystal-clans/stall.ts'
import { crystalClans } from './crystal-clans/index.ts'
import { MOST_TURNS, TURN } from './keyforge/rules/index.ts'
import type { KeyforgePosition } from './keyforge/rules/index.ts'
import { table } from './keyforge/scenario/index.ts'
import { MOST_TURNS as MOST_RIFT_TURNS } from './riftblade/stall.ts'
import { SHARED, TURN as RIFT_TURN } from './riftblade/layout.ts'
import type { RiftbladePosition } from './riftblade/layout.ts'

/** Verbs by which nothing is done, in all games. */
const PASSING = ['end', 'pass', 'offer', 'stop', 'done', 'decline', 'keep', 'leave', 'noBlock', 'no-battle', 'replenish']

/** Plays a game in which everybody does as little as possible; its outcome and what was told. */
function passThrough(name: string, setup: Partial<Setup> = {}, change?: (p: Position) => void): { outcome: Outcome; events: GameEvent[] } {
  const game = titles.get(name)!.game
  const started = game.start({ ...game.defaultSetup(), ...setup } as Setup, '5eed')
  if (!started.ok) throw new Error(started.error.message)
  const p = started.value
  change?.(p)
  const events: GameEvent[] = []
  game.listen(p, (event) => events.push(event))
  const out = new Int16Array(game.maxOptions)
  for (let i = 0; i < 20_000; i++) {
    const outcome = game.outcome(p)
    if (outcome !== undefined) return { outcome, events }
    const options = Array.from(out.subarray(0, game.options(p, out)))
    game.choose(p, options.find((option) => PASSING.includes(game.describe(p, option).verb)) ?? options[0])
  }
  throw new Error(`${name} does not end when everybody passes`)
}

describe('a game in which everybody passes ends', () => {
  for (const name of titles.keys())
    test(`${name}, with shares that sum to 1 and a reason`, () => {
      const { outcome } = passThrough(name)
      expect(outcome.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      expect(outcome.reason).not.toBe('')
    })

  test('riftblade with three players and with two teams (rb.stall.1)', () => {
    for (const setup of [{ seats: 3 }, { seats: 4 }, { seats: 4, teams: true }])
      expect(passThrough('riftblade', setup as Partial<Setup>).outcome.reason).toBe('stalemate')
  })
})

describe('who wins then', () => {
  test('kf.stall.1, kf.stall.3: after 20 quiet turns more keys win, then more Æmber; equal ones share', () => {
    const keys = passThrough('keyforge', {}, (p) => ((p as KeyforgePosition).keys[1] = 1))
    expect(keys.outcome).toEqual({ shares: [0, 1], reason: 'stalemate' })
    expect(keys.events.filter(({ kind }) => kind === 'turn').length).toBeLessThanOrEqual(20)
    expect(keys.events.slice(-2).map(({ kind, rule, seat }) => [kind, rule, kind === 'win' ? seat : 0])).toEqual([
      ['stalemate', 'kf.stall.1', 0],
      ['win', 'kf.stall.3', 1],
    ])
    const amber = passThrough('keyforge', {}, (p) => ((p as KeyforgePosition).amber[0] = 2))
    expect(amber.outcome.shares).toEqual([1, 0])
    const equal = passThrough('keyforge')
    expect(equal.outcome).toEqual({ shares: [0.5, 0.5], reason: 'stalemate' })
    expect(equal.events.at(-1)?.kind).toBe('stalemate')
  })

  test('kf.stall.1: a card played or used, or a key forged, starts the count anew', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: ['krump'] }, { battleline: ['mother'] }] })
    const pass = () => {
      const own = t.decision
      if (own?.kind === 'house') t.choose({ verb: 'house', house: own.seat === 0 ? 'brobnar' : 'logos' })
      else t.choose({ verb: 'end' })
    }
    for (let i = 0; i < 30 && t.outcome === undefined; i++) pass()
    expect(t.outcome).toBeUndefined()
    while (!t.idle || t.active !== 0) pass()
    t.reap('krump')
    for (let i = 0; i < 36; i++) pass()
    expect(t.outcome).toBeUndefined()
    for (let i = 0; i < 6; i++) if (t.outcome === undefined) pass()
    expect(t.outcome).toEqual({ shares: [1, 0], reason: 'stalemate' })
  })

  test('kf.stall.2: after 1,000 turns the game ends whatever happens, so that its number never wraps', () => {
    const long = passThrough('keyforge', {}, (p) => {
      ;(p as KeyforgePosition).state[TURN] = MOST_TURNS - 1
    })
    expect(long.events.filter(({ kind }) => kind === 'turn').length).toBe(1)
    expect(long.events.at(-1)).toMatchObject({ kind: 'stalemate', rule: 'kf.stall.2' })
  })

  test('rb.stall.1, rb.stall.2, rb.stall.3: most life wins, equal life shares, and 1,000 turns are the most', () => {
    const ahead = passThrough('riftblade', {}, (p) => ((p as RiftbladePosition).life[0] -= 1))
    expect(ahead.outcome).toEqual({ shares: [0, 1], reason: 'stalemate' })
    expect(ahead.events.slice(-2).map(({ kind, rule }) => [kind, rule])).toEqual([
      ['stalemate', 'rb.stall.1'],
      ['win', 'rb.stall.3'],
    ])
    expect(passThrough('riftblade').outcome).toEqual({ shares: [0.5, 0.5], reason: 'stalemate' })
    const long = passThrough('riftblade', {}, (p) => ((p as RiftbladePosition).state[RIFT_TURN] = MOST_RIFT_TURNS - 1))
    expect(long.events.at(-1)).toMatchObject({ kind: 'stalemate', rule: 'rb.stall.2' })
    expect(SHARED).toBe(4)
  })

  describe('Crystal Clans, after 200 actions without a crystal (cc.stall.2)', () => {
    /** One replenishing is chosen when so many actions have brought nobody a crystal; what was told from then on. */
    const replenishAfter = (barren: number, scene: Partial<Scene>) => {
      const p = setScene({ clans: ['stone', 'blood'], ...scene })
      p.state[BARREN] = barren
      const events: GameEvent[] = []
      crystalClans.listen(p, (event) => events.push(event))
      choose(p, 'replenish', 'done')
      const end = events.filter(({ kind }) => kind === 'stalemate' || kind === 'end')
      return { outcome: crystalClans.outcome(p), told: end.map(({ kind, rule, seat }) => [kind, rule ?? seat]) }
    }

    test('it goes on before', () => {
      expect(replenishAfter(BARREN_ACTIONS - 1, {})).toEqual({ outcome: undefined, told: [] })
    })

    test('cc.stall.3: more crystals win, though the other side controls more zones', () => {
      const crystals = [['bare-shard'], ['ember-toll', 'dawn-well']] as const
      expect(replenishAfter(BARREN_ACTIONS, { crystals, squads: [[0, 'C1', 'workers']] })).toEqual({
        outcome: { shares: [0, 1], reason: 'stalemate' },
        told: [
          ['stalemate', 'cc.stall.2'],
          ['end', 1],
        ],
      })
    })

    test('cc.stall.3: with as many crystals more controlled zones do; a zone with squads of both is nobody’s', () => {
      const squads = [
        [0, 'C1', 'workers'],
        [0, 'C2', 'workers'],
        [1, 'C2', 'marauders'],
      ] as const
      expect(replenishAfter(BARREN_ACTIONS, { squads }).outcome).toEqual({ shares: [1, 0], reason: 'stalemate' })
      expect(replenishAfter(BARREN_ACTIONS, { squads: squads.slice(1) }).outcome).toEqual({ shares: [0.5, 0.5], reason: 'stalemate' })
    })
  })
})
