import { RESULT, SEAT, SOURCE } from '../../../../kernel/program.ts'
import { does } from '../../../../ability/text/en.ts'
import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Amount, Who } from '../../../../ability/tree.ts'
import {
  callForge,
  callUnforge,
  gainChains as addChains,
  canForge,
  colorsForgedLastTurn,
  FORGED,
  keyCost,
  addInterest,
} from '../../rules/index.ts'
import { seatOf } from '../amounts.ts'
import { core } from '../vocabulary.ts'
import type { KeyforgePosition } from '../../rules/index.ts'
import { eachSeat, verb } from './verb.ts'
import type { C } from './verb.ts'
import { deDoes, itDoes } from './amber.ts'

/** Verbs about keys and chains. */

type P = KeyforgePosition

export const gainChains = verb<[n: Amount, who?: Who]>('gainChains', {
  act(c: C, _block: number, n: Amount, who?: Who) {
    const amount = c.amount(n)
    const seats = c.seats(who ?? core.you)
    c.step('gain chains', (p, f) => {
      eachSeat(seats(p, f), p.frames[f + SEAT], (seat) => {
        addChains(p, seat, amount(p, f), p.frames[f + SOURCE])
      })
    })
  },
  en: (t, n, who) => `${does(t.seat(who ?? core.you), 'gain')} ${t.quantity(n, isOne(t.amount(n), n) ? 'chain' : 'chains')}`,
  de: (t, n, who) =>
    deDoes(t.seat(who ?? core.you), 'erhalte', 'erhält', t.quantity(n, isOne(t.amount(n), n) ? 'Kette' : 'Ketten'), 'erhalten'),
  it: (t, n, who) =>
    itDoes(t.seat(who ?? core.you), 'ottieni', 'ottiene', t.quantity(n, isOne(t.amount(n), n) ? 'vincolo' : 'vincoli'), 'ottenere'),
})

/** One, or one for each of what is counted. */
const isOne = ({ each, factor = 1 }: { readonly each?: string; readonly factor?: number }, n: Amount) =>
  n === 1 || (each !== undefined && factor === 1)

/** Forges a key at the current cost with an addition (0 for none, a product with a number below 0 for what it is reduced by), or free, if that can be paid. */
export const forge = verb<[extra: Amount | 'free', who?: Who]>('forge', {
  act(c: C, block: number, extra: Amount | 'free', who?: Who) {
    const amount = extra === 'free' ? undefined : c.amount(extra)
    const seats = c.seats(who ?? core.you)
    const cost = (p: P, f: number, seat: number) => (amount === undefined ? 0 : keyCost(p, seat, amount(p, f)))
    const isPossible = (p: P, f: number) => canForge(p, seatOf(seats(p, f)), cost(p, f, seatOf(seats(p, f))))
    c.demands.push(isPossible)
    c.step('forge', (p, f) => {
      if (!isPossible(p, f)) return
      const seat = seatOf(seats(p, f))
      const g = callForge(p, seat, p.frames[f + SOURCE], cost(p, f, seat))
      p.frames[g + RESULT] = block
    })
  },
  en(t, extra, who) {
    const start = who === undefined ? 'forge' : does(t.seat(who), 'forge')
    if (extra === 'free') return `${start} a key at no cost`
    const [more, less] = split(extra)
    const reduced = less === undefined ? '' : `, reduced by ${t.quantity(less, 'Æmber')}`
    return `${start} a key at current cost${more === 0 ? '' : ` plus ${t.quantity(more, 'Æmber')}`}${reduced}`
  },
  de(t, extra, who) {
    const forging = (objects: string) =>
      who === undefined ? de.does('schmiede', objects, 'schmieden') : deDoes(t.seat(who), 'schmiede', 'schmiedet', objects, 'schmieden')
    if (extra === 'free') return forging('kostenlos einen Schlüssel')
    const [more, less] = split(extra)
    const reduced = less === undefined ? '' : `, verringert um ${t.quantity(less, 'Æmber')}`
    return forging(`einen Schlüssel zu aktuellen Kosten${more === 0 ? '' : ` plus ${t.quantity(more, 'Æmber')}`}${reduced}`)
  },
  it(t, extra, who) {
    const forging = (objects: string) =>
      who === undefined ? it.does('forgia', 'forgiare', objects) : itDoes(t.seat(who), 'forgia', 'forgia', objects, 'forgiare')
    if (extra === 'free') return forging('una chiave senza pagarne il costo')
    const [more, less] = split(extra)
    const reduced = less === undefined ? '' : `, ridotto di ${t.quantity(less, 'Æmber')}`
    return forging(`una chiave al costo attuale${more === 0 ? '' : ` più ${t.quantity(more, 'Æmber')}`}${reduced}`)
  },
})
/** What is added to the cost, and what it is reduced by. */
function split(extra: Amount): readonly [more: Amount, less?: Amount] {
  if (typeof extra === 'number') return [extra]
  const [factor, each] = core.product.argsOf(extra) ?? []
  if (factor !== undefined && factor < 0) return [0, core.product(-factor, each!)]
  const [more, less] = core.minus.argsOf(extra) ?? []
  return more !== undefined && less !== undefined ? [more, less] : [extra]
}

/** Turns a forged key back; with `which`, only one that was forged last turn. */
export const unforge = verb<[who: Who, which?: 'forgedLastTurn']>('unforge', {
  act(c: C, block: number, who: Who, which?: 'forgedLastTurn') {
    const seats = c.seats(who)
    if (which !== undefined) addInterest(FORGED)
    c.step('unforge', (p, f) => {
      const seat = seatOf(seats(p, f))
      const g = callUnforge(p, seat, p.frames[f + SOURCE], which === undefined ? 7 : colorsForgedLastTurn(p, f, seat))
      p.frames[g + RESULT] = block
    })
  },
  en: (t, who, which) => (which ? 'unforge that key' : `unforge one of ${t.seat(who).possessive} keys`),
  de: (t, who, which) =>
    de.does(
      'mache',
      `${which ? 'diesen Schlüssel' : `einen ${t.seat(who).possessive('Schlüssel', 'm', 'gen', true)}`} ungeschmiedet`,
      'machen',
    ),
  it: (t, who, which) =>
    it.does('spezza', 'spezzare', `${which ? 'quella chiave' : `una ${t.seat(who).possessive('chiavi', 'f', true).with('di')}`}`),
})
