import { describe, expect, test } from 'vitest'
import { copyPosition, hashPosition } from '../../kernel/position.ts'
import { Generator, Script, seedOf } from '../../kernel/random.ts'
import { move } from '../../kernel/zones.ts'
import { isGuard } from './damage.ts'
import { SET_IDS } from './face.ts'
import { ordersOf } from './faces.ts'
import { faces, nightfall } from './index.ts'
import type { NightfallPosition } from './index.ts'
import { ACTIVE, CHAIN, DECK, DISCARD, EXILE, FIRST, HAND, OPEN, OVER, PLAY, WOUNDS, zoneOf } from './layout.ts'
import { choose, count, give, ids, offered, parts, passTurn, table, top, wounds } from './scenario.ts'
import { outcome } from './outcome.ts'

const out = new Int16Array(nightfall.maxOptions)

describe('chain', () => {
  test('a card follows only a link moon of the card before it (nf.chain.2)', () => {
    const p = table(2, 'whispered-orders', 'ilse-marrow', 'brother-fenn')
    const [me] = parts(p)
    for (const id of ['whispered-orders', 'ilse-marrow', 'brother-fenn', 'bite']) give(p, id, me, HAND)
    expect(offered(p).map((text) => text.replace(/^chain |\.\d+$/g, ''))).toEqual([
      'whispered-orders',
      'ilse-marrow',
      'brother-fenn',
      'stop',
    ])
    choose(p, 'whispered-orders')
    // yellow links to white and blue: red Fenn must wait for white Marrow, who links to red
    expect(offered(p).map((text) => text.replace(/^chain |\.\d+$/g, ''))).toEqual(['ilse-marrow', 'stop'])
    choose(p, 'ilse-marrow')
    expect(offered(p).map((text) => text.replace(/^chain |\.\d+$/g, ''))).toEqual(['brother-fenn', 'stop'])
  })

  test('nobody adds to a chain that was not begun (nf.chain.4)', () => {
    const p = table(2)
    choose(p, 'stop')
    expect(nightfall.decision(p)?.rule).toBe('nf.claim.2')
  })

  test('the last card resolves first, kickers look at the card before (nf.chain.5, nf.chain.9)', () => {
    const p = table(2, 'alton-hickman', 'whispered-orders', 'ilse-marrow')
    const [me, you] = parts(p)
    give(p, 'whispered-orders', me, HAND)
    give(p, 'alton-hickman', you, HAND)
    const target = give(p, 'ilse-marrow', me, PLAY)
    choose(p, 'whispered-orders', 'stop', 'alton-hickman', 'stop')
    // Hickman is opposed to me: its chain text for 1, kicked by yellow for 2 more; that destroys Marrow with 3 health
    choose(p, 'ilse-marrow')
    expect(p.damage[target]).toBe(1)
    choose(p, 'ilse-marrow')
    expect(ids(p, zoneOf(me, DISCARD))).toEqual(['ilse-marrow', 'whispered-orders'])
    expect(ids(p, zoneOf(you, PLAY))).toEqual(['alton-hickman'])
  })

  test('“your chain” is for the active player only (nf.chain.6)', () => {
    const p = table(2, 'whispered-orders', 'salt-circle')
    const [me, you] = parts(p)
    give(p, 'whispered-orders', me, HAND)
    give(p, 'salt-circle', you, HAND)
    choose(p, 'whispered-orders', 'stop', 'salt-circle', 'stop')
    expect([p.influence[me], p.influence[you]]).toEqual([4, 0])
  })

  test('minions enter play after the chain, the last laid first (nf.chain.8)', () => {
    const p = table(2, 'ilse-marrow', 'odile-vane')
    const [me] = parts(p)
    give(p, 'ilse-marrow', me, HAND)
    give(p, 'odile-vane', me, HAND)
    choose(p, 'ilse-marrow', 'odile-vane', 'stop')
    expect(ids(p, CHAIN)).toEqual(['ilse-marrow', 'odile-vane'])
    choose(p, 'stop')
    expect(ids(p, zoneOf(me, PLAY))).toEqual(['odile-vane', 'ilse-marrow'])
  })

  test('additional damage goes to the next own order and is then gone (nf.chain.11)', () => {
    const p = table(2, 'whispered-orders')
    const [me, you] = parts(p)
    give(p, 'enraged-wight', me, HAND)
    p.boost[me] = 2
    choose(p, 'enraged-wight', 'stop', 'stop')
    expect(wounds(p, you)).toBe(3)
    expect(p.boost[me]).toBe(0)
  })

  test('a bounced minion is known in the hand; a starting minion is exiled (nf.starter.2)', () => {
    const p = table(2, 'undertow', 'odile-vane')
    const [me, you] = parts(p)
    give(p, 'undertow', me, HAND)
    give(p, 'odile-vane', you, PLAY)
    give(p, 'bad-smoke', you, PLAY)
    const q = nightfall.blank()
    copyPosition(q, p)
    choose(p, 'undertow', 'stop', 'stop', 'odile-vane')
    expect(nightfall.observe(p, me).seats[you].hand.map(({ id }) => id)).toEqual(['odile-vane'])
    choose(q, 'undertow', 'stop', 'stop', 'bad-smoke')
    expect(ids(q, zoneOf(you, EXILE))).toEqual(['bad-smoke'])
  })
})

describe('combat', () => {
  test('unblocked strength becomes wounds; the attacker is discarded (nf.combat.6, nf.damage.4, nf.combat.9)', () => {
    const p = table(2, 'brother-fenn')
    const [me, you] = parts(p)
    give(p, 'brother-fenn', you, PLAY)
    passTurn(p)
    expect(wounds(p, me)).toBe(2)
    expect(count(p, you, PLAY)).toBe(0)
    expect(ids(p, zoneOf(you, DISCARD))).toEqual(['brother-fenn'])
  })

  test('blockers soak in the order of their player and the rest goes on (nf.combat.7, nf.combat.8)', () => {
    const p = table(2, 'old-scarback')
    const [me, you] = parts(p)
    give(p, 'old-scarback', you, PLAY)
    give(p, 'enraged-wight', me, PLAY)
    give(p, 'enraged-wight', me, PLAY)
    passTurn(p)
    choose(p, 'old-scarback')
    choose(p, 'old-scarback')
    expect(nightfall.decision(p)).toMatchObject({ rule: 'nf.combat.7', seat: me })
    choose(p, offered(p)[0])
    expect(count(p, me, EXILE)).toBe(2)
    expect(wounds(p, me)).toBe(1)
  })

  test('a guard takes damage up to its health (nf.guard.1) and some cannot be blocked (nf.combat.4)', () => {
    const p = table(2, 'tansy-crake', 'rook-halloran')
    const [me, you] = parts(p)
    give(p, 'tansy-crake', you, PLAY)
    p.bonus[give(p, 'tansy-crake', you, PLAY)] = 3
    const rook = give(p, 'rook-halloran', me, PLAY)
    const cards = count(p, me, HAND)
    passTurn(p)
    expect(nightfall.decision(p)?.rule).toBe('nf.combat.5')
    const told: string[] = []
    nightfall.listen(p, ({ kind, amount }) => {
      if (kind === 'damage' || kind === 'damagePlayer') told.push(`${kind} ${amount}`)
    })
    choose(p, offered(p)[0])
    nightfall.listen(p, undefined)
    // 1 and then 4 damage: the guard has 3 health, draws a card when destroyed, and 2 are left
    expect(p.zones.of[rook]).toBe(zoneOf(me, DISCARD))
    expect(wounds(p, me)).toBe(2)
    expect(told).toEqual(['damage 1', 'damage 2', 'damagePlayer 2'])
    expect(count(p, me, HAND)).toBe(Math.max(5, cards) + 1)
  })

  test('a guard that attacks does not guard (nf.guard.3)', () => {
    const p = table(2, 'rook-halloran')
    const [me, you] = parts(p)
    const rook = give(p, 'rook-halloran', me, PLAY)
    expect(isGuard(p, rook)).toBe(true)
    p.attacks[rook] = you + 1
    expect(isGuard(p, rook)).toBe(false)
  })

  test('who stays fights again, and its bonus is gone (nf.combat.9, nf.combat.10)', () => {
    const p = table(2, 'great-shadow')
    const [, you] = parts(p)
    const shadow = give(p, 'great-shadow', you, PLAY)
    p.bonus[shadow] = 2
    passTurn(p)
    expect(p.zones.of[shadow]).toBe(zoneOf(you, PLAY))
    expect(p.bonus[shadow]).toBe(0)
  })

  test('a wound of its attack draws a card, each (nf.text.5)', () => {
    const p = table(2, 'zachariah-sands')
    const [, you] = parts(p)
    give(p, 'zachariah-sands', you, PLAY)
    const cards = count(p, you, HAND)
    passTurn(p)
    expect(count(p, you, HAND)).toBe(cards + 2)
  })

  test('with three players attackers are assigned before any block (nf.combat.2, nf.combat.3)', () => {
    const p = table(3, 'deacon-pell', 'odile-vane')
    const [first, second, third] = [0, 1, 2].map((i) => (p.state[ACTIVE] + i) % 3)
    give(p, 'deacon-pell', second, PLAY)
    give(p, 'brother-fenn', second, PLAY)
    const target = give(p, 'odile-vane', third, PLAY)
    passTurn(p)
    choose(p, `@ ${third}`, `@ ${first}`)
    // Pell hurts a minion of its defender, and only of that player
    expect(offered(p)).toEqual(['target > odile-vane.1'])
    choose(p, 'odile-vane')
    expect(p.damage[target]).toBe(1)
    expect(nightfall.decision(p)?.rule).toBe('nf.combat.3')
    choose(p, `@ ${third}`)
    expect(nightfall.decision(p)).toMatchObject({ rule: 'nf.combat.4', seat: third })
  })
})

describe('claim and clean-up', () => {
  test('influence pays for cards, discards add to it (nf.claim.2, nf.claim.3)', () => {
    const p = table(2, 'cold-trail', 'blood-rage')
    const [me] = parts(p)
    give(p, 'bite', me, HAND)
    choose(p, 'stop')
    const claims = () =>
      offered(p)
        .filter((text) => text.startsWith('claim'))
        .map((text) => text.split(/[ .]/)[1])
    expect(claims()).toEqual(['cold-trail'])
    expect(nightfall.explain(p, nightfall.seatToDecide(p), { verb: 'claim', place: 5 })).toEqual([
      { rule: 'nf.claim.3', facts: { cost: 3, influence: 2 } },
    ])
    choose(p, 'discard')
    expect(claims()).toContain('blood-rage')
    choose(p, 'blood-rage')
    expect(ids(p, zoneOf(me, DISCARD))).toEqual(['bite', 'blood-rage'])
    expect(p.influence[me]).toBe(0)
  })

  test('wounds in hand are discarded for two cards each (nf.cleanup.2, nf.cleanup.3)', () => {
    const p = table(2)
    const [me] = parts(p)
    for (const id of ['bite', 'bite', 'burn']) give(p, id, me, HAND)
    choose(p, 'stop', 'stop')
    expect(count(p, me, HAND)).toBe(5)
    choose(p, 'bite', 'bite', 'burn')
    expect(count(p, me, HAND)).toBe(8)
  })

  test('further wounds are of any kind, in any order (nf.cleanup.2)', () => {
    const p = table(2)
    const [me] = parts(p)
    for (const id of ['bite', 'bleed', 'burn', 'burn']) give(p, id, me, HAND)
    choose(p, 'stop', 'stop', 'burn')
    const kinds = () => offered(p).map((text) => text.replace(/^useWound |\.\d+$/g, ''))
    expect(kinds()).toEqual(['bite', 'bleed', 'burn', 'done'])
    choose(p, 'bleed')
    expect(kinds()).toEqual(['bite', 'burn', 'done'])
    choose(p, 'burn', 'bite')
    expect(count(p, me, HAND)).toBe(9)
  })

  test('an empty deck is renewed from the discard pile only for a card that is needed (nf.piles.3)', () => {
    const p = table(2)
    const [me] = parts(p)
    while (count(p, me, DECK) > 2) move(p.zones, zoneOf(me, DISCARD), top(p, zoneOf(me, DECK)))
    p.script = new Script([0, 0, 0, 0, 0, 0, 0, 0, 0])
    choose(p, 'stop', 'stop')
    p.script.assertExhausted()
    expect([count(p, me, HAND), count(p, me, DECK), count(p, me, DISCARD)]).toEqual([5, 7, 0])
  })
})

describe('end', () => {
  test('the phase of the last open wound is the last one (nf.end.1, nf.end.2)', () => {
    const p = table(2, 'lisaveta-florescu')
    const [me, you] = parts(p)
    while (p.zones.length[OPEN] > 1) move(p.zones, zoneOf(me, DISCARD), top(p, OPEN))
    give(p, 'enraged-wight', me, HAND)
    p.boost[me] = 1
    choose(p, 'enraged-wight', 'stop', 'stop')
    expect(p.state[OVER]).toBe(1)
    // one from the open stack, one from the hidden rest
    expect(wounds(p, you)).toBe(2)
    expect(outcome(p)?.reason).toBe('wounds')
    expect(nightfall.outcome(p)?.shares[you]).toBe(1)
  })

  test('wounds count wherever a player has them: deck, hand and discard pile (nf.end.3)', () => {
    const p = table(2)
    const [me, you] = parts(p)
    for (const pile of [HAND, DISCARD, DECK]) give(p, 'bite', me, pile)
    expect([wounds(p, me), wounds(p, you)]).toEqual([3, 0])
  })

  test('ties: kinds from the highest count, then the place (nf.end.4, nf.end.5)', () => {
    const result = (hands: readonly (readonly string[])[], first: number) => {
      const p = table(3)
      for (let i = 0; i < 60; i++) move(p.zones, OPEN, WOUNDS + i)
      hands.forEach((hand, seat) => {
        for (const id of hand) give(p, id, seat, DISCARD)
      })
      p.state[FIRST] = first
      p.state[OVER] = 1
      return outcome(p)?.shares.indexOf(1)
    }
    expect(
      result(
        [
          ['bite', 'bite', 'burn'],
          ['bite', 'burn', 'bleed'],
          ['burn', 'burn', 'burn'],
        ],
        0,
      ),
    ).toBe(1)
    expect(result([['bite'], ['burn'], ['bleed']], 0)).toBe(2)
    expect(result([['bite'], ['burn'], ['bleed']], 1)).toBe(0)
    expect(result([['bite'], ['burn'], ['bleed', 'bite']], 0)).toBe(1)
  })
})

describe('draft', () => {
  test('two private picks and one for the commons, packets go left (nf.draft.2 to nf.draft.5)', () => {
    const started = nightfall.start(nightfall.defaultSetup(3), seedOf(11))
    if (!started.ok) throw new Error(started.error.message)
    const p = started.value
    const picked: number[] = []
    for (let i = 0; i < 9; i++) {
      expect(nightfall.decision(p)).toMatchObject({ seat: i % 3, secret: true })
      expect(nightfall.options(p, out)).toBe(4 - Math.floor(i / 3))
      picked.push(out[0])
      nightfall.choose(p, out[0])
    }
    expect(Array.from(p.archives.subarray(0, 9))).toEqual([0, 3, 1, 4, 2, 5, 6, 7, 8].map((i) => picked[i]))
    expect(new Set(p.archives.subarray(0, 14)).size).toBe(14)
    expect(p.archives[14]).toBe(-1)
  })

  test.each([
    { draft: 'sealed' as const, sets: 1, dealt: 4 },
    { draft: 'sealed' as const, sets: 2, dealt: 4 },
    { draft: 'revealed' as const, sets: 1, dealt: 4 },
    { draft: 'revealed' as const, sets: 2, dealt: 5 },
  ])('$draft, sets: $sets: packets of $dealt (nf.draft.1, nf.draft.6)', ({ draft, sets, dealt }) => {
    const names = SET_IDS.slice(0, sets)
    const cards = ordersOf(names).map((n) => faces[n].id)
    const started = nightfall.start({ seats: 2, sets: names, draft, cards }, seedOf(11))
    if (!started.ok) throw new Error(started.error.message)
    const p = started.value
    for (let i = 0; i < 6; i++) {
      const n = nightfall.options(p, out)
      expect(n).toBe(dealt - Math.floor(i / 2))
      nightfall.choose(p, out[n - 1])
    }
    expect(nightfall.decision(p)?.secret).not.toBe(true)
  })

  test('a seat remembers what it handed on', () => {
    const started = nightfall.start(nightfall.defaultSetup(2), seedOf(12))
    if (!started.ok) throw new Error(started.error.message)
    const p = started.value
    for (let i = 0; i < 3; i++) {
      nightfall.options(p, out)
      nightfall.choose(p, out[0])
    }
    const before = JSON.stringify(nightfall.observe(p, 1))
    const q = nightfall.blank()
    const random = new Generator(seedOf(5))
    const packets = new Set<string>()
    for (let i = 0; i < 40; i++) {
      copyPosition(q, p)
      nightfall.determinize(q, 1, random)
      expect(JSON.stringify(nightfall.observe(q, 1))).toBe(before)
      packets.add(q.packets.join())
    }
    expect(packets.size).toBeGreaterThan(5)
  })
})

test('setups are checked by name', () => {
  const good = nightfall.defaultSetup(2)
  const fault = (change: Record<string, unknown>) => {
    const checked = nightfall.checkSetup({ ...good, ...change })
    return checked.ok ? 'fine' : checked.error.code
  }
  expect(fault({})).toBe('fine')
  expect(fault({ seats: 6 })).toBe('bad-seats')
  expect(fault({ sets: [] })).toBe('no-sets')
  expect(fault({ sets: ['dark'] })).toBe('unknown-set')
  // wounds would be dealt as orders
  expect(fault({ sets: ['nightfall', 'martial-law', 'nightfall'] })).toBe('doubled-set')
  expect(fault({ draft: 'open' })).toBe('bad-draft')
  expect(fault({ archives: {} })).toBe('archives-with-draft')
  expect(fault({ draft: 'none', archives: {} })).toBe('bad-privates')
  expect(
    fault({
      draft: 'none',
      archives: {
        privates: [
          ['a', 'b'],
          ['c', 'd'],
        ],
        commons: 'efghijkl'.split(''),
      },
    }),
  ).toBe('unknown-card')
  expect(fault({ draft: 'none' })).toBe('fine')
})

test('nf.turn.1: combat, chain, claim and clean-up, then the player to the left', () => {
  const p = table(3)
  const first = nightfall.observe(p, 0).active
  const phases: string[] = []
  nightfall.listen(p, ({ kind }) => {
    if (kind === 'phase') phases.push(nightfall.observe(p, 0).phase)
  })
  passTurn(p)
  expect(phases).toEqual(['claim', 'cleanup', 'combat', 'chain'])
  expect(nightfall.observe(p, 0).active).toBe((first + 1) % 3)
})

test('a wound that is exiled is gone when that is told', () => {
  const p = table(2, 'salt-circle')
  const [me] = parts(p)
  give(p, 'bite', me, DISCARD)
  give(p, 'salt-circle', me, HAND)
  const told: unknown[] = []
  nightfall.listen(p, ({ kind, from, to }) => {
    if (kind === 'exile') told.push({ from, to, wounds: wounds(p, me) })
  })
  choose(p, 'salt-circle', 'stop', 'stop', 'bite')
  nightfall.listen(p, undefined)
  expect(told).toEqual([{ from: `discard ${me}`, to: `exile ${me}`, wounds: 0 }])
})

test('nf.piles.1: the own deck can be counted, that of another cannot', () => {
  const p = table(3)
  const [mine, theirs] = nightfall.observe(p, 0).seats
  expect(mine.unseen.map(({ id }) => id).sort()).toEqual(ids(p, zoneOf(0, DECK)).sort())
  expect(mine.unseen.map(({ card }) => card)).toEqual(mine.unseen.map(({ card }) => card).sort((a, b) => a - b))
  expect(theirs.unseen).toEqual([])
  expect(nightfall.observe(p, -1).seats.flatMap(({ unseen }) => unseen)).toEqual([])
})

test('the size of a position is pinned', () => {
  const p = nightfall.blank()
  expect([p.used, p.bytes.length]).toEqual([8776, 8784])
})

test('a copy taken at every decision ends like the original', () => {
  const random = new Generator(seedOf(21))
  const started = nightfall.start(nightfall.defaultSetup(2), random.seed())
  if (!started.ok) throw new Error(started.error.message)
  const p = started.value
  const copies: NightfallPosition[] = []
  const chosen: number[] = []
  for (let n = nightfall.options(p, out); n > 0; n = nightfall.options(p, out)) {
    const copy = nightfall.blank()
    nightfall.copy(copy, p)
    copies.push(copy)
    chosen.push(out[random.below(n)])
    nightfall.choose(p, chosen[chosen.length - 1])
  }
  console.log(`seed ${seedOf(21)}: ${chosen.length} decisions`)
  copies.forEach((copy, i) => {
    for (let j = i; j < chosen.length; j++) nightfall.apply(copy, chosen[j])
    expect(hashPosition(copy)).toBe(hashPosition(p))
  })
})
