import { writeSet } from './selection.ts'
import { addTo, clearSet, copySet, dropFrom, isEmptySet, isSameSet, nextIn, SET_WORDS, sizeOfSet } from '../kernel/cardset.ts'
import type { Position } from '../kernel/position.ts'
import { jump, label, release, reserve, SLOTS } from '../kernel/program.ts'
import type { Code, Label, Program, Step } from '../kernel/program.ts'
import type { Check, Count, Part, Selection, Test, Vocabulary } from './language.ts'
import type { Ability, Amount, Arg, Condition, Effect, EventPattern, Filter, Node, Noun, Who } from './tree.ts'
import { pathTo } from './tree.ts'
import { compileChoice } from './choice.ts'
import type { Choice } from './choice.ts'

/** What the language asks of a game. Piles are bits of the game's own numbering. */
export interface Binding<P extends Position> {
  /** Adds the cards of these piles of these seats that pass the test to the set at `at` in the frames column, by `addZone`. */
  enumerate(p: P, f: number, piles: number, seats: number, test: Test<P>, at: number): void
  /** The pile bit of a card. */
  pileOf(p: P, card: number): number
  /** The seat that friendly and enemy are reckoned from: the controller in play, the owner elsewhere. */
  holderOf(p: P, card: number): number
  /** The seat whose pile a card lies in, where that can differ from the holder. */
  pileHolderOf?(p: P, card: number): number
  /** Who makes the choices of an ability that runs for the frame's seat. */
  deciderOf(p: P, f: number): number
  /** The seat chose the card: it knows which one it is. */
  chosen?(p: P, card: number, seat: number): void
  /** May an effect repeat itself now? */
  mayRepeat(p: P, f: number): boolean
  readonly seats: number
  /** Piles whose cards only their seat may see, bits: that seat chooses among them, unless the effect showed them. */
  readonly privatePiles?: number
  /** Words of a set of cards, when the game has more than 96 cards; it then gives `done` too. */
  readonly setWords?: number
  /** The option that ends a run of picks, when the game has more than 127 cards. */
  readonly done?: number
  /** Rule ids cited by the choices of abilities. */
  readonly rules: { readonly target: string; readonly may: string; readonly mode: string; readonly order: string; readonly repeat: string }
}

/** The option that ends a run of picks; above every card of a game with up to 127 (see `Binding.done`). */
export const DONE = 127

/** Kinds of questions that the language itself asks. */
export type AbilityKind = 'target' | 'order' | 'may' | 'mode'

/** A tree and where it stands: the n-th ability of the text of a card. */
export interface Origin {
  readonly id: string
  readonly ability: number
  readonly tree: Arg
}

/** Turns one tree into steps of the game's code. Slots are offsets in the frame, reserved while compiling. */
export class Compiler<P extends Position> {
  readonly vocabulary: Vocabulary<P>
  readonly code: Code<P>
  readonly binding: Binding<P>
  /** The text that is compiled, where questions shall say what for they ask. */
  readonly origin: Origin | undefined
  /** Words of a set of cards in this game. */
  readonly setWords: number
  /** The option that ends a run of picks in this game. */
  readonly done: number
  /** Slot of the set that "it" and "them" mean, 0 when nothing was named yet. */
  it = 0
  /** Slot of the set that "it" meant before that. */
  before = 0
  /** Slot of a result block that collects the results of all verbs inside, 0 for none. */
  total = 0
  /** Slot of the last verb's result block. */
  block = 0
  /** Named slots: a chosen house, number, name. */
  readonly named = new Map<string, number>()
  /** Selections that choices need, in order: an effect is possible when the first has a candidate. */
  demands: Check<P>[] = []
  /** Piles that the cards of a set were named in, by its slot; sets that are not listed may come from anywhere. */
  readonly pilesOf = new Map<number, number>()
  /** The set that a loop goes through, by the slot of the one card of its round. */
  readonly wholeOf = new Map<number, number>()
  /** Slot of the seat that the ability resolves for, while others are told what to do; 0 outside of that. */
  ownSeat = 0
  /** The effect that follows the one that is compiled, in the same sentence. */
  following: Effect | undefined
  /** Depth of "may" around what is compiled: there whatever has no card to act on counts as impossible. */
  optional = 0
  /** The effect has shown private cards: then the deciding seat may choose among them. */
  shown = false
  /** First step of the effect, for "repeat". */
  top: Label = label('top')
  private next = SLOTS
  private readonly sets: number[] = []
  /** What each filter was compiled to, last. */
  private readonly meanings = new Map<object, Selection<P>>()

  constructor(vocabulary: Vocabulary<P>, code: Code<P>, binding: Binding<P>, origin?: Origin) {
    this.vocabulary = vocabulary
    this.code = code
    this.binding = binding
    this.origin = origin
    this.setWords = binding.setWords ?? SET_WORDS
    this.done = binding.done ?? DONE
  }

  // ---- parts of speech

  effect(node: Effect): void {
    const start = this.here
    this.vocabulary.get(node, 'effect').compile(this, ...(node.args as []))
    this.explain(start, node)
  }

  /** What asks since `start` asks for what this node says, unless something in it already said more. */
  explain(start: number, node: Node): void {
    const { origin } = this
    if (origin === undefined) return
    const { id, ability, tree } = origin
    this.code.explain(start, () => ({ id, ability, path: pathTo(tree, node) ?? [] }))
  }

  /** `then`: what follows them in the same sentence, where it is compiled apart. */
  effects(nodes: readonly Effect[], then?: Effect): void {
    nodes.forEach((node, i) => {
      this.following = nodes[i + 1] ?? then
      this.effect(node)
    })
  }

  /** Emits what finds the cards and returns the slot of their set; the set is what "it" means from here. */
  noun(node: Noun): number {
    const slot = this.vocabulary.get(node, 'noun').compile(this, ...(node.args as [])) as number
    if (slot !== this.it) this.before = this.it
    this.it = slot
    return slot
  }

  /** The noun as a test, for static clauses. */
  covers(node: Noun): Test<P> {
    const word = this.vocabulary.get(node, 'noun')
    if (word.covers === undefined) throw new Error(`"${node.word}" cannot stand in a static clause`)
    return word.covers(this, ...(node.args as []))
  }

  filter(filter: Filter): Selection<P> {
    const { parts } = this.vocabulary.get(filter, 'filter').compile(this, ...(filter.args as [])) as Selection<P>
    const selection = { parts, filter }
    this.meanings.set(filter, selection)
    return selection
  }

  /** Is the card what a filter says that was compiled before, wherever it is? */
  meets(p: P, f: number, card: number, filter: object): boolean {
    return this.matches(this.meanings.get(filter)!)(p, f, card)
  }

  amount(node: Amount): Count<P> {
    if (typeof node === 'number') return () => node
    return this.vocabulary.get(node, 'amount').compile(this, ...(node.args as [])) as Count<P>
  }

  condition(node: Condition): Check<P> {
    return this.vocabulary.get(node, 'condition').compile(this, ...(node.args as [])) as Check<P>
  }

  seats(node: Who): (p: P, f: number) => number {
    return this.vocabulary.get(node, 'seat').compile(this, ...(node.args as [])) as (p: P, f: number) => number
  }

  event(node: EventPattern): unknown {
    return this.vocabulary.get(node, 'event').compile(this, ...(node.args as []))
  }

  ability(node: Ability): unknown {
    const start = this.here
    const compiled: unknown = this.vocabulary.get(node, 'ability').compile(this, ...(node.args as []))
    this.explain(start, node)
    return compiled
  }

  // ---- selections

  /** Does this card match the filter, wherever it is (unless the filter names a pile)? */
  matches(selection: Selection<P>): Test<P> {
    const tests = selection.parts.map((part) => this.matchesPart(part))
    return tests.length === 1 ? tests[0] : (p, f, card) => tests.some((test) => test(p, f, card))
  }

  private matchesPart({ piles, seats, test, strict }: Part<P>): Test<P> {
    const { binding } = this
    const all = (1 << binding.seats) - 1
    const holderOf = (strict ? binding.pileHolderOf : undefined) ?? binding.holderOf
    return (p, f, card) => {
      if (card < 0 || (strict && (binding.pileOf(p, card) & piles) === 0)) return false
      const mask = seats(p, f)
      return (mask === all || (mask & (1 << holderOf(p, card))) !== 0) && test(p, f, card)
    }
  }

  /** Adds all cards of the selection to the set at absolute index `at`. */
  gather(selection: Selection<P>): (p: P, f: number, at: number) => void {
    const { binding } = this
    const { parts } = selection
    return (p, f, at) => {
      for (let i = 0; i < parts.length; i++) {
        const { piles, seats, test, also } = parts[i]
        // tested while it is found: random play of KeyForge takes 4 % more when all are collected first
        binding.enumerate(p, f, piles, seats(p, f), test, at)
        const one = also === undefined ? -1 : also(p, f)
        if (one >= 0 && (binding.pileOf(p, one) & piles) !== 0 && test(p, f, one)) addTo(p.frames, at, one)
      }
    }
  }

  /** How many cards the selection has now. */
  countOf(selection: Selection<P>): Count<P> {
    const gather = this.gather(selection)
    const { setWords } = this
    return (p, f) => {
      const at = reserve(p, setWords)
      gather(p, f, at)
      const n = sizeOfSet(p.frames, at, setWords)
      release(p, at)
      return n
    }
  }

  exists(selection: Selection<P>): Check<P> {
    const count = this.countOf(selection)
    return (p, f) => count(p, f) > 0
  }

  // ---- slots and steps

  /** Reserves words in the frame. */
  slot(words = 1): number {
    const slot = this.next
    this.next += words
    return slot
  }

  setSlot(): number {
    const slot = this.slot(this.setWords)
    this.sets.push(slot)
    return slot
  }

  /**
   * Reserves a result block (the cards that a verb affected, its amount, and whether it happened in full), emits the step that clears it,
   * and makes it the block of the last verb.
   */
  resultBlock(): number {
    const words = this.setWords + 2
    const block = this.slot(words)
    this.sets.push(block)
    this.step('clear result', (p, f) => {
      for (let i = 0; i < words; i++) p.frames[f + block + i] = 0
    })
    this.block = block
    return block
  }

  step(at: string | Label, step: Step<P>): Label {
    return this.code.step(at, step)
  }

  get here(): number {
    return this.code.here
  }

  /** A label of the step that is emitted next. */
  mark(name: string): Label {
    const here = label(name)
    this.code.place(here)
    return here
  }

  /** Emits a jump that is taken unless the check holds; call the result to set its target here. */
  unless(name: string, check: Check<P>): () => void {
    const target = label(`after ${name}`)
    this.step(name, (p, f) => {
      if (!check(p, f)) jump(p, f, target)
    })
    return () => this.code.place(target)
  }

  jumpTo(name: string, to: Label): void {
    this.step(name, (p, f) => jump(p, f, to))
  }

  /** Emits a jump forward; call the result to set its target here. */
  jumpAhead(name: string): () => void {
    return this.unless(name, () => false)
  }

  /** Compiles a whole effect as a program of its own. `prepare` may reserve slots that the caller fills. */
  static program<P extends Position>(c: Compiler<P>, name: string, effects: readonly Effect[]): Program {
    const start = c.here
    c.top = c.mark('top')
    c.effects(effects)
    return c.close(name, start)
  }

  /** Ends the program that was emitted since `start`. */
  close(name: string, start: number): Program {
    return this.code.close(name, start, this.next - SLOTS, this.sets)
  }

  // ---- choices

  /** Emits a choice of cards and returns the slot of the chosen set. */
  choose(selection: Selection<P>, choice: Choice<P>): number {
    return compileChoice(this, selection, choice)
  }

  /**
   * Emits a loop over a set, one card at a time in an order that the deciding seat chooses; `body` gets the slot of the one card. `offers`
   * says among which cards each leads to a choice: where it is the same choice for all, the order is none.
   */
  eachOf(set: number, body: (one: number) => void, offers?: (one: number) => Selection<P>): void {
    const { binding, setWords } = this
    const left = this.setSlot()
    const one = this.setSlot()
    this.wholeOf.set(one, set)
    const nextAlike = offers === undefined ? undefined : this.onlyChoice(left, one, this.gather(offers(one)))
    this.step('begin each', (p, f) => copySet(p.frames, f + left, f + set, setWords))
    const top = this.mark('each')
    const end = this.unless('each', (p, f) => !isEmptySet(p.frames, f + left, setWords))
    const chosen = label('next chosen')
    this.step('only one', (p, f) => {
      const { frames } = p
      const first = nextIn(frames, f + left, -1, setWords)
      const next = sizeOfSet(frames, f + left, setWords) === 1 ? first : (nextAlike?.(p, f) ?? -1)
      if (next < 0) return
      clearSet(frames, f + one, setWords)
      addTo(frames, f + one, next)
      dropFrom(frames, f + left, next)
      jump(p, f, chosen)
    })
    this.code.ask('next of each', {
      kind: 'order',
      rule: binding.rules.order,
      seat: binding.deciderOf,
      options: (p, f, out) => writeSet(p, f + left, out, setWords),
      answer(p, f, option) {
        clearSet(p.frames, f + one, setWords)
        addTo(p.frames, f + one, option)
        dropFrom(p.frames, f + left, option)
        binding.chosen?.(p, option, binding.deciderOf(p, f))
      },
      view: (_p, _f, option) => ({ verb: 'order', target: option }),
    })
    this.code.place(chosen)
    body(one)
    this.jumpTo('next', top)
    end()
  }

  /** Of the cards in `left`, the one to go on with when all that lead to a choice lead to the same, else -1. */
  private onlyChoice(left: number, one: number, gather: (p: P, f: number, at: number) => void): (p: P, f: number) => number {
    const { setWords } = this
    return (p, f) => {
      const { frames } = p
      const [first, offered] = [reserve(p, setWords), reserve(p, setWords)]
      let found = -1
      let same = true
      for (let card = nextIn(frames, f + left, -1, setWords); card >= 0 && same; card = nextIn(frames, f + left, card, setWords)) {
        clearSet(frames, f + one, setWords)
        addTo(frames, f + one, card)
        clearSet(frames, offered, setWords)
        gather(p, f, offered)
        if (isEmptySet(frames, offered, setWords)) continue
        if (found >= 0) same = isSameSet(frames, first, offered, setWords)
        else copySet(frames, first, offered, setWords)
        if (found < 0) found = card
      }
      release(p, first)
      if (!same) return -1
      return found < 0 ? nextIn(frames, f + left, -1, setWords) : found
    }
  }

  /** Emits a yes-or-no question; call the result where "no" goes on. */
  ask(kind: 'may', rule = this.binding.rules.may): () => void {
    const no = label('declined')
    this.code.ask('may', {
      kind,
      rule,
      seat: this.binding.deciderOf,
      options(_p, _f, out) {
        out[0] = 0
        out[1] = 1
        return 2
      },
      answer(p, f, option) {
        if (option === 0) jump(p, f, no)
      },
      view: (_p, _f, option) => ({ verb: option === 0 ? 'decline' : 'accept' }),
    })
    return () => this.code.place(no)
  }
}
