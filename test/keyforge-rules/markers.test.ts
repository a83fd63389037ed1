import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/ability/language.ts'
import '../../src/games/keyforge/speech/languages/all.ts'
import { cardText, keyforge } from '../../src/games/keyforge/index.ts'
import { table } from '../../src/games/keyforge/scenario/index.ts'
import type { ScenarioCard } from '../../src/games/keyforge/scenario/index.ts'
import { loadMarkers } from '../sample-markers.ts'
import { loadSamples } from '../sample-cards.ts'

loadSamples()
loadMarkers()
const plain = 'sample-plain'
const big = 'sample-big'

const board = (mine: readonly ScenarioCard[], theirs: readonly ScenarioCard[], hand: readonly ScenarioCard[] = [], more: object = {}) =>
  table({ seats: [{ house: 'brobnar', battleline: mine, hand, ...more }, { battleline: theirs }] })
const says = (id: string) =>
  LANGUAGES.map((language) =>
    cardText(id, language)
      .map(({ trigger, text }) => [trigger, text].filter(Boolean).join(': '))
      .join(' '),
  )

describe('ward', () => {
  test.each([
    ['sample-to-hand', 'hand'],
    ['sample-to-deck', 'deck'],
    ['sample-to-archives', 'archives'],
    ['sample-into-deck', 'deck'],
    ['sample-kidnap', 'archives'],
    ['sample-erasure', 'purged'],
    ['sample-ruin', 'discard'],
  ])(
    '%s: the ward goes instead, and nothing that looks for it happened; the next one moves the creature (kf.ward.2, kf.ward.3)',
    (id, zone) => {
      const t = board([], [{ card: plain, warded: true, amber: 2, damage: 1 }], [id, id])
      t.play({ card: id, copy: 1 }).target(plain)
      expect(t.card(plain)).toMatchObject({ zone: 'battleline', warded: false, amber: 2, damage: 1 })
      expect([t.seat(0).amber, t.idle]).toEqual([0, true])
      t.play({ card: id, copy: 2 }).target(plain)
      expect(t.card(plain).zone).toBe(zone)
      // one for what was done, two that lay on the creature
      expect([t.seat(0).amber, t.idle]).toEqual([3, true])
    },
  )

  test('a warded creature that is sacrificed or grafted stays where it is (kf.ward.2)', () => {
    const t = board([{ card: plain, warded: true }], [{ card: big, warded: true }], ['sample-offering', 'sample-pit'])
    t.play('sample-offering').target(plain)
    expect([t.card(plain).zone, t.card(plain).warded, t.seat(0).amber]).toEqual(['battleline', false, 0])
    t.play('sample-pit').target(big)
    expect([t.card(big).zone, t.card(big).warded, t.card('sample-pit').under, t.idle]).toEqual(['battleline', false, [], true])
  })

  test('destroyed together, only those without a ward leave (kf.ward.2, kf.simultaneous.1)', () => {
    const t = board([{ card: plain, warded: true }, 'sample-mourner'], [{ card: big, enraged: true }], ['sample-hunt'])
    t.play('sample-hunt')
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([[plain, 'sample-mourner'], []])
    // the mourner gains for the one that was destroyed
    expect([t.card(plain).warded, t.seat(0).amber, t.idle]).toEqual([false, 1, true])
  })

  test('all damage of one effect costs one ward; two effects, and two icons, come one after the other (kf.ward.8)', () => {
    const t = board([], [{ card: plain, warded: true }], ['sample-rain'])
    t.play('sample-rain').target(plain)
    expect(t.card(plain)).toMatchObject({ warded: false, damage: 1 })
    const fight = board([big], [{ card: 'sample-hazardous', warded: true }])
    fight.fight(big, 'sample-hazardous')
    expect(fight.card('sample-hazardous')).toMatchObject({ warded: false, damage: 0, zone: 'battleline' })
    const icons = board([], [{ card: plain, warded: true }], [{ card: 'sample-hail', bonus: ['damage', 'damage'] }])
    icons.play('sample-hail').target(plain).target(plain)
    expect(icons.card(plain)).toMatchObject({ warded: false, damage: 3 })
  })

  test('a creature without power loses its ward and is then destroyed all the same (kf.ward.2, kf.damage.2)', () => {
    const t = board([], [{ card: plain, warded: true }], ['sample-wither'])
    t.play('sample-wither')
    expect([t.card(plain).zone, t.log.filter(({ kind }) => kind === 'wardLost').length, t.idle]).toEqual(['discard', 1, true])
  })

  test('warded while it is being destroyed it goes to the discard pile, but into no hand (kf.ward.6)', () => {
    const doomed = board(['sample-guardian', plain], [], ['sample-wipe'])
    doomed.play('sample-wipe').choose({ targets: ['sample-guardian', plain] })
    expect(doomed.seat(0)).toMatchObject({ battleline: [], hand: [] })
    expect(doomed.seat(0).discard).toContain(plain)
    // first all are warded, then all would return to hand: the wards go, and the two that are tagged are discarded
    const both = board(['sample-guardian', 'sample-exile', plain], [], ['sample-wipe'])
    both.play('sample-wipe').choose({ targets: ['sample-guardian', 'sample-exile'] })
    both.choose({ verb: 'order', card: 'sample-guardian' })
    expect(both.seat(0)).toMatchObject({ battleline: [plain], hand: [] })
    expect([both.card(plain).warded, both.idle]).toEqual([false, true])
    // the other way round all three are in hand before a ward comes
    const other = board(['sample-guardian', 'sample-exile', plain], [], ['sample-wipe'])
    other.play('sample-wipe').choose({ targets: ['sample-guardian', 'sample-exile'] })
    other.choose({ verb: 'order', card: 'sample-exile' })
    expect(other.seat(0).hand.sort()).toEqual(['sample-exile', 'sample-guardian', plain])
  })

  test('stun, enrage and control pass a ward, and it goes along (kf.ward.5)', () => {
    const t = board([], [{ card: plain, warded: true }], ['sample-daze', 'sample-rage', 'sample-lure'])
    t.play('sample-daze').target(plain).play('sample-rage').target(plain).play('sample-lure').target(plain)
    expect(t.card(plain)).toMatchObject({ stunned: true, enraged: true, warded: true, controller: 0 })
  })

  test('a marker that is there already may be aimed at, and was not put (kf.ward.7, kf.ward.1, kf.enrage.1)', () => {
    const t = board([{ card: plain, warded: true, enraged: true }], [], ['sample-shell', 'sample-rage'])
    t.play('sample-shell').target(plain).play('sample-rage').target(plain)
    expect([t.seat(0).amber, t.idle]).toEqual([0, true])
    const fresh = board([plain], [], ['sample-shell', 'sample-rage'])
    expect(fresh.play('sample-shell').target(plain).play('sample-rage').target(plain).seat(0).amber).toBe(2)
  })

  test('a ward is taken off by an effect, and moved; that harms nobody', () => {
    const t = board([{ card: plain, warded: true }, big], [], ['sample-strip', 'sample-strip', 'sample-pass'])
    t.play('sample-pass').choose({ verb: 'mode', mode: 1 })
    expect(t.targets).toEqual([plain])
    t.target(plain)
    expect(t.targets).toEqual([big])
    t.target(big)
    expect([t.card(plain).warded, t.card(big).warded]).toEqual([false, true])
    t.play({ card: 'sample-strip', copy: 1 }).target(plain)
    expect(t.seat(0).amber).toBe(0)
    t.play({ card: 'sample-strip', copy: 2 }).target(big)
    expect([t.seat(0).amber, t.card(big).warded, t.card(big).damage]).toEqual([1, false, 0])
  })

  test('says', () => {
    expect(says('sample-strip')).toEqual([
      'Play: Remove the ward from a creature. If you do, gain 1 Æmber.',
      'Spielen: Entferne den Beschützt-Marker von einer Kreatur. Falls du das tust, erhalte 1 Æmber.',
      'Gioco: Togli la protezione a una creatura. Se lo fai, ottieni 1 Æmber.',
    ])
    expect(says('sample-hunt')).toEqual([
      'Play: Destroy each warded or enraged creature.',
      'Spielen: Zerstöre jede beschützte Kreatur und jede wütende Kreatur.',
      'Gioco: Distruggi ogni creatura protetta e ogni creatura adirata.',
    ])
  })
})

describe('enrage', () => {
  test('it must fight if it could; when nobody may be attacked it is free (kf.enrage.2, kf.enrage.3, kf.enrage.6)', () => {
    const t = board([{ card: plain, enraged: true }], [big])
    expect(t.options.map(({ verb }) => verb)).toEqual(['fight', 'end'])
    const free = board([{ card: plain, enraged: true }], [])
    expect([free.can({ verb: 'reap', card: plain }), free.can({ verb: 'fight', card: plain })]).toEqual([true, false])
    const banned = board([{ card: 'sample-pacified', enraged: true }], [big])
    expect(banned.can({ verb: 'reap', card: 'sample-pacified' })).toBe(true)
    expect(banned.reap('sample-pacified').card('sample-pacified').enraged).toBe(true)
  })

  test('taunt limits whom it has to fight, and stun comes before rage (kf.enrage.6, kf.taunt.1, kf.stun.2)', () => {
    const t = board([{ card: plain, enraged: true }], [big, 'sample-guarded'])
    t.choose({ verb: 'fight', card: plain })
    expect(t.targets).toEqual(['sample-guarded'])
    const stunned = board([{ card: plain, enraged: true, stunned: true }], [big])
    expect(stunned.options.map(({ verb }) => verb)).toEqual(['unstun', 'end'])
    expect(stunned.unstun(plain).card(plain)).toMatchObject({ stunned: false, enraged: true, exhausted: true })
  })

  test('told to reap it reaps and keeps the counter; told to be used it fights (kf.enrage.5, kf.enrage.2)', () => {
    const t = board([{ card: big, enraged: true }], [plain], ['sample-harvest'])
    t.play('sample-harvest').target(big)
    expect([t.seat(0).amber, t.card(big).enraged, t.card(big).exhausted]).toEqual([1, true, true])
    const used = board([{ card: big, enraged: true }], [plain], ['sample-handle'])
    used.play('sample-handle').target(big)
    expect(used.options.map(({ verb }) => verb)).toEqual(['fight'])
    const stunned = board([{ card: big, stunned: true }], [plain], ['sample-harvest'])
    stunned.play('sample-harvest').target(big)
    expect([stunned.seat(0).amber, stunned.card(big).stunned, stunned.card(big).exhausted]).toEqual([0, false, true])
    const tired = board([{ card: big, exhausted: true }], [plain], ['sample-harvest'])
    expect([tired.play('sample-harvest').seat(0).amber, tired.idle]).toEqual([0, true])
  })

  test('the counter goes with the fight, whoever ordered it; defending does not take it (kf.enrage.4)', () => {
    const t = board([{ card: big, enraged: true }], [{ card: 'sample-armored', enraged: true }], ['sample-duel'])
    t.play('sample-duel').target(big).target('sample-armored')
    expect(t.card(big).enraged).toBe(false)
    const defended = board([plain], [{ card: big, enraged: true }])
    expect(defended.fight(plain, big).card(big).enraged).toBe(true)
  })

  test('some enter play enraged, and ready with it (kf.putinto.2)', () => {
    const t = board([], [plain], ['sample-bull'])
    t.play('sample-bull')
    expect(t.card('sample-bull')).toMatchObject({ enraged: true, exhausted: false })
    expect(t.can({ verb: 'reap', card: 'sample-bull' })).toBe(false)
    const arena = board([], [], [plain], { artifacts: ['sample-arena'] })
    expect(arena.play(plain).card(plain)).toMatchObject({ enraged: true, exhausted: true })
    expect(says('sample-bull')).toEqual([
      'Bull enters play ready and enraged.',
      'Bull kommt spielbereit und wütend ins Spiel.',
      'Questa carta entra in gioco pronta e adirata.',
    ])
  })

  test('power that counts on rage goes when the rage goes', () => {
    const t = board(['sample-rebel', { card: plain, enraged: true, damage: 5 }], [{ card: 'sample-skirmish', damage: 2 }])
    expect(t.card(plain).power).toBe(7)
    t.fight(plain, 'sample-skirmish')
    // three more from the foe: 8 damage is more than 7
    expect([t.card(plain).zone, t.idle]).toEqual(['discard', true])
    const light = board(['sample-rebel', { card: plain, enraged: true, damage: 5 }], ['sample-elusive'])
    light.fight(plain, 'sample-elusive')
    expect([light.card(plain).zone, light.idle]).toEqual(['discard', true])
  })
})

describe('exalt', () => {
  test('one from the supply, on either side; it is neither captured nor gained (kf.exalt.1, kf.exalt.3, kf.exalt.4)', () => {
    const t = board(['sample-courtier'], [plain], ['sample-praise'])
    t.play('sample-praise')
    expect(t.targets).toEqual(['sample-courtier', plain])
    t.target(plain)
    expect([t.card(plain).amber, t.seat(0).amber, t.seat(1).amber]).toEqual([1, 0, 0])
  })

  test('each exalt is seen by itself; amber placed without the word is none (kf.exalt.2, kf.exalt.3)', () => {
    const t = board(['sample-courtier', plain], [], ['sample-praises', 'sample-tax'])
    t.play('sample-praises')
    expect([t.card('sample-courtier').amber, t.card(plain).amber, t.seat(0).amber, t.idle]).toEqual([2, 2, 4, true])
    t.play('sample-tax').target(plain)
    expect([t.card(plain).amber, t.seat(0).amber]).toEqual([4, 4])
  })

  test('exalted and captured amber lie alike and go to the opponent together (kf.exalt.4, kf.leaves.3, kf.amber.3)', () => {
    const t = board([{ card: plain, amber: 2 }], [], ['sample-praise', 'sample-ruin'])
    t.play('sample-praise').target(plain).play('sample-ruin').target(plain)
    expect([t.seat(1).amber, t.seat(0).amber]).toEqual([3, 1])
    const taken = board([], [{ card: plain }], ['sample-praise', 'sample-lure', 'sample-to-hand'])
    taken.play('sample-praise').target(plain).play('sample-lure').target(plain).play('sample-to-hand').target(plain)
    // controlled by seat 0 when it left, so its opponent gets it
    expect([taken.seat(1).amber, taken.seat(1).hand]).toEqual([1, [plain]])
  })

  test('history knows exalts of this turn (kf.exalt.1)', () => {
    const t = board([plain], [big], ['sample-toll', 'sample-toll', 'sample-praise', 'sample-praise'])
    t.play({ card: 'sample-praise', copy: 1 }).target(big).play({ card: 'sample-toll', copy: 1 })
    expect(t.seat(0).amber).toBe(0)
    t.play({ card: 'sample-praise', copy: 2 }).target(plain).play({ card: 'sample-toll', copy: 2 })
    expect(t.seat(0).amber).toBe(3)
  })

  test('an exalt that may be done', () => {
    const t = board([], [plain], ['sample-vain', 'sample-vain'])
    t.play({ card: 'sample-vain', copy: 1 }).no()
    expect([t.card({ card: 'sample-vain', copy: 1 }).amber, t.idle]).toEqual([0, true])
    t.play({ card: 'sample-vain', copy: 2 }, { left: true }).yes().target(plain)
    expect([t.card({ card: 'sample-vain', copy: 2 }).amber, t.card(plain).damage]).toEqual([1, 3])
  })

  test('says', () => {
    expect(says('sample-praises')).toEqual([
      'Play: Exalt each friendly creature twice.',
      'Spielen: Erhebe jede befreundete Kreatur zweimal.',
      'Gioco: Esalta ogni creatura amica due volte.',
    ])
    expect(says('sample-courtier')[0]).toBe('After you exalt a friendly creature, gain 1 Æmber.')
  })
})

describe('the start of a turn', () => {
  const turn = (mine: object, theirs: object) =>
    table({
      step: 'start',
      seats: [
        { houses: ['brobnar', 'dis', 'mars'], ...mine },
        { houses: ['brobnar', 'dis', 'mars'], ...theirs },
      ],
    })

  test('before forging, for the player it names (kf.startofturn.1)', () => {
    const t = turn({ artifacts: ['sample-dial', 'sample-clock'], amber: 4 }, { artifacts: ['sample-sundial', 'sample-clock'] })
    // the dial and the clock make six, which pay for a key; the sundial is for its own controller
    expect(t.decision?.kind).toBe('order')
    while (t.decision?.kind === 'order') t.choose({ option: t.options[0].option })
    expect(t.decision?.kind).toBe('forge')
    expect(t.seat(1).amber).toBe(1)
  })

  test('“that player” is whose turn it is, whoever controls the card', () => {
    const t = turn({}, { artifacts: ['sample-dial'] })
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1, 0])
    expect(says('sample-dial')).toEqual([
      'At the start of each player’s turn, that player gains 1 Æmber.',
      'Zu Beginn des Zuges jedes Spielers erhält dieser Spieler 1 Æmber.',
      'All’inizio del turno di ogni giocatore, quel giocatore ottiene 1 Æmber.',
    ])
  })

  test('one moment: what has left play by then does not resolve (kf.startofturn.2)', () => {
    const first = turn({ artifacts: ['sample-sweep', 'sample-clock'] }, {})
    first.choose({ verb: 'order', card: 'sample-sweep' })
    expect([first.seat(0).amber, first.seat(0).artifacts, first.decision?.kind]).toEqual([0, [], 'house'])
    const last = turn({ artifacts: ['sample-sweep', 'sample-clock'] }, {})
    last.choose({ verb: 'order', card: 'sample-clock' })
    expect([last.seat(0).amber, last.seat(0).artifacts]).toEqual([1, []])
  })

  test('an ability that an upgrade grants belongs to its creature (kf.upgrade.7)', () => {
    const t = turn({ battleline: [{ card: plain, upgrades: ['sample-seal'] }] }, { battleline: [{ card: big, upgrades: ['sample-seal'] }] })
    expect([t.card(plain).warded, t.card(big).warded]).toEqual([true, false])
  })
})

describe('splash-attack, treachery, invulnerable', () => {
  test('splash-attack also strikes past elusive, is summed, and can be lost (kf.splash.2, kf.splash.3, kf.splash.4)', () => {
    const t = board([{ card: 'sample-stomper', upgrades: ['sample-blast'] }], [big, 'sample-elusive', 'sample-armored', plain])
    expect(t.card('sample-stomper').keywords).toMatchObject({ splashAttack: 3 })
    t.fight('sample-stomper', 'sample-elusive')
    expect([big, 'sample-elusive', 'sample-armored', plain].map((id) => t.card(id).damage)).toEqual([3, 0, 1, 0])
    expect(t.card('sample-armored').armorLeft).toBe(0)
    const silent = board(['sample-stomper'], [big, 'sample-elusive'], [], { artifacts: ['sample-silence'] })
    silent.fight('sample-stomper', 'sample-elusive')
    expect(silent.card(big).damage).toBe(0)
  })

  test('what its splash destroys is seen by it alone, and not what it destroys by power (kf.splash.4)', () => {
    const t = board(['sample-stomper', 'sample-stomper'], ['sample-poison', big])
    const [first] = t.seat(0).cards.battleline
    t.choose({ verb: 'fight', card: first }).target(big)
    expect([t.card('sample-poison').zone, t.card(first).exhausted]).toEqual(['discard', false])
    const power = board(['sample-stomper'], ['sample-poison'])
    expect(power.fight('sample-stomper', 'sample-poison').card('sample-stomper').exhausted).toBe(true)
    expect(says('sample-stomper')[0]).toContain('After an enemy creature is destroyed by Stomper’s splash-attack damage, ready Stomper.')
  })

  test('a neighbor beside taunt is splashed all the same; a ward takes it (kf.taunt.2, kf.ward.2)', () => {
    const t = board(['sample-stomper'], [{ card: plain, warded: true }, 'sample-guarded', big])
    t.fight('sample-stomper', 'sample-guarded')
    expect(t.card(plain)).toMatchObject({ damage: 0, warded: false })
    expect(t.card(big).damage).toBe(2)
  })

  test('treachery: the player gets icon and Play ability, the other side the card (kf.treachery.1, kf.treachery.2)', () => {
    const t = board([], [plain], ['sample-spy', 'sample-curse'])
    t.play('sample-spy', { left: true }).play('sample-curse')
    expect([t.seat(0).amber, t.seat(1).amber, t.seat(1).battleline, t.seat(1).artifacts]).toEqual([
      3,
      0,
      ['sample-spy', plain],
      ['sample-curse'],
    ])
    expect(t.card('sample-spy')).toMatchObject({ controller: 1, seat: 0 })
    // "your turn" is its controller's
    t.endTurn()
    expect(t.seat(1).amber).toBe(1)
  })

  test('put into play it changes sides too; destroyed it goes to its owner (kf.treachery.2, kf.leaves.5)', () => {
    const t = board([], [], ['sample-recall', 'sample-ruin'], { discard: ['sample-spy'] })
    t.play('sample-recall').target('sample-spy')
    expect([t.card('sample-spy').controller, t.seat(0).amber]).toEqual([1, 0])
    t.play('sample-ruin').target('sample-spy')
    expect(t.seat(0).discard).toContain('sample-spy')
  })

  test('granted invulnerability holds without power, and a ward is not spent (kf.invulnerable.1, kf.ward.4)', () => {
    const t = board(
      [],
      [{ card: plain, warded: true, upgrades: ['sample-ghost'] }],
      ['sample-hail', 'sample-wither', 'sample-ruin', 'sample-erasure', 'sample-erasure'],
    )
    t.play('sample-hail').play('sample-wither').play('sample-ruin').target(plain)
    expect(t.card(plain)).toMatchObject({ zone: 'battleline', damage: 0, power: 0, warded: true })
    t.play({ card: 'sample-erasure', copy: 1 }).target(plain)
    // it can leave play in other ways: first the ward goes
    expect(t.card(plain)).toMatchObject({ zone: 'battleline', warded: false })
    t.play({ card: 'sample-erasure', copy: 2 }).target(plain)
    expect([t.card(plain).zone, t.idle]).toEqual(['purged', true])
  })
})

test('markers are seen by both sides', () => {
  const t = board([{ card: plain, warded: true, enraged: true, amber: 1 }], [])
  for (const seat of [0, 1]) {
    expect(keyforge.observe(t.position, seat).seats[0].battleline[0]).toMatchObject({
      warded: true,
      enraged: true,
      stunned: false,
      amber: 1,
    })
  }
})
