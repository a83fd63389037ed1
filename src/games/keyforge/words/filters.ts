import { SEAT, SELF } from '../../../kernel/program.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Count, Language, Seats, Selection, Test } from '../../../ability/language.ts'
import type { Behind } from '../../../ability/text/behind.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Filter, Noun, Who } from '../../../ability/tree.ts'
import * as english from '../glossary/en.ts'
import * as german from '../glossary/de.ts'
import * as italian from '../glossary/it.ts'
import {
  ACTION,
  addInterest,
  areNeighbors,
  armorOf,
  ARTIFACT,
  ARTIFACTS,
  CREATURE,
  isOnFlank,
  keywordNumber,
  keywordOf,
  LIMBO,
  isInPlay,
  LINE,
  PLAYED,
  STUN,
  typeOf,
  UPGRADE,
  UPGRADES,
  wasPlayed,
} from '../rules/index.ts'
import type { KeyforgePosition, KeywordName } from '../rules/index.ts'
import type { EnglishNoun, GermanNoun, ItalianNoun } from '../../speech/glossary.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Nouns and filters: which cards (mechanics of choosing are the core's). */

export const BOTH: Seats<P> = () => 3

function base(word: string, piles: number, test: Test<P>, names: { en: EnglishNoun; de: GermanNoun; it: ItalianNoun }): Filter {
  return v.add('filter', word, {
    compile: (): Selection<P> => ({ parts: [{ piles, seats: BOTH, test, strict: false }] }),
    en: () => ({ one: names.en[0], many: names.en[1] ?? `${names.en[0]}s`, before: [], after: [] }),
    de: () => de.stem(...names.de),
    it: () => it.stem(...names.it),
  })()
}

export const creature = base('creature', 1 << LINE, (p, _f, card) => typeOf(p, card) === CREATURE, {
  en: english.types.creature,
  de: german.types.creature,
  it: italian.types.creature,
})
export const artifact = base('artifact', 1 << ARTIFACTS, (p, _f, card) => typeOf(p, card) === ARTIFACT, {
  en: english.types.artifact,
  de: german.types.artifact,
  it: italian.types.artifact,
})
export const upgrade = base('upgrade', 1 << UPGRADES, (p, _f, card) => typeOf(p, card) === UPGRADE, {
  en: english.types.upgrade,
  de: german.types.upgrade,
  it: italian.types.upgrade,
})
export const actionCard = base('actionCard', 0, (p, _f, card) => typeOf(p, card) === ACTION, {
  en: ['action card', 'action cards'],
  de: ['Aktionskarte', 'Aktionskarten', 'f'],
  it: ['carta azione', 'carte azione', 'f'],
})
export const card = base('card', (1 << LINE) | (1 << ARTIFACTS) | (1 << UPGRADES), () => true, {
  en: english.types.card,
  de: german.types.card,
  it: italian.types.card,
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

const side = (
  word: string,
  seats: Seats<P>,
  names: { en: string; de: string; it: it.Adjective },
  /** What the cards of somebody are called who is told to act and is not the reader. */
  theirs?: { en: Behind; de: string; it: it.Adjective },
  alsoFor?: (ownSeat: number) => Count<P>,
) =>
  v.add('filter', word, {
    compile(c: C, filter: Filter): Selection<P> {
      const also = alsoFor?.(c.ownSeat)
      return { parts: c.filter(filter).parts.map((part) => ({ ...part, seats, also })) }
    },
    en: (t, filter) => (theirs && t.you.told ? en.modifier(t.filter(filter), theirs.en) : en.adjective(t.filter(filter), names.en)),
    de: (t, filter) => de.adjective(t.filter(filter), theirs && t.you.told ? theirs.de : names.de),
    it: (t, filter) => (theirs && t.you.told ? it.before(t.filter(filter), theirs.it) : it.attribute(t.filter(filter), names.it)),
  })

export const friendly = side(
  'friendly',
  (p, f) => 1 << p.frames[f + SEAT],
  { en: 'friendly', de: german.states.friendly, it: it.forms(...italian.states.friendly) },
  {
    en: { text: 'they control', past: 'they controlled', whose: true },
    de: 'eigen',
    it: it.forms('proprio', 'propria', 'propri', 'proprie'),
  },
  // a card that is used as if it were yours is friendly to itself, not to another player who is told to act (kf.control.5)
  (ownSeat) => (p, f) => {
    const self = p.frames[f + SELF]
    const seat = p.frames[f + SEAT]
    return self >= 0 && p.controller[self] !== seat && (ownSeat === 0 || p.frames[f + ownSeat] === seat) ? self : -1
  },
)
export const enemy = side('enemy', (p, f) => 2 >> p.frames[f + SEAT], {
  en: 'enemy',
  de: german.states.enemy,
  it: it.forms(...italian.states.enemy),
})

export const adjective = (word: string, test: Test<P>, names: { en: string; de: string; it: it.Adjective }) =>
  v.add('filter', word, {
    compile: (c: C, filter: Filter): Selection<P> => narrow(c, filter, test),
    en: (t, filter) => en.adjective(t.filter(filter), names.en),
    de: (t, filter) => de.adjective(t.filter(filter), names.de),
    it: (t, filter) => it.adjective(t.filter(filter), names.it),
  })

/** An adjective that can be all that is said of a card: "it is stunned". */
export const state = (word: string, test: Test<P>, names: { en: string; de: string; it: it.Adjective }) =>
  v.add('filter', word, {
    compile: (c: C, filter: Filter): Selection<P> => narrow(c, filter, test),
    en: (t, filter) => en.state(t.filter(filter), names.en),
    de: (t, filter) => de.state(t.filter(filter), names.de),
    it: (t, filter) => it.state(t.filter(filter), names.it),
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
/** "Flankenkreatur", as the rules call it; of others where they are. */
function flankDe(s: de.Stem): de.Stem {
  const [one, many] = german.things.flankCreature
  const found = de.special(s, german.types.creature[0], one, many)
  if (found === undefined) return de.modifier(s, 'an einer Flanke')
  return s.or === undefined ? found : { ...found, or: flankDe(s.or) }
}

export const notOnFlank = v.add('filter', 'notOnFlank', {
  compile: (c: C, filter: Filter): Selection<P> => narrow(c, filter, (p, _f, x) => !isOnFlank(p, x)),
  en: (t, filter) => en.modifier(t.filter(filter), 'not on a flank'),
  de: (t, filter) => de.modifier(t.filter(filter), 'abseits der Flanken'),
  it: (t, filter) => it.modifier(t.filter(filter), 'non su un fianco'),
})
export const damaged = state('damaged', (p, _f, x) => p.damage[x] > 0, {
  en: 'damaged',
  de: german.states.damaged,
  it: it.agree(italian.states.damaged),
})
export const undamaged = state('undamaged', (p, _f, x) => p.damage[x] === 0, {
  en: 'undamaged',
  de: german.states.undamaged,
  it: it.agree(italian.states.undamaged),
})
export const readied = state('readied', (p, _f, x) => p.exhausted[x] === 0, {
  en: 'ready',
  de: german.states.ready,
  it: it.agree(italian.states.ready),
})
export const stunned = state('stunned', (p, _f, x) => (p.status[x] & STUN) !== 0, {
  en: 'stunned',
  de: german.states.stunned,
  it: it.agree(italian.states.stunned),
})

/** A card that just left play was a neighbor of those it stood between: what looks back at it may ask. */
export const neighboring = adjective('neighboring', isNeighbor, {
  en: 'neighboring',
  de: 'benachbart',
  it: it.agree('vicino'),
})

function isNeighbor(p: P, f: number, x: number): boolean {
  const self = p.frames[f + SELF]
  return isInPlay(p, x) ? areNeighbors(p, self, x) : p.left[x] === self || p.right[x] === self
}

export const modifier = (word: string, test: Test<P>, names: Record<Language, Behind>) =>
  v.add('filter', word, {
    compile: (c: C, filter: Filter): Selection<P> => narrow(c, filter, test),
    en: (t, filter) => en.modifier(t.filter(filter), names.en),
    de: (t, filter) => de.modifier(t.filter(filter), names.de),
    it: (t, filter) => it.modifier(t.filter(filter), names.it),
  })

export const withAmber = modifier('withAmber', (p, _f, x) => p.amberOn[x] > 0, {
  en: { text: 'with Æmber on it', many: 'with Æmber on them', deed: 'has Æmber on it' },
  de: { text: 'mit Æmber darauf', deed: 'Æmber auf sich hat' },
  it: { text: 'con Æmber sopra', deed: 'ha Æmber su di sé' },
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

/** Do the first cards lie in play and the second ones in a pile? */
const isElsewhere = (first: Filter, second: Filter) => second.word === 'from' && first.word !== 'from'

export const either = v.add('filter', 'either', {
  compile: (c: C, first: Filter, second: Filter): Selection<P> => ({ parts: [...c.filter(first).parts, ...c.filter(second).parts] }),
  en(t, first, second) {
    const a = isElsewhere(first, second) ? en.modifier(t.filter(first), 'in play') : t.filter(first)
    const b = t.filter(second)
    // "Dis or Shadows card": a noun that both are is said once
    if (a.one === b.one && a.before.length === 1 && b.before.length === 1 && a.after.length + b.after.length === 0)
      return { ...a, before: [`${a.before[0]} or ${b.before[0]}`] }
    // "artifact, upgrade or action card"
    const joined = (one: string, word: string, other: string) => `${one}${second.word === 'either' ? ',' : ` ${word}`} ${other}`
    return {
      one: joined(en.one(a), 'or', en.one(b)),
      many: joined(en.many(a), 'or', en.many(b)),
      all: joined(en.one(a), 'and', en.one(b)),
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
    en.modifier(t.filter(filter), {
      text: t.seat(who) === t.you ? `${t.you.you ? 'you' : 'they'} own` : `owned by ${t.seat(who).subject}`,
      whose: true,
    }),
  de: (t, who, filter) =>
    de.modifier(t.filter(filter), {
      text:
        t.seat(who) === t.you
          ? `in ${t.you.you ? 'deinem' : 'seinem'} Besitz`
          : de.contracted('in', t.seat(who).possessive('Besitz', 'm', 'dat')),
      whose: true,
    }),
  it: (t, who, filter) =>
    it.modifier(t.filter(filter), {
      text:
        t.seat(who) === t.you ? `di ${t.you.you ? 'tua' : 'sua'} proprietà` : `di proprietà ${it.contracted('di', t.seat(who).subject)}`,
      whose: true,
    }),
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
