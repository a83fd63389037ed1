import type { KeyforgePosition } from '../../rules/index.ts'
import { addTo } from '../../../../kernel/cardset.ts'
import { SEAT, SELF, SOURCE } from '../../../../kernel/program.ts'
import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Amount } from '../../../../ability/tree.ts'
import * as english from '../../glossary/en.ts'
import * as german from '../../glossary/de.ts'
import * as italian from '../../glossary/it.ts'
import { flow, isInPlay, opponentOf } from '../../rules/index.ts'
import { doneBy, report, verb } from './verb.ts'
import type { C } from './verb.ts'
import { enAmber, deAmber, itAmber } from './amber.ts'

type P = KeyforgePosition

/** This card captures so much from both pools together, as much as there is, and the active player says how much from which (kf.capture.5). */
export const captureFromPlayers = verb('captureFromPlayers', {
  done: { ...doneBy({ en: english.acts.capture, de: german.acts.capture, it: italian.acts.capture }), unit: 'amber' },
  act(c: C, block: number, n: Amount) {
    const amount = c.amount(n)
    const fromYours = c.slot()
    const wanted = (p: P, f: number) => Math.min(amount(p, f), p.amber[0] + p.amber[1])
    const gone = c.unless('can capture', (p, f) => isInPlay(p, p.frames[f + SELF]) && wanted(p, f) > 0)
    c.code.ask('how much from your pool', {
      kind: 'amount',
      rule: 'kf.capture.5',
      seat: c.binding.deciderOf,
      options(p, f, out) {
        const seat = p.frames[f + SEAT]
        const least = Math.max(0, wanted(p, f) - p.amber[opponentOf(seat)])
        const most = Math.min(wanted(p, f), p.amber[seat])
        for (let i = least; i <= most; i++) out[i - least] = i
        return most - least + 1
      },
      answer(p, f, option) {
        p.frames[f + fromYours] = option
      },
      view: (p, f, option) => ({ verb: 'amount', target: p.frames[f + SELF], amount: option }),
    })
    c.step('capture from players', (p, f) => {
      const seat = p.frames[f + SEAT]
      const self = p.frames[f + SELF]
      const all = wanted(p, f)
      const own = p.frames[f + fromYours]
      const captured =
        flow.capture(p, self, seat, own, p.frames[f + SOURCE]) + flow.capture(p, self, opponentOf(seat), all - own, p.frames[f + SOURCE])
      if (captured > 0) addTo(p.frames, f + block, self)
      report(p, f, block, captured, captured >= amount(p, f))
    })
    gone()
  },
  en: (t, n) => `capture ${enAmber(t, n)} from any combination of players`,
  de: (t, n) => de.does('erbeute', `${deAmber(t, n)} von beliebigen Spielern`, 'erbeuten'),
  it: (t, n) => it.does('cattura', 'catturare', `${itAmber(t, n)} da qualsiasi combinazione di giocatori`),
})
