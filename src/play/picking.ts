import type { Decision, OptionView } from '../kernel/decision.ts'
import type { OptionLine } from './snapshot.ts'

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

/**
 * Cards of a set in no order that can be chosen though no option names them yet, as the rules ask for them one by one in the order of
 * their numbers: whoever sends a set whole (`Picking`) may have them in it. Their numbers are below 0.
 */
export function otherPicks({ decision, options }: Asked, say: (option: number, view: OptionView) => OptionLine): OptionLine[] {
  const view = options.find((one) => one.view.target !== undefined)?.view
  if (view?.verb !== 'target' || decision?.kind !== 'target' || decision.max < 2 || decision.picked.length > 0) return []
  const known = new Set(options.map((one) => one.view.target))
  return decision.eligible.filter((card) => !known.has(card)).map((target, at) => say(-1 - at, { ...view, target }))
}
