import { keyforge } from '../../src/games/keyforge/index.ts'
import {
  ARTIFACTS,
  CARD_COUNT,
  COUNTER_COUNT,
  COUNTER_WORDS,
  CARDS,
  DECK,
  LIMBO,
  OWED_TOKENS,
  QUEUED,
  SEATS,
  UNCHECKED,
  UPGRADES,
  WINNER,
  ZONE_NAMES,
  zoneOf,
} from '../../src/games/keyforge/rules/index.ts'
import type { KeyforgePosition } from '../../src/games/keyforge/rules/index.ts'
import { definitions, hasKind, isCreatureInPlay, isInPlay, TRIGGER } from '../../src/games/keyforge/rules/index.ts'
import type { GameEvent } from '../../src/kernel/event.ts'

/** What is counted of each card: copies in decks, times played, used, destroyed, and gone from play in another way. */
export const COUNTED = ['copies', 'played', 'used', 'destroyed', 'left'] as const
const [COPIES, PLAYED, USED, DESTROYED, LEFT] = [0, 1, 2, 3, 4]

/** An invariant of a game of KeyForge was broken. */
export class Breach extends Error {
  readonly law: string

  constructor(law: string, detail: string) {
    super(`${law}: ${detail}`)
    this.name = 'Breach'
    this.law = law
  }
}

const USES = new Set(['reap', 'fight', 'action', 'omni', 'unstunned'])
const IN_PLAY = new Set<string | undefined>(ZONE_NAMES.slice(0, UPGRADES + 1))
/** Words of the running frame and of the end of all frames. */
const RUNNING = 0
const TOP = 1

/**
 * Keeps the books of games of KeyForge as they are played: no card is lost or doubled, no amber comes from nowhere or goes nowhere,
 * and nothing is left over when a turn begins or a game ends. Hears the events of one game at a time.
 */
export class Ledger {
  /** Rows of `COUNTED`, by definition. */
  readonly counts = new Int32Array(definitions.length * COUNTED.length)
  turns = 0
  private p: KeyforgePosition = keyforge.blank()
  private cards = 0
  private readonly seen = new Uint8Array(CARDS)
  private amber = 0
  private onArtifacts = 0
  private frameOfGame = 0
  /** Since the last decision: amber from the supply less amber to it, as events tell. */
  private flow = 0
  private paid = 0
  private forged = false
  /** Amber that may have come to a card that is no creature. */
  private moved = 0
  /** Token creatures that were made. */
  private instead = 0
  /** Captures and thefts that may have come from the supply. */
  private capturedGains = 0

  begin(p: KeyforgePosition): void {
    this.p = p
    this.cards = p.state[CARD_COUNT]
    this.frameOfGame = p.machine[TOP]
    for (let card = 0; card < p.state[CARD_COUNT]; card++) this.count(card, COPIES)
    this.weigh()
    this.forget()
    keyforge.listen(p, this.hear)
  }

  /** After every decision: amber is conserved but for what events say of the supply. */
  check(): void {
    const { p, flow, paid, forged, capturedGains, moved, instead, amber, onArtifacts } = this
    // what is spread anew lies nowhere until all of it is, and what token creatures are made for until the last one has its place
    // (kf.token.14): then it is weighed with what was before
    const kind = keyforge.decision(p)?.kind
    if (kind === 'amount' || kind === 'flank' || p.state[OWED_TOKENS] > 0) return
    this.weigh()
    const change = this.amber - amber - flow
    this.forget()
    if (change === 0) return
    if (change > 0 && change <= capturedGains + (forged ? paid : 0)) return
    if (change < 0 && this.isPaying(p)) return
    // amber on a card that is no creature goes to the supply with it, silently (kf.leaves.4)
    if (change < 0 && change >= -onArtifacts - moved) return
    if (change < 0 && change >= -instead) return
    // of an empty deck none are made (kf.token.7)
    if (change < 0 && this.hasEmptyDeck()) return
    throw new Breach('amber is conserved', `${change} Æmber more than the events tell, ${this.amber} in all`)
  }

  /** After the last decision. */
  end(): void {
    const { p } = this
    keyforge.listen(p, undefined)
    const shares = keyforge.outcome(p)?.shares
    if (shares === undefined) throw new Breach('a game that asks nothing is over', 'there is no outcome')
    const winner = p.state[WINNER] - 1
    // a game that leads nowhere ends too (kf.stall)
    if (keyforge.outcome(p)?.reason === 'stalemate') {
      if (p.keys.includes(7)) throw new Breach('three keys win', `keys ${p.keys.join(', ')}, and the game came to nothing`)
    } else if (shares[winner] !== 1 || p.keys[winner] !== 7 || p.keys[1 - winner] === 7)
      throw new Breach('three keys win', `keys ${p.keys.join(', ')}, shares ${shares.join(', ')}`)
    if (p.machine[RUNNING] !== -1 || p.machine[TOP] !== 0 || p.frames.some((word) => word !== 0))
      throw new Breach('nothing is pending at the end', 'a program still runs')
    if (keyforge.decision(p) !== undefined) throw new Breach('nothing is pending at the end', 'there is a decision')
    this.checkCards()
  }

  private readonly hear = (event: GameEvent): void => {
    const { kind, cards, amount } = event
    if (kind === 'turn') {
      this.turns++
      this.checkQuiet()
    } else if (kind === 'gain' || kind === 'exalt' || kind === 'placeAmber') {
      this.flow += amount
      // an artifact may leave play before anybody decides again
      if (kind === 'placeAmber' && !isCreatureInPlay(this.p, cards[0])) this.moved += amount
    } else if (kind === 'lose') this.flow -= amount
    else if (kind === 'pay') this.paid += amount
    else if (kind === 'moveAmber') this.moved += amount
    // what is turned faceup and is no creature leaves at once (kf.token.11)
    else if (kind === 'flipUp') this.moved += this.p.amberOn[cards[0]]
    // it may be made instead of Æmber that was on its way (kf.token.14)
    else if (kind === 'makeToken') this.instead++
    else if (kind === 'forge') this.forged = true
    else if (kind === 'play') this.count(cards[0], PLAYED)
    else if (kind === 'destroyed') this.count(cards[0], DESTROYED)
    else if (kind === 'steal' || kind === 'capture') {
      // the supply may have paid for it (kf.replacement.1)
      if (hasSupplyPayer(this.p)) this.capturedGains += amount
      else if (kind === 'capture' && hasKind(definitions[this.p.text[cards[0]]].events, TRIGGER.wouldGain)) this.capturedGains += amount
    } else if (USES.has(kind)) this.count(cards[0], USED)
    else if (IN_PLAY.has(event.from) && event.to !== undefined && !IN_PLAY.has(event.to)) for (const card of cards) this.count(card, LEFT)
  }

  private count(card: number, what: number): void {
    this.counts[this.p.printed[card] * COUNTED.length + what]++
  }

  private forget(): void {
    this.flow = 0
    this.paid = 0
    this.forged = false
    this.capturedGains = 0
    this.moved = 0
    this.instead = 0
  }

  private weigh(): void {
    const { p } = this
    let [sum, onArtifacts] = [p.amber[0] + p.amber[1], 0]
    for (let card = 0; card < CARDS; card++) {
      const amber = p.amberOn[card]
      if (amber === 0) continue
      sum += amber
      if (p.zones.of[card] >> 1 === ARTIFACTS) onArtifacts += amber
    }
    this.amber = sum
    this.onArtifacts = onArtifacts
  }

  private hasEmptyDeck(): boolean {
    return [0, 1].some((seat) => this.p.zones.length[zoneOf(DECK, seat)] === 0)
  }

  /** Forging pays before it asks for the color. */
  private isPaying(p: KeyforgePosition): boolean {
    const kind = keyforge.decision(p)?.kind
    return kind === 'forge' || kind === 'pay' || p.state[WINNER] !== 0
  }

  /** Between two turns nothing waits, and every card lies where it may lie. */
  private checkQuiet(): void {
    const { p } = this
    if (p.machine[TOP] !== this.frameOfGame) throw new Breach('nothing is pending between turns', 'a program still runs')
    if (p.state[QUEUED] !== 0) throw new Breach('nothing is pending between turns', `${p.state[QUEUED]} abilities are queued`)
    if (p.state[UNCHECKED] !== 0) throw new Breach('nothing is pending between turns', 'the table is not settled')
    for (let seat = 0; seat < SEATS; seat++)
      if (p.zones.length[zoneOf(LIMBO, seat)] > 0) throw new Breach('nothing is pending between turns', 'a card is nowhere')
    for (let card = 0; card < p.state[CARD_COUNT]; card++)
      if (p.tagged[card] !== 0) throw new Breach('nothing is pending between turns', `${this.nameOf(card)} is about to be destroyed`)
    this.checkCards()
  }

  private nameOf(card: number): string {
    return `card ${card} (${definitions[this.p.printed[card]].face.id})`
  }

  private checkCards(): void {
    const { p } = this
    const { of, list, length, start } = p.zones
    const seen = this.seen.fill(0)
    let found = 0
    for (let zone = 0; zone < length.length; zone++) {
      for (let i = start[zone], end = i + length[zone]; i < end; i++) {
        if (of[list[i]] !== zone || seen[list[i]]++ !== 0) throw new Breach('cards are neither lost nor doubled', this.nameOf(list[i]))
        // the object of a token creature stands over a card that is counted (kf.token)
        if (p.isToken[list[i]] === 0) found++
      }
    }
    if (found !== this.cards) throw new Breach('cards are neither lost nor doubled', `there are ${found} instead of ${this.cards}`)
    if (p.amber[0] < 0 || p.amber[1] < 0) throw new Breach('counts stay in their bounds', `a seat has ${Math.min(...p.amber)} Æmber`)
    for (let card = 0; card < p.state[CARD_COUNT]; card++) {
      const least = Math.min(
        p.damage[card],
        p.amberOn[card],
        p.powerCounters[card],
        p.armorUsed[card],
        p.uses[card],
        p.spent[card],
        p.attacked[card],
      )
      if (least < 0) throw new Breach('counts stay in their bounds', `${this.nameOf(card)} has ${least} of something`)
      if (p.zones.of[card] >> 1 <= UPGRADES) continue
      if (p.damage[card] !== 0 || p.amberOn[card] !== 0 || p.status[card] !== 0)
        throw new Breach('what leaves play takes nothing with it', this.nameOf(card))
    }
    for (let i = 0; i < p.state[COUNTER_COUNT]; i++) {
      const [card, , amount] = p.counters.subarray(i * COUNTER_WORDS)
      if (!isInPlay(p, card)) throw new Breach('what leaves play takes nothing with it', `counters of ${this.nameOf(card)}`)
      if (amount <= 0) throw new Breach('counts stay in their bounds', `${this.nameOf(card)} has ${amount} counters of a kind`)
    }
    for (const chains of p.chains)
      if (chains < 0 || chains > 24) throw new Breach('counts stay in their bounds', `a seat has ${chains} chains`)
  }
}

/** Is there a card in play by which the supply pays for what is stolen or captured? */
function hasSupplyPayer(p: KeyforgePosition): boolean {
  for (let card = 0; card < p.state[CARD_COUNT]; card++)
    if (isInPlay(p, card) && hasKind(definitions[p.text[card]].events, TRIGGER.wouldBeTaken)) return true
  return false
}
