import { describe, expect, test } from 'vitest'
import type { ScenarioSeat } from '../scenario/index.ts'
import { table } from '../scenario/index.ts'

/** Published rulings on cards that are here, where two cards or a card and a rule meet. Seat 0 is in the main step. */
const at = (mine: ScenarioSeat, theirs: ScenarioSeat = {}) => table({ seats: [mine, theirs] })
type Table = ReturnType<typeof table>
/** Resolves everything that is pending in the order offered. */
const settle = (t: Table) => {
  while (t.decision !== undefined && !t.idle) t.choose({ option: t.options[0].option })
  return t
}

describe('damage', () => {
  test('shadow-self: the armor of the neighbor prevents first, only the rest is moved (kf.damage.5)', () => {
    const t = at({ house: 'brobnar', battleline: ['troll'] }, { battleline: ['raiding-knight', 'shadow-self'] })
    t.set('troll', { damage: 0 }).fight('troll', 'raiding-knight')
    // raiding-knight has 2 armor
    expect(t.card('raiding-knight')).toMatchObject({ damage: 0, armorLeft: 0 })
    expect(t.card('shadow-self').damage).toBe(6)
  })

  test('shadow-self: its own armor and ward do not meet moved damage', () => {
    const t = at(
      { house: 'brobnar', hand: ['punch'] },
      { battleline: ['umbra', { card: 'shadow-self', warded: true, upgrades: ['mantle-of-the-zealot'] }] },
    )
    t.play('punch').target('umbra')
    expect(t.card('shadow-self')).toMatchObject({ damage: 3, warded: true })
  })

  test('shadow-self: a ward on the neighbor stops the damage before it moves (kf.ward.2)', () => {
    const t = at({ house: 'brobnar', hand: ['punch'] }, { battleline: [{ card: 'umbra', warded: true }, 'shadow-self'] })
    t.play('punch').target('umbra')
    expect([t.card('umbra').warded, t.card('shadow-self').damage]).toEqual([false, 0])
  })

  test('shadow-self that dies of damage moved from special-delivery is not purged: it was not chosen', () => {
    const t = at({ house: 'shadows', artifacts: ['special-delivery'] }, { battleline: ['umbra', { card: 'shadow-self', damage: 7 }] })
    t.omni('special-delivery').target('umbra')
    expect([t.card('shadow-self').zone, t.card('umbra').zone]).toEqual(['discard', 'battleline'])
  })

  test('phoenix-heart on shadow-self: the host is in hand before its former neighbors take three each', () => {
    const t = at(
      { house: 'brobnar', hand: ['gauntlet-of-command'], battleline: ['krump'] },
      { battleline: ['troll', { card: 'shadow-self', damage: 8, upgrades: ['phoenix-heart'] }, 'bumpsy'] },
    )
    t.fight('krump', 'shadow-self')
    settle(t)
    expect(t.seat(1).hand).toEqual(['shadow-self'])
    expect([t.card('troll').damage, t.card('bumpsy').damage, t.card('krump').damage]).toEqual([3, 3, 3])
  })

  test('king-of-the-crag: an enemy left without power is destroyed before it sees him enter (kf.damage.2)', () => {
    const t = at({ house: 'brobnar', hand: ['king-of-the-crag'] }, { battleline: ['pingle-who-annoys', 'bumpsy'] })
    expect(t.card('pingle-who-annoys').power).toBeLessThanOrEqual(4)
    settle(t.play('king-of-the-crag'))
    expect([t.card('pingle-who-annoys').zone, t.card('king-of-the-crag').damage]).toEqual(['discard', 0])
  })
})

describe('destruction', () => {
  test('overlord-greking kills tolas: Tolas does not react to its own death (kf.destroyed.5)', () => {
    const t = at({ house: 'dis', battleline: ['overlord-greking'] }, { battleline: ['tolas'], amber: 0 })
    // the first attack is eluded
    t.fight('overlord-greking', 'tolas').set('overlord-greking', { exhausted: false }).fight('overlord-greking', 'tolas')
    settle(t)
    expect([t.seat(0).battleline, t.seat(0).amber, t.seat(1).amber]).toEqual([['tolas', 'overlord-greking'], 0, 0])
  })

  test('gateway-to-dis: nobody gains from a Tolas that is destroyed too', () => {
    const t = at({ house: 'dis', hand: ['gateway-to-dis'] }, { battleline: ['tolas', 'troll'] })
    settle(t.play('gateway-to-dis'))
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([0, 0])
  })

  test('tolas and bad-penny: moved away by its own ability, it was destroyed all the same', () => {
    const t = at({ house: 'brobnar', hand: ['punch'], battleline: ['tolas'] }, { battleline: ['bad-penny'] })
    settle(t.play('punch').target('bad-penny'))
    expect(t.seat(1).hand).toEqual(['bad-penny'])
    expect(t.seat(0).amber).toBe(2)
  })

  test('neutron-shark that destroys itself does not repeat (kf.repeat.3)', () => {
    const t = at({ house: 'logos', battleline: ['neutron-shark'], deck: ['punch', 'anger'] }, { battleline: ['troll', 'bumpsy'] })
    t.reap('neutron-shark')
    while (!t.idle) t.choose(t.can({ target: 'neutron-shark' }) ? { target: 'neutron-shark' } : { option: t.options[0].option })
    expect([t.card('neutron-shark').zone, t.seat(1).battleline.length]).toEqual(['discard', 1])
  })

  test('grasping-vines under masterplan may return it to hand, which then is not destroyed', () => {
    const t = at({ house: 'shadows', artifacts: [{ card: 'masterplan', under: ['grasping-vines'] }] })
    t.omni('masterplan').choose({ targets: ['masterplan'] })
    expect(t.seat(0)).toMatchObject({ hand: ['masterplan'], artifacts: [] })
  })
})

describe('playing and using', () => {
  test('kelifi-dragon on top of wild-wormhole: with too little it goes back, with six and the icon it is played (kf.play.2)', () => {
    for (const [amber, zone] of [
      [5, 'deck'],
      [6, 'battleline'],
    ] as const) {
      const t = at({ house: 'logos', hand: ['wild-wormhole'], deck: ['kelifi-dragon'], amber })
      settle(t.play('wild-wormhole'))
      expect(t.card('kelifi-dragon').zone).toBe(zone)
    }
  })

  test('kelifi-dragon comes back with spangler-box without any amber (kf.putinto.1)', () => {
    const t = at(
      { house: 'logos', artifacts: ['spangler-box'], battleline: ['neutron-shark'], deck: ['library-access'] },
      { battleline: ['kelifi-dragon'] },
    )
    settle(t.action('spangler-box').target('kelifi-dragon'))
    expect([t.card('kelifi-dragon').zone, t.card('spangler-box').controller]).toEqual(['purged', 1])
    t.reap('neutron-shark')
    while (!t.idle) t.choose(t.can({ target: 'spangler-box' }) ? { target: 'spangler-box' } : { option: t.options[0].option })
    expect(t.card('kelifi-dragon')).toMatchObject({ zone: 'battleline', controller: 1 })
  })

  test('poltergeist on an artifact that cannot be used: it is destroyed all the same', () => {
    const t = at({ house: 'dis', hand: ['poltergeist'] }, { artifacts: ['banner-of-battle'] })
    settle(t.play('poltergeist').target('banner-of-battle'))
    expect(t.card('banner-of-battle').zone).toBe('discard')
  })

  test('nexus on spectral-tunneler that chooses Nexus itself: the new After Reap ability still resolves', () => {
    const t = at({ house: 'shadows', battleline: ['nexus'], deck: ['punch'] }, { artifacts: ['spectral-tunneler'] })
    t.reap('nexus')
    while (!t.idle) t.choose(t.can({ target: 'nexus' }) ? { target: 'nexus' } : { option: t.options[0].option })
    expect(t.seat(0).hand).toEqual(['punch'])
  })

  test('replicator on an enemy After Reap that captures takes from the opponent of whoever resolves it (kf.control.5)', () => {
    const t = at({ house: 'logos', battleline: ['replicator'], amber: 2 }, { battleline: ['sequis'], amber: 2 })
    settle(t.reap('replicator'))
    expect([t.seat(0).amber, t.seat(1).amber, t.card('sequis').amber]).toEqual([3, 1, 1])
  })

  test('anger: a stunned creature loses the stun and is exhausted, also with nobody to fight (kf.stun.3)', () => {
    const t = at({ house: 'brobnar', hand: ['anger'], battleline: [{ card: 'troll', stunned: true, exhausted: true }] })
    settle(t.play('anger').target('troll'))
    expect(t.card('troll')).toMatchObject({ stunned: false, exhausted: true })
  })

  test('smaaash: with all enemies stunned one of them is still chosen', () => {
    const t = at({ house: 'brobnar', hand: ['smaaash'] }, { battleline: [{ card: 'troll', stunned: true }] })
    t.play('smaaash')
    expect(t.targets).toContain('troll')
  })

  test('mimicry of another house uses up phase-shift, whatever it becomes', () => {
    const t = at({ house: 'logos', hand: ['phase-shift', 'mimicry', 'punch'] }, { discard: ['library-access'] })
    t.play('phase-shift').play('mimicry')
    settle(t)
    expect(t.can({ verb: 'play', card: 'punch' })).toBe(false)
  })
})

describe('fights and neighbors', () => {
  const smite = (...enemies: string[]) =>
    at(
      { house: 'sanctum', hand: ['smite'], battleline: [{ card: 'firespitter', exhausted: true }] },
      { battleline: enemies.map((card) => (['umbra', 'pip-pip', 'gamgee'].includes(card) ? { card, damage: 1 } : card)) },
    )
      .play('smite')
      .target('firespitter')

  test('mimicry of an alpha card: only as the first card; where no other action is there, it stays in hand (kf.alpha.1)', () => {
    const first = at({ house: 'untamed', hand: ['mimicry', 'punch', 'krump'] }, { discard: ['eureka', 'labwork'] }).play('mimicry')
    expect(first.targets).toEqual(['eureka', 'labwork'])
    expect(first.target('eureka').seat(0)).toMatchObject({ amber: 3, hand: [] })
    const late = at({ house: 'untamed', hand: ['dust-pixie', 'mimicry'] }, { discard: ['eureka', 'labwork'] })
    expect(late.play('dust-pixie').play('mimicry').targets).toEqual(['labwork'])
    const only = at({ house: 'untamed', hand: ['dust-pixie', 'mimicry'] }, { discard: ['eureka', 'krump'] }).play('dust-pixie')
    expect(only.can({ verb: 'play', card: 'mimicry' })).toBe(false)
    expect(only.why({ verb: 'play', card: 'mimicry' })).toMatchObject([{ rule: 'kf.alpha.1' }])
    // with nothing to become it is played for nothing
    const none = at({ house: 'untamed', hand: ['dust-pixie', 'mimicry'] }, { discard: ['krump'] }).play('dust-pixie')
    expect(none.play('mimicry').seat(0).discard).toEqual(['mimicry'])
  })

  test('mimicry counts as a play of the copied card, also when it has resolved (kf.six.1)', () => {
    const works = (n: number) => Array.from({ length: n }, () => 'virtuous-works')
    const t = at({ house: 'sanctum', hand: [{ card: 'mimicry', house: 'sanctum' }, ...works(6)] }, { discard: works(1) })
    t.play('mimicry').target({ card: 'virtuous-works', seat: 1 })
    for (let copy = 1; copy <= 5; copy++) t.play(t.find({ card: 'virtuous-works', seat: 0, copy }))
    expect(t.seat(0).amber).toBe(18)
    expect(t.why({ verb: 'play', card: t.seat(0).cards.hand[0] })).toMatchObject([{ rule: 'kf.six.1' }])
  })

  test('smite with firespitter: who dies together with the attacked creature is hit no more, and the next one neither (kf.destroyed.8)', () => {
    for (const [line, target, damage] of [
      [['valdr', 'umbra', 'pip-pip', 'krump'], 'pip-pip', { valdr: 1, krump: 3 }],
      [['valdr', 'umbra', 'pip-pip', 'krump'], 'umbra', { valdr: 3, krump: 1 }],
      [['krump', 'pip-pip', 'umbra', 'valdr'], 'pip-pip', { valdr: 1, krump: 3 }],
      [['valdr', 'umbra', 'pip-pip', 'gamgee', 'krump'], 'pip-pip', { valdr: 1, krump: 1 }],
      [['valdr', 'krump', 'umbra', 'bumpsy'], 'umbra', { valdr: 1, krump: 3, bumpsy: 3 }],
    ] as const) {
      const t = smite(...line).target(target)
      expect([line, Object.fromEntries(Object.keys(damage).map((id) => [id, t.card(id).damage])), t.idle]).toEqual([line, damage, true])
    }
  })

  test('tantadlin with the text of terrordactyl: of two limits the stricter one', () => {
    const t = at(
      { house: 'untamed', artifacts: ['creed-of-nurture'], hand: ['terrordactyl', 'punch'], battleline: ['tantadlin'] },
      { battleline: ['bumpsy', 'krump', 'troll'] },
    )
    t.omni('creed-of-nurture').target('terrordactyl').target('tantadlin').fight('tantadlin', 'krump')
    expect(['bumpsy', 'krump', 'troll'].map((id) => t.card(id).damage)).toEqual([4, 2, 4])
  })

  test('gargantodon with discombobulator: the steal fails, and nothing is captured', () => {
    const thieves = { house: 'shadows', hand: ['swindle'], battleline: ['umbra'] } as const
    const t = at(thieves, { battleline: [{ card: 'gargantodon', upgrades: ['discombobulator'] }], amber: 5 }).play('swindle')
    expect([t.seat(0).amber, t.seat(1).amber, t.card('umbra').amber]).toEqual([0, 5, 0])
  })
})

describe('more of the same moment', () => {
  test('strange-gizmo kills jargogle in step 1, which plays an omega card: only that step ends (kf.omega.2)', () => {
    const t = table({
      step: 'forge',
      seats: [
        {
          houses: ['logos', 'dis', 'brobnar'],
          amber: 6,
          artifacts: ['strange-gizmo'],
          battleline: [{ card: 'jargogle', under: ['unlocked-gateway'] }],
        },
        { battleline: ['troll'] },
      ],
    })
    t.choose({ color: 'red' }).target('unlocked-gateway')
    expect([t.seat(0).discard, t.seat(1).battleline, t.active, t.decision?.kind]).toEqual([
      ['strange-gizmo', 'jargogle', 'unlocked-gateway'],
      [],
      0,
      'house',
    ])
  })

  test('nexus on an enemy shard: the shard that is used is friendly for its own text', () => {
    const t = at({ house: 'shadows', battleline: ['nexus'] }, { artifacts: ['shard-of-greed', 'shard-of-life'] }).reap('nexus')
    settle(t.target('shard-of-greed'))
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 0])
  })

  test('combat-pheromones: a permitted card that is readied again may be used again', () => {
    const t = at({ house: 'mars', battleline: ['tunk'], artifacts: ['combat-pheromones'] })
    settle(t.omni('combat-pheromones').choose({ targets: ['tunk'] }))
    t.reap('tunk').set('tunk', { exhausted: false }).reap('tunk')
    expect(t.seat(0).amber).toBe(2)
  })

  test('dysania: what was abducted goes to its owner’s hand and brings no amber (kf.archives.6)', () => {
    const t = at({ house: 'logos', hand: ['dysania'] }, { archives: ['punch', { card: 'troll', owner: 0 }] })
    settle(t.play('dysania'))
    expect([t.seat(0).hand, t.seat(1).discard, t.seat(0).amber]).toEqual([['troll'], ['punch'], 1])
  })

  test('wild-wormhole on the first turn: the card from the deck is not from hand (kf.firstturn.1)', () => {
    const t = table({
      step: 'setup',
      seats: [{ houses: ['logos'], hand: ['wild-wormhole', 'dysania'], deck: ['batdrone'] }, { hand: ['punch'] }],
    })
    t.no().no().house('logos').play('wild-wormhole')
    settle(t)
    expect(t.seat(0).battleline).toEqual(['batdrone'])
    expect(t.can({ verb: 'play', card: 'dysania' })).toBe(false)
  })

  test('replicator on sanctum-guardian does nothing: creatures stay on their side', () => {
    const t = at({ house: 'logos', battleline: ['replicator', 'batdrone'] }, { battleline: ['sanctum-guardian', 'krump'] })
    settle(t.reap('replicator').target('sanctum-guardian'))
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([
      ['replicator', 'batdrone'],
      ['sanctum-guardian', 'krump'],
    ])
  })
})

describe('houses', () => {
  test('pitlord and an enemy restringuntus on Dis: cannot beats must (kf.cannot.1)', () => {
    const t = table({
      step: 'house',
      active: 1,
      seats: [
        { house: 'dis', battleline: ['restringuntus'] },
        { houses: ['dis', 'mars'], battleline: ['pitlord'] },
      ],
    })
    expect(t.options.map(({ house }) => house)).toContain('dis')
    const played = at({ house: 'dis', hand: ['restringuntus'] }, { houses: ['dis', 'mars', 'logos'], battleline: ['pitlord'] })
    played.play('restringuntus').choose({ house: 'dis' })
    played.endTurn()
    expect(played.options.map(({ house }) => house)).toEqual(['logos', 'mars'])
  })

  test('key-hammer after two keys in one turn turns one of them back, which is chosen', () => {
    const t = table({
      active: 1,
      step: 'forge',
      seats: [
        { house: 'dis', hand: ['key-hammer'] },
        { houses: ['untamed'], hand: ['key-charge'], amber: 13 },
      ],
    })
    t.choose({ color: 'red' }).house('untamed').play('key-charge')
    t.yes().choose({ color: 'blue' })
    t.endTurn().house('dis').play('key-hammer')
    expect(t.options.map(({ color }) => color)).toEqual(['red', 'blue'])
    t.choose({ color: 'red' })
    expect(t.seat(1)).toMatchObject({ keys: ['blue'] })
  })
})

describe('Æmber that would come to a pool', () => {
  test('is replaced by the effects of whoever would get it before those of the opponent (kf.replacement.4)', () => {
    const door = at({ house: 'logos', hand: ['dimension-door'], battleline: ['dextre'] }, { battleline: ['ether-spider'], amber: 3 })
    door.play('dimension-door').reap('dextre')
    // stolen, and then captured on its way
    expect([door.seat(0).amber, door.seat(1).amber, door.card('ether-spider').amber]).toEqual([0, 2, 1])
    const tokens = at(
      { house: 'ekwidon', token: 'grunt', hand: ['staff-up'], battleline: [{ card: 'dextre', house: 'ekwidon' }] },
      { battleline: ['ether-spider'] },
    )
    tokens.play('staff-up').reap('dextre').choose({ place: 'left' })
    expect([tokens.seat(0).battleline, tokens.card('ether-spider').amber]).toEqual([['grunt', 'dextre'], 0])
  })
})

describe('what stands in for a destruction', () => {
  const cloaked = (card: string, ...upgrades: string[]) => {
    const line = [{ card, upgrades: ['armageddon-cloak', ...upgrades] }, 'troll']
    return at({ house: 'sanctum', battleline: ['champion-anaphiel'] }, { battleline: line }).fight('champion-anaphiel', card)
  }
  const first = (t: Table, source: string) => {
    expect(t.decision?.rule).toBe('kf.triggers.1')
    return settle(t.choose({ verb: 'order', source }))
  }

  test('comes when the active player says, and what is left of the moment is dropped (kf.destroyed.4, kf.destroyed.5)', () => {
    const saved = first(cloaked('bumpsy', 'phoenix-heart'), 'armageddon-cloak')
    expect([saved.card('bumpsy').zone, saved.card('phoenix-heart').host]).toEqual(['battleline', 'bumpsy'])
    const returned = first(cloaked('bumpsy', 'phoenix-heart'), 'phoenix-heart')
    expect([returned.card('bumpsy').zone, returned.card('armageddon-cloak').zone, returned.card('troll').damage]).toEqual([
      'hand',
      'discard',
      3,
    ])
  })

  test('is one of several: the others stay for another time (kf.replacement.3)', () => {
    const own = first(cloaked('reassembling-automaton'), 'reassembling-automaton')
    expect([own.card('reassembling-automaton').exhausted, own.card('armageddon-cloak').host]).toEqual([true, 'reassembling-automaton'])
    const lent = first(cloaked('reassembling-automaton'), 'armageddon-cloak')
    expect([lent.card('reassembling-automaton').exhausted, lent.card('armageddon-cloak').zone]).toEqual([false, 'discard'])
  })
})
