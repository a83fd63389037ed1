import { describe, expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Age of Ascension, house Logos. Seat 0 is in the main step of an ordinary turn. */

describe('archimedes', () => {
  test('archives its neighbors of any house when they are destroyed, nobody else and not itself', () => {
    const t = table({
      seats: [
        { house: 'brobnar', hand: ['punch', 'lava-ball', 'krump'], battleline: ['bumpsy', 'headhunter', 'archimedes', 'smaaash'] },
        { battleline: ['troll'] },
      ],
    })
    t.set('headhunter', { damage: 4 }).play('punch').target('headhunter')
    expect([t.seat(0).battleline, t.seat(0).archives, t.idle]).toEqual([['bumpsy', 'archimedes', 'smaaash'], ['headhunter'], true])
    // another one is its neighbor now; itself it does not archive
    t.set('bumpsy', { damage: 1 }).set('archimedes', { damage: 1 }).play('lava-ball').target('bumpsy')
    expect([t.seat(0).battleline, t.seat(0).archives, t.seat(0).discard]).toEqual([
      ['smaaash'],
      ['headhunter', 'bumpsy'],
      ['lava-ball', 'archimedes', 'punch'],
    ])
  })

  test('archives neighbors that are destroyed together with it: all were in play (kf.destroyed.5, kf.destroyed.8)', () => {
    const t = table({
      seats: [
        { house: 'dis', hand: ['gateway-to-dis'], battleline: ['charette', 'dust-imp', 'archimedes', 'shooler'] },
        { battleline: ['troll'] },
      ],
    })
    t.play('gateway-to-dis')
    // the imp has two destroyed abilities, in an order that the active player chooses
    expect(t.options.map(({ card, verb }) => [verb, t.card(card!).id])).toEqual([
      ['order', 'dust-imp'],
      ['order', 'dust-imp'],
      ['order', 'shooler'],
    ])
    t.choose({ verb: 'order', card: 'shooler' })
    expect(t.card('shooler').zone).toBe('archives')
    const own = t.options.find(({ text }) => text?.includes('Gain'))!
    t.choose({ card: 'dust-imp', ability: own.ability })
    expect([t.seat(0).archives.sort(), t.seat(0).discard, t.seat(0).amber, t.seat(1).discard, t.idle]).toEqual([
      ['dust-imp', 'shooler'],
      ['gateway-to-dis', 'archimedes', 'charette'],
      2,
      ['troll'],
      true,
    ])
  })

  test('a neighbor that leaves for the archives first does not resolve what else it has (kf.destroyed.6)', () => {
    const t = table({ seats: [{ house: 'dis', hand: ['gateway-to-dis'], battleline: ['dust-imp', 'archimedes'] }, {}] })
    t.play('gateway-to-dis')
    const archiving = t.options.find(({ text }) => text?.includes('Archive'))!
    t.choose({ card: 'dust-imp', ability: archiving.ability })
    expect([t.seat(0).archives, t.seat(0).amber, t.idle]).toEqual([['dust-imp'], 0, true])
  })

  test('a ward saves a neighbor, and nothing is archived (kf.ward.2)', () => {
    const t = table({
      seats: [{ house: 'dis', hand: ['gateway-to-dis'], battleline: [{ card: 'charette', warded: true }, 'archimedes', 'shooler'] }, {}],
    })
    t.play('gateway-to-dis')
    expect([t.seat(0).battleline, t.seat(0).archives, t.seat(0).discard]).toEqual([
      ['charette'],
      ['shooler'],
      ['gateway-to-dis', 'archimedes'],
    ])
  })

  test('a neighbor of another owner goes to that owner’s archives; its amber and upgrades go their ways (kf.leaves.5)', () => {
    const t = table({
      seats: [
        {
          house: 'brobnar',
          hand: ['punch'],
          battleline: ['archimedes', { card: 'bumpsy', owner: 1, damage: 4, amber: 2, upgrades: ['blood-of-titans'] }],
        },
        {},
      ],
    })
    t.set('bumpsy', { damage: 9 }).play('punch').target('bumpsy')
    expect([t.seat(0).archives, t.seat(1).archives, t.seat(1).amber, t.seat(0).discard]).toEqual([
      [],
      ['bumpsy'],
      2,
      ['punch', 'blood-of-titans'],
    ])
  })

  test('it is elusive, its neighbors are not, and an enemy creature that is destroyed is not archived', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: ['troll', 'krump'] }, { battleline: ['batdrone', 'archimedes', 'dextre'] }] })
    t.fight('troll', 'archimedes')
    expect([t.card('archimedes').damage, t.card('troll').damage]).toEqual([0, 0])
    t.fight('krump', 'batdrone')
    expect([t.seat(1).archives, t.seat(0).archives, t.idle]).toEqual([['batdrone'], [], true])
  })

  test('is archived instead of purged by what would replace the discard pile only (kf.destroyed.6)', () => {
    const t = table({
      seats: [
        {
          house: 'brobnar',
          hand: ['punch'],
          battleline: ['archimedes', { card: 'bumpsy', damage: 4 }],
          artifacts: ['annihilation-ritual'],
        },
        {},
      ],
    })
    t.play('punch').target('bumpsy')
    expect([t.seat(0).archives, t.seat(0).purged]).toEqual([['bumpsy'], []])
  })

  test('what it archives was destroyed all the same: all who look for that see it (kf.destroyed.6)', () => {
    const enemy = { battleline: ['tocsin', 'archimedes'], hand: ['anger'] }
    const dis = (own: ScenarioSeat) => table({ seats: [{ house: 'dis', ...own }, enemy] })
    const gongoozle = dis({ hand: ['gongoozle'] })
      .play('gongoozle')
      .target('tocsin')
    expect([gongoozle.seat(1).archives, gongoozle.seat(1).hand]).toEqual([['tocsin'], ['anger']])
    const snatcher = dis({ artifacts: ['soul-snatcher'], battleline: ['shooler'] }).fight('shooler', 'tocsin')
    expect([snatcher.seat(1).archives, snatcher.seat(1).amber]).toEqual([['tocsin'], 1])
    const hecatomb = dis({ hand: ['hecatomb'], battleline: ['charette'] }).play('hecatomb')
    expect([hecatomb.seat(0).amber, hecatomb.seat(1).amber, hecatomb.seat(1).archives]).toEqual([2, 1, ['tocsin']])
    const chest = table({ seats: [{ house: 'brobnar', battleline: ['troll'], artifacts: ['the-warchest'] }, enemy] })
    expect(chest.fight('troll', 'tocsin').action('the-warchest').seat(0).amber).toBe(1)
  })

  test('in the archives it is out of reach for those who defeated it (kf.leaves.7)', () => {
    const enemy = { battleline: ['tocsin', 'archimedes'] }
    const stealer = table({ seats: [{ house: 'dis', battleline: ['stealer-of-souls'] }, enemy] }).fight('stealer-of-souls', 'tocsin')
    expect([stealer.seat(1).archives, stealer.seat(1).purged, stealer.seat(0).amber, stealer.idle]).toEqual([['tocsin'], [], 1, true])
    const greking = table({ seats: [{ house: 'dis', battleline: ['overlord-greking'] }, enemy] }).fight('overlord-greking', 'tocsin')
    expect([greking.seat(1).archives, greking.seat(0).battleline, greking.idle]).toEqual([['tocsin'], ['overlord-greking'], true])
  })

  test('a neighbor that is purged, returned or discarded from elsewhere is not archived (kf.purge.2)', () => {
    const t = table({
      seats: [{ house: 'dis', artifacts: ['sacrificial-altar'], hand: ['hysteria'], battleline: ['dextre', 'archimedes', 'shooler'] }, {}],
    })
    t.action('sacrificial-altar').target('dextre').play('hysteria')
    expect([t.seat(0).purged, t.seat(0).archives, t.seat(0).hand, t.idle]).toEqual([['dextre'], [], ['archimedes', 'shooler'], true])
  })

  test('two of them side by side archive each other', () => {
    const t = table({ seats: [{ house: 'dis', hand: ['gateway-to-dis'], battleline: ['archimedes', 'archimedes'] }, {}] })
    t.play('gateway-to-dis').choose({ card: { card: 'archimedes', copy: 2 } })
    expect([t.seat(0).archives, t.idle]).toEqual([['archimedes', 'archimedes'], true])
  })
})

describe('helper-bot', () => {
  test('lets one card that is not Logos be played this turn', () => {
    const t = table({
      seats: [{ house: 'logos', hand: ['helper-bot', 'dextre', 'bumpsy', 'shooler'], houses: ['logos', 'dis', 'brobnar'] }, { amber: 1 }],
    })
    expect(t.can({ verb: 'play', card: 'bumpsy' })).toBe(false)
    t.play('helper-bot')
    expect([t.can({ verb: 'play', card: 'bumpsy' }), t.can({ verb: 'discard', card: 'bumpsy' })]).toEqual([true, false])
    // a Logos card does not use it up
    t.play('dextre', { right: true })
    expect(t.can({ verb: 'play', card: 'bumpsy' })).toBe(true)
    t.play('bumpsy', { right: true })
    expect([t.can({ verb: 'play', card: 'shooler' }), t.idle]).toEqual([false, true])
  })

  test('two of them allow two cards; unused, it is over with the turn', () => {
    const bots = {
      house: 'logos',
      hand: ['helper-bot', 'helper-bot', 'krump', 'bumpsy', 'shooler'],
      houses: ['logos', 'dis', 'brobnar'],
    } as const
    const t = table({ seats: [bots, { houses: ['dis'] }] })
    t.play({ card: 'helper-bot', copy: 1 }).play({ card: 'helper-bot', copy: 2 }, { right: true })
    t.play('krump', { right: true }).play('bumpsy', { right: true })
    expect(t.can({ verb: 'play', card: 'shooler' })).toBe(false)
    const later = table({ seats: [bots, { houses: ['dis'] }] })
    later.play({ card: 'helper-bot', copy: 1 }).endTurn().house('dis').endTurn().house('logos')
    expect(later.can({ verb: 'play', card: 'krump' })).toBe(false)
  })
})

test('pip-pip stuns an enemy creature that reaps, not a friendly one', () => {
  const t = table({ active: 1, seats: [{ battleline: ['pip-pip'] }, { house: 'brobnar', battleline: ['troll'] }] })
  expect([t.reap('troll').choose({ verb: 'order', card: 'pip-pip' }).card('troll').stunned, t.idle]).toEqual([true, true])
  const own = table({ seats: [{ house: 'logos', battleline: ['pip-pip', 'dextre'] }, {}] })
  expect(own.reap('dextre').card('dextre').stunned).toBe(false)
})

test('professor-sutterkin draws a card for each friendly Logos creature, itself among them', () => {
  const t = table({ seats: [{ house: 'logos', battleline: ['professor-sutterkin', 'dextre', 'troll'] }, { battleline: ['mother'] }] })
  expect([t.reap('professor-sutterkin').seat(0).hand.length, t.idle]).toEqual([2, true])
})

const logos = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'logos', ...own }, other] })
/** The other seat is active: what Logos has stands on the side that waits. */
const waiting = (own: ScenarioSeat, other: ScenarioSeat) => table({ active: 1, seats: [{ house: 'logos', ...own }, other] })
const houses = ['logos', 'brobnar', 'dis'] as const

describe('actions', () => {
  test('binate-rupture doubles both pools, and only as the first card of the step (kf.alpha.1)', () => {
    const t = logos({ hand: ['binate-rupture', 'dextre'], amber: 3 }, { amber: 4 })
    expect([t.play('binate-rupture').seat(0).amber, t.seat(1).amber, t.idle]).toEqual([6, 8, true])
    const late = logos({ hand: ['binate-rupture', 'dextre'] }).play('dextre')
    expect(late.can({ verb: 'play', card: 'binate-rupture' })).toBe(false)
    expect(late.why({ verb: 'play', card: 'binate-rupture' })).toMatchObject([{ rule: 'kf.alpha.1' }])
  })

  test.each([
    [7, 1, 7],
    [8, 3, 6],
  ])('cutthroat-research at %d amber of the opponent leaves %d and %d', (amber, mine, theirs) => {
    const t = logos({ hand: ['cutthroat-research'] }, { amber }).play('cutthroat-research')
    expect([t.seat(0).amber, t.seat(1).amber, t.idle]).toEqual([mine, theirs, true])
  })

  test('eureka gains two beside its icon, archives two cards at random, and is alpha', () => {
    const t = logos({ hand: ['eureka', 'punch', 'smith', 'anger'] }).play('eureka')
    expect([t.seat(0).amber, t.seat(0).archives.length, t.seat(0).hand.length, t.idle]).toEqual([3, 2, 1, true])
    expect(
      logos({ hand: ['eureka', 'punch'] })
        .play('eureka')
        .seat(0).archives,
    ).toEqual(['punch'])
    expect(
      logos({ hand: ['eureka', 'dextre'] })
        .play('dextre')
        .can({ verb: 'play', card: 'eureka' }),
    ).toBe(false)
  })

  test('entropic-swirl deals two and gains one for each trait', () => {
    const t = logos({ hand: ['entropic-swirl', 'entropic-swirl'] }, { battleline: ['troll', 'pip-pip'] })
    t.play({ card: 'entropic-swirl', copy: 1 }).target('troll')
    expect([t.card('troll').damage, t.seat(0).amber]).toEqual([2, 1])
    // who dies of the damage has had both traits (kf.leaves.7)
    t.play({ card: 'entropic-swirl', copy: 2 }).target('pip-pip')
    expect([t.card('pip-pip').zone, t.seat(0).amber, t.idle]).toEqual(['discard', 3, true])
  })

  test('entropic-swirl: a ward takes the damage of all traits, which is of one effect (kf.ward.8)', () => {
    const t = logos({ hand: ['entropic-swirl'] }, { battleline: [{ card: 'titan-librarian', warded: true }] })
    t.play('entropic-swirl').target('titan-librarian')
    expect(t.card('titan-librarian')).toMatchObject({ warded: false, damage: 0 })
    expect([t.seat(0).amber, t.idle]).toEqual([2, true])
    expect(
      logos({ hand: ['entropic-swirl'] })
        .play('entropic-swirl')
        .seat(0).amber,
    ).toBe(0)
  })

  test('master-the-theory archives a card for each enemy creature, if you have none and like to', () => {
    const t = logos({ hand: ['master-the-theory', 'punch', 'smith', 'anger'] }, { battleline: ['troll', 'krump'] })
    t.play('master-the-theory').choose({ targets: ['punch', 'anger'] })
    expect([t.seat(0).archives.slice().sort(), t.seat(0).hand, t.idle]).toEqual([['anger', 'punch'], ['smith'], true])
    const no = logos({ hand: ['master-the-theory', 'punch'] }, { battleline: ['troll'] })
      .play('master-the-theory')
      .no()
    expect([no.seat(0).hand, no.idle]).toEqual([['punch'], true])
    const own = logos({ hand: ['master-the-theory', 'punch'], battleline: ['dextre'] }, { battleline: ['troll'] }).play('master-the-theory')
    expect([own.seat(0).hand, own.seat(0).amber, own.idle]).toEqual([['punch'], 1, true])
  })

  test('poke draws a card only if its one damage destroys an enemy', () => {
    const enemies = { battleline: ['troll', { card: 'umbra', warded: true }, 'bad-penny'] }
    const poke = (target: string) =>
      logos({ hand: ['poke'], battleline: ['dextre'], deck: ['smith', '…'] }, enemies)
        .play('poke')
        .target(target)
    expect(poke('troll').seat(0).hand).toEqual([])
    expect([poke('umbra').seat(0).hand, poke('umbra').card('umbra').warded]).toEqual([[], false])
    // it was destroyed, wherever it goes (kf.destroyed.6)
    expect([poke('bad-penny').seat(0).hand, poke('bad-penny').seat(1).hand]).toEqual([['smith'], ['bad-penny']])
    const t = logos({ hand: ['poke'], battleline: ['dextre'] }, { battleline: ['troll', 'umbra'] }).play('poke')
    expect(t.targets).toEqual(['troll', 'umbra'])
    expect(logos({ hand: ['poke'], battleline: ['dextre'] }).play('poke').idle).toBe(true)
  })

  test('standardized-testing destroys all of the lowest and all of the highest power, on both sides (kf.most.2)', () => {
    const t = logos({ hand: ['standardized-testing'], battleline: ['dextre', 'troll'] }, { battleline: ['umbra', 'pip-pip', 'krump'] })
    t.play('standardized-testing')
    expect([t.seat(0).battleline, t.seat(1).battleline, t.idle]).toEqual([['dextre'], ['krump'], true])
  })

  test('standardized-testing: a single creature is both, a ward saves one', () => {
    const t = logos({ hand: ['standardized-testing'] }, { battleline: ['troll'] }).play('standardized-testing')
    expect([t.seat(1).battleline, t.idle]).toEqual([[], true])
    const warded = logos({ hand: ['standardized-testing'] }, { battleline: [{ card: 'troll', warded: true }, 'krump', 'dextre'] })
    expect(warded.play('standardized-testing').seat(1).battleline).toEqual(['troll', 'krump'])
  })
})

describe('creatures', () => {
  test('eyegor puts one of the top three into the hand and discards the others', () => {
    const t = logos({ hand: ['eyegor'], deck: ['punch', 'smith', 'anger', 'krump'] }).play('eyegor')
    expect(t.targets).toEqual(['anger', 'punch', 'smith'])
    t.target('smith')
    expect([t.seat(0).hand, t.seat(0).discard.slice().sort(), t.seat(0).deck, t.idle]).toEqual([
      ['smith'],
      ['anger', 'punch'],
      ['krump'],
      true,
    ])
    // an empty deck is not made anew to be looked at (kf.deck.3)
    const empty = logos({ hand: ['eyegor'], deck: [], discard: ['punch'] }).play('eyegor')
    expect([empty.seat(0).discard, empty.seat(0).hand, empty.idle]).toEqual([['punch'], [], true])
  })

  test('hexpion goes to the archives with the top card of the deck when it is destroyed', () => {
    const t = waiting({ battleline: ['hexpion'], deck: ['smith', 'anger'] }, { house: 'brobnar', hand: ['punch'] })
    t.play('punch').target('hexpion')
    expect([t.seat(0).archives.slice().sort(), t.seat(0).deck, t.idle]).toEqual([['hexpion', 'smith'], ['anger'], true])
    const warded = waiting({ battleline: [{ card: 'hexpion', warded: true }], deck: ['smith'] }, { house: 'brobnar', hand: ['punch'] })
    expect(warded.play('punch').target('hexpion').seat(0).archives).toEqual([])
  })

  test('hexpion of another owner goes to that owner’s archives, the card of the deck to those of who controls it (kf.archives.5)', () => {
    const t = waiting(
      { battleline: [{ card: 'hexpion', owner: 1 }], deck: ['smith'] },
      { house: 'brobnar', hand: ['punch'], deck: ['anger'] },
    )
    t.play('punch').target('hexpion')
    expect([t.seat(0).archives, t.seat(1).archives, t.seat(1).deck]).toEqual([['smith'], ['hexpion'], ['anger']])
  })

  test('titan-librarian archives a card at the end of the turn, after drawing, if it is not on a flank', () => {
    const t = logos({ battleline: ['dextre', 'titan-librarian', 'troll'], hand: ['punch'], deck: ['smith', '…'] }).endTurn()
    expect(t.targets).toContain('smith')
    t.target('smith')
    expect([t.seat(0).archives, t.seat(0).hand.length]).toEqual([['smith'], 5])
    for (const battleline of [['titan-librarian'], ['titan-librarian', 'dextre'], ['dextre', 'titan-librarian']]) {
      const flank = logos({ battleline, hand: ['punch'] }, { houses }).endTurn()
      expect([flank.seat(0).archives, flank.decision?.kind]).toEqual([[], 'house'])
    }
  })

  test('zyx-researcher archives the top card of the deck or of the discard pile', () => {
    const own = { hand: ['zyx-researcher'], deck: ['smith', 'anger'], discard: ['punch', 'krump'] }
    const deck = logos(own).play('zyx-researcher').choose({ mode: 0 })
    expect([deck.seat(0).archives, deck.seat(0).discard, deck.idle]).toEqual([['smith'], ['punch', 'krump'], true])
    const pile = logos(own).play('zyx-researcher').choose({ mode: 1 })
    expect([pile.seat(0).archives, pile.seat(0).deck]).toEqual([['punch'], ['smith', 'anger']])
    // what is not there cannot be chosen
    const bare = logos({ hand: ['zyx-researcher'], deck: ['smith'] }).play('zyx-researcher')
    expect(bare.can({ mode: 1 })).toBe(false)
  })

  test('director-of-zyx archives the top card at the start of your turn, before a key is forged, and is elusive', () => {
    const t = waiting(
      { battleline: ['director-of-zyx'], deck: ['smith', 'anger'], amber: 6, houses },
      { house: 'brobnar', battleline: ['troll'] },
    )
    t.fight('troll', 'director-of-zyx')
    expect([t.card('director-of-zyx').damage, t.card('troll').damage]).toEqual([0, 0])
    t.endTurn()
    expect([t.seat(0).archives, t.decision?.kind]).toEqual([['smith'], 'forge'])
  })

  test('fila-the-researcher draws for a creature that is played next to her, not for one further off', () => {
    const own = { hand: ['titan-librarian'], battleline: ['fila-the-researcher', 'troll'], deck: ['smith', '…'] }
    expect(logos(own).play('titan-librarian', { left: true }).seat(0).hand).toEqual(['smith'])
    const far = logos(own).play('titan-librarian', { right: true })
    expect([far.seat(0).hand, far.idle]).toEqual([[], true])
  })

  test('fila-the-researcher: what the opponent plays next to her counts, what is put into play does not (kf.putinto.1)', () => {
    const t = waiting({ battleline: ['fila-the-researcher'], deck: ['smith', '…'] }, { house: 'shadows', hand: ['scowly-caper'] })
    t.play('scowly-caper', { right: true })
    expect([t.seat(0).battleline, t.seat(0).hand, t.idle]).toEqual([['fila-the-researcher', 'scowly-caper'], ['smith'], true])
  })

  test('jargogle puts a card of your hand under itself, and plays it when destroyed in your turn', () => {
    const t = logos({ hand: ['jargogle', 'wild-wormhole', 'twin-bolt-emission'], deck: ['dextre', '…'] })
    t.play('jargogle').target('wild-wormhole')
    expect([t.card('jargogle').under, t.seat(0).hand]).toEqual([['wild-wormhole'], ['twin-bolt-emission']])
    t.play('twin-bolt-emission').target('jargogle').target('wild-wormhole').choose({ place: 'left' })
    // one icon of the bolt, one of the card below
    expect([t.seat(0).battleline, t.seat(0).amber, t.idle]).toEqual([['dextre'], 2, true])
    expect(logos({ hand: ['jargogle'] }).play('jargogle').idle).toBe(true)
  })

  test('jargogle destroyed in the opponent’s turn archives the card below, also of another house', () => {
    const t = waiting({ battleline: [{ card: 'jargogle', under: ['krump'] }] }, { house: 'brobnar', hand: ['punch'] })
    t.play('punch').target('jargogle').target('krump')
    expect([t.seat(0).archives, t.seat(0).discard, t.idle]).toEqual([['krump'], ['jargogle'], true])
  })

  test('jargogle under unlocked-gateway: omega does not stop the card below, and the creature that comes this way was not tagged', () => {
    const t = table({
      seats: [
        { house: 'dis', hand: ['unlocked-gateway'], battleline: [{ card: 'jargogle', under: ['wild-wormhole'] }], deck: ['dextre', '…'] },
        { battleline: ['troll'], houses },
      ],
    })
    t.play('unlocked-gateway').target('wild-wormhole').choose({ place: 'left' })
    expect([t.seat(0).battleline, t.seat(1).battleline, t.active]).toEqual([['dextre'], [], 1])
  })

  test('project-zyx may play a card of your archives, of any house, after reaping and fighting', () => {
    const t = logos({ battleline: ['project-zyx'], archives: ['krump', 'smith'] }, { battleline: ['umbra'] }).reap('project-zyx')
    expect(t.targets).toEqual(['krump', 'smith'])
    t.target('krump').choose({ place: 'left' })
    expect([t.seat(0).battleline, t.seat(0).archives, t.idle]).toEqual([['krump', 'project-zyx'], ['smith'], true])
    const fight = logos({ battleline: ['project-zyx'], archives: ['smith'] }, { battleline: ['umbra'] }).fight('project-zyx', 'umbra')
    expect([fight.no().seat(0).archives, fight.idle]).toEqual([['smith'], true])
    expect(logos({ battleline: ['project-zyx'] }).reap('project-zyx').idle).toBe(true)
  })

  test('project-zyx: an abducted card goes to its owner’s hand and is not played (kf.archives.6)', () => {
    const t = logos({ battleline: ['project-zyx'], archives: [{ card: 'krump', owner: 1 }] })
      .reap('project-zyx')
      .target('krump')
    expect([t.card('krump').zone, t.card('krump').holder, t.seat(0).battleline, t.idle]).toEqual(['hand', 1, ['project-zyx'], true])
  })

  test('the-curator lets your artifacts enter ready, not those of the opponent', () => {
    const t = logos({ battleline: ['the-curator'], hand: ['memory-chip'] }, { hand: ['gauntlet-of-command'], houses })
    expect(t.play('memory-chip').card('memory-chip').exhausted).toBe(false)
    t.endTurn().house('brobnar').play('gauntlet-of-command')
    expect(t.card('gauntlet-of-command').exhausted).toBe(true)
  })
})

describe('artifacts and upgrades', () => {
  test('backup-copy puts its creature on top of its owner’s deck when destroyed; itself it is discarded (kf.leaves.5)', () => {
    const t = waiting(
      { battleline: [{ card: 'troll', upgrades: ['backup-copy'], damage: 7 }], deck: ['smith'] },
      { house: 'brobnar', hand: ['punch'] },
    )
    t.play('punch').target('troll')
    expect([t.seat(0).deck, t.seat(0).discard, t.idle]).toEqual([['troll', 'smith'], ['backup-copy'], true])
    const enemy = logos({ hand: ['backup-copy', 'poke'] }, { battleline: ['umbra', { card: 'krump', damage: 5 }], deck: ['smith'] })
    enemy.play('backup-copy', { onto: 'krump' }).play('poke').target('krump')
    expect([enemy.seat(1).deck, enemy.seat(0).discard]).toEqual([
      ['krump', 'smith'],
      ['poke', 'backup-copy'],
    ])
  })

  test('memory-chip archives a card after you choose Logos, after no other choice', () => {
    const own = { artifacts: ['memory-chip'], hand: ['punch', 'smith'], houses }
    const t = table({ step: 'house', seats: [own, {}] }).house('logos')
    expect(t.targets).toEqual(['punch', 'smith'])
    expect([t.target('punch').seat(0).archives, t.seat(0).hand]).toEqual([['punch'], ['smith']])
    const other = table({ step: 'house', seats: [own, {}] }).house('brobnar')
    expect([other.seat(0).archives, other.idle]).toEqual([[], true])
    const enemy = table({ step: 'house', active: 1, seats: [own, { houses }] }).house('logos')
    expect([enemy.seat(0).archives, enemy.idle]).toEqual([[], true])
  })

  test('quantum-fingertrap swaps two creatures of one battleline, on either side (kf.swap.2)', () => {
    const t = logos({ artifacts: ['quantum-fingertrap'], battleline: ['dextre'] }, { battleline: ['troll', 'krump', 'umbra'] })
    t.action('quantum-fingertrap')
    t.choose({ targets: ['troll', 'umbra'] })
    expect([t.seat(1).battleline, t.idle]).toEqual([['umbra', 'krump', 'troll'], true])
    const own = logos({ artifacts: ['quantum-fingertrap'], battleline: ['dextre', 'pip-pip'] }, { battleline: ['troll'] })
    own.action('quantum-fingertrap').target('dextre')
    expect(own.can({ target: 'troll' })).toBe(false)
  })

  test('seismo-entangler keeps creatures of a house from reaping in the opponent’s next turn', () => {
    const t = logos({ artifacts: ['seismo-entangler'], houses }, { battleline: ['troll', 'umbra'], houses: ['brobnar', 'shadows'] })
    t.action('seismo-entangler').choose({ house: 'brobnar' })
    t.endTurn().house('brobnar')
    expect([t.can({ verb: 'reap', card: 'troll' }), t.idle]).toEqual([false, true])
    t.endTurn().house('dis').endTurn().house('brobnar')
    expect(t.can({ verb: 'reap', card: 'troll' })).toBe(true)
    const other = logos({ artifacts: ['seismo-entangler'] }, { battleline: ['troll', 'umbra'], houses: ['brobnar', 'shadows'] })
    other.action('seismo-entangler').choose({ house: 'brobnar' }).endTurn().house('shadows')
    expect(other.can({ verb: 'reap', card: 'umbra' })).toBe(true)
  })

  test('[redacted] gets one for each choice of Logos; with four it is destroyed and forges a key for nothing', () => {
    const at = (amber: number) => table({ step: 'house', seats: [{ artifacts: [{ card: '[redacted]', amber }], amber: 1, houses }, {}] })
    const two = at(2).house('logos')
    expect([two.card('[redacted]').amber, two.seat(0).keys, two.idle]).toEqual([3, [], true])
    const t = at(3).house('logos').choose({ color: 'red' })
    expect([t.seat(0).keys, t.seat(0).amber, t.seat(0).discard, t.idle]).toEqual([['red'], 1, ['[redacted]'], true])
    // a fourth that came some other way waits for the next choice of Logos, as published
    const other = at(4).house('brobnar')
    expect([other.card('[redacted]').amber, other.seat(0).keys, other.idle]).toEqual([4, [], true])
  })

  test('fetchdrones: for each Logos card of the two that it discards a friendly creature captures two', () => {
    const own = { artifacts: ['fetchdrones'], battleline: ['troll', 'umbra'] }
    const t = logos({ ...own, deck: ['poke', 'eyegor', 'smith'] }, { amber: 3 }).action('fetchdrones')
    expect(t.targets).toEqual(['troll', 'umbra'])
    t.target('troll').target('umbra')
    expect([t.card('troll').amber, t.card('umbra').amber, t.seat(1).amber, t.seat(0).deck, t.idle]).toEqual([2, 1, 0, ['smith'], true])
    const none = logos({ ...own, deck: ['punch', 'smith'] }, { amber: 3 }).action('fetchdrones')
    expect([none.seat(1).amber, none.seat(0).discard.length, none.idle]).toEqual([3, 2, true])
    const bare = logos({ artifacts: ['fetchdrones'], deck: ['poke', 'punch'] }, { amber: 3, battleline: ['troll'] }).action('fetchdrones')
    expect([bare.seat(1).amber, bare.idle]).toEqual([3, true])
  })

  test('scientifical-hack: sacrificed, it lets your artifacts be used in any house this turn', () => {
    const t = table({
      seats: [
        { house: 'brobnar', artifacts: ['scientifical-hack', 'shard-of-knowledge'], battleline: ['dextre'] },
        { artifacts: ['memory-chip'] },
      ],
    })
    expect(t.can({ verb: 'action', card: 'shard-of-knowledge' })).toBe(false)
    t.omni('scientifical-hack')
    expect([t.card('scientifical-hack').zone, t.can({ verb: 'reap', card: 'dextre' })]).toEqual(['discard', false])
    expect(t.action('shard-of-knowledge').seat(0).hand.length).toBe(1)
  })

  test('shard-of-knowledge draws for each friendly Shard, itself among them', () => {
    const t = logos({ artifacts: ['shard-of-knowledge', 'shard-of-greed'] }, { artifacts: ['shard-of-life'] }).action('shard-of-knowledge')
    expect([t.seat(0).hand.length, t.idle]).toEqual([2, true])
  })
})
