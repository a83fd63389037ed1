import { isCreatureInPlay, powerOf as currentPower } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { figure, ofDe } from './amounts.ts'

type P = KeyforgePosition

/** The power of a creature. */

/** Power of a card in play, or the one that it had when it left. */
export function lastPowerOf(p: P, card: number): number {
  return isCreatureInPlay(p, card) ? currentPower(p, card) : p.power[card]
}
export const powerOf = figure('powerOf', lastPowerOf, {
  en: (noun, isIt) => ({ text: isIt ? 'its power' : `the power of ${noun}` }),
  de: (noun, isIt) => ({ text: isIt ? 'ihre Stärke' : `die Stärke ${ofDe(noun)}`, of: isIt ? 'ihrer Stärke' : undefined }),
  it: (noun, isIt) => ({ text: isIt ? 'la sua Forza' : `la Forza ${noun.with('di')}` }),
})
