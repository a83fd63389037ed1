import { describe, expect, test } from 'vitest'
import { table } from '../../src/games/keyforge/scenario/index.ts'
import type { ScenarioCard } from '../../src/games/keyforge/scenario/index.ts'
import { loadSamples } from '../sample-cards.ts'

loadSamples()
const plain = 'sample-plain'
const big = 'sample-big'

const board = (mine: readonly ScenarioCard[], theirs: readonly ScenarioCard[], hand: readonly ScenarioCard[] = [], more: object = {}) =>
  table({ seats: [{ house: 'brobnar', battleline: mine, hand, ...more }, { battleline: theirs }] })

describe('destruction', () => {
  test('by an effect, by sacrifice or by damage, onto the top of the owner’s pile (kf.destroyed.1, kf.destroyed.2, kf.sacrifice.1)', () => {
    const t = board(
      [plain, 'sample-poison', 'sample-mourner'],
      [{ card: big, owner: 0 }],
      ['sample-strike', 'sample-offer', 'sample-wipe'],
      {
        discard: ['sample-alpha'],
      },
    )
    t.play('sample-strike').target('sample-poison')
    t.play('sample-offer').target(plain)
    t.play('sample-wipe').choose({ targets: [big] })
    // one for each destruction, one for the sacrifice
    expect(t.seat(0).amber).toBe(4)
    expect(t.seat(0).discard).toEqual(['sample-wipe', big, 'sample-offer', plain, 'sample-strike', 'sample-poison', 'sample-alpha'])
  })

  test('a tagged card is in play until its Destroyed abilities are done (kf.destroyed.3, kf.destroyed.4, kf.destroyed.11)', () => {
    const t = board(['sample-martyr'], [], ['sample-wipe'])
    t.play('sample-wipe').choose({ targets: ['sample-martyr'] })
    expect(t.card('sample-martyr')).toMatchObject({ zone: 'battleline', tagged: true })
    // damage of one that dies with it destroys it no second time
    const bombs = board(['sample-mourner'], ['sample-bomb', 'sample-poison'], ['sample-wipe'])
    bombs.play('sample-wipe').choose({ targets: ['sample-bomb', 'sample-poison'] })
    expect([bombs.seat(0).amber, bombs.seat(1).discard.length]).toEqual([2, 2])
  })

  test('what left some other way while tagged counts as destroyed (kf.destroyed.6, kf.destroyed.7)', () => {
    const t = board(['sample-martyr', 'sample-mourner'], [], ['sample-wipe'])
    t.play('sample-wipe').choose({ targets: ['sample-martyr'] })
    t.choose({ option: t.options.find(({ text }) => text?.includes('hand'))?.option })
    expect([t.card('sample-martyr').zone, t.seat(0).amber]).toEqual(['hand', 1])
  })

  test('cards destroyed together do not answer each other (kf.destroyed.9); those that stay do (kf.destroyed.7)', () => {
    const t = board(['sample-mourner', plain], ['sample-mourner'], ['sample-wipe'])
    t.play('sample-wipe').choose({ targets: [{ card: 'sample-mourner', seat: 0 }, plain] })
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([0, 2])
  })

  test('the active player mixes the Destroyed abilities of a group, on both sides (kf.destroyed.8, kf.active.2)', () => {
    const t = board(['sample-martyr'], ['sample-martyr'], ['sample-wipe'])
    t.play('sample-wipe').choose({
      targets: [
        { card: 'sample-martyr', seat: 0 },
        { card: 'sample-martyr', seat: 1 },
      ],
    })
    expect(t.decision).toMatchObject({ kind: 'order', seat: 0 })
    expect(t.options).toHaveLength(4)
    const [gain] = t.options.filter(({ text }) => text?.includes('Gain'))
    t.choose({ ability: gain.ability, card: { card: 'sample-martyr', seat: 1 } })
    expect([t.seat(1).amber, t.options.length]).toEqual([1, 3])
  })

  test('a Destroyed ability granted after tagging stays silent (kf.destroyed.12)', () => {
    const t = board(['sample-heir', plain], [big], ['sample-wipe', { card: 'sample-wipe' }])
    t.play({ card: 'sample-wipe', copy: 1 }).choose({ targets: ['sample-heir', plain] })
    expect([t.seat(0).battleline, t.seat(0).amber]).toEqual([[], 0])
    // one that is tagged later has it
    t.play({ card: 'sample-wipe', copy: 2 }).choose({ targets: [big] })
    expect(t.seat(1).amber).toBe(5)
  })

  test('“instead” takes the tag off: it was not destroyed, the rest is dropped (kf.replacement.1, kf.destroyed.5, kf.destroyed.3)', () => {
    const t = board(['sample-phoenix'], ['sample-mourner'], ['sample-strike'])
    t.play('sample-strike').target('sample-phoenix')
    expect(t.card('sample-phoenix')).toMatchObject({ zone: 'battleline', damage: 0, tagged: false })
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1, 0])
  })

  test('a group that goes to the purged cards goes there as one, the cause too (kf.replacement.2, kf.destroyed.8)', () => {
    for (const order of [
      ['sample-purger', plain],
      [plain, 'sample-purger'],
    ]) {
      const t = board(order, [big], ['sample-wipe'])
      t.play('sample-wipe').choose({ targets: ['sample-purger', plain, big] })
      expect([t.seat(0).purged.sort(), t.seat(1).purged]).toEqual([[plain, 'sample-purger'], [big]])
    }
  })

  test('purging destroys nothing; its Destroyed abilities stay silent (kf.purge.1, kf.purge.2)', () => {
    const t = board(['sample-martyr', 'sample-mourner'], [], ['sample-banish'])
    t.play('sample-banish').target('sample-martyr')
    expect([t.seat(0).purged, t.seat(0).amber]).toEqual([['sample-martyr'], 1])
    expect(t.idle).toBe(true)
  })

  test('destroyed and then purged: the destruction has all its consequences first (kf.purge.3, kf.replacement.2)', () => {
    const t = board([plain, 'sample-mourner'], [], ['sample-erase'])
    t.play('sample-erase').target(plain)
    expect([t.seat(0).purged, t.seat(0).amber]).toEqual([[plain], 1])
  })

  test('a card that went to a hidden zone is lost to the effect (kf.leaves.7)', () => {
    const t = board(['sample-martyr'], [], ['sample-erase'])
    t.play('sample-erase').target('sample-martyr')
    t.choose({ option: t.options.find(({ text }) => text?.includes('hand'))?.option })
    expect([t.card('sample-martyr').zone, t.seat(0).purged]).toEqual(['hand', []])
  })

  test('invulnerable creatures leave in every other way (kf.invulnerable.2)', () => {
    const t = board(['sample-invulnerable'], [], ['sample-bounce', 'sample-weaken'])
    t.play('sample-weaken')
    expect(t.card('sample-invulnerable')).toMatchObject({ zone: 'battleline', power: 0 })
    t.play('sample-bounce').target('sample-invulnerable')
    expect(t.card('sample-invulnerable').zone).toBe('hand')
  })

  test('you sacrifice only what you control (kf.sacrifice.2)', () => {
    const t = board([], [plain], ['sample-offer'])
    t.play('sample-offer')
    expect([t.card(plain).zone, t.seat(0).amber]).toEqual(['battleline', 0])
  })

  test('what you use as if it were yours is sacrificed by that use (kf.sacrifice.3, kf.control.5)', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['sample-borrow'] }, { artifacts: ['sample-altar'] }] })
    t.play('sample-borrow').target('sample-altar')
    if (t.decision?.kind === 'use') t.choose({ verb: 'omni' })
    expect([t.card('sample-altar').zone, t.seat(0).amber, t.seat(1).discard]).toEqual(['discard', 2, ['sample-altar']])
  })
})

describe('what a card leaves behind', () => {
  test('bounced, purged, archived, shuffled or discarded: it has left play and goes to its owner (kf.leaves.1, kf.leaves.5, kf.owner.1)', () => {
    for (const [action, zone] of [
      ['sample-bounce', 'hand'],
      ['sample-banish', 'purged'],
      ['sample-store', 'archives'],
      ['sample-shuffle', 'deck'],
    ]) {
      const t = board([{ card: plain, owner: 1 }], [], [action])
      t.play(action).target(plain)
      expect([t.card(plain).zone, t.card(plain).seat]).toEqual([zone, 1])
      expect(t.position.zones.of[t.find(plain)] % 2).toBe(1)
    }
  })

  test('damage, counters and statuses go, upgrades are discarded and not destroyed (kf.leaves.2, kf.upgrade.3, kf.discard.3)', () => {
    const t = board(
      [
        {
          card: plain,
          damage: 2,
          warded: false,
          enraged: true,
          stunned: true,
          exhausted: true,
          counters: { power: 2 },
          upgrades: ['sample-plate'],
        },
        'sample-mourner',
      ],
      [],
      ['sample-bounce'],
    )
    t.play('sample-bounce').target(plain)
    expect(t.card(plain)).toMatchObject({ zone: 'hand', damage: 0, enraged: false, stunned: false, exhausted: false, counters: {} })
    expect([t.card('sample-plate').zone, t.seat(0).amber]).toEqual(['discard', 0])
  })

  test('an upgrade of the other player goes to its owner’s pile (kf.upgrade.3, kf.upgrade.4)', () => {
    const t = board([{ card: plain, upgrades: [{ card: 'sample-plate', owner: 1 }] }], [], ['sample-bounce'])
    t.play('sample-bounce').target(plain)
    expect(t.seat(1).discard).toEqual(['sample-plate'])
  })

  test('lasting effects on it end with it (kf.leaves.2)', () => {
    const t = board([{ card: plain, exhausted: false }], [], ['sample-license', 'sample-bounce'])
    t.play('sample-license').play('sample-bounce').target(plain).play(plain)
    expect(t.card(plain)).toMatchObject({ zone: 'battleline', exhausted: true })
  })

  test('amber on a creature goes to its controller’s opponent, on an artifact to the supply (kf.leaves.3, kf.leaves.4, kf.supply.2)', () => {
    const t = board([{ card: plain, owner: 1, amber: 2 }], [], ['sample-banish', { card: 'sample-banish' }], {
      artifacts: [{ card: 'sample-clock', amber: 3 }],
    })
    t.play({ card: 'sample-banish', copy: 1 }).target(plain)
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1, 2])
    t.play({ card: 'sample-banish', copy: 2 })
    if (!t.idle) t.target('sample-clock')
    expect([t.card('sample-clock').zone, t.seat(0).amber, t.seat(1).amber]).toEqual(['purged', 2, 2])
  })

  test('grafted and facedown cards go to the discard pile with their card, and are not destroyed (kf.graft.2, kf.graft.3)', () => {
    const t = table({
      seats: [{ house: 'brobnar', hand: ['sample-shelf', plain, 'sample-banish'], battleline: ['sample-mourner'] }, {}],
    })
    t.play('sample-shelf').target(plain)
    t.play('sample-banish').target('sample-shelf')
    expect([t.card(plain).zone, t.seat(0).discard, t.seat(0).amber]).toEqual(['discard', ['sample-banish', plain], 1])
  })

  test('a ward stops leaving in every way, and what looks for it fails (kf.ward.2, kf.ward.3)', () => {
    for (const action of ['sample-bounce', 'sample-banish', 'sample-store', 'sample-shuffle', 'sample-offer']) {
      const t = board([{ card: 'sample-martyr', warded: true }], [], [action])
      t.play(action).target('sample-martyr')
      expect(t.card('sample-martyr')).toMatchObject({ zone: 'battleline', warded: false })
      expect(t.seat(0).amber).toBe(0)
      expect(t.idle).toBe(true)
    }
  })

  test('the gap closes; neighbors and flanks are those of now (kf.battleline.2, kf.battleline.1, kf.neighbor.1)', () => {
    const t = board([plain, big, 'sample-captain'], [], ['sample-bounce'])
    expect([t.card(plain).power, t.card(big).power]).toEqual([4, 12])
    t.play('sample-bounce').target(big)
    expect([t.card(plain).power, t.seat(0).battleline]).toEqual([7, [plain, 'sample-captain']])
  })

  test('the opponent’s archives: an abducted card belongs to its owner (kf.archives.5, kf.leaves.6)', () => {
    const t = board([], [plain, { card: big, owner: 0 }], ['sample-abduct', { card: 'sample-abduct' }])
    t.play({ card: 'sample-abduct', copy: 1 }).target(plain)
    expect([t.seat(0).archives, t.seat(1).archives]).toEqual([[plain], []])
    t.play({ card: 'sample-abduct', copy: 2 }).target(big)
    expect(t.seat(0).archives).toEqual([plain, big])
    // archiving without more words goes to the owner’s archives
    const own = board([], [plain], ['sample-store'])
    own.play('sample-store').target(plain)
    expect(own.seat(1).archives).toEqual([plain])
  })
})
