import type { Decision, OptionView } from '../kernel/decision.ts'

/** What is asked now. */
interface Asked {
  readonly decision?: Decision | undefined
  readonly options: readonly { readonly option: number; readonly view: OptionView }[]
}

/** Cards that are picked one after another, each when its question comes: always the one that comes first now. */
export class Picking {
  /** The question was closed: nothing is left to pick. */
  isOver = false
  private readonly wanted: Set<number>

  constructor(
    targets: readonly number[],
    private readonly ordered: boolean,
  ) {
    this.wanted = new Set(targets)
  }

  /** The option to choose next, or the one that closes the question; undefined when there is none to close it. */
  next({ decision, options }: Asked): number | 'impossible' | undefined {
    const { wanted, ordered } = this
    if (wanted.size === 0) {
      this.isOver = true
      return options.find(({ view }) => view.verb === 'done')?.option
    }
    const [first] = wanted
    const found = options.find(
      ({ view: { target = -1 } }) => decision?.kind === 'target' && (ordered ? target === first : wanted.has(target)),
    )
    if (found === undefined) return 'impossible'
    wanted.delete(found.view.target ?? -1)
    return found.option
  }
}
