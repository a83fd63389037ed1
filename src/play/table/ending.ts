// How games end: by giving up, by time, as somebody is away, or broken off.
import { SPECTATOR } from '../../kernel/event.ts'
import { digestPosition } from '../../kernel/digest.ts'
import { excerpt } from '../../kernel/excerpt.ts'
import { OPPONENTS } from '../company.ts'
import { noteConcession } from '../conceding.ts'
import { partnerIn } from '../voice.ts'
import { addTime, FORGIVEN, timeUpAt } from './clock.ts'
import { HOST } from './entry.ts'
import { draft, findPlayer, isPlayed, refuse, type Rule, seatOf, withSeat } from './rule.ts'
import type { Ending, Seat, Table } from './state.ts'

/** A player who has been gone for so long is away. */
export const AWAY_AFTER = 60_000

/** At once, this can be given to one who is away. */
const MOST_EXTENDED = 3_600_000

/** Plays on for a seat that is out, while others still play. */
const SUBSTITUTE = 'casual'

export const concede: Rule<'concede'> = {
  propose(table, { who }) {
    const player = findPlayer(table, who)
    return player.ok ? draft(player.value, {}) : player
  },
  apply(table, { seat }) {
    const { title, game } = table
    const happened = game && [noteConcession(title, game.p, seat, game.made.length)]
    const told = game && happened && { ...game, happened, left: [...game.left, ...happened] }
    return goOut({ ...table, ...(told && { game: told }) }, seat, 'concede')
  },
}

export const abort: Rule<'abort'> = {
  propose(table, { who }) {
    if (table.phase === 'over' || table.phase === 'ended') return refuse('over', 'the game is over')
    if (who === HOST) return draft(SPECTATOR, {})
    const seat = seatOf(table, who)
    if (table.phase === 'open') {
      return who === table.opener ? draft(seat, {}) : refuse('not-yours', 'before the start, only who opened the table may close it')
    }
    if (seat < 0) return refuse('not-seated', 'who asks does not sit at this table')
    const { made } = table.game!
    const waits = table.seats.some((_, at) => isPlayed(table, at) && !made.some((one) => one.seat === at && !one.itself))
    return waits ? draft(seat, {}) : refuse('too-late', 'everybody has chosen already: offer to break it off')
  },
  apply: (table) => ({ ...table, ending: { reason: 'abort', shares: null } }),
}

export const flag: Rule<'flag'> = {
  propose(table, { who }, { now }) {
    if (who !== HOST) {
      const player = findPlayer(table, who)
      if (!player.ok) return player
    }
    if (table.phase !== 'live') return refuse(table.phase === 'open' ? 'not-started' : 'over', 'no clock runs')
    const { clocks } = table
    if (clocks === undefined || clocks.running < 0 || timeUpAt(clocks) + FORGIVEN > now) return refuse('not-due', 'no time is up')
    return draft(clocks.running, {})
  },
  apply: (table, { seat }) => goOut(table, seat, 'time'),
}

export const claim: Rule<'claim'> = {
  propose(table, { who, body }, { now, away = [] }) {
    const player = findPlayer(table, who)
    if (!player.ok) return player
    const { against } = body
    if (against === player.value || table.seats[against] === undefined)
      return refuse('no-seat', `seat ${excerpt(against)} is no other seat`)
    if (!isPlayed(table, against) || table.seats[against].computer !== undefined)
      return refuse('not-away', `a computer plays seat ${against}`)
    if (table.open.clock.kind === 'days') return refuse('not-away', 'with days for each turn, nobody has to be there')
    const since = away[against]
    if (since === undefined || now - since < AWAY_AFTER)
      return refuse('not-away', `seat ${against} is there, or is away for less than a minute`)
    if (body.what === 'extend' && (table.clocks === undefined || !isExtension(body.by)))
      return refuse('bad-request', `"by" is 1 to ${MOST_EXTENDED} milliseconds, at a table with clocks`)
    if (body.what === 'computer' && table.open.rated) return refuse('rated', 'a rated game is for players alone: claim the win')
    if (body.what === 'computer' && !OPPONENTS.includes(body.level))
      return refuse('bad-request', `"level" must be one of ${OPPONENTS.join(', ')}, not ${excerpt(body.level)}`)
    return draft(player.value, { ...body, since })
  },
  apply(table, { body }) {
    const { against } = body
    switch (body.what) {
      case 'win':
        return goOut(table, against, 'away')
      case 'extend':
        return { ...table, clocks: addTime(table.clocks!, against, body.by) }
      case 'computer':
        return withSeat(table, against, { computer: body.level })
    }
  },
}

export const end: Rule<'end'> = {
  propose(table, { who }) {
    if (who !== HOST) return refuse('host-only', 'the host ends the game when it is over')
    const { title, game, ending, phase } = table
    if (phase === 'ended') return refuse('over', 'the game has ended')
    if (ending === undefined) return refuse('not-over', 'the game is not over')
    return draft(SPECTATOR, game === undefined ? ending : { ...ending, hash: digestPosition(title.game, game.p, table.open.seats) })
  },
  apply: (table, { body }) => ({ ...table, phase: 'ended', offers: [], hash: body.hash }),
}

/** How the game has ended, as soon as it has. */
export function findEnding({ title, game, ending, ...table }: Table): Ending | undefined {
  if (ending !== undefined || game === undefined) return ending
  if (game.fault !== undefined) return { reason: 'fault', shares: null }
  const outcome = title.game.outcome(game.p)
  return outcome && { reason: 'rules', shares: shareOut({ game, ...table }, outcome.shares), rule: outcome.reason }
}

/** A side is out when all its persons are: a computer as partner carries nobody to a win who has given up. One of computers alone stays. */
function sidesIn(table: Pick<Table, 'game' | 'seats'>): ReadonlySet<number> {
  const side = sideOf(table)
  const sides = table.seats.map((_, seat) => side(seat))
  const persons = new Set(sides.filter((_, seat) => table.seats[seat].who !== undefined))
  return new Set(
    sides.filter((one, seat) => table.seats[seat].out === undefined && (table.seats[seat].who !== undefined || !persons.has(one))),
  )
}

/** On which side each seat is, in a game that has begun: partners win and lose together. */
export function sideOf({ game }: Pick<Table, 'game'>): (seat: number) => number {
  const partner = partnerIn(game!.start.setup)
  return partner === undefined ? (seat) => seat : (seat) => Math.min(seat, partner(seat))
}

/** Sides that have given up win nothing: what the rules give them goes to the others in equal parts. */
function shareOut(table: Pick<Table, 'game' | 'seats'>, shares: readonly number[]): readonly number[] {
  const side = sideOf(table)
  const left = sidesIn(table)
  const isIn = table.seats.map((_, seat) => left.has(side(seat)))
  const won = shares.reduce((sum, share, seat) => sum + (isIn[seat] ? share : 0), 0)
  const seats = isIn.filter(Boolean).length
  if (seats === 0) return shares
  return shares.map((share, seat) => (isIn[seat] ? share + (1 - won) / seats : 0))
}

/** A computer plays on for the seat, where others still play against each other. */
function goOut(table: Table, seat: number, out: NonNullable<Seat['out']>): Table {
  const { computer = SUBSTITUTE } = table.seats[seat]
  const after = withSeat({ ...table, offers: table.offers.filter((one) => one.seat !== seat) }, seat, { out, computer })
  const others = sidesIn(after).size > 1 && after.seats.some((_, at) => isPlayed(after, at))
  const none = table.seats.map(() => 0)
  return others ? after : { ...after, ending: { reason: out, shares: shareOut(after, none) } }
}

function isExtension(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MOST_EXTENDED
}
