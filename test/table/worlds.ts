// What each who looks at a table is told, in two worlds that differ only in what he cannot know.
import { expect } from 'vitest'
import { INDEXES } from '../../src/games/indexes.ts'
import { factsOf, type GameName } from '../../src/games/register.ts'
import { eventSeenBy, SPECTATOR } from '../../src/kernel/event.ts'
import { Generator, seedOf } from '../../src/kernel/random.ts'
import { type Entry, type EntryOf, HOST } from '../../src/play/table/entry.ts'
import { type Look, tellHistory, tellMade, tellSaid, tellStep, tellTable } from '../../src/play/table/facts.ts'
import type { Request } from '../../src/play/table/request.ts'
import type { Game, Seat, Table } from '../../src/play/table/state.ts'
import { apply, openTable, propose } from '../../src/play/table/table.ts'
import type { Happened } from '../../src/play/session.ts'
import { openHost, PLAYERS, type TestHost, wishesOf } from './host.ts'

/** What was compared. */
export interface Compared {
  messages: number
  /** Messages about something that was hidden from whoever got them. */
  hiding: number
}

/** What else is told of a step to one who looks. */
export type Teller = (before: Table, after: Table, entry: Entry, look: Look) => unknown

/**
 * Opens so many tables and compares every message to every seat and to those who watch: until the start, and then, from anywhere in the
 * game on, for so many steps of everything that can happen at a table.
 */
export async function compareWorlds(game: GameName, seed: number, tables: number, steps: number, tell?: Teller): Promise<Compared> {
  const random = new Generator(seedOf(seed))
  const compared = { messages: 0, hiding: 0 }
  for (let i = 0; i < tables; i++) {
    const { seats: numbers } = factsOf(game)
    const seats = numbers[i % numbers.length]
    const setup = await INDEXES[game]().then(({ randomSetup }) => randomSetup(seats, random))
    const host = await openHost(
      wishesOf(game, seats, { setup, computers: Array.from({ length: seats }, (_, at) => (at === 2 ? 'greedy' : null)) }),
    )
    const watch = new Watch(host, random, compared, tell)
    await watch.begin()
    watch.pass(random.below(200))
    for (let step = 0; step < steps && host.table.phase === 'live'; step++) watch.step()
    watch.compareHistories()
  }
  return compared
}

class Watch {
  private readonly host: TestHost
  private readonly random: Generator
  private readonly compared: Compared
  private readonly tell: Teller | undefined
  private table: Table

  constructor(host: TestHost, random: Generator, compared: Compared, tell: Teller | undefined) {
    this.host = host
    this.tell = tell
    this.random = random
    this.compared = compared
    this.table = host.table
  }

  async begin(): Promise<void> {
    await this.host.begin()
    this.follow()
  }

  /** So many choices are not compared. */
  pass(choices: number): void {
    this.host.playOn(this.random, choices)
    this.table = this.host.table
  }

  /** Something that somebody does: mostly, whoever is asked chooses. */
  step(): void {
    const { host, random } = this
    const { table } = host
    const who = PLAYERS[random.below(table.seats.length + 1)]
    const { asked, entry, made } = table.game!
    const to = [entry, ...made.map((one) => one.entry)][random.below(made.length + 1)]
    const offer = table.offers[0]?.entry ?? 0
    host.now += random.below(3000)
    switch (random.below(40)) {
      case 0:
        host.ask('offer', who, { what: 'takeback', to })
        break
      case 1:
      case 2:
        host.ask('answer', who, { offer, yes: random.below(4) > 0 })
        break
      case 3:
        host.ask('say', who, { room: random.below(2) === 0 ? 'table' : 'spectators', text: 'hm' })
        break
      case 4:
        host.ask('takeback', who, {
          to: table.seats[table.game!.toDecide]?.who === who ? tellTable(table, { seat: table.game!.toDecide, sits: true }).undo : to,
        })
        break
      case 5:
        if (random.below(8) === 0) host.ask('concede', who, {})
        break
      case 6:
        this.compareRefusals({ kind: 'move', who, body: { answers: asked, option: random.below(64) } })
        break
      case 7:
        if (made.length > 0)
          this.compareRefusals({ kind: 'move', who, body: { answers: asked, move: made[random.below(made.length)].move } })
        break
      default:
        host.choose(random, random.below(2) === 0 ? `c${table.number}` : undefined)
    }
    if (host.table.phase === 'live') host.settle()
    this.follow()
  }

  /** One who comes later hears what was told to those who were there, but for what was taken back. */
  compareHistories(): void {
    const { entries, table } = this.host
    for (const look of looksAt(table)) {
      let heard: Happened[] = []
      let before = openTable(table.title, entries[0] as EntryOf<'open'>)
      for (const entry of entries.slice(1)) {
        const after = apply(before, entry)
        const stand = after.game?.made.length ?? 0
        if (stand < (before.game?.made.length ?? 0)) heard = heard.filter(({ step }) => step < stand)
        heard.push(...(tellStep(before, after, entry, look)?.happened ?? []))
        before = after
      }
      expect(tellHistory(table, look)).toEqual(heard)
    }
  }

  /** Every entry since the last time, told to everybody in both worlds. */
  private follow(): void {
    const { host, random } = this
    for (const entry of host.entries.slice(this.table.number)) {
      const before = this.table
      const after = apply(before, entry)
      this.table = after
      // after the end everything is told
      if (after.phase === 'ended') continue
      for (const look of looksAt(after)) {
        const seed = random.seed()
        const [was, is] = [otherWorld(before, look, new Generator(seed)), otherWorld(after, look, new Generator(seed))]
        this.compare(
          look,
          () => tellStep(before, after, entry, look),
          () => tellStep(was, is, otherEntry(after, entry, look, random), look),
        )
        const { tell } = this
        if (tell !== undefined)
          this.compare(
            look,
            () => tell(before, after, entry, look),
            () => tell(was, is, otherEntry(after, entry, look, random), look),
          )
        this.compare(
          look,
          () => tellTable(after, look),
          () => tellTable(is, look),
        )
        this.compare(
          look,
          () => [tellSaid(after, look), tellMade(after)],
          () => [tellSaid(is, look), tellMade(is)],
        )
        if (after.game?.happened.some(({ event }) => eventSeenBy(event, look.seat) !== event)) this.compared.hiding++
      }
    }
  }

  /** What is refused tells nothing that is hidden from whoever asks. */
  private compareRefusals(request: Request): void {
    const { host, random } = this
    const seat = host.table.seats.findIndex(({ who }) => who === request.who)
    if (seat < 0) return
    const ask = (table: Table) => propose(table, request, { now: host.now })
    this.compare(
      { seat, sits: true },
      () => ask(host.table),
      () => ask(otherWorld(host.table, { seat, sits: true }, random)),
    )
  }

  private compare(look: Look, here: () => unknown, there: () => unknown): void {
    this.compared.messages++
    expect(JSON.stringify(there()), `to seat ${look.seat}`).toBe(JSON.stringify(here()))
  }
}

function looksAt({ seats }: Table): Look[] {
  return [...seats.keys()].map((seat) => ({ seat, sits: true })).concat({ seat: SPECTATOR, sits: false })
}

/** The same table, with everything else that whoever looks cannot know. */
function otherWorld(table: Table, { seat }: Look, random: Generator): Table {
  const { open, game, seats } = table
  return {
    ...table,
    open: { ...open, secret: random.seed() + random.seed() },
    seats: seats.map((one, at) => (at === seat ? one : otherSeat(one, game === undefined, random))),
    game: game && otherGame(table, game, seat, random),
    told: [],
  }
}

function otherSeat(seat: Seat, open: boolean, random: Generator): Seat {
  const last = seat.last && { id: 'other', entry: 1 }
  if (!open) return { ...seat, last }
  return { ...seat, last, entropy: seat.entropy && random.seed(), deck: seat.deck && 'other' }
}

function otherGame({ title, seats }: Table, game: Game, seat: number, random: Generator): Game {
  const p = title.game.blank()
  title.game.copy(p, game.p)
  // who watches knows less than any seat: what each of them knows alone is dealt anew in turn
  for (const one of seat === SPECTATOR ? seats.keys() : [seat]) title.game.determinize(p, one, random)
  return {
    ...game,
    p,
    start: { ...game.start, seed: random.seed() },
    made: game.made.map((one) => (one.seat === seat ? one : { ...one, move: 'other', itself: !one.itself })),
    happened: game.happened.flatMap((one) => otherEvent(one, seat, random)),
    fault: game.fault && { ...game.fault, move: 'other', message: 'other' },
    observed: [],
  }
}

function otherEvent(one: Happened, seat: number, random: Generator): Happened[] {
  if (one.answered !== undefined && one.event.seat !== seat) return []
  if (eventSeenBy(one.event, seat) === one.event) return [one]
  return [{ ...one, event: { ...one.event, cards: one.event.cards.map(() => random.below(80)) } }]
}

function otherEntry({ seats }: Table, entry: Entry, { seat }: Look, random: Generator): Entry {
  if (entry.kind === 'start') return { ...entry, body: { ...entry.body, seed: 'other' } }
  if (entry.seat === seat) return entry
  switch (entry.kind) {
    case 'move': {
      // nobody hears whether a person was asked
      const who = random.below(2) === 0 ? HOST : (seats[entry.seat].who ?? HOST)
      return { ...entry, who, body: { move: 'other', lag: random.below(500) } }
    }
    case 'ready':
      return { ...entry, body: { entropy: 'other', deck: 'other' } }
    case 'sit':
      return { ...entry, body: { deck: 'other' } }
    default:
      return entry
  }
}
