import { SELF } from '../../../kernel/program.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Selection, Test } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Filter, Who } from '../../../ability/tree.ts'
import * as english from '../glossary/en.ts'
import * as german from '../glossary/de.ts'
import * as italian from '../glossary/it.ts'
import { ARCHIVES, DECK, DISCARD, HAND, PURGED, UNDER } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import type { GermanNoun, ItalianNoun } from '../../speech/glossary.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Cards in piles: hand, deck, discard pile, archives, how a pile is called, and how full one is. */

export const PILES = {
  hand: [HAND],
  deck: [DECK],
  discard: [DISCARD],
  archives: [ARCHIVES],
  purged: [PURGED],
  deckAndDiscard: [DECK, DISCARD],
  handAndArchives: [HAND, ARCHIVES],
  handAndDiscard: [HAND, DISCARD],
  under: [UNDER],
} as const
export type Pile = keyof typeof PILES
export const hand = 'hand'
export const deck = 'deck'
export const discardPile = 'discard'
export const archives = 'archives'
export const deckAndDiscard = 'deckAndDiscard'
export const handAndArchives = 'handAndArchives'
export const handAndDiscard = 'handAndDiscard'
/** The cards under this card. */
export const under = 'under'

const withGender = ([one, , gender]: GermanNoun) => [one, gender] as const
/** Archives are several even where there is one. */
const withNumber = ([one, many, gender]: ItalianNoun) => [one, gender, one === many] as const

export const PILE_WORDS = {
  en: {
    hand: english.places.hand[0],
    deck: english.places.deck[0],
    discard: english.places.discard[0],
    archives: english.places.archives[0],
    purged: 'purged cards',
    deckAndDiscard: 'deck and discard pile',
    handAndArchives: 'hand or archives',
    handAndDiscard: 'hand or discard pile',
    under: 'cards under it',
  },
  de: {
    hand: withGender(german.places.hand),
    deck: withGender(german.places.deck),
    discard: withGender(german.places.discard),
    archives: withGender(german.places.archives),
    purged: ['verbannten Karten', 'f'],
    deckAndDiscard: ['Deck oder Ablagestapel', 'n'],
    handAndArchives: ['Hand oder deinem Archiv', 'f'],
    handAndDiscard: ['Hand oder deinem Ablagestapel', 'f'],
    under: ['Karten darunter', 'f'],
  },
  it: {
    hand: withNumber(italian.places.hand),
    deck: withNumber(italian.places.deck),
    discard: withNumber(italian.places.discard),
    archives: withNumber(italian.places.archives),
    purged: ['carte epurate', 'f', true],
    deckAndDiscard: ['mazzo o dalla pila degli scarti', 'm', false],
    handAndArchives: ['mano o dai tuoi Archivi', 'f', false],
    handAndDiscard: ['mano o dalla tua pila degli scarti', 'f', false],
    under: ['carte sotto', 'f', true],
  },
} as const

export function enPile(t: en.English, pile: Pile, who: Who): string {
  return `${t.seat(who).possessive} ${PILE_WORDS.en[pile]}`
}
export function dePile(t: de.German, pile: Pile, who: Who, kase: de.Case): string {
  const [word, gender] = PILE_WORDS.de[pile]
  return t.seat(who).possessive(kase === 'gen' && gender !== 'f' ? `${word}s` : word, gender, kase)
}
export function itPile(t: it.Italian, pile: Pile, who: Who): it.NounPhrase {
  const [word, gender, plural] = PILE_WORDS.it[pile]
  return t.seat(who).possessive(word, gender, plural)
}

/** Is it one of the cards that some part of a selection describes, wherever it lies? */
export function anyOf({ parts }: Selection<P>): Test<P> {
  if (parts.length === 1) return parts[0].test
  return (p, f, x) => {
    for (const { test } of parts) if (test(p, f, x)) return true
    return false
  }
}

export const from = v.add('filter', 'from', {
  compile(c: C, pile: Pile, who: Who, filter: Filter): Selection<P> {
    const seats = c.seats(who)
    const piles = PILES[pile].reduce((bits: number, kind) => bits | (1 << kind), 0)
    const test = anyOf(c.filter(filter))
    // what lies under a card is meant of this card alone
    if (pile === 'under')
      return { parts: [{ piles, seats, test: (p, f, x) => p.host[x] === p.frames[f + SELF] && test(p, f, x), strict: true }] }
    return { parts: [{ piles, seats, test, strict: true }] }
  },
  en: (t, pile, who, filter) =>
    en.modifier(
      t.filter(filter),
      pile === 'under'
        ? `under ${t.self}`
        : who.word === 'eachPlayer'
          ? { ...en.taken(`any ${PILE_WORDS.en[pile]}`), each: `from each ${PILE_WORDS.en[pile]}` }
          : en.taken(enPile(t, pile, who)),
    ),
  de(t, pile, who, filter) {
    if (pile === 'under') return de.modifier(t.filter(filter), `unter ${t.selfIn('dat')}`)
    if (who.word !== 'eachPlayer') return de.modifier(t.filter(filter), de.taken(dePile(t, pile, who, 'dat'), pile === 'hand'))
    const [word, gender] = PILE_WORDS.de[pile]
    const ending = gender === 'f' ? 'er' : 'em'
    return de.modifier(t.filter(filter), {
      ...de.taken(`ein${ending} beliebigen ${word}`, pile === 'hand'),
      each: `${pile === 'hand' ? 'von' : 'aus'} jed${ending} ${word}`,
    })
  },
  it(t, pile, who, filter) {
    if (pile === 'under') return it.modifier(t.filter(filter), `sotto ${t.self}`)
    if (who.word !== 'eachPlayer') return it.modifier(t.filter(filter), it.taken(itPile(t, pile, who)))
    const [word, gender] = PILE_WORDS.it[pile]
    return it.modifier(t.filter(filter), {
      ...it.taken(it.fixed(`${it.indefinite(word, gender)} qualsiasi`)),
      each: `da ogni ${word}`,
    })
  },
})
