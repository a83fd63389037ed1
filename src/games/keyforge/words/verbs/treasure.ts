import { ABOUT, AMOUNT, SEAT, SOURCE } from '../../../../kernel/program.ts'
import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Amount, Noun } from '../../../../ability/tree.ts'
import { flow, opponentOf, takeFromEvent, tell, TRIGGER } from '../../rules/index.ts'
import { core } from '../vocabulary.ts'
import { deAmber, enAmber, itAmber } from './amber.ts'
import { eachIn, report, verb } from './verb.ts'
import type { C } from './verb.ts'

/** Verbs about Æmber that lies on cards. */

/** Puts Æmber from cards back into the supply: it is moved, not lost (kf.move.1). */
export const returnAmber = verb('returnAmber', {
  act(c: C, block: number, n: Amount, noun: Noun) {
    const amount = c.amount(n)
    const set = c.noun(noun)
    c.step('return amber', (p, f) => {
      eachIn(p, f + set, (card) => {
        const moved = Math.min(amount(p, f), p.amberOn[card])
        if (moved <= 0) return
        p.amberOn[card] -= moved
        tell(p, 'moveAmber', p.controller[card], p.frames[f + SOURCE], card, moved)
        report(p, f, block, moved, true)
      })
    })
  },
  en: (t, n, noun) => `return ${enAmber(t, n)} from ${t.noun(noun).text} to the common supply`,
  de: (t, n, noun) => de.does('lege', `${deAmber(t, n)} von ${t.noun(noun).in('dat')} in die allgemeine Reserve zurück`, 'zurücklegen'),
  it: (t, n, noun) => it.does('rimetti', 'rimettere', `${itAmber(t, n)} ${t.noun(noun).with('da')} nella riserva comune`),
})

const gained = verb<[noun?: Noun]>('captureGained', {
  act(c: C, block: number, noun?: Noun) {
    const set = c.noun(noun ?? core.self)
    c.step('capture what was gained', (p, f) => {
      eachIn(p, f + set, (card) => {
        const pool = noun === undefined ? opponentOf(p.frames[f + SEAT]) : opponentOf(p.controller[card])
        const captured = flow.capture(p, card, pool, p.frames[f + AMOUNT], p.frames[f + SOURCE])
        if (captured > 0 && !flow.supplyPays(p, pool, captured)) takeFromEvent(p, TRIGGER.gains, p.frames[f + ABOUT], captured)
        report(p, f, block, captured, captured > 0)
      })
    })
  },
  en: (t, noun) => (noun === undefined ? 'capture that Æmber' : `${t.noun(noun).text} captures that Æmber`),
  de: (t, noun) =>
    noun === undefined
      ? de.does('erbeute', 'dieses Æmber', 'erbeuten')
      : de.statement(t.noun(noun).in('nom'), 'erbeutet', 'dieses Æmber', `${t.noun(noun).in('acc')} dieses Æmber erbeuten lassen`),
  it: (t, noun) =>
    noun === undefined
      ? it.does('cattura', 'catturare', 'quegli Æmber')
      : { command: `${t.noun(noun).text} cattura quegli Æmber`, infinitive: `far catturare quegli Æmber ${t.noun(noun).with('a')}` },
})
/** Captures the Æmber that the opponent just gained, once however many want it; what the supply pays is there for each of them. */
export const captureGained = gained()
/** Another creature captures it, of whoever did not gain it. */
export const captureGainedBy = (noun: Noun) => gained(noun)
