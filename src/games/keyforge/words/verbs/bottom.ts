import { addTo, clearSet } from '../../../../kernel/cardset.ts'
import { SEAT } from '../../../../kernel/program.ts'
import { cardAt } from '../../../../kernel/zones.ts'
import type * as de from '../../../../ability/text/de.ts'
import type * as en from '../../../../ability/text/en.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Amount, Who } from '../../../../ability/tree.ts'
import { DECK, SET_WORDS, transfer, zoneOf } from '../../rules/index.ts'
import { dePile, enPile, itPile } from '../piles.ts'
import { vocabulary as v } from '../vocabulary.ts'
import { enOwn, moving } from './cards.ts'
import { eachSeat } from './verb.ts'
import type { C } from './verb.ts'

/** The other end of decks, and the top where chance decides on the order. */

/** Puts cards at the bottom of their owners' decks. */
export const toDeckBottom = moving(
  'toDeckBottom',
  transfer.TO_DECK_BOTTOM,
  { en: 'put there', de: 'dorthin gelegt', it: 'messo in fondo' },
  {
    en: ['put', (owner) => `on the bottom of ${enOwn(owner, 'deck')}`],
    de: ['lege', 'legen', (owner) => `unter ${owner.possessive('Deck', 'n', 'acc')}`],
    it: ['metti', 'mettere', (owner) => `in fondo ${owner.possessive('mazzo', 'm').with('a')}`],
  },
)

/** Puts cards on top of their owners' decks in a random order. */
export const toDeckTopByChance = moving(
  'toDeckTopByChance',
  transfer.TO_DECK_TOP_BY_CHANCE,
  { en: 'put there', de: 'dorthin gelegt', it: 'messo in cima' },
  {
    en: ['put', (owner) => `on top of ${enOwn(owner, 'deck')} in a random order`],
    de: ['lege', 'legen', (owner) => `in zufälliger Reihenfolge oben auf ${owner.possessive('Deck', 'n', 'acc')}`],
    it: ['metti', 'mettere', (owner) => `in cima ${owner.possessive('mazzo', 'm').with('a')} in ordine casuale`],
  },
)

/** The bottom cards of a deck, as many as there are. */
export const bottom = v.add<'noun', [who: Who, n?: Amount]>('noun', 'bottom', {
  compile(c: C, who: Who, n: Amount = 1) {
    const seats = c.seats(who)
    const number = c.amount(n)
    const slot = c.setSlot()
    c.step('bottom', (p, f) => {
      clearSet(p.frames, f + slot, SET_WORDS)
      eachSeat(seats(p, f), p.frames[f + SEAT], (seat) => {
        const zone = zoneOf(DECK, seat)
        for (let i = 0; i < Math.min(number(p, f), p.zones.length[zone]); i++) addTo(p.frames, f + slot, cardAt(p.zones, zone, i))
      })
    })
    return slot
  },
  en(t, who, n = 1) {
    const { one, text } = counted(t.amount(n))
    return { text: `the bottom ${one ? `card${text}` : `${text} cards`} of ${enPile(t, 'deck', who)}`, plural: !one }
  },
  de(t, who, n = 1) {
    const { one, text } = counted(t.amount(n))
    return {
      in(kase) {
        const deck = dePile(t, 'deck', who, 'gen')
        if (one) return `${kase === 'nom' || kase === 'acc' ? 'die unterste' : 'der untersten'} Karte${text} ${deck}`
        return `${{ nom: 'die', acc: 'die', dat: 'den', gen: 'der' }[kase]} untersten ${text} Karten ${deck}`
      },
      plural: !one,
      gender: 'f',
    }
  },
  it(t, who, n = 1) {
    const { one, text } = counted(t.amount(n))
    const cards = one ? `ultima carta${text}` : `ultime ${text} carte`
    return it.definite(`${cards} ${itPile(t, 'deck', who).with('di')}`, 'f', !one)
  },
})

/** One card, or one that is more under a condition: "1 (3 if the tide is high)" stands behind the card without its number. */
function counted({ text, digits, parts: [number, besides] = [digits, ''] }: en.AmountPhrase | de.AmountPhrase | it.AmountPhrase): {
  readonly one: boolean
  readonly text: string
} {
  return number === 1 ? { one: true, text: besides && ` ${besides}` } : { one: false, text }
}
