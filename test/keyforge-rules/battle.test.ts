import { describe, expect, test } from 'vitest'
import { table } from '../../src/games/keyforge/scenario/index.ts'
import type { ScenarioCard } from '../../src/games/keyforge/scenario/index.ts'
import { loadSamples } from '../sample-cards.ts'

loadSamples()
const plain = 'sample-plain'
const big = 'sample-big'

/** Two lines facing each other, brobnar active, with these cards in hand. */
const battle = (mine: readonly ScenarioCard[], theirs: readonly ScenarioCard[], hand: readonly ScenarioCard[] = []) =>
  table({ seats: [{ house: 'brobnar', battleline: mine, hand }, { battleline: theirs }] })

describe('the course of a fight', () => {
  test('the attacker is exhausted and its controller picks an enemy that may be attacked (kf.fight.1); both are opposing (kf.opposing.1)', () => {
    const t = battle([plain], [big, 'sample-armored'])
    t.choose({ verb: 'fight', card: plain })
    expect(t.card(plain).exhausted).toBe(true)
    expect(t.targets).toEqual(['sample-armored', big])
    t.target('sample-armored')
    expect([t.card(plain).zone, t.card('sample-armored').damage]).toEqual(['discard', 2])
  })

  test('without an enemy there is no fight (kf.fight.2)', () => {
    const t = battle([plain], [])
    expect(t.can({ verb: 'fight', card: plain })).toBe(false)
    expect(t.why({ verb: 'fight', card: plain })[0].rule).toBe('kf.fight.2')
    expect(t.can({ verb: 'reap', card: plain })).toBe(true)
  })

  test('both die together; a hurt creature hits with full power (kf.fight.6, kf.power.1, kf.damage.3)', () => {
    const t = battle([{ card: plain, damage: 3 }], ['sample-fighter'])
    t.fight(plain, 'sample-fighter')
    expect([t.card(plain).zone, t.card('sample-fighter').zone]).toEqual(['discard', 'discard'])
  })

  test('only the attacker resolves After Fight, and only when it lives (kf.fight.8, kf.errata.2)', () => {
    const won = battle(['sample-fighter'], ['sample-skirmish'])
    expect(won.fight('sample-fighter', 'sample-skirmish').seat(0).amber).toBe(1)
    const lost = battle(['sample-fighter'], [big])
    expect(lost.fight('sample-fighter', big).seat(0).amber).toBe(0)
    const defended = battle([plain], [{ card: 'sample-fighter', damage: 0 }])
    expect(defended.fight(plain, 'sample-fighter').seat(1).amber).toBe(0)
  })

  test('“after this creature fights” resolves for the defender too, if it lives (kf.fight.9, kf.fight.3)', () => {
    const t = battle([plain], ['sample-duelist'])
    expect(t.fight(plain, 'sample-duelist').seat(1).amber).toBe(1)
    const dead = battle([big], ['sample-duelist'])
    expect(dead.fight(big, 'sample-duelist').seat(1).amber).toBe(0)
    const attacking = battle(['sample-duelist'], [plain])
    expect(attacking.fight('sample-duelist', plain).seat(0).amber).toBe(1)
  })

  test('a reward for destroying the foe needs its own creature to live (kf.fight.10)', () => {
    const t = battle(['sample-victor'], ['sample-skirmish'])
    expect(t.fight('sample-victor', 'sample-skirmish').seat(0).amber).toBe(1)
    const both = battle(['sample-victor'], [plain])
    expect(both.fight('sample-victor', plain).seat(0).amber).toBe(0)
    const defending = battle(['sample-skirmish', 'sample-poison'], ['sample-victor'])
    expect(defending.fight('sample-poison', 'sample-victor').seat(1).amber).toBe(0)
    const alive = battle(['sample-hazardous'], ['sample-victor'])
    expect(alive.fight('sample-hazardous', 'sample-victor').seat(1).amber).toBe(1)
  })

  test('destructions are dealt with before After Fight (kf.fight.7, kf.after.3)', () => {
    // the bomb destroys the attacker before its After Fight ability
    const t = battle([{ card: 'sample-fighter', damage: 1 }], ['sample-bomb'])
    t.fight('sample-fighter', 'sample-bomb')
    expect([t.card('sample-fighter').zone, t.seat(0).amber]).toEqual(['discard', 0])
  })

  test('Before Fight comes after exhausting; a death there drops the rest, but the creature was used (kf.before.1, kf.fight.5, kf.six.3)', () => {
    const t = battle(['sample-fuse'], [big])
    t.fight('sample-fuse', big)
    expect([t.card('sample-fuse').zone, t.card(big).damage, t.seat(0).amber]).toEqual(['discard', 0, 0])
    expect(t.log.some((event) => event.kind === 'fight')).toBe(true)
    expect(t.idle).toBe(true)
  })

  test('assault, hazardous, splash-attack and Before Fight come in any order; whoever is gone ends it (kf.fight.4, kf.splash.3, kf.fight.5)', () => {
    const mine = { card: 'sample-fuse', upgrades: ['sample-lance'] }
    const t = battle([mine], ['sample-hazardous', plain])
    t.fight('sample-fuse', 'sample-hazardous')
    expect(t.options).toHaveLength(4)
    // first its own end: neither assault nor splash nor hazardous resolves
    t.choose({ option: t.options.find(({ text }) => text?.startsWith('Before Fight'))?.option })
    expect([t.card('sample-fuse').zone, t.card('sample-hazardous').damage, t.card(plain).damage]).toEqual(['discard', 0, 0])
  })
})

describe('keywords', () => {
  test('assault acts only in attack, hazardous only in defense, on the attacker (kf.assault.1, kf.hazardous.1, kf.hazardous.2)', () => {
    const t = battle([big], ['sample-hazardous'])
    t.fight(big, 'sample-hazardous')
    expect(t.card(big).damage).toBe(6)
    const other = battle(['sample-hazardous'], ['sample-assault'])
    other.fight('sample-hazardous', 'sample-assault')
    // power against power alone
    expect([other.card('sample-hazardous').zone, other.card('sample-assault').zone]).toEqual(['discard', 'discard'])
    const sturdy = battle([big], ['sample-assault'])
    sturdy.fight(big, 'sample-assault')
    expect(sturdy.card(big).damage).toBe(3)
  })

  test('values of several sources add up (kf.assault.2, kf.hazardous.3, kf.splash.3); taunt counts once (kf.keywords.2)', () => {
    const t = battle(
      [{ card: 'sample-assault', upgrades: ['sample-lance', 'sample-lance'] }],
      [big, { card: 'sample-taunt', upgrades: ['sample-lance'] }],
    )
    expect(t.card('sample-assault').keywords).toMatchObject({ assault: 4, hazardous: 2, splashAttack: 2 })
    t.fight('sample-assault', 'sample-taunt')
    expect(t.decision?.kind).toBe('order')
    t.choose({ option: t.options[0].option })
    while (t.decision?.kind === 'order') t.choose({ option: t.options[0].option })
    expect(t.card('sample-taunt').zone).toBe('discard')
  })

  test('splash-attack spares the attacked creature and the far ones (kf.splash.2)', () => {
    const t = battle(['sample-splash'], [plain, big, 'sample-skirmish', 'sample-fighter'])
    t.fight('sample-splash', 'sample-skirmish')
    expect([plain, big, 'sample-fighter'].map((id) => t.card(id).damage)).toEqual([0, 2, 2])
  })

  test('damage with splash hits the neighbors of the creature hit (kf.splash.1)', () => {
    const t = battle([], [plain, big, 'sample-armored'], ['sample-burst'])
    t.play('sample-burst').target(big)
    expect([plain, big, 'sample-armored'].map((id) => [t.card(id).damage, t.card(id).armorLeft])).toEqual([
      [1, 0],
      [2, 0],
      [0, 1],
    ])
  })

  test('elusive stops power only: hazardous and assault deal theirs, After Fight resolves (kf.elusive.2, kf.elusive.3)', () => {
    const t = battle(['sample-fighter'], ['sample-elusive'])
    t.fight('sample-fighter', 'sample-elusive')
    expect([t.seat(0).amber, t.card('sample-elusive').damage]).toEqual([1, 0])
    const assault = battle(['sample-assault'], ['sample-elusive'])
    assault.fight('sample-assault', 'sample-elusive')
    expect([assault.card('sample-elusive').damage, assault.card('sample-assault').damage]).toEqual([2, 0])
  })

  test('a fight cut short was an attack all the same (kf.elusive.4, kf.elusive.1)', () => {
    const t = battle([plain, { card: big, upgrades: ['blood-of-titans'] }], ['sample-thorns'])
    t.fight(plain, 'sample-thorns')
    expect([t.card(plain).zone, t.card('sample-thorns').damage]).toEqual(['discard', 0])
    t.fight(big, 'sample-thorns')
    expect(t.card('sample-thorns').zone).toBe('discard')
  })

  test('elusive does nothing for the attacker, and is back in the next turn (kf.elusive.1)', () => {
    const t = battle(['sample-elusive'], [plain])
    t.fight('sample-elusive', plain)
    expect(t.card('sample-elusive').zone).toBe('discard')
  })

  test('poison belongs to power in a fight, either way round (kf.poison.1, kf.poison.3)', () => {
    const defended = battle([big], ['sample-poison'])
    defended.fight(big, 'sample-poison')
    expect(defended.card(big).zone).toBe('discard')
    // assault damage of a poisonous creature is not poisonous, and elusive stops the rest
    const assault = battle(['sample-viper'], ['sample-elusive'])
    assault.fight('sample-viper', 'sample-elusive')
    expect(assault.card('sample-elusive')).toMatchObject({ zone: 'battleline', damage: 1 })
    const warded = battle(['sample-poison'], [{ card: big, warded: true }])
    warded.fight('sample-poison', big)
    expect(warded.card(big)).toMatchObject({ zone: 'battleline', warded: false })
  })

  test('skirmish helps only in attack (kf.skirmish.1)', () => {
    const t = battle([plain], ['sample-skirmish'])
    t.fight(plain, 'sample-skirmish')
    expect([t.card('sample-skirmish').zone, t.card(plain).damage]).toEqual(['discard', 3])
  })

  test('taunt beside taunt: both may be attacked; it protects from attacks only (kf.taunt.1, kf.taunt.2)', () => {
    const t = battle([plain], ['sample-taunt', { card: big, upgrades: ['sample-lance'] }, 'sample-armored'], ['sample-strike'])
    t.choose({ verb: 'fight', card: plain })
    expect(t.targets).toEqual([big, 'sample-taunt'])
    const hit = battle([plain], ['sample-taunt', big], ['sample-strike'])
    hit.play('sample-strike').target(big)
    expect(hit.card(big).damage).toBe(3)
  })

  test('a lost ability is missing for as long as the effect says, a gained one lasts as long (kf.lose.3)', () => {
    const t = table({
      seats: [
        { house: 'brobnar', battleline: [plain], artifacts: ['sample-muzzle'], hand: ['sample-banish'] },
        { battleline: ['sample-taunt', { card: big, upgrades: ['sample-lance'] }] },
      ],
    })
    expect([t.card('sample-taunt').keywords, t.card(big).keywords.assault]).toEqual([{}, 1])
    t.play('sample-banish').target('sample-muzzle')
    expect(t.card('sample-taunt').keywords).toEqual({ taunt: 1 })
    t.move('sample-lance', 'discard')
    expect(t.card(big).keywords).toEqual({})
  })

  test('keywords work while exhausted or stunned (kf.keywords.1, kf.stun.3)', () => {
    const t = battle(
      [big],
      [
        { card: 'sample-hazardous', exhausted: true, stunned: true },
        { card: 'sample-taunt', stunned: true },
      ],
    )
    t.choose({ verb: 'fight', card: big })
    expect(t.targets).toEqual(['sample-taunt'])
    const alone = battle([big], [{ card: 'sample-hazardous', exhausted: true, stunned: true }])
    expect(alone.fight(big, 'sample-hazardous').card(big).damage).toBe(6)
  })
})

describe('damage and armor', () => {
  test('first what prevents, then the ward, then armor (kf.damage.5, kf.ward.4)', () => {
    const t = battle(
      [],
      [
        { card: 'sample-invulnerable', warded: true },
        { card: 'sample-armored', warded: true },
      ],
      ['sample-volley', 'sample-strike'],
    )
    t.play('sample-volley')
    expect(t.card('sample-invulnerable')).toMatchObject({ warded: true, damage: 0 })
    expect(t.card('sample-armored')).toMatchObject({ warded: false, damage: 0, armorLeft: 2 })
    t.play('sample-strike').target('sample-armored')
    expect(t.card('sample-armored')).toMatchObject({ damage: 1, armorLeft: 0 })
  })

  test('elusive costs no ward the first time; the second attack does (kf.ward.4, kf.elusive.1)', () => {
    const t = battle([plain, big], [{ card: 'sample-elusive', warded: true }])
    t.fight(plain, 'sample-elusive')
    expect(t.card('sample-elusive').warded).toBe(true)
    t.fight(big, 'sample-elusive')
    expect(t.card('sample-elusive')).toMatchObject({ warded: false, zone: 'battleline' })
  })

  test('used armor is not lost, is back next turn, and some damage ignores it (kf.armor.1, kf.armor.2, kf.armor.3)', () => {
    const t = battle([], ['sample-armored'], ['sample-volley', 'sample-pierce'])
    t.play('sample-volley')
    expect(t.card('sample-armored')).toMatchObject({ armor: 2, armorLeft: 0, damage: 0 })
    t.play('sample-pierce').target('sample-armored')
    expect(t.card('sample-armored').damage).toBe(2)
    t.endTurn()
    expect(t.card('sample-armored').armorLeft).toBe(2)
  })

  test('gained armor adds, also to none; it undoes nothing (kf.armor.4, kf.armor.5)', () => {
    const t = battle([plain, 'sample-armored'], [], ['sample-volley', 'sample-plate', { card: 'sample-plate' }])
    t.play('sample-volley')
    expect([t.card(plain).damage, t.card('sample-armored').armorLeft]).toEqual([2, 0])
    t.play({ card: 'sample-plate', copy: 1 }, { onto: plain })
    t.play({ card: 'sample-plate', copy: 2 }, { onto: 'sample-armored' })
    expect(t.card(plain)).toMatchObject({ armor: 2, armorLeft: 2, damage: 2 })
    expect(t.card('sample-armored')).toMatchObject({ armor: 4, armorLeft: 2, damage: 0 })
  })

  test('lost armor takes the used part first (kf.armor.6)', () => {
    const t = battle(['sample-tough'], [], ['sample-volley', 'sample-weight', 'sample-plate'])
    t.play('sample-volley')
    expect(t.card('sample-tough')).toMatchObject({ armor: 4, armorLeft: 2 })
    t.play('sample-weight', { onto: 'sample-tough' })
    expect(t.card('sample-tough')).toMatchObject({ armor: 2, armorLeft: 2, damage: 0 })
    // armor gained after that is whole
    t.play('sample-plate', { onto: 'sample-tough' })
    expect(t.card('sample-tough')).toMatchObject({ armor: 4, armorLeft: 4 })
  })

  test('armor lost with its giver brings no damage back (kf.armor.5)', () => {
    const t = battle([plain, 'sample-guard'], [], ['sample-volley', 'sample-bounce'])
    t.play('sample-volley')
    expect(t.card(plain)).toMatchObject({ damage: 0, armorLeft: 0 })
    t.play('sample-bounce').target('sample-guard')
    expect(t.card(plain)).toMatchObject({ damage: 0, armor: 0, armorLeft: 0 })
  })

  test('power lost makes old damage deadly (kf.damage.2, kf.power.1)', () => {
    const t = battle([{ card: plain, damage: 5 }, 'sample-captain'], [], ['sample-bounce'])
    expect(t.card(plain).power).toBe(7)
    t.play('sample-bounce').target('sample-captain')
    expect(t.card(plain).zone).toBe('discard')
  })

  test('power 0 needs no damage; a ward only delays it (kf.damage.2, kf.ward.2)', () => {
    const t = battle([{ card: plain, warded: true }, big], [], ['sample-weaken'])
    t.play('sample-weaken')
    expect([t.card(plain).zone, t.card(big).power]).toEqual(['discard', 5])
  })

  test('power that counts falls with what it counts (kf.damage.2)', () => {
    const t = battle([{ card: 'sample-hoarder', amber: 2, damage: 2 }], [], ['sample-release'])
    t.play('sample-release').target('sample-hoarder')
    expect([t.card('sample-hoarder').zone, t.seat(0).amber]).toEqual(['discard', 2])
  })

  test('one effect damages all at the same moment (kf.damage.4); redirected damage meets the taker (kf.replacement.1)', () => {
    const t = battle([plain, 'sample-shield'], [], ['sample-volley'])
    t.play('sample-volley')
    expect([t.card(plain).damage, t.card('sample-shield').damage]).toEqual([0, 4])
  })
})
