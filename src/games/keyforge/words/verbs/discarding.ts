import { addTo, clearSet } from '../../../../kernel/cardset.ts'
import * as de from '../../../../ability/text/de.ts'
import * as en from '../../../../ability/text/en.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Filter, Who } from '../../../../ability/tree.ts'
import { discardNow, SET_WORDS, topOfDeck } from '../../rules/index.ts'
import { seatOf } from '../amounts.ts'
import { dePile, enPile, itPile } from '../piles.ts'
import { core } from '../vocabulary.ts'
import { report, verb } from './verb.ts'
import type { C } from './verb.ts'

/** Discards from the top of a deck, yours unless another is named, until such a card; it is the card found, if any. */
export const discardUntil = verb<[filter: Filter, who?: Who]>('discardUntil', {
  ofYours: true,
  act(c: C, block: number, filter: Filter, who?: Who) {
    const found = c.setSlot()
    const matches = c.matches(c.filter(filter))
    const seats = c.seats(who ?? core.you)
    c.step('discard until', (p, f) => {
      clearSet(p.frames, f + found, SET_WORDS)
      const seat = seatOf(seats(p, f))
      for (let card = topOfDeck(p, seat); card >= 0; card = topOfDeck(p, seat)) {
        discardNow(p, card)
        report(p, f, block, 1, false)
        if (!matches(p, f, card)) continue
        addTo(p.frames, f + found, card)
        report(p, f, block, 0, true)
        return
      }
    })
    c.it = found
  },
  en: (t, filter, who) =>
    `discard cards from the top of ${enPile(t, 'deck', who ?? core.you)} until you run out of cards or discard ${en.withArticle(en.one(t.filter(filter)))}`,
  de(t, filter, who) {
    const cards = `Karten oben ${de.contracted('von', dePile(t, 'deck', who ?? core.you, 'dat'))}`
    const until = `bis keine Karten mehr da sind oder du ${de.a(t.filter(filter)).in('acc')} ablegst`
    return { command: `lege ${cards} ab, ${until}`, infinitive: `${cards} ablegen, ${until}` }
  },
  it: (t, filter, who) =>
    it.does(
      'scarta',
      'scartare',
      `carte dalla cima ${itPile(t, 'deck', who ?? core.you).with('di')} finché non finisci le carte o scarti ${it.a(t.filter(filter)).text}`,
    ),
})
