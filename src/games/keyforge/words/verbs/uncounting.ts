import { SELF } from '../../../../kernel/program.ts'
import * as de from '../../../../ability/text/de.ts'
import * as en from '../../../../ability/text/en.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Amount, Noun } from '../../../../ability/tree.ts'
import { COUNTERS, countersOn } from '../../rules/index.ts'
import type { CounterName } from '../../rules/index.ts'
import { verb } from './verb.ts'
import type { C } from './verb.ts'
import { COUNTER, change } from './counters.ts'

const isAll = (n: Amount) => typeof n !== 'number' && n.word === 'all'

/** Takes counters of a kind off cards, as many as there are. */
export const removeCounters = verb('removeCounters', {
  done: { en: 'removed', de: 'entfernt', it: 'rimosso', unit: 'counters' },
  act(c: C, block: number, kind: CounterName, n: Amount, noun: Noun) {
    // nobody is asked about counters that are not there
    if (c.optional > 0 && noun.word === 'self') c.demands.push((p, f) => countersOn(p, p.frames[f + SELF], COUNTERS.indexOf(kind)) > 0)
    change(c, block, kind, n, noun, -1)
  },
  en(t, kind, n, noun) {
    const counters = n === 1 ? en.withArticle(COUNTER.en(t, kind)) : `${t.amount(n).text} ${COUNTER.en(t, kind)}s`
    return `remove ${counters} from ${t.noun(noun).text}`
  },
  de: (t, kind, n, noun) =>
    de.does(
      'entferne',
      `${n === 1 ? 'einen' : isAll(n) ? 'alle' : t.amount(n).text} ${COUNTER.de(t, kind)} von ${t.noun(noun).in('dat')}`,
      'entfernen',
    ),
  it: (t, kind, n, noun) =>
    it.does(
      'rimuovi',
      'rimuovere',
      `${n === 1 ? `un ${COUNTER.it(t, kind, false)}` : `${isAll(n) ? 'tutti i' : t.amount(n).text} ${COUNTER.it(t, kind, true)}`} ${t.noun(noun).with('da')}`,
    ),
})

export const removePower = (n: Amount, noun: Noun) => removeCounters('power', n, noun)
