import { describe, expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Worlds Collide, house Star Alliance. Seat 0 is in the main step of an ordinary turn. */
const alliance = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'staralliance', ...own }, other] })

describe('officers', () => {
  test('armsmaster-molina lends her neighbors hazardous 3', () => {
    const t = table({
      active: 1,
      seats: [{ battleline: ['umbra', 'armsmaster-molina', 'krump', 'bumpsy'] }, { house: 'brobnar', battleline: ['troll', 'valdr'] }],
    })
    expect(['umbra', 'armsmaster-molina', 'krump', 'bumpsy'].map((id) => t.card(id).keywords.hazardous ?? 0)).toEqual([3, 3, 3, 0])
    t.fight('valdr', 'umbra')
    expect([t.card('valdr').damage, t.card('umbra').zone]).toEqual([5, 'discard'])
  })

  test('chief-engineer-walls takes an upgrade or a Robot back, or nothing', () => {
    const t = alliance({ hand: ['chief-engineer-walls'], discard: ['stunner', 'helper-bot', 'punch'] })
    t.play('chief-engineer-walls')
    expect(t.targets).toEqual(['helper-bot', 'stunner'])
    expect(t.target('helper-bot').seat(0).hand).toEqual(['helper-bot'])
    t.set('chief-engineer-walls', { exhausted: false }).reap('chief-engineer-walls').no()
    expect([t.seat(0).hand, t.idle]).toEqual([['helper-bot'], true])
  })

  test('com-officer-kirby lets one artifact, upgrade or action of another house be played', () => {
    const t = alliance({ hand: ['com-officer-kirby', 'punch', 'anger', 'krump', 'safe-place'], battleline: ['troll'] })
    t.play('com-officer-kirby', { left: true })
    expect(['punch', 'krump', 'safe-place'].map((card) => t.can({ verb: 'play', card }))).toEqual([true, false, true])
    t.play('punch').target('troll')
    expect([t.can({ verb: 'play', card: 'anger' }), t.can({ verb: 'play', card: 'safe-place' })]).toEqual([false, false])
  })

  test('commander-chan uses another friendly creature of any house', () => {
    const t = alliance({ battleline: ['commander-chan', 'krump', { card: 'troll', exhausted: true }] }, { battleline: ['umbra'] })
    t.reap('commander-chan')
    // troll cannot be used (kf.use.6)
    expect(t.targets).toEqual(['krump'])
    t.target('krump').choose({ verb: 'reap' })
    expect([t.seat(0).amber, t.card('krump').exhausted, t.idle]).toEqual([2, true, true])
    const none = alliance({ battleline: ['commander-chan', { card: 'troll', exhausted: true }] }).reap('commander-chan')
    expect([none.seat(0).amber, none.idle]).toEqual([1, true])
  })

  test('first-officer-frane has a friendly creature capture 1', () => {
    const t = alliance({ hand: ['first-officer-frane'], battleline: ['krump'] }, { amber: 3, battleline: ['troll'] })
    t.play('first-officer-frane', { left: true })
    expect(t.targets).toEqual(['first-officer-frane', 'krump'])
    expect(t.target('krump').card('krump').amber).toBe(1)
    t.set('first-officer-frane', { exhausted: false }).reap('first-officer-frane').target('first-officer-frane')
    expect([t.card('first-officer-frane').amber, t.seat(1).amber]).toEqual([1, 1])
    // with nothing to capture nobody is chosen
    expect(alliance({ hand: ['first-officer-frane'], battleline: ['krump'] }).play('first-officer-frane', { left: true }).idle).toBe(true)
  })

  test('lieutenant-khrkhar draws attacks and hurts the attacker for 3', () => {
    const t = table({ active: 1, seats: [{ battleline: ['lieutenant-khrkhar', 'umbra'] }, { house: 'brobnar', battleline: ['troll'] }] })
    t.choose({ verb: 'fight', card: 'troll' })
    expect(t.targets).toEqual(['lieutenant-khrkhar'])
    t.target('lieutenant-khrkhar')
    expect([t.card('troll').zone, t.card('lieutenant-khrkhar').zone]).toEqual(['discard', 'discard'])
  })

  test('medic-ingram heals 3 and wards, a healthy creature too, or nobody', () => {
    const t = alliance({ hand: ['medic-ingram'], battleline: [{ card: 'troll', damage: 5 }] }, { battleline: ['krump'] })
    t.play('medic-ingram', { left: true }).target('troll')
    expect([t.card('troll').damage, t.card('troll').warded]).toEqual([2, true])
    t.set('medic-ingram', { exhausted: false }).reap('medic-ingram').target('krump')
    expect([t.card('krump').warded, t.idle]).toEqual([true, true])
  })

  test('sci-officer-qincan steals from nobody but the opponent when a house matches no card in play', () => {
    const t = table({
      step: 'house',
      seats: [
        { houses: ['brobnar', 'dis'], battleline: ['sci-officer-qincan', 'krump'] },
        { amber: 2, houses: ['mars', 'logos'] },
      ],
    })
    t.house('brobnar')
    expect(t.seat(0).amber).toBe(0)
    // the opponent's choice counts too
    t.endTurn().house('mars')
    expect([t.seat(0).amber, t.seat(1).amber, t.idle]).toEqual([1, 1, true])
  })

  test('sensor-chief-garcia makes all keys dearer in the opponent’s next turn', () => {
    const t = alliance({ hand: ['sensor-chief-garcia'] }, { amber: 7, houses: ['dis'] })
    t.play('sensor-chief-garcia')
    expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([6, 6])
    t.endTurn()
    expect([t.seat(0).keyCost, t.seat(1).keyCost, t.seat(1).keys]).toEqual([8, 8, []])
  })

  test('cxo-taber lets one card of another house be played or used', () => {
    const t = alliance({ battleline: ['cxo-taber', 'krump'], hand: ['punch'] }, { battleline: ['troll'] })
    t.reap('cxo-taber')
    expect([t.can({ verb: 'play', card: 'punch' }), t.can({ verb: 'reap', card: 'krump' })]).toEqual([true, true])
    t.reap('krump')
    expect(t.can({ verb: 'play', card: 'punch' })).toBe(false)
  })

  test('helmsman-spears trades any number of cards for as many', () => {
    const t = alliance({ battleline: ['helmsman-spears'], hand: ['punch', 'anger', 'zap'], deck: ['krump', 'troll', 'bumpsy'] })
    t.reap('helmsman-spears').choose({ targets: ['punch', 'zap'] })
    expect([t.seat(0).hand, [...t.seat(0).discard].sort()]).toEqual([
      ['anger', 'krump', 'troll'],
      ['punch', 'zap'],
    ])
    const none = alliance({ battleline: ['helmsman-spears'], hand: ['punch'], deck: ['krump'] })
    none.reap('helmsman-spears').done()
    expect([none.seat(0).hand, none.idle]).toEqual([['punch'], true])
  })

  test('information-officer-gray archives a card of another house that he shows', () => {
    const t = alliance({ hand: ['information-officer-gray', 'punch', 'zap'] })
    t.play('information-officer-gray')
    expect(t.targets).toEqual(['punch'])
    expect(t.target('punch').seat(0).archives).toEqual(['punch'])
    expect(t.idle).toBe(true)
  })

  test('navigator-ali puts the top three back in any order, known to you alone (kf.look.2)', () => {
    const t = alliance({ battleline: ['navigator-ali'], deck: ['punch', 'anger', 'zap', 'krump'] })
    t.reap('navigator-ali')
    expect(t.targets).toEqual(['anger', 'punch', 'zap'])
    t.target('punch').target('zap')
    expect([t.seat(0).deck, t.idle]).toEqual([['anger', 'zap', 'punch', 'krump'], true])
    const short = alliance({ battleline: ['navigator-ali'], deck: ['punch'] })
    expect([short.reap('navigator-ali').seat(0).deck, short.idle]).toEqual([['punch'], true])
  })

  test('nurse-soto goes anywhere and heals 3 from each neighbor', () => {
    const t = alliance({
      hand: ['nurse-soto'],
      battleline: [
        { card: 'troll', damage: 5 },
        { card: 'krump', damage: 2 },
        { card: 'bumpsy', damage: 1 },
      ],
    })
    t.play('nurse-soto', { place: 1 })
    expect(['troll', 'krump', 'bumpsy'].map((id) => t.card(id).damage)).toEqual([2, 0, 1])
    expect(t.idle).toBe(true)
  })

  test('sci-officer-morpheus: a Play ability of a creature resolves twice, also with a warded or silent one once never', () => {
    const t = alliance({ battleline: ['sci-officer-morpheus'], hand: ['grimlocus-dux', 'first-officer-frane'] }, { amber: 4 })
    t.play('first-officer-frane', { left: true })
    while (!t.idle)
      t.choose(t.can({ target: 'sci-officer-morpheus' }) ? { target: 'sci-officer-morpheus' } : { option: t.options[0].option })
    expect([t.card('sci-officer-morpheus').amber, t.seat(1).amber]).toEqual([2, 2])
    // a creature without such an ability is nothing to him: there is no order to ask for
    const toad = alliance(
      { house: 'untamed', battleline: ['sci-officer-morpheus', 'harmonia'], hand: ['toad'] },
      { battleline: ['krump', 'troll', 'umbra', 'snag'] },
    )
    expect([toad.play('toad', { left: true }).seat(0).amber, toad.idle]).toEqual([1, true])
  })

  test('tactical-officer-moon may put any battleline in any order, from left to right (kf.move.5)', () => {
    const t = alliance({ hand: ['tactical-officer-moon'], battleline: ['krump'] }, { battleline: ['troll', 'umbra', 'bumpsy'] })
    t.play('tactical-officer-moon', { left: true }).yes()
    expect(t.targets).toEqual(['bumpsy', 'krump', 'tactical-officer-moon', 'troll', 'umbra'])
    t.target('bumpsy')
    expect(t.targets).toEqual(['troll', 'umbra'])
    t.target('troll')
    expect([t.seat(1).battleline, t.seat(0).battleline, t.idle]).toEqual([
      ['bumpsy', 'troll', 'umbra'],
      ['tactical-officer-moon', 'krump'],
      true,
    ])
    const declined = alliance({ hand: ['tactical-officer-moon'] }, { battleline: ['troll', 'umbra'] })
    expect(declined.play('tactical-officer-moon').no().seat(1).battleline).toEqual(['troll', 'umbra'])
  })

  test('captain-val-jericho in the center lets one card of another house be played each turn (kf.center.1)', () => {
    const t = alliance({ battleline: ['umbra', 'captain-val-jericho', 'krump'], hand: ['punch', 'anger'] })
    expect(t.can({ verb: 'play', card: 'punch' })).toBe(true)
    t.play('punch').target('krump')
    expect(t.can({ verb: 'play', card: 'anger' })).toBe(false)
    const aside = alliance({ battleline: ['captain-val-jericho', 'krump'], hand: ['punch'] })
    expect(aside.can({ verb: 'play', card: 'punch' })).toBe(false)
  })

  test('crash-muldoon enters ready and uses a neighbor of another house', () => {
    const t = alliance({ hand: ['crash-muldoon'], battleline: ['krump', 'commander-chan', 'troll'] })
    t.play('crash-muldoon', { place: 1 })
    expect(t.card('crash-muldoon').exhausted).toBe(false)
    t.action('crash-muldoon')
    expect(t.targets).toEqual(['krump'])
    t.target('krump').choose({ verb: 'reap' })
    expect([t.seat(0).amber, t.idle]).toEqual([1, true])
  })

  test('doctor-driscoll: 1 for each damage healed', () => {
    const t = alliance({ battleline: ['doctor-driscoll', { card: 'troll', damage: 1 }] })
    t.action('doctor-driscoll').target('troll')
    expect([t.card('troll').damage, t.seat(0).amber]).toEqual([0, 1])
  })

  test('operations-officer-yshi lets its neighbors capture', () => {
    const t = alliance({ battleline: ['commander-chan', 'operations-officer-yshi', 'krump'] }, { amber: 3 })
    t.reap('operations-officer-yshi')
    expect(t.card('operations-officer-yshi').amber).toBe(0)
    t.set('krump', { house: 'staralliance' }).reap('krump')
    expect([t.card('krump').amber, t.seat(1).amber]).toEqual([1, 2])
  })

  test('psionic-officer-lang archives the top card for each enemy reap', () => {
    const t = alliance(
      { battleline: ['psionic-officer-lang'], deck: ['punch', 'anger', '…'] },
      { battleline: ['krump'], houses: ['brobnar'] },
    )
    t.reap('psionic-officer-lang')
    expect(t.seat(0).archives).toEqual([])
    t.endTurn().house('brobnar').reap('krump')
    expect(t.seat(0).archives.length).toBe(1)
  })

  test('special-agent-fingers steals 1', () => {
    const t = alliance({ battleline: ['special-agent-fingers'] }, { amber: 1 })
    t.action('special-agent-fingers')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1, 0])
  })
})

describe('upgrades', () => {
  test('cloaking-dongle: host and neighbors are elusive', () => {
    const t = alliance({ hand: ['cloaking-dongle'], battleline: ['krump', 'troll', 'bumpsy', 'umbra'] })
    t.play('cloaking-dongle', { onto: 'troll' })
    expect(['krump', 'troll', 'bumpsy'].map((id) => (t.card(id).keywords.elusive ?? 0) > 0)).toEqual([true, true, true])
    const far = alliance({ battleline: ['valdr', 'krump', { card: 'troll', upgrades: ['cloaking-dongle'] }] })
    expect(far.card('valdr').keywords.elusive ?? 0).toBe(0)
  })

  test('light-of-the-archons counts itself and every other upgrade on its host', () => {
    const t = alliance({
      battleline: [
        { card: 'krump', upgrades: ['light-of-the-archons', 'stunner'] },
        { card: 'troll', upgrades: ['force-field'] },
      ],
    })
    expect([t.card('krump').power, t.card('krump').armor, t.card('troll').power]).toEqual([8, 2, 8])
  })

  test('force-field wards the creature that reaped', () => {
    const t = alliance({ battleline: [{ card: 'commander-chan', upgrades: ['force-field'] }] })
    t.reap('commander-chan')
    while (!t.idle) t.choose({ option: t.options[0].option })
    expect(t.card('commander-chan').warded).toBe(true)
  })

  test('quadracorder: 1 for each house among your creatures, 3 at most', () => {
    const t = alliance({ battleline: [{ card: 'krump', upgrades: ['quadracorder'] }, 'umbra'] }, { battleline: ['dextre'] })
    expect([t.seat(1).keyCost, t.seat(0).keyCost]).toEqual([8, 6])
    const many = alliance({ battleline: [{ card: 'krump', upgrades: ['quadracorder'] }, 'umbra', 'dextre', 'toad'] })
    expect(many.seat(1).keyCost).toBe(9)
  })

  test('stunner may stun a creature', () => {
    const t = alliance({ battleline: [{ card: 'first-officer-frane', upgrades: ['stunner'] }] }, { battleline: ['krump'] })
    t.reap('first-officer-frane')
    while (!t.idle)
      t.choose(t.can({ target: 'krump' }) ? { target: 'krump' } : t.can({ yes: true }) ? { yes: true } : { option: t.options[0].option })
    expect(t.card('krump').stunned).toBe(true)
  })

  test('universal-translator uses a friendly creature of another house', () => {
    const t = alliance({ battleline: [{ card: 'lieutenant-khrkhar', upgrades: ['universal-translator'] }, 'krump', 'commander-chan'] })
    t.reap('lieutenant-khrkhar')
    expect(t.targets).toEqual(['krump'])
    t.target('krump').choose({ verb: 'reap' })
    expect([t.seat(0).amber, t.idle]).toEqual([2, true])
  })

  test('disruption-field counts how often its host fought or reaped, and the opponent pays for it', () => {
    const t = alliance({ battleline: [{ card: 'lieutenant-khrkhar', upgrades: ['disruption-field'] }] })
    t.reap('lieutenant-khrkhar')
    expect([t.card('disruption-field').counters, t.seat(1).keyCost, t.seat(0).keyCost]).toMatchObject([{ disruption: 1 }, 7, 6])
    t.set('lieutenant-khrkhar', { exhausted: false }).reap('lieutenant-khrkhar')
    expect(t.seat(1).keyCost).toBe(8)
  })

  test('plasma-nozzle hits the attacked creature and its neighbors before the fight', () => {
    const t = alliance(
      { battleline: [{ card: 'lieutenant-khrkhar', upgrades: ['plasma-nozzle'] }] },
      { battleline: ['umbra', 'troll', 'krump', 'bumpsy'] },
    )
    t.fight('lieutenant-khrkhar', 'troll')
    expect([t.card('umbra').zone, t.card('troll').damage, t.card('krump').damage, t.card('bumpsy').damage]).toEqual(['discard', 7, 2, 0])
  })
})

describe('actions and artifacts', () => {
  test('red-alert: as much damage to each enemy as there are more of them', () => {
    const t = alliance({ hand: ['red-alert'], battleline: ['commander-chan'] }, { battleline: ['krump', 'troll', 'bumpsy'] })
    t.play('red-alert')
    expect(['krump', 'troll', 'bumpsy', 'commander-chan'].map((id) => t.card(id).damage)).toEqual([2, 2, 2, 0])
    const fewer = alliance({ hand: ['red-alert'], battleline: ['commander-chan'] }, { battleline: ['krump'] })
    expect([fewer.play('red-alert').card('krump').damage, fewer.idle]).toEqual([0, true])
  })

  test('stealth-mode: the opponent plays no action cards in the next turn, other cards all the same', () => {
    const t = alliance({ hand: ['stealth-mode'] }, { hand: ['punch', 'krump'], houses: ['brobnar'] })
    t.play('stealth-mode').endTurn().house('brobnar')
    expect([t.can({ verb: 'play', card: 'punch' }), t.can({ verb: 'play', card: 'krump' })]).toEqual([false, true])
  })

  test('zap: 1 damage for each house among all creatures, each where you like', () => {
    const t = alliance({ hand: ['zap'], battleline: ['commander-chan'] }, { battleline: ['krump', 'dextre', 'troll'] })
    t.play('zap').target('krump').target('krump').target('troll')
    expect([t.card('krump').damage, t.card('troll').damage, t.idle]).toEqual([2, 1, true])
    expect([alliance({ hand: ['zap'] }).play('zap').idle]).toEqual([true])
  })

  test('lay-of-the-land orders the top three, then draws', () => {
    const t = alliance({ hand: ['lay-of-the-land'], deck: ['punch', 'anger', 'zap', 'krump'] })
    t.play('lay-of-the-land').target('punch').target('anger')
    expect([t.seat(0).hand, t.seat(0).deck, t.idle]).toEqual([['zap'], ['anger', 'punch', 'krump'], true])
  })

  test('quintrino-flux destroys the two chosen and everything as strong as either', () => {
    const t = alliance({ hand: ['quintrino-flux'], battleline: ['krump', 'umbra'] }, { battleline: ['troll', 'bumpsy', 'silvertooth'] })
    t.play('quintrino-flux').target('umbra').target('troll')
    while (!t.idle) t.choose({ option: t.options[0].option })
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['krump'], ['bumpsy']])
    const alone = alliance({ hand: ['quintrino-flux'], battleline: ['krump'] })
    alone.play('quintrino-flux').target('krump')
    expect([alone.card('krump').zone, alone.idle]).toEqual(['discard', true])
  })

  test('transporter-platform takes a creature and its upgrades home, each to its owner', () => {
    const t = alliance(
      { artifacts: ['transporter-platform'], battleline: [{ card: 'krump', upgrades: ['stunner', { card: 'force-field', owner: 1 }] }] },
      { battleline: ['troll'] },
    )
    t.action('transporter-platform')
    expect(t.targets).toEqual(['krump'])
    t.target('krump')
    expect([[...t.seat(0).hand].sort(), t.seat(1).hand, t.idle]).toEqual([['krump', 'stunner'], ['force-field'], true])
    // a ward keeps the creature; its upgrades go
    const warded = alliance({ artifacts: ['transporter-platform'], battleline: [{ card: 'krump', warded: true, upgrades: ['stunner'] }] })
    warded.action('transporter-platform').target('krump')
    expect([warded.card('krump').zone, warded.card('krump').warded, warded.seat(0).hand]).toEqual(['battleline', false, ['stunner']])
  })

  test('xenotraining: a capture for each house among your creatures', () => {
    const t = alliance({ hand: ['xenotraining'], battleline: ['krump', 'umbra', 'troll'] }, { amber: 5, battleline: ['dextre'] })
    t.play('xenotraining').target('krump').target('krump')
    expect([t.card('krump').amber, t.seat(1).amber, t.idle]).toEqual([2, 3, true])
  })

  test('æmbertracker hits enemies that hold Æmber, through armor', () => {
    const t = alliance(
      { hand: ['æmbertracker'], battleline: [{ card: 'krump', amber: 1 }] },
      { battleline: [{ card: 'bulwark', amber: 1 }, 'troll'] },
    )
    t.play('æmbertracker', { left: true })
    expect(['bulwark', 'troll', 'krump'].map((id) => t.card(id).damage)).toEqual([2, 0, 0])
  })

  test('forging-an-alliance: 7 more, 1 less for each house in play, 6 at most', () => {
    const t = alliance(
      { hand: ['forging-an-alliance'], battleline: ['commander-chan', 'krump', 'umbra'], artifacts: ['city-gates'], amber: 8 },
      { battleline: ['dextre'] },
    )
    // five houses and its own icon: 6 + 7 − 5
    t.play('forging-an-alliance').choose({ color: 'red' })
    expect([t.seat(0).keys, t.seat(0).amber]).toEqual([['red'], 1])
    const poor = alliance({ hand: ['forging-an-alliance'], battleline: ['commander-chan'], amber: 10 })
    expect([poor.play('forging-an-alliance').seat(0).keys, poor.idle]).toEqual([[], true])
  })

  test.each([
    [['krump', 'umbra'], 0],
    [['krump', 'umbra', 'dextre'], 1],
    [['krump', 'umbra', 'dextre', 'toad'], 1],
    [['krump', 'umbra', 'dextre', 'toad', 'charette'], 2],
    [['krump', 'umbra', 'dextre', 'toad', 'charette', 'bulwark'], 3],
  ])('galactic-census with %j brings %i besides its icon', (battleline, gained) => {
    const t = alliance({ hand: ['galactic-census'] }, { battleline })
    expect([t.play('galactic-census').seat(0).amber, t.idle]).toEqual([1 + gained, true])
  })

  test('peace-accord gives 2 to each player; whoever’s creature fights first loses 4 and ends it', () => {
    const t = alliance({ hand: ['peace-accord'], battleline: ['lieutenant-khrkhar'], amber: 5 }, { battleline: ['umbra'] })
    t.play('peace-accord')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([7, 2])
    t.fight('lieutenant-khrkhar', 'umbra')
    expect([t.seat(0).amber, t.seat(1).amber, t.card('peace-accord').zone]).toEqual([3, 2, 'discard'])
  })

  test('quixxle-stone: who controls more creatures plays none', () => {
    const t = alliance(
      { artifacts: ['quixxle-stone'], hand: ['commander-chan'], battleline: ['krump'] },
      { hand: ['troll'], houses: ['brobnar'] },
    )
    expect(t.can({ verb: 'play', card: 'commander-chan' })).toBe(false)
    t.endTurn().house('brobnar')
    expect(t.can({ verb: 'play', card: 'troll' })).toBe(true)
    const even = alliance({ artifacts: ['quixxle-stone'], hand: ['commander-chan', 'medic-ingram'] })
    even.play('commander-chan')
    expect(even.can({ verb: 'play', card: 'medic-ingram' })).toBe(false)
  })

  test('tachyon-pulse destroys every artifact and exhausts creatures with upgrades', () => {
    const t = alliance(
      { hand: ['tachyon-pulse'], artifacts: ['city-gates'], battleline: [{ card: 'krump', upgrades: ['stunner'] }, 'umbra'] },
      { artifacts: ['safe-place'], battleline: [{ card: 'troll', upgrades: ['stunner'] }] },
    )
    t.play('tachyon-pulse')
    while (!t.idle) t.choose({ option: t.options[0].option })
    expect([t.seat(0).artifacts, t.seat(1).artifacts]).toEqual([[], []])
    expect(['krump', 'umbra', 'troll'].map((id) => t.card(id).exhausted)).toEqual([true, false, true])
  })

  test('techivore-pulpate eats the artifacts of the house that a player chooses', () => {
    const t = table({
      step: 'house',
      seats: [{ houses: ['saurian', 'shadows'], battleline: ['techivore-pulpate'], artifacts: ['city-gates', 'safe-place'] }, {}],
    })
    t.house('saurian')
    while (!t.idle) t.choose({ option: t.options[0].option })
    expect(t.seat(0).artifacts).toEqual(['safe-place'])
  })

  test('uncharted-lands: 6 from the supply, 1 of which goes to whoever reaps with Star Alliance, the opponent too', () => {
    const t = alliance(
      { hand: ['uncharted-lands'], battleline: ['lieutenant-khrkhar', 'krump'] },
      { battleline: ['commander-chan'], houses: ['staralliance'] },
    )
    t.play('uncharted-lands')
    expect(t.card('uncharted-lands').amber).toBe(6)
    t.reap('lieutenant-khrkhar')
    expect([t.seat(0).amber, t.card('uncharted-lands').amber]).toEqual([2, 5])
    t.endTurn().house('staralliance').reap('commander-chan')
    while (!t.idle) t.choose({ option: t.options[0].option })
    expect([t.seat(1).amber, t.card('uncharted-lands').amber]).toEqual([2, 4])
  })

  test('we-can-all-win: keys cost 2 less until your next turn ends', () => {
    const t = alliance({ hand: ['we-can-all-win'] }, { houses: ['dis'] })
    t.play('we-can-all-win')
    const costs = () => [t.seat(0).keyCost, t.seat(1).keyCost]
    expect(costs()).toEqual([4, 4])
    t.endTurn().house('dis')
    expect(costs()).toEqual([4, 4])
    t.endTurn().house('staralliance')
    expect(costs()).toEqual([4, 4])
    t.endTurn()
    expect(costs()).toEqual([6, 6])
  })
})

describe('blasters', () => {
  const armed = (blaster: string, who: string, own: ScenarioSeat = {}, other: ScenarioSeat = {}) =>
    alliance({ ...own, battleline: [who, ...(own.battleline ?? [])], hand: [blaster] }, other)

  test('molina-s-blaster: its host deals 2 or hands it to Armsmaster Molina, which brings 3 damage (kf.upgrade.8)', () => {
    const t = alliance(
      { battleline: [{ card: 'lieutenant-khrkhar', upgrades: ['molina-s-blaster'] }, 'armsmaster-molina'] },
      { battleline: ['troll'] },
    )
    t.reap('lieutenant-khrkhar').yes().choose({ mode: 1 }).target('armsmaster-molina')
    expect(t.card('armsmaster-molina').upgrades).toEqual(['molina-s-blaster'])
    t.target('troll')
    expect([t.card('troll').damage, t.idle]).toEqual([3, true])
    // on her already: only the damage does something
    t.reap('armsmaster-molina').yes().choose({ mode: 0 }).target('troll')
    expect([t.card('troll').damage, t.idle]).toEqual([5, true])
  })

  test('molina-s-blaster without Molina deals 2 or nothing; played onto her it is attached too', () => {
    const t = alliance({ battleline: [{ card: 'lieutenant-khrkhar', upgrades: ['molina-s-blaster'] }] }, { battleline: ['troll'] })
    t.reap('lieutenant-khrkhar').yes()
    expect(t.can({ mode: 1 })).toBe(false)
    t.choose({ mode: 0 }).target('troll')
    expect([t.card('troll').damage, t.idle]).toEqual([2, true])
    const played = armed('molina-s-blaster', 'armsmaster-molina', {}, { battleline: ['troll'] })
    played.play('molina-s-blaster', { onto: 'armsmaster-molina' }).target('troll')
    expect([played.card('troll').damage, played.idle]).toEqual([3, true])
    const other = armed('molina-s-blaster', 'commander-chan', {}, { battleline: ['troll'] })
    expect(other.play('molina-s-blaster', { onto: 'commander-chan' }).idle).toBe(true)
  })

  test('kirby-s-blaster: nothing follows where an enemy creature hands it on (kf.upgrade.4)', () => {
    const t = alliance(
      { hand: ['kirby-s-blaster'], battleline: ['com-officer-kirby'] },
      { battleline: ['krump'], houses: ['brobnar', 'dis', 'mars'] },
    )
    t.play('kirby-s-blaster', { onto: 'krump' }).endTurn().house('brobnar').reap('krump')
    const hands = [t.seat(0).hand.length, t.seat(1).hand.length]
    t.choose({ mode: 1 })
    if (!t.idle) t.target('com-officer-kirby')
    expect(t.card('com-officer-kirby').upgrades).toEqual(['kirby-s-blaster'])
    expect([t.seat(0).hand.length, t.seat(1).hand.length]).toEqual(hands)
  })

  test('chan-s-blaster: another friendly creature than Chan may be used', () => {
    const t = armed('chan-s-blaster', 'commander-chan', { battleline: ['krump'] })
    t.play('chan-s-blaster', { onto: 'commander-chan' })
    expect(t.targets).toEqual(['krump'])
    t.target('krump').choose({ verb: 'reap' })
    expect([t.seat(0).amber, t.idle]).toEqual([2, true])
  })

  test('frane-s-blaster: all Æmber of Frane goes to your pool', () => {
    const t = alliance({ hand: ['frane-s-blaster'], battleline: [{ card: 'first-officer-frane', amber: 3 }] })
    t.play('frane-s-blaster', { onto: 'first-officer-frane' })
    expect([t.seat(0).amber, t.card('first-officer-frane').amber]).toEqual([4, 0])
  })

  test('garcia-s-blaster steals 1', () => {
    const t = armed('garcia-s-blaster', 'sensor-chief-garcia', {}, { amber: 2 })
    t.play('garcia-s-blaster', { onto: 'sensor-chief-garcia' })
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 1])
  })

  test('ingram-s-blaster heals a creature fully', () => {
    const t = armed('ingram-s-blaster', 'medic-ingram', { battleline: [{ card: 'troll', damage: 7 }] })
    t.play('ingram-s-blaster', { onto: 'medic-ingram' }).target('troll')
    expect(t.card('troll').damage).toBe(0)
  })

  test('khrkhar-s-blaster wards Khrkhar', () => {
    const t = armed('khrkhar-s-blaster', 'lieutenant-khrkhar')
    expect(t.play('khrkhar-s-blaster', { onto: 'lieutenant-khrkhar' }).card('lieutenant-khrkhar').warded).toBe(true)
  })

  test('kirby-s-blaster draws 2', () => {
    const t = armed('kirby-s-blaster', 'com-officer-kirby', { deck: ['punch', 'anger', 'zap'] })
    expect(t.play('kirby-s-blaster', { onto: 'com-officer-kirby' }).seat(0).hand).toEqual(['anger', 'punch'].sort().reverse())
  })

  test('qincan-s-blaster may archive a creature, for its owner', () => {
    const t = armed('qincan-s-blaster', 'sci-officer-qincan', {}, { battleline: ['troll'] })
    t.play('qincan-s-blaster', { onto: 'sci-officer-qincan' }).target('troll')
    expect([t.seat(1).archives, t.idle]).toEqual([['troll'], true])
  })

  test('walls--blaster stuns a creature for each upgrade on Walls', () => {
    const t = alliance(
      { hand: ['walls--blaster'], battleline: [{ card: 'chief-engineer-walls', upgrades: ['stunner'] }] },
      { battleline: ['troll', 'krump', 'umbra'] },
    )
    t.play('walls--blaster', { onto: 'chief-engineer-walls' }).target('troll').target('krump')
    expect([t.card('troll').stunned, t.card('krump').stunned, t.card('umbra').stunned, t.idle]).toEqual([true, true, false, true])
  })
})

describe('the turn', () => {
  test('book-of-leq: a card of another house makes that house the active one (kf.house.8)', () => {
    const t = alliance({
      artifacts: ['book-of-leq'],
      battleline: ['krump', 'commander-chan'],
      hand: ['anger', 'zap'],
      deck: ['punch', '…'],
    })
    t.action('book-of-leq')
    expect(t.seat(0).house).toBe('brobnar')
    expect([t.can({ verb: 'reap', card: 'krump' }), t.can({ verb: 'reap', card: 'commander-chan' })]).toEqual([true, false])
    expect([t.can({ verb: 'play', card: 'anger' }), t.can({ verb: 'play', card: 'zap' }), t.seat(0).deck[0]]).toEqual([
      true,
      false,
      'punch',
    ])
  })

  test('book-of-leq: a Star Alliance card ends the turn; cards ready and the hand fills (kf.omega.3)', () => {
    const t = alliance({ artifacts: ['book-of-leq'], battleline: ['commander-chan'], deck: ['zap', '…'] })
    t.action('book-of-leq')
    expect([t.active, t.card('book-of-leq').exhausted, t.seat(0).hand.length]).toEqual([1, false, 6])
    const empty = alliance({ artifacts: ['book-of-leq'], deck: [] })
    // nothing is revealed: every check fails (kf.reveal.2)
    expect(empty.action('book-of-leq').active).toBe(1)
  })

  test('encounter-suit wards its host between the icons of an action and its play effect, on both turns', () => {
    const t = alliance({ hand: ['tachyon-pulse'], battleline: [{ card: 'krump', upgrades: ['encounter-suit'] }, 'umbra'] })
    t.play('tachyon-pulse')
    expect([t.card('krump').warded, t.seat(0).amber]).toEqual([true, 1])
    const enemy = table({
      active: 1,
      seats: [{ battleline: [{ card: 'umbra', upgrades: ['encounter-suit'] }] }, { house: 'brobnar', hand: ['punch', 'krump'] }],
    })
    enemy.play('krump')
    expect(enemy.card('umbra').warded).toBe(false)
    enemy.play('punch').target('umbra')
    // the ward was there before the damage
    expect([enemy.card('umbra').zone, enemy.card('umbra').warded, enemy.card('umbra').damage]).toEqual(['battleline', false, 0])
  })

  test('general-order-24: at the start of each turn its player names a creature of his, whose whole house falls', () => {
    const t = alliance({ artifacts: ['general-order-24'], battleline: ['krump', 'commander-chan'] }, { battleline: ['troll', 'umbra'] })
    t.endTurn()
    expect([t.active, t.targets]).toEqual([1, ['troll', 'umbra']])
    t.target('troll')
    while (t.decision?.kind === 'order') t.choose({ option: t.options[0].option })
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['commander-chan'], ['umbra']])
    t.house('shadows').endTurn().target('commander-chan')
    expect(t.seat(0).battleline).toEqual([])
    t.house('staralliance').endTurn().target('umbra')
    t.house('shadows').endTurn()
    expect(t.card('general-order-24').zone).toBe('discard')
  })

  test('united-action: cards of every house that you have in play, and nothing is used', () => {
    const t = alliance(
      { hand: ['united-action', 'punch', 'umbra', 'zap'], battleline: ['krump', 'commander-chan'] },
      { battleline: ['dextre'] },
    )
    t.play('united-action')
    expect(['punch', 'umbra', 'zap'].map((card) => t.can({ verb: 'play', card }))).toEqual([true, false, true])
    expect(t.can({ verb: 'reap', card: 'commander-chan' })).toBe(false)
    t.play('punch').target('krump')
    // how many is not limited
    expect(t.can({ verb: 'play', card: 'zap' })).toBe(true)
  })
})

describe('creatures that are upgrades', () => {
  test('explo-rover is played as a creature or as an upgrade, as you say (kf.upgrade.9)', () => {
    const t = alliance({ hand: ['explo-rover'], battleline: ['krump'] }, { battleline: ['troll'] })
    t.choose({ verb: 'play', card: 'explo-rover' }).no().choose({ verb: 'flank', place: 'right' })
    expect([t.seat(0).battleline, t.idle]).toEqual([['krump', 'explo-rover'], true])
    const u = alliance({ hand: ['explo-rover'], battleline: ['krump'] }, { battleline: ['troll'] })
    u.choose({ verb: 'play', card: 'explo-rover' }).yes().target('krump')
    expect([u.card('krump').upgrades, u.card('krump').keywords.skirmish ?? 0, u.seat(0).battleline]).toEqual([
      ['explo-rover'],
      1,
      ['krump'],
    ])
    // in the discard pile it is a creature again
    const back = alliance({
      artifacts: ['transporter-platform'],
      battleline: [{ card: 'krump', upgrades: ['stunner'] }],
      hand: ['explo-rover'],
    })
    back.choose({ verb: 'play', card: 'explo-rover' }).yes().target('krump')
    back.action('transporter-platform').target('krump')
    expect([...back.seat(0).hand].sort()).toEqual(['explo-rover', 'krump', 'stunner'])
    expect(back.can({ verb: 'play', card: 'explo-rover' })).toBe(true)
    // without a creature there is no question
    back.choose({ verb: 'play', card: 'explo-rover' })
    expect([back.seat(0).battleline, back.idle]).toEqual([['explo-rover'], true])
  })

  test('explo-rover where creatures cannot be played is an upgrade without a question, as such exhume plays it too', () => {
    const t = alliance({ hand: ['explo-rover', 'commander-chan'], battleline: ['krump'], artifacts: ['quixxle-stone'] })
    expect(t.can({ verb: 'play', card: 'commander-chan' })).toBe(false)
    t.choose({ verb: 'play', card: 'explo-rover' }).target('krump')
    expect([t.card('krump').upgrades, t.idle]).toEqual([['explo-rover'], true])
    const dug = table({ seats: [{ house: 'dis', hand: ['exhume'], discard: ['explo-rover'], battleline: ['krump'] }, {}] })
    dug.play('exhume').target('explo-rover').yes().target('krump')
    expect([dug.card('krump').upgrades, dug.idle]).toEqual([['explo-rover'], true])
  })

  test('calv-1n draws when it fights and reaps, or lets its host do so', () => {
    const t = alliance({ battleline: ['calv-1n'], deck: ['punch', 'anger'] })
    expect(t.reap('calv-1n').seat(0).hand).toEqual(['punch'])
    const u = alliance({ hand: ['calv-1n'], battleline: ['lieutenant-khrkhar'], deck: ['punch', 'anger'] })
    u.choose({ verb: 'play', card: 'calv-1n' }).yes().target('lieutenant-khrkhar').reap('lieutenant-khrkhar')
    expect([u.seat(0).hand, u.card('lieutenant-khrkhar').upgrades, u.idle]).toEqual([['punch'], ['calv-1n'], true])
  })
})
