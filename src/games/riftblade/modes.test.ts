import { describe, expect, test } from 'vitest'
import { seedOf } from '../../kernel/random.ts'
import { riftblade } from './index.ts'
import { ACTIVE, FLOOR, TARGET } from './layout.ts'
import { Table } from './scenario.ts'

const SEED = seedOf(21)
const free = () => new Table({ seats: 3 }, SEED)
const pairs = () => new Table({ seats: 4, teams: true }, SEED)
const sum = (stones: Record<string, number>) => Object.values(stones).reduce((a, b) => a + b, 0)

console.log(`riftblade tests of more than two players use seed ${SEED}`)

const refused = (setup: object) => {
  const checked = riftblade.checkSetup(setup)
  return checked.ok ? 'no fault' : checked.error.code
}

describe('the handicap of who begins', () => {
  test('rb.setup.10: of two, who begins rolls no stones for the first turn, and as many as the other from then on', () => {
    const two = new Table({ seats: 2, handicap: true, first: 1 }, SEED)
    expect([0, 1].map((seat) => sum(two.ready(seat)))).toEqual([6, 0])
    // what needs no stone can be done: spells are cast at their base
    expect(two.options().some((option) => /^play .* base/.test(option))).toBe(true)
    expect(two.options().some((option) => /^(gain|draw|refresh|convert)/.test(option))).toBe(false)
    two.choose('end')
    expect([0, 1].map((seat) => sum(two.ready(seat)))).toEqual([6, 6])
  })

  test('rb.setup.10: of three, who begins rolls two stones for the first turn, and four from then on', () => {
    const three = new Table({ seats: 3, handicap: true, first: 1 }, SEED)
    expect([0, 1, 2].map((seat) => sum(three.ready(seat)))).toEqual([4, 2, 4])
    // who is chosen as the target has two more for the turn to come (rb.target.2)
    three.choose('target 2', 'end')
    expect([0, 1, 2].map((seat) => sum(three.ready(seat)))).toEqual([4, 4, 6])
    expect([0, 1, 2].map((seat) => sum(new Table({ seats: 3, first: 1 }, SEED).ready(seat)))).toEqual([4, 4, 4])
  })

  test('rb.setup.10: only who asks for it has it, and nobody of four, each against all', () => {
    for (const setup of [{ seats: 2 }, { seats: 2, handicap: false }] as const) {
      const t = new Table({ ...setup, first: 0 }, SEED)
      expect([0, 1].map((seat) => sum(t.ready(seat)))).toEqual([4, 6])
    }
    expect(refused({ seats: 3, handicap: true })).toBe('no fault')
    expect(refused({ seats: 4, handicap: true })).toBe('no-handicap-of-four')
    expect(refused({ seats: 4, teams: true, handicap: true })).toBe('no fault')
    expect(refused({ seats: 4, teams: true, handicap: 2 })).toBe('bad-handicap')
  })
})

describe('free for all', () => {
  test('rb.target.1, rb.target.2: the target gets two stones at once', () => {
    const t = free()
    expect(t.options()).toEqual(['target 1', 'target 2'])
    t.choose('target 2')
    expect([sum(t.ready(1)), sum(t.ready(2))]).toEqual([4, 6])
  })

  test('rb.target.3: damage goes to the target only', () => {
    const t = free().choose('target 2').set('hand', ['void-snap']).choose('play void-snap base')
    expect([...t.p.life.subarray(0, 3)]).toEqual([40, 40, 39])
  })

  test('rb.target.5: stones of several attackers add up and go back at the end of the own turn', () => {
    const t = free().choose('target 2', 'end', 'target 2', 'end')
    expect(sum(t.ready(2))).toBe(8)
    t.choose('target 0', 'end')
    expect([sum(t.ready(2)), sum(t.ready(0))]).toEqual([4, 6])
  })

  test('rb.victory.1, rb.victory.3, rb.target.6, rb.effect.11, rb.end.8: an eliminated player leaves, and the turn goes on', () => {
    const t = free().life(1, 1).life(0, 30).choose('target 1')
    t.set('hand', ['hollow-chalice', 'void-snap', 'rift-leech']).stones(0, { empowered: 1 })
    const before = t.cards('out').length
    t.choose('play void-snap base')
    expect(t.cards('out').length - before).toBe(8)
    expect(sum(t.ready(1))).toBe(0)
    t.choose('play rift-leech empowered empowered')
    expect([...t.p.life.subarray(0, 3)]).toEqual([32, 0, 40])
    t.choose('end')
    expect(t.toDecide).toBe(2)
    // rb.target.7: a forced choice stays a choice
    expect(t.options()).toEqual(['target 0'])
    expect(riftblade.explain(t.p, riftblade.seatToDecide(t.p), { verb: 'target', seat: 1 })).toMatchObject([{ rule: 'rb.victory.1' }])
  })
})

describe('teams', () => {
  const begin = () => pairs().choose('begin 2')

  test('rb.team.3, rb.team.4: who begins is chosen, then the partners alternate in one chain', () => {
    const t = pairs()
    expect(t.options()).toEqual(['begin 0', 'begin 2'])
    t.choose('begin 2').set('hand', ['void-snap', 'void-snap'], 2).set('hand', ['cinderblast', 'sunbrand'], 0)
    t.choose('play void-snap base')
    expect(t.toDecide).toBe(0)
    expect(t.can('play sunbrand base')).toBe(false)
    t.choose('play cinderblast base')
    expect(t.toDecide).toBe(2)
    expect(t.p.life[1]).toBe(38)
  })

  test('rb.team.5, rb.team.12: after a pass the partner goes on alone; after two the chain is closed', () => {
    const t = begin().set('hand', ['void-snap', 'void-snap'], 0).stones(0, { mana: 1 }).choose('pass')
    t.choose('play void-snap base', 'play void-snap base')
    expect([t.toDecide, t.p.life[1]]).toEqual([0, 38])
    t.choose('pass')
    expect(t.options().filter((text) => !/buy|trigger/.test(text))).toEqual(['end', 'gain mana', 'refresh'])
    t.choose('end')
    expect(t.toDecide).toBe(2)
    t.choose('end')
    expect([t.p.state[ACTIVE], t.p.state[TARGET]]).toEqual([1, 0])
  })

  test('rb.team.6, rb.team.9: the partner may act in between, with mana of its own', () => {
    const t = begin().stones(0, { mana: 1 }).stones(2, { mana: 1 }).set('row', ['void-snap'])
    t.choose('gain mana', 'offer')
    expect([t.toDecide, t.can('buy void-snap'), t.can('end')]).toEqual([0, false, false])
    t.choose('offer')
    expect(t.can('offer')).toBe(false)
    t.choose('buy void-snap')
    expect(t.can('offer')).toBe(true)
    expect(t.cards('discard', 2)).toEqual(['void-snap'])
  })

  test('rb.team.1: partners share their life', () => {
    const t = begin().life(0, 30).set('hand', ['vigil-star'], 2).choose('play vigil-star base')
    expect([t.p.life[0], riftblade.observe(t.p, 0).seats[2].life]).toEqual([32, 32])
  })

  test('rb.team.7: a burnt team names who discards', () => {
    const t = begin().set('hand', ['rift-burn'], 2).stones(2, { empowered: 1 }).set('hand', ['sunbrand'], 3).set('hand', ['fracture'], 1)
    t.choose('play rift-burn empowered empowered')
    expect([t.toDecide, t.options()]).toEqual([1, ['victim 1', 'victim 3']])
    t.choose('victim 3')
    expect([t.toDecide, t.options()]).toEqual([3, ['discard sunbrand']])
    t.choose('discard sunbrand')
    expect(t.p.state[FLOOR]).toBe(0)
  })

  test('rb.team.2, rb.team.8: every player rolls four stones, from the start', () => {
    for (const first of [0, 1]) {
      const t = new Table({ seats: 4, teams: true, first }, SEED)
      expect([0, 1, 2, 3].map((seat) => sum(t.ready(seat)))).toEqual([4, 4, 4, 4])
    }
    const t = pairs().choose('begin 0', 'pass', 'pass', 'end', 'end')
    expect([0, 1, 2, 3].map((seat) => sum(t.ready(seat)))).toEqual([4, 4, 4, 4])
  })

  test('rb.setup.10: with the handicap, the team that begins rolls no stones for its first turn, the other six each, and all four from then on', () => {
    const t = new Table({ seats: 4, teams: true, handicap: true, first: 0 }, SEED)
    expect([0, 1, 2, 3].map((seat) => sum(t.ready(seat)))).toEqual([0, 6, 0, 6])
    t.choose('begin 0', 'pass', 'pass', 'end', 'end')
    expect([0, 1, 2, 3].map((seat) => sum(t.ready(seat)))).toEqual([4, 6, 4, 6])
    t.choose('begin 1', 'pass', 'pass', 'end', 'end')
    expect([0, 1, 2, 3].map((seat) => sum(t.ready(seat)))).toEqual([4, 4, 4, 4])
    const second = new Table({ seats: 4, teams: true, handicap: true, first: 1 }, SEED)
    expect([0, 1, 2, 3].map((seat) => sum(second.ready(seat)))).toEqual([6, 0, 6, 0])
  })

  test('rb.team.10: partners see each other’s hands, opponents do not', () => {
    const views = riftblade.observe(pairs().p, 0).seats
    expect(views.map(({ hand }) => hand?.length)).toEqual([4, undefined, 4, undefined])
  })

  test('rb.team.11: at the end both partners draw and roll', () => {
    const t = begin().set('hand', [], 0).set('hand', [], 2).stones(0, {}).choose('pass', 'pass', 'end', 'end')
    expect([0, 2].map((seat) => t.cards('hand', seat).length)).toEqual([4, 4])
    expect(sum(t.ready(0))).toBe(4)
  })

  test('rb.victory.2, rb.team.1: partners share a win', () => {
    const t = pairs().choose('begin 0').life(1, 1).set('hand', ['void-snap']).choose('play void-snap base')
    expect(riftblade.outcome(t.p)?.shares).toEqual([0.5, 0, 0.5, 0])
  })
})
