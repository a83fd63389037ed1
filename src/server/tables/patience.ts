// How long it took lately until somebody came to a table for two, of those that are opened to play somebody now.
import { factsOf, type GameName } from '../../games/register.ts'
import type { Clock } from '../../play/table/entry.ts'
import type { ListedFacts } from '../schema/table.ts'
import type { Awaited } from '../store/store.ts'

/** Until half of those who wait have somebody, for one game and clock. */
export interface UsualWait {
  readonly game: GameName
  readonly clock: Clock
  readonly milliseconds: number
}

/** Fewer to whom somebody came say nothing of the next one. */
const FEWEST = 5

/** Of tables of the last days; those to which nobody came count for as long as they waited. */
export function usualWaits(tables: readonly Awaited[], now: number): UsualWait[] {
  const groups = new Map<string, { readonly game: GameName; readonly clock: Clock; readonly waits: Wait[] }>()
  for (const { game, facts, opened, came, closed } of tables) {
    const { clock } = facts as ListedFacts
    if (!isPlain(game as GameName, facts as ListedFacts)) continue
    const key = `${game} ${JSON.stringify(clock)}`
    const group = groups.get(key) ?? { game: game as GameName, clock, waits: [] }
    groups.set(key, group)
    group.waits.push({ time: Math.max(0, (came ?? closed ?? now) - opened), came: came !== null })
  }
  return [...groups.values()].flatMap(({ game, clock, waits }) => {
    const milliseconds = middleOf(waits)
    return milliseconds === undefined ? [] : [{ game, clock, milliseconds }]
  })
}

interface Wait {
  readonly time: number
  readonly came: boolean
}

/**
 * The time after which half of all who wait so long have somebody (Kaplan and Meier): who has given up would have waited longer, and to leave
 * him out would tell those who come too short a time. Undefined where so many have not been met.
 */
function middleOf(waits: readonly Wait[]): number | undefined {
  if (waits.filter(({ came }) => came).length < FEWEST) return undefined
  const sorted = [...waits].sort((a, b) => a.time - b.time || Number(b.came) - Number(a.came))
  let alone = 1
  for (const [before, { time, came }] of sorted.entries()) {
    if (came) alone *= 1 - 1 / (sorted.length - before)
    if (alone <= 0.5) return time
  }
  return undefined
}

/** As they are opened by one press: what is rated, or brings something of its own, waits for others. */
function isPlain(game: GameName, { seats, format, series }: ListedFacts): boolean {
  const [usual] = factsOf(game).formats
  // one that plays on for somebody who has gone is not one that was opened for
  const persons = seats.every(({ computer, player }) => computer === undefined || player !== undefined)
  return seats.length === 2 && persons && (format ?? usual.name) === usual.name && series === undefined
}
