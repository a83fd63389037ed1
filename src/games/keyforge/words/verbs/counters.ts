import { addTo } from '../../../../kernel/cardset.ts'
import { SOURCE } from '../../../../kernel/program.ts'
import * as de from '../../../../ability/text/de.ts'
import * as en from '../../../../ability/text/en.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Amount, Noun } from '../../../../ability/tree.ts'
import { changeCounters, COUNTERS, isInPlay, tellCounters, UNCHECKED } from '../../rules/index.ts'
import type { CounterName } from '../../rules/index.ts'
import { eachIn, report, verb } from './verb.ts'
import type { C } from './verb.ts'

/** Verbs that put counters on cards and take them off (kf.counters). */

export const COUNTER = {
  en: (t: en.English, kind: CounterName) => (kind === 'power' ? '+1 power counter' : `${t.term('counter', kind)} counter`),
  de: (t: de.German, kind: CounterName) => (kind === 'power' ? '„+1 Stärke“-Marker' : `${de.linked(t.term('counter', kind))}-Marker`),
  it: (t: it.Italian, kind: CounterName, plural: boolean) =>
    kind === 'power' ? `segnalin${plural ? 'i' : 'o'} +1 Forza` : `segnalin${plural ? 'i' : 'o'} ${t.term('counter', kind)}`,
}

interface Number {
  readonly text: string
  readonly digits?: number | undefined
  readonly each?: string
  readonly piece?: string
  readonly factor?: number
}
/** How many of them, and what for each of which there are so many. */
function numberOf({ text, digits, piece, each = piece, factor = 1 }: Number): {
  readonly number: string
  readonly isDigits: boolean
  readonly each: string | undefined
} {
  return { number: each === undefined ? text : String(factor), isDigits: each !== undefined || digits !== undefined, each }
}

/** Puts counters of a kind on cards. */
export const addCounters = verb('addCounters', {
  act: (c: C, block: number, kind: CounterName, n: Amount, noun: Noun) => change(c, block, kind, n, noun, 1),
  en(t, kind, n, noun) {
    const { number, isDigits, each } = numberOf(t.amount(n))
    const several = isDigits ? `${number} ${COUNTER.en(t, kind)}s` : `a number of ${COUNTER.en(t, kind)}s equal to ${number}`
    const counters = number === '1' ? en.withArticle(COUNTER.en(t, kind)) : several
    return `put ${counters} on ${t.noun(noun).text}${each === undefined ? '' : ` for each ${each}`}`
  },
  de(t, kind, n, noun) {
    const { number, isDigits, each } = numberOf(t.amount(n))
    if (!isDigits) return de.does('lege', `so viele ${COUNTER.de(t, kind)} auf ${t.noun(noun).in('acc')}, wie ${number} beträgt`, 'legen')
    const counters = `${number === '1' ? 'einen' : number} ${COUNTER.de(t, kind)}`
    return de.does('lege', `${counters} auf ${t.noun(noun).in('acc')}${each === undefined ? '' : ` für ${each}`}`, 'legen')
  },
  it(t, kind, n, noun) {
    const { number, isDigits, each } = numberOf(t.amount(n))
    const several = isDigits
      ? `${number} ${COUNTER.it(t, kind, true)}`
      : `un numero di ${COUNTER.it(t, kind, true)} pari ${it.contracted('a', number)}`
    const counters = number === '1' ? `un ${COUNTER.it(t, kind, false)}` : several
    return it.does('metti', 'mettere', `${counters} ${t.noun(noun).with('su')}${each === undefined ? '' : ` per ogni ${each}`}`)
  },
})
export const addPower = (n: Amount, noun: Noun) => addCounters('power', n, noun)

export function change(c: C, block: number, kind: CounterName, n: Amount, noun: Noun, sign: 1 | -1): void {
  const set = c.noun(noun)
  const amount = c.amount(n)
  const number = COUNTERS.indexOf(kind)
  c.step(sign > 0 ? 'add counters' : 'remove counters', (p, f) => {
    eachIn(p, f + set, (card) => {
      if (!isInPlay(p, card)) return
      const wanted = amount(p, f)
      const changed = changeCounters(p, card, number, sign * wanted)
      if (changed === 0) return
      p.state[UNCHECKED] = 1
      addTo(p.frames, f + block, card)
      report(p, f, block, Math.abs(changed), Math.abs(changed) === wanted || wanted >= 999)
      tellCounters(p, p.controller[card], p.frames[f + SOURCE], card, changed, kind)
    })
  })
}
