import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Age of Ascension, house Sanctum. Seat 0 is in the main step of an ordinary turn. */

test('baron-mengevin captures for each Sanctum card that you discard from hand', () => {
  const t = table({
    seats: [{ house: 'sanctum', battleline: ['baron-mengevin'], hand: ['bulwark', 'sequis'] }, { amber: 1 }],
  })
  t.discard('bulwark')
  expect([t.card('baron-mengevin').amber, t.seat(1).amber]).toEqual([1, 0])
  // an empty pool leaves nothing to capture
  expect([t.discard('sequis').card('baron-mengevin').amber, t.idle]).toEqual([1, true])
  const other = table({ seats: [{ house: 'brobnar', battleline: ['baron-mengevin'], hand: ['punch'] }, { amber: 1 }] })
  expect(other.discard('punch').card('baron-mengevin').amber).toBe(0)
})

const sanctum = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'sanctum', ...own }, other] })

test('lion-bautrem gives two power to its neighbors, not to itself nor past them (kf.deploy.1)', () => {
  const t = sanctum({ hand: ['lion-bautrem'], battleline: ['krump', 'troll', 'bumpsy'] }, { battleline: ['dextre'] })
  t.play('lion-bautrem', { place: 1 })
  expect(t.seat(0).battleline).toEqual(['krump', 'lion-bautrem', 'troll', 'bumpsy'])
  expect(['krump', 'lion-bautrem', 'troll', 'bumpsy', 'dextre'].map((id) => t.card(id).power)).toEqual([8, 4, 10, 5, 3])
  expect(t.idle).toBe(true)
})

test('abond-the-armorsmith gives armor to the others, and once more for the turn by its action', () => {
  const t = sanctum({ battleline: ['abond-the-armorsmith', 'troll'] }, { battleline: ['krump'] })
  expect(['abond-the-armorsmith', 'troll', 'krump'].map((id) => t.card(id).armor)).toEqual([0, 1, 0])
  t.action('abond-the-armorsmith')
  expect(['abond-the-armorsmith', 'troll', 'krump'].map((id) => t.card(id).armor)).toEqual([0, 2, 0])
  t.endTurn().house('brobnar')
  expect([t.card('troll').armor, t.idle]).toEqual([1, true])
})

test('aubade-the-grim captures three and gives one back to the supply by reaping', () => {
  const t = sanctum({ hand: ['aubade-the-grim'] }, { amber: 2 })
  t.play('aubade-the-grim')
  expect([t.card('aubade-the-grim').amber, t.seat(1).amber]).toEqual([2, 0])
  const reaping = sanctum({ battleline: [{ card: 'aubade-the-grim', amber: 2 }] }, { amber: 1 })
  reaping.reap('aubade-the-grim')
  expect([reaping.card('aubade-the-grim').amber, reaping.seat(0).amber, reaping.seat(1).amber, reaping.idle]).toEqual([1, 1, 1, true])
  const bare = sanctum({ battleline: ['aubade-the-grim'] })
  expect([bare.reap('aubade-the-grim').card('aubade-the-grim').amber, bare.idle]).toEqual([0, true])
})

test('bordan-the-redeemed captures two by its action, and is elusive', () => {
  const t = sanctum({ battleline: ['bordan-the-redeemed'] }, { amber: 3, battleline: ['troll'] })
  expect([t.action('bordan-the-redeemed').card('bordan-the-redeemed').amber, t.seat(1).amber]).toEqual([2, 1])
  t.endTurn().house('brobnar').fight('troll', 'bordan-the-redeemed')
  expect([t.card('bordan-the-redeemed').zone, t.card('bordan-the-redeemed').damage]).toEqual(['battleline', 0])
})

test('challe-the-safeguard goes anywhere in the line and draws attacks on its neighbors to itself (kf.deploy.1, kf.taunt.1)', () => {
  const t = sanctum({ hand: ['challe-the-safeguard'], battleline: ['krump', 'dextre', 'bumpsy'] }, { battleline: ['troll'] })
  t.play('challe-the-safeguard', { place: 2 })
  expect(t.seat(0).battleline).toEqual(['krump', 'dextre', 'challe-the-safeguard', 'bumpsy'])
  t.endTurn().house('brobnar')
  t.choose({ verb: 'fight', card: 'troll' })
  expect(t.targets).toEqual(['challe-the-safeguard', 'krump'])
})

test('golden-aura heals all damage, makes the creature one of Sanctum for the turn, and keeps damage from it', () => {
  const t = sanctum({ hand: ['golden-aura'], battleline: [{ card: 'troll', damage: 5 }] }, { battleline: ['krump'] })
  t.play('golden-aura').target('troll')
  expect(t.card('troll')).toMatchObject({ damage: 0, houses: ['sanctum'] })
  t.fight('troll', 'krump')
  expect([t.card('troll').damage, t.card('krump').zone]).toEqual([0, 'discard'])
  t.endTurn()
  expect([t.card('troll').houses, t.card('troll').damage]).toEqual([['brobnar'], 0])
})

test('hallowed-shield keeps damage from one creature for the turn, enemies too', () => {
  const t = sanctum({ artifacts: ['hallowed-shield'], battleline: ['bulwark'] }, { battleline: ['krump', 'troll'] })
  t.action('hallowed-shield')
  expect(t.targets).toEqual(['bulwark', 'krump', 'troll'])
  t.target('bulwark').fight('bulwark', 'krump')
  expect([t.card('bulwark').damage, t.card('bulwark').armorLeft, t.card('krump').damage, t.idle]).toEqual([0, 2, 4, true])
})

test('hallowed-shield stands before armor: maruck-the-marked prevents nothing and captures nothing', () => {
  const t = sanctum({ artifacts: ['hallowed-shield'], battleline: ['maruck-the-marked'] }, { battleline: ['krump'], amber: 3 })
  t.action('hallowed-shield').target('maruck-the-marked').fight('maruck-the-marked', 'krump')
  expect([t.card('maruck-the-marked').damage, t.card('maruck-the-marked').amber, t.seat(1).amber, t.idle]).toEqual([0, 0, 3, true])
})

test.each([
  [3, 1],
  [4, 3],
  [6, 3],
])('healing-blast heals %d damage and leaves %d amber with its bonus', (damage, amber) => {
  const t = sanctum({ hand: ['healing-blast'] }, { battleline: [{ card: 'troll', damage }] })
  t.play('healing-blast').target('troll')
  expect([t.card('troll').damage, t.seat(0).amber, t.idle]).toEqual([0, amber, true])
})

test('maruck-the-marked captures as much as its armor prevents', () => {
  const t = sanctum({ battleline: ['maruck-the-marked', 'abond-the-armorsmith'] }, { battleline: ['dextre', 'krump'], amber: 5 })
  t.fight('maruck-the-marked', 'dextre')
  expect([t.card('maruck-the-marked').damage, t.card('maruck-the-marked').amber, t.seat(1).amber]).toEqual([1, 2, 3])
  expect(t.idle).toBe(true)
  // who dies of it captures nothing
  const dies = sanctum({ battleline: ['maruck-the-marked'] }, { battleline: ['troll'], amber: 5 })
  dies.fight('maruck-the-marked', 'troll')
  expect([dies.card('maruck-the-marked').zone, dies.seat(1).amber, dies.idle]).toEqual(['discard', 5, true])
})

test('sir-marrows captures what the opponent gains by reaping, and nothing else', () => {
  const t = table({
    active: 1,
    seats: [{ battleline: ['sir-marrows'] }, { house: 'brobnar', battleline: ['krump'], hand: ['punch'] }],
  })
  t.reap('krump')
  expect([t.seat(1).amber, t.card('sir-marrows').amber]).toEqual([0, 1])
  t.play('punch').target('sir-marrows')
  expect([t.seat(1).amber, t.card('sir-marrows').amber, t.idle]).toEqual([1, 1, true])
})

test('smite readies a creature, lets it fight, and deals two to each neighbor of the creature that it attacked', () => {
  const t = sanctum(
    { hand: ['smite'], battleline: [{ card: 'troll', exhausted: true }] },
    { battleline: ['krump', 'umbra', 'bumpsy', 'valdr'] },
  )
  t.play('smite').target('troll').target('umbra')
  expect(t.card('umbra').zone).toBe('discard')
  expect(['krump', 'bumpsy', 'valdr'].map((id) => t.card(id).damage)).toEqual([2, 2, 0])
  expect([t.card('troll').exhausted, t.idle]).toEqual([true, true])
})

test('smite on a stunned creature only removes the stun', () => {
  const t = sanctum({ hand: ['smite'], battleline: [{ card: 'troll', stunned: true }] }, { battleline: ['krump', 'dextre'] })
  t.play('smite').target('troll')
  expect([t.card('troll').stunned, t.card('krump').damage, t.card('dextre').damage, t.idle]).toEqual([false, 0, 0, true])
})

test('the-grey-rider may ready a neighbor and let it fight, after its play, fights and reaps', () => {
  const t = sanctum(
    { hand: ['the-grey-rider'], battleline: [{ card: 'troll', exhausted: true }, 'krump', 'bumpsy'] },
    { battleline: ['valdr'] },
  )
  t.play('the-grey-rider', { place: 1 })
  expect(t.targets).toEqual(['krump', 'troll'])
  t.target('troll').target('valdr')
  expect([t.card('valdr').zone, t.card('troll').damage, t.idle]).toEqual(['discard', 6, true])
  const no = sanctum({ battleline: ['the-grey-rider', 'krump'] }, { battleline: ['valdr'] })
  no.reap('the-grey-rider').no()
  expect([no.card('valdr').damage, no.card('krump').exhausted, no.idle]).toEqual([0, false, true])
})

test('barrister-joya keeps enemy creatures from reaping, its own side reaps', () => {
  const t = sanctum({ battleline: ['barrister-joya', 'bulwark'] }, { battleline: ['troll'], hand: [] })
  expect(t.can({ verb: 'reap', card: 'bulwark' })).toBe(true)
  t.endTurn().house('brobnar')
  expect([t.can({ verb: 'reap', card: 'troll' }), t.can({ verb: 'fight', card: 'troll' })]).toEqual([false, true])
  expect(t.why({ verb: 'reap', card: 'troll' })).toMatchObject([{ rule: 'kf.cannot.1', card: t.find('barrister-joya') }])
})

test.each([
  ['brobnar-ambassador', 'troll', 'punch'],
  ['dis-ambassador', 'ember-imp', 'gateway-to-dis'],
  ['logos-ambassador', 'dextre', 'wild-wormhole'],
  ['mars-ambassador', 'zyzzix-the-many', 'key-abduction'],
  ['shadows-ambassador', 'silvertooth', 'bait-and-switch'],
  ['untamed-ambassador', 'dew-faerie', 'fertility-chant'],
])('%s lets one card of its house be played or used this turn', (ambassador, creature, action) => {
  const t = sanctum({ battleline: [ambassador, creature], hand: [action] })
  expect([t.can({ verb: 'reap', card: creature }), t.can({ verb: 'play', card: action })]).toEqual([false, false])
  t.reap(ambassador)
  expect([t.can({ verb: 'reap', card: creature }), t.can({ verb: 'play', card: action })]).toEqual([true, true])
  t.reap(creature)
  expect([t.can({ verb: 'play', card: action }), t.card(creature).exhausted]).toEqual([false, true])
})

test('two ambassadors allow two cards', () => {
  const t = sanctum({ battleline: ['brobnar-ambassador', { card: 'brobnar-ambassador' }, 'troll', 'krump', 'bumpsy'] })
  t.reap({ card: 'brobnar-ambassador', copy: 1 }).reap({ card: 'brobnar-ambassador', copy: 2 }).reap('troll').reap('krump')
  expect([t.can({ verb: 'reap', card: 'bumpsy' }), t.seat(0).amber]).toEqual([false, 4])
})

test('equalize moves the amber on each side as its player likes, its own side first, and it must', () => {
  const t = sanctum(
    { hand: ['equalize'], battleline: [{ card: 'krump', amber: 2 }, 'troll'] },
    { battleline: [{ card: 'bumpsy', amber: 1 }, 'valdr'] },
  )
  t.play('equalize')
  expect([t.seat(0).amber, t.decision?.seat, t.can({ amount: 3 })]).toEqual([1, 0, false])
  t.choose({ amount: 1, target: 'krump' }).choose({ amount: 0, target: 'bumpsy' })
  expect(['krump', 'troll', 'bumpsy', 'valdr'].map((id) => t.card(id).amber)).toEqual([1, 1, 0, 1])
  expect(t.idle).toBe(true)
  const bare = sanctum({ hand: ['equalize'], battleline: ['krump', 'troll'] }, { battleline: ['bumpsy'] })
  expect(bare.play('equalize').idle).toBe(true)
})

test('free-markets gains for each house but Sanctum among the cards in play of both sides, six at most', () => {
  const t = sanctum(
    { hand: ['free-markets'], battleline: ['bulwark', { card: 'krump', upgrades: ['way-of-the-bear'] }], artifacts: ['library-of-babble'] },
    { battleline: ['troll', 'ember-imp'] },
  )
  expect([t.play('free-markets').seat(0).amber, t.idle]).toEqual([4, true])
  expect(
    sanctum({ hand: ['free-markets'], battleline: ['bulwark'] })
      .play('free-markets')
      .seat(0).amber,
  ).toBe(0)
})

test('haedroth-s-wall gives two power to friendly flank creatures; who loses it may die of its damage', () => {
  const t = sanctum({ artifacts: ['haedroth-s-wall'], battleline: ['krump', 'bumpsy', 'valdr'] }, { battleline: ['troll'] })
  expect(['krump', 'bumpsy', 'valdr', 'troll'].map((id) => t.card(id).power)).toEqual([8, 5, 8, 8])
})

test('prince-derric-unifier gains three with creatures of three houses, itself among them', () => {
  const t = sanctum({ hand: ['prince-derric-unifier'], battleline: ['krump', 'umbra'] })
  expect(t.play('prince-derric-unifier', { left: true }).seat(0).amber).toBe(3)
  // the houses of the enemy and of artifacts do not count
  const two = sanctum(
    { hand: ['prince-derric-unifier'], battleline: ['krump'], artifacts: ['library-of-babble'] },
    { battleline: ['umbra'] },
  )
  expect([two.play('prince-derric-unifier', { left: true }).seat(0).amber, two.idle]).toEqual([0, true])
})

test('rothais-the-fierce deals four to whoever attacks it before the fight (kf.hazardous.1)', () => {
  const t = table({
    active: 1,
    seats: [{ battleline: ['rothais-the-fierce', 'krump'] }, { house: 'brobnar', battleline: ['troll', 'umbra'] }],
  })
  t.choose({ verb: 'fight', card: 'troll' })
  expect(t.targets).toEqual(['rothais-the-fierce'])
  t.target('rothais-the-fierce')
  expect([t.card('troll').zone, t.card('rothais-the-fierce').zone]).toEqual(['discard', 'discard'])
  const weak = table({ active: 1, seats: [{ battleline: ['rothais-the-fierce'] }, { house: 'brobnar', battleline: ['bumpsy'] }] })
  weak.set('bumpsy', { damage: 1 }).fight('bumpsy', 'rothais-the-fierce')
  expect([weak.card('bumpsy').zone, weak.card('rothais-the-fierce').damage, weak.idle]).toEqual(['discard', 0, true])
})

test('anahita-the-trader gives an artifact away for two amber, or for what the opponent has (kf.pay.3)', () => {
  const t = sanctum({ battleline: ['anahita-the-trader'], artifacts: ['library-of-babble', 'hallowed-shield'] }, { amber: 3 })
  t.reap('anahita-the-trader')
  expect(t.targets).toEqual(['hallowed-shield', 'library-of-babble'])
  t.target('library-of-babble')
  expect([t.seat(1).artifacts, t.seat(0).amber, t.seat(1).amber, t.idle]).toEqual([['library-of-babble'], 3, 1, true])
  const poor = sanctum({ battleline: ['anahita-the-trader'], artifacts: ['hallowed-shield'] }, { amber: 1 })
  poor.reap('anahita-the-trader').target('hallowed-shield')
  expect([poor.card('hallowed-shield').controller, poor.seat(0).amber, poor.seat(1).amber]).toEqual([1, 2, 0])
  const none = sanctum({ battleline: ['anahita-the-trader'] }, { amber: 3 })
  expect([none.reap('anahita-the-trader').seat(0).amber, none.seat(1).amber, none.idle]).toEqual([1, 3, true])
})

test('eye-of-judgment purges a creature from either discard pile', () => {
  const t = sanctum({ artifacts: ['eye-of-judgment'], discard: ['krump', 'punch'] }, { discard: ['troll'] })
  t.action('eye-of-judgment')
  expect(t.targets).toEqual(['krump', 'troll'])
  t.target('troll')
  expect([t.seat(1).purged, t.seat(1).discard, t.idle]).toEqual([['troll'], [], true])
  const bare = sanctum({ artifacts: ['eye-of-judgment'], discard: ['punch'] })
  expect(bare.action('eye-of-judgment').idle).toBe(true)
})

test('martyr-s-end destroys any number of friendly creatures and gains for each that was destroyed', () => {
  const t = sanctum({ hand: ['martyr-s-end'], battleline: ['krump', { card: 'troll', warded: true }, 'bumpsy'] }, { battleline: ['valdr'] })
  t.play('martyr-s-end')
  expect(t.targets).toEqual(['bumpsy', 'krump', 'troll'])
  t.choose({ targets: ['krump', 'troll'] })
  // the ward kept the troll, so it brings nothing (kf.ward.1)
  expect([t.seat(0).amber, t.card('krump').zone, t.card('troll').warded, t.idle]).toEqual([2, 'discard', false, true])
  const none = sanctum({ hand: ['martyr-s-end'], battleline: ['krump'] })
  expect([none.play('martyr-s-end').done().seat(0).amber, none.idle]).toEqual([1, true])
})

test('mother-northelle moves one amber from a friendly creature to your pool', () => {
  const t = sanctum(
    { battleline: ['mother-northelle', { card: 'krump', amber: 2 }, 'troll'] },
    { battleline: [{ card: 'valdr', amber: 1 }] },
  )
  t.reap('mother-northelle')
  expect(t.targets).toEqual(['krump'])
  expect([t.target('krump').card('krump').amber, t.seat(0).amber, t.idle]).toEqual([1, 2, true])
})

test('opal-knight destroys every creature of even power, both sides', () => {
  const t = sanctum(
    { hand: ['opal-knight'], battleline: ['krump', 'bumpsy'] },
    { battleline: ['troll', 'umbra', { card: 'valdr', warded: true }] },
  )
  t.play('opal-knight', { right: true })
  expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['bumpsy', 'opal-knight'], ['valdr']])
  expect([t.card('valdr').warded, t.idle]).toEqual([false, true])
})

test('proclamation-346e makes keys two dearer while the opponent has creatures of fewer than three houses', () => {
  const t = sanctum({ artifacts: ['proclamation-346e'], hand: ['punch'] }, { battleline: ['krump', 'umbra', 'troll'] })
  expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([6, 8])
  const three = sanctum({ artifacts: ['proclamation-346e'] }, { battleline: ['krump', 'umbra', 'dew-faerie'] })
  expect(three.seat(1).keyCost).toBe(6)
})

test('seraphic-armor gives one armor and heals its creature fully when it is played', () => {
  const t = sanctum({ hand: ['seraphic-armor'], battleline: [{ card: 'troll', damage: 6 }] }, { battleline: ['krump'] })
  t.choose({ verb: 'play', card: 'seraphic-armor' })
  expect(t.targets).toEqual(['krump', 'troll'])
  t.target('troll')
  expect(t.card('troll')).toMatchObject({ damage: 0, armor: 1, upgrades: ['seraphic-armor'] })
  expect([t.seat(0).amber, t.idle]).toEqual([1, true])
})

test('shard-of-hope captures one for each friendly shard, onto a creature of your choice each time (kf.foreach.1)', () => {
  const t = sanctum(
    { artifacts: ['shard-of-hope', 'shard-of-greed'], battleline: ['krump', 'troll'] },
    { artifacts: ['shard-of-pain'], battleline: ['valdr'], amber: 5 },
  )
  t.action('shard-of-hope')
  expect(t.targets).toEqual(['krump', 'troll'])
  expect(t.target('troll').targets).toEqual(['krump', 'troll'])
  t.target('krump')
  expect([t.card('troll').amber, t.card('krump').amber, t.seat(1).amber, t.idle]).toEqual([1, 1, 3, true])
  const alone = sanctum({ artifacts: ['shard-of-hope', 'shard-of-greed'], battleline: ['krump'] }, { amber: 5 }).action('shard-of-hope')
  expect([alone.target('krump').target('krump').card('krump').amber, alone.idle]).toEqual([2, true])
})
