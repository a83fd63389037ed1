import { describe, expect, test } from 'vitest'
import { loadCards } from '../sets/index.ts'
import type { ScenarioSeat } from '../scenario/index.ts'
import { table } from '../scenario/index.ts'
import * as w from './index.ts'

/** Words about where creatures stand and what was done with them, shown by cards made for it. */

const { brobnar, creature, each, enemy, friendly, it: that, opponent, play, self, you } = w

let made = 0
function actionOf(...effects: Parameters<typeof play>): string {
  const id = `place-action-${made++}`
  loadCards([w.Action(id, id, brobnar, {}, play(...effects))])
  return id
}
function creatureOf(...abilities: Parameters<typeof w.Creature>[4][]): string {
  const id = `place-creature-${made++}`
  loadCards([w.Creature(id, id, brobnar, { power: 4, traits: ['giant'] }, ...abilities)])
  return id
}
const at = (mine: ScenarioSeat, theirs: ScenarioSeat = {}) => table({ seats: [{ house: 'brobnar', ...mine }, theirs] })

describe('where creatures stand', () => {
  test('the center: as many on either side, alone too, never in an even line (kf.center.1, kf.center.2)', () => {
    const id = creatureOf(w.asLongAs(w.inCenter(self), w.power(+2, self)))
    const powerIn = (...battleline: string[]) => at({ battleline }).card(id).power
    expect([powerIn(id), powerIn('krump', id), powerIn('krump', id, 'troll'), powerIn('krump', 'troll', id)]).toEqual([6, 4, 6, 4])
    expect(powerIn('krump', 'bumpsy', id, 'troll', 'valdr')).toBe(6)
  })

  test('a named card on a flank', () => {
    const id = actionOf(w.choose(w.a(creature)), w.when(w.onFlank(that), w.gain(1)))
    const amber = (target: string) =>
      at({ hand: [id] }, { battleline: ['krump', 'troll', 'bumpsy'] })
        .play(id)
        .target(target)
        .seat(0).amber
    expect([amber('krump'), amber('troll'), amber('bumpsy')]).toEqual([1, 0, 1])
    expect(
      at({ hand: [id] })
        .play(id)
        .seat(0).amber,
    ).toBe(0)
  })

  test('the left and the right flank; a lone creature is on both (kf.flank.1)', () => {
    const id = actionOf(w.deal(1, each(w.atFlank('left', creature))), w.deal(2, each(w.atFlank('right', creature))))
    const t = at({ hand: [id], battleline: ['krump', 'valdr', 'bumpsy'] }, { battleline: ['troll'] })
    t.play(id)
    expect(['krump', 'valdr', 'bumpsy', 'troll'].map((one) => t.card(one).damage)).toEqual([1, 0, 2, 3])
  })

  test('creatures without Æmber', () => {
    const id = actionOf(w.destroy(each(w.withoutAmber(creature))))
    const t = at({ hand: [id], battleline: [{ card: 'krump', amber: 1 }, 'troll'] }, { battleline: ['bumpsy'] })
    expect(t.play(id).seat(0).battleline).toEqual(['krump'])
    expect(t.seat(1).battleline).toEqual([])
  })
})

describe('what was done', () => {
  test('used to fight: the attacker only, and not one that loses its stun (kf.stun.2)', () => {
    const id = creatureOf(w.after(w.usesToFight(w.aPlayer, creature), w.capture(1, that)))
    const battleline = [id, 'krump', { card: 'valdr', stunned: true }]
    const t = at({ battleline }, { battleline: ['troll', 'headhunter'], amber: 3 })
    t.fight('krump', 'troll')
    expect([t.card('krump').zone, t.card('troll').amber, t.seat(1).amber]).toEqual(['discard', 0, 3])
    t.unstun('valdr').reap(id)
    expect([t.card('valdr').amber, t.card(id).amber, t.idle]).toEqual([0, 0, true])
    const other = at({ battleline: [id, 'troll'] }, { battleline: ['headhunter'], amber: 3 }).fight('troll', 'headhunter')
    expect([other.card('troll').amber, other.seat(1).amber]).toEqual([1, 2])
  })

  test('used to fight: also when what comes before ends the fight (kf.fight.5)', () => {
    const id = creatureOf(w.after(w.usesToFight(you, friendly(creature)), w.gain(1)))
    const look = actionOf(w.when(w.happened(w.thisTurn, w.usesToFight(you, creature)), w.gain(3)))
    loadCards([w.Creature('place-assault', 'Assault', brobnar, { power: 3, keywords: [w.assault(9)] })])
    const t = at({ battleline: [id, 'place-assault'], hand: [look, look] }, { battleline: ['troll'] })
    t.play({ card: look, copy: 1 })
    expect(t.seat(0).amber).toBe(0)
    t.fight('place-assault', 'troll')
    expect(t.seat(0).amber).toBe(1)
    t.play(look)
    expect([t.seat(0).amber, t.idle]).toEqual([4, true])
  })

  test('destroyed by assault: of the card that looks only, and not in the fight itself', () => {
    const id = creatureOf(w.assault(3), w.after(w.isDestroyed(enemy(creature), 'byAssault'), w.gain(1)))
    const t = at({ battleline: [id] }, { battleline: ['umbra', 'headhunter'] })
    t.fight(id, 'umbra')
    expect(t.seat(0).amber).toBe(1)
    const strong = at({ battleline: [{ card: id, counters: { power: 3 } }] }, { battleline: ['headhunter'] }).fight(id, 'headhunter')
    expect([strong.card('headhunter').zone, strong.card(id).zone, strong.seat(0).amber]).toEqual(['discard', 'battleline', 0])
    const other = at({ battleline: [id, 'krump'], hand: ['punch'] }, { battleline: ['umbra'] })
      .play('punch')
      .target('umbra')
    expect([other.card('umbra').zone, other.seat(0).amber]).toEqual(['discard', 1])
  })

  test('counters on the card itself', () => {
    const id = creatureOf(w.action(w.addCounters('fuse', 2, self), w.when(w.atLeast(4, w.counters('fuse', self)), w.lose(1, opponent))))
    const t = at({ battleline: [id] }, { amber: 3 })
    t.action(id)
    expect(t.seat(1).amber).toBe(3)
    t.set(id, { exhausted: false }).action(id)
    expect([t.seat(1).amber, t.card(id).counters.fuse]).toEqual([2, 4])
  })
})
