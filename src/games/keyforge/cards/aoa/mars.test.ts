import { describe, expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Age of Ascension, house Mars. Seat 0 is in the main step of an ordinary turn. */

const houses = ['mars', 'brobnar', 'logos'] as const
const mars = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'mars', ...own }, other] })

describe('agent-hoo-man', () => {
  test('stuns a friendly and an enemy creature of other houses, itself never', () => {
    const t = mars({ battleline: ['agent-hoo-man', 'troll', 'mindworm'] }, { battleline: ['krump', 'zyzzix-the-many'] })
    t.reap('agent-hoo-man').target('troll').target('krump')
    expect(['troll', 'krump', 'mindworm', 'zyzzix-the-many', 'agent-hoo-man'].map((id) => t.card(id).stunned)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(t.idle).toBe(true)
  })

  test('stuns one alone where the other side has none, and a ward does not help against it', () => {
    const t = mars({ battleline: ['agent-hoo-man'] }, { battleline: [{ card: 'krump', warded: true }] })
    t.reap('agent-hoo-man').target('krump')
    expect([t.card('krump').stunned, t.card('krump').warded, t.card('agent-hoo-man').stunned, t.idle]).toEqual([true, true, false, true])
  })
})

test('carpet-phloxem deals four to each creature only while nobody friendly is in play', () => {
  const t = mars({ hand: ['carpet-phloxem'] }, { battleline: ['troll', 'krump', { card: 'bumpsy', warded: true }] })
  t.play('carpet-phloxem')
  expect([t.card('troll').damage, t.card('krump').damage, t.card('bumpsy').damage, t.card('bumpsy').warded]).toEqual([4, 4, 0, false])
  expect([t.seat(0).amber, t.idle]).toEqual([1, true])
  const held = mars({ hand: ['carpet-phloxem'], battleline: ['mindworm'] }, { battleline: ['troll'] })
  expect([held.play('carpet-phloxem').card('troll').damage, held.card('mindworm').damage, held.idle]).toEqual([0, 0, true])
})

describe('collector-worm', () => {
  test('abducts whom it fought when both survive', () => {
    const t = mars({ battleline: ['collector-worm'] }, { battleline: ['krump'] })
    // five armor keep most of the six away
    t.set('collector-worm', { damage: 0 }).fight('collector-worm', 'krump')
    expect([t.card('collector-worm').damage, t.card('krump').zone, t.card('krump').holder]).toEqual([1, 'archives', 0])
  })

  test('abducts nobody when one of the two dies', () => {
    const t = mars({ battleline: ['collector-worm'] }, { battleline: ['dust-imp', 'troll'] })
    t.fight('collector-worm', 'dust-imp')
    expect([t.card('dust-imp').zone, t.seat(0).archives]).toEqual(['discard', []])
    const dies = mars({ battleline: ['collector-worm'] }, { battleline: ['troll'] })
    dies.fight('collector-worm', 'troll')
    expect([dies.card('collector-worm').zone, dies.card('troll').zone, dies.idle]).toEqual(['discard', 'battleline', true])
  })

  test('is asked as ever whether to take the archives, and then whom it abducted is in its owner’s hand (kf.archives.2, kf.archives.6)', () => {
    const t = mars({ battleline: ['collector-worm'], houses }, { battleline: ['krump'], houses }).fight('collector-worm', 'krump')
    t.endTurn().house('brobnar')
    // those are not the archives of its owner
    expect(t.idle).toBe(true)
    t.endTurn().house('mars')
    expect([t.decision?.kind, t.decision?.seat]).toEqual(['archives', 0])
    t.yes()
    expect([t.card('krump').zone, t.card('krump').holder, t.seat(0).archives, t.idle]).toEqual(['hand', 1, [], true])
  })

  test('abducts nobody when it is attacked: only the attacker has an After Fight ability (kf.fight.8)', () => {
    const t = table({ active: 1, seats: [{ battleline: ['collector-worm'] }, { house: 'brobnar', battleline: ['krump'] }] })
    expect([t.fight('krump', 'collector-worm').card('krump').zone, t.idle]).toEqual(['battleline', true])
  })
})

describe('entropic-manipulator', () => {
  const line = [{ card: 'troll', damage: 3 }, { card: 'umbra', damage: 1 }, 'mindworm']

  test('moves the damage of your creatures as you like, more than they have power too (kf.move.4)', () => {
    const t = mars({ hand: ['entropic-manipulator'], battleline: line }, { battleline: [{ card: 'krump', damage: 2 }] })
    t.play('entropic-manipulator').yes().choose({ mode: 0 }).choose({ amount: 1 }).choose({ amount: 3 })
    expect([t.card('troll').damage, t.card('umbra').zone, t.card('mindworm').damage, t.card('krump').damage]).toEqual([1, 'discard', 0, 2])
    expect([t.seat(0).amber, t.idle]).toEqual([1, true])
  })

  test('moves the damage of enemies among them; armor and a ward do not meet it (kf.move.2, kf.ward.9)', () => {
    const enemies = [
      { card: 'krump', damage: 4 },
      { card: 'raiding-knight', warded: true },
    ]
    const t = mars({ hand: ['entropic-manipulator'], battleline: line }, { battleline: enemies })
    t.play('entropic-manipulator').yes().choose({ mode: 1 }).choose({ amount: 1 })
    expect(t.card('raiding-knight')).toMatchObject({ damage: 3, warded: true, armorLeft: 2 })
    expect([t.card('krump').damage, t.card('troll').damage, t.idle]).toEqual([1, 3, true])
  })

  test('may be declined, and without damage nothing is moved', () => {
    const no = mars({ hand: ['entropic-manipulator'], battleline: line })
      .play('entropic-manipulator')
      .no()
    expect([no.card('troll').damage, no.card('umbra').damage, no.idle]).toEqual([3, 1, true])
    const t = mars({ hand: ['entropic-manipulator'], battleline: ['troll'] }).play('entropic-manipulator')
    if (!t.idle) t.yes().choose({ mode: 0 })
    expect([t.card('troll').damage, t.idle]).toEqual([0, true])
  })
})

test('glyxl-proliferator archives a Mars card from the own discard pile, on a flank only', () => {
  const t = mars(
    { battleline: ['glyxl-proliferator', 'troll'], discard: ['mindworm', 'punch', 'hypnobeam'] },
    { discard: ['collector-worm'] },
  )
  t.reap('glyxl-proliferator')
  expect(t.targets).toEqual(['hypnobeam', 'mindworm'])
  expect([t.target('hypnobeam').seat(0).archives, t.idle]).toEqual([['hypnobeam'], true])
  const between = mars({ battleline: ['krump', 'glyxl-proliferator', 'troll'], discard: ['mindworm'] })
  expect([between.reap('glyxl-proliferator').seat(0).archives, between.idle]).toEqual([[], true])
})

test('ixxyxli-fixfinger gives one armor to every other Martian, enemies too', () => {
  const t = mars({ battleline: ['ixxyxli-fixfinger', 'tyxl-beambuckler', 'mindworm'] }, { battleline: ['yxlyx-stimrager', 'troll'] })
  expect(['ixxyxli-fixfinger', 'tyxl-beambuckler', 'mindworm', 'yxlyx-stimrager', 'troll'].map((id) => t.card(id).armor)).toEqual([
    2, 2, 0, 3, 0,
  ])
})

test('mars-first readies a Mars creature and uses it, though the use may be a fight', () => {
  const t = mars(
    {
      hand: ['mars-first'],
      battleline: [
        { card: 'tyxl-beambuckler', exhausted: true },
        { card: 'troll', exhausted: true },
      ],
    },
    { battleline: ['dust-imp'] },
  )
  t.play('mars-first')
  if (t.targets.length > 0) t.target('tyxl-beambuckler')
  expect(t.options.map(({ verb }) => verb).sort()).toEqual(['fight', 'reap'])
  t.choose({ verb: 'reap' })
  expect([t.seat(0).amber, t.card('tyxl-beambuckler').exhausted, t.card('troll').exhausted, t.idle]).toEqual([2, true, true, true])
  const none = mars({ hand: ['mars-first'], battleline: [{ card: 'troll', exhausted: true }] })
  expect([none.play('mars-first').card('troll').exhausted, none.seat(0).amber, none.idle]).toEqual([true, 1, true])
})

test('mars-needs-æmber: damaged enemies of other houses capture from their own side', () => {
  const t = mars(
    { hand: ['mars-needs-æmber'], battleline: [{ card: 'bumpsy', damage: 1 }], amber: 1 },
    { battleline: [{ card: 'troll', damage: 1 }, 'krump', { card: 'yxlyx-stimrager', damage: 1 }, { card: 'valdr', damage: 2 }], amber: 3 },
  )
  t.play('mars-needs-æmber')
  expect(['troll', 'krump', 'yxlyx-stimrager', 'valdr', 'bumpsy'].map((id) => t.card(id).amber)).toEqual([1, 0, 0, 1, 0])
  expect([t.seat(0).amber, t.seat(1).amber, t.idle]).toEqual([2, 1, true])
})

describe('mindworm', () => {
  test('lets the one it fights hurt its own neighbors first', () => {
    const t = mars({ battleline: ['mindworm'] }, { battleline: ['krump', 'troll', 'valdr'] })
    t.fight('mindworm', 'troll')
    expect([t.card('krump').zone, t.card('valdr').zone, t.card('troll').damage, t.card('mindworm').zone]).toEqual([
      'discard',
      'discard',
      1,
      'discard',
    ])
    expect(t.idle).toBe(true)
  })

  test('is not who deals that damage: the creature it fights is (kf.damage.1)', () => {
    const t = mars({ battleline: ['mindworm'] }, { battleline: ['ardent-hero', 'champion-anaphiel', 'umbra'] })
    t.fight('mindworm', 'champion-anaphiel')
    expect([t.card('ardent-hero').damage, t.card('umbra').zone]).toEqual([0, 'discard'])
  })

  test('hurts nobody where the other one stands alone, and is elusive itself', () => {
    const t = mars({ battleline: ['mindworm'] }, { house: 'brobnar', battleline: ['troll'] })
    t.fight('mindworm', 'troll')
    expect([t.card('troll').damage, t.card('mindworm').zone]).toEqual([1, 'discard'])
    const attacked = mars({ battleline: ['mindworm'] }, { battleline: ['troll'] })
    attacked.endTurn().house('brobnar').fight('troll', 'mindworm')
    expect([attacked.card('mindworm').zone, attacked.card('troll').damage]).toEqual(['battleline', 0])
  })
})

test('skybooster-squadron returns to hand by reaping, with the Æmber of the reap', () => {
  const t = mars({ battleline: [{ card: 'skybooster-squadron', amber: 1 }] })
  t.reap('skybooster-squadron')
  // what lay on it goes to the opponent as it leaves
  expect([t.seat(0).hand, t.seat(0).amber, t.seat(1).amber, t.idle]).toEqual([['skybooster-squadron'], 1, 1, true])
})

describe('tyxl-beambuckler', () => {
  test('deals two and moves the creature to either flank of its own line', () => {
    const t = mars({ hand: ['tyxl-beambuckler'] }, { battleline: ['krump', 'troll', 'bumpsy'] })
    t.play('tyxl-beambuckler').target('troll')
    expect(t.options.map(({ place }) => place)).toEqual(['left', 'right'])
    t.choose({ place: 'right' })
    expect([t.seat(1).battleline, t.card('troll').damage, t.idle]).toEqual([['krump', 'bumpsy', 'troll'], 2, true])
  })

  test('may choose itself, whose armor stops one of the two', () => {
    const t = mars({ hand: ['tyxl-beambuckler'], battleline: ['troll'] })
    t.play('tyxl-beambuckler', { right: true })
    expect(t.targets).toEqual(['troll', 'tyxl-beambuckler'])
    t.target('tyxl-beambuckler').choose({ place: 'left' })
    expect([t.seat(0).battleline, t.card('tyxl-beambuckler').damage, t.idle]).toEqual([['tyxl-beambuckler', 'troll'], 1, true])
  })

  test('moves nobody who dies of it', () => {
    const t = mars({ hand: ['tyxl-beambuckler'] }, { battleline: ['krump', 'dust-imp', 'bumpsy'] })
    t.play('tyxl-beambuckler').target('dust-imp')
    expect([t.seat(1).battleline, t.idle]).toEqual([['krump', 'bumpsy'], true])
  })
})

test('xanthyx-harvester cannot be used beside a creature of another house, and gains one more by reaping', () => {
  const t = mars({ battleline: ['mindworm', 'xanthyx-harvester', 'troll'] }, { battleline: ['krump'] })
  expect([t.can({ verb: 'reap', card: 'xanthyx-harvester' }), t.can({ verb: 'fight', card: 'xanthyx-harvester' })]).toEqual([false, false])
  const free = mars({ battleline: ['troll', 'mindworm', 'xanthyx-harvester'] }, { battleline: ['krump'] })
  expect([free.reap('xanthyx-harvester').seat(0).amber, free.idle]).toEqual([2, true])
})

test.each(['zysysyx-shockworm', 'storm-crawler'])('%s stuns each enemy that reaps, not its friends', (id) => {
  const t = mars({ battleline: [id, 'troll'] }, { house: 'brobnar', battleline: ['krump', 'bumpsy'] })
  expect(t.reap(id).card(id).stunned).toBe(false)
  t.endTurn().house('brobnar').reap('krump').reap('bumpsy')
  expect([t.card('krump').stunned, t.card('bumpsy').stunned, t.seat(1).amber, t.idle]).toEqual([true, true, 2, true])
})

test('storm-crawler deals one in a fight, attacking and attacked', () => {
  const t = mars({ battleline: ['storm-crawler'] }, { battleline: ['krump'] })
  t.fight('storm-crawler', 'krump')
  expect([t.card('krump').damage, t.card('storm-crawler').damage]).toEqual([1, 5])
  const attacked = mars({ battleline: ['storm-crawler'] }, { battleline: ['krump'] })
  attacked.endTurn().house('brobnar').fight('krump', 'storm-crawler')
  expect([attacked.card('krump').damage, attacked.card('storm-crawler').damage]).toEqual([1, 5])
})

test('æmber-conduction-unit stuns the first creature that reaps in a turn, if that is an enemy', () => {
  const t = mars({ artifacts: ['æmber-conduction-unit'], battleline: ['tyxl-beambuckler'] }, { battleline: ['krump', 'bumpsy'] })
  expect(t.reap('tyxl-beambuckler').card('tyxl-beambuckler').stunned).toBe(false)
  t.endTurn().house('brobnar').reap('krump').reap('bumpsy')
  expect([t.card('krump').stunned, t.card('bumpsy').stunned, t.idle]).toEqual([true, false, true])
})

describe('containment-field', () => {
  test('destroys the creature it is on after that is used, whatever the use was', () => {
    const t = mars({ hand: ['containment-field'] }, { battleline: ['krump', 'bumpsy'] })
    t.play('containment-field', { onto: 'krump' })
    t.endTurn().house('brobnar').reap('krump')
    expect([t.card('krump').zone, t.card('containment-field').zone, t.seat(1).amber, t.card('bumpsy').zone]).toEqual([
      'discard',
      'discard',
      1,
      'battleline',
    ])
    expect(t.idle).toBe(true)
  })

  test('is a use, too, to remove a stun', () => {
    const t = mars({ hand: ['containment-field'] }, { battleline: [{ card: 'krump', stunned: true }] })
    t.play('containment-field', { onto: 'krump' }).endTurn().house('brobnar').unstun('krump')
    expect([t.card('krump').zone, t.idle]).toEqual(['discard', true])
  })
})

test('destroy-them-all destroys one of each kind, and what there is where a kind is missing', () => {
  const t = mars(
    { hand: ['destroy-them-all'], artifacts: ['cannon'], battleline: ['mindworm'] },
    { battleline: [{ card: 'krump', upgrades: ['blood-of-titans'] }] },
  )
  t.play('destroy-them-all').target('cannon')
  expect(t.targets).toEqual(['krump', 'mindworm'])
  t.target('mindworm').target('blood-of-titans')
  expect([t.card('cannon').zone, t.card('mindworm').zone, t.card('blood-of-titans').zone, t.card('krump').zone, t.idle]).toEqual([
    'discard',
    'discard',
    'discard',
    'battleline',
    true,
  ])
  const less = mars({ hand: ['destroy-them-all'] }, { battleline: ['krump'] })
  expect([less.play('destroy-them-all').target('krump').card('krump').zone, less.idle]).toEqual(['discard', true])
})

describe('exterminate-exterminate', () => {
  test('destroys for each friendly Mars creature one of another house and lower power', () => {
    const t = mars(
      { hand: ['exterminate-exterminate'], battleline: ['yxlyx-stimrager', 'mindworm'] },
      { battleline: ['dextre', 'krump', 'zysysyx-shockworm'] },
    )
    t.play('exterminate-exterminate')
    for (let i = 0; i < 4 && !t.idle; i++) t.choose({ option: t.options[0].option })
    // power 4 beats dextre's 3, who goes to its deck; nothing is below power 1, and Mars spares its own
    expect([t.card('dextre').zone, t.card('krump').zone, t.card('zysysyx-shockworm').zone, t.idle]).toEqual([
      'deck',
      'battleline',
      'battleline',
      true,
    ])
  })

  test('asks which Mars creature comes first only where they destroy among different creatures', () => {
    const play = (mine: readonly string[], theirs: readonly string[]) =>
      mars({ hand: ['exterminate-exterminate'], battleline: mine }, { battleline: theirs }).play('exterminate-exterminate')
    expect(play(['zorg', 'yxlyx-stimrager'], ['krump', 'bumpsy', 'dust-pixie']).decision?.kind).toBe('order')
    const same = play(['tunk', 'zorg', 'mindworm'], ['bumpsy', 'troll'])
    expect([same.decision?.kind, same.targets]).toEqual(['target', ['bumpsy']])
    expect(same.target('bumpsy').idle).toBe(true)
    expect(play(['tunk', 'zorg'], ['troll']).idle).toBe(true)
  })

  test('does nothing without a friendly Mars creature', () => {
    const t = mars({ hand: ['exterminate-exterminate'], battleline: ['troll'] }, { battleline: ['dextre'] })
    expect([t.play('exterminate-exterminate').card('dextre').zone, t.idle]).toEqual(['battleline', true])
  })
})

test('hypnobeam takes control of an enemy creature, which fights for its new side from then on (kf.control.1)', () => {
  const t = mars({ hand: ['hypnobeam'], battleline: ['mindworm'] }, { battleline: [{ card: 'krump', warded: true }, 'bumpsy'] })
  t.play('hypnobeam')
  expect(t.targets).toEqual(['bumpsy', 'krump'])
  t.target('krump')
  if (!t.idle) t.choose({ place: 'right' })
  expect([t.card('krump').controller, t.seat(0).battleline, t.seat(1).battleline, t.idle]).toEqual([
    0,
    ['mindworm', 'krump'],
    ['bumpsy'],
    true,
  ])
  const nobody = mars({ hand: ['hypnobeam'] })
  expect(nobody.play('hypnobeam').idle).toBe(true)
})

test.each([
  [['nyzyk-resonator'], 6],
  [['nyzyk-resonator', 'troll'], 8],
  [['krump', 'nyzyk-resonator', 'troll'], 10],
])('nyzyk-resonator in the line %j lets the keys of the opponent cost %d', (battleline, cost) => {
  const t = mars({ battleline }, { amber: cost - 1 })
  t.endTurn()
  expect(t.seat(1).keys).toHaveLength(0)
  const rich = mars({ battleline }, { amber: cost })
  rich.endTurn()
  if (rich.decision?.kind === 'forge') rich.choose({ option: rich.options[0].option })
  expect([rich.seat(1).keys.length, rich.seat(1).amber]).toEqual([1, 0])
})

test('phloxem-spike destroys all that stand between others while nobody friendly is in play', () => {
  const t = mars({ hand: ['phloxem-spike'] }, { battleline: ['krump', 'troll', { card: 'valdr', warded: true }, 'bumpsy'] })
  t.play('phloxem-spike')
  expect([t.seat(1).battleline, t.card('valdr').warded, t.idle]).toEqual([['krump', 'valdr', 'bumpsy'], false, true])
  const held = mars({ hand: ['phloxem-spike'], battleline: ['mindworm'] }, { battleline: ['krump', 'troll', 'bumpsy'] })
  expect([held.play('phloxem-spike').seat(1).battleline.length, held.idle]).toEqual([3, true])
})

describe('destructive-analysis', () => {
  test('deals two, and two more for each archived card that is purged', () => {
    const t = mars({ hand: ['destructive-analysis'], archives: ['punch', 'mindworm'] }, { battleline: ['troll'] })
    t.play('destructive-analysis').target('troll')
    expect(t.targets).toEqual(['mindworm', 'punch'])
    t.target('punch').target('mindworm')
    if (!t.idle) t.done()
    expect([t.card('troll').damage, t.seat(0).purged.sort(), t.seat(0).archives, t.idle]).toEqual([6, ['mindworm', 'punch'], [], true])
  })

  test('may purge none', () => {
    const t = mars({ hand: ['destructive-analysis'], archives: ['punch'] }, { battleline: ['troll'] })
    t.play('destructive-analysis').target('troll').done()
    expect([t.card('troll').damage, t.seat(0).archives, t.idle]).toEqual([2, ['punch'], true])
  })
})

test('extinction destroys a creature and all that share a trait with it, for one chain', () => {
  const t = mars({ hand: ['extinction'], battleline: ['krump', 'mindworm'] }, { battleline: ['troll', 'bumpsy', 'dextre'] })
  t.play('extinction').target('troll')
  // giants all three
  expect([t.seat(0).battleline, t.seat(1).battleline, t.seat(0).chains, t.idle]).toEqual([['mindworm'], ['dextre'], 1, true])
  const empty = mars({ hand: ['extinction'] })
  expect([empty.play('extinction').seat(0).chains, empty.idle]).toEqual([1, true])
})

test('killzord-mk-9001 gives two power, two armor and skirmish, at a chain for each fight', () => {
  const t = mars({ hand: ['killzord-mk-9001'], battleline: ['mindworm', 'tyxl-beambuckler'] }, { battleline: ['troll'] })
  t.play('killzord-mk-9001', { onto: 'tyxl-beambuckler' })
  expect(t.card('tyxl-beambuckler')).toMatchObject({ power: 6, armor: 3 })
  t.fight('tyxl-beambuckler', 'troll')
  expect([t.card('troll').damage, t.card('tyxl-beambuckler').damage, t.seat(0).chains, t.idle]).toEqual([6, 0, 1, true])
})

test.each([
  [0, 2],
  [2, 6],
])('martian-generosity with %d Æmber and its bonus draws %d cards', (amber, cards) => {
  const t = mars({ hand: ['martian-generosity'], amber, deck: ['…'] })
  t.play('martian-generosity')
  expect([t.seat(0).amber, t.seat(0).hand.length, t.idle]).toEqual([0, cards, true])
})

test('shard-of-hate stuns as many enemies as there are friendly shards', () => {
  const t = mars(
    { artifacts: ['shard-of-hate', 'shard-of-life'] },
    { artifacts: ['shard-of-greed'], battleline: ['krump', 'troll', 'bumpsy'] },
  )
  t.action('shard-of-hate')
  expect(t.targets).toEqual(['bumpsy', 'krump', 'troll'])
  t.target('krump').target('bumpsy')
  expect([t.card('krump').stunned, t.card('troll').stunned, t.card('bumpsy').stunned, t.idle]).toEqual([true, false, true, true])
})

test('yxlyx-stimrager deals two and moves a creature after a fight that it survives', () => {
  const t = mars({ battleline: ['yxlyx-stimrager'] }, { battleline: ['dextre', 'troll', 'bumpsy'] })
  t.fight('yxlyx-stimrager', 'dextre').target('troll').choose({ place: 'right' })
  expect([t.seat(1).battleline, t.card('troll').damage, t.idle]).toEqual([['bumpsy', 'troll'], 2, true])
  const dies = mars({ battleline: ['yxlyx-stimrager'] }, { battleline: ['troll', 'krump', 'bumpsy'] })
  dies.fight('yxlyx-stimrager', 'troll')
  expect([dies.seat(1).battleline, dies.idle]).toEqual([['troll', 'krump', 'bumpsy'], true])
})

describe('yzphyz-knowdrone', () => {
  const own = { hand: ['yzphyz-knowdrone', 'punch', 'smith'], archives: ['anger'] }
  const enemy = { battleline: ['krump'], archives: ['troll', 'poke'] }

  test('archives a card, and may then purge one of your archives, the one just archived too, to stun a creature', () => {
    const t = mars(own, enemy).play('yzphyz-knowdrone').target('punch').yes().choose({ mode: 0 })
    expect(t.targets).toEqual(['anger', 'punch'])
    t.target('punch')
    expect(t.targets).toEqual(['krump', 'yzphyz-knowdrone'])
    t.target('krump')
    expect([t.card('krump').stunned, t.seat(0).purged, t.seat(0).archives, t.idle]).toEqual([true, ['punch'], ['anger'], true])
  })

  test('purges of the opponent’s archives at random only, as published', () => {
    const t = mars(own, enemy).play('yzphyz-knowdrone').target('smith').yes().choose({ mode: 1 }).target('krump')
    expect([t.seat(1).archives.length, t.seat(1).purged.length, t.seat(0).archives.slice().sort()]).toEqual([1, 1, ['anger', 'smith']])
    expect([t.card('krump').stunned, t.idle]).toEqual([true, true])
  })

  test('stuns nobody when nothing is purged', () => {
    const t = mars(own, enemy).play('yzphyz-knowdrone').target('smith').no()
    expect([t.card('krump').stunned, t.seat(0).archives.length, t.seat(0).purged, t.idle]).toEqual([false, 2, [], true])
  })

  test('an abducted card goes back to its owner’s hand instead of being purged, and then nobody is stunned (kf.archives.6, kf.ifyoudo.1)', () => {
    const t = mars({ hand: ['yzphyz-knowdrone', 'punch'], archives: [{ card: 'troll', owner: 1 }] }, { battleline: ['krump'] })
    t.play('yzphyz-knowdrone').target('punch').yes()
    if (t.decision?.kind === 'mode') t.choose({ mode: 0 })
    t.target('troll')
    expect([t.seat(1).hand, t.seat(1).purged, t.card('krump').stunned, t.idle]).toEqual([['troll'], [], false, true])
  })

  test('archives nothing from an empty hand', () => {
    const t = mars({ hand: ['yzphyz-knowdrone'] }, { battleline: ['krump'] })
    expect([t.play('yzphyz-knowdrone').seat(0).archives, t.card('krump').stunned]).toEqual([[], false])
  })
})
