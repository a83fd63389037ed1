import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../../kernel/event.ts'
import { copyPosition } from '../../kernel/position.ts'
import { Generator, seedOf } from '../../kernel/random.ts'
import { move, shuffle } from '../../kernel/zones.ts'
import { topOf, woundsIn } from './archive.ts'
import { nightfall } from './index.ts'
import type { NightfallPosition } from './index.ts'
import { ACTIVE, ARCHIVE, COPIES, DISCARD, EXILE, HAND, HIDDEN, OPEN, OVER, WOUNDS } from './layout.ts'
import { choose, count, give, ids, offered, parts, passTurn, table, top, wounds } from './scenario.ts'

/** With two seats the commons begin here; `table` puts the orders that it is given there, in their order. */
const FIRST = 4

/** Puts the open wounds from the top of their stack uppermost on an archive. */
function cover(p: NightfallPosition, archive: number, n: number): void {
  for (let i = 0; i < n; i++) move(p.zones, ARCHIVE + archive, top(p, OPEN))
}

/** Leaves so many open wounds. */
function leaveOpen(p: NightfallPosition, n: number): void {
  while (p.zones.length[OPEN] > n) move(p.zones, HIDDEN, top(p, OPEN))
}

/** A pipe bomb has been laid, and asks its player for an archive. */
function light(p: NightfallPosition): void {
  give(p, 'pipe-bomb', p.state[ACTIVE], HAND)
  choose(p, 'pipe-bomb', 'stop', 'stop')
}

describe('wounds are shuffled into an archive (nf.claim.7)', () => {
  test('the bottom two, into any archive of anybody', () => {
    const p = table(2, 'pipe-bomb')
    const { list, start } = p.zones
    const bottom = [list[start[OPEN]], list[start[OPEN] + 1]]
    const open = p.zones.length[OPEN]
    light(p)
    expect(nightfall.decision(p)).toMatchObject({ seat: p.state[ACTIVE], rule: 'nf.claim.7' })
    // two private archives each and eight in the commons
    expect(offered(p)).toHaveLength(12)
    expect(offered(p)[FIRST]).toBe(`plant from ${FIRST} pipe-bomb`)
    choose(p, `from ${FIRST + 1} `)
    expect(bottom.map((card) => p.zones.of[card])).toEqual([ARCHIVE + FIRST + 1, ARCHIVE + FIRST + 1])
    expect([p.zones.length[OPEN], woundsIn(p, FIRST + 1), p.zones.length[ARCHIVE + FIRST + 1]]).toEqual([open - 2, 2, COPIES + 2])
    expect(nightfall.observe(p, 0).archives[FIRST + 1]).toMatchObject({ cards: COPIES + 2, wounds: 2 })
    // they belong to nobody (nf.claim.9)
    expect([wounds(p, 0), wounds(p, 1)]).toEqual([0, 0])
  })

  test('one open wound is all there is: it goes, and the game ends after the chain (nf.end.1)', () => {
    const p = table(2, 'pipe-bomb')
    leaveOpen(p, 1)
    light(p)
    choose(p, 'from 0 ')
    expect([woundsIn(p, 0), p.zones.length[OPEN], p.state[OVER]]).toEqual([1, 0, 1])
    expect(nightfall.outcome(p)).toBeDefined()
  })

  test('without an open wound nobody is asked', () => {
    const p = table(2, 'pipe-bomb')
    leaveOpen(p, 0)
    light(p)
    expect(nightfall.decision(p)?.rule).toBe('nf.claim.2')
    expect(woundsIn(p, 0)).toBe(0)
  })

  test('an empty archive does not exist (nf.claim.4), one with a wound left does (nf.claim.9)', () => {
    const p = table(2, 'pipe-bomb', 'odile-vane', 'stand-down')
    for (let i = 0; i < COPIES; i++) for (const id of ['odile-vane', 'stand-down']) give(p, id, 0, EXILE)
    cover(p, FIRST + 2, 1)
    light(p)
    const archives = offered(p)
    expect(archives.some((text) => text.includes('odile-vane'))).toBe(false)
    expect(archives.some((text) => text.includes('stand-down'))).toBe(true)
  })

  test('many bombs fit into one archive', () => {
    const p = table(5, 'pipe-bomb')
    cover(p, 10, 49)
    light(p)
    choose(p, 'stop', 'stop', 'stop', 'from 10 ')
    expect(woundsIn(p, 10)).toBe(50)
  })

  test('nobody sees which wounds they are, and everybody the uppermost card', () => {
    const p = table(3, 'pipe-bomb')
    const events: GameEvent[] = []
    const me = p.state[ACTIVE]
    give(p, 'pipe-bomb', me, HAND)
    choose(p, 'pipe-bomb', 'stop', 'stop', 'stop')
    const above = topOf(p, 6)
    nightfall.listen(p, (event) => events.push(event))
    choose(p, 'from 6 ')
    nightfall.listen(p, undefined)
    expect(events.find(({ kind }) => kind === 'plant')).toMatchObject({ cards: [above], amount: 2 })
    expect(events.flatMap(({ cards }) => cards).every((card) => card < WOUNDS)).toBe(true)
  })
})

describe('a wound that lies uppermost is claimed for nothing (nf.claim.8)', () => {
  test('the claim phase does not end before; then the next one', () => {
    const p = table(2, 'pipe-bomb')
    const [me] = parts(p)
    cover(p, FIRST, 2)
    give(p, 'odile-vane', me, HAND)
    choose(p, 'stop')
    const influence = p.influence[me]
    expect(offered(p)).not.toContain('stop')
    expect(nightfall.explain(p, me, { verb: 'stop' })).toEqual([{ rule: 'nf.claim.8' }])
    choose(p, `from ${FIRST}`)
    expect(offered(p)).not.toContain('stop')
    // other things may be done before
    choose(p, 'discard odile-vane', `from ${FIRST}`)
    expect(offered(p)).toContain('stop')
    expect([wounds(p, me), p.influence[me], count(p, me, DISCARD)]).toEqual([2, influence + 1, 3])
  })

  test('one that comes up when the card above is bought', () => {
    const p = table(2, 'pipe-bomb')
    const [me] = parts(p)
    cover(p, FIRST, 1)
    // under one order
    const order = p.zones.list[p.zones.start[ARCHIVE + FIRST]]
    move(p.zones, ARCHIVE + FIRST, order)
    choose(p, 'stop')
    p.influence[me] = 3
    expect(offered(p)).toContain('stop')
    choose(p, `from ${FIRST}`)
    expect(offered(p)).not.toContain('stop')
    choose(p, `from ${FIRST}`, 'stop')
    expect(wounds(p, me)).toBe(1)
  })

  test('in a private archive only by its player, in its own turn', () => {
    const p = table(2, 'pipe-bomb')
    const [me, you] = parts(p)
    cover(p, 2 * you, 1)
    choose(p, 'stop')
    expect(offered(p)).toContain('stop')
    expect(offered(p).some((text) => text.includes(`from ${2 * you}`))).toBe(false)
    passTurn(p)
    choose(p, 'stop')
    expect(p.state[ACTIVE]).toBe(you)
    expect(offered(p)).not.toContain('stop')
    choose(p, `from ${2 * you}`)
    expect([wounds(p, me), wounds(p, you)]).toEqual([0, 1])
  })

  test('a text that claims an order takes none (nf.claim.6)', () => {
    const p = table(2, 'barn-raising', 'dust-coyote')
    const [me] = parts(p)
    give(p, 'barn-raising', me, HAND)
    cover(p, FIRST + 1, 1)
    choose(p, 'barn-raising', 'stop', 'stop')
    expect(nightfall.decision(p)?.rule).toBe('nf.claim.6')
    expect(offered(p).some((text) => text.endsWith(`from ${FIRST + 1}`))).toBe(false)
    expect(offered(p).some((text) => text.endsWith(`from ${FIRST}`))).toBe(true)
  })
})

test('worlds keep the uppermost card of an archive and deal the rest anew, the kinds of wounds too (nf.claim.7)', () => {
  const p = table(2, 'pipe-bomb')
  cover(p, FIRST, 3)
  shuffle(p, ARCHIVE + FIRST)
  const q = nightfall.blank()
  const random = new Generator(seedOf(5))
  const places = new Set<string>()
  const kinds = new Set<string>()
  for (let i = 0; i < 60; i++) {
    copyPosition(q, p)
    nightfall.determinize(q, 0, random)
    expect(JSON.stringify(nightfall.observe(q, 0))).toBe(JSON.stringify(nightfall.observe(p, 0)))
    expect([topOf(q, FIRST), woundsIn(q, FIRST)]).toEqual([topOf(p, FIRST), 3])
    const seen = ids(q, ARCHIVE + FIRST)
    places.add(seen.map((id) => (id === 'pipe-bomb' ? '.' : 'w')).join(''))
    for (const id of seen) kinds.add(id)
  }
  expect(places.size).toBeGreaterThan(10)
  expect([...kinds]).toEqual(expect.arrayContaining(['bite', 'bleed', 'burn']))
})
