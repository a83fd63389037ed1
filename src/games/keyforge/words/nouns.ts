import { addTo, clearSet, copySet, isIn, nextIn, sizeOfSet } from '../../../kernel/cardset.ts'
import { release, reserve, SELF } from '../../../kernel/program.ts'
import { cardAt } from '../../../kernel/zones.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Selection, Test } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Amount, Filter, Noun, Who } from '../../../ability/tree.ts'
import * as german from '../glossary/de.ts'
import {
  addInterest,
  CARD_COUNT,
  countRecords,
  LIMBO,
  PLAYED,
  ATTACKER,
  DEFENDER,
  isCreatureInPlay,
  kindOfZone,
  powerOf,
  PURGED,
  SEATS,
  UNDER,
  zoneOf,
  SET_WORDS,
} from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { vocabulary as v } from './vocabulary.ts'

import { BOTH, narrow } from './filters.ts'
import { coversHost } from './reach.ts'
import { dePile, enPile, itPile, PILES } from './piles.ts'
import type { Pile } from './piles.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Nouns: references, the strongest, the top of a pile (choosing and counting are the core's). */

/** The creature that an upgrade is on. */
export const host = v.add('noun', 'host', {
  compile(c: C) {
    const slot = c.setSlot()
    c.step('host', (p, f) => {
      clearSet(p.frames, f + slot, SET_WORDS)
      const at = p.host[p.frames[f + SELF]]
      if (at >= 0) addTo(p.frames, f + slot, at)
    })
    return slot
  },
  covers: () => coversHost,
  en: () => ({ text: 'this creature', plural: false }),
  de: () => de.dieser(de.stem(...german.types.creature)),
  it: () => it.fixed('questa creatura'),
})()

/** The creature it fights, while it is in play. */
export const foe = v.add('noun', 'foe', {
  compile(c: C) {
    const slot = c.setSlot()
    c.step('foe', (p, f) => {
      clearSet(p.frames, f + slot, SET_WORDS)
      const self = p.frames[f + SELF]
      const other = p.state[ATTACKER] === self ? p.state[DEFENDER] : p.state[ATTACKER]
      if (other >= 0 && isCreatureInPlay(p, other)) addTo(p.frames, f + slot, other)
    })
    return slot
  },
  en: () => ({ text: 'the creature it fights', plural: false }),
  de: () => ({
    in: (kase) => `${kase === 'nom' || kase === 'acc' ? 'die' : 'der'} bekämpfte${kase === 'nom' || kase === 'acc' ? '' : 'n'} Kreatur`,
    plural: false,
    gender: 'f',
  }),
  it: () => it.definite('creatura contro cui combatte', 'f'),
})()

/** Not the card that "it" means. */
export const another = v.add('filter', 'another', {
  compile(c: C, filter: Filter): Selection<P> {
    const slot = c.it
    return narrow(c, filter, (p, f, x) => !isIn(p.frames, f + slot, x))
  },
  en: (t, filter) => en.adjective(t.filter(filter), 'different'),
  de: (t, filter) => de.adjective(t.filter(filter), 'weiter'),
  // not “diversa”, behind which “dalla tua mano” would be what it differs from
  it: (t, filter) => it.before(t.filter(filter), it.forms('altro', 'altra', 'altri', 'altre')),
})

/** The n creatures with the most (or least) power; ties are the active player's choice (kf.most). */
const extreme = (word: string, better: (a: number, b: number) => boolean, names: { en: string; de: string; it: string }) =>
  v.add('noun', word, {
    compile(c: C, n: number, filter: Filter) {
      const selection = c.filter(filter)
      const gather = c.gather(selection)
      // a card fits when fewer than n candidates that are not picked yet are strictly better, given what is picked
      return c.choose(selection, {
        min: () => n,
        max: () => n,
        fits(p, f, x, picked) {
          const all = reserve(p, SET_WORDS)
          gather(p, f, all)
          let before = 0
          for (let y = nextIn(p.frames, all, -1, SET_WORDS); y >= 0; y = nextIn(p.frames, all, y, SET_WORDS)) {
            if (y !== x && better(powerOf(p, y), powerOf(p, x))) before++
          }
          let same = 0
          for (let y = nextIn(p.frames, picked, -1, SET_WORDS); y >= 0; y = nextIn(p.frames, picked, y, SET_WORDS))
            if (powerOf(p, y) === powerOf(p, x)) same++
          release(p, all)
          return before + same < n
        },
      })
    },
    en: (t, n, filter) => ({
      text: n === 1 ? `the ${names.en} ${en.one(t.filter(filter))}` : `the ${n} ${names.en} ${en.many(t.filter(filter))}`,
      plural: n > 1,
    }),
    de: (t, n, filter) =>
      n === 1
        ? de.the(de.adjective(t.filter(filter), names.de))
        : de.the(
            {
              ...de.adjective(t.filter(filter), names.de),
              many: t.filter(filter).many,
              adjectives: [`${n} ${names.de}`, ...t.filter(filter).adjectives],
            },
            true,
          ),
    it(t, n, filter) {
      const cards = it.adjective(t.filter(filter), it.agree(names.it))
      return n === 1 ? it.the(cards) : it.definite(`${n} ${it.bare(cards).text}`, 'f', true)
    },
  })

export const mostPowerful = extreme('mostPowerful', (a, b) => a > b, { en: 'most powerful', de: 'stärkst', it: 'più forte' })
export const leastPowerful = extreme('leastPowerful', (a, b) => a < b, { en: 'least powerful', de: 'schwächst', it: 'meno forte' })

/** The top cards of a pile, a deck unless another is named; as many as there are (kf.deck.3). */
export const top = v.add<'noun', [who: Who, n?: number, pile?: Pile]>('noun', 'top', {
  compile(c: C, who, n = 1, pile = 'deck') {
    const seats = c.seats(who)
    const slot = c.setSlot()
    const [kind] = PILES[pile]
    const zonesOf = (p: P, f: number, see: (zone: number) => void) => {
      const mask = seats(p, f)
      for (let seat = 0; seat < SEATS; seat++) if ((mask & (1 << seat)) !== 0) see(zoneOf(kind, seat))
    }
    if (c.optional > 0)
      c.demands.push((p, f) => {
        let cards = 0
        zonesOf(p, f, (zone) => {
          cards += p.zones.length[zone]
        })
        return cards > 0
      })
    c.step('top', (p, f) => {
      clearSet(p.frames, f + slot, SET_WORDS)
      zonesOf(p, f, (zone) => {
        const length = p.zones.length[zone]
        for (let i = Math.max(0, length - n); i < length; i++) addTo(p.frames, f + slot, cardAt(p.zones, zone, i))
      })
    })
    return slot
  },
  en: (t, who, n = 1, pile = 'deck') => ({
    text: `the top ${n === 1 ? 'card' : `${n} cards`} of ${enPile(t, pile, who)}`,
    plural: n !== 1,
  }),
  de: (t, who, n = 1, pile = 'deck') => ({
    in(kase) {
      const cards =
        n === 1
          ? kase === 'nom' || kase === 'acc'
            ? 'die oberste'
            : 'der obersten'
          : `${kase === 'dat' ? 'den' : kase === 'gen' ? 'der' : 'die'} obersten ${n}`
      return `${cards} ${n === 1 ? 'Karte' : 'Karten'} ${dePile(t, pile, who, 'gen')}`
    },
    plural: n !== 1,
    gender: 'f',
  }),
  it: (t, who, n = 1, pile = 'deck') =>
    it.definite(`${n === 1 ? 'prima carta' : `prime ${n} carte`} ${itPile(t, pile, who).with('di')}`, 'f', n !== 1),
})

/** Cards that this card set aside. */
export const rememberedBySelf = v.add('noun', 'rememberedBySelf', {
  compile(c: C) {
    const slot = c.setSlot()
    c.step('remembered', (p, f) => {
      clearSet(p.frames, f + slot, SET_WORDS)
      for (let x = 0; x < p.setAsideBy.length; x++)
        if (p.setAsideBy[x] === p.frames[f + SELF] && kindOfZone(p, x) === PURGED) addTo(p.frames, f + slot, x)
    })
    return slot
  },
  en: (t) => ({ text: `each creature purged by ${t.self}`, plural: false }),
  de: (t) => de.fixed(`jede durch ${t.self} verbannte Kreatur`),
  it: (t) => it.fixed(`ogni creatura epurata da ${t.self}`),
})()

/** The card that lies under this card; of several, the one that is chosen. */
export const underSelf = v.add('noun', 'underSelf', {
  compile(c: C) {
    const slot = c.setSlot()
    const isBelow = (p: P, f: number, x: number) => p.host[x] === p.frames[f + SELF]
    c.step('under self', (p, f) => {
      clearSet(p.frames, f + slot, SET_WORDS)
      for (let seat = 0; seat < SEATS; seat++) {
        const zone = zoneOf(UNDER, seat)
        for (let i = 0; i < p.zones.length[zone]; i++)
          if (isBelow(p, f, cardAt(p.zones, zone, i))) addTo(p.frames, f + slot, cardAt(p.zones, zone, i))
      }
    })
    const one = c.unless('several lie there', (p, f) => sizeOfSet(p.frames, f + slot, SET_WORDS) > 1)
    const { demands } = c
    c.demands = []
    const chosen = c.choose({ parts: [{ piles: 1 << UNDER, seats: BOTH, strict: true, test: isBelow }] }, { min: () => 1, max: () => 1 })
    c.demands = demands
    c.step('the one chosen', (p, f) => copySet(p.frames, f + slot, f + chosen, SET_WORDS))
    one()
    return slot
  },
  en: (t) => ({ text: `the card under ${t.self}`, plural: false }),
  de: (t) => de.the(de.modifier(de.stem(...german.types.card), `unter ${t.self}`)),
  it: (t) => it.definite(`carta sotto ${t.self}`, 'f'),
})()

/** The cards of all these sets as one. */
export function joined(c: C, slots: readonly number[]): number {
  const slot = c.setSlot()
  c.step('both', (p, f) => {
    for (let i = 0; i < SET_WORDS; i++) p.frames[f + slot + i] = slots.reduce((bits, one) => bits | p.frames[f + one + i], 0)
  })
  return slot
}

/** The cards of several nouns together, chosen one after the other and affected at once. */
const THOSE_IT: Record<string, string> = { essa: 'quella creatura', esse: 'quelle creature' }

export const both = v.add<'noun', Noun[]>('noun', 'both', {
  compile(c: C, ...nouns) {
    return joined(
      c,
      nouns.map((noun) => c.noun(noun)),
    )
  },
  en: (t, ...nouns) => ({
    text: en.join(
      nouns.map((noun) => t.noun(noun).text),
      ' and ',
    ),
    plural: true,
  }),
  de: (t, ...nouns) => {
    const phrases = nouns.map((noun) => t.noun(noun))
    return {
      in: (kase) =>
        de.join(
          phrases.map((phrase) => phrase.in(kase)),
          ' und ',
        ),
      plural: true,
      gender: 'f',
    }
  },
  it: (t, ...nouns) => {
    const phrases = nouns.map((noun) => t.noun(noun))
    const joined = (read: (phrase: it.NounPhrase) => string) => it.join(phrases.map(read), ' e ')
    return {
      ...it.fixed(
        // a pronoun would go to the verb, away from the other one
        joined(({ text }) => THOSE_IT[text] ?? text),
        'f',
        true,
      ),
      with: (preposition) => joined((phrase) => phrase.with(preposition)),
    }
  },
})

/** A card from each of several picks must come from one pile only: the first pick decides. */
export function onePile(p: P, _f: number, x: number, picked: number): boolean {
  const first = nextIn(p.frames, picked, -1, SET_WORDS)
  return first < 0 || p.zones.of[first] === p.zones.of[x]
}

/** Up to n cards, all from the same pile. */
export const upToFromOnePile = v.add('noun', 'upToFromOnePile', {
  compile: (c: C, n: Amount, filter: Filter) => c.choose(c.filter(filter), { min: () => 0, max: c.amount(n), fits: onePile }),
  en: (t, n, filter) => ({ text: `up to ${t.amount(n).text} ${en.many(t.filter(filter))} (all from one pile)`, plural: true }),
  de: (t, n, filter) => de.several(de.modifier(t.filter(filter), '(alle aus demselben Stapel)'), `bis zu ${t.amount(n).text}`),
  it: (t, n, filter) => it.several(it.modifier(t.filter(filter), '(tutte dalla stessa pila)'), `fino a ${t.amount(n).text}`),
})

/** The first such card that is played in each turn, while it is on its way into play: cards put into play do not count (kf.putinto.1). */
export const firstEachTurn = v.add('noun', 'firstEachTurn', {
  compile(c: C, filter: Filter) {
    const first = isFirst(c, filter)
    const slot = c.setSlot()
    c.step('first each turn', (p, f) => {
      clearSet(p.frames, f + slot, SET_WORDS)
      for (let card = 0; card < p.state[CARD_COUNT]; card++) if (first(p, f, card)) addTo(p.frames, f + slot, card)
    })
    return slot
  },
  covers: isFirst,
  en: (t, filter) => ({ text: `the first ${en.one(t.filter(filter))} played each turn`, plural: false }),
  de: (t, filter) => de.fixed(`die erste ${t.filter(filter).one}, die in jedem Zug gespielt wird,`),
  it: (t, filter) => it.fixed(`la prima ${t.filter(filter).one} giocata in ogni turno`),
})

function isFirst(c: C, filter: Filter): Test<P> {
  const matches = c.matches(c.filter(filter))
  addInterest(PLAYED)
  return (p, f, card) => p.zones.of[card] >> 1 === LIMBO && matches(p, f, card) && countRecords(p, f, PLAYED, 0, 3, matches, 0) === 1
}
