import { asking, MAX_OPTIONS } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { decisionOf, fits } from './option.ts'
import type { Wanted } from './option.ts'

const offered = new Int16Array(MAX_OPTIONS)

/** What `auto` has answered since the last choice: it may still be said, as by the clicks of another engine that asks it. */
export class Answered {
  private answers: { readonly asked: Uint8Array; readonly option: number }[] = []

  forget(): void {
    this.answers = []
  }

  add(p: KeyforgePosition, option: number): void {
    this.answers.push({ asked: p.bytes.slice(), option })
  }

  /** May that be said of one of these questions? Each is answered once; the position stays as it is. */
  take(p: KeyforgePosition, wanted: Wanted): boolean {
    const now = p.bytes.slice()
    const said = this.answers.findIndex(({ asked, option }) => {
      p.bytes.set(asked)
      // of amounts only the one that was taken; every other answer would have come to the same
      const options = decisionOf(p)?.kind === 'amount' ? [option] : Array.from(offered.subarray(0, asking.options(p, offered)))
      return options.some((one) => fits(p, one, wanted))
    })
    p.bytes.set(now)
    if (said >= 0) this.answers.splice(said, 1)
    return said >= 0
  }
}
