import { describe, expect, test } from 'vitest'
import type { ScenarioSeat, Table } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'
import { right } from '../../../../../test/facedown.ts'

/** Winds of Exchange, house Ekwidon: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Ekwidon is active. */

const ekwidon = (own: ScenarioSeat, other: ScenarioSeat = {}) =>
  table({
    seats: [
      { house: 'ekwidon', token: 'grunt', ...own },
      { token: 'trooper', ...other },
    ],
  })
const deck = ['anger', 'punch', 'troll', 'bumpsy']
const houses = ['brobnar', 'dis', 'logos'] as const
const amber = (t: Table) => [t.seat(0).amber, t.seat(1).amber]

describe('artifacts', () => {
  test('æmbitrage makes your keys dearer and your hand larger', () => {
    const t = ekwidon({ artifacts: ['æmbitrage'] })
    expect([t.seat(0).keyCost, t.seat(1).keyCost, t.seat(0).handLimit, t.seat(1).handLimit]).toEqual([7, 6, 7, 6])
  })

  test('cursed-relic can be neither played nor discarded from the hand, but for an ability', () => {
    const t = ekwidon({ hand: ['cursed-relic', 'shopping-spree'], deck })
    expect([t.can({ verb: 'play', card: 'cursed-relic' }), t.can({ verb: 'discard', card: 'cursed-relic' })]).toEqual([false, false])
    expect(t.why({ verb: 'discard', card: 'cursed-relic' })).toHaveLength(1)
    expect(t.play('shopping-spree').card('cursed-relic').zone).toBe('discard')
  })

  test('flea-market plays a random card of the opponent as yours, if you pay for it', () => {
    const t = ekwidon({ artifacts: ['flea-market'], amber: 2 }, { hand: ['troll'] }).action('flea-market')
    expect(t.yes().card('troll')).toMatchObject({ zone: 'battleline', controller: 0 })
    expect(amber(t)).toEqual([1, 1])
    const not = ekwidon({ artifacts: ['flea-market'], amber: 2 }, { hand: ['troll'] })
    expect(not.action('flea-market').no().card('troll').zone).toBe('hand')
    const poor = ekwidon({ artifacts: ['flea-market'] }, { hand: ['troll'] }).action('flea-market')
    // who cannot pay is not asked (kf.pay.2)
    expect([poor.idle, poor.card('troll').zone]).toEqual([true, 'hand'])
  })

  test('the-æmber-road pays for its counters and goes to the opponent', () => {
    const t = ekwidon({ artifacts: [{ card: 'the-æmber-road', counters: { trade: 2 } }] }).omni('the-æmber-road')
    expect([t.seat(0).amber, t.card('the-æmber-road').counters.trade, t.card('the-æmber-road').controller]).toEqual([3, 3, 1])
  })

  test('tourist-trap makes a token creature, and swaps one for an enemy', () => {
    const t = ekwidon({ hand: ['tourist-trap'], battleline: ['diplomat'], deck }, { battleline: ['troll', 'krump'] }).play('tourist-trap')
    t.choose({ place: 'left' }).set('tourist-trap', { exhausted: false }).action('tourist-trap')
    expect(t.targets).toEqual(['grunt'])
    t.target('grunt')
    expect(t.targets).toEqual(['krump', 'troll'])
    right(t.target('krump'))
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([
      ['diplomat', 'krump'],
      ['troll', 'grunt'],
    ])
    const none = ekwidon({ artifacts: ['tourist-trap'], battleline: ['diplomat'] }, { battleline: ['troll'] }).action('tourist-trap')
    // without both nothing is asked
    expect([none.seat(0).battleline, none.seat(1).battleline, none.idle]).toEqual([['diplomat'], ['troll'], true])
  })

  test('exo-shell-system makes token creatures elusive, no others', () => {
    const t = ekwidon({ hand: ['exo-shell-system'], battleline: ['diplomat', 'gemcoat-vendor'], deck }).play('exo-shell-system')
    right(t)
    expect([t.card('grunt').keywords, t.card('gemcoat-vendor').keywords]).toEqual([{ elusive: 1 }, {}])
  })

  test('ikwijĭ-outpost puts a friend under the deck for three cards', () => {
    const t = ekwidon({ artifacts: ['ikwijĭ-outpost'], battleline: ['gemcoat-vendor', 'the-old-tinker'], deck }, { battleline: ['krump'] })
    t.action('ikwijĭ-outpost')
    expect(t.targets).toEqual(['gemcoat-vendor', 'the-old-tinker'])
    t.target('gemcoat-vendor')
    expect([t.seat(0).hand.length, t.seat(0).deck]).toEqual([3, ['bumpsy', 'gemcoat-vendor']])
    expect(
      ekwidon({ artifacts: ['ikwijĭ-outpost'], deck })
        .action('ikwijĭ-outpost')
        .seat(0).hand,
    ).toEqual([])
  })

  test('puzzling-trinket lets an Æmber icon capture, hurt or draw, in one question (kf.bonus.10)', () => {
    const own = { artifacts: ['puzzling-trinket'], hand: ['auction-off'], battleline: ['gemcoat-vendor'], deck }
    const t = ekwidon(own, { amber: 3 }).play('auction-off').choose({ name: 'capture' }).target('gemcoat-vendor')
    if (!t.idle) t.target('puzzling-trinket')
    expect([t.card('gemcoat-vendor').amber, t.seat(1).amber]).toEqual([1, 2])
    const hurt = ekwidon(own).play('auction-off').choose({ name: 'damage' }).target('gemcoat-vendor')
    expect(hurt.card('gemcoat-vendor').damage).toBe(1)
    const drawn = ekwidon(own).play('auction-off').choose({ name: 'draw' })
    expect(drawn.seat(0).hand).toEqual(['anger'])
    const kept = ekwidon(own).play('auction-off').no()
    expect([kept.seat(0).amber >= 1, kept.seat(0).hand]).toEqual([true, []])
  })

  test('sandhopper takes a creature back, for one of another house', () => {
    const t = ekwidon({ artifacts: ['sandhopper'], battleline: ['gemcoat-vendor'], hand: ['troll', 'diplomat'] }).action('sandhopper')
    t.target('gemcoat-vendor')
    expect(t.targets).toEqual(['troll'])
    expect(t.target('troll').seat(0).battleline).toEqual(['troll'])
  })

  test('uncommon-currency is exchanged for an enemy artifact', () => {
    const t = ekwidon({ artifacts: ['uncommon-currency'] }, { artifacts: ['cannon'] })
      .action('uncommon-currency')
      .target('cannon')
    expect([t.seat(0).artifacts, t.seat(1).artifacts]).toEqual([['cannon'], ['uncommon-currency']])
    const none = ekwidon({ artifacts: ['uncommon-currency'] }).action('uncommon-currency')
    expect([none.seat(0).artifacts, none.idle]).toEqual([['uncommon-currency'], true])
  })

  test('ornate-talking-tray is destroyed for a token creature', () => {
    const t = ekwidon({ artifacts: ['ornate-talking-tray'], deck }).omni('ornate-talking-tray')
    expect([t.seat(0).battleline, t.card('ornate-talking-tray').zone]).toEqual([['grunt'], 'discard'])
  })

  test('shĭgzisŏ-buggy destroys a friend for two Æmber, nothing for nothing', () => {
    const t = ekwidon({ artifacts: ['shĭgzisŏ-buggy'], battleline: ['the-old-tinker'] })
      .action('shĭgzisŏ-buggy')
      .target('the-old-tinker')
    expect([t.seat(0).amber, t.card('the-old-tinker').zone]).toEqual([2, 'discard'])
    expect(
      ekwidon({ artifacts: ['shĭgzisŏ-buggy'] })
        .action('shĭgzisŏ-buggy')
        .seat(0).amber,
    ).toBe(0)
  })

  test('shĭsnyasĭ-buggy sells three cards for one Æmber', () => {
    const t = ekwidon({ artifacts: ['shĭsnyasĭ-buggy'], amber: 1, deck }).action('shĭsnyasĭ-buggy')
    expect([t.seat(0).amber, t.seat(0).hand.length]).toEqual([0, 3])
    expect(
      ekwidon({ artifacts: ['shĭsnyasĭ-buggy'], deck })
        .action('shĭsnyasĭ-buggy')
        .seat(0).hand,
    ).toEqual([])
  })

  test('shĭzyokŭ-buggy makes a token creature of two cards that share a house', () => {
    const own = { artifacts: ['shĭzyokŭ-buggy'], hand: ['punch', 'anger', 'shadow-self'], deck: ['troll'] }
    const t = ekwidon(own)
      .action('shĭzyokŭ-buggy')
      .choose({ targets: ['punch', 'anger'] })
    expect([t.seat(0).battleline, t.seat(0).hand]).toEqual([['grunt'], ['shadow-self']])
    const other = ekwidon(own)
      .action('shĭzyokŭ-buggy')
      .choose({ targets: ['punch', 'shadow-self'] })
    expect([other.seat(0).battleline, other.seat(0).hand.length, other.idle]).toEqual([[], 3, true])
  })
})

describe('creatures', () => {
  test('antiquities-dealer gains two with an artifact of yours', () => {
    expect(
      ekwidon({ battleline: ['antiquities-dealer'], artifacts: ['cannon'] })
        .action('antiquities-dealer')
        .seat(0).amber,
    ).toBe(2)
    expect(
      ekwidon({ battleline: ['antiquities-dealer'] }, { artifacts: ['cannon'] })
        .action('antiquities-dealer')
        .seat(0).amber,
    ).toBe(0)
  })

  test('conductor-jărroyă readies buggies', () => {
    const tired = (card: string) => ({ card, exhausted: true })
    const t = ekwidon({ battleline: ['conductor-jărroyă'], artifacts: [tired('sandhopper'), tired('cannon')] }).reap('conductor-jărroyă')
    expect([t.card('sandhopper').exhausted, t.card('cannon').exhausted]).toEqual([false, true])
  })

  test('envoy-of-ekwirrĕ changes places with a neighbor, and each stands with what lay on the other', () => {
    const t = ekwidon({
      battleline: [
        { card: 'envoy-of-ekwirrĕ', damage: 1, upgrades: ['blood-of-titans'] },
        { card: 'troll', damage: 3, amber: 2, counters: { power: 1, doom: 2 } },
        'krump',
      ],
    }).reap('envoy-of-ekwirrĕ')
    if (!t.idle) t.target('troll')
    expect(t.seat(0).battleline).toEqual(['troll', 'envoy-of-ekwirrĕ', 'krump'])
    expect(t.card('envoy-of-ekwirrĕ')).toMatchObject({ damage: 3, amber: 2, upgrades: [], power: 6 })
    expect(t.card('envoy-of-ekwirrĕ').counters.doom).toBe(2)
    expect(t.card('troll')).toMatchObject({ damage: 1, amber: 0, upgrades: ['blood-of-titans'], power: 13 })
  })

  test('molluscaller gives strange-shell power and takes its text', () => {
    const own: ScenarioSeat = { token: 'strange-shell', battleline: ['molluscaller', { card: 'punch', token: true }] }
    expect(ekwidon(own).can({ verb: 'reap', card: 'strange-shell' })).toBe(false)
    const t = ekwidon(own).reap('molluscaller')
    expect([t.card('strange-shell').power, t.can({ verb: 'reap', card: 'strange-shell' })]).toEqual([4, true])
    expect(t.can({ verb: 'action', card: 'strange-shell' })).toBe(false)
  })

  test('talent-scout plays a creature of the opponent, and goes there', () => {
    const t = ekwidon({ hand: ['talent-scout'] }, { hand: ['troll', 'punch', 'krump'] }).play('talent-scout')
    expect(t.targets).toEqual(['krump', 'troll'])
    right(t.target('krump'))
    expect([t.card('krump').controller, t.card('talent-scout').controller, t.seat(0).amber]).toEqual([0, 1, 1])
    const none = ekwidon({ hand: ['talent-scout'] }).play('talent-scout')
    expect([none.card('talent-scout').controller, none.idle]).toEqual([1, true])
  })

  test('transitory-philosopher steals for each enemy artifact', () => {
    const foes = { artifacts: ['cannon', 'the-warchest'], amber: 5 }
    expect(amber(ekwidon({ battleline: ['transitory-philosopher'] }, foes).action('transitory-philosopher'))).toEqual([2, 3])
  })

  test('gĕzdrutyŏ-the-arcane steals two and becomes a token creature', () => {
    const t = ekwidon({ battleline: ['gĕzdrutyŏ-the-arcane'] }, { amber: 3 }).action('gĕzdrutyŏ-the-arcane')
    expect([amber(t), t.seat(0).battleline]).toEqual([[2, 1], ['grunt']])
  })

  test('gezrăhi-blacksmith offers each player a token creature or a card at the start of the turn', () => {
    const t = ekwidon({ battleline: ['gezrăhi-blacksmith'], houses: ['ekwidon', 'mars', 'saurian'], deck }, { houses, deck }).endTurn()
    t.choose({ verb: 'mode', mode: 0 })
    expect([t.seat(1).battleline, t.seat(1).hand]).toEqual([['trooper'], []])
    t.house('brobnar').endTurn().choose({ verb: 'mode', mode: 1 })
    expect([t.seat(0).battleline, t.seat(0).hand.length > 0]).toEqual([['gezrăhi-blacksmith'], true])
  })

  test('gezrăhi-blacksmith: who has no reference card, or no card to make one of, can only draw (kf.token.6, kf.token.7)', () => {
    const opponents = (theirs: ScenarioSeat) =>
      table({ step: 'start', active: 1, seats: [{ battleline: ['gezrăhi-blacksmith'] }, { houses, deck, ...theirs }] }).options.map(
        ({ mode }) => mode,
      )
    expect([opponents({}), opponents({ token: 'trooper', deck: [] }), opponents({ token: 'trooper' })]).toEqual([[1], [1], [0, 1]])
  })

  test('scrapscrounger swaps an artifact of the discard pile with a card of the hand', () => {
    const t = ekwidon({ battleline: ['scrapscrounger'], discard: ['punch', 'cannon', 'troll'], hand: ['anger'] }).reap('scrapscrounger')
    if (!t.idle) t.target(t.targets[0])
    if (!t.idle) t.target('anger')
    expect([t.seat(0).hand, t.seat(0).discard]).toEqual([['cannon'], ['punch', 'anger', 'troll']])
    const none = ekwidon({ battleline: ['scrapscrounger'], discard: ['cannon'] }).reap('scrapscrounger')
    // without both nothing is asked
    expect([none.seat(0).discard, none.idle]).toEqual([['cannon'], true])
  })

  test('shĭzyokŭ-swopper goes over to the creature it fought, which comes to you', () => {
    const t = ekwidon({ battleline: ['shĭzyokŭ-swopper'] }, { battleline: ['bumpsy'] }).fight('shĭzyokŭ-swopper', 'bumpsy')
    right(t)
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['bumpsy'], ['shĭzyokŭ-swopper']])
    const dead = ekwidon({ battleline: ['shĭzyokŭ-swopper'] }, { battleline: ['troll'] }).fight('shĭzyokŭ-swopper', 'troll')
    expect([dead.seat(0).battleline, dead.seat(1).battleline]).toEqual([[], ['troll']])
  })

  test('tya-arhĭ-esquire leaves a token creature for each friend that is none', () => {
    const own: ScenarioSeat = {
      battleline: ['tya-arhĭ-esquire', 'gemcoat-vendor', { card: 'punch', token: true }],
      hand: ['mass-buyout'],
      deck,
    }
    const t = ekwidon(own).play('mass-buyout')
    while (!t.idle) t.choose({ option: t.options[0].option })
    expect(t.seat(0).battleline).toEqual(['grunt', 'grunt'])
  })

  test('belligerent-guard is ready, and the opponent draws', () => {
    const t = ekwidon({ hand: ['belligerent-guard'] }, { deck }).play('belligerent-guard')
    expect([t.card('belligerent-guard').exhausted, t.seat(1).hand]).toEqual([false, ['anger']])
  })

  test('dthoshră-recruiter makes a token creature after reaping', () => {
    const t = right(ekwidon({ battleline: ['dthoshră-recruiter'], deck }).reap('dthoshră-recruiter'))
    expect(t.seat(0).battleline).toEqual(['dthoshră-recruiter', 'grunt'])
  })

  test('gemcoat-vendor steals one and is hurt', () => {
    const t = ekwidon({ battleline: ['gemcoat-vendor'] }, { amber: 1 }).action('gemcoat-vendor')
    expect([amber(t), t.card('gemcoat-vendor').damage]).toEqual([[1, 0], 1])
  })

  test('general-ză-orhă makes a token creature for each key of the opponent', () => {
    const t = right(ekwidon({ hand: ['general-ză-orhă'], deck }, { keys: ['red', 'blue'] }).play('general-ză-orhă'))
    expect(t.seat(0).battleline).toEqual(['general-ză-orhă', 'grunt', 'grunt'])
    expect(
      ekwidon({ hand: ['general-ză-orhă'], deck })
        .play('general-ză-orhă')
        .seat(0).battleline,
    ).toEqual(['general-ză-orhă'])
  })

  test('shrewd-investor captures four if it pays one, from what the opponent then has', () => {
    const t = ekwidon({ hand: ['shrewd-investor'] }, { amber: 2 })
      .play('shrewd-investor')
      .yes()
    expect([t.card('shrewd-investor').amber, t.seat(1).amber]).toEqual([3, 0])
    const not = ekwidon({ hand: ['shrewd-investor'] }, { amber: 2 })
      .play('shrewd-investor')
      .no()
    expect([not.card('shrewd-investor').amber, not.seat(1).amber]).toEqual([0, 2])
  })

  test('steward-su-uzyanĕ does nothing', () => {
    expect(
      ekwidon({ hand: ['steward-su-uzyanĕ'], deck })
        .play('steward-su-uzyanĕ')
        .seat(0),
    ).toMatchObject({ amber: 0, hand: [] })
  })

  test('the-old-tinker discards one and draws one', () => {
    const t = ekwidon({ battleline: ['the-old-tinker'], hand: ['troll'], deck }).reap('the-old-tinker')
    if (!t.idle) t.target('troll')
    expect([t.seat(0).hand, t.seat(0).discard]).toEqual([['anger'], ['troll']])
  })
})

describe('actions', () => {
  test('avid-collecting takes a token creature to the hand as the card that it is', () => {
    const t = ekwidon({ battleline: ['gemcoat-vendor', { card: 'troll', token: true }], hand: ['avid-collecting'] }).play('avid-collecting')
    if (!t.idle) t.target('grunt')
    expect([t.seat(0).hand, t.seat(0).battleline]).toEqual([['troll'], ['gemcoat-vendor']])
  })

  test('corner-the-market keeps the opponent from playing; what is discarded may be archived', () => {
    const t = ekwidon({ hand: ['corner-the-market'] }, { houses, hand: ['troll', 'punch'] })
      .play('corner-the-market')
      .endTurn()
    t.house('brobnar')
    expect([t.can({ verb: 'play', card: 'troll' }), t.can({ verb: 'play', card: 'punch' })]).toEqual([false, false])
    t.discard('troll').yes()
    t.discard('punch').no()
    expect([t.seat(1).archives, t.seat(1).discard]).toEqual([['troll'], ['punch']])
  })

  test('staff-up makes token creatures of all Æmber that you would get this turn (kf.token.14)', () => {
    const t = right(
      ekwidon({ hand: ['staff-up', 'generous-offer'], battleline: ['the-old-tinker', 'gemcoat-vendor'], deck }, { amber: 3 }).play(
        'staff-up',
      ),
    )
    right(t.action('gemcoat-vendor'))
    expect([amber(t), t.seat(0).battleline]).toEqual([
      [0, 2],
      ['the-old-tinker', 'gemcoat-vendor', 'grunt'],
    ])
    right(t.play('generous-offer').target('the-old-tinker'))
    expect([amber(t), t.seat(0).battleline]).toEqual([
      [0, 0],
      ['gemcoat-vendor', 'grunt', 'grunt', 'grunt'],
    ])
  })

  test('token-of-appreciation forges a key, cheaper for each friendly token creature', () => {
    const own: ScenarioSeat = { battleline: [{ card: 'punch', token: true }], hand: ['token-of-appreciation'], deck, amber: 11 }
    const t = right(ekwidon(own).play('token-of-appreciation'))
    if (!t.idle) t.choose({ option: t.options[0].option })
    expect([t.seat(0).keys.length, t.seat(0).amber]).toEqual([1, 0])
    const poor = right(ekwidon({ ...own, amber: 10 }).play('token-of-appreciation'))
    expect([poor.seat(0).keys.length, poor.seat(0).amber]).toEqual([0, 10])
  })

  test('exchange-program swaps flank creatures', () => {
    const t = ekwidon(
      { battleline: ['gemcoat-vendor', 'diplomat', 'the-old-tinker'], hand: ['exchange-program'] },
      { battleline: ['troll'] },
    )
    t.play('exchange-program')
    expect(t.targets).toEqual(['gemcoat-vendor', 'the-old-tinker'])
    t.target('gemcoat-vendor')
    if (t.decision?.kind === 'target') t.target('troll')
    right(t)
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['diplomat', 'the-old-tinker', 'troll'], ['gemcoat-vendor']])
  })

  test('market-crash leaves token creatures, for two chains', () => {
    const t = ekwidon({ battleline: ['gemcoat-vendor', { card: 'punch', token: true }], hand: ['market-crash'] }, { battleline: ['troll'] })
    t.play('market-crash')
    expect([t.seat(0).battleline, t.seat(1).battleline, t.seat(0).chains]).toEqual([['grunt'], [], 2])
  })

  test('outnegotiate steals for the Æmber icons of a discarded card of the opponent', () => {
    const t = ekwidon({ hand: ['outnegotiate'] }, { discard: ['anger', 'troll'], amber: 4, deck: ['krump'] }).play('outnegotiate')
    expect(t.targets).toEqual(['anger', 'troll'])
    t.target('anger')
    expect([amber(t), t.seat(1).deck, t.seat(1).discard]).toEqual([[2, 3], ['krump', 'anger'], ['troll']])
  })

  test('pull-up-stakes shuffles two friends in and returns four enemies', () => {
    const t = ekwidon(
      { battleline: ['gemcoat-vendor', 'the-old-tinker', 'diplomat'], hand: ['pull-up-stakes'] },
      { battleline: ['troll', 'krump', 'bumpsy', 'snufflegator', 'dextre'] },
    ).play('pull-up-stakes')
    t.choose({ targets: ['gemcoat-vendor', 'the-old-tinker'] }).choose({ targets: ['troll', 'krump', 'bumpsy', 'dextre'] })
    expect([t.seat(0).deck.length, t.seat(0).battleline, t.seat(1).hand.length, t.seat(1).battleline]).toEqual([
      12,
      ['diplomat'],
      4,
      ['snufflegator'],
    ])
  })

  test('trade-secrets steals for each Ekwidon card that is discarded', () => {
    const t = ekwidon({ hand: ['trade-secrets', 'auction-off', 'diplomat', 'troll'] }, { amber: 5 }).play('trade-secrets')
    expect(t.targets).toEqual(['auction-off', 'diplomat'])
    t.choose({ targets: ['auction-off', 'diplomat'] })
    expect([amber(t), t.seat(0).hand]).toEqual([[2, 3], ['troll']])
  })

  test('auction-off pays the controller of the purged artifact', () => {
    const t = ekwidon({ hand: ['auction-off'] }, { artifacts: ['cannon'] }).play('auction-off')
    if (!t.idle) t.target('cannon')
    expect([amber(t), t.card('cannon').zone]).toEqual([[1, 1], 'purged'])
  })

  test('closed-door-negotiation steals again while the opponent has more', () => {
    const t = ekwidon({ hand: ['closed-door-negotiation'] }, { amber: 5, deck }).play('closed-door-negotiation')
    expect([amber(t), t.seat(1).hand.length]).toEqual([[3, 3], 2])
    const none = ekwidon({ hand: ['closed-door-negotiation'] }, { deck }).play('closed-door-negotiation')
    expect([amber(none), none.seat(1).hand.length]).toEqual([[1, 0], 1])
  })

  test('forced-retirement pays the controller of the destroyed creature', () => {
    const t = ekwidon({ hand: ['forced-retirement'] }, { battleline: ['troll'] }).play('forced-retirement')
    if (!t.idle) t.target('troll')
    expect([amber(t), t.card('troll').zone]).toEqual([[0, 1], 'discard'])
    const warded = ekwidon({ hand: ['forced-retirement'] }, { battleline: [{ card: 'troll', warded: true }] }).play('forced-retirement')
    if (!warded.idle) warded.target('troll')
    expect(amber(warded)).toEqual([0, 0])
  })

  test('generous-offer steals two for a friend', () => {
    const t = ekwidon({ hand: ['generous-offer'], battleline: ['the-old-tinker'] }, { amber: 3 }).play('generous-offer')
    if (!t.idle) t.target('the-old-tinker')
    expect(amber(t)).toEqual([2, 1])
    expect(amber(ekwidon({ hand: ['generous-offer'] }, { amber: 3 }).play('generous-offer'))).toEqual([0, 3])
  })

  test.each([
    [3, 3, 'archives'],
    [3, 2, 'discard'],
  ])('hire-on with %i and %i Æmber goes to the %s', (own, other, zone) => {
    const t = ekwidon({ hand: ['hire-on'], amber: own, deck }, { amber: other }).play('hire-on')
    expect([t.seat(0).battleline, t.card('hire-on').zone]).toEqual([['grunt'], zone])
  })

  test('mass-buyout pays each player for half of what was theirs, rounded up', () => {
    const t = ekwidon(
      { hand: ['mass-buyout'], battleline: ['gemcoat-vendor', 'the-old-tinker', { card: 'troll', token: true }] },
      { battleline: ['krump', { card: 'bumpsy', owner: 0 }] },
    ).play('mass-buyout')
    expect(amber(t)).toEqual([2, 1])
  })

  test('shopping-spree draws as many cards as it discards', () => {
    const t = ekwidon({ hand: ['shopping-spree', 'troll', 'krump'], deck }).play('shopping-spree')
    expect([t.seat(0).hand, t.seat(0).discard.length]).toEqual([['anger', 'punch'], 3])
  })

  test('the-visible-hand makes two and shows the hand', () => {
    const t = right(ekwidon({ hand: ['the-visible-hand', 'krump'], deck }).play('the-visible-hand'))
    expect(t.seat(0).battleline).toEqual(['grunt', 'grunt'])
    expect(t.log.find(({ kind }) => kind === 'reveal')?.cards.map((card) => t.card(card).id)).toEqual(['krump'])
  })

  test('trading-frenzy lets one creature of each side capture three', () => {
    const t = ekwidon({ hand: ['trading-frenzy'], battleline: ['gemcoat-vendor'], amber: 4 }, { battleline: ['troll'], amber: 5 })
    t.play('trading-frenzy')
    while (!t.idle) t.target(t.targets[0])
    expect([t.card('gemcoat-vendor').amber, t.card('troll').amber, amber(t)]).toEqual([3, 3, [2, 2]])
  })

  test('trading-frenzy: each takes from another pool, so a pool that is too small raises no question', () => {
    const t = ekwidon({ hand: ['trading-frenzy'], battleline: ['gemcoat-vendor'], amber: 4 }, { battleline: ['troll'], amber: 2 })
    t.play('trading-frenzy').target('gemcoat-vendor').target('troll')
    expect([t.idle, t.card('gemcoat-vendor').amber, t.card('troll').amber, amber(t)]).toEqual([true, 2, 3, [2, 0]])
  })

  test('trading-frenzy asks for no creature that would take from an empty pool', () => {
    const own = { hand: ['trading-frenzy'], battleline: ['gemcoat-vendor', 'the-old-tinker'], amber: 2 }
    const t = ekwidon(own, { battleline: ['troll', 'krump'] }).play('trading-frenzy')
    expect(t.targets).toEqual(['krump', 'troll'])
    expect([t.target('krump').card('krump').amber, t.idle]).toEqual([3, true])
  })
})

describe('upgrades', () => {
  test('freelancer lets the active player control and use its creature', () => {
    const t = ekwidon(
      { hand: ['freelancer'], houses: ['ekwidon', 'mars', 'saurian'] },
      { battleline: ['troll'], houses: ['dis', 'logos', 'mars'] },
    )
    t.play('freelancer', { onto: 'troll' }).endTurn()
    t.house('dis')
    expect([t.card('troll').controller, t.can({ verb: 'reap', card: 'troll' })]).toEqual([1, true])
    t.reap('troll').endTurn().house('mars')
    expect([t.card('troll').controller, t.seat(1).amber]).toEqual([0, 1])
  })

  test('insurance-policy pays when its creature dies in the turn of the opponent', () => {
    const own: ScenarioSeat = { battleline: [{ card: 'the-old-tinker', upgrades: ['insurance-policy'] }], hand: ['generous-offer'] }
    const t = ekwidon(own).play('generous-offer')
    if (!t.idle) t.target('the-old-tinker')
    expect(t.seat(0).amber).toBe(0)
    const theirs = table({ active: 1, seats: [own, { house: 'brobnar', battleline: ['troll'] }] }).fight('troll', 'the-old-tinker')
    if (!theirs.idle) theirs.choose({ option: theirs.options[0].option })
    expect([theirs.card('the-old-tinker').zone, theirs.seat(0).amber]).toEqual(['battleline', 0])
    const again = theirs.set('troll', { exhausted: false }).fight('troll', 'the-old-tinker')
    expect([again.card('the-old-tinker').zone, again.seat(0).amber]).toEqual(['discard', 4])
    const paid = ekwidon({ hand: ['insurance-policy'], battleline: ['diplomat'], amber: 2 }).play('insurance-policy')
    if (!paid.idle) paid.target('diplomat')
    expect(paid.seat(0).amber).toBe(1)
  })

  test('niffle-paw goes on to another creature and its own is destroyed', () => {
    const t = ekwidon({ battleline: [{ card: 'diplomat', upgrades: ['niffle-paw'] }, 'gemcoat-vendor'] }).reap('diplomat')
    while (!t.idle) t.choose({ option: t.options.find(({ target }) => target !== t.find('diplomat'))?.option ?? t.options[0].option })
    expect([t.card('diplomat').zone, t.card('gemcoat-vendor').upgrades]).toEqual(['discard', ['niffle-paw']])
  })
})

describe('token creatures', () => {
  test('strange-shell neither fights nor reaps, and goes to the hand as the card that it is', () => {
    const t = ekwidon({ token: 'strange-shell', battleline: [{ card: 'troll', token: true }] }, { battleline: ['krump'] })
    expect([t.can({ verb: 'reap', card: 'strange-shell' }), t.can({ verb: 'fight', card: 'strange-shell' })]).toEqual([false, false])
    expect(t.action('strange-shell').seat(0)).toMatchObject({ hand: ['troll'], battleline: [] })
  })

  test('diplomat pays both players', () => {
    expect(amber(ekwidon({ battleline: ['diplomat'] }).reap('diplomat'))).toEqual([2, 1])
  })

  test('trader steals one and is destroyed', () => {
    const t = ekwidon({ token: 'trader', battleline: [{ card: 'troll', token: true }] }, { amber: 2 }).action('trader')
    expect([amber(t), t.seat(0).discard]).toEqual([[1, 1], ['troll']])
  })

  test('prospector draws a card when it is destroyed', () => {
    const t = ekwidon({ token: 'prospector', battleline: [{ card: 'krump', token: true }], hand: ['generous-offer'], deck }).play(
      'generous-offer',
    )
    if (!t.idle) t.target('prospector')
    expect([t.seat(0).hand, t.seat(0).discard.includes('krump')]).toEqual([['anger'], true])
  })
})
