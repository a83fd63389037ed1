import type { Decision, OptionView } from './decision.ts'
import type { Position } from './position.ts'
import { answer, purposeOf, runningFrame, SOURCE, waitingAsk, whereIn } from './program.ts'
import type { Ask, Code } from './program.ts'

/** What every game answers in the same way about the ask that its machine waits at; a part of `Game`. */
export interface Asking<P extends Position, Kind extends string = string, View extends OptionView = OptionView> {
  decision(p: P): Decision<Kind> | undefined
  kind(p: P): Kind | undefined
  seatToDecide(p: P): number
  options(p: P, out: Int16Array): number
  choose(p: P, option: number): void
  apply(p: P, option: number): void
  describe(p: P, option: number): View
  makeOption(p: P, option: number): string
  /** The option whose notation this is, -1 when there is none. */
  parseOption(p: P, text: string): number
  where(p: P): string
}

/**
 * Builds the answers from a game's code and its notation of an option's view.
 * `settled` runs after each answer, for columns that are derived from others.
 */
export function makeAsking<P extends Position, Kind extends string, View extends OptionView>(
  code: Code<P, Kind, View>,
  maxOptions: number,
  write: (p: P, view: View) => string,
  settled?: (p: P) => void,
): Asking<P, Kind, View> {
  const legal = new Int16Array(maxOptions)

  const pending = (p: P): Ask<P, Kind, View> => {
    const ask = waitingAsk(code, p)
    if (ask === undefined) throw new Error('the game is over: nothing is asked')
    return ask
  }

  const apply = (p: P, option: number): void => {
    answer(code, p, option)
    settled?.(p)
  }

  const makeOption = (p: P, option: number) => write(p, pending(p).view(p, runningFrame(p), option))

  return {
    apply,
    makeOption,
    kind: (p) => waitingAsk(code, p)?.kind,
    seatToDecide(p) {
      const ask = waitingAsk(code, p)
      return ask === undefined ? -1 : ask.seat(p, runningFrame(p))
    },
    options: (p, out) => waitingAsk(code, p)?.options(p, runningFrame(p), out) ?? 0,
    choose(p, option) {
      const n = pending(p).options(p, runningFrame(p), legal)
      for (let i = 0; i < n; i++) if (legal[i] === option) return apply(p, option)
      throw new Error(`option ${option} is not possible here; possible are ${Array.from(legal.subarray(0, n)).join(', ')}`)
    },
    describe: (p, option) => pending(p).view(p, runningFrame(p), option),
    parseOption(p, text) {
      const wanted = text.trim()
      const offered = new Int16Array(maxOptions)
      const n = waitingAsk(code, p)?.options(p, runningFrame(p), offered) ?? 0
      for (let i = 0; i < n; i++) if (makeOption(p, offered[i]) === wanted) return offered[i]
      return -1
    },
    where: (p) => whereIn(code, p),
    decision(p) {
      const ask = waitingAsk(code, p)
      if (ask === undefined) return undefined
      const f = runningFrame(p)
      const picks = ask.picks?.(p, f)
      const views = viewsOf(p, f, ask)
      return {
        seat: ask.seat(p, f),
        kind: ask.kind,
        source: p.frames[f + SOURCE],
        rule: ask.rule,
        optional: picks === undefined ? views.some(({ verb }) => LEAVING_IT.includes(verb)) : picks.min === 0,
        min: picks?.min ?? 1,
        max: picks?.max ?? 1,
        picked: picks?.picked ?? [],
        eligible: picks?.eligible ?? targetsOf(views),
        ordered: picks?.ordered ?? false,
        secret: ask.secret ?? false,
        left: ask.left?.(p, f),
        purpose: purposeOf(code, p),
      }
    },
  }

  function viewsOf(p: P, f: number, ask: Ask<P, Kind, View>): View[] {
    const n = ask.options(p, f, legal)
    const views: View[] = []
    for (let i = 0; i < n; i++) views.push(ask.view(p, f, legal[i]))
    return views
  }
}

function targetsOf(views: readonly OptionView[]): number[] {
  const targets = new Set<number>()
  for (const { target } of views) if (target !== undefined && target >= 0) targets.add(target)
  return [...targets]
}

/** Verbs that choose nothing: a decision that offers one is optional. */
const LEAVING_IT = ['done', 'decline', 'end', 'pass']
