import type { Compiler } from '../../../ability/compile.ts'
import type { Count } from '../../../ability/language.ts'
import type { Filter } from '../../../ability/tree.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import { SEAT } from '../../../kernel/program.ts'
import { COUNT, PLAY, SET_WORDS, zoneOf } from '../layout.ts'
import { isFirstOfKind } from '../movement.ts'
import { narrow } from './filters.ts'
import { vocabulary as v } from './vocabulary.ts'
import type { NightfallPosition } from '../layout.ts'

type P = NightfallPosition
type C = Compiler<P>

export const fixed =
  (n: number): Count<P> =>
  () =>
    n

/** A card outside play: copies alike are offered once. */
export const one = v.add('noun', 'one', {
  compile: (c: C, f: Filter) => c.choose(c.filter(f), { min: fixed(1), max: fixed(1), fits: (p, _f, card) => isFirstOfKind(p, card) }),
  en: (t, f) => ({ text: en.withArticle(en.one(t.filter(f))), plural: false }),
  de: (t, f) => de.a(t.filter(f)),
  it: (t, f) => it.a(t.filter(f)),
})

/** A card outside play, or none. */
export const atMostOne = v.add('noun', 'atMostOne', {
  compile: (c: C, f: Filter) => c.choose(c.filter(f), { min: fixed(0), max: fixed(1), fits: (p, _f, card) => isFirstOfKind(p, card) }),
  en: (t, f) => ({ text: `up to one ${en.one(t.filter(f))}`, plural: false }),
  de: (t, f) => ({ ...de.a(t.filter(f)), in: (kase) => `höchstens ${de.a(t.filter(f)).in(kase)}` }),
  it: (t, f) => it.fixed(`al massimo ${it.a(t.filter(f)).text}`),
})

/** Emits the choice of an opponent, who need not be asked for with two players; the slot gets the seat. */
export function chooseOpponent(c: C, slot: number, fits: (p: P, seat: number) => boolean): void {
  const end = c.unless('opponents', (p, f) => {
    let seats = 0
    for (let seat = 0; seat < p.state[COUNT]; seat++) {
      if (seat === p.frames[f + SEAT] || !fits(p, seat)) continue
      seats++
      p.frames[f + slot] = seat
    }
    if (seats === 0) p.frames[f + slot] = -1
    return seats > 0 && p.state[COUNT] > 2
  })
  c.code.ask('which opponent', {
    kind: 'seat',
    rule: 'nf.text.1',
    seat: c.binding.deciderOf,
    options(p, f, out) {
      let n = 0
      for (let seat = 0; seat < p.state[COUNT]; seat++) if (seat !== p.frames[f + SEAT] && fits(p, seat)) out[n++] = seat
      return n
    },
    answer(p, f, option) {
      p.frames[f + slot] = option
    },
    view: (_p, _f, option) => ({ verb: 'target', seat: option }),
  })
  end()
}

export const everyone = (): boolean => true

/** Each card of the filter that one opponent holds; the opponent is chosen among those who hold any minion. */
export const eachOfOneOpponent = v.add('noun', 'eachOfOneOpponent', {
  compile(c: C, f: Filter) {
    const seat = c.slot()
    chooseOpponent(c, seat, (p, candidate) => p.zones.length[zoneOf(candidate, PLAY)] > 0)
    const gather = c.gather(narrow(c.filter(f), { seats: (p, frame) => (p.frames[frame + seat] < 0 ? 0 : 1 << p.frames[frame + seat]) }))
    const set = c.setSlot()
    c.step('each of one opponent', (p, frame) => {
      for (let i = 0; i < SET_WORDS; i++) p.frames[frame + set + i] = 0
      gather(p, frame, frame + set)
    })
    return set
  },
  en: (t, f) => ({ text: `each ${en.one(t.filter(f))} of one opponent`, plural: false }),
  de: (t, f) => ({ ...de.each(t.filter(f)), in: (kase) => `${de.each(t.filter(f)).in(kase)} eines Gegners` }),
  it: (t, f) => it.fixed(`ogni ${it.bare(t.filter(f), false).text} di un avversario`),
})

/** One for each order that you have laid in this chain, up to a number. */
export const perOrderInChain = v.add('amount', 'perOrderInChain', {
  compile:
    (_c: C, most: number): Count<P> =>
    (p, f) =>
      Math.min(most, p.laid[p.frames[f + SEAT]]),
  en: (_t, most) => ({
    text: 'the number of your orders in this chain',
    each: `order of yours in this chain (at most ${most})`,
    factor: 1,
  }),
  de: (_t, most) => ({
    text: 'die Anzahl deiner Aufträge in dieser Kette',
    each: `jeden deiner Aufträge in dieser Kette (höchstens ${most})`,
    factor: 1,
  }),
  it: (_t, most) => ({
    text: 'il numero dei tuoi ordini in questa catena',
    each: `tuo ordine in questa catena (al massimo ${most})`,
    factor: 1,
  }),
})

export const anyOpponentWithoutMinions = v.add('condition', 'anyOpponentWithoutMinions', {
  compile: () => (p, f) => {
    for (let seat = 0; seat < p.state[COUNT]; seat++)
      if (seat !== p.frames[f + SEAT] && p.zones.length[zoneOf(seat, PLAY)] === 0) return true
    return false
  },
  en: () => ({ yes: 'any opponent has no minions in play', no: 'every opponent has a minion in play' }),
  de: () => ({ yes: 'irgendein Gegner keine Kreatur im Spiel hat', no: 'jeder Gegner eine Kreatur im Spiel hat' }),
  it: () => ({ yes: 'un avversario qualsiasi non ha creature in gioco', no: 'ogni avversario ha una creatura in gioco' }),
})()
