import { AMOUNT, SEAT } from '../../../kernel/program.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Selection } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Filter, Noun, Who } from '../../../ability/tree.ts'
import { callIconsOf, hasIcons, packIcons, PURGED, secondBeside, STATIC, TRIGGER } from '../rules/index.ts'
import type { Icon, KeyforgePosition } from '../rules/index.ts'
import { newStatic } from './abilities.ts'
import { pattern } from './events.ts'
import { deClause, enClause, itClause } from './player-events.ts'
import { narrow } from './filters.ts'
import { eachIn, report, verb } from './verbs/verb.ts'
import { core, vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Bonus icons (kf.bonus): cards that have some, resolving them once more, what is resolved as something else. */

const ICONS = {
  amber: { en: 'Æmber', de: 'Æmber-Symbol', it: 'icona Æmber' },
  capture: { en: 'capture', de: 'Erbeuten-Symbol', it: 'icona cattura' },
  damage: { en: 'damage', de: 'Schaden-Symbol', it: 'icona danno' },
  draw: { en: 'draw', de: 'Ziehen-Symbol', it: 'icona pesca' },
  discard: { en: 'discard', de: 'Ablegen-Symbol', it: 'icona scarto' },
} as const

const HAVING = {
  any: { en: 'with a bonus icon', de: 'mit einem Bonussymbol', it: 'con un’icona bonus' },
  no: { en: 'with no bonus icons', de: 'ohne Bonussymbole', it: 'senza icone bonus' },
} as const

/** Cards with a bonus icon of whatever kind, or with none. */
export const withBonus = v.add('filter', 'withBonus', {
  compile: (c: C, which: keyof typeof HAVING, filter: Filter): Selection<P> =>
    narrow(c, filter, (p, _f, x) => hasIcons(p, x) === (which === 'any')),
  en: (t, which, filter) => en.modifier(t.filter(filter), HAVING[which].en),
  de: (t, which, filter) => de.modifier(t.filter(filter), HAVING[which].de),
  it: (t, which, filter) => it.modifier(t.filter(filter), HAVING[which].it),
})

/** Resolves the bonus icons of a card as if you had played it. */
export const resolveBonus = verb('resolveBonus', {
  act(c: C, block: number, noun: Noun) {
    const set = c.noun(noun)
    c.step('resolve bonus icons', (p, f) => {
      eachIn(p, f + set, (card) => {
        // purged, a gigantic creature was in play, and its other half lies beside it
        const second = p.zones.of[card] >> 1 === PURGED ? secondBeside(p, card, f + set, true) : -1
        if (callIconsOf(p, p.frames[f + SEAT], card, second)) report(p, f, block, 1, true)
      })
    })
  },
  en: (t, noun) => `resolve the bonus icons on ${t.noun(noun).text} as if you had played it`,
  de(t, noun) {
    const card = t.noun(noun)
    const played = de.pronoun(card.gender, card.plural, 'acc')
    return de.asIf(de.does('handle', `die Bonussymbole auf ${card.in('dat')}`, 'abhandeln', 'ab'), `hättest du ${played} gespielt`)
  },
  it(t, noun) {
    const card = t.noun(noun)
    return it.does(
      'risolvi',
      'risolvere',
      `le icone bonus ${card.with('su')} come se l’avessi ${card.gender === 'f' ? 'giocata' : 'giocato'}`,
    )
  },
})

/** A player has resolved a bonus icon of that kind. */
export const resolvesBonus = v.add('event', 'resolvesBonus', {
  compile(c: C, who: Who, icon: Icon) {
    const wanted = packIcons([icon])
    return pattern({ trigger: TRIGGER.resolvesBonus, seats: c.seats(who), event: (p, f) => p.frames[f + AMOUNT] === wanted })
  },
  en: (t, who, icon) => enClause(t.seat(who), { you: 'resolve', past: 'resolved' }, `${en.withArticle(ICONS[icon].en)} bonus icon`),
  de: (t, who, icon) => deClause(t.seat(who), { du: 'abhandelst', er: 'abhandelt', participle: 'abgehandelt' }, `ein ${ICONS[icon].de}`),
  it: (t, who, icon) => itClause(t.seat(who), { tu: 'risolvi', lui: 'risolve', participle: 'risolto' }, `un’${ICONS[icon].it}`),
})

/** You may resolve any icon, or those of a kind, as one of these kinds, or steal instead of resolving a capture icon. */
export const mayResolveAs = v.add<'ability', [as: Other | readonly Other[], from?: Icon]>('ability', 'mayResolveAs', {
  compile: (c: C, as, from) =>
    [as].flat().map((one) => newStatic({ kind: STATIC.iconAs, what: packAs(one as Other, from), seats: c.seats(core.you) })),
  en(_t, as, from) {
    if (as === 'steal') return 'when you resolve a capture bonus icon, you may steal 1 Æmber instead'
    const any = from === undefined ? 'a' : en.withArticle(ICONS[from].en)
    return `when you resolve ${any} bonus icon, you may resolve it as a ${en.join(others(as, 'en'), ' or ')} bonus icon instead`
  },
  de(_t, as, from) {
    if (as === 'steal') return 'wenn du ein Erbeuten-Symbol abhandelst, darfst du stattdessen 1 Æmber stehlen'
    const any = from === undefined ? 'Bonussymbol' : ICONS[from].de
    return `wenn du ein ${any} abhandelst, darfst du es stattdessen als ${de.join(others(as, 'de'), ' oder ')} abhandeln`
  },
  it(_t, as, from) {
    if (as === 'steal') return 'quando risolvi un’icona cattura, puoi invece rubare 1 Æmber'
    const any = from === undefined ? 'icona bonus' : ICONS[from].it
    return `quando risolvi un’${any}, puoi invece risolverla come ${it.join(others(as, 'it'), ' o ')}`
  },
})
type Other = 'capture' | 'damage' | 'draw' | 'steal'
const others = (as: Other | readonly Other[], language: 'en' | 'de' | 'it') => [as].flat().map((one) => ICONS[one as Icon][language])
/** The icon and what it may become; a theft is what only a capture becomes. */
function packAs(as: Other, from: Icon | undefined): number {
  return as === 'steal' ? packIcons(['capture']) * 8 + STEAL : (from === undefined ? 0 : packIcons([from])) * 8 + packIcons([as])
}
const STEAL = 6

/** Bonus icons of the card that you play next are resolved once more; `theNext` ends it with that card (kf.bonus.9). */
export const bonusAgain = v.add('ability', 'bonusAgain', {
  compile: (c: C) => [newStatic({ kind: STATIC.iconsAgain, seats: c.seats(core.you) })],
  en: () => 'when you play a card, you resolve each of its bonus icons an additional time',
  de: () => de.states('du', 'handelst', 'jedes Bonussymbol der nächsten Karte, die du spielst, ein weiteres Mal ab'),
  it: () => it.states('', 'risolvi', 'una volta in più ogni icona bonus della prossima carta che giochi'),
})()
