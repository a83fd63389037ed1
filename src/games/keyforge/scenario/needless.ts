import type { Decision } from '../../../kernel/decision.ts'
import { Generator, seedOf } from '../../../kernel/random.ts'
import { Sameness } from '../../../kernel/sameness.ts'
import { asking, CARD_COUNT, LASTING_COUNT, MAX_OPTIONS, SEATS } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { keyforge } from '../index.ts'
import { lookPast } from './beyond.ts'
import { stateOf } from './card.ts'
import { decisionOf } from './option.ts'
import { stateOfSeat } from './seat.ts'

/** Questions that are put by `auto` too, unless there is only one answer. */
const ASKED = ['main', 'mulligan', 'house', 'chosenHouse', 'archives', 'forge', 'unforge', 'flank', 'may', 'use', 'trait', 'pay']

/** Finds questions that need not be put to whoever does not care for what makes no difference. */
export class Needless {
  private readonly sameness = new Sameness(keyforge, ASKED, new Generator(seedOf(0)))

  /** The answer to a question that need not be put, else -1: every answer comes to the same, or all up to an amount is taken. */
  find(p: KeyforgePosition, { kind, rule, max }: Decision, options: readonly number[]): number {
    if (kind === 'amount' && rule === 'kf.upto.1') return options[options.length - 1]
    if (max > 1) return -1
    const same = this.sameness.find(p)
    return same < 0 && kind === 'order' ? this.findAsking(p, options) : same
  }

  /** The ability that asks something, where the others would do nothing before it does: they come behind it, and may do something then. */
  private findAsking(p: KeyforgePosition, options: readonly number[]): number {
    const [first, ...more] = options.map((option) => lookPast(p, option, () => this.goOn(p)))
    if (first === undefined || more.some(({ seen }) => seen !== first.seen)) return -1
    return (
      options.find((option) => {
        const { card, source } = asking.describe(p, option)
        return [card, source].includes(first.source)
      }) ?? -1
    )
  }

  /** Answers what need not be asked of the order, and says what is to be seen then and which card asks. */
  private goOn(p: KeyforgePosition): { readonly seen: string; readonly source: number | undefined } {
    const decision = decisionOf(p)
    const options = listOptions(p)
    const next = decision?.kind === 'order' ? this.find(p, decision, options) : -1
    if (next >= 0) {
      asking.choose(p, next)
      return this.goOn(p)
    }
    const cards = Array.from({ length: p.state[CARD_COUNT] }, (_, card) => (p.zones.of[card] < 0 ? null : stateOf(p, card)))
    const seats = Array.from({ length: SEATS }, (_, seat) => stateOfSeat(p, seat))
    const asked = options.map((option) => asking.describe(p, option))
    return { seen: JSON.stringify([cards, seats, p.state[LASTING_COUNT], decision, asked]), source: decision?.source }
  }
}

function listOptions(p: KeyforgePosition): number[] {
  const out = new Int16Array(MAX_OPTIONS)
  return Array.from(out.subarray(0, asking.options(p, out)))
}
