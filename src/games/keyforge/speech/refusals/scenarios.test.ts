import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../../ability/language.ts'
import { explain } from '../../rules/explain.ts'
import { keyforge } from '../../index.ts'
import { table } from '../../scenario/index.ts'
import type { Table } from '../../scenario/index.ts'
import type { KeyforgeOption } from '../../rules/index.ts'
import '../languages/all.ts'
import { speakKeyforge } from '../index.ts'
import { type Refusal, refuse } from './index.ts'

// Whatever can stand in the way has a scenario of its own: the fact is said first, with the cards that it concerns, and the rule after it.

type Wanted = Parameters<Table['why']>[0]
/** A position, what somebody wishes there, what he is told first, and by which rule. */
type Scene = readonly [position: () => Table, wish: Wanted, said: string, rule: string]

const works = Array.from({ length: 7 }, () => 'virtuous-works')
/** In the own main step, in this house. */
const main = (house: string, mine: object, theirs: object = {}): Table =>
  table({ seats: [{ house, ...mine }, theirs] } as Parameters<typeof table>[0])
const at = (step: string, mine: object, theirs: object = {}): Table => table({ step, seats: [mine, theirs] } as Parameters<typeof table>[0])
const reap: Wanted = { verb: 'reap', card: 'krump' }
const ready = { battleline: ['krump'] }

const SCENES: Readonly<Record<Refusal, Scene>> = {
  house: [
    () => main('brobnar', { battleline: ['dust-pixie'] }),
    { verb: 'reap', card: 'dust-pixie' },
    'Dust-pixie belongs to Untamed; the active house is Brobnar.',
    'kf.use.2',
  ],
  forbidden: [
    () => main('brobnar', { battleline: [{ card: 'krump', upgrades: ['access-denied'] }] }),
    reap,
    'Access-denied forbids it.',
    'kf.cannot.1',
  ],
  six: [
    () => {
      const t = main('sanctum', { hand: works })
      for (let i = 0; i < 6; i++) t.play(t.seat(0).cards.hand[0])
      return t
    },
    { verb: 'play', card: { card: 'virtuous-works', copy: 7 } },
    'Cards called virtuous-works were played and used six times this turn.',
    'kf.six.1',
  ],
  firstTurn: [
    () => table({ turn: 1, seats: [{ house: 'brobnar', hand: ['troll', 'krump'] }, {}] }).play('troll'),
    { verb: 'play', card: 'krump' },
    'In the first turn of the game only one card is played or discarded from hand, and you did that.',
    'kf.firstturn.1',
  ],
  alpha: [
    () => main('logos', { hand: ['binate-rupture', 'dextre'] }).play('dextre'),
    { verb: 'play', card: 'binate-rupture' },
    'Binate-rupture has alpha, and you have done something else in this step already.',
    'kf.alpha.1',
  ],
  noHost: [
    () => main('brobnar', { hand: ['blood-of-titans'] }),
    { verb: 'play', card: 'blood-of-titans' },
    'There is no creature in play for the upgrade.',
    'kf.upgrade.6',
  ],
  cannotPay: [
    () => main('dis', { hand: ['truebaru'], amber: 2 }),
    { verb: 'play', card: 'truebaru' },
    'Truebaru costs 3 Æmber, and you have 2.',
    'kf.pay.2',
  ],
  condition: [
    () => main('brobnar', { hand: ['kelifi-dragon'], amber: 6 }),
    { verb: 'play', card: 'kelifi-dragon' },
    'What kelifi-dragon itself demands is not so now.',
    'kf.cannot.1',
  ],
  limit: [
    () =>
      main('brobnar', { hand: ['punch', 'troll', 'krump'] }, { battleline: ['ember-imp'] })
        .play('troll')
        .play('punch')
        .target('troll'),
    { verb: 'play', card: 'krump' },
    'Ember-imp allows no more cards this turn.',
    'kf.cannot.1',
  ],
  exhausted: [() => main('brobnar', { battleline: [{ card: 'krump', exhausted: true }] }), reap, 'Krump is exhausted.', 'kf.use.1'],
  stunned: [
    () => main('brobnar', { battleline: [{ card: 'krump', stunned: true }] }),
    reap,
    'Krump is stunned: using it removes the stun, and nothing else.',
    'kf.stun.2',
  ],
  mustFight: [
    () => main('brobnar', ready, { battleline: ['little-rapscal'] }),
    reap,
    'Krump must fight while it can: little-rapscal says so.',
    'kf.must.1',
  ],
  noFoe: [() => main('brobnar', ready), { verb: 'fight', card: 'krump' }, 'There is no creature that krump can fight.', 'kf.fight.2'],
  noAbility: [() => main('brobnar', ready), { verb: 'action', card: 'krump' }, 'Krump has no ability of this kind (action).', 'kf.use.3'],
  notCreature: [
    () => main('brobnar', { artifacts: ['gauntlet-of-command'] }),
    { verb: 'reap', card: 'gauntlet-of-command' },
    'Gauntlet-of-command is not a creature: only creatures reap and fight.',
    'kf.artifact.3',
  ],
  noOtherHalf: [
    () => main('untamed', { hand: ['niffle-kong'] }),
    { verb: 'play', card: 'niffle-kong' },
    'The other half of niffle-kong is not in your hand.',
    'kf.gigantic.2',
  ],
  notEnemy: [
    () => main('brobnar', { battleline: ['krump', 'troll'] }, { battleline: ['umbra', 'dextre'] }).choose({ verb: 'fight', card: 'krump' }),
    { target: 'troll' },
    'Troll is not an enemy creature: krump fights one.',
    'kf.fight.2',
  ],
  taunt: [
    () =>
      main('brobnar', ready, { battleline: ['umbra', 'champion-anaphiel', 'dextre', 'dextre'] }).choose({ verb: 'fight', card: 'krump' }),
    { target: 'umbra' },
    'Champion-anaphiel with taunt stands beside umbra.',
    'kf.taunt.1',
  ],
  notAttacked: [
    () =>
      main(
        'brobnar',
        { battleline: ['troll', 'krump', 'headhunter'] },
        { battleline: [{ card: 'umbra', upgrades: ['camouflage'] }, 'charette'] },
      ).choose({
        verb: 'fight',
        card: 'krump',
      }),
    { target: 'umbra' },
    'Camouflage keeps krump from attacking umbra.',
    'kf.cannot.1',
  ],
  lacks: [
    () => main('brobnar', { hand: ['anger'], battleline: ['troll', 'krump'] }, { battleline: ['umbra'] }).play('anger'),
    { target: 'umbra' },
    'Umbra is not a friendly creature; anger asks for one.',
    'kf.ability.2',
  ],
  // a creature, but not in play
  notAmong: [
    () => main('brobnar', { hand: ['punch', 'headhunter'], battleline: ['troll', 'krump'] }, { battleline: ['umbra'] }).play('punch'),
    { target: 'headhunter' },
    'Headhunter is none of those that punch can choose.',
    'kf.ability.2',
  ],
  attackers: [
    () =>
      main('brobnar', { battleline: ['krump', { card: 'troll', exhausted: true }, 'headhunter', 'dust-pixie'] }, { battleline: ['umbra'] }),
    { verb: 'use', card: 'umbra' },
    'Umbra is your opponent’s; to attack it, first choose a creature of yours: krump and headhunter can.',
    'kf.fight.1',
  ],
  noCreatures: [
    () => main('brobnar', { hand: ['krump'] }, { battleline: ['umbra'] }),
    { verb: 'use', card: 'umbra' },
    'Umbra is your opponent’s; only a creature of yours could attack it, and you have none in play.',
    'kf.fight.1',
  ],
  allExhausted: [
    () => main('brobnar', { battleline: [{ card: 'krump', exhausted: true }] }, { battleline: ['umbra'] }),
    { verb: 'use', card: 'umbra' },
    'Umbra is your opponent’s; only a ready creature of yours could attack it, and all are exhausted.',
    'kf.use.1',
  ],
  noneOfHouse: [
    () => main('brobnar', { battleline: [{ card: 'krump', exhausted: true }, 'dust-pixie'] }, { battleline: ['umbra'] }),
    { verb: 'use', card: 'umbra' },
    'Umbra is your opponent’s; your creatures that are ready to attack it are not of the active house.',
    'kf.use.2',
  ],
  noneMayFight: [
    () => main('brobnar', { battleline: [{ card: 'krump', stunned: true }] }, { battleline: ['umbra'] }),
    { verb: 'use', card: 'umbra' },
    'Umbra is your opponent’s; none of your creatures may fight now.',
    'kf.fight.1',
  ],
  'asked house': [
    () => at('house', { houses: ['brobnar', 'dis', 'mars'], ...ready }),
    reap,
    'First you choose the active house.',
    'kf.house.1',
  ],
  'asked chosenHouse': [
    () => main('dis', { hand: ['arise'], ...ready }).play('arise'),
    reap,
    'First a house is chosen for arise.',
    'kf.ability.2',
  ],
  'asked mulligan': [
    () => at('setup', { houses: ['brobnar', 'dis', 'mars'], hand: ['krump', 'anger'] }, { houses: ['brobnar'] }),
    { verb: 'play', card: 'krump' },
    'First you say whether you keep this hand.',
    'kf.mulligan.1',
  ],
  'asked archives': [
    () => at('house', { archives: ['troll'], houses: ['brobnar'], ...ready }).house('brobnar'),
    reap,
    'First you say whether you take your archives.',
    'kf.archives.2',
  ],
  'asked forge': [() => at('forge', { houses: ['brobnar'], amber: 6, ...ready }), reap, 'First you say which key is forged.', 'kf.forge.7'],
  'asked unforge': [
    () => main('dis', { hand: ['break-key'], ...ready }, { keys: ['red', 'blue'] }).play('break-key'),
    reap,
    'First you say which key becomes unforged.',
    'kf.unforge.2',
  ],
  'asked flank': [
    () => main('brobnar', { hand: ['troll'], ...ready }).choose({ verb: 'play', card: 'troll' }),
    reap,
    'First you choose the place in the battleline.',
    'kf.flank.1',
  ],
  'asked target': [
    () => main('brobnar', { hand: ['anger'], battleline: ['troll', 'krump'] }, { battleline: ['umbra'] }).play('anger'),
    reap,
    'First a card is chosen for anger.',
    'kf.ability.2',
  ],
  'asked order': [
    () =>
      main('untamed', { battleline: ['snufflegator', 'murmook'], hand: ['scout'] }, { battleline: ['troll'] })
        .play('scout')
        .choose({ targets: ['murmook', 'snufflegator'] }),
    { verb: 'reap', card: 'murmook' },
    'First you say what comes first.',
    'kf.simultaneous.1',
  ],
  'asked may': [
    () => main('dis', { battleline: ['master-of-1', 'troll', 'krump'] }, { battleline: ['tolas', 'bumpsy', 'dextre'] }).reap('master-of-1'),
    reap,
    'First you say whether you do what master-of-1 offers.',
    'kf.may.1',
  ],
  'asked mode': [
    () =>
      main('sanctum', { hand: ['burning-glare'], ...ready }, { battleline: ['umbra', 'dextre'] }).choose({
        verb: 'play',
        card: 'burning-glare',
      }),
    reap,
    'First one alternative is chosen for burning-glare.',
    'kf.ability.2',
  ],
  'asked use': [
    () =>
      main('mars', { battleline: ['ulyq-megamouth', 'krump'] }, { battleline: ['troll'] })
        .reap('ulyq-megamouth')
        .target('krump'),
    reap,
    'First you say how the card is used.',
    'kf.use.4',
  ],
  'asked amount': [
    () => main('dis', { hand: ['dance-of-doom'], ...ready }).play('dance-of-doom'),
    reap,
    'First you choose a number.',
    'kf.ability.2',
  ],
  'asked name': [() => main('dis', { hand: ['etan-s-jar'], ...ready }).play('etan-s-jar'), reap, 'First you name a card.', 'kf.ability.2'],
  'asked trait': [
    () => main('dis', { hand: ['harvest-time'], ...ready }).play('harvest-time'),
    reap,
    'First you choose a trait.',
    'kf.ability.2',
  ],
  'asked player': [
    () => main('dis', { hand: ['borr-nit-s-touch'], ...ready }).play('borr-nit-s-touch'),
    reap,
    'First you choose a player.',
    'kf.ability.2',
  ],
  'asked pay': [
    () => at('forge', { houses: ['brobnar'], amber: 4, artifacts: [{ card: 'safe-place', amber: 4 }], ...ready }),
    reap,
    'First you say how it is paid.',
    'kf.forge.6',
  ],
  'kf.turn.1': [() => main('brobnar', {}, ready), reap, 'It is your opponent who decides now.', 'kf.turn.1'],
  'kf.turn.3': [() => main('brobnar', ready), { verb: 'target' }, 'That is nothing that you could do in your turn.', 'kf.turn.3'],
  'kf.win.1': [
    () => at('forge', { houses: ['brobnar'], amber: 6, keys: ['red', 'blue'], ...ready }).choose({ color: 'yellow' }),
    reap,
    'The game is over.',
    'kf.win.1',
  ],
  'kf.play.1': [() => main('brobnar', ready), { verb: 'play', card: 'krump' }, 'Krump is not in your hand.', 'kf.play.1'],
  'kf.use.1': [() => main('brobnar', { hand: ['krump'] }), reap, 'Krump is not in play.', 'kf.use.1'],
  'kf.use.7': [() => main('brobnar', {}, ready), reap, 'Krump is not yours: your opponent controls it.', 'kf.use.7'],
  'kf.upgrade.2': [
    () => main('brobnar', { battleline: [{ card: 'krump', upgrades: ['rocket-boots'] }] }),
    { verb: 'use', card: 'rocket-boots' },
    'Rocket-boots is attached to krump and does its work there.',
    'kf.upgrade.2',
  ],
  'kf.tide.1': [() => main('brobnar', {}), { verb: 'raiseTide' }, 'No deck brings the tide: it is not in this game.', 'kf.tide.1'],
  'kf.tide.3': [
    () => table({ tide: 0, seats: [{ house: 'brobnar' }, {}] }),
    { verb: 'raiseTide' },
    'The tide is high for you already, or an effect forbids raising it.',
    'kf.tide.3',
  ],
}

for (const [refusal, [position, wanted, said, rule]] of Object.entries(SCENES))
  test(`refused: ${refusal}`, () => {
    const t = position()
    const card = wanted.card === undefined ? {} : { card: t.find(wanted.card) }
    const target = wanted.target === undefined ? {} : { target: t.find(wanted.target) }
    const wish = { verb: wanted.verb ?? 'target', ...card, ...target } as KeyforgeOption
    const seat = refusal === 'kf.turn.1' ? 1 : 0
    const [reason, ...more] = explain(t.position, seat, wish)
    expect(more).toEqual([])
    const texts = LANGUAGES.map((language) =>
      speakKeyforge(language, {
        cardId: (one) => keyforge.cardId(t.position, one),
        cardName: (id) => id,
        seatName: (one) => ['Anna', 'Bruno'][one],
        refuse,
      }).reason(reason, wish),
    )
    expect(texts[0]).toBe(`${said} [${rule}]`)
    for (const text of texts) expect(text).toMatch(new RegExp(`^.{12,}[.] \\[${reason.rule.replaceAll('.', '[.]')}\\]$`))
    expect(new Set(texts).size).toBe(LANGUAGES.length)
  })

test('an enemy creature that none of those who may fight can attack, and an enemy artifact', () => {
  const t = main('brobnar', ready, { battleline: ['umbra', 'champion-anaphiel'], artifacts: ['gauntlet-of-command'] })
  expect(t.why({ verb: 'use', card: 'umbra' })).toEqual([
    { rule: 'kf.taunt.1', facts: { obstacle: 'taunt', attacker: t.find('krump') }, card: t.find('champion-anaphiel') },
  ])
  expect(t.why({ verb: 'use', card: 'gauntlet-of-command' })).toEqual([{ rule: 'kf.use.7', card: t.find('gauntlet-of-command') }])
})

test('a creature whose own text keeps it from attacking', () => {
  const t = main('brobnar', { battleline: ['groggins'] }, { battleline: ['dextre', 'umbra', 'charette'] }).choose({
    verb: 'fight',
    card: 'groggins',
  })
  expect(t.why({ target: 'umbra' })).toEqual([
    { rule: 'kf.cannot.1', facts: { obstacle: 'notAttacked', attacker: t.find('groggins') }, card: t.find('groggins') },
  ])
})
