import { asking, MAX_OPTIONS } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { decisionOf, fits } from './option.ts'
import type { Wanted } from './option.ts'

const offered = new Int16Array(MAX_OPTIONS)

/** What `auto` has answered since the last choice: it may still be said, as by the clicks of another engine that asks it. */
export class Answered {
  private answers: { readonly asked: Uint8Array; readonly told: number; readonly option: number }[] = []

  forget(): void {
    this.answers = []
  }

  /** `told` is how many events there were when it was asked. */
  add(p: KeyforgePosition, told: number, option: number): void {
    this.answers.push({ asked: p.bytes.slice(), told, option })
  }

  /** May that be said of one of these questions? Each is answered once; the position stays as it is. */
  take(p: KeyforgePosition, wanted: Wanted): boolean {
    const said = this.find(p, ({ option }) => isSaid(p, wanted, option))
    if (said >= 0) this.answers.splice(said, 1)
    return said >= 0
  }

  /** Could that still be said? */
  has(p: KeyforgePosition, wanted: Wanted): boolean {
    return this.find(p, () => isSaid(p, wanted)) >= 0
  }

  /**
   * Where the most was taken of what is done up to an amount, and less is said: the position as it was asked, the option that is said, and
   * how many events there were. Undefined when it was not asked.
   */
  takeBack(p: KeyforgePosition, wanted: Wanted): { readonly option: number; readonly told: number } | undefined {
    const said = this.find(p, () => decisionOf(p)?.rule === 'kf.upto.1' && isSaid(p, wanted))
    if (said < 0) return undefined
    const { asked, told } = this.answers[said]
    p.bytes.set(asked)
    return { option: optionsOf(p).find((one) => fits(p, one, wanted)) as number, told }
  }

  private find(p: KeyforgePosition, isMeant: (answer: { readonly option: number }) => boolean): number {
    const now = p.bytes.slice()
    const found = this.answers.findIndex((answer) => {
      p.bytes.set(answer.asked)
      return isMeant(answer)
    })
    p.bytes.set(now)
    return found
  }
}

const optionsOf = (p: KeyforgePosition) => Array.from(offered.subarray(0, asking.options(p, offered)))

/** Is it an answer to what is asked? Of amounts only the one that was taken, if that counts; every other answer would have come to the same. */
function isSaid(p: KeyforgePosition, wanted: Wanted, taken?: number): boolean {
  const options = taken !== undefined && decisionOf(p)?.kind === 'amount' ? [taken] : optionsOf(p)
  return options.some((one) => fits(p, one, wanted))
}
