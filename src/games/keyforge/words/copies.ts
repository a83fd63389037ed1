import { nextIn } from '../../../kernel/cardset.ts'
import { SELF } from '../../../kernel/program.ts'
import * as de from '../../../ability/text/de.ts'
import * as it from '../../../ability/text/it.ts'
import type { Noun } from '../../../ability/tree.ts'
import { ACTION, bareText, isTooLate, SET_WORDS, typeOf, UNCHECKED, UNWATCHED } from '../rules/index.ts'
import { oneAble } from './verbs/able.ts'
import { report, verb } from './verbs/verb.ts'
import type { C } from './verbs/verb.ts'

/** Cards that are copies of others: they take the bare text of a card, nothing of what lies on it, and stay of their own house. */

/** This action is another card while it resolves: it takes the text, of which the bonus icons are part. */
export const becomeCopy = verb('becomeCopy', {
  act(c: C, block: number, noun: Noun) {
    // an action that comes too late cannot be what is being played, which is itself one of the cards played (kf.alpha.1)
    const set = oneAble(c, noun, (p, f, card) => typeOf(p, p.frames[f + SELF]) !== ACTION || !isTooLate(p, card, 1))
    c.step('become copy', (p, f) => {
      const card = nextIn(p.frames, f + set, -1, SET_WORDS)
      if (card < 0) return
      const self = p.frames[f + SELF]
      p.text[self] = bareText(p, card)
      // it is that card only while it resolves, but has been played as a card of that title (kf.six.1)
      if (typeOf(p, self) === ACTION) {
        p.uses[self]--
        p.uses[card]++
      }
      p.state[UNWATCHED] = 1
      p.state[UNCHECKED] = 1
      report(p, f, block, 1, true)
    })
  },
  en: (t, noun) => `treat ${t.self} as if it were ${t.noun(noun).text}`,
  de: (t, noun) => de.asIf(de.does('behandle', t.self, 'behandeln'), `wäre sie ${t.noun(noun).in('nom')}`),
  it: (t, noun) => it.does('tratta', 'trattare', `${t.self} come se fosse ${t.noun(noun).text}`),
})
