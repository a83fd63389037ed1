import { eventSeenBy, SPECTATOR } from '../kernel/event.ts'
import type { GameEvent } from '../kernel/event.ts'
import type { Position } from '../kernel/position.ts'
import type { LawCase } from './secrecy.ts'

/** An event of the game, until it is clear who may know what it shows. */
interface Pending {
  readonly event: GameEvent
  /** Seats that know all its cards just before or just now, bits. */
  readonly known: number
}

/** What a seat heard of one event. */
interface Heard {
  readonly text: string
  readonly kind: string
  /** It shows a card that the seat did not know before. */
  readonly shows: boolean
  /** It is about cards that the seat does not come to know. */
  readonly hides: boolean
}

/** Who hears what: events of the game as it is played, and of two worlds that a seat cannot tell apart. */
export class Hearing<P extends Position> {
  private readonly given: LawCase<P>
  private readonly start: P
  private readonly before: P
  private readonly one: P
  private readonly two: P
  /** Cards that the question shows to the seat that answers it, wherever they lie. */
  private asked: readonly number[] = []
  /** Seats that were shown each card since the option was chosen, bits. */
  private readonly shown: Uint8Array
  private pending: Pending | undefined

  constructor(given: LawCase<P>) {
    const { game, p } = given
    this.given = given
    this.start = game.blank()
    this.before = game.blank()
    this.one = game.blank()
    this.two = game.blank()
    this.shown = new Uint8Array(p.zones.of.length)
  }

  /** Before an option is carried out. */
  begin(): void {
    const { game, p } = this.given
    game.copy(this.start, p)
    game.copy(this.before, p)
    this.asked = game.decision(p)?.eligible ?? []
    this.shown.fill(0)
    // what a question shows needs no event
    for (const card of this.asked) this.shown[card] |= 1 << game.seatToDecide(p)
  }

  /** While it is. An event may be told just before or just after what it tells, so the moments on both sides count. */
  hear(event: GameEvent): void {
    const { game, p } = this.given
    this.settle()
    const known = this.knowing(this.before, event.cards, true) | this.knowing(p, event.cards, false)
    this.pending = { event, known }
    for (const card of event.cards) this.shown[card] |= event.seen
    game.copy(this.before, p)
  }

  /** After it was. */
  end(): void {
    this.settle()
    const { p, seats, secrets, court } = this.given
    for (let seat = 0; seat < seats; seat++) {
      for (let card = 0; card < this.shown.length; card++) {
        if (((this.shown[card] >> seat) & 1) === 1 || !secrets.knows(p, seat, card) || secrets.knows(this.start, seat, card)) continue
        if (!secrets.silent(p, card))
          court.fail(
            'what a seat comes to know is told',
            `no event shows card ${card} to seat ${seat}: it came to ${p.zones.names[p.zones.of[card]]}`,
          )
      }
    }
  }

  private settle(): void {
    if (this.pending === undefined) return
    const { p, court, seats, secrets } = this.given
    const { event, known } = this.pending
    const knowing = known | this.knowing(p, event.cards, false)
    const all = knowing === (1 << seats) - 1
    for (let seat = SPECTATOR; seat < seats && !secrets.shows(event); seat++) {
      if (seat === SPECTATOR ? all : ((knowing >> seat) & 1) === 1) continue
      const { cards } = eventSeenBy(event, seat)
      if (cards.length === event.cards.length && cards.every((card) => card === -1)) continue
      const who = seat === SPECTATOR ? 'a spectator' : 'a seat'
      court.fail(
        `an event shows ${who} only what it may know`,
        `${JSON.stringify(event)} to seat ${seat}, known to the seats ${knowing} as bits`,
      )
    }
    this.pending = undefined
  }

  /** Seats that know all these cards, bits; with what they remember only before an event, which would vouch for itself. */
  private knowing(p: P, cards: readonly number[], before: boolean): number {
    const { game, secrets, seats } = this.given
    const decider = game.seatToDecide(this.start)
    const knows = (seat: number, card: number) =>
      secrets.knows(p, seat, card) ||
      (before && secrets.remembers?.(p, seat, card) === true) ||
      (seat === decider && this.asked.includes(card))
    let knowing = 0
    for (let seat = 0; seat < seats; seat++) if (cards.every((card) => knows(seat, card))) knowing |= 1 << seat
    return knowing
  }

  /**
   * Carries out the option here and in a world that the seat cannot tell from it, with the same rolls to come. The seat hears the same,
   * up to the first card that it did not know: what follows from that card may differ.
   */
  compare(seat: number, world: P, option: number): void {
    const { game, court, p } = this.given
    if (!this.isAlike(seat, world, option)) return
    game.copy(this.one, p)
    game.copy(this.two, world)
    this.two.random.set(p.random)
    const here = this.listen(this.one, p, seat, option)
    const there = this.listen(this.two, world, seat, option)
    const law = `seat ${seat} hears the same in worlds that it cannot tell apart`
    const most = Math.max(here.length, there.length)
    for (let i = 0; i < most; i++) {
      const [a, b] = [here.at(i), there.at(i)]
      if (a?.shows === true || b?.shows === true) return
      // one of them stops to ask somebody about hidden cards
      if ((a === undefined || b === undefined) && game.seatToDecide(a === undefined ? this.one : this.two) >= 0) return
      // what befalls hidden cards may depend on what they are: nothing is stolen where there is nothing to steal
      if (a?.kind !== b?.kind && (a?.hides === true || b?.hides === true)) return
      court.same(law, b?.text ?? 'nothing', a?.text ?? 'nothing')
    }
  }

  /** What another seat does by a rule, about the same cards in the same places; an ability may go on with what it chose in secret. */
  private isAlike(seat: number, world: P, option: number): boolean {
    const { game, p } = this.given
    const decision = game.decision(p)
    if (decision === undefined || decision.seat === seat) return decision !== undefined
    const { card, target } = game.describe(p, option)
    return (
      decision.picked.length === 0 && [card, target].every((one) => one === undefined || one < 0 || p.zones.of[one] === world.zones.of[one])
    )
  }

  private listen(p: P, start: P, seat: number, option: number): Heard[] {
    const { game, secrets, court } = this.given
    const heard: Heard[] = []
    game.listen(p, (event) => {
      const seen = eventSeenBy(event, seat)
      const shows = seen.cards.some(
        (card) => card >= 0 && !secrets.knows(start, seat, card) && secrets.remembers?.(start, seat, card) !== true,
      )
      heard.push({ text: JSON.stringify(seen), kind: seen.kind, shows, hides: seen.cards.includes(-1) })
    })
    court.guard('a possible world can be played', () => game.apply(p, option))
    game.listen(p, undefined)
    return heard
  }
}
