import { describe, expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { Generator, seedOf } from '../../../../kernel/random.ts'
import { keyforge } from '../../index.ts'
import { observe } from '../../rules/index.ts'
import { table } from '../../scenario/index.ts'

/** Mass Mutation, house Logos: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Logos is active. */

const logos = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'logos', ...own }, other] })

test('lyco-bot fights without being hurt, and changes a card of the hand when it reaps', () => {
  const t = logos({ battleline: ['lyco-bot'], hand: ['punch'], deck: ['anger'] }, { battleline: ['troll'] })
  expect(t.fight('lyco-bot', 'troll').card('lyco-bot').damage).toBe(0)
  t.set('lyco-bot', { exhausted: false }).reap('lyco-bot').target('punch')
  expect([t.seat(0).hand, t.seat(0).discard]).toEqual([['anger'], ['punch']])
  const empty = logos({ battleline: ['lyco-bot'], deck: ['anger'] }).reap('lyco-bot')
  expect([empty.seat(0).hand, empty.idle]).toEqual([[], true])
})

test('auto-encoder archives the top card after each card that is discarded from your hand, by the opponent too', () => {
  const t = logos({ artifacts: ['auto-encoder'], hand: ['q-mechs', 'punch'], deck: ['anger', 'krump'] }).discard('q-mechs')
  expect([t.seat(0).archives, t.seat(0).deck]).toEqual([['anger'], ['krump']])
  const theirs = table({
    active: 1,
    seats: [
      { artifacts: ['auto-encoder'], hand: ['punch'], deck: ['anger'], houses: ['logos', 'mars', 'dis'] },
      { house: 'dis', hand: ['mind-barb'] },
    ],
  })
  expect(theirs.play('mind-barb').seat(0).archives).toEqual(['anger'])
  const other = logos({ artifacts: ['auto-encoder'], deck: ['anger'], hand: ['subtle-otto'], house: 'shadows' }, { hand: ['punch'] })
  expect(other.play('subtle-otto').seat(0).archives).toEqual([])
})

test('bot-bookton plays the top card of the deck, whatever its house', () => {
  const t = logos({ battleline: ['bot-bookton'], deck: ['punch', 'anger'] }, { battleline: ['troll'] }).reap('bot-bookton')
  expect(t.targets).toEqual(['bot-bookton', 'troll'])
  t.target('troll')
  expect([t.card('troll').damage, t.seat(0).discard, t.seat(0).deck]).toEqual([3, ['punch'], ['anger']])
  expect(logos({ battleline: ['bot-bookton'], deck: [] }).reap('bot-bookton').idle).toBe(true)
})

test.each(['dæmo-bot', 'dino-bot', 'sacro-bot', 'umbra-bot'])('%s changes a card of the hand when it reaps', (id) => {
  const t = logos({ battleline: [id], hand: ['punch'], deck: ['anger'] })
    .reap(id)
    .target('punch')
  expect([t.seat(0).hand, t.seat(0).discard]).toEqual([['anger'], ['punch']])
  expect(
    logos({ battleline: [id], deck: ['anger'] })
      .reap(id)
      .seat(0).hand,
  ).toEqual([])
})

test('dæmo-bot steals one when destroyed, dino-bot may be exalted to deal three, the others have armor and are elusive', () => {
  const t = logos({ battleline: ['dæmo-bot'] }, { battleline: ['troll'], amber: 2 }).fight('dæmo-bot', 'troll')
  expect([t.card('dæmo-bot').zone, t.seat(0).amber, t.seat(1).amber]).toEqual(['discard', 1, 1])
  const dino = logos({ hand: ['dino-bot'] }, { battleline: ['troll'] })
    .play('dino-bot')
    .yes()
    .target('troll')
  expect([dino.card('dino-bot').amber, dino.card('troll').damage]).toEqual([1, 3])
  const both = logos({ battleline: ['sacro-bot', 'umbra-bot'] })
  expect([both.card('sacro-bot').armor, both.card('umbra-bot').keywords]).toEqual([2, { elusive: 1 }])
})

test('diametric-charge deals one to a creature and two to its neighbors', () => {
  const t = logos({ hand: ['diametric-charge'] }, { battleline: ['troll', 'krump', 'bumpsy', 'valdr'] })
    .play('diametric-charge')
    .target('krump')
  expect(['troll', 'krump', 'bumpsy', 'valdr'].map((id) => t.card(id).damage)).toEqual([2, 1, 2, 0])
  expect(
    logos({ hand: ['diametric-charge'] })
      .play('diametric-charge')
      .seat(0).amber,
  ).toBe(1)
})

test('eclectic-inquiry archives the top two cards, or the one that there is', () => {
  const t = logos({ hand: ['eclectic-inquiry'], deck: ['punch', 'anger', 'krump'] }).play('eclectic-inquiry')
  expect([[...t.seat(0).archives].sort(), t.seat(0).deck]).toEqual([['anger', 'punch'], ['krump']])
  expect(
    logos({ hand: ['eclectic-inquiry'], deck: ['punch'] })
      .play('eclectic-inquiry')
      .seat(0).archives,
  ).toEqual(['punch'])
})

test('infomorph brings icons of drawing to other cards, and is a creature of power 4 itself', () => {
  const t = logos({ hand: ['infomorph'] }).play('infomorph')
  expect([t.card('infomorph').power, t.card('infomorph').zone, t.seat(0).hand]).toEqual([4, 'battleline', []])
})

test('lethologica discards down to a Logos card, which comes to the hand', () => {
  const t = logos({ hand: ['lethologica'], deck: ['punch', 'anger', 'q-mechs', 'krump'] }).play('lethologica')
  expect([t.seat(0).hand, t.seat(0).deck, [...t.seat(0).discard].sort()]).toEqual([
    ['q-mechs'],
    ['krump'],
    ['anger', 'lethologica', 'punch'],
  ])
  const none = logos({ hand: ['lethologica'], deck: ['punch'] }).play('lethologica')
  expect([none.seat(0).hand, none.seat(0).deck, none.idle]).toEqual([[], [], true])
})

test('munchling may discard a Logos card of hand or archives after a fight for one Æmber', () => {
  const t = logos({ battleline: ['munchling'], hand: ['q-mechs', 'punch'], archives: ['causal-loop', 'anger'] }, { battleline: ['troll'] })
  t.fight('munchling', 'troll')
  expect(t.targets).toEqual(['causal-loop', 'q-mechs'])
  t.target('causal-loop')
  expect([t.seat(0).amber, t.seat(0).discard, t.card('munchling').damage]).toEqual([1, ['causal-loop'], 0])
  const no = logos({ battleline: ['munchling'], hand: ['q-mechs'] }, { battleline: ['troll'] })
    .fight('munchling', 'troll')
    .no()
  expect([no.seat(0).amber, no.seat(0).hand]).toEqual([0, ['q-mechs']])
  expect(logos({ battleline: ['munchling'], hand: ['punch'] }, { battleline: ['troll'] }).fight('munchling', 'troll').idle).toBe(true)
})

test('opposition-research: no enemy creature reaps in the next turn of the opponent, but fights', () => {
  const t = logos({ hand: ['opposition-research'], battleline: ['q-mechs'] }, { battleline: ['troll'], houses: ['brobnar', 'dis', 'mars'] })
  t.play('opposition-research').endTurn().house('brobnar')
  expect([t.can({ verb: 'reap', card: 'troll' }), t.can({ verb: 'fight', card: 'troll' })]).toEqual([false, true])
})

test('q-mechs draws a card, and goes to the archives when it is destroyed', () => {
  const t = logos({ hand: ['q-mechs'], deck: ['punch'] }, { battleline: ['troll'] }).play('q-mechs')
  expect(t.seat(0).hand).toEqual(['punch'])
  t.set('q-mechs', { exhausted: false }).fight('q-mechs', 'troll')
  expect([t.seat(0).archives, t.seat(0).discard]).toEqual([['q-mechs'], []])
})

test('titan-engineer makes keys dearer for both while it is on no flank', () => {
  const t = logos({ battleline: ['q-mechs', 'titan-engineer', 'munchling'] })
  expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([7, 7])
  t.move('munchling', 'discard')
  expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([6, 6])
})

test('causal-loop archives a card of the hand and itself, itself also alone', () => {
  const t = logos({ hand: ['causal-loop', 'punch', 'anger'] })
    .play('causal-loop')
    .target('punch')
  expect([[...t.seat(0).archives].sort(), t.seat(0).hand]).toEqual([['causal-loop', 'punch'], ['anger']])
  expect(
    logos({ hand: ['causal-loop'] })
      .play('causal-loop')
      .seat(0).archives,
  ).toEqual(['causal-loop'])
})

test('forge-compiler goes when the opponent forges, and wards each friendly creature', () => {
  const t = table({
    active: 1,
    step: 'start',
    seats: [
      { artifacts: ['forge-compiler'], battleline: ['q-mechs', 'munchling'] },
      { amber: 6, battleline: ['troll'] },
    ],
  }).choose({ color: 'red' })
  expect(['q-mechs', 'munchling', 'troll'].map((id) => t.card(id).warded)).toEqual([true, true, false])
  expect(t.card('forge-compiler').zone).toBe('discard')
  const own = table({ step: 'start', seats: [{ artifacts: ['forge-compiler'], battleline: ['q-mechs'], amber: 6 }, {}] }).choose({
    color: 'red',
  })
  expect([own.card('forge-compiler').zone, own.card('q-mechs').warded]).toEqual(['artifacts', false])
})

test('krrrzzzaaap destroys every creature that is no Mutant, for a chain', () => {
  const t = logos(
    { hand: ['krrrzzzaaap'], battleline: ['q-mechs', 'munchling'] },
    { battleline: ['troll', { card: 'krump', warded: true }, 'rad-penny'] },
  )
  t.play('krrrzzzaaap')
  expect([t.seat(0).battleline, t.seat(1).battleline, t.seat(0).chains]).toEqual([['munchling'], ['krump', 'rad-penny'], 1])
  expect(
    logos({ hand: ['krrrzzzaaap'] })
      .play('krrrzzzaaap')
      .seat(0).chains,
  ).toBe(1)
})

test('mutagenic-serum lets friendly Mutants of any house be used this turn, also in a turn of another house', () => {
  const t = table({
    seats: [
      { house: 'mars', artifacts: ['mutagenic-serum'], battleline: ['rad-penny', 'q-mechs'], houses: ['mars', 'logos', 'shadows'] },
      { battleline: ['troll'] },
    ],
  })
  expect(t.can({ verb: 'reap', card: 'rad-penny' })).toBe(false)
  t.omni('mutagenic-serum')
  expect([t.card('mutagenic-serum').zone, t.can({ verb: 'reap', card: 'q-mechs' })]).toEqual(['discard', false])
  expect(t.reap('rad-penny').seat(0).amber).toBe(1)
})

test('novu-dynamo is fed with a Logos card of hand or archives at the start of the turn, or goes', () => {
  const start = (own: ScenarioSeat) =>
    table({ step: 'start', seats: [{ battleline: ['novu-dynamo'], houses: ['logos', 'dis', 'mars'], ...own }, {}] })
  const fed = start({ hand: ['q-mechs', 'punch'], archives: ['causal-loop'] })
  expect(fed.targets).toEqual(['causal-loop', 'q-mechs'])
  fed.target('q-mechs')
  expect([fed.seat(0).amber, fed.card('novu-dynamo').zone]).toEqual([1, 'battleline'])
  const no = start({ hand: ['q-mechs'] }).no()
  expect([no.seat(0).amber, no.card('novu-dynamo').zone]).toEqual([0, 'discard'])
  expect(start({ hand: ['punch'] }).card('novu-dynamo').zone).toBe('discard')
})

test('professor-terato has every Mutant draw when it reaps, also those of the opponent', () => {
  const t = logos({ battleline: ['professor-terato', 'q-mechs'], deck: ['punch', 'anger'] })
  t.reap('professor-terato').reap('q-mechs')
  expect(t.seat(0).hand).toEqual(['punch'])
  const theirs = table({
    active: 1,
    seats: [{ battleline: ['professor-terato'] }, { house: 'logos', battleline: ['munchling'], deck: ['punch'] }],
  })
  expect(theirs.reap('munchling').seat(1).hand).toEqual(['punch'])
})

test('adaptoid adapts when a card with a bonus icon is played: armor, assault or a theft, for this turn', () => {
  const played = () =>
    logos(
      { hand: ['mutagenic-serum'], battleline: ['adaptoid'], deck: [], houses: ['logos', 'dis', 'mars'] },
      { battleline: ['troll'], amber: 2, houses: ['brobnar', 'dis', 'mars'] },
    ).play('mutagenic-serum')
  const armor = played().choose({ mode: 0 })
  expect(armor.card('adaptoid').armor).toBe(2)
  expect(armor.endTurn().card('adaptoid').armor).toBe(0)
  expect(played().choose({ mode: 1 }).card('adaptoid').keywords).toEqual({ assault: 2 })
  const thief = played().choose({ mode: 2 }).set('troll', { stunned: true }).set('adaptoid', { warded: true }).fight('adaptoid', 'troll')
  expect([thief.seat(0).amber, thief.seat(1).amber]).toEqual([2, 1])
  const plain = logos({ hand: ['causal-loop'], battleline: ['adaptoid'] }).play('causal-loop')
  expect(plain.idle).toBe(true)
})

test('auto-vac-5150 makes keys dearer for a card of the archives, else archives a card', () => {
  const t = logos({ artifacts: ['auto-vac-5150'], archives: ['punch'], hand: ['anger'] }, { amber: 8, houses: ['brobnar', 'dis', 'mars'] })
  t.action('auto-vac-5150').target('punch')
  expect([t.seat(0).archives, t.seat(0).hand]).toEqual([[], ['anger']])
  t.endTurn()
  expect([t.decision?.kind, t.seat(1).keyCost]).toEqual(['house', 9])
  const no = logos({ artifacts: ['auto-vac-5150'], archives: ['punch'], hand: ['anger'] })
    .action('auto-vac-5150')
    .no()
    .target('anger')
  expect([...no.seat(0).archives].sort()).toEqual(['anger', 'punch'])
  expect(
    logos({ artifacts: ['auto-vac-5150'], hand: ['anger'] })
      .action('auto-vac-5150')
      .target('anger')
      .seat(0).archives,
  ).toEqual(['anger'])
})

test('library-card is purged, and every card played after it draws one this turn', () => {
  const t = logos({ artifacts: ['library-card'], hand: ['q-mechs', 'infomorph'], deck: ['punch', 'anger', 'krump', 'troll'] })
  t.action('library-card')
  expect(t.seat(0).purged).toEqual(['library-card'])
  t.play('infomorph')
  expect(t.seat(0).hand).toEqual(['q-mechs', 'punch'])
})

test('mind-over-matter puts every creature into the archives of its owner', () => {
  const t = logos(
    { hand: ['mind-over-matter'], battleline: ['q-mechs', { card: 'krump', owner: 1 }] },
    { battleline: ['troll', { card: 'bumpsy', warded: true }] },
  )
  t.play('mind-over-matter')
  expect([t.seat(0).archives, [...t.seat(1).archives].sort(), t.seat(1).battleline]).toEqual([['q-mechs'], ['krump', 'troll'], ['bumpsy']])
})

test('cyber-clone has the power of the creature that it purges, and its armor, keywords and traits, until it leaves play', () => {
  const t = table({
    seats: [{ house: 'logos', hand: ['cyber-clone'] }, { battleline: ['champion-anaphiel'] }],
  })
    .play('cyber-clone')
    .target('champion-anaphiel')
  expect(t.card('champion-anaphiel').zone).toBe('purged')
  expect(t.card('cyber-clone')).toMatchObject({ power: 6, armor: 1, keywords: { taunt: 1 } })
  expect([...t.card('cyber-clone').traits].sort()).toEqual(['knight', 'mutant', 'spirit'])
  t.move('cyber-clone', 'hand')
  expect([t.card('cyber-clone').power, t.card('cyber-clone').armor]).toEqual([1, 0])
})

test('cyber-clone takes the power that the creature had last, and counters of its own come on top', () => {
  const own = { house: 'logos', hand: ['cyber-clone'] } as const
  const t = table({ seats: [{ ...own, hand: [...own.hand] }, { battleline: [{ card: 'troll', counters: { power: 2 } }] }] })
    .play('cyber-clone')
    .target('troll')
  expect(t.card('cyber-clone').power).toBe(10)
  t.set('cyber-clone', { damage: 9 })
  expect(t.card('cyber-clone').zone).toBe('battleline')
})

test('cyber-clone: a ward saves the creature, which lends nothing then; alone it stays as it is; the omega of a creature ends no step', () => {
  const warded = table({ seats: [{ house: 'logos', hand: ['cyber-clone'] }, { battleline: [{ card: 'troll', warded: true }] }] })
    .play('cyber-clone')
    .target('troll')
  expect([warded.card('troll').zone, warded.card('cyber-clone').power]).toEqual(['battleline', 1])
  const alone = table({ seats: [{ house: 'logos', hand: ['cyber-clone'] }, {}] }).play('cyber-clone')
  expect([alone.card('cyber-clone').power, alone.idle]).toEqual([1, true])
  const omega = table({ seats: [{ house: 'logos', hand: ['cyber-clone', 'infomorph'] }, { battleline: ['duskwitch'] }] })
    .play('cyber-clone')
    .target('duskwitch')
  expect([omega.step, omega.can({ verb: 'play', card: 'infomorph' })]).toEqual(['main', true])
})

describe('animator (kf.artifact.4)', () => {
  const animate = (id: string, own: ScenarioSeat = {}, other: ScenarioSeat = {}) =>
    logos({ artifacts: ['animator'], ...own }, other)
      .action('animator')
      .target(id)

  test('makes an artifact a creature of power 3 and of the active house, on a flank, until the turn ends', () => {
    const t = animate(
      'gauntlet-of-command',
      { artifacts: ['animator', 'gauntlet-of-command'], battleline: ['titan-engineer', 'q-mechs'] },
      { battleline: ['krump'] },
    )
    expect(t.options.map(({ place }) => place)).toEqual(['left', 'right'])
    t.choose({ verb: 'flank', place: 'left' })
    expect([t.seat(0).battleline, t.seat(0).artifacts]).toEqual([['gauntlet-of-command', 'titan-engineer', 'q-mechs'], ['animator']])
    expect(t.card('gauntlet-of-command')).toMatchObject({ type: 'creature', power: 3, armor: 0, houses: ['logos'], exhausted: false })
    expect([t.can({ verb: 'reap', card: 'gauntlet-of-command' }), t.can({ verb: 'action', card: 'gauntlet-of-command' })]).toEqual([
      true,
      true,
    ])
    t.reap('gauntlet-of-command').endTurn()
    expect([t.seat(0).battleline, t.seat(0).artifacts]).toEqual([
      ['titan-engineer', 'q-mechs'],
      ['animator', 'gauntlet-of-command'],
    ])
    expect(t.card('gauntlet-of-command')).toMatchObject({ type: 'artifact', power: 0, houses: ['brobnar'] })
  })

  test('moves no creature, and an artifact of the opponent to its own line, where it can be fought and is destroyed', () => {
    const t = logos({ artifacts: ['animator'], battleline: ['titan-engineer'] }, { artifacts: ['library-of-babble'] }).action('animator')
    expect(t.targets).toEqual(['animator', 'library-of-babble'])
    t.target('library-of-babble')
    expect(t.seat(1).battleline).toEqual(['library-of-babble'])
    expect(t.fight('titan-engineer', 'library-of-babble').card('titan-engineer').damage).toBe(3)
    expect(t.seat(1).discard).toEqual(['library-of-babble'])
    expect(t.card('library-of-babble')).toMatchObject({ type: 'artifact', power: 0 })
  })

  test('is a creature itself, exhausted, and nothing else without another artifact', () => {
    const t = logos({ artifacts: ['animator'] })
      .action('animator')
      .target('animator')
    expect([t.seat(0).battleline, t.card('animator').exhausted, t.idle]).toEqual([['animator'], true, true])
    expect(t.endTurn().seat(0).artifacts).toEqual(['animator'])
  })

  test('what only a creature can have is gone with the turn, Æmber stays', () => {
    const t = animate('library-of-babble', { artifacts: ['animator', 'library-of-babble'], hand: ['rocket-boots', 'labwork'] })
    t.play('rocket-boots').target('library-of-babble')
    t.set('library-of-babble', { damage: 2, amber: 1, stunned: true }).endTurn()
    expect(t.card('library-of-babble')).toMatchObject({ zone: 'artifacts', damage: 0, amber: 1, stunned: false, upgrades: [] })
    expect(t.seat(0).discard).toEqual(['rocket-boots'])
  })

  test('a card whose text says what it is in a battleline is that, and stays', () => {
    const t = animate('auto-legionary', { artifacts: ['animator', 'auto-legionary'] })
    expect(t.card('auto-legionary')).toMatchObject({ zone: 'battleline', type: 'creature', power: 5 })
    expect(t.endTurn().seat(0).battleline).toEqual(['auto-legionary'])
  })

  test('whoever takes control of it has it in the own line, on the flank that the active player chooses', () => {
    const t = table({
      seats: [
        { house: 'logos', artifacts: ['animator'], hand: ['harland-mindlock'], houses: ['logos', 'mars', 'dis'], battleline: ['krump'] },
        { artifacts: ['library-of-babble'] },
      ],
    })
    t.action('animator').target('library-of-babble')
    expect(t.card('library-of-babble')).toMatchObject({ controller: 1, zone: 'battleline' })
    t.play('harland-mindlock', { left: true }).target('library-of-babble').choose({ verb: 'flank', place: 'right' })
    expect(t.seat(0).battleline).toEqual(['harland-mindlock', 'krump', 'library-of-babble'])
    expect(t.endTurn().seat(0).artifacts).toEqual(['animator', 'library-of-babble'])
  })

  test('one that left play meanwhile is an artifact when it comes back', () => {
    const t = animate('library-of-babble', { artifacts: ['animator', 'library-of-babble'], hand: ['dimension-door'] })
    t.move('library-of-babble', 'hand').play('library-of-babble')
    expect([t.seat(0).battleline, t.seat(0).artifacts]).toEqual([[], ['animator', 'library-of-babble']])
  })
})

describe('the-archivist (kf.archives.7)', () => {
  const next = (t: ReturnType<typeof logos>) => t.endTurn().endTurn().house('logos')

  test('archived by its controller it lies faceup, and any number of cards may be taken', () => {
    const t = logos({ hand: ['the-archivist', 'causal-loop'], archives: ['anger', 'punch', 'krump'] })
      .play('causal-loop')
      .target('the-archivist')
    expect(t.card('the-archivist').faceup).toBe(true)
    expect(t.card('anger').faceup).toBe(false)
    expect(observe(t.position, 1).seats[0].archivedFaceup.map(({ id }) => id)).toEqual(['the-archivist'])
    expect(observe(t.position, 1).seats[0].archives).toBeUndefined()
    next(t)
    expect(t.options.map(({ verb }) => verb)).toEqual(['leave', 'take', 'takeSome'])
    t.choose({ verb: 'takeSome' })
    expect(t.targets).toEqual(['anger', 'causal-loop', 'krump', 'punch', 'the-archivist'])
    t.choose({ targets: ['anger', 'krump'] })
    expect([...t.seat(0).archives].sort()).toEqual(['causal-loop', 'punch', 'the-archivist'])
    expect(t.seat(0).hand).toEqual(expect.arrayContaining(['anger', 'krump']))
  })

  test('all may be taken as ever, and none; in the hand it is hidden again', () => {
    const archived = () =>
      next(
        logos({ hand: ['the-archivist', 'causal-loop'], archives: ['anger'] })
          .play('causal-loop')
          .target('the-archivist'),
      )
    const t = archived().choose({ verb: 'take' })
    expect([t.seat(0).archives, t.card('the-archivist').faceup]).toEqual([[], false])
    expect(observe(t.position, 1).seats[0].archivedFaceup).toEqual([])
    const none = archived().choose({ verb: 'takeSome' }).done()
    expect([[...none.seat(0).archives].sort(), none.step]).toEqual([['anger', 'causal-loop', 'the-archivist'], 'main'])
    const itself = archived()
      .choose({ verb: 'takeSome' })
      .choose({ targets: ['the-archivist'] })
    expect(next(itself).options.map(({ verb }) => verb)).toEqual(['leave', 'take'])
  })

  test('what puts it into archives, whoever it is, does not archive it: it lies facedown', () => {
    const put = (active: 0 | 1) =>
      table({
        active,
        seats: [
          { house: 'logos', hand: ['mind-over-matter'], battleline: ['the-archivist'] },
          { house: 'logos', hand: ['mind-over-matter'] },
        ],
      }).play({ card: 'mind-over-matter', seat: active })
    for (const active of [0, 1] as const)
      expect([put(active).seat(0).archives, put(active).card('the-archivist').faceup]).toEqual([['the-archivist'], false])
  })

  test('in worlds dealt anew it stays where all see it', () => {
    const own = { hand: ['causal-loop', 'the-archivist', 'anger', 'punch', 'krump'], deck: ['bumpsy', 'troll'] }
    const t = logos(own).play('causal-loop').target('the-archivist')
    for (let seed = 0; seed < 20; seed++) {
      const world = keyforge.blank()
      keyforge.copy(world, t.position)
      keyforge.determinize(world, 1, new Generator(seedOf(seed)))
      expect(observe(world, 1)).toEqual(observe(t.position, 1))
    }
  })

  test('facedown it does nothing', () => {
    const t = next(logos({ archives: ['the-archivist', 'anger'] }))
    expect(t.options.map(({ verb }) => verb)).toEqual(['leave', 'take'])
  })
})
