import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/ability/language.ts'
import '../../src/games/keyforge/speech/languages/all.ts'
import { cardText, keyforge } from '../../src/games/keyforge/index.ts'
import { table } from '../../src/games/keyforge/scenario/index.ts'
import type { ScenarioSeat, Table } from '../../src/games/keyforge/scenario/index.ts'
import { Generator, seedOf } from '../../src/kernel/random.ts'
import { loadSamples } from '../sample-cards.ts'
import { loadTokens } from '../sample-tokens.ts'

loadSamples()
loadTokens()
const plain = 'sample-plain'
const big = 'sample-big'
const grunt = 'sample-grunt'

const camp = (mine: ScenarioSeat, theirs: ScenarioSeat = {}) => table({ seats: [{ house: 'brobnar', token: grunt, ...mine }, theirs] })
const says = (id: string) =>
  LANGUAGES.map((language) =>
    cardText(id, language)
      .map(({ trigger, text }) => [trigger, text].filter(Boolean).join(': '))
      .join(' '),
  )
/** Puts every token that is made on the right flank. */
const right = (t: Table) => {
  while (t.decision?.kind === 'flank') t.choose({ place: 'right' })
  return t
}
const sound = (t: Table) => expect(keyforge.invariant(t.position)).toMatch(/cards$/)

describe('making token creatures', () => {
  test('the top card, facedown and exhausted, on a flank that is chosen, a copy of the reference card (kf.token.1, kf.token.2, kf.token.13)', () => {
    const t = camp({ hand: ['sample-drill'], battleline: [big], deck: ['sample-strike', plain] })
    t.play('sample-drill')
    expect(t.options.map(({ place }) => place)).toEqual(['left', 'right'])
    t.choose({ place: 'left' })
    expect(t.seat(0)).toMatchObject({ battleline: [grunt, big], deck: [plain] })
    expect(t.card(grunt)).toMatchObject({
      power: 3,
      armor: 1,
      exhausted: true,
      traits: ['goblin'],
      houses: ['brobnar'],
      token: true,
      under: ['sample-strike'],
    })
    sound(t)
  })

  test('several come one after another, each to its own flank, and are “them” for what follows (kf.token.8)', () => {
    const t = camp({ hand: ['sample-troops'], battleline: [big] })
    t.play('sample-troops').choose({ place: 'left' }).choose({ place: 'right' })
    expect(t.seat(0).battleline).toEqual([grunt, big, grunt])
    const [first, , last] = t.seat(0).cards.battleline
    expect([t.card(first).enraged, t.card(last).enraged, t.card(big).enraged]).toEqual([true, true, false])
  })

  test('an empty deck makes none, and nothing is shuffled (kf.token.7, kf.deck.3)', () => {
    const t = camp({ hand: ['sample-troops'], deck: [plain], discard: [big] })
    t.play('sample-troops')
    expect(t.seat(0)).toMatchObject({ battleline: [grunt], deck: [], discard: ['sample-troops', big] })
  })

  test('without a reference card none is made; the opponent makes their own (kf.token.6)', () => {
    const none = table({
      seats: [
        { house: 'brobnar', hand: ['sample-drill', 'sample-loan'] },
        { token: 'sample-rusher', deck: [big] },
      ],
    })
    none.play('sample-drill')
    expect(none.seat(0).battleline).toEqual([])
    none.play('sample-loan')
    expect([none.seat(0).battleline, none.seat(1).battleline]).toEqual([[], ['sample-rusher']])
    // it enters as its own text says, and is not played (kf.token.9)
    expect(none.card('sample-rusher')).toMatchObject({ exhausted: false, enraged: true, controller: 1, seat: 1, houses: ['dis'] })
    expect([none.seat(0).amber, none.seat(1).amber]).toEqual([0, 0])
  })

  test('a named token creature is made only by who has that reference card (kf.token.6)', () => {
    const t = right(camp({ hand: ['sample-grunts'] }).play('sample-grunts'))
    expect([t.seat(0).battleline, t.seat(0).amber]).toEqual([[grunt, grunt], 1])
    const other = camp({ hand: ['sample-grunts'], token: 'sample-rusher' }).play('sample-grunts')
    expect([other.seat(0).battleline, other.seat(0).amber, other.idle]).toEqual([[], 0, true])
  })

  test('so many as are counted; beside this creature (kf.token.8)', () => {
    const t = right(camp({ hand: ['sample-levy', 'sample-marshal'], battleline: [big, plain] }).play('sample-levy'))
    expect(t.seat(0).battleline).toEqual([big, plain, grunt, grunt])
    t.play('sample-marshal', { left: true })
    expect(t.seat(0).battleline).toEqual([grunt, 'sample-marshal', big, plain, grunt, grunt])
  })

  test('it enters play: seen, and ready where a clause says so (kf.token.9, kf.putinto.2)', () => {
    const t = right(camp({ hand: ['sample-drill'], battleline: ['sample-greeter', 'sample-drillmaster'] }).play('sample-drill'))
    expect([t.seat(0).amber, t.card(grunt).exhausted]).toEqual([1, false])
    t.reap(grunt)
    expect(t.seat(0).amber).toBe(3)
    expect(t.log.some(({ kind, source }) => kind === 'play' && source === t.find(grunt))).toBe(false)
  })

  test('“it” goes on with the token creature', () => {
    const t = camp({ hand: ['sample-muster', 'sample-guards'] }, { amber: 5 })
    t.play('sample-muster')
    expect([t.card(grunt).amber, t.card(grunt).exhausted, t.seat(1).amber]).toEqual([2, false, 3])
    right(t.play('sample-guards'))
    expect(t.seat(0).cards.battleline.map((one) => t.card(one).warded)).toEqual([false, true])
  })

  test('cards of the hand, revealed, become token creatures instead of cards of the deck', () => {
    const t = camp({ hand: ['sample-landing', plain, big, 'sample-strike'], deck: ['sample-taunt'] })
    t.play('sample-landing').choose({ targets: [plain, big] })
    right(t)
    expect(t.seat(0)).toMatchObject({ battleline: [grunt, grunt], hand: ['sample-strike'], deck: ['sample-taunt'] })
    // both players saw them
    for (const seat of [0, 1]) {
      expect(keyforge.observe(t.position, seat).seats[0].battleline.map(({ beneath }) => beneath.map(({ id }) => id))).toEqual([
        [plain],
        [big],
      ])
    }
    sound(t)
  })

  test('cards under a card become token creatures (kf.graft.3)', () => {
    const t = camp({ artifacts: ['sample-vat'], battleline: [plain], discard: [big], deck: ['sample-taunt'] })
    t.omni('sample-vat').choose({ ability: 0 }).target(plain).target(plain)
    expect([t.card('sample-vat').under, t.seat(0).discard]).toEqual([[plain], [big]])
    t.set('sample-vat', { exhausted: false }).omni('sample-vat').choose({ ability: 1 })
    expect(t.seat(0)).toMatchObject({ battleline: [grunt], deck: ['sample-taunt'] })
    expect([t.card(grunt).under, t.card('sample-vat').under]).toEqual([[plain], []])
    sound(t)
  })
})

describe('token creatures among others', () => {
  test('they are creatures, and told apart where a card asks', () => {
    const t = right(camp({ hand: ['sample-drill', 'sample-choke', 'sample-goblins'], battleline: [big] }).play('sample-drill'))
    expect(t.play('sample-goblins').seat(0).amber).toBe(1)
    expect(t.play('sample-choke').seat(0).battleline).toEqual([big])
    const other = right(camp({ hand: ['sample-drill', 'sample-crash'], battleline: [big] }).play('sample-drill'))
    expect(other.play('sample-crash').seat(0).battleline).toEqual([grunt])
  })

  test('clauses about token creatures follow control (kf.token.5)', () => {
    const t = right(camp({ hand: ['sample-loan'] }, { token: 'sample-rusher', artifacts: ['sample-cloak'] }).play('sample-loan'))
    expect(t.card('sample-rusher')).toMatchObject({ keywords: { elusive: 1 }, power: 3 })
    const taken = right(
      camp({ hand: ['sample-loan', 'sample-take'] }, { token: 'sample-rusher', artifacts: ['sample-cloak'] }).play('sample-loan'),
    )
    taken.play('sample-take').target('sample-rusher')
    expect(taken.card('sample-rusher')).toMatchObject({ keywords: {}, power: 2, controller: 0, seat: 1 })
  })
})

describe('leaving play', () => {
  test('it is the printed card again, and goes to its owner (kf.token.4, kf.leaves.5)', () => {
    const t = right(camp({ hand: ['sample-drill', 'sample-choke', 'sample-pick'], deck: ['sample-strike', plain] }).play('sample-drill'))
    t.play('sample-choke')
    expect(t.seat(0).discard).toEqual(['sample-choke', 'sample-strike', 'sample-drill'])
    t.play('sample-pick').target('sample-strike')
    expect(t.card('sample-strike')).toMatchObject({ zone: 'hand', type: 'action' })
    sound(t)
  })

  test('an effect that goes on with it finds the card in an open zone, not in a hand (kf.token.10, kf.leaves.7)', () => {
    const t = right(camp({ hand: ['sample-drill', 'sample-undo'], deck: ['sample-strike'] }).play('sample-drill'))
    t.play('sample-undo').target(grunt)
    expect([t.card('sample-strike').zone, t.idle]).toEqual(['purged', true])
    const hidden = right(camp({ hand: ['sample-drill', 'sample-return'], deck: ['sample-strike'] }).play('sample-drill'))
    hidden.play('sample-return').target(grunt)
    expect([hidden.card('sample-strike').zone, hidden.seat(0).amber]).toEqual(['hand', 0])
    const eaten = camp({ battleline: ['sample-eater'] }, { token: 'sample-rusher', deck: [plain] })
    eaten.setZone(0, 'hand', ['sample-loan']).play('sample-loan').fight('sample-eater', 'sample-rusher')
    expect([eaten.card(plain).zone, eaten.idle]).toEqual(['purged', true])
  })

  test('put into play again it is the printed card, if that can be in play (kf.token.10)', () => {
    const t = right(camp({ hand: ['sample-drill', 'sample-steal-back'], deck: [plain] }).play('sample-drill'))
    t.play('sample-steal-back').target(grunt)
    expect(t.seat(0)).toMatchObject({ battleline: [plain] })
    expect(t.card(plain)).toMatchObject({ token: false, exhausted: true })
    const action = right(camp({ hand: ['sample-drill', 'sample-steal-back'], deck: ['sample-strike'] }).play('sample-drill'))
    action.play('sample-steal-back').target(grunt)
    expect([action.seat(0).battleline, action.card('sample-strike').zone]).toEqual([[], 'discard'])
  })

  test('destroyed together and made anew, none is taken for another (kf.token.4)', () => {
    const t = right(camp({ hand: ['sample-troops', 'sample-revolt'], battleline: [big] }).play('sample-troops'))
    right(t.play('sample-revolt'))
    expect(t.seat(0).battleline).toEqual([grunt, grunt, grunt])
    sound(t)
  })

  test('its Destroyed ability makes more, and a ward holds it (kf.ward.2)', () => {
    const t = right(
      camp({ hand: ['sample-wipe'], battleline: ['sample-egg'] })
        .play('sample-wipe')
        .choose({ targets: ['sample-egg'] }),
    )
    expect(t.seat(0).battleline).toEqual([grunt, grunt])
    const warded = camp({ hand: ['sample-guards', 'sample-choke'] })
      .play('sample-guards')
      .play('sample-choke')
    expect([warded.seat(0).battleline, warded.card(grunt).warded]).toEqual([[grunt], false])
  })

  test('a token creature that is put under a card lies there as the printed card', () => {
    const t = right(
      camp({ hand: ['sample-drill', 'sample-choke'], artifacts: ['sample-pod'], deck: ['sample-strike'] }).play('sample-drill'),
    )
    t.play('sample-choke')
    expect([t.card('sample-pod').under, t.card('sample-strike').zone]).toEqual([['sample-strike'], 'under'])
    sound(t)
  })

  test('a creature that is put under a card while it is destroyed was destroyed all the same (kf.destroyed.6)', () => {
    const t = camp({ hand: ['sample-wipe'], battleline: [plain, 'sample-mourner'], artifacts: ['sample-pod'] })
    t.play('sample-wipe').choose({ targets: [plain] })
    expect([t.card('sample-pod').under, t.seat(0).amber, t.idle]).toEqual([[plain], 1, true])
    expect(says('sample-pod')[0]).toBe('Each friendly creature gains “Destroyed: Put this creature facedown under Pod.”')
  })

  test('abducted, the printed card lies in the archives of who took it, and comes back to its owner’s hand (kf.archives.6)', () => {
    const t = camp({ hand: ['sample-loan', 'sample-abduct'] }, { token: 'sample-rusher', deck: [plain, big] })
    t.play('sample-loan').play('sample-abduct').target('sample-rusher')
    expect([t.seat(0).archives, t.card(plain).holder, t.card(plain).seat]).toEqual([[plain], 0, 1])
    t.endTurn()
    if (t.decision?.kind === 'house') t.choose({ option: t.options[0].option })
    t.endTurn()
    if (t.decision?.kind === 'house') t.house('brobnar')
    t.yes()
    expect([t.card(plain).zone, t.card(plain).holder]).toEqual(['hand', 1])
    sound(t)
  })
})

describe('turning over', () => {
  test('faceup it is the card, in its place, with all that is on it; it does not enter play (kf.token.11)', () => {
    const t = right(
      camp({
        hand: ['sample-drill', 'sample-brand', 'sample-crown', 'sample-unmask'],
        battleline: [big, 'sample-greeter'],
        deck: [plain],
      }).play('sample-drill'),
    )
    t.play('sample-brand', { onto: grunt }).play('sample-crown').target(grunt)
    t.set(grunt, { damage: 2, stunned: true })
    const amber = t.seat(0).amber
    t.play('sample-unmask')
    expect(t.seat(0)).toMatchObject({ battleline: [big, 'sample-greeter', plain], amber })
    expect(t.card(plain)).toMatchObject({
      damage: 2,
      amber: 1,
      power: 6,
      stunned: true,
      exhausted: true,
      upgrades: ['sample-brand'],
      token: false,
    })
    sound(t)
  })

  test('what is no creature is discarded: its amber goes to the supply, its ward does not hold it (kf.token.11, kf.leaves.4)', () => {
    const t = camp({ hand: ['sample-guards', 'sample-brand', 'sample-crown', 'sample-unmask'], deck: ['sample-strike'] })
    t.play('sample-guards').play('sample-brand', { onto: grunt }).play('sample-crown').target(grunt).play('sample-unmask')
    expect(t.seat(0)).toMatchObject({ battleline: [], amber: 0 })
    expect([t.card('sample-strike').zone, t.card('sample-brand').zone, t.seat(1).amber, t.idle]).toEqual(['discard', 'discard', 0, true])
    sound(t)
  })

  test('facedown it is the token creature of its controller, in its place; both know the card (kf.token.12)', () => {
    const t = camp({ battleline: [big, { card: 'sample-mask', damage: 2, amber: 1 }, plain] })
    t.action('sample-mask')
    expect(t.seat(0)).toMatchObject({ battleline: [big, grunt, plain], amber: 1 })
    expect(t.card(grunt)).toMatchObject({ damage: 2, amber: 1, exhausted: true, token: true, under: ['sample-mask'] })
    for (const seat of [0, 1]) {
      expect(keyforge.observe(t.position, seat).seats[0].battleline[1]).toMatchObject({
        id: grunt,
        token: true,
        beneath: [{ id: 'sample-mask' }],
      })
    }
    sound(t)
    const none = table({ seats: [{ house: 'brobnar', battleline: ['sample-mask'] }, {}] })
    none.action('sample-mask')
    expect([none.seat(0).battleline, none.seat(0).amber]).toEqual([['sample-mask'], 1])
  })

  test('its damage may kill the smaller token creature (kf.damage.2)', () => {
    const t = camp({ battleline: [{ card: 'sample-mask', damage: 4 }] })
    t.action('sample-mask')
    expect([t.seat(0).battleline, t.seat(0).discard, t.idle]).toEqual([[], ['sample-mask'], true])
  })
})

describe('what is known of them', () => {
  test('the seat’s reference card is open; the hidden card is not, and worlds that are imagined keep each object whole (kf.token.3)', () => {
    const t = right(camp({ hand: ['sample-troops'], deck: [plain, big, 'sample-strike', 'sample-taunt'] }).play('sample-troops'))
    expect(keyforge.observe(t.position, 1).seats.map(({ token }) => token)).toEqual([grunt, undefined])
    expect(JSON.stringify(keyforge.observe(t.position, 1))).not.toContain('sample-plain')
    const world = keyforge.blank()
    const random = new Generator(seedOf(5))
    const under = new Set<string>()
    for (let i = 0; i < 40; i++) {
      keyforge.copy(world, t.position)
      keyforge.determinize(world, 1, random)
      for (const { card, beneath } of keyforge.observe(world, 0).seats[0].battleline) {
        expect(beneath).toHaveLength(1)
        under.add(beneath[0].id)
        // the object knows its card also in this world
        expect(world.host[card]).toBe(beneath[0].card)
      }
      expect(keyforge.invariant(world)).toMatch(/cards$/)
    }
    expect([...under].sort()).toEqual([big, plain, 'sample-strike', 'sample-taunt'])
  })

  test('says', () => {
    expect(says('sample-troops')).toEqual([
      'Play: Make 2 token creatures. Enrage them.',
      'Spielen: Erzeuge 2 Token-Kreaturen. Mache sie wütend.',
      'Gioco: Crea 2 creature token. Adirale.',
    ])
    expect(says('sample-grunts')[0]).toBe('Play: Make 2 Grunts. If you control 2 or more Grunts, gain 1 Æmber.')
    expect(says('sample-levy')).toEqual([
      'Play: Make a token creature for each friendly non-token creature.',
      'Spielen: Erzeuge eine Token-Kreatur für jede befreundete Nicht-Token-Kreatur.',
      'Gioco: Crea una creatura token per ogni creatura amica non token.',
    ])
    expect(says('sample-loan')[1]).toBe('Spielen: Dein Gegner erzeugt eine Token-Kreatur.')
    expect(says('sample-marshal')[2]).toBe('Gioco: Crea una creatura token immediatamente a sinistra di “Marshal”.')
  })
})
