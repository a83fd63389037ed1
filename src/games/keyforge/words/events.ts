import { AMOUNT, SELF } from '../../../kernel/program.ts'
import type { Program } from '../../../kernel/program.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Check, Seats, Test } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Effect, EventPattern, Filter, Noun } from '../../../ability/tree.ts'
import { ATTACKER, BY_ASSAULT, BY_SPLASH, DESTROYED_KIND, IN_FIGHT, REAPED, TRIGGER } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { aCardDe, aCardEn, aCardIt, testOf } from './filters.ts'
import { vocabulary as v } from './vocabulary.ts'

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
  /** The program of whatever effect takes its place, where it is stopped before it happens. */
  readonly stops?: (c: C, replacement: Effect) => Program
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

export interface Happening {
  readonly record?: number
  readonly trigger?: number
  readonly before?: number
  readonly would?: number
  readonly stops?: Pattern['stops']
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
  { trigger: TRIGGER.enters, before: TRIGGER.beforeEnters },
  {
    en: (x) => ({ now: `${x} enters play` }),
    de: (x) => ({ now: `${x.in('nom')} ins Spiel kommt` }),
    it: (x) => ({ now: `${x.text} entra in gioco`, before: `${x.text} entri in gioco` }),
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
/** A creature is dealt damage; by a damage bonus icon, whoever resolves it, where that is said. */
export const isDealtDamage = v.add<'event', [which: Filter | Noun, how?: 'byIcon']>('event', 'isDealtDamage', {
  compile: (c: C, which, how) =>
    pattern({
      trigger: how === undefined ? TRIGGER.isDealtDamage : TRIGGER.isDealtIconDamage,
      would: how === undefined ? TRIGGER.wouldBeDealtDamage : -1,
      about: testOf(c, which),
    }),
  en(t, which, how) {
    const x = aCardEn(t, which)
    return { now: `${x} is dealt damage${how === undefined ? '' : ' by a damage bonus icon'}`, would: `${x} would be dealt damage` }
  },
  de(t, which, how) {
    const x = aCardDe(t, which).in('dat')
    return {
      now: `${x} ${how === undefined ? '' : 'durch ein Schaden-Symbol '}Schaden zugefügt wird`,
      would: `${x} Schaden zugefügt würde`,
    }
  },
  it(t, which, how) {
    const x = aCardIt(t, which).with('a')
    return { now: `vengono inflitti danni ${x}${how === undefined ? '' : ' da un’icona danno'}`, would: `venissero inflitti danni ${x}` }
  },
})
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
  inFight: { en: () => ' in a fight', de: () => 'in einem Kampf ', it: () => ' in combattimento' },
  byAssault: {
    en: (self: string) => ` by ${self}’s assault damage`,
    de: (self: string) => `durch den Ansturm von ${self} `,
    it: (self: string) => ` dai danni dell’Assalto di ${self}`,
  },
  bySplash: {
    en: (self: string) => ` by ${self}’s splash-attack damage`,
    de: (self: string) => `durch den Explosionsangriff von ${self} `,
    it: (self: string) => ` dai danni dell’Attacco a Schianto di ${self}`,
  },
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
    const rest = `destroyed${how === undefined ? '' : HOW_DESTROYED[how].en(t.self)}`
    const x = aCardEn(t, which)
    const of = (many?: boolean) => (which.is === 'noun' ? x : many ? en.many(t.filter(which)) : en.one(t.filter(which)))
    return {
      now: `${x} is ${rest}`,
      past: `${x} was ${rest}`,
      would: `${x} would be ${rest}`,
      each: (when, many) => `${of(many)} ${rest} ${when}`,
      ...(which.is === 'filter' && {
        counted: (number: string, one: boolean, when: string) =>
          `${number} ${one ? en.one(t.filter(which)) : en.many(t.filter(which))} ${one ? 'was' : 'were'} ${rest} ${when}`,
      }),
    }
  },
  de(t, which, how) {
    const means = how === undefined ? '' : HOW_DESTROYED[how].de(t.selfIn('dat'))
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
    const means = how === undefined ? '' : HOW_DESTROYED[how].it(t.self)
    const rest = `distrutta${means}`
    return {
      now: `${x} viene ${rest}`,
      past: `${x} è stata ${rest}`,
      would: `${x} venisse ${rest}`,
      each: (when, many) =>
        `${which.is === 'noun' ? x : it.bare(t.filter(which), many === true).text} ${many ? 'distrutte' : 'distrutta'}${means} ${when}`,
      ...(which.is === 'filter' && {
        counted: (number: string, one: boolean, when: string) =>
          number === 'nessuna'
            ? `${when} non è stata ${rest} ${it.no(t.filter(which)).text}`
            : one
              ? `${when} è stata ${rest} ${number} ${it.bare(t.filter(which), false).text}`
              : `${when} sono state distrutte${means} ${it.several(t.filter(which), number).text}`,
      }),
    }
  },
})
