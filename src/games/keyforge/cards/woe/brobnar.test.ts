import { expect, test } from 'vitest'
import type { ScenarioSeat, Table } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'
import { right } from '../../../../../test/facedown.ts'

/** Winds of Exchange, house Brobnar: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Brobnar is active. */

const brobnar = (own: ScenarioSeat, other: ScenarioSeat = {}) =>
  table({ seats: [{ house: 'brobnar', token: 'skirmisher', ...own }, other] })
const deck = ['anger', 'punch', 'troll', 'bumpsy']
const tokens = (t: Table) => t.seat(0).battleline.filter((id) => id === 'skirmisher').length

test('ancient-battleground keeps friendly creatures from reaping, and their fights bring Æmber', () => {
  const t = brobnar({ artifacts: ['ancient-battleground'], battleline: ['troll'] }, { battleline: ['dust-imp', 'krump'] })
  expect(t.can({ verb: 'reap', card: 'troll' })).toBe(false)
  expect(t.fight('troll', 'krump').seat(0).amber).toBe(1)
  const theirs = table({
    active: 1,
    seats: [{ artifacts: ['ancient-battleground'] }, { house: 'brobnar', battleline: ['krump'] }],
  })
  expect(theirs.reap('krump').seat(1).amber).toBe(1)
})

test('endless-hordes: each new token creature fights its own enemy creature, behind taunt too, one fight at a time', () => {
  const t = brobnar({ hand: ['endless-hordes'], deck }, { battleline: ['dust-imp', 'champion-anaphiel', 'krump'] }).play('endless-hordes')
  expect(t.decision?.eligible?.length ?? t.options.length).toBe(3)
  t.choose({ target: 'krump' })
  // champion-anaphiel does not protect its neighbor, and the token creature has no other foe
  expect(t.targets).toEqual(['krump'])
  t.target('krump')
  expect([t.card('krump').damage, tokens(t)]).toEqual([2, 1])
  t.choose({ target: 'dust-imp' })
  right(t).target('dust-imp')
  right(t)
  while (!t.idle) right(t).target(t.targets[0])
  expect([t.card('dust-imp').zone, t.card('champion-anaphiel').damage, t.idle]).toEqual(['discard', 1, true])
  expect(t.seat(0).battleline.filter((id) => id === 'skirmisher').length).toBe(3)
  expect([1, 2, 3].map((copy) => t.card({ card: 'skirmisher', copy }).exhausted)).toEqual([true, true, true])
})

test('endless-hordes does nothing without an enemy creature, and makes no more tokens than there are cards in the deck', () => {
  const none = brobnar({ hand: ['endless-hordes'], deck }).play('endless-hordes')
  expect([tokens(none), none.idle]).toEqual([0, true])
  const t = brobnar({ hand: ['endless-hordes'], deck: ['anger'] }, { battleline: ['troll', 'valdr'] }).play('endless-hordes')
  t.choose({ target: 'valdr' }).target('valdr')
  expect([tokens(t), t.card('troll').damage, t.card('valdr').damage, t.idle]).toEqual([1, 0, 2, true])
})

test('endless-hordes: for an enemy creature that an earlier fight destroyed a token creature is made, which fights nobody', () => {
  const own = { token: 'grumpus', hand: ['endless-hordes'], deck }
  const t = brobnar(own, { battleline: ['troll', 'dust-imp'].map((card) => ({ card, damage: card === 'troll' ? 0 : 1 })) }).play(
    'endless-hordes',
  )
  t.choose({ target: 'troll' }).target('troll')
  expect(t.card('dust-imp').zone).toBe('discard')
  right(t)
  expect([t.idle, t.seat(0).battleline, t.card('grumpus').exhausted]).toEqual([true, ['grumpus'], false])
})

test('hallafest finds up to four Bräkken cards, no two of one name, and costs a chain for each', () => {
  const own = { hand: ['hallafest'], deck: ['vulka', 'ged-hammer', 'anger'], discard: ['vulka', 'harmal-atoon', 'brikk-nastee'] }
  const t = brobnar(own).play('hallafest')
  expect(t.targets).toEqual(['brikk-nastee', 'ged-hammer', 'harmal-atoon', 'vulka', 'vulka'])
  t.target({ card: 'vulka', copy: 1 })
  expect(t.targets).toEqual(['brikk-nastee', 'ged-hammer', 'harmal-atoon', 'vulka'])
  expect(t.can({ target: { card: 'vulka', copy: 2 } })).toBe(false)
  t.target('ged-hammer').done()
  expect([[...t.seat(0).hand].sort(), t.seat(0).chains, t.idle]).toEqual([['ged-hammer', 'vulka'], 2, true])
  expect(t.log.filter(({ kind }) => kind === 'reveal' || kind === 'shuffle').length).toBe(2)
  const none = brobnar({ hand: ['hallafest'], deck: ['anger'] }).play('hallafest')
  expect([none.seat(0).chains, none.idle]).toEqual([0, true])
})

test('revna-starsong takes After Fight effects from friendly Berserkers, printed and lent, and from no others', () => {
  const line = ['revna-starsong', { card: 'punch', token: true }] as const
  const t = brobnar({ token: 'berserker', battleline: [...line] }, { battleline: ['dust-imp', 'troll'] }).fight('berserker', 'dust-imp')
  expect([t.card('berserker').zone, t.idle]).toEqual(['battleline', true])
  const lent = { token: 'berserker', battleline: [...line, 'krump'], artifacts: ['ancient-battleground'] } as const
  const both = brobnar(lent, { battleline: ['dust-imp', 'dust-imp'] })
    .fight('berserker', { card: 'dust-imp', copy: 1 })
    .fight('krump', { card: 'dust-imp', copy: 2 })
  expect(both.seat(0).amber).toBe(1)
  const theirs = table({
    active: 1,
    seats: [{ battleline: ['revna-starsong'] }, { house: 'brobnar', token: 'berserker', battleline: [{ card: 'punch', token: true }] }],
  })
  expect(theirs.set('revna-starsong', { damage: 2 }).fight('berserker', 'revna-starsong').seat(1).battleline).toEqual([])
})

test('kretchee puts one more on whatever is exalted, each time, or captures, on both sides', () => {
  const own = { battleline: ['kretchee', 'krump', 'senator-shrix'], hand: ['fresh-marks'] }
  const t = brobnar(own, { battleline: ['troll', 'valdr', 'bumpsy', 'umbra'], amber: 3 })
    .play('fresh-marks')
    .target('krump')
  for (const id of ['bumpsy', 'troll', 'umbra']) t.target(id)
  expect(['troll', 'valdr', 'bumpsy', 'umbra'].map((id) => t.card(id).amber)).toEqual([2, 0, 2, 2])
  const theirs = table({
    active: 1,
    seats: [
      { battleline: ['kretchee'], amber: 5 },
      { house: 'sanctum', battleline: ['troll'], hand: ['request-donations', 'outflank'] },
    ],
  }).play('outflank')
  expect(theirs.card('troll').amber).toBe(0)
  const flank = table({
    active: 1,
    seats: [
      { battleline: ['kretchee', 'kretchee'], amber: 5 },
      { house: 'sanctum', battleline: ['raiding-knight'], hand: ['outflank'] },
    ],
  }).play('outflank')
  expect([flank.card('raiding-knight').amber, flank.seat(0).amber]).toEqual([4, 3])
})

test('kretchee adds nothing where nothing is captured, nor to what is moved or put on a creature otherwise', () => {
  const t = table({ seats: [{ house: 'sanctum', battleline: ['kretchee', 'raiding-knight'], hand: ['outflank'] }, {}] }).play('outflank')
  expect(t.card('raiding-knight').amber).toBe(0)
})

test('nirbor-flamewing comes back from the discard pile at the start of your turn for a friendly creature, ready, and makes a token creature', () => {
  const rise = (own: ScenarioSeat) =>
    table({
      active: 0,
      step: 'start',
      seats: [{ token: 'skirmisher', houses: ['brobnar', 'dis', 'logos'], deck, ...own }, { battleline: ['troll'] }],
    })
  const t = rise({ discard: ['nirbor-flamewing'], battleline: ['krump'] })
  expect(t.targets).toEqual(['krump'])
  t.target('krump').house('brobnar')
  expect(t.card('nirbor-flamewing')).toMatchObject({ zone: 'battleline', exhausted: false })
  right(t.fight('nirbor-flamewing', 'troll'))
  expect([t.card('nirbor-flamewing').zone, tokens(t)]).toEqual(['discard', 1])
  // nobody is asked in play, in the hand, without a friendly creature, or in the turn of the opponent
  const nothing: ScenarioSeat[] = [
    { discard: ['nirbor-flamewing'] },
    { hand: ['nirbor-flamewing'], battleline: ['krump'] },
    { battleline: ['nirbor-flamewing'] },
  ]
  expect(nothing.map((own) => rise(own).decision?.kind)).toEqual(['house', 'house', 'house'])
  const theirs = table({
    active: 1,
    step: 'start',
    seats: [{ discard: ['nirbor-flamewing'], battleline: ['krump'] }, { houses: ['brobnar', 'dis', 'logos'] }],
  })
  expect(theirs.decision?.kind).toBe('house')
  const kept = rise({ discard: ['nirbor-flamewing'], battleline: ['krump'] }).no()
  expect([kept.card('nirbor-flamewing').zone, kept.card('krump').zone]).toEqual(['discard', 'battleline'])
})

test('nirbor-flamewing: a warded creature is not destroyed, so it stays where it is', () => {
  const own = { discard: ['nirbor-flamewing'], battleline: [{ card: 'krump', warded: true }], houses: ['brobnar', 'dis', 'logos'] } as const
  const t = table({
    step: 'start',
    seats: [{ ...own, battleline: [...own.battleline], discard: [...own.discard], houses: [...own.houses] }, {}],
  }).target('krump')
  expect([t.card('krump').warded, t.card('nirbor-flamewing').zone]).toEqual([false, 'discard'])
})

test('frost-giant stays exhausted when cards are readied, and an ability readies it', () => {
  const t = brobnar(
    {
      battleline: [
        { card: 'frost-giant', exhausted: true },
        { card: 'troll', exhausted: true },
      ],
      hand: ['anger'],
    },
    { battleline: ['krump'] },
  )
  const before = t.save()
  t.endTurn()
  expect([t.card('frost-giant').exhausted, t.card('troll').exhausted]).toEqual([true, false])
  t.restore(before)
  t.play('anger').target('frost-giant')
  if (!t.idle) t.target('krump')
  expect(t.card('krump').zone).toBe('discard')
})

test('harmal-atoon sends other friendly Brobnar creatures to the hand when they are destroyed, not itself and no others', () => {
  const t = brobnar({ battleline: ['harmal-atoon', 'krump', 'umbra'] }, { battleline: ['valdr', 'frost-giant', 'troll'] })
  t.fight('krump', 'frost-giant').fight('harmal-atoon', 'frost-giant')
  expect([t.seat(0).hand, t.seat(0).discard]).toEqual([['krump'], ['harmal-atoon']])
  const other = table({ active: 1, seats: [{ battleline: ['harmal-atoon', 'umbra'] }, { house: 'brobnar', battleline: ['troll'] }] })
  other.fight('troll', 'umbra')
  if (!other.idle || other.card('umbra').zone === 'battleline') other.set('troll', { exhausted: false }).fight('troll', 'umbra')
  expect(other.seat(0).discard).toEqual(['umbra'])
})

test('brawl-in makes two token creatures and enrages both', () => {
  const t = right(brobnar({ hand: ['brawl-in'], deck }).play('brawl-in'))
  expect(tokens(t)).toBe(2)
  expect([1, 2].map((copy) => t.card({ card: 'skirmisher', copy }).enraged)).toEqual([true, true])
})

test('broken-axe-outpost pays six damage with a friendly creature, which goes to the bottom of its owner’s deck', () => {
  const own = { artifacts: ['broken-axe-outpost'], battleline: ['krump'], deck: ['anger'] }
  const t = brobnar(own, { battleline: ['troll'] }).action('broken-axe-outpost')
  if (!t.idle) t.target('krump')
  if (!t.idle) t.target('troll')
  expect([t.seat(0).deck, t.card('troll').damage]).toEqual([['anger', 'krump'], 6])
  const none = brobnar({ artifacts: ['broken-axe-outpost'] }, { battleline: ['troll'] }).action('broken-axe-outpost')
  expect([none.card('troll').damage, none.idle]).toEqual([0, true])
})

test('crim-torchtooth splashes four, and enrages its neighbors after it fought', () => {
  const own = { battleline: ['umbra', 'crim-torchtooth', 'krump', 'bumpsy'] }
  const t = brobnar(own, { battleline: ['dust-imp', 'valdr', 'troll'] }).fight('crim-torchtooth', 'dust-imp')
  expect(t.card('valdr').damage).toBe(4)
  expect(['umbra', 'krump', 'bumpsy'].map((id) => t.card(id).enraged)).toEqual([true, true, false])
})

test('crogg-the-clumsy splashes two', () => {
  const t = brobnar({ battleline: ['crogg-the-clumsy'] }, { battleline: ['dust-imp', 'valdr', 'troll'] }).fight('crogg-the-clumsy', 'valdr')
  expect([t.card('dust-imp').zone, t.card('troll').damage]).toEqual(['discard', 2])
})

test('feats-of-strength makes a token creature for each enemy destroyed in a fight this turn, and for no other', () => {
  const own = { hand: ['feats-of-strength', 'punch'], battleline: ['troll'], deck }
  const t = brobnar(own, { battleline: ['krump', 'dust-imp'] })
    .play('feats-of-strength')
    .play('punch')
    .target('dust-imp')
  expect([t.card('dust-imp').zone, tokens(t)]).toEqual(['discard', 0])
  right(t.fight('troll', 'krump'))
  expect(tokens(t)).toBe(1)
})

test('ged-hammer readies and enrages other friendly Brobnar creatures when it is destroyed', () => {
  const own = { battleline: ['ged-hammer', { card: 'krump', exhausted: true }, { card: 'umbra', exhausted: true }] }
  const t = brobnar(own, { battleline: ['troll'] }).fight('ged-hammer', 'troll')
  expect(['krump', 'umbra'].map((id) => [t.card(id).exhausted, t.card(id).enraged])).toEqual([
    [false, true],
    [true, false],
  ])
})

test('vow-of-blood deals two to each damaged enemy creature', () => {
  const t = brobnar(
    { hand: ['vow-of-blood'], battleline: [{ card: 'krump', damage: 1 }] },
    { battleline: [{ card: 'troll', damage: 1 }, 'valdr'] },
  )
  t.play('vow-of-blood')
  expect(['krump', 'troll', 'valdr'].map((id) => t.card(id).damage)).toEqual([1, 3, 0])
})

test('vulka gives friendly Brobnar creatures splash-attack, itself too, on top of what they have', () => {
  const t = brobnar({ battleline: ['vulka', 'crogg-the-clumsy', 'umbra'] }, { battleline: ['krump'] })
  expect(['vulka', 'crogg-the-clumsy', 'umbra', 'krump'].map((id) => t.card(id).keywords.splashAttack)).toEqual([
    1,
    3,
    undefined,
    undefined,
  ])
})

test('brikk-nastee gains one for each fight of another friendly Brobnar creature', () => {
  const t = brobnar({ battleline: ['brikk-nastee', 'troll'] }, { battleline: ['krump', 'dust-imp'] })
  expect(t.fight('troll', 'krump').seat(0).amber).toBe(1)
  expect(t.fight('brikk-nastee', 'dust-imp').seat(0).amber).toBe(1)
})

test('fresh-marks destroys a friendly creature and exalts three enemies', () => {
  const t = brobnar({ hand: ['fresh-marks'], battleline: ['krump'] }, { battleline: ['troll', 'valdr', 'bumpsy', 'umbra'] }).play(
    'fresh-marks',
  )
  if (t.targets.includes('krump')) t.target('krump')
  for (const id of ['bumpsy', 'troll', 'umbra']) t.target(id)
  expect(['troll', 'valdr', 'bumpsy', 'umbra'].map((id) => t.card(id).amber)).toEqual([1, 0, 1, 1])
  const none = brobnar({ hand: ['fresh-marks'] }, { battleline: ['troll'] }).play('fresh-marks')
  expect([none.card('troll').amber, none.idle]).toEqual([0, true])
})

test('jarl-svend makes a token creature for an enemy that falls to it, if it survives', () => {
  const t = right(brobnar({ battleline: ['jarl-svend'], deck }, { battleline: ['krump'] }).fight('jarl-svend', 'krump'))
  expect(tokens(t)).toBe(1)
  const both = right(
    brobnar({ battleline: ['jarl-svend'], deck }, { battleline: [{ card: 'troll', damage: 1 }] }).fight('jarl-svend', 'troll'),
  )
  expect([both.card('jarl-svend').zone, tokens(both)]).toEqual(['discard', 0])
})

test('might-club readies and enrages a creature of either side', () => {
  const t = brobnar({ artifacts: ['might-club'], battleline: [{ card: 'krump', exhausted: true }] }, { battleline: ['troll'] }).action(
    'might-club',
  )
  expect(t.targets).toEqual(['krump', 'troll'])
  expect(t.target('krump').card('krump')).toMatchObject({ exhausted: false, enraged: true })
})

test('pelf makes the opponent lose one after it fought', () => {
  const t = brobnar({ battleline: ['pelf'] }, { battleline: ['umbra'], amber: 2 }).fight('pelf', 'umbra')
  expect([t.seat(1).amber, t.card('pelf').damage]).toEqual([1, 0])
})

test('press-gang makes a token creature, and is archived if an enemy creature was destroyed this turn', () => {
  const own = { hand: ['press-gang', 'punch'], deck }
  expect(
    brobnar(own, { battleline: ['dust-imp'] })
      .play('press-gang')
      .card('press-gang').zone,
  ).toBe('discard')
  const t = brobnar(own, { battleline: ['dust-imp'] }).play('punch')
  if (!t.idle) t.target('dust-imp')
  t.play('press-gang')
  expect([t.card('press-gang').zone, tokens(t)]).toEqual(['archives', 1])
})

test('ragnarok-prep makes a token creature, and with more creatures then takes two', () => {
  const lost = (battleline: string[]) =>
    right(brobnar({ hand: ['ragnarok-prep'], deck }, { battleline, amber: 3 }).play('ragnarok-prep')).seat(1).amber
  expect([lost([]), lost(['troll'])]).toEqual([1, 3])
})

test('rant-and-rive takes half of eight or more, rounded down', () => {
  const left = (amber: number) =>
    brobnar({ hand: ['rant-and-rive'] }, { amber })
      .play('rant-and-rive')
      .seat(1).amber
  expect([left(7), left(8), left(9)]).toEqual([7, 4, 5])
})

test('rowdy-skald has put its icons on other cards', () => {
  const t = brobnar({ hand: ['rowdy-skald'] }).play('rowdy-skald')
  expect([t.card('rowdy-skald').power, t.seat(0).amber, t.idle]).toEqual([4, 0, true])
})

test('shock-herder comes between two, and one of its neighbors is readied and fights', () => {
  const own = { hand: ['shock-herder'], battleline: [{ card: 'troll', exhausted: true }, 'krump', 'umbra'] }
  const t = brobnar(own, { battleline: ['dust-imp'] })
    .play('shock-herder')
    .choose({ place: 1 })
  expect(t.targets).toEqual(['krump', 'troll'])
  t.target('troll')
  if (!t.idle) t.target('dust-imp')
  expect([t.card('dust-imp').zone, t.card('troll').exhausted]).toEqual(['discard', true])
})

test('stratosmack makes a token creature only when its damage destroys', () => {
  const made = (id: string) =>
    tokens(
      right(
        brobnar({ hand: ['stratosmack'], deck }, { battleline: ['troll', 'umbra'] })
          .play('stratosmack')
          .target(id),
      ),
    )
  expect([made('umbra'), made('troll')]).toEqual([1, 0])
})

test.each([
  ['pelf', ['the-grand-gord', 'skirmisher']],
  ['vulka', ['the-grand-gord', 'skirmisher']],
  ['krump', ['the-grand-gord']],
])('the-grand-gord against %s', (foe, line) => {
  const t = table({
    active: 1,
    seats: [
      { token: 'skirmisher', battleline: ['the-grand-gord'], deck, houses: ['brobnar', 'dis', 'logos'] },
      { house: 'brobnar', battleline: [foe] },
    ],
  }).endTurn()
  expect([right(t).seat(0).battleline, t.seat(1).battleline]).toEqual([line, [foe]])
})
