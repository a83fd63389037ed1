import { describe, expect, test } from 'vitest'
import { Generator, seedOf } from '../../src/kernel/random.ts'
import { loadCards } from '../../src/games/keyforge/sets/index.ts'
import { keyforge } from '../../src/games/keyforge/index.ts'
import {
  CARD_COUNT,
  CARDS,
  definitionById,
  IN_PLAY,
  LINE,
  MOST,
  NESTED,
  NESTING,
  UNCHECKED,
  zoneOf,
} from '../../src/games/keyforge/rules/index.ts'
import { NEUTRAL, table } from '../../src/games/keyforge/scenario/table.ts'
import type { Table } from '../../src/games/keyforge/scenario/table.ts'
import {
  Action,
  Artifact,
  Creature,
  a,
  action,
  addPower,
  afterFight,
  brobnar,
  creature,
  destroy,
  destroyed,
  each,
  eachPlayerDoes,
  enemy,
  fightWith,
  friendly,
  gain,
  it,
  makeToken,
  neighborsOf,
  other,
  play,
  playCard,
  ready,
  self,
  skirmish,
  takeControl,
  top,
  you,
} from '../../src/games/keyforge/words/index.ts'

/** What the rules let go on and on, up to the limits that docs/rules sets. */

const TITLES = Array.from({ length: 14 }, (_, i) => `limit-play-${i + 1}`)
/** Many names, so that the rule of six (kf.six.1) is not what ends it. */
const BRAWLERS = Array.from({ length: 12 }, (_, i) => `limit-brawler-${i + 1}`)
if (!definitionById.has('limit-chain')) {
  loadCards([
    Creature('limit-chain', 'Chain', brobnar, { power: 3 }, destroyed(destroy(neighborsOf(self)), gain(1))),
    Creature('limit-wall', 'Wall', brobnar, { power: 30_000 }),
    Creature('limit-token', 'Token', brobnar, { power: 1 }),
    Action('limit-tokens', 'Tokens', brobnar, {}, play(eachPlayerDoes(makeToken(36)))),
    Action('limit-doom', 'Doom', brobnar, {}, play(destroy(each(creature)))),
    Action('limit-wipe', 'Wipe', brobnar, {}, play(destroy(a(creature)))),
    Artifact('limit-banner', 'Banner', brobnar, {}, action(takeControl(each(enemy(creature))))),
    Artifact('limit-forge', 'Forge', brobnar, {}, action(addPower(3, a(creature)))),
    ...BRAWLERS.map((id) =>
      Creature(id, id, brobnar, { power: 9, keywords: [skirmish] }, afterFight(ready(a(other(friendly(creature)))), fightWith(it))),
    ),
    ...TITLES.map((id) => Action(id, id, brobnar, {}, play(playCard(top(you)), gain(1)))),
  ])
}

/** Answers whatever is asked by chance until the active player is in the main step again; the deepest nesting on the way. */
function settle(t: Table, seed: number, stop = 5000): number {
  const random = new Generator(seedOf(seed))
  const out = new Int16Array(keyforge.maxOptions)
  let deepest = 0
  for (let i = 0; i < stop && !t.idle && t.outcome === undefined; i++) {
    keyforge.choose(t.position, out[random.below(keyforge.options(t.position, out))])
    deepest = Math.max(deepest, t.position.state[NESTED])
  }
  expect(t.idle).toBe(true)
  expect(t.position.state[NESTED]).toBe(0)
  return deepest
}

describe('abilities in abilities', () => {
  test('three replicators and more come to an end, whatever is chosen (kf.nesting.1)', () => {
    let deepest = 0
    for (let seed = 1; seed <= 30; seed++) {
      const t = table({
        seats: [
          { house: 'logos', battleline: ['replicator', 'replicator', 'replicator', 'dextre'] },
          { battleline: ['replicator', 'replicator'] },
        ],
      })
      t.reap({ card: 'replicator', copy: 1 })
      deepest = Math.max(deepest, settle(t, seed))
      expect(t.seat(0).amber).toBe(1)
    }
    expect(deepest).toBe(NESTING)
  })

  test('a card played by a card that was played by a card …: the ninth stays where it is (kf.nesting.1)', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: [TITLES[0]], deck: TITLES.slice(1) }, {}] })
    t.play(TITLES[0])
    expect([t.seat(0).discard.length, t.seat(0).deck.length, t.seat(0).amber]).toEqual([NESTING, TITLES.length - NESTING, NESTING])
  })

  test('fights out of fights end (kf.nesting.1)', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: BRAWLERS }, { battleline: ['limit-wall'] }] })
    t.choose({ verb: 'fight', card: BRAWLERS[0] })
    expect(settle(t, 1)).toBe(NESTING)
    // the fight of the main step, and one out of every window but the last, in which no other may begin
    expect(t.card('limit-wall').damage).toBe(9 * NESTING)
  })

  test('forty creatures that take each other along all leave, and each ability resolves (kf.nesting.2)', () => {
    const line = Array.from({ length: 40 }, () => 'limit-chain')
    const t = table({
      seats: [
        { house: 'brobnar', hand: ['limit-wipe'], deck: [] },
        { battleline: line, deck: [] },
      ],
    })
    t.play('limit-wipe')
    settle(t, 3)
    expect(t.seat(1).battleline).toEqual([])
    expect([t.seat(1).discard.length, t.seat(1).amber]).toEqual([40, 40])
  })
})

describe('capacities', () => {
  const manyTokens = () => {
    const neutral = (n: number) => Array.from({ length: n }, () => NEUTRAL)
    const t = table({
      seats: [
        { house: 'brobnar', token: 'limit-token', hand: ['limit-tokens'], artifacts: ['limit-banner'], deck: neutral(34) },
        { token: 'limit-token', deck: neutral(36) },
      ],
    })
    t.play('limit-tokens')
    settle(t, 1)
    return t
  }

  test('every card of both decks may lie under a token creature (kf.token.1), and they may all stand in one line', () => {
    const t = manyTokens()
    expect([t.seat(0).battleline.length, t.seat(1).battleline.length, t.position.state[CARD_COUNT]]).toEqual([34, 36, 142])
    t.choose({ verb: 'action', card: 'limit-banner' })
    settle(t, 2)
    expect(t.position.zones.length[zoneOf(LINE, 0)]).toBe(70)
    expect(keyforge.invariant(t.position)).toMatch(/cards$/)
    const blank = keyforge.blank()
    for (const seat of [0, 1]) {
      keyforge.copy(blank, t.position)
      keyforge.determinize(blank, seat, new Generator(seedOf(1)))
      expect(JSON.stringify(keyforge.observe(blank, seat)) === JSON.stringify(keyforge.observe(t.position, seat))).toBe(true)
    }
  })

  test('three cards that watch while 69 creatures are destroyed at once are all heard', () => {
    const neutral = (n: number) => Array.from({ length: n }, () => NEUTRAL)
    const t = table({
      seats: [
        {
          ...{ house: 'brobnar', token: 'limit-token', hand: ['limit-tokens', 'limit-doom'], deck: neutral(33) },
          artifacts: ['soul-snatcher', 'soul-snatcher', 'soul-snatcher'],
        },
        { token: 'limit-token', deck: neutral(36) },
      ],
    })
    t.play('limit-tokens')
    settle(t, 1)
    t.play('limit-doom')
    settle(t, 1)
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([[], []])
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([3 * 33, 3 * 36])
  })

  test('with 70 creatures of one side in play every use of them is offered, and the turn goes on', () => {
    const t = manyTokens()
    t.choose({ verb: 'action', card: 'limit-banner' })
    settle(t, 2)
    t.position.exhausted.fill(0)
    const out = new Int16Array(keyforge.maxOptions)
    expect(keyforge.options(t.position, out)).toBe(1 + 70 + 1)
    expect(keyforge.maxOptions).toBeGreaterThan(2 * IN_PLAY + 4 * CARDS)
  })
})

describe('counters (kf.stall.4)', () => {
  test('a creature with 125 power counters gets three more', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: ['limit-chain'], artifacts: ['limit-forge'] }, {}] })
    t.position.powerCounters[0] = 125
    t.choose({ verb: 'action', card: 'limit-forge' }).target('limit-chain')
    expect(t.card('limit-chain')).toMatchObject({ power: 131 })
  })

  test('counters stop at 32,000 and never turn round', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: ['limit-chain'], artifacts: ['limit-forge'] }, {}] })
    const p = t.position
    p.powerCounters[0] = MOST - 1
    t.choose({ verb: 'action', card: 'limit-forge' }).target('limit-chain')
    expect(p.powerCounters[0]).toBe(MOST)
    p.amber[0] = MOST
    p.uses.fill(MOST)
    p.state[UNCHECKED] = 1
    t.position.exhausted.fill(0)
    t.position.state.fill(0, 22, 23)
    t.choose({ verb: 'reap' })
    expect([p.amber[0], p.uses[0]]).toEqual([MOST, MOST])
  })
})
