import { addTo } from '../../../../kernel/cardset.ts'
import { call, SEAT, SELF, SLOTS, SOURCE } from '../../../../kernel/program.ts'
import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Amount, Noun } from '../../../../ability/tree.ts'
import { newToken, placeOn, placeUnder, tellCards, topOfDeck } from '../../rules/index.ts'
import { PUT } from './acts.ts'
import { eachIn, report, verb } from './verb.ts'
import type { C } from './verb.ts'

/** Verbs of later sets that the rule book has already: exalting, grafting, token creatures. */

export const exalt = verb('exalt', {
  act(c: C, block: number, noun: Noun) {
    const set = c.noun(noun)
    c.step('exalt', (p, f) => {
      eachIn(p, f + set, (card) => {
        placeOn(p, card, 1, p.frames[f + SOURCE])
        addTo(p.frames, f + block, card)
        report(p, f, block, 1, true)
      })
    })
  },
  en: (t, noun) => `exalt ${t.noun(noun).text}`,
  de: (t, noun) => de.does('erhebe', t.noun(noun).in('acc'), 'erheben'),
  it: (t, noun) => it.does('esalta', 'esaltare', t.noun(noun).text),
})

/** Puts cards face up under this card (kf.graft.1). */
export const graft = verb('graft', {
  act(c: C, block: number, noun: Noun) {
    const set = c.noun(noun)
    c.step('graft', (p, f) => {
      eachIn(p, f + set, (card) => {
        if (!placeUnder(p, card, p.frames[f + SELF], 3)) return
        report(p, f, block, 1, true)
        tellCards(p, 'putUnder', p.frames[f + SEAT], p.frames[f + SELF], [card])
      })
    })
  },
  en: (t, noun) => `graft ${t.noun(noun).text} onto ${t.self}`,
  de: (t, noun) => de.does('unterlege', `${t.self} mit ${t.noun(noun).in('dat')}`, 'unterlegen'),
  it: (t, noun) => it.does('innesta', 'innestare', `${t.noun(noun).text} in ${t.self}`),
})

/** Makes token creatures of the top cards of your deck, one after the other; an empty deck makes none (kf.token.1, kf.token.7). */
export const makeToken = verb('makeToken', {
  act(c: C, block: number, n: Amount) {
    const amount = c.amount(n)
    const left = c.slot()
    c.step('how many tokens', (p, f) => {
      p.frames[f + left] = p.tokenOf[p.frames[f + SEAT]] === 0 ? 0 : amount(p, f)
    })
    const top = c.mark('top')
    const done = c.unless('next token', (p, f) => p.frames[f + left]-- > 0 && topOfDeck(p, p.frames[f + SEAT]) >= 0)
    c.step('make token', (p, f) => {
      const seat = p.frames[f + SEAT]
      const token = newToken(p, seat, topOfDeck(p, seat))
      addTo(p.frames, f + block, token)
      report(p, f, block, 1, true)
      p.frames[call(p, PUT, seat, p.frames[f + SOURCE], p.frames[f + SELF]) + SLOTS] = token
    })
    c.jumpTo('more tokens', top)
    done()
  },
  en: (t, n) => `make ${n === 1 ? 'a token creature' : t.quantity(n, 'token creatures')}`,
  de: (t, n) => de.does('erzeuge', n === 1 ? 'eine Token-Kreatur' : t.quantity(n, 'Token-Kreaturen'), 'erzeugen'),
  it: (t, n) => it.does('crea', 'creare', n === 1 ? 'una creatura token' : t.quantity(n, 'creature token')),
})
