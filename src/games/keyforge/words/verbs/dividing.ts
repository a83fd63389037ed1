import * as de from '../../../../ability/text/de.ts'
import * as en from '../../../../ability/text/en.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Amount, Filter } from '../../../../ability/tree.ts'
import { core, vocabulary as v } from '../vocabulary.ts'
import { capture, deAmber, enAmber, itAmber } from './amber.ts'
import type { C } from './verb.ts'

/** Æmber is captured one by one, each by such a creature that is chosen for it (kf.foreach.1). */
export const captureDivided = v.add('effect', 'captureDivided', {
  compile: (c: C, n: Amount, filter: Filter): void => c.effect(core.times(n, capture(1, core.a(filter)))),
  en: (t, n, filter) => `capture ${enAmber(t, n)}, divided as you choose among ${en.many(t.filter(filter))}`,
  de: (t, n, filter) => de.does('erbeute', `${deAmber(t, n)}, beliebig verteilt auf ${de.bare(t.filter(filter)).in('acc')}`, 'erbeuten'),
  it: (t, n, filter) =>
    it.does('cattura', 'catturare', `${itAmber(t, n)}, distribuendoli a tua scelta tra ${it.bare(t.filter(filter)).text}`),
})
