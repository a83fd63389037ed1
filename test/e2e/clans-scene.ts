// A crowded board of Crystal Clans that is laid out for a test, at each of the questions that look different.
import { choose, setScene } from '../../src/games/crystal-clans/scenario.ts'
import type { Setup } from '../../src/kernel/game.ts'
import type { Laid } from './scene.ts'

export const CLANS_QUESTIONS = ['main', 'summon', 'order', 'battle'] as const

/** Squads of three nearly everywhere, six cards in hand, and crystals on both sides, at this question to the reader. */
export function crowdedClans(question: (typeof CLANS_QUESTIONS)[number]): Laid {
  const clans = ['stone', 'flower'] as const
  const p = setScene({
    clans,
    squads: [
      [0, 'H1', 'workers', 'lithomancers', 'workers'],
      [0, 'P1', 'horgaths-stone-golem', 'siege-towers', 'supply-golems'],
      [0, 'C1', 'sentinels', 'horgath', 'supply-golems'],
      [0, 'C2', 'egg-tosser', 'siege-towers', 'ballista'],
      [0, 'P3', 'supply-golems', 'ballista', 'sentinels'],
      [1, 'C2', 'dandelion-knights', 'queen-bumble', 'rosepetal-dancers'],
      [1, 'P2', 'spirit-guide', 'wisp', 'pollen-fairies'],
      [1, 'C3', 'mother', 'bumble-cavalry', 'dandelion-knights'],
      [1, 'P4', 'menders', 'menders', 'pollen-fairies'],
      [1, 'H2', 'spirit-guide', 'dandelion-knights', 'rosepetal-dancers'],
    ],
    hands: [
      ['lithomancers', 'siege-towers', 'ballista', 'workers', 'sentinels', 'ballista'],
      ['pollen-fairies', 'menders', 'bumble-cavalry', 'dandelion-knights', 'rosepetal-dancers'],
    ],
    crystals: [
      ['masons-oath', 'riven-gate'],
      ['tempered-edge', 'winds-wish'],
    ],
    marker: 6,
  })
  if (question === 'summon') choose(p, 'summon-at H1')
  if (question === 'order') choose(p, 'activate P1')
  if (question === 'battle') choose(p, 'activate C2', 'reform egg-tosser C2', 'reform siege-towers C2', 'battle')
  return { game: 'crystal-clans', p, setup: { seats: 2, clans: [...clans], mulligan: false } as Setup }
}
