// What the rulebook says and what we decided, where the program once did otherwise; docs/rules/crystal-clans-rulings.md has both readings.
import { describe, expect, test } from 'vitest'
import { Generator, seedOf } from '../../kernel/random.ts'
import { move } from '../../kernel/zones.ts'
import { crystalClans, faces, randomSetup } from './index.ts'
import { ACTIVE, CRYSTALS, DECK, DISCARD, EARNED, HAND, MARKER, UNIT_CARDS } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { initiative } from './movement.ts'
import { choose, setScene, squad, texts, zone } from './scenario.ts'

const asks = (p: CrystalClansPosition) => {
  const { seat, rule } = crystalClans.decision(p) ?? {}
  return { seat, rule }
}

/** All copies of a clan but `left`, to lie in a discard pile. */
function allBut(clan: string, left: number): string[] {
  const ids = faces.flatMap((face) => (face.type === 'unit' && face.clan === clan ? Array<string>(face.copies).fill(face.id) : []))
  return ids.slice(left)
}

describe('the active player orders what happens at the same time (cc.ability.4, cc.battle.5)', () => {
  // the left effect of Condor destroys the bottom unit, the Trappers join as bottom unit
  const battle = (active: number) => {
    const p = setScene({
      clans: ['stone', 'blood'],
      squads: [
        [0, 'C1', 'horgath', 'workers'],
        [1, 'C1', 'condor', 'marauders'],
      ],
      hands: [['lithomancers'], ['trappers']],
    })
    p.state[ACTIVE] = active
    // the Lithomancers are tricky: left against bold, right against guarded; a prism makes it left
    move(p.zones, CRYSTALS, UNIT_CARDS + faces.filter(({ type }) => type === 'crystal').findIndex(({ id }) => id === 'seers-prism'))
    choose(p, 'activate C1')
    if (texts(p)[0].startsWith('reform')) choose(p, active === 0 ? 'reform horgath C1' : 'reform condor C1')
    choose(p, 'battle')
    if (active === 0) choose(p, 'battle-card lithomancers', 'battle-card trappers')
    else choose(p, 'battle-card trappers', 'battle-card lithomancers')
    choose(p, 'flip seers-prism')
    return p
  }

  test.each([0, 1])('the seat %i that acts says which card comes first, whoever it belongs to', (active) => {
    const p = battle(active)
    expect(asks(p)).toEqual({ seat: active, rule: 'cc.ability.4' })
    expect(texts(p)).toEqual(['order lithomancers', 'order trappers'])
    const joinFirst = crystalClans.blank()
    crystalClans.copy(joinFirst, p)
    choose(p, 'order lithomancers')
    // the Marauders fell, then the Trappers joined: 5 attack against the 6 of Horgath; 6 attack against 13
    expect(squad(p, 1, 'C1')).toEqual(['condor', 'trappers'])
    choose(joinFirst, 'order trappers')
    expect(squad(joinFirst, 1, 'C1')).toEqual(['condor', 'marauders'])
    expect(zone(joinFirst, DISCARD + 1)).toEqual(['trappers'])
    expect(crystalClans.decision(p)?.rule).toBe('cc.turn.2')
  })

  test('nobody is asked when a card only changes its own figures', () => {
    const p = setScene({
      clans: ['stone', 'blood'],
      squads: [
        [0, 'C1', 'horgath'],
        [1, 'C1', 'condor', 'marauders'],
      ],
      hands: [['sentinels'], ['trappers']],
      marker: 5,
    })
    choose(p, 'activate C1', 'battle', 'battle-card sentinels', 'battle-card trappers')
    expect(squad(p, 1, 'C1')).toEqual(['condor', 'marauders', 'trappers'])
    expect(asks(p)).toEqual({ seat: 0, rule: 'cc.turn.2' })
  })

  test('abilities before the choice of cards (cc.decision.1)', () => {
    const p = setScene({
      clans: ['meteor', 'skull'],
      squads: [
        [0, 'C1', 'citadel-knights'],
        [1, 'C1', 'ancestral-warriors'],
      ],
      hands: [['comet-scouts'], ['barrow-hounds']],
    })
    choose(p, 'activate C1', 'battle')
    expect(asks(p)).toEqual({ seat: 0, rule: 'cc.ability.4' })
    expect(texts(p)).toEqual(['order citadel-knights', 'order ancestral-warriors'])
    choose(p, 'order ancestral-warriors')
    expect(asks(p).seat).toBe(1)
    choose(p, 'accept', 'mode 1')
    // the squad is gone: the Knights have nothing to do any more, and no cards are played
    expect(asks(p)).toEqual({ seat: 0, rule: 'cc.turn.2' })
    expect(p.zones.length[HAND]).toBe(1)
  })

  test('abilities after a battle (cc.decision.2)', () => {
    const p = setScene({
      clans: ['blood', 'skull'],
      squads: [
        [0, 'C1', 'trappers', 'boar-riders'],
        [1, 'C1', 'barrow-hounds', 'blade-dancers', 'necromancers'],
      ],
      hands: [['gorra'], ['abbess-ossenia']],
      marker: 5,
    })
    choose(p, 'activate C1', 'reform trappers C1', 'battle', 'battle-card gorra', 'battle-card abbess-ossenia', 'take-back gorra')
    // 5 less 3 destroys the Hounds, 10 less 6 the Trappers: both have destroyed something, and those on top now look at it
    expect([squad(p, 0, 'C1'), squad(p, 1, 'C1')]).toEqual([['boar-riders'], ['blade-dancers', 'necromancers']])
    expect(asks(p)).toEqual({ seat: 0, rule: 'cc.ability.4' })
    expect(texts(p)).toEqual(['order boar-riders', 'order blade-dancers'])
    choose(p, 'order blade-dancers')
    expect([p.state[MARKER], asks(p).rule]).toEqual([5 - 1 - 2, 'cc.turn.2'])
  })

  test.each([0, 1])('both cards may be taken back: seat %i decides first when the active player says so (cc.battle.7)', (wanted) => {
    const p = setScene({
      clans: ['stone', 'skull'],
      squads: [
        [0, 'C1', 'horgath'],
        [1, 'C1', 'corvane'],
      ],
      hands: [['horgaths-stone-golem'], ['ancestral-warriors']],
      marker: 5,
    })
    choose(p, 'activate C1', 'battle', 'battle-card horgaths-stone-golem', 'battle-card ancestral-warriors')
    expect(asks(p)).toEqual({ seat: 0, rule: 'cc.ability.4' })
    choose(p, ['order horgaths-stone-golem', 'order ancestral-warriors'][wanted])
    expect(asks(p)).toEqual({ seat: wanted, rule: 'cc.battle.7' })
    choose(p, texts(p)[0])
    expect(asks(p)).toEqual({ seat: 1 - wanted, rule: 'cc.battle.7' })
    choose(p, texts(p)[1])
    expect([p.zones.length[HAND + wanted], p.zones.length[HAND + 1 - wanted]]).toEqual([0, 1])
    expect(asks(p).rule).toBe('cc.turn.2')
  })

  test('what is destroyed and who sees it: one order for all', () => {
    const p = setScene({
      clans: ['blood', 'skull'],
      squads: [
        [0, 'C1', 'marauders', 'blood-shamans', 'condor'],
        [1, 'C1', 'ancestral-knights', 'corvane'],
      ],
      hands: [['marauders'], ['barrow-hounds']],
    })
    choose(
      p,
      'activate C1',
      'reform marauders C1',
      'reform blood-shamans C1',
      'battle',
      'battle-card marauders',
      'battle-card barrow-hounds',
    )
    // the Knights crumble, the Shamans may draw: the active player says what comes first
    expect(asks(p)).toEqual({ seat: 0, rule: 'cc.ability.4' })
    expect(texts(p)).toEqual(['order blood-shamans', 'order ancestral-knights'])
    choose(p, 'order ancestral-knights')
    // the Knights, Corvane, and the card that crumbled
    expect(p.zones.length[DISCARD + 1]).toBe(3)
    choose(p, 'accept')
    expect(crystalClans.decision(p)?.rule).toBe('cc.turn.2')
  })

  test('when both have reshuffled, who takes a crystal first (cc.reshuffle.2)', () => {
    const p = setScene({
      clans: ['blood', 'stone'],
      squads: [[0, 'H2', 'condor', 'marauders']],
      discards: [[], allBut('stone', 0)],
      marker: 5,
    })
    // as if the raider had to reshuffle in the same action
    p.state[EARNED + 1] = 1
    choose(p, 'raid')
    expect(asks(p)).toEqual({ seat: 0, rule: 'cc.ability.4' })
    expect(texts(p)).toEqual(['after', 'before'])
    choose(p, 'after')
    expect(asks(p)).toEqual({ seat: 1, rule: 'cc.reshuffle.2' })
    choose(p, 'decline')
    expect(asks(p)).toEqual({ seat: 0, rule: 'cc.reshuffle.2' })
    choose(p, 'decline')
    expect(asks(p).rule).toBe('cc.turn.2')
    expect([p.zones.length[CRYSTALS], p.zones.length[CRYSTALS + 1]]).toEqual([0, 0])
  })
})

describe('squads', () => {
  test('a horde that is no longer on top is cut down to 3, whatever comes to lie on top (cc.clan.3, cc.squad.4)', () => {
    const p = setScene({
      clans: ['blood', 'flower'],
      squads: [[0, 'C2', 'marauders', 'trappers', 'marauders', 'boar-riders', 'tharn']],
      marker: 5,
    })
    choose(
      p,
      'activate C2',
      'reform marauders C2',
      'reform trappers C2',
      'reform marauders C2',
      'reform boar-riders C2',
      'trim marauders C2',
    )
    // now the Trappers lie on top, and still one unit has to go
    expect(squad(p, 0, 'C2')).toEqual(['trappers', 'marauders', 'boar-riders', 'tharn'])
    expect(asks(p)).toEqual({ seat: 0, rule: 'cc.squad.4' })
    choose(p, 'trim tharn C2')
    expect(squad(p, 0, 'C2')).toEqual(['trappers', 'marauders', 'boar-riders'])
    expect(asks(p).rule).toBe('cc.move.1')
  })

  test('a squad that is gone before damage deals and takes none, also when another is founded there (cc.battle.8)', () => {
    const p = setScene({
      clans: ['skull', 'stone'],
      squads: [
        [0, 'C1', 'boneknife-cultists'],
        [1, 'C1', 'workers'],
      ],
      hands: [['barrow-hounds'], ['lithomancers']],
      discards: [['corvane'], []],
    })
    choose(p, 'activate C1', 'battle', 'battle-card barrow-hounds', 'battle-card lithomancers')
    // Last Rite brings Corvane, with 6 attack, into the zone
    choose(p, 'accept', 'target corvane')
    expect(squad(p, 0, 'C1')).toEqual(['corvane'])
    expect(squad(p, 1, 'C1')).toEqual(['workers'])
    expect(zone(p, DISCARD)).toEqual(['boneknife-cultists', 'barrow-hounds'])
    expect(asks(p)).toEqual({ seat: 0, rule: 'cc.turn.2' })
  })
})

describe('entering (cc.enter.1, cc.enter.3)', () => {
  test('Trappers that join an unmoved squad bring no squad in, so Sentinels do not challenge it', () => {
    const p = setScene({
      clans: ['blood', 'stone'],
      squads: [
        [0, 'C1', 'condor'],
        [1, 'C1', 'sentinels', 'horgaths-stone-golem'],
      ],
      hands: [['trappers'], ['workers']],
      marker: 5,
    })
    choose(p, 'activate C1', 'stay C1', 'battle', 'battle-card trappers', 'battle-card workers')
    expect(squad(p, 0, 'C1')).toContain('trappers')
    expect(asks(p)).toEqual({ seat: 0, rule: 'cc.turn.2' })
  })

  test('units that Menders save at home were there before: nothing enters, and they keep their order (cc.decision.3)', () => {
    const p = setScene({
      clans: ['flower', 'stone'],
      squads: [
        [0, 'H1', 'rosepetal-dancers', 'dandelion-knights', 'menders'],
        [1, 'H1', 'sentinels', 'horgaths-stone-golem', 'horgath'],
      ],
      hands: [['queen-bumble'], ['ballista']],
    })
    choose(p, 'activate H1', 'reform rosepetal-dancers H1', 'reform dandelion-knights H1', 'battle')
    choose(p, 'battle-card queen-bumble', 'battle-card ballista')
    expect(squad(p, 0, 'H1')).toEqual(['rosepetal-dancers', 'dandelion-knights'])
    expect(asks(p)).toEqual({ seat: 0, rule: 'cc.turn.2' })
  })

  test('a unit that is summoned where there is no squad brings one in', () => {
    const p = setScene({
      clans: ['blood', 'stone'],
      squads: [[1, 'H1', 'sentinels']],
      hands: [['marauders', 'trappers'], ['workers']],
      marker: 8,
    })
    choose(p, 'summon-at H1', 'summon marauders', 'done')
    expect(asks(p).seat).toBe(1)
    choose(p, 'decline')
    expect(asks(p)).toEqual({ seat: 0, rule: 'cc.turn.2' })
    choose(p, 'summon-at H1', 'summon trappers')
    choose(p, 'reform marauders H1')
    // the second joins the squad: nobody is asked
    expect(asks(p).rule).toBe('cc.turn.2')
  })
})

describe('choices in any order', () => {
  test('up to three units are summoned, the dearest first or last (cc.summon.1, cc.summon.2)', () => {
    const p = setScene({ clans: ['stone', 'blood'], hands: [['workers', 'siege-towers', 'ballista', 'workers'], []], marker: 10 })
    choose(p, 'summon-at H1')
    expect(texts(p)).toEqual(['summon workers', 'summon ballista', 'summon siege-towers'])
    choose(p, 'summon siege-towers')
    expect(texts(p)).toEqual(['summon workers', 'summon ballista', 'done'])
    choose(p, 'summon workers')
    expect(texts(p)).toEqual(['summon workers', 'summon ballista', 'done'])
    choose(p, 'summon ballista')
    expect(p.state[MARKER]).toBe(10 - 5 - 2 - 3)
    expect([...squad(p, 0, 'H1')].sort()).toEqual(['ballista', 'siege-towers', 'workers'])
    expect(crystalClans.decision(p)?.rule).toBe('cc.squad.5')
  })

  test('cards are discarded in any order (cc.replenish.1)', () => {
    const p = setScene({ clans: ['stone', 'blood'], hands: [['workers', 'sentinels', 'ballista'], []] })
    choose(p, 'replenish', 'discard sentinels')
    expect(texts(p)).toEqual(['discard workers', 'discard ballista', 'done'])
    choose(p, 'discard workers', 'done')
    expect(p.zones.length[HAND]).toBe(5)
    expect(zone(p, DISCARD)).toEqual(['sentinels', 'workers'])
  })

  test('units stay behind in any order, but one goes (cc.move.2)', () => {
    const p = setScene({ clans: ['stone', 'blood'], squads: [[0, 'H1', 'workers', 'lithomancers', 'sentinels']] })
    choose(p, 'activate H1', 'reform workers H1', 'reform lithomancers H1', 'move C1', 'stay-behind sentinels')
    expect(texts(p)).toEqual(['stay-behind workers', 'stay-behind lithomancers', 'done'])
    choose(p, 'stay-behind workers')
    expect([squad(p, 0, 'H1'), squad(p, 0, 'C1')]).toEqual([['workers', 'sentinels'], ['lithomancers']])
  })
})

describe('setup', () => {
  test('one deck of each clan: a mirror game is refused by name, and marked as the variant that it is (cc.setup.5)', () => {
    const refused = crystalClans.checkSetup({ seats: 2, clans: ['stone', 'stone'] })
    expect(refused).toMatchObject({ ok: false, error: { code: 'same-clan' } })
    if (!refused.ok) expect(refused.error.message).toMatch(/one deck of the clan stone.*mirror/)
    expect(crystalClans.checkSetup({ seats: 2, clans: ['stone', 'stone'], mirror: true })).toMatchObject({
      ok: true,
      value: { mirror: true },
    })
    // where the clans differ there is nothing to mark
    const plain = crystalClans.checkSetup({ seats: 2, clans: ['stone', 'water'], mirror: true })
    expect(plain.ok && plain.value).not.toHaveProperty('mirror')
    expect(crystalClans.checkSetup({ seats: 2, clans: ['stone', 'water'], mirror: 'yes' })).toMatchObject({ error: { code: 'mirror' } })
  })

  test('random setups reach all 36 pairings, and every one of them is accepted', () => {
    const seed = seedOf(36)
    console.log(`rulings.test.ts seed ${seed}`)
    const random = new Generator(seed)
    const pairings = new Set<string>()
    for (let i = 0; i < 600; i++) {
      const setup = randomSetup(2, random)
      pairings.add(setup.clans.join(' '))
      expect(crystalClans.checkSetup(setup).ok).toBe(true)
      expect(setup.mirror === true).toBe(setup.clans[0] === setup.clans[1])
    }
    expect(pairings.size).toBe(36)
  })

  test('a mulligan: any cards go back in any order, once, before lots are drawn (cc.setup.4)', () => {
    const started = crystalClans.start({ seats: 2, clans: ['water', 'meteor'], mulligan: true }, seedOf(4))
    if (!started.ok) throw new Error(started.error.message)
    const p = started.value
    expect(asks(p)).toEqual({ seat: 0, rule: 'cc.setup.4' })
    expect([p.zones.length[HAND], p.zones.length[HAND + 1]]).toEqual([5, 5])
    const put = texts(p)
    choose(p, put[4])
    expect(texts(p)).toHaveLength(5)
    choose(p, put[0], 'done')
    expect([p.zones.length[HAND], p.zones.length[DECK]]).toEqual([5, 22])
    expect(asks(p)).toEqual({ seat: 1, rule: 'cc.setup.4' })
    choose(p, 'done')
    expect(crystalClans.decision(p)?.rule).toBe('cc.turn.2')
  })
})

describe('the handicap of the second seat', () => {
  test('who begins has 2 initiative at once, whoever it is, with the mulligan or without; nothing else changes (cc.setup.6)', () => {
    const begun = new Set<number>()
    for (let seed = 1; seed <= 12; seed++) {
      for (const mulligan of [false, true]) {
        const deal = (handicap?: boolean) => {
          const setup = { seats: 2, clans: ['water', 'meteor'], mulligan, ...(handicap === undefined ? {} : { handicap }) } as const
          const started = crystalClans.start(setup, seedOf(seed))
          if (!started.ok) throw new Error(started.error.message)
          const p = started.value
          while (crystalClans.decision(p)?.kind === 'mulligan') {
            expect(p.state[MARKER]).toBe(0)
            choose(p, 'done')
          }
          return p
        }
        const [plain, off, on] = [deal(), deal(false), deal(true)]
        expect([plain.state[MARKER], off.state[MARKER]]).toEqual([0, 0])
        const first = on.state[ACTIVE]
        begun.add(first)
        expect(initiative(on, first)).toBe(2)
        expect(first).toBe(plain.state[ACTIVE])
        expect([on.zones.length[HAND + first], on.zones.length[HAND + 1 - first]]).toEqual([5, 6])
      }
    }
    expect(begun.size).toBe(2)
  })

  test('only who asks for it has it (cc.setup.6)', () => {
    const check = (handicap: unknown) => crystalClans.checkSetup({ seats: 2, clans: ['stone', 'water'], handicap })
    expect(check(true)).toMatchObject({ ok: true, value: { handicap: true } })
    expect(check('yes')).toMatchObject({ error: { code: 'handicap' } })
    expect(crystalClans.defaultSetup()).not.toHaveProperty('handicap')
  })
})

describe('what others and the seat itself may know', () => {
  test('copies tell nothing: the one that was seen to return is the first to leave the hand', () => {
    const p = setScene({ clans: ['stone', 'water'], hands: [['workers', 'workers'], []], marker: 5 })
    const [, returned] = crystalClans.observe(p, 0).seats[0].hand ?? []
    // as if the second copy had been sent back from the board
    p.known[returned.card] = 1
    expect(crystalClans.observe(p, 1).seats[0].known).toEqual([returned])
    choose(p, 'summon-at H1', 'summon workers')
    // of the Workers in the hand that the table knew about, none is left for sure
    expect(crystalClans.observe(p, 1).seats[0].known).toEqual([])
    expect(crystalClans.observe(p, 1).squads[0].units).toEqual([returned])
  })

  test('a seat remembers what it put to the bottom of its draw pile, and the other does not', () => {
    const p = setScene({ clans: ['meteor', 'stone'], squads: [[0, 'C1', 'cartographers']], hands: [['comet-scouts'], ['workers']] })
    choose(p, 'activate C1', 'accept')
    choose(p, texts(p)[0])
    const bottom = (q: CrystalClansPosition) => zone(q, DECK).slice(0, 3).join(' ')
    const seed = seedOf(5)
    console.log(`rulings.test.ts seed ${seed}`)
    const random = new Generator(seed)
    const world = crystalClans.blank()
    const seen = [0, 1].map((seat) => {
      const found = new Set<string>()
      for (let i = 0; i < 30; i++) {
        crystalClans.copy(world, p)
        crystalClans.determinize(world, seat, random)
        found.add(bottom(world))
      }
      return found
    })
    expect([...seen[0]]).toEqual([bottom(p)])
    expect(seen[1].size).toBeGreaterThan(3)
  })
})
