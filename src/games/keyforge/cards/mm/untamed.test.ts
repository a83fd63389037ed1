import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Mass Mutation, house Untamed: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Untamed is active. */

const untamed = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'untamed', ...own }, other] })

test('lumilu gains one for each other friendly Beast creature', () => {
  const t = untamed({ battleline: ['lumilu', 'lumilu', 'dew-faerie', 'snufflegator'] }, { battleline: ['snufflegator'] })
  t.reap({ card: 'lumilu', copy: 1 })
  expect(t.seat(0).amber).toBe(1 + 2)
  expect(
    untamed({ battleline: ['lumilu'] })
      .reap('lumilu')
      .seat(0).amber,
  ).toBe(1)
})

const hurt = (card: string, damage = 1) => ({ card, damage })

test('cephaloist: with four Æmber nothing is stolen from you, with three it is', () => {
  const theft = (amber: number) =>
    table({
      active: 1,
      seats: [
        { battleline: ['cephaloist'], amber },
        { house: 'logos', battleline: ['odd-clawde', 'even-ivan'] },
      ],
    })
  expect([theft(4).action('even-ivan').seat(0).amber, theft(3).action('odd-clawde').seat(0).amber]).toEqual([4, 2])
})

test.each(['dæmo-beast', 'dino-beast', 'sacro-beast', 'techno-beast', 'umbra-beast', 'xeno-beast', 'floomf', 'dark-faerie', 'chonkers'])(
  '%s fights without being hurt in return (kf.skirmish.1)',
  (id) => {
    expect(
      untamed({ battleline: [id] }, { battleline: ['troll'] })
        .fight(id, 'troll')
        .card(id).damage,
    ).toBe(0)
  },
)

test('dæmo-beast steals one when it is destroyed', () => {
  const t = untamed({ hand: ['savage-clash'], battleline: ['dæmo-beast', 'keyfrog'] }, { amber: 2 })
    .play('savage-clash')
    .target('keyfrog')
  expect([t.card('dæmo-beast').zone, t.seat(0).amber, t.seat(1).amber]).toEqual(['discard', 1, 1])
})

test('dark-faerie gains two after it fights', () => {
  const t = untamed({ battleline: ['dark-faerie'] }, { battleline: ['troll'] }).fight('dark-faerie', 'troll')
  expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 0])
})

test('fandangle: with four Æmber creatures of other houses enter ready, Untamed ones do not', () => {
  const own = untamed({ battleline: ['fandangle'], hand: ['trimble'], amber: 4 }).play('trimble', { left: true })
  expect(own.card('trimble').exhausted).toBe(true)
  const t = table({ seats: [{ house: 'dis', battleline: ['fandangle'], hand: ['pride', 'brabble'], amber: 4 }, {}] })
  expect(t.play('pride', { left: true }).card('pride').exhausted).toBe(false)
  expect(t.setAmber(0, 3).play('brabble', { left: true }).card('brabble').exhausted).toBe(true)
})

test('fandangle of another house enters ready itself, as published', () => {
  const t = table({ seats: [{ house: 'dis', hand: [{ card: 'fandangle', house: 'dis' }], amber: 4 }, {}] }).play('fandangle')
  expect(t.card('fandangle').exhausted).toBe(false)
})

test('floomf puts two power counters on a Beast of either side, itself too', () => {
  const t = untamed({ battleline: ['floomf', 'trimble'] }, { battleline: ['troll', 'keyfrog'] }).fight('floomf', 'troll')
  expect(t.targets).toEqual(['floomf', 'keyfrog'])
  expect(t.target('floomf').card('floomf').power).toBe(5)
})

test('gloriana-s-attendant has put two Æmber icons on other cards and does nothing in play (kf.enhance.1)', () => {
  const t = untamed({ hand: ['gloriana-s-attendant'] }).play('gloriana-s-attendant')
  expect([t.seat(0).amber, t.idle]).toEqual([0, true])
})

test('keyfrog forges a key for its controller when it is destroyed, in either turn, if that can be paid', () => {
  const fought = (amber: number) =>
    untamed({ battleline: ['keyfrog'], amber }, { battleline: ['troll'], amber: 9 }).fight('keyfrog', 'troll')
  const t = fought(7).choose({ color: 'red' })
  expect([t.seat(0).keys, t.seat(0).amber, t.seat(1).amber]).toEqual([['red'], 1, 9])
  expect([fought(5).seat(0).keys, fought(5).idle]).toEqual([[], true])
  const theirs = table({
    active: 1,
    seats: [
      { battleline: ['keyfrog'], amber: 6 },
      { house: 'brobnar', battleline: ['troll'] },
    ],
  })
  expect(theirs.fight('troll', 'keyfrog').choose({ color: 'blue' }).seat(0)).toMatchObject({ keys: ['blue'], amber: 0 })
})

test('keyfrog: a ward keeps it, and no key is forged', () => {
  const t = untamed({ battleline: [{ card: 'keyfrog', warded: true }], amber: 6 }, { battleline: ['troll'] }).fight('keyfrog', 'troll')
  expect([t.card('keyfrog').zone, t.seat(0).keys]).toEqual(['battleline', []])
})

test('pismire: the opponent’s keys cost two more while you have more Mutants', () => {
  const cost = (own: string[], other: string[]) => {
    const t = untamed({ battleline: own }, { battleline: other })
    return [t.seat(0).keyCost, t.seat(1).keyCost]
  }
  expect(cost(['pismire'], ['troll'])).toEqual([6, 8])
  expect(cost(['pismire'], ['pride', 'even-ivan'])).toEqual([6, 6])
})

test('rapid-evolution gives one counter for each Æmber, that of its icon too', () => {
  const t = untamed({ hand: ['rapid-evolution'], battleline: ['keyfrog'], amber: 3 }, { battleline: ['troll'] }).play('rapid-evolution')
  expect(t.targets).toEqual(['keyfrog', 'troll'])
  expect(t.target('keyfrog').card('keyfrog').power).toBe(2 + 4)
})

test('resurgence returns a creature, and a second one when the first is a Mutant', () => {
  const own = { hand: ['resurgence'], discard: ['trimble', 'punch', 'keyfrog', 'floomf'] }
  const t = untamed(own).play('resurgence')
  expect(t.targets).toEqual(['floomf', 'keyfrog', 'trimble'])
  const before = t.save()
  t.target('trimble')
  expect(t.targets).toEqual(['floomf', 'keyfrog'])
  expect([...t.target('floomf').seat(0).hand].sort()).toEqual(['floomf', 'trimble'])
  t.restore(before)
  t.target('keyfrog')
  expect([t.seat(0).hand, t.idle]).toEqual([['keyfrog'], true])
  expect(untamed({ hand: ['resurgence'] }).play('resurgence').idle).toBe(true)
})

test('savage-clash spares the strongest enemy and the weakest friend, chosen where equal, and a warded one', () => {
  const own = { hand: ['savage-clash'], battleline: ['keyfrog', 'lumilu', 'trimble'] }
  const t = untamed(own, { battleline: ['troll', 'krump', { card: 'bumpsy', warded: true }] }).play('savage-clash')
  expect(t.targets).toEqual(['troll'])
  t.target('troll').target('keyfrog')
  expect([t.seat(0).battleline, t.seat(1).battleline, t.card('bumpsy').warded]).toEqual([['keyfrog'], ['troll', 'bumpsy'], false])
  const equal = untamed({ hand: ['savage-clash'], battleline: ['trimble', 'floomf'] }).play('savage-clash')
  expect(equal.targets).toEqual(['floomf', 'trimble'])
  expect(equal.target('floomf').seat(0).battleline).toEqual(['floomf'])
})

test('commune leaves exactly four Æmber and ends the step', () => {
  const t = untamed({ hand: ['commune', 'keyfrog'], amber: 9 }).play('commune')
  expect([t.seat(0).amber, t.active]).toEqual([4, 1])
  expect(
    untamed({ hand: ['commune'] })
      .play('commune')
      .seat(0).amber,
  ).toBe(4)
})

test('dark-harbinger is readied by your Untamed actions, not by creatures or by actions of other houses', () => {
  const own = { battleline: ['dark-harbinger'], hand: ['resurgence', 'keyfrog'] }
  const t = untamed(own).reap('dark-harbinger').play('keyfrog', { left: true })
  expect(t.card('dark-harbinger').exhausted).toBe(true)
  expect(t.play('resurgence').choose({ verb: 'order', card: 'dark-harbinger' }).card('dark-harbinger').exhausted).toBe(false)
  const other = table({ seats: [{ house: 'dis', battleline: [{ card: 'dark-harbinger', exhausted: true }], hand: ['double-doom'] }, {}] })
  expect([other.play('double-doom').idle, other.card('dark-harbinger').exhausted]).toEqual([true, true])
})

test('growth-surge: three, two and one counters in a row from a flank', () => {
  const t = untamed({ hand: ['growth-surge'], battleline: ['keyfrog', 'trimble', 'lumilu', 'floomf'] }).play('growth-surge')
  expect(t.targets).toEqual(['floomf', 'keyfrog'])
  t.target('keyfrog').target('trimble')
  expect(['keyfrog', 'trimble', 'lumilu', 'floomf'].map((id) => t.card(id).power)).toEqual([5, 5, 5, 3])
  const lone = untamed({ hand: ['growth-surge'], battleline: ['keyfrog'] })
    .play('growth-surge')
    .target('keyfrog')
  expect([lone.card('keyfrog').power, lone.idle]).toEqual([5, true])
})

test('mushroom-with-a-view heals one from each friendly creature', () => {
  const t = untamed(
    { artifacts: ['mushroom-with-a-view'], battleline: [hurt('lumilu', 2), hurt('trimble')] },
    { battleline: [hurt('troll')] },
  )
  t.omni('mushroom-with-a-view')
  expect(['lumilu', 'trimble', 'troll'].map((id) => t.card(id).damage)).toEqual([1, 0, 1])
})

test('trimble gives skirmish to every Mutant, itself and enemies too', () => {
  const t = untamed({ battleline: ['trimble', 'lumilu'] }, { battleline: ['even-ivan', 'troll'] })
  expect(['trimble', 'lumilu', 'even-ivan', 'troll'].map((id) => t.card(id).keywords.skirmish ?? 0)).toEqual([1, 0, 1, 0])
})

test('vault-s-blessing: each player gains one for each of their own Mutants', () => {
  const t = untamed({ hand: ['vault-s-blessing'], battleline: ['trimble', 'pismire', 'lumilu'] }, { battleline: ['even-ivan', 'troll'] })
  t.play('vault-s-blessing')
  expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1 + 2, 1])
})

test('æmberlution destroys all creatures, and those of both hands enter ready under their owners', () => {
  const own = { hand: ['æmberlution', 'trimble', 'wild-bounty'], battleline: ['lumilu'] }
  const t = untamed(own, { hand: ['troll', 'punch', 'krump'], battleline: ['bumpsy'] }).play('æmberlution')
  t.target('krump').target('troll').choose({ place: 'left' })
  expect([t.seat(0).discard, t.seat(1).discard, t.seat(1).hand]).toEqual([['æmberlution', 'lumilu'], ['bumpsy'], ['punch']])
  expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['trimble'], ['troll', 'krump']])
  expect(['trimble', 'troll', 'krump'].map((id) => t.card(id).exhausted)).toEqual([false, false, false])
  expect(t.active).toBe(1)
  const none = untamed({ hand: ['æmberlution'] }, { hand: ['punch'] }).play('æmberlution')
  expect([none.active, none.seat(1).hand]).toEqual([1, ['punch']])
})

test('chonkers starts with one counter and doubles them when it destroys what it fights', () => {
  const t = untamed({ hand: ['chonkers'] }, { battleline: ['brabble', 'keyfrog', 'troll'] }).play('chonkers')
  expect(t.card('chonkers').power).toBe(2)
  const again = (foe: string) => t.set('chonkers', { exhausted: false }).fight('chonkers', foe).card('chonkers').power
  expect([again('brabble'), again('keyfrog'), again('troll')]).toEqual([3, 5, 5])
})

test('dark-queen-gloriana returns a friendly creature of another house to your hand', () => {
  const own = { hand: ['dark-queen-gloriana'], battleline: ['trimble', 'pride', 'even-ivan'] }
  const t = untamed(own, { battleline: ['troll'] }).play('dark-queen-gloriana', { left: true })
  expect(t.targets).toEqual(['even-ivan', 'pride'])
  expect(t.target('pride').seat(0).hand).toEqual(['pride'])
  const alone = untamed({ hand: ['dark-queen-gloriana'] }, { battleline: ['troll'] }).play('dark-queen-gloriana')
  expect([alone.idle, alone.card('troll').zone]).toEqual([true, 'battleline'])
})

test('eunoia gains one and heals two when it destroys what it fights, also when attacked', () => {
  const t = untamed({ battleline: [hurt('eunoia', 3)] }, { battleline: ['brabble', 'troll'], amber: 2 }).fight('eunoia', 'brabble')
  expect([t.seat(0).amber, t.card('eunoia').damage]).toEqual([1, 3 + 2 - 2])
  const attacked = table({ active: 1, seats: [{ battleline: [hurt('eunoia', 2)] }, { house: 'dis', battleline: ['umbra-fiend'] }] })
  attacked.fight('umbra-fiend', 'eunoia')
  expect([attacked.seat(0).amber, attacked.card('eunoia').damage]).toEqual([1, 2])
})

test('look-what-i-found returns one card of each type, and ends the step', () => {
  const own = { hand: ['look-what-i-found'], discard: ['punch', 'fission-bloom', 'lumilu', 'trimble', 'brain-stem-antenna'] }
  const t = untamed(own).play('look-what-i-found').target('punch').target('fission-bloom')
  expect(t.targets).toEqual(['lumilu', 'trimble'])
  t.target('trimble').target('brain-stem-antenna')
  expect([t.seat(0).discard, t.active]).toEqual([['look-what-i-found', 'lumilu'], 1])
  const none = untamed({ hand: ['look-what-i-found'] }).play('look-what-i-found')
  expect(none.active).toBe(1)
})

test('mercy-malkin-queen wards friendly Cats that enter, and readies a friendly Beast after a fight', () => {
  const own = { battleline: ['mercy-malkin-queen'], hand: ['eunoia', 'keyfrog'] }
  const t = untamed(own, { battleline: ['brabble'] })
    .play('eunoia', { left: true })
    .play('keyfrog', { left: true })
  expect([t.card('eunoia').warded, t.card('keyfrog').warded]).toEqual([true, false])
  t.fight('mercy-malkin-queen', 'brabble')
  expect(t.targets).toEqual(['eunoia', 'keyfrog'])
  expect(t.target('eunoia').card('eunoia').exhausted).toBe(false)
})

test('dino-beast may be exalted to deal three; without it nothing', () => {
  const t = untamed({ hand: ['dino-beast'] }, { battleline: ['troll'] }).play('dino-beast')
  const before = t.save()
  t.yes().target('troll')
  expect([t.card('dino-beast').amber, t.card('troll').damage]).toEqual([1, 3])
  t.restore(before)
  t.no()
  expect([t.card('dino-beast').amber, t.card('troll').damage, t.idle]).toEqual([0, 0, true])
})

test('sacro-beast has armor, umbra-beast is missed by the first attack', () => {
  const t = table({
    active: 1,
    seats: [{ battleline: ['sacro-beast', 'umbra-beast'] }, { house: 'brobnar', battleline: ['krump', 'troll'] }],
  })
  expect(t.fight('krump', 'umbra-beast').card('umbra-beast').damage).toBe(0)
  expect(t.card('sacro-beast').armor).toBe(2)
})

test('techno-beast changes a card of the hand for one of the deck, and does nothing without one', () => {
  const t = untamed({ battleline: ['techno-beast'], hand: ['punch'], deck: ['anger'] })
    .reap('techno-beast')
    .target('punch')
  expect([t.seat(0).hand, t.seat(0).discard]).toEqual([['anger'], ['punch']])
  const empty = untamed({ battleline: ['techno-beast'], deck: ['anger'] }).reap('techno-beast')
  expect([empty.seat(0).hand, empty.idle]).toEqual([[], true])
})

test('xeno-beast takes one of three cards after a fight, and puts one under the deck', () => {
  const t = untamed({ battleline: ['xeno-beast'], deck: ['punch', 'smith', 'anger', 'troll'] }, { battleline: ['brabble'] })
  t.fight('xeno-beast', 'brabble').target('anger').target('punch')
  expect([t.seat(0).hand, t.seat(0).deck]).toEqual([['anger'], ['smith', 'troll', 'punch']])
})

test('blossom-drake grows with every artifact, and none of them does anything (kf.blank.1)', () => {
  const t = table({
    seats: [
      { house: 'untamed', battleline: ['blossom-drake'], artifacts: ['vineapple-tree'] },
      { artifacts: ['dark-æmber-vault'], battleline: ['dark-minion', 'troll'] },
    ],
  })
  expect(t.card('blossom-drake').power).toBe(6)
  expect(t.card('dark-minion').power).toBe(t.card('dark-minion').printed.power)
  t.fight('blossom-drake', 'troll')
  expect([t.card('blossom-drake').zone, t.card('dark-minion').power]).toEqual(['discard', t.card('dark-minion').printed.power + 2])
})

test('blossom-drake: an artifact with an action cannot be used for it, and can be again when the drake is gone', () => {
  const own = { battleline: [{ card: 'blossom-drake', house: 'brobnar' as const }], artifacts: ['cannon'] }
  const t = table({ seats: [{ house: 'brobnar', ...own }, { battleline: ['troll'] }] })
  expect(t.can({ verb: 'action', card: t.find('cannon') })).toBe(false)
  t.fight('blossom-drake', 'troll')
  expect(t.can({ verb: 'action', card: t.find('cannon') })).toBe(true)
})

test('mutation-of-fury and the other mutations: a creature has a keyword and is a Mutant until your next turn begins', () => {
  const t = table({ seats: [{ house: 'untamed', hand: ['mutation-of-fury'], battleline: ['dew-faerie'] }, { battleline: ['troll'] }] })
  t.play('mutation-of-fury')
  expect(t.targets).toEqual(['dew-faerie', 'troll'])
  t.target('dew-faerie')
  expect(t.card('dew-faerie').traits).toContain('mutant')
  t.fight('dew-faerie', 'troll')
  expect(t.card('troll').damage).toBe(5)
  const vault = { hand: ['mutation-of-instinct'], battleline: ['dew-faerie'], artifacts: ['dark-æmber-vault'] }
  const own = table({ seats: [{ house: 'untamed', ...vault }, {}] })
    .play('mutation-of-instinct')
    .target('dew-faerie')
  expect(own.card('dew-faerie').power).toBe(4)
})

test('mutation-of-cunning and mutation-of-instinct: elusive in their turn, skirmish in yours; it ends when your turn comes', () => {
  const seats = [
    { house: 'untamed' as const, hand: ['mutation-of-cunning', 'mutation-of-instinct'], battleline: ['dust-pixie'], deck: ['…'] },
    { battleline: ['troll'], houses: ['brobnar', 'dis', 'logos'] as const, deck: ['…'] },
  ] as const
  const t = table({ seats }).play('mutation-of-cunning').target('dust-pixie')
  t.endTurn().house('brobnar').fight('troll', 'dust-pixie')
  expect(t.card('dust-pixie').zone).toBe('battleline')
  t.endTurn()
  expect(t.card('dust-pixie').traits).not.toContain('mutant')
  const s = table({ seats }).play('mutation-of-instinct').target('dust-pixie').fight('dust-pixie', 'troll')
  expect([s.card('dust-pixie').zone, s.card('troll').damage]).toEqual(['battleline', 1])
})
