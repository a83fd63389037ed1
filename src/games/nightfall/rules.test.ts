// Rules that the directed tests of chain, combat and archives take for granted.
import { describe, expect, test } from 'vitest'
import { seedOf } from '../../kernel/random.ts'
import { move } from '../../kernel/zones.ts'
import { SET_IDS } from './face.ts'
import { ordersOf } from './faces.ts'
import { faces, nightfall } from './index.ts'
import type { NightfallPosition, NightfallSetup } from './index.ts'
import { ACTIVE, CHAIN, COUNT, DECK, DISCARD, EXILE, FIRST, HAND, HIDDEN, OPEN, OVER, PLAY, TURN, zoneOf } from './layout.ts'
import { choose, count, emptyHands, give, ids, offered, parts, passTurn, table, wounds } from './scenario.ts'
import { MOST_TURNS } from './turn.ts'

const begin = (setup: NightfallSetup, seed = 5): NightfallPosition => {
  const started = nightfall.start(setup, seedOf(seed))
  if (!started.ok) throw new Error(started.error.message)
  return started.value
}
const given = (seats: number, sets = SET_IDS.slice(0, 1)): NightfallSetup => ({ seats, sets, draft: 'none' })
const woundIds = (p: NightfallPosition) => [...ids(p, OPEN), ...ids(p, HIDDEN)]
const verbs = (p: NightfallPosition) => offered(p).map((text) => text.split(' ')[0])

describe('the table before the first turn', () => {
  test.each([2, 3, 4, 5])(
    '%s seats: own piles, five cards in hand of two of each starting minion, archives of seven (nf.setup.1, nf.setup.3, nf.setup.5)',
    (seats) => {
      const p = begin(given(seats))
      expect(p.state[COUNT]).toBe(seats)
      for (let seat = 0; seat < seats; seat++) {
        expect([HAND, DECK, DISCARD, PLAY, EXILE].map((pile) => count(p, seat, pile))).toEqual([5, 7, 0, 0, 0])
        const own = [...ids(p, zoneOf(seat, HAND)), ...ids(p, zoneOf(seat, DECK))]
        expect(own.sort()).toEqual(faces.flatMap(({ id, type }) => (type === 'starter' ? [id, id] : [])).sort())
      }
      const { archives } = nightfall.observe(p, 0)
      expect(archives.map(({ cards }) => cards)).toEqual(Array<number>(2 * seats + 8).fill(7))
      expect(archives.map(({ seat }) => seat)).toEqual([
        ...Array.from({ length: 2 * seats }, (_, i) => i >> 1),
        ...Array<number>(8).fill(-1),
      ])
      expect(new Set(archives.map(({ id }) => id)).size).toBe(archives.length)
    },
  )

  test('all 60 wounds are there, ten a player lie open (nf.setup.2), and five of each kind are martial with that set (nf.setup.8)', () => {
    for (const seats of [2, 5]) {
      const p = begin(given(seats))
      expect([p.zones.length[OPEN], p.zones.length[HIDDEN]]).toEqual([10 * seats, 60 - 10 * seats])
      expect(nightfall.observe(p, 0)).toMatchObject({ openWounds: 10 * seats, hiddenWounds: 60 - 10 * seats })
      for (const kind of ['bite', 'bleed', 'burn']) expect(woundIds(p).filter((id) => id === kind)).toHaveLength(20)
    }
    const martial = woundIds(begin(given(2, ['martial-law'])))
    for (const kind of ['bite', 'bleed', 'burn']) {
      expect(martial.filter((id) => id === kind)).toHaveLength(15)
      expect(martial.filter((id) => id === `martial-${kind}`)).toHaveLength(5)
    }
    // they are shuffled: another seed, another order
    expect(woundIds(begin(given(2), 1))).not.toEqual(woundIds(begin(given(2), 2)))
  })

  test('orders are minions and actions; only orders are drafted (nf.setup.4)', () => {
    expect(new Set(ordersOf(SET_IDS).map((n) => faces[n].type))).toEqual(new Set(['minion', 'action']))
    const cards = [...ordersOf(SET_IDS.slice(0, 1)).map((n) => faces[n].id), 'bad-smoke']
    expect(nightfall.checkSetup({ seats: 2, sets: ['nightfall'], draft: 'sealed', cards })).toMatchObject({
      ok: false,
      error: { code: 'unknown-card' },
    })
  })

  test('without a draft archives are the given ones, or the same fixed spread for everybody (nf.setup.6)', () => {
    const archivesOf = (p: NightfallPosition) => nightfall.observe(p, 0).archives.map(({ id }) => id)
    expect(archivesOf(begin(given(3), 1))).toEqual(archivesOf(begin(given(3), 2)))
    const all = ordersOf(SET_IDS.slice(0, 1)).map((n) => faces[n].id)
    const own = { privates: [all.slice(0, 2), all.slice(2, 4)], commons: all.slice(4, 12) }
    expect(archivesOf(begin({ ...given(2), archives: own }))).toEqual(all.slice(0, 12))
  })

  test('chance says who is first (nf.setup.7)', () => {
    const first = (seed: number) => begin(given(4), seed).state[FIRST]
    expect(new Set(Array.from({ length: 40 }, (_, seed) => first(seed)))).toEqual(new Set([0, 1, 2, 3]))
  })

  test('of two private picks the second comes from the neighbour, and what is left is in no archive (nf.draft.3, nf.draft.4)', () => {
    const p = begin({ seats: 2, sets: ['nightfall'], draft: 'sealed' })
    const packet = () => offered(p).map((text) => text.split(' ')[1])
    const dealt = [packet()]
    const picks: string[] = []
    const pick = () => {
      const [text] = offered(p)
      picks.push(text.split(' ')[1])
      choose(p, text)
    }
    pick()
    dealt.push(packet())
    pick()
    // each chooses of what the other one left
    expect(packet()).toEqual(dealt[1].filter((id) => id !== picks[1]))
    pick()
    expect(packet()).toEqual(dealt[0].filter((id) => id !== picks[0]))
    pick()
    // and then for the commons from the own packet again
    expect(packet()).toEqual(dealt[0].filter((id) => id !== picks[0] && id !== picks[3]))
    pick()
    pick()
    const sold = nightfall.observe(p, 0).archives
    expect(sold.slice(0, 4).map(({ id, seat }) => [seat, id])).toEqual([
      [0, picks[0]],
      [0, picks[2]],
      [1, picks[1]],
      [1, picks[3]],
    ])
    expect(sold.slice(4, 6).map(({ id }) => id)).toEqual([picks[4], picks[5]])
    for (const id of dealt.flat().filter((id) => !picks.includes(id))) expect(sold.some((archive) => archive.id === id)).toBe(false)
  })
})

describe('piles', () => {
  test('what is discarded, destroyed or claimed lies on the own discard pile, and only its owner looks through it (nf.piles.1, nf.piles.2)', () => {
    const p = table(2, 'ilse-marrow')
    const [me, you] = parts(p)
    give(p, 'bite', me, HAND)
    give(p, 'burn', me, HAND)
    choose(p, 'stop', 'bite', 'burn', 'ilse-marrow')
    expect(ids(p, zoneOf(me, DISCARD))).toEqual(['bite', 'burn', 'ilse-marrow'])
    const seen = (seat: number) => nightfall.observe(p, seat).seats[me]
    expect(seen(me).discard.map(({ id }) => id)).toEqual(['bite', 'burn', 'ilse-marrow'])
    expect(seen(you).discard.map(({ id }) => id)).toEqual(['ilse-marrow'])
    expect(seen(you).discardCards).toBe(3)
  })

  test('private archives sell to their player alone, the commons to all (nf.piles.4, nf.claim.1)', () => {
    const p = table(2)
    const [me, you] = parts(p)
    p.influence[me] = 99
    choose(p, 'stop')
    const places = offered(p).flatMap((text) => (text.startsWith('claim') ? [Number(text.split(' from ')[1]?.split(' ')[0])] : []))
    expect(places).toHaveLength(10)
    expect(places).toEqual(expect.arrayContaining([2 * me, 2 * me + 1, 4, 5, 6, 7, 8, 9, 10, 11]))
    expect(places).not.toContain(2 * you)
    expect(places).not.toContain(2 * you + 1)
    // and it may claim nothing at all
    expect(verbs(p)).toContain('stop')
  })

  test('a card in an archive, a hand or a deck is nobody’s target; own cards are friendly, others opposing (nf.piles.5, nf.concept.1)', () => {
    const p = table(2, 'undertow', 'odile-vane')
    const [me, you] = parts(p)
    give(p, 'undertow', me, HAND)
    for (const pile of [HAND, DECK]) {
      give(p, 'odile-vane', me, pile)
      give(p, 'odile-vane', you, pile)
    }
    const mine = give(p, 'bad-smoke', me, PLAY)
    const theirs = give(p, 'bad-smoke', you, PLAY)
    choose(p, 'undertow', 'stop', 'stop')
    const { eligible } = nightfall.decision(p)!
    expect(eligible.filter((card) => card !== mine)).toEqual([theirs])
  })

  test('exiled cards lie open, and some texts fetch them (nf.piles.6)', () => {
    const p = table(2, 'ghoul-summoning')
    const [me, you] = parts(p)
    give(p, 'ghoul-summoning', me, HAND)
    const wight = give(p, 'enraged-wight', me, EXILE)
    expect(nightfall.observe(p, you).seats[me].exile.map(({ id }) => id)).toEqual(['enraged-wight'])
    choose(p, 'ghoul-summoning', 'stop', 'stop')
    choose(p, 'enraged-wight')
    expect(p.zones.of[wight]).toBe(zoneOf(me, PLAY))
    expect(wounds(p, you)).toBe(0)
  })
})

describe('turn and combat', () => {
  test('a starting minion costs nothing and links to its own moon (nf.starter.1)', () => {
    const starters = faces.filter(({ type }) => type === 'starter')
    expect(starters).toHaveLength(6)
    for (const { cost, moon, links } of starters) expect([cost, links]).toEqual([0, [moon]])
  })

  test('a turn brings 2 influence to its player alone; what another turn brought is kept, what is unused is lost (nf.turn.2, nf.claim.5)', () => {
    const p = table(2)
    const [me, you] = parts(p)
    expect([p.influence[me], p.influence[you]]).toEqual([2, 0])
    p.influence[you] = 3
    passTurn(p)
    expect([p.influence[me], p.influence[you]]).toEqual([0, 5])
  })

  test('every minion of the active player attacks (nf.combat.1); damage of two fights adds up on who stays (nf.damage.1, nf.damage.2)', () => {
    const p = table(2, 'great-shadow', 'brother-fenn')
    const [me, you] = parts(p)
    give(p, 'brother-fenn', you, PLAY)
    give(p, 'odile-vane', you, PLAY)
    passTurn(p)
    // nobody is asked whether they attack, only which of them fights first, and both are discarded for it
    expect(offered(p)).toEqual(['fight > odile-vane.1', 'fight > brother-fenn.1'])
    choose(p, 'odile-vane')
    expect(count(p, you, PLAY)).toBe(0)
    expect(wounds(p, me)).toBe(3)
    const minion = give(p, 'odile-vane', me, PLAY)
    p.damage[minion] = 3
    expect(p.zones.of[minion]).toBe(zoneOf(me, PLAY))
    give(p, 'alton-hickman', you, HAND)
    choose(p, 'alton-hickman', 'stop', 'stop')
    choose(p, 'odile-vane')
    // one more is as much as its health: it lies with its owner, and its player takes none of it (nf.damage.3)
    expect(p.zones.of[minion]).toBe(zoneOf(me, DISCARD))
    expect(wounds(p, me)).toBe(3)
  })

  test('of two guards their player chooses which takes first (nf.guard.2)', () => {
    const p = table(2, 'brother-fenn', 'rook-halloran', 'ilse-marrow')
    const [me, you] = parts(p)
    give(p, 'brother-fenn', you, PLAY)
    const guards = ['rook-halloran', 'ilse-marrow'].map((id) => give(p, id, me, PLAY))
    passTurn(p)
    while (nightfall.decision(p)?.rule === 'nf.combat.4') choose(p, offered(p)[offered(p).length - 1])
    expect(nightfall.decision(p)).toMatchObject({ seat: me, eligible: [...guards].sort((a, b) => a - b) })
    choose(p, 'ilse-marrow')
    expect(guards.map((card) => p.damage[card])).toEqual([0, 2])
    expect(wounds(p, me)).toBe(0)
  })
})

describe('chain and texts', () => {
  test('any order begins a chain, a wound never does; then each opponent in turn may add, once (nf.chain.1, nf.chain.3)', () => {
    const p = table(3, 'whispered-orders', 'ilse-marrow')
    const me = p.state[ACTIVE]
    const next = (me + 1) % 3
    for (const id of ['whispered-orders', 'bite', 'bad-smoke']) give(p, id, me, HAND)
    expect(verbs(p)).toEqual(['chain', 'chain', 'stop'])
    give(p, 'ilse-marrow', next, HAND)
    give(p, 'ilse-marrow', (me + 2) % 3, HAND)
    choose(p, 'whispered-orders', 'stop')
    expect(nightfall.decision(p)?.seat).toBe(next)
    choose(p, 'stop')
    expect(nightfall.decision(p)?.seat).toBe((me + 2) % 3)
    choose(p, 'ilse-marrow')
    choose(p, 'stop')
    // whoever stopped is not asked again
    expect(ids(p, CHAIN)).not.toContain('ilse-marrow')
    expect(ids(p, zoneOf((me + 2) % 3, PLAY))).toEqual(['ilse-marrow'])
  })

  test('an action goes to the discard pile of its owner; a card in the chain is not in play (nf.chain.7, nf.chain.10)', () => {
    const p = table(2, 'undertow', 'ilse-marrow')
    const [me, you] = parts(p)
    give(p, 'undertow', me, HAND)
    const laid = give(p, 'ilse-marrow', me, HAND)
    const target = give(p, 'bad-smoke', you, PLAY)
    const other = give(p, 'genesis-one', you, PLAY)
    choose(p, 'ilse-marrow', 'undertow', 'stop', 'stop')
    // the order that waits in the chain is no minion in play
    expect(p.zones.of[laid]).toBe(CHAIN)
    expect([...nightfall.decision(p)!.eligible].sort()).toEqual([target, other].sort())
    choose(p, 'bad-smoke')
    expect(p.zones.of[target]).toBe(zoneOf(you, EXILE))
    expect(ids(p, zoneOf(me, DISCARD))).toEqual(['undertow'])
    expect(p.zones.of[laid]).toBe(zoneOf(me, PLAY))
  })

  test('whose card it is chooses its target, and without one that part does nothing (nf.text.1, nf.concept.2)', () => {
    const p = table(2, 'whispered-orders', 'alton-hickman')
    const [me, you] = parts(p)
    give(p, 'alton-hickman', me, HAND)
    choose(p, 'alton-hickman', 'stop', 'stop')
    expect(nightfall.decision(p)?.rule).toBe('nf.claim.2')
    expect(ids(p, zoneOf(me, PLAY))).toEqual(['alton-hickman'])
    const q = table(2, 'alton-hickman')
    give(q, 'alton-hickman', me, HAND)
    for (const id of ['bad-smoke', 'genesis-one']) give(q, id, you, PLAY)
    choose(q, 'alton-hickman', 'stop', 'stop')
    expect(nightfall.decision(q)).toMatchObject({ seat: me, kind: 'target' })
  })

  test('what one may do is declined, and of a choice one part is done (nf.text.2, nf.text.3)', () => {
    const p = table(2, 'field-dressing')
    const [me] = parts(p)
    give(p, 'field-dressing', me, HAND)
    give(p, 'bleed', me, DISCARD)
    give(p, 'bleed', me, HAND)
    choose(p, 'field-dressing', 'stop', 'stop')
    expect(nightfall.decision(p)?.kind).toBe('mode')
    choose(p, offered(p)[0])
    expect(verbs(p)).toContain('done')
    choose(p, 'done')
    // neither the part that was chosen nor the other one took a wound
    expect(wounds(p, me)).toBe(2)
    expect(count(p, me, EXILE)).toBe(0)
    expect(nightfall.decision(p)?.rule).toBe('nf.claim.2')
  })

  test('cards that an opponent discards at random may be wounds (nf.text.4)', () => {
    const lost = new Set<string>()
    for (let seed = 1; seed <= 30; seed++) {
      const all = ordersOf(SET_IDS).map((n) => faces[n].id)
      const archives = {
        privates: [all.slice(0, 2), all.slice(2, 4)],
        commons: ['jammed-line', ...all.filter((id) => id !== 'jammed-line').slice(4, 11)],
      }
      const p = emptyHands(begin({ seats: 2, sets: [...SET_IDS], draft: 'none', archives }, seed))
      const [me, you] = parts(p)
      give(p, 'jammed-line', me, HAND)
      for (const id of ['bite', 'bad-smoke']) give(p, id, you, HAND)
      choose(p, 'jammed-line', 'stop')
      while (nightfall.decision(p)?.rule !== 'nf.claim.2') choose(p, offered(p)[offered(p).length - 1])
      for (const id of ids(p, zoneOf(you, DISCARD))) lost.add(id)
    }
    expect(lost).toEqual(new Set(['bite', 'bad-smoke']))
  })

  test('a minion that a text puts into play has no text of the chain (nf.text.6)', () => {
    const p = table(2, 'bleak-resurrection')
    const [me, you] = parts(p)
    give(p, 'bleak-resurrection', me, HAND)
    const wight = give(p, 'enraged-wight', me, DISCARD)
    choose(p, 'bleak-resurrection', 'stop', 'stop')
    choose(p, 'enraged-wight')
    expect(p.zones.of[wight]).toBe(zoneOf(me, PLAY))
    // laid in a chain it wounds the opponent
    expect(wounds(p, you)).toBe(0)
  })
})

describe('clean-up and end', () => {
  test('the hand is filled up to five, and never cut (nf.cleanup.1)', () => {
    const p = table(2)
    const [me] = parts(p)
    choose(p, 'stop', 'stop')
    expect(count(p, me, HAND)).toBe(5)
    const q = table(2)
    for (let i = 0; i < 7; i++) move(q.zones, zoneOf(me, HAND), q.zones.list[q.zones.start[zoneOf(me, DECK)]])
    choose(q, 'stop')
    choose(q, 'stop')
    expect(count(q, me, HAND)).toBe(7)
  })

  test(`after ${MOST_TURNS} turns the game is over, and not before (nf.end.6)`, () => {
    for (const [turn, over] of [
      [MOST_TURNS - 1, 0],
      [MOST_TURNS, 1],
    ]) {
      const p = table(2)
      p.state[TURN] = turn
      choose(p, 'stop', 'stop')
      expect(p.state[OVER], `turn ${turn}`).toBe(over)
    }
  })
})
