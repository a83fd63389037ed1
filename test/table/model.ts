// A table told a second time, in the plainest way there is: lists, and a position that is played again from its start for every question.
import { openTitle } from '../../src/games/load.ts'
import type { GameName } from '../../src/games/register.ts'
import type { Title } from '../../src/games/title.ts'
import type { Position } from '../../src/kernel/position.ts'
import type { RefusalCode } from '../../src/play/table/refusal.ts'
import { PLAYERS } from './host.ts'

export const BASE = 60_000
export const INCREMENT = 5000
/** A choice may be on its way so long. */
const GRACE = 500
const AWAY = 60_000

interface ModelSeat {
  who?: string
  computer: boolean
  ready: boolean
  out: boolean
  noMore: boolean
}

interface ModelOffer {
  entry: number
  seat: number
  what: 'takeback' | 'abort' | 'hands'
  to: number
  agreed: number[]
}

export class Model {
  readonly title: Title
  readonly seats: ModelSeat[]
  readonly teams: boolean
  phase: 'open' | 'live' | 'ended' = 'open'
  reason: string | undefined
  /** Who has won as others have gone. */
  winners: readonly number[] | undefined
  offers: ModelOffer[] = []
  openHands = false
  entries = 1
  now = 0
  away: (number | undefined)[] = []
  /** Time: what each has left, who pays, and since when. */
  left: number[]
  paid = 0
  running = -1
  started = 0
  start: { setup: unknown; seed: string } | undefined
  made: { entry: number; seat: number; move: string }[] = []

  private played: { readonly choices: string; readonly p: Position } | undefined

  constructor(title: Title, computers: readonly boolean[], teams: boolean) {
    this.title = title
    this.teams = teams
    this.seats = computers.map((computer) => ({ computer, ready: computer, out: false, noMore: false }))
    this.left = computers.map(() => BASE)
  }

  static async of(game: GameName, computers: readonly boolean[], teams: boolean): Promise<Model> {
    return new Model(await openTitle(game), computers, teams)
  }

  /** The position, played from the start whenever the choices are others. */
  get p(): Position {
    const { game } = this.title
    const choices = this.made.map(({ move }) => move).join('\n')
    if (this.played?.choices === choices) return this.played.p
    const started = game.start(this.start!.setup as Parameters<typeof game.start>[0], this.start!.seed)
    if (!started.ok) throw new Error(started.error.message)
    for (const { move } of this.made) game.choose(started.value, game.parseOption(started.value, move))
    this.played = { choices, p: started.value }
    return started.value
  }

  seatOf(who: string): number {
    return this.seats.findIndex((seat) => seat.who === who)
  }

  get decider(): number {
    return this.phase === 'live' ? this.title.game.seatToDecide(this.p) : -1
  }

  /** Everybody pays for the time that has passed. */
  pay(): void {
    if (this.running >= 0) this.left[this.running] = Math.max(0, this.left[this.running] - (this.now - this.paid))
    this.paid = this.now
  }

  /** After an entry: is it over, and who pays from now on? */
  turn(): void {
    this.entries++
    const outcome = this.start === undefined || this.phase !== 'live' ? undefined : this.title.game.outcome(this.p)
    if (outcome !== undefined) this.finish('rules')
    const decider = this.decider
    const next = decider < 0 || this.seats[decider].computer ? -1 : decider
    if (next === this.running) return
    if (this.running >= 0) this.left[this.running] += INCREMENT
    this.running = next
  }

  finish(reason: string): void {
    this.phase = 'ended'
    this.reason = reason
    this.offers = []
  }

  sit(who: string): RefusalCode | undefined {
    const own = this.seatOf(who)
    if (own >= 0 && this.phase === 'live' && this.seats[own].computer && !this.seats[own].out) {
      this.seats[own].computer = false
      return undefined
    }
    if (own >= 0) return 'seated'
    if (this.phase !== 'open') return 'started'
    const free = this.seats.find((seat) => seat.who === undefined && !seat.computer)
    if (free === undefined) return 'no-seat'
    free.who = who
    return undefined
  }

  leave(who: string): RefusalCode | undefined {
    const seat = this.seats[this.seatOf(who)]
    if (seat === undefined) return 'not-seated'
    if (this.phase !== 'open') return 'started'
    delete seat.who
    seat.ready = false
    return undefined
  }

  ready(who: string): RefusalCode | undefined {
    const seat = this.seats[this.seatOf(who)]
    if (seat === undefined) return 'not-seated'
    if (this.phase !== 'open') return 'started'
    if (seat.ready) return 'is-ready'
    seat.ready = true
    return undefined
  }

  /** Who may act in a running game. */
  playing(who: string): RefusalCode | undefined {
    const seat = this.seats[this.seatOf(who)]
    if (seat === undefined) return 'not-seated'
    if (this.phase === 'open') return 'not-started'
    return this.phase !== 'live' || seat.out ? 'over' : undefined
  }

  move(who: string, lag: number): RefusalCode | undefined {
    const seat = this.seatOf(who)
    if (seat < 0) return 'not-seated'
    if (this.phase === 'open') return 'not-started'
    if (this.phase === 'ended') return 'over'
    if (this.decider !== seat) return 'not-asked'
    if (this.seats[seat].computer) return 'not-yours'
    const forgiven = Math.min(lag, GRACE, this.now - this.paid)
    if (this.left[seat] < this.now - this.paid - forgiven) return 'time-up'
    return undefined
  }

  offer(who: string, what: ModelOffer['what'], to: number): RefusalCode | undefined {
    const cannot = this.playing(who)
    if (cannot !== undefined) return cannot
    const seat = this.seatOf(who)
    if (what === 'takeback' && !this.isPlace(to)) return 'no-entry'
    if (what === 'takeback' && this.seats.some((one, at) => at !== seat && one.noMore && one.who !== undefined && !one.out))
      return 'no-more-requests'
    if (what === 'hands' && this.openHands) return 'offered'
    if (this.offers.some((one) => one.seat === seat && one.what === what)) return 'offered'
    this.consider({ entry: this.entries + 1, seat, what, to, agreed: [] })
    return undefined
  }

  answer(who: string, entry: number, yes: boolean, noMore: boolean): RefusalCode | undefined {
    const seat = this.seatOf(who)
    if (seat < 0) return 'not-seated'
    const offer = this.offers.find((one) => one.entry === entry)
    if (offer === undefined) return 'no-entry'
    const cannot = this.playing(who)
    if (cannot !== undefined) return cannot
    if (offer.agreed.includes(seat) || (offer.seat === seat && yes)) return 'answered'
    if (noMore && (yes || offer.what !== 'takeback' || offer.seat === seat)) return 'bad-request'
    this.offers = this.offers.filter((one) => one !== offer)
    if (yes) this.consider({ ...offer, agreed: [...offer.agreed, seat] })
    if (noMore) {
      this.seats[seat].noMore = true
      this.offers = this.offers.filter((one) => one.what !== 'takeback' || one.seat === seat)
    }
    return undefined
  }

  isPlace(to: number): boolean {
    const places = [this.started, ...this.made.map(({ entry }) => entry)]
    return places.includes(to) && places.at(-1) !== to
  }

  goBack(to: number): void {
    this.made = this.made.filter(({ entry }) => entry <= to)
    this.offers = this.offers.filter((one) => one.what !== 'takeback' || this.isPlace(one.to))
  }

  concede(who: string): RefusalCode | undefined {
    const cannot = this.playing(who)
    if (cannot === undefined) this.goOut(this.seatOf(who), 'concede')
    return cannot
  }

  abort(who: string): RefusalCode | undefined {
    if (this.phase === 'ended') return 'over'
    if (this.phase === 'open') {
      if (who !== PLAYERS[0]) return 'not-yours'
      this.finish('abort')
      return undefined
    }
    if (this.seatOf(who) < 0) return 'not-seated'
    const waits = this.seats.some((seat, at) => seat.who !== undefined && !seat.out && !this.made.some((one) => one.seat === at))
    if (!waits) return 'too-late'
    this.finish('abort')
    return undefined
  }

  claim(who: string, against: number, what: 'win' | 'computer'): RefusalCode | undefined {
    const cannot = this.playing(who)
    if (cannot !== undefined) return cannot
    if (against === this.seatOf(who) || against >= this.seats.length) return 'no-seat'
    const seat = this.seats[against]
    if (seat.who === undefined || seat.out || seat.computer) return 'not-away'
    const since = this.away[against]
    if (since === undefined || this.now - since < AWAY) return 'not-away'
    if (what === 'computer') seat.computer = true
    else this.goOut(against, 'away')
    return undefined
  }

  isTimeUp(): boolean {
    return this.running >= 0 && this.now - this.paid > this.left[this.running]
  }

  flagDue(): boolean {
    return this.running >= 0 && this.now - this.paid >= this.left[this.running] + GRACE
  }

  goOut(at: number, reason: string): void {
    this.seats[at].out = true
    this.seats[at].computer = true
    this.offers = this.offers.filter((one) => one.seat !== at)
    const sides = this.sides().filter((seats) => !this.isOut(seats))
    if (sides.length > 1 && this.seats.some((seat) => seat.who !== undefined && !seat.out)) return
    this.winners = sides.flat()
    this.finish(reason)
  }

  private sides(): number[][] {
    return this.teams
      ? [
          [0, 2],
          [1, 3],
        ]
      : this.seats.map((_, i) => [i])
  }

  /** All persons of the side have gone, of whom it had some. */
  private isOut(seats: readonly number[]): boolean {
    const persons = seats.filter((seat) => this.seats[seat].who !== undefined)
    return persons.length > 0 && persons.every((seat) => this.seats[seat].out)
  }

  private consider(offer: ModelOffer): void {
    const left = this.seats.filter((seat, at) => at !== offer.seat && seat.who !== undefined && !seat.out && !offer.agreed.includes(at))
    if (left.length > 0) this.offers.push(offer)
    else if (offer.what === 'takeback') this.goBack(offer.to)
    else if (offer.what === 'hands') this.openHands = true
    else this.finish('abort')
  }
}
