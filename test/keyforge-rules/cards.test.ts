import { describe, expect, test } from 'vitest'
import { table } from '../../src/games/keyforge/scenario/index.ts'
import type { ScenarioSeat } from '../../src/games/keyforge/scenario/index.ts'
import { loadSamples } from '../sample-cards.ts'

loadSamples()
const plain = 'sample-plain'
const big = 'sample-big'

const sides = (mine: ScenarioSeat, theirs: ScenarioSeat = {}) => table({ seats: [{ house: 'brobnar', ...mine }, theirs] })

describe('playing and putting into play', () => {
  test('a Play ability resolves whenever its card is played, from another zone too (kf.play.3, kf.play.4)', () => {
    const t = sides({ hand: ['sample-replay'], discard: ['sample-dazed'] })
    t.play('sample-replay').target('sample-dazed')
    expect([t.seat(0).battleline, t.seat(0).amber]).toEqual([['sample-dazed'], 1])
  })

  test('put into play it is not played, but how it enters applies: ready, stunned, by deploy (kf.putinto.1, kf.putinto.2, kf.deploy.2)', () => {
    const dazed = sides({ hand: ['sample-put', 'sample-dazed'], battleline: ['sample-herald'] })
    dazed.play('sample-put').target('sample-dazed').choose({ place: 'left' })
    expect(dazed.card('sample-dazed')).toMatchObject({ stunned: true, exhausted: true })
    expect(dazed.seat(0).amber).toBe(0)
    const ready = sides({ hand: ['sample-put', 'sample-sprinter'] })
    ready.play('sample-put').target('sample-sprinter')
    expect(ready.card('sample-sprinter').exhausted).toBe(false)
    const deploy = sides({ hand: ['sample-put', 'sample-deploy'], battleline: [plain, big] })
    deploy.play('sample-put').target('sample-deploy').choose({ place: 1 })
    expect(deploy.seat(0).battleline).toEqual([plain, 'sample-deploy', big])
    const omega = sides({ hand: ['sample-put', 'sample-omega'] })
    omega.play('sample-put').target('sample-omega')
    // an action card cannot be put into play, and nothing ends
    expect([omega.card('sample-omega').zone, omega.idle]).toEqual(['hand', true])
  })

  test('an upgrade is attached when it is put into play; without a creature it cannot enter (kf.upgrade.5, kf.upgrade.1)', () => {
    const t = sides({ hand: ['sample-put', 'sample-plate'] }, { battleline: [plain] })
    t.play('sample-put').target('sample-plate').target(plain)
    expect([t.card('sample-plate').host, t.card(plain).armor, t.card('sample-plate').controller]).toEqual([plain, 2, 0])
    const nobody = sides({ hand: ['sample-put', 'sample-plate'] })
    nobody.play('sample-put').target('sample-plate')
    expect(nobody.card('sample-plate').zone).toBe('hand')
  })

  test('while it resolves an action card lies in no zone (kf.action.3, kf.action.2)', () => {
    const t = sides({ hand: ['sample-drop', plain] })
    t.play('sample-drop')
    expect([t.card('sample-drop').zone, t.targets, t.seat(0).discard]).toEqual(['limbo', [plain], []])
    t.target(plain)
    expect(t.seat(0).discard).toEqual(['sample-drop', plain])
    expect(sides({ hand: ['sample-drop'] }).options.map(({ verb }) => verb)).toEqual(['play', 'discard', 'end'])
  })

  test('“after you play” and “after a reap” come at the moment of the bold abilities (kf.after.1, kf.after.2)', () => {
    const t = sides({ hand: ['sample-dazed'], battleline: ['sample-herald', 'sample-reaper'] })
    t.play('sample-dazed', { left: true })
    expect(t.decision?.kind).toBe('order')
    expect(t.options).toHaveLength(2)
    t.choose({ option: t.options[0].option })
    expect(t.seat(0).amber).toBe(2)
    t.reap('sample-reaper')
    expect(t.options).toHaveLength(3)
  })

  test('enhance has done its work when the deck was made: the icons are on the cards (kf.enhance.1, kf.enhance.2)', () => {
    const t = sides({ hand: [{ card: plain, bonus: ['amber', 'amber', 'draw', 'amber', 'amber'] }] })
    t.play(plain)
    expect([t.seat(0).amber, t.seat(0).hand.length]).toEqual([4, 1])
  })
})

describe('discarding', () => {
  test('an effect may discard a card of any house, onto the owner’s pile; that destroys nothing (kf.discard.2, kf.discard.3, kf.discard.4)', () => {
    const t = sides({ houses: ['brobnar', 'dis', 'mars'], hand: ['sample-drop', 'dust-imp'], battleline: ['sample-mourner'] })
    t.play('sample-drop').target('dust-imp')
    expect([t.seat(0).discard, t.seat(0).amber]).toEqual([['sample-drop', 'dust-imp'], 0])
  })

  test('who looks at discards from hand also sees forced ones, not those from the deck (kf.discard.5, kf.discard.4)', () => {
    const t = sides({ hand: ['sample-drop', plain, big], battleline: ['sample-scorn'] })
    t.discard(big)
    expect(t.seat(0).amber).toBe(1)
    t.play('sample-drop').target(plain)
    expect(t.seat(0).amber).toBe(2)
    const forced = sides({ hand: ['sample-mugging'] }, { hand: [plain], battleline: ['sample-scorn'] })
    expect(forced.play('sample-mugging').seat(1).amber).toBe(1)
    const mill = sides({ hand: ['sample-mill'] }, { deck: [plain], battleline: ['sample-scorn'] })
    mill.play('sample-mill')
    expect([mill.seat(1).discard, mill.seat(1).amber, mill.seat(0).amber]).toEqual([[plain], 0, 1])
  })

  test('nobody decides a random choice: the generator does (kf.random.1)', () => {
    for (const [roll, left] of [
      [0, big],
      [1, plain],
    ] as const) {
      const t = table({ seats: [{ house: 'brobnar', hand: ['sample-mugging'] }, { hand: [plain, big] }], rolls: [roll] })
      t.play('sample-mugging')
      expect([t.seat(1).hand, t.idle]).toEqual([[left], true])
    }
  })

  test('discarding or revealing from an empty deck fails, and so does what asks for the card (kf.deck.3, kf.reveal.2)', () => {
    const t = sides({ hand: ['sample-mill', 'sample-peek'], deck: [], discard: [plain] }, { deck: [], discard: [big] })
    t.play('sample-mill').play('sample-peek')
    expect([t.seat(0).amber, t.seat(0).deck, t.seat(1).deck, t.seat(1).discard]).toEqual([0, [], [], [big]])
  })
})

describe('searching, revealing, looking, shuffling', () => {
  test('finding nothing is allowed and shuffles all the same; the discard pile keeps its order (kf.search.1, kf.search.2, kf.search.3, kf.discardpile.2)', () => {
    const t = table({
      seats: [
        { house: 'brobnar', hand: ['sample-fetch'], deck: [plain, 'sample-ward'], discard: [big, 'sample-alpha', 'sample-taunt'] },
        {},
      ],
      seed: '3',
    })
    t.play('sample-fetch')
    expect(t.targets).toEqual([big, plain, 'sample-taunt'])
    t.done()
    expect(t.seat(0)).toMatchObject({ hand: [], amber: 0, discard: ['sample-fetch', big, 'sample-alpha', 'sample-taunt'] })
    expect(t.log.filter(({ kind }) => kind === 'shuffle')).toHaveLength(1)
    const found = table({ seats: [{ house: 'brobnar', hand: ['sample-fetch'], deck: [plain], discard: [big, 'sample-alpha'] }, {}] })
    found.play('sample-fetch').target(big)
    expect(found.seat(0)).toMatchObject({ hand: [big], amber: 1, discard: ['sample-fetch', 'sample-alpha'], deck: [plain] })
  })

  test('a search without anything to find asks nothing (kf.search.2)', () => {
    const t = sides({ hand: ['sample-fetch'], deck: ['sample-ward'], discard: [] })
    t.play('sample-fetch')
    expect([t.idle, t.seat(0).amber]).toEqual([true, 0])
  })

  test('a revealed card is shown to all and stays (kf.reveal.1)', () => {
    const t = sides({ hand: ['sample-peek'], deck: [plain, big] })
    t.play('sample-peek')
    expect([t.seat(0).deck, t.seat(0).amber]).toEqual([[plain, big], 1])
    expect((t.log.find(({ kind }) => kind === 'reveal')?.seen ?? 0) & 3).toBe(3)
  })

  test('looked at, cards stay where they were (kf.look.1)', () => {
    const t = sides({ hand: ['sample-inspect'] }, { hand: [plain, big] })
    t.play('sample-inspect')
    expect(t.seat(1).hand).toEqual([plain, big])
    t.target(plain)
    expect(t.seat(1).hand).toEqual([big])
  })

  test('shuffled in, a card joins its owner’s deck, which is shuffled (kf.shuffle.1)', () => {
    const t = sides({ hand: ['sample-shuffle'], battleline: [{ card: plain, owner: 1 }], deck: ['sample-ward'] }, { deck: [big] })
    t.play('sample-shuffle').target(plain)
    expect([t.seat(1).deck.sort(), t.seat(0).deck]).toEqual([[big, plain], ['sample-ward']])
    expect(t.log.filter(({ kind }) => kind === 'shuffle').map(({ seat }) => seat)).toEqual([1])
  })

  test('a returned card goes exactly to the zone named, that of its owner (kf.return.1)', () => {
    const t = sides({ hand: ['sample-bounce'] }, { battleline: [{ card: plain, owner: 0 }] })
    t.play('sample-bounce').target(plain)
    expect([t.seat(0).hand, t.seat(1).hand]).toEqual([[plain], []])
  })
})

describe('places', () => {
  test('swapped creatures take each other’s place in one line (kf.swap.1, kf.swap.2, kf.arrange.1)', () => {
    const t = sides({ battleline: ['sample-dancer', plain, big] }, { battleline: ['sample-taunt'] })
    t.reap('sample-dancer')
    expect(t.targets).toEqual([big, plain])
    t.target(big)
    expect(t.seat(0).battleline).toEqual([big, plain, 'sample-dancer'])
  })

  test('leftmost and rightmost are on a flank, a lone creature on both; neighbors are next to each other (kf.flank.1, kf.neighbor.1, kf.neighbor.2)', () => {
    const t = sides({ battleline: [plain, 'sample-captain', big] }, { battleline: ['sample-taunt'] })
    expect([plain, 'sample-captain', big].map((id) => t.card(id).flank)).toEqual(['left', undefined, 'right'])
    expect(t.card('sample-taunt').flank).toBe('both')
    expect([t.card(plain).power, t.card(big).power, t.card('sample-captain').power]).toEqual([7, 12, 3])
  })

  test('traits limit nothing and are asked for (kf.traits.1); a card that names itself means itself (kf.self.1)', () => {
    const t = sides({ hand: ['sample-maybe'], battleline: ['sample-token', plain] })
    t.play('sample-maybe').yes()
    expect(t.seat(0).battleline).toEqual([plain])
    const martyrs = sides({ hand: ['sample-wipe'], battleline: ['sample-phoenix', 'sample-phoenix'] })
    martyrs.play('sample-wipe').choose({ targets: [{ card: 'sample-phoenix', copy: 1 }] })
    expect([martyrs.seat(0).battleline.length, martyrs.seat(0).amber]).toEqual([2, 1])
  })
})
