import { SEAT, SELF, SOURCE } from '../../../../kernel/program.ts'
import * as de from '../../../../ability/text/de.ts'
import type { English } from '../../../../ability/text/en.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Noun } from '../../../../ability/tree.ts'
import { HIDDEN, isInPlay, kindOfZone, placeUnder, tellCards } from '../../rules/index.ts'
import { eachIn, report, verb } from './verb.ts'
import type { C } from './verb.ts'

/** Verbs that put cards under a card, out of play. */

/** Faceup for all, which is grafting; under the card whose text it is instead of the one that has the ability. */
type Under = { readonly graft?: true; readonly source?: true }

/** Both players know what was open before it was turned facedown. */
const BOTH = 3

/** What the card above is called: inside a granted ability it may be the one that grants it. */
const nameOf = (t: English | de.German | it.Italian, how?: Under) => (how?.source ? t.giver || t.self : t.self)

/** Puts cards under this card: facedown for whoever does it to look at, or grafted for all (kf.graft.1, kf.graft.3). */
const under = verb<[noun: Noun, how?: Under]>('putUnder', {
  done: { en: 'put there', de: 'dorthin gelegt', it: 'messo lì' },
  act(c: C, block: number, noun: Noun, how?: Under) {
    const set = c.noun(noun)
    c.step('put under', (p, f) => {
      const above = p.frames[f + (how?.source ? SOURCE : SELF)]
      // under a card that has left play nothing can lie (kf.graft.2)
      if (!isInPlay(p, above)) return
      eachIn(p, f + set, (card) => {
        const hidden = (HIDDEN & (1 << kindOfZone(p, card))) !== 0 || p.isToken[card] !== 0
        const seen = how?.graft || !hidden ? BOTH : 1 << p.frames[f + SEAT]
        if (!placeUnder(p, card, above, seen)) return
        report(p, f, block, 1, true)
        tellCards(p, 'putUnder', p.frames[f + SEAT], above, [card], seen)
      })
    })
  },
  en: (t, noun, how) =>
    how?.graft ? `graft ${t.noun(noun).text} onto ${nameOf(t, how)}` : `put ${t.noun(noun).text} facedown under ${nameOf(t, how)}`,
  de: (t, noun, how) =>
    how?.graft
      ? de.does('unterlege', `${nameOf(t, how)} mit ${t.noun(noun).in('dat')}`, 'unterlegen')
      : de.does('lege', `${t.noun(noun).in('acc')} verdeckt unter ${nameOf(t, how)}`, 'legen'),
  it: (t, noun, how) =>
    how?.graft
      ? it.does('innesta', 'innestare', `${t.noun(noun).text} in ${nameOf(t, how)}`)
      : it.does('metti', 'mettere', `${t.noun(noun).text} a faccia in giù sotto ${nameOf(t, how)}`),
})
export const putUnderSelf = (noun: Noun) => under(noun)
/** In an ability that is granted to others: under the card that grants it. */
export const putUnderSource = (noun: Noun) => under(noun, { source: true })
export const graft = (noun: Noun) => under(noun, { graft: true })
