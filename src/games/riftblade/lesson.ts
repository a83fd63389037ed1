import type { Lesson, LessonStep } from '../lesson.ts'
import { cardAt } from '../../kernel/zones.ts'
import { faceNumber } from './catalog.ts'
import type { RiftbladePosition } from './layout.ts'
import { Table } from './scenario.ts'

/** The rows and decks around a step are always the same; what is rolled or drawn in it comes from this. */
const SEED = '00000000000000000000000000000007'
const SETUP = { seats: 2, first: 0 } as const

/** A quiet table: no stones, nothing to buy, a deck to draw from. */
function table(): Table {
  return new Table(SETUP, SEED)
    .stones(0, {})
    .stones(1, { mana: 2, empowered: 2, overcharged: 1, wild: 1 })
    .set('row', ['rift-leech', 'riot-engine', 'scorched-oath', 'astral-bulwark'])
    .set('deck', ['void-storm', 'lunar-infusion', 'cinderblast'])
}

const arranged = (t: Table): RiftbladePosition => t.p
const theirLife = (p: RiftbladePosition) => p.life[1]
const inZone = (p: RiftbladePosition, zone: string) => p.zones.length[p.zones.names.indexOf(zone)]

const holds = (p: RiftbladePosition, zone: string, id: string) => {
  const at = p.zones.names.indexOf(zone)
  return Array.from({ length: p.zones.length[at] }, (_, i) => p.face[cardAt(p.zones, at, i)]).includes(faceNumber(id))
}

const steps: readonly LessonStep<RiftbladePosition>[] = [
  {
    id: 'cast',
    arrange: () => arranged(table().set('hand', ['cinderblast', 'lunar-infusion'])),
    isDone: (p) => theirLife(p) < 40,
    solution: ['play cinderblast base'],
  },
  {
    id: 'tier',
    arrange: () => arranged(table().set('hand', ['cinderblast', 'thunderclap']).stones(0, { overcharged: 1 }).life(1, 20)),
    isDone: (p) => theirLife(p) <= 18,
    solution: ['play cinderblast overcharged overcharged'],
  },
  {
    id: 'chain',
    arrange: () => arranged(table().set('hand', ['rift-burn', 'thunderclap', 'void-snap']).stones(0, { empowered: 2 })),
    isDone: (p) => inZone(p, 'chain') === 3,
    solution: ['play void-snap base', 'play thunderclap empowered empowered', 'play rift-burn empowered empowered'],
  },
  {
    id: 'buy',
    arrange: () =>
      arranged(
        table()
          .set('hand', ['cinderblast', 'void-storm'])
          .stones(0, { mana: 3 })
          .set('row', ['chaotic-pulse', 'riot-engine', 'star-verdict', 'astral-bulwark']),
      ),
    isDone: (p) => holds(p, 'discard 0', 'star-verdict'),
    solution: ['gain mana', 'gain mana', 'gain mana', 'buy star-verdict'],
  },
  {
    id: 'trigger',
    arrange: () =>
      arranged(
        table()
          .set('hand', ['lunar-infusion'])
          .stones(0, { mana: 2 })
          .life(1, 2)
          .set('row', ['chaotic-pulse', 'seraphs-touch', 'astral-bulwark', 'riot-engine']),
      ),
    isDone: (p) => theirLife(p) === 0,
    solution: ['gain mana', 'gain mana', 'trigger chaotic-pulse row'],
  },
  {
    id: 'convert',
    arrange: () => arranged(table().set('hand', ['cinderblast', 'void-storm']).stones(0, { empowered: 1 }).life(1, 12)),
    isDone: (p) => theirLife(p) <= 10,
    solution: ['convert void-storm', 'play cinderblast overcharged overcharged'],
  },
  {
    id: 'wild',
    arrange: () => arranged(table().set('hand', ['cinderblast', 'lunar-infusion', 'void-snap']).stones(0, { wild: 1 }).life(0, 30)),
    isDone: (p) => inZone(p, 'void') > 0,
    solution: ['trigger lunar-infusion hand'],
  },
  {
    id: 'finish',
    arrange: () =>
      arranged(
        table()
          .set('hand', ['void-storm', 'cinderblast', 'lunar-infusion', 'thunderclap'])
          .stones(0, { mana: 2, overcharged: 1, empowered: 1 })
          .life(1, 5)
          .set('row', ['chaotic-pulse', 'riot-engine', 'rift-leech', 'astral-bulwark']),
      ),
    isDone: (p) => theirLife(p) === 0,
    solution: [
      'gain mana',
      'gain mana',
      'trigger chaotic-pulse row',
      'play cinderblast overcharged overcharged',
      'play thunderclap empowered empowered',
    ],
  },
]

/** Riftblade in eight positions; the texts are the client's. */
export const lesson: Lesson = { game: 'riftblade', setup: SETUP, steps }
