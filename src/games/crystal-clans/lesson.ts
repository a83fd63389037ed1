import type { Lesson, LessonStep } from '../lesson.ts'
import { placeCalled } from './board.ts'
import { ACTIONS, ACTIVE, controls, type CrystalClansPosition, CRYSTALS, ENDED, squadSize, topUnit } from './layout.ts'
import { type Scene, setScene, squad } from './scenario.ts'

const SETUP = { seats: 2, clans: ['stone', 'blood'], mulligan: false } as const

/** A turn in the middle of a game. */
const arrange = (scene: Omit<Scene, 'clans'>): CrystalClansPosition => setScene({ clans: SETUP.clans, ...scene })

/** Actions are whole: what lies there in the middle of one may still be changed. */
const hasActed = (p: CrystalClansPosition) => p.state[ACTIONS] > 0
const isMine = (p: CrystalClansPosition) => p.state[ACTIVE] === 0
const holds = (p: CrystalClansPosition, place: string, ...units: string[]) => {
  const mine = squad(p, 0, place)
  return units.every((unit) => mine.includes(unit))
}
const isOnTop = (p: CrystalClansPosition, place: string, unit: string) =>
  topUnit(p, 0, placeCalled(place)) >= 0 && squad(p, 0, place)[0] === unit
const isFree = (p: CrystalClansPosition, place: string) => squadSize(p, 1, placeCalled(place)) === 0
const crystalsOf = (p: CrystalClansPosition, seat: number) => p.zones.length[CRYSTALS + seat]

const REPLENISH = { id: 'replenish', act: /^replenish$/ } as const
const SUMMON = { id: 'summon', act: /^summon-at / } as const
const PEACE = { id: 'peace', act: /^no-battle$/ } as const

/** The one card in the coach's hand, taken back in an earlier battle: guarded, and no attack comes of it. */
const GORRA: readonly string[] = ['gorra']

const steps: readonly LessonStep<CrystalClansPosition>[] = [
  {
    id: 'track',
    rule: 'cc.turn.3',
    arrange: () => arrange({ hands: [['workers', 'ballista', 'siege-towers'], []], squads: [[1, 'H2', 'trappers']], marker: 3 }),
    isDone: (p) => hasActed(p) && isMine(p) && holds(p, 'H1', 'ballista'),
    solution: ['summon-at H1', 'summon A:ballista.1', 'done'],
    fine: /^(?:summon A:workers|reform )/,
    answers: [{ id: 'towers', act: /^summon A:siege-towers/ }, REPLENISH],
  },
  {
    id: 'top',
    rule: 'cc.squad.3',
    arrange: () =>
      arrange({
        hands: [['workers', 'ballista'], []],
        squads: [
          [0, 'C1', 'siege-towers'],
          [1, 'C2', 'boar-riders'],
        ],
        marker: 5,
      }),
    isDone: (p) => hasActed(p) && isOnTop(p, 'H1', 'ballista') && holds(p, 'H1', 'workers'),
    solution: ['summon-at H1', 'summon A:ballista.1', 'summon A:workers.1', 'reform A:ballista.1 H1'],
    fine: /^summon A:/,
    answers: [{ id: 'alone', act: /^done$/ }, { id: 'bottom', act: /^reform A:workers/ }, { id: 'activate', act: /^activate / }, REPLENISH],
  },
  {
    id: 'builder',
    rule: 'cc.clan.1',
    arrange: () =>
      arrange({
        hands: [['lithomancers', 'siege-towers'], []],
        squads: [
          [0, 'C2', 'workers'],
          [1, 'C3', 'boar-riders'],
        ],
        marker: 5,
      }),
    isDone: (p) => hasActed(p) && holds(p, 'C2', 'siege-towers', 'workers'),
    solution: ['summon-at C2', 'reform A:siege-towers.1 C2'],
    fine: /^(?:summon|reform) /,
    answers: [{ id: 'home', act: /^summon-at H1$/ }, { id: 'activate', act: /^activate / }, REPLENISH],
  },
  {
    id: 'move',
    rule: 'cc.move.2',
    arrange: () =>
      arrange({
        squads: [
          [0, 'H1', 'workers', 'workers'],
          [1, 'C2', 'trappers'],
        ],
        marker: 3,
      }),
    isDone: (p) => [placeCalled('H1'), placeCalled('C1')].every((place) => controls(p, 0, place)),
    solution: ['activate H1', 'move C1', 'stay-behind A:workers.1'],
    fine: /^stay-behind /,
    answers: [{ id: 'stay', act: /^stay / }, { id: 'fen', act: /^move P1$/ }, { id: 'all', act: /^done$/ }, REPLENISH],
  },
  {
    id: 'cards',
    rule: 'cc.battle.4',
    arrange: () =>
      arrange({
        hands: [['workers', 'ballista', 'supply-golems'], GORRA],
        shown: 1,
        squads: [
          [0, 'C1', 'horgath'],
          [1, 'C2', 'boar-riders'],
        ],
        marker: 3,
      }),
    isDone: (p) => isFree(p, 'C2') && holds(p, 'C2', 'horgath'),
    solution: ['activate C1', 'move C2', 'battle', 'battle-card A:ballista.1'],
    answers: [
      { id: 'guarded', act: /^battle-card A:supply-golems/ },
      { id: 'tricky', act: /^battle-card A:workers/ },
      PEACE,
      { id: 'elsewhere', act: /^(?:move (?!C2)|stay )/ },
      SUMMON,
      REPLENISH,
    ],
  },
  {
    id: 'order',
    rule: 'cc.damage.3',
    arrange: () =>
      arrange({
        hands: [['ballista', 'supply-golems'], GORRA],
        shown: 1,
        squads: [
          [0, 'C2', 'workers', 'lithomancers', 'siege-towers'],
          [1, 'C2', 'boar-riders'],
        ],
        marker: 4,
      }),
    isDone: (p) => isFree(p, 'C2') && holds(p, 'C2', 'workers', 'lithomancers', 'siege-towers'),
    solution: ['activate C2', 'reform A:siege-towers.1 C2', 'reform A:workers.1 C2', 'battle', 'battle-card A:ballista.1'],
    fine: /^(?:reform|battle-card) /,
    answers: [{ id: 'top', act: /^reform /, when: (p) => !isOnTop(p, 'C2', 'siege-towers') }, PEACE, SUMMON, REPLENISH],
  },
  {
    id: 'claim',
    rule: 'cc.claim.1',
    arrange: () =>
      arrange({
        squads: [
          [0, 'C1', 'lithomancers'],
          [0, 'P1', 'sentinels'],
          [1, 'C3', 'boar-riders'],
        ],
        crystals: [['red-levy'], ['riven-gate']],
        row: ['tempered-edge', 'bare-shard', 'ember-toll'],
        marker: 8,
      }),
    isDone: (p) => crystalsOf(p, 0) === 2 && isMine(p),
    solution: ['activate P1', 'move C2', 'claim bare-shard'],
    answers: [
      { id: 'dear', act: /^claim (?!bare-shard)/ },
      { id: 'elsewhere', act: /^(?:move (?!C2)|stay )/ },
      { id: 'leave', act: /^activate (?:C1|C2)$/ },
      REPLENISH,
    ],
  },
  {
    id: 'raid',
    rule: 'cc.raid.1',
    arrange: () =>
      arrange({
        squads: [
          [0, 'C1', 'lithomancers'],
          [0, 'C2', 'sentinels'],
          [0, 'H2', 'siege-towers'],
          [1, 'C3', 'boar-riders'],
        ],
        crystals: [
          ['red-levy', 'hollow-bell'],
          ['riven-gate', 'keeper-of-souls', 'masons-oath'],
        ],
        row: ['tempered-edge', 'bare-shard', 'ember-toll'],
        decks: [12, 6],
        marker: 7,
      }),
    isDone: (p) => p.state[ENDED] === 1,
    solution: ['claim bare-shard', 'raid', 'claim-free tempered-edge'],
    fine: /^(?:raid$|claim-free )/,
    answers: [
      { id: 'dear', act: /^claim (?!bare-shard)/, when: (p) => crystalsOf(p, 0) < 4 },
      { id: 'decline', act: /^decline$/ },
      { id: 'activate', act: /^activate / },
      REPLENISH,
    ],
  },
]

/** Crystal Clans in eight positions; the texts are the client's. */
export const lesson: Lesson = { game: 'crystal-clans', setup: SETUP, steps }
