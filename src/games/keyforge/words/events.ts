import { AMOUNT } from '../../../kernel/program.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Check, Seats, Test } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { EventPattern, Filter, Who } from '../../../ability/tree.ts'
import { DESTROYED_KIND, DISCARDED, FORGED, houseNumber, IN_FIGHT, PLAYED, TRIGGER, USED } from '../rules/index.ts'
import type { House, KeyforgePosition } from '../rules/index.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Event patterns: one for triggers, replacement and history. */
export interface Pattern {
  /** Trigger that the event fires. */
  readonly trigger: number
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

function pattern(trigger: number, parts: Partial<Pattern> = {}): Pattern {
  return { trigger, record: -1, flags: 0, about: undefined, seats: undefined, event: undefined, ...parts }
}

const aboutCard = (
  word: string,
  trigger: number,
  record: number,
  names: { en: (x: string) => string; de: (x: string) => string; it: (x: string) => string },
) =>
  v.add('event', word, {
    compile: (c: C, filter: Filter) => pattern(trigger, { record, about: c.matches(c.filter(filter)) }) as unknown,
    en: (t, filter) => names.en(en.withArticle(en.one(t.filter(filter)))),
    de: (t, filter) => names.de(de.a(t.filter(filter)).in('nom')),
    it: (t, filter) => names.it(it.a(t.filter(filter)).text),
  })

export const enters = aboutCard('enters', TRIGGER.enters, -1, {
  en: (x) => `${x} enters play`,
  de: (x) => `${x} ins Spiel kommt`,
  it: (x) => `${x} entra in gioco`,
})
export const fights = aboutCard('fights', TRIGGER.fights, -1, {
  en: (x) => `${x} fights`,
  de: (x) => `${x} kämpft`,
  it: (x) => `${x} combatte`,
})
export const reaps = aboutCard('reaps', TRIGGER.reaps, -1, {
  en: (x) => `${x} reaps`,
  de: (x) => `${x} erntet`,
  it: (x) => `${x} raccoglie`,
})

export const isDestroyed = v.add<'event', [filter: Filter, how?: 'inFight']>('event', 'isDestroyed', {
  compile: (c: C, filter: Filter, how?: 'inFight') =>
    pattern(TRIGGER.isDestroyed, {
      record: DESTROYED_KIND,
      flags: how === 'inFight' ? IN_FIGHT : 0,
      about: c.matches(c.filter(filter)),
      event: how === 'inFight' ? (p, f) => p.frames[f + AMOUNT] !== 0 : undefined,
    }) as unknown,
  en: (t, filter, how) => `${en.withArticle(en.one(t.filter(filter)))} is destroyed${how === 'inFight' ? ' in a fight' : ''}`,
  de: (t, filter, how) => `${de.a(t.filter(filter)).in('nom')} ${how === 'inFight' ? 'in einem Kampf ' : ''}zerstört wird`,
  it: (t, filter, how) => `${it.a(t.filter(filter)).text} viene distrutta${how === 'inFight' ? ' in combattimento' : ''}`,
})

const bySeat = (
  word: string,
  trigger: number,
  record: number,
  names: {
    en: (who: en.Persona, x: string) => string
    de: (who: de.Persona, x: string) => string
    it: (who: it.Persona, x: string) => string
  },
) =>
  v.add('event', word, {
    compile: (c: C, who: Who, filter: Filter) =>
      pattern(trigger, { record, seats: c.seats(who), about: c.matches(c.filter(filter)) }) as unknown,
    en: (t, who, filter) => names.en(t.seat(who), en.withArticle(en.one(t.filter(filter)))),
    de: (t, who, filter) => names.de(t.seat(who), de.a(t.filter(filter)).in('acc')),
    it: (t, who, filter) => names.it(t.seat(who), it.a(t.filter(filter)).text),
  })

const verb = (who: en.Persona, you: string, he: string) => `${who.subject} ${who.you ? you : he}`
const itVerb = (who: it.Persona, you: string, he: string) => (who.you ? you : `${who.subject} ${he}`)

export const plays = bySeat('plays', TRIGGER.plays, PLAYED, {
  en: (who, x) => `${verb(who, 'play', 'plays')} ${x}`,
  de: (who, x) => `${who.nom} ${x} spielt${who.you ? '' : ''}`.replace('du ', 'du ').replace(/^du (.*) spielt$/, 'du $1 spielst'),
  it: (who, x) => `${itVerb(who, 'giochi', 'gioca')} ${x}`,
})
export const uses = bySeat('uses', TRIGGER.uses, USED, {
  en: (who, x) => `${verb(who, 'use', 'uses')} ${x}`,
  de: (who, x) => `${who.nom} ${x} verwendet`.replace(/^du (.*) verwendet$/, 'du $1 verwendest'),
  it: (who, x) => `${itVerb(who, 'usi', 'usa')} ${x}`,
})
export const discards = bySeat('discards', TRIGGER.discards, DISCARDED, {
  en: (who, x) => `${verb(who, 'discard', 'discards')} ${x} from hand`,
  de: (who, x) => `${who.nom} ${x} von der Hand ablegt`.replace(/^du (.*) ablegt$/, 'du $1 ablegst'),
  it: (who, x) => `${itVerb(who, 'scarti', 'scarta')} ${x} dalla mano`,
})

export const forges = v.add('event', 'forges', {
  compile: (c: C, who: Who) => pattern(TRIGGER.forges, { record: FORGED, seats: c.seats(who) }) as unknown,
  en: (t, who) => verb(t.seat(who), 'forge a key', 'forges a key'),
  de: (t, who) => `${t.seat(who).nom} einen Schlüssel ${t.seat(who).you ? 'schmiedest' : 'schmiedet'}`,
  it: (t, who) => itVerb(t.seat(who), 'forgi una chiave', 'forgia una chiave'),
})

export const choosesHouse = v.add('event', 'choosesHouse', {
  compile(c: C, who: Who, house: House) {
    const number = houseNumber(house)
    return pattern(TRIGGER.choosesHouse, { seats: c.seats(who), event: (p, f) => p.frames[f + AMOUNT] === number }) as unknown
  },
  en: (t, who, house) => `${verb(t.seat(who), 'choose', 'chooses')} ${t.term('house', house)} as the active house`,
  de: (t, who, house) => `${t.seat(who).nom} ${t.term('house', house)} als aktive Fraktion ${t.seat(who).you ? 'wählst' : 'wählt'}`,
  it: (t, who, house) => `${itVerb(t.seat(who), 'scegli', 'sceglie')} ${t.term('house', house)} come Casa attiva`,
})
