import type { GameEvent } from '../kernel/event.ts'
import type { Game } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import { cardAt } from '../kernel/zones.ts'
import { crystalClans } from './crystal-clans/index.ts'
import * as clans from './crystal-clans/layout.ts'
import type { CrystalClansPosition } from './crystal-clans/layout.ts'
import * as keyforge from './keyforge/rules/index.ts'
import type { KeyforgePosition } from './keyforge/rules/index.ts'
import { type GameName, isGameName } from './register.ts'
import { packetOf, ROUNDS } from './nightfall/draft.ts'
import * as nightfall from './nightfall/layout.ts'
import type { NightfallPosition } from './nightfall/layout.ts'
import * as riftblade from './riftblade/layout.ts'
import type { RiftbladePosition } from './riftblade/layout.ts'

/**
 * What a game keeps from its seats, said apart from the code that observes, deals anew and tells events: the laws of hidden
 * information hold all three against it.
 */
export interface Secrets<P extends Position = Position> {
  /** Every place that can hide something from a seat. */
  readonly places: readonly string[]
  /** What is hidden from the seat now. All worlds that look the same to it have the same places, with as many things in each. */
  hidden(p: P, seat: number): Hidden[]
  /** May the seat know which card this is, from where it lies now? */
  knows(p: P, seat: number, card: number): boolean
  /** Was the seat told, in the act that goes on, that this hidden card lies where it does? By the game's own account: events are not held against it. */
  remembers?(p: P, seat: number, card: number): boolean
  /** Is the event itself what brings its cards to light, to all whom it names? */
  shows(event: GameEvent): boolean
  /** Did this card come to light where it lies, without an event of its own? */
  silent(p: P, card: number): boolean
}

/** Things that a seat cannot tell apart, in the order in which they lie; most often cards. */
export interface Hidden {
  readonly place: string
  /** Places of the same name here are dealt among each other; it is dealt by itself, or among more than these, when not given. */
  readonly among?: string
  readonly things: readonly number[]
}

const OWN_DECK = 'own deck'
const DECK = 'deck of another'
const HAND = 'hand of another'

const ARCHIVES = 'archives of another'
const UNDER = 'under cards, of another'
/** The card under a token creature that another has taken (kf.token.3). */
const OWN_UNDER = 'under cards, own'

const ofKeyforge: Secrets<KeyforgePosition> = {
  places: [OWN_DECK, OWN_UNDER, DECK, HAND, ARCHIVES, UNDER],
  shows: ({ kind }) => kind === 'reveal' || kind === 'look',
  silent: () => false,
  hidden(p, seat) {
    const decision = keyforge.asking.decision(p)
    // a hand that is looked at shows what is in it, a deck that is searched does not show how it lies
    const named = decision?.seat === seat ? decision.eligible : []
    const shown = named.map((card) => p.zones.of[card])
    const other = 1 - seat
    const isKnown = (card: number) => ofKeyforge.knows(p, seat, card) || isRemembered(p, seat, card)
    const unknown = (place: string, kind: number, owner = other): Hidden => {
      const zone = keyforge.zoneOf(kind, owner)
      const cards = shown.includes(zone) ? [] : cardsIn(p, zone)
      return {
        place,
        among: `cards of ${owner}`,
        things: cards.filter((card) => p.owner[card] === owner && !isKnown(card)),
      }
    }
    return [
      {
        place: OWN_DECK,
        among: `cards of ${seat}`,
        things: cardsIn(p, keyforge.zoneOf(keyforge.DECK, seat)).filter((card) => !named.includes(card) && !isKnown(card)),
      },
      unknown(OWN_UNDER, keyforge.UNDER, seat),
      unknown(DECK, keyforge.DECK),
      unknown(HAND, keyforge.HAND),
      unknown(ARCHIVES, keyforge.ARCHIVES),
      unknown(UNDER, keyforge.UNDER),
    ]
  },
  knows(p, seat, card) {
    const zone = p.zones.of[card]
    if (zone < 0) return true
    const own = zone % keyforge.SEATS === seat
    const kind = Math.floor(zone / keyforge.SEATS)
    if (kind === keyforge.DECK) return false
    if (kind === keyforge.HAND) return own
    // a card of the own deck was seen going there
    if (kind === keyforge.ARCHIVES) return own || p.owner[card] === seat
    if (kind !== keyforge.UNDER) return true
    const above = p.host[card]
    return ((p.knownTo[card] >> seat) & 1) === 1 || (above >= 0 && p.isToken[above] === 1 && p.controller[above] === seat)
  },
  remembers: isRemembered,
}

/** What was looked at, as long as it lies there. */
function isRemembered(p: KeyforgePosition, seat: number, card: number): boolean {
  return Math.floor(p.zones.of[card] / keyforge.SEATS) !== keyforge.UNDER && ((p.knownTo[card] >> seat) & 1) === 1
}

const BATTLE_CARD = 'battle card of another'
const CRYSTALS = 'crystal deck'

const ofCrystalClans: Secrets<CrystalClansPosition> = {
  places: [OWN_DECK, DECK, HAND, BATTLE_CARD, CRYSTALS],
  shows: () => false,
  silent: () => false,
  hidden(p, seat) {
    const other = 1 - seat
    const decision = crystalClans.decision(p)
    // the top cards that it looks at just now
    const shown = decision?.seat === seat ? decision.eligible : []
    // cards that were seen going to the hand may lie in either of its two places
    const battle = p.battle[clans.REVEALED] === 0 ? cardsIn(p, clans.BATTLE_CARD + other) : []
    const hand = cardsIn(p, clans.HAND + other)
    const among = [...hand, ...battle].some((card) => p.known[card] === 1) ? undefined : 'cards of the other'
    return [
      // what the seat has put to the bottom itself it remembers
      {
        place: OWN_DECK,
        things: cardsIn(p, clans.DECK + seat)
          .slice(p.state[clans.BOTTOM + seat])
          .filter((card) => !shown.includes(card)),
      },
      { place: DECK, among, things: cardsIn(p, clans.DECK + other) },
      { place: HAND, among, things: hand },
      { place: BATTLE_CARD, among, things: battle },
      { place: CRYSTALS, things: cardsIn(p, clans.CRYSTAL_DECK) },
    ]
  },
  knows(p, seat, card) {
    const zone = p.zones.of[card]
    const own = clans.ownerOf(card) === seat
    if (zone === clans.CRYSTAL_DECK || zone === clans.DECK || zone === clans.DECK + 1) return false
    if (zone === clans.HAND || zone === clans.HAND + 1) return own || p.known[card] === 1
    if (zone === clans.BATTLE_CARD || zone === clans.BATTLE_CARD + 1) return own || p.battle[clans.REVEALED] === 1
    return true
  },
}

const OPEN_WOUNDS = 'open wounds below the first'
const HIDDEN_WOUNDS = 'hidden wounds'
const PLANTED = 'archive with wounds below the first'
const NEW_PACKETS = 'packets not held yet'
const OLD_PACKETS = 'packets handed on'

const ofNightfall: Secrets<NightfallPosition> = {
  places: [OWN_DECK, DECK, HAND, OPEN_WOUNDS, HIDDEN_WOUNDS, PLANTED, NEW_PACKETS, OLD_PACKETS],
  // told before the move; the pile may become a deck before the next event
  shows: ({ to }) => to?.startsWith('discard') === true,
  // the next card lies open when the one above is taken, and when an archive is shuffled
  silent: (p, card) => p.zones.of[card] === nightfall.OPEN || p.zones.of[card] >= nightfall.ARCHIVE,
  hidden(p, seat) {
    const { zoneOf } = nightfall
    const hidden: Hidden[] = [{ place: OWN_DECK, things: cardsIn(p, zoneOf(seat, nightfall.DECK)) }]
    for (let other = 0; other < p.state[nightfall.COUNT]; other++) {
      if (other === seat) continue
      const hand = cardsIn(p, zoneOf(other, nightfall.HAND))
      hidden.push({ place: DECK, among: `cards of ${other}`, things: cardsIn(p, zoneOf(other, nightfall.DECK)) })
      hidden.push({ place: HAND, among: `cards of ${other}`, things: hand.filter((card) => !ofNightfall.knows(p, seat, card)) })
    }
    hidden.push({ place: OPEN_WOUNDS, among: 'wounds', things: cardsIn(p, nightfall.OPEN).slice(0, -1) })
    hidden.push({ place: HIDDEN_WOUNDS, among: 'wounds', things: cardsIn(p, nightfall.HIDDEN) })
    for (let archive = 0; archive < nightfall.ARCHIVES; archive++) {
      const cards = cardsIn(p, nightfall.ARCHIVE + archive)
      if (cards.some((card) => card >= nightfall.WOUNDS)) hidden.push({ place: PLANTED, things: cards.slice(0, -1) })
    }
    return p.state[nightfall.PHASE] === nightfall.DRAFT && p.state[nightfall.ROUND] < ROUNDS ? [...hidden, ...packets(p, seat)] : hidden
  },
  knows(p, seat, card) {
    const zone = p.zones.of[card]
    if (zone === nightfall.HIDDEN) return false
    if (zone === nightfall.OPEN) return cardAt(p.zones, zone, p.zones.length[zone] - 1) === card
    if (zone >= nightfall.ARCHIVE) {
      const cards = cardsIn(p, zone)
      return cards.at(-1) === card || cards.every((one) => one < nightfall.WOUNDS)
    }
    if (zone < 0 || zone >= nightfall.CHAIN) return true
    const pile = zone % nightfall.PILES
    if (pile === nightfall.DECK) return false
    return pile !== nightfall.HAND || zone === nightfall.zoneOf(seat, pile) || ((p.known[card] >> seat) & 1) === 1
  },
}

/** What was taken from a packet before it came is not known, nor who took what of the rest. */
function packets(p: NightfallPosition, seat: number): Hidden[] {
  const seats = p.state[nightfall.COUNT]
  const size = p.state[nightfall.PACKET]
  const round = p.state[nightfall.ROUND]
  const hidden: Hidden[] = []
  for (let packet = 0; packet < seats; packet++) {
    const orders = Array.from({ length: size }, (_, i) => p.packets[packet * nightfall.PACKET_CARDS + i])
    const held = Array.from({ length: round + 1 }, (_, i) => i).filter((i) => packetOf(p, seat, i) === packet)
    hidden.push({ place: NEW_PACKETS, things: orders.slice(0, held.at(0) ?? size) })
    const last = held.at(-1)
    if (last === undefined) continue
    const picked = last < round || seat < p.state[nightfall.PICKER]
    hidden.push({ place: OLD_PACKETS, things: orders.slice(picked ? last + 1 : last) })
  }
  return hidden
}

const RIFT = 'rift'

const ofRiftblade: Secrets<RiftbladePosition> = {
  places: [OWN_DECK, DECK, HAND, RIFT],
  shows: () => false,
  // when a deck is empty the hand can be counted out (rb.information.3); cards of an eliminated player leave the game
  silent: (p, card) => p.known[card] === 1 || p.zones.of[card] === riftblade.OUT,
  hidden(p, seat) {
    const hidden: Hidden[] = [{ place: RIFT, things: cardsIn(p, riftblade.RIFT) }]
    for (let other = 0; other < p.state[riftblade.SEAT_COUNT]; other++) {
      const hand = cardsIn(p, riftblade.HAND + other)
      hidden.push({ place: other === seat ? OWN_DECK : DECK, among: `cards of ${other}`, things: cardsIn(p, riftblade.DECK + other) })
      hidden.push({ place: HAND, among: `cards of ${other}`, things: hand.filter((card) => !ofRiftblade.knows(p, seat, card)) })
    }
    return hidden
  },
  knows(p, seat, card) {
    const zone = p.zones.of[card]
    if (zone === riftblade.RIFT || (zone >= riftblade.DECK && zone < riftblade.DISCARD)) return false
    if (zone < riftblade.HAND || zone >= riftblade.DECK) return true
    const other = zone - riftblade.HAND
    const mates = other === seat || (seat >= 0 && p.state[riftblade.MODE] === riftblade.PAIRS && Math.abs(other - seat) === 2)
    return mates || p.known[card] === 1
  },
}

function cardsIn(p: Position, zone: number): number[] {
  return Array.from({ length: p.zones.length[zone] }, (_, index) => cardAt(p.zones, zone, index))
}

const all: Readonly<Record<GameName, Secrets>> = {
  keyforge: ofKeyforge as Secrets,
  'crystal-clans': ofCrystalClans as Secrets,
  nightfall: ofNightfall as Secrets,
  riftblade: ofRiftblade as Secrets,
}

/** What a game keeps from its seats. Throws for a game that has not said it. */
export function secretsOf<P extends Position>(game: Game<P>): Secrets<P> {
  const secrets = isGameName(game.name) ? all[game.name] : undefined
  if (secrets === undefined) throw new Error(`${game.name} has not said what it keeps from its seats: add it to src/games/secrets.ts`)
  return secrets as Secrets<P>
}
