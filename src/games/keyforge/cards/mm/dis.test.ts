import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Mass Mutation, house Dis: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Dis is active. */

const dis = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'dis', ...own }, other] })
const houses = ['dis', 'logos', 'brobnar'] as const

test('brabble costs the opponent one when destroyed in your turn, three in theirs', () => {
  const t = dis({ battleline: ['brabble'], amber: 4 }, { battleline: ['troll'], amber: 4 }).fight('brabble', 'troll')
  expect([t.card('brabble').zone, t.seat(0).amber, t.seat(1).amber]).toEqual(['discard', 4, 3])
  const theirs = table({
    active: 1,
    seats: [
      { battleline: ['brabble'], houses },
      { house: 'brobnar', battleline: ['troll'], amber: 4 },
    ],
  })
  expect(theirs.fight('troll', 'brabble').seat(1).amber).toBe(1)
  const poor = table({
    active: 1,
    seats: [
      { battleline: ['brabble'], houses },
      { house: 'brobnar', battleline: ['troll'], amber: 2 },
    ],
  })
  expect(poor.fight('troll', 'brabble').seat(1).amber).toBe(0)
})

test('imp-losion destroys one of each side at once, and the one that there is', () => {
  const t = dis({ hand: ['imp-losion'], battleline: ['brabble', 'pride'] }, { battleline: ['troll', 'krump'], amber: 3 })
  t.play('imp-losion').target('brabble')
  expect(t.targets).toEqual(['krump', 'troll'])
  t.target('krump')
  expect([t.card('brabble').zone, t.card('krump').zone, t.seat(0).amber, t.seat(1).amber]).toEqual(['discard', 'discard', 1, 2])
  const alone = dis({ hand: ['imp-losion'] }, { battleline: ['troll'] })
    .play('imp-losion')
    .target('troll')
  expect([alone.card('troll').zone, alone.idle]).toEqual(['discard', true])
})

test('imp-losion: a ward keeps its creature, the other one goes', () => {
  const t = dis({ hand: ['imp-losion'], battleline: ['pride'] }, { battleline: [{ card: 'troll', warded: true }] })
    .play('imp-losion')
    .target('pride')
    .target('troll')
  expect([t.card('pride').zone, t.card('troll').zone, t.card('troll').warded]).toEqual(['discard', 'battleline', false])
})

test('double-doom returns an enemy creature, and the hand that it came to loses one by chance', () => {
  const t = dis({ hand: ['double-doom'], battleline: ['pride'] }, { battleline: ['troll', 'krump'] }).play('double-doom')
  expect(t.targets).toEqual(['krump', 'troll'])
  t.target('troll')
  expect([t.seat(1).hand, t.seat(1).discard, t.seat(1).battleline]).toEqual([[], ['troll'], ['krump']])
  const none = dis({ hand: ['double-doom'] }, { hand: ['punch'] }).play('double-doom')
  expect([none.seat(1).discard, none.idle]).toEqual([['punch'], true])
})

test('techno-fiend changes a card of the hand for one of the deck, and steals when it goes', () => {
  const t = dis({ battleline: ['techno-fiend'], hand: ['punch', 'smith'], deck: ['anger'] }, { battleline: ['troll'], amber: 2 })
  t.reap('techno-fiend').target('punch')
  expect([[...t.seat(0).hand].sort(), t.seat(0).discard]).toEqual([['anger', 'smith'], ['punch']])
  t.set('techno-fiend', { exhausted: false }).fight('techno-fiend', 'troll')
  expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 1])
  const empty = dis({ battleline: ['techno-fiend'], deck: ['anger'] }).reap('techno-fiend')
  expect([empty.seat(0).hand, empty.idle]).toEqual([[], true])
})

test('dino-fiend may be exalted to deal three, to itself too; without it nothing', () => {
  const t = dis({ hand: ['dino-fiend'] }, { battleline: ['troll'] })
    .play('dino-fiend')
    .yes()
  expect(t.targets).toEqual(['dino-fiend', 'troll'])
  t.target('troll')
  expect([t.card('dino-fiend').amber, t.card('troll').damage]).toEqual([1, 3])
  const no = dis({ hand: ['dino-fiend'] }, { battleline: ['troll'] })
    .play('dino-fiend')
    .no()
  expect([no.card('dino-fiend').amber, no.card('troll').damage, no.idle]).toEqual([0, 0, true])
})

test.each(['dino-fiend', 'lyco-fiend', 'sacro-fiend', 'techno-fiend', 'umbra-fiend'])('%s steals one when it is destroyed', (id) => {
  const t = dis({ hand: ['imp-losion'], battleline: [id] }, { amber: 2 })
    .play('imp-losion')
    .target(id)
  expect([t.card(id).zone, t.seat(0).amber, t.seat(1).amber]).toEqual(['discard', 2, 1])
})

test('lyco-fiend fights without being hurt, umbra-fiend is missed once, sacro-fiend has armor', () => {
  const t = dis({ battleline: ['lyco-fiend', 'sacro-fiend'] }, { battleline: ['troll', 'umbra-fiend'] })
  expect(t.fight('lyco-fiend', 'troll').card('lyco-fiend').damage).toBe(0)
  expect(t.fight('sacro-fiend', 'umbra-fiend').card('umbra-fiend').damage).toBe(0)
  const armor = dis({ battleline: ['pride'] }, { battleline: ['sacro-fiend'] }).fight('pride', 'sacro-fiend')
  expect(armor.card('sacro-fiend').damage).toBe(2)
})

test('pride wards every friendly Sin creature, itself too, and no other', () => {
  const t = dis({ battleline: ['pride', 'dino-fiend', 'pride'] }, { battleline: ['pride'] }).reap({ card: 'pride', copy: 1 })
  const warded = (copy: number) => t.card({ card: 'pride', copy }).warded
  expect([warded(1), warded(2), warded(3), t.card('dino-fiend').warded]).toEqual([true, true, false, false])
})

test('bonesaw comes ready only when a friendly creature was destroyed this turn', () => {
  const t = dis({ hand: ['bonesaw', 'imp-losion'], battleline: ['brabble'] }, { battleline: ['troll'] })
  const before = t.save()
  expect(t.play('bonesaw', { left: true }).card('bonesaw').exhausted).toBe(true)
  t.restore(before)
  t.play('imp-losion').target('brabble').target('troll').play('bonesaw')
  expect(t.card('bonesaw').exhausted).toBe(false)
  const enemy = dis({ hand: ['bonesaw', 'imp-losion'] }, { battleline: ['troll'] })
    .play('imp-losion')
    .target('troll')
    .play('bonesaw')
  expect(enemy.card('bonesaw').exhausted).toBe(true)
})

test('dark-minion deals one to every enemy creature when it is destroyed', () => {
  const t = dis({ battleline: ['dark-minion', 'pride'] }, { battleline: ['troll', 'krump'] }).fight('dark-minion', 'troll')
  expect(['troll', 'krump', 'pride'].map((id) => t.card(id).damage)).toEqual([2, 1, 0])
})

test('mark-of-dis: whoever controls the creature must choose its house next, if it is not destroyed', () => {
  const t = dis({ hand: ['mark-of-dis'], houses }, { battleline: ['troll'], houses: ['brobnar', 'mars', 'untamed'] })
    .play('mark-of-dis')
    .target('troll')
    .endTurn()
  expect([t.can({ house: 'brobnar' }), t.can({ house: 'mars' })]).toEqual([true, false])
  const dead = dis({ hand: ['mark-of-dis'] }, { battleline: ['umbra'], houses: ['shadows', 'mars', 'untamed'] })
    .play('mark-of-dis')
    .target('umbra')
    .endTurn()
  expect([dead.can({ house: 'shadows' }), dead.can({ house: 'mars' })]).toEqual([true, true])
  const own = dis({ hand: ['mark-of-dis'], battleline: ['krump'], houses }, { houses: ['shadows', 'mars', 'untamed'] })
    .play('mark-of-dis')
    .target('krump')
  own.endTurn().house('mars').endTurn()
  expect([own.can({ house: 'brobnar' }), own.can({ house: 'dis' })]).toEqual([true, false])
  expect(dis({ hand: ['mark-of-dis'] }).play('mark-of-dis').idle).toBe(true)
})

test('sinder destroys a friendly creature when it reaps, itself where it is alone', () => {
  const t = dis({ battleline: ['sinder', 'pride'] }, { battleline: ['troll'] }).reap('sinder')
  expect(t.targets).toEqual(['pride', 'sinder'])
  expect(t.target('pride').seat(0).battleline).toEqual(['sinder'])
  expect(t.card('sinder')).toMatchObject({ armor: 2, keywords: { taunt: 1 } })
})

test('snarette captures one at the end of your turn, and puts what is on it back into the supply', () => {
  const t = dis({ battleline: [{ card: 'snarette', amber: 2 }] }, { amber: 3, houses: ['brobnar', 'mars', 'logos'] }).action('snarette')
  expect([t.card('snarette').amber, t.seat(0).amber, t.seat(1).amber]).toEqual([0, 0, 3])
  t.endTurn()
  expect([t.card('snarette').amber, t.seat(1).amber]).toEqual([1, 2])
})

test('stirring-grave archives a creature of your discard pile', () => {
  const t = dis({ hand: ['stirring-grave'], discard: ['pride', 'punch'] }, { discard: ['troll'] }).play('stirring-grave')
  expect(t.targets).toEqual(['pride'])
  expect(t.target('pride').seat(0).archives).toEqual(['pride'])
  expect(
    dis({ hand: ['stirring-grave'] })
      .play('stirring-grave')
      .seat(0).amber,
  ).toBe(1)
})

test('waking-nightmare: keys cost more for each Dis creature, as many as there are at each moment', () => {
  const t = dis(
    { hand: ['waking-nightmare'], battleline: ['pride', 'brabble'], houses },
    { battleline: ['sinder'], amber: 8, houses: ['brobnar', 'mars', 'dis'] },
  )
  t.play('waking-nightmare')
  expect(t.seat(1).keyCost).toBe(6)
  t.endTurn()
  expect([t.decision?.kind, t.seat(1).keyCost]).toEqual(['house', 9])
  t.house('dis').fight('sinder', 'brabble')
  expect(t.seat(1).keyCost).toBe(8)
  t.endTurn()
  expect(t.seat(1).keyCost).toBe(6)
})

test('break-key unforges a key of an opponent who has more of them, who gains six for it', () => {
  const t = dis({ hand: ['break-key'] }, { keys: ['red'] }).play('break-key')
  if (!t.idle) t.choose({ color: 'red' })
  expect([t.seat(1).keys, t.seat(1).amber, t.seat(0).amber]).toEqual([[], 6, 1])
  const even = dis({ hand: ['break-key'], keys: ['blue'] }, { keys: ['red'] }).play('break-key')
  expect([even.seat(1).keys, even.seat(1).amber]).toEqual([['red'], 0])
})

test('essence-scale: a friendly creature for the use of another one of its house', () => {
  const t = dis(
    { artifacts: ['essence-scale'], battleline: ['brabble', { card: 'pride', exhausted: true }, 'krump'] },
    { battleline: ['troll'] },
  )
  t.action('essence-scale').target('brabble')
  expect(t.targets).toEqual(['pride'])
  t.target('pride').choose({ verb: 'reap' })
  expect([t.card('brabble').zone, t.seat(0).amber, t.card('pride').exhausted]).toEqual(['discard', 1, true])
  const lone = dis({ artifacts: ['essence-scale'], battleline: ['krump', 'pride'] })
    .action('essence-scale')
    .target('krump')
  expect([lone.card('krump').zone, lone.idle]).toEqual(['discard', true])
  const warded = dis({ artifacts: ['essence-scale'], battleline: [{ card: 'brabble', warded: true }, 'pride'] })
    .action('essence-scale')
    .target('brabble')
  expect([warded.idle, warded.card('brabble').zone]).toEqual([true, 'battleline'])
})

test('grim-reminder archives the creatures of a house from your discard pile, for a chain', () => {
  const t = dis({ hand: ['grim-reminder'], discard: ['pride', 'punch', 'krump', 'sinder'] }, { discard: ['brabble'] })
    .play('grim-reminder')
    .house('dis')
  expect([[...t.seat(0).archives].sort(), t.seat(0).chains, t.seat(1).archives]).toEqual([['pride', 'sinder'], 1, []])
})

test('hystricog destroys a damaged creature', () => {
  const t = dis(
    { battleline: ['hystricog', { card: 'pride', damage: 1 }] },
    { battleline: [{ card: 'troll', damage: 1 }, 'krump'] },
  ).action('hystricog')
  expect(t.targets).toEqual(['pride', 'troll'])
  expect(t.target('troll').card('troll').zone).toBe('discard')
  expect(dis({ battleline: ['hystricog'] }).action('hystricog').idle).toBe(true)
})

test('painmail goes to the archives of its owner and destroys its creature when anybody chooses Dis', () => {
  const t = dis({ hand: ['painmail'], houses }, { battleline: ['troll'], houses: ['dis', 'mars', 'brobnar'] })
    .play('painmail')
    .target('troll')
    .endTurn()
  const before = t.save()
  t.house('dis')
  expect([t.card('troll').zone, t.seat(0).archives]).toEqual(['discard', ['painmail']])
  t.restore(before)
  t.house('mars')
  expect([t.card('troll').zone, t.card('painmail').zone]).toEqual(['battleline', 'upgrade'])
  t.endTurn().house('dis')
  expect(t.card('troll').zone).toBe('discard')
})

test('ritual-of-tognath costs two friendly creatures, or the one that there is', () => {
  const t = dis({ hand: ['ritual-of-tognath'], battleline: ['pride', 'brabble', 'sinder'] }, { battleline: ['troll'], amber: 2 }).play(
    'ritual-of-tognath',
  )
  t.choose({ targets: ['pride', 'sinder'] })
  expect([t.seat(0).battleline, t.seat(0).amber]).toEqual([['brabble'], 3])
  const one = dis({ hand: ['ritual-of-tognath'], battleline: ['pride'] })
    .play('ritual-of-tognath')
    .target('pride')
  expect([one.seat(0).battleline, one.idle]).toEqual([[], true])
})

test('skixuno destroys all others and grows by as many; nothing is played after it', () => {
  const t = dis(
    { hand: ['skixuno'], battleline: ['pride'], houses },
    { battleline: ['troll', { card: 'krump', warded: true }], houses: ['brobnar', 'mars', 'logos'] },
  )
  t.play('skixuno', { left: true })
  expect([t.seat(0).battleline, t.seat(1).battleline, t.card('skixuno').power]).toEqual([['skixuno'], ['krump'], 3])
  expect(t.idle).toBe(false)
})

test('turnkey unforges a key, which the opponent forges again for nothing when it leaves play, in any turn', () => {
  const t = dis({ hand: ['turnkey'], houses }, { keys: ['red'], battleline: ['troll'], houses: ['brobnar', 'mars', 'logos'] }).play(
    'turnkey',
  )
  if (!t.idle) t.choose({ color: 'red' })
  expect(t.seat(1).keys).toEqual([])
  t.endTurn().house('brobnar').fight('troll', 'turnkey').choose({ color: 'blue' })
  expect([t.seat(1).keys, t.seat(1).amber, t.seat(0).keys]).toEqual([['blue'], 0, []])
  const none = dis({ hand: ['turnkey', 'imp-losion'] }, {})
    .play('turnkey')
    .play('imp-losion')
    .target('turnkey')
  expect([none.card('turnkey').zone, none.seat(1).keys, none.idle]).toEqual(['discard', [], true])
})

test('desire makes keys dearer by four, and forges for less with each Sin', () => {
  const t = dis({ battleline: ['desire', 'pride', 'brabble'], amber: 8 })
  expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([10, 10])
  t.reap('desire').choose({ color: 'red' })
  expect([t.seat(0).amber, t.seat(0).keys]).toEqual([1, ['red']])
  const poor = dis({ battleline: ['desire', 'pride'], amber: 6 }).reap('desire')
  expect([poor.seat(0).amber, poor.seat(0).keys, poor.idle]).toEqual([7, [], true])
})

test('envy captures everything with another friendly Sin, nothing alone', () => {
  const t = dis({ battleline: ['envy', 'pride'] }, { amber: 5 }).reap('envy')
  expect([t.card('envy').amber, t.seat(1).amber]).toEqual([5, 0])
  expect(
    dis({ battleline: ['envy', 'brabble'] }, { amber: 5, battleline: ['pride'] })
      .reap('envy')
      .seat(1).amber,
  ).toBe(5)
})

test('gluttony is exalted for each friendly Sin, itself too, and moves all Æmber of friendly creatures to your pool', () => {
  const t = dis(
    { hand: ['gluttony'], battleline: ['pride', { card: 'brabble', amber: 2 }] },
    { battleline: [{ card: 'troll', amber: 1 }] },
  ).play('gluttony', { left: true })
  expect(t.card('gluttony').amber).toBe(2)
  t.set('gluttony', { exhausted: false }).reap('gluttony')
  expect([t.seat(0).amber, t.card('gluttony').amber, t.card('brabble').amber, t.card('troll').amber]).toEqual([5, 0, 0, 1])
})

test('greed fills the hand to one more for each friendly Sin', () => {
  const t = dis({ battleline: ['greed', 'pride', 'brabble'] }, { battleline: ['wrath'] })
  expect([t.seat(0).handLimit, t.seat(1).handLimit]).toEqual([8, 6])
})

test('sloth brings one for each friendly Sin in a turn in which you use no creature', () => {
  const rest = () => dis({ battleline: ['sloth', 'pride', 'brabble'], houses }, { houses: ['brobnar', 'mars', 'logos'] })
  expect(rest().endTurn().seat(0).amber).toBe(2)
  expect(rest().reap('brabble').endTurn().seat(0).amber).toBe(1)
})

test('wrath enrages an enemy creature for each friendly Sin; one may be chosen again', () => {
  const t = dis({ battleline: ['wrath', 'pride'] }, { battleline: ['troll', 'krump', 'bumpsy'] }).fight('wrath', 'bumpsy')
  t.target('troll')
  expect(t.targets).toEqual(['krump', 'troll'])
  t.target('krump')
  expect([t.card('troll').enraged, t.card('krump').enraged, t.card('bumpsy').zone, t.card('wrath').damage]).toEqual([
    true,
    true,
    'discard',
    0,
  ])
  expect(dis({ battleline: ['wrath'] }, { battleline: ['umbra'] }).fight('wrath', 'umbra').idle).toBe(true)
})

test('xeno-fiend takes one of three after a fight, puts one to the bottom, and steals when destroyed', () => {
  const t = dis({ battleline: ['xeno-fiend'], deck: ['punch', 'anger', 'krump', 'bumpsy'] }, { battleline: ['umbra'], amber: 2 })
  t.fight('xeno-fiend', 'umbra').target('anger').target('punch')
  expect([t.seat(0).hand, t.seat(0).deck]).toEqual([['anger'], ['krump', 'bumpsy', 'punch']])
  const dead = dis({ battleline: ['xeno-fiend'], deck: ['punch'] }, { battleline: ['troll'], amber: 2 }).fight('xeno-fiend', 'troll')
  expect([dead.seat(0).amber, dead.seat(1).amber, dead.idle]).toEqual([1, 1, true])
})

test('picaroon is as strong as its neighbors that are no Changelings, and as weak', () => {
  const t = dis({ hand: ['picaroon'], battleline: ['brabble', 'pride'] })
  t.play('picaroon', { place: 1 })
  expect(t.card('picaroon').power).toBe(t.card('brabble').power + t.card('pride').power)
  t.set('pride', { damage: 0 }).move('pride', 'discard')
  expect(t.card('picaroon').power).toBe(t.card('brabble').power)
  const alone = dis({ hand: ['picaroon'] }).play('picaroon')
  expect(alone.card('picaroon').zone).toBe('discard')
  const two = dis({ hand: ['picaroon'], battleline: ['picaroon', 'brabble'] }).play({ card: 'picaroon', copy: 2 }, { left: true })
  expect([two.seat(0).battleline, two.card({ card: 'picaroon', copy: 2 }).zone]).toEqual([['picaroon', 'brabble'], 'discard'])
})

test('picaroon dies with the neighbor that it had its power from', () => {
  const t = dis({ battleline: ['picaroon', 'brabble'] }, { battleline: ['troll'] }).fight('brabble', 'troll')
  expect([t.card('brabble').zone, t.card('picaroon').zone, t.idle]).toEqual(['discard', 'discard', true])
})

test('maleficorn: damage of an icon hurts an enemy creature once more, other damage and your own creatures not', () => {
  const icon = { card: 'imp-losion', bonus: ['damage', 'damage'] as const }
  const t = dis({ hand: [icon], battleline: ['maleficorn', 'pride'] }, { battleline: ['troll'] }).play('imp-losion')
  t.target('troll')
  expect(t.card('troll').damage).toBe(2)
  t.target('pride')
  expect([t.card('pride').damage, t.card('troll').damage]).toEqual([1, 2])
  t.target('pride').target('troll')
  const fought = dis({ battleline: ['maleficorn'] }, { battleline: ['troll'] }).fight('maleficorn', 'troll')
  expect(fought.card('troll').damage).toBe(5)
})

test('maleficorn: a creature that the icon destroyed takes nothing more; of two horns each one adds a point', () => {
  const own = (horns: string[]) => ({ hand: [{ card: 'fear', bonus: ['damage'] as const }], battleline: horns })
  const t = dis(own(['maleficorn']), {
    battleline: [
      { card: 'troll', damage: 1 },
      { card: 'krump', damage: 5 },
    ],
  }).play('fear')
  t.target('krump')
  expect(t.card('krump').zone).toBe('discard')
  expect(t.decision?.kind).toBe('target')
  const again = dis(own(['maleficorn', 'maleficorn']), { battleline: ['troll'] })
    .play('fear')
    .target('troll')
  again.choose({ verb: 'order', card: again.find({ card: 'maleficorn', copy: 1 }) })
  expect(again.card('troll').damage).toBe(3)
})

test('maleficorn adds to the damage of its own icons (kf.play.5)', () => {
  const t = dis({ hand: [{ card: 'maleficorn', bonus: ['damage'] }] }, { battleline: ['troll'] }).play('maleficorn')
  expect(t.targets).toEqual(['maleficorn', 'troll'])
  expect(t.target('troll').card('troll').damage).toBe(2)
})

test('the-pale-star: every creature has power 1 and no armor this turn, whatever else is on it (kf.power.2)', () => {
  const t = dis(
    { artifacts: ['the-pale-star'], battleline: [{ card: 'pride', counters: { power: 3 } }] },
    { battleline: ['troll', { card: 'bulwark', warded: true }] },
  ).omni('the-pale-star')
  expect([t.card('pride').power, t.card('troll').power, t.card('bulwark').power, t.card('bulwark').armor]).toEqual([1, 1, 1, 0])
  expect(t.card('the-pale-star').zone).toBe('discard')
  t.fight('pride', 'troll')
  expect([t.card('pride').zone, t.card('troll').zone]).toEqual(['discard', 'discard'])
  t.endTurn()
  expect([t.card('bulwark').power, t.card('bulwark').armor]).toEqual([4, 2])
})

test('the-pale-star kills who has taken damage, and counters that come later change nothing (kf.power.2)', () => {
  const t = dis({ artifacts: ['the-pale-star'] }, { battleline: [{ card: 'troll', damage: 1 }, 'krump'] }).omni('the-pale-star')
  expect([t.card('troll').zone, t.card('krump').zone]).toEqual(['discard', 'battleline'])
  t.set('krump', { counters: { power: 2 } })
  expect(t.card('krump').power).toBe(1)
})

test('drecker shares what fights deal to its neighbors, once, and nothing else', () => {
  const t = table({ seats: [{ house: 'brobnar', battleline: ['bumpsy'] }, { battleline: ['pride', 'drecker', 'drecker', 'troll'] }] })
  const [first, second] = [t.find({ card: 'drecker', copy: 1 }), t.find({ card: 'drecker', copy: 2 })]
  t.fight('bumpsy', 'troll')
  expect([t.card('troll').damage, t.card(first).damage, t.card(second).zone]).toEqual([5, 0, 'discard'])
  const both = table({
    seats: [{ house: 'untamed', battleline: ['dew-faerie'] }, { battleline: ['drecker', 'drecker'] }],
  })
  both.fight('dew-faerie', { card: 'drecker', copy: 1 })
  expect([1, 2].map((copy) => both.card({ card: 'drecker', copy }).damage)).toEqual([2, 2])
  const punch = table({ seats: [{ house: 'brobnar', hand: ['punch'] }, { battleline: ['troll', 'drecker'] }] })
    .play('punch')
    .target('troll')
  expect([punch.card('troll').damage, punch.card('drecker').damage]).toEqual([3, 0])
  const warded = table({
    seats: [{ house: 'untamed', battleline: ['dew-faerie'] }, { battleline: ['troll', { card: 'drecker', warded: true }] }],
  }).fight('dew-faerie', 'troll')
  expect([warded.card('drecker').damage, warded.card('drecker').warded, warded.card('troll').damage]).toEqual([0, false, 2])
})

test('relentless-creeper may come back from the discard pile when Dis is chosen, and from nowhere else', () => {
  const seats = (own: ScenarioSeat) => [{ houses, deck: ['…'], ...own }, { deck: ['…'] }] as const
  const t = table({ step: 'house', seats: seats({ discard: ['relentless-creeper', 'relentless-creeper'] }) }).house('dis')
  t.choose({ verb: 'order', card: t.find({ card: 'relentless-creeper', copy: 1 }) }).yes()
  t.no()
  expect([t.seat(0).hand, t.seat(0).discard]).toEqual([['relentless-creeper'], ['relentless-creeper']])
  expect(table({ step: 'house', seats: seats({ discard: ['relentless-creeper'] }) }).house('logos').idle).toBe(true)
  expect(table({ step: 'house', seats: seats({ battleline: ['relentless-creeper'] }) }).house('dis').idle).toBe(true)
  const theirs = table({ step: 'house', seats: [{ houses, deck: ['…'] }, { discard: ['relentless-creeper'] }] }).house('dis')
  expect(theirs.idle).toBe(true)
})

test('etan-s-jar: cards of the name cannot be played by anybody until it leaves play', () => {
  const t = dis({ hand: ['etan-s-jar', 'fear', 'fear', 'brabble'] }, { hand: ['fear'], houses }).play('etan-s-jar')
  t.choose({ verb: 'name', name: 'fear' })
  expect(t.can({ verb: 'play', card: t.find({ card: 'fear', seat: 0, copy: 1 }) })).toBe(false)
  expect(t.can({ verb: 'play', card: t.find('brabble') })).toBe(true)
  t.endTurn().house('dis')
  expect(t.can({ verb: 'play', card: t.find({ card: 'fear', seat: 1 }) })).toBe(false)
})
