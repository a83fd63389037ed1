import { nextIn } from '../../../kernel/cardset.ts'
import { SEAT, SELF } from '../../../kernel/program.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Count, Selection, Seats, Test } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Filter, Noun, Who } from '../../../ability/tree.ts'
import {
  ACTION,
  addInterest,
  areNeighbors,
  armorOf,
  ARTIFACT,
  ARTIFACTS,
  belongsTo,
  CREATURE,
  definitionOf,
  hasTrait,
  ENRAGE,
  HOUSE,
  houseNumber,
  housesOf,
  isOnFlank,
  keywordNumber,
  keywordOf,
  LIMBO,
  isInPlay,
  LINE,
  PLAYED,
  powerOf,
  sameName as haveSameName,
  STUN,
  traitNumber,
  typeOf,
  UPGRADE,
  UPGRADES,
  SET_WORDS,
  WARD,
  wasPlayed,
} from '../rules/index.ts'
import type { House, KeyforgePosition, KeywordName } from '../rules/index.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Nouns and filters: which cards (mechanics of choosing are the core's). */

export const BOTH: Seats<P> = () => 3

function base(
  word: string,
  piles: number,
  test: Test<P>,
  names: { en: [string, string]; de: [string, string, de.Gender]; it: [string, string, it.Gender] },
): Filter {
  return v.add('filter', word, {
    compile: (): Selection<P> => ({ parts: [{ piles, seats: BOTH, test, strict: false }] }),
    en: () => ({ one: names.en[0], many: names.en[1], before: [], after: [] }),
    de: () => de.stem(...names.de),
    it: () => it.stem(...names.it),
  })()
}

export const creature = base('creature', 1 << LINE, (p, _f, card) => typeOf(p, card) === CREATURE, {
  en: ['creature', 'creatures'],
  de: ['Kreatur', 'Kreaturen', 'f'],
  it: ['creatura', 'creature', 'f'],
})
export const artifact = base('artifact', 1 << ARTIFACTS, (p, _f, card) => typeOf(p, card) === ARTIFACT, {
  en: ['artifact', 'artifacts'],
  de: ['Artefakt', 'Artefakte', 'n'],
  it: ['artefatto', 'artefatti', 'm'],
})
export const upgrade = base('upgrade', 1 << UPGRADES, (p, _f, card) => typeOf(p, card) === UPGRADE, {
  en: ['upgrade', 'upgrades'],
  de: ['Aufwertung', 'Aufwertungen', 'f'],
  it: ['miglioria', 'migliorie', 'f'],
})
export const actionCard = base('actionCard', 0, (p, _f, card) => typeOf(p, card) === ACTION, {
  en: ['action card', 'action cards'],
  de: ['Aktionskarte', 'Aktionskarten', 'f'],
  it: ['carta azione', 'carte azione', 'f'],
})
export const card = base('card', (1 << LINE) | (1 << ARTIFACTS) | (1 << UPGRADES), () => true, {
  en: ['card', 'cards'],
  de: ['Karte', 'Karten', 'f'],
  it: ['carta', 'carte', 'f'],
})

/** Cards that a filter describes, or a card that is named: the test of both, and how both read as one of them. */
export function testOf(c: C, which: Filter | Noun): Test<P> {
  return which.is === 'noun' ? c.covers(which) : c.matches(c.filter(which))
}
export function aCardEn(t: en.English, which: Filter | Noun): string {
  return which.is === 'noun' ? t.noun(which).text : en.withArticle(en.one(t.filter(which)))
}
export function aCardDe(t: de.German, which: Filter | Noun): de.NounPhrase {
  return which.is === 'noun' ? t.noun(which) : de.a(t.filter(which))
}
export function aCardIt(t: it.Italian, which: Filter | Noun): it.NounPhrase {
  return which.is === 'noun' ? t.noun(which) : it.a(t.filter(which))
}

/** Narrows every part of a selection by one more test. */
export function narrow(c: C, filter: Filter, test: Test<P>): Selection<P> {
  const { parts } = c.filter(filter)
  return { parts: parts.map((part) => ({ ...part, test: (p: P, f: number, x: number) => part.test(p, f, x) && test(p, f, x) })) }
}

const side = (word: string, seats: Seats<P>, names: { en: string; de: string; it: it.Adjective }, also?: Count<P>) =>
  v.add('filter', word, {
    compile: (c: C, filter: Filter): Selection<P> => ({ parts: c.filter(filter).parts.map((part) => ({ ...part, seats, also })) }),
    en: (t, filter) => en.adjective(t.filter(filter), names.en),
    de: (t, filter) => de.adjective(t.filter(filter), names.de),
    it: (t, filter) => it.attribute(t.filter(filter), names.it),
  })

export const friendly = side(
  'friendly',
  (p, f) => 1 << p.frames[f + SEAT],
  { en: 'friendly', de: 'befreundet', it: it.forms('amico', 'amica', 'amici', 'amiche') },
  // a card that is used as if it were yours is friendly to itself (kf.control.5)
  (p, f) => {
    const self = p.frames[f + SELF]
    return self >= 0 && p.controller[self] !== p.frames[f + SEAT] ? self : -1
  },
)
export const enemy = side('enemy', (p, f) => 2 >> p.frames[f + SEAT], {
  en: 'enemy',
  de: 'feindlich',
  it: it.forms('nemico', 'nemica', 'nemici', 'nemiche'),
})

export const adjective = (word: string, test: Test<P>, names: { en: string; de: string; it: it.Adjective }) =>
  v.add('filter', word, {
    compile: (c: C, filter: Filter): Selection<P> => narrow(c, filter, test),
    en: (t, filter) => en.adjective(t.filter(filter), names.en),
    de: (t, filter) => de.adjective(t.filter(filter), names.de),
    it: (t, filter) => it.adjective(t.filter(filter), names.it),
  })

export const other = v.add('filter', 'other', {
  compile: (c: C, filter: Filter): Selection<P> =>
    narrow(c, filter, (p, f, x) => {
      const self = p.frames[f + SELF]
      // what an upgrade says is said of the creature that it is on
      return x !== self && (self < 0 || p.host[self] !== x)
    }),
  en: (t, filter) => en.adjective(t.filter(filter), 'other'),
  de: (t, filter) => de.adjective(t.filter(filter), 'ander'),
  it: (t, filter) => it.before(t.filter(filter), it.forms('altro', 'altra', 'altri', 'altre')),
})
export const flank = v.add('filter', 'flank', {
  compile: (c: C, filter: Filter): Selection<P> => narrow(c, filter, (p, _f, x) => isOnFlank(p, x)),
  en: (t, filter) => en.adjective(t.filter(filter), 'flank'),
  de: (t, filter) => flankDe(t.filter(filter)),
  it: (t, filter) => it.modifier(t.filter(filter), 'su un fianco'),
})
/** "Flankenkreatur", as the rules call it. */
function flankDe(s: de.Stem): de.Stem {
  return { ...s, one: s.one.replace(/Kreatur$/, 'Flankenkreatur'), many: s.many.replace(/Kreaturen$/, 'Flankenkreaturen') }
}

export const notOnFlank = v.add('filter', 'notOnFlank', {
  compile: (c: C, filter: Filter): Selection<P> => narrow(c, filter, (p, _f, x) => !isOnFlank(p, x)),
  en: (t, filter) => en.modifier(t.filter(filter), 'not on a flank'),
  de: (t, filter) => de.modifier(t.filter(filter), 'abseits der Flanken'),
  it: (t, filter) => it.modifier(t.filter(filter), 'non su un fianco'),
})
export const damaged = adjective('damaged', (p, _f, x) => p.damage[x] > 0, { en: 'damaged', de: 'beschädigt', it: it.agree('danneggiato') })
export const undamaged = adjective('undamaged', (p, _f, x) => p.damage[x] === 0, {
  en: 'undamaged',
  de: 'unbeschädigt',
  it: it.agree('illeso'),
})
export const readied = adjective('readied', (p, _f, x) => p.exhausted[x] === 0, { en: 'ready', de: 'spielbereit', it: it.agree('pronto') })
export const stunned = adjective('stunned', (p, _f, x) => (p.status[x] & STUN) !== 0, {
  en: 'stunned',
  de: 'betäubt',
  it: it.agree('stordito'),
})
export const warded = adjective('warded', (p, _f, x) => (p.status[x] & WARD) !== 0, {
  en: 'warded',
  de: 'beschützt',
  it: it.agree('protetto'),
})
export const enraged = adjective('enraged', (p, _f, x) => (p.status[x] & ENRAGE) !== 0, {
  en: 'enraged',
  de: 'wütend',
  it: it.agree('adirato'),
})
/** A card that just left play was a neighbor of those it stood between: what looks back at it may ask. */
export const token = v.add('filter', 'token', {
  compile: (c: C, filter: Filter): Selection<P> => narrow(c, filter, (p, _f, x) => p.isToken[x] !== 0),
  en: (t, filter) => en.attribute(t.filter(filter), 'token'),
  de: (t, filter) => de.compound(t.filter(filter), 'Token'),
  it: (t, filter) => it.attribute(t.filter(filter), () => 'token'),
})
export const neighboring = adjective('neighboring', isNeighbor, {
  en: 'neighboring',
  de: 'benachbart',
  it: it.agree('vicino'),
})

function isNeighbor(p: P, f: number, x: number): boolean {
  const self = p.frames[f + SELF]
  return isInPlay(p, x) ? areNeighbors(p, self, x) : p.left[x] === self || p.right[x] === self
}

export const modifier = (word: string, test: Test<P>, names: { en: string; de: string; it: string }) =>
  v.add('filter', word, {
    compile: (c: C, filter: Filter): Selection<P> => narrow(c, filter, test),
    en: (t, filter) => en.modifier(t.filter(filter), names.en),
    de: (t, filter) => de.modifier(t.filter(filter), names.de),
    it: (t, filter) => it.modifier(t.filter(filter), names.it),
  })

export const withAmber = modifier('withAmber', (p, _f, x) => p.amberOn[x] > 0, {
  en: 'with Æmber on it',
  de: 'mit Æmber darauf',
  it: 'con Æmber sopra',
})

export const withArmor = modifier('withArmor', (p, _f, x) => armorOf(p, x) > 0, { en: 'with armor', de: 'mit Rüstung', it: 'con Armatura' })

export const withKeyword = v.add('filter', 'withKeyword', {
  compile(c: C, keyword: KeywordName, filter: Filter): Selection<P> {
    const number = keywordNumber(keyword)
    return narrow(c, filter, (p, _f, x) => keywordOf(p, x, number) > 0)
  },
  en: (t, keyword, filter) => en.modifier(t.filter(filter), `with ${t.term('keyword', keyword)}`),
  de: (t, keyword, filter) => de.modifier(t.filter(filter), `mit ${t.term('keyword', keyword)}`),
  it: (t, keyword, filter) => it.modifier(t.filter(filter), `con ${t.term('keyword', keyword)}`),
})

// ---- houses, traits, names

/** A house by name, or one that is known only when the effect resolves. */
export type HouseReference = House | 'chosen' | 'same' | 'active' | 'yours' | 'its'
export const chosen = 'chosen'
export const activeHouse = 'active'
export const yourHouses = 'yours'
/** The house of the card that "it" means. */
export const itsHouse = 'its'

/** Slot of the chosen house in this frame. */
export function chosenSlot(c: C): number {
  const slot = c.named.get('chosen')
  if (slot === undefined) throw new Error('"chosen" stands before anything was chosen')
  return slot
}

export function houseTest(c: C, house: HouseReference): Test<P> {
  switch (house) {
    case 'chosen': {
      const slot = chosenSlot(c)
      return (p, f, x) => p.frames[f + slot] >= 0 && belongsTo(p, x, p.frames[f + slot])
    }
    case 'active':
      return (p, _f, x) => p.state[HOUSE] >= 0 && belongsTo(p, x, p.state[HOUSE])
    case 'yours':
      return (p, f, x) => (p.identity[p.frames[f + SEAT]] & (1 << p.house[x])) !== 0
    case 'its': {
      const slot = c.it
      return (p, f, x) => {
        const first = nextIn(p.frames, f + slot, -1, SET_WORDS)
        return first >= 0 && belongsTo(p, x, p.house[first])
      }
    }
    case 'same':
      throw new Error('"same" is said of houses that are chosen, not of cards')
    default: {
      const number = houseNumber(house)
      return (p, _f, x) => belongsTo(p, x, number)
    }
  }
}

const REFERENCES = ['chosen', 'active', 'yours', 'its'] as const
const isReference = (house: HouseReference): house is (typeof REFERENCES)[number] => REFERENCES.some((reference) => reference === house)
const HOUSE_PHRASES = {
  en: { chosen: 'of that house', active: 'of the active house', yours: 'of one of your houses', its: 'of its house' },
  de: { chosen: 'jener Fraktion', active: 'der aktiven Fraktion', yours: 'einer deiner Fraktionen', its: 'ihrer Fraktion' },
  it: { chosen: 'di quella Casa', active: 'della Casa attiva', yours: 'di una delle tue Case', its: 'della sua Casa' },
}
const NOT_HOUSE_PHRASES = {
  en: { chosen: 'not of that house', active: 'not of the active house', yours: 'of none of your houses', its: 'not of its house' },
  de: {
    chosen: 'einer anderen als jener Fraktion',
    active: 'einer anderen als der aktiven Fraktion',
    yours: 'keiner deiner Fraktionen',
    its: 'einer anderen als ihrer Fraktion',
  },
  it: { chosen: 'non di quella Casa', active: 'non della Casa attiva', yours: 'di nessuna delle tue Case', its: 'non della sua Casa' },
}

export const of = v.add('filter', 'of', {
  compile: (c: C, house: HouseReference, filter: Filter): Selection<P> => narrow(c, filter, houseTest(c, house)),
  en: (t, house, filter) =>
    isReference(house) ? en.modifier(t.filter(filter), HOUSE_PHRASES.en[house]) : en.attribute(t.filter(filter), t.term('house', house)),
  de: (t, house, filter) =>
    isReference(house) ? de.modifier(t.filter(filter), HOUSE_PHRASES.de[house]) : de.compound(t.filter(filter), t.term('house', house)),
  it: (t, house, filter) =>
    isReference(house)
      ? it.modifier(t.filter(filter), HOUSE_PHRASES.it[house])
      : it.attribute(t.filter(filter), () => t.term('house', house)),
})

export const notOf = v.add('filter', 'notOf', {
  compile(c: C, house: HouseReference, filter: Filter): Selection<P> {
    const test = houseTest(c, house)
    return narrow(c, filter, (p, f, x) => !test(p, f, x))
  },
  en: (t, house, filter) =>
    isReference(house)
      ? en.modifier(t.filter(filter), NOT_HOUSE_PHRASES.en[house])
      : en.attribute(t.filter(filter), `non-${t.term('house', house)}`),
  de: (t, house, filter) =>
    isReference(house)
      ? de.modifier(t.filter(filter), NOT_HOUSE_PHRASES.de[house])
      : de.compound(t.filter(filter), `Nicht-${t.term('house', house)}`),
  it: (t, house, filter) =>
    isReference(house)
      ? it.modifier(t.filter(filter), NOT_HOUSE_PHRASES.it[house])
      : it.adjective(t.filter(filter), () => `non ${t.term('house', house)}`),
})

export const trait = v.add('filter', 'trait', {
  compile(c: C, name: string, filter: Filter): Selection<P> {
    const number = traitNumber(name)
    return narrow(c, filter, (p, _f, x) => hasTrait(p, x, number))
  },
  en: (t, name, filter) => en.attribute(t.filter(filter), t.term('trait', name)),
  de: (t, name, filter) => de.compound(t.filter(filter), t.term('trait', name)),
  it: (t, name, filter) => it.attribute(t.filter(filter), () => t.term('trait', name)),
})

export const notTrait = v.add('filter', 'notTrait', {
  compile(c: C, name: string, filter: Filter): Selection<P> {
    const number = traitNumber(name)
    return narrow(c, filter, (p, _f, x) => !hasTrait(p, x, number))
  },
  en: (t, name, filter) => en.attribute(t.filter(filter), `non-${t.term('trait', name)}`),
  de: (t, name, filter) => de.compound(t.filter(filter), `Nicht-${t.term('trait', name)}`),
  it: (t, name, filter) => it.adjective(t.filter(filter), () => `non ${t.term('trait', name)}`),
})

export const named = v.add('filter', 'named', {
  compile: (c: C, id: string, filter: Filter): Selection<P> => narrow(c, filter, (p, _f, x) => definitionOf(p, x).face.id === id),
  en: (t, id, filter) => ({ ...t.filter(filter), one: t.term('card', id), many: `${t.term('card', id)}s` }),
  de: (t, id, filter) => de.modifier(t.filter(filter), `namens ${t.term('card', id)}`),
  it: (t, id, filter) => it.modifier(t.filter(filter), `“${t.term('card', id)}”`),
})

const SHARED = {
  name: {
    test: (p: P, one: number, x: number) => haveSameName(p, one, x),
    en: 'with the same name as ',
    de: 'mit demselben Namen wie ',
    it: 'con lo stesso nome di ',
  },
  'not name': {
    test: (p: P, one: number, x: number) => !haveSameName(p, one, x),
    en: 'with another name than ',
    de: 'mit einem anderen Namen als ',
    it: 'con un nome diverso da ',
  },
  house: {
    test: (p: P, one: number, x: number) => (housesOf(p, one) & housesOf(p, x)) !== 0,
    en: 'that shares a house with ',
    de: 'mit derselben Fraktion wie ',
    it: 'che condivide la Casa con ',
  },
  trait: {
    test: (p: P, one: number, x: number) => definitionOf(p, one).traits.some((number) => hasTrait(p, x, number)),
    en: 'that shares a trait with ',
    de: 'mit einem gemeinsamen Merkmal mit ',
    it: 'che ha un tratto in comune con ',
  },
  power: {
    test: (p: P, one: number, x: number) => powerOf(p, one) === powerOf(p, x),
    en: 'with the same power as ',
    de: 'mit derselben Stärke wie ',
    it: 'con la stessa Forza di ',
  },
} as const

/** Cards that have something in common with a card, or with one of several, or not. */
export const shares = v.add('filter', 'shares', {
  compile(c: C, what: keyof typeof SHARED, noun: Noun, filter: Filter): Selection<P> {
    const slot = c.noun(noun)
    const { test } = SHARED[what]
    return narrow(c, filter, (p, f, x) => {
      for (let one = nextIn(p.frames, f + slot, -1, SET_WORDS); one >= 0; one = nextIn(p.frames, f + slot, one, SET_WORDS))
        if (test(p, one, x)) return true
      return false
    })
  },
  en: (t, what, noun, filter) => en.modifier(t.filter(filter), SHARED[what].en + t.noun(noun).text),
  de: (t, what, noun, filter) => de.modifier(t.filter(filter), SHARED[what].de + t.noun(noun).in(what === 'trait' ? 'dat' : 'nom')),
  it: (t, what, noun, filter) =>
    it.modifier(
      t.filter(filter),
      what === 'house' && noun.word === 'it' ? 'che ne condivide la Casa' : SHARED[what].it + t.noun(noun).text,
    ),
})
export const sameName = (noun: Noun, filter: Filter) => shares('name', noun, filter)
export const otherName = (noun: Noun, filter: Filter) => shares('not name', noun, filter)
export const sharesTrait = (noun: Noun, filter: Filter) => shares('trait', noun, filter)

/** Do the first cards lie in play and the second ones in a pile? */
const isElsewhere = (first: Filter, second: Filter) => second.word === 'from' && first.word !== 'from'

export const either = v.add('filter', 'either', {
  compile: (c: C, first: Filter, second: Filter): Selection<P> => ({ parts: [...c.filter(first).parts, ...c.filter(second).parts] }),
  en(t, first, second) {
    const a = isElsewhere(first, second) ? en.modifier(t.filter(first), 'in play') : t.filter(first)
    const b = t.filter(second)
    return {
      one: `${en.one(a)} or ${en.one(b)}`,
      many: `${en.many(a)} or ${en.many(b)}`,
      all: `${en.one(a)} and ${en.one(b)}`,
      before: [],
      after: [],
    }
  },
  de: (t, first, second) => ({
    ...(isElsewhere(first, second) ? de.modifier(t.filter(first), 'im Spiel') : t.filter(first)),
    or: t.filter(second),
  }),
  it: (t, first, second) => ({
    ...(isElsewhere(first, second) ? it.modifier(t.filter(first), 'in gioco') : t.filter(first)),
    or: t.filter(second),
  }),
})

export const ownedBy = v.add('filter', 'ownedBy', {
  compile(c: C, who: Who, filter: Filter): Selection<P> {
    const seats = c.seats(who)
    return narrow(c, filter, (p, f, x) => (seats(p, f) & (1 << p.owner[x])) !== 0)
  },
  en: (t, who, filter) =>
    en.modifier(t.filter(filter), t.seat(who) === t.you ? `${t.you.you ? 'you' : 'they'} own` : `owned by ${t.seat(who).subject}`),
  de: (t, who, filter) =>
    de.modifier(
      t.filter(filter),
      t.seat(who) === t.you ? `in ${t.you.you ? 'deinem' : 'seinem'} Besitz` : `im Besitz von ${t.seat(who).dat}`,
    ),
  it: (t, who, filter) =>
    it.modifier(
      t.filter(filter),
      t.seat(who) === t.you ? `di ${t.you.you ? 'tua' : 'sua'} proprietà` : `di proprietà di ${t.seat(who).subject}`,
    ),
})

/** Cards that this player is playing just now, or has played this turn: cards put into play are not among them (kf.putinto.1). */
export const playedBy = v.add('filter', 'playedBy', {
  compile(c: C, who: Who, filter: Filter): Selection<P> {
    const seats = c.seats(who)
    addInterest(PLAYED)
    return narrow(c, filter, (p, f, x) => {
      const zone = p.zones.of[x] >> 1
      if (zone === LIMBO) return (seats(p, f) & (1 << p.controller[x])) !== 0
      return isInPlay(p, x) && wasPlayed(p, x, seats(p, f))
    })
  },
  en: (t, who, filter) => en.modifier(t.filter(filter), en.says(t.seat(who), 'play')),
  de: (t, who, filter) => de.adjective(t.filter(filter), `von ${t.seat(who).dat} gespielt`),
  it: (t, who, filter) => it.modifier(t.filter(filter), t.seat(who).you ? 'che giochi' : `che ${t.seat(who).subject} gioca`),
})
