import { ABOUT, runningFrame } from '../../kernel/program.ts'
import type { Decision } from '../../kernel/decision.ts'
import { SPECTATOR } from '../../kernel/event.ts'
import type { Outcome } from '../../kernel/game.ts'
import { References } from '../../kernel/reference.ts'
import { cardAt } from '../../kernel/zones.ts'
import type { CrystalClansKind } from './decision.ts'
import { PLACE_COUNT, PLACES } from './board.ts'
import type { Place } from './board.ts'
import { battleCard } from './battle-card.ts'
import { STYLES } from './face.ts'
import type { Style } from './face.ts'
import { faces } from './faces.ts'
import {
  ACTIVE,
  ATTACK_BONUS,
  BATTLE_CARD,
  BATTLE_PLACE,
  CANCELLED,
  CRYSTALS,
  CRYSTAL_DECK,
  CRYSTAL_ROW,
  DECK,
  DECK_SIZE,
  DEFENSE_BONUS,
  DISCARD,
  HAND,
  MARKER,
  PREDICTED,
  REMOVED,
  REVEALED,
  SEATS,
  SIDE,
  STARTER,
  TURN,
  UNIT_CARDS,
  ownerOf,
  squadSize,
  squadZone,
} from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { canPay } from './movement.ts'
import { lookAhead, lookBefore } from './outlook.ts'
import type { CardOutlook } from './outlook.ts'
import {
  activationCost,
  firstCardOf,
  isSummonable,
  printedCost,
  raidCost,
  replenishCost,
  squadAttack,
  squadDefense,
  summonChange,
  summonCost,
  summonPlaces,
} from './values.ts'

/** A card whose identity the seat may know; `card` is the number that options use. */
export interface CardReference {
  readonly card: number
  readonly id: string
}

export interface SquadView {
  readonly place: string
  readonly seat: number
  /** Top unit first. */
  readonly units: readonly CardReference[]
  readonly attack: number
  readonly defense: number
  readonly activationCost: number
}

export interface SeatView {
  readonly seat: number
  readonly handCount: number
  readonly deckCount: number
  /** The own hand, undefined for the other seat. */
  readonly hand: readonly CardReference[] | undefined
  /** Cards that the table saw go to this hand; one of them may lie face down as battle card. */
  readonly known: readonly CardReference[]
  /** Cards of the draw pile (or, for the other seat, of draw pile, hand and face-down battle card) that cannot be told apart from here, sorted. */
  readonly unseen: readonly CardReference[]
  readonly discard: readonly CardReference[]
  readonly removed: readonly CardReference[]
  readonly crystals: readonly (CardReference & { readonly faceDown: boolean })[]
}

export interface BattleView {
  readonly place: string
  readonly startedBy: number
  readonly seats: readonly {
    readonly attackBonus: number
    readonly defenseBonus: number
    readonly prediction: Style | undefined
    /** The battle card, once revealed or when it is the own one. */
    readonly card: CardReference | undefined
    readonly hasPlayed: boolean
    readonly cancelled: boolean
    readonly side: 'left' | 'right' | undefined
  }[]
}

/** A unit that the seat could summon now, and the places where. */
export interface SummonView extends CardReference {
  readonly from: 'hand' | 'discard'
  readonly places: readonly string[]
}

/** What one seat may know now. Starts empty and adds; hidden piles are only counted. */
export interface CrystalClansObservation {
  readonly seat: number
  readonly active: number
  readonly toDecide: number
  readonly turn: number
  /** Spaces of the marker on the seat's own side, negative on the other side. */
  readonly initiative: number
  readonly seats: readonly SeatView[]
  /** The zones of the board, which never change (cc.board.2). */
  readonly places: readonly Place[]
  readonly squads: readonly SquadView[]
  readonly row: readonly CardReference[]
  readonly crystalDeckCount: number
  /** What actions of this seat cost now; `summon` is added to the printed costs. */
  readonly costs: { readonly replenish: number; readonly raid: number; readonly summon: number }
  /** Units for a summon action; empty when it is not this seat that takes an action. */
  readonly summons: readonly SummonView[]
  readonly battle: BattleView | undefined
  /** The pending decision, only when it is this seat's. */
  readonly decision: Decision<CrystalClansKind> | undefined
  /** Cards of the own draw pile that the pending decision shows. */
  readonly shown: readonly CardReference[]
  /** What each card that the seat may choose for a battle would do in it; empty when it chooses none. */
  readonly outlook: readonly CardOutlook[]
  /** The same of each card of the hand, when the seat may begin a battle. */
  readonly before: readonly CardOutlook[]
  readonly outcome: Outcome | undefined
}

/** `own`: the pending decision, when it is that of the seat. */
export function observe(
  p: CrystalClansPosition,
  seat: number,
  toDecide: number,
  own: Decision<CrystalClansKind> | undefined,
  outcome: Outcome | undefined,
): CrystalClansObservation {
  // a spectator is told the costs of whoever acts, and the marker as the first seat sees it
  const side = seat === SPECTATOR ? p.state[ACTIVE] : seat
  const squads: SquadView[] = []
  for (let place = 0; place < PLACE_COUNT; place++) {
    for (let owner = 0; owner < SEATS; owner++) if (squadSize(p, owner, place) > 0) squads.push(viewSquad(p, owner, place))
  }
  return {
    seat,
    active: p.state[ACTIVE],
    toDecide,
    turn: p.state[TURN],
    initiative: seat <= 0 ? p.state[MARKER] : 0 - p.state[MARKER],
    seats: [0, 1].map((other) => viewSeat(p, other, seat)),
    places: PLACES,
    squads,
    row: listZone(p, CRYSTAL_ROW),
    crystalDeckCount: p.zones.length[CRYSTAL_DECK],
    costs: { replenish: replenishCost(p, side), raid: raidCost(p, side), summon: summonChange(p, side) },
    summons: own?.kind === 'main' ? listSummons(p, seat) : [],
    battle: p.battle[BATTLE_PLACE] === 0 ? undefined : viewBattle(p, seat),
    decision: own,
    shown: own === undefined ? [] : own.eligible.filter((card) => p.zones.of[card] === DECK + seat).map((card) => reference(p, card)),
    outlook: own?.rule === 'cc.battle.2' ? lookAhead(p, seat, own.eligible) : [],
    before: own?.rule === 'cc.activate.5' ? lookBefore(p, seat, p.frames[runningFrame(p) + ABOUT]) : [],
    outcome,
  }
}

function viewSeat(p: CrystalClansPosition, seat: number, viewer: number): SeatView {
  const known: CardReference[] = []
  const unseen: CardReference[] = []
  for (let card = seat * DECK_SIZE; card < (seat + 1) * DECK_SIZE; card++) {
    if (p.known[card] !== 0) known.push(reference(p, card))
    else if (isHidden(p, card, viewer)) unseen.push(reference(p, card))
  }
  return {
    seat,
    handCount: p.zones.length[HAND + seat],
    deckCount: p.zones.length[DECK + seat],
    hand: seat === viewer ? sorted(listZone(p, HAND + seat)) : undefined,
    known,
    unseen,
    discard: listZone(p, DISCARD + seat),
    removed: listZone(p, REMOVED + seat),
    crystals: listZone(p, CRYSTALS + seat).map((crystal) => ({ ...crystal, faceDown: p.down[crystal.card - UNIT_CARDS] !== 0 })),
  }
}

/** Does the card lie where this viewer cannot see which one it is? */
function isHidden(p: CrystalClansPosition, card: number, viewer: number): boolean {
  const seat = ownerOf(card)
  const zone = p.zones.of[card]
  if (zone === DECK + seat) return true
  return seat !== viewer && (zone === HAND + seat || (zone === BATTLE_CARD + seat && p.battle[REVEALED] === 0))
}

function listSummons(p: CrystalClansPosition, seat: number): SummonView[] {
  const units: SummonView[] = []
  for (let card = firstCardOf(seat); card < firstCardOf(seat) + DECK_SIZE; card++) {
    if (!isSummonable(p, card) || !canPay(p, seat, summonCost(p, seat, printedCost(p, card)))) continue
    const mask = summonPlaces(p, seat, card)
    const places = PLACES.flatMap(({ id }, place) => ((mask & (1 << place)) === 0 ? [] : [id]))
    units.push({ ...reference(p, card), from: p.zones.of[card] === HAND + seat ? 'hand' : 'discard', places })
  }
  return units
}

function viewSquad(p: CrystalClansPosition, seat: number, place: number): SquadView {
  return {
    place: PLACES[place].id,
    seat,
    units: listZone(p, squadZone(seat, place)).reverse(),
    attack: squadAttack(p, seat, place),
    defense: squadDefense(p, seat, place),
    activationCost: activationCost(p, seat, place),
  }
}

function viewBattle(p: CrystalClansPosition, viewer: number): BattleView {
  const { battle } = p
  return {
    place: PLACES[battle[BATTLE_PLACE] - 1].id,
    startedBy: battle[STARTER],
    seats: [0, 1].map((seat) => {
      const card = battleCard(p, seat)
      const open = card >= 0 && (battle[REVEALED] !== 0 || seat === viewer)
      return {
        attackBonus: battle[ATTACK_BONUS + seat],
        defenseBonus: battle[DEFENSE_BONUS + seat],
        prediction: battle[PREDICTED + seat] === 0 ? undefined : STYLES[battle[PREDICTED + seat] - 1],
        card: open ? reference(p, card) : undefined,
        hasPlayed: p.zones.length[BATTLE_CARD + seat] > 0,
        cancelled: battle[CANCELLED + seat] !== 0,
        side: battle[SIDE + seat] === 0 ? undefined : battle[SIDE + seat] === 1 ? ('left' as const) : ('right' as const),
      }
    }),
  }
}

function listZone(p: CrystalClansPosition, zone: number): CardReference[] {
  const cards: CardReference[] = []
  for (let i = 0; i < p.zones.length[zone]; i++) cards.push(reference(p, cardAt(p.zones, zone, i)))
  return cards
}

function sorted(cards: CardReference[]): CardReference[] {
  return cards.sort((a, b) => a.card - b.card)
}

const references = new References()

function reference(p: CrystalClansPosition, card: number): CardReference {
  return references.of(card, p.face[card], faces[p.face[card]].id)
}
