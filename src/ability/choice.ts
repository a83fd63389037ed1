import { addTo, clearSet, copySet, dropFrom, isIn, nextIn, sizeOfSet } from '../kernel/cardset.ts'
import type { Position } from '../kernel/position.ts'
import { jump, label, release, reserve } from '../kernel/program.ts'
import type { Picks } from '../kernel/program.ts'
import type { Count, Selection } from './language.ts'
import type { Compiler } from './compile.ts'
import { allPiles, listSet } from './selection.ts'

/** How many to choose, and under which constraint. */
export interface Choice<P> {
  readonly min: Count<P>
  readonly max: Count<P>
  readonly kind?: string
  readonly rule?: string
  /** May this card join the cards already picked (set at absolute index `set`)? */
  readonly fits?: (p: P, f: number, card: number, set: number) => boolean
  /**
   * Are these cards (set at absolute index `set`) enough together? Until they are, picking goes on; where all candidates are not, none is
   * picked. More cards are never less.
   */
  readonly enough?: (p: P, f: number, set: number) => boolean
}

/** Emits a choice of cards and returns the slot of the chosen set. Nothing is asked when there is no candidate. */
export function compileChoice<P extends Position>(c: Compiler<P>, selection: Selection<P>, choice: Choice<P>): number {
  const { binding, setWords, done } = c
  const set = c.setSlot()
  const last = c.slot()
  const most = c.slot()
  const least = c.slot()
  const gather = c.gather(selection)
  const ask = label('choose')
  const end = label('chosen')
  const { enough } = choice
  const chooser = chooserOf(c, selection)
  const allAreEnough = (p: P, f: number) => {
    const at = reserve(p, setWords)
    gather(p, f, at)
    const are = enough?.(p, f, at) ?? false
    release(p, at)
    return are
  }
  c.demands.push(enough === undefined ? c.exists(selection) : allAreEnough)
  c.pilesOf.set(set, allPiles(selection))
  const candidates = (p: P, f: number, at: number) => {
    gather(p, f, at)
    const { fits } = choice
    if (fits === undefined) return
    for (let card = nextIn(p.frames, at, -1, setWords); card >= 0; card = nextIn(p.frames, at, card, setWords)) {
      if (!isIn(p.frames, f + set, card) && !fits(p, f, card, f + set)) dropFrom(p.frames, at, card)
    }
  }
  c.step('candidates', (p, f) => {
    clearSet(p.frames, f + set, setWords)
    p.frames[f + last] = -1
    const at = reserve(p, setWords)
    candidates(p, f, at)
    const available = sizeOfSet(p.frames, at, setWords)
    release(p, at)
    const max = Math.min(choice.max(p, f), available)
    p.frames[f + most] = max
    p.frames[f + least] = Math.min(choice.min(p, f), max)
    if (max <= 0 || (enough !== undefined && !allAreEnough(p, f))) jump(p, f, end)
  })
  /** Picked in ascending order: a card may be next while it and those behind it, with what was picked, are enough. */
  const soFarEnough = (p: P, f: number, out: Int16Array, n: number) => {
    const at = reserve(p, setWords)
    copySet(p.frames, at, f + set, setWords)
    for (let i = 0; i < n; i++) addTo(p.frames, at, out[i])
    let kept = 0
    while (kept < n && enough?.(p, f, at)) dropFrom(p.frames, at, out[kept++])
    release(p, at)
    return kept
  }
  const options = (p: P, f: number, out: Int16Array) => {
    const words = p.frames
    const at = reserve(p, setWords)
    candidates(p, f, at)
    const picked = sizeOfSet(words, f + set, setWords)
    const needed = words[f + least] - picked
    let n = 0
    for (let card = nextIn(words, at, words[f + last], setWords); card >= 0; card = nextIn(words, at, card, setWords)) {
      if (!isIn(words, f + set, card)) out[n++] = card
    }
    if (needed > 1 && choice.fits === undefined) n -= needed - 1
    if (enough !== undefined) n = soFarEnough(p, f, out, n)
    release(p, at)
    if (needed <= 0 && (enough?.(p, f, f + set) ?? true)) out[n++] = done
    return n
  }
  c.code.ask(ask, {
    kind: choice.kind ?? 'target',
    rule: choice.rule ?? binding.rules.target,
    seat: chooser,
    options,
    answer(p, f, option) {
      if (option === done) {
        jump(p, f, end)
        return
      }
      addTo(p.frames, f + set, option)
      binding.chosen?.(p, option, chooser(p, f))
      // under a constraint any order is allowed: what must be in the set may have a lower number than what was picked
      if (choice.fits === undefined) p.frames[f + last] = option
      if (sizeOfSet(p.frames, f + set, setWords) >= p.frames[f + most]) return
      // with a constraint, or at the end of the ascending order, nothing more may fit
      const at = reserve(p, setWords)
      candidates(p, f, at)
      let more = nextIn(p.frames, at, p.frames[f + last], setWords)
      while (more >= 0 && isIn(p.frames, f + set, more)) more = nextIn(p.frames, at, more, setWords)
      release(p, at)
      if (more >= 0) jump(p, f, ask)
    },
    view: (_p, _f, option) => (option === done ? { verb: 'done' } : { verb: 'target', target: option }),
    among: { filter: selection.filter, meets: (...asked) => c.meets(...asked) },
    picks(p, f) {
      const at = reserve(p, setWords)
      candidates(p, f, at)
      const picks: Picks = {
        min: p.frames[f + least],
        max: p.frames[f + most],
        picked: listSet(p, f + set, setWords),
        eligible: listSet(p, at, setWords),
        ordered: false,
      }
      release(p, at)
      return picks
    },
  })
  c.code.place(end)
  return set
}

/** Who chooses: the deciding seat, or the one seat that may see the candidates. */
function chooserOf<P extends Position>(
  c: Compiler<P>,
  { parts: [{ piles, seats, strict }, more] }: Selection<P>,
): (p: P, f: number) => number {
  const { deciderOf, privatePiles = 0 } = c.binding
  if (c.shown || more !== undefined || !strict || (piles & ~privatePiles) !== 0) return deciderOf
  return (p, f) => {
    const mask = seats(p, f)
    return (mask & (mask - 1)) === 0 ? 31 - Math.clz32(mask) : deciderOf(p, f)
  }
}
