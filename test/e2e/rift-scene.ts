// A crowded table of Riftblade that is laid out for a test, at each of the questions that look different.
import { Table } from '../../src/games/riftblade/scenario.ts'
import type { Laid } from './scene.ts'

export const RIFT_QUESTIONS = ['aim', 'main', 'chain'] as const

const HAND = ['thunderclap', 'cinderblast', 'zenith-choir', 'rift-leech', 'seraphs-touch']
/** What partners have between them, and one alone. */
const SHARED = ['star-verdict', 'wild-surge']
const STONES = { mana: 2, empowered: 5, overcharged: 3, wild: 1 }
/** A turn of four cards that link, of which the last one was cast for nothing else. */
const CHAIN = ['play seraphs-touch base', 'play star-verdict base', 'play zenith-choir base', 'play wild-surge empowered empowered']

/** Full hands, many stones and a chain for this many, or for two teams, at this question to the reader. */
export function crowdedRift(seats: 2 | 3 | 4 | 'teams', question: (typeof RIFT_QUESTIONS)[number]): Laid {
  const teams = seats === 'teams'
  const setup = { seats: teams ? 4 : seats, ...(teams && { teams }) } as const
  const table = new Table(setup, '1')
  const fill = () => {
    table.set('row', ['soul-reave', 'halo-shards', 'astral-bulwark', 'hollow-chalice']).stones(0, STONES)
    if (teams) table.set('hand', [...SHARED, 'lunar-infusion', 'void-storm'], 2)
    table.set('hand', teams ? HAND : [...SHARED, ...HAND])
  }
  for (let seat = 0; seat < setup.seats; seat++) {
    table.stones(seat, STONES).mana(seat, 3 + seat)
    if (!teams) table.life(seat, [34, 31, 12, 27][seat])
  }
  fill()
  if (question !== 'aim' && seats !== 2) table.choose(teams ? 'begin 0' : 'target 1')
  fill()
  if (question === 'chain') for (const play of CHAIN) table.choose(play)
  return { game: 'riftblade', p: table.p, setup: setup as Laid['setup'] }
}
