import { describe, expect, test } from 'vitest'
import { loadCards } from '../sets/index.ts'
import type { ScenarioSeat } from '../scenario/index.ts'
import { table } from '../scenario/index.ts'
import * as w from './index.ts'

/** What single words do, shown by cards made for it. Seat 0 is in the main step of an ordinary turn, Brobnar is active. */

const { a, action, brobnar, card, creature, each, enemy, friendly, it: that, opponent, play, self, you } = w

let made = 0
/** An action with these effects, in hand. */
function actionOf(...effects: Parameters<typeof play>): string {
  const id = `word-action-${made++}`
  loadCards([w.Action(id, id, brobnar, {}, play(...effects))])
  return id
}
/** A creature of power 4 with these abilities. */
function creatureOf(...abilities: Parameters<typeof w.Creature>[4][]): string {
  const id = `word-creature-${made++}`
  loadCards([w.Creature(id, id, brobnar, { power: 4, traits: ['giant'] }, ...abilities)])
  return id
}
const at = (mine: ScenarioSeat, theirs: ScenarioSeat = {}) => table({ seats: [{ house: 'brobnar', ...mine }, theirs] })

describe('amounts', () => {
  test('power, damage, traits and icons of a card that was named', () => {
    const power = actionOf(w.choose(a(friendly(creature))), w.gain(w.powerOf(that)))
    expect(
      at({ hand: [power], battleline: ['krump', { card: 'troll', counters: { power: 1 } }] })
        .play(power)
        .target('troll')
        .seat(0).amber,
    ).toBe(9)
    const gone = actionOf(w.destroy(a(friendly(creature))), w.gain(w.powerOf(that)))
    const t = at({ hand: [gone], battleline: [{ card: 'troll', counters: { power: 1 } }] })
    expect(t.play(gone).target('troll').seat(0).amber).toBe(9)
    const damage = actionOf(w.choose(a(creature)), w.gain(w.damageOn(that)))
    expect(
      at({ hand: [damage], battleline: [{ card: 'troll', damage: 3 }] })
        .play(damage)
        .target('troll')
        .seat(0).amber,
    ).toBe(3)
    const traits = actionOf(w.choose(a(creature)), w.gain(w.traitsOf(that)))
    expect(
      at({ hand: [traits], battleline: ['hebe-the-huge'] })
        .play(traits)
        .target('hebe-the-huge')
        .seat(0).amber,
    ).toBe(2)
    const icons = actionOf(w.destroy(a(w.artifact)), w.gain(w.iconsOf('amber', that)))
    const two = at({ hand: [icons], artifacts: [{ card: 'autocannon', bonus: ['amber', 'draw'] }] })
    expect(two.play(icons).target('autocannon').seat(0).amber).toBe(2)
  })

  test('houses count once, up to a maximum', () => {
    const houses = actionOf(w.gain(w.cappedAt(2, w.housesAmong(w.notOf(w.sanctum, card)))))
    const battleline = ['krump', 'troll', 'dextre', 'zorg', 'raiding-knight']
    expect(
      at({ hand: [houses], battleline })
        .play(houses)
        .seat(0).amber,
    ).toBe(2)
    expect(
      at({ hand: [houses], battleline: ['krump', 'troll', 'raiding-knight'] })
        .play(houses)
        .seat(0).amber,
    ).toBe(1)
    expect(
      at({ hand: [houses] })
        .play(houses)
        .seat(0).amber,
    ).toBe(0)
  })
})

describe('filters', () => {
  test('odd and even, highest and lowest power', () => {
    const battleline = ['krump', 'dextre', 'bumpsy', 'valdr']
    const left = (id: string) =>
      at({ hand: [id], battleline })
        .play(id)
        .seat(0).battleline
    expect(left(actionOf(w.destroy(each(w.withPower('odd', creature)))))).toEqual(['krump', 'valdr'])
    expect(left(actionOf(w.destroy(each(w.withPower('even', creature)))))).toEqual(['dextre', 'bumpsy'])
    expect(left(actionOf(w.destroy(w.both(each(w.highestPower(creature)), each(w.lowestPower(creature))))))).toEqual(['bumpsy'])
  })

  test('weaker than a card that was named, also when it has left', () => {
    const id = actionOf(w.destroy(a(friendly(creature))), w.destroy(a(w.weakerThan(that, creature))))
    const t = at({ hand: [id], battleline: ['bumpsy'] }, { battleline: ['krump', 'umbra', 'headhunter'] })
    t.play(id).target('bumpsy')
    expect(t.targets).toEqual(['umbra'])
    expect(t.target('umbra').idle).toBe(true)
    expect(t.seat(1).battleline).toEqual(['krump', 'headhunter'])
  })

  test('to the left and to the right, in its own line only', () => {
    const id = creatureOf(w.power(+2, each(w.beside('right', creature))), w.power(+1, each(w.beside('left', creature))))
    const t = at({ battleline: ['krump', 'troll', id, 'bumpsy', 'valdr'] }, { battleline: ['headhunter', 'smaaash', 'groke', 'foozle'] })
    expect(['krump', 'troll', id, 'bumpsy', 'valdr', 'foozle', 'headhunter'].map((one) => t.card(one).power)).toEqual([7, 9, 4, 7, 8, 5, 5])
  })

  test('upgrades can be chosen', () => {
    const id = actionOf(w.destroy(a(w.upgrade)))
    const t = at({ hand: [id] }, { battleline: [{ card: 'krump', upgrades: ['blood-of-titans'] }] })
    expect(t.play(id).targets).toEqual(['blood-of-titans'])
    t.target('blood-of-titans')
    expect([t.card('blood-of-titans').zone, t.card('krump').power]).toEqual(['discard', 6])
  })

  test('what lies under a card is meant of this card alone', () => {
    const id = creatureOf(w.destroyed(w.archive(a(w.from('under', w.eachPlayer, card)))))
    const t = at({
      hand: ['coward-s-end'],
      battleline: [
        { card: id, under: ['punch', 'smith'] },
        { card: 'umbra', under: ['anger'] },
      ],
    })
    t.play('coward-s-end')
    expect(t.targets).toEqual(['punch', 'smith'])
    t.target('smith')
    expect([t.seat(0).archives, t.card('punch').zone]).toEqual([['smith'], 'discard'])
  })
})

describe('choices', () => {
  test('looking at cards: one is taken, the others are left to the rest of the effect (kf.look.1)', () => {
    const id = actionOf(w.look(w.top(you, 3)), w.toHand(a(w.among(card))), w.discard(w.theRest))
    const t = at({ hand: [id], deck: ['punch', 'smith', 'anger', 'krump'] })
    t.play(id)
    expect(t.targets).toEqual(['anger', 'punch', 'smith'])
    t.target('smith')
    expect([t.seat(0).hand, t.seat(0).deck]).toEqual([['smith'], ['krump']])
    expect(t.seat(0).discard.slice().sort()).toEqual(['anger', 'punch', id])
    expect(at({ hand: [id], deck: [] }).play(id).idle).toBe(true)
    const seen = t.log.find(({ kind }) => kind === 'look')
    expect([seen?.cards.length, seen?.seen]).toEqual([3, 1])
  })

  test('the top of a discard pile; an empty pile is no alternative', () => {
    const id = actionOf(w.oneOf(w.archive(w.top(you)), w.archive(w.top(you, 1, w.discardPile))))
    const t = at({ hand: [id], deck: ['krump'], discard: ['punch', 'smith'] })
    expect(t.play(id).options.map(({ mode }) => mode)).toEqual([0, 1])
    expect(t.choose({ mode: 1 }).seat(0).archives).toEqual(['punch'])
    const one = at({ hand: [id], deck: [], discard: ['punch'] })
    expect(one.play(id).options.map(({ mode }) => mode)).toEqual([1])
  })

  test('random cards are different ones', () => {
    const id = actionOf(w.archive(w.random(w.from(w.hand, you, card), 2)))
    const t = at({ hand: [id, 'punch', 'smith', 'anger'] })
    expect(t.play(id).seat(0).archives.length).toBe(2)
    expect(t.seat(0).hand.length).toBe(1)
    expect(
      at({ hand: [id, 'punch'] })
        .play(id)
        .seat(0).archives,
    ).toEqual(['punch'])
  })

  test('any number with so much power: fewer are not offered, and none may be chosen only by not doing it', () => {
    const id = actionOf(w.ifYouDo(w.may(w.destroy(w.anyWithPower(12, friendly(creature)))), w.gain(2)))
    const battleline = ['krump', 'bumpsy', 'valdr', 'headhunter']
    const t = at({ hand: [id], battleline })
    t.play(id).yes()
    expect(t.can({ targets: ['krump'] })).toBe(true)
    t.target('valdr').target('krump')
    t.done()
    expect([t.seat(0).battleline, t.seat(0).amber]).toEqual([['bumpsy', 'headhunter'], 2])
    const few = at({ hand: [id], battleline: ['krump', 'bumpsy'] })
    expect([few.play(id).idle, few.seat(0).amber, few.seat(0).battleline.length]).toEqual([true, 0, 2])
    const no = at({ hand: [id], battleline })
    expect([no.play(id).no().seat(0).amber, no.seat(0).battleline.length]).toEqual([0, 4])
  })

  test('two of one line change places (kf.swap.1)', () => {
    const id = actionOf(w.swap(w.someOfOneLine(2, creature)))
    const t = at({ hand: [id], battleline: ['krump'] }, { battleline: ['bumpsy', 'valdr', 'troll'] })
    t.play(id)
    expect(t.targets).toEqual(['bumpsy', 'troll', 'valdr'])
    t.target('troll')
    expect(t.seat(1).battleline).toEqual(['bumpsy', 'valdr', 'troll'])
    t.target('bumpsy')
    expect(t.seat(1).battleline).toEqual(['troll', 'valdr', 'bumpsy'])
    expect(at({ hand: [id], battleline: ['krump'] }, { battleline: ['troll'] }).play(id).idle).toBe(true)
  })

  test('the card named before the last one', () => {
    const id = actionOf(
      w.deal(1, a(creature)),
      w.discard(w.anyNumber(w.from(w.hand, you, card))),
      w.deal(w.count(w.thisWay(card)), w.earlier),
    )
    const t = at({ hand: [id, 'punch', 'smith'] }, { battleline: ['troll', 'krump'] })
    t.play(id).target('troll').target('punch').target('smith')
    expect([t.card('troll').damage, t.card('krump').damage]).toEqual([3, 0])
  })

  test('what the chosen alternative did is what “if you do” means', () => {
    const own = w.purge(a(w.from(w.archives, you, card)))
    const other = w.purge(w.random(w.from(w.archives, opponent, card)))
    const id = actionOf(w.ifYouDo(w.may(w.oneOf(own, other)), w.gain(3)))
    const t = at({ hand: [id], archives: ['punch'] }, { archives: ['smith'] })
    t.play(id).yes().choose({ mode: 0 }).target('punch')
    expect([t.seat(0).amber, t.seat(0).purged]).toEqual([3, ['punch']])
    const theirs = at({ hand: [id] }, { archives: ['smith'] })
    theirs.play(id).yes()
    expect(theirs.options.map(({ mode }) => mode)).toEqual([1])
    theirs.choose({ mode: 1 })
    expect([theirs.seat(0).amber, theirs.seat(1).purged]).toEqual([3, ['smith']])
    expect(at({ hand: [id] }).play(id).idle).toBe(true)
    expect(
      at({ hand: [id], archives: ['punch'] })
        .play(id)
        .no()
        .seat(0).amber,
    ).toBe(0)
  })
})

describe('places and counters', () => {
  test('to either flank of its line; a lone creature is moved without a question (kf.move.3)', () => {
    const id = actionOf(w.moveToFlank(a(creature)))
    const t = at({ hand: [id] }, { battleline: ['krump', 'bumpsy', 'troll'] })
    t.play(id).target('bumpsy')
    expect(t.options.map(({ place }) => place)).toEqual(['left', 'right'])
    expect(t.choose({ place: 'right' }).seat(1).battleline).toEqual(['krump', 'troll', 'bumpsy'])
    expect(
      at({ hand: [id] }, { battleline: ['krump'] })
        .play(id)
        .target('krump').idle,
    ).toBe(true)
  })

  test('damage is spread anew, also more than a creature can bear (kf.move.4)', () => {
    const id = actionOf(w.redistribute('damage', enemy(creature)))
    const t = at(
      { hand: [id], battleline: [{ card: 'groke', damage: 1 }] },
      { battleline: [{ card: 'troll', damage: 5 }, { card: 'raiding-knight', damage: 1 }, 'umbra'] },
    )
    t.play(id)
    expect(t.options.map(({ amount }) => amount)).toEqual([0, 1, 2, 3, 4, 5, 6])
    t.choose({ amount: 0, target: 'troll' }).choose({ amount: 2, target: 'raiding-knight' })
    expect([t.card('troll').damage, t.card('raiding-knight').damage, t.card('umbra').zone, t.card('groke').damage]).toEqual([
      0,
      2,
      'discard',
      1,
    ])
    expect(t.idle).toBe(true)
    expect(at({ hand: [id] }, { battleline: ['troll'] }).play(id).idle).toBe(true)
  })

  test('Æmber on creatures is spread anew; the last one gets the rest', () => {
    const id = actionOf(w.redistribute('amber', friendly(creature)))
    const t = at({ hand: [id], battleline: [{ card: 'krump', amber: 3 }, 'troll'] })
    t.play(id).choose({ amount: 1, target: 'krump' })
    expect([t.card('krump').amber, t.card('troll').amber, t.idle]).toEqual([1, 2, true])
  })

  test('named counters, and counters taken off (kf.counters.2)', () => {
    const put = actionOf(
      w.when(
        w.none(w.withCounters('doom', creature)),
        w.addCounters('doom', 1, a(creature)),
        w.otherwise(w.destroy(each(w.withCounters('doom', creature)))),
      ),
    )
    const t = at({ hand: [put, put] }, { battleline: ['krump', 'troll'] })
    t.play({ card: put, copy: 1 }).target('krump')
    expect(t.card('krump').counters).toEqual({ doom: 1 })
    t.play(put)
    expect(t.seat(1).battleline).toEqual(['troll'])
    const off = actionOf(w.removePower(2, a(creature)))
    const less = at({ hand: [off], battleline: [{ card: 'krump', counters: { power: 1 }, damage: 6 }] })
    expect(less.play(off).target('krump').card('krump').zone).toBe('discard')
  })
})

describe('players', () => {
  test('who forges is who is meant', () => {
    const id = creatureOf(w.after(w.forges(w.aPlayer), w.lose(w.all, w.thatPlayer)))
    const t = table({ turn: 3, step: 'forge', seats: [{ battleline: [id], amber: 9 }, { amber: 5 }] })
    t.choose({ color: 'red' })
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([0, 5])
    const theirs = table({ turn: 4, active: 1, step: 'forge', seats: [{ battleline: [id], amber: 9 }, { amber: 8 }] })
    theirs.choose({ color: 'red' })
    expect([theirs.seat(0).amber, theirs.seat(1).amber]).toEqual([9, 0])
  })

  test('players with so many keys, or with more than the other, cannot forge (kf.cannot.1)', () => {
    const none = creatureOf(w.cannot('forge', w.playersWithKeys(0)))
    const start = (keys: ('red' | 'yellow')[], other: ('red' | 'yellow')[], id: string) =>
      table({
        turn: 3,
        step: 'forge',
        seats: [
          { keys, amber: 6 },
          { keys: other, battleline: [id] },
        ],
      }).decision?.kind
    expect([start([], [], none), start(['red'], [], none)]).toEqual(['main', 'forge'])
    const more = creatureOf(w.cannot('forge', w.playersWithKeys('more')))
    expect([start(['red'], [], more), start(['red'], ['red'], more), start([], ['red'], more)]).toEqual(['main', 'forge', 'forge'])
  })

  test('a hand is filled as in the “draw cards” step, chains and all', () => {
    const id = actionOf(w.eachPlayerDoes(w.refillHand))
    const deck = Array.from({ length: 8 }, () => 'punch')
    const t = at({ hand: [id, 'smith'], deck, chains: 1 }, { deck, hand: [] })
    t.play(id)
    expect([t.seat(0).hand.length, t.seat(0).chains, t.seat(1).hand.length]).toEqual([5, 0, 6])
  })
})

describe('watching', () => {
  test('a use is seen whoever uses, a first reap among all reaps of the turn', () => {
    const used = creatureOf(w.after(w.isUsed(self), w.destroy(self)))
    expect(
      at({ battleline: [used] })
        .reap(used)
        .card(used).zone,
    ).toBe('discard')
    const reap = creatureOf(w.after(w.reaps(creature), w.when(w.firstTime(w.reaps(creature)), w.stun(that))))
    const t = at({ battleline: [reap, 'krump', 'troll'] })
    t.reap('krump').reap('troll')
    expect([t.card('krump').stunned, t.card('troll').stunned]).toEqual([true, false])
  })

  test('a neighbor is one also when it died of what it did', () => {
    const id = creatureOf(w.after(w.fights(w.neighboring(creature)), w.steal(1)))
    const t = at({ battleline: [id, 'grenade-snib', 'krump'] }, { battleline: ['troll'], amber: 5 })
    t.fight('grenade-snib', 'troll')
    expect([t.card('grenade-snib').zone, t.seat(0).amber]).toEqual(['discard', 1])
    t.fight('krump', 'troll')
    expect(t.seat(0).amber).toBe(2)
  })

  test('an ability of a creature that is ready, and of one that is attacked', () => {
    const id = creatureOf(w.asLongAs(w.isA(self, w.readied(creature)), w.after(w.enters(creature), w.deal(1, that))))
    const t = at({ battleline: [id], hand: ['krump', 'bumpsy'] })
    t.play('krump', { left: true })
    expect(t.card('krump').damage).toBe(1)
    t.reap(id).play('bumpsy', { left: true })
    expect(t.card('bumpsy').damage).toBe(0)
    const meek = creatureOf(w.asLongAs(w.defending, w.fightDamage('none')))
    const own = at({ battleline: [meek] }, { battleline: ['troll'] }).fight(meek, 'troll')
    expect(own.card('troll').damage).toBe(4)
    const other = at({ battleline: ['troll'] }, { battleline: [meek] }).fight('troll', meek)
    expect([other.card('troll').damage, other.card(meek).zone]).toEqual([0, 'discard'])
  })

  test('a text lasts until your next turn begins', () => {
    const id = actionOf(w.untilYourNextTurn(w.gains(each(friendly(creature)), w.elusive)))
    const t = at({ hand: [id], battleline: ['krump'] }, { battleline: ['troll', 'bumpsy'], houses: ['brobnar', 'dis', 'logos'] })
    t.play(id).endTurn().house('brobnar')
    t.fight('bumpsy', 'krump')
    expect([t.card('krump').damage, t.card('bumpsy').damage]).toEqual([0, 0])
    t.endTurn()
    expect(t.card('krump').keywords).toEqual({})
  })
})

test('actions and artifacts of the words are played as all cards are', () => {
  const id = `word-artifact-${made++}`
  loadCards([w.Artifact(id, id, brobnar, {}, action(w.returnAmber(1, a(w.withAmber(creature)))))])
  const t = at({ artifacts: [id], battleline: [{ card: 'krump', amber: 2 }] })
  expect([t.action(id).target('krump').card('krump').amber, t.seat(0).amber]).toEqual([1, 0])
})

describe('clauses', () => {
  test('creatures that must fight when used (kf.must.1)', () => {
    const id = creatureOf(w.mustFight(each(creature)))
    const t = at({ battleline: [id, 'krump'], artifacts: ['cannon'] }, { battleline: ['troll'] })
    expect([t.can({ verb: 'reap', card: 'krump' }), t.can({ verb: 'fight', card: 'krump' })]).toEqual([false, true])
    expect(t.why({ verb: 'reap', card: 'krump' })[0].rule).toBe('kf.must.1')
    expect(t.action('cannon').target('troll').idle).toBe(true)
    expect(at({ battleline: [id] }).can({ verb: 'reap', card: id })).toBe(true)
  })

  test('a creature that only deals so much in a fight: the least of several numbers', () => {
    const id = creatureOf(w.dealsOnly(1), w.dealsOnly(2))
    const t = at({ battleline: [{ card: id, counters: { power: 3 } }] }, { battleline: ['headhunter'] })
    t.fight(id, 'headhunter')
    expect([t.card('headhunter').damage, t.card(id).damage]).toEqual([1, 5])
  })

  test('damage taken with more: part of the same damage, nothing where all was prevented', () => {
    const id = actionOf(w.choose(a(creature)), w.restOfTurn(w.takesMore(2, that)))
    const t = at({ hand: [id, id, 'lava-ball'] }, { battleline: ['raiding-knight', 'troll', 'krump'] })
    t.play({ card: id, copy: 1 }).target('troll').play(id).target('troll')
    t.play('lava-ball').target('krump')
    // two of splash, and two more by each of the actions
    expect([t.card('troll').damage, t.card('krump').damage, t.card('raiding-knight').damage]).toEqual([6, 4, 0])
    const armored = at({ hand: [id, 'punch'], artifacts: ['autocannon'] }, { battleline: ['raiding-knight'] })
    armored.play(id).target('raiding-knight').play('punch').target('raiding-knight')
    expect(armored.card('raiding-knight').damage).toBe(3)
  })

  test('the supply pays what would be stolen or captured (kf.replacement.1)', () => {
    const id = creatureOf(w.wouldBe(w.isTaken(you), w.instead(w.takeFromSupply)))
    const steal = actionOf(w.steal(2))
    const t = at({ hand: [steal, 'unguarded-camp'], battleline: ['krump', 'troll'] }, { battleline: [id], amber: 3 })
    t.play(steal)
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 3])
    t.play('unguarded-camp').target('krump')
    expect([t.card('krump').amber, t.seat(1).amber]).toEqual([1, 3])
    const none = at({ hand: [steal] }, { battleline: [id] })
    expect(none.play(steal).seat(0).amber).toBe(0)
  })

  test('an empty text box: no keywords, no abilities, the face stays; it comes back (kf.blank.1)', () => {
    const id = actionOf(w.untilYourNextTurn(w.blank(each(enemy(creature)))))
    const t = at(
      { hand: [id], battleline: ['troll', 'bumpsy'], artifacts: ['cannon'], houses: ['brobnar', 'mars', 'dis'] },
      { battleline: ['grenade-snib', 'culf-the-quiet'], hand: ['silvertooth', 'smaaash'], amber: 3, houses: ['brobnar', 'shadows', 'dis'] },
    )
    expect(t.card('culf-the-quiet').keywords).toEqual({ elusive: 1 })
    t.play(id)
    expect([t.card('culf-the-quiet').keywords, t.card('culf-the-quiet').power]).toEqual([{}, 6])
    t.fight('troll', 'grenade-snib')
    expect([t.card('grenade-snib').zone, t.seat(1).amber]).toEqual(['discard', 3])
    // how a card enters comes first, what it does when it is played does not happen
    t.endTurn().house('shadows').play('silvertooth', { right: true })
    expect(t.card('silvertooth')).toMatchObject({ exhausted: false })
    t.endTurn().house('brobnar')
    expect(t.card('culf-the-quiet').keywords).toEqual({ elusive: 1 })
    t.fight('bumpsy', 'culf-the-quiet')
    expect(t.card('culf-the-quiet').damage).toBe(0)
  })
})

describe('events of armor and Æmber', () => {
  test('each damage that armor prevents', () => {
    const id = `word-creature-${made++}`
    loadCards([w.Creature(id, id, brobnar, { power: 5, armor: 2 }, w.after(w.preventsDamage(self), w.capture(w.damagePrevented)))])
    const t = at({ hand: ['punch', 'punch'], battleline: [id] }, { amber: 9 })
    t.play({ card: 'punch', copy: 1 }).target(id)
    expect([t.card(id).amber, t.card(id).damage, t.seat(1).amber]).toEqual([2, 1, 7])
    t.play('punch').target(id)
    expect([t.card(id).amber, t.card(id).damage]).toEqual([2, 4])
  })

  test('what an opponent gains by reaping is captured once, by one of two', () => {
    const id = creatureOf(w.after(w.gainsAmber(opponent, 'byReaping'), w.captureGained))
    const t = at({ battleline: ['krump'], amber: 3 }, { battleline: [{ card: id }, { card: id }] })
    t.reap('krump')
    t.choose({ verb: 'order', card: { card: id, copy: 2 } })
    expect([t.seat(0).amber, t.card({ card: id, copy: 1 }).amber, t.card({ card: id, copy: 2 }).amber, t.idle]).toEqual([3, 0, 1, true])
    const pays = creatureOf(w.wouldBe(w.isTaken(you), w.instead(w.takeFromSupply)))
    const both = at({ battleline: ['krump', pays], amber: 3 }, { battleline: [{ card: id }, { card: id }] })
    both.reap('krump').choose({ verb: 'order', card: { card: id, copy: 2 } })
    expect([both.seat(0).amber, both.card({ card: id, copy: 1 }).amber, both.card({ card: id, copy: 2 }).amber]).toEqual([4, 1, 1])
  })
})

describe('one card of another house', () => {
  const id = `word-creature-${made++}`
  loadCards([w.Creature(id, id, brobnar, { power: 4 }, w.afterReap(w.theNext(w.mayPlayOrUse(w.of(w.dis, card)))))])
  const start = () =>
    at(
      { battleline: [id, 'pit-demon', 'shooler'], hand: ['hand-of-dis', 'arise'], artifacts: ['key-to-dis'] },
      { battleline: ['troll'] },
    ).reap(id)

  test('is played, or used, and no second one', () => {
    const used = start()
    expect([used.can({ verb: 'reap', card: 'shooler' }), used.can({ verb: 'play', card: 'hand-of-dis' })]).toEqual([true, true])
    used.reap('shooler')
    expect([used.can({ verb: 'reap', card: 'pit-demon' }), used.can({ verb: 'play', card: 'hand-of-dis' })]).toEqual([false, false])
    const played = start().play('arise')
    while (!played.idle) played.choose({ option: played.options[0].option })
    expect([played.can({ verb: 'reap', card: 'shooler' }), played.can({ verb: 'play', card: 'hand-of-dis' })]).toEqual([false, false])
  })

  test('a card that another permission allows leaves it', () => {
    const t = at({ battleline: [id, 'pit-demon', 'shooler'], hand: ['follow-the-leader'] }, { battleline: ['troll'] }).reap(id)
    t.play('follow-the-leader').fight('pit-demon', 'troll')
    expect([t.can({ verb: 'reap', card: 'shooler' })]).toEqual([true])
  })
})

test('the neighbors of the attacked creature, as they were when it died', () => {
  const id = actionOf(w.ready(a(friendly(creature))), w.fightWith(that), w.deal(2, w.neighborsOf(w.attackedCreature)))
  const t = at({ hand: [id], battleline: ['krump'] }, { battleline: ['troll', 'umbra', 'bumpsy', 'headhunter'] })
  t.play(id).target('krump').target('umbra')
  expect(['troll', 'bumpsy', 'headhunter'].map((one) => t.card(one).damage)).toEqual([2, 2, 0])
  expect(
    at({ hand: [id], battleline: ['krump'] })
      .play(id)
      .target('krump').idle,
  ).toBe(true)
})

test('an artifact that is used as if it were yours is a friendly card to itself (kf.control.5)', () => {
  const id = `word-artifact-${made++}`
  loadCards([w.Artifact(id, id, brobnar, { traits: ['shard'] }, action(w.gain(w.count(friendly(w.trait('shard', card))))))])
  const t = table({ seats: [{ house: 'shadows', battleline: ['nexus'], amber: 0 }, { artifacts: [id, id] }] })
  t.reap('nexus').target({ card: id, copy: 1 }).choose({ verb: 'action' })
  expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 0])
})

test('what lasted until your turn ends before anything else of that turn: whom it kept alive is gone', () => {
  const id = actionOf(w.untilYourNextTurn(w.power(+5, each(friendly(creature)))))
  const watcher = creatureOf(w.atStart(you, w.gain(1)))
  const t = table({
    seats: [{ house: 'brobnar', hand: [id], battleline: [watcher] }, { houses: ['dis', 'logos', 'mars'] }],
    auto: true,
  })
  t.play(id).set(watcher, { damage: 5 }).endTurn().house('dis')
  expect(t.card(watcher).power).toBe(9)
  t.endTurn()
  expect([t.active, t.card(watcher).zone, t.seat(0).amber]).toEqual([0, 'discard', 0])
})

describe('what stands while something else does', () => {
  test('an effect for as long as a counter lies there ends with it', () => {
    const mark = actionOf(w.addCounters('ignorance', 1, a(creature)), w.whileItHas('ignorance', w.power(+3, that)))
    const cure = actionOf(w.removeCounters('ignorance', w.all, a(creature)))
    const t = at({ hand: [mark, mark, cure], battleline: ['krump', 'troll'] })
    t.play({ card: mark, copy: 1 }).target('krump').play({ card: mark, copy: 2 }).target('krump')
    // a second counter is no second effect
    expect([t.card('krump').power, t.card('troll').power]).toEqual([9, 8])
    t.play(cure).target('krump')
    expect(t.card('krump').power).toBe(6)
  })

  test('of several conditions all must hold', () => {
    const both = actionOf(w.when(w.allHold(w.hasAmber(you, 2), w.hasAmber(opponent, 2)), w.draw(1)))
    const drawn = (mine: number, theirs: number) =>
      at({ hand: [both], amber: mine }, { amber: theirs })
        .play(both)
        .seat(0).hand.length
    expect([drawn(2, 2), drawn(1, 2), drawn(2, 1)]).toEqual([1, 0, 0])
  })
})
