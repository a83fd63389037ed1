// What the player is in the middle of: which card is selected, which are picked. Nothing here decides what is legal; all marks
// come from the options of the snapshot.
import type { OptionView } from '../kernel/decision.ts'
import { client } from './client.svelte.ts'
import type { OptionLine } from './protocol.ts'
import type { TableSpec } from './table.ts'

/** How a card on the table is marked. */
export interface Mark {
  readonly state: 'legal' | 'minor' | 'target' | 'selected'
  /** The number of its option in the panel. */
  readonly number?: number
  readonly does?: readonly string[]
}

/** A place in a row that an option would fill. */
export interface Slot {
  /** Cards to its left. */
  readonly index: number
  readonly option: OptionLine
  readonly number: number
}

/** Verbs whose options mean a card on the table. */
const AIMED = ['target', 'spread']
const CLOSING = ['end', 'done', 'decline', 'pass']
const cardOf = (view: OptionView): number => view.target ?? view.card ?? -1

class Choice {
  /** Set by the table that is open. */
  laid = $state.raw<{ readonly game: string; readonly spec: TableSpec } | undefined>(undefined)
  /** None while a game of another kind has begun whose table is not laid yet. */
  readonly table = $derived(this.laid?.game === client.snapshot?.game ? this.laid?.spec : undefined)
  card = $state(-1)
  verb = $state<string | undefined>(undefined)
  picks = $state.raw<readonly number[]>([])
  ending = $state(false)
  /** The digit that was typed, where the number of an option may go on. */
  tens = 0
  /** The verb was clear from the press: one step back leads out of it. */
  private direct = false
  listing = $state(false)

  readonly options = $derived<readonly OptionLine[]>(client.snapshot?.options ?? [])
  readonly decision = $derived(client.snapshot?.prompt === undefined ? undefined : client.snapshot.decision)
  readonly isMain = $derived(this.decision?.kind === 'main')
  /** Several cards are picked in one go; the client collects them and sends them together. */
  readonly isRun = $derived.by(() => {
    const { decision } = this
    return (
      decision !== undefined && decision.kind === 'target' && decision.max > 1 && this.options.some(({ view }) => view.target !== undefined)
    )
  })
  readonly closing = $derived(
    this.options.find(({ view }) => CLOSING.includes(view.verb) || this.table?.closing?.includes(view.verb) === true),
  )
  /** Options by the card that acts, in the main step and wherever a card is chosen. */
  readonly byCard = $derived.by(() => {
    const groups = new Map<number, OptionLine[]>()
    for (const line of this.options) {
      if (line === this.closing) continue
      const subjects = this.isMain ? (this.table?.subjects(line.view) ?? []) : [this.aimOf(line.view)]
      for (const subject of subjects) {
        if (subject < 0) continue
        const group = groups.get(subject)
        if (group === undefined) groups.set(subject, [line])
        else group.push(line)
      }
    }
    return groups
  })
  /** The options of the selected card, narrowed to the selected verb. */
  readonly narrowed = $derived.by(() => {
    const group = this.byCard.get(this.card) ?? []
    return this.verb === undefined ? group : group.filter(({ view }) => view.verb === this.verb)
  })
  /** A card was pressed, and it is asked what is to be done with it. */
  readonly asks = $derived(this.isMain || this.narrowed.some(({ view }) => this.table?.weighed?.(view)))
  /** What is listed with numbers in the panel. */
  readonly listed = $derived.by((): readonly OptionLine[] => {
    if (this.asks && this.card >= 0)
      return this.verb === undefined
        ? firstOfEachVerb(this.table?.sort?.(this.narrowed) ?? this.narrowed)
        : this.inTableOrder(this.narrowed)
    if (this.isMain) {
      const others = this.options.filter((line) => line !== this.closing)
      return this.listing ? others : others.filter(({ view }) => this.table?.loose?.includes(view.verb) === true)
    }
    const rest = this.closing !== undefined && this.options.length > 1 ? this.options.filter((line) => line !== this.closing) : this.options
    return this.inTableOrder(rest)
  })
  readonly slots = $derived.by((): readonly Slot[] => {
    const lines = this.isMain ? (this.verb === undefined ? [] : this.narrowed) : this.options
    const length = this.table?.rowLength() ?? 0
    const placed = lines.filter(({ view }) => view.place !== undefined)
    return placed.map((option) => {
      const { place } = option.view
      const index = place === 'left' ? 0 : place === 'right' ? length : Number(place)
      return { index, option, number: this.listed.indexOf(option) + 1 }
    })
  })
  readonly marks = $derived.by(() => {
    const marks = new Map<number, Mark>()
    if (this.asks && (this.card < 0 || this.verb === undefined)) {
      for (const [card, lines] of this.byCard) {
        const does = lines.map(({ view }) => view.verb)
        marks.set(card, { state: does.every((verb) => this.table?.minor?.includes(verb)) ? 'minor' : 'legal', does })
      }
    } else {
      this.listed.forEach(({ view }, index) => {
        const card = this.isMain ? this.goalOf(view) : this.aimOf(view)
        if (card >= 0 && !marks.has(card)) marks.set(card, { state: 'target', number: index + 1 })
      })
    }
    for (const card of [...this.picks, ...(client.snapshot?.decision?.picked ?? [])]) marks.set(card, { state: 'selected' })
    if (this.subject >= 0) marks.set(this.subject, { state: 'selected' })
    return marks
  })
  /** The card that the options are about: the one that is played, or that fights. */
  readonly subject = $derived.by(() => {
    const [first] = this.options
    const card = this.asks ? this.card : (first?.view.card ?? -1)
    return this.asks || this.options.every(({ view }) => view.card === card) ? card : -1
  })
  /** The card of which it is told why it cannot be chosen; not the selected one, with which something can be done. */
  readonly barred = $derived(client.why?.card === this.card ? undefined : client.why?.card)
  /** May the picks be sent as they are? */
  readonly pickable = $derived.by(() => {
    const { decision, picks } = this
    return (
      decision !== undefined &&
      picks.length >= decision.min - decision.picked.length &&
      picks.length <= decision.max - decision.picked.length
    )
  })
  /** What ending the turn now would waste. */
  readonly waste = $derived(this.isMain ? (this.table?.waste() ?? []) : [])

  /** Begins anew; called when another question is asked. */
  reset(): void {
    this.card = -1
    this.verb = undefined
    this.direct = false
    this.picks = []
    this.ending = false
    this.tens = 0
  }

  /** One step back; false when there was none to take. */
  back(): boolean {
    client.why = undefined
    if (this.ending) this.ending = false
    else if (this.verb !== undefined && !this.direct) this.verb = undefined
    else if (this.verb !== undefined) this.reset()
    else if (this.card >= 0) this.card = -1
    else if (this.picks.length > 0) this.picks = []
    else if (this.listing) this.listing = false
    else return false
    return true
  }

  /** A click on a card, or Enter. False when nothing is possible with it, and the reason should be shown. */
  press(card: number): boolean {
    if (this.isRun) return this.toggle(card)
    if (this.isMain) {
      const aimed = this.verb === undefined ? undefined : this.narrowed.find(({ view }) => this.goalOf(view) === card)
      if (aimed !== undefined) client.choose(aimed.option)
      else if (card === this.card) this.reset()
      else if (this.byCard.has(card)) {
        this.reset()
        this.card = card
        const verb = this.table?.obvious?.(this.narrowed)
        if (verb !== undefined) this.act(card, verb)
      } else return false
      return true
    }
    const group = this.byCard.get(card)
    if (group === undefined) return false
    if (card === this.card) this.reset()
    else if (group.length === 1 && !this.table?.weighed?.(group[0].view)) client.choose(group[0].option)
    else this.card = card
    return true
  }

  /** Does something with a card at once, or asks where or with whom; what would meet a card unseen is asked about first. */
  act(card: number, verb: string): void {
    this.reset()
    this.card = card
    const lines = this.narrowed.filter(({ view }) => view.verb === verb)
    if (lines.length === 1) {
      if (!this.table?.unseen?.(lines[0].view)) client.choose(lines[0].option)
    } else if (lines.length > 1) {
      this.verb = verb
      this.direct = true
    }
  }

  /** A listed option. In the main step the first of several alike only narrows the question. */
  take(line: OptionLine): void {
    if (this.isRun && line.view.target !== undefined) this.toggle(line.view.target)
    else if (this.isMain && this.card >= 0 && this.verb === undefined && this.alike(line).length > 1) this.verb = line.view.verb
    else client.choose(line.option)
  }

  /** The options of the selected card that only differ in target or place. */
  alike(line: OptionLine): readonly OptionLine[] {
    return this.narrowed.filter(({ view }) => kindOf(view) === kindOf(line.view))
  }

  close(): void {
    if (this.isRun) client.pick(this.picks)
    else if (this.closing !== undefined) client.choose(this.closing.option)
  }

  /** What an option outside the main step means on the table, -1 for nothing there. */
  private aimOf(view: OptionView): number {
    const { table } = this
    if (table?.aim !== undefined) return table.aim(view)
    return AIMED.includes(view.verb) ? cardOf(view) : -1
  }

  private goalOf(view: OptionView): number {
    return this.table?.goal?.(view) ?? view.target ?? -1
  }

  /** Targets as they lie on the table; everything else keeps its order behind them. */
  private inTableOrder(lines: readonly OptionLine[]): readonly OptionLine[] {
    const order = this.table?.order() ?? []
    const rank = ({ view }: OptionLine) => {
      const at = order.indexOf(this.isMain ? (view.target ?? -1) : this.aimOf(view))
      return at < 0 ? order.length : at
    }
    return [...lines].sort((a, b) => rank(a) - rank(b))
  }

  private toggle(card: number): boolean {
    if (this.picks.includes(card)) this.picks = this.picks.filter((other) => other !== card)
    else if (!this.options.some(({ view }) => view.target === card) && !this.decision?.eligible.includes(card)) return false
    else {
      const room = (this.decision?.max ?? 1) - (this.decision?.picked.length ?? 0)
      this.picks = [...this.picks.slice(this.picks.length >= room ? 1 : 0), card]
    }
    return true
  }
}

/** What an option does, wherever or to whom. Abilities alike are told apart by their number; they stay apart. */
const kindOf = ({ verb, ability, as, mode }: OptionView): string => [verb, ability, as, mode].join()

/** Of those that are alike the first; what would come of it alone is not said of them all. */
function firstOfEachVerb(lines: readonly OptionLine[]): OptionLine[] {
  const first = new Map<string, OptionLine>()
  for (const line of lines) {
    const name = kindOf(line.view)
    const known = first.get(name)
    first.set(name, known ? { ...known, result: undefined } : line)
  }
  return [...first.values()]
}

export const choice = new Choice()
