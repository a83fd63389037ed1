import { describe, expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Worlds Collide, house Logos: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Logos is active. */

const logos = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'logos', ...own }, other] })
type Table = ReturnType<typeof table>
const damageOf = (t: Table, ...ids: string[]) => ids.map((id) => t.card(id).damage)
const houses = ['logos', 'dis', 'brobnar'] as const

describe('actions', () => {
  test('information-exchange steals one, and two when the opponent stole in the turn before', () => {
    const plain = logos({ hand: ['information-exchange'] }, { amber: 3 }).play('information-exchange')
    expect([plain.seat(0).amber, plain.seat(1).amber, plain.idle]).toEqual([1, 2, true])
    const seats = (hand: string[]): [ScenarioSeat, ScenarioSeat] => [
      { hand: ['information-exchange'], amber: 3, houses },
      { house: 'shadows', hand, amber: 3, houses: ['shadows', 'dis', 'mars'] },
    ]
    const t = table({ active: 1, seats: seats(['urchin']) })
    t.play('urchin').endTurn().house('logos').play('information-exchange')
    expect([t.seat(0).amber, t.seat(1).amber, t.idle]).toEqual([4, 2, true])
    const none = table({ active: 1, seats: seats([]) })
      .endTurn()
      .house('logos')
      .play('information-exchange')
    expect([none.seat(0).amber, none.seat(1).amber]).toEqual([4, 2])
  })

  test('information-exchange: what you stole, or they stole two turns ago, does not count', () => {
    const t = table({
      active: 1,
      seats: [
        { hand: ['information-exchange', 'information-exchange'], amber: 3, houses },
        { house: 'shadows', hand: ['urchin'], amber: 3, houses: ['shadows', 'dis', 'mars'] },
      ],
    })
    t.play('urchin').endTurn().house('logos').endTurn().house('shadows').endTurn().house('logos')
    t.play({ card: 'information-exchange', copy: 1 })
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([3, 3])
  })

  test('tautau-vapors draws two and archives one of the hand', () => {
    const t = logos({ hand: ['tautau-vapors', 'punch'], deck: ['smith', 'anger', 'troll'] }).play('tautau-vapors')
    expect(t.targets).toEqual(['anger', 'punch', 'smith'])
    t.target('anger')
    expect([t.seat(0).archives, t.seat(0).hand.slice().sort(), t.seat(0).deck, t.idle]).toEqual([
      ['anger'],
      ['punch', 'smith'],
      ['troll'],
      true,
    ])
    expect(logos({ hand: ['tautau-vapors'], deck: [] }).play('tautau-vapors').idle).toBe(true)
  })

  test('thorium-plasmate moves an enemy creature and deals two for each neighbor of its house', () => {
    const other = { battleline: ['troll', 'umbra', 'krump', 'snag', 'bumpsy'] }
    const t = logos({ hand: ['thorium-plasmate'], battleline: ['hapsis'] }, other).play('thorium-plasmate')
    expect(t.targets).toEqual(['bumpsy', 'krump', 'snag', 'troll', 'umbra'])
    t.target('bumpsy').choose({ place: 1 })
    expect([t.seat(1).battleline, damageOf(t, 'bumpsy', 'troll'), t.seat(0).amber]).toEqual([
      ['troll', 'bumpsy', 'umbra', 'krump', 'snag'],
      [2, 0],
      1,
    ])
    const two = logos({ hand: ['thorium-plasmate'] }, { battleline: ['troll', 'umbra', 'krump', 'valdr'] }).play('thorium-plasmate')
    two.target('krump').choose({ place: 'right' })
    expect([two.card('krump').damage, two.idle]).toEqual([2, true])
    const middle = logos({ hand: ['thorium-plasmate'] }, { battleline: ['troll', 'valdr', 'krump'] }).play('thorium-plasmate')
    expect(middle.target('krump').choose({ place: 1 }).card('krump').damage).toBe(4)
    expect(logos({ hand: ['thorium-plasmate'] }).play('thorium-plasmate').idle).toBe(true)
  })

  test('data-forge: each card in hand makes the key cheaper; one may decline', () => {
    const hand = ['data-forge', 'punch', 'smith', 'anger']
    const t = logos({ hand, amber: 12 }).play('data-forge').yes().choose({ color: 'blue' })
    // 6 + 10 - 3, of 12 and the icon
    expect([t.seat(0).keys, t.seat(0).amber, t.idle]).toEqual([['blue'], 0, true])
    expect(logos({ hand, amber: 11 }).play('data-forge').idle).toBe(true)
    const no = logos({ hand, amber: 12 }).play('data-forge').no()
    expect([no.seat(0).keys, no.seat(0).amber, no.idle]).toEqual([[], 13, true])
  })
})

describe('artifacts and upgrades', () => {
  test('hologrammophone wards a creature', () => {
    const t = logos({ artifacts: ['hologrammophone'], battleline: ['hapsis'] }, { battleline: ['troll'] }).action('hologrammophone')
    expect(t.targets).toEqual(['hapsis', 'troll'])
    expect([t.target('hapsis').card('hapsis').warded, t.card('troll').warded, t.idle]).toEqual([true, false, true])
  })

  test('discombobulator: the Æmber of its creature’s controller cannot be stolen', () => {
    const t = logos({ hand: ['discombobulator', 'information-exchange'] }, { battleline: ['troll'], amber: 3 })
    t.play('discombobulator', { onto: 'troll' }).play('information-exchange')
    expect([t.seat(0).amber, t.seat(1).amber, t.idle]).toEqual([1, 3, true])
    const own = logos({ hand: ['discombobulator', 'information-exchange'], battleline: ['hapsis'] }, { amber: 3 })
    own.play('discombobulator', { onto: 'hapsis' }).play('information-exchange')
    expect([own.seat(0).amber, own.seat(1).amber]).toEqual([2, 2])
  })

  test('academy-training: the creature is of Logos while you control it, and reaping draws', () => {
    const t = logos({ hand: ['academy-training'], battleline: ['troll'], deck: ['punch', 'smith'] }).play('academy-training', {
      onto: 'troll',
    })
    expect(t.card('troll').houses).toEqual(['logos'])
    t.reap('troll')
    if (t.decision?.kind === 'order') t.choose({ option: t.options[0].option })
    expect([t.seat(0).hand, t.idle]).toEqual([['punch'], true])
    const enemy = logos({ hand: ['academy-training'] }, { battleline: ['troll'], houses, deck: ['punch', '…'], hand: ['smith'] })
    enemy.play('academy-training', { onto: 'troll' })
    expect(enemy.card('troll').houses).toEqual(['brobnar'])
    enemy.endTurn().house('brobnar').reap('troll')
    if (enemy.decision?.kind === 'order') enemy.choose({ option: enemy.options[0].option })
    expect(enemy.seat(1).hand.slice().sort()).toEqual(['punch', 'smith'])
  })

  test('universal-keylock makes keys dear for both, until one is forged', () => {
    const t = logos({ artifacts: ['universal-keylock'], houses }, { amber: 9, houses })
    expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([9, 9])
    t.endTurn().choose({ color: 'red' })
    expect([t.seat(1).keys, t.seat(1).amber, t.card('universal-keylock').zone, t.seat(0).keyCost]).toEqual([['red'], 0, 'discard', 6])
    const own = table({ step: 'start', seats: [{ artifacts: ['universal-keylock'], amber: 10, houses }, {}] }).choose({ color: 'red' })
    expect([own.seat(0).amber, own.card('universal-keylock').zone]).toEqual([1, 'discard'])
  })

  test('universal-recycle-bin archives a purged card of yours', () => {
    const t = logos({ artifacts: ['universal-recycle-bin'], purged: ['punch', 'smith'] }, { purged: ['troll'] }).action(
      'universal-recycle-bin',
    )
    expect(t.targets).toEqual(['punch', 'smith'])
    t.target('smith')
    expect([t.seat(0).archives, t.seat(0).purged, t.idle]).toEqual([['smith'], ['punch'], true])
    expect(logos({ artifacts: ['universal-recycle-bin'] }, { purged: ['troll'] }).action('universal-recycle-bin').idle).toBe(true)
  })
})

describe('creatures', () => {
  test('babbling-bibliophile draws two after reaping', () => {
    const t = logos({ battleline: ['babbling-bibliophile'], deck: ['punch', 'smith', 'anger'] }).reap('babbling-bibliophile')
    expect([t.seat(0).hand.length, t.seat(0).deck, t.idle]).toEqual([2, ['anger'], true])
  })

  test('daughter fills the hand to one more, on her side only', () => {
    const t = logos({ battleline: ['daughter'] })
    expect([t.seat(0).handLimit, t.seat(1).handLimit]).toEqual([7, 6])
  })

  test('edai-edie-4x4: the opponent’s keys cost more for each card in your archives', () => {
    const t = logos({ hand: ['edai-edie-4x4', 'punch'], archives: ['smith'] }, { archives: ['troll'] }).play('edai-edie-4x4')
    expect([t.seat(1).keyCost, t.seat(0).keyCost]).toEqual([7, 6])
    t.target('punch')
    expect([t.seat(1).keyCost, t.seat(0).archives.length, t.idle]).toEqual([8, 2, true])
    expect(logos({ hand: ['edai-edie-4x4'] }).play('edai-edie-4x4').idle).toBe(true)
  })

  test('hapsis is warded and draws after an enemy is destroyed fighting it', () => {
    const t = logos({ battleline: ['hapsis'], deck: ['punch', 'smith'] }, { battleline: ['alaka'] }).fight('hapsis', 'alaka')
    expect([t.card('hapsis').warded, t.seat(0).hand, t.idle]).toEqual([true, ['punch'], true])
    const attacked = table({
      active: 1,
      seats: [
        { battleline: ['hapsis'], deck: ['punch'] },
        { house: 'brobnar', battleline: ['alaka'] },
      ],
    })
    expect(attacked.fight('alaka', 'hapsis').seat(0).hand).toEqual(['punch'])
    const dead = logos({ battleline: ['hapsis'], deck: ['punch'] }, { battleline: ['bumpsy'] }).fight('hapsis', 'bumpsy')
    expect([dead.seat(0).hand, dead.idle]).toEqual([[], true])
  })

  test('quant: one action card of another house may be played this turn', () => {
    const t = logos({ battleline: ['quant'], hand: ['punch', 'smith', 'troll', 'tautau-vapors'], houses }, { battleline: ['krump'] })
    expect(t.can({ verb: 'play', card: 'punch' })).toBe(false)
    t.reap('quant')
    expect([t.can({ verb: 'play', card: 'punch' }), t.can({ verb: 'play', card: 'troll' })]).toEqual([true, false])
    t.play('punch').target('krump')
    expect([t.can({ verb: 'play', card: 'smith' }), t.can({ verb: 'play', card: 'tautau-vapors' })]).toEqual([false, true])
  })

  test('sanitation-engineer has hazardous 1 and discards after reaping', () => {
    const t = logos({ battleline: ['sanitation-engineer'], hand: ['punch', 'smith'] }).reap('sanitation-engineer')
    expect(t.targets).toEqual(['punch', 'smith'])
    expect([t.target('punch').seat(0).discard, t.card('sanitation-engineer').keywords.hazardous, t.idle]).toEqual([['punch'], 1, true])
    expect(logos({ battleline: ['sanitation-engineer'] }).reap('sanitation-engineer').idle).toBe(true)
  })

  test('titan-guardian draws two when destroyed off the flanks', () => {
    const at = (battleline: string[]) =>
      table({
        active: 1,
        seats: [
          { battleline, deck: ['punch', 'smith', 'anger'] },
          { house: 'brobnar', battleline: ['troll'] },
        ],
      })
    const t = at(['hapsis', 'titan-guardian', 'daughter']).fight('troll', 'titan-guardian')
    expect([t.card('titan-guardian').zone, t.seat(0).hand.length]).toEqual(['discard', 2])
    const flank = at(['titan-guardian', 'hapsis', 'daughter']).fight('troll', 'titan-guardian')
    expect([flank.card('titan-guardian').zone, flank.seat(0).hand.length]).toEqual(['discard', 0])
    expect(at(['hapsis', 'titan-guardian']).can({ verb: 'fight', card: 'troll' })).toBe(true)
  })

  test('wormhole-technician plays a Logos card from the top, and archives another', () => {
    const t = logos({ battleline: ['wormhole-technician'], deck: ['daughter', 'punch'] }).reap('wormhole-technician')
    t.choose({ verb: 'flank', place: 'right' })
    expect([t.seat(0).battleline, t.idle]).toEqual([['wormhole-technician', 'daughter'], true])
    const other = logos({ battleline: ['wormhole-technician'], deck: ['punch', 'daughter'] }).reap('wormhole-technician')
    expect([other.seat(0).archives, other.seat(0).deck, other.idle]).toEqual([['punch'], ['daughter'], true])
    expect(logos({ battleline: ['wormhole-technician'], deck: [] }).reap('wormhole-technician').idle).toBe(true)
  })

  test('cændle-unit draws when an enemy reaps, and captures', () => {
    const t = table({
      active: 1,
      seats: [
        { battleline: ['cændle-unit'], deck: ['punch', 'smith'] },
        { house: 'brobnar', battleline: ['krump'], amber: 1 },
      ],
    })
    t.reap('krump')
    expect([t.seat(0).hand, t.idle]).toEqual([['punch'], true])
    const own = logos({ battleline: ['cændle-unit', 'hapsis'], deck: ['punch'] }, { amber: 2 }).action('cændle-unit')
    expect([own.card('cændle-unit').amber, own.seat(1).amber]).toEqual([1, 1])
    expect(own.reap('hapsis').seat(0).hand).toEqual([])
  })

  test('code-monkey archives its neighbors, and gains two if they share a house', () => {
    const own = { hand: ['code-monkey'], battleline: ['troll', 'krump', 'umbra'] }
    const t = logos(own).play('code-monkey', { place: 1 })
    expect([t.seat(0).archives.slice().sort(), t.seat(0).battleline, t.seat(0).amber, t.idle]).toEqual([
      ['krump', 'troll'],
      ['code-monkey', 'umbra'],
      2,
      true,
    ])
    const two = logos(own).play('code-monkey', { place: 2 })
    expect([two.seat(0).archives.slice().sort(), two.seat(0).amber]).toEqual([['krump', 'umbra'], 0])
    // a lone neighbor shares with nobody
    const one = logos(own).play('code-monkey', { left: true })
    expect([one.seat(0).archives, one.seat(0).amber, one.idle]).toEqual([['troll'], 0, true])
    expect(logos({ hand: ['code-monkey'] }).play('code-monkey').idle).toBe(true)
  })

  test('code-monkey: houses are those in play just before, also of a neighbor that a ward keeps', () => {
    const trained = { card: 'troll', upgrades: ['academy-training'] }
    const t = logos({ hand: ['code-monkey'], battleline: [trained, { card: 'hapsis', warded: true }] }).play('code-monkey', { place: 1 })
    expect([t.seat(0).archives, t.card('hapsis').warded, t.seat(0).amber, t.idle]).toEqual([['troll'], false, 2, true])
    const maverick = logos({ hand: ['code-monkey'], battleline: [trained, 'krump'] }).play('code-monkey', { place: 1 })
    expect(maverick.seat(0).amber).toBe(0)
  })

  test('dr-milli archives for each creature the opponent has more, not counting herself', () => {
    const t = logos({ hand: ['dr-milli', 'punch', 'smith', 'anger'], battleline: ['hapsis'] }, { battleline: ['troll', 'krump', 'umbra'] })
    t.play('dr-milli', { left: true }).choose({ targets: ['punch', 'anger'] })
    expect([t.seat(0).archives.slice().sort(), t.seat(0).hand, t.idle]).toEqual([['anger', 'punch'], ['smith'], true])
    const few = logos({ hand: ['dr-milli', 'punch'] }, { battleline: ['troll', 'krump'] }).play('dr-milli')
    if (few.decision?.kind === 'target') few.target('punch')
    expect([few.seat(0).archives, few.idle]).toEqual([['punch'], true])
    expect(
      logos({ hand: ['dr-milli', 'punch'], battleline: ['hapsis'] }, { battleline: ['troll'] }).play('dr-milli', { left: true }).idle,
    ).toBe(true)
  })

  test('groupthink-tank deals four to each creature that shares a house with a neighbor, on both sides', () => {
    const own = { battleline: ['groupthink-tank', 'hapsis', 'troll'] }
    const t = logos(own, { battleline: ['krump', 'umbra', 'bumpsy', 'valdr'] }).action('groupthink-tank')
    expect(damageOf(t, 'hapsis', 'troll', 'krump', 'umbra', 'bumpsy', 'valdr')).toEqual([4, 0, 0, 0, 4, 4])
    // three of the four meet its armor
    expect([t.card('groupthink-tank').damage, t.idle]).toEqual([1, true])
    expect(
      logos({ battleline: ['groupthink-tank'] })
        .action('groupthink-tank')
        .card('groupthink-tank').damage,
    ).toBe(0)
  })

  test('mini-groupthink-tank deals eight to a creature that shares a house with both neighbors', () => {
    const other = { battleline: ['krump', 'bumpsy', 'troll', 'umbra'] }
    const t = logos({ hand: ['mini-groupthink-tank'] }, other).play('mini-groupthink-tank')
    expect(t.targets).toEqual(['bumpsy'])
    expect([t.target('bumpsy').card('bumpsy').zone, t.idle]).toEqual(['discard', true])
    // the line has closed: krump, troll, umbra
    t.set('mini-groupthink-tank', { exhausted: false }).reap('mini-groupthink-tank')
    expect([damageOf(t, 'krump', 'troll'), t.idle]).toEqual([[0, 0], true])
    const fight = logos({ battleline: ['mini-groupthink-tank'] }, { battleline: ['krump', 'bumpsy', 'troll', 'daughter'] })
    fight.fight('mini-groupthink-tank', 'daughter').target('bumpsy')
    expect([fight.card('bumpsy').zone, fight.idle]).toEqual(['discard', true])
  })

  test('reassembling-automaton is healed, exhausted and moved instead, while another creature is there', () => {
    const at = (battleline: ScenarioSeat['battleline']) => logos({ battleline, hand: [] }, { battleline: ['troll'] })
    const t = at(['hapsis', { card: 'reassembling-automaton', damage: 1 }, 'daughter']).fight('reassembling-automaton', 'troll')
    t.choose({ verb: 'flank', place: 'right' })
    const { zone, damage, exhausted } = t.card('reassembling-automaton')
    expect([zone, damage, exhausted, t.seat(0).battleline, t.idle]).toEqual([
      'battleline',
      0,
      true,
      ['hapsis', 'daughter', 'reassembling-automaton'],
      true,
    ])
    const alone = at(['reassembling-automaton']).fight('reassembling-automaton', 'troll')
    expect([alone.card('reassembling-automaton').zone, alone.idle]).toEqual(['discard', true])
  })

  test('reassembling-automaton: others that die with it are still there when it looks', () => {
    const t = table({ seats: [{ house: 'dis', hand: ['unlocked-gateway'], battleline: ['reassembling-automaton', 'hapsis'] }, {}] })
    t.play('unlocked-gateway')
    t.choose({ verb: 'flank', place: 'left' })
    expect(t.seat(0).battleline).toEqual(['reassembling-automaton'])
  })

  test('self-bolstering-automata gets its counters only when it was healed, exhausted and moved', () => {
    const at = (automata: object) =>
      logos({ battleline: ['hapsis', { card: 'self-bolstering-automata', ...automata }] }, { battleline: ['troll'] })
    const hit = table({
      active: 1,
      seats: [{ battleline: ['hapsis', 'self-bolstering-automata'] }, { house: 'brobnar', battleline: ['troll'] }],
    })
    hit.fight('troll', 'self-bolstering-automata').choose({ verb: 'flank', place: 'left' })
    expect([hit.card('self-bolstering-automata').power, hit.card('self-bolstering-automata').damage]).toEqual([3, 0])
    expect([hit.seat(0).battleline, hit.card('self-bolstering-automata').exhausted]).toEqual([['self-bolstering-automata', 'hapsis'], true])
    // used to fight, it was exhausted already
    const tired = at({}).fight('self-bolstering-automata', 'troll').choose({ verb: 'flank', place: 'right' })
    expect([tired.card('self-bolstering-automata').power, tired.card('self-bolstering-automata').zone, tired.idle]).toEqual([
      1,
      'battleline',
      true,
    ])
    // destroyed without damage, nothing was healed
    const whole = table({
      seats: [{ house: 'dis', hand: ['draining-touch'], battleline: ['self-bolstering-automata', 'hapsis'] }, {}],
    })
    whole.play('draining-touch').target('self-bolstering-automata').choose({ verb: 'flank', place: 'left' })
    expect([whole.card('self-bolstering-automata').power, whole.card('self-bolstering-automata').exhausted]).toEqual([1, true])
  })

  test('hyde draws one, or two beside Velum; destroyed, both go to the archives', () => {
    const own = { battleline: ['hyde'], deck: ['punch', 'smith', 'anger'] }
    expect(logos(own).reap('hyde').seat(0).hand.length).toBe(1)
    expect(
      logos({ ...own, battleline: ['hyde', 'velum'] })
        .reap('hyde')
        .seat(0).hand.length,
    ).toBe(2)
    // the opponent’s does not help
    expect(
      logos(own, { battleline: ['velum'] })
        .reap('hyde')
        .seat(0).hand.length,
    ).toBe(1)
    const t = logos({ battleline: ['hyde'], discard: ['velum'] }, { battleline: ['troll'] }).fight('hyde', 'troll')
    if (t.decision?.kind === 'target') t.target('velum')
    expect([t.seat(0).archives.slice().sort(), t.seat(0).discard, t.idle]).toEqual([['hyde', 'velum'], [], true])
    const none = logos({ battleline: ['hyde'] }, { battleline: ['troll'], discard: ['velum'] }).fight('hyde', 'troll')
    expect([none.seat(0).archives, none.seat(0).discard, none.idle]).toEqual([[], ['hyde'], true])
  })

  test('velum archives one, or two beside Hyde; destroyed, both go to the archives', () => {
    const t = logos({ battleline: ['velum'], hand: ['punch', 'smith'] })
      .reap('velum')
      .target('punch')
    expect([t.seat(0).archives, t.idle]).toEqual([['punch'], true])
    const two = logos({ battleline: ['velum', 'hyde'], hand: ['punch', 'smith'] }).reap('velum')
    if (two.decision?.kind === 'target') two.choose({ targets: ['punch', 'smith'] })
    expect([two.seat(0).archives.slice().sort(), two.idle]).toEqual([['punch', 'smith'], true])
    const dead = logos({ battleline: ['velum'], discard: ['hyde'] }, { battleline: ['troll'] }).fight('velum', 'troll')
    if (dead.decision?.kind === 'target') dead.target('hyde')
    expect([dead.seat(0).archives.slice().sort(), dead.idle]).toEqual([['hyde', 'velum'], true])
  })

  test('mimic-gel needs another creature, and is a copy of it in Logos', () => {
    const none = logos({ hand: ['mimic-gel'] })
    expect(none.can({ verb: 'play', card: 'mimic-gel' })).toBe(false)
    const other = { battleline: [{ card: 'krump', counters: { power: 2 }, warded: true, damage: 1 }] }
    const t = logos({ hand: ['mimic-gel'], deck: ['punch'] }, other)
      .play('mimic-gel')
      .target('krump')
    const [gel] = t.seat(0).cards.battleline
    const { power, damage, warded, houses: of, traits, exhausted } = t.card(gel)
    expect([power, damage, warded, of, traits, exhausted, t.idle]).toEqual([6, 0, false, ['logos'], ['giant'], true, true])
  })

  test('mimic-gel: play abilities, keywords and where it may stand are those of the copy', () => {
    const t = logos({ hand: ['mimic-gel'], battleline: ['hapsis', 'daughter'], deck: ['punch'] }, { battleline: ['bumpsy'], amber: 3 })
    t.play('mimic-gel').target('bumpsy').choose({ place: 'left' })
    expect([t.seat(1).amber, t.card(t.seat(0).cards.battleline[0]).power, t.idle]).toEqual([2, 5, true])
    const monkey = logos({ hand: ['mimic-gel'], battleline: ['troll', 'krump'] }, { battleline: ['code-monkey'] }).play('mimic-gel')
    monkey.target('code-monkey')
    expect(monkey.options.map(({ place }) => place)).toEqual(['left', 1, 'right'])
    monkey.choose({ place: 1 })
    expect([monkey.seat(0).archives.slice().sort(), monkey.seat(0).amber, monkey.idle]).toEqual([['krump', 'troll'], 2, true])
  })

  test('mimic-gel: a copy that enters ready does, a copy of a copy is one of the same, and it is itself again when it leaves', () => {
    const t = logos({ hand: ['mimic-gel', 'mimic-gel'] }, { battleline: ['silvertooth'] })
    t.play({ card: 'mimic-gel', copy: 1 }).target('silvertooth')
    const first = t.find({ card: 'mimic-gel', copy: 1 })
    expect([t.card(first).exhausted, t.card(first).houses]).toEqual([false, ['logos']])
    t.play({ card: 'mimic-gel', copy: 2 }).target(first).choose({ place: 'right' })
    const second = t.find({ card: 'mimic-gel', copy: 2 })
    expect([t.card(second).power, t.card(second).exhausted, t.idle]).toEqual([t.card('silvertooth').power, false, true])
    t.move(second, 'hand', 0)
    expect(t.seat(0).hand).toEqual(['mimic-gel'])
  })

  test('prescriptive-grammarbot enrages a creature after reaping', () => {
    const t = logos({ battleline: ['prescriptive-grammarbot'] }, { battleline: ['troll'] }).reap('prescriptive-grammarbot')
    expect(t.targets).toEqual(['prescriptive-grammarbot', 'troll'])
    t.target('troll')
    expect([t.card('troll').enraged, t.card('prescriptive-grammarbot').keywords, t.idle]).toEqual([true, { taunt: 1, hazardous: 3 }, true])
  })

  test('zenzizenzizenzic in the center fills the hand to two more', () => {
    expect(logos({ battleline: ['zenzizenzizenzic'] }).seat(0).handLimit).toBe(8)
    expect(logos({ battleline: ['hapsis', 'zenzizenzizenzic'] }).seat(0).handLimit).toBe(6)
    expect(logos({ battleline: ['hapsis', 'zenzizenzizenzic', 'daughter'] }).seat(0).handLimit).toBe(9)
  })
})
