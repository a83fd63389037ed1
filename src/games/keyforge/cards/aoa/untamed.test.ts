import { describe, expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Age of Ascension, house Untamed. Seat 0 is in the main step of an ordinary turn. */

test('dharna gains one for each damaged friendly creature, and heals a friendly one after reaping', () => {
  const line = [{ card: 'troll', damage: 3 }, { card: 'krump', damage: 1 }, 'bumpsy']
  const t = table({ seats: [{ house: 'untamed', hand: ['dharna'], battleline: line }, { battleline: [{ card: 'valdr', damage: 1 }] }] })
  expect(t.play('dharna', { right: true }).seat(0).amber).toBe(2)
  t.set('dharna', { exhausted: false }).reap('dharna')
  expect(t.targets).toEqual(['bumpsy', 'dharna', 'krump', 'troll'])
  expect([t.target('troll').card('troll').damage, t.idle]).toEqual([1, true])
})

test('marmo-swarm is as strong as the pool of its controller allows, and dies of its damage when that is spent (kf.damage.2)', () => {
  const t = table({
    seats: [
      { house: 'brobnar', battleline: [{ card: 'marmo-swarm', damage: 3 }], amber: 2 },
      { house: 'brobnar', hand: ['bumpsy'], amber: 5 },
    ],
  })
  expect(t.card('marmo-swarm').power).toBe(4)
  t.endTurn().house('brobnar').play('bumpsy')
  expect([t.seat(0).amber, t.card('marmo-swarm').zone, t.idle]).toEqual([1, 'discard', true])
})

const untamed = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'untamed', ...own }, other] })
/** The other seat is active: what Untamed has stands on the side that waits. */
const waiting = (own: ScenarioSeat, other: ScenarioSeat) => table({ active: 1, seats: [{ house: 'untamed', ...own }, other] })
const houses = ['untamed', 'brobnar', 'dis'] as const

describe('creatures', () => {
  test('duskwitch ends the step, and lets your creatures enter ready from the next one on (kf.omega.1)', () => {
    const t = untamed({ hand: ['duskwitch', 'knoxx'], houses }, { houses, hand: ['krump'] }).play('duskwitch')
    expect([t.active, t.card('duskwitch').exhausted]).toEqual([1, false])
    expect(t.house('brobnar').play('krump').card('krump').exhausted).toBe(true)
    t.endTurn().house('untamed').play('knoxx', { left: true })
    expect(t.card('knoxx').exhausted).toBe(false)
  })

  test('duskwitch and glimmer under shadow-of-dis: omega is blank after the play, alpha binds in the hand, as published', () => {
    const t = table({
      seats: [
        { house: 'dis', hand: ['shadow-of-dis'] },
        { houses, hand: ['duskwitch', 'glimmer', 'knoxx'] },
      ],
    })
    t.play('shadow-of-dis').endTurn().house('untamed').play('duskwitch')
    expect([t.active, t.idle]).toEqual([1, true])
    expect([t.can({ verb: 'play', card: 'glimmer' }), t.can({ verb: 'play', card: 'knoxx' })]).toEqual([false, true])
  })

  test('fanghouse deals three before it fights, attacking or attacked (kf.assault.1, kf.hazardous.1)', () => {
    const t = untamed({ battleline: ['fanghouse'] }, { battleline: ['umbra', 'troll'] }).fight('fanghouse', 'umbra')
    expect([t.card('umbra').zone, t.card('fanghouse').damage]).toEqual(['discard', 0])
    t.set('fanghouse', { exhausted: false }).fight('fanghouse', 'troll')
    expect([t.card('troll').damage, t.card('fanghouse').zone]).toEqual([6, 'discard'])
    const attacked = waiting({ battleline: ['fanghouse'] }, { house: 'shadows', battleline: ['redlock'] }).fight('redlock', 'fanghouse')
    expect([attacked.card('redlock').zone, attacked.card('fanghouse').damage, attacked.idle]).toEqual(['discard', 0, true])
  })

  test('glimmer returns a card of your discard pile, as the first card of the step only', () => {
    const t = untamed({ hand: ['glimmer', 'knoxx'], discard: ['punch', 'troll'] }, { discard: ['smith'] }).play('glimmer')
    expect(t.targets).toEqual(['punch', 'troll'])
    expect([t.target('troll').seat(0).hand, t.seat(0).discard, t.idle]).toEqual([['knoxx', 'troll'], ['punch'], true])
    const late = untamed({ hand: ['glimmer', 'knoxx'] }).play('knoxx')
    expect(late.why({ verb: 'play', card: 'glimmer' })).toMatchObject([{ rule: 'kf.alpha.1' }])
    expect(untamed({ hand: ['glimmer'] }).play('glimmer').idle).toBe(true)
  })

  test('grovekeeper gives each neighbor a counter at the end of your turn', () => {
    const t = untamed({ battleline: ['troll', 'grovekeeper', 'krump', 'umbra'], houses }, { houses, battleline: ['bumpsy'] }).endTurn()
    const counters = () => ['troll', 'grovekeeper', 'krump', 'umbra', 'bumpsy'].map((id) => t.card(id).counters.power ?? 0)
    expect([counters(), t.card('troll').power]).toEqual([[1, 0, 1, 0, 0], 9])
    t.house('brobnar').endTurn()
    expect(counters()).toEqual([1, 0, 1, 0, 0])
  })

  test.each([
    [['knoxx'], 3],
    [['troll', 'knoxx'], 6],
    [['troll', 'knoxx', 'krump'], 9],
  ])('knoxx in %j has power %d', (battleline, power) => {
    expect(untamed({ battleline }).card('knoxx').power).toBe(power)
  })

  test('knoxx that loses a neighbor loses the power too, and dies of its damage (kf.damage.2)', () => {
    const t = waiting({ battleline: ['umbra', { card: 'knoxx', damage: 4 }] }, { house: 'brobnar', hand: ['punch'] })
    t.play('punch').target('umbra')
    expect([t.seat(0).battleline, t.idle]).toEqual([[], true])
  })

  test('rustgnawer destroys an artifact of either side after fighting, and gains for its Æmber icons', () => {
    const own = { battleline: ['rustgnawer'], artifacts: ['heart-of-the-forest'] }
    const other = { battleline: ['umbra', 'umbra'], artifacts: ['shard-of-greed'] }
    const t = untamed(own, other).fight('rustgnawer', { card: 'umbra', copy: 1 })
    expect(t.targets).toEqual(['heart-of-the-forest', 'shard-of-greed'])
    t.target('heart-of-the-forest')
    expect([t.seat(0).amber, t.seat(0).discard, t.idle]).toEqual([1, ['heart-of-the-forest'], true])
    t.set('rustgnawer', { exhausted: false, damage: 0 }).fight('rustgnawer', { card: 'umbra', copy: 2 }).target('shard-of-greed')
    expect([t.seat(0).amber, t.seat(1).artifacts]).toEqual([1, []])
    expect(untamed({ battleline: ['rustgnawer'] }, { battleline: ['umbra'] }).fight('rustgnawer', 'umbra').idle).toBe(true)
  })

  test('tantadlin deals only two when fighting, and then the opponent loses an archived card at random', () => {
    const t = untamed({ battleline: ['tantadlin'] }, { battleline: ['troll'], archives: ['punch', 'smith'] }).fight('tantadlin', 'troll')
    expect([t.card('troll').damage, t.card('tantadlin').damage]).toEqual([2, 8])
    expect([t.seat(1).archives.length, t.seat(1).discard.length, t.idle]).toEqual([1, 1, true])
    const attacked = waiting({ battleline: ['tantadlin'] }, { house: 'brobnar', battleline: ['troll'], archives: ['punch'] })
    attacked.fight('troll', 'tantadlin')
    expect([attacked.card('troll').damage, attacked.seat(1).archives, attacked.idle]).toEqual([2, ['punch'], true])
  })

  test('æmberspine-mongrel gains when an enemy reaps, and hurts who attacks it', () => {
    const t = waiting({ battleline: ['æmberspine-mongrel'] }, { house: 'dis', battleline: ['shooler', 'charette'] }).reap('shooler')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1, 1])
    t.fight('charette', 'æmberspine-mongrel')
    // charette has four power
    expect([
      t.card('charette').damage >= 3 || t.card('charette').zone === 'discard',
      t.card('æmberspine-mongrel').keywords.hazardous,
    ]).toEqual([true, 3])
    const own = untamed({ battleline: ['æmberspine-mongrel', 'fanghouse'] }).reap('fanghouse')
    expect(own.seat(0).amber).toBe(1)
  })

  test('bumblebird gives two counters to each other friendly Untamed creature, and is alpha', () => {
    const own = { hand: ['bumblebird', 'glimmer'], battleline: ['fanghouse', 'troll', 'roxador'] }
    const t = untamed(own, { battleline: ['knoxx'] }).play('bumblebird', { left: true })
    expect(['bumblebird', 'fanghouse', 'troll', 'roxador', 'knoxx'].map((id) => t.card(id).counters.power ?? 0)).toEqual([0, 2, 0, 2, 0])
    expect([t.can({ verb: 'play', card: 'glimmer' }), t.idle]).toEqual([false, true])
  })

  test('panpaca-anga gives two power to all to her right, panpaca-jaga skirmish to all to her left', () => {
    const battleline = ['troll', 'panpaca-anga', 'krump', 'umbra', 'panpaca-jaga', 'bumpsy']
    const t = untamed({ battleline }, { battleline: ['valdr'] })
    expect(battleline.map((id) => t.card(id).power)).toEqual([8, 5, 8, 4, 5, 7])
    expect(battleline.map((id) => 'skirmish' in t.card(id).keywords)).toEqual([true, true, true, true, true, false])
    expect([t.card('valdr').power, 'skirmish' in t.card('valdr').keywords]).toEqual([6, false])
  })

  test('po-s-pixies: what would be stolen or captured from your pool comes from the supply, and the rest follows', () => {
    const t = waiting(
      { battleline: ['po-s-pixies', 'troll'], amber: 3 },
      { house: 'shadows', hand: ['nerve-blast'], battleline: ['umbra'] },
    )
    t.play('nerve-blast').target('troll')
    // it counts as stolen (as published)
    expect([t.seat(0).amber, t.seat(1).amber, t.card('troll').damage]).toEqual([3, 1, 2])
    const marrows = untamed({ battleline: ['po-s-pixies'] }, { battleline: ['sir-marrows', 'sir-marrows'] }).reap('po-s-pixies')
    while (!marrows.idle) marrows.choose({ option: marrows.options[0].option })
    expect([marrows.seat(0).amber, ...marrows.seat(1).cards.battleline.map((card) => marrows.card(card).amber)]).toEqual([1, 1, 1])
  })

  test('roxador deals only two, takes nothing in return, and stuns what it attacked', () => {
    const t = untamed({ battleline: ['roxador'] }, { battleline: ['troll'] }).fight('roxador', 'troll')
    expect(t.card('troll')).toMatchObject({ damage: 2, stunned: true })
    expect([t.card('roxador').damage, t.idle]).toEqual([0, true])
    const attacked = waiting({ battleline: ['roxador'] }, { house: 'dis', battleline: ['shooler'] }).fight('shooler', 'roxador')
    expect(attacked.card('shooler')).toMatchObject({ damage: 2, stunned: false })
  })
})

describe('actions', () => {
  test('persistence-hunting exhausts the enemy creatures of a house', () => {
    const t = untamed({ hand: ['persistence-hunting'], battleline: ['bumpsy'] }, { battleline: ['troll', 'umbra', 'krump'] })
    t.play('persistence-hunting').choose({ house: 'brobnar' })
    expect(['bumpsy', 'troll', 'umbra', 'krump'].map((id) => t.card(id).exhausted)).toEqual([false, true, false, true])
    expect(t.idle).toBe(true)
  })

  test('song-of-spring shuffles any number of your Untamed creatures into the deck, from hand, discard pile and battleline', () => {
    const own = { hand: ['song-of-spring', 'knoxx', 'krump'], discard: ['fanghouse', 'punch'], battleline: ['roxador', 'troll'], deck: [] }
    const t = untamed(own, { battleline: ['glimmer'], discard: ['tantadlin'] }).play('song-of-spring')
    expect(t.targets).toEqual(['fanghouse', 'knoxx', 'roxador'])
    t.choose({ targets: ['knoxx', 'fanghouse', 'roxador'] })
    expect([t.seat(0).deck.slice().sort(), t.seat(0).hand, t.seat(0).battleline]).toEqual([
      ['fanghouse', 'knoxx', 'roxador'],
      ['krump'],
      ['troll'],
    ])
    const none = untamed(own).play('song-of-spring').done()
    expect([none.seat(0).battleline, none.idle]).toEqual([['roxador', 'troll'], true])
  })

  test('they-re-everywhere: two to each enemy on a flank, one to the others', () => {
    const enemies = { battleline: ['troll', 'krump', 'bumpsy', 'valdr'] }
    const t = untamed({ hand: ['they-re-everywhere'], battleline: ['knoxx'] }, enemies).play('they-re-everywhere')
    expect(['troll', 'krump', 'bumpsy', 'valdr', 'knoxx'].map((id) => t.card(id).damage)).toEqual([2, 1, 1, 2, 0])
    expect(t.idle).toBe(true)
  })

  test('they-re-everywhere: who comes to a flank because the first were destroyed is not hit; who is on both is hit once', () => {
    const t = untamed({ hand: ['they-re-everywhere'] }, { battleline: ['umbra', 'troll', 'krump', 'bumpsy', 'pip-pip'] })
    t.play('they-re-everywhere')
    expect([t.seat(1).battleline, ['troll', 'krump', 'bumpsy'].map((id) => t.card(id).damage)]).toEqual([
      ['troll', 'krump', 'bumpsy'],
      [0, 1, 0],
    ])
    const lone = untamed({ hand: ['they-re-everywhere'] }, { battleline: ['troll'] }).play('they-re-everywhere')
    expect(lone.card('troll').damage).toBe(2)
  })

  test('soldiers-to-flowers purges the Untamed creatures of both discard piles, and their owners gain', () => {
    const t = untamed(
      { hand: ['soldiers-to-flowers'], discard: ['knoxx', 'punch', 'gravid-cycle'] },
      { discard: ['glimmer', 'roxador', 'troll'] },
    )
    t.play('soldiers-to-flowers')
    expect([t.seat(0).purged, t.seat(1).purged.slice().sort(), t.seat(0).amber, t.seat(1).amber]).toEqual([
      ['knoxx'],
      ['glimmer', 'roxador'],
      2,
      2,
    ])
    expect([t.seat(1).discard, t.idle]).toEqual([['troll'], true])
  })

  test('gravid-cycle returns a card of your discard pile, not itself, and ends the step (kf.action.3, kf.omega.1)', () => {
    const t = untamed({ hand: ['gravid-cycle'], discard: ['punch', 'troll'], houses }, { houses }).play('gravid-cycle')
    expect(t.targets).toEqual(['punch', 'troll'])
    t.target('punch')
    expect([t.seat(0).hand.includes('punch'), t.seat(0).discard, t.active]).toEqual([true, ['gravid-cycle', 'troll'], 1])
  })

  test('punctuated-equilibrium: both discard their hands and refill them, fewer and one chain less with chains (kf.chains.2)', () => {
    const t = untamed({ hand: ['punctuated-equilibrium', 'punch', 'troll'] }, { hand: ['smith'], chains: 7 }).play('punctuated-equilibrium')
    expect([t.seat(0).hand.length, t.seat(1).hand.length, t.seat(1).chains, t.seat(1).discard]).toEqual([6, 4, 6, ['smith']])
    expect([t.seat(0).discard.slice().sort(), t.idle]).toEqual([['punch', 'punctuated-equilibrium', 'troll'], true])
  })

  test('quicksand destroys the most powerful creature of each player without a ready Untamed creature', () => {
    const t = untamed({ hand: ['quicksand'], battleline: ['troll', 'umbra'] }, { battleline: ['krump', 'pip-pip'] }).play('quicksand')
    t.target('troll').target('krump')
    expect([t.seat(0).battleline, t.seat(1).battleline, t.idle]).toEqual([['umbra'], ['pip-pip'], true])
    const ready = untamed(
      { hand: ['quicksand'], battleline: ['troll', 'glimmer'] },
      { battleline: ['krump', { card: 'knoxx', exhausted: true }] },
    )
    ready.play('quicksand').target('krump')
    expect([ready.seat(0).battleline, ready.seat(1).battleline]).toEqual([['troll', 'glimmer'], ['knoxx']])
  })

  test('quicksand: the active player first, and what the first destruction brings is seen before the second', () => {
    // the king takes two power from each enemy of Brobnar
    const t = untamed({ hand: ['quicksand'], battleline: ['king-of-the-crag'] }, { battleline: ['krump', 'yantzee-gang'] })
    expect(['krump', 'yantzee-gang'].map((id) => t.card(id).power)).toEqual([4, 5])
    t.play('quicksand').target('king-of-the-crag').target('krump')
    expect([t.seat(0).battleline, t.seat(1).battleline, t.idle]).toEqual([[], ['yantzee-gang'], true])
  })
})

describe('artifacts and upgrades', () => {
  test('camouflage: only creatures on a flank can fight its creature', () => {
    const t = waiting(
      { battleline: [{ card: 'knoxx', upgrades: ['camouflage'] }, 'glimmer'] },
      { house: 'brobnar', battleline: ['troll', 'krump', 'bumpsy'] },
    )
    expect(t.can({ verb: 'fight', card: 'krump' })).toBe(true)
    t.choose({ verb: 'fight', card: 'krump' })
    expect(t.targets).toEqual(['glimmer'])
    t.target('glimmer').choose({ verb: 'fight', card: 'troll' })
    expect(t.targets).toContain('knoxx')
  })

  test('niffle-grounds: a creature of either side loses taunt and elusive for the turn', () => {
    const t = table({
      seats: [
        { house: 'untamed', artifacts: ['niffle-grounds'], battleline: ['roxador', 'fanghouse'], houses },
        { battleline: ['challe-the-safeguard', 'knuckles-bolton'], houses },
      ],
    })
    t.choose({ verb: 'fight', card: 'roxador' })
    expect(t.targets).toEqual(['challe-the-safeguard'])
    t.target('challe-the-safeguard').action('niffle-grounds')
    expect(t.targets).toEqual(['challe-the-safeguard', 'fanghouse', 'knuckles-bolton', 'roxador'])
    t.target('challe-the-safeguard')
    t.choose({ verb: 'fight', card: 'fanghouse' })
    expect(t.targets).toEqual(['challe-the-safeguard', 'knuckles-bolton'])
    t.target('knuckles-bolton').endTurn()
    expect('taunt' in t.card('challe-the-safeguard').keywords).toBe(true)
    const elusive = untamed({ artifacts: ['niffle-grounds'], battleline: ['roxador'] }, { battleline: ['fila-the-researcher'] })
    elusive.action('niffle-grounds').target('fila-the-researcher').fight('roxador', 'fila-the-researcher')
    expect(elusive.card('fila-the-researcher').zone).toBe('discard')
  })

  test('way-of-the-porcupine gives its creature hazardous 3, which adds up (kf.hazardous.3)', () => {
    const t = untamed({ hand: ['way-of-the-porcupine'], battleline: ['troll', 'fanghouse'], houses }, { battleline: ['krump'], houses })
    t.play('way-of-the-porcupine', { onto: 'fanghouse' })
    expect(t.card('fanghouse').keywords.hazardous).toBe(6)
    t.endTurn().house('brobnar').fight('krump', 'fanghouse')
    expect([t.card('krump').zone, t.card('fanghouse').damage]).toEqual(['discard', 0])
  })

  test('earthbind: the creature cannot be used, not even to remove a stun, until its controller has discarded a card from hand', () => {
    const t = untamed(
      { hand: ['earthbind'], houses },
      { battleline: ['krump', { card: 'troll', stunned: true }], hand: ['punch', 'anger'], houses },
    )
    t.play('earthbind', { onto: 'krump' }).endTurn().house('brobnar')
    expect([t.can({ verb: 'reap', card: 'krump' }), t.can({ verb: 'unstun', card: 'troll' })]).toEqual([false, true])
    t.discard('anger')
    expect(t.can({ verb: 'reap', card: 'krump' })).toBe(true)
    const stunned = untamed({ battleline: [{ card: 'knoxx', stunned: true, upgrades: ['earthbind'] }], hand: ['glimmer'] })
    expect(stunned.can({ verb: 'unstun', card: 'knoxx' })).toBe(false)
    expect(stunned.discard('glimmer').can({ verb: 'unstun', card: 'knoxx' })).toBe(true)
  })

  test('earthbind: what an effect discards from the hand counts, what the deck loses does not, nor what the opponent discards (kf.discard.4)', () => {
    const bound = [{ card: 'sanitation-engineer', upgrades: ['earthbind'] }, 'knoxx']
    const deck = table({
      seats: [{ house: 'logos', battleline: bound, artifacts: ['fetchdrones'], deck: ['punch', 'smith', 'anger'] }, {}],
    }).action('fetchdrones')
    expect([deck.seat(0).discard.length, deck.can({ verb: 'reap', card: 'sanitation-engineer' })]).toEqual([2, false])
    const hand = table({
      seats: [{ house: 'logos', battleline: [...bound, { card: 'sanitation-engineer' }], hand: ['punch'] }, {}],
    })
    hand.reap({ card: 'sanitation-engineer', copy: 2 }).target('punch')
    expect(hand.can({ verb: 'reap', card: { card: 'sanitation-engineer', copy: 1 } })).toBe(true)
    const theirs = table({
      seats: [
        { house: 'shadows', battleline: [{ card: 'redlock', upgrades: ['earthbind'] }], hand: ['perplexing-sophistry'] },
        { hand: ['punch'] },
      ],
    })
    theirs.play('perplexing-sophistry')
    expect([theirs.seat(1).discard, theirs.can({ verb: 'reap', card: 'redlock' })]).toEqual([['punch'], false])
  })

  test('heart-of-the-forest: whoever has more keys than the opponent forges none, in step 1 nor by an effect', () => {
    const at = (own: readonly ('red' | 'blue')[], other: readonly ('red' | 'blue')[]) =>
      table({ step: 'start', seats: [{ artifacts: ['heart-of-the-forest'], keys: own, amber: 6, houses }, { keys: other }] })
    expect(at(['red'], []).decision?.kind).toBe('house')
    expect(at(['red'], ['red']).decision?.kind).toBe('forge')
    expect(at([], ['red']).decision?.kind).toBe('forge')
    const theirs = table({ active: 1, step: 'start', seats: [{ artifacts: ['heart-of-the-forest'] }, { keys: ['red'], amber: 6, houses }] })
    expect(theirs.decision?.kind).toBe('house')
    const charge = untamed({ artifacts: ['heart-of-the-forest'], hand: ['key-charge'], keys: ['red'], amber: 9 }).play('key-charge')
    while (!charge.idle) charge.choose({ option: charge.options[0].option })
    expect(charge.seat(0).keys).toEqual(['red'])
  })

  test('shard-of-life shuffles a card of your discard pile into the deck for each friendly Shard', () => {
    const own = { artifacts: ['shard-of-life', 'shard-of-greed'], discard: ['punch', 'troll', 'smith'], deck: [] }
    const t = untamed(own, { artifacts: ['shard-of-knowledge'], discard: ['anger'] }).action('shard-of-life')
    expect(t.targets).toEqual(['punch', 'smith', 'troll'])
    t.choose({ targets: ['punch', 'troll'] })
    expect([t.seat(0).deck.slice().sort(), t.seat(0).discard, t.idle]).toEqual([['punch', 'troll'], ['smith'], true])
  })
})
