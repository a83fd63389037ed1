import { SEAT, SOURCE } from '../../../kernel/program.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Check, Seats } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Who } from '../../../ability/tree.ts'
import { markQueue, openWindow, tide as rules, TRIGGER } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { seatOf } from './amounts.ts'
import { eventOf } from './deeds.ts'
import { eachSeat, report, verb } from './verbs/verb.ts'
import { core, vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** The tide (kf.tide): raising it, whom it is high for, and looking for it; `naming.ts` knows these words by name. */

const raise = verb<[who?: Who]>('raiseTide', {
  act(c: C, block: number, who?: Who) {
    const seats = c.seats(who ?? core.you)
    c.step('raise the tide', (p, f) => {
      const mark = markQueue(p)
      eachSeat(seats(p, f), p.frames[f + SEAT], (seat) => {
        if (rules.raiseTide(p, seat, p.frames[f + SOURCE])) report(p, f, block, 1, true)
      })
      openWindow(p, mark)
    })
  },
  en: (t, who) => (who === undefined ? 'raise the tide' : `${en.says(t.seat(who), 'raise')} the tide`),
  de: (t, who) =>
    who === undefined || t.seat(who).you
      ? de.does('hebe', 'die Gezeiten', 'heben')
      : de.statement(t.seat(who).nom, 'hebt', 'die Gezeiten', `${t.seat(who).acc} die Gezeiten heben lassen`),
  it: (t, who) =>
    who === undefined || t.seat(who).you
      ? it.does('alza', 'alzare', 'la marea')
      : { command: `${it.subject(t.seat(who).subject)}alza la marea`, infinitive: `far alzare la marea ${t.seat(who).to}` },
})
/** A player, you unless another is named, raises the tide. */
export const raiseTide = (who?: Who) => (who === undefined ? raise() : raise(who))

/** The tide is neither high nor low again. */
export const resetTide = verb('resetTide', {
  act(c: C, block: number) {
    c.step('reset the tide', (p, f) => {
      if (rules.resetTide(p, p.frames[f + SEAT], p.frames[f + SOURCE])) report(p, f, block, 1, true)
    })
  },
  en: () => 'reset the tide',
  de: () => de.does('setze', 'die Gezeiten', 'zurücksetzen', 'zurück'),
  it: () => it.does('azzera', 'azzerare', 'la marea'),
})()

const LEVELS = {
  high: { holds: rules.isTideHigh, en: 'high', de: 'Flut', it: 'alta' },
  low: { holds: rules.isTideLow, en: 'low', de: 'Ebbe', it: 'bassa' },
} as const

const level = v.add<'condition', [which: keyof typeof LEVELS, who?: Who]>('condition', 'tideIs', {
  compile(c: C, which, who): Check<P> {
    const seats: Seats<P> = c.seats(who ?? core.you)
    const { holds } = LEVELS[which]
    return (p, f) => holds(p, seatOf(seats(p, f)))
  },
  en: (t, which, who) => {
    const forWhom = who === undefined ? '' : ` for ${t.seat(who).you ? 'you' : t.seat(who).subject}`
    return { yes: `the tide is ${LEVELS[which].en}${forWhom}`, no: `the tide is not ${LEVELS[which].en}${forWhom}` }
  },
  de: (t, which, who) => {
    const { nom, you } = t.seat(who ?? core.you)
    return { yes: `${nom} ${LEVELS[which].de} ${you ? 'hast' : 'hat'}`, no: `${nom} keine ${LEVELS[which].de} ${you ? 'hast' : 'hat'}` }
  },
  it: (t, which, who) => {
    const forWhom = who === undefined ? '' : ` per ${t.seat(who).you ? 'te' : t.seat(who).subject}`
    return { yes: `la marea è ${LEVELS[which].it}${forWhom}`, no: `la marea non è ${LEVELS[which].it}${forWhom}` }
  },
})
/** It is high (low) for you, or for the player named. */
export const tideHigh = level('high')
export const tideLow = level('low')
export const tideHighFor = (who: Who) => level('high', who)

/** A player raises the tide: it was not high for them before. */
export const raisesTide = eventOf(
  'raisesTide',
  { trigger: TRIGGER.raisesTide },
  {
    en: { you: 'raise', past: 'raised' },
    de: { du: 'hebst', er: 'hebt', participle: 'gehoben' },
    it: { tu: 'alzi', lui: 'alza', participle: 'alzato' },
  },
  { en: 'the tide', de: 'die Gezeiten', it: 'la marea' },
)
