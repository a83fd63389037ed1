import { describe, expect, test } from 'vitest'
import { Generator, seedOf } from '../../../kernel/random.ts'
import { keyforge } from '../index.ts'
import { table } from '../scenario/index.ts'
import type { ScenarioSeat } from '../scenario/index.ts'
import { loadCards } from '../sets/index.ts'
import * as w from '../words/index.ts'
import { DECK, DISCARD, HAND, zoneOf } from './index.ts'
import type { KeyforgePosition } from './index.ts'

/** What was looked at is a place (docs/decisions/020): seat 0 looks, and worlds are dealt for both seats while the ability waits. */

const { a, brobnar, card, you, opponent, it: that } = w

let made = 0
function actionOf(...effects: Parameters<typeof w.play>): string {
  const id = `looking-action-${made++}`
  loadCards([w.Action(id, id, brobnar, {}, w.play(...effects))])
  return id
}
const HANDFUL = ['punch', 'smith', 'anger', 'krump', 'troll', 'bumpsy']
const OTHERS = ['dextre', 'dust-pixie', 'silvertooth', 'urchin', 'bulwark', 'inspiration']
const at = (mine: ScenarioSeat, theirs: ScenarioSeat = {}) => table({ seats: [{ house: 'brobnar', ...mine }, theirs] })

/** Cards of a zone, the lowest first. */
function cardsOf(p: KeyforgePosition, kind: number, seat: number): number[] {
  const { list, start, length } = p.zones
  const zone = zoneOf(kind, seat)
  return [...list.subarray(start[zone], start[zone] + length[zone])]
}

const WORLDS = 40
function worldsOf(p: KeyforgePosition, seat: number): KeyforgePosition[] {
  return Array.from({ length: WORLDS }, (_, i) => {
    const world = keyforge.blank()
    keyforge.copy(world, p)
    keyforge.determinize(world, seat, new Generator(seedOf(i)))
    return world
  })
}

/** Does it lie as it does in every world of the seat? */
const stays = (p: KeyforgePosition, seat: number, kind: number, whose: number, at: number): boolean =>
  worldsOf(p, seat).every((world) => cardsOf(world, kind, whose).at(at) === cardsOf(p, kind, whose).at(at))

describe('what was looked at is a place (kf.look.1)', () => {
  test('on top of the own deck: who looked knows the card, the other only where it lies, and in its worlds the card there is put below', () => {
    const id = actionOf(w.look(w.top(you)), w.may(w.toDeckBottom(that)))
    const t = at({ hand: [id, ...HANDFUL], deck: HANDFUL })
    const { position: p } = t.play(id)
    expect([stays(p, 0, DECK, 0, -1), stays(p, 1, DECK, 0, -1)]).toEqual([true, false])
    expect(stays(p, 0, DECK, 0, -2)).toBe(false)
    for (const seat of [0, 1]) {
      for (const world of worldsOf(p, seat)) {
        const before = cardsOf(world, DECK, 0)
        keyforge.apply(world, 1)
        expect(cardsOf(world, DECK, 0)).toEqual([before.at(-1), ...before.slice(0, -1)])
      }
    }
  })

  test('three of the own deck: the question names in the worlds of the other those that lie there', () => {
    const id = actionOf(w.look(w.top(you, 3)), w.toHand(a(w.among(card))), w.discard(w.theRest))
    const t = at({ hand: [id, ...HANDFUL], deck: HANDFUL })
    const { position: p } = t.play(id)
    expect([-1, -2, -3, -4].map((place) => stays(p, 0, DECK, 0, place))).toEqual([true, true, true, false])
    for (const seat of [0, 1])
      for (const world of worldsOf(p, seat))
        expect(keyforge.decision(world)?.eligible.slice().sort()).toEqual(cardsOf(world, DECK, 0).slice(-3).sort())
  })

  test('of the deck of the other: its owner does not know what was looked at', () => {
    const id = actionOf(w.look(w.top(opponent)), w.may(w.discard(that)))
    const t = at({ hand: [id] }, { hand: OTHERS, deck: OTHERS })
    const { position: p } = t.play(id)
    expect([stays(p, 0, DECK, 1, -1), stays(p, 1, DECK, 1, -1), stays(p, 0, DECK, 1, -2)]).toEqual([true, false, false])
    for (const seat of [0, 1]) {
      for (const world of worldsOf(p, seat)) {
        const top = cardsOf(world, DECK, 1).at(-1)
        keyforge.apply(world, 1)
        expect(cardsOf(world, DISCARD, 1)).toEqual([top])
      }
    }
  })

  test('of the hand of the other: one that was looked at by chance, and all of it, as long as the ability asks', () => {
    const one = actionOf(w.look(w.random(w.from(w.hand, opponent, card))), w.may(w.discard(that)))
    const hidden = { hand: OTHERS, deck: OTHERS }
    const t = at({ hand: [one] }, hidden)
    const { position: p } = t.play(one)
    const known = [0, 1, 2, 3, 4, 5].filter((place) => stays(p, 0, HAND, 1, place))
    expect(known.length).toBe(1)
    for (const world of worldsOf(p, 0)) {
      const card = cardsOf(world, HAND, 1)[known[0]]
      keyforge.apply(world, 1)
      expect(cardsOf(world, DISCARD, 1)).toEqual([card])
    }
    const all = actionOf(w.lookAtHand(opponent), w.may(w.gain(1)))
    const { position: q } = at({ hand: [all] }, hidden).play(all)
    expect([0, 1, 2, 3, 4, 5].every((place) => stays(q, 0, HAND, 1, place))).toBe(true)
  })

  test('a card that was revealed is known to both', () => {
    const id = actionOf(w.reveal(w.top(you)), w.may(w.discard(that)))
    const { position: p } = at({ hand: [id, ...HANDFUL], deck: HANDFUL }).play(id)
    expect([stays(p, 0, DECK, 0, -1), stays(p, 1, DECK, 0, -1)]).toEqual([true, true])
  })

  test('what was found in a deck is the same card, not the place', () => {
    const id = actionOf(w.search(2, card), w.reveal(w.them), w.toHand(w.them))
    const t = at({ hand: [id], deck: HANDFUL })
    const { position: p } = t.play(id).target('troll')
    const troll = keyforge.decision(p)?.picked
    expect(troll?.length).toBe(1)
    for (const world of worldsOf(p, 0)) expect(keyforge.decision(world)?.picked).toEqual(troll)
  })

  test('a deck that is shuffled, a hand that an unseen card has left, and an act that is over keep nothing', () => {
    const shuffled = actionOf(w.look(w.top(you)), w.shuffle, w.may(w.gain(1)))
    const { position: p } = at({ hand: [shuffled], deck: HANDFUL }).play(shuffled)
    expect(HANDFUL.some((_card, place) => stays(p, 0, DECK, 0, place))).toBe(false)
    const archived = actionOf(w.lookAtHand(opponent), w.archive(w.random(w.from(w.hand, opponent, card))), w.may(w.gain(1)))
    const { position: q } = at({ hand: [archived] }, { hand: OTHERS, deck: OTHERS }).play(archived)
    expect([0, 1, 2, 3, 4].some((place) => stays(q, 0, HAND, 1, place))).toBe(false)
    const over = actionOf(w.look(w.top(you)))
    const { position: r } = at({ hand: [over, 'punch'], deck: HANDFUL }).play(over)
    expect(stays(r, 0, DECK, 0, -1)).toBe(false)
  })

  test('a creature that went to the hand before all is known there, and "it" is that creature', () => {
    const id = actionOf(w.toHand(a(w.enemy(w.creature))), w.may(w.gain(w.powerOf(that))))
    const t = at({ hand: [id] }, { battleline: ['troll', 'krump'], hand: OTHERS, deck: OTHERS })
    const { position: p } = t.play(id).target('troll')
    expect(cardsOf(p, HAND, 1).filter((_, place) => stays(p, 0, HAND, 1, place)).length).toBe(1)
    for (const world of worldsOf(p, 0)) {
      keyforge.apply(world, 1)
      expect(world.amber[0]).toBe(8)
    }
  })
})
