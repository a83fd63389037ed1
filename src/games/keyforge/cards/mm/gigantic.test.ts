import { expect, test } from 'vitest'
import { generateDeck, makeList, makeMasterVault, readDeckText } from '../../deck/index.ts'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'
import { seedOf } from '../../../../kernel/random.ts'

/** Mass Mutation: gigantic creatures (kf.gigantic). Seat 0 is in the main step of an ordinary turn. */

const sit = (house: 'logos' | 'saurian' | 'untamed', own: ScenarioSeat, other: ScenarioSeat = {}) =>
  table({ seats: [{ house, ...own }, other] })
const kong = ['niffle-kong', 'niffle-kong2']

test('both halves in hand, niffle-kong2 too, are played as one card, and one creature stands in the line (kf.gigantic.1, kf.gigantic.2)', () => {
  const t = sit('untamed', { hand: [...kong, 'niffle-ape'], deck: ['niffle-queen', 'punch'], discard: ['niffle-ape', 'dust-pixie'] })
  t.play('niffle-kong')
  expect(t.targets).toEqual(['niffle-ape', 'niffle-queen'])
  t.target('niffle-queen').done()
  expect(t.seat(0)).toMatchObject({ battleline: ['niffle-kong'], hand: ['niffle-ape', 'niffle-queen'] })
  expect(t.card('niffle-kong')).toMatchObject({ power: 12, armor: 2, exhausted: true, under: ['niffle-kong2'] })
  expect(t.card('niffle-kong').houses).toEqual(['untamed'])
})

test('one half alone, deusillus2, cannot be played, and is discarded as any card (kf.gigantic.2)', () => {
  for (const half of kong) {
    const t = sit('untamed', { hand: [half] })
    expect(t.can({ verb: 'play', card: t.find(half) })).toBe(false)
    expect(t.why({ verb: 'play', card: t.find(half) })[0]).toMatchObject({ rule: 'kf.gigantic.2' })
    expect(t.discard(half).seat(0).discard).toEqual([half])
  }
  const other = sit('untamed', { hand: ['niffle-kong', 'deusillus2'] })
  expect(other.can({ verb: 'play', card: other.find('niffle-kong') })).toBe(false)
})

test('both halves are one play: the first turn allows it, and the opponent sees the second one (kf.gigantic.2, kf.firstturn.1)', () => {
  const seats = [
    { hand: [...kong, 'dust-pixie'], houses: ['untamed', 'dis', 'logos'] as const, deck: ['…'] },
    { deck: ['…'], houses: ['brobnar', 'dis', 'mars'] as const },
  ] as const
  const t = table({ seats, step: 'setup' })
  while (!t.idle || t.decision?.kind !== 'main') {
    if (t.decision?.kind === 'mulligan') t.no()
    else if (t.decision?.kind === 'house') t.house('untamed')
    else break
  }
  t.play('niffle-kong')
  if (!t.idle) t.done()
  expect(t.seat(0).battleline).toEqual(['niffle-kong'])
  expect(t.can({ verb: 'play', card: t.find('dust-pixie') })).toBe(false)
})

test('the icons of both halves resolve: ultra-gravitron2 (kf.gigantic.4)', () => {
  const hand = [
    { card: 'ultra-gravitron', bonus: ['amber'] as const },
    { card: 'ultra-gravitron2', bonus: ['draw', 'amber'] as const },
  ]
  const t = sit('logos', { hand, deck: ['punch', 'smith', 'anger', 'troll', 'krump', 'bumpsy', 'smaaash'] }).play('ultra-gravitron')
  expect([t.seat(0).amber, t.seat(0).hand, t.seat(0).archives.length, t.seat(0).deck]).toEqual([2, ['punch'], 5, ['smaaash']])
})

test('a scenario plays it by the name of either half (kf.gigantic.2)', () => {
  const t = sit('untamed', { hand: kong, deck: ['punch'] }).play('niffle-kong2')
  expect([t.seat(0).battleline, t.card('niffle-kong').under]).toEqual([['niffle-kong'], ['niffle-kong2']])
  expect(sit('untamed', { hand: [...kong, 'dust-pixie'] }).can({ verb: 'play', card: 'dust-pixie' })).toBe(true)
})

test('of two second halves with other icons one is chosen, of two alike none: niffle-kong2 (kf.gigantic.2)', () => {
  const second = (bonus: readonly 'amber'[]) => ({ card: 'niffle-kong2', bonus })
  const hand = (bonus: readonly 'amber'[]) => ({ hand: ['niffle-kong', second([]), second(bonus)] })
  const t = sit('untamed', hand(['amber']))
  t.choose({ verb: 'play', card: 'niffle-kong' })
  expect([t.decision?.kind, t.decision?.rule, t.options.length]).toEqual(['target', 'kf.gigantic.2', 2])
  t.choose({ verb: 'target', target: t.find({ card: 'niffle-kong2', copy: 2 }) })
  expect([t.seat(0).amber, t.seat(0).hand, t.card('niffle-kong').under]).toEqual([1, ['niffle-kong2'], ['niffle-kong2']])
  const alike = sit('untamed', hand([])).play('niffle-kong')
  expect([alike.seat(0).battleline, alike.seat(0).hand]).toEqual([['niffle-kong'], ['niffle-kong2']])
})

test('both halves go to the discard pile and to the hand together (kf.gigantic.3)', () => {
  const own = { hand: kong, amber: 0 }
  const play = (foe: ScenarioSeat) => {
    const t = table({
      seats: [
        { house: 'untamed', ...own, deck: ['…'] },
        { deck: ['…'], ...foe },
      ],
    }).play('niffle-kong')
    return (t.idle ? t : t.done()).endTurn()
  }
  const dead = play({ hand: ['gateway-to-dis'], houses: ['dis', 'logos', 'mars'] })
    .house('dis')
    .play('gateway-to-dis')
  expect([[...dead.seat(0).discard].sort(), dead.seat(0).battleline]).toEqual([kong, []])
  const back = play({ hand: ['fear'], houses: ['dis', 'logos', 'mars'] })
    .house('dis')
    .play('fear')
    .target('niffle-kong')
  expect([...back.seat(0).hand].sort()).toEqual(expect.arrayContaining(kong))
})

test('abducted, both halves lie in the archives, and go back to their owner’s hand (kf.archives.6, kf.gigantic.3)', () => {
  const t = table({
    seats: [
      { house: 'untamed', hand: kong, deck: ['…'], keys: ['red'] },
      { deck: ['…'], hand: ['sample-collection'], houses: ['dis', 'logos', 'mars'] },
    ],
  }).play('niffle-kong')
  if (!t.idle) t.done()
  t.endTurn().house('mars').play('sample-collection').target('niffle-kong')
  expect([[...t.seat(1).archives].sort(), t.seat(0).battleline]).toEqual([kong, []])
})

test('an effect neither plays nor puts into play one half (kf.gigantic.2)', () => {
  const t = sit('logos', { hand: ['wild-wormhole'], deck: ['niffle-kong', 'niffle-kong2'] }).play('wild-wormhole')
  expect([t.seat(0).deck, t.seat(0).battleline]).toEqual([kong, []])
})

test('an effect that takes both halves puts them into play as one creature: æmberlution, saurian-egg (kf.gigantic.2)', () => {
  const t = sit('untamed', { hand: ['æmberlution', ...kong, 'dust-pixie'] }, { hand: ['deusillus', 'punch'], battleline: ['troll'] })
  t.play('æmberlution').choose({ verb: 'order', card: 'niffle-kong' })
  while (t.decision?.kind !== 'house') t.choose({ option: t.options[0].option })
  expect([[...t.seat(0).battleline].sort(), t.seat(1).battleline]).toEqual([['dust-pixie', 'niffle-kong'], []])
  expect(t.card('niffle-kong')).toMatchObject({ power: 12, exhausted: false, under: ['niffle-kong2'] })
  expect(t.seat(1).hand).toEqual(expect.arrayContaining(['deusillus', 'punch']))
  const egg = sit('saurian', { battleline: ['saurian-egg'], deck: ['deusillus2', 'deusillus', 'punch'] }, { amber: 3 }).omni('saurian-egg')
  while (!egg.idle) egg.choose({ option: egg.options[0].option })
  expect([egg.seat(0).battleline, egg.seat(0).discard, egg.seat(1).amber]).toEqual([['deusillus'], ['saurian-egg'], 3])
  expect(egg.card('deusillus')).toMatchObject({ power: 23, exhausted: false, under: ['deusillus2'] })
})

test('a gigantic creature that overlord-greking has destroyed or spangler-box has purged comes back as one (kf.gigantic.2)', () => {
  const strong = { card: 'overlord-greking', counters: { power: 20 } }
  const t = sit('untamed', { hand: kong, deck: ['punch'] }, { battleline: [strong] }).play('niffle-kong')
  t.set('niffle-kong', { exhausted: false }).fight('niffle-kong', 'overlord-greking').choose({ place: 'left' })
  expect([t.seat(0).discard, t.seat(1).battleline]).toEqual([[], ['niffle-kong', 'overlord-greking']])
  expect(t.card('niffle-kong')).toMatchObject({ power: 12, under: ['niffle-kong2'], controller: 1 })
  const box = sit(
    'untamed',
    { hand: kong, deck: ['punch'], artifacts: [{ card: 'spangler-box', house: 'untamed' }] },
    { hand: ['poltergeist'] },
  )
  box.play('niffle-kong').action('spangler-box').target('niffle-kong')
  expect([...box.seat(0).purged].sort()).toEqual(kong)
  box.endTurn().house('dis').play('poltergeist').target('spangler-box')
  while (!box.idle) box.choose({ option: box.options[0].option })
  expect([box.seat(0).purged, box.card('niffle-kong').under, box.card('niffle-kong').zone]).toEqual([[], ['niffle-kong2'], 'battleline'])
})

test('niffle-kong: a friendly Niffle for damage, a theft and an artifact; without one nothing', () => {
  const t = sit('untamed', { battleline: ['niffle-kong', 'niffle-ape'] }, { battleline: ['troll'], artifacts: ['cannon'], amber: 2 })
  t.reap('niffle-kong').yes()
  expect(t.targets).toEqual(['niffle-ape', 'niffle-kong'])
  t.target('niffle-ape')
  t.target('troll').target('cannon')
  expect([t.card('troll').damage, t.card('cannon').zone, t.seat(0).amber, t.seat(1).amber]).toEqual([3, 'discard', 2, 1])
  const no = sit('untamed', { battleline: ['niffle-kong'] }, { artifacts: ['cannon'] })
    .reap('niffle-kong')
    .no()
  expect([no.idle, no.card('cannon').zone]).toEqual([true, 'artifacts'])
})

test('deusillus takes all Æmber and hurts one creature, then pays 1 back each time and hurts all', () => {
  const t = sit('saurian', { hand: ['deusillus', 'deusillus2'] }, { battleline: ['troll', 'krump'], amber: 4 }).play('deusillus')
  t.target('troll')
  expect([t.card('deusillus').amber, t.seat(1).amber, t.card('troll').damage]).toEqual([4, 0, 5])
  t.set('deusillus', { exhausted: false }).reap('deusillus')
  expect([t.card('deusillus').amber, t.card('troll').damage, t.card('krump').damage]).toEqual([3, 7, 2])
})

test('ultra-gravitron: a card of the archives for a creature and its icons', () => {
  const t = sit(
    'logos',
    { battleline: ['ultra-gravitron'], archives: ['punch'] },
    { battleline: [{ card: 'troll', bonus: ['amber', 'amber'] }] },
  ).reap('ultra-gravitron')
  t.target('punch')
  expect(t.targets).toEqual(['troll', 'ultra-gravitron'])
  t.target('troll')
  expect([t.seat(0).amber, t.seat(0).discard, t.card('troll').zone]).toEqual([3, ['punch'], 'purged'])
  const none = sit('logos', { battleline: ['ultra-gravitron'] }, { battleline: ['troll'] }).reap('ultra-gravitron')
  expect([none.idle, none.card('troll').zone]).toEqual([true, 'battleline'])
})

test('in play a gigantic creature has the icons of both halves: wail-of-the-damned, ultra-gravitron, adaptoid (kf.gigantic.4)', () => {
  const hand = ['niffle-kong', { card: 'niffle-kong2', bonus: ['amber', 'draw'] as const }]
  const t = sit(
    'untamed',
    { hand, battleline: ['adaptoid'], deck: ['punch'] },
    { hand: ['wail-of-the-damned'], battleline: ['ultra-gravitron', 'troll'], archives: ['anger'], houses: ['dis', 'logos', 'brobnar'] },
  )
  t.play('niffle-kong', { left: true }).choose({ verb: 'order', card: 'adaptoid' }).choose({ mode: 0 })
  while (!t.idle) t.choose({ option: t.options[0].option })
  expect([t.card('adaptoid').armor, t.seat(0).amber]).toEqual([2, 1])
  t.endTurn()
  if (t.decision?.kind === 'archives') t.no()
  const logos = t.save()
  t.house('dis')
  if (t.decision?.kind === 'archives') t.no()
  t.play('wail-of-the-damned')
  expect(t.targets).toEqual(['adaptoid', 'troll', 'ultra-gravitron'])
  t.restore(logos).house('logos')
  if (t.decision?.kind === 'archives') t.no()
  t.reap('ultra-gravitron').target('anger').target('niffle-kong')
  expect([t.seat(1).amber, [...t.seat(0).purged].sort(), t.idle]).toEqual([2, ['niffle-kong', 'niffle-kong2'], true])
})

test('it-s-coming finds either half of any gigantic creature in deck and discard pile', () => {
  const t = sit('logos', { hand: ['it-s-coming'], deck: ['deusillus', 'punch'], discard: ['niffle-kong2', 'troll'] }).play('it-s-coming')
  expect(t.targets).toEqual(['deusillus', 'niffle-kong2'])
  t.target('niffle-kong2')
  expect([t.seat(0).hand, t.seat(0).amber, t.idle]).toEqual([['niffle-kong2'], 1, true])
})

test('decks have both halves with the card that looks for them, and are read again as list and file', () => {
  let found = 0
  for (let seed = 0; found < 3 && seed < 4000; seed++) {
    const made = generateDeck('mm', seedOf(seed))
    if (!made.ok) throw new Error(made.error.message)
    const ids = made.value.cards.map(({ id }) => id)
    for (const id of ['deusillus', 'niffle-kong', 'ultra-gravitron']) {
      if (!ids.includes(`${id}2`)) continue
      found++
      expect(ids, `seed ${seed}`).toEqual(expect.arrayContaining([id, `${id}2`, 'it-s-coming']))
      for (const text of [makeList(made.value), JSON.stringify(makeMasterVault(made.value))])
        expect(readDeckText(text), `seed ${seed}`).toMatchObject({ ok: true, value: { deck: made.value } })
    }
  }
  expect(found).toBe(3)
})
