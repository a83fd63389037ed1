import { addTo, nextIn } from '../../../../kernel/cardset.ts'
import { SELF, SOURCE } from '../../../../kernel/program.ts'
import * as de from '../../../../ability/text/de.ts'
import * as en from '../../../../ability/text/en.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Amount, Noun } from '../../../../ability/tree.ts'
import { changeCounters, COUNTERS, countersOn, SET_WORDS, tellCounters, UNCHECKED } from '../../rules/index.ts'
import type { CounterName, KeyforgePosition } from '../../rules/index.ts'
import { oneAble } from './able.ts'
import { report, verb } from './verb.ts'
import type { C } from './verb.ts'
import { COUNTER, change } from './counters.ts'

type P = KeyforgePosition

const isAll = (n: Amount) => typeof n !== 'number' && n.word === 'all'

/** Takes counters off a card, as many as the active player says. */
function compileUpTo(c: C, block: number, kind: CounterName, n: Amount, noun: Noun): void {
  const number = COUNTERS.indexOf(kind)
  const set = oneAble(c, noun, (p, _f, card) => countersOn(p, card, number) > 0)
  const amount = c.amount(n)
  const removed = c.slot()
  const card = (p: P, f: number) => nextIn(p.frames, f + set, -1, SET_WORDS)
  const none = c.unless('has counters', (p, f) => card(p, f) >= 0 && countersOn(p, card(p, f), number) > 0)
  c.code.ask('how many counters', {
    kind: 'amount',
    rule: 'kf.upto.1',
    seat: c.binding.deciderOf,
    options(p, f, out) {
      const most = Math.min(amount(p, f), countersOn(p, card(p, f), number))
      for (let i = 0; i <= most; i++) out[i] = i
      return most + 1
    },
    answer(p, f, option) {
      p.frames[f + removed] = option
    },
    view: (p, f, option) => ({ verb: 'amount', target: card(p, f), amount: option }),
  })
  c.step('remove so many', (p, f) => {
    const taken = takeOff(p, f, card(p, f), number, p.frames[f + removed])
    if (taken === 0) return
    addTo(p.frames, f + block, card(p, f))
    report(p, f, block, taken, true)
  })
  none()
}

/** How many counters came off, of so many that were wanted. */
export function takeOff(p: P, f: number, card: number, number: number, wanted: number): number {
  const taken = -changeCounters(p, card, number, -wanted)
  if (taken === 0) return 0
  p.state[UNCHECKED] = 1
  tellCounters(p, p.controller[card], p.frames[f + SOURCE], card, -taken, COUNTERS[number])
  return taken
}

/** Takes counters of a kind off cards, as many as there are; `upTo`: off one card, as many of them as the active player says. */
export const removeCounters = verb<[kind: CounterName, n: Amount, noun: Noun, upTo?: 'upTo']>('removeCounters', {
  done: { en: 'removed', de: 'entfernt', it: 'rimosso', unit: 'counters' },
  act(c: C, block: number, kind, n, noun, upTo) {
    if (upTo !== undefined) {
      compileUpTo(c, block, kind, n, noun)
      return
    }
    // nobody is asked about counters that are not there
    if (c.optional > 0 && noun.word === 'self') c.demands.push((p, f) => countersOn(p, p.frames[f + SELF], COUNTERS.indexOf(kind)) > 0)
    change(c, block, kind, n, noun, -1)
  },
  en(t, kind, n, noun, upTo) {
    const number = `${upTo ? 'up to ' : ''}${t.amount(n).text}`
    const counters = n === 1 && !upTo ? en.withArticle(COUNTER.en(t, kind)) : `${number} ${COUNTER.en(t, kind)}s`
    return `remove ${counters} from ${t.noun(noun).text}`
  },
  de(t, kind, n, noun, upTo) {
    const number = upTo ? `bis zu ${t.amount(n).text}` : n === 1 ? 'einen' : isAll(n) ? 'alle' : t.amount(n).text
    return de.does('entferne', `${number} ${COUNTER.de(t, kind)} von ${t.noun(noun).in('dat')}`, 'entfernen')
  },
  it(t, kind, n, noun, upTo) {
    const one = n === 1 && !upTo
    const number = upTo ? `fino a ${t.amount(n).text}` : one ? 'un' : isAll(n) ? 'tutti i' : t.amount(n).text
    return it.does('rimuovi', 'rimuovere', `${number} ${COUNTER.it(t, kind, !one)} ${t.noun(noun).with('da')}`)
  },
})

export const removePower = (n: Amount, noun: Noun, upTo?: 'upTo') =>
  upTo ? removeCounters('power', n, noun, upTo) : removeCounters('power', n, noun)
