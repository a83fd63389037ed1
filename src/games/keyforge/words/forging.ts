import { coversSelf } from '../../../ability/choosing.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Check } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Noun, Who } from '../../../ability/tree.ts'
import { BY_OPPONENT, CANCELLED, FORGE_CANCELLED, KEY_COLORS, keysOf, STATIC } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { newStatic } from './abilities.ts'
import { seatOf } from './amounts.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Keys as conditions, what else pays for them, and a key that is not forged after all. */

export const hasMoreKeys = v.add('condition', 'hasMoreKeys', {
  compile(c: C, who: Who): Check<P> {
    const seats = c.seats(who)
    return (p, f) => {
      const seat = seatOf(seats(p, f))
      return keysOf(p, seat) > keysOf(p, 1 - seat)
    }
  },
  en(t, who) {
    const other = t.seat(who).you ? 'your opponent' : 'you'
    return {
      yes: `${en.says(t.seat(who), 'have')} more forged keys than ${other}`,
      no: `${en.says(t.seat(who), 'do')} not have more forged keys than ${other}`,
    }
  },
  de(t, who) {
    const { nom, you } = t.seat(who)
    const more = `mehr geschmiedete Schlüssel ${you ? 'hast als dein Gegner' : 'hat als du'}`
    return { yes: `${nom} ${more}`, no: `${nom} nicht ${more}` }
  },
  it(t, who) {
    const { subject, you } = t.seat(who)
    const more = `${you ? 'hai' : 'ha'} più chiavi forgiate ${you ? 'del tuo avversario' : 'di te'}`
    return { yes: `${you ? '' : it.subject(subject)}${more}`, no: `${you ? '' : it.subject(subject)}non ${more}` }
  },
})

const COLORS = {
  red: { en: 'red', de: 'rote', it: 'rossa' },
  yellow: { en: 'yellow', de: 'gelbe', it: 'gialla' },
  blue: { en: 'blue', de: 'blaue', it: 'blu' },
} as const

/** The key of that color is forged. */
export const keyForged = v.add('condition', 'keyForged', {
  compile(c: C, who: Who, color: (typeof KEY_COLORS)[number]): Check<P> {
    const seats = c.seats(who)
    const bit = 1 << KEY_COLORS.indexOf(color)
    return (p, f) => (p.keys[seatOf(seats(p, f))] & bit) !== 0
  },
  en: (t, who, color) => {
    const key = `${t.seat(who).possessive} ${COLORS[color].en} key`
    return { yes: `${key} is forged`, no: `${key} is not forged` }
  },
  de: (t, who, color) => {
    const { you } = t.seat(who)
    const key = you ? `dein ${COLORS[color].de}r Schlüssel` : `der ${COLORS[color].de} Schlüssel deines Gegners`
    return { yes: `${key} geschmiedet ist`, no: `${key} nicht geschmiedet ist` }
  },
  it: (t, who, color) => {
    const key = t.seat(who).possessive(`chiave ${COLORS[color].it}`, 'f').text
    return { yes: `${key} è forgiata`, no: `${key} non è forgiata` }
  },
})

/** The key that is about to be forged is not; nothing is paid for it. */
export const cancelForge = v.add('effect', 'cancelForge', {
  compile(c: C): void {
    c.step('cancel the forging', (p) => {
      p.state[CANCELLED] |= FORGE_CANCELLED
    })
  },
  en: () => 'that key is not forged (no Æmber is spent)',
  de: () => de.statement('dieser Schlüssel', 'wird', 'nicht geschmiedet (es wird kein Æmber ausgegeben)', 'den Schlüssel nicht schmieden'),
  it: () => it.whole('quella chiave non viene forgiata (non si spende Æmber)'),
})()

/** Whoever does not control such a creature may spend the Æmber on it when he forges (kf.forge.6). */
export const opponentMaySpend = v.add('ability', 'opponentMaySpend', {
  compile: (c: C, noun: Noun) => [newStatic({ kind: STATIC.spendable, what: BY_OPPONENT, covers: c.covers(noun) })],
  en: (t, noun) => en.states(`the opponent of the controller of ${t.noun(noun).text}`, 'may spend', 'the Æmber on it when forging keys'),
  de: (t, noun) =>
    de.states(`der Gegner des Kontrolleurs ${t.noun(noun).in('gen')}`, 'darf', 'das Æmber auf ihr ausgeben, wenn er Schlüssel schmiedet'),
  it: (t, noun) =>
    it.states(`l’avversario del controllore ${t.noun(noun).with('di')}`, 'può spendere', 'gli Æmber su di essa quando forgia chiavi'),
})

/** Whoever controls this card may spend it as if it were Æmber in the pool (kf.spend.3). */
export const spendableItself = v.add('ability', 'spendableItself', {
  compile: () => [newStatic({ kind: STATIC.spendableItself, covers: coversSelf })],
  en: (t) => `when forging keys, you may spend ${t.self} as if it were Æmber in your pool (discard it, ignoring wards)`,
  de: (t) =>
    `wenn du Schlüssel schmiedest, darfst du ${t.self} ausgeben, als wäre es Æmber in deinem Vorrat (lege die Kreatur ab, auch wenn sie beschützt ist)`,
  it: (t) => `quando forgi chiavi, puoi spendere ${t.self} come se fosse Æmber nella tua riserva (scartala, ignorando la protezione)`,
})()
