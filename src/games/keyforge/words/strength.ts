import { nextIn } from '../../../kernel/cardset.ts'
import { release, reserve } from '../../../kernel/program.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Count } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Filter } from '../../../ability/tree.ts'
import { isCreatureInPlay, powerOf as currentPower, SET_WORDS } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { figure, ofDe } from './amounts.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** The power of a creature, and of several: the values that there are, and one creature of each of them. */

/** Power of a card in play, or the one that it had when it left. */
export function lastPowerOf(p: P, card: number): number {
  return isCreatureInPlay(p, card) ? currentPower(p, card) : p.power[card]
}
export const powerOf = figure('powerOf', lastPowerOf, {
  en: (noun, isIt) => ({ text: isIt ? 'its power' : `the power of ${noun}` }),
  de: (noun, isIt) => ({ text: isIt ? 'ihre Stärke' : `die Stärke ${ofDe(noun)}`, of: isIt ? 'ihrer Stärke' : undefined }),
  it: (noun, isIt) => ({ text: isIt ? 'la sua Forza' : `la Forza ${noun.with('di')}` }),
})

/** The powers of all cards of a filter. */
function powersOf(c: C, filter: Filter): (p: P, f: number) => number[] {
  const gather = c.gather(c.filter(filter))
  return (p, f) => {
    const all = reserve(p, SET_WORDS)
    gather(p, f, all)
    const powers: number[] = []
    for (let x = nextIn(p.frames, all, -1, SET_WORDS); x >= 0; x = nextIn(p.frames, all, x, SET_WORDS)) powers.push(currentPower(p, x))
    release(p, all)
    return powers
  }
}

/** How many different powers such creatures have. */
export const powersAmong = v.add('amount', 'powersAmong', {
  compile(c: C, filter: Filter): Count<P> {
    const powers = powersOf(c, filter)
    return (p, f) => new Set(powers(p, f)).size
  },
  en: (t, filter) => ({
    text: `the number of different power values among ${en.many(t.filter(filter))}`,
    each: `different power value among ${en.many(t.filter(filter))}`,
    factor: 1,
  }),
  de: (t, filter) => ({
    text: `die Anzahl verschiedener Stärkewerte unter ${de.the(t.filter(filter), true).in('dat')}`,
    each: `jeden verschiedenen Stärkewert unter ${de.the(t.filter(filter), true).in('dat')}`,
    factor: 1,
  }),
  it: (t, filter) => ({
    text: `il numero di valori di Forza diversi tra ${it.the(t.filter(filter), true).text}`,
    each: `valore di Forza diverso tra ${it.the(t.filter(filter), true).text}`,
    factor: 1,
  }),
})
