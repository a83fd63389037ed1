import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Mass Mutation, house Sanctum: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Sanctum is active. */

const sanctum = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'sanctum', ...own }, other] })

test('squire-alys captures two, or what there is', () => {
  const t = sanctum({ hand: ['squire-alys'] }, { amber: 3 }).play('squire-alys')
  expect([t.card('squire-alys').amber, t.seat(1).amber]).toEqual([2, 1])
  const poor = sanctum({ hand: ['squire-alys'] }, { amber: 1 }).play('squire-alys')
  expect([poor.card('squire-alys').amber, poor.seat(1).amber]).toEqual([1, 0])
})

test('bull-wark has assault 2 and gives it to both neighbors, and to no other', () => {
  const t = sanctum({ battleline: ['squire-alys', 'bull-wark', 'lyco-knight', 'umbra-knight'] })
  const assault = (id: string) => t.card(id).keywords.assault ?? 0
  expect(['squire-alys', 'bull-wark', 'lyco-knight', 'umbra-knight'].map(assault)).toEqual([2, 2, 2, 0])
})

test('burning-glare stuns one enemy creature, or every enemy Mutant', () => {
  const own = { hand: ['burning-glare'], battleline: ['lyco-knight'] }
  const t = sanctum(own, { battleline: ['troll', 'dino-fiend', 'lyco-fiend'] }).play('burning-glare')
  const before = t.save()
  t.choose({ mode: 0 })
  expect(t.targets).toEqual(['dino-fiend', 'lyco-fiend', 'troll'])
  expect(t.target('troll').card('troll').stunned).toBe(true)
  t.restore(before)
  t.choose({ mode: 1 })
  expect(['troll', 'dino-fiend', 'lyco-fiend', 'lyco-knight'].map((id) => t.card(id).stunned)).toEqual([false, true, true, false])
  expect(sanctum({ hand: ['burning-glare'] }).play('burning-glare').idle).toBe(true)
})

test('commandeer captures one after each other card, not after itself, and nothing without a creature', () => {
  const own = { hand: ['commandeer', 'call-to-action', 'lyco-knight'] }
  const t = sanctum(own, { amber: 5 }).play('commandeer').play('call-to-action').choose({ verb: 'order', card: 'commandeer' })
  expect([t.seat(1).amber, t.idle]).toEqual([5, true])
  t.play('lyco-knight').target('lyco-knight')
  expect([t.card('lyco-knight').amber, t.seat(1).amber]).toEqual([1, 4])
})

test('dæmo-knight steals one when it is destroyed', () => {
  const t = sanctum({ hand: ['gizelhart-s-wrath'], battleline: ['dæmo-knight'] }, { amber: 2 }).play('gizelhart-s-wrath')
  expect([t.card('dæmo-knight').zone, t.seat(0).amber, t.seat(1).amber]).toEqual(['discard', 2, 1])
})

test('fangs-of-gizelhart purges the most powerful creature of both sides, one of equal ones; a ward keeps it', () => {
  const t = sanctum({ hand: ['fangs-of-gizelhart'], battleline: ['lyco-knight'] }, { battleline: ['krump', 'troll'] })
  t.play('fangs-of-gizelhart').target('troll')
  expect(t.card('troll').zone).toBe('purged')
  const equal = sanctum({ hand: ['fangs-of-gizelhart'], battleline: ['lyco-knight'] }, { battleline: ['techno-knight'] })
  expect(equal.play('fangs-of-gizelhart').targets).toEqual(['lyco-knight', 'techno-knight'])
  const warded = sanctum({ hand: ['fangs-of-gizelhart'] }, { battleline: [{ card: 'troll', warded: true }] })
  warded.play('fangs-of-gizelhart').target('troll')
  expect([warded.card('troll').zone, warded.card('troll').warded]).toEqual(['battleline', false])
  expect(sanctum({ hand: ['fangs-of-gizelhart'] }).play('fangs-of-gizelhart').idle).toBe(true)
})

test('font-of-the-eye captures one only when an enemy creature was destroyed this turn', () => {
  const own = { artifacts: ['font-of-the-eye'], battleline: ['lyco-knight', 'squire-alys'], hand: ['gizelhart-s-wrath'] }
  const none = sanctum(own, { battleline: ['dino-fiend'], amber: 3 }).omni('font-of-the-eye')
  expect([none.idle, none.seat(1).amber]).toEqual([true, 3])
  const t = sanctum(own, { battleline: ['brabble'], amber: 4 })
    .fight('lyco-knight', 'brabble')
    .omni('font-of-the-eye')
  expect(t.targets).toEqual(['lyco-knight', 'squire-alys'])
  expect(t.target('squire-alys').card('squire-alys').amber).toBe(1)
  const friend = sanctum(own, { amber: 4 }).play('gizelhart-s-wrath').omni('font-of-the-eye')
  expect([friend.seat(1).amber, friend.idle]).toEqual([4, true])
})

test('general-xalvador has put two capture icons on other cards and does nothing in play (kf.enhance.1)', () => {
  const t = sanctum({ hand: ['general-xalvador'] }, { amber: 3 }).play('general-xalvador')
  expect([t.card('general-xalvador').amber, t.seat(1).amber, t.idle]).toEqual([0, 3, true])
})

test('gizelhart-s-zealot enters ready and enraged, and so can fight but not reap', () => {
  const t = sanctum({ hand: ['gizelhart-s-zealot'] }, { battleline: ['troll'] }).play('gizelhart-s-zealot')
  expect(t.card('gizelhart-s-zealot')).toMatchObject({ exhausted: false, enraged: true })
  expect([t.can({ verb: 'reap', card: 'gizelhart-s-zealot' }), t.can({ verb: 'fight', card: 'gizelhart-s-zealot' })]).toEqual([false, true])
})

test('lieutenant-gorvenal captures one after each of your fights, also his own, and not when the opponent fights', () => {
  const t = sanctum({ battleline: ['lieutenant-gorvenal', 'lyco-knight'] }, { battleline: ['troll', 'pride'], amber: 5 })
  t.fight('lyco-knight', 'troll')
  expect(t.card('lieutenant-gorvenal').amber).toBe(1)
  expect(t.fight('lieutenant-gorvenal', 'pride').card('lieutenant-gorvenal').amber).toBe(2)
  const theirs = table({
    active: 1,
    seats: [{ battleline: ['lieutenant-gorvenal', 'sacro-fiend'] }, { house: 'brobnar', battleline: ['troll'], amber: 5 }],
  })
  expect(theirs.fight('troll', 'sacro-fiend').card('lieutenant-gorvenal').amber).toBe(0)
})

test('seeker-of-truth may fight with a friendly creature of another house; an exhausted one is not chosen', () => {
  const own = { battleline: ['seeker-of-truth', 'lyco-knight', 'pride', { card: 'dino-fiend', exhausted: true }] }
  const t = sanctum(own, { battleline: ['brabble', 'troll'] }).fight('seeker-of-truth', 'brabble')
  expect(t.targets).toEqual(['pride'])
  t.target('pride').target('troll')
  expect([t.card('troll').damage, t.card('pride').zone]).toEqual([4, 'discard'])
  const no = sanctum(own, { battleline: ['brabble', 'troll'] })
    .fight('seeker-of-truth', 'brabble')
    .no()
  expect([no.idle, no.card('pride').exhausted]).toEqual([true, false])
})

test('æmberheart exalts, wards and heals one friendly creature', () => {
  const t = sanctum(
    { artifacts: ['æmberheart'], battleline: [{ card: 'lyco-knight', damage: 3 }, 'squire-alys'] },
    { battleline: ['troll'] },
  )
  t.action('æmberheart')
  expect(t.targets).toEqual(['lyco-knight', 'squire-alys'])
  expect(t.target('lyco-knight').card('lyco-knight')).toMatchObject({ damage: 0, amber: 1, warded: true })
  expect(sanctum({ artifacts: ['æmberheart'] }).action('æmberheart').idle).toBe(true)
})

test('angry-mob may discard until another mob comes, which goes to the hand; without one the deck is gone', () => {
  const own = { battleline: ['angry-mob'], deck: ['punch', 'angry-mob', 'smith'] }
  const t = sanctum(own, { battleline: ['brabble'] })
    .fight({ card: 'angry-mob', copy: 1 }, 'brabble')
    .yes()
  expect([t.seat(0).hand, t.seat(0).discard, t.seat(0).deck]).toEqual([['angry-mob'], ['punch'], ['smith']])
  const no = sanctum(own, { battleline: ['brabble'] })
    .fight({ card: 'angry-mob', copy: 1 }, 'brabble')
    .no()
  expect([no.seat(0).deck.length, no.card('brabble').zone]).toEqual([3, 'discard'])
  const none = sanctum({ battleline: ['angry-mob'], deck: ['punch', 'smith'] }, { battleline: ['brabble'] })
    .fight('angry-mob', 'brabble')
    .yes()
  expect([none.seat(0).hand, none.seat(0).discard.length, none.idle]).toEqual([[], 2, true])
})

test('baldric-the-bold gains two before he fights the most powerful enemy, also one of two equal ones', () => {
  const fought = (foe: string) =>
    sanctum({ battleline: ['baldric-the-bold', 'dino-knight'] }, { battleline: ['pride', 'even-ivan', 'brabble'] })
      .fight('baldric-the-bold', foe)
      .seat(0).amber
  expect([fought('pride'), fought('even-ivan'), fought('brabble')]).toEqual([2, 2, 0])
})

test('berinon is enraged when a Mutant enters on either side, and captures two when it reaps', () => {
  const t = sanctum({ battleline: ['berinon'], hand: ['squire-alys', 'lyco-knight'] }, { amber: 5 }).play('squire-alys', { left: true })
  expect(t.card('berinon').enraged).toBe(false)
  expect(t.play('lyco-knight', { left: true }).card('berinon').enraged).toBe(true)
  const reap = sanctum({ battleline: ['berinon'] }, { amber: 3 }).reap('berinon')
  expect([reap.card('berinon').amber, reap.seat(1).amber]).toEqual([2, 1])
})

test('bring-low leaves five and divides the rest among friendly creatures', () => {
  const own = { hand: ['bring-low'], battleline: ['lyco-knight', 'squire-alys'] }
  const t = sanctum(own, { amber: 8, battleline: ['troll'] }).play('bring-low')
  expect(t.targets).toEqual(['lyco-knight', 'squire-alys'])
  t.target('lyco-knight').target('squire-alys').target('lyco-knight')
  expect([t.card('lyco-knight').amber, t.card('squire-alys').amber, t.seat(1).amber, t.idle]).toEqual([2, 1, 5, true])
  expect(sanctum(own, { amber: 5 }).play('bring-low').idle).toBe(true)
  const alone = sanctum({ hand: ['bring-low'] }, { amber: 8 }).play('bring-low')
  expect([alone.seat(1).amber, alone.idle]).toEqual([8, true])
})

test('gizelhart-s-standard gives armor to friendly creatures with Æmber, and exalts one', () => {
  const own = { hand: ['gizelhart-s-standard'], battleline: ['squire-alys', 'lyco-knight'] }
  const t = sanctum(own, { battleline: [{ card: 'troll', amber: 2 }] }).play('gizelhart-s-standard')
  expect(t.targets).toEqual(['lyco-knight', 'squire-alys'])
  t.target('squire-alys')
  expect([t.card('squire-alys').armor, t.card('lyco-knight').armor, t.card('troll').armor]).toEqual([3, 2, 0])
})

test('purify purges a Mutant and brings the next creature of its controller that is none', () => {
  const own = { hand: ['purify'], battleline: ['squire-alys'] }
  const foe = { battleline: ['dino-fiend'], deck: ['punch', 'lyco-fiend', 'troll', 'smith'] }
  const t = sanctum(own, foe).play('purify')
  expect(t.targets).toEqual(['dino-fiend'])
  t.target('dino-fiend')
  expect([t.seat(1).purged, t.seat(1).battleline, t.seat(1).deck]).toEqual([['dino-fiend'], ['troll'], ['smith']])
  expect([[...t.seat(1).discard].sort(), t.card('troll').exhausted]).toEqual([['lyco-fiend', 'punch'], true])
})

test('purify: without such a creature the deck is discarded; a warded Mutant stays and nothing follows', () => {
  const t = sanctum({ hand: ['purify'] }, { battleline: ['dino-fiend'], deck: ['punch', 'lyco-fiend'] })
    .play('purify')
    .target('dino-fiend')
  expect([t.seat(1).battleline, t.seat(1).deck, t.idle]).toEqual([[], [], true])
  const warded = sanctum({ hand: ['purify'] }, { battleline: [{ card: 'dino-fiend', warded: true }], deck: ['troll'] }).play('purify')
  expect(warded.target('dino-fiend').seat(1).deck).toEqual(['troll'])
  expect(sanctum({ hand: ['purify'] }, { battleline: ['troll'] }).play('purify').idle).toBe(true)
})

test('book-of-malefaction keeps a warrant for each Æmber stolen, and spends one to purge a creature', () => {
  const t = table({
    active: 1,
    seats: [
      { artifacts: ['book-of-malefaction'], amber: 4, battleline: ['squire-alys'], houses: ['sanctum', 'dis', 'logos'] },
      { house: 'dis', battleline: ['umbra-fiend', 'troll'], hand: ['mindfire'] },
    ],
  })
  t.setZone(0, 'hand', ['subdue']).play('mindfire')
  expect(t.card('book-of-malefaction').counters).toEqual({ warrant: 1 })
  t.endTurn().house('sanctum').omni('book-of-malefaction').target('troll')
  expect([t.card('troll').zone, t.card('book-of-malefaction').counters]).toEqual(['purged', {}])
  const empty = sanctum({ artifacts: ['book-of-malefaction'] }, { battleline: ['troll'] }).omni('book-of-malefaction')
  expect([empty.idle, empty.card('troll').zone]).toEqual([true, 'battleline'])
})

test('call-to-action readies friendly Knights and no others', () => {
  const tired = (card: string) => ({ card, exhausted: true })
  const t = sanctum({ hand: ['call-to-action'], battleline: ['lyco-knight', 'squire-alys'].map(tired) }, { battleline: [tired('berinon')] })
  t.play('call-to-action')
  expect(['lyco-knight', 'squire-alys', 'berinon'].map((id) => t.card(id).exhausted)).toEqual([false, true, true])
})

test('gizelhart-s-wrath destroys the Mutants of both sides but the warded one', () => {
  const t = sanctum({ hand: ['gizelhart-s-wrath'], battleline: ['lyco-knight', 'squire-alys'] }, { battleline: ['troll', 'even-ivan'] })
  t.set('even-ivan', { warded: true }).play('gizelhart-s-wrath')
  expect([t.seat(0).battleline, t.seat(1).battleline, t.card('even-ivan').warded]).toEqual([['squire-alys'], ['troll', 'even-ivan'], false])
})

test('mad-prophet-gizelhart in the center heals all but Mutants and gains for each one healed', () => {
  const hurt = (card: string) => ({ card, damage: 1 })
  const own = { battleline: [hurt('squire-alys'), 'mad-prophet-gizelhart', hurt('lyco-knight')] }
  const t = sanctum(own, { battleline: [hurt('troll'), 'krump'] }).action('mad-prophet-gizelhart')
  expect(['squire-alys', 'lyco-knight', 'troll'].map((id) => t.card(id).damage)).toEqual([0, 1, 0])
  expect(t.seat(0).amber).toBe(2)
  const aside = sanctum({ battleline: ['squire-alys', 'mad-prophet-gizelhart'] })
  expect(aside.can({ verb: 'action', card: 'mad-prophet-gizelhart' })).toBe(false)
})

test('dino-knight may be exalted to deal three; without it nothing', () => {
  const t = sanctum({ hand: ['dino-knight'] }, { battleline: ['troll'] }).play('dino-knight')
  const before = t.save()
  t.yes().target('troll')
  expect([t.card('dino-knight').amber, t.card('troll').damage]).toEqual([1, 3])
  t.restore(before)
  t.no()
  expect([t.card('dino-knight').amber, t.card('troll').damage, t.idle]).toEqual([0, 0, true])
})

test('lyco-knight fights without being hurt, umbra-knight is missed by the first attack', () => {
  const t = sanctum({ battleline: ['lyco-knight', 'dino-knight'] }, { battleline: ['troll', 'umbra-knight'] })
  expect(t.fight('lyco-knight', 'troll').card('lyco-knight').damage).toBe(0)
  expect(t.fight('dino-knight', 'umbra-knight').card('umbra-knight').damage).toBe(0)
})

test('techno-knight changes a card of the hand for one of the deck, and does nothing without one', () => {
  const t = sanctum({ battleline: ['techno-knight'], hand: ['punch'], deck: ['anger'] })
    .reap('techno-knight')
    .target('punch')
  expect([t.seat(0).hand, t.seat(0).discard]).toEqual([['anger'], ['punch']])
  const empty = sanctum({ battleline: ['techno-knight'], deck: ['anger'] }).reap('techno-knight')
  expect([empty.seat(0).hand, empty.idle]).toEqual([[], true])
})

test('xeno-knight takes one of three cards after a fight, and puts one under the deck', () => {
  const t = sanctum({ battleline: ['xeno-knight'], deck: ['punch', 'smith', 'anger', 'troll'] }, { battleline: ['brabble'] })
  t.fight('xeno-knight', 'brabble').target('anger').target('punch')
  expect([t.seat(0).hand, t.seat(0).deck]).toEqual([['anger'], ['smith', 'troll', 'punch']])
  const none = sanctum({ battleline: ['xeno-knight'], deck: [] }, { battleline: ['brabble'] }).fight('xeno-knight', 'brabble')
  expect([none.seat(0).hand, none.idle]).toEqual([[], true])
})

test('ardent-hero is hurt by no Mutant and by nobody with power 5, and by all others', () => {
  const fought = (foe: string) =>
    table({ seats: [{ house: 'sanctum', battleline: ['ardent-hero'] }, { battleline: [foe] }] })
      .fight('ardent-hero', foe)
      .card('ardent-hero').damage
  // 8 and no Mutant, a Mutant with 4, and one with 3 that is neither
  expect([fought('troll'), fought('dark-minion'), fought('umbra')]).toEqual([0, 0, 2])
})

test('ardent-hero: an action and a bonus icon hurt it, an ability of a strong creature does not', () => {
  const t = table({ seats: [{ house: 'brobnar', hand: ['punch'] }, { battleline: ['ardent-hero'] }] })
    .play('punch')
    .target('ardent-hero')
  expect(t.card('ardent-hero').damage).toBe(3)
  const strong = table({ seats: [{ house: 'brobnar', battleline: ['firespitter'] }, { battleline: ['ardent-hero', 'umbra'] }] })
  strong.fight('firespitter', 'ardent-hero')
  expect([strong.card('ardent-hero').damage, strong.card('umbra').zone]).toEqual([0, 'battleline'])
})

test('ardent-hero: an ability that a creature has been given is its own: by its own it is hurt, by that of a Mutant not (kf.upgrade.7)', () => {
  const own = table({ seats: [{ house: 'sanctum', battleline: ['ardent-hero'] }, { battleline: ['scylla'] }] }).reap('ardent-hero')
  expect(own.card('ardent-hero').zone).toBe('discard')
  const blasted = (card: string) =>
    table({
      seats: [{ house: 'logos', battleline: [{ card, upgrades: ['z-ray-blaster'] }] }, { battleline: ['sinder', 'ardent-hero'] }],
    })
      .fight(card, 'sinder')
      .card('ardent-hero').damage
  // a Mutant, and one that has power 4 with the blaster
  expect([blasted('even-ivan'), blasted('q-mechs')]).toEqual([0, 3])
})

test('lady-loreena: her taunt reaches two places, that of others one (kf.taunt.3)', () => {
  const line = ['umbra', 'squire-alys', 'lady-loreena', 'brabble', 'dino-fiend', 'xeno-fiend']
  const t = table({ seats: [{ house: 'brobnar', battleline: ['troll'] }, { battleline: line }] })
  t.choose({ verb: 'fight', card: t.find('troll') })
  expect(t.targets).toEqual(['lady-loreena', 'xeno-fiend'])
  const bulwark = ['umbra', 'brabble', 'ardent-hero', 'dino-fiend', 'xeno-fiend']
  const near = table({ seats: [{ house: 'brobnar', battleline: ['troll'] }, { battleline: bulwark }] })
  near.choose({ verb: 'fight', card: near.find('troll') })
  expect(near.targets).toEqual(['ardent-hero', 'umbra', 'xeno-fiend'])
})

test('purifier-of-souls: no Destroyed effect resolves, not even in the same destruction, and none that would save', () => {
  const own = { battleline: ['dino-fiend'], hand: [] as string[] }
  const t = table({
    seats: [
      { house: 'dis', ...own },
      { battleline: ['troll', 'purifier-of-souls'], amber: 3 },
    ],
  })
  t.fight('dino-fiend', 'troll')
  expect([t.card('dino-fiend').zone, t.seat(1).amber]).toEqual(['discard', 3])
  const all = table({
    seats: [
      { house: 'dis', hand: ['gateway-to-dis'], battleline: ['dino-fiend'] },
      { battleline: ['purifier-of-souls'], amber: 3 },
    ],
  }).play('gateway-to-dis')
  expect([all.seat(0).battleline, all.seat(1).battleline, all.seat(1).amber]).toEqual([[], [], 3])
  const saved = table({
    seats: [{ house: 'brobnar', battleline: ['troll'] }, { battleline: ['reassembling-automaton', 'umbra', 'purifier-of-souls'] }],
  }).fight('troll', 'reassembling-automaton')
  expect([saved.idle, saved.card('reassembling-automaton').zone]).toEqual([true, 'discard'])
  const cloaked = [{ card: 'umbra', upgrades: ['armageddon-cloak'] }, 'purifier-of-souls']
  const bare = table({ seats: [{ house: 'brobnar', battleline: ['troll'] }, { battleline: cloaked }] }).fight('troll', 'umbra')
  expect(bare.seat(1)).toMatchObject({ battleline: ['purifier-of-souls'], discard: ['umbra', 'armageddon-cloak'] })
})
