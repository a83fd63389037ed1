import { describe, expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Worlds Collide, house Shadows. Seat 0 is in the main step of an ordinary turn. */

const at = (mine: ScenarioSeat, theirs: ScenarioSeat = {}) => table({ seats: [{ house: 'shadows', ...mine }, theirs] })
const amber = (t: ReturnType<typeof table>) => [t.seat(0).amber, t.seat(1).amber]

test('a-vinda costs a card of the hand only when its damage destroys', () => {
  const kills = at({ battleline: ['a-vinda'] }, { battleline: ['umbra', { card: 'krump', damage: 5 }], hand: ['punch', 'anger'] })
  kills.reap('a-vinda')
  expect(kills.targets).toEqual(['a-vinda', 'krump', 'umbra'])
  kills.target('krump')
  expect([kills.seat(1).hand.length, kills.seat(1).discard.length, kills.idle]).toEqual([1, 2, true])
  const hurts = at({ battleline: ['a-vinda'] }, { battleline: ['umbra'], hand: ['punch'] })
  hurts.reap('a-vinda').target('umbra')
  expect([hurts.card('umbra').damage, hurts.seat(1).hand, hurts.idle]).toEqual([1, ['punch'], true])
  // a ward is no destruction, an empty hand no cost
  const warded = at({ battleline: ['a-vinda'] }, { battleline: [{ card: 'krump', damage: 5, warded: true }], hand: ['punch'] })
  expect(warded.reap('a-vinda').target('krump').seat(1).hand).toEqual(['punch'])
  const empty = at({ battleline: ['a-vinda'] }, { battleline: [{ card: 'krump', damage: 5 }] })
  expect(empty.reap('a-vinda').target('krump').idle).toBe(true)
})

test('breaker-hill lets its neighbors steal, and no others', () => {
  const t = at({ battleline: ['umbra', 'breaker-hill', 'bad-penny', 'silvertooth'] }, { battleline: ['krump'], amber: 3 })
  expect(['umbra', 'breaker-hill', 'bad-penny', 'silvertooth'].map((card) => t.can({ verb: 'action', card }))).toEqual([
    true,
    false,
    true,
    false,
  ])
  t.action('umbra').action('bad-penny')
  expect([amber(t), t.idle]).toEqual([[2, 1], true])
})

test('hit-and-run hurts a creature, then takes a friendly one back', () => {
  const t = at({ hand: ['hit-and-run'], battleline: ['umbra', 'bad-penny'] }, { battleline: ['krump'] })
  t.play('hit-and-run').target('krump')
  expect([t.card('krump').damage, t.targets]).toEqual([2, ['bad-penny', 'umbra']])
  expect([t.target('umbra').seat(0).hand, t.idle]).toEqual([['umbra'], true])
  // the damage may have left none of them
  const alone = at({ hand: ['hit-and-run'], battleline: ['umbra'] })
    .play('hit-and-run')
    .target('umbra')
  expect([alone.seat(0).discard, alone.idle]).toEqual([['hit-and-run', 'umbra'], true])
})

test('hock pays for an artifact of either side, and only for one', () => {
  const t = at({ hand: ['hock'], artifacts: ['spike-trap'] }, { artifacts: ['lash-of-broken-dreams'] })
  t.play('hock')
  expect(t.targets).toEqual(['lash-of-broken-dreams', 'spike-trap'])
  expect(amber(t.target('lash-of-broken-dreams'))).toEqual([2, 0])
  const none = at({ hand: ['hock'] }).play('hock')
  expect([amber(none), none.idle]).toEqual([[1, 0], true])
})

test('hugger-mugger captures, and steals from who has more keys', () => {
  const behind = at({ hand: ['hugger-mugger'] }, { amber: 3, keys: ['red'] }).play('hugger-mugger')
  expect([amber(behind), behind.card('hugger-mugger').amber, behind.idle]).toEqual([[1, 1], 1, true])
  const even = at({ hand: ['hugger-mugger'], keys: ['blue'] }, { amber: 3, keys: ['red'] }).play('hugger-mugger')
  expect([amber(even), even.card('hugger-mugger').amber]).toEqual([[0, 2], 1])
})

test('inky-gloom keeps the opponent from reaping in the next turn, and not you', () => {
  const t = table({
    seats: [
      { house: 'shadows', hand: ['inky-gloom'], battleline: ['umbra'] },
      { battleline: ['krump'], houses: ['brobnar', 'dis', 'logos'] },
    ],
    auto: true,
  })
  t.play('inky-gloom')
  expect(t.can({ verb: 'reap', card: 'umbra' })).toBe(true)
  t.endTurn().house('brobnar')
  expect([t.can({ verb: 'reap', card: 'krump' }), t.can({ verb: 'fight', card: 'krump' })]).toEqual([false, true])
  t.endTurn()
  t.endTurn().house('brobnar')
  expect(t.can({ verb: 'reap', card: 'krump' })).toBe(true)
})

test('j-vinda steals for a creature that its damage destroys', () => {
  const t = at({ battleline: ['j-vinda', { card: 'bad-penny' }] }, { battleline: ['krump'], amber: 2 })
  t.reap('j-vinda').target('bad-penny')
  expect([amber(t), t.seat(0).hand, t.idle]).toEqual([[2, 1], ['bad-penny'], true])
  const not = at({ battleline: ['j-vinda'] }, { battleline: ['krump'], amber: 2 })
    .reap('j-vinda')
    .target('krump')
  expect([amber(not), not.card('krump').damage]).toEqual([[1, 2], 1])
})

test('kymoor-eclipse shuffles all flanks of both lines in at once; wards stay', () => {
  const t = at(
    { hand: ['kymoor-eclipse'], battleline: ['umbra', 'bad-penny', 'silvertooth'] },
    { battleline: [{ card: 'krump', warded: true }, 'troll', 'bumpsy'] },
  )
  t.play('kymoor-eclipse')
  expect([t.seat(0).battleline, t.seat(1).battleline, t.card('krump').warded, t.idle]).toEqual([
    ['bad-penny'],
    ['krump', 'troll'],
    false,
    true,
  ])
  expect([t.card('umbra').zone, t.card('silvertooth').zone, t.card('bumpsy').zone]).toEqual(['deck', 'deck', 'deck'])
})

test('mug takes one from the creature that it hurts', () => {
  const t = at({ hand: ['mug'] }, { battleline: [{ card: 'krump', amber: 2 }, 'troll'] })
  t.play('mug')
  expect(t.targets).toEqual(['krump', 'troll'])
  t.target('krump')
  expect([amber(t), t.card('krump').amber, t.card('krump').damage]).toEqual([[2, 0], 1, 2])
  const bare = at({ hand: ['mug'] }, { battleline: [{ card: 'krump', amber: 2 }, 'troll'] })
    .play('mug')
    .target('troll')
  expect([amber(bare), bare.card('troll').damage, bare.idle]).toEqual([[1, 0], 2, true])
})

test('pestering-blow hurts and enrages, if there is still somebody', () => {
  const t = at({ hand: ['pestering-blow'] }, { battleline: ['krump'] })
    .play('pestering-blow')
    .target('krump')
  expect([t.card('krump').damage, t.card('krump').enraged, t.idle]).toEqual([1, true, true])
  const dead = at({ hand: ['pestering-blow'] }, { battleline: [{ card: 'krump', damage: 5 }] })
    .play('pestering-blow')
    .target('krump')
  expect([dead.card('krump').zone, dead.card('krump').enraged, dead.idle]).toEqual(['discard', false, true])
})

test('symon puts whom it fights on top of the deck, if it is still there', () => {
  const t = at({ battleline: ['symon'] }, { battleline: ['krump'], deck: ['punch'] }).fight('symon', 'krump')
  expect([t.seat(1).deck, t.card('symon').damage, t.idle]).toEqual([['krump', 'punch'], 0, true])
  const dead = at({ battleline: ['symon'] }, { battleline: [{ card: 'krump', damage: 5 }], deck: ['punch'] }).fight('symon', 'krump')
  expect([dead.seat(1).deck, dead.seat(1).discard]).toEqual([['punch'], ['krump']])
  const warded = at({ battleline: ['symon'] }, { battleline: [{ card: 'krump', warded: true }] }).fight('symon', 'krump')
  // the ward was spent on the damage, nothing keeps it any more
  expect([warded.card('krump').zone, warded.card('krump').damage]).toEqual(['deck', 0])
})

test('trust-no-one looks for friends, then counts houses up to three', () => {
  const battleline = ['krump', 'troll', 'zorg', 'dextre', 'umbra']
  const alone = at({ hand: ['trust-no-one'] }, { battleline, amber: 5 }).play('trust-no-one')
  expect(amber(alone)).toEqual([3, 2])
  const two = at({ hand: ['trust-no-one'] }, { battleline: ['krump', 'troll', 'zorg'], amber: 5 }).play('trust-no-one')
  expect(amber(two)).toEqual([2, 3])
  const friend = at({ hand: ['trust-no-one'], battleline: ['bad-penny'] }, { battleline, amber: 5 }).play('trust-no-one')
  expect([amber(friend), friend.idle]).toEqual([[1, 4], true])
  expect(amber(at({ hand: ['trust-no-one'] }, { amber: 5 }).play('trust-no-one'))).toEqual([0, 5])
})

test('chain-gang steals, shuffles a chain in, and gets ready when one is played', () => {
  const t = at({ battleline: ['chain-gang'], hand: ['subtle-chain'] }, { amber: 4, hand: ['punch'] })
  t.action('chain-gang')
  expect([t.card('chain-gang').exhausted, t.idle]).toEqual([true, true])
  t.play('subtle-chain').choose({ verb: 'order', card: 'subtle-chain' })
  expect([t.card('chain-gang').exhausted, t.seat(1).discard]).toEqual([false, ['punch']])
  t.action('chain-gang').target('subtle-chain')
  expect([amber(t), t.card('subtle-chain').zone, t.idle]).toEqual([[3, 2], 'deck', true])
})

describe('fidgit', () => {
  test('discards from the archives or the deck, and plays an action as if it were yours', () => {
    const theirs = { archives: ['punch'], deck: ['dust-pixie', 'anger'], amber: 1 } as const
    const t = at({ battleline: ['fidgit', 'umbra'] }, { ...theirs, battleline: ['krump'] })
    t.reap('fidgit')
    expect(t.options.map(({ mode }) => mode)).toEqual([0, 1])
    t.choose({ mode: 0 }).target('krump')
    // the icon is yours, the card goes to its owner's discard pile
    expect([t.card('krump').damage, amber(t), t.seat(1).discard, t.idle]).toEqual([3, [2, 1], ['punch'], true])
  })

  test('leaves what is no action, and asks nothing where there is one pile or none', () => {
    const t = at({ battleline: ['fidgit'] }, { deck: ['dust-pixie', 'anger'] }).reap('fidgit')
    t.choose({ mode: 1 })
    expect([t.seat(1).discard, t.seat(1).deck, t.idle]).toEqual([['dust-pixie'], ['anger'], true])
    const none = at({ battleline: ['fidgit'] }, { deck: [] }).reap('fidgit')
    expect([none.idle, none.seat(0).amber]).toEqual([true, 1])
  })
})

test('into-the-night lets only creatures of Shadows fight, on both sides, until your next turn', () => {
  const t = table({
    seats: [
      { house: 'shadows', hand: ['into-the-night'], battleline: ['umbra', 'troll'], houses: ['shadows', 'brobnar', 'dis'] },
      { battleline: ['krump', 'bad-penny'], houses: ['brobnar', 'shadows', 'logos'] },
    ],
    auto: true,
  })
  t.play('into-the-night')
  expect(t.can({ verb: 'fight', card: 'umbra' })).toBe(true)
  expect(t.endTurn().house('brobnar').can({ verb: 'fight', card: 'krump' })).toBe(false)
  expect(t.can({ verb: 'reap', card: 'krump' })).toBe(true)
  t.endTurn().house('brobnar')
  expect(t.can({ verb: 'fight', card: 'troll' })).toBe(true)
})

test('no-safety-in-numbers hurts houses with three creatures in play, counted over both lines', () => {
  const t = at(
    { hand: ['no-safety-in-numbers'], battleline: ['troll', 'umbra', 'silvertooth'] },
    { battleline: ['krump', 'bumpsy', 'zorg', 'dextre'] },
  )
  t.play('no-safety-in-numbers')
  expect(['troll', 'krump', 'bumpsy', 'umbra', 'silvertooth', 'zorg', 'dextre'].map((id) => t.card(id).damage)).toEqual([
    3, 3, 3, 0, 0, 0, 0,
  ])
  expect(t.idle).toBe(true)
})

test('spike-trap hurts every flank, your own too, in any house', () => {
  const t = table({
    seats: [
      { house: 'brobnar', artifacts: ['spike-trap'], battleline: ['troll', 'krump', 'bumpsy'] },
      { battleline: ['zorg', 'headhunter', 'valdr'] },
    ],
  })
  t.omni('spike-trap')
  expect(['troll', 'krump', 'bumpsy', 'zorg', 'headhunter', 'valdr'].map((id) => t.card(id).damage)).toEqual([3, 0, 3, 3, 0, 3])
  expect([t.card('spike-trap').zone, t.idle]).toEqual(['discard', true])
})

test('subtle-chain discards a card of the opponent at random', () => {
  const t = at({ hand: ['subtle-chain', 'umbra'] }, { hand: ['punch', 'anger'] }).play('subtle-chain')
  expect([t.seat(1).hand.length, t.seat(1).discard.length, t.seat(0).hand, t.idle]).toEqual([1, 1, ['umbra'], true])
  expect(at({ hand: ['subtle-chain'] }).play('subtle-chain').idle).toBe(true)
})

test('whisper destroys for an amber that is there', () => {
  const t = at({ battleline: ['whisper'], amber: 1 }, { battleline: ['krump'] })
  t.action('whisper')
  expect(t.targets).toEqual(['krump', 'whisper'])
  expect([t.target('krump').card('krump').zone, amber(t)]).toEqual(['discard', [0, 0]])
  const poor = at({ battleline: ['whisper'] }, { battleline: ['krump'] }).action('whisper')
  expect([poor.card('krump').zone, poor.idle]).toEqual(['battleline', true])
})

test('finch-cloak steals from the richer, else both gain', () => {
  expect(amber(at({ battleline: ['finch-cloak'] }, { amber: 3 }).reap('finch-cloak'))).toEqual([2, 2])
  // the reap itself has made them equal
  expect(amber(at({ battleline: ['finch-cloak'] }, { amber: 1 }).reap('finch-cloak'))).toEqual([2, 2])
  const fight = at({ battleline: ['finch-cloak'], amber: 1 }, { amber: 2, battleline: ['umbra'] }).fight('finch-cloak', 'umbra')
  expect(amber(fight)).toEqual([2, 1])
})

describe('gambling-den', () => {
  const start = (active: 0 | 1, deck: readonly string[]) =>
    table({
      seats: [
        { artifacts: ['gambling-den'], houses: ['shadows', 'brobnar', 'dis'], deck: [...deck], amber: 3 },
        { houses: ['brobnar', 'dis', 'logos'], deck: [...deck], amber: 3 },
      ],
      step: 'start',
      active,
    })

  test('each player may bet on the house of the own top card', () => {
    for (const active of [0, 1] as const) {
      const won = start(active, ['punch', 'smith'])
      expect(won.decision).toMatchObject({ seat: active, kind: 'may' })
      won.yes().house('brobnar')
      expect(won.seat(active).amber).toBe(5)
      expect(won.seat(active === 0 ? 1 : 0).amber).toBe(3)
      const lost = start(active, ['punch', 'smith']).yes().house('dis')
      expect([lost.seat(active).amber, lost.seat(active).deck]).toEqual([1, ['punch', 'smith']])
      expect(start(active, ['punch']).no().seat(active).amber).toBe(3)
    }
  })

  test('loses at most what is there, and with an empty deck', () => {
    const t = start(1, []).setAmber(1, 1).yes().house('brobnar')
    expect(t.seat(1).amber).toBe(0)
  })
})

describe('hunter-or-hunted', () => {
  test('wards a creature', () => {
    const t = at({ hand: ['hunter-or-hunted'], battleline: ['umbra'] }, { battleline: ['krump'] }).play('hunter-or-hunted')
    t.choose({ mode: 0 }).target('krump')
    expect([t.card('krump').warded, t.idle]).toEqual([true, true])
  })

  test('or moves a ward to another creature, of either side', () => {
    const t = at({ hand: ['hunter-or-hunted'], battleline: ['umbra'] }, { battleline: [{ card: 'krump', warded: true }, 'troll'] })
    t.play('hunter-or-hunted').choose({ mode: 1 }).target('krump')
    expect(t.targets).toEqual(['troll', 'umbra'])
    t.target('umbra')
    expect([t.card('krump').warded, t.card('umbra').warded, t.idle]).toEqual([false, true, true])
  })

  test('cannot move what is not there; onto a warded one it is spent; a lone creature keeps its own', () => {
    const none = at({ hand: ['hunter-or-hunted'], battleline: ['umbra'] }).play('hunter-or-hunted')
    expect(none.options.map(({ mode }) => mode)).toEqual([0])
    const both = at(
      { hand: ['hunter-or-hunted'], battleline: [{ card: 'umbra', warded: true }] },
      { battleline: [{ card: 'krump', warded: true }] },
    )
    both.play('hunter-or-hunted').choose({ mode: 1 }).target('krump').target('umbra')
    expect([both.card('krump').warded, both.card('umbra').warded]).toEqual([false, true])
    const alone = at({ hand: ['hunter-or-hunted'], battleline: [{ card: 'umbra', warded: true }] })
    alone.play('hunter-or-hunted').choose({ mode: 1 }).target('umbra')
    expect([alone.card('umbra').warded, alone.idle]).toEqual([true, true])
  })
})

describe('keyforgery', () => {
  const start = (hand: readonly string[]) =>
    table({
      seats: [
        { artifacts: ['keyforgery'], houses: ['shadows', 'brobnar', 'dis'], hand: [...hand] },
        { houses: ['brobnar', 'dis', 'logos'], amber: 7 },
      ],
      step: 'forge',
      active: 1,
    })

  test('a wrong guess of the opponent stops the key; nothing is spent and it is destroyed', () => {
    const t = start(['punch'])
    expect(t.decision).toMatchObject({ seat: 1, kind: 'house' })
    t.house('dis')
    expect([t.seat(1).keys, t.seat(1).amber, t.card('keyforgery').zone, t.seat(0).hand]).toEqual([[], 7, 'discard', ['punch']])
    expect(t.decision).toMatchObject({ kind: 'house', seat: 1 })
  })

  test('a right guess lets it be forged, and the artifact stays', () => {
    const t = start(['punch']).house('brobnar')
    t.choose({ color: 'red' })
    expect([t.seat(1).keys, t.seat(1).amber, t.card('keyforgery').zone]).toEqual([['red'], 1, 'artifacts'])
  })

  test('without a card to reveal nothing is wrong', () => {
    const t = start([]).house('dis').choose({ color: 'red' })
    expect([t.seat(1).keys, t.card('keyforgery').zone]).toEqual([['red'], 'artifacts'])
  })

  test('by its errata it does nothing when the opponent forges in your turn, nor when you forge', () => {
    const own = table({ seats: [{ house: 'untamed', artifacts: ['keyforgery'], hand: ['key-charge', 'punch'], amber: 8 }, {}] })
    own.play('key-charge').yes().choose({ color: 'red' })
    expect([own.seat(0).keys, own.card('keyforgery').zone, own.idle]).toEqual([['red'], 'artifacts', true])
  })

  test('two of them ask one after the other; the first wrong guess decides', () => {
    const t = table({
      seats: [
        { artifacts: ['keyforgery', 'keyforgery'], houses: ['shadows', 'brobnar', 'dis'], hand: ['punch'] },
        { houses: ['brobnar', 'dis', 'logos'], amber: 7 },
      ],
      step: 'forge',
      active: 1,
    })
    t.choose({ card: { card: 'keyforgery', copy: 1 } })
      .house('dis')
      .house('brobnar')
    expect([t.seat(1).keys, t.seat(1).amber, t.seat(0).artifacts]).toEqual([[], 7, ['keyforgery']])
  })
})

test('manchego steals with five cards or fewer in the deck, and may go back there', () => {
  const few = at({ hand: ['manchego'], deck: ['punch', 'punch', 'punch', 'punch', 'punch'] }, { amber: 3 }).play('manchego')
  expect(amber(few)).toEqual([2, 1])
  const many = at({ hand: ['manchego'], deck: ['punch', 'punch', 'punch', 'punch', 'punch', 'punch'] }, { amber: 3 }).play('manchego')
  expect(amber(many)).toEqual([0, 3])
  const back = at({ battleline: ['manchego'] }).reap('manchego')
  expect([back.yes().card('manchego').zone, back.idle]).toEqual(['deck', true])
  expect(
    at({ battleline: ['manchego'] })
      .reap('manchego')
      .no()
      .card('manchego').zone,
  ).toBe('battleline')
})

test('the-quiet-anvil makes keys cheaper for both until one is forged', () => {
  const t = table({
    seats: [{ artifacts: ['the-quiet-anvil'] }, { amber: 4, houses: ['brobnar', 'dis', 'logos'] }],
    step: 'forge',
    active: 1,
  })
  expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([4, 4])
  t.choose({ color: 'red' })
  expect([t.seat(1).keys, t.seat(1).amber, t.card('the-quiet-anvil').zone, t.seat(0).keyCost]).toEqual([['red'], 0, 'discard', 6])
})

test('the-shadow-council steals from the center alone (kf.center.1)', () => {
  const can = (battleline: string[]) => at({ battleline }, { amber: 3 }).can({ verb: 'action', card: 'the-shadow-council' })
  expect(can(['the-shadow-council'])).toBe(true)
  expect(can(['umbra', 'the-shadow-council'])).toBe(false)
  expect(can(['the-shadow-council', 'umbra', 'bad-penny'])).toBe(false)
  expect(can(['umbra', 'the-shadow-council', 'bad-penny', 'silvertooth'])).toBe(false)
  const t = at({ battleline: ['umbra', 'the-shadow-council', 'bad-penny'] }, { amber: 3 }).action('the-shadow-council')
  expect([amber(t), t.idle]).toEqual([[2, 1], true])
})

describe('weasand', () => {
  test('dies on a flank, as soon as it is there; a ward holds once only', () => {
    const t = at({ hand: ['weasand'], battleline: ['umbra', 'bad-penny'] }).play('weasand', { left: true })
    expect([t.card('weasand').zone, t.idle]).toEqual(['discard', true])
    const inner = at({ hand: ['weasand', 'hit-and-run'], battleline: ['umbra', 'bad-penny'] }, { battleline: ['krump'] })
    inner.play('weasand').choose({ place: 1 })
    expect([inner.seat(0).battleline, inner.idle]).toEqual([['umbra', 'weasand', 'bad-penny'], true])
    inner.play('hit-and-run').target('krump').target('umbra')
    expect([inner.card('weasand').zone, inner.idle]).toEqual(['discard', true])
    const warded = at(
      { hand: ['hit-and-run'], battleline: ['umbra', { card: 'weasand', warded: true }, 'bad-penny'] },
      { battleline: ['krump'] },
    )
    warded.play('hit-and-run').target('krump').target('umbra')
    expect([warded.card('weasand').zone, warded.idle]).toEqual(['discard', true])
  })

  test('pays two for each key, of whoever forges it', () => {
    const t = table({
      seats: [{ battleline: ['umbra', 'weasand', 'bad-penny'] }, { amber: 6, houses: ['brobnar', 'dis', 'logos'] }],
      step: 'forge',
      active: 1,
    })
    t.choose({ color: 'red' })
    expect(amber(t)).toEqual([2, 0])
  })
})

test.each([
  ['brobnar-plant', 'brobnar'],
  ['dis-plant', 'dis'],
  ['logos-plant', 'logos'],
  ['saurian-plant', 'saurian'],
  ['star-alliance-plant', 'staralliance'],
  ['untamed-plant', 'untamed'],
] as const)('%s gains when a player chooses %s, either of them', (plant, house) => {
  for (const active of [0, 1] as const) {
    const start = () =>
      table({
        seats: [{ battleline: [plant], houses: [house, 'shadows', 'mars'] }, { houses: [house, 'sanctum', 'mars'] }],
        step: 'house',
        active,
      })
    expect(start().house(house).seat(0).amber).toBe(1)
    expect(amber(start().house('mars'))).toEqual([0, 0])
  }
})
