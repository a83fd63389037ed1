import { expect, test } from 'vitest'
import type { ScenarioSeat, Table } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'
import { facedown, right } from '../../../../../test/facedown.ts'

/** Winds of Exchange, house Star Alliance: one test at least for each card. Seat 0 is in the main step of an ordinary turn of the house. */

const alliance = (own: ScenarioSeat, other: ScenarioSeat = {}) =>
  table({
    seats: [
      { house: 'staralliance', token: 'cadet', ...own },
      { token: 'grunt', ...other },
    ],
  })
const deck = ['anger', 'punch', 'troll', 'bumpsy']
const amber = (t: Table) => [t.seat(0).amber, t.seat(1).amber]

test('cultural-exchange gives the opponent the archives back to the hand', () => {
  const t = alliance({ hand: ['cultural-exchange'], archives: ['bumpsy'] }, { archives: ['troll', 'krump'], hand: ['anger'] })
  t.play('cultural-exchange')
  expect([t.seat(1).archives, [...t.seat(1).hand].sort(), t.seat(0).archives]).toEqual([[], ['anger', 'krump', 'troll'], ['bumpsy']])
})

test.each([
  ['brobnar', ['cadet']],
  ['logos', []],
] as const)('recruiting-station with a card of Brobnar on top and house %s', (house, line) => {
  const t = alliance({ artifacts: ['recruiting-station'], deck })
    .omni('recruiting-station')
    .house(house)
  expect([t.seat(0).discard, t.seat(0).battleline, t.idle]).toEqual([['anger'], line, true])
})

test('temporal-purge turns all token creatures faceup, and what is no creature is discarded', () => {
  const own = { hand: ['temporal-purge'], battleline: ['friendly-guide', facedown('troll'), facedown('punch')] }
  const t = alliance(own, { battleline: [facedown('anger')] }).play('temporal-purge')
  expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['friendly-guide', 'troll'], []])
  expect([t.card('punch').zone, t.seat(1).discard]).toEqual(['discard', ['anger']])
  // half of a gigantic creature cannot be in play alone (kf.gigantic.2)
  const halves = alliance({ hand: ['temporal-purge'], battleline: [facedown('deusillus'), facedown('deusillus2')] }).play('temporal-purge')
  expect([halves.seat(0).battleline, [...halves.seat(0).discard].sort()]).toEqual([[], ['deusillus', 'deusillus2', 'temporal-purge']])
})

test('collector-boren takes an upgrade from the discard pile, and is ready once it has one', () => {
  const t = alliance({ hand: ['collector-boren', 'echo-reflector'], discard: ['uplink', 'troll'] }).play('collector-boren')
  if (!t.idle) t.target('uplink')
  expect([t.seat(0).hand, t.card('collector-boren').exhausted]).toEqual([['echo-reflector', 'uplink'], true])
  t.play('echo-reflector', { onto: 'collector-boren' })
  expect(t.card('collector-boren').exhausted).toBe(false)
  const none = alliance({ hand: ['collector-boren'], discard: ['troll'] }).play('collector-boren')
  expect([none.seat(0).hand, none.idle]).toEqual([[], true])
})

test('ganymede-outpost puts a friend under the deck for two archived cards', () => {
  const own = { artifacts: ['ganymede-outpost'], battleline: ['friendly-guide'], hand: ['anger', 'troll', 'krump'], deck: ['punch'] }
  const t = alliance(own).action('ganymede-outpost')
  if (t.targets[0] === 'friendly-guide') t.target('friendly-guide')
  t.choose({ targets: ['anger', 'krump'] })
  expect([t.seat(0).archives, t.seat(0).hand, t.seat(0).deck]).toEqual([['anger', 'krump'], ['troll'], ['punch', 'friendly-guide']])
  const none = alliance({ ...own, battleline: [] }, { battleline: ['troll'] }).action('ganymede-outpost')
  expect([none.seat(0).archives, none.idle]).toEqual([[], true])
})

test('grunt-work orders three cards of the deck and makes a token creature of the new top one', () => {
  const t = alliance({ hand: ['grunt-work'], deck }).play('grunt-work')
  expect(t.targets).toEqual(['anger', 'punch', 'troll'])
  t.target('troll')
  expect(t.targets).toEqual(['anger', 'punch'])
  t.target('punch')
  expect([t.seat(0).battleline, t.seat(0).deck, t.idle]).toEqual([['cadet'], ['punch', 'troll', 'bumpsy'], true])
})

test('sv3-lander makes a token creature; destroyed, it lets token creatures be used in a turn of any house', () => {
  expect(right(alliance({ hand: ['sv3-lander'], deck }).play('sv3-lander')).seat(0).battleline).toEqual(['cadet'])
  const own: ScenarioSeat = { house: 'brobnar', artifacts: ['sv3-lander'], battleline: ['friendly-guide', facedown()] }
  const t = alliance(own)
  expect(t.can({ verb: 'reap', card: 'cadet' })).toBe(false)
  t.omni('sv3-lander')
  expect([t.can({ verb: 'reap', card: 'cadet' }), t.can({ verb: 'reap', card: 'friendly-guide' })]).toEqual([true, false])
  expect(t.card('sv3-lander').zone).toBe('discard')
})

test('cpo-zytar does nothing', () => {
  const t = alliance({ hand: ['cpo-zytar'], deck }, { battleline: ['krump'] }).play('cpo-zytar')
  expect([t.seat(0).hand, t.card('krump').damage, t.idle]).toEqual([[], 0, true])
})

test('echo-reflector makes the keys of the opponent of its creature’s controller dearer', () => {
  const worn = { battleline: [{ card: 'friendly-guide', upgrades: ['echo-reflector'] }] }
  const t = alliance(worn)
  expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([6, 9])
  const theirs = alliance({}, { battleline: [{ card: 'troll', upgrades: [{ card: 'echo-reflector', owner: 0 }] }] })
  expect([theirs.seat(0).keyCost, theirs.seat(1).keyCost]).toEqual([9, 6])
})

test('friendly-guide may be used after a neighbor was used', () => {
  const line = ['cpo-zytar', 'friendly-guide', 'scout-chief-korijir', 'collector-boren']
  const t = alliance({ battleline: line }).reap('cpo-zytar').yes()
  if (!t.idle) t.choose({ option: t.options[0].option })
  expect([t.card('friendly-guide').exhausted, t.seat(0).amber]).toEqual([true, 2])
  expect(alliance({ battleline: line }).reap('cpo-zytar').no().card('friendly-guide').exhausted).toBe(false)
  expect(alliance({ battleline: line }).reap('collector-boren').idle).toBe(true)
  // an exhausted one cannot be used, so nothing is asked; a stunned one can be, for its stun
  const beside = (guide: object) => alliance({ battleline: ['cpo-zytar', { card: 'friendly-guide', ...guide }] }).reap('cpo-zytar')
  expect(beside({ exhausted: true }).idle).toBe(true)
  expect(beside({ stunned: true }).decision?.kind).toBe('may')
})

test('future-booster may put the top card of your deck under it', () => {
  expect(alliance({ artifacts: ['future-booster'], deck: [] }).omni('future-booster').idle).toBe(true)
  const t = alliance({ artifacts: ['future-booster'], deck })
    .omni('future-booster')
    .yes()
  expect(t.seat(0).deck).toEqual(['punch', 'troll', 'bumpsy', 'anger'])
  expect(
    alliance({ artifacts: ['future-booster'], deck })
      .omni('future-booster')
      .no()
      .seat(0).deck,
  ).toEqual(deck)
})

test('photon-blast hurts a creature and its neighbors, and makes one token creature if any is destroyed', () => {
  const battleline = [{ card: 'krump', damage: 5 }, 'bumpsy', { card: 'dust-imp', damage: 1 }]
  const t = right(
    alliance({ hand: ['photon-blast'], deck: ['anger', 'punch'] }, { battleline })
      .play('photon-blast')
      .target('bumpsy'),
  )
  expect([t.seat(1).battleline, t.card('bumpsy').damage, t.seat(0).battleline]).toEqual([['bumpsy'], 2, ['cadet']])
  const none = alliance({ hand: ['photon-blast'], deck: ['anger'] }, { battleline: ['bumpsy', 'krump'] })
    .play('photon-blast')
    .target('bumpsy')
  expect([none.card('bumpsy').damage, none.card('krump').damage, none.seat(0).battleline]).toEqual([2, 1, []])
})

test('pyr*0 is a creature with splash-attack 3 or an upgrade that gives it', () => {
  const t = alliance({ hand: ['pyr*0'], battleline: ['cpo-zytar'] })
    .play('pyr*0')
    .yes()
  if (!t.idle) t.target('cpo-zytar')
  expect(t.card('cpo-zytar')).toMatchObject({ upgrades: ['pyr*0'], keywords: { splashAttack: 3 } })
  const line = right(
    alliance({ hand: ['pyr*0'], battleline: ['cpo-zytar'] })
      .play('pyr*0')
      .no(),
  )
  expect(line.card('pyr*0')).toMatchObject({ zone: 'battleline', power: 3, keywords: { splashAttack: 3 } })
})

test.each([
  [['anger', 'cpo-zytar'], 2],
  [['anger', 'punch'], 1],
  [['anger'], 1],
] as const)('rogue-operation discards %j and steals %i', (cards, stolen) => {
  const t = alliance({ hand: ['rogue-operation'], deck: [...cards] }, { amber: 4 }).play('rogue-operation')
  expect([amber(t), t.seat(0).deck]).toEqual([[stolen, 4 - stolen], []])
})

test('scout-chief-korijir makes a token creature when played, after a fight and after a reap', () => {
  expect(right(alliance({ hand: ['scout-chief-korijir'], deck }).play('scout-chief-korijir')).seat(0).battleline.length).toBe(2)
  const own = { battleline: ['scout-chief-korijir'], deck }
  expect(right(alliance(own).reap('scout-chief-korijir')).seat(0).battleline).toEqual(['scout-chief-korijir', 'cadet'])
  const dead = alliance(own, { battleline: ['troll'] }).fight('scout-chief-korijir', 'troll')
  expect(dead.seat(0).battleline).toEqual([])
})

test.each([
  [['krump', 'bumpsy'], 'archives'],
  [['krump'], 'discard'],
] as const)('teamwork against %j goes to the %s', (line, zone) => {
  const t = alliance({ hand: ['teamwork'], deck }, { battleline: [...line] }).play('teamwork')
  expect([t.seat(0).battleline, t.card('teamwork').zone]).toEqual([['cadet'], zone])
})

test('uplink lets its creature make a token creature for each neighbor of another house', () => {
  const worn = { card: 'cpo-zytar', upgrades: ['uplink'] }
  const made = (battleline: ScenarioSeat['battleline']) => right(alliance({ battleline, deck }).action('cpo-zytar')).seat(0).battleline
  expect(made(['krump', worn, 'dust-imp']).slice(3)).toEqual(['cadet', 'cadet'])
  expect(made(['friendly-guide', worn, 'dust-imp']).slice(3)).toEqual(['cadet'])
  expect(made(['friendly-guide', worn])).toEqual(['friendly-guide', 'cpo-zytar'])
})

test('badge-of-unity lets its creature belong to the house besides all others, also those that an effect gave it', () => {
  const worn = { card: 'troll', upgrades: ['badge-of-unity'] }
  const t = alliance({ battleline: [worn, 'krump'] })
  expect([t.card('troll').houses, t.card('krump').houses]).toEqual([['brobnar', 'staralliance'], ['brobnar']])
  expect([t.can({ verb: 'reap', card: 'troll' }), t.can({ verb: 'reap', card: 'krump' })]).toEqual([true, false])
  const gold = table({ seats: [{ house: 'sanctum', hand: ['golden-aura'], battleline: [worn] }, {}] })
    .play('golden-aura')
    .target('troll')
  expect(gold.card('troll').houses).toEqual(['sanctum', 'staralliance'])
})

test('badge-of-unity on an enemy creature lets its controller use it as one of the house', () => {
  const theirs = { card: 'troll', upgrades: [{ card: 'badge-of-unity', owner: 0 as const, controller: 0 as const }] }
  const t = alliance({ houses: ['staralliance', 'logos', 'dis'] }, { battleline: [theirs], houses: ['brobnar', 'logos', 'dis'] })
    .endTurn()
    .house('staralliance')
  expect(t.can({ verb: 'reap', card: 'troll' })).toBe(true)
})

test('badge-of-unity goes with its creature’s house when it leaves play', () => {
  const t = alliance({ hand: ['quintrino-warp'], battleline: [{ card: 'troll', upgrades: ['badge-of-unity'] }, 'cpo-zytar'] })
    .play('quintrino-warp')
    .target('cpo-zytar')
  expect([t.seat(0).battleline, t.card('badge-of-unity').zone, t.card('troll').houses]).toEqual([[], 'discard', ['brobnar']])
})

test('camaraderie exhausts a friend and draws two cards for each neighbor of it of another house', () => {
  const hand = (battleline: ScenarioSeat['battleline'], card = 'cpo-zytar') => {
    const t = alliance({ hand: ['camaraderie'], battleline, deck }, { battleline: ['friendly-guide'] }).play('camaraderie')
    if (!t.idle) t.target(card)
    return t.seat(0).hand.length
  }
  expect(hand(['krump', 'cpo-zytar', 'dust-imp'])).toBe(4)
  expect(hand(['krump', 'cpo-zytar', 'collector-boren'])).toBe(2)
  expect(hand(['cpo-zytar', 'krump', 'dust-imp'])).toBe(2)
  expect(hand(['krump', 'dust-imp'])).toBe(0)
})

test('camaraderie counts no neighbor that wears a badge-of-unity, and draws nothing for a friend that was exhausted', () => {
  const own = { hand: ['camaraderie'], deck }
  const badge = alliance({ ...own, battleline: [{ card: 'krump', upgrades: ['badge-of-unity'] }, 'cpo-zytar', 'dust-imp'] }).play(
    'camaraderie',
  )
  expect(badge.targets).toEqual(['cpo-zytar', 'krump'])
  expect(badge.target('cpo-zytar').seat(0).hand.length).toBe(2)
  const tired = alliance({ ...own, battleline: [{ card: 'cpo-zytar', exhausted: true }, 'dust-imp'] }).play('camaraderie')
  expect([tired.seat(0).hand, tired.idle]).toEqual([[], true])
  // it is not offered beside a ready one either (kf.exhaust.2)
  const two = alliance({ ...own, battleline: [{ card: 'cpo-zytar', exhausted: true }, 'collector-boren'] }).play('camaraderie')
  expect(two.targets).toEqual(['collector-boren'])
})

test('quintrino-warp destroys two creatures and all that share a house with one of them', () => {
  const own = { hand: ['quintrino-warp'], battleline: ['krump', 'cpo-zytar', 'dust-imp'] }
  const t = alliance(own, { battleline: ['troll', 'titan-mechanic', 'mother'] }).play('quintrino-warp')
  expect(t.targets).toEqual(['cpo-zytar', 'dust-imp', 'krump'])
  t.target('krump')
  expect(t.targets).toEqual(['mother', 'titan-mechanic', 'troll'])
  t.target('mother')
  expect([t.seat(0).battleline, t.seat(1).battleline, t.seat(0).chains, t.idle]).toEqual([['cpo-zytar', 'dust-imp'], [], 1, true])
})

test('quintrino-warp with creatures of one side alone, with none, and against a ward', () => {
  const own = { hand: ['quintrino-warp'] }
  const theirs = alliance(own, { battleline: ['troll', { card: 'krump', warded: true }, 'mother'] }).play('quintrino-warp')
  if (!theirs.idle) theirs.target('troll')
  expect([theirs.seat(1).battleline, theirs.card('krump').warded, theirs.seat(0).chains]).toEqual([['krump', 'mother'], false, 1])
  const none = alliance(own).play('quintrino-warp')
  expect([none.seat(0).chains, none.idle]).toEqual([1, true])
})

test.each([
  ['anger', true],
  ['dust-imp', false],
] as const)('shakedown-sullivan, with %s on top of the deck of a Brobnar creature’s controller', (top, shares) => {
  const t = alliance({ battleline: ['shakedown-sullivan'], deck: ['cpo-zytar'] }, { battleline: ['troll'], deck: [top, 'punch'] })
  t.reap('shakedown-sullivan')
  expect(t.targets).toEqual(['shakedown-sullivan', 'troll'])
  t.target('troll')
  expect([t.seat(1).battleline, amber(t), t.seat(0).deck, t.seat(1).deck]).toEqual(
    shares ? [['troll'], [1, 1], ['cpo-zytar'], ['punch']] : [[], [1, 0], ['cpo-zytar'], ['punch']],
  )
})

test('shakedown-sullivan may choose itself, looks at the deck of a creature’s controller, and destroys where there is no card', () => {
  const own = { battleline: ['shakedown-sullivan', { card: 'troll', owner: 1 as const }] }
  const itself = alliance({ ...own, deck: ['friendly-guide'] }).reap('shakedown-sullivan')
  itself.target('shakedown-sullivan')
  expect([itself.seat(0).amber, itself.seat(0).discard, itself.idle]).toEqual([2, ['friendly-guide'], true])
  const taken = alliance({ ...own, deck: ['anger'] }, { deck: ['dust-imp'] }).reap('shakedown-sullivan')
  taken.target('troll')
  expect([taken.seat(0).amber, taken.seat(1).deck, taken.card('troll').zone]).toEqual([2, ['dust-imp'], 'battleline'])
  const empty = alliance({ ...own, deck: [] }).reap('shakedown-sullivan')
  empty.target('troll')
  expect([empty.seat(0).amber, empty.seat(1).discard]).toEqual([1, ['troll']])
})

test('stronger-together readies creatures of the house between two of other houses, of either side', () => {
  const tired = (card: string) => ({ card, exhausted: true })
  const own = [tired('krump'), tired('cpo-zytar'), tired('dust-imp'), tired('friendly-guide'), tired('ember-imp'), tired('collector-boren')]
  const t = alliance(
    { hand: ['stronger-together'], battleline: own },
    { battleline: ['mother', tired('scout-chief-korijir'), 'troll', tired('fila-the-researcher'), 'bumpsy'] },
  ).play('stronger-together')
  const ready = ['krump', 'cpo-zytar', 'friendly-guide', 'collector-boren', 'scout-chief-korijir', 'fila-the-researcher'].filter(
    (card) => !t.card(card).exhausted,
  )
  expect([ready, t.seat(0).amber, t.idle]).toEqual([['cpo-zytar', 'scout-chief-korijir'], 1, true])
})

test('stronger-together sees no neighbor of another house in one that wears a badge-of-unity', () => {
  const own = [{ card: 'krump', upgrades: ['badge-of-unity'] }, { card: 'cpo-zytar', exhausted: true }, 'dust-imp']
  const t = alliance({ hand: ['stronger-together'], battleline: own }).play('stronger-together')
  expect([t.card('cpo-zytar').exhausted, t.idle]).toEqual([true, true])
})

test('recorded-history archives up to three cards of different houses', () => {
  const t = alliance({ hand: ['recorded-history', 'anger', 'troll', 'dust-imp', 'cpo-zytar', 'mother'] }).play('recorded-history')
  expect(t.can({ targets: ['anger', 'dust-imp', 'mother'] })).toBe(true)
  t.target('anger')
  expect([t.can({ target: 'dust-imp' }), t.can({ target: 'troll' })]).toEqual([true, false])
  t.target('dust-imp').target('mother')
  expect([[...t.seat(0).archives].sort(), t.seat(0).hand, t.idle]).toEqual([['anger', 'dust-imp', 'mother'], ['troll', 'cpo-zytar'], true])
  expect(t.log.filter(({ kind }) => kind === 'reveal').length).toBeGreaterThan(0)
})

test('recorded-history may archive none, and does nothing with an empty hand', () => {
  const none = alliance({ hand: ['recorded-history', 'anger'] })
    .play('recorded-history')
    .done()
  expect([none.seat(0).archives, none.seat(0).hand, none.idle]).toEqual([[], ['anger'], true])
  expect(alliance({ hand: ['recorded-history'] }).play('recorded-history').idle).toBe(true)
})

test('specialist-guthrak captures one for each house among itself and its neighbors', () => {
  const captured = (battleline: ScenarioSeat['battleline'], amber = 6) =>
    alliance({ battleline }, { amber }).reap('specialist-guthrak').card('specialist-guthrak').amber
  expect(captured(['krump', 'specialist-guthrak', 'dust-imp', 'mother'])).toBe(3)
  expect(captured(['krump', 'specialist-guthrak', 'troll'])).toBe(2)
  expect(captured(['cpo-zytar', 'specialist-guthrak'])).toBe(1)
  expect(captured([{ card: 'krump', upgrades: ['badge-of-unity'] }, 'specialist-guthrak'])).toBe(2)
  expect(captured(['krump', 'specialist-guthrak', 'dust-imp'], 2)).toBe(2)
})

test('specialist-guthrak captures after a fight, in which it takes no damage', () => {
  const t = alliance({ battleline: ['specialist-guthrak', 'krump'] }, { battleline: ['troll'], amber: 3 }).fight(
    'specialist-guthrak',
    'troll',
  )
  expect(t.card('specialist-guthrak')).toMatchObject({ damage: 0, amber: 2 })
})

test('fof-transponder goes to the token creature that its creature makes when it is destroyed, and from that to the next', () => {
  const own = {
    house: 'ekwidon',
    token: 'explorer',
    hand: ['generous-offer', 'generous-offer'],
    deck: ['anger', 'punch', 'krump'],
  } as const
  const t = alliance({ ...own, battleline: [{ card: 'troll', upgrades: ['fof-transponder'] }] }).play({ card: 'generous-offer', copy: 1 })
  right(t.target('troll'))
  expect([t.seat(0).battleline, t.card('fof-transponder').host, t.card('troll').zone]).toEqual([['explorer'], 'explorer', 'discard'])
  right(t.play('generous-offer').target('explorer'))
  expect([t.seat(0).battleline, t.card('fof-transponder').host, t.card('anger').zone, t.card('punch').zone, t.idle]).toEqual([
    ['explorer'],
    'explorer',
    'discard',
    'battleline',
    true,
  ])
})

test('fof-transponder is discarded where no token creature is made: with an empty deck, or when its creature is not destroyed', () => {
  const battleline = [{ card: 'troll', upgrades: ['fof-transponder'] }, 'krump']
  const empty = alliance({ house: 'ekwidon', hand: ['generous-offer'], deck: [], battleline })
    .play('generous-offer')
    .target('troll')
  expect([empty.seat(0).battleline, empty.card('fof-transponder').zone]).toEqual([['krump'], 'discard'])
  const returned = alliance({ house: 'dis', hand: ['fear'], deck, battleline }).play('fear')
  expect(returned.can({ target: 'troll' })).toBe(false)
  const theirs = table({
    seats: [
      { house: 'dis', hand: ['fear'] },
      { token: 'grunt', deck, battleline },
    ],
  })
    .play('fear')
    .target('troll')
  expect([theirs.seat(1).battleline, theirs.seat(1).hand, theirs.card('fof-transponder').zone]).toEqual([['krump'], ['troll'], 'discard'])
})

test('fof-transponder on an enemy creature has its controller make the token creature, and stays yours', () => {
  const battleline = [{ card: 'collector-boren', upgrades: [{ card: 'fof-transponder', owner: 0 as const, controller: 0 as const }] }]
  const t = right(alliance({ battleline: ['cpo-zytar'] }, { battleline, deck }).fight('cpo-zytar', 'collector-boren'))
  expect([t.seat(1).battleline, t.card('fof-transponder').host, t.card('fof-transponder').controller]).toEqual([['grunt'], 'grunt', 0])
})

test('pupgrade is a creature, or an upgrade that stands on the right flank, ready, when its creature is destroyed (kf.upgrade.10)', () => {
  const t = alliance({ house: 'staralliance', hand: ['pupgrade'], battleline: ['cpo-zytar', 'friendly-guide'] })
    .play('pupgrade')
    .yes()
  t.target('cpo-zytar')
  expect([t.card('cpo-zytar').power, t.card('pupgrade').type]).toEqual([7, 'upgrade'])
  const fought = alliance(
    { battleline: [{ card: 'cpo-zytar', damage: 5, upgrades: ['pupgrade'] }, 'collector-boren'] },
    { battleline: ['troll'] },
  )
  fought.fight('cpo-zytar', 'troll')
  expect([fought.seat(0).battleline, fought.seat(0).discard]).toEqual([['collector-boren', 'pupgrade'], ['cpo-zytar']])
  expect(fought.card('pupgrade')).toMatchObject({ type: 'creature', power: 3, exhausted: false, host: undefined })
  expect(fought.reap('pupgrade').seat(0).amber).toBe(1)
  const line = right(
    alliance({ hand: ['pupgrade'], battleline: ['cpo-zytar'] })
      .play('pupgrade')
      .no(),
  )
  expect(line.card('pupgrade')).toMatchObject({ zone: 'battleline', power: 3, exhausted: true })
})

test('pupgrade goes with its creature when that leaves play another way, and stays while a ward keeps it', () => {
  const worn = { card: 'troll', upgrades: ['pupgrade'] }
  const t = table({ seats: [{ house: 'dis', hand: ['fear'] }, { battleline: [worn, 'krump'] }] }).play('fear')
  t.target('troll')
  expect([t.seat(1).battleline, t.card('pupgrade').zone]).toEqual([['krump'], 'discard'])
  const own = { house: 'ekwidon', hand: ['generous-offer'] } as const
  const warded = alliance({ ...own, battleline: [{ ...worn, warded: true }] })
    .play('generous-offer')
    .target('troll')
  expect([warded.seat(0).battleline, warded.card('pupgrade').host]).toEqual([['troll'], 'troll'])
})

test('pupgrade of the opponent stands in the battleline of whoever controlled its creature, who controls it from then on (kf.upgrade.10)', () => {
  const battleline = [{ card: 'troll', upgrades: [{ card: 'pupgrade', owner: 1 as const, controller: 1 as const }] }, 'krump']
  const t = alliance({ house: 'ekwidon', hand: ['generous-offer'], battleline })
    .play('generous-offer')
    .target('troll')
  expect([t.seat(0).battleline, t.card('pupgrade').controller, t.seat(1).battleline]).toEqual([['krump', 'pupgrade'], 0, []])
})

test('pupgrade becomes the only creature of a line whose last one was destroyed', () => {
  const t = alliance({ battleline: [{ card: 'friendly-guide', upgrades: ['pupgrade'], damage: 5 }] }, { battleline: ['troll'] })
  t.fight('friendly-guide', 'troll')
  expect([t.seat(0).battleline, t.card('pupgrade').flank, t.idle]).toEqual([['pupgrade'], 'both', true])
})

test('norbyn-s-cavern strengthens each friendly Æmberling and no other token creature', () => {
  const t = alliance(
    { token: 'æmberling', artifacts: ['norbyn-s-cavern'], battleline: [facedown(), 'cpo-zytar'] },
    { battleline: [facedown()] },
  )
  expect(t.card('æmberling')).toMatchObject({ power: 4, keywords: { skirmish: 1 } })
  expect([t.card('cpo-zytar').power, t.card('grunt').power, t.card('cpo-zytar').keywords]).toEqual([4, 3, {}])
  const enemy = alliance({ artifacts: ['norbyn-s-cavern'] }, { token: 'æmberling', battleline: [facedown()] })
  expect(enemy.card('æmberling').power).toBe(1)
})

const mirrored = (card: string, more: { readonly damage?: number } = {}) => ({ card, upgrades: ['mirror-shell'], ...more })

test('mirror-shell makes a token creature when it is played', () => {
  const t = right(alliance({ hand: ['mirror-shell'], battleline: ['cpo-zytar'], deck }).play('mirror-shell'))
  if (!t.idle) t.target('cpo-zytar')
  expect([right(t).seat(0).battleline, t.card('mirror-shell').host, t.card('cpo-zytar').power]).toEqual([
    ['cpo-zytar', 'cadet'],
    'cpo-zytar',
    4,
  ])
})

test('mirror-shell: after a reap all your token creatures are copies of its creature until the turn ends (kf.token.15)', () => {
  const hurt = { ...facedown('punch'), damage: 1 }
  const own = { token: 'explorer', battleline: [mirrored('specialist-guthrak'), hurt, 'krump'] }
  const t = alliance(own, { battleline: [facedown()], amber: 3, houses: ['brobnar', 'dis', 'logos'] }).reap('specialist-guthrak')
  if (!t.idle) t.choose({ source: 'specialist-guthrak' })
  const [, copy, other] = t.seat(0).cards.battleline
  expect(t.card(copy)).toMatchObject({ id: 'specialist-guthrak', power: 3, damage: 1, token: true, traits: ['handuhan', 'alien'] })
  expect(t.card(copy)).toMatchObject({ keywords: { skirmish: 1 }, houses: ['staralliance'], upgrades: [] })
  expect([t.card(other).id, t.card(t.seat(1).cards.battleline[0]).id]).toEqual(['krump', 'grunt'])
  // for its own house and that of krump
  t.reap(copy)
  expect([t.card(copy).amber, t.seat(0).amber]).toEqual([2, 2])
  t.endTurn()
  expect(t.card(copy)).toMatchObject({ id: 'explorer', power: 2, damage: 1, keywords: {} })
})

test('mirror-shell: a token creature made later is a copy too, and dies when the turn ends with more damage than it can bear', () => {
  const own = { token: 'explorer', battleline: [mirrored('cpo-zytar'), 'krump'], deck, hand: ['scout-chief-korijir'] }
  const t = right(alliance(own).reap('cpo-zytar').play('scout-chief-korijir'))
  const copy = t.seat(0).cards.battleline.find((card) => t.card(card).token) as number
  // it entered exhausted, as the token creature that it was
  expect(t.card(copy)).toMatchObject({ id: 'cpo-zytar', power: 4, armor: 1, exhausted: true })
  t.set(copy, { damage: 3 })
  expect(t.card(copy).zone).toBe('battleline')
  t.endTurn()
  expect([t.seat(0).battleline.includes('explorer'), t.seat(0).discard]).toEqual([false, ['anger']])
})

test('mirror-shell: copies stay when its creature has left play, and have neither its markers nor a house lent to it', () => {
  const worn = { card: 'krump', upgrades: ['mirror-shell', 'badge-of-unity'], damage: 4 }
  const own = { token: 'explorer', battleline: [worn, facedown('punch'), 'cpo-zytar'], hand: ['quintrino-warp'] }
  const t = alliance(own, { battleline: ['dust-imp'] }).reap('krump')
  const [, copy] = t.seat(0).cards.battleline
  expect(t.card(copy)).toMatchObject({ id: 'krump', power: 6, damage: 0, houses: ['brobnar'] })
  expect(t.can({ verb: 'reap', card: copy })).toBe(false)
  const gone = alliance({ ...own, deck: [], hand: ['photon-blast'] })
    .reap('krump')
    .play('photon-blast')
  gone.target({ card: 'krump', copy: 1 })
  expect([gone.card('mirror-shell').zone, gone.seat(0).battleline]).toEqual(['discard', ['krump', 'cpo-zytar']])
  expect(gone.endTurn().seat(0).battleline).toEqual(['explorer', 'cpo-zytar'])
})

test('mirror-shell: of an artifact that is a creature for a time there are no copies (kf.artifact.4)', () => {
  const own = { token: 'explorer', artifacts: ['library-of-babble', 'animator'], battleline: ['cpo-zytar', facedown('punch')], deck }
  const t = alliance({ ...own, hand: ['mirror-shell'] })
  t.set('animator', { house: 'staralliance' }).action('animator').target('library-of-babble').choose({ verb: 'flank', place: 'left' })
  t.play('mirror-shell').target('library-of-babble').choose({ verb: 'flank', place: 'right' }).reap('library-of-babble')
  expect(t.seat(0).battleline).toEqual(['library-of-babble', 'cpo-zytar', 'explorer', 'explorer'])
  expect(t.endTurn().seat(0).battleline).toEqual(['cpo-zytar', 'explorer', 'explorer'])
})

test('mirror-shell: of two the latest counts, and a token creature that wears one is copied as it is', () => {
  const own = {
    token: 'cadet',
    battleline: [mirrored('cpo-zytar'), { ...facedown('punch'), upgrades: ['mirror-shell'] }, facedown('anger')],
  }
  const t = alliance(own)
  const [, worn, plain] = t.seat(0).cards.battleline
  const names = () => [worn, plain].map((card) => t.card(card).id)
  t.reap(worn)
  expect(names()).toEqual(['cadet', 'cadet'])
  t.reap('cpo-zytar')
  expect(names()).toEqual(['cpo-zytar', 'cpo-zytar'])
})
