import { describe, expect, test } from 'vitest'
import { table } from '../../scenario/index.ts'

/** House Mars: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Mars is active unless said. */

describe('actions', () => {
  test('ammonia-clouds deals three to every creature; wards and armor hold (kf.ward.2, kf.armor.1)', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: ['zyzzix-the-many'], hand: ['ammonia-clouds'] },
        { battleline: ['firespitter', { card: 'bumpsy', warded: true }] },
      ],
    })
    expect(t.play('ammonia-clouds').idle).toBe(true)
    expect(t.card('zyzzix-the-many').zone).toBe('discard')
    expect(t.card('firespitter').damage).toBe(2)
    expect(t.card('bumpsy')).toMatchObject({ damage: 0, warded: false })
  })

  test('battle-fleet draws a card for each Mars card revealed', () => {
    const t = table({ seats: [{ house: 'mars', hand: ['battle-fleet', 'zorg', 'tunk', 'punch'] }, {}] })
    t.play('battle-fleet')
    expect(t.targets).toEqual(['tunk', 'zorg'])
    t.choose({ targets: ['zorg', 'tunk'] })
    expect(t.seat(0).hand.slice(0, 3)).toEqual(['zorg', 'tunk', 'punch'])
    expect(t.seat(0)).toMatchObject({ amber: 1 })
    expect(t.seat(0).hand.length).toBe(5)
    expect(t.idle).toBe(true)
    const none = table({ seats: [{ house: 'mars', hand: ['battle-fleet', 'zorg'] }, {}] })
    expect(none.play('battle-fleet').done().seat(0).hand).toEqual(['zorg'])
  })

  test('deep-probe discards the creatures of the chosen house from the opponent’s hand', () => {
    const t = table({ seats: [{ house: 'mars', hand: ['deep-probe', 'krump'] }, { hand: ['troll', 'punch', 'bumpsy', 'zorg'] }] })
    t.play('deep-probe').house('brobnar')
    expect(t.seat(1).hand).toEqual(['punch', 'zorg'])
    expect(t.seat(1).discard.sort()).toEqual(['bumpsy', 'troll'])
    expect(t.seat(0).hand).toEqual(['krump'])
    expect(t.log.some((event) => event.kind === 'reveal')).toBe(true)
    expect(t.idle).toBe(true)
  })

  test('emp-blast stuns Mars creatures and Robots and destroys every artifact; a ward does not stop a stun (kf.ward.5)', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: ['krump', { card: 'tunk', house: 'brobnar' }], artifacts: ['cannon'], hand: ['emp-blast'] },
        { battleline: [{ card: 'mindwarper', warded: true }, 'troll'], artifacts: ['commpod'] },
      ],
    })
    t.play('emp-blast')
    expect(['krump', 'tunk', 'mindwarper', 'troll'].map((id) => t.card(id).stunned)).toEqual([false, true, true, false])
    expect(t.card('mindwarper').warded).toBe(true)
    expect([t.card('cannon').zone, t.card('commpod').zone]).toEqual(['discard', 'discard'])
    expect(t.idle).toBe(true)
  })

  test('hypnotic-command: an enemy creature captures from its own side, chosen anew each time (kf.foreach.1)', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: ['zorg', 'tunk', 'krump'], hand: ['hypnotic-command'], amber: 4 },
        { battleline: ['bumpsy', 'troll'], amber: 3 },
      ],
    })
    t.play('hypnotic-command')
    expect(t.targets).toEqual(['bumpsy', 'troll'])
    t.choose({ target: 'troll' }).choose({ target: 'troll' })
    expect(t.card('troll').amber).toBe(2)
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([4, 1])
    expect(t.idle).toBe(true)
  })

  test('irradiated-æmber hurts enemy creatures only of a player with six or more amber', () => {
    for (const [amber, damage] of [
      [6, 3],
      [5, 0],
    ]) {
      const t = table({
        seats: [
          { house: 'mars', battleline: ['zorg'], hand: ['irradiated-æmber'] },
          { battleline: ['krump'], amber },
        ],
      })
      t.play('irradiated-æmber')
      expect([t.card('krump').damage, t.card('zorg').damage]).toEqual([damage, 0])
      expect(t.idle).toBe(true)
    }
  })

  test('key-abduction: nine more for a key, one less for each card in hand, and only if it can be paid (kf.forge.8)', () => {
    const hand = ['key-abduction', 'punch', 'anger', 'tremor']
    const t = table({ seats: [{ house: 'mars', battleline: ['zorg', 'krump'], hand, amber: 10 }, { battleline: ['mindwarper'] }] })
    t.play('key-abduction')
    expect([t.card('zorg').zone, t.card('krump').zone]).toEqual(['hand', 'battleline'])
    expect(t.seat(1).hand).toEqual(['mindwarper'])
    // four cards in hand: 6 + 9 − 4
    t.yes().choose({ color: 'red' })
    expect(t.seat(0)).toMatchObject({ keys: ['red'], amber: 0 })
    expect(t.idle).toBe(true)
    const poor = table({ seats: [{ house: 'mars', battleline: ['zorg'], hand, amber: 9 }, {}] })
    expect(poor.play('key-abduction').idle).toBe(true)
    expect(poor.seat(0)).toMatchObject({ keys: [], amber: 10 })
    const unwilling = table({ seats: [{ house: 'mars', battleline: ['zorg'], hand, amber: 10 }, {}] })
    expect(unwilling.play('key-abduction').no().seat(0).amber).toBe(11)
  })

  test('martian-hounds gives one creature two counters for each damaged creature (kf.foreach.2)', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: ['zorg', { card: 'krump', damage: 1 }], hand: ['martian-hounds'] },
        { battleline: [{ card: 'troll', damage: 2 }] },
      ],
    })
    t.play('martian-hounds')
    expect(t.targets).toEqual(['krump', 'troll', 'zorg'])
    t.choose({ target: 'zorg' })
    expect(t.card('zorg')).toMatchObject({ counters: { power: 4 }, power: 11 })
    expect(t.idle).toBe(true)
  })

  test('martians-make-bad-allies purges the creatures of other houses from the own hand for one amber each', () => {
    const t = table({
      seats: [{ house: 'mars', hand: ['martians-make-bad-allies', 'krump', 'punch', 'zorg', 'troll'] }, { hand: ['bumpsy'] }],
    })
    expect(t.play('martians-make-bad-allies').idle).toBe(true)
    expect(t.seat(0)).toMatchObject({ hand: ['punch', 'zorg'], purged: ['krump', 'troll'], amber: 2 })
    expect(t.seat(1).hand).toEqual(['bumpsy'])
  })

  test('mass-abduction takes up to three damaged enemy creatures into the archives (kf.archives.5)', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: [{ card: 'zorg', damage: 1 }], hand: ['mass-abduction'] },
        { battleline: [{ card: 'krump', damage: 1, amber: 2 }, 'troll', { card: 'bumpsy', damage: 1, warded: true }] },
      ],
    })
    t.play('mass-abduction')
    expect(t.targets).toEqual(['bumpsy', 'krump'])
    t.choose({ targets: ['krump', 'bumpsy'] })
    expect(t.seat(0)).toMatchObject({ archives: ['krump'], amber: 3 })
    expect(t.card('krump').seat).toBe(1)
    expect(t.card('bumpsy')).toMatchObject({ zone: 'battleline', warded: false })
    expect(t.idle).toBe(true)
  })

  test('mass-abduction: an abducted creature that leaves the archives goes to its owner’s hand (kf.archives.6)', () => {
    const t = table({ seats: [{ battleline: ['zorg'], archives: [{ card: 'krump', owner: 1 }, 'tunk'] }, {}], step: 'house' })
    t.house('mars').choose({ verb: 'take' })
    expect(t.seat(0)).toMatchObject({ hand: ['tunk'], archives: [] })
    expect(t.seat(1).hand).toEqual(['krump'])
  })

  test('mating-season shuffles Mars creatures away; each owner gains one for each (kf.leaves.5)', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: ['zorg', 'krump', { card: 'uxlyx-the-zookeeper', owner: 1 }], hand: ['mating-season'] },
        { battleline: ['mindwarper', { card: 'tunk', warded: true }] },
      ],
    })
    expect(t.play('mating-season').idle).toBe(true)
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 2])
    expect(['zorg', 'uxlyx-the-zookeeper', 'mindwarper'].map((id) => t.card(id).zone)).toEqual(['deck', 'deck', 'deck'])
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['krump'], ['tunk']])
    expect(t.seat(1).deck).toContain('uxlyx-the-zookeeper')
  })

  test('mothership-support deals two for each friendly ready Mars creature, chosen anew each time (kf.foreach.1)', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: ['zorg', { card: 'tunk', exhausted: true }, 'krump', 'mindwarper'], hand: ['mothership-support'] },
        { battleline: ['grenade-snib', 'troll'], amber: 5 },
      ],
    })
    t.play('mothership-support').choose({ target: 'grenade-snib' })
    expect(t.card('grenade-snib').zone).toBe('discard')
    expect(t.targets).toEqual(['krump', 'mindwarper', 'troll', 'tunk', 'zorg'])
    t.choose({ target: 'troll' })
    expect(t.card('troll').damage).toBe(2)
    expect(t.idle).toBe(true)
  })

  test('orbital-bombardment deals two for each Mars card revealed', () => {
    const t = table({
      seats: [{ house: 'mars', hand: ['orbital-bombardment', 'zorg', 'tunk', 'punch'] }, { battleline: ['troll', 'krump'] }],
    })
    t.play('orbital-bombardment').choose({ targets: ['zorg', 'tunk'] })
    t.choose({ target: 'troll' }).choose({ target: 'troll' })
    expect([t.card('troll').damage, t.card('krump').damage]).toEqual([4, 0])
    expect(t.idle).toBe(true)
    const none = table({ seats: [{ house: 'mars', hand: ['orbital-bombardment', 'punch'] }, { battleline: ['troll'] }] })
    expect(none.play('orbital-bombardment').idle).toBe(true)
  })

  test('phosphorus-stars stuns every creature not of Mars and brings two chains', () => {
    const t = table({
      seats: [{ house: 'mars', battleline: ['zorg', 'krump'], hand: ['phosphorus-stars'] }, { battleline: ['troll', 'tunk'] }],
    })
    t.play('phosphorus-stars')
    expect(['zorg', 'krump', 'troll', 'tunk'].map((id) => t.card(id).stunned)).toEqual([false, true, true, false])
    expect(t.seat(0).chains).toBe(2)
  })

  test('psychic-network steals one for each friendly ready Mars creature (kf.steal.2)', () => {
    for (const [amber, left] of [
      [5, 3],
      [1, 0],
    ]) {
      const t = table({
        seats: [
          { house: 'mars', battleline: ['zorg', 'tunk', 'krump', { card: 'mindwarper', exhausted: true }], hand: ['psychic-network'] },
          { battleline: ['ether-spider'], amber },
        ],
      })
      // Ether Spider looks only at what its opponent would receive, and that is the thief
      t.play('psychic-network')
      expect([t.seat(1).amber, t.card('ether-spider').amber, t.seat(0).amber]).toEqual([left, amber - left, 0])
      t.move('ether-spider', 'discard').setAmber(1, amber).move('psychic-network', 'hand')
      t.play('psychic-network')
      expect([t.seat(1).amber, t.seat(0).amber]).toEqual([left, amber - left])
    }
  })

  test('sample-collection abducts an enemy creature for each key forged by the opponent', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: ['zorg'], hand: ['sample-collection'] },
        { battleline: ['krump', { card: 'bumpsy', warded: true }, 'troll'], keys: ['red', 'blue'] },
      ],
    })
    t.play('sample-collection')
    expect(t.targets).toEqual(['bumpsy', 'krump', 'troll'])
    t.choose({ target: 'troll' })
    expect(t.targets).toEqual(['bumpsy', 'krump'])
    t.choose({ target: 'bumpsy' })
    expect(t.seat(0).archives).toEqual(['troll'])
    expect(t.seat(1).battleline).toEqual(['krump', 'bumpsy'])
    expect(t.idle).toBe(true)
    // chosen anew each time: a ward lost to the first choice does not save from the second (kf.foreach.1)
    const again = table({
      seats: [
        { house: 'mars', hand: ['sample-collection'] },
        { battleline: [{ card: 'bumpsy', warded: true }, 'krump'], keys: ['red', 'blue'] },
      ],
    })
    again.play('sample-collection').choose({ target: 'bumpsy' }).choose({ target: 'bumpsy' })
    expect([again.seat(0).archives, again.seat(1).battleline]).toEqual([['bumpsy'], ['krump']])
    const none = table({ seats: [{ house: 'mars', hand: ['sample-collection'] }, { battleline: ['krump'] }] })
    expect(none.play('sample-collection').idle).toBe(true)
  })

  test('shatter-storm loses all, then the opponent loses three times that (kf.lose.2)', () => {
    for (const [own, theirs, left] of [
      [3, 10, 1],
      [0, 10, 10],
      [4, 10, 0],
    ]) {
      const t = table({ seats: [{ house: 'mars', hand: ['shatter-storm'], amber: own }, { amber: theirs }] })
      t.play('shatter-storm')
      expect([t.seat(0).amber, t.seat(1).amber]).toEqual([0, left])
    }
  })

  test('soft-landing: only the next creature or artifact played enters ready', () => {
    const t = table({ seats: [{ house: 'mars', hand: ['soft-landing', 'ammonia-clouds', 'commpod', 'tunk'] }, {}] })
    t.play('soft-landing').play('ammonia-clouds').play('commpod').play('tunk')
    expect([t.card('commpod').exhausted, t.card('tunk').exhausted]).toEqual([false, true])
    const later = table({ seats: [{ house: 'mars', hand: ['soft-landing', 'tunk'] }, {}] })
    later.play('soft-landing').play('tunk')
    expect(later.card('tunk').exhausted).toBe(false)
  })

  test('soft-landing is used up by a creature that enters ready anyhow; two of them by the same card', () => {
    const t = table({ seats: [{ house: 'mars', hand: ['soft-landing', { card: 'silvertooth', house: 'mars' }, 'tunk'] }, {}] })
    t.play('soft-landing').play('silvertooth').play('tunk', { left: true })
    expect([t.card('silvertooth').exhausted, t.card('tunk').exhausted]).toEqual([false, true])
    const two = table({ seats: [{ house: 'mars', battleline: ['blypyp'], hand: ['soft-landing', 'zorg', 'tunk'] }, {}] })
    two.reap('blypyp').play('soft-landing').play('zorg', { left: true }).play('tunk', { left: true })
    expect([two.card('zorg').exhausted, two.card('tunk').exhausted]).toEqual([false, true])
  })

  test('soft-landing is not used up by a creature that is put into play (kf.putinto.1)', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: ['tunk', 'krump'], artifacts: ['swap-widget'], hand: ['soft-landing', 'mindwarper', 'commpod'] },
        {},
      ],
    })
    t.play('soft-landing').action('swap-widget').choose({ target: 'tunk' }).choose({ target: 'mindwarper' }).choose({ place: 'left' })
    t.play('commpod')
    expect(t.card('commpod').exhausted).toBe(false)
  })

  test('squawker readies a Mars creature or stuns another', () => {
    const seats = () =>
      [
        { house: 'mars', battleline: [{ card: 'zorg', exhausted: true }, 'krump'], hand: ['squawker'] },
        { battleline: ['troll', { card: 'tunk', exhausted: true }, 'yxilo-bolter'] },
      ] as const
    const ready = table({ seats: seats() })
    ready.play('squawker').choose({ mode: 0 })
    expect(ready.targets).toEqual(['tunk', 'zorg'])
    expect(ready.choose({ target: 'zorg' }).card('zorg').exhausted).toBe(false)
    const stun = table({ seats: seats() })
    stun.play('squawker').choose({ mode: 1 })
    expect(stun.targets).toEqual(['krump', 'troll'])
    expect(stun.choose({ target: 'troll' }).card('troll').stunned).toBe(true)
    expect(stun.idle).toBe(true)
  })

  test('total-recall gains for ready friendly creatures, then all return to their owners’ hands (kf.leaves.6)', () => {
    const t = table({
      seats: [
        {
          house: 'mars',
          battleline: ['zorg', 'krump', { card: 'tunk', exhausted: true }, { card: 'bumpsy', owner: 1 }],
          hand: ['total-recall'],
        },
        { battleline: ['troll'] },
      ],
    })
    expect(t.play('total-recall').idle).toBe(true)
    expect(t.seat(0)).toMatchObject({ amber: 4, battleline: [] })
    expect(t.seat(0).hand.sort()).toEqual(['krump', 'tunk', 'zorg'])
    expect(t.seat(1)).toMatchObject({ hand: ['bumpsy'], battleline: ['troll'] })
  })
})

describe('artifacts', () => {
  test('combat-pheromones lets up to two other Mars cards be used this turn', () => {
    const t = table({
      seats: [
        { house: 'brobnar', battleline: ['zorg', 'tunk', 'krump'], artifacts: ['combat-pheromones', 'crystal-hive'] },
        { battleline: ['mindwarper'] },
      ],
    })
    expect(t.can({ verb: 'reap', card: 'zorg' })).toBe(false)
    t.omni('combat-pheromones')
    expect(t.card('combat-pheromones').zone).toBe('discard')
    expect(t.targets).toEqual(['crystal-hive', 'tunk', 'zorg'])
    t.choose({ targets: ['zorg', 'crystal-hive'] })
    expect(t.idle).toBe(true)
    expect(t.can({ verb: 'reap', card: 'tunk' })).toBe(false)
    t.action('crystal-hive').reap('zorg')
    expect(t.seat(0).amber).toBe(2)
  })

  test('commpod: for each Mars card revealed a Mars creature may be readied', () => {
    const t = table({
      seats: [
        {
          house: 'mars',
          battleline: [
            { card: 'zorg', exhausted: true },
            { card: 'krump', exhausted: true },
          ],
          artifacts: ['commpod'],
          hand: ['tunk', 'grommid'],
        },
        {},
      ],
    })
    t.action('commpod')
      .choose({ targets: ['tunk', 'grommid'] })
      .yes()
    expect(t.targets).toEqual(['zorg'])
    // what was readied is not readied again, so the second card asks nothing (kf.ready.3)
    t.choose({ target: 'zorg' })
    expect([t.card('zorg').exhausted, t.card('krump').exhausted]).toEqual([false, true])
    expect(t.idle).toBe(true)
  })

  test('crystal-hive: each reap brings one amber more this turn', () => {
    const t = table({ seats: [{ house: 'mars', battleline: ['zorg', 'tunk'], artifacts: ['crystal-hive'] }, {}] })
    t.reap('zorg').action('crystal-hive').reap('tunk')
    expect(t.seat(0).amber).toBe(3)
  })

  test('custom-virus purges a creature from hand and destroys all that share a trait with it', () => {
    const seats = () =>
      [
        { house: 'mars', battleline: ['troll', 'zorg'], artifacts: ['custom-virus'], hand: ['krump', 'punch'] },
        { battleline: ['bumpsy', { card: 'smaaash', warded: true }, 'wardrummer'] },
      ] as const
    const t = table({ seats: seats() })
    t.omni('custom-virus').yes()
    expect(t.targets).toEqual(['krump'])
    t.choose({ target: 'krump' })
    expect(t.seat(0)).toMatchObject({ purged: ['krump'], battleline: ['zorg'], artifacts: [] })
    expect(t.seat(1).battleline).toEqual(['smaaash', 'wardrummer'])
    expect(t.idle).toBe(true)
    const no = table({ seats: seats() })
    no.omni('custom-virus').no()
    expect(no.seat(0).battleline).toEqual(['troll', 'zorg'])
    expect(no.card('custom-virus').zone).toBe('discard')
  })

  test('feeding-pit: a creature from hand for one amber, nothing without one (kf.ifyoudo.1)', () => {
    const t = table({ seats: [{ house: 'mars', artifacts: ['feeding-pit'], hand: ['krump', 'punch'] }, {}] })
    t.action('feeding-pit')
    expect(t.targets).toEqual(['krump'])
    t.choose({ target: 'krump' })
    expect(t.seat(0)).toMatchObject({ amber: 1, discard: ['krump'] })
    const none = table({ seats: [{ house: 'mars', artifacts: ['feeding-pit'], hand: ['punch'] }, {}] })
    expect(none.action('feeding-pit').idle).toBe(true)
    expect(none.seat(0).amber).toBe(0)
  })

  test('invasion-portal discards until a Mars creature, which goes to hand; an empty deck ends it (kf.deck.3)', () => {
    const t = table({ seats: [{ house: 'mars', artifacts: ['invasion-portal'], deck: ['krump', 'commpod', 'zorg', 'tunk'] }, {}] })
    t.action('invasion-portal')
    expect(t.seat(0)).toMatchObject({ hand: ['zorg'], discard: ['commpod', 'krump'], deck: ['tunk'] })
    const none = table({ seats: [{ house: 'mars', artifacts: ['invasion-portal'], deck: ['krump', 'punch'] }, {}] })
    expect(none.action('invasion-portal').idle).toBe(true)
    expect(none.seat(0)).toMatchObject({ hand: [], deck: [], discard: ['punch', 'krump'] })
  })

  test('incubation-chamber archives a Mars creature revealed from hand, in any house (kf.omni.1)', () => {
    const t = table({
      seats: [{ house: 'brobnar', battleline: ['krump'], artifacts: ['incubation-chamber'], hand: ['zorg', 'troll', 'commpod'] }, {}],
    })
    t.omni('incubation-chamber').yes()
    expect(t.targets).toEqual(['zorg'])
    t.choose({ target: 'zorg' })
    expect(t.seat(0)).toMatchObject({ archives: ['zorg'], hand: ['troll', 'commpod'] })
    const none = table({ seats: [{ house: 'brobnar', battleline: ['krump'], artifacts: ['incubation-chamber'], hand: ['troll'] }, {}] })
    expect(none.omni('incubation-chamber').idle).toBe(true)
  })

  test('mothergun deals as much damage as Mars cards were revealed, to one creature', () => {
    const t = table({
      seats: [{ house: 'mars', artifacts: ['mothergun'], hand: ['zorg', 'tunk', 'commpod', 'punch'] }, { battleline: ['firespitter'] }],
    })
    t.action('mothergun')
      .choose({ targets: ['zorg', 'tunk', 'commpod'] })
      .choose({ target: 'firespitter' })
    expect(t.card('firespitter').damage).toBe(2)
    expect(t.seat(0).hand.length).toBe(4)
    expect(t.idle).toBe(true)
    // with nothing revealed nobody is chosen
    const none = table({ seats: [{ house: 'mars', artifacts: ['mothergun'], hand: ['zorg'] }, { battleline: ['troll'] }] })
    expect(none.action('mothergun').done().idle).toBe(true)
  })

  test('sniffer takes elusive from every creature this turn', () => {
    const t = table({
      seats: [{ house: 'mars', battleline: ['zorg', 'mindwarper'], artifacts: ['sniffer'] }, { battleline: ['looter-goblin'] }],
    })
    expect(t.card('looter-goblin').keywords.elusive).toBe(1)
    t.action('sniffer')
    expect([t.card('looter-goblin').keywords.elusive, t.card('mindwarper').keywords.elusive]).toEqual([undefined, undefined])
    t.fight('zorg', 'looter-goblin')
    expect(t.card('looter-goblin').zone).toBe('discard')
    expect(t.endTurn().card('mindwarper').keywords.elusive).toBe(1)
  })

  test('swap-widget exchanges a ready Mars creature for another one by name, which is readied', () => {
    const t = table({
      seats: [
        {
          house: 'mars',
          battleline: ['zorg', { card: 'tunk', exhausted: true }, 'krump'],
          artifacts: ['swap-widget'],
          hand: ['zorg', 'chuff-ape', 'commpod'],
        },
        { battleline: ['mindwarper'] },
      ],
    })
    t.action('swap-widget')
    expect(t.targets).toEqual(['zorg'])
    t.choose({ target: { card: 'zorg', copy: 1 } })
    expect(t.targets).toEqual(['chuff-ape'])
    // it is put into play, not played, but it still enters stunned (kf.putinto.2)
    t.choose({ target: 'chuff-ape' }).choose({ place: 'right' })
    expect(t.card('chuff-ape')).toMatchObject({ zone: 'battleline', exhausted: false, stunned: true })
    expect(t.seat(0).battleline).toEqual(['tunk', 'krump', 'chuff-ape'])
    expect(t.idle).toBe(true)
    const none = table({
      seats: [{ house: 'mars', battleline: [{ card: 'zorg', warded: true }], artifacts: ['swap-widget'], hand: ['tunk'] }, {}],
    })
    expect(none.action('swap-widget').choose({ target: 'zorg' }).idle).toBe(true)
    expect(none.seat(0)).toMatchObject({ battleline: ['zorg'], hand: ['tunk'] })
  })
})

describe('creatures', () => {
  test('blypyp: the next Mars creature played this turn enters ready', () => {
    const t = table({ seats: [{ house: 'mars', battleline: ['blypyp'], hand: ['commpod', 'tunk', 'mindwarper'] }, {}] })
    t.reap('blypyp').play('commpod').play('tunk', { right: true }).play('mindwarper', { right: true })
    expect(['commpod', 'tunk', 'mindwarper'].map((id) => t.card(id).exhausted)).toEqual([true, false, true])
    const over = table({
      seats: [{ house: 'mars', houses: ['mars', 'brobnar', 'dis'], battleline: ['blypyp'], hand: ['krump'] }, {}],
      active: 0,
    })
    over.reap('blypyp').set('krump', { house: 'mars' }).play('krump', { right: true })
    expect(over.card('krump').exhausted).toBe(false)
  })

  test('chuff-ape enters stunned with taunt and heals for another friendly creature', () => {
    const t = table({ seats: [{ house: 'mars', hand: ['chuff-ape'] }, {}] })
    expect(t.play('chuff-ape').card('chuff-ape')).toMatchObject({ stunned: true, exhausted: true, keywords: { taunt: 1 } })
    const reaped = table({
      seats: [
        { house: 'mars', battleline: [{ card: 'chuff-ape', damage: 5 }, 'grenade-snib'] },
        { battleline: ['krump'], amber: 5 },
      ],
    })
    reaped.reap('chuff-ape').yes()
    expect(reaped.targets).toEqual(['grenade-snib'])
    reaped.choose({ target: 'grenade-snib' })
    // a sacrifice is a destruction (kf.sacrifice.1)
    expect([reaped.card('chuff-ape').damage, reaped.seat(1).amber]).toEqual([0, 3])
    expect(reaped.idle).toBe(true)
  })

  test('chuff-ape is not healed when a ward saves the creature, nor when it is alone (kf.ward.3)', () => {
    const t = table({
      seats: [
        {
          house: 'mars',
          battleline: [
            { card: 'chuff-ape', damage: 5 },
            { card: 'krump', warded: true },
          ],
        },
        {},
      ],
    })
    t.reap('chuff-ape').yes().choose({ target: 'krump' })
    expect([t.card('chuff-ape').damage, t.card('krump').zone]).toEqual([5, 'battleline'])
    const alone = table({ seats: [{ house: 'mars', battleline: [{ card: 'chuff-ape', damage: 5 }] }, {}] })
    expect(alone.reap('chuff-ape').idle).toBe(true)
  })

  test('ether-spider deals no damage in a fight and takes it', () => {
    const t = table({ seats: [{ house: 'mars', battleline: ['ether-spider'] }, { battleline: ['krump'] }] })
    t.fight('ether-spider', 'krump')
    expect([t.card('krump').damage, t.card('ether-spider').damage]).toEqual([0, 6])
  })

  test('ether-spider captures all amber that would reach the opponent’s pool (kf.replacement.1)', () => {
    const t = table({
      seats: [
        { battleline: ['ether-spider', { card: 'sequis', amber: 2 }], amber: 4 },
        { house: 'mars', battleline: ['zorg', 'krump'], hand: ['psychic-network', 'ammonia-clouds', 'squawker'] },
      ],
      active: 1,
    })
    t.reap('zorg')
    expect([t.seat(1).amber, t.card('ether-spider').amber]).toEqual([0, 1])
    // stolen amber leaves one pool and does not reach the other
    t.set('zorg', { exhausted: false }).play('psychic-network')
    expect([t.seat(0).amber, t.seat(1).amber, t.card('ether-spider').amber]).toEqual([3, 0, 2])
    // so does amber on a creature that leaves play (kf.leaves.3)
    t.set('sequis', { damage: 3 }).play('ammonia-clouds')
    expect([t.seat(1).amber, t.card('ether-spider').amber]).toEqual([0, 4])
    t.set('ether-spider', { damage: 6 }).set('krump', { house: 'mars' }).fight('krump', 'ether-spider')
    expect([t.seat(1).amber, t.card('ether-spider').zone]).toEqual([4, 'discard'])
    expect(t.idle).toBe(true)
  })

  test('ether-spider captures what lay in no pool, so that the supply pays for nothing (kf.replacement.1)', () => {
    const t = table({ seats: [{ battleline: ['ether-spider'] }, { house: 'untamed', battleline: ['po-s-pixies'], amber: 2 }], active: 1 })
    t.reap('po-s-pixies')
    expect([t.seat(1).amber, t.card('ether-spider').amber, t.idle]).toEqual([2, 1, true])
  })

  test('ether-spider lets its own side gain, and the opponent lose and capture', () => {
    const t = table({ seats: [{ house: 'mars', battleline: ['ether-spider', 'zorg'], hand: ['squawker'] }, { amber: 3 }] })
    t.reap('zorg')
    expect([t.seat(0).amber, t.seat(1).amber, t.card('ether-spider').amber]).toEqual([1, 3, 0])
  })

  test('grabber-jammer makes the opponent’s keys cost one more and captures', () => {
    const t = table({ seats: [{ house: 'mars', battleline: ['grabber-jammer'] }, { amber: 3 }] })
    expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([6, 7])
    t.reap('grabber-jammer')
    expect([t.card('grabber-jammer').amber, t.seat(1).amber, t.seat(0).amber]).toEqual([1, 2, 1])
  })

  test('grommid: its controller plays no creatures; it makes the opponent lose amber for a kill (kf.cannot.1)', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: ['grommid'], hand: ['zorg', 'commpod'] },
        { battleline: ['bumpsy'], amber: 2 },
      ],
    })
    expect([
      t.can({ verb: 'play', card: 'zorg' }),
      t.can({ verb: 'play', card: 'commpod' }),
      t.can({ verb: 'discard', card: 'zorg' }),
    ]).toEqual([false, true, true])
    t.fight('grommid', 'bumpsy')
    expect([t.seat(1).amber, t.card('bumpsy').zone]).toEqual([1, 'discard'])
    const theirs = table({
      seats: [
        { house: 'mars', hand: ['zorg'] },
        { battleline: ['grommid'], amber: 2 },
      ],
    })
    expect(theirs.can({ verb: 'play', card: 'zorg' })).toBe(true)
  })

  test('grommid takes nothing when it does not survive or the foe does (kf.fight.10)', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: [{ card: 'grommid', damage: 5 }] },
        { battleline: ['bumpsy'], amber: 2 },
      ],
    })
    expect(t.fight('grommid', 'bumpsy').seat(1).amber).toBe(2)
    const big = table({
      seats: [
        { house: 'mars', battleline: ['grommid'] },
        { battleline: [{ card: 'troll', counters: { power: 5 } }], amber: 2 },
      ],
    })
    expect(big.fight('grommid', 'troll').seat(1).amber).toBe(2)
  })

  test('john-smyth readies an exhausted Mars creature that is no Agent, on either side (kf.ready.3)', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: ['john-smyth', { card: 'zorg', exhausted: true }, 'krump'] },
        { battleline: [{ card: 'tunk', exhausted: true }, 'yxilo-bolter'] },
      ],
    })
    t.reap('john-smyth')
    expect(t.targets).toEqual(['tunk', 'zorg'])
    expect(t.choose({ target: 'zorg' }).card('zorg').exhausted).toBe(false)
    expect(t.card('john-smyth').keywords.elusive).toBe(1)
  })

  test('mindwarper makes an enemy creature capture from its own side (kf.capture.4)', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: ['mindwarper', 'zorg'], amber: 2 },
        { battleline: ['krump'], amber: 1 },
      ],
    })
    t.action('mindwarper')
    expect(t.targets).toEqual(['krump'])
    t.choose({ target: 'krump' })
    expect([t.seat(0).amber, t.seat(1).amber, t.card('krump').amber]).toEqual([2, 0, 1])
    expect(t.card('mindwarper').keywords.elusive).toBe(1)
  })

  test('phylyx-the-disintegrator: one amber lost for each other friendly Mars creature', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: ['phylyx-the-disintegrator', 'zorg', 'tunk', 'krump'] },
        { battleline: ['mindwarper'], amber: 5 },
      ],
    })
    expect(t.action('phylyx-the-disintegrator').seat(1).amber).toBe(3)
    const alone = table({ seats: [{ house: 'mars', battleline: ['phylyx-the-disintegrator'] }, { amber: 5 }] })
    expect(alone.action('phylyx-the-disintegrator').seat(1).amber).toBe(5)
  })

  test('qyxxlyx-plague-master deals three to every Human and ignores armor (kf.armor.2)', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: ['qyxxlyx-plague-master', 'grey-monk'] },
        { battleline: ['raiding-knight', 'krump', { card: 'sequis', warded: true }] },
      ],
    })
    t.reap('qyxxlyx-plague-master')
    expect(t.card('grey-monk').zone).toBe('discard')
    expect(t.card('raiding-knight')).toMatchObject({ damage: 3, armorLeft: 2 })
    expect([t.card('krump').damage, t.card('sequis').damage, t.card('sequis').warded]).toEqual([0, 0, false])
  })

  test('tunk is healed when its controller plays another Mars creature', () => {
    const t = table({ seats: [{ house: 'mars', battleline: [{ card: 'tunk', damage: 4 }], hand: ['zorg', 'commpod'] }, {}] })
    expect(t.play('commpod').card('tunk').damage).toBe(4)
    expect(t.play('zorg', { left: true }).card('tunk').damage).toBe(0)
    const theirs = table({ seats: [{ house: 'mars', hand: ['zorg'] }, { battleline: [{ card: 'tunk', damage: 4 }] }] })
    expect(theirs.play('zorg').card('tunk').damage).toBe(4)
    // two that heal themselves need no order
    const two = table({ seats: [{ house: 'mars', battleline: [{ card: 'tunk', damage: 4 }, 'tunk'], hand: ['zorg'] }, {}] })
    expect(two.play('zorg', { left: true }).idle).toBe(true)
    expect(two.card({ card: 'tunk', copy: 1 }).damage).toBe(0)
  })

  test('ulyq-megamouth uses a friendly creature of another house, no exhausted one (kf.use.6)', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: ['ulyq-megamouth', 'zorg', 'krump', { card: 'troll', exhausted: true }] },
        { battleline: ['bumpsy'] },
      ],
    })
    t.reap('ulyq-megamouth')
    expect(t.targets).toEqual(['krump'])
    t.choose({ target: 'krump' }).choose({ verb: 'fight' }).choose({ target: 'bumpsy' })
    expect([t.card('bumpsy').zone, t.card('krump').exhausted]).toEqual(['discard', true])
  })

  test('uxlyx-the-zookeeper abducts an enemy creature', () => {
    const t = table({ seats: [{ house: 'mars', battleline: ['uxlyx-the-zookeeper', 'zorg'] }, { battleline: ['krump', 'troll'] }] })
    t.reap('uxlyx-the-zookeeper')
    expect(t.targets).toEqual(['krump', 'troll'])
    t.choose({ target: 'troll' })
    expect([t.seat(0).archives, t.seat(1).battleline]).toEqual([['troll'], ['krump']])
    expect(t.idle).toBe(true)
  })

  test('vezyma-thinkdrone may archive a friendly creature or artifact, itself too', () => {
    const t = table({
      seats: [
        {
          house: 'mars',
          battleline: ['vezyma-thinkdrone', { card: 'krump', upgrades: ['jammer-pack'], amber: 1 }],
          artifacts: ['commpod'],
        },
        { battleline: ['troll'], artifacts: ['cannon'] },
      ],
    })
    t.reap('vezyma-thinkdrone').yes()
    expect(t.targets).toEqual(['commpod', 'krump', 'vezyma-thinkdrone'])
    t.choose({ target: 'krump' })
    // what lies on it leaves it (kf.leaves.2, kf.leaves.3)
    expect(t.seat(0)).toMatchObject({ archives: ['krump'], discard: ['jammer-pack'] })
    expect(t.seat(1).amber).toBe(1)
    const no = table({ seats: [{ house: 'mars', battleline: ['vezyma-thinkdrone'] }, {}] })
    expect(no.reap('vezyma-thinkdrone').no().seat(0).archives).toEqual([])
  })

  test('yxili-marauder captures for each friendly ready Mars creature and grows by what is on it', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: ['zorg', 'blypyp', { card: 'mindwarper', exhausted: true }, 'krump'], hand: ['yxili-marauder'] },
        { battleline: ['ether-spider'], amber: 5 },
      ],
    })
    t.play('yxili-marauder', { right: true })
    expect(t.card('yxili-marauder')).toMatchObject({ amber: 2, power: 4 })
    expect(t.seat(1).amber).toBe(3)
    // damage above what is left of its power destroys it (kf.damage.2)
    t.set('yxili-marauder', { amber: 0, damage: 2 }).reap('zorg')
    expect(t.card('yxili-marauder').zone).toBe('discard')
  })

  test('yxilo-bolter purges what its two damage destroys, after its own abilities (kf.purge.3)', () => {
    const t = table({ seats: [{ house: 'mars', battleline: ['yxilo-bolter'] }, { battleline: ['grenade-snib', 'krump'] }] })
    t.reap('yxilo-bolter').choose({ target: 'grenade-snib' })
    expect(t.seat(1).purged).toEqual(['grenade-snib'])
    // the destroyed ability of the goblin took the amber of the reap
    expect(t.seat(0).amber).toBe(0)
    t.set('yxilo-bolter', { exhausted: false }).reap('yxilo-bolter').choose({ target: 'krump' })
    expect(t.card('krump')).toMatchObject({ zone: 'battleline', damage: 2 })
    expect(t.idle).toBe(true)
  })

  test('yxilo-bolter does not find a creature that went to a hidden zone (kf.leaves.7)', () => {
    const t = table({
      seats: [{ house: 'mars', battleline: ['yxilo-bolter'] }, { battleline: [{ card: 'grenade-snib', upgrades: ['biomatrix-backup'] }] }],
    })
    t.reap('yxilo-bolter').choose({ target: 'grenade-snib' }).choose({ option: t.options[0].option })
    expect(t.seat(1)).toMatchObject({ archives: ['grenade-snib'], purged: [] })
    expect(t.idle).toBe(true)
  })

  test('yxilx-dominator enters stunned with taunt', () => {
    const t = table({ seats: [{ house: 'mars', hand: ['yxilx-dominator'] }, {}] })
    expect(t.play('yxilx-dominator').card('yxilx-dominator')).toMatchObject({
      stunned: true,
      exhausted: true,
      keywords: { taunt: 1 },
      armor: 1,
    })
  })

  test('zorg enters stunned and stuns its foe and both neighbors before the fight; they still strike (kf.stun.3)', () => {
    const entering = table({ seats: [{ house: 'mars', hand: ['zorg'] }, {}] })
    expect(entering.play('zorg').card('zorg').stunned).toBe(true)
    const t = table({
      seats: [{ house: 'mars', battleline: ['zorg'] }, { battleline: ['bumpsy', 'krump', { card: 'troll', warded: true }, 'smaaash'] }],
    })
    t.fight('zorg', 'krump')
    expect(['bumpsy', 'troll', 'smaaash'].map((id) => t.card(id).stunned)).toEqual([true, true, false])
    expect([t.card('zorg').damage, t.card('krump').zone]).toEqual([6, 'discard'])
    expect(t.idle).toBe(true)
  })

  test('zyzzix-the-many may archive a creature revealed from hand for three counters', () => {
    const t = table({ seats: [{ house: 'mars', battleline: ['zyzzix-the-many'], hand: ['krump', 'punch'] }, {}] })
    t.reap('zyzzix-the-many').yes()
    expect(t.targets).toEqual(['krump'])
    t.choose({ target: 'krump' })
    expect(t.seat(0).archives).toEqual(['krump'])
    expect(t.card('zyzzix-the-many').power).toBe(6)
    const no = table({ seats: [{ house: 'mars', battleline: ['zyzzix-the-many'], hand: ['krump'] }, {}] })
    expect(no.reap('zyzzix-the-many').no().card('zyzzix-the-many').power).toBe(3)
    const none = table({ seats: [{ house: 'mars', battleline: ['zyzzix-the-many'], hand: ['punch'] }, {}] })
    expect(none.reap('zyzzix-the-many').idle).toBe(true)
  })
})

describe('upgrades', () => {
  test('biomatrix-backup puts its destroyed creature into its owner’s archives, whoever wants it', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: ['zorg'], hand: ['ammonia-clouds'] },
        {
          battleline: [
            { card: 'wardrummer', upgrades: ['biomatrix-backup'] },
            { card: 'bumpsy', owner: 0, damage: 2, upgrades: ['biomatrix-backup'] },
          ],
        },
      ],
    })
    t.play('ammonia-clouds')
    while (!t.idle) t.choose({ ability: t.options[0].ability, card: t.options[0].card })
    expect([t.seat(0).archives, t.seat(1).archives]).toEqual([['bumpsy'], ['wardrummer']])
    expect(t.seat(1).discard).toEqual(['biomatrix-backup', 'biomatrix-backup'])
    // nobody archives it: what looks for that does not see it
    const put = table({
      seats: [{ house: 'dis', hand: ['skullion'], battleline: [{ card: 'the-archivist', upgrades: ['biomatrix-backup'] }] }, {}],
    })
    put.play('skullion', { left: true }).target('the-archivist')
    expect([put.seat(0).archives, put.card('the-archivist').faceup]).toEqual([['the-archivist'], false])
  })

  test('brain-stem-antenna readies its creature and makes it Mars for the turn', () => {
    const t = table({
      seats: [
        {
          house: 'mars',
          battleline: [{ card: 'krump', exhausted: true, upgrades: ['brain-stem-antenna'] }, 'troll'],
          hand: ['tunk', 'commpod'],
        },
        {},
      ],
    })
    t.play('commpod')
    expect(t.card('krump').exhausted).toBe(true)
    t.play('tunk', { right: true })
    expect(t.card('krump')).toMatchObject({ exhausted: false, houses: ['mars'] })
    expect([t.can({ verb: 'reap', card: 'krump' }), t.can({ verb: 'reap', card: 'troll' })]).toEqual([true, false])
    expect(t.endTurn().card('krump').houses).toEqual(['brobnar'])
  })

  test('brain-stem-antenna looks at what the controller of its creature plays (kf.upgrade.7)', () => {
    const t = table({
      seats: [{ house: 'mars', hand: ['brain-stem-antenna', 'tunk'] }, { battleline: [{ card: 'krump', exhausted: true }] }],
    })
    t.play('brain-stem-antenna', { onto: 'krump' }).play('tunk')
    expect(t.card('krump')).toMatchObject({ exhausted: true, houses: ['brobnar'], upgrades: ['brain-stem-antenna'] })
  })

  test('jammer-pack makes the keys of the opponent of its creature’s controller cost two more (kf.upgrade.7)', () => {
    const t = table({ seats: [{ house: 'mars', battleline: ['zorg'], hand: ['jammer-pack'] }, { battleline: ['krump'] }] })
    const before = t.save()
    t.play('jammer-pack', { onto: 'zorg' })
    expect([t.seat(0).keyCost, t.seat(1).keyCost, t.seat(0).amber]).toEqual([6, 8, 1])
    t.restore(before).play('jammer-pack', { onto: 'krump' })
    expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([8, 6])
  })

  test('red-planet-ray-gun deals one for each Mars creature in play after a reap', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: [{ card: 'zorg', upgrades: ['red-planet-ray-gun'] }, 'tunk', 'krump'] },
        { battleline: ['mindwarper', 'troll'] },
      ],
    })
    t.reap('zorg')
    expect(t.targets).toEqual(['krump', 'mindwarper', 'troll', 'tunk', 'zorg'])
    expect(t.choose({ target: 'troll' }).card('troll').damage).toBe(3)
    expect(t.idle).toBe(true)
  })
})

describe('limits', () => {
  test('key-abduction: with more than nine cards in hand the key costs less than its current cost', () => {
    const hand = [
      'key-abduction',
      'tunk',
      'blypyp',
      'punch',
      'anger',
      'tremor',
      'commpod',
      'sniffer',
      'mothergun',
      'squawker',
      'krump',
      'zorg',
    ]
    const t = table({ seats: [{ house: 'mars', hand, amber: 3 }, {}] })
    t.play('key-abduction').yes().choose({ color: 'red' })
    // eleven cards: 6 + 9 − 11
    expect(t.seat(0)).toMatchObject({ keys: ['red'], amber: 0 })
    expect(t.idle).toBe(true)
  })

  test('hypnotic-command, sample-collection and uxlyx do nothing without an enemy creature', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: ['uxlyx-the-zookeeper'], hand: ['hypnotic-command', 'sample-collection'] },
        { amber: 3, keys: ['red'] },
      ],
    })
    expect(t.play('hypnotic-command').idle).toBe(true)
    expect(t.play('sample-collection').idle).toBe(true)
    expect(t.reap('uxlyx-the-zookeeper').idle).toBe(true)
    expect(t.seat(1).amber).toBe(3)
  })

  test('uxlyx-the-zookeeper takes back a creature of its own side from the enemy; its amber comes along (kf.leaves.3)', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: ['uxlyx-the-zookeeper'] },
        { battleline: [{ card: 'krump', owner: 0, upgrades: ['jammer-pack'], amber: 2 }, 'zorg'] },
      ],
    })
    t.reap('uxlyx-the-zookeeper').target('krump')
    expect(t.seat(0)).toMatchObject({ archives: ['krump'], amber: 3 })
    expect(t.seat(1)).toMatchObject({ battleline: ['zorg'], discard: ['jammer-pack'] })
    expect(t.card('krump')).toMatchObject({ seat: 0, controller: 0 })
    expect(t.idle).toBe(true)
  })

  test('commpod readies exhausted Mars creatures of either side, or none (kf.ready.3)', () => {
    const t = table({
      seats: [
        {
          house: 'mars',
          battleline: [{ card: 'tunk', exhausted: true }, 'krump'],
          artifacts: ['commpod'],
          hand: ['zorg', 'sniffer', 'punch'],
        },
        { battleline: [{ card: 'mindwarper', exhausted: true }, 'yxilo-bolter'] },
      ],
    })
    t.action('commpod')
    expect(t.targets).toEqual(['sniffer', 'zorg'])
    t.choose({ targets: ['zorg', 'sniffer'] })
    expect([t.decision?.kind, t.targets]).toEqual(['may', ['mindwarper', 'tunk']])
    t.no()
    expect(t.decision?.kind).toBe('may')
    t.yes().target('tunk')
    expect([t.card('tunk').exhausted, t.idle]).toEqual([false, true])
  })

  test('swap-widget with only the same name in hand returns the creature and puts nothing into play', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: ['tunk', { card: 'zorg', exhausted: true }], artifacts: ['swap-widget'], hand: ['tunk', 'krump'] },
        {},
      ],
    })
    t.action('swap-widget')
    expect(t.targets).toEqual(['tunk'])
    t.target({ card: 'tunk', copy: 1 })
    expect(t.seat(0)).toMatchObject({ battleline: ['zorg'], hand: ['tunk', 'krump', 'tunk'] })
    expect(t.idle).toBe(true)
  })

  test('swap-widget puts a creature into play although Grommid forbids playing one (kf.putinto.1)', () => {
    const t = table({ seats: [{ house: 'mars', battleline: ['grommid', 'tunk'], artifacts: ['swap-widget'], hand: ['zorg'] }, {}] })
    expect(t.can({ verb: 'play', card: 'zorg' })).toBe(false)
    t.action('swap-widget').target('tunk').target('zorg').choose({ place: 'right' })
    // how it enters still counts: stunned, but readied by the widget (kf.putinto.2)
    expect(t.card('zorg')).toMatchObject({ zone: 'battleline', stunned: true, exhausted: false })
    expect(t.idle).toBe(true)
  })

  test('artifacts with nothing to choose from are used all the same', () => {
    for (const id of ['commpod', 'feeding-pit', 'mothergun', 'swap-widget']) {
      const t = table({ seats: [{ house: 'mars', artifacts: [id], hand: ['punch'] }, {}] })
      expect(t.action(id).idle).toBe(true)
      expect(t.card(id).exhausted).toBe(true)
    }
    const chamber = table({ seats: [{ house: 'brobnar', artifacts: ['incubation-chamber'], hand: ['krump'] }, {}] })
    expect(chamber.omni('incubation-chamber').idle).toBe(true)
  })

  test('custom-virus is gone although nothing is purged', () => {
    const t = table({ seats: [{ house: 'brobnar', artifacts: ['custom-virus'], battleline: ['krump'], hand: ['troll'] }, {}] })
    t.omni('custom-virus')
    expect(t.targets).toEqual(['troll'])
    expect(t.no().seat(0)).toMatchObject({ artifacts: [], battleline: ['krump'], hand: ['troll'], purged: [] })
    expect(t.idle).toBe(true)
  })

  test('sniffer takes elusive from creatures that come or gain it later this turn, too', () => {
    const t = table({
      seats: [
        {
          house: 'mars',
          battleline: ['tunk'],
          artifacts: ['sniffer'],
          hand: ['mindwarper', { card: 'ring-of-invisibility', house: 'mars' }],
        },
        {},
      ],
    })
    t.action('sniffer').play('mindwarper', { left: true }).play('ring-of-invisibility', { onto: 'tunk' })
    expect([t.card('mindwarper').keywords.elusive, t.card('tunk').keywords.elusive, t.card('tunk').keywords.skirmish]).toEqual([
      undefined,
      undefined,
      1,
    ])
  })

  test('zorg at the end of a line stuns the only neighbor; against a lone creature it stuns that one', () => {
    const t = table({ seats: [{ house: 'mars', battleline: ['zorg'] }, { battleline: ['yxilx-dominator', 'krump'] }] })
    t.fight('zorg', 'yxilx-dominator')
    expect([t.card('yxilx-dominator').stunned, t.card('krump').stunned]).toEqual([true, true])
    const lone = table({ seats: [{ house: 'mars', battleline: ['zorg'] }, { battleline: ['yxilx-dominator'] }] })
    expect(lone.fight('zorg', 'yxilx-dominator').card('yxilx-dominator').stunned).toBe(true)
    expect(lone.idle).toBe(true)
  })

  test('ulyq-megamouth alone uses nobody, and a stunned creature loses its stun (kf.stun.4)', () => {
    const alone = table({ seats: [{ house: 'mars', battleline: ['ulyq-megamouth', 'tunk'] }, { battleline: ['krump'] }] })
    expect(alone.reap('ulyq-megamouth').idle).toBe(true)
    const t = table({
      seats: [{ house: 'mars', battleline: ['ulyq-megamouth', { card: 'krump', stunned: true }] }, { battleline: ['troll'] }],
    })
    t.reap('ulyq-megamouth').target('krump').choose({ verb: 'unstun' })
    expect([t.card('krump').stunned, t.card('krump').exhausted, t.idle]).toEqual([false, true, true])
  })
})
