import { describe, expect, test } from 'vitest'
import { hashPosition } from '../../kernel/position.ts'
import { seedOf } from '../../kernel/random.ts'
import { cardAt } from '../../kernel/zones.ts'
import { riftblade } from './index.ts'
import { ACTIVE, HAND, LIFE, RiftbladePosition, ROW } from './layout.ts'
import { Table } from './scenario.ts'

const SEED = seedOf(20)
const duel = () => new Table({ seats: 2 }, SEED)
const free = () => new Table({ seats: 3 }, SEED)
const NO_STONES = { mana: 0, empowered: 0, overcharged: 0, wild: 0 }
const sum = (stones: Record<string, number>) => Object.values(stones).reduce((a, b) => a + b, 0)

console.log(`riftblade tests use seed ${SEED}`)

test('a position has the size that was declared', () => {
  const p = new RiftbladePosition()
  const last = p.columns[p.columns.length - 1]
  expect(last.offset + last.length).toBe(2821)
  expect(p.bytes.length).toBe(2824)
})

describe('setup', () => {
  test('rb.setup.1, rb.setup.2, rb.setup.6, rb.setup.7: eight starters, four in hand, four cards in the row, 40 life', () => {
    const t = duel()
    for (const seat of [0, 1]) {
      const all = [...t.cards('hand', seat), ...t.cards('deck', seat)].sort()
      const starters = ['cinderblast', 'lunar-infusion', 'thunderclap', 'void-storm']
      expect(all).toEqual(starters.flatMap((id) => [id, id]))
      expect(t.cards('hand', seat)).toHaveLength(4)
      expect(t.p.life[seat]).toBe(LIFE)
    }
    expect(t.cards('row')).toHaveLength(4)
    expect(t.cards('rift')).toHaveLength(96)
  })

  test('rb.setup.4, rb.setup.5, rb.target.4: the second of two rolls six stones, and after the first turn both do', () => {
    const t = duel()
    expect([sum(t.ready(0)), sum(t.ready(1))]).toEqual([4, 6])
    t.choose('end')
    expect([sum(t.ready(0)), sum(t.ready(1))]).toEqual([6, 6])
  })

  test('rb.setup.4: otherwise everybody rolls four', () => {
    expect([0, 1, 2].map((seat) => sum(free().ready(seat)))).toEqual([4, 4, 4])
  })

  test('rb.setup.8: without a wish the first player is drawn by lot', () => {
    const first = new Set<number>()
    for (let i = 0; i < 20; i++) {
      const started = riftblade.start({ seats: 3 }, seedOf(i))
      if (started.ok) first.add(started.value.state[ACTIVE])
    }
    expect([...first].sort()).toEqual([0, 1, 2])
  })

  test.each([
    [null, 'not-a-setup'],
    [{}, 'bad-seats'],
    [{ seats: 5 }, 'bad-seats'],
    [{ seats: 3, teams: true }, 'teams-need-four'],
    [{ seats: 4, teams: 1 }, 'bad-teams'],
    [{ seats: 2, first: 2 }, 'bad-first'],
    [{ seats: 2, life: 9 }, 'unknown-field'],
  ])('a wrong setup %j is refused as %s', (setup, code) => {
    const checked = riftblade.checkSetup(setup)
    expect(checked.ok ? '' : checked.error.code).toBe(code)
  })
})

describe('the chain', () => {
  test('rb.chain.2, rb.chain.9: each card shares an aspect with the one before', () => {
    const hand = ['thunderclap', 'rift-burn', 'void-snap']
    const t = duel().set('hand', hand).set('hand', [], 1).stones(0, { empowered: 2 })
    t.choose('play thunderclap empowered empowered', 'play rift-burn empowered empowered')
    expect(t.can('play void-snap base')).toBe(false)
    const other = duel().set('hand', hand).set('hand', [], 1).stones(0, { empowered: 2 })
    other.choose('play rift-burn empowered empowered', 'play thunderclap empowered empowered', 'play void-snap base')
    expect(other.cards('chain')).toEqual(['void-snap', 'thunderclap', 'rift-burn'])
  })

  test('rb.tier.1, rb.tier.2, rb.tier.3, rb.tier.4, rb.stone.4, rb.stone.6: which stone activates which row', () => {
    const rows = (stones: object) =>
      duel()
        .set('hand', ['pale-exchange'])
        .stones(0, stones)
        .options()
        .filter((text) => text.startsWith('play'))
        .map((text) => text.slice('play pale-exchange '.length))
    expect(rows({})).toEqual(['base'])
    expect(rows({ mana: 3 })).toEqual(['base'])
    expect(rows({ empowered: 1 })).toEqual(['base', 'empowered empowered'])
    expect(rows({ overcharged: 1 })).toEqual(['base', 'empowered overcharged', 'overcharged overcharged'])
    expect(rows({ wild: 1 })).toEqual(['base', 'empowered wild', 'overcharged wild'])
  })

  test('rb.chain.4, rb.chain.8: without a base row and without a stone a card cannot be played', () => {
    const t = duel().set('hand', ['thunderclap']).stones(0, { mana: 2 })
    expect(t.options().some((text) => text.startsWith('play'))).toBe(false)
    const card = cardAt(t.p.zones, HAND, 0)
    expect(riftblade.explain(t.p, riftblade.seatToDecide(t.p), { verb: 'play', card, mode: 1 })).toMatchObject([
      { rule: 'rb.tier.2', facts: { ready: 0 } },
    ])
    expect(riftblade.explain(t.p, riftblade.seatToDecide(t.p), { verb: 'play', card, mode: 0 })).toMatchObject([{ rule: 'rb.chain.8' }])
  })

  test('rb.chain.5, rb.chain.6, rb.effect.7: effects happen at once, so a drawn card can be played in the same chain', () => {
    const t = duel().set('hand', ['wild-surge']).set('deck', ['void-snap', 'cinderblast']).stones(0, { empowered: 1 })
    t.choose('play wild-surge empowered empowered')
    expect(t.p.life[1]).toBe(39)
    t.choose('play void-snap base')
    expect(t.p.life[1]).toBe(38)
  })

  test('rb.chain.10, rb.draw.3: played cards are not shuffled in before the end of the turn', () => {
    const t = duel().set('hand', ['fates-twist', 'chaos-rift']).set('deck', ['void-snap']).set('discard', []).stones(0, { overcharged: 2 })
    t.choose('play fates-twist overcharged overcharged')
    expect(t.cards('hand')).toEqual(['void-snap', 'chaos-rift'])
    t.choose('play chaos-rift overcharged overcharged')
    expect(t.cards('hand')).toEqual(['void-snap'])
    expect(t.cards('chain')).toHaveLength(2)
  })
})

describe('stones', () => {
  test('rb.stone.1, rb.stone.2, rb.stone.8, rb.stone.14: a Mana stone and a Wild stone give mana, once', () => {
    const t = duel().set('hand', []).stones(0, { mana: 1, wild: 1 }).choose('gain mana', 'gain wild')
    expect(t.p.mana[0]).toBe(2)
    expect(t.ready(0)).toEqual(NO_STONES)
    expect(t.options().filter((text) => !/buy|trigger/.test(text))).toEqual(['end'])
  })

  test('rb.stone.3, rb.stone.13: a Mana stone renews the row, and the old cards go to the Void', () => {
    const t = duel().set('row', ['void-snap', 'sunbrand']).stones(0, { mana: 1 })
    t.choose('refresh')
    expect(t.cards('void')).toEqual(['sunbrand', 'void-snap'].reverse())
    expect(t.cards('row')).toHaveLength(4)
  })

  test('rb.stone.12, rb.rift.4: mana and Wild stones do not renew the row', () => {
    const t = duel().stones(0, { wild: 2 }).mana(0, 5)
    expect(t.can('refresh')).toBe(false)
    expect(riftblade.explain(t.p, riftblade.seatToDecide(t.p), { verb: 'refresh' })).toMatchObject([{ rule: 'rb.stone.12' }])
  })

  test('rb.stone.5, rb.stone.7, rb.stone.11: a turned stone is an unused Overcharged one', () => {
    const t = duel().set('hand', ['cinderblast']).set('deck', ['void-snap']).stones(0, { empowered: 1 })
    t.choose('convert cinderblast')
    expect(t.cards('discard')).toEqual(['cinderblast'])
    expect(t.ready(0)).toEqual({ ...NO_STONES, overcharged: 1 })
    t.choose('draw')
    expect(t.cards('hand')).toEqual(['void-snap'])
    expect(t.ready(0)).toEqual(NO_STONES)
  })

  test('rb.stone.10: an empty hand turns no stone', () => {
    const t = duel().set('hand', []).stones(0, { empowered: 1, wild: 1 })
    expect(t.options().some((text) => /convert|hand/.test(text))).toBe(false)
  })
})

describe('the Rift', () => {
  test('rb.rift.1, rb.rift.2, rb.rift.3: a bought card lies on the discard pile, and its place stays free until the end', () => {
    const t = duel().set('row', ['void-snap', 'star-verdict']).mana(0, 3)
    expect(t.can('buy star-verdict')).toBe(true)
    t.choose('buy void-snap')
    expect(t.cards('discard')).toEqual(['void-snap'])
    expect(t.cards('row')).toEqual(['star-verdict'])
    expect(t.can('buy star-verdict')).toBe(false)
    const card = cardAt(t.p.zones, ROW, 0)
    expect(riftblade.explain(t.p, riftblade.seatToDecide(t.p), { verb: 'buy', card })).toEqual([
      { rule: 'rb.card.3', card, facts: { cost: 3, mana: 2 } },
    ])
    t.choose('end')
    expect(t.cards('row')).toHaveLength(4)
  })

  test('rb.trigger.1, rb.trigger.3, rb.trigger.6: triggering pays the cost, uses the marked row and needs no stone', () => {
    const t = duel().set('row', ['soul-reave']).mana(0, 2).stones(0, {}).life(0, 30)
    t.choose('trigger soul-reave row')
    expect([t.p.life[0], t.p.life[1], t.p.mana[0]]).toEqual([31, 39, 0])
    expect(t.cards('void')).toEqual(['soul-reave'])
  })

  test('rb.trigger.2, rb.trigger.5, rb.stone.9: a Wild stone triggers a card from hand for free', () => {
    const t = duel().set('hand', ['seraphs-touch', 'void-storm']).stones(0, { wild: 2 }).life(0, 30)
    t.choose('trigger seraphs-touch hand')
    expect([t.p.life[0], t.p.mana[0]]).toEqual([31, 0])
    t.choose('trigger void-storm hand')
    expect(t.p.mana[0]).toBe(1)
    expect(t.cards('void')).toEqual(['void-storm', 'seraphs-touch'])
  })

  test('rb.trigger.4, rb.turn.4: a triggered card is no part of the chain', () => {
    const t = duel().set('hand', ['cinderblast', 'fracture', 'void-snap']).stones(0, { wild: 1 })
    t.choose('play cinderblast base', 'trigger fracture hand', 'play void-snap base')
    expect(t.cards('chain')).toEqual(['void-snap', 'cinderblast'])
  })

  test('rb.rift.5, rb.rift.6, rb.rift.7: an exhausted Rift is rebuilt from the Void without starters', () => {
    const t = duel().set('row', ['void-snap']).set('rift', []).set('void', ['sunbrand', 'cinderblast', 'rift-burn']).mana(0, 1)
    t.choose('buy void-snap')
    expect(t.cards('row')).toEqual([])
    t.choose('end')
    expect(t.cards('row').sort()).toEqual(['rift-burn', 'sunbrand'])
    expect(t.cards('void')).toEqual([])
    expect(t.cards('out')).toContain('cinderblast')
  })

  test('rb.rift.8: with nothing left, places stay free', () => {
    const t = duel().set('row', []).set('rift', []).set('void', ['thunderclap']).choose('end')
    expect(t.cards('row')).toEqual([])
  })
})

describe('effects', () => {
  test('rb.effect.5, rb.effect.10: the target chooses what it discards, once for each Burn', () => {
    const t = duel().set('hand', ['burning-hex']).set('hand', ['sunbrand', 'void-snap', 'void-snap'], 1).stones(0, { overcharged: 1 })
    t.choose('play burning-hex overcharged overcharged')
    expect([t.toDecide, t.p.life[1]]).toEqual([1, 39])
    expect(t.options()).toEqual(['discard sunbrand', 'discard void-snap'])
    t.choose('discard void-snap')
    expect([t.toDecide, t.p.life[1]]).toEqual([1, 38])
    t.choose('discard void-snap')
    expect(t.toDecide).toBe(0)
    expect(t.cards('discard', 1)).toEqual(['void-snap', 'void-snap'])
  })

  test('rb.effect.9: an empty hand has nothing to burn', () => {
    const t = duel().set('hand', ['rift-burn']).set('hand', [], 1).stones(0, { empowered: 1 })
    t.choose('play rift-burn empowered empowered')
    expect([t.toDecide, t.p.life[1]]).toEqual([0, 39])
  })

  test('rb.effect.8: life stays at its maximum', () => {
    const t = duel().set('hand', ['vigil-star']).life(0, 39).choose('play vigil-star base')
    expect(t.p.life[0]).toBe(40)
  })

  test('rb.draw.1, rb.draw.2: the discard pile becomes the deck, and then there is nothing to draw', () => {
    const t = duel().set('hand', ['event-spiral']).set('deck', []).set('discard', ['void-snap']).stones(0, { overcharged: 1 })
    t.choose('play event-spiral overcharged overcharged')
    expect(t.cards('hand')).toEqual(['void-snap'])
  })
})

describe('end of the turn', () => {
  test('rb.end.1, rb.end.3, rb.end.5: the hand stays, four more are drawn, mana is lost', () => {
    const t = duel().set('hand', ['void-snap', 'sunbrand']).set('deck', ['rift-burn', 'rift-burn', 'rift-burn', 'rift-burn', 'soul-rend'])
    t.mana(0, 3).choose('play void-snap base', 'end')
    expect(t.cards('hand')).toEqual(['rift-burn', 'rift-burn', 'rift-burn', 'rift-burn', 'sunbrand'])
    expect(t.cards('discard')).toEqual(['void-snap'])
    expect(t.p.mana[0]).toBe(0)
  })

  test('rb.end.2, rb.draw.4: above seven cards the player discards down to seven, and seven draw nothing', () => {
    const seven = ['void-snap', 'void-snap', 'void-snap', 'void-snap', 'sunbrand', 'sunbrand', 'rift-burn']
    const t = duel()
      .set('hand', [...seven, 'fracture', 'soul-rend'])
      .choose('end')
    expect(riftblade.decision(t.p)).toMatchObject({ seat: 0, rule: 'rb.end.2' })
    t.choose('discard fracture', 'discard soul-rend')
    expect(t.cards('hand').sort()).toEqual([...seven].sort())
    expect(t.toDecide).toBe(1)
  })

  test('rb.end.4: played cards are discarded before drawing and can be drawn again', () => {
    const t = duel().set('hand', ['void-snap']).set('deck', []).set('discard', []).choose('play void-snap base', 'end')
    expect(t.cards('hand')).toEqual(['void-snap'])
  })

  test('rb.end.6: stones are rolled anew, by chance alone', () => {
    const t = duel().script([0, 0, 2, 3, 4, 5])
    t.set('deck', []).set('discard', []).choose('end')
    t.assertRolled()
    expect(t.ready(0)).toEqual({ mana: 2, empowered: 2, overcharged: 1, wild: 1 })
  })
})

describe('the end', () => {
  test('rb.victory.2, rb.victory.4: the last one with life wins at once', () => {
    const t = duel().life(1, 1).set('hand', ['burning-hex']).stones(0, { overcharged: 1 })
    t.choose('play burning-hex overcharged overcharged')
    expect(riftblade.outcome(t.p)).toEqual({ shares: [1, 0], reason: 'rb.victory.2' })
    expect([t.toDecide, riftblade.decision(t.p)]).toEqual([-1, undefined])
    expect(() => riftblade.choose(t.p, 0)).toThrow('the game is over')
  })
})

test('a whole turn, as it is told', () => {
  const t = duel().set('hand', ['grave-tithe', 'thunderclap', 'rift-burn', 'cinderblast']).set('row', ['void-snap', 'sunbrand'])
  t.set('deck', ['soul-rend', 'soul-rend', 'soul-rend', 'soul-rend'])
  t.set('hand', ['cinderblast', 'void-storm'], 1).stones(0, { mana: 1, empowered: 2, wild: 1 }).life(0, 30)
  const told: string[] = []
  riftblade.listen(t.p, ({ kind, seat, amount, cards }) => {
    const names = cards.map((card) => riftblade.cardId(t.p, card))
    if (kind !== 'roll' && kind !== 'draw') told.push([kind, seat, amount, ...names].join(' '))
  })
  t.choose('play grave-tithe empowered empowered', 'play thunderclap empowered empowered', 'play rift-burn empowered wild')
  const { chain } = riftblade.observe(t.p, 1)
  expect(chain.map(({ id, seat, tier, stone }) => [id, seat, tier, stone].join(' '))).toEqual([
    'grave-tithe 0 empowered empowered',
    'thunderclap 0 empowered empowered',
    'rift-burn 0 empowered wild',
  ])
  t.choose('discard void-storm', 'gain mana', 'trigger void-snap row', 'end')
  riftblade.listen(t.p, undefined)
  expect(told.slice(0, 15)).toEqual([
    'play 0 1 grave-tithe',
    'damage 1 1',
    'heal 0 1',
    'play 0 1 thunderclap',
    'damage 1 1',
    'play 0 1 rift-burn',
    'damage 1 1',
    'discard 1 1 void-storm',
    'mana 0 1',
    'trigger 0 0 void-snap',
    'damage 1 1',
    'banish 0 1 void-snap',
    ...t
      .cards('row')
      .slice(0, 3)
      .reverse()
      .map((id) => `deal -1 1 ${id}`),
  ])
  expect(told[15]).toBe('turn 1 2')
  expect([t.p.life[0], t.p.life[1], t.toDecide]).toEqual([31, 36, 1])
})

describe('what a seat may know', () => {
  test('rb.information.2: the hand of an opponent is only counted', () => {
    const [own, other] = riftblade.observe(duel().p, 0).seats
    expect([own.hand?.length, other.hand, other.handCount, other.unseen.length]).toEqual([4, undefined, 4, 8])
  })

  test('rb.information.3: when a deck runs out, counting tells the hand', () => {
    const t = duel().set('hand', ['cinderblast']).set('deck', ['void-snap']).stones(0, { overcharged: 1 }).choose('draw')
    const seen = riftblade.observe(t.p, 1).seats[0]
    expect(seen.known.map(({ id }) => id).sort()).toEqual(['cinderblast', 'void-snap'])
    expect(seen.unseen).toEqual([])
  })

  test('an illegal option is refused and changes nothing', () => {
    const t = duel()
    const before = hashPosition(t.p)
    for (const option of [-1, 2, 0.5, 687, 9999]) expect(() => riftblade.choose(t.p, option)).toThrow(/not possible/)
    expect(hashPosition(t.p)).toBe(before)
  })
})
