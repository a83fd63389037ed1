import { describe, expect, test } from 'vitest'
import { keyforge } from '../../src/games/keyforge/index.ts'
import { table } from '../../src/games/keyforge/scenario/index.ts'
import type { ScenarioSeat } from '../../src/games/keyforge/scenario/index.ts'
import { loadSamples } from '../sample-cards.ts'

loadSamples()
const plain = 'sample-plain'

const sides = (mine: ScenarioSeat, theirs: ScenarioSeat = {}) => table({ seats: [{ house: 'brobnar', ...mine }, theirs] })

describe('amber', () => {
  test('gained amber comes from the supply (kf.gain.1, kf.supply.1)', () => {
    const t = sides({ hand: ['sample-alpha'], amber: 1 }, { amber: 3 })
    t.play('sample-alpha')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 3])
  })

  test('captured amber leaves the opponent’s pool for the creature (kf.capture.1, kf.capture.2, kf.amber.1, kf.amber.2)', () => {
    const t = sides({ hand: ['sample-net'], battleline: [plain], amber: 3 }, { amber: 4 })
    t.play('sample-net').target(plain)
    expect([t.card(plain).amber, t.seat(0).amber, t.seat(1).amber, t.seat(0).hand.length]).toEqual([3, 3, 1, 1])
    // three in the pool and three on the creature make no key
    expect(keyforge.observe(t.position, 0).seats[0].check).toBe(false)
  })

  test('too little is captured, stolen and lost as it is, but not in full (kf.capture.3, kf.steal.2, kf.lose.2, kf.ifyoudo.1)', () => {
    const net = sides({ hand: ['sample-net'], battleline: [plain] }, { amber: 2 })
    net.play('sample-net').target(plain)
    expect([net.card(plain).amber, net.seat(1).amber, net.seat(0).hand.length]).toEqual([2, 0, 0])
    const steal = sides({ hand: ['sample-steal'] }, { amber: 1 })
    steal.play('sample-steal')
    expect([steal.seat(0).amber, steal.seat(1).amber, steal.seat(0).hand.length]).toEqual([1, 0, 0])
    const lose = sides({ hand: ['sample-lose'] }, { amber: 2 })
    lose.play('sample-lose')
    expect([lose.seat(0).amber, lose.seat(1).amber]).toEqual([0, 0])
  })

  test('stolen amber comes to who resolves the ability; lost amber goes to the supply (kf.steal.1, kf.lose.1)', () => {
    const t = sides({ hand: ['sample-steal', 'sample-lose'] }, { amber: 6 })
    t.play('sample-steal')
    expect([t.seat(0).amber, t.seat(1).amber, t.seat(0).hand.length]).toEqual([2, 4, 2])
    t.play('sample-lose')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 1])
  })

  test('paying is not stealing; with too little nothing is paid and nothing follows (kf.pay.1, kf.pay.2)', () => {
    // a card that forbids stealing from its side does not forbid this
    const t = sides({ hand: ['sample-pay'], amber: 3, battleline: ['the-vaultkeeper'] })
    t.play('sample-pay').yes()
    expect([t.seat(0).amber, t.seat(1).amber, t.seat(0).hand.length]).toEqual([1, 2, 1])
    const kept = sides({ hand: ['sample-steal'] }, { amber: 3, battleline: ['the-vaultkeeper'] })
    expect(kept.play('sample-steal').seat(1).amber).toBe(3)
    const poor = sides({ hand: ['sample-pay'], amber: 1 }, { amber: 0 })
    poor.play('sample-pay')
    expect([poor.seat(0).amber, poor.seat(1).amber, poor.seat(0).hand.length, poor.idle]).toEqual([1, 0, 0, true])
  })

  test('who simply has to pay pays what there is (kf.pay.3)', () => {
    const t = sides({ battleline: [{ card: 'anahita-the-trader', house: 'brobnar' }], artifacts: ['safe-place'] }, { amber: 1 })
    t.reap('anahita-the-trader').target('safe-place')
    expect([t.seat(0).amber, t.seat(1).amber, t.seat(1).artifacts]).toEqual([2, 0, ['safe-place']])
  })

  test('exalted and captured amber is all alike; moved amber is neither stolen nor captured (kf.amber.3, kf.move.1)', () => {
    const t = sides({ hand: ['sample-exalt', 'sample-release'], battleline: [{ card: plain, amber: 1 }] }, { amber: 1 })
    t.play('sample-exalt').target(plain).play('sample-release').target(plain)
    expect([t.card(plain).amber, t.seat(0).amber, t.seat(1).amber]).toEqual([0, 2, 1])
  })

  test('amber on a card that may be spent serves for spending only (kf.spend.1, kf.spend.2, kf.forge.5)', () => {
    const t = sides({ hand: ['sample-steal', 'sample-lose'] }, { artifacts: [{ card: 'safe-place', amber: 4 }], amber: 1 })
    t.play('sample-steal').play('sample-lose')
    expect([t.card('safe-place').amber, t.seat(0).amber]).toEqual([4, 1])
    // pool and card suffice together: the key has to be forged
    const forced = table({ step: 'forge', seats: [{ houses: ['brobnar'], amber: 2, artifacts: [{ card: 'safe-place', amber: 4 }] }, {}] })
    expect(forced.decision?.kind).toBe('pay')
    expect(forced.options.map(({ amount }) => amount)).toEqual([4])
    forced.choose({ amount: 4 }).choose({ color: 'red' })
    expect([forced.seat(0).amber, forced.card('safe-place').amber]).toEqual([0, 0])
  })
})

describe('keys', () => {
  test('one of each color; forging spends into the supply (kf.key.1, kf.setup.3, kf.forge.2, kf.spend.1)', () => {
    const t = table({ step: 'forge', seats: [{ houses: ['brobnar'], amber: 6, keys: ['red'] }, { amber: 0 }] })
    expect(t.options.map(({ color }) => color)).toEqual(['yellow', 'blue'])
    t.choose({ color: 'blue' })
    expect([t.seat(0).keys, t.seat(0).amber, t.seat(1).amber]).toEqual([['red', 'blue'], 0, 0])
  })

  test('abilities forge further keys, each at its whole current cost (kf.forge.4, kf.forge.8)', () => {
    const t = table({ step: 'forge', seats: [{ houses: ['brobnar'], amber: 10, hand: ['sample-forge'] }, {}] })
    t.choose({ color: 'red' }).house('brobnar')
    t.play('sample-forge').yes().choose({ color: 'yellow' })
    expect([t.seat(0).keys, t.seat(0).amber]).toEqual([['red', 'yellow'], 0])
  })

  test('all changes of the cost are added up before it is cut off at 0 (kf.cost.1, kf.cost.2)', () => {
    const t = sides({ hand: ['sample-bargain'], amber: 1 })
    t.play('sample-bargain')
    expect(t.decision?.kind).toBe('forge')
    t.choose({ color: 'red' })
    expect([t.seat(0).amber, t.seat(0).keyCost]).toEqual([1, 0])
  })

  test('check informs and does nothing; spendable amber counts (kf.check.1, kf.check.2)', () => {
    const t = sides({ amber: 2, artifacts: [{ card: 'safe-place', amber: 4 }] }, { houses: ['dis'] })
    t.endTurn()
    expect(t.log.filter(({ kind }) => kind === 'check')).toHaveLength(1)
    expect([t.seat(0).amber, t.seat(0).keys]).toEqual([2, []])
    const poor = sides({ amber: 5 }, { houses: ['dis'] })
    poor.endTurn()
    expect(poor.log.some(({ kind }) => kind === 'check')).toBe(false)
  })

  test('an unforged key no longer counts and gives nothing back (kf.unforge.1)', () => {
    const t = sides({ hand: ['sample-unforge'] }, { keys: ['red', 'blue'], amber: 1 })
    t.play('sample-unforge').choose({ color: 'red' })
    expect([t.seat(1).keys, t.seat(1).amber]).toEqual([['blue'], 1])
  })
})

describe('bonus icons', () => {
  test('each of the five kinds (kf.bonus.2, kf.bonus.4, kf.bonus.5, kf.bonus.6, kf.bonus.7)', () => {
    const icon = (bonus: 'capture' | 'damage' | 'draw' | 'discard') =>
      table({
        seats: [
          {
            houses: ['brobnar', 'dis', 'mars'],
            house: 'brobnar',
            hand: [{ card: 'sample-alpha', bonus: [bonus] }, 'dust-imp'],
            battleline: [plain, 'sample-big'],
          },
          { battleline: ['sample-taunt'], amber: 2 },
        ],
      }).play('sample-alpha')
    const capture = icon('capture')
    expect(capture.targets).toEqual(['sample-big', plain])
    expect(capture.target(plain).card(plain).amber).toBe(1)
    const damage = icon('damage')
    expect(damage.targets).toEqual(['sample-big', plain, 'sample-taunt'])
    expect(damage.target('sample-taunt').card('sample-taunt').damage).toBe(1)
    expect(icon('draw').seat(0).hand).toHaveLength(2)
    // any house may be discarded
    const discard = icon('discard')
    expect(discard.targets).toEqual(['dust-imp'])
    expect(discard.target('dust-imp').seat(0).discard).toEqual(['sample-alpha', 'dust-imp'])
  })

  test('icons without a target pass; none may be skipped (kf.bonus.1)', () => {
    const t = table({
      seats: [{ house: 'brobnar', hand: [{ card: 'sample-alpha', bonus: ['capture', 'damage', 'discard'] }] }, { amber: 2 }],
    })
    t.play('sample-alpha')
    expect([t.idle, t.seat(0).amber, t.seat(1).amber]).toEqual([true, 1, 2])
    const forced = table({ seats: [{ house: 'brobnar', hand: [{ card: 'sample-alpha', bonus: ['damage'] }], battleline: [plain] }, {}] })
    forced.play('sample-alpha')
    expect(forced.options.map(({ verb }) => verb)).toEqual(['target'])
  })

  test('put into play or moved, a card resolves none (kf.bonus.8, kf.putinto.1)', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['sample-put', { card: plain, bonus: ['amber'] }] }, {}] })
    t.play('sample-put').target(plain)
    expect([t.seat(0).battleline, t.seat(0).amber]).toEqual([[plain], 0])
  })

  test('they come when the card has entered, which they may mean too (kf.play.5, kf.bonus.1)', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['sample-brute'], battleline: ['sample-token', plain, 'sample-big'] }, {}] })
    t.choose({ verb: 'play', card: 'sample-brute' })
    expect(t.options.map(({ place }) => place)).toEqual(['left', 1, 2, 'right'])
    t.choose({ place: 1 })
    expect(t.card('sample-brute').zone).toBe('battleline')
    expect(t.targets).toEqual(['sample-big', 'sample-brute', plain, 'sample-token'])
    t.target('sample-token').target('sample-brute')
    expect([t.seat(0).battleline, t.card('sample-brute').damage]).toEqual([['sample-brute', plain, 'sample-big'], 1])
  })

  test('an upgrade goes with the creature that its own icons destroy (kf.upgrade.6, kf.upgrade.3)', () => {
    const t = table({
      seats: [{ house: 'brobnar', hand: [{ card: 'sample-badge', bonus: ['damage'] }], battleline: ['sample-token', plain] }, {}],
    })
    t.play('sample-badge').target('sample-token').target('sample-token').target('sample-token')
    expect([t.card('sample-badge').zone, t.card('sample-token').zone, t.seat(0).battleline]).toEqual(['discard', 'discard', [plain]])
    const other = table({ seats: [{ house: 'brobnar', hand: ['sample-badge'], battleline: ['sample-token', plain] }, {}] })
    other.play('sample-badge').target(plain).target('sample-token')
    expect([other.card('sample-badge').host, other.card('sample-token').zone, other.seat(0).amber]).toEqual([plain, 'discard', 1])
    const nobody = table({ seats: [{ house: 'brobnar', hand: ['sample-badge'] }, {}] })
    expect(nobody.can({ verb: 'play', card: 'sample-badge' })).toBe(false)
  })
})
