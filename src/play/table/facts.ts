// What one who looks at a table is told: facts, in no language. It starts empty and adds what he may know.
import type { GameName } from '../../games/register.ts'
import type { Moment } from '../../games/title.ts'
import type { Decision, OptionView, Reason } from '../../kernel/decision.ts'
import { eventSeenBy, SPECTATOR } from '../../kernel/event.ts'
import type { Outcome, Result } from '../../kernel/game.ts'
import type { Seed } from '../../kernel/random.ts'
import type { Opponent } from '../company.ts'
import { makePatch } from '../difference.ts'
import type { Patch } from '../patch.ts'
import type { Fault, Happened } from '../session.ts'
import type {
  Access,
  Auction,
  Bodies,
  Clock,
  End,
  Entry,
  EntryHead,
  EntryKind,
  EntryOf,
  Offer,
  Room,
  Say,
  Series,
  Spectators,
  Start,
  Swap,
  Who,
} from './entry.ts'
import { HOST } from './entry.ts'
import { entropiesOf } from './duty.ts'
import { listOptions, nameCards, observe, recall, undoTo } from './game.ts'
import type { Refusal } from './refusal.ts'
import { findPlayer } from './rule.ts'
import type { Bid, Clocks, Game, Phase, Said, Seat, Table } from './state.ts'

/** Who looks at a table. */
export interface Look {
  /** The seat through whose eyes, `SPECTATOR` for what everybody may know. */
  readonly seat: number
  /** He sits there, and may see what he is asked. Others look through a seat only while all hands are open. */
  readonly sits: boolean
}

export interface SeatFacts {
  readonly who?: Who
  /** The computer that decides for the seat. */
  readonly computer?: Opponent
  readonly ready: boolean
  readonly out?: Seat['out']
  /** From the start on. */
  readonly entropy?: string
}

export interface OptionFacts {
  readonly option: number
  readonly view: OptionView
}

export interface OfferFacts {
  readonly entry: number
  readonly seat: number
  readonly offer: Offer
  readonly agreed: readonly number[]
}

export interface MadeFacts {
  readonly entry: number
  readonly seat: number
}

/** What is told when the game has ended, and to nobody before. */
export interface EndFacts extends End {
  readonly secret: string
  readonly seed?: Seed
}

/** A table as one who looks at it may know it. */
export interface TableFacts {
  readonly table: string
  readonly game: GameName
  readonly opener: Who
  readonly format?: string
  readonly clock: Clock
  readonly access: Access
  readonly rated: boolean
  readonly spectators: Spectators | null
  readonly series?: Series
  readonly auction?: Auction
  readonly bid?: Bid
  /** SHA-256 of the secret that the seed is drawn with. */
  readonly commitment: string
  readonly phase: Phase
  /** Who looks. */
  readonly seat: number
  readonly seats: readonly SeatFacts[]
  /** Who was asked to the table, and does not want to play now. */
  readonly declined?: readonly Who[]
  /** What the seat has brought itself, and nobody else sees before the start. */
  readonly deck?: unknown
  /** Before the start what was asked for, then what is played with. */
  readonly setup?: unknown
  readonly engine?: string
  readonly observation?: unknown
  readonly turn: number
  /** Seats whose turn it is. */
  readonly active: readonly number[]
  readonly toDecide: number
  /** A choice answers this entry or a later one. */
  readonly asked: number
  /** How many choices stand: what happened at later steps was taken back. */
  readonly made: number
  /** Only for the seat that is asked. */
  readonly decision?: Decision
  readonly options: readonly OptionFacts[]
  /** What the cards are that question and options name, by their numbers. */
  readonly ids?: Readonly<Record<number, string>>
  /** Where one step back leads without asking, -1 when nothing may be taken back so. */
  readonly undo: number
  readonly outcome?: Outcome
  /** The rules failed; with it the game ends, and its record lies open. */
  readonly fault?: Fault
  readonly clocks?: Clocks
  readonly offers: readonly OfferFacts[]
  readonly openHands: boolean
  readonly end?: EndFacts
  readonly next?: { readonly table: string; readonly swap: Swap; readonly of?: number | undefined }
}

/** What happens with each kind of entry, as it may be told. */
export interface EntryFacts extends EntryHead {
  readonly kind: EntryKind
  readonly body: unknown
}

/** Something that happened, as it may be told. */
export type Heard = Happened

/** What is new at a table with one entry: the change of its facts, and what happened. */
export interface StepFacts {
  readonly entry: EntryFacts
  readonly happened: readonly Heard[]
  readonly change: Patch
}

/** May somebody look at the table so? */
export function mayLook({ open, seats, openHands }: Table, { seat, sits }: Look, who: Who): boolean {
  if (sits) return seats[seat]?.who === who
  return open.spectators !== null && (seat === SPECTATOR || (openHands && seats[seat] !== undefined))
}

/** All that is told of a table. It is gathered once: for those who look alike, and for the change at the next entry. */
export function tellTable(table: Table, look: Look): TableFacts {
  const place = placeOf(look)
  table.told[place] ??= gatherFacts(table, look)
  return table.told[place]
}

/** A number for all who look so, from 0. */
export function placeOf({ seat, sits }: Look): number {
  return 2 * (seat - SPECTATOR) + Number(sits)
}

/** What is told of an entry; undefined when it is not for this one. `after` is the table that it leads to. */
export function tellStep(before: Table, after: Table, entry: Entry, look: Look): StepFacts | undefined {
  if (entry.kind === 'say' && !mayHear(after, entry.body.room, look)) return undefined
  const happened = (after.game?.happened ?? []).flatMap((one) => hear(one, look))
  return { entry: tellEntry(after, entry, look), happened, change: makePatch(tellTable(before, look), tellTable(after, look)) }
}

/** What was said last, as far as it is for this one: at a table of before what those who watch have said since then, too. */
export function tellSaid(table: Table, look: Look, newest = table): Said[] {
  const since = newest.said.filter(({ number, seat, say }) => number > table.number && isAmongWatchers(seat, say))
  return [...table.said, ...since].filter(({ say }) => mayHear(table, say.room, look))
}

/** Something that one who watches has said to those who watch. */
export function isOfWatchers(entry: Entry): entry is EntryOf<'say'> {
  return entry.kind === 'say' && isAmongWatchers(entry.seat, entry.body)
}

function isAmongWatchers(seat: number, { room }: Say): boolean {
  return room === 'spectators' && seat === SPECTATOR
}

/** All that happened in the game so far, for one who comes later: it is played again. */
export function tellHistory(table: Table, look: Look): Heard[] {
  const { title, game } = table
  return game === undefined ? [] : recall(title, game).flatMap((one) => hear(one, look))
}

/** The choices that stand, without what they were: places to go back to. */
export function tellMade({ game }: Table): MadeFacts[] {
  return (game?.made ?? []).map(({ entry, seat }) => ({ entry, seat }))
}

/** Why the player cannot choose each of these now: rules, and the facts that he may know. No card is named that he did not name. */
export function tellReasons(table: Table, who: Who, wishes: readonly OptionView[]): Result<Reason[][], Refusal> {
  const player = findPlayer(table, who)
  if (!player.ok) return player
  const { title, game } = table
  return { ok: true, value: wishes.map((wish) => title.game.explain(game!.p, player.value, wish)) }
}

/** Advice from those who watch does not reach the table while the game runs. */
function mayHear({ phase }: Table, room: Room, { sits }: Look): boolean {
  return room === 'table' || !sits || phase === 'ended'
}

function hear(one: Happened, { seat }: Look): Heard[] {
  // what somebody else was asked is his
  if (one.answered !== undefined) return one.event.seat === seat ? [one] : []
  const event = eventSeenBy(one.event, seat)
  // who is kept from nothing is told what was noted, which names no other cards
  if (event === one.event) return [one]
  return [{ ...one, event, ids: namesOf(one.ids ?? {}, [event.source, ...event.cards]) }]
}

/** Only of those that the event names for whoever hears of it. */
function namesOf(all: Readonly<Record<number, string>>, cards: readonly number[]): Happened['ids'] {
  const known = cards.filter((card) => all[card] !== undefined)
  return known.length === 0 ? undefined : Object.fromEntries(known.map((card) => [card, all[card]]))
}

function gatherFacts(table: Table, look: Look): TableFacts {
  const { open, opener, phase, seats, declined, game, clocks, offers, bid, openHands, next } = table
  const played = game === undefined ? UNPLAYED : gatherGame(table, game, look)
  // one literal, without spreads: it is made for everybody who looks, at every entry
  return {
    table: open.table,
    game: open.game,
    opener,
    format: open.format,
    clock: open.clock,
    access: open.access,
    rated: open.rated,
    spectators: open.spectators,
    series: open.series,
    auction: open.auction,
    commitment: open.commitment,
    phase,
    seat: look.seat,
    seats: seats.map((seat) => tellSeat(seat, game !== undefined)),
    declined,
    clocks,
    offers,
    bid,
    openHands,
    next,
    deck: look.sits ? seats[look.seat].deck : undefined,
    setup: game === undefined ? open.setup : game.start.setup,
    engine: game?.start.engine,
    observation: played.observation,
    turn: played.moment.turn,
    active: played.moment.active,
    toDecide: played.toDecide,
    asked: game?.asked ?? 0,
    made: game?.made.length ?? 0,
    decision: played.decision,
    options: played.options,
    ids: played.ids,
    undo: played.undo,
    outcome: played.outcome,
    fault: game?.fault,
    end: tellEnd(table),
  }
}

/** What the position says, and the question. */
type Played = Pick<TableFacts, 'observation' | 'toDecide' | 'decision' | 'options' | 'ids' | 'undo' | 'outcome'> & {
  readonly moment: Moment
}

const UNPLAYED: Played = { moment: { turn: 0, active: [] }, toDecide: -1, options: [], undo: -1 }

function gatherGame({ title, phase, open, seats }: Table, game: Game, { seat, sits }: Look): Played {
  const { p } = game
  const rules = title.game
  const toDecide = phase === 'live' ? game.toDecide : -1
  const isAsked = sits && toDecide === seat && seats[seat].computer === undefined
  const observation = observe(title, game, seat)
  const decision = isAsked ? ((observation as { readonly decision?: Decision }).decision ?? rules.decision(p)) : undefined
  const options = isAsked ? listOptions(title, p).map((option) => ({ option, view: rules.describe(p, option) })) : NO_OPTIONS
  return {
    observation,
    moment: title.moment(p),
    toDecide,
    decision,
    options,
    ids: decision && nameCards(title, p, cardsOf(decision, options)),
    undo: isAsked && !open.rated ? undoTo(game) : -1,
    outcome: rules.outcome(p),
  }
}

const NO_OPTIONS: readonly OptionFacts[] = []

function cardsOf({ source, eligible }: Decision, options: readonly OptionFacts[]): number[] {
  const cards = [source, ...eligible]
  for (const { view } of options) cards.push(view.card ?? -1, view.target ?? -1)
  return cards
}

function tellSeat({ who, computer, entropy, out }: Seat, started: boolean): SeatFacts {
  return { who, computer, ready: computer !== undefined || entropy !== undefined, out, entropy: started ? entropy : undefined }
}

function tellEnd({ phase, ending, hash, open, game }: Table): EndFacts | undefined {
  if (phase !== 'ended' || ending === undefined) return undefined
  return { ...ending, hash, secret: open.secret, seed: game?.start.seed }
}

function tellEntry(table: Table, entry: Entry, look: Look): EntryFacts {
  const { number, at, seat, who, kind } = entry
  const own = look.sits && seat === look.seat
  // who answers a question that answers itself is nobody's business
  const by = kind === 'move' && who === HOST ? (table.seats[seat].who ?? who) : who
  return { number, at, seat, who: by, kind, body: tellBody(table, entry, own) }
}

/** What an entry says to others than the one it is about: nothing that is secret, now or later. */
function tellBody(table: Table, { kind, body }: Entry, own: boolean): unknown {
  switch (kind) {
    case 'sit':
    case 'ready':
    case 'move':
      return own ? body : {}
    case 'start':
      return { engine: body.engine } satisfies Partial<Start>
    case 'open':
      return { ...body, secret: undefined } satisfies Partial<Bodies['open']>
    case 'end':
      return { ...body, secret: table.open.secret, entropies: entropiesOf(table) }
    default:
      return body
  }
}
