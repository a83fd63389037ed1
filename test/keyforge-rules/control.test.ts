import { describe, expect, test } from 'vitest'
import { keyforge } from '../../src/games/keyforge/index.ts'
import { table } from '../../src/games/keyforge/scenario/index.ts'
import type { Table } from '../../src/games/keyforge/scenario/index.ts'
import { Generator, seedOf } from '../../src/kernel/random.ts'
import { loadSamples } from '../sample-cards.ts'

loadSamples()
const plain = 'sample-plain'
const big = 'sample-big'

/** What a seat may know of the cards under a card in play. */
function beneath(t: Table, viewer: number, which: string): string[] {
  const card = t.find(which)
  for (const side of keyforge.observe(t.position, viewer).seats) {
    for (const view of [...side.battleline, ...side.artifacts]) if (view.card === card) return view.beneath.map(({ id }) => id)
  }
  throw new Error(`${which} is not in play`)
}

describe('control', () => {
  test('a played card comes under the control of the active player, the side tells whose it is (kf.play.2, kf.control.1)', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: [plain] }, {}] })
    t.play(plain)
    expect(t.card(plain)).toMatchObject({ controller: 0, zone: 'battleline' })
  })

  test('it changes sides as it is, to a flank that the active player picks, and may be used at once (kf.control.2, kf.control.3)', () => {
    const t = table({
      seats: [
        { house: 'brobnar', battleline: [plain], hand: ['sample-seize'] },
        { battleline: [{ card: big, damage: 2, amber: 1, counters: { power: 1 }, upgrades: [{ card: 'sample-plate' }] }, 'sample-taunt'] },
      ],
    })
    t.play('sample-seize').target(big)
    expect(t.options.map(({ place }) => place)).toEqual(['left', 'right'])
    t.choose({ place: 'left' })
    expect(t.card(big)).toMatchObject({
      controller: 0,
      seat: 1,
      damage: 2,
      amber: 1,
      upgrades: ['sample-plate'],
      counters: { power: 1 },
      armor: 2,
      exhausted: false,
    })
    expect([t.card('sample-plate').controller, t.seat(0).battleline]).toEqual([1, [big, plain]])
    expect(t.reap(big).seat(0).amber).toBe(1)
  })

  test('amber on it goes to the opponent of whoever controls it when it leaves (kf.leaves.3, kf.control.3, kf.capture.4)', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['sample-seize', 'sample-bounce'] }, { battleline: [{ card: big, amber: 2 }] }] })
    t.play('sample-seize').target(big).play('sample-bounce').target(big)
    expect([t.seat(1).amber, t.seat(1).hand]).toEqual([2, [big]])
  })

  test('among several effects the latest wins (kf.control.4)', () => {
    // a collar of seat 0, then an effect of seat 1, then a collar of seat 0 again
    const t = table({
      seats: [
        { house: 'brobnar', hand: ['sample-collar', { card: 'sample-collar' }] },
        { houses: ['brobnar', 'dis', 'mars'], battleline: [big], hand: ['sample-seize'] },
      ],
    })
    t.play({ card: 'sample-collar', copy: 1 }, { onto: big })
    expect(t.card(big).controller).toBe(0)
    t.endTurn().house('brobnar').play('sample-seize').target(big)
    expect(t.card(big).controller).toBe(1)
    t.endTurn()
    if (t.decision?.kind === 'house') t.house('brobnar')
    t.play({ card: 'sample-collar', copy: 2 }, { onto: big })
    expect(t.card(big).controller).toBe(0)
  })

  test('two collars: the later; when it goes the earlier holds again (kf.control.4)', () => {
    const t = table({
      seats: [
        { house: 'brobnar', hand: ['sample-collar'], battleline: [] },
        { houses: ['brobnar', 'dis', 'mars'], battleline: [big], hand: ['sample-collar'] },
      ],
    })
    t.play({ card: 'sample-collar', seat: 0 }, { onto: big }).endTurn().house('brobnar')
    t.play({ card: 'sample-collar', seat: 1 }, { onto: big })
    expect(t.card(big).controller).toBe(1)
    t.move({ card: 'sample-collar', seat: 1 }, 'discard')
    t.endTurn()
    if (t.decision?.kind === 'house') t.house('brobnar')
    expect(t.card(big).controller).toBe(0)
  })

  test('a controlled card opens its house, and owner stays owner (kf.house.3, kf.owner.1)', () => {
    const t = table({
      seats: [
        { houses: ['brobnar', 'dis', 'mars'], house: 'brobnar', hand: ['sample-seize'] },
        { houses: ['logos', 'sanctum', 'untamed'], battleline: ['titan-mechanic'] },
      ],
    })
    t.play('sample-seize').target('titan-mechanic').endTurn()
    t.house('sanctum').endTurn()
    expect(t.options.map(({ house }) => house)).toContain('logos')
    expect(t.card('titan-mechanic').seat).toBe(1)
  })

  test('treachery with deploy: its owner picks a place in the enemy line (kf.treachery.1, kf.deploy.1)', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['sample-mole'], battleline: [plain] }, { battleline: [big, 'sample-taunt'] }] })
    t.play('sample-mole')
    expect(t.options).toHaveLength(3)
    t.choose({ place: 1 })
    expect([t.seat(1).battleline, t.card('sample-mole').seat]).toEqual([[big, 'sample-mole', 'sample-taunt'], 0])
  })

  test('friendly and enemy follow control, and mean cards in play (kf.friendly.1, kf.friendly.2, kf.ability.2)', () => {
    const t = table({
      seats: [
        { house: 'brobnar', battleline: [{ card: big, owner: 1 }], hand: ['sample-exalt', plain], discard: ['sample-taunt'] },
        { battleline: ['sample-armored'] },
      ],
    })
    t.play('sample-exalt')
    expect(t.targets).toEqual([big])
  })

  test('“you” is the controller; without it a text is for all (kf.your.1)', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['sample-seize'] }, { artifacts: ['sample-library'] }] })
    expect([t.seat(0).handLimit, t.seat(1).handLimit]).toEqual([6, 8])
    t.play('sample-seize').target('sample-library')
    expect([t.seat(0).handLimit, t.seat(1).handLimit]).toEqual([8, 6])
  })
})

describe('tokens', () => {
  const tokens = (deck = [big, plain]) =>
    table({
      seats: [
        {
          house: 'brobnar',
          token: 'sample-token',
          hand: ['sample-tokens', 'sample-release-all', 'sample-strike'],
          deck,
          battleline: [],
        },
        { houses: ['dis', 'brobnar', 'mars'], token: 'sample-plain' },
      ],
    })

  test('its controller may look at the hidden side, the other may not; a new controller may, and it stays what it is (kf.token.3, kf.token.5)', () => {
    const t = tokens()
    t.play('sample-tokens', {})
    if (t.decision?.kind === 'flank') t.choose({ place: 'right' })
    const [first] = keyforge.observe(t.position, 0).seats[0].battleline
    expect(first).toMatchObject({ id: 'sample-token', under: 1, beneath: [{ id: big }] })
    expect(keyforge.observe(t.position, 1).seats[0].battleline[0]).toMatchObject({ id: 'sample-token', under: 1, beneath: [] })
    t.play('sample-release-all').choose({ target: first.card })
    const [taken] = keyforge.observe(t.position, 1).seats[1].battleline
    expect(taken).toMatchObject({ id: 'sample-token', controller: 1, owner: 0, beneath: [{ id: big }] })
    expect(keyforge.observe(t.position, 0).seats[1].battleline[0].beneath).toEqual([])
  })

  test('once it is taken, worlds imagined for its owner have any card of the deck under it (kf.token.3)', () => {
    const t = tokens([big, plain, 'sample-taunt', 'sample-taunt'])
    t.play('sample-tokens', {})
    if (t.decision?.kind === 'flank') t.choose({ place: 'right' })
    t.play('sample-release-all').choose({ target: keyforge.observe(t.position, 0).seats[0].battleline[0].card })
    const world = keyforge.blank()
    const random = new Generator(seedOf(1))
    const under = [0, 1].map((seat) => {
      const ids = Array.from({ length: 20 }, () => {
        keyforge.copy(world, t.position)
        keyforge.determinize(world, seat, random)
        return keyforge.observe(world, 1).seats[1].battleline[0].beneath[0].id
      })
      return [...new Set(ids)].sort()
    })
    expect(under).toEqual([[big, 'sample-taunt'], [big]])
  })

  test('a token that leaves goes to its owner as the printed card (kf.token.4, kf.leaves.5)', () => {
    const t = tokens()
    t.play('sample-tokens')
    if (t.decision?.kind === 'flank') t.choose({ place: 'right' })
    const [first] = keyforge.observe(t.position, 0).seats[0].battleline
    t.play('sample-release-all').choose({ target: first.card })
    t.play('sample-strike').choose({ target: first.card })
    expect([t.seat(0).discard.includes(big), t.seat(1).discard.includes(big)]).toEqual([true, false])
    expect(keyforge.invariant(t.position)).toMatch(/cards$/)
  })
})

describe('what is known', () => {
  test('grafted cards lie open, facedown ones are for who put them there (kf.graft.1, kf.graft.3)', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['sample-shelf', 'sample-chest', plain, big] }, {}] })
    t.play('sample-shelf').target(plain).play('sample-chest').target(big)
    expect([beneath(t, 0, 'sample-shelf'), beneath(t, 1, 'sample-shelf')]).toEqual([[plain], [plain]])
    expect([beneath(t, 0, 'sample-chest'), beneath(t, 1, 'sample-chest')]).toEqual([[big], []])
  })

  test('in an imagined world, each place of a facedown card keeps one, and none else has one (kf.graft.3)', () => {
    const cards = ['sample-chest', 'sample-chest', plain, big, 'sample-taunt', 'sample-poison']
    const t = table({ seats: [{ house: 'brobnar', hand: cards }, {}] })
    keyforge.choose(t.position, keyforge.parseOption(t.position, 'play A:sample-chest.1'))
    t.target(big).play('sample-chest').target(plain)
    const world = keyforge.blank()
    const random = new Generator(seedOf(2))
    for (let i = 0; i < 20; i++) {
      keyforge.copy(world, t.position)
      keyforge.determinize(world, 1, random)
      const [side] = keyforge.observe(world, 0).seats
      const under = side.artifacts.map(({ under, beneath }) => [under, beneath.length])
      expect(under).toEqual([
        [1, 1],
        [1, 1],
      ])
      for (const { card } of side.hand ?? []) expect([world.host[card], world.knownTo[card]]).toEqual([-1, 0])
    }
  })

  test('piles in play and purged are open, hands, archives and decks are not; all counts are (kf.information.1, kf.information.2, kf.information.3, kf.discardpile.1, kf.archives.3)', () => {
    const t = table({
      seats: [
        {
          house: 'brobnar',
          hand: [plain],
          archives: [big],
          discard: ['sample-taunt'],
          purged: ['sample-armored'],
          deck: ['sample-poison'],
          chains: 2,
        },
        {},
      ],
    })
    const own = JSON.stringify(keyforge.observe(t.position, 0))
    const [seen] = keyforge.observe(t.position, 1).seats
    for (const hidden of [plain, big, 'sample-poison']) expect(JSON.stringify(keyforge.observe(t.position, 1))).not.toContain(hidden)
    expect([own.includes(plain), own.includes(big), own.includes('sample-poison')]).toEqual([true, true, false])
    expect(seen).toMatchObject({
      handCount: 1,
      deckCount: 1,
      archivesCount: 1,
      chains: 2,
      discard: [{ id: 'sample-taunt' }],
      purged: [{ id: 'sample-armored' }],
    })
  })

  test('archives are one pile, and a card archived without more words comes from the hand (kf.archives.1, kf.archives.4)', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['sample-file', plain], battleline: [big] }, {}] })
    t.play('sample-file')
    expect(t.targets).toEqual([plain])
    t.target(plain)
    expect([t.seat(0).archives, t.card(plain).zone]).toEqual([[plain], 'archives'])
  })

  test('a choice among cards that only one player sees is that player’s, unless they were shown (kf.active.3, kf.active.2)', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['sample-press'] }, { hand: [plain, big] }] })
    t.play('sample-press')
    expect([t.decision?.seat, t.targets]).toEqual([1, [big, plain]])
    t.target(big)
    expect([t.seat(1).hand, t.seat(1).discard, t.active]).toEqual([[plain], [big], 0])
    const shown = table({ seats: [{ house: 'brobnar', hand: ['sample-inspect'] }, { hand: [plain, big] }] })
    shown.play('sample-inspect')
    expect(shown.decision?.seat).toBe(0)
    expect(
      keyforge
        .observe(shown.position, 0)
        .shown.map(({ id }) => id)
        .sort(),
    ).toEqual([big, plain])
  })
})
