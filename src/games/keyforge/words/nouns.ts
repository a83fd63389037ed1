import { addTo, clearSet, copySet, nextIn, isIn } from '../../../kernel/cardset.ts'
import { release, reserve, SELF } from '../../../kernel/program.ts'
import { cardAt } from '../../../kernel/zones.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Selection, Test } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Amount, Filter, Noun, Who } from '../../../ability/tree.ts'
import {
  addInterest,
  areNeighbors,
  CARD_COUNT,
  countRecords,
  LIMBO,
  PLAYED,
  ATTACKER,
  DECK,
  DEFENDER,
  isInPlay,
  kindOfZone,
  LINE,
  neighborOf,
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

type P = KeyforgePosition
type C = Compiler<P>

/** Nouns: references, neighbors, the strongest, the top of a deck (choosing and counting are the core's). */

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
  covers: () => (p, f, x) => p.host[p.frames[f + SELF]] === x,
  en: () => ({ text: 'this creature', plural: false }),
  de: () => de.dieser(de.stem('Kreatur', 'Kreaturen', 'f')),
  it: () => it.fixed('questa creatura'),
})()

/** The creature it fights. */
export const foe = v.add('noun', 'foe', {
  compile(c: C) {
    const slot = c.setSlot()
    c.step('foe', (p, f) => {
      clearSet(p.frames, f + slot, SET_WORDS)
      const self = p.frames[f + SELF]
      const other = p.state[ATTACKER] === self ? p.state[DEFENDER] : p.state[ATTACKER]
      if (other >= 0) addTo(p.frames, f + slot, other)
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

/** Both sides of a card in a line; a card that just left play answers from where it was. */
function neighborsInto(p: P, x: number, add: (neighbor: number) => void): void {
  for (const which of [-1, 1] as const) {
    const neighbor = isInPlay(p, x) ? neighborOf(p, x, which) : which < 0 ? p.left[x] : p.right[x]
    if (neighbor >= 0 && isInPlay(p, neighbor)) add(neighbor)
  }
}

export const neighborsOf = v.add('noun', 'neighborsOf', {
  compile(c: C, noun: Noun) {
    const middle = c.noun(noun)
    const slot = c.setSlot()
    c.step('neighbors', (p, f) => {
      clearSet(p.frames, f + slot, SET_WORDS)
      for (let x = nextIn(p.frames, f + middle, -1, SET_WORDS); x >= 0; x = nextIn(p.frames, f + middle, x, SET_WORDS)) {
        neighborsInto(p, x, (neighbor) => addTo(p.frames, f + slot, neighbor))
      }
    })
    return slot
  },
  covers(_c: C, noun: Noun): Test<P> {
    if (noun.word === 'self') return (p, f, x) => areNeighbors(p, p.frames[f + SELF], x)
    if (noun.word === 'host') return (p, f, x) => areNeighbors(p, p.host[p.frames[f + SELF]], x)
    throw new Error('neighbors of this cannot stand in a static clause')
  },
  en: (t, noun) => ({ text: `each neighbor of ${t.noun(noun).text}`, plural: false }),
  de: (t, noun) => ({
    in: (kase) =>
      `jede${{ nom: 'r', acc: 'n', dat: 'm', gen: 's' }[kase]} Nachbar${kase === 'nom' ? '' : 'n'} ${noun.word === 'foe' || noun.word === 'host' ? t.noun(noun).in('gen') : `von ${t.noun(noun).in('dat')}`}`,
    plural: false,
    gender: 'm',
  }),
  it: (t, noun) => it.fixed(`ogni creatura vicina ${t.noun(noun).with('a')}`),
})

export const withNeighbors = v.add('noun', 'withNeighbors', {
  compile(c: C, noun: Noun) {
    const middle = c.noun(noun)
    const slot = c.setSlot()
    c.step('with neighbors', (p, f) => {
      copySet(p.frames, f + slot, f + middle, SET_WORDS)
      for (let x = nextIn(p.frames, f + middle, -1, SET_WORDS); x >= 0; x = nextIn(p.frames, f + middle, x, SET_WORDS)) {
        neighborsInto(p, x, (neighbor) => addTo(p.frames, f + slot, neighbor))
      }
    })
    return slot
  },
  en: (t, noun) => ({ text: `${t.noun(noun).text} and each of its neighbors`, plural: true }),
  de: (t, noun) => ({
    in: (kase) => `${t.noun(noun).in(kase)} und jede${{ nom: 'r', acc: 'n', dat: 'm', gen: 's' }[kase]} ihrer Nachbarn`,
    plural: true,
    gender: 'f',
  }),
  it: (t, noun) => it.fixed(`${t.noun(noun).text} e ogni creatura vicina a essa`, 'f', true),
})

/** A neighbor of it, as a filter: "a(neighborOf(it))". */
export const neighborOf_ = v.add('filter', 'neighborOf', {
  compile(c: C, noun: Noun): Selection<P> {
    const middle = c.noun(noun)
    return {
      parts: [
        {
          piles: 1 << LINE,
          seats: BOTH,
          strict: false,
          test: (p, f, x) => {
            const centre = nextIn(p.frames, f + middle, -1, SET_WORDS)
            if (centre < 0) return false
            return isInPlay(p, centre) ? areNeighbors(p, centre, x) : p.left[centre] === x || p.right[centre] === x
          },
        },
      ],
    }
  },
  en: (t, noun) => ({ one: `neighbor of ${t.noun(noun).text}`, many: `neighbors of ${t.noun(noun).text}`, before: [], after: [] }),
  de: (t, noun) =>
    noun.word === 'it'
      ? { ...de.stem('ihrer Nachbarn', 'ihrer Nachbarn', 'm'), partitive: true }
      : de.modifier(de.stem('Nachbar', 'Nachbarn', 'm'), `von ${t.noun(noun).in('dat')}`),
  it: (t, noun) => it.modifier(it.stem('creatura', 'creature', 'f'), `vicina a ${t.noun(noun).text}`),
})
export { neighborOf_ as neighborOf }

/** The next creature in the same direction: beyond the neighbor just chosen, away from the one before. */
export const nextNeighbor = v.add('noun', 'nextNeighbor', {
  compile(c: C) {
    const first = c.before
    const second = c.it
    const slot = c.setSlot()
    c.step('next neighbor', (p, f) => {
      clearSet(p.frames, f + slot, SET_WORDS)
      const start = nextIn(p.frames, f + first, -1, SET_WORDS)
      const middle = nextIn(p.frames, f + second, -1, SET_WORDS)
      if (middle < 0) return
      neighborsInto(p, middle, (neighbor) => {
        // a start that is gone may have let its other neighbor close up: that one lies in the wrong direction
        const closedUp = start >= 0 && !isInPlay(p, start) && (p.left[start] === neighbor || p.right[start] === neighbor)
        if (neighbor !== start && !closedUp) addTo(p.frames, f + slot, neighbor)
      })
    })
    return slot
  },
  en: () => ({ text: 'the next creature on that side', plural: false }),
  de: () => ({
    in: (kase) => `${kase === 'nom' || kase === 'acc' ? 'die nächste' : 'der nächsten'} Kreatur auf dieser Seite`,
    plural: false,
    gender: 'f',
  }),
  it: () => it.definite('creatura successiva da quel lato', 'f'),
})()

/** Not the card that "it" means. */
export const another = v.add('filter', 'another', {
  compile(c: C, filter: Filter): Selection<P> {
    const slot = c.it
    return narrow(c, filter, (p, f, x) => !isIn(p.frames, f + slot, x))
  },
  en: (t, filter) => en.adjective(t.filter(filter), 'different'),
  de: (t, filter) => de.modifier(t.filter(filter), '(nicht derselben)'),
  it: (t, filter) => it.modifier(t.filter(filter), '(non la stessa)'),
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
    it: (t, n, filter) =>
      n === 1
        ? it.definite(`${t.filter(filter).one} ${names.it}`, 'f')
        : it.definite(`${n} ${t.filter(filter).many} ${names.it.replace(/e$/, 'i')}`, 'f', true),
  })

export const mostPowerful = extreme('mostPowerful', (a, b) => a > b, { en: 'most powerful', de: 'stärkst', it: 'più forte' })
export const leastPowerful = extreme('leastPowerful', (a, b) => a < b, { en: 'least powerful', de: 'schwächst', it: 'meno forte' })

/** The top card of a deck; nothing when the deck is empty (kf.deck.3). */
export const top = v.add('noun', 'top', {
  compile(c: C, who: Who) {
    const seats = c.seats(who)
    const slot = c.setSlot()
    c.step('top', (p, f) => {
      clearSet(p.frames, f + slot, SET_WORDS)
      const mask = seats(p, f)
      for (let seat = 0; seat < SEATS; seat++) {
        const zone = zoneOf(DECK, seat)
        if ((mask & (1 << seat)) !== 0 && p.zones.length[zone] > 0)
          addTo(p.frames, f + slot, cardAt(p.zones, zone, p.zones.length[zone] - 1))
      }
    })
    return slot
  },
  en: (t, who) => ({ text: `the top card of ${t.seat(who).possessive} deck`, plural: false }),
  de: (t, who) => ({
    in: (kase) =>
      `${kase === 'nom' || kase === 'acc' ? 'die oberste' : 'der obersten'} Karte ${t.seat(who).possessive('Decks', 'n', 'gen')}`,
    plural: false,
    gender: 'f',
  }),
  it: (t, who) => it.definite(`prima carta ${t.seat(who).possessive('mazzo', 'm').with('di')}`, 'f'),
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

/** Cards that lie under this card. */
export const underSelf = v.add('noun', 'underSelf', {
  compile(c: C) {
    const slot = c.setSlot()
    c.step('under self', (p, f) => {
      clearSet(p.frames, f + slot, SET_WORDS)
      const self = p.frames[f + SELF]
      for (let seat = 0; seat < SEATS; seat++) {
        const zone = zoneOf(UNDER, seat)
        for (let i = 0; i < p.zones.length[zone]; i++)
          if (p.host[cardAt(p.zones, zone, i)] === self) addTo(p.frames, f + slot, cardAt(p.zones, zone, i))
      }
    })
    return slot
  },
  en: (t) => ({ text: `the card under ${t.self}`, plural: false }),
  de: (t) => de.the(de.modifier(de.stem('Karte', 'Karten', 'f'), `unter ${t.self}`)),
  it: (t) => it.definite(`carta sotto ${t.self}`, 'f'),
})()

/** The cards of two nouns together, chosen one after the other and affected at once. */
export const both = v.add('noun', 'both', {
  compile(c: C, first: Noun, second: Noun) {
    const one = c.noun(first)
    const two = c.noun(second)
    const slot = c.setSlot()
    c.step('both', (p, f) => {
      for (let i = 0; i < SET_WORDS; i++) p.frames[f + slot + i] = p.frames[f + one + i] | p.frames[f + two + i]
    })
    return slot
  },
  en: (t, first, second) => ({ text: `${t.noun(first).text} and ${t.noun(second).text}`, plural: true }),
  de: (t, first, second) => ({ in: (kase) => `${t.noun(first).in(kase)} und ${t.noun(second).in(kase)}`, plural: true, gender: 'f' }),
  it: (t, first, second) => ({
    ...it.fixed(`${t.noun(first).text} e ${t.noun(second).text}`, 'f', true),
    with: (preposition) => `${t.noun(first).with(preposition)} e ${t.noun(second).with(preposition)}`,
  }),
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
