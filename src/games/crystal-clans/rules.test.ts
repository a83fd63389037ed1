// Rules that other tests only use in passing, read as the rulebook's examples.
import { expect, test } from 'vitest'
import { move } from '../../kernel/zones.ts'
import { PLACES, placeCalled } from './board.ts'
import { crystalClans, faces } from './index.ts'
import { ACTIVE, BATTLE_CARD, DECK, DISCARD, HAND, MARKER, REMOVED, controls } from './layout.ts'
import { choose, setScene, squad, take, texts, zone } from './scenario.ts'
import { crystalPlacesOf, destinations, squadAttack } from './values.ts'

// cc.board.1, cc.board.2
test('nine zones: a home each, three of crystals, four neutral; the homes do not touch', () => {
  const kinds = (kind: string) => PLACES.filter((place) => place.kind === kind).map(({ id }) => id)
  expect([kinds('home'), kinds('crystal'), kinds('neutral')]).toEqual([
    ['H1', 'H2'],
    ['C1', 'C2', 'C3'],
    ['P1', 'P2', 'P3', 'P4'],
  ])
  expect(PLACES[placeCalled('H2')].neighbours).toEqual(['C3', 'P4'])
  expect(PLACES[placeCalled('C2')].neighbours).toHaveLength(6)
})

// cc.turn.1, cc.activate.3, cc.move.1
test('each action moves the marker, and a squad may be activated again and again', () => {
  const p = setScene({ clans: ['stone', 'blood'], squads: [[0, 'H1', 'workers']], marker: 3 })
  choose(p, 'activate H1', 'move C1')
  expect([p.state[MARKER], squad(p, 0, 'C1')]).toEqual([2, ['workers']])
  choose(p, 'activate C1')
  expect(texts(p)).toEqual(['move H1', 'move P1', 'stay C1', 'move C2', 'move P3'])
  choose(p, 'move C2', 'activate C2', 'stay C2')
  expect([p.state[MARKER], p.state[ACTIVE], squad(p, 0, 'C2')]).toEqual([0, 0, ['workers']])
})

// cc.squad.1, cc.squad.2, cc.claim.2, cc.activate.5
test('both may have a squad in a zone, which then nobody controls; a battle may be started or left', () => {
  const p = setScene({
    clans: ['stone', 'blood'],
    squads: [
      [0, 'C1', 'workers', 'sentinels'],
      [0, 'C2', 'workers'],
      [1, 'C1', 'marauders'],
    ],
    marker: 3,
  })
  const at = placeCalled('C1')
  expect([controls(p, 0, at), controls(p, 1, at), crystalPlacesOf(p, 0), crystalPlacesOf(p, 1)]).toEqual([false, false, 1, 0])
  // both units are one squad: it is activated as one
  expect(texts(p).filter((text) => text.startsWith('activate'))).toEqual(['activate C1', 'activate C2'])
  choose(p, 'activate C1', 'reform sentinels C1')
  expect(texts(p)).toEqual(['no-battle', 'battle'])
  choose(p, 'no-battle')
  expect([squad(p, 0, 'C1'), squad(p, 1, 'C1')]).toEqual([['sentinels', 'workers'], ['marauders']])
})

// cc.squad.3, cc.damage.1, cc.ability.3
test('a battlefield ability works on top only; attack is a sum', () => {
  const attack = (...units: string[]) => {
    const p = setScene({ clans: ['blood', 'stone'], squads: [[0, 'C1', ...units]] })
    return squadAttack(p, 0, placeCalled('C1'))
  }
  // Chieftains on top count the devoted: themselves and the Trappers
  expect(attack('chieftains', 'trappers', 'marauders')).toBe(2 + 1 + 5 + 2)
  expect(attack('trappers', 'chieftains', 'marauders')).toBe(1 + 2 + 5)
  // the beat of two War Drummers in a squad of four counts once, wherever they lie
  expect(attack('trappers', 'war-drummers', 'war-drummers', 'marauders')).toBe(1 + 2 + 2 + 5 + 3)
})

// cc.activate.4, cc.ability.6
test('an ability for activation is that of the unit that was on top before; it may be declined', () => {
  const p = setScene({ clans: ['flower', 'blood'], squads: [[0, 'C1', 'mother', 'pollen-fairies']] })
  choose(p, 'activate C1')
  expect(texts(p)).toEqual(['decline', 'accept'])
  choose(p, 'decline', 'reform pollen-fairies C1', 'stay C1')
  expect(p.zones.length[HAND]).toBe(0)
  const under = setScene({ clans: ['flower', 'blood'], squads: [[0, 'C1', 'pollen-fairies', 'mother']] })
  choose(under, 'activate C1', 'reform mother C1')
  expect(texts(under)).toContain('stay C1')
})

// cc.battle.1, cc.battle.3, cc.battle.6
test('without a hand the top of the draw pile is played, and with no card anywhere none', () => {
  const all = (clan: string) =>
    faces.flatMap((face) => (face.type === 'unit' && face.clan === clan ? Array<string>(face.copies).fill(face.id) : []))
  const rest = all('stone')
  rest.splice(rest.indexOf('horgath'), 1)
  const p = setScene({
    clans: ['stone', 'blood'],
    squads: [
      [0, 'C1', 'horgath'],
      [1, 'C1', 'marauders'],
    ],
    marker: 3,
  })
  // the stone clan has no card left outside of the board
  for (const id of rest) move(p.zones, REMOVED, take(p, 0, id))
  const top = take(p, 1, 'boar-riders')
  move(p.zones, DECK + 1, top)
  choose(p, 'activate C1', 'battle')
  // nothing is chosen: the Boar Riders come from the draw pile with their right effect, 5 and 3 against 6
  expect([p.zones.length[BATTLE_CARD], p.zones.length[BATTLE_CARD + 1]]).toEqual([0, 0])
  expect([squad(p, 0, 'C1'), squad(p, 1, 'C1')]).toEqual([[], []])
  expect(zone(p, DISCARD + 1)).toEqual(['marauders', 'boar-riders'])
})

// cc.damage.4
test('both squads deal damage at the same time', () => {
  const p = setScene({
    clans: ['blood', 'stone'],
    squads: [
      [0, 'C1', 'marauders'],
      [1, 'C1', 'ballista'],
    ],
    hands: [['marauders'], ['ballista']],
  })
  choose(p, 'activate C1', 'battle', 'battle-card marauders', 'battle-card ballista')
  expect([squad(p, 0, 'C1'), squad(p, 1, 'C1')]).toEqual([[], []])
})

// cc.raid.1
test('a raid discards as many cards as the squad has attack, and needs control', () => {
  const p = setScene({ clans: ['blood', 'stone'], squads: [[0, 'H2', 'marauders', 'condor']], marker: 5 })
  choose(p, 'raid')
  expect([p.state[MARKER], p.zones.length[DISCARD + 1]]).toEqual([2, 9])
  const held = setScene({
    clans: ['blood', 'stone'],
    squads: [
      [0, 'H2', 'marauders'],
      [1, 'H2', 'workers'],
    ],
    marker: 5,
  })
  expect(texts(held)).not.toContain('raid')
  expect(crystalClans.explain(held, 0, { verb: 'raid' })).toEqual([{ rule: 'cc.raid.1' }])
})

// cc.reshuffle.1
test('who draws from an empty draw pile shuffles the discard pile; without one nothing happens', () => {
  const all = faces.flatMap((face) => (face.type === 'unit' && face.clan === 'stone' ? Array<string>(face.copies).fill(face.id) : []))
  const p = setScene({ clans: ['stone', 'blood'], discards: [all, []], marker: 5 })
  choose(p, 'replenish', 'done')
  expect([p.zones.length[HAND], p.zones.length[DECK], p.zones.length[DISCARD]]).toEqual([5, 22, 0])
  expect(crystalClans.decision(p)).toMatchObject({ seat: 1, rule: 'cc.reshuffle.2' })
  const bare = setScene({ clans: ['stone', 'blood'], marker: 5 })
  for (const id of all) move(bare.zones, REMOVED, take(bare, 0, id))
  choose(bare, 'replenish', 'done')
  expect([bare.zones.length[HAND], crystalClans.decision(bare)?.rule]).toEqual([0, 'cc.turn.2'])
})

// cc.ability.1, cc.ability.2
test('a card may contradict the rules, and only cards that name the ability of their clan have it', () => {
  // Condor leaves a zone with an enemy squad; Boneknife Cultists are of the Skull clan and not Undying
  const p = setScene({
    clans: ['skull', 'blood'],
    squads: [
      [1, 'C1', 'condor'],
      [0, 'C1', 'necromancers'],
    ],
    discards: [['boneknife-cultists', 'barrow-hounds'], []],
  })
  expect(texts(p)).toContain('summon-at H1')
  choose(p, 'summon-at H1')
  expect(texts(p)).toEqual(['summon barrow-hounds'])
  const [necromancers, condor] = [0, 1].map((seat) => destinations(p, seat, placeCalled('C1')))
  expect([necromancers, condor > 0]).toEqual([0, true])
})

// cc.ability.5, cc.ability.7
test('who uses an ability chooses; placed units were not summoned', () => {
  const p = setScene({
    clans: ['skull', 'stone'],
    squads: [[0, 'C1', 'abbess-ossenia']],
    discards: [['barrow-hounds', 'ancestral-warriors', 'corvane'], []],
  })
  choose(p, 'activate C1', 'accept')
  // Corvane costs more than 3
  expect(texts(p)).toEqual(['target ancestral-warriors', 'target barrow-hounds'])
  expect(crystalClans.decision(p)).toMatchObject({ seat: 0, rule: 'cc.ability.5' })
  const kinds: string[] = []
  crystalClans.listen(p, ({ kind }) => kinds.push(kind))
  choose(p, 'target barrow-hounds')
  expect(kinds).toContain('revive')
  expect(kinds).not.toContain('summon')
})

// cc.decision.4
test('what may be done instead of a battle belongs to who could start it', () => {
  const p = setScene({
    clans: ['flower', 'blood'],
    squads: [
      [0, 'C1', 'wisp'],
      [1, 'C1', 'marauders'],
    ],
  })
  choose(p, 'activate C1')
  expect(texts(p)).toEqual(['no-battle', 'battle', 'instead'])
  choose(p, 'instead')
  expect([squad(p, 1, 'H2'), squad(p, 1, 'C1'), zone(p, HAND)]).toEqual([['marauders'], [], ['wisp']])
})
