import { CapacityError } from './layout.ts'
import type { OptionView, Purpose } from './decision.ts'
import type { Position } from './position.ts'

/**
 * Programs and frames: the one way in which anything in a game runs, pauses and resumes.
 *
 * A program is a run of steps in a game's code; a running one is a frame in the position. The frame that runs is on top; a step may
 * call another program (a new frame on top), jump inside its own, or finish it. A step that asks stops the machine until its answer.
 */
export type Step<P extends Position> = (p: P, f: number) => void

/** A step that is a decision. Options are small integers, ascending, never empty, computed on demand. */
export interface Ask<P extends Position, Kind extends string = string, View extends OptionView = OptionView> {
  readonly kind: Kind
  /** The rule that asks, for prompts. */
  readonly rule: string
  seat(p: P, f: number): number
  options(p: P, f: number, out: Int16Array): number
  /** Stores the answer; the frame goes on with the next step unless the answer jumps or calls. */
  answer(p: P, f: number, option: number): void
  view(p: P, f: number, option: number): View
  /** For a run of picks: least and most of the whole choice, how many are picked, and which cards may be in the set. */
  picks?(p: P, f: number): Picks
  /** For a question that is put anew for each of several points: how many are left, this one among them. */
  left?(p: P, f: number): number
  /** For a choice of cards that a text describes: what it says of them, as printed, and whether a card is what that or a part of it says. */
  readonly among?: { readonly filter: Tree | undefined; meets(p: P, f: number, card: number, filter: Tree): boolean } | undefined
  /** For a choice between alternatives: their trees, as printed. */
  readonly modes?: readonly Tree[]
  /** Others must not learn the answer before it is revealed. */
  readonly secret?: boolean
}

/** A node of an ability tree, as far as the kernel needs to hand it on. */
export interface Tree {
  readonly is: string
  readonly word: string
}

export interface Picks {
  readonly min: number
  readonly max: number
  readonly picked: readonly number[]
  readonly eligible: readonly number[]
  readonly ordered: boolean
}

/** Words of a frame before its own slots. */
export const PC = 0
/** Base of the frame below, -1 for the first. */
export const BELOW = 1
/** The seat that runs the frame: neither the controller nor the owner of its source. */
export const SEAT = 2
/** The card whose text this is, -1 for rules. */
export const SOURCE = 3
/** The card that the text calls itself; differs from the source when an ability was granted. */
export const SELF = 4
/** Offset in the frame below where results go, 0 for nowhere. */
export const RESULT = 5
/** What it is about: the card and the amount of the event that started it. */
export const ABOUT = 6
export const AMOUNT = 7
export const SLOTS = 8

const RUNNING = 0
const TOP = 1

/** Where a program starts and how many slots its frame has beyond the header. */
export interface Program {
  readonly name: string
  readonly start: number
  readonly slots: number
  /** Where its frames remember cards: offsets of sets, so that a world in which hidden cards lie elsewhere can name those that lie there instead. */
  readonly sets: readonly number[] | undefined
}

/** A place in hand-written code that steps jump to: it names the step that is emitted with it, before or after those that jump there. */
export interface Label {
  readonly name: string
  /** Its address, -1 until the step is emitted. */
  pc: number
}

export function label(name: string): Label {
  return { name, pc: -1 }
}

/** All code of one game: steps and asks by address, filled when the game is loaded and never changed later. Its asks use the game's own kinds of questions and views of options. */
export class Code<P extends Position, Kind extends string = string, View extends OptionView = OptionView> {
  readonly steps: (Step<P> | undefined)[] = []
  readonly asks: (Ask<P, Kind, View> | undefined)[] = []
  readonly labels: string[] = []
  readonly programs: Program[] = []
  private readonly owners: (Program | undefined)[] = []
  private readonly purposes: (() => Purpose)[] = []

  get here(): number {
    return this.steps.length
  }

  /** Adds a step; its label, made here when only its name is given, is where others jump to. */
  step(at: string | Label, step: Step<P>): Label {
    return this.emit(at, step, undefined)
  }

  ask(at: string | Label, ask: Ask<P, Kind, View>): Label {
    return this.emit(at, undefined, ask)
  }

  private emit(at: string | Label, step: Step<P> | undefined, ask: Ask<P, Kind, View> | undefined): Label {
    const to = typeof at === 'string' ? label(at) : at
    this.place(to)
    this.steps.push(step)
    this.asks.push(ask && shaped(ask))
    this.labels.push(to.name)
    return to
  }

  /** Makes a label mean the step that is emitted next. */
  place(to: Label): void {
    if (to.pc >= 0) throw new Error(`the label "${to.name}" stands at two places`)
    to.pc = this.here
  }

  /** Names a program whose steps come later, so that programs which call each other need not know each other's files. */
  declare(name: string): Program {
    return { name, start: -1, slots: 0, sets: undefined }
  }

  /** Adds a program written by hand, new or declared before: plain steps and asks in order. It finishes by itself after the last. */
  program(
    name: string | Program,
    slots: number,
    parts: readonly (readonly [at: string | Label, part: Step<P> | Ask<P, Kind, View>])[],
    sets?: readonly number[],
  ): Program {
    const start = this.here
    for (const [at, part] of parts) {
      if (typeof part === 'function') this.step(at, part)
      else this.ask(at, part)
    }
    return this.close(name, start, slots, sets)
  }

  /** Ends the program that was emitted since `start`. */
  close(name: string | Program, start: number, slots: number, sets?: readonly number[]): Program {
    this.step('end', finish)
    const program = typeof name === 'string' ? { name, start, slots, sets } : Object.assign(name, { start, slots, sets })
    this.programs.push(program)
    // what was closed inside it keeps its steps
    for (let pc = start; pc < this.here; pc++) this.owners[pc] ??= program
    return program
  }

  /** Says of the steps emitted since `start` whose text they are, where nothing said it yet. */
  explain(start: number, purpose: () => Purpose): void {
    for (let pc = start; pc < this.here; pc++) this.purposes[pc] ??= purpose
  }

  /** The text that has its step at an address; undefined where that is a rule. */
  purposeAt(pc: number): Purpose | undefined {
    return (this.purposes[pc] as (() => Purpose) | undefined)?.()
  }

  /** The program that an address belongs to. */
  programAt(pc: number): Program | undefined {
    return this.owners[pc]
  }
}

/** Each field of `All` named, also one that it may lack. */
type Whole<All> = { [Field in keyof Required<All>]: All[Field] }

/** All asks with the same fields in the same order: whoever asks reads them all alike, which is quicker than to look each field up. */
function shaped<P extends Position, Kind extends string, View extends OptionView>(ask: Ask<P, Kind, View>): Whole<Ask<P, Kind, View>> {
  const { kind, rule, seat, options, answer, view, picks, left, among, modes, secret } = ask
  return { kind, rule, seat, options, answer, view, picks, left, among, modes, secret }
}

/** Starts a program on top of the running frame and returns its base. Slots beyond the header are zero, as is all above the top. */
export function call(p: Position, program: Program, seat: number, source: number, self: number): number {
  const frames = p.frames
  const f = p.machine[TOP]
  const end = f + SLOTS + program.slots
  if (program.start < 0) throw new Error(`the program "${program.name}" has no steps yet`)
  if (end > frames.length) throw new CapacityError('frames', `${end} words needed to call "${program.name}", ${frames.length} declared`)
  frames[f + PC] = program.start
  frames[f + BELOW] = p.machine[RUNNING]
  frames[f + SEAT] = seat
  frames[f + SOURCE] = source
  frames[f + SELF] = self
  frames[f + ABOUT] = -1
  p.machine[RUNNING] = f
  p.machine[TOP] = end
  return f
}

/** Ends the running frame; its caller goes on. Its words are cleared, so that equal positions have equal bytes. */
export function finish(p: Position): void {
  const frames = p.frames
  const f = p.machine[RUNNING]
  p.machine[RUNNING] = frames[f + BELOW]
  for (let i = f, end = p.machine[TOP]; i < end; i++) frames[i] = 0
  p.machine[TOP] = f
}

/** The frame goes on at the label. */
export function jump(p: Position, f: number, to: Label): void {
  if (to.pc < 0) throw new Error(`no step has the label "${to.name}"`)
  p.frames[f + PC] = to.pc
}

/** The frame leaves out the step that comes next: a question that need not be asked. */
export function skip(p: Position, f: number): void {
  p.frames[f + PC]++
}

/**
 * Does the step that comes next, which must be this one, unless something was called that has to end first: a step that seldom calls anything
 * costs less than the machine takes to come to it.
 */
export function atOnce<P extends Position>(p: P, f: number, step: Step<P>): void {
  if (p.machine[RUNNING] !== f) return
  p.frames[f + PC]++
  step(p, f)
}

/** Adds words to the frame that was called last, for lists whose length only the caller knows. */
export function extend(p: Position, words: number): number {
  const at = p.machine[TOP]
  if (at + words > p.frames.length) throw new CapacityError('frames', `${at + words} words needed, ${p.frames.length} declared`)
  p.machine[TOP] = at + words
  return at
}

/** Reserves words above the top for a value computed by several readers; give the same base back to `release`. */
export function reserve(p: Position, words: number): number {
  const f = p.machine[TOP]
  if (f + words > p.frames.length) throw new CapacityError('frames', `${f + words} words needed, ${p.frames.length} declared`)
  p.machine[TOP] = f + words
  return f
}

export function release(p: Position, f: number): void {
  for (let i = f, end = p.machine[TOP]; i < end; i++) p.frames[i] = 0
  p.machine[TOP] = f
}

/** Clears the machine and starts a game's first program. */
export function boot(p: Position, program: Program): void {
  p.frames.fill(0)
  p.machine[RUNNING] = -1
  p.machine[TOP] = 0
  call(p, program, 0, -1, -1)
}

/** Ends everything that runs: the game is over. */
export function halt(p: Position): void {
  p.frames.fill(0)
  p.machine[RUNNING] = -1
  p.machine[TOP] = 0
}

/** Words of `frames` in use; all after them are zero. */
export function usedFrames(p: Position): number {
  return p.machine[TOP]
}

export function runningFrame(p: Position): number {
  return p.machine[RUNNING]
}

/** Runs until the next decision or the end of the game. The one place that resumes. */
export function run<P extends Position>(code: Code<P>, p: P): void {
  const { steps } = code
  const { machine, frames } = p
  for (;;) {
    const f = machine[RUNNING]
    if (f < 0) return
    const pc = frames[f]
    const step = steps[pc]
    if (step === undefined) return
    // one step in eight ends a program: a test is quicker than a call that the machine cannot foresee
    if (step === finish) finish(p)
    else {
      frames[f] = pc + 1
      step(p, f)
    }
  }
}

/** The ask that the machine waits at, undefined when nothing runs. */
export function waitingAsk<P extends Position, Kind extends string, View extends OptionView>(
  code: Code<P, Kind, View>,
  p: P,
): Ask<P, Kind, View> | undefined {
  const f = p.machine[RUNNING]
  return f < 0 ? undefined : code.asks[p.frames[f]]
}

/** The text that asks, itself or by a program that it runs for the same card; undefined when a rule asks. */
export function purposeOf<P extends Position, Kind extends string, View extends OptionView>(
  code: Code<P, Kind, View>,
  p: P,
): Purpose | undefined {
  const { frames, machine } = p
  const asks = machine[RUNNING]
  const source = frames[asks + SOURCE]
  let purpose = code.purposeAt(frames[asks])
  // a frame that waits for another has gone on to the step behind the one that called
  for (let f = frames[asks + BELOW]; source >= 0 && purpose === undefined && f >= 0 && frames[f + SOURCE] === source; f = frames[f + BELOW])
    purpose = code.purposeAt(frames[f] - 1)
  return purpose
}

/** The program that runs and the step that it came to, for reports of faults. */
export function whereIn<P extends Position>(code: Code<P>, p: P): string {
  const f = p.machine[RUNNING]
  if (f < 0) return 'nothing runs'
  const pc = p.frames[f]
  return `"${code.programAt(pc)?.name ?? '?'}" after "${code.labels[pc - 1] ?? 'its start'}"`
}

/** Gives the answer to the ask that the machine waits at, then runs on. The answer must be one of its options. */
export function answer<P extends Position>(code: Code<P>, p: P, option: number): void {
  const f = p.machine[RUNNING]
  const pc = p.frames[f]
  const ask = code.asks[pc] as Ask<P>
  p.frames[f] = pc + 1
  ask.answer(p, f, option)
  run(code, p)
}
