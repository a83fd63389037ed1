import type { KeyforgePosition } from '../rules/index.ts'
import type { Compiler } from '../../../ability/compile.ts'
import { isIn } from '../../../kernel/cardset.ts'
import { SELF } from '../../../kernel/program.ts'
import type { Selection } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Filter, Noun } from '../../../ability/tree.ts'
import { COUNTERS, countersOn, definitionOf, hasTrait, UPGRADES, SEATS, zoneOf } from '../rules/index.ts'
import type { CounterName } from '../rules/index.ts'
import { vocabulary as v } from './vocabulary.ts'
import { narrow, modifier } from './filters.ts'
import { shares } from './identity.ts'

type P = KeyforgePosition
type C = Compiler<P>

export const notToken = v.add('filter', 'notToken', {
  compile: (c: C, filter: Filter): Selection<P> => narrow(c, filter, (p, _f, x) => p.isToken[x] === 0),
  en: (t, filter) => en.attribute(t.filter(filter), 'non-token'),
  de: (t, filter) => de.compound(t.filter(filter), 'Nicht-Token'),
  it: (t, filter) => it.adjective(t.filter(filter), () => 'non token'),
})

export const withoutAmber = modifier('withoutAmber', (p, _f, x) => p.amberOn[x] === 0, {
  en: { text: 'with no Æmber on it', many: 'with no Æmber on them' },
  de: 'ohne Æmber darauf',
  it: 'senza Æmber sopra',
})

export const withUpgrade = modifier('withUpgrade', hasUpgrade, {
  en: 'with an upgrade',
  de: 'mit einer Aufwertung',
  it: 'con una miglioria',
})

function hasUpgrade({ zones, host }: P, _f: number, x: number): boolean {
  for (let seat = 0; seat < SEATS; seat++) {
    const zone = zoneOf(UPGRADES, seat)
    for (let i = zones.start[zone], end = i + zones.length[zone]; i < end; i++) if (host[zones.list[i]] === x) return true
  }
  return false
}

/** On the creatures of the noun, of which an upgrade's own one may be counted in a clause. */
export const attachedTo = v.add('filter', 'attachedTo', {
  compile(c: C, noun: Noun, filter: Filter): Selection<P> {
    if (noun.word === 'host') return narrow(c, filter, (p, f, x) => p.host[x] >= 0 && p.host[x] === p.host[p.frames[f + SELF]])
    const slot = c.noun(noun)
    return narrow(c, filter, (p, f, x) => p.host[x] >= 0 && isIn(p.frames, f + slot, p.host[x]))
  },
  en: (t, noun, filter) => en.modifier(t.filter(filter), `on ${t.noun(noun).text}`),
  de: (t, noun, filter) => de.modifier(t.filter(filter), `auf ${t.noun(noun).in('dat')}`),
  it: (t, noun, filter) => it.modifier(t.filter(filter), t.noun(noun).with('su')),
})

/** With a counter of that kind on it. */
export const withCounters = v.add('filter', 'withCounters', {
  compile(c: C, kind: CounterName, filter: Filter): Selection<P> {
    const number = COUNTERS.indexOf(kind)
    return narrow(c, filter, (p, _f, x) => countersOn(p, x, number) > 0)
  },
  en: (t, kind, filter) =>
    en.modifier(t.filter(filter), `with ${kind === 'power' ? 'a +1 power' : en.withArticle(t.term('counter', kind))} counter`),
  de: (t, kind, filter) =>
    de.modifier(t.filter(filter), `mit ${kind === 'power' ? '„+1 Stärke“' : de.linked(t.term('counter', kind))}-Marker`),
  it: (t, kind, filter) => it.modifier(t.filter(filter), `con un segnalino ${kind === 'power' ? '+1 Forza' : t.term('counter', kind)}`),
})

/** In a lasting effect: the house that was chosen when it began. */
export const sameHouse = 'same'

export const sharesHouse = (noun: Noun, filter: Filter) => shares('house', noun, filter)

export const samePower = (noun: Noun, filter: Filter) => shares('power', noun, filter)

/** Creatures whose battleline has no other one with a trait of theirs. */
export const withoutKin = v.add('filter', 'withoutKin', {
  compile: (c: C, filter: Filter): Selection<P> => narrow(c, filter, (p, _f, x) => !hasKin(p, x)),
  en: (t, filter) => en.modifier(t.filter(filter), en.doing('shares no trait with another creature of its battleline')),
  de: (t, filter) => de.modifier(t.filter(filter), 'ohne gemeinsames Merkmal mit einer anderen Kreatur ihrer Schlachtreihe'),
  it: (t, filter) => it.modifier(t.filter(filter), 'senza tratti in comune con un’altra creatura della sua linea di battaglia'),
})

function hasKin(p: P, card: number): boolean {
  const { zones } = p
  const zone = zones.of[card]
  for (let i = zones.start[zone], end = i + zones.length[zone]; i < end; i++)
    if (zones.list[i] !== card && definitionOf(p, card).traits.some((number) => hasTrait(p, zones.list[i], number))) return true
  return false
}
