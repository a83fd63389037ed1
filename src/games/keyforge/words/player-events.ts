import { ABOUT, AMOUNT } from '../../../kernel/program.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Check } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Filter, Noun, Who } from '../../../ability/tree.ts'
import { BY_REAPING, DISCARDED, FORGED, houseNumber, PLAYED, TRIGGER, USED } from '../rules/index.ts'
import type { House, KeyforgePosition } from '../rules/index.ts'
import { aCardDe, aCardEn, aCardIt, testOf } from './filters.ts'
import { chosenSlot } from './identity.ts'
import { vocabulary as v } from './vocabulary.ts'
import { TURNS } from './turns.ts'
import { pattern } from './events.ts'
import type { Happening } from './events.ts'

/** Events that a player brings about. */

type P = KeyforgePosition
type C = Compiler<P>

// ---- what a player does

/** A verb in the forms that events need, of you and of others; the object stands where the language has it. */
export interface Conjugation {
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
    who: nom,
    now: `${rest} ${you ? verb.du : verb.er}`,
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
        each: (when, many) => `${many ? en.many(stem) : en.one(stem)} ${have(when)} ${verb.en.past}${after} ${when}`,
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
        each: (when, many) => `${it.bare(stem, many === true).text} che ${have} ${verb.it.participle}${after} ${when}`,
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
      proposed: how === undefined ? undefined : (p, f) => p.frames[f + ABOUT] === BY_REAPING,
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
    const reaping = 'durch Ernten Æmber'
    return { who: nom, now: `${reaping} ${you ? 'erhältst' : 'erhält'}`, would: `${reaping} erhalten ${you ? 'würdest' : 'würde'}` }
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
    return {
      now: `${subject} spend${you ? '' : 's'} Æmber on a key`,
      would: `Æmber that ${subject} spend${you ? '' : 's'} on a key would go to the common supply`,
    }
  },
  de: (t, who) => {
    const { nom, you } = t.seat(who)
    const spends = you ? 'ausgibst' : 'ausgibt'
    return {
      now: `${nom} für einen Schlüssel Æmber ${spends}`,
      would: `Æmber, das ${nom} für einen Schlüssel ${spends}, in die allgemeine Reserve gelegt würde`,
    }
  },
  it: (t, who) => {
    const { subject, you } = t.seat(who)
    return {
      now: you ? 'spendi Æmber per una chiave' : `${subject} spende Æmber per una chiave`,
      would: `gli Æmber che ${you ? 'spendi' : `${subject} spende`} per una chiave andassero nella riserva comune`,
    }
  },
})
