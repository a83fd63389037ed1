import { describe, expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** House Logos: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Logos is active unless said. */

const logos = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'logos', ...own }, other] })

describe('actions', () => {
  test('bouncing-deathquark destroys one of each side and may be repeated while all of it is possible (kf.repeat.1)', () => {
    const t = logos({ hand: ['bouncing-deathquark'], battleline: ['batdrone', 'mother'] }, { battleline: ['troll', 'krump', 'bumpsy'] })
    t.play('bouncing-deathquark')
    expect(t.targets).toEqual(['bumpsy', 'krump', 'troll'])
    t.target('troll')
    expect(t.targets).toEqual(['batdrone', 'mother'])
    t.target('batdrone').yes().target('krump').target('mother')
    // no friendly creature is left: no question any more
    expect([t.seat(0).battleline, t.seat(1).battleline, t.idle]).toEqual([[], ['bumpsy'], true])
    const once = logos({ hand: ['bouncing-deathquark'], battleline: ['batdrone', 'mother'] }, { battleline: ['troll', 'krump'] })
    expect(once.play('bouncing-deathquark').target('troll').target('mother').no().seat(1).battleline).toEqual(['krump'])
    // the first time as much as possible is done (kf.ability.3)
    const alone = logos({ hand: ['bouncing-deathquark'], battleline: ['mother'] })
    expect(alone.play('bouncing-deathquark').target('mother').idle).toBe(true)
    expect(alone.seat(0).battleline).toEqual([])
  })

  test('bouncing-deathquark destroys the two together, so that neither sees the other go (kf.simultaneous.1, kf.destroyed.9)', () => {
    const t = logos({ hand: ['bouncing-deathquark'], battleline: ['tolas'] }, { battleline: ['troll'] })
    t.play('bouncing-deathquark').target('troll').target('tolas')
    expect([t.seat(0).amber, t.seat(1).amber, t.seat(0).battleline, t.idle]).toEqual([0, 0, [], true])
  })

  test('dimension-door: amber from reaping is stolen instead, and only that from reaping', () => {
    const t = logos({ hand: ['dimension-door', 'labwork'], battleline: ['batdrone', 'mother'] }, { amber: 1 })
    t.play('dimension-door').play('labwork')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1, 1])
    t.reap('batdrone')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 0])
    // nothing to steal, nothing gained
    t.reap('mother')
    expect([t.seat(0).amber, t.seat(1).amber, t.idle]).toEqual([2, 0, true])
  })

  test('dimension-door steals nothing where nothing can be stolen, and lasts one turn (kf.replacement.1)', () => {
    const t = logos(
      { hand: ['dimension-door'], battleline: ['batdrone'], houses: ['logos'] },
      { amber: 3, battleline: ['the-vaultkeeper'], houses: ['sanctum'] },
    )
    t.play('dimension-door').reap('batdrone')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([0, 3])
    t.endTurn().house('sanctum').endTurn().house('logos').reap('batdrone')
    expect(t.seat(0).amber).toBe(1)
  })

  test('effervescent-principle: each player loses half, rounded down', () => {
    const t = logos({ hand: ['effervescent-principle'], amber: 5 }, { amber: 4 })
    t.play('effervescent-principle')
    expect([t.seat(0).amber, t.seat(1).amber, t.seat(0).chains, t.idle]).toEqual([3, 2, 1, true])
    const little = logos({ hand: ['effervescent-principle'], amber: 1 })
    expect(little.play('effervescent-principle').seat(0).amber).toBe(1)
  })

  test('foggify: the opponent’s creatures cannot fight in the next turn, but reap', () => {
    const t = logos({ hand: ['foggify'], battleline: ['mother'] }, { battleline: ['troll'], houses: ['brobnar'], hand: ['anger', 'krump'] })
    t.play('foggify').endTurn().house('brobnar')
    expect([t.can({ verb: 'fight', card: 'troll' }), t.can({ verb: 'reap', card: 'troll' })]).toEqual([false, true])
    // an order to fight does not help (kf.cannot.2); creatures that come later are meant too
    t.play('anger').target('troll')
    expect(t.card('mother').damage).toBe(0)
    t.endTurn().house('logos').endTurn().house('brobnar')
    expect(t.can({ verb: 'fight', card: 'troll' })).toBe(true)
  })

  test('help-from-future-self finds a Timetraveller in deck or discard pile; the rest is shuffled in (kf.search.1)', () => {
    const t = logos({
      hand: ['help-from-future-self'],
      deck: ['punch', 'timetraveller', 'mother'],
      discard: ['troll', 'timetraveller'],
    })
    t.play('help-from-future-self')
    expect(t.targets).toEqual(['timetraveller', 'timetraveller'])
    t.choose({ target: { card: 'timetraveller', copy: 1 } })
    expect(t.seat(0)).toMatchObject({ hand: ['timetraveller'], discard: ['help-from-future-self'] })
    expect(t.seat(0).deck.sort()).toEqual(['mother', 'punch', 'timetraveller', 'troll'])
    expect(t.log.some((event) => event.kind === 'reveal')).toBe(true)
    expect(t.idle).toBe(true)
    // finding nothing is allowed (kf.search.2)
    const unwilling = logos({ hand: ['help-from-future-self'], deck: ['timetraveller'], discard: ['troll'] })
    expect(unwilling.play('help-from-future-self').done().seat(0).hand).toEqual([])
    const none = logos({ hand: ['help-from-future-self'], deck: ['punch'], discard: ['troll'] })
    expect(none.play('help-from-future-self').idle).toBe(true)
    expect(none.seat(0).deck.sort()).toEqual(['punch', 'troll'])
  })

  test('interdimensional-graft: a key forged in the opponent’s next turn leaves the rest of the amber to you', () => {
    const t = logos({ hand: ['interdimensional-graft'], houses: ['logos'] }, { amber: 9, houses: ['brobnar'] })
    t.play('interdimensional-graft').endTurn().choose({ color: 'red' })
    // one from the bonus icon
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([4, 0])
    const poor = logos({ hand: ['interdimensional-graft'], houses: ['logos'] }, { amber: 5, houses: ['brobnar'] })
    poor.play('interdimensional-graft').endTurn().house('brobnar').setAmber(1, 7).endTurn().house('logos').endTurn()
    // a turn later it is over
    poor.choose({ color: 'red' })
    expect([poor.seat(0).amber, poor.seat(1).amber]).toEqual([1, 1])
  })

  test('knowledge-is-power archives a card or gains one for each archived card', () => {
    const t = logos({ hand: ['knowledge-is-power', 'punch'], archives: ['mother', 'troll'] })
    t.play('knowledge-is-power')
    expect(t.options.map(({ mode }) => mode)).toEqual([0, 1])
    t.choose({ mode: 1 })
    expect(t.seat(0)).toMatchObject({ amber: 2, hand: ['punch'] })
    expect(t.idle).toBe(true)
    const archive = logos({ hand: ['knowledge-is-power', 'punch'] })
    archive.play('knowledge-is-power').choose({ mode: 0 }).target('punch')
    expect(archive.seat(0)).toMatchObject({ amber: 0, archives: ['punch'] })
  })

  test('labwork archives a card from your hand; the action itself is not in hand (kf.action.3)', () => {
    const t = logos({ hand: ['labwork', 'punch', 'mother'] })
    t.play('labwork')
    expect(t.targets).toEqual(['mother', 'punch'])
    expect(t.target('mother').seat(0)).toMatchObject({ hand: ['punch'], archives: ['mother'], amber: 1 })
    expect(t.idle).toBe(true)
    expect(logos({ hand: ['labwork'] }).play('labwork').idle).toBe(true)
  })

  test('library-access draws for each other card played this turn and is purged', () => {
    const t = logos({ hand: ['library-access', 'labwork', 'mother', 'punch'], deck: ['…'] })
    t.play('library-access')
    expect(t.seat(0)).toMatchObject({ purged: ['library-access'], discard: [] })
    expect(t.seat(0).hand.length).toBe(3)
    t.play('mother')
    expect(t.seat(0).hand.length).toBe(3)
    // it draws only after the other card has resolved, or in the order chosen with its play ability (kf.after.2)
    t.play('labwork').choose({ card: 'library-access' }).target('punch')
    expect(t.seat(0).archives).toEqual(['punch'])
    expect(t.seat(0).hand.length).toBe(2)
    expect(t.idle).toBe(true)
  })

  test('library-access: two of them draw two', () => {
    const t = logos({ hand: ['library-access', 'library-access', 'mother'], deck: ['…'] })
    t.play({ card: 'library-access', copy: 1 }).play('library-access')
    // the second is another card for the first, which draws one; the order is asked (kf.after.2)
    expect(t.decision).toMatchObject({ kind: 'order' })
    t.choose({ card: { card: 'library-access', copy: 2 } })
    expect(t.seat(0).hand.length).toBe(2)
    t.play('mother')
    expect(t.seat(0).hand.length).toBe(3)
    expect(t.idle).toBe(true)
  })

  test('neuro-syphon steals and draws when the opponent has more amber, bonus included (kf.bonus.1)', () => {
    const t = logos({ hand: ['neuro-syphon'], amber: 1 }, { amber: 3 })
    t.play('neuro-syphon')
    expect([t.seat(0).amber, t.seat(1).amber, t.seat(0).hand.length, t.idle]).toEqual([3, 2, 1, true])
    const equal = logos({ hand: ['neuro-syphon'], amber: 2 }, { amber: 3 })
    equal.play('neuro-syphon')
    expect([equal.seat(0).amber, equal.seat(1).amber, equal.seat(0).hand]).toEqual([3, 3, []])
  })

  test('phase-shift allows one card that is not Logos this turn', () => {
    const t = logos({ hand: ['phase-shift', 'punch', 'troll', 'mother'], houses: ['logos'] })
    expect(t.can({ verb: 'play', card: 'punch' })).toBe(false)
    t.play('phase-shift')
    expect(['punch', 'troll', 'mother'].map((card) => t.can({ verb: 'play', card }))).toEqual([true, true, true])
    expect(t.can({ verb: 'discard', card: 'punch' })).toBe(false)
    t.play('mother').play('troll', { left: true })
    expect(t.can({ verb: 'play', card: 'punch' })).toBe(false)
    // it may not be used: its house is not active
    expect(t.can({ verb: 'reap', card: 'troll' })).toBe(false)
    const kept = logos({ hand: ['phase-shift', 'punch'], houses: ['logos'] }, { houses: ['brobnar'] })
    kept.play('phase-shift').endTurn().house('brobnar').endTurn().house('logos')
    expect(kept.can({ verb: 'play', card: 'punch' })).toBe(false)
  })

  test('phase-shift twice allows two', () => {
    const t = logos({ hand: ['phase-shift', 'phase-shift', 'punch', 'troll', 'anger'] })
    t.play({ card: 'phase-shift', copy: 1 }).play({ card: 'phase-shift', copy: 2 }).play('troll')
    expect(t.play('punch').target('troll').can({ verb: 'play', card: 'anger' })).toBe(false)
  })

  test('phase-shift is not used up by a card that something in play allows', () => {
    const t = logos({ hand: ['phase-shift', 'dew-faerie', 'mighty-tiger', 'bumpsy'], battleline: ['witch-of-the-wilds'] })
    t.play('phase-shift').play('dew-faerie', { right: true })
    expect([t.can({ verb: 'play', card: 'mighty-tiger' }), t.can({ verb: 'play', card: 'bumpsy' })]).toEqual([true, true])
    t.play('mighty-tiger', { right: true })
    expect([t.can({ verb: 'play', card: 'bumpsy' }), t.idle]).toEqual([false, true])
  })

  test('positron-bolt runs along the line: three, two, one', () => {
    const t = logos({ hand: ['positron-bolt'], battleline: ['mother'] }, { battleline: ['troll', 'krump', 'valdr', 'bumpsy'] })
    t.play('positron-bolt')
    expect(t.targets).toEqual(['bumpsy', 'mother', 'troll'])
    t.target('bumpsy')
    expect(t.targets).toEqual(['valdr'])
    t.target('valdr')
    expect(['troll', 'krump', 'valdr', 'bumpsy'].map((id) => t.card(id).damage)).toEqual([0, 1, 2, 3])
    expect(t.idle).toBe(true)
  })

  test('positron-bolt goes on when the first creatures are destroyed, and stops where the line ends', () => {
    const t = logos({ hand: ['positron-bolt'] }, { battleline: ['dust-imp', 'batdrone', 'troll', 'krump'] })
    t.play('positron-bolt').target('dust-imp').target('batdrone')
    expect(t.seat(1).battleline).toEqual(['troll', 'krump'])
    expect([t.card('troll').damage, t.card('krump').damage]).toEqual([1, 0])
    const short = logos({ hand: ['positron-bolt'] }, { battleline: ['troll', 'krump'] })
    short.play('positron-bolt').target('krump').target('troll')
    expect([short.card('troll').damage, short.card('krump').damage, short.idle]).toEqual([2, 3, true])
    const lone = logos({ hand: ['positron-bolt'] }, { battleline: ['troll'] })
    expect(lone.play('positron-bolt').target('troll').idle).toBe(true)
  })

  test('positron-bolt from a creature that only counts as on a flank goes to one side and keeps its direction', () => {
    const t = logos(
      { hand: ['positron-bolt'], artifacts: ['spectral-tunneler'] },
      { battleline: ['troll', 'krump', 'dust-imp', 'valdr', 'bumpsy'] },
    )
    t.action('spectral-tunneler').target('dust-imp').play('positron-bolt').target('dust-imp')
    expect(t.targets).toEqual(['krump', 'valdr'])
    t.target('valdr')
    expect(['troll', 'krump', 'valdr', 'bumpsy'].map((id) => t.card(id).damage)).toEqual([0, 0, 2, 1])
    expect(t.idle).toBe(true)
  })

  test('random-access-archives archives the top card of your deck', () => {
    const t = logos({ hand: ['random-access-archives'], deck: ['troll', 'punch'] })
    expect(t.play('random-access-archives').seat(0)).toMatchObject({ archives: ['troll'], deck: ['punch'] })
    expect(t.idle).toBe(true)
    // an empty deck is not made anew (kf.deck.3)
    const empty = logos({ hand: ['random-access-archives'], deck: [], discard: ['troll'] })
    expect(empty.play('random-access-archives').seat(0)).toMatchObject({ archives: [], deck: [] })
  })

  test('remote-access uses an enemy artifact as if it were yours (kf.control.5)', () => {
    const t = logos({ hand: ['remote-access'], artifacts: ['the-howling-pit'] }, { artifacts: ['library-of-babble', 'banner-of-battle'] })
    t.play('remote-access')
    expect(t.targets).toEqual(['library-of-babble'])
    t.target('library-of-babble').choose({ verb: 'action' })
    expect([t.seat(0).hand.length, t.seat(1).hand.length]).toEqual([1, 0])
    expect(t.card('library-of-babble')).toMatchObject({ exhausted: true, controller: 1 })
    expect(t.idle).toBe(true)
    // where none has an ability to use, nothing is asked
    const plain = logos({ hand: ['remote-access'] }, { artifacts: ['banner-of-battle'] })
    expect(plain.play('remote-access').idle).toBe(true)
  })

  test('reverse-time swaps deck and discard pile and shuffles the new deck (kf.swap.1)', () => {
    const t = logos({ hand: ['reverse-time'], deck: ['troll', 'krump'], discard: ['punch', 'mother', 'anger'] })
    t.play('reverse-time')
    expect(t.seat(0).deck.sort()).toEqual(['anger', 'mother', 'punch'])
    expect(t.seat(0).discard.sort()).toEqual(['krump', 'reverse-time', 'troll'])
    expect(t.log.some((event) => event.kind === 'shuffle')).toBe(true)
    expect(t.log.find((event) => event.kind === 'swapPiles')).toMatchObject({ seat: 0, amount: 2, seen: 255 })
    expect(t.idle).toBe(true)
  })

  test('scrambler-storm: no action cards from the opponent in the next turn', () => {
    const t = logos({ hand: ['scrambler-storm'] }, { hand: ['punch', 'troll', 'cannon'], houses: ['brobnar'] })
    t.play('scrambler-storm').endTurn().house('brobnar')
    expect(['punch', 'troll', 'cannon'].map((card) => t.can({ verb: 'play', card }))).toEqual([false, true, true])
    t.endTurn().house('logos').endTurn().house('brobnar')
    expect(t.can({ verb: 'play', card: 'punch' })).toBe(true)
  })

  test('sloppy-labwork archives a card, then discards another', () => {
    const t = logos({ hand: ['sloppy-labwork', 'punch', 'mother'] })
    t.play('sloppy-labwork').target('mother')
    expect(t.targets).toEqual(['punch'])
    expect(t.target('punch').seat(0)).toMatchObject({ hand: [], archives: ['mother'], discard: ['sloppy-labwork', 'punch'] })
    expect(t.idle).toBe(true)
    const one = logos({ hand: ['sloppy-labwork', 'punch'] })
    expect(one.play('sloppy-labwork').target('punch').seat(0)).toMatchObject({ archives: ['punch'], discard: ['sloppy-labwork'] })
  })

  test('twin-bolt-emission deals two to two different creatures at once', () => {
    const t = logos({ hand: ['twin-bolt-emission'], battleline: ['mother'] }, { battleline: ['troll', 'dust-imp'] })
    t.play('twin-bolt-emission')
    expect(t.targets).toEqual(['dust-imp', 'mother', 'troll'])
    t.choose({ targets: ['troll', 'dust-imp'] })
    expect([t.card('troll').damage, t.card('dust-imp').zone, t.card('mother').damage]).toEqual([2, 'discard', 0])
    expect(t.idle).toBe(true)
    // a single creature is hit once (kf.upto.2)
    const lone = logos({ hand: ['twin-bolt-emission'] }, { battleline: ['troll'] })
    expect(lone.play('twin-bolt-emission').target('troll').card('troll').damage).toBe(2)
    expect(lone.idle).toBe(true)
  })

  test('wild-wormhole plays the top card of your deck, of any house, with its icons (kf.play.4, kf.use.5)', () => {
    const t = logos({ hand: ['wild-wormhole'], deck: ['smith', '…'], battleline: ['mother'] })
    t.play('wild-wormhole')
    // its bonus, that of the card, and its effect
    expect([t.seat(0).amber, t.seat(0).discard]).toEqual([4, ['wild-wormhole', 'smith']])
    expect(t.idle).toBe(true)
    // a card that cannot be played stays where it is (kf.cannot.2)
    const stuck = logos({ hand: ['wild-wormhole'], deck: ['truebaru'] })
    expect(stuck.play('wild-wormhole').seat(0).deck).toEqual(['truebaru'])
    const empty = logos({ hand: ['wild-wormhole'], deck: [] })
    expect(empty.play('wild-wormhole').idle).toBe(true)
  })
})

describe('artifacts', () => {
  test('anomaly-exploiter destroys a damaged creature', () => {
    const t = logos(
      { artifacts: ['anomaly-exploiter'], battleline: [{ card: 'mother', damage: 1 }] },
      { battleline: ['troll', { card: 'krump', damage: 1 }] },
    )
    t.action('anomaly-exploiter')
    expect(t.targets).toEqual(['krump', 'mother'])
    expect(t.target('krump').card('krump').zone).toBe('discard')
    expect(t.idle).toBe(true)
    expect(logos({ artifacts: ['anomaly-exploiter'] }, { battleline: ['troll'] }).action('anomaly-exploiter').idle).toBe(true)
  })

  test('chaos-portal plays the revealed card when it is of the chosen house', () => {
    const t = logos({ artifacts: ['chaos-portal'], deck: ['troll', 'punch'], houses: ['logos', 'brobnar', 'mars'] })
    t.action('chaos-portal').house('brobnar')
    expect(t.seat(0)).toMatchObject({ battleline: ['troll'], deck: ['punch'] })
    expect(t.idle).toBe(true)
    const wrong = logos({ artifacts: ['chaos-portal'], deck: ['troll', 'punch'], houses: ['logos', 'brobnar', 'mars'] })
    expect(wrong.action('chaos-portal').house('mars').seat(0)).toMatchObject({ battleline: [], deck: ['troll', 'punch'] })
    expect(wrong.log.some((event) => event.kind === 'reveal')).toBe(true)
    const empty = logos({ artifacts: ['chaos-portal'], deck: [] })
    expect(empty.action('chaos-portal').house('logos').idle).toBe(true)
  })

  test('crazy-killing-machine destroys one card for each house discarded; with two it survives', () => {
    const t = logos(
      { artifacts: ['crazy-killing-machine'], battleline: ['troll'], deck: ['punch', '…'] },
      { artifacts: ['cannon'], battleline: ['pitlord'], deck: ['fear', '…'] },
    )
    t.action('crazy-killing-machine')
    expect(t.decision).toMatchObject({ kind: 'order' })
    expect(t.targets).toEqual(['fear', 'punch'])
    t.choose({ target: 'punch' })
    expect(t.targets).toEqual(['cannon', 'troll'])
    t.target('cannon').target('pitlord')
    expect([t.seat(1).artifacts, t.seat(1).battleline, t.seat(0).battleline]).toEqual([[], [], ['troll']])
    expect([t.card('crazy-killing-machine').zone, t.idle]).toEqual(['artifacts', true])
  })

  test('crazy-killing-machine destroys itself when fewer than two cards are destroyed; a saved one does not count', () => {
    const one = logos({ artifacts: ['crazy-killing-machine'], deck: ['punch', '…'] }, { battleline: ['troll'], deck: ['…'] })
    one.action('crazy-killing-machine').target('troll')
    expect([one.card('troll').zone, one.card('crazy-killing-machine').zone, one.idle]).toEqual(['discard', 'discard', true])
    const warded = logos(
      { artifacts: ['crazy-killing-machine'], deck: ['punch', '…'] },
      { battleline: [{ card: 'troll', warded: true }, 'pitlord'], deck: ['fear', '…'] },
    )
    warded.action('crazy-killing-machine').choose({ target: 'punch' }).target('troll').target('pitlord')
    expect([warded.card('troll').zone, warded.card('crazy-killing-machine').zone]).toEqual(['battleline', 'discard'])
    // it may be one of the two itself
    const self = logos({ artifacts: ['crazy-killing-machine'], deck: ['labwork'] }, { battleline: ['troll'], deck: ['punch'] })
    self.action('crazy-killing-machine').choose({ target: 'labwork' }).target('crazy-killing-machine').target('troll')
    expect([self.card('troll').zone, self.seat(0).artifacts, self.idle]).toEqual(['discard', [], true])
    // without decks nothing is discarded (kf.deck.3)
    const empty = logos({ artifacts: ['crazy-killing-machine'], deck: [] }, { deck: [] })
    expect(empty.action('crazy-killing-machine').seat(0).artifacts).toEqual([])
  })

  test('library-of-babble draws a card', () => {
    const t = logos({ artifacts: ['library-of-babble'], deck: ['troll', 'punch'] })
    expect(t.action('library-of-babble').seat(0).hand).toEqual(['troll'])
    expect([t.card('library-of-babble').exhausted, t.idle]).toEqual([true, true])
    // an empty deck is made anew for a draw (kf.deck.1)
    const empty = logos({ artifacts: ['library-of-babble'], deck: [], discard: ['krump'] })
    expect(empty.action('library-of-babble').seat(0).hand).toEqual(['krump'])
  })

  test('mobius-scroll archives itself and up to two cards from your hand', () => {
    const t = logos({ artifacts: ['mobius-scroll'], hand: ['punch', 'mother', 'troll'] })
    t.action('mobius-scroll')
    expect(t.targets).toEqual(['mother', 'punch', 'troll'])
    t.choose({ targets: ['mother', 'troll'] })
    expect(t.seat(0).archives.sort()).toEqual(['mobius-scroll', 'mother', 'troll'])
    expect(t.seat(0)).toMatchObject({ hand: ['punch'], artifacts: [] })
    expect(t.idle).toBe(true)
    const alone = logos({ artifacts: ['mobius-scroll'], hand: ['punch'] })
    expect(alone.action('mobius-scroll').done().seat(0)).toMatchObject({ archives: ['mobius-scroll'], hand: ['punch'] })
  })

  test('pocket-universe keeps amber that pays for keys (kf.forge.5, kf.forge.6)', () => {
    const t = logos({ artifacts: ['pocket-universe'], amber: 2, houses: ['logos'] }, { houses: ['brobnar'] })
    t.action('pocket-universe')
    expect([t.seat(0).amber, t.card('pocket-universe').amber, t.idle]).toEqual([1, 1, true])
    t.setAmber(0, 5).endTurn().house('brobnar').endTurn()
    expect(t.decision?.kind).toBe('pay')
    t.choose({ amount: 1 }).choose({ color: 'blue' })
    expect([t.seat(0).keys, t.seat(0).amber, t.card('pocket-universe').amber]).toEqual([['blue'], 0, 0])
    const empty = logos({ artifacts: ['pocket-universe'] })
    expect(empty.action('pocket-universe').card('pocket-universe').amber).toBe(0)
  })

  test('spangler-box purges a creature and changes hands; when it leaves, all come back to their owners (kf.putinto.1)', () => {
    const t = logos(
      { artifacts: ['spangler-box'], battleline: ['dust-imp', 'mother'], houses: ['logos', 'dis'], hand: ['poltergeist'] },
      { battleline: ['troll', 'krump'], houses: ['logos', 'brobnar'] },
    )
    t.action('spangler-box').target('troll')
    expect([t.seat(1).purged, t.seat(1).artifacts]).toEqual([['troll'], ['spangler-box']])
    // it came exhausted (kf.control.3)
    t.endTurn().house('logos')
    expect(t.can({ verb: 'action', card: 'spangler-box' })).toBe(false)
    t.set('spangler-box', { exhausted: false }).action('spangler-box').target('mother')
    expect([t.seat(0).purged, t.seat(0).artifacts]).toEqual([['mother'], ['spangler-box']])
    t.endTurn().house('dis').play('poltergeist').target('spangler-box')
    // the active player says in which order they return
    expect(t.decision).toMatchObject({ kind: 'order' })
    t.choose({ target: 'mother' }).choose({ place: 'left' }).choose({ place: 'left' })
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([
      ['mother', 'dust-imp'],
      ['troll', 'krump'],
    ])
    expect([t.seat(0).purged, t.seat(1).purged, t.seat(0).discard]).toEqual([[], [], ['spangler-box', 'poltergeist'].reverse()])
    expect([t.card('troll').exhausted, t.idle]).toEqual([true, true])
  })

  test('spangler-box stays when nothing was purged (kf.ward.3), and what it gave back is forgotten', () => {
    const warded = logos({ artifacts: ['spangler-box'] }, { battleline: [{ card: 'troll', warded: true }] })
    warded.action('spangler-box').target('troll')
    expect([warded.card('spangler-box').controller, warded.card('troll').zone, warded.idle]).toEqual([0, 'battleline', true])
    expect(
      logos({ artifacts: ['spangler-box'] })
        .action('spangler-box')
        .card('spangler-box').controller,
    ).toBe(0)
  })

  test('spectral-tunneler: the creature counts as on a flank and draws after reaping, this turn', () => {
    const t = logos({ artifacts: ['spectral-tunneler'], battleline: ['mother', 'doc-bookton', 'batdrone'], houses: ['logos'] })
    t.action('spectral-tunneler').target('doc-bookton')
    expect(t.card('doc-bookton').flank).toBe('counts')
    t.reap('doc-bookton')
    // its own ability and the granted one
    while (!t.idle) t.choose({ option: t.options[0].option })
    expect(t.seat(0).hand.length).toBe(2)
    t.endTurn()
    expect(t.card('doc-bookton').flank).toBeUndefined()
  })

  test('strange-gizmo destroys every creature and artifact after you forge', () => {
    const t = table({
      step: 'forge',
      seats: [
        { artifacts: ['strange-gizmo'], battleline: ['mother'], amber: 6 },
        { battleline: ['troll'], artifacts: ['cannon'], amber: 6 },
      ],
    })
    t.choose({ color: 'red' })
    expect([t.seat(0), t.seat(1)].map(({ battleline, artifacts }) => [battleline, artifacts])).toEqual([
      [[], []],
      [[], []],
    ])
    const other = table({ active: 1, step: 'forge', seats: [{ artifacts: ['strange-gizmo'], battleline: ['mother'] }, { amber: 6 }] })
    expect(other.choose({ color: 'red' }).seat(0).battleline).toEqual(['mother'])
  })

  test('the-howling-pit: each player refills to one card more', () => {
    const t = logos({ artifacts: ['the-howling-pit'] }, { houses: ['brobnar'] })
    expect([t.seat(0).handLimit, t.seat(1).handLimit]).toEqual([7, 7])
    expect(t.endTurn().seat(0).hand.length).toBe(7)
  })
})

describe('creatures', () => {
  test('batdrone attacks without harm and steals (kf.skirmish.1)', () => {
    const t = logos({ battleline: ['batdrone'] }, { battleline: ['troll'], amber: 1 })
    t.fight('batdrone', 'troll')
    expect([t.card('batdrone').damage, t.card('troll').damage, t.seat(0).amber, t.idle]).toEqual([0, 2, 1, true])
  })

  test('brain-eater draws for a creature that it destroys in a fight, attacking or attacked', () => {
    const t = logos({ battleline: ['brain-eater'] }, { battleline: ['dust-imp', 'troll'] })
    t.fight('brain-eater', 'dust-imp')
    expect([t.seat(0).hand.length, t.idle]).toEqual([1, true])
    const attacked = table({ active: 1, seats: [{ battleline: ['brain-eater'] }, { house: 'brobnar', battleline: ['bumpsy'] }] })
    expect(attacked.fight('bumpsy', 'brain-eater').seat(0).hand.length).toBe(1)
    const survived = logos({ battleline: ['brain-eater'] }, { battleline: ['troll'] })
    expect(survived.fight('brain-eater', 'troll').seat(0).hand.length).toBe(0)
  })

  test('dextre captures one and goes on top of its owner’s deck when destroyed; it was destroyed all the same (kf.destroyed.6)', () => {
    const t = logos({ hand: ['dextre'], deck: ['punch'] }, { amber: 1 })
    expect(t.play('dextre').card('dextre').amber).toBe(1)
    const dies = logos({ battleline: ['mother'] }, { battleline: [{ card: 'dextre', owner: 0, amber: 1 }], artifacts: ['soul-snatcher'] })
    dies.fight('mother', 'dextre')
    expect(dies.seat(0).deck[0]).toBe('dextre')
    // its amber, and one for the destruction
    expect([dies.seat(0).amber, dies.seat(1).amber, dies.idle]).toEqual([2, 0, true])
  })

  test('doc-bookton draws after reaping', () => {
    const t = logos({ battleline: ['doc-bookton'] })
    expect(t.reap('doc-bookton').seat(0)).toMatchObject({ amber: 1 })
    expect([t.seat(0).hand.length, t.idle]).toEqual([1, true])
    // not when only its stun is removed (kf.stun.2)
    const stunned = logos({ battleline: [{ card: 'doc-bookton', stunned: true }] })
    expect(stunned.unstun('doc-bookton').seat(0).hand).toEqual([])
  })

  test('dr-escotera gains one for each key of the opponent', () => {
    const t = logos({ hand: ['dr-escotera'], keys: ['blue'] }, { keys: ['red', 'yellow'] })
    expect(t.play('dr-escotera').seat(0).amber).toBe(2)
    expect(t.idle).toBe(true)
    expect(
      logos({ hand: ['dr-escotera'], keys: ['blue'] })
        .play('dr-escotera')
        .seat(0).amber,
    ).toBe(0)
    // an abducted card goes to its owner's hand instead, so it was not discarded this way (kf.archives.6, kf.replacement.1)
    const abducted = logos({ hand: ['dysania'] }, { archives: [{ card: 'troll', owner: 0 }, 'punch'] })
    abducted.play('dysania')
    expect(abducted.seat(0)).toMatchObject({ amber: 1, hand: ['troll'] })
    expect(abducted.seat(1)).toMatchObject({ archives: [], discard: ['punch'] })
  })

  test('dysania discards the opponent’s archives for one amber each', () => {
    const t = logos({ hand: ['dysania'], archives: ['mother'] }, { archives: ['troll', 'punch'] })
    t.play('dysania')
    expect([t.seat(0).amber, t.seat(1).archives, t.seat(1).discard.sort(), t.seat(0).archives]).toEqual([
      2,
      [],
      ['punch', 'troll'],
      ['mother'],
    ])
    expect(t.idle).toBe(true)
    expect(
      logos({ hand: ['dysania'] })
        .play('dysania')
        .seat(0).amber,
    ).toBe(0)
  })

  test('ganymede-archivist archives a card after reaping', () => {
    const t = logos({ battleline: ['ganymede-archivist'], hand: ['punch', 'mother'] })
    expect(t.reap('ganymede-archivist').target('punch').seat(0)).toMatchObject({ hand: ['mother'], archives: ['punch'] })
    expect(t.idle).toBe(true)
  })

  test('harland-mindlock controls an enemy flank creature until it leaves play (kf.control.2, kf.control.3)', () => {
    const t = logos(
      { hand: ['harland-mindlock'], battleline: ['mother'] },
      { battleline: ['troll', 'bumpsy', 'krump'], houses: ['brobnar'], hand: ['punch'] },
    )
    t.play('harland-mindlock', { right: true })
    expect(t.targets).toEqual(['krump', 'troll'])
    t.target('troll').choose({ place: 'left' })
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([
      ['troll', 'mother', 'harland-mindlock'],
      ['bumpsy', 'krump'],
    ])
    expect(t.card('troll')).toMatchObject({ controller: 0, seat: 1 })
    t.endTurn().house('brobnar').play('punch').target('harland-mindlock').choose({ place: 'right' })
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['mother'], ['bumpsy', 'krump', 'troll']])
    expect(t.idle).toBe(true)
    expect(logos({ hand: ['harland-mindlock'] }).play('harland-mindlock').idle).toBe(true)
  })

  test('quixo-the-adventurer attacks without harm and draws', () => {
    const t = logos({ battleline: ['quixo-the-adventurer'] }, { battleline: ['troll'] })
    t.fight('quixo-the-adventurer', 'troll')
    expect([t.card('quixo-the-adventurer').damage, t.card('troll').damage, t.seat(0).hand.length]).toEqual([0, 3, 1])
    // an elusive foe changes nothing about that (kf.elusive.3)
    const elusive = logos({ battleline: ['quixo-the-adventurer'] }, { battleline: ['drumble'] })
    expect(elusive.fight('quixo-the-adventurer', 'drumble').seat(0).hand.length).toBe(1)
  })

  test('mother: you refill to one card more', () => {
    const t = logos({ battleline: ['mother'] })
    expect([t.seat(0).handLimit, t.seat(1).handLimit]).toEqual([7, 6])
    expect(t.endTurn().seat(0).hand.length).toBe(7)
  })

  test('neutron-shark destroys one of each side and repeats while the discarded card is not Logos (kf.repeat.1)', () => {
    const t = logos(
      { hand: ['neutron-shark'], battleline: ['mother', 'batdrone'], deck: ['punch', 'labwork', 'troll'] },
      { battleline: ['troll', 'krump'], artifacts: ['cannon'] },
    )
    t.play('neutron-shark', { right: true })
    expect(t.targets).toEqual(['cannon', 'krump', 'troll'])
    t.target('cannon')
    expect(t.targets).toEqual(['batdrone', 'mother', 'neutron-shark'])
    t.target('mother').target('troll').target('batdrone')
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['neutron-shark'], ['krump']])
    expect([t.seat(0).deck, t.idle]).toEqual([['troll'], true])
  })

  test('neutron-shark: gone, it does not repeat (kf.repeat.3); without a card to discard neither (kf.reveal.2)', () => {
    const t = logos({ hand: ['neutron-shark'], battleline: ['mother'], deck: ['punch', 'anger'] }, { battleline: ['troll', 'krump'] })
    t.play('neutron-shark', { left: true }).target('troll').target('neutron-shark')
    expect([t.seat(0).deck, t.seat(1).battleline, t.idle]).toEqual([['anger'], ['krump'], true])
    const empty = logos({ battleline: ['neutron-shark', 'mother'], deck: [] }, { battleline: ['troll', 'krump'] })
    empty.reap('neutron-shark').target('troll').target('mother')
    expect([empty.seat(1).battleline, empty.idle]).toEqual([['krump'], true])
    const fight = logos(
      { battleline: [{ card: 'neutron-shark', counters: { power: 5 } }], deck: ['labwork'] },
      { battleline: ['dust-imp'] },
    )
    expect(fight.fight('neutron-shark', 'dust-imp').target('neutron-shark').idle).toBe(true)
  })

  test('neutron-shark destroys the two together (kf.simultaneous.1)', () => {
    const t = logos({ hand: ['neutron-shark'], battleline: ['tolas'], deck: ['mother'] }, { battleline: ['troll'], artifacts: ['cannon'] })
    t.play('neutron-shark', { left: true })
    expect(t.targets).toEqual(['cannon', 'troll'])
    t.target('troll')
    expect(t.targets).toEqual(['neutron-shark', 'tolas'])
    t.target('tolas')
    expect([t.seat(0).amber, t.seat(0).discard, t.seat(1).battleline, t.idle]).toEqual([0, ['mother', 'tolas'], [], true])
  })

  test('novu-archaeologist archives a card from your discard pile', () => {
    const t = logos({ battleline: ['novu-archaeologist'], discard: ['punch', 'troll'] }, { discard: ['krump'] })
    t.action('novu-archaeologist')
    expect(t.targets).toEqual(['punch', 'troll'])
    expect(t.target('punch').seat(0)).toMatchObject({ archives: ['punch'], discard: ['troll'] })
    expect(t.idle).toBe(true)
  })

  test('ozmo-martianologist heals or stuns a Mars creature', () => {
    const t = logos({ battleline: ['ozmo-martianologist'] }, { battleline: [{ card: 'zorg', damage: 4 }, 'troll'] })
    t.reap('ozmo-martianologist').choose({ mode: 0 })
    expect(t.targets).toEqual(['zorg'])
    expect(t.target('zorg').card('zorg').damage).toBe(1)
    expect([t.card('ozmo-martianologist').keywords, t.idle]).toEqual([{ elusive: 1 }, true])
    const stuns = logos({ battleline: ['ozmo-martianologist'] }, { battleline: ['zorg'] })
    expect(stuns.reap('ozmo-martianologist').choose({ mode: 1 }).target('zorg').card('zorg').stunned).toBe(true)
    const none = logos({ battleline: ['ozmo-martianologist'] }, { battleline: ['troll'] })
    // nothing to choose, nothing is asked (kf.ability.3)
    expect([none.reap('ozmo-martianologist').idle, none.card('troll').stunned]).toEqual([true, false])
  })

  test('psychic-bug shows you the opponent’s hand, when played and after reaping', () => {
    const t = logos({ hand: ['psychic-bug'] }, { hand: ['punch', 'troll'] })
    t.play('psychic-bug')
    const looks = t.log.filter((event) => event.kind === 'look')
    expect(looks.map(({ cards }) => cards.length)).toEqual([2])
    expect([t.seat(1).hand, t.seat(0).amber, t.idle]).toEqual([['punch', 'troll'], 1, true])
    const reaps = logos({ battleline: ['psychic-bug'] }, { hand: ['punch'] })
    expect(reaps.reap('psychic-bug').log.filter((event) => event.kind === 'look').length).toBe(1)
  })

  test('replicator resolves the after-reap ability of another creature as if you controlled it', () => {
    const t = logos(
      { battleline: ['replicator', 'mother'], hand: ['punch'] },
      { battleline: ['ganymede-archivist', 'tocsin'], hand: ['anger'] },
    )
    t.reap('replicator')
    // of mother there is nothing to resolve
    expect(t.targets).toEqual(['ganymede-archivist', 'tocsin'])
    t.target('ganymede-archivist').target('punch')
    expect(t.seat(0).archives).toEqual(['punch'])
    expect([t.card('ganymede-archivist').exhausted, t.seat(0).amber, t.idle]).toEqual([false, 1, true])
    // "opponent" is yours
    const tocsin = logos({ battleline: ['replicator'], hand: ['punch'] }, { battleline: ['tocsin'], hand: ['anger'] })
    tocsin.reap('replicator').target('tocsin')
    expect([tocsin.seat(0).hand, tocsin.seat(1).hand]).toEqual([['punch'], []])
    const plain = logos({ battleline: ['replicator', 'mother'] })
    expect(plain.reap('replicator').idle).toBe(true)
  })

  test('replicator: "self" of the resolved ability is the other creature; two replicators come to an end', () => {
    const t = logos({ battleline: ['replicator'] }, { battleline: [{ card: 'troll', damage: 4 }] })
    expect(t.reap('replicator').target('troll').card('troll').damage).toBe(1)
    const two = logos({ battleline: ['replicator'] }, { battleline: ['replicator'] })
    two.reap({ card: 'replicator', seat: 0 })
    for (let i = 0; i < 20 && !two.idle; i++) two.choose({ verb: 'target' })
    expect([two.idle, two.seat(0).amber]).toEqual([true, 1])
  })

  test('replicator: a creature that captures does so from your opponent, although the opponent controls it (kf.control.5)', () => {
    const t = logos({ battleline: ['replicator'], amber: 1 }, { battleline: ['sequis'], amber: 3 })
    t.reap('replicator').target('sequis')
    expect([t.seat(0).amber, t.seat(1).amber, t.card('sequis').amber, t.card('sequis').exhausted, t.idle]).toEqual([2, 2, 1, false, true])
  })

  test('research-smoko archives the top card of your deck when destroyed', () => {
    const t = logos({ battleline: ['mother'] }, { battleline: ['research-smoko'], deck: ['troll', 'punch'] })
    t.fight('mother', 'research-smoko')
    expect([t.seat(1).archives, t.seat(1).deck, t.idle]).toEqual([['troll'], ['punch'], true])
  })

  test('skippy-timehog: the opponent cannot use cards in the next turn, but plays and discards', () => {
    const t = logos(
      { hand: ['skippy-timehog'] },
      {
        battleline: ['troll', { card: 'krump', stunned: true }],
        artifacts: ['cannon', 'screechbomb'],
        hand: ['bumpsy', 'anger'],
        houses: ['brobnar'],
      },
    )
    t.play('skippy-timehog').endTurn().house('brobnar')
    expect(t.options.map(({ verb }) => verb).filter((verb) => !['play', 'discard', 'end'].includes(verb))).toEqual([])
    expect(t.can({ verb: 'play', card: 'bumpsy' })).toBe(true)
    // orders do not help (kf.cannot.2)
    t.play('anger').target('troll')
    expect(t.card('skippy-timehog').zone).toBe('battleline')
    t.endTurn().house('logos').endTurn().house('brobnar')
    expect(t.can({ verb: 'reap', card: 'troll' })).toBe(true)
  })

  test('timetraveller draws two when played and shuffles itself into the deck', () => {
    const t = logos({ hand: ['timetraveller'], deck: ['…'] })
    expect(t.play('timetraveller').seat(0).hand.length).toBe(2)
    expect(t.seat(0).amber).toBe(1)
    const back = logos({ battleline: [{ card: 'timetraveller', owner: 1 }] }, { deck: ['punch'] })
    back.action('timetraveller')
    expect([back.seat(0).battleline, back.seat(1).deck.sort(), back.idle]).toEqual([[], ['punch', 'timetraveller'], true])
  })

  test('titan-mechanic: keys cost one less for both while it is on a flank (kf.flank.1)', () => {
    const t = logos({ battleline: ['titan-mechanic', 'mother', 'batdrone'] })
    expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([5, 5])
    const middle = logos({ battleline: ['mother', 'titan-mechanic', 'batdrone'] })
    expect([middle.seat(0).keyCost, middle.seat(1).keyCost]).toEqual([6, 6])
  })

  test('vespilon-theorist archives a card of the chosen house for one amber, else discards it', () => {
    const t = logos({ battleline: ['vespilon-theorist'], deck: ['troll', 'punch'], houses: ['logos', 'brobnar', 'mars'] })
    t.reap('vespilon-theorist').house('brobnar')
    expect(t.seat(0)).toMatchObject({ archives: ['troll'], deck: ['punch'], amber: 2 })
    expect([t.card('vespilon-theorist').keywords, t.idle]).toEqual([{ elusive: 1 }, true])
    const wrong = logos({ battleline: ['vespilon-theorist'], deck: ['troll', 'punch'], houses: ['logos', 'brobnar', 'mars'] })
    expect(wrong.reap('vespilon-theorist').house('mars').seat(0)).toMatchObject({ archives: [], discard: ['troll'], amber: 1 })
    const empty = logos({ battleline: ['vespilon-theorist'], deck: [] })
    expect(empty.reap('vespilon-theorist').house('logos').seat(0).amber).toBe(1)
    expect(empty.idle).toBe(true)
  })

  test('veylan-analyst gains one when you use an artifact', () => {
    const t = logos({ battleline: ['veylan-analyst'], artifacts: ['library-of-babble', 'mobius-scroll'] })
    t.action('library-of-babble')
    expect([t.seat(0).amber, t.seat(0).hand.length, t.idle]).toEqual([1, 1, true])
    // also one that leaves play by its use; the ability comes first (kf.after.1)
    t.action('mobius-scroll')
    expect(t.seat(0).amber).toBe(1)
    t.done()
    expect([t.seat(0).amber, t.seat(0).archives, t.idle]).toEqual([2, ['mobius-scroll'], true])
    const enemy = logos({ battleline: ['veylan-analyst'], hand: ['remote-access'] }, { artifacts: ['library-of-babble'] })
    enemy.play('remote-access').target('library-of-babble').choose({ verb: 'action' })
    // one from the bonus icon
    expect([enemy.seat(0).amber, enemy.idle]).toEqual([2, true])
    const other = table({ active: 1, seats: [{ battleline: ['veylan-analyst'] }, { house: 'logos', artifacts: ['library-of-babble'] }] })
    other.action('library-of-babble')
    expect([other.seat(0).amber, other.seat(1).amber]).toEqual([0, 0])
  })

  test('veylan-analyst sees the use when its ability is over: destroyed by it, it gains nothing (kf.after.1, kf.ability.1)', () => {
    const t = logos({ battleline: ['veylan-analyst'], artifacts: ['key-to-dis', 'cannon'], houses: ['logos', 'dis', 'brobnar'] })
    expect(t.can({ verb: 'action', card: 'cannon' })).toBe(false)
    t.omni('key-to-dis')
    expect([t.seat(0).amber, t.seat(0).battleline, t.idle]).toEqual([0, [], true])
  })
})

describe('upgrades', () => {
  test('experimental-therapy: stunned and exhausted, then usable whatever house is active, without belonging to it (kf.versatile.1)', () => {
    const t = logos({ hand: ['experimental-therapy'], battleline: ['troll'], houses: ['logos', 'dis'] }, { houses: ['mars', 'shadows'] })
    t.play('experimental-therapy', { onto: 'troll' })
    expect(t.card('troll')).toMatchObject({ stunned: true, exhausted: true, houses: ['brobnar'] })
    expect(t.idle).toBe(true)
    t.endTurn().house('mars').endTurn()
    // no house of the other deck can be chosen for it
    expect(t.options.map(({ house }) => house)).toEqual(['brobnar', 'dis', 'logos'])
    t.house('dis').unstun('troll')
    t.set('troll', { exhausted: false }).reap('troll')
    expect(t.seat(0).amber).toBe(1)
  })

  test('rocket-boots ready the creature after its first use this turn', () => {
    const t = logos({ battleline: [{ card: 'batdrone', upgrades: ['rocket-boots'] }] }, { battleline: ['troll'], amber: 2 })
    t.reap('batdrone')
    expect(t.card('batdrone').exhausted).toBe(false)
    t.fight('batdrone', 'troll')
    while (!t.idle) t.choose({ option: t.options[0].option })
    expect([t.card('batdrone').exhausted, t.seat(0).amber]).toEqual([true, 2])
    // in the order chosen with the creature's own ability
    const fights = logos({ battleline: [{ card: 'batdrone', upgrades: ['rocket-boots'] }] }, { battleline: ['troll'], amber: 2 })
    fights.fight('batdrone', 'troll')
    while (!fights.idle) fights.choose({ option: fights.options[0].option })
    expect([fights.card('batdrone').exhausted, fights.seat(0).amber]).toEqual([false, 1])
  })

  test('rocket-boots: removing a stun is a use, entering play is none (kf.use.3)', () => {
    const t = logos({ hand: ['rocket-boots'], battleline: [{ card: 'batdrone', stunned: true }] })
    t.play('rocket-boots', { onto: 'batdrone' }).unstun('batdrone').set('batdrone', { exhausted: false }).reap('batdrone')
    expect(t.card('batdrone').exhausted).toBe(true)
    const fresh = table({ seats: [{ house: 'shadows', hand: ['silvertooth', { card: 'rocket-boots', house: 'shadows' }] }, {}] })
    fresh.play('silvertooth').play('rocket-boots', { onto: 'silvertooth' }).reap('silvertooth')
    expect(fresh.card('silvertooth').exhausted).toBe(false)
    expect(fresh.idle).toBe(true)
  })

  test('transposition-sandals swap places and let the other creature be used this turn (kf.swap.2, kf.permission.3)', () => {
    const t = logos(
      { battleline: [{ card: 'mother', upgrades: ['transposition-sandals'] }, 'batdrone', 'troll'], houses: ['logos'] },
      { battleline: ['krump'], houses: ['brobnar'] },
    )
    expect(t.can({ verb: 'reap', card: 'troll' })).toBe(false)
    t.action('mother')
    expect(t.targets).toEqual(['batdrone', 'troll'])
    t.target('troll')
    expect(t.seat(0).battleline).toEqual(['troll', 'batdrone', 'mother'])
    expect([t.can({ verb: 'reap', card: 'troll' }), t.can({ verb: 'fight', card: 'troll' }), t.idle]).toEqual([true, true, true])
    t.endTurn().house('brobnar').endTurn().house('logos')
    expect(t.can({ verb: 'reap', card: 'troll' })).toBe(false)
    const alone = logos({ battleline: [{ card: 'mother', upgrades: ['transposition-sandals'] }] })
    expect(alone.action('mother').idle).toBe(true)
  })
})

describe('limits', () => {
  test('cards without a target do nothing and are played all the same (kf.ability.3)', () => {
    for (const id of [
      'bouncing-deathquark',
      'labwork',
      'positron-bolt',
      'remote-access',
      'twin-bolt-emission',
      'harland-mindlock',
      'dextre',
      'dysania',
    ]) {
      const t = logos({ hand: [id] })
      expect([id, t.play(id).idle, t.card(id).zone]).toEqual([
        id,
        true,
        ['harland-mindlock', 'dextre', 'dysania'].includes(id) ? 'battleline' : 'discard',
      ])
    }
    for (const id of ['random-access-archives', 'wild-wormhole', 'reverse-time']) {
      const t = logos({ hand: [id], deck: [] })
      expect([id, t.play(id).idle, t.seat(0).archives, t.seat(0).discard]).toEqual([id, true, [], [id]])
    }
  })

  test('twin-bolt-emission hits the only creature once (kf.upto.2)', () => {
    const t = logos({ hand: ['twin-bolt-emission'] }, { battleline: ['troll'] })
    expect([t.play('twin-bolt-emission').target('troll').card('troll').damage, t.idle]).toEqual([2, true])
  })

  test('foggify and an order to fight: the creature is readied only (kf.cannot.2, kf.ready.4)', () => {
    const t = logos(
      { hand: ['foggify'], battleline: ['mother'] },
      { houses: ['brobnar'], battleline: [{ card: 'troll', exhausted: true }], hand: ['anger'] },
    )
    t.play('foggify').endTurn().house('brobnar').play('anger').target('troll')
    expect([t.card('troll').exhausted, t.card('mother').damage, t.idle]).toEqual([false, 0, true])
  })

  test('scrambler-storm stops action cards that effects would play (kf.cannot.2)', () => {
    const t = logos({ hand: ['scrambler-storm'] }, { houses: ['logos'], artifacts: ['chaos-portal'], deck: ['labwork'] })
    t.play('scrambler-storm').endTurn().house('logos').action('chaos-portal').house('logos')
    expect([t.seat(1).deck, t.idle]).toEqual([['labwork'], true])
  })

  test('skippy-timehog forbids Omni abilities and the removal of a stun too (kf.use.3)', () => {
    const t = logos(
      { hand: ['skippy-timehog'] },
      { houses: ['logos'], battleline: [{ card: 'mother', stunned: true }, 'dextre'], artifacts: ['key-to-dis'], hand: ['labwork'] },
    )
    t.play('skippy-timehog').endTurn().house('logos')
    expect(t.options.map(({ verb }) => verb)).toEqual(['play', 'discard', 'end'])
  })

  test('wild-wormhole: what cannot be played stays on the deck, and the price is asked', () => {
    const poor = logos({ hand: ['wild-wormhole'], deck: ['truebaru'], amber: 1 })
    expect([poor.play('wild-wormhole').seat(0).deck, poor.seat(0).amber, poor.idle]).toEqual([['truebaru'], 2, true])
    const rich = logos({ hand: ['wild-wormhole'], deck: ['truebaru'], amber: 2 })
    expect([rich.play('wild-wormhole').seat(0).battleline, rich.seat(0).amber]).toEqual([['truebaru'], 0])
    const lonely = logos({ hand: ['wild-wormhole'], deck: ['blood-of-titans'] })
    expect([lonely.play('wild-wormhole').seat(0).deck, lonely.idle]).toEqual([['blood-of-titans'], true])
  })

  test('mobius-scroll used by the opponent goes to its owner’s archives, your cards to yours (kf.archives.5)', () => {
    const t = logos({ hand: ['remote-access', 'dextre', 'mother'] }, { artifacts: ['mobius-scroll'], hand: ['troll'] })
    t.play('remote-access').target('mobius-scroll').choose({ verb: 'action' })
    expect(t.targets).toEqual(['dextre', 'mother'])
    t.choose({ targets: ['mother', 'dextre'] })
    expect([t.seat(0).archives, t.seat(1).archives, t.idle]).toEqual([['dextre', 'mother'], ['mobius-scroll'], true])
  })

  test('pocket-universe loses its amber to the supply when it leaves (kf.leaves.4), and must pay when the pool is short (kf.forge.5)', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['barehanded'], artifacts: [{ card: 'pocket-universe', amber: 3 }] }, {}] })
    t.play('barehanded')
    expect([t.seat(0).amber, t.seat(1).amber, t.card('pocket-universe').amber]).toEqual([1, 0, 0])
    const forges = table({
      step: 'forge',
      seats: [{ houses: ['logos'], amber: 3, artifacts: [{ card: 'pocket-universe', amber: 4 }] }, {}],
    })
    expect(forges.options.map(({ amount }) => amount)).toEqual([3, 4])
    forges.choose({ amount: 4 }).choose({ color: 'red' })
    expect([forges.seat(0).amber, forges.seat(0).keys]).toEqual([1, ['red']])
  })

  test('timetraveller and dextre go to their owner’s deck, whoever controls them (kf.leaves.5)', () => {
    const t = logos({ battleline: [{ card: 'timetraveller', owner: 1 }] }, { deck: [] })
    expect([t.action('timetraveller').seat(1).deck, t.seat(0).battleline, t.idle]).toEqual([['timetraveller'], [], true])
    const other = table({
      seats: [{ house: 'brobnar', hand: ['punch'], battleline: [{ card: 'dextre', owner: 1, amber: 1 }] }, { deck: ['troll'] }],
    })
    other.play('punch').target('dextre')
    expect([other.seat(1).deck, other.seat(1).amber, other.idle]).toEqual([['dextre', 'troll'], 1, true])
  })

  test('harland-mindlock: a later effect on control wins, and stays when he leaves (kf.control.4)', () => {
    const t = logos(
      { hand: ['harland-mindlock'] },
      { houses: ['dis', 'logos', 'mars'], battleline: ['troll', 'krump'], hand: ['collar-of-subordination', 'fear'] },
    )
    t.play('harland-mindlock').target('troll').choose({ place: 'left' }).endTurn().house('dis')
    t.play('collar-of-subordination', { onto: 'troll' }).choose({ place: 'left' })
    expect(t.seat(1).battleline).toEqual(['troll', 'krump'])
    t.play('fear').target('harland-mindlock')
    expect([t.seat(1).battleline, t.idle]).toEqual([['troll', 'krump'], true])
  })

  test('harland-mindlock and the creature destroyed together go to their owners’ piles (kf.leaves.5)', () => {
    const t = logos(
      { hand: ['harland-mindlock'] },
      { houses: ['dis', 'logos', 'mars'], battleline: ['troll', 'krump'], hand: ['gateway-to-dis'] },
    )
    t.play('harland-mindlock').target('troll').choose({ place: 'right' }).endTurn().house('dis').play('gateway-to-dis')
    expect([t.seat(0).discard, t.seat(1).discard.sort(), t.idle]).toEqual([
      ['harland-mindlock'],
      ['gateway-to-dis', 'krump', 'troll'],
      true,
    ])
  })

  test('library-access: the draw and the play ability are ordered; a discard draws nothing (kf.after.2)', () => {
    const t = logos({ hand: ['library-access', 'labwork', 'dextre'], deck: ['troll', 'krump'] })
    t.play('library-access').discard('dextre')
    expect(t.seat(0).hand).toEqual(['labwork'])
    t.play('labwork').choose({ verb: 'order', card: 'library-access' })
    expect(t.targets).toEqual(['troll'])
    t.target('troll')
    expect([t.seat(0).archives, t.seat(0).purged, t.idle]).toEqual([['troll'], ['library-access'], true])
  })

  test('crazy-killing-machine: an empty deck gives one card less, so that the machine goes too', () => {
    const t = logos({ artifacts: ['crazy-killing-machine'], deck: [] }, { battleline: ['shooler', 'troll'], deck: ['dust-imp'] })
    t.action('crazy-killing-machine')
    expect(t.targets).toEqual(['shooler'])
    t.target('shooler')
    expect([t.card('crazy-killing-machine').zone, t.card('troll').zone, t.idle]).toEqual(['discard', 'battleline', true])
  })

  test('replicator: two of them may answer each other; a creature without such an ability cannot be chosen', () => {
    const t = logos({ battleline: ['replicator', 'doc-bookton', 'mother'], deck: ['troll', 'krump'] }, { battleline: ['replicator'] })
    t.reap({ card: 'replicator', seat: 0 }).target({ card: 'replicator', seat: 1 })
    expect(t.targets).toEqual(['doc-bookton', 'replicator'])
    t.target('doc-bookton')
    expect([t.seat(0).hand, t.idle]).toEqual([['troll'], true])
  })
})
