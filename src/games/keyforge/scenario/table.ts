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

// Longer than other files: all that can be said to a table is one interface, and what it is made of stands in the files beside.

/** A table set up by hand, to be played by description and asked anything. Cards are known by id. */
export class Table {
  readonly position: KeyforgePosition
  /** Where questions that need not be put are answered at once. */
  private readonly needless: Needless | undefined
  readonly log: GameEvent[] = []
  /** The set of cards that is being picked one by one. */
  private run: Run | undefined
  /** Were cards chosen last? Then *done* may be said, also where nothing is left to be closed. */
  private choseCards = false
  /** The cards of the last set in the order in which they were named. */
  private named: readonly number[] = []
  /** Where the card that is being played goes, or whom the attacker fights, said before it is asked. */
  private later: Wanted | undefined
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
    const act = this.actBefore(wanted)
    if (act !== undefined) {
      asking.choose(this.position, act.option)
      return this.settle().choose(act.rest)
    }
    // naming what follows a yes says that it is done, and in full; a card that only one alternative can do it to says which
    const ways = this.waysTo(wanted)
    if (ways.length === 1) {
      asking.choose(this.position, ways[0])
      return this.choose(wanted)
    }
    if (wanted.targets !== undefined) {
      const said =
        !this.can(wanted) && wanted.targets.length > 0 && wanted.targets.every((target) => this.answered.take(this.position, { target }))
      if (!said) this.chooseSet(wanted.targets)
      this.choseCards = true
      return this
    }
    const picks = this.picks(wanted)
    if (picks?.length === 1) return this.pick(picks[0])
    const { run, choseCards } = this
    this.run = undefined
    this.choseCards = wanted.target !== undefined
    if (wanted.verb === 'done' && run !== undefined && closeRun(this.position, run)) return this.settle()
    const matching = this.matching(wanted)
    // what is complete closes by itself, and may be closed all the same
    if (matching.length === 0 && choseCards && wanted.verb === 'done') return this
    if (matching.length === 0 && this.answered.take(this.position, wanted)) return this
    const other = matching.length === 0 ? this.answered.takeBack(this.position, wanted) : undefined
    if (other !== undefined) {
      this.log.length = other.told
      asking.choose(this.position, other.option)
      return this.settle()
    }
    const first = matching.length === 0 ? this.firstInOrder(wanted) : undefined
    if (first !== undefined) {
      asking.choose(this.position, first)
      return this.choose(wanted)
    }
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
    if (this.actBefore(wanted) !== undefined) return true
    if (wanted.targets !== undefined) return wanted.targets.every((target) => this.eligible.includes(this.find(target)))
    return (
      (this.picks(wanted) ?? this.matching(wanted)).length > 0 || this.waysTo(wanted).length > 0 || this.answered.has(this.position, wanted)
    )
  }

  play(which: Which, how: { left?: boolean; right?: boolean; place?: number | 'left' | 'right'; onto?: Which } = {}): this {
    this.choose({ verb: 'play', card: which })
    if (how.onto !== undefined) this.choose({ target: how.onto })
    const place = how.place ?? (how.left ? 'left' : how.right ? 'right' : undefined)
    // what has a place in the line is played as a creature (kf.upgrade.9)
    if (place !== undefined && this.decision?.rule === 'kf.upgrade.9') this.no()
    if (place !== undefined && this.decision?.kind === 'flank') return this.choose({ verb: 'flank', place })
    if (place !== undefined && !this.idle) this.later = { verb: 'flank', card: which, place }
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
    if (this.decision?.rule === 'kf.fight.2') return this.choose({ target: defender })
    const later = { verb: 'target', card: attacker, target: defender }
    if (!this.idle && !this.answered.has(this.position, later)) this.later = later
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
  /** Closes a run of picks; where something may be done, it is not, nor any of several abilities that may all be declined. */
  done(): this {
    if (this.decision?.kind === 'may') return this.no()
    const { options } = this
    if (this.decision?.kind !== 'order' || options.some(({ optional }) => optional !== true)) return this.choose({ verb: 'done' })
    for (const _ of options) {
      if (this.decision?.kind === 'order') this.choose({ option: this.options[0].option })
      this.no()
    }
    return this
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

  /** Moves a card to a zone of a seat (its owner's when left out), at an index of it, from the top in piles; without one on top of a pile, else at the end. */
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
    this.forget()
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
    this.named = [...(this.run?.picks ?? []), card]
    this.run = pickNext(this.position, this.run, card)
    this.choseCards = this.run === undefined
    return this.settle()
  }

  /** Where cards are ordered that were named one after the other, and what follows is said: the first named that it can follow. */
  private firstInOrder(wanted: Wanted): number | undefined {
    if (wanted.target === undefined || !ordersCards(this.position)) return undefined
    const rank = (option: number) => this.named.indexOf(asking.describe(this.position, option).target ?? -1)
    return this.optionNumbers()
      .filter((option) => rank(option) >= 0 && lookPast(this.position, option, () => this.can(wanted)))
      .sort((a, b) => rank(a) - rank(b))[0]
  }

  /** The act that is meant where the description goes on to what is asked next: whom it attacks, where it is put, whom it is about. */
  private actBefore({
    verb,
    card,
    target,
    targets,
    place,
    ...more
  }: Wanted): { readonly option: number; readonly rest: Wanted } | undefined {
    if (verb === undefined || card === undefined || (target ?? targets ?? place) === undefined) return undefined
    if (!['main', 'use'].includes(this.decision?.kind ?? '')) return undefined
    const [option, other] = this.matching({ verb, card, ...more })
    const rest = { target, targets, place }
    return option !== undefined && other === undefined && lookPast(this.position, option, () => this.can(rest))
      ? { option, rest }
      : undefined
  }

  private optionNumbers(): number[] {
    const out = new Int16Array(keyforge.maxOptions)
    return Array.from(out.subarray(0, asking.options(this.position, out)))
  }

  private matching(wanted: Wanted): number[] {
    const found = this.optionNumbers().filter((option) => fits(this.position, option, wanted))
    // where abilities are ordered, a card that none of them is about is the one whose ability it is
    const { card, target } = wanted
    if (found.length > 0 || target === undefined || card !== undefined || this.decision?.kind !== 'order') return found
    return this.optionNumbers().filter((option) => fits(this.position, option, { ...wanted, card: target, target: undefined }))
  }

  private chooseSet(targets: readonly Which[]): this {
    this.named = targets.map((target) => this.find(target))
    const cards = [...this.named].sort((a, b) => a - b)
    const left = [...cards]
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
    while (left.length > 0) {
      // ascending in one set; of two that are asked one after the other, each when it can be
      const offered = new Map(this.optionNumbers().map((one) => [asking.describe(this.position, one).target, one]))
      const next = left.find((card) => offered.has(card))
      if (next === undefined) throw refuse(`"${definitions[this.position.text[left[0]]].face.id}" cannot be in the set`)
      left.splice(left.indexOf(next), 1)
      asking.choose(this.position, offered.get(next) as number)
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
      this.answered.add(this.position, this.log.length, option)
      asking.apply(this.position, option)
      this.run = undefined
    }
    const { later, decision } = this
    if (later === undefined) return this
    const asked = ['kf.flank.1', 'kf.fight.2'].includes(decision?.rule ?? '')
    if (decision === undefined || decision.kind === 'main' || asked) this.later = undefined
    return asked && this.matching(later).length === 1 ? this.choose(later) : this
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
    this.forget()
    this.position.state[UNCHECKED] = 1
    this.position.state[UNWATCHED] = 1
    return this
  }

  /** What was said of questions that are no more. */
  private forget(): void {
    this.run = undefined
    this.choseCards = false
    this.later = undefined
    this.answered.forget()
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
