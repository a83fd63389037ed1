import { describe, expect, test } from 'vitest'
import { Generator, roll, seedOf, seedPosition } from '../../kernel/random.ts'
import { die, riftblade } from './index.ts'
import { ACTIVE, CHAIN, RiftbladePosition } from './layout.ts'
import { Table } from './scenario.ts'

const SEED = seedOf(22)
const duel = () => new Table({ seats: 2 }, SEED)
const free = () => new Table({ seats: 3 }, SEED)
const pairs = () => new Table({ seats: 4, teams: true }, SEED)
const sum = (stones: Record<string, number>) => Object.values(stones).reduce((a, b) => a + b, 0)
const asks = (t: Table) => [t.toDecide, riftblade.decision(t.p)?.rule]

console.log(`riftblade tests of the turn use seed ${SEED}`)

describe('aim and start', () => {
  test('rb.overview.1, rb.overview.2: one pool for all; a spell is bought for the own deck, or used once and lost', () => {
    const t = duel().set('row', ['void-snap', 'ash-covenant']).set('deck', []).set('discard', []).set('hand', []).mana(0, 2)
    expect(riftblade.observe(t.p, 0).row).toEqual(riftblade.observe(t.p, 1).row)
    t.choose('buy void-snap', 'trigger ash-covenant row')
    expect([t.cards('discard'), t.cards('void'), t.p.life[1]]).toEqual([['void-snap'], ['ash-covenant'], 39])
    t.choose('end')
    expect(t.cards('hand')).toEqual(['void-snap'])
  })

  test('rb.overview.3: the cards of one chain bring an opponent down', () => {
    const t = duel().life(1, 3).set('hand', ['void-snap', 'cinderblast', 'ash-covenant'])
    t.choose('play void-snap base', 'play cinderblast base')
    expect(riftblade.outcome(t.p)).toBeUndefined()
    t.choose('play ash-covenant base')
    expect(riftblade.outcome(t.p)?.shares).toEqual([1, 0])
  })

  test('rb.setup.3: the counters of the box do not limit mana', () => {
    const t = duel().mana(0, 12).stones(0, { mana: 1 }).choose('gain mana')
    expect(t.p.mana[0]).toBe(13)
  })

  test('rb.setup.9: on request all roll four stones, the most Mana begins, and ties roll again', () => {
    let ties = 0
    for (let i = 0; i < 60; i++) {
      const seats = 2 + (i % 3)
      const dice = new RiftbladePosition()
      seedPosition(dice.random, seedOf(i))
      let rolling = Array.from({ length: seats }, (_, seat) => seat)
      for (let round = 0; rolling.length > 1; round++) {
        if (round > 0) ties++
        const mana = rolling.map(() => [0, 0, 0, 0].filter(() => die[roll(dice, die.length)] === 'mana').length)
        rolling = rolling.filter((_, k) => mana[k] === Math.max(...mana))
      }
      const started = riftblade.start({ seats: seats as 2 | 3 | 4, first: 'roll' }, seedOf(i))
      expect(started.ok && started.value.state[ACTIVE], `${seats} seats, seed ${i}`).toBe(rolling[0])
    }
    expect(ties).toBeGreaterThan(0)
  })
})

describe('the course of a turn', () => {
  test('rb.turn.2, rb.turn.3: target, actions, end of turn, and nothing else', () => {
    const t = free()
    expect(asks(t)).toEqual([0, 'rb.target.1'])
    t.choose('target 1')
    expect(asks(t)).toEqual([0, 'rb.turn.1'])
    t.choose('end')
    expect(asks(t)).toEqual([1, 'rb.target.1'])
    const two = duel()
    expect(asks(two)).toEqual([0, 'rb.turn.1'])
    two.choose('end')
    expect(asks(two)).toEqual([1, 'rb.turn.1'])
  })

  test('rb.turn.1: actions of all kinds in any order, as often as they can be paid for', () => {
    const t = duel().set('hand', ['cinderblast', 'void-snap', 'seraphs-touch']).set('deck', ['ash-covenant'])
    t.set('row', ['void-snap', 'void-snap', 'ash-covenant']).stones(0, { mana: 3, overcharged: 1, wild: 1 })
    t.choose(
      'gain mana',
      'buy void-snap',
      'play cinderblast base',
      'draw',
      'gain mana',
      'trigger ash-covenant row',
      'trigger seraphs-touch hand',
    )
    t.choose('gain mana', 'buy void-snap', 'play ash-covenant base', 'play void-snap base')
    expect(t.cards('chain')).toEqual(['void-snap', 'ash-covenant', 'cinderblast'])
    expect(t.cards('discard')).toEqual(['void-snap', 'void-snap'])
    expect(t.p.life[1]).toBe(36)
  })

  test('rb.end.7, rb.end.9: at the end the row is full again, and the new stones lie open for all', () => {
    const t = duel().set('row', ['void-snap', 'ash-covenant']).mana(0, 2).choose('buy void-snap', 'buy ash-covenant', 'end')
    expect(t.toDecide).toBe(1)
    const seen = riftblade.observe(t.p, 1)
    expect([seen.row.length, sum(seen.seats[0].ready), sum(seen.seats[0].spent)]).toEqual([4, 6, 0])
  })
})

describe('chain and triggers', () => {
  test('rb.chain.1: a turn has one chain: what does not link cannot begin a second one', () => {
    const t = duel().set('hand', ['void-snap', 'fracture']).stones(0, { empowered: 2 })
    expect(t.can('play fracture empowered empowered')).toBe(true)
    t.choose('play void-snap base')
    expect(t.options().some((text) => text.startsWith('play'))).toBe(false)
    expect(riftblade.explain(t.p, riftblade.seatToDecide(t.p), { verb: 'play', card: t.p.zones.list[t.p.zones.start[0]] })).toMatchObject([
      { rule: 'rb.chain.2' },
    ])
    t.choose('end')
    expect(t.p.zones.length[CHAIN]).toBe(0)
  })

  test('rb.chain.3, rb.chain.7: one row is used, and neither it nor its stone changes afterwards', () => {
    const t = duel()
      .set('hand', ['pale-exchange', 'void-snap'])
      .stones(0, { empowered: 2 })
      .life(0, 20)
      .choose('play pale-exchange empowered empowered')
    expect([t.p.life[0], t.p.life[1], t.p.mana[0]]).toEqual([21, 39, 1])
    t.choose('convert void-snap')
    expect(riftblade.observe(t.p, 0).chain).toMatchObject([{ id: 'pale-exchange', tier: 'empowered', stone: 'empowered' }])
    expect(t.options().some((text) => text.includes('pale-exchange'))).toBe(false)
    expect([t.p.life[0], t.p.life[1]]).toEqual([21, 39])
  })

  test('rb.trigger.7: while it works a triggered card lies in no pile, then goes to the Void', () => {
    const t = duel().set('row', ['rift-burn']).mana(0, 2).set('hand', ['void-snap'], 1).choose('trigger rift-burn row')
    const seen = riftblade.observe(t.p, 1)
    expect([seen.resolving?.id, seen.void.length, seen.row.length]).toEqual(['rift-burn', 0, 0])
    t.choose('discard void-snap')
    expect([riftblade.observe(t.p, 1).resolving, t.cards('void')]).toEqual([undefined, ['rift-burn']])
  })
})

test('rb.team.13: partners sit opposite each other, and the teams take turns', () => {
  const t = pairs()
  expect(riftblade.observe(t.p, 0).seats.map(({ team }) => team)).toEqual([0, 1, 0, 1])
  const order: (readonly number[])[] = []
  for (let turn = 0; turn < 4; turn++) {
    order.push(riftblade.observe(t.p, 0).active)
    t.choose(`begin ${riftblade.observe(t.p, 0).active[0]}`, 'pass', 'pass', 'end', 'end')
  }
  expect(order).toEqual([
    [0, 2],
    [1, 3],
    [0, 2],
    [1, 3],
  ])
})

test('rb.information.1: stones, life, mana, the row and the chain are the same for every observer', () => {
  const random = new Generator(SEED)
  const out = new Int16Array(riftblade.maxOptions)
  for (const t of [duel(), free(), pairs()]) {
    for (let i = 0; i < 60 && t.toDecide >= 0; i++) {
      const seen = t.p.state[0] === 2 ? [0, 1] : [0, 1, 2]
      const open = seen.map((seat) => {
        const { row, chain, seats } = riftblade.observe(t.p, seat)
        return { row, chain, seats: seats.map(({ life, mana, ready, spent }) => ({ life, mana, ready, spent })) }
      })
      for (const other of open.slice(1)) expect(other).toEqual(open[0])
      riftblade.choose(t.p, out[random.below(riftblade.options(t.p, out))])
    }
  }
})
