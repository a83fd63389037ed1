import { addTo, clearSet, copySet, dropFrom, isEmptySet, nextIn } from '../../../../kernel/cardset.ts'
import { call, RESULT, SEAT, SELF, SLOTS, SOURCE } from '../../../../kernel/program.ts'
import { indexOf } from '../../../../kernel/zones.ts'
import * as de from '../../../../ability/text/de.ts'
import * as en from '../../../../ability/text/en.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Selection } from '../../../../ability/language.ts'
import type { Amount, Filter, Noun, Who } from '../../../../ability/tree.ts'
import {
  collectWatchers,
  CREATURE,
  definitionOf,
  definitionById,
  enter,
  flipDown as turnDown,
  flipUp as turnUp,
  isCreatureInPlay,
  isHalf,
  markQueue,
  newToken,
  OWED_TOKENS,
  openWindow,
  packCopy,
  SET_WORDS,
  STATIC,
  tell,
  tellCards,
  topOfDeck,
  transfer,
  TRIGGER,
  typeOf,
  UNCHECKED,
} from '../../rules/index.ts'
import type { KeyforgePosition } from '../../rules/index.ts'
import { newAbility, newStatic } from '../abilities.ts'
import { chosenNumber, ofDe, seatOf } from '../amounts.ts'
import { narrow } from '../filters.ts'
import { chosenSlot } from '../identity.ts'
import { core, vocabulary as v } from '../vocabulary.ts'
import { PUT } from './acts.ts'
import { eachIn, report, verb } from './verb.ts'
import type { C } from './verb.ts'

type P = KeyforgePosition

/** Token creatures (kf.token): which they are, making them and turning them over. */

export const token = v.add('filter', 'token', {
  compile: (c: C, filter: Filter): Selection<P> => narrow(c, filter, (p, _f, x) => p.isToken[x] !== 0),
  en: (t, filter) => en.attribute(t.filter(filter), 'token'),
  de: (t, filter) => de.compound(t.filter(filter), 'Token'),
  it: (t, filter) => it.attribute(t.filter(filter), () => 'token'),
})

/** Who makes them; which, where the card names one; on the left of this card instead of on a flank. */
type Making = { readonly by?: Who; readonly named?: string; readonly leftOfSelf?: true }

/** Emits a step that brings one card facedown into play for a seat, and adds the token to the result and to `made`. */
function makeOne(c: C, block: number, made: number, seatAt: number, hidden: (p: P, f: number) => number, leftOfSelf?: true): void {
  c.step('make token', (p, f) => {
    const seat = p.frames[f + seatAt]
    const card = hidden(p, f)
    const token = newToken(p, seat, card)
    tell(p, 'makeToken', seat, p.frames[f + SOURCE], token, 0, 'kf.token.1')
    tellCards(p, 'putUnder', seat, token, [card], p.knownTo[card] | (1 << seat))
    addTo(p.frames, f + block, token)
    addTo(p.frames, f + made, token)
    report(p, f, block, 1, true)
    const self = p.frames[f + SELF]
    if (leftOfSelf && isCreatureInPlay(p, self) && p.controller[self] === seat) {
      enter(p, token, seat, indexOf(p.zones, self))
      const mark = markQueue(p)
      collectWatchers(p, TRIGGER.enters, token, seat)
      openWindow(p, mark)
      return
    }
    p.frames[call(p, PUT, seat, p.frames[f + SOURCE], self) + SLOTS] = token
  })
}

const isSame = (n: Amount) => typeof n !== 'number' && n.word === 'same'

/** Makes token creatures of the top cards of a deck, one after the other; an empty deck makes none (kf.token.1, kf.token.7). "It" is what was made. */
const make = verb<[n: Amount, how?: Making]>('makeToken', {
  done: { en: 'made', de: 'erzeugt', it: 'creato' },
  act(c: C, block: number, n: Amount, how?: Making) {
    const amount = c.amount(n)
    const seats = c.seats(how?.by ?? core.you)
    const left = c.slot()
    const seat = c.slot()
    const made = c.setSlot()
    // who has no such reference card makes none (kf.token.6)
    const canMake = (p: P, who: number) => {
      const reference = p.tokenOf[who] - 1
      const wanted = how?.named === undefined ? reference : definitionById.get(how.named)?.index
      return reference >= 0 && wanted === reference
    }
    c.demands.push((p, f) => canMake(p, seatOf(seats(p, f))) && topOfDeck(p, seatOf(seats(p, f))) >= 0)
    c.step('how many tokens', (p, f) => {
      clearSet(p.frames, f + made, SET_WORDS)
      p.frames[f + seat] = seatOf(seats(p, f))
      p.frames[f + left] = canMake(p, p.frames[f + seat]) ? amount(p, f) : 0
    })
    const top = c.mark('top')
    const done = c.unless('next token', (p, f) => p.frames[f + left]-- > 0 && topOfDeck(p, p.frames[f + seat]) >= 0)
    makeOne(c, block, made, seat, (p, f) => topOfDeck(p, p.frames[f + seat]), how?.leftOfSelf)
    c.jumpTo('more tokens', top)
    done()
    c.before = c.it
    c.it = made
  },
  /** Making them asks for flanks, which nothing can do in the middle of another event: they are owed (kf.token.14). */
  instead(c: C, n: Amount) {
    const amount = c.amount(n)
    return (p, f) => {
      p.state[OWED_TOKENS] += amount(p, f)
      p.state[UNCHECKED] = 1
      return p.frames[f + SEAT]
    }
  },
  owed(c: C) {
    const start = c.here
    const number = c.slot()
    c.named.set('chosen', number)
    c.top = c.mark('top')
    c.step('what is owed', (p, f) => {
      p.frames[f + number] = p.state[OWED_TOKENS]
      p.state[OWED_TOKENS] = 0
    })
    c.effect(make(chosenNumber))
    const program = c.close('owed tokens', start)
    return newAbility({ trigger: TRIGGER.asSoonAs, condition: (p: P) => p.state[OWED_TOKENS] > 0, program })
  },
  en(t, n, how) {
    const by = how?.by === undefined ? t.you : t.seat(how.by)
    const who = by.you ? 'make' : en.says(by, 'make')
    const name = how?.named === undefined ? undefined : t.term('card', how.named)
    const { each, factor, text, digits, number: said = digits } = t.amount(n)
    const number = each === undefined ? text : String(factor ?? 1)
    const tokens =
      number === '1' ? en.withArticle(name ?? 'token creature') : `${number} ${name === undefined ? 'token creatures' : `${name}s`}`
    const place = how?.leftOfSelf ? ` immediately to the left of ${t.self}` : ''
    const several = said !== undefined || each !== undefined
    if (isSame(n)) return `${who} that many token creatures`
    return `${who} ${several ? tokens : `a number of token creatures equal to ${text}`}${place}${each === undefined ? '' : ` for each ${each}`}`
  },
  de(t, n, how) {
    const name = how?.named === undefined ? undefined : t.term('card', how.named)
    const { each, factor, text, digits, number: said = digits } = t.amount(n)
    const number = each === undefined ? text : String(factor ?? 1)
    const called = name === undefined ? '' : ` namens ${name}`
    const several = said !== undefined || each !== undefined
    const tokens =
      number === '1'
        ? `eine Token-Kreatur${called}`
        : several
          ? `${number} Token-Kreaturen${called}`
          : `so viele Token-Kreaturen${isSame(n) ? '' : `, wie ${text} beträgt`}`
    const objects = `${tokens}${how?.leftOfSelf ? ` unmittelbar links von ${t.self}` : ''}${each === undefined ? '' : ` für ${each}`}`
    const by = how?.by === undefined ? t.you : t.seat(how.by)
    if (by.you) return de.does('erzeuge', objects, 'erzeugen')
    return de.statement(by.nom, 'erzeugt', objects, `${by.acc} ${objects} erzeugen lassen`)
  },
  it(t, n, how) {
    const name = how?.named === undefined ? undefined : t.term('card', how.named)
    const { each, factor, text, digits, number: said = digits } = t.amount(n)
    const number = each === undefined ? text : String(factor ?? 1)
    const called = name === undefined ? '' : ` ${name}`
    const several = said !== undefined || each !== undefined
    const tokens =
      number === '1'
        ? `una creatura token${called}`
        : several
          ? `${number} creature token${called}`
          : isSame(n)
            ? 'altrettante creature token'
            : `un numero di creature token pari ${it.contracted('a', text)}`
    const objects = `${tokens}${how?.leftOfSelf ? ` immediatamente a sinistra di ${t.self}` : ''}${each === undefined ? '' : ` per ogni ${each}`}`
    const by = how?.by === undefined ? t.you : t.seat(how.by)
    if (by.you) return it.does('crea', 'creare', objects)
    return { command: `${it.subject(by.subject)}crea ${objects}`, infinitive: `far creare ${objects} ${by.to}` }
  },
})
export const makeToken = (n: Amount, by?: Who) => (by === undefined ? make(n) : make(n, { by }))
/** Token creatures of that name: those of the player's reference card, or none (kf.token.6). */
export const makeNamedToken = (id: string, n: Amount) => make(n, { named: id })
/** Next to this creature instead of on a flank. */
export const makeTokenLeftOfSelf = make(1, { leftOfSelf: true })

/** Turns these cards, which are not in play, into token creatures instead of cards of the deck. */
export const makeTokenOf = verb('makeTokenOf', {
  act(c: C, block: number, noun: Noun) {
    const set = c.noun(noun)
    const left = c.setSlot()
    const seat = c.slot()
    const made = c.setSlot()
    c.step('to make', (p, f) => {
      copySet(p.frames, f + left, f + set, SET_WORDS)
      clearSet(p.frames, f + made, SET_WORDS)
      p.frames[f + seat] = p.frames[f + SEAT]
      if (p.tokenOf[p.frames[f + SEAT]] === 0) clearSet(p.frames, f + left, SET_WORDS)
    })
    const top = c.mark('top')
    const done = c.unless('next token', (p, f) => !isEmptySet(p.frames, f + left, SET_WORDS))
    makeOne(c, block, made, seat, (p, f) => {
      const card = nextIn(p.frames, f + left, -1, SET_WORDS)
      dropFrom(p.frames, f + left, card)
      return card
    })
    c.jumpTo('more tokens', top)
    done()
    c.it = made
  },
  en: (t, noun) => `make ${t.noun(noun).text} ${t.noun(noun).plural ? 'token creatures' : 'a token creature'}`,
  de: (t, noun) =>
    de.does('mache', `${t.noun(noun).in('acc')} zu ${t.noun(noun).plural ? 'Token-Kreaturen' : 'einer Token-Kreatur'}`, 'machen'),
  it: (t, noun) => it.does('rendi', 'rendere', `${t.noun(noun).text} ${t.noun(noun).plural ? 'creature token' : 'una creatura token'}`),
})

/** Turns token creatures faceup; what is no creature, or half of one, goes to its owner's discard pile (kf.token.11). */
function compileFlipUp(c: C, block: number, set: number): void {
  const others = c.setSlot()
  c.step('flip up', (p, f) => {
    clearSet(p.frames, f + others, SET_WORDS)
    eachIn(p, f + set, (token) => {
      if (!isCreatureInPlay(p, token) || p.isToken[token] === 0) return
      const card = turnUp(p, token, p.frames[f + SOURCE])
      addTo(p.frames, f + block, card)
      report(p, f, block, 1, true)
      if (typeOf(p, card) !== CREATURE || isHalf(p, card)) addTo(p.frames, f + others, card)
    })
  })
  c.step('discard others', (p, f) => {
    if (isEmptySet(p.frames, f + others, SET_WORDS)) return
    const g = transfer.callTransfer(p, p.frames[f + SEAT], p.frames[f + SOURCE], p.frames[f + SELF], transfer.TO_DISCARD)
    p.frames[g + RESULT] = 0
    copySet(p.frames, g + SLOTS, f + others, SET_WORDS)
  })
}

/** Turns a creature facedown: it becomes its controller's token creature (kf.token.12). */
function compileFlipDown(c: C, block: number, set: number): void {
  c.step('flip down', (p, f) => {
    eachIn(p, f + set, (card) => {
      const token = turnDown(p, card, p.frames[f + SOURCE])
      if (token < 0) return
      addTo(p.frames, f + block, token)
      report(p, f, block, 1, true)
    })
  })
}

/** Turns token creatures faceup, or creatures facedown. */
export const flip = verb<[to: 'faceup' | 'facedown', noun: Noun]>('flip', {
  done: { en: 'flipped', de: 'umgedreht', it: 'girato' },
  act: (c: C, block: number, to, noun) => (to === 'faceup' ? compileFlipUp : compileFlipDown)(c, block, c.noun(noun)),
  en: (t, to, noun) =>
    to === 'faceup'
      ? `flip ${t.noun(noun).text} faceup and put each noncreature card flipped this way into its owner’s discard pile`
      : `flip ${t.noun(noun).text} facedown (it becomes a token creature)`,
  de: (t, to, noun) =>
    de.does(
      'drehe',
      to === 'faceup'
        ? `${t.noun(noun).in('acc')} auf die offene Seite und lege jede so umgedrehte Karte, die keine Kreatur ist, auf den Ablagestapel ihres Besitzers`
        : `${t.noun(noun).in('acc')} auf die verdeckte Seite (sie wird zu einer Token-Kreatur)`,
      'drehen',
    ),
  it: (t, to, noun) =>
    it.does(
      'gira',
      'girare',
      to === 'faceup'
        ? `${t.noun(noun).text} a faccia in su e metti ogni carta girata in questo modo che non è una creatura nella pila degli scarti del suo proprietario`
        : `${t.noun(noun).text} a faccia in giù (diventa una creatura token)`,
    ),
})

/** Such token creatures are copies of a creature card as it is when this begins, whatever becomes of that (kf.token.15). */
export const areCopies = v.add('ability', 'areCopies', {
  begins(c: C, _noun: Noun, of: Noun) {
    const set = c.noun(of)
    const copied = c.slot()
    c.step('what is copied', (p, f) => {
      const card = nextIn(p.frames, f + set, -1, SET_WORDS)
      p.frames[f + copied] = card < 0 || definitionOf(p, card).type !== CREATURE ? -1 : packCopy(p, card)
    })
    return copied
  },
  compile(c: C, noun: Noun, _of: Noun) {
    const copied = chosenSlot(c)
    return [newStatic({ kind: STATIC.copies, covers: c.covers(noun), amount: (p, f) => p.frames[f + copied] })]
  },
  en: (t, noun, of) => en.states(t.noun(noun).text, 'is', `a copy of ${t.noun(of).text}`),
  de: (t, noun, of) => de.states(t.noun(noun).in('nom'), 'ist', `eine Kopie ${ofDe(t.noun(of))}`),
  it: (t, noun, of) => it.states(it.spoken(t.noun(noun).text), 'è', `una copia ${t.noun(of).with('di')}`),
})
