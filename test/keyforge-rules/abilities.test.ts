import { describe, expect, test } from 'vitest'
import { table } from '../../src/games/keyforge/scenario/index.ts'
import type { ScenarioSeat } from '../../src/games/keyforge/scenario/index.ts'
import { loadSamples } from '../sample-cards.ts'

loadSamples()
const plain = 'sample-plain'
const big = 'sample-big'

const sides = (mine: ScenarioSeat, theirs: ScenarioSeat = {}) => table({ seats: [{ house: 'brobnar', ...mine }, theirs] })

describe('may, if you do, up to, for each', () => {
  test('“may” is not asked when there is nothing to do (kf.may.1, kf.ability.3)', () => {
    const t = sides({ hand: ['sample-maybe'], battleline: [plain] })
    expect(t.play('sample-maybe').idle).toBe(true)
    const some = sides({ hand: ['sample-maybe'], battleline: ['sample-token'] })
    some.play('sample-maybe')
    expect(some.options.map(({ verb }) => verb)).toEqual(['decline', 'accept'])
    expect(some.no().seat(0).battleline).toEqual(['sample-token'])
  })

  test('taken up, it is carried out as far as it can be (kf.may.1, kf.ability.3)', () => {
    const t = sides({ hand: ['sample-chance'] })
    t.play('sample-chance').yes()
    expect([t.seat(0).amber, t.idle]).toEqual([1, true])
  })

  test('“if you do” makes nothing optional (kf.ifyoudo.2, kf.ifyoudo.1)', () => {
    const t = sides({ hand: ['sample-offer'], battleline: [plain] })
    t.play('sample-offer')
    expect(t.options.map(({ verb }) => verb)).toEqual(['target'])
    t.target(plain)
    expect(t.seat(0).amber).toBe(1)
  })

  test('a fixed number has to be reached, with your own if needed; “up to” may be none (kf.upto.1, kf.upto.2)', () => {
    const fixed = sides({ hand: ['sample-two'], battleline: [plain] }, { battleline: [big] })
    fixed.play('sample-two')
    expect(fixed.decision).toMatchObject({ min: 2, max: 2 })
    fixed.choose({ targets: [plain, big] })
    expect([fixed.card(plain).exhausted, fixed.card(big).exhausted]).toEqual([true, true])
    const few = sides({ hand: ['sample-two'], battleline: [plain] })
    few.play('sample-two')
    if (!few.idle) few.target(plain)
    expect(few.card(plain).exhausted).toBe(true)
    const upTo = sides({ hand: ['sample-upto'], battleline: [plain] }, { battleline: [big] })
    upTo.play('sample-upto').done()
    expect([upTo.card(plain).exhausted, upTo.idle]).toEqual([false, true])
  })

  test('“for each” may choose anew, a card chosen first takes all (kf.foreach.1, kf.foreach.2)', () => {
    const split = sides({ hand: ['sample-split'] }, { battleline: [plain, big] })
    split.play('sample-split').target(plain).target(big).target(plain)
    expect([split.card(plain).damage, split.card(big).damage]).toEqual([2, 1])
    const focus = sides({ hand: ['sample-focus'] }, { battleline: [plain, big] })
    focus.play('sample-focus').target(big)
    expect([focus.card(big).damage, focus.idle]).toEqual([3, true])
  })

  test('a random or chosen card that is gone is not hit again (kf.ability.1, kf.ability.3)', () => {
    const t = sides({ hand: ['sample-focus'] }, { battleline: ['sample-token', plain] })
    t.play('sample-focus').target('sample-token')
    expect([t.seat(1).battleline, t.card(plain).damage, t.idle]).toEqual([[plain], 0, true])
  })
})

describe('the strongest and the weakest', () => {
  test('current power counts, damage does not (kf.most.1); ties are the active player’s choice (kf.most.2)', () => {
    const t = sides(
      { hand: ['sample-weakest'], battleline: [{ card: big, damage: 8 }, 'sample-captain'] },
      { battleline: [plain, 'sample-armored'] },
    )
    t.play('sample-weakest')
    expect(t.targets).toEqual(['sample-captain'])
    const tie = sides({ hand: ['sample-weakest'] }, { battleline: [plain, 'sample-armored', big] })
    tie.play('sample-weakest')
    expect([tie.decision?.seat, tie.targets]).toEqual([0, ['sample-armored', plain]])
  })

  test('a group is filled from the extreme inward (kf.most.3)', () => {
    const t = sides({ hand: ['sample-giants'] }, { battleline: [plain, 'sample-armored', big] })
    t.play('sample-giants')
    t.target(big)
    expect(t.options.map(({ target }) => target)).toEqual([t.find(plain), t.find('sample-armored')])
    t.target(plain)
    expect(t.seat(1).battleline).toEqual(['sample-armored'])
  })
})

describe('repeating', () => {
  test('it stops when the card that repeats has left play (kf.repeat.3); it is not limited (kf.six.2)', () => {
    const t = sides({ battleline: ['sample-fragile'] })
    t.reap('sample-fragile')
    expect([t.seat(0).amber, t.card('sample-fragile').zone, t.idle]).toEqual([2, 'discard', true])
    expect(
      sides({ hand: ['sample-many'] })
        .play('sample-many')
        .seat(0).amber,
    ).toBe(9)
  })
})

describe('simultaneous abilities', () => {
  test('the active player orders them, whoever controls them (kf.triggers.1, kf.active.2)', () => {
    const t = sides({ battleline: ['sample-mourner'], hand: ['sample-wipe'] }, { battleline: ['sample-mourner', plain] })
    t.play('sample-wipe').choose({ targets: [plain] })
    if (t.decision?.kind === 'order') {
      expect(t.decision.seat).toBe(0)
      t.choose({ ability: t.options[0].ability, card: { card: 'sample-mourner', seat: 1 } })
    }
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1, 1])
  })

  test('an ability whose permanent has left play before its turn does not resolve (kf.ability.1)', () => {
    // both look at the reap; the one that destroys all creatures goes first
    const t = sides({ battleline: ['sample-doom', 'sample-herald', plain] })
    t.reap(plain)
    expect(t.options).toHaveLength(2)
    t.choose({ card: 'sample-doom', verb: 'order' })
    expect([t.seat(0).battleline, t.seat(0).amber]).toEqual([[], 1])
  })

  test('an ability touches only cards in play unless it names another zone (kf.ability.2)', () => {
    const t = sides({ hand: ['sample-strike', big], discard: [plain], battleline: ['sample-armored'] })
    t.play('sample-strike')
    expect(t.targets).toEqual(['sample-armored'])
  })

  test('the words of a card beat the rules, and only its words do (kf.golden.1, kf.golden.2, kf.errata.1)', () => {
    // entering ready against the rule; an opponent’s card in your archives only when the card says so
    const ready = sides({ hand: ['sample-sprinter', plain] })
    ready.play('sample-sprinter').play(plain, { right: true })
    expect([ready.card('sample-sprinter').exhausted, ready.card(plain).exhausted]).toEqual([false, true])
    const stored = sides({ hand: ['sample-store'] }, { battleline: [{ card: plain, owner: 0 }] })
    stored.play('sample-store').target(plain)
    expect(stored.seat(0).archives).toEqual([plain])
  })
})
