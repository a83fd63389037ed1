import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

/** The scenario interface, as docs/scenario.md describes it; the examples there are tested too. */

describe('setting up and editing', () => {
  test('a card on the other side is listed there with its owner, or with its owner with its controller', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: [{ card: 'krump', controller: 1 }], artifacts: [{ card: 'commpod', owner: 1 }] },
        { battleline: ['troll'] },
      ],
    })
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([[], ['krump', 'troll']])
    expect(t.card('krump')).toMatchObject({ seat: 0, controller: 1 })
    expect(t.card('commpod')).toMatchObject({ seat: 1, controller: 0 })
    expect(() => table({ seats: [{ hand: [{ card: 'krump', controller: 1 }] }, {}] })).toThrow('nobody controls it')
  })

  test('a card that is moved out of play by hand leaves everything behind', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: [{ card: 'krump', damage: 3, amber: 1, stunned: true, upgrades: ['jammer-pack'] }, 'tunk'] },
        { battleline: [{ card: 'troll', owner: 0, damage: 1 }] },
      ],
    })
    t.move('krump', 'hand').move('krump', 'battleline').move('troll', 'discard')
    expect(t.card('krump')).toMatchObject({ damage: 0, amber: 0, stunned: false, upgrades: [] })
    expect(t.seat(0)).toMatchObject({ battleline: ['tunk', 'krump'], discard: ['troll', 'jammer-pack'] })
    // out of play nobody but its owner has to do with it
    expect(t.card('troll')).toMatchObject({ seat: 0, controller: 0 })
    expect([t.seat(0).amber, t.seat(1).amber, t.idle]).toEqual([0, 0, true])
  })

  test('moved out of play by hand, a token creature is the card under it, and a gigantic creature its two halves', () => {
    const grunt = { card: 'troll', token: true, damage: 1, upgrades: ['blood-of-titans'] } as const
    const t = table({ seats: [{ house: 'mars', token: 'grunt', battleline: [grunt, { card: 'krump', token: true }] }, {}] })
    t.move({ card: 'grunt', copy: 1 }, 'hand')
    expect(t.seat(0)).toMatchObject({ battleline: ['grunt'], hand: ['troll'], discard: ['blood-of-titans'] })
    expect(t.card('troll')).toMatchObject({ faceDown: false, damage: 0 })
    t.setZone(0, 'battleline', ['tunk'])
    expect(t.seat(0)).toMatchObject({ battleline: ['tunk'], discard: ['blood-of-titans'] })
    expect(() => t.find('krump')).toThrow('there is no "krump"')
    const gigantic = { card: 'deusillus', under: ['deusillus2'] }
    const u = table({ seats: [{ house: 'saurian', battleline: [gigantic] }, { amber: 2 }] }).move('deusillus', 'hand')
    expect(u.seat(0)).toMatchObject({ battleline: [], discard: [] })
    expect(u.play('deusillus').card('deusillus')).toMatchObject({ amber: 2, under: ['deusillus2'] })
  })

  test('a card is attached by hand: upgrades to creatures, others under a card', () => {
    const t = table({
      seats: [{ house: 'shadows', hand: ['blood-of-titans', 'calv-1n', 'smith'], artifacts: ['masterplan'], battleline: ['troll'] }, {}],
    })
    t.attach('blood-of-titans', 'troll').attach('calv-1n', 'troll').attach('smith', 'masterplan')
    expect(t.card('troll')).toMatchObject({ power: 13, upgrades: ['blood-of-titans', 'calv-1n'] })
    expect([t.card('masterplan').under, t.seat(0).hand]).toEqual([['smith'], []])
    expect(t.omni('masterplan').seat(0)).toMatchObject({ discard: ['masterplan', 'smith'] })
    expect(() => t.attach('smith', 'masterplan')).toThrow('not in play')
    expect(() => t.move('smith', 'upgrade' as 'hand')).toThrow('there is no zone "upgrade" to move cards to')
    t.move('calv-1n', 'hand')
    expect(t.card('calv-1n')).toMatchObject({ type: 'creature', zone: 'hand', host: undefined })
  })

  test('bonus icons can be changed', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['punch'] }, { battleline: ['troll'] }] })
    t.set('punch', { bonus: ['amber', 'amber'] })
      .play('punch')
      .target('troll')
    expect(t.seat(0).amber).toBe(3)
  })

  test('a card that is edited out of play is clean, nobody gets its amber, and what was on it is discarded', () => {
    const troll = {
      card: 'troll',
      damage: 3,
      amber: 2,
      exhausted: true,
      stunned: true,
      counters: { power: 2 },
      upgrades: ['blood-of-titans'],
    }
    const t = table({ seats: [{ house: 'brobnar', battleline: [troll, 'krump'] }, {}] })
    t.move('troll', 'hand')
    expect([t.seat(0).hand, t.seat(0).discard, t.seat(1).amber]).toEqual([['troll'], ['blood-of-titans'], 0])
    t.play('troll', { left: true })
    expect(t.card('troll')).toMatchObject({ damage: 0, amber: 0, stunned: false, power: 8, upgrades: [], counters: {} })
  })

  test('cards that leave the game by editing take nothing with them', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: [{ card: 'troll', upgrades: ['blood-of-titans'] }] }, {}] })
    t.setZone(0, 'battleline', ['krump'])
    expect([t.seat(0).battleline, t.seat(0).discard, t.card('krump').power]).toEqual([['krump'], ['blood-of-titans'], 6])
  })
})

describe('choosing', () => {
  test('yes and no answer whatever is asked so: archives are taken or left', () => {
    const seats = () => [{ archives: ['krump'], houses: ['brobnar'] }, {}] as const
    const taken = table({ seats: seats(), step: 'house' }).house('brobnar')
    expect(taken.decision?.kind).toBe('archives')
    expect(taken.yes().seat(0).hand).toEqual(['krump'])
    const left = table({ seats: seats(), step: 'house' }).house('brobnar')
    expect(left.no().seat(0).archives).toEqual(['krump'])
  })

  test('a trigger is told by the card whose text it is, and each says what it does', () => {
    const t = table({
      seats: [{ house: 'mars', hand: ['ammonia-clouds'] }, { battleline: [{ card: 'duma-the-martyr', upgrades: ['armageddon-cloak'] }] }],
    })
    t.play('ammonia-clouds')
    expect(t.options.map(({ text }) => text)).toEqual([
      'Destroyed: Fully heal each other friendly creature. Draw 2 cards.',
      'Destroyed: Fully heal Duma the Martyr and destroy Armageddon Cloak instead.',
    ])
    t.choose({ verb: 'order', source: 'armageddon-cloak' })
    expect(t.card('duma-the-martyr').zone).toBe('battleline')
    expect(t.idle).toBe(true)
  })

  test('where only cards are ordered, each is named as card or as target', () => {
    const t = table({
      seats: [{ house: 'untamed', battleline: ['snufflegator', 'murmook'], hand: ['scout'] }, { battleline: ['troll'] }],
    })
    t.play('scout').choose({ targets: ['murmook', 'snufflegator'] })
    expect(t.decision?.kind).toBe('order')
    expect([t.can({ card: 'murmook' }), t.can({ target: 'murmook' })]).toEqual([true, true])
    t.choose({ verb: 'order', card: 'murmook' }).target('troll').target('troll')
    expect(t.card('troll').damage).toBe(7)
    expect(t.idle).toBe(true)
  })

  test('the cards of a set are picked in any order; one that needs others is kept until they are named', () => {
    const seats = () => [{ house: 'shadows', hand: ['lights-out'] }, { battleline: ['krump', 'troll', 'bumpsy'] }] as const
    const t = table({ seats: seats() }).play('lights-out')
    expect([t.can({ target: 'bumpsy' }), t.can({ target: 'lights-out' })]).toEqual([true, false])
    t.target('bumpsy')
    expect(t.decision).toMatchObject({ min: 2, max: 2, picked: [t.find('bumpsy')] })
    expect(t.can({ target: 'bumpsy' })).toBe(false)
    t.target('troll')
    expect(t.seat(1)).toMatchObject({ battleline: ['krump'], hand: ['troll', 'bumpsy'] })
    expect(t.idle).toBe(true)
    expect(t.log.filter(({ kind }) => kind === 'toHand').length).toBe(2)
    const refused = table({ seats: seats() }).play('lights-out')
    const before = refused.save()
    expect(() => refused.choose({ targets: ['krump', 'lights-out'] })).toThrow('"lights-out" cannot be in the set')
    expect(() => refused.choose({ targets: ['krump'] })).toThrow('more must be chosen')
    expect(refused.save()).toEqual(before)
  })

  test('where what is forced is answered at once, a set is forced only when all must be in it', () => {
    const t = table({
      auto: true,
      seats: [
        { house: 'untamed', hand: ['lost-in-the-woods'], battleline: ['murmook', 'flaxia', 'halacor'] },
        { battleline: ['krump', 'troll', 'bumpsy'] },
      ],
    })
    t.play('lost-in-the-woods').target('flaxia').target('halacor').target('bumpsy').target('krump')
    expect([t.seat(0).battleline, t.seat(1).battleline, t.idle]).toEqual([['murmook'], ['troll'], true])
    const forced = table({
      auto: true,
      seats: [
        { house: 'shadows', hand: ['lights-out', 'urchin'] },
        { battleline: ['krump', 'troll', 'bumpsy'], amber: 1 },
      ],
    })
    // with three there is a choice for the second card, with two there is none at all
    forced.play('lights-out').target('troll')
    expect(forced.targets).toEqual(['bumpsy', 'krump', 'troll'])
    expect(forced.target('krump').seat(1).hand).toEqual(['krump', 'troll'])
    const all = table({ auto: true, seats: [{ house: 'shadows', hand: ['lights-out'] }, { battleline: ['krump', 'troll'] }] })
    expect(all.play('lights-out').idle).toBe(true)
    // the strongest may be named in any order, so that each of them is an option
    const strongest = table({
      auto: true,
      seats: [{ house: 'dis', hand: ['three-fates'], battleline: ['krump'] }, { battleline: ['troll'] }],
    })
    expect(strongest.play('three-fates').idle).toBe(true)
  })

  test('what auto has answered may still be said, once', () => {
    const lineOf = (line: string[]) => [{ house: 'shadows', hand: ['lights-out'] } as const, { battleline: line }] as const
    const all = table({ auto: true, seats: lineOf(['krump', 'troll']) }).play('lights-out')
    expect(all.target('troll').target('krump').idle).toBe(true)
    expect(() => all.target('troll')).toThrow('no option matches')
    const set = table({ auto: true, seats: lineOf(['krump', 'troll']) }).play('lights-out')
    expect(set.choose({ targets: ['troll', 'krump'] }).seat(1).hand).toEqual(['krump', 'troll'])
    expect(() => table({ auto: true, seats: lineOf(['krump', 'troll', 'valdr']) }).target('troll')).toThrow('no option matches')
    // either is destroyed with its neighbor
    const wave = table({
      auto: true,
      tide: 0,
      seats: [{ house: 'unfathomable', hand: ['tidal-wave'] }, { battleline: ['krump', 'valdr'] }],
    })
    expect(wave.play('tidal-wave').target('valdr').seat(1).battleline).toEqual([])
    expect(() => wave.target('krump')).toThrow('no option matches')
  })

  test('auto also answers what makes no difference, and takes all that may be done up to an amount', () => {
    const seats = () => [{ house: 'mars', hand: ['zorg'], battleline: ['tunk'] }, { battleline: ['pingle-who-annoys'] }] as const
    // Tunk has no damage to heal, so that it may come before or after the damage to Zorg
    expect(table({ seats: seats() }).play('zorg', { left: true }).decision?.kind).toBe('order')
    const t = table({ auto: true, seats: seats() }).play('zorg', { left: true })
    expect([t.idle, t.card('zorg').damage]).toEqual([true, 1])
    const hurt = table({ auto: true, seats: [{ ...seats()[0], battleline: [{ card: 'tunk', damage: 1 }] }, seats()[1]] })
    expect(hurt.play('zorg', { left: true }).card('tunk').damage).toBe(0)
    // what would do nothing before another asks comes behind it
    const healthy = table({
      auto: true,
      seats: [{ house: 'brobnar', battleline: [{ card: 'troll', upgrades: ['red-planet-ray-gun'] }] }, { battleline: ['tunk', 'zorg'] }],
    })
    expect([healthy.reap('troll').decision?.kind, healthy.targets]).toEqual(['target', ['troll', 'tunk', 'zorg']])
    expect([healthy.target('troll').card('troll').damage, healthy.idle]).toEqual([0, true])
    const troll = { battleline: [{ card: 'troll', damage: 5 }, 'krump'] }
    const healed = table({ auto: true, seats: [{ house: 'untamed', hand: ['vigor'] }, troll] })
      .play('vigor')
      .target('troll')
    expect([healed.card('troll').damage, healed.seat(0).amber, healed.idle]).toEqual([2, 2, true])
  })

  test('naming a card that only one alternative can do it to says which alternative', () => {
    const line = { house: 'mars', battleline: [{ card: 'zorg', exhausted: true }, 'krump'], hand: ['squawker'] } as const
    const t = table({ seats: [line, { battleline: ['troll'] }] }).play('squawker')
    expect([t.decision?.kind, t.targets, t.can({ target: 'troll' })]).toEqual(['mode', ['krump', 'troll', 'zorg'], true])
    const before = t.save()
    expect(t.target('troll').card('troll').stunned).toBe(true)
    expect(t.restore(before).target('zorg').card('zorg').exhausted).toBe(false)
    // one that both could do it to needs the alternative
    const both = { house: 'logos', battleline: ['ozmo-martianologist', { card: 'zorg', damage: 1 }] } as const
    const either = table({ seats: [both, {}] }).reap('ozmo-martianologist')
    expect(() => either.target('zorg')).toThrow('no option matches')
    expect(either.choose({ mode: 1 }).target('zorg').card('zorg').stunned).toBe(true)
  })

  test('up to so many in any order, ended by done', () => {
    const t = table({ seats: [{ house: 'untamed', hand: ['nature-s-call'] }, { battleline: ['krump', 'troll', 'bumpsy'] }] })
    t.play('nature-s-call').target('bumpsy').target('krump')
    expect(t.can({ target: 'troll' })).toBe(true)
    expect(t.done().seat(1)).toMatchObject({ battleline: ['troll'], hand: ['krump', 'bumpsy'] })
    expect(t.idle).toBe(true)
  })

  test('every option tells which card asks', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['punch'] }, { battleline: ['troll'] }] })
    const [{ source }] = t.play('punch').options
    expect(t.card(source as number).id).toBe('punch')
  })

  test('naming the card of something that may be done says yes, and done says no', () => {
    const line = { house: 'dis', battleline: ['master-of-1', 'troll', 'krump'] } as const
    const t = table({ seats: [line, { battleline: ['tolas', 'bumpsy', 'dextre'], amber: 0 }] })
    const events = t.reap('master-of-1').log.length
    expect([t.decision?.kind, t.targets, t.log.length]).toEqual(['may', ['tolas'], events])
    expect([t.can({ target: 'tolas' }), t.can({ target: 'troll' }), t.can({ targets: ['bumpsy'] })]).toEqual([true, false, false])
    expect(() => t.target('troll')).toThrow('possible: may: decline, accept')
    expect(t.decision?.kind).toBe('may')
    t.target('tolas')
    expect([t.card('tolas').zone, t.idle]).toEqual(['discard', true])
    const other = table({ seats: [line, { battleline: ['tolas'] }] })
    expect(other.reap('master-of-1').done().card('tolas').zone).toBe('battleline')
    expect(other.idle).toBe(true)
  })

  test('naming the color of a key that may be forged says yes', () => {
    const nightforge = (keys: ('red' | 'blue')[]) =>
      table({ seats: [{ house: 'shadows', hand: ['nightforge'], amber: 9, keys }, {}], auto: true }).play('nightforge')
    const t = nightforge(['red'])
    expect([t.can({ color: 'red' }), t.can({ color: 'blue' })]).toEqual([false, true])
    expect(t.choose({ color: 'blue' }).seat(0)).toMatchObject({ amber: 0, keys: ['red', 'blue'] })
    expect(nightforge([]).no().idle).toBe(true)
  })

  test('naming an alternative or a house of something that may be done says yes', () => {
    const line = [{ card: 'special-agent-fingers', upgrades: ['chan-s-blaster'] }, 'commander-chan']
    const t = table({ seats: [{ house: 'staralliance', battleline: line }, {}] })
    t.reap('special-agent-fingers')
    expect([t.can({ mode: 1 }), t.can({ mode: 2 }), t.decision?.kind]).toEqual([true, false, 'may'])
    t.choose({ mode: 1 }).target('commander-chan')
    expect(t.card('chan-s-blaster').host).toBe('commander-chan')
    const bet = table({ seats: [{ artifacts: ['gambling-den'], deck: ['troll'], houses: ['brobnar', 'dis', 'mars'] }, {}], step: 'start' })
    expect([bet.can({ house: 'brobnar' }), bet.house('brobnar').seat(0).amber]).toEqual([true, 2])
  })

  test('what may be played as an upgrade is a creature where it is given a place', () => {
    const rover = { house: 'staralliance', hand: ['explo-rover'], battleline: ['troll'] } as const
    const t = table({ seats: [rover, {}] }).play('explo-rover', { left: true })
    expect([t.seat(0).battleline, t.idle]).toEqual([['explo-rover', 'troll'], true])
    expect(
      table({ seats: [rover, {}] })
        .play('explo-rover', { onto: 'troll' })
        .card('troll').upgrades,
    ).toEqual(['explo-rover'])
  })

  test('naming the card that follows an amount takes the most', () => {
    const t = table({ seats: [{ house: 'dis', hand: ['guardian-demon'] }, { battleline: [{ card: 'troll', damage: 3 }, 'bumpsy'] }] })
    t.play('guardian-demon').target('troll')
    expect([t.decision?.kind, t.targets]).toEqual(['amount', ['bumpsy', 'guardian-demon']])
    t.target('bumpsy')
    expect([t.card('troll').damage, t.card('bumpsy').damage, t.idle]).toEqual([1, 2, true])
  })
})

describe('facts for other programs', () => {
  test('cards are named by index beside their ids: of a seat, on and under a card, and what it is on', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: [{ card: 'krump', upgrades: ['jammer-pack'] }], hand: ['punch', 'punch'], deck: ['troll', 'bumpsy'] },
        { artifacts: [{ card: 'masterplan', under: ['umbra'] }] },
      ],
    })
    const { hand, deck, cards } = t.seat(0)
    expect([hand, cards.hand.map((card) => t.card(card).id)]).toEqual([hand, hand])
    expect(cards.deck.map((card) => t.card(card).id)).toEqual(deck)
    expect(t.card('krump').cards).toEqual({ upgrades: [t.find('jammer-pack')], under: [], host: undefined })
    expect(t.card('jammer-pack').cards.host).toBe(t.find('krump'))
    expect(t.card('masterplan').cards.under).toEqual([t.find('umbra')])
    expect(t.card('umbra').cards.host).toBe(t.find('masterplan'))
  })

  test('an option can be chosen by its number', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['punch', 'punch'] }, { battleline: ['troll'] }] })
    const plays = t.options.filter(({ verb }) => verb === 'play')
    t.choose({ option: plays[1].option }).target('troll')
    expect(t.card({ card: 'punch', copy: 2 }).zone).toBe('discard')
    expect(t.card('troll').damage).toBe(3)
    expect(() => t.choose({ option: 999 })).toThrow('no option matches')
  })

  test('of several copies one must be named, and the refusal says how', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['punch', 'punch'] }, { battleline: ['troll'] }] })
    expect(() => t.play('punch')).toThrow('say more, such as { card, copy }')
    t.play({ card: 'punch', copy: 2 }).target('troll')
    expect(t.card({ card: 'punch', copy: 2 }).zone).toBe('discard')
  })

  test('a trigger in an order says whether it may be declined', () => {
    const t = table({
      seats: [{ house: 'mars', battleline: [{ card: 'vezyma-thinkdrone', upgrades: ['rocket-boots'] }] }, { battleline: ['troll'] }],
    })
    t.reap('vezyma-thinkdrone')
    expect(t.decision?.kind).toBe('order')
    expect(t.options.map(({ text, optional }) => [text?.startsWith('After Fight'), optional])).toEqual(
      expect.arrayContaining([
        [true, false],
        [false, true],
      ]),
    )
  })

  test('where the cards of a yes are done one after the other, naming the first one says yes', () => {
    const t = table({
      seats: [{ house: 'untamed', hand: ['ghosthawk'], battleline: ['finch-cloak', 'babbling-bibliophile'] }, { amber: 2 }],
      auto: true,
    })
    t.play('ghosthawk', { place: 1 })
    expect([t.decision?.kind, t.targets]).toEqual(['may', ['babbling-bibliophile', 'finch-cloak']])
    expect([t.can({ target: 'finch-cloak' }), t.can({ target: 'ghosthawk' })]).toEqual([true, false])
    t.target('finch-cloak')
    expect([t.seat(0).amber, t.seat(1).amber, t.seat(0).hand.length, t.idle]).toEqual([3, 1, 2, true])
  })

  test('an upgrade that belongs to the other seat is controlled by that seat, unless it is said otherwise (kf.upgrade.4)', () => {
    const costs = (upgrade: { card: string; owner: 0; controller?: 1 }) => {
      const seats = [{ battleline: ['krump', 'dust-pixie'] }, { battleline: [{ card: 'troll', upgrades: [upgrade] }] }] as const
      const t = table({ seats })
      return [t.card('quadracorder').controller, t.seat(0).keyCost, t.seat(1).keyCost]
    }
    expect(costs({ card: 'quadracorder', owner: 0 })).toEqual([0, 6, 8])
    expect(costs({ card: 'quadracorder', owner: 0, controller: 1 })).toEqual([1, 7, 6])
  })

  test('auto does not attack another creature than the one that is named', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: ['troll'] }, { battleline: ['lieutenant-khrkhar', 'krump'] }], auto: true })
    expect(() => t.fight('troll', 'krump')).toThrow('no option matches {"target":"krump"}')
    expect([t.idle, t.card('troll').exhausted]).toEqual([true, false])
    t.fight('troll', 'lieutenant-khrkhar')
    expect(t.card('troll').zone).toBe('discard')
  })

  test('what is placed, attached, fights or is used is the source of the question', () => {
    const t = table({
      seats: [{ house: 'brobnar', battleline: ['bumpsy'], hand: ['troll', 'blood-of-titans'] }, { battleline: ['krump', 'umbra'] }],
    })
    t.choose({ verb: 'play', card: 'troll' })
    expect(t.decision).toMatchObject({ kind: 'flank', source: t.find('troll') })
    t.choose({ place: 'left', source: 'troll' }).choose({ verb: 'play', card: 'blood-of-titans' })
    expect(t.decision).toMatchObject({ rule: 'kf.upgrade.1', source: t.find('blood-of-titans') })
    t.target('bumpsy').choose({ verb: 'fight', card: 'bumpsy' })
    expect(t.decision).toMatchObject({ rule: 'kf.fight.2', source: t.find('bumpsy') })
    t.target('umbra')
    expect(t.decision).toMatchObject({ kind: 'main', source: -1 })
    const lent = table({
      seats: [{ house: 'mars', battleline: ['ulyq-megamouth', { card: 'krump', exhausted: false }] }, { battleline: ['troll'] }],
    })
    lent.reap('ulyq-megamouth').target('krump')
    expect(lent.decision).toMatchObject({ kind: 'use', source: lent.find('ulyq-megamouth') })
  })

  test('a zone can be set with cards of the game', () => {
    const t = table({
      seats: [{ house: 'brobnar', hand: ['punch', 'anger'], discard: ['tremor'], battleline: [{ card: 'krump', damage: 2 }, 'troll'] }, {}],
    })
    const [punch, tremor, krump, troll] = ['punch', 'tremor', 'krump', 'troll'].map((id) => t.find(id))
    t.setZone(0, 'hand', [tremor, 'smith', punch])
    expect(t.seat(0)).toMatchObject({ hand: ['tremor', 'smith', 'punch'], discard: [] })
    expect(t.card(punch).zone).toBe('hand')
    expect(() => t.find('anger')).toThrow('there is no "anger"')
    // in its own zone a card keeps what is on it; out of play it leaves that behind
    t.setZone(0, 'battleline', [troll, krump])
    expect([t.seat(0).battleline, t.card(krump).damage]).toEqual([['troll', 'krump'], 2])
    t.setZone(0, 'discard', [krump])
    expect([t.seat(0).discard, t.card(krump).damage]).toEqual([['krump'], 0])
    expect(() => t.setZone(0, 'hand', [punch, punch])).toThrow('named twice')
    for (const seat of [-1, 0.5, 2]) {
      expect(() => t.setZone(seat, 'hand', ['krump'])).toThrow('the seat must be a whole number from 0 to 1')
      expect(() => t.setAmber(seat, 1)).toThrow('the seat')
      expect(() => t.setChains(seat, 1)).toThrow('the seat')
      expect(() => t.setKeys(seat, ['red'])).toThrow('the seat')
    }
    expect(() => t.setZone(0, 'battleline', [punch])).toThrow('is no creature')
    expect(() => t.setZone(0, 'hand', [999])).toThrow('no card number 999')
    expect(t.seat(0).hand).toEqual(['tremor', 'smith', 'punch'])
    expect(() => t.move(punch, 'battleline')).toThrow('is no creature')
  })

  test('an abducted card has an owner and a holder', () => {
    const t = table({ seats: [{ archives: [{ card: 'krump', owner: 1 }] }, { hand: ['troll'] }] })
    expect(t.card('krump')).toMatchObject({ seat: 1, controller: 1, holder: 0, zone: 'archives' })
    expect(t.card('troll')).toMatchObject({ seat: 1, holder: 1 })
  })
})

describe('beginnings', () => {
  test('before the first turn: both mulligans, then a first turn with its rule (kf.mulligan.1, kf.firstturn.1)', () => {
    const t = table({
      step: 'setup',
      active: 1,
      seats: [
        { houses: ['brobnar', 'dis', 'mars'], hand: ['punch', 'anger'] },
        { houses: ['brobnar', 'dis', 'mars'], hand: ['krump', 'troll', 'bumpsy'], deck: ['smaaash'] },
      ],
    })
    expect(t.decision).toMatchObject({ kind: 'mulligan', seat: 1 })
    t.yes()
    expect(t.seat(1).hand).toHaveLength(2)
    expect(t.decision).toMatchObject({ kind: 'mulligan', seat: 0 })
    t.no().house('brobnar')
    expect([t.turn, t.active, t.seat(0).hand]).toEqual([1, 1, ['punch', 'anger']])
    t.discard(t.seat(1).cards.hand[0])
    expect(t.options.map(({ verb }) => verb)).toEqual(['end'])
  })

  test('a token creature lies face down under the name of the reference card (kf.token.1)', () => {
    const t = table({
      seats: [
        { house: 'brobnar', token: 'krump', battleline: ['bumpsy', { card: 'troll', token: true, exhausted: true }] },
        { battleline: ['umbra'] },
      ],
    })
    const [, token] = t.seat(0).cards.battleline
    expect(t.seat(0).battleline).toEqual(['bumpsy', 'krump'])
    expect(t.card(token)).toMatchObject({ id: 'krump', token: true, exhausted: true, under: ['troll'] })
    expect(t.card(token)).toMatchObject({ zone: 'battleline', faceDown: true })
  })

  test('what cannot be set up is refused by name', () => {
    const codeOf = (scenario: unknown) => {
      try {
        table(scenario as Parameters<typeof table>[0])
        return 'accepted'
      } catch (error) {
        return (error as { code?: string }).code
      }
    }
    const card = (entry: object) => ({ seats: [{ hand: [{ card: 'punch', ...entry }] }, {}] })
    expect(codeOf(card({ bonus: ['ember'] }))).toBe('bad-bonus')
    expect(codeOf(card({ bonus: Array.from({ length: 11 }, () => 'amber') }))).toBe('bad-bonus')
    expect(codeOf(card({ house: 'hogwarts' }))).toBe('unknown-house')
    expect(codeOf(card({ dammage: 2 }))).toBe('unknown-field')
    expect(codeOf(card({ token: true }))).toBe('wrong-zone')
    expect(codeOf({ seats: [{ battleline: [{ card: 'troll', token: true }] }, {}] })).toBe('no-token')
    expect(codeOf({ seats: [{ token: 'punch' }, {}] })).toBe('wrong-type')
    expect(codeOf({ seats: [{ prophecies: ['heads-i-win'] }, {}] })).toBe('not-here')
    expect(codeOf({ tide: 2, seats: [{}, {}] })).toBe('bad-tide')
    expect(codeOf({ seats: [{ batteline: [] }, {}] })).toBe('unknown-field')
    const t = table({ seats: [{ hand: ['punch'] }, {}] })
    expect(() => t.set('punch', { amber: 3, bonus: ['ember' as 'amber'] })).toThrow('there is no bonus icon "ember"')
    expect(() => t.setZone(0, 'hand', ['anger', 'no-such-card'])).toThrow('there is no card "no-such-card"')
    // what is refused changes nothing
    expect([t.card('punch').amber, t.seat(0).hand]).toEqual([0, ['punch']])
  })
})

test('a zone takes no more cards than it holds, and says so', () => {
  const hand = Array.from({ length: 60 }, () => 'anger')
  expect(() => table({ seats: [{ hand }, {}] })).toThrow('the hand of seat 0 holds at most 48 cards')
})
