import type { Decision, Reason } from '../../../kernel/decision.ts'
import type { GameEvent } from '../../../kernel/event.ts'
import type { Outcome } from '../../../kernel/game.ts'
import {
  ACTIVE,
  asking,
  cardsAmong,
  definitions,
  explain,
  outcome,
  STEP,
  STEPS,
  TIDE,
  tide,
  TURN,
  UNCHECKED,
  UNWATCHED,
  type ZONE_NAMES,
  MOST_CHAINS,
} from '../rules/index.ts'
import type { House, KeyforgePosition } from '../rules/index.ts'
import { loadCards } from '../sets/index.ts'
import { keyforge } from '../index.ts'
import { Answered } from './answered.ts'
import { attachCard, changeCard, fillZone, moveCard, zoneKind } from './edit.ts'
import type { CardChange } from './edit.ts'
import { buildScenario, checkSeat, keyBits, NEUTRAL, ScenarioError, tideOf, whole } from './setup.ts'
import type { Scenario, ScenarioCard } from './setup.ts'
import { stateOf } from './card.ts'
import { decisionOf, findCard, fits, following, isCard, sayingOfOption } from './option.ts'
import type { OptionShown, Wanted, Which } from './option.ts'
import { lookPast, ordersCards, waysOn } from './beyond.ts'
import { Needless } from './needless.ts'
import { closeRun, pickNext } from './picks.ts'
import type { Run } from './picks.ts'
import { stateOfSeat } from './seat.ts'

export { NEUTRAL, ScenarioError } from './setup.ts'
export type { Scenario, ScenarioCard, ScenarioSeat } from './setup.ts'
export type { OptionShown, Wanted, Which } from './option.ts'

// behind all others, so that their numbers are those of every process
loadCards([
  { id: NEUTRAL, name: 'Neutral Card', type: 'action', house: 'keyraken', power: 0, armor: 0, traits: [], bonus: [], abilities: [] },
])

/** A table set up by hand, to be played by description and asked anything. Cards are known by id. */
export class Table {
  readonly position: KeyforgePosition
  /** Where questions that need not be put are answered at once. */
  private readonly needless: Needless | undefined
  readonly log: GameEvent[] = []
  /** The set of cards that is being picked one by one. */
  private run: Run | undefined
  private readonly answered = new Answered()

  constructor(scenario: Scenario) {
    this.position = buildScenario(scenario)
    this.needless = scenario.auto ? new Needless() : undefined
    this.position.sink = (event) => this.log.push(event)
    this.settle()
  }

  // ---- asking about the game

  get active(): number {
    return this.position.state[ACTIVE]
  }
  get step(): string {
    return STEPS[this.position.state[STEP]]
  }
  get turn(): number {
    return this.position.state[TURN]
  }
  /** The seat for which the tide is high. */
  get tide(): number | 'neutral' | undefined {
    return tide.viewTide(this.position)
  }
  get outcome(): Outcome | undefined {
    return outcome(this.position)
  }
  get decision(): Decision | undefined {
    const decision = decisionOf(this.position)
    return decision === undefined || this.run === undefined ? decision : { ...decision, picked: this.run.picks }
  }
  /** The active seat is in its main step with nothing pending. */
  get idle(): boolean {
    return this.decision?.kind === 'main'
  }
  /** Every option, described. */
  get options(): OptionShown[] {
    const source = this.decision?.source ?? -1
    return this.optionNumbers().map((option) => ({
      ...(source >= 0 ? { source } : {}),
      ...asking.describe(this.position, option),
      option,
      ...sayingOfOption(this.position, option),
    }))
  }

  /** Everything about a card. */
  card(which: Which) {
    return stateOf(this.position, this.find(which))
  }

  /** Everything about a seat. */
  seat(seat: number) {
    return stateOfSeat(this.position, seat)
  }

  /** Ids of the cards that the pending decision, or a yes to it, allows as a target, sorted; every copy counts. */
  get targets(): string[] {
    return this.eligible.map((card) => definitions[this.position.text[card]].face.id).sort()
  }

  /** Why this cannot be chosen now. */
  why(wanted: Wanted): Reason[] {
    return explain(this.position, asking.seatToDecide(this.position), {
      verb: wanted.verb ?? 'target',
      ...(wanted.card === undefined ? {} : { card: this.find(wanted.card) }),
      ...(wanted.target === undefined ? {} : { target: this.find(wanted.target) }),
    })
  }

  // ---- choosing

  /** Chooses the one option that matches; fails with the list of options when none or several do. */
  choose(wanted: Wanted): this {
    // naming what follows a yes says that it is done, and in full; a card that only one alternative can do it to says which
    const ways = this.waysTo(wanted)
    if (ways.length === 1) {
      asking.choose(this.position, ways[0])
      return this.choose(wanted)
    }
    if (wanted.targets !== undefined) {
      const said =
        !this.can(wanted) && wanted.targets.length > 0 && wanted.targets.every((target) => this.answered.take(this.position, { target }))
      return said ? this : this.chooseSet(wanted.targets)
    }
    const picks = this.picks(wanted)
    if (picks?.length === 1) return this.pick(picks[0])
    const { run } = this
    this.run = undefined
    if (wanted.verb === 'done' && run !== undefined && closeRun(this.position, run)) return this.settle()
    const matching = this.matching(wanted)
    if (matching.length === 0 && this.answered.take(this.position, wanted)) return this
    if (matching.length === 0) throw new Error(`no option matches ${JSON.stringify(wanted)}; possible: ${this.listOptions()}`)
    if (matching.length > 1)
      throw new Error(
        `${matching.length} options match ${JSON.stringify(wanted)}; say more, such as { card, copy } for one of several copies; possible: ${this.listOptions()}`,
      )
    asking.choose(this.position, matching[0])
    return this.settle()
  }

  /** Is there at least one option that matches, now or later in the run of picks? */
  can(wanted: Wanted): boolean {
    if (wanted.targets !== undefined) return wanted.targets.every((target) => this.eligible.includes(this.find(target)))
    return (this.picks(wanted) ?? this.matching(wanted)).length > 0 || this.waysTo(wanted).length > 0
  }

  play(which: Which, how: { left?: boolean; right?: boolean; place?: number | 'left' | 'right'; onto?: Which } = {}): this {
    this.choose({ verb: 'play', card: which })
    if (how.onto !== undefined) this.choose({ target: how.onto })
    const place = how.place ?? (how.left ? 'left' : how.right ? 'right' : undefined)
    // what has a place in the line is played as a creature (kf.upgrade.9)
    if (place !== undefined && this.decision?.rule === 'kf.upgrade.9') this.no()
    if (place !== undefined && this.decision?.kind === 'flank') this.choose({ verb: 'flank', place })
    return this
  }
  discard(which: Which): this {
    return this.choose({ verb: 'discard', card: which })
  }
  reap(which: Which): this {
    return this.choose({ verb: 'reap', card: which })
  }
  fight(attacker: Which, defender: Which): this {
    // `auto` would attack the only creature that can be, whoever is named
    const [way] = this.matching({ verb: 'fight', card: attacker })
    const other = (): string => (this.decision?.rule === 'kf.fight.2' && !this.can({ target: defender }) ? this.listOptions() : '')
    const possible = this.needless === undefined || way === undefined ? '' : lookPast(this.position, way, other)
    if (possible !== '') throw new Error(`no option matches ${JSON.stringify({ target: defender })}; possible: ${possible}`)
    this.choose({ verb: 'fight', card: attacker })
    if (this.decision?.rule === 'kf.fight.2') this.choose({ target: defender })
    return this
  }
  action(which: Which): this {
    return this.choose({ verb: 'action', card: which })
  }
  omni(which: Which): this {
    return this.choose({ verb: 'omni', card: which })
  }
  unstun(which: Which): this {
    return this.choose({ verb: 'unstun', card: which })
  }
  house(house: House): this {
    return this.choose({ verb: 'house', house })
  }
  target(which: Which): this {
    return this.choose({ target: which })
  }
  /** Closes a run of picks; where something may be done, it is not. */
  done(): this {
    return this.decision?.kind === 'may' ? this.no() : this.choose({ verb: 'done' })
  }
  yes(): this {
    return this.choose({ yes: true })
  }
  no(): this {
    return this.choose({ yes: false })
  }
  raiseTide(): this {
    return this.choose({ verb: 'raiseTide' })
  }
  endTurn(): this {
    return this.choose({ verb: 'end' })
  }

  // ---- editing, without game effect

  /** Moves a card to a zone of a seat (its owner's when left out); an index of the zone, -1 for the end. */
  move(which: Which, zone: (typeof ZONE_NAMES)[number], seat?: number, index = -1): this {
    const p = this.position
    const card = this.find(which)
    return this.edit(() => moveCard(p, card, seat === undefined ? p.owner[card] : checkSeat(seat), zoneKind(zone), index))
  }

  /** Puts a card on a creature as its upgrade, or under a card in play when it is no upgrade. */
  attach(which: Which, host: Which): this {
    const [card, below] = [this.find(which), this.find(host)]
    return this.edit(() => attachCard(this.position, card, below))
  }

  /** Makes a zone hold exactly these cards (top first for piles), new ones or, by index, cards of the game; the others leave the game. */
  setZone(seat: number, zone: (typeof ZONE_NAMES)[number], cards: readonly (ScenarioCard | number)[]): this {
    return this.edit(() => fillZone(this.position, checkSeat(seat), zoneKind(zone), cards))
  }

  setAmber(seat: number, amber: number): this {
    this.position.amber[checkSeat(seat)] = whole(amber, 'amber', 0, 999)
    return this.changed()
  }
  setChains(seat: number, chains: number): this {
    this.position.chains[checkSeat(seat)] = whole(chains, 'chains', 0, MOST_CHAINS)
    return this.changed()
  }
  setTide(tide: 0 | 1 | 'neutral'): this {
    this.position.state[TIDE] = tideOf(this.position, tide)
    return this.changed()
  }
  setKeys(seat: number, keys: readonly ('red' | 'yellow' | 'blue')[]): this {
    this.position.keys[checkSeat(seat)] = keyBits(keys)
    return this.changed()
  }

  /** Changes what is on a card. */
  set(which: Which, change: CardChange): this {
    const card = this.find(which)
    return this.edit(() => changeCard(this.position, card, change))
  }

  /** A copy of the whole table, to come back to. */
  save(): Uint8Array {
    return this.position.bytes.slice()
  }
  restore(saved: Uint8Array): this {
    if (saved.length !== this.position.bytes.length) throw new ScenarioError('bad-save', 'this is not a saved table')
    this.position.bytes.set(saved)
    this.run = undefined
    this.answered.forget()
    return this
  }

  /** The index of the card that is meant; fails when none or several are. */
  find(which: Which): number {
    return findCard(this.position, which)
  }

  // ---- inside

  private get eligible(): readonly number[] {
    const ways = waysOn(this.position)
    if (ways.length === 0) return this.decision?.eligible ?? []
    const behind = () => (this.decision?.kind === 'order' && !ordersCards(this.position) ? [] : this.eligible)
    const found = new Set(ways.flatMap((way) => lookPast(this.position, way, behind)))
    return [...found].sort((a, b) => a - b)
  }

  /** The answers behind which what is wanted can be chosen, where it cannot be right now. */
  private waysTo(wanted: Wanted): number[] {
    const next = wanted.targets === undefined ? following(wanted) : 'target'
    const { decision } = this
    if (next === undefined || decision?.kind === next) return []
    const reached = () => {
      const meant = this.decision?.kind === next || (next === 'target' && ordersCards(this.position))
      return meant ? this.can(wanted) : this.waysTo(wanted).length > 0
    }
    return waysOn(this.position).filter((way) => lookPast(this.position, way, reached))
  }

  /** The cards that are meant, where one more card of a set is named; undefined where an option is. */
  private picks({ verb, target, ...rest }: Wanted): number[] | undefined {
    const { decision } = this
    if (decision?.kind !== 'target' || decision.max < 2 || target === undefined || (verb ?? 'target') !== 'target') return undefined
    if (Object.values(rest).some((value) => value !== undefined)) return undefined
    return decision.eligible.filter((card) => isCard(this.position, card, target) && !decision.picked.includes(card))
  }

  private pick(card: number): this {
    this.run = pickNext(this.position, this.run, card)
    return this.settle()
  }

  private optionNumbers(): number[] {
    const out = new Int16Array(keyforge.maxOptions)
    return Array.from(out.subarray(0, asking.options(this.position, out)))
  }

  private matching(wanted: Wanted): number[] {
    return this.optionNumbers().filter((option) => fits(this.position, option, wanted))
  }

  private chooseSet(targets: readonly Which[]): this {
    const cards = targets.map((target) => this.find(target)).sort((a, b) => a - b)
    const before = this.save()
    const told = this.log.length
    const refuse = (message: string) => {
      const possible = this.listOptions()
      this.restore(before)
      this.log.length = told
      return new Error(`${message}; possible: ${possible}`)
    }
    this.run = undefined
    const rule = this.decision?.rule
    for (const card of cards) {
      const option = this.optionNumbers().find((one) => asking.describe(this.position, one).target === card)
      if (option === undefined) throw refuse(`"${definitions[this.position.text[card]].face.id}" cannot be in the set`)
      asking.choose(this.position, option)
    }
    const pending = this.decision
    const same =
      pending !== undefined &&
      pending.rule === rule &&
      pending.picked.length === cards.length &&
      cards.every((card) => pending.picked.includes(card))
    if (same && pending.picked.length < pending.max) {
      const done = this.optionNumbers().find((one) => asking.describe(this.position, one).verb === 'done')
      if (done === undefined) throw refuse('more must be chosen')
      asking.choose(this.position, done)
    }
    return this.settle()
  }

  private settle(): this {
    this.answered.forget()
    while (this.needless !== undefined) {
      const options = this.optionNumbers()
      const { decision } = this
      if (decision === undefined || decision.kind === 'main') break
      // in a set another card may still come first: it is forced when all must be in it, whatever their order
      const all = decision.max > 1 && decision.eligible.length <= decision.min
      const forced = all || (options.length === 1 && (decision.max === 1 || decision.eligible.length <= decision.max))
      const option = forced ? options[0] : this.needless.find(this.position, decision, options)
      if (option < 0) break
      this.answered.add(this.position, option)
      asking.apply(this.position, option)
      this.run = undefined
    }
    return this
  }

  /** An edit that is refused changes nothing. */
  private edit(change: () => void): this {
    const before = this.save()
    try {
      change()
    } catch (refused) {
      this.position.bytes.set(before)
      throw refused
    }
    return this.changed()
  }

  private changed(): this {
    this.run = undefined
    this.answered.forget()
    this.position.state[UNCHECKED] = 1
    this.position.state[UNWATCHED] = 1
    return this
  }

  private listOptions(): string {
    if (this.decision === undefined) return 'nothing, the game is over'
    return `${this.decision.kind}: ${this.optionNumbers()
      .map((option) => keyforge.makeOption(this.position, option))
      .join(', ')}`
  }

  /** Fails when a scripted roll was not used: the script is longer than the game rolled. */
  assertRollsUsed(): void {
    this.position.script?.assertExhausted()
  }
}

/** Sets up a table: seat 0 is in the main step of an ordinary turn unless said otherwise. */
export function table(scenario: Scenario): Table {
  return new Table(scenario)
}

/** Ids of all cards that scenarios may use, with name, type and house. */
export function cards(): { id: string; name: string; type: string; house: string }[] {
  return cardsAmong(definitions)
    .filter(({ face }) => face.id !== NEUTRAL)
    .map(({ face: { id, name, type, house } }) => ({ id, name, type, house }))
}
