import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../../kernel/event.ts'
import { Generator, Script, seedOf } from '../../kernel/random.ts'
import { move } from '../../kernel/zones.ts'
import { HOME, PLACES, placeCalled } from './board.ts'
import { CrystalClansPosition, cardName, crystalClans, faces } from './index.ts'
import { title } from './title.ts'
import { ACTIVE, CARDS, CRYSTALS, CRYSTAL_ROW, DECK, DISCARD, ENDED, HAND, MARKER, topUnit } from './layout.ts'
import { canPay } from './movement.ts'
import { destinations } from './values.ts'
import type { Scene } from './scenario.ts'
import { choose, setScene, squad, texts, zone, take } from './scenario.ts'
import { bringLanguage } from './speech/language-pack.ts'

const SEED = seedOf(20261121)
console.log(`crystal-clans.test.ts seed ${SEED}`)

test('the position has its declared size', () => {
  const p = new CrystalClansPosition()
  const last = p.columns[p.columns.length - 1]
  expect({ bytes: p.bytes.length, used: last.offset + last.length, cards: CARDS, faces: faces.length }).toEqual({
    bytes: 2376,
    used: 2369,
    cards: 69,
    faces: 69,
  })
})

test('the board is the same seen from both homes', () => {
  PLACES.forEach((place, i) => {
    const mirrored = place.neighbours.map((id) => PLACES[8 - placeCalled(id)].id).sort()
    expect([...PLACES[8 - i].neighbours].sort()).toEqual(mirrored)
    for (const id of place.neighbours) expect(PLACES[placeCalled(id)].neighbours).toContain(place.id)
  })
})

describe('setup', () => {
  test('turns are counted from the first one; only the mulligan comes before it', () => {
    for (const mulligan of [false, true]) {
      const started = crystalClans.start({ seats: 2, clans: ['stone', 'blood'], mulligan }, SEED)
      if (!started.ok) throw new Error(started.error.message)
      const p = started.value
      expect(title.moment(p).turn).toBe(mulligan ? 0 : 1)
      while (crystalClans.decision(p)?.kind === 'mulligan') choose(p, 'done')
      const turns: number[] = []
      crystalClans.listen(p, ({ kind, amount }) => void (kind === 'turn' && turns.push(amount)))
      for (const turn of [1, 2, 3]) {
        const active = p.state[ACTIVE]
        expect(title.moment(p)).toEqual({ turn, active: [active] })
        while (p.state[ACTIVE] === active) choose(p, 'replenish', 'done')
      }
      expect(turns).toEqual([2, 3, 4])
    }
  })

  test('a fault has a name', () => {
    expect(crystalClans.checkSetup({ seats: 2, clans: ['stone', 'lava'] })).toMatchObject({ ok: false, error: { code: 'unknown-clan' } })
    expect(crystalClans.checkSetup({ seats: 3, clans: ['stone', 'blood'] })).toMatchObject({ ok: false, error: { code: 'bad-seats' } })
    expect(crystalClans.checkSetup({ seats: 2, clans: ['stone', 'blood'], first: 1 })).toMatchObject({ error: { code: 'unknown-field' } })
    expect(crystalClans.checkSetup({ seats: 2, clans: ['stone', 'blood'] })).toMatchObject({ ok: true, value: { mulligan: false } })
  })

  // cc.setup.1, cc.setup.2, cc.setup.3
  test('five cards each, one more for the second, three crystals', () => {
    const started = crystalClans.start(crystalClans.defaultSetup(), SEED)
    if (!started.ok) throw new Error(started.error.message)
    const p = started.value
    expect([p.zones.length[HAND + p.state[ACTIVE]], p.zones.length[HAND + 1 - p.state[ACTIVE]]]).toEqual([5, 6])
    expect(p.zones.length[CRYSTAL_ROW]).toBe(3)
  })
})

// cc.turn.3, cc.summon.1
test('a summon is paid on the track and passes the turn beyond the neutral spaces', () => {
  const p = setScene({ clans: ['meteor', 'blood'], hands: [['cartographers', 'cartographers', 'comet-scouts'], []] })
  choose(p, 'summon-at H1', 'summon cartographers', 'done')
  expect([p.state[MARKER], p.state[ACTIVE]]).toEqual([-1, 0])
  choose(p, 'summon-at H1', 'summon cartographers', 'done')
  expect([p.state[MARKER], p.state[ACTIVE]]).toEqual([-2, 1])
})

// cc.turn.4
test('the marker may not leave the track', () => {
  const p = setScene({ clans: ['stone', 'blood'], hands: [['horgaths-stone-golem'], []], marker: -12 })
  expect(texts(p)).toEqual(['replenish'])
  expect(crystalClans.explain(p, crystalClans.seatToDecide(p), { verb: 'activate', place: HOME[0] })).toEqual([{ rule: 'cc.activate.1' }])
})

// cc.turn.4
test('the last space of the track can be reached', () => {
  const p = setScene({ clans: ['stone', 'blood'], marker: -17 })
  expect([canPay(p, 0, 3), canPay(p, 0, 4)]).toEqual([true, false])
})

// cc.clan.1, cc.summon.3
test('builders let structures be summoned beside them', () => {
  const p = setScene({ clans: ['stone', 'blood'], squads: [[0, 'C2', 'workers']], hands: [['ballista', 'lithomancers'], []] })
  choose(p, 'summon-at C2')
  expect(texts(p)).toEqual(['summon ballista'])
})

// cc.clan.2
test('the undying come back from the discard pile', () => {
  const p = setScene({ clans: ['skull', 'blood'], discards: [['barrow-hounds', 'blade-dancers'], []] })
  choose(p, 'summon-at H1')
  expect(texts(p)).toEqual(['summon barrow-hounds'])
})

// cc.move.4, cc.move.5
test('only flyers leave a zone with an enemy squad, and pass over others', () => {
  const p = setScene({
    clans: ['blood', 'flower'],
    squads: [
      [0, 'C1', 'marauders'],
      [1, 'C1', 'bumble-cavalry'],
    ],
  })
  expect(destinations(p, 0, placeCalled('C1'))).toBe(0)
  const reached = PLACES.filter((_, place) => (destinations(p, 1, placeCalled('C1')) & (1 << place)) !== 0).map(({ id }) => id)
  expect(reached).toEqual(['H1', 'P1', 'P2', 'C2', 'P3', 'C3', 'P4'])
})

// cc.move.2, cc.move.3, cc.squad.4
test('units stay behind, squads combine and keep the limit', () => {
  const p = setScene({
    clans: ['stone', 'blood'],
    squads: [
      [0, 'H1', 'workers', 'lithomancers', 'sentinels'],
      [0, 'C1', 'workers', 'sentinels'],
    ],
  })
  choose(p, 'activate H1', 'reform workers H1', 'reform lithomancers H1', 'move C1', 'stay-behind workers', 'done')
  choose(p, 'reform workers C1', 'reform sentinels C1', 'reform lithomancers C1', 'trim lithomancers C1')
  expect(squad(p, 0, 'H1')).toEqual(['workers'])
  expect(squad(p, 0, 'C1')).toEqual(['workers', 'sentinels', 'sentinels'])
})

// cc.clan.3
test('a horde on top lifts the limit wherever the squad goes', () => {
  const p = setScene({
    clans: ['blood', 'flower'],
    squads: [
      [0, 'C2', 'trappers', 'marauders', 'marauders', 'marauders', 'marauders'],
      [1, 'C2', 'spirit-guide'],
    ],
    hands: [['marauders'], ['pollen-fairies']],
    marker: 5,
  })
  choose(p, 'activate C2', 'reform trappers C2', 'battle', 'battle-card marauders')
  // the Fairies are tricky against bold: the battle ends, and the horde is sent aside
  choose(p, 'battle-card pollen-fairies', 'place P4')
  expect([squad(p, 0, 'P4').length, squad(p, 1, 'C2')]).toEqual([5, ['spirit-guide']])
})

// cc.clan.3
test('a horde that is no longer on top is cut down at once', () => {
  const p = setScene({
    clans: ['blood', 'flower'],
    squads: [[0, 'C2', 'trappers', 'marauders', 'marauders', 'marauders', 'marauders']],
    marker: 5,
  })
  choose(p, 'activate C2', ...Array<string>(4).fill('reform marauders C2'), 'trim trappers C2', 'trim marauders C2', 'stay C2')
  expect(squad(p, 0, 'C2')).toEqual(['marauders', 'marauders', 'marauders'])
})

describe('crystals', () => {
  const held: Scene = {
    clans: ['stone', 'blood'],
    squads: [
      [0, 'C1', 'workers'],
      [0, 'C2', 'workers'],
    ],
    marker: 3,
  }

  // cc.claim.1, cc.claim.3
  test('two crystal zones allow a claim', () => {
    const p = setScene(held)
    const claim = texts(p).find((text) => /^claim (?!red-levy|falling-spark)/.test(text))
    if (claim === undefined) throw new Error('no claim is offered')
    choose(p, claim)
    expect(p.zones.length[CRYSTALS]).toBe(1)
    expect(p.zones.length[CRYSTAL_ROW]).toBe(3)
    const one = setScene({ ...held, squads: [[0, 'C1', 'workers']] })
    expect(crystalClans.explain(one, crystalClans.seatToDecide(one), { verb: 'claim', card: 54 })).toEqual([
      { rule: 'cc.claim.1', facts: { controlled: 1, needed: 2 } },
    ])
  })

  // cc.win.1
  test('the fourth crystal wins at once', () => {
    const p = setScene({ ...held, crystals: [['bare-shard', 'riven-gate', 'dawn-well'], []] })
    const claim = texts(p).find((text) => text.startsWith('claim '))
    choose(p, claim ?? '')
    expect(crystalClans.outcome(p)).toEqual({ shares: [1, 0], reason: 'crystals' })
    expect(p.state[ENDED]).toBe(1)
  })

  // cc.crystal.1, cc.crystal.2
  test('a flipped crystal keeps its worth and loses its text', () => {
    const p = setScene({ ...held, crystals: [['ember-toll'], []] })
    choose(p, 'flip ember-toll')
    expect([p.state[MARKER], p.zones.length[CRYSTALS]]).toEqual([7, 1])
    expect(texts(p)).not.toContain('flip ember-toll')
  })
})

// cc.raid.2, cc.reshuffle.2
test('a raid ends with the reshuffle, which gives a crystal', () => {
  const p = setScene({
    clans: ['blood', 'stone'],
    squads: [[0, 'H2', 'condor', 'marauders']],
    discards: [
      [],
      faces.flatMap((face) => (face.type === 'unit' && face.clan === 'stone' ? Array<string>(face.copies).fill(face.id) : [])).slice(0, 23),
    ],
    marker: 5,
  })
  expect(p.zones.length[DECK + 1]).toBe(4)
  choose(p, 'raid')
  expect([p.zones.length[DECK + 1], p.zones.length[DISCARD + 1]]).toEqual([27, 0])
  expect(texts(p).filter((text) => !text.startsWith('claim-free '))).toEqual(['decline'])
  choose(p, texts(p)[0])
  expect(p.zones.length[CRYSTALS]).toBe(1)
})

test('cc.stall.1, cc.stall.3: marching to and fro ends; with as many crystals and zones nobody wins', () => {
  const p = setScene({
    clans: ['flower', 'flower'],
    squads: [
      [0, 'H1', 'dandelion-knights'],
      [1, 'H2', 'dandelion-knights'],
    ],
  })
  for (let i = 0; i < 60; i++) {
    const [seat, home] = p.state[ACTIVE] === 0 ? [0, 'H1'] : [1, 'H2']
    const at = topUnit(p, seat, placeCalled(home)) >= 0 ? home : seat === 0 ? 'P1' : 'P4'
    choose(p, `activate ${at}`, `move ${at === home ? (seat === 0 ? 'P1' : 'P4') : home}`)
  }
  expect(crystalClans.outcome(p)).toBeUndefined()
  const ends: number[] = []
  crystalClans.listen(p, ({ kind, seat }) => {
    if (kind === 'end') ends.push(seat)
  })
  const at = texts(p).find((text) => text.startsWith('activate')) ?? ''
  choose(p, at, texts(p).length > 0 && at.endsWith('H1') ? 'stay H1' : at.replace('activate', 'stay'))
  expect(crystalClans.outcome(p)).toEqual({ shares: [0.5, 0.5], reason: 'stalemate' })
  // nobody has won
  expect(ends).toEqual([-1])
})

test('six tridents clone one another', () => {
  const tridents = Array<string>(6).fill('trident-fighters')
  const p = setScene({ clans: ['water', 'stone'], hands: [tridents, []], squads: [[0, 'C1', 'shapeshifters']], marker: 10 })
  choose(p, 'summon-at C1', 'summon trident-fighters', 'done', 'reform shapeshifters C1')
  for (let i = 0; i < 5; i++) choose(p, 'accept', 'target trident-fighters', 'place H1', ...(i > 2 ? ['trim trident-fighters H1'] : []))
  expect(squad(p, 0, 'H1')).toHaveLength(3)
  expect(zone(p, DISCARD)).toHaveLength(2)
})

test('looking at the draw pile shows its top to nobody else', () => {
  const p = setScene({ clans: ['meteor', 'stone'], squads: [[0, 'C1', 'cartographers']], hands: [['comet-scouts'], []] })
  choose(p, 'activate C1', 'accept')
  expect(crystalClans.observe(p, 0).shown).toHaveLength(4)
  expect(crystalClans.observe(p, 1).shown).toHaveLength(0)
  const world = crystalClans.blank()
  crystalClans.copy(world, p)
  crystalClans.determinize(world, 0, new Generator(SEED))
  expect(texts(world)).toEqual(texts(p))
})

test('chance is scripted and used up', () => {
  const p = setScene({
    clans: ['water', 'stone'],
    squads: [
      [0, 'C1', 'nerissa'],
      [1, 'C1', 'workers'],
    ],
    hands: [['blue-oracles'], ['workers', 'horgath', 'ballista']],
  })
  move(p.zones, DECK + 1, take(p, 1, 'ballista'))
  p.script = new Script([1])
  choose(p, 'activate C1', 'battle', 'battle-card blue-oracles')
  // the draw pile answers for the stone clan: tricky against bold, so one of three hand cards goes
  p.script.assertExhausted()
  expect(zone(p, DISCARD + 1)).toContain('horgath')
})

test('events tell what happened, with hidden cards only for their owner', () => {
  const p = setScene({ clans: ['meteor', 'blood'], hands: [['cartographers'], []] })
  const events: GameEvent[] = []
  crystalClans.listen(p, (event) => events.push(event))
  choose(p, 'summon-at H1', 'summon cartographers', 'replenish', 'done')
  expect(events.map(({ kind }) => kind)).toEqual([
    'initiative',
    'move',
    'summon',
    'initiative',
    'replenish',
    ...Array(5).fill('draw'),
    'turn',
  ])
  expect(events.filter(({ from }) => from === 'deck 0').every(({ seen }) => seen === 1)).toBe(true)
})

test('every card reads in three languages', async () => {
  for (const language of ['de', 'it'] as const) await bringLanguage(language)
  for (const language of ['en', 'de', 'it'] as const) {
    const all = faces.map((face) => `${cardName(face.id, language)}: ${title.cardText(face.id, language).join(' ')}`)
    expect(new Set(all).size).toBe(faces.length)
    for (const text of all) expect(text).not.toMatch(/undefined|\[object/)
  }
  expect(title.cardText('ballista', 'en')).toEqual([
    'Covering Fire (top unit): Friendly squads in adjacent zones have +3 attack.',
    'Style: bold.',
    'Beats guarded: +7 attack.',
    'Else: +3 attack.',
  ])
})
