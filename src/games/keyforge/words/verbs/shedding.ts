import * as de from '../../../../ability/text/de.ts'
import * as en from '../../../../ability/text/en.ts'
import * as it from '../../../../ability/text/it.ts'
import { card } from '../filters.ts'
import { from, hand } from '../piles.ts'
import { core, vocabulary as v } from '../vocabulary.ts'
import { discard } from './cards.ts'
import type { C } from './verb.ts'

/** Discards random cards of your hand until no more than so many are left. */
export const discardDownTo = v.add('effect', 'discardDownTo', {
  compile(c: C, n: number): void {
    const cards = from(hand, core.you, card)
    c.effect(discard(core.random(cards, core.minus(core.count(cards), n))))
  },
  en: (t, n) => `${en.does(t.you, 'discard')} random cards from ${t.you.possessive} hand until ${n} or fewer are left`,
  de(t, n) {
    const cards = `zufällige Karten von ${t.you.possessive('Hand', 'f', 'dat')}`
    return de.acts(t.you, 'lege', `${cards} bis auf höchstens ${n}`, 'ablegen', 'ab')
  },
  it: (t, n) => it.acts(t.you, 'scarta', 'scartare', `carte a caso dalla mano finché ne restano al massimo ${n}`),
})
