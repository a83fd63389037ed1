import { describe, expect, test } from 'vitest'
import { Generator, seedOf } from '../../../../kernel/random.ts'
import { checkLaws } from '../../../laws.ts'
import { keyforge } from '../../index.ts'
import type { Deck } from '../../rules/index.ts'
import { observe } from '../../rules/index.ts'
import { secrets } from '../../secrets.ts'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** The anomalies of Worlds Collide and Winds of Exchange. Seat 0 is in the main step of an ordinary turn, Brobnar is active. */

const at = (mine: ScenarioSeat, theirs: ScenarioSeat = {}) => table({ seats: [{ house: 'brobnar', ...mine }, theirs] })
const amber = (t: ReturnType<typeof table>) => [t.seat(0).amber, t.seat(1).amber]

describe('ghostform', () => {
  test('its creature cannot be hurt or destroyed, until a fight or a reap archives the upgrade', () => {
    const t = at({ battleline: [{ card: 'krump', upgrades: ['ghostform'] }, 'troll'] }, { battleline: ['bumpsy', 'valdr'] })
    t.fight('krump', 'bumpsy')
    expect([t.card('krump').damage, t.seat(0).archives, t.idle]).toEqual([0, ['ghostform'], true])
    expect(t.card('krump').keywords).toEqual({})
    const reap = at({ battleline: [{ card: 'krump', upgrades: ['ghostform'] }] }).reap('krump')
    expect([reap.seat(0).archives, reap.idle]).toEqual([['ghostform'], true])
  })

  test('goes to the archives of its owner, whoever uses the creature', () => {
    const t = at({ battleline: [{ card: 'krump', upgrades: [{ card: 'ghostform', owner: 1 }] }] }).reap('krump')
    expect([t.seat(0).archives, t.seat(1).archives]).toEqual([[], ['ghostform']])
  })

  test('destruction passes it by, purging does not', () => {
    const t = at({ hand: ['coward-s-end'] }, { battleline: [{ card: 'valdr', upgrades: ['ghostform'] }] }).play('coward-s-end')
    expect(t.card('valdr').zone).toBe('battleline')
    const purged = table({
      seats: [{ house: 'shadows', hand: ['oubliette'] }, { battleline: [{ card: 'umbra', upgrades: ['ghostform'] }] }],
    })
    purged.play('oubliette').target('umbra')
    expect([purged.card('umbra').zone, purged.card('ghostform').zone]).toEqual(['purged', 'discard'])
  })
})

describe('infomancer', () => {
  test('grafts an action from the hand and repeats its play effect after reaping', () => {
    const t = at({ hand: ['infomancer', 'punch', 'troll'] }, { battleline: ['valdr'] }).play('infomancer')
    expect(t.targets).toEqual(['punch'])
    t.target('punch')
    expect([t.card('punch').zone, t.card('infomancer').under]).toEqual(['under', ['punch']])
    t.set('infomancer', { exhausted: false }).reap('infomancer').target('punch').target('valdr')
    // the effect alone: neither icons nor a play
    expect([t.card('valdr').damage, t.seat(0).amber, t.card('punch').zone, t.idle]).toEqual([3, 1, 'under', true])
  })

  test('without an action there is nothing to graft or to repeat; gone, it leaves the card to its owner', () => {
    const t = at({ hand: ['infomancer', 'troll'] }).play('infomancer')
    expect([t.card('infomancer').under, t.idle]).toEqual([[], true])
    expect(t.set('infomancer', { exhausted: false }).reap('infomancer').idle).toBe(true)
    const gone = at({ hand: ['infomancer', 'punch', 'coward-s-end'] })
      .play('infomancer')
      .target('punch')
    // the only choice of a card is still a choice
    expect(gone.seat(0).hand).toEqual(['coward-s-end'])
    gone.play('coward-s-end')
    expect([gone.card('infomancer').zone, gone.card('punch').zone]).toEqual(['discard', 'discard'])
  })
})

describe('lateral-shift', () => {
  test('shows the hand, and a card of it is played as if it were yours', () => {
    const t = at({ hand: ['lateral-shift'], battleline: ['krump'] }, { hand: ['dust-pixie', 'punch'], battleline: ['valdr'] }).play(
      'lateral-shift',
    )
    expect(t.targets).toEqual(['dust-pixie', 'punch'])
    t.target('dust-pixie').choose({ place: 'left' })
    expect([t.seat(0).battleline, t.seat(0).amber, t.card('dust-pixie').seat, t.card('dust-pixie').controller, t.idle]).toEqual([
      ['dust-pixie', 'krump'],
      2,
      1,
      0,
      true,
    ])
    const action = at({ hand: ['lateral-shift'] }, { hand: ['punch'], battleline: ['valdr'] })
      .play('lateral-shift')
      .target('punch')
      .target('valdr')
    expect([action.card('valdr').damage, action.seat(1).discard, amber(action)]).toEqual([3, ['punch'], [1, 0]])
  })

  test('what cannot be played is not chosen; an empty hand gives nothing', () => {
    const t = at({ hand: ['lateral-shift'] }, { hand: ['kelifi-dragon'] }).play('lateral-shift')
    expect([t.seat(1).hand, t.idle]).toEqual([['kelifi-dragon'], true])
    expect(at({ hand: ['lateral-shift'] }).play('lateral-shift').idle).toBe(true)
  })
})

test('memolith grafts an action, or repeats one that lies under it', () => {
  const t = at({ artifacts: ['memolith'], hand: ['punch', 'anger', 'troll'] }, { battleline: ['valdr'] }).action('memolith')
  // with nothing under it there is one thing to do
  expect(t.options.map(({ mode }) => mode)).toEqual([0])
  t.choose({ mode: 0 })
  expect(t.targets).toEqual(['anger', 'punch'])
  t.target('punch')
  t.set('memolith', { exhausted: false }).action('memolith').choose({ mode: 1 }).target('punch').target('valdr')
  expect([t.card('valdr').damage, t.card('memolith').under, t.idle]).toEqual([3, ['punch'], true])
})

describe('nizak-the-forgotten', () => {
  test('cannot be hurt while it fights, attacking or attacked, and sends the fallen to their hands', () => {
    const t = at({ battleline: ['nizak-the-forgotten'] }, { battleline: ['krump'] }).fight('nizak-the-forgotten', 'krump')
    expect([t.card('nizak-the-forgotten').damage, t.seat(1).hand, t.seat(1).discard, t.idle]).toEqual([0, ['krump'], [], true])
    const defends = at({ battleline: ['krump'] }, { battleline: ['nizak-the-forgotten'] }).fight('krump', 'nizak-the-forgotten')
    expect([defends.card('nizak-the-forgotten').damage, defends.seat(0).hand, defends.idle]).toEqual([0, ['krump'], true])
  })

  test('otherwise it can', () => {
    const t = at({ hand: ['punch'], battleline: [] }, { battleline: ['nizak-the-forgotten'] })
      .play('punch')
      .target('nizak-the-forgotten')
    expect(t.card('nizak-the-forgotten').damage).toBe(3)
    // who survives stays
    const troll = at({ battleline: ['nizak-the-forgotten'] }, { battleline: ['troll'] }).fight('nizak-the-forgotten', 'troll')
    expect([troll.card('troll').damage, troll.card('nizak-the-forgotten').damage]).toEqual([6, 0])
  })
})

test('orb-of-wonder finds any card of the deck, but none in the discard pile', () => {
  const t = at({ artifacts: ['orb-of-wonder'], deck: ['punch', 'anger'], discard: ['troll'] }).omni('orb-of-wonder')
  expect(t.targets).toEqual(['anger', 'punch'])
  t.target('anger')
  expect([t.seat(0).hand, t.seat(0).deck, t.card('orb-of-wonder').zone, t.idle]).toEqual([['anger'], ['punch'], 'discard', true])
  // it may be left unfound
  const none = at({ artifacts: ['orb-of-wonder'], deck: ['punch'] })
    .omni('orb-of-wonder')
    .done()
  expect([none.seat(0).hand, none.seat(0).deck]).toEqual([[], ['punch']])
})

describe('the-grim-reaper', () => {
  const ten = Array.from({ length: 10 }, () => 'punch')

  test('enters ready when haunted (kf.haunted.1)', () => {
    expect(
      at({ hand: ['the-grim-reaper'], discard: ten })
        .play('the-grim-reaper')
        .card('the-grim-reaper').exhausted,
    ).toBe(false)
    expect(
      at({ hand: ['the-grim-reaper'], discard: ten.slice(1) }, { discard: ten })
        .play('the-grim-reaper')
        .card('the-grim-reaper').exhausted,
    ).toBe(true)
  })

  test('purges one of each side, itself if it must', () => {
    const t = at({ battleline: ['the-grim-reaper', 'krump'] }, { battleline: ['valdr', { card: 'bumpsy', warded: true }] }).reap(
      'the-grim-reaper',
    )
    expect(t.targets).toEqual(['bumpsy', 'valdr'])
    t.target('bumpsy')
    expect(t.targets).toEqual(['krump', 'the-grim-reaper'])
    t.target('krump')
    expect([t.card('bumpsy').zone, t.card('bumpsy').warded, t.card('krump').zone, t.idle]).toEqual(['battleline', false, 'purged', true])
    const alone = at({ battleline: ['the-grim-reaper'] })
      .reap('the-grim-reaper')
      .target('the-grim-reaper')
    expect([alone.card('the-grim-reaper').zone, alone.idle]).toEqual(['purged', true])
  })
})

test('the-red-baron steals with your red key, and eludes with that of the opponent', () => {
  const reap = (mine: ScenarioSeat['keys'], theirs: ScenarioSeat['keys']) =>
    at({ battleline: ['the-red-baron'], keys: mine }, { amber: 2, keys: theirs }).reap('the-red-baron')
  expect(amber(reap(['red'], []))).toEqual([2, 1])
  expect(amber(reap(['yellow', 'blue'], ['red']))).toEqual([1, 2])
  expect(reap([], ['red']).card('the-red-baron').keywords).toEqual({ elusive: 1 })
  expect(reap(['red'], ['blue']).card('the-red-baron').keywords).toEqual({})
})

test('timequake shuffles all your cards in, and draws one for each that is yours', () => {
  const t = at(
    {
      hand: ['timequake'],
      battleline: [
        { card: 'krump', upgrades: ['blood-of-titans'] },
        { card: 'troll', owner: 1 },
        { card: 'valdr', warded: true },
      ],
      artifacts: ['autocannon'],
      deck: [],
    },
    { battleline: ['bumpsy'] },
  ).play('timequake')
  expect([t.seat(0).battleline, t.seat(0).artifacts, t.seat(0).hand.sort(), t.seat(0).deck]).toEqual([
    ['valdr'],
    [],
    ['autocannon', 'blood-of-titans', 'krump'],
    [],
  ])
  expect([t.card('troll').zone, t.card('troll').seat, t.seat(1).battleline, t.idle]).toEqual(['deck', 1, ['bumpsy'], true])
})

describe('valoocanth', () => {
  const start = (tide?: 0 | 1 | 'neutral') =>
    table({
      seats: [{ house: 'brobnar', battleline: ['valoocanth'] }, { battleline: ['krump', 'valdr', 'bumpsy', 'troll'] }],
      ...(tide === undefined ? {} : { tide }),
    })

  test('cannot be used while the tide is low; raising it for chains helps', () => {
    const low = start(1)
    expect([low.can({ verb: 'reap', card: 'valoocanth' }), low.can({ verb: 'fight', card: 'valoocanth' })]).toEqual([false, false])
    low.raiseTide()
    expect([low.seat(0).chains, low.can({ verb: 'reap', card: 'valoocanth' })]).toEqual([3, true])
    for (const tide of [0, 'neutral'] as const) expect(start(tide).can({ verb: 'reap', card: 'valoocanth' })).toBe(true)
  })

  test('by itself it brings no tide (kf.tide.1), and is used freely', () => {
    expect(start().can({ verb: 'reap', card: 'valoocanth' })).toBe(true)
  })

  test('exhausts an enemy creature and its neighbors', () => {
    const t = start('neutral').reap('valoocanth').target('valdr')
    expect(['krump', 'valdr', 'bumpsy', 'troll'].map((id) => t.card(id).exhausted)).toEqual([true, true, true, false])
    expect(t.idle).toBe(true)
  })
})

describe('ecto-charge', () => {
  const cards = (n: number) => Array.from({ length: n }, () => 'punch')

  test('forges for twenty more, less one for each card of your discard pile, and is purged if it does', () => {
    // 6 + 20 - 17 = 9: eight, and one printed on it; it does not lie on the pile yet (kf.action.3)
    const t = at({ hand: ['ecto-charge'], amber: 8, discard: cards(17) }, { discard: cards(5) })
      .play('ecto-charge')
      .choose({ color: 'red' })
    expect([t.seat(0).keys, t.seat(0).amber, t.seat(0).purged, t.idle]).toEqual([['red'], 0, ['ecto-charge'], true])
    const poor = at({ hand: ['ecto-charge'], amber: 8, discard: cards(16) }).play('ecto-charge')
    expect([poor.seat(0).keys, poor.seat(0).amber, poor.seat(0).discard[0], poor.idle]).toEqual([[], 9, 'ecto-charge', true])
  })

  test('costs nothing when the pile is large enough (kf.cost.2), and must forge if it can', () => {
    const t = at({ hand: ['ecto-charge'], discard: cards(30) }).play('ecto-charge')
    expect(t.can({ verb: 'decline' })).toBe(false)
    t.choose({ color: 'blue' })
    expect([t.seat(0).keys, t.seat(0).amber, t.card('ecto-charge').zone]).toEqual([['blue'], 1, 'purged'])
  })
})

describe('near-future-lens', () => {
  const deckOf = (t: ReturnType<typeof table>, viewer: number) =>
    observe(t.position, viewer).seats.map((seat) => seat.deckFaceup.map(({ id }) => id))

  test('shows the top card of its controller’s deck to both, whichever it is now', () => {
    const t = at(
      { artifacts: ['near-future-lens'], hand: ['punch'], deck: ['troll', 'anger', 'krump'] },
      { battleline: ['valdr'], deck: ['bumpsy'] },
    )
    for (const viewer of [0, 1, -1]) expect(deckOf(t, viewer)).toEqual([['troll'], []])
    expect(t.card('troll').faceup).toBe(true)
    t.move('troll', 'hand', 0)
    expect(deckOf(t, 1)).toEqual([['anger'], []])
    t.setZone(0, 'deck', [])
    expect(deckOf(t, 1)).toEqual([[], []])
    const without = at({ deck: ['troll'] }, { artifacts: ['near-future-lens'], deck: ['bumpsy', 'anger'] })
    expect(deckOf(without, 0)).toEqual([[], ['bumpsy']])
  })

  test('the shown card stays in every world that is dealt, and no other', () => {
    const t = at({ artifacts: ['near-future-lens'], deck: ['troll', 'anger', 'krump', 'punch', 'bumpsy', 'smaaash'] })
    for (const viewer of [0, 1]) {
      const seconds = new Set<string>()
      for (let seed = 0; seed < 20; seed++) {
        const world = keyforge.blank()
        keyforge.copy(world, t.position)
        keyforge.determinize(world, viewer, new Generator(seedOf(seed)))
        expect(observe(world, viewer).seats[0].deckFaceup.map(({ id }) => id)).toEqual(['troll'])
        seconds.add(at({}).restore(world.bytes).seat(0).deck[1])
      }
      expect(seconds.size).toBeGreaterThan(1)
    }
  })

  test('games with many of them keep every law of what is hidden', () => {
    const withLenses = (deck: Deck): Deck => ({
      ...deck,
      cards: deck.cards.map((one, i) => (i % 6 === 0 ? { id: 'near-future-lens', house: deck.houses[Math.floor(i / 12)] } : one)),
    })
    const setup = () => {
      const {
        decks: [one, other],
        ...rest
      } = keyforge.defaultSetup(2)
      return { ...rest, decks: [withLenses(one), withLenses(other)] as const }
    }
    expect(checkLaws(keyforge, { games: 6, seed: seedOf(11), secrets, setup }).games).toBe(6)
  })

  test('plays the top card, of any house and in any turn of its controller', () => {
    const t = at({
      house: 'dis',
      houses: ['brobnar', 'dis', 'logos'],
      artifacts: ['near-future-lens'],
      deck: ['dust-pixie', 'anger'],
    }).omni('near-future-lens')
    expect([t.seat(0).battleline, t.seat(0).amber, deckOf(t, 1)[0], t.idle]).toEqual([['dust-pixie'], 2, ['anger'], true])
  })

  test('what cannot be played stays on top; of an empty deck nothing comes, and no pile is shuffled in (kf.deck.3)', () => {
    const t = at({ artifacts: ['near-future-lens'], deck: ['kelifi-dragon', 'anger'] }).omni('near-future-lens')
    expect([t.seat(0).deck[0], t.card('near-future-lens').exhausted, t.idle]).toEqual(['kelifi-dragon', true, true])
    const empty = at({ artifacts: ['near-future-lens'], deck: [], discard: ['anger'] }).omni('near-future-lens')
    expect([empty.seat(0).discard, empty.idle]).toEqual([['anger'], true])
  })
})

describe('curse-of-forgetfulness', () => {
  test('enters under the opponent’s control (kf.treachery.1) and purges the top of that player’s discard pile at the end of each of their turns', () => {
    const t = at(
      { hand: ['curse-of-forgetfulness'], discard: ['krump'] },
      { discard: ['troll', 'bumpsy'], houses: ['dis', 'logos', 'mars'] },
    ).play('curse-of-forgetfulness')
    expect([t.seat(0).artifacts, t.seat(1).artifacts, t.card('curse-of-forgetfulness').controller]).toEqual([
      [],
      ['curse-of-forgetfulness'],
      1,
    ])
    t.endTurn()
    expect([t.seat(0).discard, t.seat(1).discard]).toEqual([['krump'], ['troll', 'bumpsy']])
    t.house('dis').endTurn()
    expect([t.seat(0).discard, t.seat(1).discard, t.seat(1).purged]).toEqual([['krump'], ['bumpsy'], ['troll']])
  })

  test('takes nothing from an empty pile', () => {
    const t = at({ artifacts: ['curse-of-forgetfulness'] }, { discard: ['troll'] }).endTurn()
    expect([t.seat(0).purged, t.seat(1).purged, t.seat(1).discard]).toEqual([[], [], ['troll']])
  })
})
