import { addTo, copySet, dropFrom, isIn } from '../../../../kernel/cardset.ts'
import { ABOUT, RESULT, SEAT, SELF, SOURCE } from '../../../../kernel/program.ts'
import { does, one, says } from '../../../../ability/text/en.ts'
import type { English } from '../../../../ability/text/en.ts'
import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Amount, Filter, Noun, Who } from '../../../../ability/tree.ts'
import {
  callForge,
  callUnforge,
  canForge,
  colorsForgedLastTurn,
  flow,
  FORGED,
  GAINER,
  isInPlay,
  keyCost,
  LINE,
  tell,
  addInterest,
  opponentOf,
  add,
  SET_WORDS,
} from '../../rules/index.ts'
import { seatOf } from '../amounts.ts'
import { core, vocabulary as v } from '../vocabulary.ts'
import type { Count } from '../../../../ability/language.ts'
import type { KeyforgePosition } from '../../rules/index.ts'
import { eachIn, eachSeat, report, verb } from './verb.ts'
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

const enAmber = (t: English, n: Amount) => {
  if (isWord(n, 'all')) return 'all Æmber'
  if (isWord(n, 'same')) return 'that Æmber'
  if (isWord(n, 'half')) return t.amount(n).text
  if (isWord(n, 'allBut')) return `all but ${(n as unknown as { args: [number] }).args[0]} Æmber`
  return t.quantity(n, 'Æmber')
}
const deAmber = (t: de.German, n: Amount) => {
  if (isWord(n, 'all')) return 'alles Æmber'
  if (isWord(n, 'same')) return 'dieses Æmber'
  if (isWord(n, 'allBut')) return `alles Æmber bis auf ${(n as unknown as { args: [number] }).args[0]}`
  return t.quantity(n, 'Æmber')
}
const itAmber = (t: it.Italian, n: Amount) => {
  if (isWord(n, 'all')) return 'tutti gli Æmber'
  if (isWord(n, 'same')) return 'quegli Æmber'
  if (isWord(n, 'allBut')) return `tutti gli Æmber tranne ${(n as unknown as { args: [number] }).args[0]}`
  return t.quantity(n, 'Æmber')
}
const isWord = (n: Amount, word: string) => typeof n !== 'number' && n.word === word

/** A sentence about a player: a command to you, a statement about others. */
function deDoes(who: de.Persona, you: string, he: string, objects: string, infinitive: string): de.VerbPhrase {
  return who.you ? de.does(you, objects, infinitive) : de.statement(who.nom, he, objects, `${who.acc} ${objects} ${infinitive} lassen`)
}
function itDoes(who: it.Persona, you: string, he: string, objects: string, infinitive: string): it.VerbPhrase {
  return who.you
    ? it.does(you, infinitive, objects)
    : { command: `${who.subject} ${he} ${objects}`.trim(), infinitive: `far ${infinitive} ${objects} ${who.to}` }
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
  done: { en: 'stolen', de: 'gestohlen', it: 'rubato', unit: 'amber' },
  act(c: C, block: number, n: Amount, who?: Who) {
    const amount = c.amount(n)
    const seats = c.seats(who ?? core.you)
    c.step('steal', (p, f) => {
      eachSeat(seats(p, f), p.frames[f + SEAT], (seat) => {
        const wanted = amount(p, f)
        const stolen = flow.steal(p, seat, wanted, p.frames[f + SOURCE])
        report(p, f, block, stolen, stolen > 0 && stolen === wanted)
      })
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
  if (noun.word !== 'some') return undefined
  const [n, filter] = noun.args as unknown as [Amount, Filter]
  const { each } = t.amount(n)
  return each === undefined ? undefined : `for each ${each}, a different ${one(t.filter(filter))}`
}

/** The creature takes it from its own controller's pool. */
export const ownSide: Side = 'ownSide'

/** Nouns that never mean several creatures. */
const SINGLE_NOUNS = new Set(['a', 'it', 'self', 'host', 'foe', 'source'])

/** When a pool is too small for all of them, the active player says who captures, one after the other, until it is empty (kf.triggers.1). */
function chooseCapturers(
  c: C,
  set: number,
  amount: Count<P>,
  poolFor: (p: P, f: number, card: number) => number,
  captureInto: (creatures: number) => (p: P, f: number) => void,
): () => void {
  const left = c.setSlot()
  const enough = c.unless('too little for all', (p, f) => {
    const wanted = [0, 0]
    eachIn(p, f + set, (card) => {
      if (isInPlay(p, card)) wanted[poolFor(p, f, card)] += amount(p, f)
    })
    return wanted.some((sum, seat) => p.amber[seat] > 0 && sum > p.amber[seat])
  })
  c.step('who could capture', (p, f) => copySet(p.frames, f + left, f + set, SET_WORDS))
  const top = c.mark('top')
  const could = (p: P, f: number, card: number) => isIn(p.frames, f + left, card) && p.amber[poolFor(p, f, card)] > 0
  const candidates = { parts: [{ piles: 1 << LINE, seats: () => 3, strict: true, test: could }] }
  const end = c.unless('somebody could capture', c.exists(candidates))
  const { demands } = c
  c.demands = []
  const one = c.choose(candidates, { min: () => 1, max: () => 1 })
  c.demands = demands
  c.step('captures', (p, f) => {
    captureInto(one)(p, f)
    eachIn(p, f + one, (card) => dropFrom(p.frames, f + left, card))
  })
  c.jumpTo('next to capture', top)
  enough()
  return end
}

export const capture = verb<[n: Amount, noun?: Noun, side?: Side]>('capture', {
  done: { en: 'captured', de: 'erbeutet', it: 'catturato', unit: 'amber' },
  act(c: C, block: number, n: Amount, noun?: Noun, side?: Side) {
    const amount = c.amount(n)
    const set = c.noun(noun ?? core.self)
    const poolFor = (p: P, f: number, card: number) => {
      // an ability may be resolved as if its card were controlled by another seat (kf.control.5)
      const seat = card === p.frames[f + SELF] ? p.frames[f + SEAT] : p.controller[card]
      return side === 'ownSide' ? seat : opponentOf(seat)
    }
    const captureInto = (creatures: number) => (p: P, f: number) => {
      eachIn(p, f + creatures, (card) => {
        const wanted = amount(p, f)
        const captured = flow.capture(p, card, poolFor(p, f, card), wanted, p.frames[f + SOURCE])
        if (captured > 0) addTo(p.frames, f + block, card)
        report(p, f, block, captured, captured > 0 && (captured === wanted || wanted >= 999))
      })
    }
    const end = noun === undefined || SINGLE_NOUNS.has(noun.word) ? undefined : chooseCapturers(c, set, amount, poolFor, captureInto)
    c.step('capture', captureInto(set))
    end?.()
  },
  instead(c: C, n: Amount, noun?: Noun) {
    if (noun?.word !== 'self') throw new Error('only the card itself captures what others would gain')
    const amount = c.amount(n)
    return (p, f) => {
      const self = p.frames[f + SELF]
      const gainer = p.frames[f + ABOUT] & GAINER
      // it comes from the supply: the pool it would have reached stays as it was
      add(p.amber, gainer, amount(p, f))
      flow.capture(p, self, gainer, amount(p, f), self)
      return self
    }
  },
  en: (t, n, noun, side) =>
    `${noun === undefined ? '' : `${eachFirst(t, noun) ?? t.noun(noun).text} `}capture${noun === undefined || t.noun(noun).plural ? '' : 's'} ${enAmber(t, n)}${side ? ' from its own side' : ''}`,
  de: (t, n, noun, side) => {
    const objects = `${deAmber(t, n)}${side ? ' von der eigenen Seite' : ''}`
    if (noun === undefined) return de.does('erbeute', objects, 'erbeuten')
    const { plural } = t.noun(noun)
    const [count, filter] = noun.args as unknown as [Amount, Filter]
    const each = noun.word === 'some' ? t.amount(count).each : undefined
    if (each !== undefined) {
      const other = de.a(de.adjective(t.filter(filter), 'ander')).in('nom')
      const text = `für ${each}${each.includes(', ') ? ',' : ''} erbeutet ${other} ${objects}`
      return { command: text, infinitive: text }
    }
    return de.statement(
      t.noun(noun).in('nom'),
      plural ? 'erbeuten' : 'erbeutet',
      objects,
      `${t.noun(noun).in('acc')} ${objects} erbeuten lassen`,
    )
  },
  it: (t, n, noun, side) => {
    const objects = `${itAmber(t, n)}${side ? ' dal suo lato' : ''}`
    if (noun === undefined) return it.does('cattura', 'catturare', objects)
    const [count, filter] = noun.args as unknown as [Amount, Filter]
    const each = noun.word === 'some' ? t.amount(count).each : undefined
    if (each !== undefined) {
      const text = `per ogni ${each}, una diversa ${it.bare(t.filter(filter), false).text} cattura ${objects}`
      return { command: text, infinitive: text }
    }
    return {
      command: `${it.subject(t.noun(noun).text)}cattura${t.noun(noun).plural ? 'no' : ''} ${objects}`,
      infinitive: `far catturare ${objects} a ${t.noun(noun).text}`,
    }
  },
})

export const pay = verb('pay', {
  act(c: C, block: number, n: Amount, payer: Who, payee: Who) {
    const amount = c.amount(n)
    const from = c.seats(payer)
    const to = c.seats(payee)
    c.step('pay', (p, f) => {
      const wanted = amount(p, f)
      const debtor = seatOf(from(p, f))
      // who has too little pays nothing (kf.pay.2)
      if (wanted < 999 && p.amber[debtor] < wanted) return
      const paid = flow.pay(p, debtor, seatOf(to(p, f)), wanted, p.frames[f + SOURCE])
      report(p, f, block, paid, paid > 0 && (paid === wanted || wanted >= 999))
    })
  },
  en: (t, n, payer, payee) =>
    `${says(t.seat(payer), isWord(n, 'all') ? 'give' : 'pay')} ${t.seat(payee).you ? 'you' : t.seat(payee).subject} ${enAmber(t, n)}`,
  de: (t, n, payer, payee) => deDoes(t.seat(payer), 'bezahle', 'bezahlt', `${t.seat(payee).dat} ${deAmber(t, n)}`, 'bezahlen'),
  it: (t, n, payer, payee) =>
    t.seat(payee).you
      ? itDoes(t.seat(payer), 'paga', 'ti paga', itAmber(t, n), 'pagare')
      : itDoes(t.seat(payer), 'paga', 'paga', `${itAmber(t, n)} ${t.seat(payee).to}`, 'pagare'),
})

/** Moves amber from cards to a pool: not a gain, not a steal. */
export const moveAmber = verb('moveAmber', {
  act(c: C, block: number, n: Amount, noun: Noun, to: Who) {
    const amount = c.amount(n)
    const set = c.noun(noun)
    const seats = c.seats(to)
    c.step('move amber', (p, f) => {
      const seat = seatOf(seats(p, f))
      eachIn(p, f + set, (card) => {
        const moved = Math.min(amount(p, f), p.amberOn[card])
        p.amberOn[card] -= moved
        if (moved > 0) flow.addToPool(p, seat, moved)
        if (moved > 0) tell(p, 'moveAmber', seat, p.frames[f + SOURCE], card, moved)
        report(p, f, block, moved, moved > 0)
      })
    })
  },
  en: (t, n, noun, to) => `move ${enAmber(t, n)} from ${t.noun(noun).text} to ${t.seat(to).possessive} pool`,
  de: (t, n, noun, to) =>
    de.does('bewege', `${deAmber(t, n)} von ${t.noun(noun).in('dat')} in ${t.seat(to).possessive('Vorrat', 'm', 'acc')}`, 'bewegen'),
  it: (t, n, noun, to) =>
    it.does('sposta', 'spostare', `${itAmber(t, n)} da ${t.noun(noun).text} ${t.seat(to).possessive('riserva', 'f').with('in')}`),
})

/** Moves amber from a pool onto this card. */
export const bankAmber = verb('bankAmber', {
  act(c: C, block: number, n: Amount) {
    const amount = c.amount(n)
    c.step('bank amber', (p, f) => {
      const seat = p.frames[f + SEAT]
      const self = p.frames[f + SELF]
      if (!isInPlay(p, self)) return
      const moved = Math.min(amount(p, f), p.amber[seat])
      p.amber[seat] -= moved
      add(p.amberOn, self, moved)
      tell(p, 'moveAmber', seat, self, self, moved)
      report(p, f, block, moved, moved > 0)
    })
  },
  en: (t, n) => `move ${enAmber(t, n)} from your pool to ${t.self}`,
  de: (t, n) => de.does('bewege', `${deAmber(t, n)} aus deinem Vorrat auf ${t.self}`, 'bewegen'),
  it: (t, n) => it.does('sposta', 'spostare', `${itAmber(t, n)} dalla tua riserva su ${t.self}`),
})

/** Places amber from the supply on cards; one on a creature may be called an exalt (kf.exalt). */
const supply = verb<[n: Amount, noun: Noun, how?: 'exalt']>('placeAmber', {
  act(c: C, block: number, n: Amount, noun: Noun) {
    const amount = c.amount(n)
    const set = c.noun(noun)
    c.step('place amber', (p, f) => {
      eachIn(p, f + set, (card) => {
        flow.placeOn(p, card, amount(p, f), p.frames[f + SOURCE])
        addTo(p.frames, f + block, card)
        report(p, f, block, amount(p, f), true)
      })
    })
  },
  en: (t, n, noun, how) =>
    how === 'exalt' ? `exalt ${t.noun(noun).text}` : `place ${enAmber(t, n)} from the common supply on ${t.noun(noun).text}`,
  de: (t, n, noun, how) =>
    how === 'exalt'
      ? de.does('erhebe', t.noun(noun).in('acc'), 'erheben')
      : de.does('lege', `${deAmber(t, n)} aus der allgemeinen Reserve auf ${t.noun(noun).in('acc')}`, 'legen'),
  it: (t, n, noun, how) =>
    how === 'exalt'
      ? it.does('esalta', 'esaltare', t.noun(noun).text)
      : it.does('metti', 'mettere', `${itAmber(t, n)} dalla riserva comune su ${t.noun(noun).text}`),
})
export const placeAmber = (n: Amount, noun: Noun) => supply(n, noun)
export const exalt = (noun: Noun) => supply(1, noun, 'exalt')

export const gainChains = verb<[n: Amount, who?: Who]>('gainChains', {
  act(c: C, _block: number, n: Amount, who?: Who) {
    const amount = c.amount(n)
    const seats = c.seats(who ?? core.you)
    c.step('gain chains', (p, f) => {
      eachSeat(seats(p, f), p.frames[f + SEAT], (seat) => {
        // at most 24 (kf.chains.7)
        const gained = Math.min(amount(p, f), 24 - p.chains[seat])
        add(p.chains, seat, gained)
        tell(p, 'chains', seat, p.frames[f + SOURCE], -1, gained)
      })
    })
  },
  en: (t, n, who) => `${does(t.seat(who ?? core.you), 'gain')} ${t.amount(n).text} chain${n === 1 ? '' : 's'}`,
  de: (t, n, who) => deDoes(t.seat(who ?? core.you), 'erhalte', 'erhält', `${t.amount(n).text} Kette${n === 1 ? '' : 'n'}`, 'erhalten'),
  it: (t, n, who) => itDoes(t.seat(who ?? core.you), 'ottieni', 'ottiene', `${t.amount(n).text} vincol${n === 1 ? 'o' : 'i'}`, 'ottenere'),
})

/** Forges a key at the current cost with an addition (0 for none), or free, if that can be paid. */
export const forge = verb('forge', {
  act(c: C, block: number, extra: Amount | 'free') {
    const amount = extra === 'free' ? undefined : c.amount(extra)
    const cost = (p: P, f: number) => (amount === undefined ? 0 : keyCost(p, p.frames[f + SEAT], amount(p, f)))
    c.demands.push((p, f) => canForge(p, p.frames[f + SEAT], cost(p, f)))
    c.step('forge', (p, f) => {
      const seat = p.frames[f + SEAT]
      if (!canForge(p, seat, cost(p, f))) return
      const g = callForge(p, seat, p.frames[f + SOURCE], cost(p, f))
      p.frames[g + RESULT] = block
    })
  },
  en(t, extra) {
    if (extra === 'free') return 'forge a key at no cost'
    return extra === 0 ? 'forge a key at current cost' : `forge a key at current cost plus ${t.quantity(extra, 'Æmber')}`
  },
  de(t, extra) {
    if (extra === 'free') return de.does('schmiede', 'kostenlos einen Schlüssel', 'schmieden')
    return de.does(
      'schmiede',
      `einen Schlüssel zu aktuellen Kosten${extra === 0 ? '' : ` plus ${t.quantity(extra, 'Æmber')}`}`,
      'schmieden',
    )
  },
  it(t, extra) {
    if (extra === 'free') return it.does('forgia', 'forgiare', 'una chiave senza pagarne il costo')
    return it.does('forgia', 'forgiare', `una chiave al costo attuale${extra === 0 ? '' : ` più ${t.quantity(extra, 'Æmber')}`}`)
  },
})

/** Turns a forged key back; with `which`, only one that was forged last turn. */
export const unforge = verb<[who: Who, which?: 'forgedLastTurn']>('unforge', {
  act(c: C, block: number, who: Who, which?: 'forgedLastTurn') {
    const seats = c.seats(who)
    if (which !== undefined) addInterest(FORGED)
    c.step('unforge', (p, f) => {
      const seat = seatOf(seats(p, f))
      const g = callUnforge(p, seat, p.frames[f + SOURCE], which === undefined ? 7 : colorsForgedLastTurn(p, f, seat))
      p.frames[g + RESULT] = block
    })
  },
  en: (t, who, which) => (which ? 'unforge that key' : `unforge one of ${t.seat(who).possessive} keys`),
  de: (t, who, which) =>
    de.does(
      'mache',
      `${which ? 'diesen Schlüssel' : `einen ${t.seat(who).possessive('Schlüssel', 'm', 'gen', true)}`} ungeschmiedet`,
      'machen',
    ),
  it: (t, who, which) =>
    it.does('spezza', 'spezzare', `${which ? 'quella chiave' : `una ${t.seat(who).possessive('chiavi', 'f', true).with('di')}`}`),
})
