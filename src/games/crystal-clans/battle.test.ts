import { expect, test } from 'vitest'
import { move } from '../../kernel/zones.ts'
import { placeCalled } from './board.ts'
import { crystalClans } from './index.ts'
import { BATTLE_CARD, DECK, DISCARD, HAND, REMOVED, squadZone } from './layout.ts'
import { activationCost, squadAttack } from './values.ts'
import type { Scene } from './scenario.ts'
import { choose, setScene, squad, texts, zone, take } from './scenario.ts'

// cc.battle.4, cc.damage.2, cc.damage.3, cc.battle.7: the worked example
test('the worked example of a battle', () => {
  const p = setScene({
    clans: ['blood', 'skull'],
    squads: [
      [0, 'C1', 'trappers', 'condor', 'marauders'],
      [1, 'C1', 'ancestral-knights', 'ancestral-warriors', 'ancestral-warriors'],
    ],
    hands: [[], ['enchanter-malek']],
  })
  move(p.zones, DECK, take(p, 0, 'chieftains'))
  choose(p, 'activate C1', 'reform trappers C1', 'reform condor C1', 'battle')
  expect(texts(p)).toEqual(['battle-card enchanter-malek'])
  expect(crystalClans.decision(p)).toMatchObject({ seat: 1, secret: true })
  choose(p, 'battle-card enchanter-malek')
  expect(texts(p)).toEqual(['decline', 'accept'])
  choose(p, 'accept', 'take-back enchanter-malek')
  expect(squad(p, 0, 'C1')).toEqual(['condor', 'marauders'])
  expect(squad(p, 1, 'C1')).toEqual(['ancestral-warriors', 'ancestral-warriors'])
  expect(zone(p, HAND + 1)).toEqual(['enchanter-malek'])
  expect(zone(p, DISCARD)).toContain('chieftains')
  expect(p.zones.length[HAND]).toBe(1)
})

// cc.battle.2
test('a battle card is hidden until both are chosen', () => {
  const p = setScene({
    clans: ['blood', 'stone'],
    squads: [
      [0, 'C1', 'marauders'],
      [1, 'C1', 'workers'],
    ],
    hands: [
      ['boar-riders', 'trappers'],
      ['workers', 'ballista'],
    ],
  })
  choose(p, 'activate C1', 'battle', 'battle-card boar-riders')
  expect(crystalClans.observe(p, 1).battle?.seats[0]).toMatchObject({ hasPlayed: true, card: undefined })
  expect(crystalClans.observe(p, 0).battle?.seats[0].card?.id).toBe('boar-riders')
  choose(p, 'battle-card workers', 'decline')
  expect(p.zones.length[BATTLE_CARD]).toBe(0)
})

// cc.clan.6
test('a right prediction cancels the effect of the enemy card', () => {
  const scene: Scene = {
    clans: ['meteor', 'blood'],
    squads: [
      [0, 'C1', 'ilvara'],
      [1, 'C1', 'marauders', 'condor'],
    ],
    hands: [['comet-scouts'], ['marauders']],
  }
  const right = setScene(scene)
  choose(right, 'activate C1', 'battle', 'predict bold', 'battle-card comet-scouts', 'battle-card marauders', 'decline')
  // Sealed Fate has destroyed the bottom unit; without the +3 of Marauders 5 attack is not enough for 6 defense
  expect(squad(right, 1, 'C1')).toEqual([])
  expect(squad(right, 0, 'C1')).toEqual(['ilvara'])
  const wrong = setScene(scene)
  choose(wrong, 'activate C1', 'battle', 'predict guarded', 'battle-card comet-scouts', 'battle-card marauders', 'decline')
  expect(squad(wrong, 1, 'C1')).toEqual(['condor'])
  expect(squad(wrong, 0, 'C1')).toEqual([])
})

// cc.clan.4
test('sleep silences the enemy top unit', () => {
  const p = setScene({
    clans: ['flower', 'blood'],
    squads: [
      [0, 'C1', 'mother'],
      [1, 'C1', 'tharn', 'trappers'],
    ],
    hands: [['dandelion-knights'], ['trappers']],
  })
  choose(p, 'activate C1', 'accept', 'battle', 'battle-card dandelion-knights', 'battle-card trappers')
  // only the Trappers and those that joined below count: 2 against the 6 of Mother, not 10
  expect(squad(p, 0, 'C1')).toEqual(['mother'])
})

// cc.clan.5
test('attuned cards resolve their left effect against the same style', () => {
  const p = setScene({
    clans: ['water', 'water'],
    squads: [
      [0, 'C1', 'reef-wardens'],
      [1, 'C1', 'trident-fighters', 'pearl-divers'],
    ],
    hands: [['reef-wardens'], ['reef-wardens']],
  })
  choose(p, 'activate C1', 'battle', 'battle-card reef-wardens', 'battle-card reef-wardens')
  // 5 attack against +6 defense here, 2 attack against +3 there
  expect(squad(p, 0, 'C1')).toEqual(['reef-wardens'])
  expect(squad(p, 1, 'C1')).toEqual(['trident-fighters', 'pearl-divers'])
})

// cc.enter.2
test('sentinels challenge whoever enters', () => {
  const p = setScene({
    clans: ['blood', 'stone'],
    squads: [
      [0, 'H1', 'marauders'],
      [1, 'C1', 'sentinels'],
    ],
    hands: [['boar-riders'], ['workers']],
  })
  choose(p, 'activate H1', 'move C1')
  expect(crystalClans.seatToDecide(p)).toBe(1)
  choose(p, 'accept', 'battle-card boar-riders', 'battle-card workers', 'decline')
  expect(squad(p, 0, 'C1')).toEqual([])
})

test('frenzy battles again while it destroys', () => {
  const p = setScene({
    clans: ['blood', 'stone'],
    squads: [
      [0, 'C1', 'tharn'],
      [1, 'C1', 'workers', 'supply-golems'],
    ],
    hands: [
      ['gorra', 'boar-riders'],
      ['horgath', 'sentinels'],
    ],
  })
  // 8 less 3: only the Workers fall
  choose(p, 'activate C1', 'battle', 'battle-card gorra', 'battle-card horgath')
  expect(squad(p, 1, 'C1')).toEqual(['supply-golems'])
  choose(p, 'accept', 'battle-card boar-riders', 'battle-card sentinels')
  expect([squad(p, 0, 'C1'), squad(p, 1, 'C1')]).toEqual([['tharn'], []])
})

test('sacrifice leaves the game for a bonus', () => {
  const p = setScene({
    clans: ['skull', 'stone'],
    squads: [
      [0, 'C1', 'ancestral-warriors', 'corvane'],
      [1, 'C1', 'horgaths-stone-golem'],
    ],
    hands: [['barrow-hounds'], ['workers']],
  })
  choose(p, 'activate C1', 'reform ancestral-warriors C1', 'battle', 'accept')
  expect(texts(p)).toEqual(['mode 1', 'mode 2'])
  choose(p, 'mode 1', 'battle-card barrow-hounds', 'battle-card workers', 'decline')
  expect(zone(p, REMOVED)).toEqual(['ancestral-warriors'])
  expect(p.zones.length[squadZone(1, placeCalled('C1'))]).toBe(1)
})

test('menders bring the fallen home', () => {
  const p = setScene({
    clans: ['flower', 'blood'],
    squads: [
      [0, 'C2', 'rosepetal-dancers', 'dandelion-knights', 'menders'],
      [1, 'C2', 'tharn', 'condor', 'marauders'],
    ],
    hands: [['queen-bumble'], ['marauders']],
  })
  choose(p, 'activate C2', 'reform rosepetal-dancers C2', 'reform dandelion-knights C2', 'battle', 'battle-card queen-bumble')
  choose(p, 'battle-card marauders', 'reform dandelion-knights H1')
  expect(squad(p, 0, 'C2')).toEqual([])
  expect(squad(p, 0, 'H1')).toEqual(['dandelion-knights', 'rosepetal-dancers'])
  expect(zone(p, DISCARD)).toEqual(['menders', 'queen-bumble'])
})

test('support reaches neighbours, and an ability of a squad counts once', () => {
  const p = setScene({
    clans: ['stone', 'meteor'],
    squads: [
      [0, 'P1', 'ballista', 'ballista'],
      [0, 'C1', 'workers'],
      [1, 'H2', 'titan-knights', 'titan-knights', 'citadel-knights'],
      [1, 'C3', 'citadel-knights'],
    ],
  })
  expect(squadAttack(p, 0, placeCalled('C1'))).toBe(1 + 3)
  expect(squadAttack(p, 0, placeCalled('P1'))).toBe(6)
  // cc.activate.2: 3 less 3 is at least 1
  expect(activationCost(p, 1, placeCalled('H2'))).toBe(1)
})
