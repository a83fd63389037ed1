// What lists tell of a table: facts that anybody may know, and who sits there.
import { isAlike } from '../../play/difference.ts'
import type { Table } from '../../play/table/state.ts'
import { partnerIn } from '../../play/voice.ts'
import type { ListedFacts } from '../schema/table.ts'
import type { Listing, Sitter } from '../store/store.ts'

/** What is told of a table to those who do not look at it. */
export function listFacts({ open, opener, phase, seats, game, title, ending, next }: Table): ListedFacts {
  return {
    opener,
    seats: seats.map(({ who, computer, out, entropy }) => ({
      ...(who === undefined ? {} : { player: who }),
      ...(computer === undefined ? {} : { computer }),
      ready: computer !== undefined || entropy !== undefined,
      ...(out === undefined ? {} : { out }),
    })),
    ...(open.format === undefined ? {} : { format: open.format }),
    ...(open.setup !== undefined && partnerIn(open.setup) !== undefined ? { teams: true } : {}),
    clock: open.clock,
    spectators: open.spectators,
    ...(open.series === undefined ? {} : { series: open.series }),
    turn: game === undefined ? 0 : title.moment(game.p).turn,
    ...(phase !== 'ended' || ending === undefined ? {} : { result: { reason: ending.reason, shares: ending.shares } }),
    ...(next === undefined ? {} : { next: next.table }),
  }
}

/**
 * What lists have to learn of the table; undefined when it is nothing new. Without a table before, all of it. `isHere`: a seat has the table
 * open for its player.
 */
export function findListing(before: Table | undefined, after: Table, isHere: (seat: number) => boolean = () => true): Listing | undefined {
  if (before !== undefined && isListedAlike(before, after)) return undefined
  const facts = listFacts(after)
  const known = before && sittersOf(before)
  const ends = before?.phase !== 'ended' && hasEndedByDays(after)
  const now = ends ? unseenBy(after, isHere) : sittersOf(after)
  const sitters = [...now.values()].filter(({ player, seat, waits }) => {
    if (ends) return true
    const was = known?.get(player)
    return was === undefined || was.seat !== seat || was.waits !== waits
  })
  for (const { player } of known?.values() ?? []) if (!now.has(player)) sitters.push({ player, seat: null, waits: false })
  const same = before !== undefined && before.phase === after.phase && isAlike(listFacts(before), facts)
  return same && sitters.length === 0 ? undefined : { state: stateOf(after), facts, sitters }
}

/** Most choices change nothing that lists tell, and nobody reads it to find that out. */
function isListedAlike(before: Table, after: Table): boolean {
  const { open, phase, seats, ending, next, game, title } = after
  if (before.open !== open || before.phase !== phase || before.seats.length !== seats.length) return false
  if (before.ending !== ending || before.next !== next || before.game === undefined || game === undefined) return false
  // who waits
  if (open.clock.kind === 'days' && before.game.toDecide !== game.toDecide) return false
  if (before.seats !== seats && !seats.every((seat, at) => isSeatedAlike(seat, before.seats[at]))) return false
  return title.moment(before.game.p).turn === title.moment(game.p).turn
}

/** What a seat keeps of its last choice is no matter of lists. */
function isSeatedAlike(one: Table['seats'][number], other: Table['seats'][number]): boolean {
  return (
    one === other || (one.who === other.who && one.computer === other.computer && one.out === other.out && one.entropy === other.entropy)
  )
}

function stateOf({ phase }: Table): Listing['state'] {
  return phase === 'over' ? 'live' : phase
}

/** A game with days for a turn, at which nobody has to be there when it ends. */
export const hasEndedByDays = ({ open, phase, game }: Table): boolean =>
  phase === 'ended' && game !== undefined && open.clock.kind === 'days'

/** The end waits to be seen by those who were not there. Who gave up before has left of his own will. */
function unseenBy({ seats }: Table, isHere: (seat: number) => boolean): ReadonlyMap<string, Sitter> {
  const sitters = seats.flatMap(({ who, out }, seat) =>
    who === undefined ? [] : [{ player: who, seat, waits: out !== 'concede' && !isHere(seat) }],
  )
  return new Map(sitters.map((sitter) => [sitter.player, sitter]))
}

function sittersOf({ seats, phase, game, open }: Table): ReadonlyMap<string, Sitter> {
  // only who has days for a turn looks which tables wait
  const waiting = open.clock.kind === 'days' && phase === 'live' ? (game?.toDecide ?? -1) : -1
  const sitters = seats.flatMap(({ who, computer }, seat) =>
    who === undefined ? [] : [{ player: who, seat, waits: seat === waiting && computer === undefined }],
  )
  return new Map(sitters.map((sitter) => [sitter.player, sitter]))
}
