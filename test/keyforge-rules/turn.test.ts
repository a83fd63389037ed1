import { describe, expect, test } from 'vitest'
import { defaultDecks, keyforge } from '../../src/games/keyforge/index.ts'
import { table } from '../../src/games/keyforge/scenario/index.ts'
import { seedOf } from '../../src/kernel/random.ts'
import { loadSamples } from '../sample-cards.ts'

loadSamples()
const plain = 'sample-plain'
const wards = (n: number) => Array.from({ length: n }, () => 'sample-ward')

describe('set-up', () => {
  test('three keys unforged, no amber, all of it open (kf.setup.3, kf.setup.2, kf.setup.7, kf.chains.5)', () => {
    const started = keyforge.start({ seats: 2, decks: defaultDecks, first: 1, chains: [0, 4] }, seedOf(11))
    if (!started.ok) throw new Error(started.error.message)
    const [zero, one] = keyforge.observe(started.value, 0).seats
    expect([zero.handCount, one.handCount, one.chains]).toEqual([6, 6, 3])
    expect([zero.keys, one.amber, zero.houses.length]).toEqual([{ red: false, yellow: false, blue: false }, 0, 3])
  })

  test('the generator of the game picks who begins, by seed (kf.setup.4, kf.random.1, kf.setup.6)', () => {
    const firsts = new Set<number>()
    for (let seed = 1; seed <= 12; seed++) {
      const started = keyforge.start({ seats: 2, decks: defaultDecks }, seedOf(seed))
      if (started.ok) firsts.add(keyforge.decision(started.value)?.seat ?? -1)
    }
    expect([...firsts].sort(), 'seeds 1 to 12').toEqual([0, 1])
  })
})

describe('the turn', () => {
  test('five steps, then the other player (kf.turn.1, kf.turn.4, kf.active.1)', () => {
    const t = table({
      step: 'start',
      seats: [{ houses: ['brobnar'], amber: 6, battleline: [{ card: plain, exhausted: true }] }, { houses: ['dis'] }],
    })
    expect([t.step, t.decision?.kind]).toEqual(['forge', 'forge'])
    t.choose({ color: 'red' })
    expect([t.step, t.active]).toEqual(['house', 0])
    t.house('brobnar')
    expect([t.step, t.card(plain).exhausted]).toEqual(['main', true])
    t.endTurn()
    expect([t.active, t.step, t.card(plain).exhausted, t.seat(0).hand.length]).toEqual([1, 'house', false, 6])
  })

  test('in step 3 cards are played, used and discarded in any order, only those of the active house (kf.turn.2, kf.turn.3, kf.house.7, kf.discard.1)', () => {
    const t = table({
      seats: [
        {
          houses: ['brobnar', 'dis', 'mars'],
          house: 'brobnar',
          hand: [plain, 'sample-alpha', 'dust-imp'],
          battleline: ['sample-big', 'pitlord'],
        },
        {},
      ],
    })
    expect(t.why({ verb: 'play', card: 'dust-imp' })[0].facts).toMatchObject({ house: 'brobnar' })
    t.discard('sample-alpha').reap('sample-big').play(plain, { left: true })
    expect(t.options.map(({ verb }) => verb)).toEqual(['end'])
    expect(t.seat(0).discard).toEqual(['sample-alpha'])
  })

  test('effects at the start come before forging, those at the end after drawing (kf.startofturn.1, kf.endofturn.1)', () => {
    const t = table({ step: 'start', seats: [{ houses: ['brobnar'], amber: 5, artifacts: ['sample-clock'] }, { houses: ['dis'] }] })
    // the sixth came at the start of the turn
    expect([t.decision?.kind, t.seat(0).amber]).toEqual(['forge', 0])
    t.choose({ color: 'red' }).house('brobnar').endTurn()
    expect([t.seat(0).amber, t.active]).toEqual([2, 1])
    const events = t.log.map(({ kind }) => kind)
    expect(events.lastIndexOf('gain')).toBeGreaterThan(events.lastIndexOf('draw'))
  })

  test('effects until the end of the turn still hold while the end of the turn resolves (kf.endofturn.1)', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['sample-weaken'], battleline: ['sample-big'] }, { houses: ['dis'] }] })
    t.play('sample-weaken')
    expect(t.card('sample-big').power).toBe(5)
    t.endTurn()
    expect(t.card('sample-big').power).toBe(9)
  })
})

describe('houses', () => {
  test('under several demands one of them is followed, one that cannot be is ignored (kf.house.5, kf.house.4)', () => {
    const t = table({ step: 'house', seats: [{ houses: ['brobnar', 'dis', 'mars'], artifacts: ['sample-decree', 'sample-edict'] }, {}] })
    expect(t.options.map(({ house }) => house).sort()).toEqual(['dis', 'mars'])
    const foreign = table({ step: 'house', seats: [{ houses: ['brobnar', 'logos', 'untamed'] }, { artifacts: ['sample-decree'] }] })
    expect(foreign.options.map(({ house }) => house).sort()).toEqual(['brobnar', 'logos', 'untamed'])
  })

  test('a house has to be chosen, and none other (kf.house.2, kf.house.1)', () => {
    const t = table({ step: 'house', seats: [{ houses: ['brobnar', 'dis', 'mars'] }, {}] })
    expect(t.options.map(({ verb }) => verb)).toEqual(['house', 'house', 'house'])
  })

  test('a ban beats a demand (kf.cannot.1, kf.must.1)', () => {
    const t = table({ step: 'house', seats: [{ houses: ['brobnar', 'dis'] }, { artifacts: ['sample-decree', 'sample-veto'] }] })
    expect(t.options.map(({ house }) => house)).toEqual(['brobnar'])
  })

  test('without a legal house there is no active house: nothing belongs to it, omni still works (kf.house.6, kf.omni.1, kf.versatile.1)', () => {
    const t = table({
      step: 'house',
      seats: [
        {
          houses: ['brobnar'],
          hand: [plain],
          battleline: ['sample-versatile', { card: 'sample-reaper', upgrades: [{ card: 'experimental-therapy', house: 'brobnar' }] }],
          artifacts: ['sample-engine'],
        },
        { artifacts: ['sample-strike-ban'] },
      ],
    })
    expect(t.options.map(({ verb }) => verb)).toEqual(['omni', 'end'])
  })

  test('a maverick, legacy or anomaly is of the house it is printed in (kf.maverick.1, kf.legacy.1, kf.anomaly.1, kf.house.7)', () => {
    const t = table({
      seats: [{ houses: ['dis', 'brobnar', 'mars'], house: 'dis', hand: [{ card: plain, house: 'dis' }, 'sample-big'] }, {}],
    })
    expect([t.can({ verb: 'play', card: plain }), t.can({ verb: 'play', card: 'sample-big' })]).toEqual([true, false])
    expect(t.card(plain).houses).toEqual(['dis'])
  })
})

describe('alpha and omega', () => {
  test('a discard is an act too (kf.alpha.2); what happens by itself is none (kf.alpha.3)', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['sample-alpha', plain] }, {}] })
    t.discard(plain)
    expect(t.can({ verb: 'play', card: 'sample-alpha' })).toBe(false)
    const quiet = table({ step: 'start', seats: [{ houses: ['brobnar'], artifacts: ['sample-clock'], hand: ['sample-alpha'] }, {}] })
    quiet.house('brobnar')
    expect(quiet.can({ verb: 'play', card: 'sample-alpha' })).toBe(true)
  })

  test('an effect that would play it too late leaves it where it was (kf.alpha.3)', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['sample-replay'], discard: ['sample-alpha'] }, {}] })
    expect(t.play('sample-replay').idle).toBe(true)
    expect([t.seat(0).discard, t.seat(0).amber]).toEqual([['sample-replay', 'sample-alpha'], 0])
  })

  test('what is pending resolves, then the next step begins (kf.omega.2); put into play it ends nothing (kf.putinto.1)', () => {
    const t = table({
      seats: [{ house: 'brobnar', hand: ['sample-replay'], discard: ['sample-omega'], battleline: ['sample-herald'] }, { houses: ['dis'] }],
    })
    t.play('sample-replay').target('sample-omega')
    expect([t.active, t.seat(0).amber]).toEqual([1, 1])
  })
})

describe('steps of their own', () => {
  test('an omega card that an effect plays before step 3 ends that step only (kf.omega.1)', () => {
    const t = table({
      step: 'start',
      seats: [{ houses: ['brobnar'], artifacts: ['sample-prelude'], discard: ['sample-omega'], hand: [plain] }, { houses: ['dis'] }],
    })
    t.target('sample-omega').house('brobnar')
    expect([t.idle, t.can({ verb: 'play', card: plain })]).toEqual([true, true])
  })

  test('every step counts anew for alpha, the turn as a whole for the rule of six (kf.alpha.2, kf.six.1)', () => {
    const t = table({
      step: 'start',
      seats: [
        { houses: ['brobnar'], artifacts: ['sample-prelude', 'sample-coda'], discard: ['sample-alpha'], hand: ['sample-alpha', plain] },
        { houses: ['dis'] },
      ],
    })
    t.choose({ target: { card: 'sample-alpha', copy: 2 } }).house('brobnar')
    t.play({ card: 'sample-alpha', copy: 1 }).play(plain)
    expect(t.seat(0).amber).toBe(2)
    // as the first thing of the end of the turn it may be played by an effect once more
    t.endTurn().choose({ target: { card: 'sample-alpha', copy: 1 } })
    expect(t.seat(0).amber).toBe(3)
    const six = table({
      step: 'start',
      seats: [{ houses: ['brobnar'], artifacts: ['sample-prelude'], discard: ['sample-ward'], hand: wards(6) }, { houses: ['dis'] }],
    })
    six.choose({ target: { card: 'sample-ward', copy: 7 } }).house('brobnar')
    for (let copy = 1; copy <= 5; copy++) six.play({ card: 'sample-ward', copy })
    expect(six.why({ verb: 'play', card: { card: 'sample-ward', copy: 6 } })[0].rule).toBe('kf.six.1')
  })
})

describe('hand, deck and chains', () => {
  test('holding more than the size is fine; effects change the size (kf.hand.1, kf.hand.2)', () => {
    const t = table({ seats: [{ house: 'brobnar', artifacts: ['sample-library'], hand: wards(3) }, { houses: ['dis'] }] })
    expect(t.endTurn().seat(0).hand).toHaveLength(8)
    const many = table({ seats: [{ house: 'brobnar', hand: wards(9) }, { houses: ['dis'] }] })
    expect([many.endTurn().seat(0).hand.length, many.seat(0).discard.length]).toEqual([9, 0])
  })

  test('a chain goes when a draw was due without chains, even if none came of it (kf.chains.4, kf.chains.2)', () => {
    for (const [held, drawn, chains] of [
      [5, 5, 11],
      [4, 4, 11],
      [3, 4, 11],
      [6, 6, 12],
      [7, 7, 12],
    ]) {
      const t = table({ seats: [{ house: 'brobnar', chains: 12, hand: wards(held) }, { houses: ['dis'] }] })
      t.endTurn()
      expect([held, t.seat(0).hand.length, t.seat(0).chains]).toEqual([held, drawn, chains])
    }
    const larger = table({ seats: [{ house: 'brobnar', chains: 1, artifacts: ['sample-library'], hand: wards(6) }, { houses: ['dis'] }] })
    expect([larger.endTurn().seat(0).hand.length, larger.seat(0).chains]).toEqual([7, 0])
  })

  test('gained chains add up to 24; draws by abilities are whole and shed none (kf.chains.1, kf.chains.6, kf.chains.7)', () => {
    const t = table({ seats: [{ house: 'brobnar', chains: 22, hand: ['sample-chains'], battleline: ['sample-reaper'] }, {}] })
    expect(t.play('sample-chains').seat(0).chains).toBe(24)
    t.reap('sample-reaper')
    while (t.decision?.kind === 'order') t.choose({ option: t.options[0].option })
    expect([t.seat(0).hand.length, t.seat(0).chains]).toEqual([1, 24])
  })

  test('with deck and discard pile empty nothing is drawn and nobody loses (kf.deck.4, kf.win.2)', () => {
    const t = table({ seats: [{ house: 'brobnar', deck: [], hand: ['sample-ward'] }, { houses: ['dis'] }] })
    t.endTurn()
    expect([t.seat(0).hand.length, t.outcome]).toEqual([1, undefined])
  })

  test('a deck is made anew only when a draw is due, not when the last card goes (kf.deck.2, kf.deck.3)', () => {
    const t = table({ seats: [{ house: 'brobnar', deck: ['sample-ward'], discard: [plain], hand: wards(5) }, { houses: ['dis'] }] })
    t.endTurn()
    expect([t.seat(0).deck, t.seat(0).discard]).toEqual([[], [plain]])
    const look = table({ seats: [{ house: 'brobnar', deck: [], discard: [plain], hand: ['sample-peek'] }, {}] })
    look.play('sample-peek')
    expect([look.seat(0).deck, look.seat(0).amber]).toEqual([[], 0])
  })
})
