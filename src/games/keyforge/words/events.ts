import { ABOUT, AMOUNT, SELF } from '../../../kernel/program.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Check, Seats, Test } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { EventPattern, Filter, Noun, Who } from '../../../ability/tree.ts'
import {
  ATTACKER,
  BY_REAPING,
  BY_ASSAULT,
  BY_SPLASH,
  DESTROYED_KIND,
  DISCARDED,
  FORGED,
  houseNumber,
  IN_FIGHT,
  PLAYED,
  REAPED,
  TRIGGER,
  USED,
} from '../rules/index.ts'
import type { House, KeyforgePosition } from '../rules/index.ts'
import { aCardDe, aCardEn, aCardIt, chosenSlot, testOf } from './filters.ts'
import { vocabulary as v } from './vocabulary.ts'
import { TURNS } from './turns.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** One event pattern for triggers, replacement and history: what it is about, by whom, and where each of its users finds it. */
export interface Pattern {
  /** Trigger that the event fires when it has happened, -1 for none. */
  readonly trigger: number
  /** Trigger that it fires before, -1 where nothing can come before. */
  readonly before: number
  /** Trigger that proposes it, -1 where nothing can take its place; what is asked then of what is proposed. */
  readonly would: number
  readonly proposed: Check<P> | undefined
  /** Kind of record that it leaves, -1 for none. */
  readonly record: number
  readonly flags: number
  readonly about: Test<P> | undefined
  readonly seats: Seats<P> | undefined
  readonly event: Check<P> | undefined
}

export function compileEvent(c: C, event: EventPattern): Pattern {
  return c.event(event) as Pattern
}

export function pattern(parts: Partial<Pattern>): unknown {
  return {
    trigger: -1,
    before: -1,
    would: -1,
    record: -1,
    flags: 0,
    about: undefined,
    seats: undefined,
    event: undefined,
    proposed: undefined,
    ...parts,
  }
}

// ---- what happens to a card, or what it does

interface Happening {
  readonly record?: number
  readonly trigger?: number
  readonly before?: number
  readonly would?: number
  /** What else must be true of it: the bits of its amount, and the flags of its record. */
  readonly flags?: number
}

export const aboutCard = (
  word: string,
  at: Happening,
  names: {
    en: (x: string) => en.EventPhrase
    de: (x: de.NounPhrase) => de.EventPhrase
    it: (x: it.NounPhrase) => it.EventPhrase
  },
) =>
  v.add('event', word, {
    compile: (c: C, which: Filter | Noun) => pattern({ ...at, about: testOf(c, which) }),
    en: (t, which) => names.en(aCardEn(t, which)),
    de: (t, which) => names.de(aCardDe(t, which)),
    it: (t, which) => names.it(aCardIt(t, which)),
  })

export const enters = aboutCard(
  'enters',
  { trigger: TRIGGER.enters },
  {
    en: (x) => ({ now: `${x} enters play` }),
    de: (x) => ({ now: `${x.in('nom')} ins Spiel kommt` }),
    it: (x) => ({ now: `${x.text} entra in gioco` }),
  },
)
export const fights = aboutCard(
  'fights',
  { trigger: TRIGGER.fights, before: TRIGGER.beforeFights },
  {
    en: (x) => ({ now: `${x} fights` }),
    de: (x) => ({ now: `${x.in('nom')} kämpft` }),
    it: (x) => ({ now: `${x.text} combatte`, before: `${x.text} combatta` }),
  },
)
export const reaps = aboutCard(
  'reaps',
  { trigger: TRIGGER.reaps, record: REAPED },
  {
    en: (x) => ({ now: `${x} reaps`, past: `${x} reaped`, perfect: `${x} has reaped`, notPerfect: `${x} has not reaped` }),
    de: (x) => ({ now: `${x.in('nom')} erntet`, past: (when) => `${x.in('nom')} ${when}geerntet hat` }),
    it: (x) => ({ now: `${x.text} raccoglie`, past: `${x.text} ha raccolto` }),
  },
)
/** It is used, by whoever may. */
export const isUsed = aboutCard(
  'isUsed',
  { trigger: TRIGGER.uses, record: USED },
  {
    en: (x) => ({ now: `${x} is used` }),
    de: (x) => ({ now: `${x.in('nom')} verwendet wird` }),
    it: (x) => ({ now: `${x.text} viene usata` }),
  },
)
export const isDealtDamage = aboutCard(
  'isDealtDamage',
  { trigger: TRIGGER.isDealtDamage, would: TRIGGER.wouldBeDealtDamage },
  {
    en: (x) => ({ now: `${x} is dealt damage`, would: `${x} would be dealt damage` }),
    de: (x) => ({ now: `${x.in('dat')} Schaden zugefügt wird`, would: `${x.in('dat')} Schaden zugefügt würde` }),
    it: (x) => ({ now: `vengono inflitti danni ${x.with('a')}`, would: `venissero inflitti danni ${x.with('a')}` }),
  },
)
/** A card in play goes to a discard pile. */
export const isDiscardedFromPlay = aboutCard(
  'isDiscardedFromPlay',
  { would: TRIGGER.wouldBePutIntoDiscard },
  {
    en: (x) => ({ now: `${x} is put into a discard pile from play`, would: `${x} would be put into a discard pile from play` }),
    de: (x) => ({
      now: `${x.in('nom')} aus dem Spiel auf einen Ablagestapel gelegt wird`,
      would: `${x.in('nom')} aus dem Spiel auf einen Ablagestapel gelegt würde`,
    }),
    it: (x) => ({
      now: `${x.text} viene messa dal gioco in una pila degli scarti`,
      would: `${x.text} venisse messa dal gioco in una pila degli scarti`,
    }),
  },
)

/** How a card was destroyed: in a fight, or by the assault or splash-attack of the card that looks. */
const HOW_DESTROYED = {
  inFight: { en: ' in a fight', de: 'in einem Kampf ', it: ' in combattimento' },
  byAssault: { en: ' by its assault damage', de: 'durch ihren Ansturm ', it: ' dai danni del suo Assalto' },
  bySplash: { en: ' by its splash-attack damage', de: 'durch ihren Explosionsangriff ', it: ' dai danni del suo Attacco a Schianto' },
} as const
type HowDestroyed = keyof typeof HOW_DESTROYED

const testHow = (how: HowDestroyed | undefined): Check<P> | undefined => {
  if (how === undefined) return undefined
  if (how === 'inFight') return (p, f) => (p.frames[f + AMOUNT] & IN_FIGHT) !== 0
  const means = how === 'byAssault' ? BY_ASSAULT : BY_SPLASH
  return (p, f) => (p.frames[f + AMOUNT] & means) !== 0 && p.state[ATTACKER] === p.frames[f + SELF]
}

export const isDestroyed = v.add<'event', [which: Filter | Noun, how?: HowDestroyed]>('event', 'isDestroyed', {
  compile: (c: C, which: Filter | Noun, how?: HowDestroyed) =>
    pattern({
      trigger: TRIGGER.isDestroyed,
      would: TRIGGER.destroyed,
      record: how === undefined || how === 'inFight' ? DESTROYED_KIND : -1,
      flags: how === 'inFight' ? IN_FIGHT : 0,
      about: testOf(c, which),
      event: testHow(how),
    }),
  en(t, which, how) {
    const rest = `destroyed${how === undefined ? '' : HOW_DESTROYED[how].en}`
    const x = aCardEn(t, which)
    const of = which.is === 'noun' ? x : en.one(t.filter(which))
    return {
      now: `${x} is ${rest}`,
      past: `${x} was ${rest}`,
      would: `${x} would be ${rest}`,
      each: (when) => `${of} ${rest} ${when}`,
      ...(which.is === 'filter' && {
        counted: (number: string, one: boolean, when: string) =>
          `${number} ${one ? en.one(t.filter(which)) : en.many(t.filter(which))} ${one ? 'was' : 'were'} ${rest} ${when}`,
      }),
    }
  },
  de(t, which, how) {
    const means = how === undefined ? '' : HOW_DESTROYED[how].de
    const all = `${aCardDe(t, which).in('nom')} ${means}zerstört`
    return {
      now: `${all} wird`,
      past: (when) => `${when}${all} wurde`,
      would: `${all} würde`,
      ...(which.is === 'filter' && {
        each: (when: string) => `${de.each(t.filter(which)).in('acc')}, ${de.relative(t.filter(which))} ${when} ${means}zerstört wurde`,
        counted: (number: string, one: boolean, when: string) =>
          number === 'keine'
            ? `${when} ${de.no(t.filter(which)).in('nom')} ${means}zerstört wurde`
            : one
              ? `${when} ${number} ${de.one(t.filter(which)).in('nom')} ${means}zerstört wurde`
              : `${when} ${de.several(t.filter(which), number).in('nom')} ${means}zerstört wurden`,
      }),
    }
  },
  it(t, which, how) {
    const x = aCardIt(t, which).text
    const rest = `distrutta${how === undefined ? '' : HOW_DESTROYED[how].it}`
    const of = which.is === 'noun' ? x : it.bare(t.filter(which), false).text
    return {
      now: `${x} viene ${rest}`,
      past: `${x} è stata ${rest}`,
      would: `${x} venisse ${rest}`,
      each: (when) => `${of} ${rest} ${when}`,
      ...(which.is === 'filter' && {
        counted: (number: string, one: boolean, when: string) =>
          number === 'nessuna'
            ? `${when} non è stata ${rest} ${it.no(t.filter(which)).text}`
            : one
              ? `${when} è stata ${rest} ${number} ${it.bare(t.filter(which), false).text}`
              : `${when} sono state ${rest.replace(/^distrutta/, 'distrutte')} ${it.several(t.filter(which), number).text}`,
      }),
    }
  },
})

// ---- what a player does

/** A verb in the forms that events need, of you and of others; the object stands where the language has it. */
interface Conjugation {
  readonly en: {
    readonly you: string
    readonly past: string
    readonly simple?: string
    readonly after?: string
    readonly from?: string
    readonly with?: string
  }
  readonly de: { readonly du: string; readonly er: string; readonly participle: string; readonly before?: string; readonly with?: string }
  readonly it: { readonly tu: string; readonly lui: string; readonly participle: string; readonly after?: string; readonly with?: string }
}

export function enClause(who: en.Persona, verb: Conjugation['en'], object: string): en.EventPhrase {
  const after = verb.from === undefined ? verb.after : `from ${who.you ? 'your' : 'their'} ${verb.from}`
  const rest = [verb.with, object, after].filter(Boolean).join(' ')
  return {
    now: `${en.says(who, verb.you)} ${rest}`,
    past: `${who.subject} ${verb.simple ?? verb.past} ${rest}`,
    perfect: `${en.says(who, 'have')} ${verb.past} ${rest}`,
    notPerfect: `${en.says(who, 'have')} not ${verb.past} ${rest}`,
  }
}
export function deClause({ nom, you }: de.Persona, verb: Conjugation['de'], object: string): de.EventPhrase {
  const rest = [verb.with, object, verb.before].filter(Boolean).join(' ')
  return {
    now: `${nom} ${rest} ${you ? verb.du : verb.er}`,
    past: (when) => `${nom} ${when}${rest} ${verb.participle} ${you ? 'hast' : 'hat'}`,
  }
}
export function itClause({ subject, you }: it.Persona, verb: Conjugation['it'], object: string): it.EventPhrase {
  const rest = [verb.with, object, verb.after].filter(Boolean).join(' ')
  return {
    now: you ? `${verb.tu} ${rest}` : `${it.subject(subject)}${verb.lui} ${rest}`,
    past: you ? `hai ${verb.participle} ${rest}` : `${it.subject(subject)}ha ${verb.participle} ${rest}`,
  }
}

export const withCard = (word: string, at: Happening, record: number, verb: Conjugation, event?: Check<P>) =>
  v.add('event', word, {
    compile: (c: C, who: Who, which: Filter | Noun) => pattern({ ...at, record, seats: c.seats(who), about: testOf(c, which), event }),
    en(t, who, which) {
      const clause = enClause(t.seat(who), verb.en, aCardEn(t, which))
      if (which.is === 'noun') return clause
      const stem = t.filter(which)
      const have = (when: string) => (when === TURNS.en.lastTurn ? t.seat(who).subject : en.says(t.seat(who), 'have'))
      const end = verb.en.from === undefined ? verb.en.after : `from ${t.seat(who).you ? 'your' : 'their'} ${verb.en.from}`
      const after = end === undefined ? '' : ` ${end}`
      return {
        ...clause,
        counted: (number, one, when) => `${have(when)} ${verb.en.past} ${number} ${one ? en.one(stem) : en.many(stem)}${after} ${when}`,
        each: (when) => `${en.one(stem)} ${have(when)} ${verb.en.past}${after} ${when}`,
      }
    },
    de(t, who, which) {
      const { nom, you } = t.seat(who)
      const clause = deClause(t.seat(who), verb.de, aCardDe(t, which).in(verb.de.with === undefined ? 'acc' : 'dat'))
      if (which.is === 'noun') return clause
      const rest = [verb.de.before, verb.de.participle, you ? 'hast' : 'hat'].filter(Boolean).join(' ')
      const stem = t.filter(which)
      return {
        ...clause,
        counted: (number, one, when) =>
          `${nom} ${when} ${number === 'keine' ? de.no(stem).in('acc') : one ? `${number} ${de.one(stem).in('acc')}` : de.several(stem, number).in('acc')} ${rest}`,
        each: (when) => `${de.each(stem).in('acc')}, ${de.relative(stem)} ${nom} ${when} ${rest}`,
      }
    },
    it(t, who, which) {
      const { subject, you } = t.seat(who)
      const clause = itClause(t.seat(who), verb.it, aCardIt(t, which).text)
      if (which.is === 'noun') return clause
      const have = you ? 'hai' : `${it.subject(subject)}ha`
      const stem = t.filter(which)
      const after = verb.it.after === undefined ? '' : ` ${verb.it.after}`
      return {
        ...clause,
        counted: (number, one, when) =>
          number === 'nessuna'
            ? `non ${have} ${verb.it.participle} ${it.no(stem).text}${after} ${when}`
            : `${have} ${verb.it.participle} ${number} ${it.bare(stem, !one).text}${after} ${when}`,
        each: (when) => `${it.bare(stem, false).text} che ${have} ${verb.it.participle}${after} ${when}`,
      }
    },
  })

export const plays = withCard('plays', { trigger: TRIGGER.plays, before: TRIGGER.asPlayed }, PLAYED, {
  en: { you: 'play', past: 'played' },
  de: { du: 'spielst', er: 'spielt', participle: 'gespielt' },
  it: { tu: 'giochi', lui: 'gioca', participle: 'giocato' },
})
export const uses = withCard('uses', { trigger: TRIGGER.uses }, USED, {
  en: { you: 'use', past: 'used' },
  de: { du: 'verwendest', er: 'verwendet', participle: 'verwendet' },
  it: { tu: 'usi', lui: 'usa', participle: 'usato' },
})
export const discards = withCard('discards', { trigger: TRIGGER.discards }, DISCARDED, {
  en: { you: 'discard', past: 'discarded', from: 'hand' },
  de: { du: 'ablegst', er: 'ablegt', participle: 'abgelegt', before: 'von der Hand' },
  it: { tu: 'scarti', lui: 'scarta', participle: 'scartato', after: 'dalla mano' },
})

/** What a player does to one thing that is always the same. */
export const eventOf = (
  word: string,
  at: Happening & { readonly record?: number },
  verb: Conjugation,
  object: { en: string; de: string; it: string },
) =>
  v.add('event', word, {
    compile: (c: C, who: Who) => pattern({ ...at, seats: c.seats(who) }),
    en: (t, who) => enClause(t.seat(who), verb.en, object.en),
    de: (t, who) => deClause(t.seat(who), verb.de, object.de),
    it: (t, who) => itClause(t.seat(who), verb.it, object.it),
  })

export const forges = v.add('event', 'forges', {
  compile: (c: C, who: Who) => pattern({ trigger: TRIGGER.forges, before: TRIGGER.beforeForges, record: FORGED, seats: c.seats(who) }),
  en: (t, who) => enClause(t.seat(who), { you: 'forge', past: 'forged' }, 'a key'),
  de(t, who) {
    const { nom, you } = t.seat(who)
    return {
      ...deClause(t.seat(who), { du: 'schmiedest', er: 'schmiedet', participle: 'geschmiedet' }, 'einen Schlüssel'),
      counted: (number, one, when) =>
        `${nom} ${when} ${number === 'keine' ? 'keinen' : one ? `${number}en` : number} Schlüssel geschmiedet ${you ? 'hast' : 'hat'}`,
    }
  },
  it(t, who) {
    const { subject, you } = t.seat(who)
    const have = you ? 'hai' : `${it.subject(subject)}ha`
    return {
      ...itClause(t.seat(who), { tu: 'forgi', lui: 'forgia', participle: 'forgiato' }, 'una chiave'),
      before: `${you ? '' : it.subject(subject)}forgi una chiave`,
      counted: (number, one, when) =>
        number === 'nessuna'
          ? `non ${have} forgiato nessuna chiave ${when}`
          : `${have} forgiato ${number} ${one ? 'chiave' : 'chiavi'} ${when}`,
    }
  },
})

/** A player chooses an active house: any, that one, or the one that was chosen before. */
export const choosesHouse = v.add<'event', [who: Who, house?: House | 'chosen']>('event', 'choosesHouse', {
  compile(c: C, who: Who, house?: House | 'chosen') {
    const slot = house === 'chosen' ? chosenSlot(c) : -1
    const number = house === undefined || house === 'chosen' ? -1 : houseNumber(house)
    const isThatOne: Check<P> = (p, f) => p.frames[f + AMOUNT] === (slot < 0 ? number : p.frames[f + slot])
    return pattern({ trigger: TRIGGER.choosesHouse, seats: c.seats(who), event: house === undefined ? undefined : isThatOne })
  },
  en: (t, who, house) =>
    house === undefined
      ? enClause(t.seat(who), { you: 'choose', past: 'chosen' }, 'an active house')
      : enClause(
          t.seat(who),
          { you: 'choose', past: 'chosen', after: 'as the active house' },
          house === 'chosen' ? 'that house' : t.term('house', house),
        ),
  de: (t, who, house) =>
    house === undefined
      ? deClause(t.seat(who), { du: 'wählst', er: 'wählt', participle: 'gewählt' }, 'eine aktive Fraktion')
      : deClause(
          t.seat(who),
          { du: 'wählst', er: 'wählt', participle: 'gewählt', before: 'als aktive Fraktion' },
          house === 'chosen' ? 'jene Fraktion' : t.term('house', house),
        ),
  it: (t, who, house) =>
    house === undefined
      ? itClause(t.seat(who), { tu: 'scegli', lui: 'sceglie', participle: 'scelto' }, 'una Casa attiva')
      : itClause(
          t.seat(who),
          { tu: 'scegli', lui: 'sceglie', participle: 'scelto', after: 'come Casa attiva' },
          house === 'chosen' ? 'quella Casa' : t.term('house', house),
        ),
})

/** Amber reaches a player's pool, gained or otherwise; `byReaping`: only what a reap brings. */
export const gainsAmber = v.add<'event', [who: Who, how?: 'byReaping']>('event', 'gainsAmber', {
  compile: (c: C, who: Who, how?: 'byReaping') =>
    pattern({
      trigger: how === undefined ? -1 : TRIGGER.gains,
      would: TRIGGER.wouldGain,
      seats: c.seats(who),
      proposed: how === undefined ? undefined : (p, f) => (p.frames[f + ABOUT] & BY_REAPING) !== 0,
    }),
  en(t, who, how) {
    const { subject, possessive, you } = t.seat(who)
    if (how === undefined) return { now: `Æmber is added to ${possessive} pool`, would: `Æmber would be added to ${possessive} pool` }
    return { now: `${subject} gain${you ? '' : 's'} Æmber by reaping`, would: `${subject} would gain Æmber by reaping` }
  },
  de(t, who, how) {
    const { nom, possessive, you } = t.seat(who)
    const pool = `${possessive('Vorrat', 'm', 'dat')} Æmber hinzugefügt`
    if (how === undefined) return { now: `${pool} wird`, would: `${pool} würde` }
    const reaping = `${nom} durch Ernten Æmber`
    return { now: `${reaping} ${you ? 'erhältst' : 'erhält'}`, would: `${reaping} erhalten ${you ? 'würdest' : 'würde'}` }
  },
  it(t, who, how) {
    const { subject, possessive, you } = t.seat(who)
    const pool = `${possessive('riserva', 'f').with('a')}`
    if (how === undefined) return { now: `viene aggiunto Æmber ${pool}`, would: `venisse aggiunto Æmber ${pool}` }
    return {
      now: you ? 'ottieni Æmber raccogliendo' : `${subject} ottiene Æmber raccogliendo`,
      would: you ? 'ottenessi Æmber raccogliendo' : `${subject} ottenesse Æmber raccogliendo`,
    }
  },
})

/** A player pays for a key: the amber would go to the supply. */
export const paysForKey = v.add('event', 'paysForKey', {
  compile: (c: C, who: Who) => pattern({ would: TRIGGER.wouldSpend, seats: c.seats(who) }),
  en: (t, who) => {
    const { subject, you } = t.seat(who)
    return { now: `${subject} spend${you ? '' : 's'} Æmber on a key`, would: `${subject} would spend Æmber on a key` }
  },
  de: (t, who) => {
    const { nom, you } = t.seat(who)
    const key = `${nom} für einen Schlüssel Æmber`
    return { now: `${key} ${you ? 'ausgibst' : 'ausgibt'}`, would: `${key} ausgeben ${you ? 'würdest' : 'würde'}` }
  },
  it: (t, who) => {
    const { subject, you } = t.seat(who)
    return {
      now: you ? 'spendi Æmber per una chiave' : `${subject} spende Æmber per una chiave`,
      would: you ? 'spendessi Æmber per una chiave' : `${subject} spendesse Æmber per una chiave`,
    }
  },
})
