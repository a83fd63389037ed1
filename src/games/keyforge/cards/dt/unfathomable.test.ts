import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Dark Tidings, house Unfathomable: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Unfathomable is active. */

type Tide = 0 | 1 | 'neutral'
const unfathomable = (own: ScenarioSeat, other: ScenarioSeat = {}, tide?: Tide) =>
  table({ seats: [{ house: 'unfathomable', ...own }, other], ...(tide === undefined ? {} : { tide }) })
const tired = (card: string) => ({ card, exhausted: true })

test('abyssal-zealot captures two when you raise the tide, and loses two to the supply when the opponent does', () => {
  const t = unfathomable({ battleline: ['abyssal-zealot'] }, { amber: 3 }).raiseTide()
  expect([t.card('abyssal-zealot').amber, t.seat(1).amber]).toEqual([2, 1])
  const theirs = table({
    active: 1,
    seats: [{ battleline: [{ card: 'abyssal-zealot', amber: 3 }] }, { house: 'untamed', hand: ['all-tide-up'] }],
  }).play('all-tide-up')
  expect([theirs.card('abyssal-zealot').amber, theirs.seat(0).amber, theirs.seat(1).amber]).toEqual([1, 0, 1])
})

test.each(['flamegill-enforcer', 'flamegill-enforcer-evil-twin'])('%s is enraged when the opponent raises the tide, not by you', (id) => {
  expect(
    unfathomable({ battleline: [id] })
      .raiseTide()
      .card(id).enraged,
  ).toBe(false)
  const t = table({ active: 1, seats: [{ battleline: [id] }, { house: 'untamed', hand: ['all-tide-up'] }] })
  expect(t.play('all-tide-up').card(id).enraged).toBe(true)
})

test('flamegill-enforcer captures three; the evil twin steals one', () => {
  const t = unfathomable({ battleline: ['flamegill-enforcer', 'flamegill-enforcer-evil-twin'] }, { amber: 5 })
  t.action('flamegill-enforcer').action('flamegill-enforcer-evil-twin')
  expect([t.card('flamegill-enforcer').amber, t.seat(0).amber, t.seat(1).amber]).toEqual([3, 1, 1])
})

test('giltspine-netcaster exhausts any creature; giltspine-netcaster-evil-twin readies and uses a friend that is no Aquan', () => {
  const t = unfathomable({ battleline: ['giltspine-netcaster', 'omnipus'] }, { battleline: ['troll'] }).reap('giltspine-netcaster')
  expect(t.targets).toEqual(['omnipus', 'troll'])
  expect(t.target('troll').card('troll').exhausted).toBe(true)
  const twin = unfathomable(
    { battleline: ['giltspine-netcaster-evil-twin', tired('taniwha'), tired('fuguru')] },
    { battleline: ['troll'] },
  ).reap('giltspine-netcaster-evil-twin')
  expect(twin.targets).toEqual(['taniwha'])
  expect(twin.target('taniwha').can({ verb: 'reap' })).toBe(true)
})

test.each([
  ['horrid-synan', ['poison']],
  ['horrid-synan-evil-twin', ['poison', 'taunt']],
  ['tentaclid', ['skirmish', 'taunt']],
  ['fuguru', ['poison']],
])('%s has %s', (id, keywords) => {
  expect(Object.keys(unfathomable({ battleline: [id] }).card(id).keywords).sort()).toEqual(keywords)
})

test('kaupe lets the opponent play one card of each type in a turn', () => {
  const t = table({
    active: 1,
    seats: [
      { battleline: ['kaupe'] },
      { house: 'brobnar', hand: ['punch', 'anger', 'troll', 'bumpsy', 'cannon', 'the-warchest', 'blood-of-titans', 'phoenix-heart'] },
    ],
  })
  t.play('troll')
  expect([t.can({ verb: 'play', card: 'bumpsy' }), t.can({ verb: 'play', card: 'punch' })]).toEqual([false, true])
  t.play('punch').target('troll').play('cannon').play('blood-of-titans', { onto: 'troll' })
  for (const card of ['anger', 'bumpsy', 'the-warchest', 'phoenix-heart']) expect(t.can({ verb: 'play', card })).toBe(false)
})

test('kaupe-evil-twin binds its own controller, and pays for discarded cards with damage', () => {
  const t = unfathomable(
    { battleline: ['kaupe-evil-twin'], hand: ['fuguru', 'kaupe', 'pour-tal'] },
    { battleline: ['troll', 'bumpsy'] },
  ).play('fuguru', { left: true })
  expect([t.can({ verb: 'play', card: 'kaupe' }), t.can({ verb: 'play', card: 'pour-tal' })]).toEqual([false, true])
  t.reap('kaupe-evil-twin').choose({ targets: ['kaupe', 'pour-tal'] })
  expect(t.targets).toEqual(['bumpsy', 'troll'])
  t.target('troll').target('bumpsy')
  expect([t.card('troll').damage, t.card('bumpsy').damage, t.idle]).toEqual([2, 2, true])
})

test('taniwha destroys a friendly creature, itself too, for one Æmber; taniwha-evil-twin puts one from the discard pile on the deck', () => {
  const t = unfathomable({ battleline: ['taniwha', 'fuguru'] }, { battleline: ['troll'] }).reap('taniwha')
  expect(t.targets).toEqual(['fuguru', 'taniwha'])
  expect([t.target('fuguru').card('fuguru').zone, t.seat(0).amber]).toEqual(['discard', 2])
  const twin = unfathomable({ battleline: ['taniwha-evil-twin'], discard: ['fuguru', 'pour-tal', 'kaupe'] }).reap('taniwha-evil-twin')
  expect(twin.targets).toEqual(['fuguru', 'kaupe'])
  expect(twin.target('kaupe').seat(0).deck[0]).toBe('kaupe')
})

test('tomwa-of-the-glow exhausts a creature, and draws for exhausted enemies at high tide', () => {
  const own = { battleline: ['tomwa-of-the-glow'] }
  const foes = { battleline: ['troll', tired('bumpsy'), 'krump'] }
  const t = unfathomable(own, foes, 0).reap('tomwa-of-the-glow').target('troll')
  expect(t.seat(0).hand).toHaveLength(2)
  expect(unfathomable(own, foes, 1).reap('tomwa-of-the-glow').target('troll').seat(0).hand).toHaveLength(0)
})

test('tomwa-of-the-glow-evil-twin exhausts an enemy and takes a card only at high tide', () => {
  const own = { battleline: ['tomwa-of-the-glow-evil-twin'] }
  const foes = { battleline: ['troll'], hand: ['bumpsy'] }
  const t = unfathomable(own, foes, 0).reap('tomwa-of-the-glow-evil-twin')
  expect(t.targets).toEqual(['troll'])
  expect([t.target('troll').card('troll').exhausted, t.card('bumpsy').zone]).toEqual([true, 'discard'])
  expect(unfathomable(own, foes, 'neutral').reap('tomwa-of-the-glow-evil-twin').idle).toBe(true)
})

test.each([
  ['wikolia', 2, 0],
  ['wikolia-evil-twin', 4, 1],
])('%s makes keys cost %i more in the next turn of the opponent', (id, more, exalted) => {
  const t = unfathomable({ battleline: [id] }, { houses: ['brobnar', 'dis', 'logos'] }).reap(id)
  expect([t.seat(1).keyCost, t.card(id).amber]).toEqual([6, exalted])
  t.endTurn()
  expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([6 + more, 6 + more])
})

test('drawn-down discards one of three, puts one to the bottom and leaves one on top', () => {
  const t = unfathomable({ hand: ['drawn-down'] }, { deck: ['troll', 'bumpsy', 'krump', 'punch'] }).play('drawn-down')
  expect(t.targets).toEqual(['bumpsy', 'krump', 'troll'])
  t.target('bumpsy')
  expect(t.targets).toEqual(['krump', 'troll'])
  t.target('troll')
  expect([t.seat(1).deck, t.seat(1).discard, t.idle]).toEqual([['krump', 'punch', 'troll'], ['bumpsy'], true])
  const short = unfathomable({ hand: ['drawn-down'] }, { deck: ['troll'] })
    .play('drawn-down')
    .target('troll')
  expect([short.seat(1).discard, short.idle]).toEqual([['troll'], true])
})

test('dive-deep puts a creature of the house of the discarded card under the deck', () => {
  const t = unfathomable(
    { hand: ['dive-deep'], battleline: ['fuguru'] },
    { deck: ['punch', 'anger'], battleline: ['troll', 'pride'] },
  ).play('dive-deep')
  expect(t.targets).toEqual(['troll'])
  expect(t.target('troll').seat(1).deck).toEqual(['anger', 'troll'])
  expect(unfathomable({ hand: ['dive-deep'] }, { deck: [], battleline: ['troll'] }).play('dive-deep').idle).toBe(true)
})

test('omnipus discards eight and plays all its arms, old ones too; it reaps for each of them and cannot fight', () => {
  const t = unfathomable({ hand: ['omnipus'], deck: ['tentaclid', 'fuguru', '…'], discard: ['tentaclid'] }, { battleline: ['troll'] }).play(
    'omnipus',
  )
  t.choose({ target: { card: 'tentaclid', copy: 1 } })
    .choose({ place: 'left' })
    .choose({ place: 'right' })
  expect([t.seat(0).battleline, t.seat(0).discard.length]).toEqual([['tentaclid', 'omnipus', 'tentaclid'], 7])
  t.set('omnipus', { exhausted: false })
  expect(t.can({ verb: 'fight', card: 'omnipus' })).toBe(false)
  expect(t.reap('omnipus').seat(0).amber).toBe(3)
})

test('tentaclid cannot reap', () => {
  const t = unfathomable({ battleline: ['tentaclid'] }, { battleline: ['troll'] })
  expect([t.can({ verb: 'reap', card: 'tentaclid' }), t.can({ verb: 'fight', card: 'tentaclid' })]).toEqual([false, true])
})

test('corrode destroys an artifact, an upgrade or a creature with armor, whichever there is', () => {
  const t = unfathomable(
    { hand: ['corrode'] },
    { battleline: [{ card: 'troll', upgrades: ['blood-of-titans'] }, 'valdr', 'champion-anaphiel'], artifacts: ['cannon'] },
  ).play('corrode')
  expect(t.choose({ mode: 2 }).targets).toEqual(['champion-anaphiel'])
  expect(t.target('champion-anaphiel').card('champion-anaphiel').zone).toBe('discard')
  const bare = unfathomable({ hand: ['corrode'] }, { battleline: ['troll'] }).play('corrode')
  expect([bare.idle, bare.seat(0).amber]).toEqual([true, 1])
})

test('cup-of-water stuns Cyborgs and Robots of both players', () => {
  const own = { hand: ['cup-of-water'], battleline: ['fuguru', 'austeralis-seaborg'] }
  const t = unfathomable(own, { battleline: ['old-egad-evil-twin', 'troll'] }).play('cup-of-water')
  const stunned = ['fuguru', 'austeralis-seaborg', 'old-egad-evil-twin', 'troll'].map((id) => t.card(id).stunned)
  expect(stunned).toEqual([false, true, true, false])
})

test('deep-priest-glebe exhausts an enemy for each Aquan that you play', () => {
  const t = unfathomable({ battleline: ['deep-priest-glebe'], hand: ['fuguru', 'omnipus'], deck: [] }, { battleline: ['troll', 'krump'] })
  t.play('fuguru', { left: true })
  expect(t.targets).toEqual(['krump', 'troll'])
  expect([t.target('krump').card('krump').exhausted, t.play('omnipus', { left: true }).idle]).toEqual([true, true])
})

test('flash-freeze exhausts a creature after each other card that you play this turn', () => {
  const t = unfathomable({ hand: ['flash-freeze', 'fuguru'], battleline: ['kaupe'] }, { battleline: ['troll'] }).play('flash-freeze')
  expect(t.idle).toBe(true)
  t.play('fuguru', { left: true })
  expect(t.targets).toEqual(['kaupe', 'troll'])
  expect(t.target('troll').card('troll').exhausted).toBe(true)
})

test('general-sherman purges all others, and all come back exhausted when it leaves play', () => {
  const t = unfathomable(
    { hand: ['general-sherman', 'call-of-the-void'], battleline: ['fuguru'] },
    { battleline: ['troll', 'krump'] },
  ).play('general-sherman', { left: true })
  expect([t.seat(0).battleline, t.seat(1).battleline, t.seat(0).purged, t.seat(1).purged.length]).toEqual([
    ['general-sherman'],
    [],
    ['fuguru'],
    2,
  ])
  t.play('call-of-the-void').target('general-sherman')
  expect(t.card('general-sherman').zone).toBe('discard')
  t.choose({ target: 'fuguru' }).choose({ target: 'troll' }).choose({ place: 'left' })
  expect([t.seat(0).battleline, t.seat(1).battleline, t.idle]).toEqual([['fuguru'], ['krump', 'troll'], true])
  expect(['fuguru', 'krump', 'troll'].map((id) => t.card(id).exhausted)).toEqual([true, true, true])
})

test('general-sherman deals no damage when it fights', () => {
  const t = unfathomable({ battleline: ['general-sherman'] }, { battleline: ['troll'] }).fight('general-sherman', 'troll')
  expect([t.card('troll').damage, t.card('general-sherman').damage]).toEqual([0, 8])
})

test('kiligog-s-trench destroys creatures of exactly as much power as it has counters, which grow with your turns', () => {
  const t = unfathomable(
    { artifacts: [{ card: 'kiligog-s-trench', counters: { depth: 1 } }], battleline: ['kaupe'] },
    { battleline: ['fuguru', 'troll', 'sparkfist'], houses: ['brobnar', 'dis', 'logos'] },
  ).endTurn()
  expect([t.card('kiligog-s-trench').counters, t.seat(0).battleline, t.seat(1).battleline]).toEqual([{ depth: 2 }, [], ['fuguru', 'troll']])
})

test('llack-gaboon grows with other exhausted creatures; with three of them it has skirmish and hazardous', () => {
  const t = unfathomable({ battleline: [tired('llack-gaboon'), tired('fuguru')] }, { battleline: [tired('troll'), 'krump'] })
  expect([t.card('llack-gaboon').power, t.card('llack-gaboon').keywords]).toEqual([5, {}])
  t.set('krump', { exhausted: true })
  expect([t.card('llack-gaboon').power, t.card('llack-gaboon').keywords]).toEqual([6, { skirmish: 1, hazardous: 5 }])
})

test('portalmonger: the opponent’s keys cost four more at high tide only', () => {
  const cost = (tide: Tide) => {
    const t = unfathomable({ battleline: ['portalmonger'] }, {}, tide)
    return [t.seat(0).keyCost, t.seat(1).keyCost]
  }
  expect([cost(0), cost(1), cost('neutral')]).toEqual([
    [6, 10],
    [6, 6],
    [6, 6],
  ])
})

test('rustmiser exhausts enemy artifacts and none of yours', () => {
  const t = unfathomable({ battleline: ['rustmiser'], artifacts: ['frigorific-rod'] }, { artifacts: ['cannon'] }).reap('rustmiser')
  expect([t.card('cannon').exhausted, t.card('frigorific-rod').exhausted]).toEqual([true, false])
})

test('sobogg-s-thingamabob exhausts the creatures of an opponent who forges', () => {
  const t = table({
    active: 1,
    step: 'forge',
    seats: [
      { artifacts: ['sobogg-s-thingamabob'], battleline: ['fuguru'] },
      { amber: 6, battleline: ['troll', 'krump'], houses: ['brobnar', 'dis', 'logos'] },
    ],
  }).choose({ color: 'red' })
  expect(['fuguru', 'troll', 'krump'].map((id) => t.card(id).exhausted)).toEqual([false, true, true])
})

test('te-wheke-kraken needs two friends of its house to exhaust, else it is destroyed', () => {
  const t = unfathomable({ hand: ['te-wheke-kraken'], battleline: ['fuguru', 'kaupe', 'omnipus', 'trimble'] }).play('te-wheke-kraken', {
    left: true,
  })
  expect(t.targets).toEqual(['fuguru', 'kaupe', 'omnipus'])
  t.target('fuguru').target('kaupe')
  expect([t.card('te-wheke-kraken').zone, t.card('fuguru').exhausted, t.card('omnipus').exhausted]).toEqual(['battleline', true, false])
  const alone = unfathomable({ hand: ['te-wheke-kraken'], battleline: ['fuguru'] }).play('te-wheke-kraken', { left: true })
  alone.target('fuguru')
  expect([alone.card('te-wheke-kraken').zone, alone.card('fuguru').exhausted]).toEqual(['discard', true])
})

test('te-wheke-kraken deals two with two splash after it reaps', () => {
  const t = unfathomable({ battleline: ['te-wheke-kraken'] }, { battleline: ['troll', 'krump', 'bumpsy', 'valdr'] })
    .reap('te-wheke-kraken')
    .target('krump')
  expect(['troll', 'krump', 'bumpsy', 'valdr'].map((id) => t.card(id).damage)).toEqual([2, 2, 2, 0])
})

test('thalassophobia discards ten cards, or all that there are', () => {
  expect(
    unfathomable({ hand: ['thalassophobia'] }, { deck: ['troll', '…'] })
      .play('thalassophobia')
      .seat(1).deck,
  ).toHaveLength(1)
  expect(
    unfathomable({ hand: ['thalassophobia'] }, { deck: ['troll'] })
      .play('thalassophobia')
      .seat(1).discard,
  ).toEqual(['troll'])
})

test('the-susurrus exhausts a friend of its house and then up to three others', () => {
  const t = unfathomable(
    { artifacts: ['the-susurrus'], battleline: ['fuguru', 'trimble'] },
    { battleline: ['troll'], artifacts: ['cannon'] },
  )
  t.action('the-susurrus')
  expect(t.targets).toEqual(['fuguru'])
  t.target('fuguru')
  expect(t.targets).toEqual(['cannon', 'trimble', 'troll'])
  t.choose({ targets: ['cannon', 'troll'] })
  expect([t.card('cannon').exhausted, t.card('troll').exhausted, t.card('trimble').exhausted]).toEqual([true, true, false])
  const none = unfathomable({ artifacts: ['the-susurrus'], battleline: [tired('fuguru')] }, { battleline: ['troll'] }).action(
    'the-susurrus',
  )
  expect([none.idle, none.card('troll').exhausted]).toEqual([true, false])
})

test('voice-of-rakuzel strengthens friends at high tide and enemies at low tide', () => {
  const values = (tide: Tide) => {
    const t = unfathomable({ battleline: ['voice-of-rakuzel', 'fuguru'] }, { battleline: ['troll'] }, tide)
    return ['voice-of-rakuzel', 'fuguru', 'troll'].map((id) => [t.card(id).power, t.card(id).armor])
  }
  const plain = [
    [5, 1],
    [1, 0],
    [8, 0],
  ]
  expect([values(0), values(1), values('neutral')]).toEqual([
    [
      [6, 2],
      [2, 1],
      [8, 0],
    ],
    [
      [5, 1],
      [1, 0],
      [9, 1],
    ],
    plain,
  ])
})

test('abandon-ship returns one creature, or four at high tide', () => {
  const foes = { battleline: ['troll', 'krump', 'bumpsy', 'valdr', 'smaaash'] }
  expect(
    unfathomable({ hand: ['abandon-ship'] }, foes, 1)
      .play('abandon-ship')
      .target('troll')
      .seat(1).hand,
  ).toEqual(['troll'])
  const t = unfathomable({ hand: ['abandon-ship'] }, foes, 0)
    .play('abandon-ship')
    .choose({ targets: ['troll', 'krump', 'bumpsy', 'valdr'] })
  expect([t.seat(1).battleline, t.seat(1).hand.length]).toEqual([['smaaash'], 4])
})

test('echo-pearl exhausts, stuns and enrages one creature', () => {
  const t = unfathomable({ artifacts: ['echo-pearl'] }, { battleline: ['troll', 'krump'] })
    .omni('echo-pearl')
    .target('troll')
  expect(t.card('troll')).toMatchObject({ exhausted: true, stunned: true, enraged: true })
  expect([t.card('echo-pearl').zone, t.card('krump').stunned]).toEqual(['discard', false])
})

test('fuguru: the opponent refills to one card less', () => {
  const t = unfathomable({ battleline: ['fuguru'] })
  expect([t.seat(0).handLimit, t.seat(1).handLimit]).toEqual([6, 5])
})

test('scyphos is archived when it is destroyed at high tide', () => {
  const zone = (tide: Tide) =>
    unfathomable({ battleline: [tired('scyphos')], hand: ['sleep-with-the-fishes'] }, {}, tide)
      .play('sleep-with-the-fishes')
      .card('scyphos').zone
  expect([zone(0), zone(1)]).toEqual(['archives', 'discard'])
})

test('sleep-with-the-fishes destroys exhausted creatures of both players', () => {
  const t = unfathomable(
    { hand: ['sleep-with-the-fishes'], battleline: ['fuguru', tired('kaupe')] },
    { battleline: [tired('troll'), 'krump'], artifacts: [tired('cannon')] },
  ).play('sleep-with-the-fishes')
  expect([t.seat(0).battleline, t.seat(1).battleline, t.seat(1).artifacts]).toEqual([['fuguru'], ['krump'], ['cannon']])
})

test('sparkfist stuns and exhausts what it fights, unhurt', () => {
  const t = unfathomable({ battleline: ['sparkfist'] }, { battleline: ['troll'] }).fight('sparkfist', 'troll')
  expect(t.card('troll')).toMatchObject({ stunned: true, exhausted: true, damage: 2 })
  expect(t.card('sparkfist').damage).toBe(0)
})

test('thundertow exhausts two, and hurts all that are exhausted', () => {
  const t = unfathomable({ hand: ['thundertow'], battleline: ['omnipus'] }, { battleline: ['troll', 'krump', tired('bumpsy'), 'valdr'] })
    .play('thundertow')
    .choose({ targets: ['troll', 'krump'] })
  expect(['omnipus', 'troll', 'krump', 'bumpsy', 'valdr'].map((id) => t.card(id).damage)).toEqual([0, 2, 2, 2, 0])
})

test('tidal-wave destroys a creature and its neighbors at high tide, and turns the tide', () => {
  const foes = { battleline: ['troll', 'krump', 'bumpsy', 'valdr'], deck: [] }
  const t = unfathomable({ hand: ['tidal-wave'], battleline: ['portalmonger'] }, foes, 0)
    .play('tidal-wave')
    .target('krump')
  expect([t.seat(1).battleline, t.seat(1).keyCost]).toEqual([['valdr'], 6])
  const low = unfathomable({ hand: ['tidal-wave'] }, foes, 1).play('tidal-wave')
  expect([low.seat(1).battleline.length, low.idle]).toEqual([4, true])
})

test('under-pressure: its creature does not ready, neither in the step nor by an order', () => {
  const t = unfathomable(
    { battleline: [{ card: 'fuguru', exhausted: true, upgrades: ['under-pressure'] }, tired('kaupe')], deck: [] },
    { houses: ['brobnar', 'dis', 'logos'] },
  ).endTurn()
  expect([t.card('fuguru').exhausted, t.card('kaupe').exhausted]).toEqual([true, false])
})

test('wrath-or-ruin destroys a flank creature or returns two enemies', () => {
  const start = () =>
    unfathomable({ hand: ['wrath-or-ruin'], battleline: ['fuguru'] }, { battleline: ['troll', 'krump', 'bumpsy'] }).play('wrath-or-ruin')
  const t = start().choose({ mode: 0 })
  expect(t.targets).toEqual(['bumpsy', 'fuguru', 'troll'])
  expect(t.target('troll').card('troll').zone).toBe('discard')
  const back = start().choose({ mode: 1 })
  expect(back.targets).toEqual(['bumpsy', 'krump', 'troll'])
  expect(back.choose({ targets: ['troll', 'krump'] }).seat(1).hand).toHaveLength(2)
})

test('brain-drain puts a card of the opponent’s hand, which you choose, on the deck', () => {
  const t = unfathomable({ hand: ['brain-drain'] }, { hand: ['troll', 'punch'], deck: ['anger'] }).play('brain-drain')
  expect([t.decision?.seat, t.targets]).toEqual([0, ['punch', 'troll']])
  expect(t.target('troll').seat(1).deck).toEqual(['troll', 'anger'])
})

test('bubbles puts an enemy creature on its deck', () => {
  const t = unfathomable({ hand: ['bubbles'], battleline: ['fuguru'] }, { battleline: ['troll'], deck: ['anger'] }).play('bubbles', {
    left: true,
  })
  expect(t.targets).toEqual(['troll'])
  expect(t.target('troll').seat(1).deck).toEqual(['troll', 'anger'])
})

test('call-of-the-void exhausts a ready creature, and destroys one that was exhausted', () => {
  const start = () =>
    unfathomable({ hand: ['call-of-the-void'] }, { battleline: ['troll', tired('krump')], amber: 3 }).play('call-of-the-void')
  const ready = start().target('troll')
  expect([ready.card('troll').exhausted, ready.card('troll').zone, ready.seat(1).amber]).toEqual([true, 'battleline', 3])
  const t = start().target('krump')
  expect([t.card('krump').zone, t.seat(1).amber]).toEqual(['discard', 2])
})

test('frigorific-rod exhausts a creature or an artifact', () => {
  const t = unfathomable({ artifacts: ['frigorific-rod'] }, { battleline: ['troll'], artifacts: ['cannon'] }).action('frigorific-rod')
  expect(t.targets).toEqual(['cannon', 'troll'])
  expect(t.target('cannon').card('cannon').exhausted).toBe(true)
})

test('hookmaster takes two from the opponent after it fights, at high tide', () => {
  const left = (tide: Tide) =>
    unfathomable({ battleline: ['hookmaster'] }, { battleline: ['fuguru'], amber: 3 }, tide)
      .fight('hookmaster', 'fuguru')
      .seat(1).amber
  expect([left(0), left(1), left('neutral')]).toEqual([1, 3, 3])
})

test('mælstrom puts all creatures on their decks in an order that nobody chooses, for two chains', () => {
  const own = { hand: ['mælstrom'], battleline: ['fuguru'], deck: ['kaupe'] }
  const foes = { battleline: ['troll', 'krump', { card: 'bumpsy', warded: true }, 'valdr'], deck: ['anger'] }
  const orders = new Set<string>()
  for (let seed = 1; seed <= 20; seed++) {
    const t = table({ seed: String(seed), seats: [{ house: 'unfathomable', ...own }, foes] }).play('mælstrom')
    expect([t.idle, t.seat(0).deck, t.seat(0).chains]).toEqual([true, ['fuguru', 'kaupe'], 2])
    expect([t.seat(1).battleline, t.seat(1).deck[3], t.seat(1).deck.length]).toEqual([['bumpsy'], 'anger', 4])
    orders.add(t.seat(1).deck.join())
  }
  expect(orders.size).toBeGreaterThan(3)
})

test('photic-raider captures two, and is four stronger at high tide', () => {
  const t = unfathomable({ hand: ['photic-raider'] }, { amber: 3 }, 0).play('photic-raider')
  expect([t.card('photic-raider').amber, t.card('photic-raider').power]).toEqual([2, 6])
  expect(t.setTide(1).card('photic-raider').power).toBe(2)
})

test('pour-tal is archived at high tide, and raises it otherwise', () => {
  const t = unfathomable({ hand: ['pour-tal', 'pour-tal'] }, {}, 1).play({ card: 'pour-tal', copy: 1 })
  expect(t.seat(0).discard).toEqual(['pour-tal'])
  expect(t.play({ card: 'pour-tal', copy: 2 }).seat(0).archives).toEqual(['pour-tal'])
})

test('rakuzel-s-chant exhausts one creature, or all at high tide', () => {
  const own = { hand: ['rakuzel-s-chant'], battleline: ['fuguru'] }
  const foes = { battleline: ['troll', 'krump'] }
  const all = unfathomable(own, foes, 0).play('rakuzel-s-chant')
  expect(['fuguru', 'troll', 'krump'].map((id) => all.card(id).exhausted)).toEqual([true, true, true])
  const t = unfathomable(own, foes, 1).play('rakuzel-s-chant').target('troll')
  expect(['fuguru', 'troll', 'krump'].map((id) => t.card(id).exhausted)).toEqual([false, true, false])
})

test('seabringer-kekoa raises the tide for its controller when it is destroyed', () => {
  const t = unfathomable({ battleline: [tired('seabringer-kekoa'), 'portalmonger'], hand: ['sleep-with-the-fishes'] }, {}, 1)
  expect(t.play('sleep-with-the-fishes').seat(1).keyCost).toBe(10)
})

test('sink-or-swim takes a random card or exhausts a creature with its neighbors', () => {
  const foes = { battleline: ['troll', 'krump', 'bumpsy'], hand: ['anger'] }
  expect(
    unfathomable({ hand: ['sink-or-swim'] }, foes)
      .play('sink-or-swim')
      .choose({ mode: 0 })
      .card('anger').zone,
  ).toBe('discard')
  const t = unfathomable({ hand: ['sink-or-swim'] }, foes)
    .play('sink-or-swim')
    .choose({ mode: 1 })
    .target('troll')
  expect(['troll', 'krump', 'bumpsy'].map((id) => t.card(id).exhausted)).toEqual([true, true, false])
})

test('effigy-of-melerukh awakes with the sixth counter: a creature with 100 power and armor', () => {
  const t = table({
    active: 1,
    seats: [
      { artifacts: [{ card: 'effigy-of-melerukh', counters: { awakening: 4 } }] },
      { house: 'brobnar', battleline: ['bumpsy', 'krump'] },
    ],
  })
  expect(t.reap('bumpsy').card('effigy-of-melerukh').zone).toBe('artifacts')
  t.reap('krump')
  expect(t.card('effigy-of-melerukh')).toMatchObject({ zone: 'battleline', power: 100, armor: 100 })
})

test('the-chosen-one: enemy creatures stay exhausted, and each deals it one; artifacts ready', () => {
  const t = table({
    active: 1,
    seats: [
      { battleline: ['the-chosen-one'], ...{ houses: ['unfathomable'] } },
      { house: 'brobnar', battleline: [tired('troll'), tired('krump'), 'bumpsy'], artifacts: [tired('cannon')] },
    ],
  }).endTurn()
  expect(['troll', 'krump', 'bumpsy', 'cannon'].map((id) => t.card(id).exhausted)).toEqual([true, true, false, false])
  expect(t.card('the-chosen-one').damage).toBe(2)
})

test('kiri-giltspine: an enemy that reaps stays exhausted for this turn, others ready', () => {
  const t = table({
    active: 1,
    seats: [
      { battleline: ['kiri-giltspine'], houses: ['unfathomable'] },
      { house: 'brobnar', battleline: ['bumpsy', tired('krump')] },
    ],
  })
    .reap('bumpsy')
    .endTurn()
  expect([t.card('bumpsy').exhausted, t.card('krump').exhausted]).toEqual([true, false])
})

test('storm-surge: no card of the opponent readies in the step of the next turn', () => {
  const t = unfathomable(
    { hand: ['storm-surge'], battleline: [tired('fuguru')] },
    { battleline: [tired('troll')], artifacts: [tired('cannon')] },
  )
    .play('storm-surge')
    .endTurn()
  expect(t.card('fuguru').exhausted).toBe(false)
  t.house('brobnar').endTurn()
  expect([t.card('troll').exhausted, t.card('cannon').exhausted]).toEqual([true, true])
})

test('allusions-of-grandeur pays three when the opponent chooses another house', () => {
  const gained = (house: 'brobnar' | 'dis') =>
    unfathomable({ hand: ['allusions-of-grandeur'] }, { houses: ['brobnar', 'dis', 'logos'] })
      .play('allusions-of-grandeur')
      .house('brobnar')
      .endTurn()
      .house(house)
      .seat(0).amber
  expect([gained('brobnar'), gained('dis')]).toEqual([1, 4])
})

test('whirlpool: the creature on the right flank goes to the left flank of the other line at the end of each turn', () => {
  const t = unfathomable({ artifacts: ['whirlpool'], battleline: ['fuguru', 'kaupe'] }, { battleline: ['troll', 'krump'] }).endTurn()
  expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['fuguru'], ['kaupe', 'troll', 'krump']])
  t.house('brobnar').endTurn()
  expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([
    ['krump', 'fuguru'],
    ['kaupe', 'troll'],
  ])
})

test('dark-discovery forges a key for both names, in either order, and stays where one is wrong', () => {
  const name = (first: string, second: string, deck: string[]) => {
    const t = unfathomable({ hand: ['dark-discovery'] }, { deck }).play('dark-discovery')
    expect(t.options.every(({ verb }) => verb === 'name')).toBe(true)
    t.choose({ name: first }).choose({ name: second })
    if (t.can({ color: 'red' })) t.choose({ color: 'red' })
    return [t.seat(0).keys.length, t.card('dark-discovery').zone, t.seat(1).discard.length]
  }
  expect(name('krump', 'troll', ['anger', 'troll', 'krump'])).toEqual([1, 'purged', 2])
  expect(name('troll', 'krump', ['anger', 'troll', 'krump'])).toEqual([1, 'purged', 2])
  expect(name('troll', 'anger', ['anger', 'troll', 'krump'])).toEqual([0, 'discard', 2])
  expect(name('troll', 'troll', ['anger', 'troll', 'krump'])).toEqual([0, 'discard', 2])
  expect(name('troll', 'troll', ['anger', 'troll', 'troll'])).toEqual([1, 'purged', 2])
  expect(name('troll', 'troll', ['troll'])).toEqual([0, 'discard', 1])
})
