import { addTo } from '../src/kernel/cardset.ts'
import { call, SEAT, SELF, SLOTS, SOURCE } from '../src/kernel/program.ts'
import * as de from '../src/ability/text/de.ts'
import * as it from '../src/ability/text/it.ts'
import type { Amount } from '../src/ability/tree.ts'
import { newToken, topOfDeck } from '../src/games/keyforge/rules/index.ts'
import { PUT } from '../src/games/keyforge/words/verbs/acts.ts'
import { report, verb } from '../src/games/keyforge/words/verbs/verb.ts'
import type { C } from '../src/games/keyforge/words/verbs/verb.ts'

/** The word of rules that no card of the sets here needs: token creatures (kf.token). Sample cards test them with it. */

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
