import { expect, test } from 'vitest'
import { Generator, seedOf } from '../../kernel/random.ts'
import { crystalClans } from './index.ts'
import { choose, setScene } from './scenario.ts'
import type { Scene } from './scenario.ts'
import type { CrystalClansPosition } from './layout.ts'

const START: Scene = {
  clans: ['stone', 'blood'],
  squads: [
    [0, 'C2', 'workers', 'siege-towers'],
    [1, 'C2', 'boar-riders', 'trappers'],
  ],
  hands: [
    ['ballista', 'lithomancers'],
    ['trappers', 'gorra'],
  ],
  marker: 5,
}

/** Who leads the squad of Meteor predicts before the cards. */
const PREDICTED: Scene = {
  clans: ['meteor', 'blood'],
  squads: [
    [0, 'C1', 'ilvara'],
    [1, 'C1', 'marauders', 'condor'],
  ],
  hands: [['comet-scouts'], ['marauders']],
}

function openBattle(): CrystalClansPosition {
  const p = setScene(START)
  choose(p, 'activate C2')
  choose(p, 'reform workers C2', 'battle')
  return p
}

/** What a card would do against each style, in short: the side, what each squad takes, and who falls. */
function outlookOf(p: CrystalClansPosition, id: string, seat = 0): string[] {
  const { outlook } = crystalClans.observe(p, seat)
  const found = outlook.find(({ card }) => crystalClans.cardId(p, card) === id)!
  const fallen = (units: readonly { card: number; falls: boolean }[]) =>
    units.flatMap(({ card, falls }) => (falls ? [crystalClans.cardId(p, card)] : [])).join(' ') || 'nobody'
  return found.against.map(
    ({ style, side, dealt, taken, theirs, mine }) =>
      `${style}: ${side}, ${dealt} on theirs (${fallen(theirs)}), ${taken} on mine (${fallen(mine)})`,
  )
}

test('cc.battle.4, cc.damage.1, cc.damage.3: each card says what it would do against each style', () => {
  expect(outlookOf(openBattle(), 'ballista')).toEqual([
    'bold: right, 8 on theirs (boar-riders trappers), 5 on mine (workers)',
    'guarded: left, 12 on theirs (boar-riders trappers), 5 on mine (workers)',
    'tricky: right, 8 on theirs (boar-riders trappers), 5 on mine (workers)',
  ])
})

test('cc.damage.2: what a card destroys before the damage falls, and what it shields is not taken', () => {
  expect(outlookOf(openBattle(), 'lithomancers')).toEqual([
    'bold: left, 5 on theirs (boar-riders trappers), 4 on mine (workers)',
    'guarded: right, 5 on theirs (boar-riders), 3 on mine (workers)',
    'tricky: right, 5 on theirs (boar-riders), 3 on mine (workers)',
  ])
})

test('cc.damage.3: damage is told unit by unit from the top down', () => {
  const p = openBattle()
  const [{ against }] = crystalClans.observe(p, 0).outlook.filter(({ card }) => crystalClans.cardId(p, card) === 'ballista')
  expect(against[0].mine.map(({ card, damage, falls }) => [crystalClans.cardId(p, card), damage, falls])).toEqual([
    ['workers', 2, true],
    ['siege-towers', 3, false],
  ])
})

test('cc.clan.6: a style that was predicted has no effect, and what a right prediction brings counts', () => {
  const p = setScene(PREDICTED)
  choose(p, 'activate C1', 'battle', 'predict bold')
  // Sealed Fate destroys the bottom unit of the enemy when the prediction was right
  expect(outlookOf(p, 'comet-scouts').map((line) => line.includes('condor'))).toEqual([true, false, false])
  choose(p, 'battle-card comet-scouts')
  const bold = crystalClans.observe(p, 1).outlook[0].against
  expect(bold.map(({ side }) => side)).toEqual([undefined, undefined, undefined])
})

test('cc.battle.7: where the other hand is known, what its cards do is counted, and styles that are not in it are left out', () => {
  const p = setScene({
    clans: ['stone', 'blood'],
    squads: [
      [0, 'C2', 'horgath'],
      [1, 'C2', 'boar-riders'],
    ],
    hands: [['ballista', 'supply-golems'], ['gorra']],
    shown: 1,
  })
  choose(p, 'activate C2', 'battle')
  const [ballista, golems] = ['ballista', 'supply-golems'].map(
    (id) => crystalClans.observe(p, 0).outlook.find(({ card }) => crystalClans.cardId(p, card) === id)!.against,
  )
  expect(ballista.map(({ isAbsent, answer }) => (isAbsent ? 'absent' : answer))).toEqual(['absent', 'gorra', 'absent'])
  // bold beats guarded: 5 and 7 attack against 3 defense of the card
  expect(ballista[1]).toMatchObject({ side: 'left', dealt: 9 })
  // guarded against guarded: 5 attack against 3 defense is not enough for Boar Riders
  expect(golems[1]).toMatchObject({ side: 'right', dealt: 2 })
  expect(golems[1].theirs.map(({ falls }) => falls)).toEqual([false])
})

test('cc.battle.2: nothing of it is known from what is hidden, and the game stays as it is', () => {
  const p = openBattle()
  const told = crystalClans.observe(p, 0).outlook
  const world = crystalClans.blank()
  for (let number = 0; number < 20; number++) {
    crystalClans.copy(world, p)
    crystalClans.determinize(world, 0, new Generator(seedOf(number)))
    expect(crystalClans.observe(world, 0).outlook).toEqual(told)
  }
  expect(crystalClans.observe(p, 1).outlook).toEqual([])
  choose(p, 'battle-card ballista')
  expect(crystalClans.observe(p, 0).outlook).toEqual([])
  expect(outlookOf(p, 'gorra', 1)).toHaveLength(3)
})

test('what is left of a deck can be counted: the own pile alone, the other one together with the hand', () => {
  const p = openBattle()
  const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id)
  const [mine, theirs] = crystalClans.observe(p, 0).seats
  expect(mine.unseen).toHaveLength(mine.deckCount)
  expect(idsOf(mine.unseen).filter((id) => id === 'ballista')).toHaveLength(5)
  expect(theirs.unseen).toHaveLength(theirs.deckCount + theirs.handCount)
  expect(idsOf(theirs.unseen).filter((id) => id === 'trappers')).toHaveLength(5)
  choose(p, 'battle-card ballista', 'battle-card trappers')
  // the battle is over, and both cards lie in the open
  const after = crystalClans.observe(p, 0).seats
  expect(idsOf(after[1].unseen).filter((id) => id === 'trappers')).toHaveLength(4)
})

test('cc.activate.5: what the cards of the hand would do is told before the battle begins, and is what is told in it', () => {
  const p = setScene(START)
  choose(p, 'activate C2')
  expect(crystalClans.observe(p, 0).before).toEqual([])
  choose(p, 'reform workers C2')
  const { before, outlook } = crystalClans.observe(p, 0)
  expect(outlook).toEqual([])
  expect(crystalClans.observe(p, 1).before).toEqual([])
  choose(p, 'battle')
  expect(before).toHaveLength(2)
  expect(crystalClans.observe(p, 0).outlook).toEqual(before)
  expect(crystalClans.observe(p, 0).before).toEqual([])
})

test('cc.ability.1: nothing is told where an ability comes before the cards', () => {
  const p = setScene(PREDICTED)
  choose(p, 'activate C1')
  expect(crystalClans.decision(p)?.rule).toBe('cc.activate.5')
  expect(crystalClans.observe(p, 0).before).toEqual([])
})
