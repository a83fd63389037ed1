// What needs everybody's consent: taking back, breaking off, open hands, and another game. Open hands end as soon as one wants that.
import { excerpt } from '../../kernel/excerpt.ts'
import type { Offer } from './entry.ts'
import { partnerIn } from '../voice.ts'
import { isPlace, takeBack } from './choosing.ts'
import { draft, findPlayer, isPlayed, refuse, type Rule, seatOf, withSeat } from './rule.ts'
import type { OpenOffer, Table } from './state.ts'

/** A player has at most so many (kf.chains.7). */
const MOST_CHAINS = 24

const SWAPS = ['none', 'seats', 'decks'] as const

export const offer: Rule<'offer'> = {
  propose(table, { who, body }) {
    const seat = seatOf(table, who)
    if (body.what === 'bid') return checkBid(table, seat, body.chains) ?? draft(seat, body)
    if (body.what === 'rematch') {
      if (seat < 0) return refuse('not-seated', 'who asks does not sit at this table')
      if (table.phase !== 'ended') return refuse('not-over', 'another game can be offered after the end')
      if (table.next !== undefined) return refuse('offered', `the next game is at table ${table.next.table}`)
      if (!SWAPS.includes(body.swap)) return refuse('bad-request', `"swap" must be ${SWAPS.join(', ')}, not ${excerpt(body.swap)}`)
      const fault = checkSeries(table, body.of)
      if (fault !== undefined) return fault
    } else {
      const player = findPlayer(table, who)
      if (!player.ok) return player
      const fault = checkOffer(table, seat, body)
      if (fault !== undefined) return fault
    }
    const same = table.offers.find((one) => one.seat === seat && one.offer.what === body.what)
    return same === undefined
      ? draft(seat, body)
      : refuse('offered', 'this seat has an offer of this kind open already', { entry: same.entry })
  },
  apply: (table, { number: entry, seat, body }) => consider(table, { entry, seat, offer: body, agreed: [] }, entry),
}

export const answer: Rule<'answer'> = {
  propose(table, { who, body }) {
    const seat = seatOf(table, who)
    if (seat < 0) return refuse('not-seated', 'who asks does not sit at this table')
    const open = table.offers.find(({ entry }) => entry === body.offer)
    if (open === undefined) return refuse('no-entry', `there is no open offer with the number ${excerpt(body.offer)}`)
    if (open.offer.what !== 'rematch' && open.offer.what !== 'bid') {
      const player = findPlayer(table, who)
      if (!player.ok) return player
    }
    if (open.offer.what === 'bid' && !body.yes) return refuse('bad-request', 'a bid is answered by yes, or by a bid of more chains')
    // who has agreed may think again as long as somebody else has not
    if (body.yes && (open.agreed.includes(seat) || open.seat === seat)) return refuse('answered', `seat ${seat} has answered already`)
    if (body.noMore === true && (body.yes || open.offer.what !== 'takeback' || open.seat === seat))
      return refuse('bad-request', '"noMore" comes with a no to the take-back of another seat')
    return draft(seat, body)
  },
  apply(table, { number, seat, body }) {
    const open = table.offers.find(({ entry }) => entry === body.offer)!
    const before = { ...table, offers: table.offers.filter((one) => one !== open) }
    if (body.yes) return consider(before, { ...open, agreed: [...open.agreed, seat] }, number)
    if (body.noMore !== true) return before
    return withSeat({ ...before, offers: before.offers.filter((one) => one.offer.what !== 'takeback' || one.seat === seat) }, seat, {
      noMore: true,
    })
  },
}

function checkOffer(table: Table, seat: number, body: Exclude<Offer, { what: 'rematch' | 'bid' }>): ReturnType<typeof refuse> | undefined {
  switch (body.what) {
    case 'takeback': {
      if (table.open.rated) return refuse('rated', 'in a rated game nothing is taken back')
      if (!isPlace(table.game!, body.to)) return refuse('no-entry', `there is no choice to take back after entry ${excerpt(body.to)}`)
      if (table.seats.some((one, at) => one.noMore && at !== seat && isPlayed(table, at)))
        return refuse('no-more-requests', 'a seat wants no more requests in this game')
      return undefined
    }
    case 'hands':
      if (table.open.spectators === null) return refuse('no-spectators', 'nobody may watch this table')
      if (body.open === false) return table.openHands ? undefined : refuse('no-entry', 'no hands are open')
      return table.openHands ? refuse('offered', 'all hands are open already') : undefined
    case 'abort':
      return undefined
    default:
      return refuse('bad-request', 'an offer is takeback, abort, hands, rematch or bid')
  }
}

/** A game by itself becomes the first of a series, for those who can have one. */
function checkSeries({ open, game }: Table, of: number | undefined): ReturnType<typeof refuse> | undefined {
  if (of === undefined) return undefined
  if (of !== 3 && of !== 5) return refuse('bad-request', `a series is of 3 or 5 games, not of ${excerpt(of)}`)
  if (open.series !== undefined) return refuse('bad-request', 'this game belongs to a series')
  if (open.seats !== 2 && partnerIn(game?.start.setup ?? open) === undefined)
    return refuse('bad-request', 'a series is for two, or for two teams')
  return undefined
}

/** Bids go up in turns, and the first may be for no chains at all. */
function checkBid({ open, phase, bid, offers, seats }: Table, seat: number, chains: number): ReturnType<typeof refuse> | undefined {
  if (seat < 0) return refuse('not-seated', 'who asks does not sit at this table')
  if (phase !== 'open') return refuse('started', 'the game has begun')
  if (open.auction === undefined) return refuse('bad-request', 'at this table there is nothing to bid for')
  if (bid !== undefined) return refuse('over', `seat ${bid.seat} has the deck for ${bid.chains} chains`)
  if (seats.some(({ who }) => who === undefined)) return refuse('not-ready', 'both have to sit down before they bid')
  const [last] = offers
  const begins = last === undefined ? open.auction.first : seats.findIndex((_, at) => at !== last.seat)
  if (seat !== begins) return refuse('not-yours', `seat ${begins} has to bid`)
  const least = last?.offer.what === 'bid' ? last.offer.chains + 1 : 0
  if (least > MOST_CHAINS) return refuse('bad-request', `a bid is at most ${MOST_CHAINS} chains: nobody bids more, only yes is left`)
  if (!Number.isInteger(chains) || chains < least || chains > MOST_CHAINS)
    return refuse('bad-request', `a bid is ${least} to ${MOST_CHAINS} chains, not ${excerpt(chains)}`)
  return undefined
}

/** The table with the offer open, or with what it does when nobody is left to ask. `entry`: the one that brought the last consent. */
function consider(table: Table, open: OpenOffer, entry: number): Table {
  const asked = table.seats.filter((one, at) => at !== open.seat && !open.agreed.includes(at) && needsAsking(table, at, open.offer) && one)
  // a higher bid takes the place of the one before
  const others = open.offer.what === 'bid' ? [] : table.offers
  return asked.length > 0 ? { ...table, offers: [...others, open] } : carryOut(table, open, entry)
}

/** Computers agree to everything, and so does the seat of one who is out; another game is a matter of all people. */
function needsAsking(table: Table, seat: number, offer: Offer): boolean {
  const { what } = offer
  // what one has agreed to for oneself alone is taken back alone
  if (what === 'hands' && offer.open === false) return false
  return what === 'rematch' ? table.seats[seat].who !== undefined : isPlayed(table, seat)
}

function carryOut(table: Table, { offer, seat }: OpenOffer, entry: number): Table {
  switch (offer.what) {
    case 'takeback':
      return takeBack(table, offer.to, entry)
    case 'abort':
      return { ...table, ending: { reason: 'abort', shares: null } }
    case 'hands':
      return { ...table, openHands: offer.open !== false }
    case 'rematch':
      return { ...table, offers: [], next: { table: offer.next, swap: offer.swap, of: offer.of } }
    case 'bid':
      return { ...table, offers: [], bid: { seat, chains: offer.chains } }
  }
}
