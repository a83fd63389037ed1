// Before the game: who opens a table, who sits down, and who is ready.
import { factsOf, formatOf } from '../../games/register.ts'
import type { Title } from '../../games/title.ts'
import { excerpt } from '../../kernel/excerpt.ts'
import { SPECTATOR } from '../../kernel/event.ts'
import type { Result } from '../../kernel/game.ts'
import { OPPONENTS } from '../company.ts'
import { partnerIn } from '../voice.ts'
import { windClocks } from './clock.ts'
import { type Clock, HOST, type Open, type Series } from './entry.ts'
import { composeSetup, mayBring } from './formats.ts'
import { beginGame } from './game.ts'
import type { Refusal } from './refusal.ts'
import { draft, refuse, type Rule, seatOf, withSeat } from './rule.ts'
import type { Table } from './state.ts'

/** What clocks and tables may be asked for. */
const MOST = { time: 24 * 3_600_000, days: 30, delay: 100, invited: 16 } as const

const HEX = { entropy: /^[0-9a-f]{32}$/, digest: /^[0-9a-f]{64}$/ } as const

/** Why a table cannot be opened like this, if anything. */
export function checkOpen(title: Title, open: Open): Refusal | undefined {
  const fault = (code: Refusal['code'], message: string): Refusal => ({ code, message })
  const { seats, computers } = open
  const { facts } = title
  if (open.game !== facts.name) return fault('bad-request', `the table is for ${excerpt(open.game)}, these are the rules of ${facts.name}`)
  if (!factsOf(open.game).seats.includes(seats))
    return fault('bad-request', `${facts.title} has ${facts.seats.join(', ')} seats, not ${excerpt(seats)}`)
  if (computers.length !== seats || !computers.every((level) => level === null || OPPONENTS.includes(level)))
    return fault('bad-request', `"computers" has a level or null for each of the ${seats} seats; levels are ${OPPONENTS.join(', ')}`)
  if (open.rated && !computers.every((level) => level === null))
    return fault('bad-request', 'a rated game is for players alone: leave "computers" out, or open a casual one')
  if (!computers.includes(null)) return fault('bad-request', 'at least one seat must be for a person: give null for it in "computers"')
  if (formatOf(open) === undefined)
    return fault(
      'bad-request',
      `"format" must be ${factsOf(open.game)
        .formats.map(({ name }) => name)
        .join(' or ')}, not ${excerpt(open.format)}`,
    )
  if (formatOf(open)?.adaptive === true && (open.series?.of !== 3 || !computers.every((level) => level === null)))
    return fault('bad-request', `the format ${open.format} is for a series of three games between two people`)
  if (open.auction !== undefined && formatOf(open)?.adaptive !== true)
    return fault('bad-request', 'an auction is for the last game of an adaptive series')
  const clock = checkClock(open.clock)
  if (clock !== undefined) return fault('bad-request', clock)
  if (!['anyone', 'link', 'named'].includes(open.access))
    return fault('bad-request', `"access" must be anyone, link or named, not ${excerpt(open.access)}`)
  if (open.invited.length > MOST.invited) return fault('bad-request', `at most ${MOST.invited} players can be named`)
  if (open.spectators !== null && !isWhole(open.spectators.delay, 0, MOST.delay))
    return fault('bad-request', `the delay of those who watch is 0 to ${MOST.delay} moves or turns, not ${excerpt(open.spectators.delay)}`)
  if (open.series !== undefined && !isSeries(open.series, seats))
    return fault('bad-request', 'a series is of 3 or 5 games, has the number of this game and the games won by each seat')
  if (!/^[a-z0-9-]{1,64}$/.test(open.table))
    return fault('bad-request', `the id of a table is 1 to 64 small letters, digits and hyphens, not ${excerpt(open.table)}`)
  if (!HEX.digest.test(open.commitment) || !HEX.digest.test(open.secret))
    return fault('bad-request', 'commitment and secret are 64 hexadecimal digits each')
  const setup = composeSetup(title, open, [])
  if (!setup.ok) return fault('bad-setup', setup.error.message)
  if (open.series !== undefined && seats !== 2 && partnerIn(setup.value) === undefined)
    return fault('bad-request', 'a series is for two, or for two teams')
  if (setup.value.seats !== seats) return fault('bad-setup', `the setup is for ${setup.value.seats} seats, the table has ${seats}`)
  return undefined
}

export const sit: Rule<'sit'> = {
  propose(table, { who, seat: wanted, body }) {
    const own = seatOf(table, who)
    if (own >= 0 && table.phase === 'live' && table.seats[own].computer !== undefined && table.seats[own].out === undefined)
      return draft(own, {})
    if (own >= 0) return refuse('seated', `this player sits in seat ${own} already`)
    if (table.phase !== 'open') return refuse('started', 'the game has begun; nobody sits down any more')
    if (who === HOST) return refuse('not-yours', 'only players sit down')
    const { access, invited } = table.open
    if (access === 'named' && who !== table.opener && !invited.includes(who))
      return refuse('not-invited', 'this table is for those who are named')
    const free = (seat: number) =>
      table.seats[seat] !== undefined && table.seats[seat].who === undefined && table.seats[seat].computer === undefined
    if (wanted !== undefined && table.seats[wanted] === undefined)
      return refuse('no-seat', `there is no seat ${excerpt(wanted)}; seats are 0 to ${table.open.seats - 1}`)
    if (wanted !== undefined && !free(wanted)) return refuse('taken', `seat ${wanted} is taken`)
    const seat = wanted ?? table.seats.findIndex((_, at) => free(at))
    if (seat < 0) return refuse('no-seat', 'no seat is free')
    const fault = checkDeck(table, seat, body.deck)
    return fault ?? draft(seat, body)
  },
  apply(table, { seat, who, body }) {
    // one who was away plays for himself again
    if (table.phase === 'live') return withSeat(table, seat, { computer: undefined })
    const { declined } = table
    const there = declined?.includes(who) ? { ...table, declined: declined.filter((one) => one !== who) } : table
    return withSeat(there, seat, { who, deck: body.deck })
  },
}

export const leave: Rule<'leave'> = {
  propose(table, { who, seat: given = -1 }) {
    // the host frees the seat of a player who does not come back
    const seat = who === HOST && table.seats[given]?.who !== undefined ? given : seatOf(table, who)
    if (seat < 0) return refuse('not-seated', 'who asks does not sit at this table')
    if (table.phase !== 'open') return refuse('started', 'the game has begun; concede it, or offer to break it off')
    return draft(seat, {})
  },
  // bids were between those who sat there
  apply: (table, { seat }) =>
    withSeat({ ...table, offers: [], bid: undefined }, seat, { who: undefined, deck: undefined, entropy: undefined }),
}

/**
 * Not now. The table stays as it is: only who has opened it closes it, and whoever is named may still come, as it may suit them a little later.
 */
export const decline: Rule<'decline'> = {
  propose(table, { who }) {
    const { access, invited } = table.open
    if (access !== 'named' || who === table.opener || !invited.includes(who)) return refuse('not-invited', 'who asks is not named here')
    if (table.phase !== 'open') return refuse('started', 'the game has begun')
    const seat = seatOf(table, who)
    if (seat >= 0) return refuse('seated', `this player sits in seat ${seat}; stand up instead`)
    if (table.declined?.includes(who)) return refuse('answered', 'this player has declined already')
    return draft(SPECTATOR, {})
  },
  apply: (table, { who }) => ({ ...table, declined: [...(table.declined ?? []), who] }),
}

export const ready: Rule<'ready'> = {
  propose(table, { who, body }) {
    const seat = seatOf(table, who)
    if (seat < 0) return refuse('not-seated', 'who asks does not sit at this table')
    if (table.phase !== 'open') return refuse('started', 'the game has begun')
    if (table.seats[seat].entropy !== undefined) return refuse('is-ready', `seat ${seat} is ready already; stand up to change something`)
    if (typeof body.entropy !== 'string' || !HEX.entropy.test(body.entropy))
      return refuse('bad-entropy', 'entropy is 32 hexadecimal digits (0 to 9, a to f)')
    const fault = checkDeck(table, seat, body.deck)
    return fault ?? draft(seat, body)
  },
  apply: (table, { seat, body }) => withSeat(table, seat, { entropy: body.entropy, ...('deck' in body ? { deck: body.deck } : {}) }),
}

export const start: Rule<'start'> = {
  propose(table, { who, body }) {
    if (who !== HOST) return refuse('host-only', 'the host starts the game when all are ready')
    if (table.phase !== 'open') return refuse('started', 'the game has begun')
    if (!isReady(table)) return refuse('not-ready', 'a seat is empty, somebody is not ready, or the auction is not over')
    if (!HEX.entropy.test(body.seed)) return refuse('bad-request', 'the seed is 32 hexadecimal digits')
    const setup = table.title.game.checkSetup(body.setup)
    if (!setup.ok) return refuse('bad-setup', setup.error.message)
    const started = table.title.game.start(setup.value, body.seed)
    return started.ok ? draft(SPECTATOR, body) : refuse('bad-setup', started.error.message)
  },
  apply(table, { number, at, body }) {
    const { title, open } = table
    return { ...table, phase: 'live', game: beginGame(title, body, number), clocks: windClocks(open.clock, open.seats, at) }
  },
}

/** Does somebody sit in every seat, has everybody given entropy, and is the auction over? */
export function isReady({ seats, open, bid }: Table): boolean {
  return (
    (open.auction === undefined || bid !== undefined) &&
    seats.every(({ computer, entropy }) => computer !== undefined || entropy !== undefined)
  )
}

/** Can the seat play with this? */
function checkDeck({ title, open }: Table, seat: number, deck: unknown): ReturnType<typeof refuse> | undefined {
  if (deck === undefined) return undefined
  if (!mayBring(open))
    return refuse(
      'no-deck',
      formatOf(open)?.brings === true && open.auction === undefined
        ? 'an adaptive series goes on with the decks of its first game'
        : 'at this table seats bring no decks',
    )
  const brought: unknown[] = []
  brought[seat] = deck
  const setup: Result<unknown, { readonly message: string }> = composeSetup(title, open, brought)
  return setup.ok ? undefined : refuse('bad-setup', setup.error.message)
}

function checkClock(clock: Clock): string | undefined {
  const time = (value: number, least: number) => isWhole(value, least, MOST.time)
  switch (clock.kind) {
    case 'none':
      return undefined
    case 'increment':
      return time(clock.base, 1000) && time(clock.increment, 0) ? undefined : CLOCK
    case 'delay':
      return time(clock.base, 1000) && time(clock.delay, 0) ? undefined : CLOCK
    case 'days':
      return isWhole(clock.days, 1, MOST.days) ? undefined : `days are 1 to ${MOST.days}, not ${excerpt(clock.days)}`
    default:
      return 'a clock is of the kind none, increment, delay or days'
  }
}

const CLOCK = `a clock has a base from 1000 to ${MOST.time} milliseconds, and an increment or delay from 0`

function isSeries({ of, game, wins }: Series, seats: number): boolean {
  return (of === 3 || of === 5) && isWhole(game, 1, of) && wins.length === seats && wins.every((won) => isWhole(won, 0, of))
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}
