import type { Compiler } from '../../../ability/compile.ts'
import type { Selection, Test } from '../../../ability/language.ts'
import type { Filter } from '../../../ability/tree.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import { AMOUNT, SEAT } from '../../../kernel/program.ts'
import { cost, MINION, STARTER, traits, type, WOUND } from '../catalog.ts'
import { TRAITS, WOUND_KINDS } from '../face.ts'
import type { Trait, WoundKind } from '../face.ts'
import * as german from '../glossary/de.ts'
import * as italian from '../glossary/it.ts'
import { IN_CHAIN, IN_DISCARD, IN_EXILE, IN_HAND, IN_PLAY } from '../binding.ts'
import { CHAIN, RESOLVING, SEATS, WOUNDS } from '../layout.ts'
import { healthLeft } from '../movement.ts'
import { vocabulary as v } from './vocabulary.ts'
import type { NightfallPosition } from '../layout.ts'

type P = NightfallPosition
type C = Compiler<P>

const anyone = (): number => (1 << SEATS) - 1
const you = (p: P, f: number): number => 1 << p.frames[f + SEAT]
const others = (p: P, f: number): number => ((1 << SEATS) - 1) & ~(1 << p.frames[f + SEAT])
const always: Test<P> = () => true

export function narrow(selection: Selection<P>, change: Partial<Selection<P>['parts'][number]>, test: Test<P> = always): Selection<P> {
  return { parts: selection.parts.map((part) => ({ ...part, ...change, test: (p, f, card) => part.test(p, f, card) && test(p, f, card) })) }
}

const isMinion: Test<P> = (p, _f, card) => type[p.face[card]] === MINION || type[p.face[card]] === STARTER

export const minion: Filter = v.add('filter', 'minion', {
  compile: () => ({ parts: [{ piles: IN_PLAY, seats: anyone, test: isMinion, strict: true }] }),
  en: () => ({ one: 'minion', many: 'minions', before: [], after: [] }),
  de: () => de.stem(...german.types.minion),
  it: () => it.stem(...italian.types.minion),
})()

export const wound: Filter = v.add('filter', 'wound', {
  compile: () => ({ parts: [{ piles: IN_HAND, seats: you, test: (p, _f, card) => type[p.face[card]] === WOUND, strict: true }] }),
  en: () => ({ one: 'wound', many: 'wounds', before: [], after: [] }),
  de: () => de.stem(...german.types.wound),
  it: () => it.stem(...italian.types.wound),
})()

export const card: Filter = v.add('filter', 'card', {
  compile: () => ({ parts: [{ piles: IN_HAND, seats: you, test: always, strict: true }] }),
  en: () => ({ one: 'card', many: 'cards', before: [], after: [] }),
  de: () => de.stem(...german.types.card),
  it: () => it.stem(...italian.types.card),
})()

export const friendly = v.add('filter', 'friendly', {
  compile: (c: C, f: Filter) => narrow(c.filter(f), { seats: you }),
  en: (t, f) => en.adjective(t.filter(f), 'friendly'),
  de: (t, f) => ({ ...t.filter(f), adjectives: [german.states.friendly, ...t.filter(f).adjectives] }),
  it: (t, f) => it.adjective(t.filter(f), it.forms(...italian.states.friendly)),
})

export const opposing = v.add('filter', 'opposing', {
  compile: (c: C, f: Filter) => narrow(c.filter(f), { seats: others }),
  en: (t, f) => en.adjective(t.filter(f), 'opposing'),
  de: (t, f) => ({ ...t.filter(f), adjectives: [german.states.opposing, ...t.filter(f).adjectives] }),
  it: (t, f) => it.adjective(t.filter(f), it.agree(italian.states.opposing)),
})

export const withTrait = v.add('filter', 'withTrait', {
  compile(c: C, trait: Trait, f: Filter) {
    const bit = 1 << TRAITS.indexOf(trait)
    return narrow(c.filter(f), {}, (p, _f, card) => (traits[p.face[card]] & bit) !== 0)
  },
  en: (t, trait, f) => en.attribute(t.filter(f), t.term('trait', trait)),
  de: (t, trait, f) => {
    const stem = t.filter(f)
    return { ...stem, one: `${t.term('trait', trait)}-${stem.one}`, many: `${t.term('trait', trait)}-${stem.many}` }
  },
  it: (t, trait, f) => it.modifier(t.filter(f), t.term('trait', trait)),
})

export const costing = v.add('filter', 'costing', {
  compile: (c: C, most: number, f: Filter) => narrow(c.filter(f), {}, (p, _f, card) => cost[p.face[card]] <= most),
  en: (t, most, f) => en.modifier(t.filter(f), `of cost ${most} or less`),
  de: (t, most, f) => ({ ...t.filter(f), after: [...t.filter(f).after, `mit Kosten von höchstens ${most}`] }),
  it: (t, most, f) => it.modifier(t.filter(f), `di costo ${most} o meno`),
})

export const withHealthLeft = v.add('filter', 'withHealthLeft', {
  compile: (c: C, most: number, f: Filter) => narrow(c.filter(f), {}, (p, _f, card) => healthLeft(p, card) <= most),
  en: (t, most, f) => en.modifier(t.filter(f), `with ${most} or less health left`),
  de: (t, most, f) => ({ ...t.filter(f), after: [...t.filter(f).after, `mit höchstens ${most} verbliebener Gesundheit`] }),
  it: (t, most, f) => it.modifier(t.filter(f), `a cui resta salute ${most} o meno`),
})

/** In play or in this chain, resolved or not. */
export const orInChain = v.add('filter', 'orInChain', {
  compile: (c: C, f: Filter) => narrow(c.filter(f), { piles: IN_PLAY | IN_CHAIN }),
  en: (t, f) => en.modifier(t.filter(f), 'in play or in this chain'),
  de: (t, f) => ({ ...t.filter(f), after: [...t.filter(f).after, 'im Spiel oder in dieser Kette'] }),
  it: (t, f) => it.modifier(t.filter(f), 'in gioco o in questa catena'),
})

/** Of the player that the attack goes against; in the text of an attacker. */
export const ofDefender = v.add('filter', 'ofDefender', {
  compile: (c: C, f: Filter) => narrow(c.filter(f), { seats: (p, frame) => 1 << p.frames[frame + AMOUNT] }),
  en: (t, f) => en.modifier(t.filter(f), 'of the defender'),
  de: (t, f) => ({ ...t.filter(f), after: [...t.filter(f).after, 'des Verteidigers'] }),
  it: (t, f) => it.modifier(t.filter(f), 'del difensore'),
})

const PLACES = {
  hand: { bit: IN_HAND, en: 'your hand', de: 'deiner Hand', it: it.YOU.possessive('mano', 'f') },
  discard: { bit: IN_DISCARD, en: 'your discard pile', de: 'deiner Ablage', it: it.YOU.possessive('scarti', 'm', true) },
  exile: { bit: IN_EXILE, en: 'your exiled cards', de: 'deinen verbannten Karten', it: it.YOU.possessive('carte esiliate', 'f', true) },
}
type Place = keyof typeof PLACES

/** Your own cards in these places. */
export const from = v.add('filter', 'from', {
  compile(c: C, f: Filter, ...places: Place[]) {
    return narrow(c.filter(f), { seats: you, piles: places.reduce((bits, place) => bits | PLACES[place].bit, 0) })
  },
  en: (t, f, ...places) => en.modifier(t.filter(f), en.taken(places.map((place) => PLACES[place].en).join(' or '))),
  de: (t, f, ...places) => ({
    ...t.filter(f),
    after: [...t.filter(f).after, de.taken(places.map((place) => PLACES[place].de).join(' oder '))],
  }),
  it: (t, f, ...places) => it.modifier(t.filter(f), it.taken(...places.map((place) => PLACES[place].it))),
})

/** A wound of one kind. */
export const ofKind = v.add('filter', 'ofKind', {
  compile(c: C, kind: WoundKind, f: Filter) {
    const number = WOUND_KINDS.indexOf(kind)
    return narrow(c.filter(f), {}, (_p, _f, card) => (((card - WOUNDS) / 20) | 0) === number)
  },
  en: (t, kind, f) => en.attribute(t.filter(f), t.term('wound', kind)),
  de: (t, kind, f) => {
    const stem = t.filter(f)
    return { ...stem, one: `${t.term('wound', kind)}-${stem.one}`, many: `${t.term('wound', kind)}-${stem.many}` }
  },
  it: (t, kind, f) => it.modifier(t.filter(f), `da ${t.term('wound', kind)}`),
})

export const unresolvedOrder: Filter = v.add('filter', 'unresolvedOrder', {
  compile: () => ({
    parts: [
      { piles: IN_CHAIN, seats: anyone, test: (p, _f, card) => p.zones.of[card] === CHAIN && p.state[RESOLVING] !== card, strict: true },
    ],
  }),
  en: () => ({ one: 'order', many: 'orders', before: ['unresolved'], after: ['in this chain'] }),
  de: () => ({ ...de.stem(...german.types.order), adjectives: ['unaufgelöst'], after: ['in dieser Kette'] }),
  it: () => it.modifier(it.stem(...italian.types.order), 'ancora da risolvere in questa catena'),
})()
