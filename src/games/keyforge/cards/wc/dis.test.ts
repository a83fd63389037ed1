import { describe, expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Worlds Collide, house Dis: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Dis is active. */

const dis = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'dis', ...own }, other] })
type Table = ReturnType<typeof table>
const damageOf = (t: Table, ...ids: string[]) => ids.map((id) => t.card(id).damage)
const houses = ['dis', 'logos', 'brobnar'] as const

describe('actions', () => {
  test('draining-touch destroys a creature with no Æmber on it', () => {
    const t = dis({ hand: ['draining-touch'], battleline: ['dendrix'] }, { battleline: [{ card: 'troll', amber: 1 }, 'krump'] })
    t.play('draining-touch')
    expect(t.targets).toEqual(['dendrix', 'krump'])
    t.target('krump')
    expect([t.card('krump').zone, t.idle]).toEqual(['discard', true])
    const none = dis({ hand: ['draining-touch'] }, { battleline: [{ card: 'troll', amber: 1 }] }).play('draining-touch')
    expect([none.card('troll').zone, none.idle]).toEqual(['battleline', true])
  })

  test('festering-touch deals one to each of up to two creatures, three to a damaged one, all at once', () => {
    const own = { hand: ['festering-touch'], battleline: ['dendrix'] }
    const t = dis(own, { battleline: ['troll', { card: 'krump', damage: 1 }, 'bumpsy'] })
    t.play('festering-touch')
    expect(t.targets).toEqual(['bumpsy', 'dendrix', 'krump', 'troll'])
    t.choose({ targets: ['troll', 'krump'] })
    expect([damageOf(t, 'troll', 'krump', 'bumpsy', 'dendrix'), t.seat(0).amber, t.idle]).toEqual([[1, 4, 0, 0], 1, true])
    const none = dis(own, { battleline: ['troll'] })
      .play('festering-touch')
      .done()
    expect([damageOf(none, 'troll', 'dendrix'), none.idle]).toEqual([[0, 0], true])
  })

  test('festering-touch: a ward takes all of it', () => {
    const t = dis({ hand: ['festering-touch'] }, { battleline: [{ card: 'krump', damage: 1, warded: true }, 'troll'] })
    t.play('festering-touch').choose({ targets: ['krump', 'troll'] })
    expect([damageOf(t, 'krump', 'troll'), t.card('krump').warded]).toEqual([[1, 1], false])
  })

  test('the-evil-eye makes keys dear in the opponent’s next turn, and only then', () => {
    const t = dis({ hand: ['the-evil-eye'], houses, amber: 6 }, { amber: 8, houses })
    t.play('the-evil-eye')
    expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([6, 6])
    t.endTurn()
    // no key for eight
    expect([t.seat(0).keyCost, t.seat(1).keyCost, t.seat(1).keys, t.decision?.kind]).toEqual([9, 9, [], 'house'])
    t.house('dis').endTurn()
    expect([t.seat(0).keyCost, t.decision?.kind]).toEqual([6, 'forge'])
  })

  test('borr-nit-s-touch purges one of the top five of either deck and shuffles the others in', () => {
    const deck = ['krump', 'troll', 'bumpsy', 'umbra', 'dextre', 'alaka']
    const t = dis({ hand: ['borr-nit-s-touch'] }, { deck })
    t.play('borr-nit-s-touch')
    expect([t.decision?.kind, t.options.map(({ seat }) => seat)]).toEqual(['player', [0, 1]])
    t.choose({ seat: 1 })
    expect(t.targets).toEqual(['bumpsy', 'dextre', 'krump', 'troll', 'umbra'])
    t.target('umbra')
    expect([t.seat(1).purged, t.seat(1).deck.slice().sort(), t.idle]).toEqual([
      ['umbra'],
      ['alaka', 'bumpsy', 'dextre', 'krump', 'troll'],
      true,
    ])
    expect(t.log.some(({ kind, cards }) => kind === 'reveal' && cards.length === 5)).toBe(true)
    const own = dis({ hand: ['borr-nit-s-touch'], deck: ['smith'] }, { deck })
      .play('borr-nit-s-touch')
      .choose({ seat: 0 })
      .target('smith')
    expect([own.seat(0).purged, own.seat(0).deck, own.seat(1).deck, own.idle]).toEqual([['smith'], [], deck, true])
    expect(
      dis({ hand: ['borr-nit-s-touch'], deck: [] })
        .play('borr-nit-s-touch')
        .choose({ seat: 0 }).idle,
    ).toBe(true)
  })

  test.each([
    ['giants--bane', ['krump']],
    ['beasts--bane', ['buzzle']],
    ['demons--bane', ['dendrix']],
    ['humans--bane', ['flamewake-shaman', 'pip-pip']],
    ['scientists--bane', ['pip-pip', 'titan-librarian']],
    ['thieves--bane', ['umbra']],
  ])('%s destroys a creature of that trait', (id, victims) => {
    const battleline = ['krump', 'buzzle', 'dendrix', 'flamewake-shaman', 'titan-librarian', 'umbra', 'pip-pip']
    const t = dis({ hand: [id] }, { battleline }).play(id)
    expect(t.targets).toEqual(victims)
    t.target(victims[0])
    expect([t.card(victims[0]).zone, t.seat(1).battleline.length, t.seat(0).amber, t.idle]).toEqual(['discard', 6, 1, true])
    expect(dis({ hand: [id] }, { battleline: ['spyyyder'] }).play(id).idle).toBe(id !== 'demons--bane')
  })

  test('dinosaurs--bane does nothing where there is no Dinosaur', () => {
    const t = dis({ hand: ['dinosaurs--bane'] }, { battleline: ['krump'] }).play('dinosaurs--bane')
    expect([t.card('krump').zone, t.seat(0).amber, t.idle]).toEqual(['battleline', 1, true])
  })

  test('gleeful-mayhem deals five to one creature of each house, all at once', () => {
    const own = { hand: ['gleeful-mayhem'], battleline: ['dendrix', 'snag'] }
    const t = dis(own, { battleline: ['troll', 'krump', 'umbra'] })
    t.play('gleeful-mayhem')
    expect(t.targets).toEqual(['dendrix', 'krump', 'snag', 'troll', 'umbra'])
    t.target('troll')
    // Brobnar has its creature
    expect(t.can({ target: 'krump' })).toBe(false)
    t.target('umbra').target('dendrix')
    expect([damageOf(t, 'troll', 'krump', 'snag'), t.card('umbra').zone, t.card('dendrix').zone]).toEqual([[5, 0, 0], 'discard', 'discard'])
    expect([t.seat(0).amber, t.idle]).toEqual([1, true])
    expect(dis({ hand: ['gleeful-mayhem'] }).play('gleeful-mayhem').idle).toBe(true)
  })

  test('gleeful-mayhem: mavericks count for the house they are of', () => {
    const t = dis(
      { hand: ['gleeful-mayhem'] },
      { battleline: [{ card: 'troll', house: 'dis' }, 'krump', { card: 'bumpsy', house: 'dis' }] },
    )
    t.play('gleeful-mayhem').target('krump').target('bumpsy')
    expect([damageOf(t, 'troll', 'krump'), t.card('bumpsy').zone, t.idle]).toEqual([[0, 5], 'discard', true])
  })

  test('harvest-time purges every card of a trait, and each player gains for those they controlled', () => {
    const own = { hand: ['harvest-time'], battleline: ['dendrix', 'mogghunter'], artifacts: ['soul-fiddle'] }
    const t = dis(own, { battleline: ['krump', { card: 'troll', warded: true }, 'umbra', 'gron-nine-toes'], artifacts: ['cannon'] })
    t.play('harvest-time')
    expect(t.decision?.kind).toBe('trait')
    expect(t.options.map(({ trait }) => trait)).toEqual(expect.arrayContaining(['giant', 'demon', 'thief', 'item', 'weapon']))
    t.choose({ trait: 'giant' })
    expect([t.seat(0).battleline, t.seat(1).battleline, t.card('troll').warded]).toEqual([['dendrix'], ['troll', 'umbra'], false])
    expect([t.seat(0).amber, t.seat(1).amber, t.idle]).toEqual([1, 2, true])
    const items = dis(own, { artifacts: ['cannon'] })
      .play('harvest-time')
      .choose({ trait: 'item' })
    expect([items.seat(0).purged, items.seat(1).artifacts, items.seat(0).amber]).toEqual([['soul-fiddle'], ['cannon'], 1])
  })

  test('harvest-time: whoever controlled the card gains, not its owner', () => {
    const t = dis({ hand: ['harvest-time'], battleline: [{ card: 'krump', owner: 1 }] }, {})
      .play('harvest-time')
      .choose({ trait: 'giant' })
    expect([t.seat(1).purged, t.seat(0).amber, t.seat(1).amber]).toEqual([['krump'], 1, 0])
  })
})

describe('artifacts', () => {
  test('obsidian-forge: each creature destroyed makes the key cheaper, and a key destroys it', () => {
    const own = { artifacts: ['obsidian-forge'], battleline: ['dendrix', 'snag', 'lilithal', 'rotgrub'], amber: 8 }
    const t = dis(own).action('obsidian-forge')
    t.choose({ targets: ['dendrix', 'snag', 'lilithal', 'rotgrub'] })
    t.yes().choose({ color: 'red' })
    expect([t.seat(0).keys, t.seat(0).amber, t.card('obsidian-forge').zone, t.idle]).toEqual([['red'], 0, 'discard', true])
  })

  test('obsidian-forge: without enough Æmber no key, and it stays', () => {
    const own = { artifacts: ['obsidian-forge'], battleline: ['dendrix', 'snag'], amber: 9 }
    const t = dis(own)
      .action('obsidian-forge')
      .choose({ targets: ['dendrix', 'snag'] })
    expect([t.seat(0).keys, t.card('obsidian-forge').zone, t.seat(0).battleline, t.idle]).toEqual([[], 'artifacts', [], true])
    const none = dis({ ...own, amber: 12 })
      .action('obsidian-forge')
      .done()
    none.no()
    expect([none.seat(0).amber, none.card('obsidian-forge').zone, none.idle]).toEqual([12, 'artifacts', true])
  })

  test('obsidian-forge: a ward that is lost reduces nothing', () => {
    const own = { artifacts: ['obsidian-forge'], battleline: [{ card: 'dendrix', warded: true }, 'snag'], amber: 10 }
    const t = dis(own)
      .action('obsidian-forge')
      .choose({ targets: ['dendrix', 'snag'] })
    expect([t.card('dendrix').zone, t.card('dendrix').warded, t.seat(0).keys, t.idle]).toEqual(['battleline', false, [], true])
  })

  test('soul-fiddle enrages a creature', () => {
    const t = dis({ artifacts: ['soul-fiddle'], battleline: ['snag'] }, { battleline: ['troll'] }).action('soul-fiddle')
    expect(t.targets).toEqual(['snag', 'troll'])
    expect([t.target('troll').card('troll').enraged, t.idle]).toEqual([true, true])
  })

  test('snag-s-mirror: what a player chose, their opponent cannot choose in the next turn', () => {
    const t = table({
      step: 'house',
      seats: [{ artifacts: ['snag-s-mirror'], houses }, { houses: ['dis', 'mars', 'brobnar'] }],
    })
    const choices = () => t.options.map(({ house }) => house).sort()
    expect(choices()).toEqual(['brobnar', 'dis', 'logos'])
    t.house('dis').endTurn()
    expect(choices()).toEqual(['brobnar', 'mars'])
    t.house('brobnar').endTurn()
    expect(choices()).toEqual(['dis', 'logos'])
    t.house('logos').endTurn()
    expect(choices()).toEqual(['brobnar', 'dis', 'mars'])
  })
})

describe('creatures', () => {
  test('buzzle may purge a neighbor to be ready, when played and after a fight', () => {
    const own = { hand: ['buzzle'], battleline: ['dendrix', 'snag'] }
    const t = dis(own, { battleline: ['troll'] }).play('buzzle', { left: true })
    expect(t.targets).toEqual(['dendrix'])
    t.target('dendrix')
    expect([t.card('dendrix').zone, t.card('buzzle').exhausted]).toEqual(['purged', false])
    t.fight('buzzle', 'troll').target('snag')
    expect([t.card('snag').zone, t.card('buzzle').exhausted, t.card('buzzle').damage, t.idle]).toEqual(['purged', false, 0, true])
    const no = dis(own).play('buzzle', { left: true }).no()
    expect([no.card('buzzle').exhausted, no.seat(0).purged, no.idle]).toEqual([true, [], true])
    const ward = dis({ hand: ['buzzle'], battleline: [{ card: 'dendrix', warded: true }] })
      .play('buzzle', { left: true })
      .target('dendrix')
    expect([ward.card('dendrix').zone, ward.card('buzzle').exhausted, ward.idle]).toEqual(['battleline', true, true])
    expect(dis({ hand: ['buzzle'] }).play('buzzle').idle).toBe(true)
  })

  test('dendrix: the opponent discards a random card after its fight', () => {
    const t = dis({ battleline: ['dendrix'] }, { battleline: ['alaka'], hand: ['punch', 'smith'] }).fight('dendrix', 'alaka')
    expect([t.seat(1).hand.length, t.seat(1).discard.length, t.idle]).toEqual([1, 2, true])
    expect(dis({ battleline: ['dendrix'] }, { battleline: ['alaka'] }).fight('dendrix', 'alaka').idle).toBe(true)
  })

  test('etaromme destroys a creature of the house with the most creatures, one of the houses if several have as many', () => {
    const t = dis({ battleline: ['etaromme', 'alaka'] }, { battleline: ['krump', 'troll', 'umbra'] }).reap('etaromme')
    expect(t.targets).toEqual(['alaka', 'krump', 'troll'])
    t.target('troll')
    expect([t.card('troll').zone, t.idle]).toEqual(['discard', true])
    const tie = dis({ battleline: ['etaromme', 'snag'] }, { battleline: ['krump', 'troll', 'umbra'] }).reap('etaromme')
    expect(tie.targets).toEqual(['etaromme', 'krump', 'snag', 'troll'])
  })

  test('harbinger-of-doom takes every creature with it', () => {
    const own = { battleline: [{ card: 'harbinger-of-doom', damage: 1 }, 'dendrix'], hand: ['demons--bane'] }
    const t = dis(own, { battleline: ['troll', { card: 'krump', warded: true }] })
      .play('demons--bane')
      .target('harbinger-of-doom')
    expect([t.seat(0).battleline, t.seat(1).battleline, t.idle]).toEqual([[], ['krump'], true])
    const purged = dis({ hand: ['buzzle'], battleline: ['harbinger-of-doom'] }, { battleline: ['troll'] }).play('buzzle', { left: true })
    expect(purged.target('harbinger-of-doom').card('troll').zone).toBe('battleline')
  })

  test('impspector: the opponent loses a random card of the hand for good', () => {
    const own = { battleline: ['impspector'], hand: ['draining-touch'] }
    const t = dis(own, { hand: ['punch', 'smith'] })
      .play('draining-touch')
      .target('impspector')
    expect([t.seat(1).hand.length, t.seat(1).purged.length, t.idle]).toEqual([1, 1, true])
    expect(dis(own).play('draining-touch').target('impspector').idle).toBe(true)
  })

  test('infurnace purges up to two cards of one discard pile, and their Æmber icons cost the opponent', () => {
    const own = { hand: ['infurnace'], discard: ['smith'] }
    const t = dis(own, { discard: ['punch', 'anger', 'troll'], amber: 4 }).play('infurnace')
    expect(t.targets).toEqual(['anger', 'punch', 'smith', 'troll'])
    t.target('punch')
    expect(t.can({ target: 'smith' })).toBe(false)
    t.target('anger')
    expect([t.seat(1).amber, t.seat(1).purged.slice().sort(), t.idle]).toEqual([2, ['anger', 'punch'], true])
    const plain = dis(own, { discard: ['troll'], amber: 4 })
      .play('infurnace')
      .target('troll')
    expect([plain.seat(1).amber, plain.seat(1).purged, plain.idle]).toEqual([4, ['troll'], true])
    expect(
      dis({ hand: ['infurnace'] }, { amber: 4 })
        .play('infurnace')
        .seat(1).amber,
    ).toBe(4)
  })

  test('infurnace: icons of this very copy count', () => {
    const t = dis({ hand: ['infurnace'] }, { discard: [{ card: 'punch', bonus: ['amber', 'draw'] }], amber: 4 })
    expect(t.play('infurnace').target('punch').seat(1).amber).toBe(2)
  })

  test('lilithal captures after fighting and reaping', () => {
    const t = dis({ battleline: ['lilithal'] }, { battleline: ['alaka'], amber: 2 }).reap('lilithal')
    expect([t.card('lilithal').amber, t.seat(1).amber]).toEqual([1, 1])
    t.set('lilithal', { exhausted: false }).fight('lilithal', 'alaka')
    expect([t.card('lilithal').amber, t.seat(1).amber, t.idle]).toEqual([2, 0, true])
  })

  test('malison may move an enemy creature; on a flank it captures from its own side', () => {
    const at = () =>
      dis({ battleline: [{ card: 'malison', counters: { power: 5 } }] }, { battleline: ['alaka', 'krump', 'troll', 'bumpsy'], amber: 3 })
    const t = at().fight('malison', 'alaka')
    expect(t.targets).toEqual(['bumpsy', 'krump', 'troll'])
    t.target('troll')
    expect(t.options.map(({ place }) => place)).toEqual(['left', 1, 'right'])
    t.choose({ place: 'left' })
    expect([t.seat(1).battleline, t.card('troll').amber, t.seat(1).amber, t.idle]).toEqual([['troll', 'krump', 'bumpsy'], 1, 2, true])
    const inner = at().fight('malison', 'alaka').target('bumpsy').choose({ place: 1 })
    expect([inner.seat(1).battleline, inner.card('bumpsy').amber, inner.idle]).toEqual([['krump', 'bumpsy', 'troll'], 0, true])
    // staying where it is, is a move too (kf.move.3)
    const stays = at().fight('malison', 'alaka').target('krump').choose({ place: 'left' })
    expect([stays.seat(1).battleline, stays.card('krump').amber]).toEqual([['krump', 'troll', 'bumpsy'], 1])
    const no = at().fight('malison', 'alaka').no()
    expect([no.seat(1).battleline, no.seat(1).amber, no.idle]).toEqual([['krump', 'troll', 'bumpsy'], 3, true])
  })

  test('malison: a lone creature is moved without a question', () => {
    const t = dis({ battleline: ['malison'] }, { battleline: [{ card: 'dextre', warded: true }], amber: 1 })
      .fight('malison', 'dextre')
      .target('dextre')
    expect([t.card('dextre').amber, t.seat(1).amber, t.idle]).toEqual([1, 0, true])
    const none = dis({ battleline: ['malison'] }, { battleline: ['alaka'], amber: 1 }).fight('malison', 'alaka')
    expect([none.seat(1).amber, none.idle]).toEqual([1, true])
  })

  test('rotgrub costs the opponent one and archives itself after reaping', () => {
    const t = dis({ hand: ['rotgrub'] }, { amber: 2 }).play('rotgrub')
    expect(t.seat(1).amber).toBe(1)
    t.set('rotgrub', { exhausted: false }).reap('rotgrub')
    expect([t.seat(0).archives, t.seat(0).amber, t.idle]).toEqual([['rotgrub'], 1, true])
  })

  test('borr-nit purges one of the top five after reaping', () => {
    const t = dis({ battleline: ['borr-nit'] }, { deck: ['krump', 'troll'] })
      .reap('borr-nit')
      .choose({ seat: 1 })
    expect(t.targets).toEqual(['krump', 'troll'])
    expect([t.target('krump').seat(1).deck, t.seat(1).purged, t.idle]).toEqual([['troll'], ['krump'], true])
  })

  test('e-e-on-the-fringes: discarding a Dis card in your turn may purge a Dis card and steal', () => {
    const own = { battleline: ['e-e-on-the-fringes'], hand: ['dendrix', 'snag'], discard: ['smith'] }
    const t = dis(own, { amber: 3, discard: ['lilithal', 'punch'] }).discard('dendrix')
    expect(t.targets).toEqual(['dendrix', 'lilithal'])
    t.target('lilithal')
    expect([t.seat(1).purged, t.seat(0).amber, t.seat(1).amber, t.idle]).toEqual([['lilithal'], 1, 2, true])
    t.discard('snag').no()
    expect([t.seat(0).amber, t.idle]).toEqual([1, true])
    // what is discarded in the opponent’s turn, or of another house, is not meant
    const other = table({ active: 1, seats: [own, { house: 'dis', battleline: ['dendrix'], amber: 3, hand: ['snag'] }] })
    expect([other.discard({ card: 'snag', seat: 1 }).seat(0).amber, other.idle]).toEqual([0, true])
  })

  test('snag: the opponent must choose the house of what it fought, also when that is gone', () => {
    const t = dis({ battleline: ['snag'], houses }, { battleline: ['alaka'], houses: ['mars', 'brobnar', 'dis'] }).fight('snag', 'alaka')
    expect([t.card('alaka').zone, t.idle]).toEqual(['discard', true])
    t.endTurn()
    expect(t.options.map(({ house }) => house)).toEqual(['brobnar'])
    t.house('brobnar').endTurn().house('dis').endTurn()
    expect(t.options.length).toBe(3)
  })

  test('snag: a house that the opponent cannot choose is no demand; a maverick is of its own house', () => {
    const free = dis({ battleline: ['snag'], houses }, { battleline: ['alaka'], houses: ['mars', 'logos', 'dis'] })
      .fight('snag', 'alaka')
      .endTurn()
    expect(free.options.length).toBe(3)
    const maverick = dis(
      { battleline: ['snag'], houses },
      { battleline: [{ card: 'alaka', house: 'mars' }], houses: ['mars', 'brobnar', 'dis'] },
    )
    maverick.fight('snag', 'alaka').endTurn()
    expect(maverick.options.map(({ house }) => house)).toEqual(['mars'])
  })

  test('greater-oxtet purges a card at the end of the ready step, before cards are drawn', () => {
    const t = dis({ battleline: ['greater-oxtet'], hand: ['punch', 'smith'], deck: ['anger', '…'], houses }, { houses })
    t.endTurn()
    expect(t.targets).toEqual(['punch', 'smith'])
    t.target('smith')
    expect([t.card('greater-oxtet').power, t.seat(0).purged, t.seat(0).hand.length, t.card('greater-oxtet').exhausted]).toEqual([
      6,
      ['smith'],
      6,
      false,
    ])
    t.house('dis').endTurn()
    expect(t.card('greater-oxtet').power).toBe(6)
    const none = dis({ battleline: ['greater-oxtet'], houses }, { houses }).endTurn()
    expect([none.card('greater-oxtet').power, none.decision?.kind]).toEqual([4, 'house'])
  })

  test('lesser-oxtet purges your hand, and reaping makes keys dear', () => {
    const t = dis({ hand: ['lesser-oxtet', 'punch', 'smith'], houses }, { amber: 8, houses }).play('lesser-oxtet')
    expect([t.seat(0).hand, t.seat(0).purged.slice().sort()]).toEqual([[], ['punch', 'smith']])
    t.set('lesser-oxtet', { exhausted: false }).reap('lesser-oxtet').endTurn()
    expect([t.seat(1).keyCost, t.seat(1).keys, t.decision?.kind]).toEqual([9, [], 'house'])
    expect(dis({ hand: ['lesser-oxtet'] }).play('lesser-oxtet').idle).toBe(true)
  })

  test('lord-invidius in the center takes an enemy flank creature, which belongs to Dis', () => {
    const own = { battleline: ['lord-invidius'] }
    const t = dis(own, { battleline: ['krump', 'troll', 'umbra'] }).reap('lord-invidius')
    expect(t.targets).toEqual(['krump', 'umbra'])
    t.target('umbra').choose({ verb: 'flank', place: 'right' })
    expect([t.seat(0).battleline, t.card('umbra').exhausted, t.card('umbra').houses, t.idle]).toEqual([
      ['lord-invidius', 'umbra'],
      true,
      ['dis'],
      true,
    ])
    const off = dis({ battleline: ['lord-invidius', 'snag'] }, { battleline: ['krump'] }).reap('lord-invidius')
    expect([off.card('krump').controller, off.idle]).toEqual([1, true])
  })

  test('noname grows with each purged card, and purges one', () => {
    const own = { battleline: ['noname'], purged: ['smith'], discard: ['punch'] }
    const t = dis(own, { purged: ['troll', 'krump'], discard: ['anger'] })
    expect(t.card('noname').power).toBe(4)
    t.reap('noname')
    expect(t.targets).toEqual(['anger', 'punch'])
    expect([t.target('anger').card('noname').power, t.seat(1).purged.length, t.idle]).toEqual([5, 3, true])
    const first = dis({ hand: ['noname'], discard: ['punch'] })
      .play('noname')
      .target('punch')
    expect([first.card('noname').power, first.idle]).toEqual([2, true])
    expect(
      dis({ hand: ['noname'] })
        .play('noname')
        .card('noname').power,
    ).toBe(1)
  })

  test.each([
    ['sinestra', 'left', 'right'],
    ['dexus', 'right', 'left'],
  ] as const)('%s costs the opponent one for a creature on that flank', (id, flank, other) => {
    const at = (battleline: string[]) =>
      table({ active: 1, seats: [{ battleline: [id] }, { house: 'brobnar', hand: ['alaka', 'bumpsy'], battleline, amber: 3 }] })
    const t = at(['krump']).play('alaka', { [flank]: true })
    expect([t.seat(1).amber, t.idle]).toEqual([2, true])
    expect(
      at(['krump'])
        .play('alaka', { [other]: true })
        .seat(1).amber,
    ).toBe(3)
    // the first creature of a line is on both flanks (kf.flank.1)
    expect(at([]).play('alaka').seat(1).amber).toBe(2)
    expect(
      dis({ battleline: [id], hand: ['rotgrub'], amber: 3 })
        .play('rotgrub', { [flank]: true })
        .seat(0).amber,
    ).toBe(3)
  })

  test('sinestra and dexus both take one for a lone creature', () => {
    const t = table({
      active: 1,
      auto: true,
      seats: [{ battleline: ['sinestra', 'dexus'] }, { house: 'brobnar', hand: ['alaka'], amber: 3 }],
    })
    t.play('alaka')
    while (t.decision?.kind === 'order') t.choose({ option: t.options[0].option })
    expect(t.seat(1).amber).toBe(1)
  })

  test('snaglet steals two if the opponent chooses the house it named, and nothing for another', () => {
    const at = () =>
      dis({ battleline: ['snaglet'], houses }, { amber: 3, houses: ['mars', 'brobnar', 'dis'] })
        .action('snaglet')
        .house('mars')
        .endTurn()
    const t = at().house('mars')
    expect([t.seat(0).amber, t.seat(1).amber, t.idle]).toEqual([2, 1, true])
    t.endTurn().house('dis').endTurn().house('mars')
    expect(t.seat(1).amber).toBe(1)
    expect(at().house('dis').seat(1).amber).toBe(3)
  })
})
