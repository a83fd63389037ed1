import { addTo, nextIn } from '../../../../kernel/cardset.ts'
import { SEAT, SOURCE } from '../../../../kernel/program.ts'
import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Amount, Noun } from '../../../../ability/tree.ts'
import * as english from '../../glossary/en.ts'
import * as german from '../../glossary/de.ts'
import * as italian from '../../glossary/it.ts'
import { flow, markQueue, openWindow, SET_WORDS } from '../../rules/index.ts'
import { doneBy, eachIn, report, verb } from './verb.ts'
import type { C } from './verb.ts'

/** Exalts creatures, once each unless a number says otherwise (kf.exalt). */
export const exalt = verb<[noun: Noun, times?: Amount]>('exalt', {
  transitive: (_noun, times) => times === undefined,
  done: doneBy({ en: english.acts.exalt, de: german.acts.exalt, it: italian.acts.exalt }),
  act(c: C, block: number, noun: Noun, times?: Amount) {
    const set = c.noun(noun)
    const amount = c.amount(times ?? 1)
    // nobody is asked about a creature that is not there
    if (noun.word === 'it') c.demands.push((p, f) => nextIn(p.frames, f + set, -1, SET_WORDS) >= 0)
    c.step('exalt', (p, f) => {
      const mark = markQueue(p)
      eachIn(p, f + set, (card) => {
        const placed = flow.exalt(p, card, amount(p, f), p.frames[f + SOURCE], p.frames[f + SEAT])
        if (placed > 0) addTo(p.frames, f + block, card)
        report(p, f, block, placed, placed > 0)
      })
      openWindow(p, mark)
    })
  },
  en(t, noun, times) {
    const { text } = t.noun(noun)
    if (times === undefined || times === 1) return `exalt ${text}`
    const amount = t.amount(times)
    if (amount.each !== undefined) return `exalt ${text} once for each ${amount.each}`
    return `exalt ${text} ${times === 2 ? 'twice' : `${amount.text} times`}`
  },
  de(t, noun, times) {
    const text = t.noun(noun).in('acc')
    if (times === undefined || times === 1) return de.does('erhebe', text, 'erheben')
    const amount = t.amount(times)
    if (amount.each !== undefined) return de.does('erhebe', `${text} für ${amount.each} einmal`, 'erheben')
    return de.does('erhebe', `${text} ${times === 2 ? 'zweimal' : `${amount.text}-mal`}`, 'erheben')
  },
  it(t, noun, times) {
    const { text } = t.noun(noun)
    if (times === undefined || times === 1) return it.does('esalta', 'esaltare', text)
    const amount = t.amount(times)
    if (amount.each !== undefined) return it.does('esalta', 'esaltare', `${text} una volta per ogni ${amount.each}`)
    return it.does('esalta', 'esaltare', `${text} ${times === 2 ? 'due' : amount.text} volte`)
  },
})
