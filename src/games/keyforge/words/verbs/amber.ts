import { addTo, copySet, dropFrom, isIn, nextIn } from '../../../../kernel/cardset.ts'
import { SEAT, SELF, SOURCE } from '../../../../kernel/program.ts'
import { does, one } from '../../../../ability/text/en.ts'
import type { English } from '../../../../ability/text/en.ts'
import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Amount, Arg, Node, Noun, Who } from '../../../../ability/tree.ts'
import { visit } from '../../../../ability/tree.ts'
import { capturesStolen, flow, isInPlay, LINE, markQueue, openWindow, tell, opponentOf, add, SET_WORDS } from '../../rules/index.ts'
import { seatOf } from '../amounts.ts'
import { core, vocabulary as v } from '../vocabulary.ts'
import type { Count } from '../../../../ability/language.ts'
import * as english from '../../glossary/en.ts'
import * as german from '../../glossary/de.ts'
import * as italian from '../../glossary/it.ts'
import type { KeyforgePosition } from '../../rules/index.ts'
import { allAble } from './able.ts'
import { doneBy, eachIn, eachSeat, report, verb } from './verb.ts'
import type { C } from './verb.ts'

type P = KeyforgePosition

/** Verbs of amber, keys and chains. */

/** Everything there is. */
export const all = v.add('amount', 'all', {
  compile: (): Count<P> => () => 999,
  en: () => ({ text: 'all', digits: undefined }),
  de: () => ({ text: 'alles' }),
  it: () => ({ text: 'tutti' }),
})()

/** All but so many of a player's amber. */
export const allBut = v.add('amount', 'allBut', {
  compile(c: C, n: number, who: Who): Count<P> {
    const seats = c.seats(who)
    return (p, f) => Math.max(0, p.amber[seatOf(seats(p, f))] - n)
  },
  en: (_t, n, _who) => ({ text: `all but ${n}` }),
  de: (_t, n, _who) => ({ text: `bis auf ${n}` }),
  it: (_t, n, _who) => ({ text: `tutti tranne ${n}` }),
})

export const enAmber = (t: English, n: Amount) => {
  if (isWord(n, 'all')) return 'all Æmber'
  if (isWord(n, 'same')) return 'that Æmber'
  if (isWord(n, 'half')) return isHalfOfAmber(n) ? t.amount(n).text : `Æmber equal to ${t.amount(n).text}`
  const [left] = allBut.argsOf(n) ?? []
  return left !== undefined ? `all but ${left} Æmber` : t.quantity(n, 'Æmber')
}
export const deAmber = (t: de.German, n: Amount) => {
  if (isWord(n, 'all')) return 'alles Æmber'
  if (isWord(n, 'same')) return 'dieses Æmber'
  if (isHalfOfAmber(n)) return t.amount(n).text
  const [left] = allBut.argsOf(n) ?? []
  return left !== undefined ? `alles Æmber bis auf ${left}` : t.quantity(n, 'Æmber')
}
export const itAmber = (t: it.Italian, n: Amount) => {
  if (isWord(n, 'all')) return 'tutti gli Æmber'
  if (isWord(n, 'same')) return 'quegli Æmber'
  if (isHalfOfAmber(n)) return t.amount(n).text
  const [left] = allBut.argsOf(n) ?? []
  return left !== undefined ? `tutti gli Æmber tranne ${left}` : t.quantity(n, 'Æmber')
}
const isWord = (n: Amount, word: string) => typeof n !== 'number' && n.word === word
const isHalfOfAmber = (n: Amount) => isWord(n, 'half') && ['amber', 'amberOn'].some((word) => isWord((n as Node).args[0] as Amount, word))

/** A sentence about a player: a command to you, a statement about others. */
export function deDoes(who: de.Persona, you: string, he: string, objects: string, infinitive: string): de.VerbPhrase {
  return who.you ? de.does(you, objects, infinitive) : de.statement(who.nom, he, objects, `${who.acc} ${objects} ${infinitive} lassen`)
}
export function itDoes(who: it.Persona, you: string, he: string, objects: string, infinitive: string): it.VerbPhrase {
  return who.you
    ? it.does(you, infinitive, objects)
    : { command: `${it.doer(who, he, you)}${he} ${objects}`.trim(), infinitive: `far ${infinitive} ${objects} ${who.to}` }
}

export const gain = verb<[n: Amount, who?: Who]>('gain', {
  done: { en: 'gained', de: 'erhalten', it: 'guadagnato', unit: 'amber' },
  act(c: C, block: number, n: Amount, who?: Who) {
    const amount = c.amount(n)
    const seats = c.seats(who ?? core.you)
    c.step('gain', (p, f) => {
      const source = p.frames[f + SOURCE]
      eachSeat(seats(p, f), p.frames[f + SEAT], (seat) => {
        const gained = amount(p, f)
        flow.gain(p, seat, gained, source)
        report(p, f, block, gained, gained > 0)
      })
    })
  },
  instead(c: C, n: Amount, who?: Who) {
    const amount = c.amount(n)
    const seats = c.seats(who ?? core.you)
    return (p, f) => {
      const seat = seatOf(seats(p, f))
      flow.addToPool(p, seat, amount(p, f))
      return seat
    }
  },
  en: (t, n, who) => `${does(t.seat(who ?? core.you), 'gain')} ${enAmber(t, n)}`,
  de: (t, n, who) => deDoes(t.seat(who ?? core.you), 'erhalte', 'erhält', deAmber(t, n), 'erhalten'),
  it: (t, n, who) => itDoes(t.seat(who ?? core.you), 'ottieni', 'ottiene', itAmber(t, n), 'ottenere'),
})

export const lose = verb<[n: Amount, who?: Who]>('lose', {
  done: { en: 'lost', de: 'verloren', it: 'perso', unit: 'amber' },
  act(c: C, block: number, n: Amount, who?: Who) {
    const amount = c.amount(n)
    const seats = c.seats(who ?? core.you)
    c.step('lose', (p, f) => {
      eachSeat(seats(p, f), p.frames[f + SEAT], (seat) => {
        const wanted = amount(p, f)
        const lost = flow.lose(p, seat, wanted, p.frames[f + SOURCE])
        report(p, f, block, lost, lost > 0 && (lost === wanted || wanted >= 999))
      })
    })
  },
  en: (t, n, who) => `${does(t.seat(who ?? core.you), 'lose')} ${enAmber(t, n)}`,
  de: (t, n, who) => deDoes(t.seat(who ?? core.you), 'verliere', 'verliert', deAmber(t, n), 'verlieren'),
  it: (t, n, who) => itDoes(t.seat(who ?? core.you), 'perdi', 'perde', itAmber(t, n), 'perdere'),
})

export const steal = verb<[n: Amount, who?: Who]>('steal', {
  done: { ...doneBy({ en: english.acts.steal, de: german.acts.steal, it: italian.acts.steal }), unit: 'amber' },
  act(c: C, block: number, n: Amount, who?: Who) {
    const amount = c.amount(n)
    const seats = c.seats(who ?? core.you)
    c.step('steal', (p, f) => {
      const mark = markQueue(p)
      eachSeat(seats(p, f), p.frames[f + SEAT], (seat) => {
        const wanted = amount(p, f)
        if (capturesStolen(p, opponentOf(seat), wanted, p.frames[f + SOURCE])) return
        const stolen = flow.steal(p, seat, wanted, p.frames[f + SOURCE])
        report(p, f, block, stolen, stolen > 0 && stolen === wanted)
      })
      openWindow(p, mark)
    })
  },
  instead(c: C, n: Amount) {
    const amount = c.amount(n)
    return (p, f) => {
      flow.steal(p, p.frames[f + SEAT], amount(p, f), p.frames[f + SELF])
      return p.frames[f + SEAT]
    }
  },
  en: (t, n, who) => `${does(t.seat(who ?? core.you), 'steal')} ${enAmber(t, n)}`,
  de: (t, n, who) => deDoes(t.seat(who ?? core.you), 'stiehl', 'stiehlt', deAmber(t, n), 'stehlen'),
  it: (t, n, who) => itDoes(t.seat(who ?? core.you), 'ruba', 'ruba', itAmber(t, n), 'rubare'),
})

export type Side = 'ownSide'
/** "for each …, a different friendly creature": so many as are counted. */
function eachFirst(t: English, noun: Noun): string | undefined {
  const some = core.some.argsOf(noun)
  if (some === undefined) return undefined
  const [n, filter] = some
  const { each } = t.amount(n)
  return each === undefined ? undefined : `for each ${each}, a different ${one(t.filter(filter))}`
}

/** The creature takes it from its own controller's pool. */
export const ownSide: Side = 'ownSide'

/** Nouns that never mean several creatures. */
const SINGLE_NOUNS = new Set(['a', 'it', 'self', 'host', 'foe', 'source'])

/**
 * While a pool is too small for all who capture from it, the active player says who does next (kf.triggers.1). Returns who is left: they take
 * what there is without standing in each other's way.
 */
function chooseCapturers(
  c: C,
  set: number,
  amount: Count<P>,
  poolFor: (p: P, f: number, card: number) => number,
  captureInto: (creatures: number) => (p: P, f: number) => void,
): number {
  const left = c.setSlot()
  c.step('who captures', (p, f) => copySet(p.frames, f + left, f + set, SET_WORDS))
  const contests = (p: P, f: number, card: number) => {
    if (!isIn(p.frames, f + left, card)) return false
    const pool = poolFor(p, f, card)
    let rivals = 0
    eachIn(p, f + left, (other) => {
      if (isInPlay(p, other) && poolFor(p, f, other) === pool) rivals++
    })
    return rivals > 1 && p.amber[pool] > 0 && rivals * amount(p, f) > p.amber[pool]
  }
  const candidates = { parts: [{ piles: 1 << LINE, seats: () => 3, strict: true, test: contests }] }
  const top = c.mark('top')
  const done = c.unless('some contest a pool', c.exists(candidates))
  const { demands } = c
  c.demands = []
  const one = c.choose(candidates, { min: () => 1, max: () => 1 })
  c.demands = demands
  c.step('captures', (p, f) => {
    captureInto(one)(p, f)
    eachIn(p, f + one, (card) => dropFrom(p.frames, f + left, card))
  })
  c.jumpTo('next to capture', top)
  done()
  return left
}

export const capture = verb<[n: Amount, noun?: Noun, side?: Side]>('capture', {
  done: { ...doneBy({ en: english.acts.capture, de: german.acts.capture, it: italian.acts.capture }), unit: 'amber' },
  act(c: C, block: number, n: Amount, noun?: Noun, side?: Side) {
    const poolFor = (p: P, f: number, card: number) => {
      // an ability may be resolved as if its card were controlled by another seat (kf.control.5)
      const seat = card === p.frames[f + SELF] ? p.frames[f + SEAT] : p.controller[card]
      return side === 'ownSide' ? seat : opponentOf(seat)
    }
    // with an empty pool it does not matter who captures
    const set = allAble(c, noun ?? core.self, (p, f, card) => p.amber[poolFor(p, f, card)] > 0)
    // "it" in the amount is the creature that is chosen to capture
    const amount = c.amount(n)
    const captureInto = (creatures: number) => (p: P, f: number) => {
      eachIn(p, f + creatures, (card) => {
        const wanted = amount(p, f)
        const captured = flow.capture(p, card, poolFor(p, f, card), wanted, p.frames[f + SOURCE])
        if (captured > 0) addTo(p.frames, f + block, card)
        report(p, f, block, captured, captured > 0 && (captured === wanted || wanted >= 999))
      })
    }
    const alone = noun === undefined || SINGLE_NOUNS.has(noun.word)
    c.step('capture', captureInto(alone ? set : chooseCapturers(c, set, amount, poolFor, captureInto)))
  },
  instead(c: C, n: Amount, noun?: Noun) {
    if (noun?.word !== 'self') throw new Error('only the card itself captures instead')
    const amount = c.amount(n)
    return (p, f) => {
      const self = p.frames[f + SELF]
      flow.captureProposed(p, self, amount(p, f), self)
      return self
    }
  },
  en: (t, n, noun, side) =>
    `${noun === undefined ? '' : `${eachFirst(t, noun) ?? t.noun(noun).text} ${noun.word === 'both' ? 'each ' : ''}`}capture${noun === undefined || t.noun(noun).plural ? '' : 's'} ${enAmber(t, n)}${side ? ' from its own side' : ''}`,
  de: (t, n, noun, side) => {
    const objects = `${deAmber(t, n)}${side ? ' von der eigenen Seite' : ''}`
    if (noun === undefined) return de.does('erbeute', objects, 'erbeuten')
    const { plural } = t.noun(noun)
    const ofEach = noun.word === 'both' ? `je ${objects}` : objects
    const some = core.some.argsOf(noun)
    const each = some && t.amount(some[0]).each
    if (some !== undefined && each !== undefined) {
      const other = de.a(de.adjective(t.filter(some[1]), 'ander')).in('nom')
      const text = `${de.forEach(each)} erbeutet jeweils ${other} ${objects}`
      return { command: text, infinitive: text }
    }
    return de.statement(
      t.noun(noun).in('nom'),
      plural ? 'erbeuten' : 'erbeutet',
      ofEach,
      `${t.noun(noun).in('acc')} ${ofEach} erbeuten lassen`,
    )
  },
  it: (t, n, noun, side) => {
    const objects = `${itAmber(t, n)}${side ? ' dal suo lato' : ''}`
    if (noun === undefined) return it.does('cattura', 'catturare', objects)
    const some = core.some.argsOf(noun)
    const each = some && t.amount(some[0]).each
    if (some !== undefined && each !== undefined) {
      const text = `per ogni ${each}, una diversa ${it.bare(t.filter(some[1]), false).text} cattura ${objects}`
      return { command: text, infinitive: text }
    }
    return {
      // said also of a pronoun: “cattura” alone is a command
      command: `${noun.word === 'it' ? 'quella creatura' : t.noun(noun).text} cattura${t.noun(noun).plural ? 'no' : ''} ${noun.word === 'both' ? 'ciascuna ' : ''}${objects}`,
      infinitive: `far catturare ${objects} a ${t.noun(noun).text}`,
    }
  },
})

export const pay = verb('pay', {
  act(c: C, block: number, n: Amount, payer: Who, payee: Who) {
    const amount = c.amount(n)
    const from = c.seats(payer)
    const to = c.seats(payee)
    const canPay = (p: P, f: number) => isWord(n, 'all') || p.amber[seatOf(from(p, f))] >= amount(p, f)
    // who has too little for what may be paid pays nothing, and is not asked whether to (kf.pay.2); who must pay pays what there is (kf.pay.3)
    const isPrice = c.optional > 0
    if (isPrice) c.demands.push(canPay)
    c.step('pay', (p, f) => {
      if (isPrice && !canPay(p, f)) return
      const debtor = seatOf(from(p, f))
      const wanted = amount(p, f)
      const paid = flow.pay(p, debtor, seatOf(to(p, f)), wanted, p.frames[f + SOURCE])
      report(p, f, block, paid, paid > 0 && (paid === wanted || wanted >= 999))
    })
  },
  en: (t, n, payer, payee) =>
    `${does(t.seat(payer), isWord(n, 'all') ? 'give' : 'pay')} ${t.seat(payee).you ? 'you' : t.seat(payee).subject} ${enAmber(t, n)}`,
  de: (t, n, payer, payee) => deDoes(t.seat(payer), 'bezahle', 'bezahlt', `${t.seat(payee).dat} ${deAmber(t, n)}`, 'bezahlen'),
  it: (t, n, payer, payee) =>
    t.seat(payee).you
      ? itDoes(t.seat(payer), 'paga', 'ti paga', itAmber(t, n), 'pagare')
      : itDoes(t.seat(payer), 'paga', 'paga', `${itAmber(t, n)} ${t.seat(payee).to}`, 'pagare'),
})

/** Does the amount say where it lies: "half of the Æmber on it"? */
function saysFrom(n: Amount, noun: Noun): boolean {
  let on = false
  visit(n as Arg, ({ word, args }) => {
    on ||= word === 'amberOn' && JSON.stringify(args[0]) === JSON.stringify(noun)
  })
  return on
}

/** Moves amber from cards to a pool or onto another card: not a gain, not a steal, no capture (kf.move.1). */
export const moveAmber = verb('moveAmber', {
  act(c: C, block: number, n: Amount, noun: Noun, to: Who | Noun) {
    const amount = c.amount(n)
    const set = c.noun(noun)
    // where it goes to is asked only when it comes from somewhere
    const none = c.unless('moves from a card', (p, f) => nextIn(p.frames, f + set, -1, SET_WORDS) >= 0)
    const seats = to.is === 'seat' ? c.seats(to) : undefined
    const onto = to.is === 'noun' ? c.noun(to) : undefined
    c.step('move amber', (p, f) => {
      const target = onto === undefined ? -1 : nextIn(p.frames, f + onto, -1, SET_WORDS)
      if (onto !== undefined && (target < 0 || !isInPlay(p, target))) return
      const seat = seats === undefined ? p.controller[target] : seatOf(seats(p, f))
      eachIn(p, f + set, (card) => {
        const moved = Math.min(amount(p, f), p.amberOn[card])
        p.amberOn[card] -= moved
        if (moved > 0 && target < 0) flow.addToPool(p, seat, moved)
        else add(p.amberOn, target, moved)
        if (moved > 0) tell(p, 'moveAmber', seat, p.frames[f + SOURCE], target < 0 ? card : target, moved)
        report(p, f, block, moved, moved > 0)
      })
    })
    none()
  },
  en: (t, n, noun, to) =>
    `move ${enAmber(t, n)}${saysFrom(n, noun) ? '' : ` from ${t.noun(noun).text}`} to ${to.is === 'noun' ? t.noun(to).text : `${t.seat(to).possessive} pool`}`,
  de: (t, n, noun, to) =>
    de.does(
      'bewege',
      `${deAmber(t, n)}${saysFrom(n, noun) ? '' : ` von ${t.noun(noun).in('dat')}`} ${to.is === 'noun' ? `auf ${t.noun(to).in('acc')}` : `in ${t.seat(to).possessive('Vorrat', 'm', 'acc')}`}`,
      'bewegen',
    ),
  it: (t, n, noun, to) =>
    it.does(
      'sposta',
      'spostare',
      `${itAmber(t, n)}${saysFrom(n, noun) ? '' : ` ${t.noun(noun).with('da')}`} ${to.is === 'noun' ? t.noun(to).with('su') : t.seat(to).possessive('riserva', 'f').with('in')}`,
    ),
})

/** Moves amber from a pool, yours unless another is named, onto this card. */
export const bankAmber = verb<[n: Amount, who?: Who]>('bankAmber', {
  act(c: C, block: number, n: Amount, who?: Who) {
    const amount = c.amount(n)
    const seats = c.seats(who ?? core.you)
    c.step('bank amber', (p, f) => {
      const seat = seatOf(seats(p, f))
      const self = p.frames[f + SELF]
      if (!isInPlay(p, self)) return
      const moved = Math.min(amount(p, f), p.amber[seat])
      p.amber[seat] -= moved
      add(p.amberOn, self, moved)
      tell(p, 'moveAmber', seat, self, self, moved)
      report(p, f, block, moved, moved > 0)
    })
  },
  en: (t, n, who) => `move ${enAmber(t, n)} from ${t.seat(who ?? core.you).possessive} pool to ${t.self}`,
  de: (t, n, who) =>
    de.does('bewege', `${deAmber(t, n)} aus ${t.seat(who ?? core.you).possessive('Vorrat', 'm', 'dat')} auf ${t.self}`, 'bewegen'),
  it: (t, n, who) =>
    it.does(
      'sposta',
      'spostare',
      `${itAmber(t, n)} ${t
        .seat(who ?? core.you)
        .possessive('riserva', 'f')
        .with('da')} su ${t.self}`,
    ),
})

/** Places amber from the supply on cards; on a creature this is no exalt. */
export const placeAmber = verb('placeAmber', {
  act(c: C, block: number, n: Amount, noun: Noun) {
    const amount = c.amount(n)
    const set = c.noun(noun)
    c.step('place amber', (p, f) => {
      eachIn(p, f + set, (card) => {
        const placed = flow.placeOn(p, card, amount(p, f), p.frames[f + SOURCE])
        if (placed > 0) addTo(p.frames, f + block, card)
        report(p, f, block, placed, placed > 0)
      })
    })
  },
  en: (t, n, noun) => `place ${enAmber(t, n)} from the common supply on ${t.noun(noun).text}`,
  de: (t, n, noun) => de.does('lege', `${deAmber(t, n)} aus der allgemeinen Reserve auf ${t.noun(noun).in('acc')}`, 'legen'),
  it: (t, n, noun) => it.does('metti', 'mettere', `${itAmber(t, n)} dalla riserva comune ${t.noun(noun).with('su')}`),
})
