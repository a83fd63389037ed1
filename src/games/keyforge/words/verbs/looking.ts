import { addTo, clearSet, copySet, dropFrom, isIn, nextIn, sizeOfSet } from '../../../../kernel/cardset.ts'
import { jump, label, SEAT, SOURCE } from '../../../../kernel/program.ts'
import { cardAt, push, remove } from '../../../../kernel/zones.ts'
import * as de from '../../../../ability/text/de.ts'
import * as en from '../../../../ability/text/en.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Filter, Noun, Who } from '../../../../ability/tree.ts'
import * as german from '../../glossary/de.ts'
import * as italian from '../../glossary/it.ts'
import { DECK, drawStep, HAND, see, SET_WORDS, tellCards, zoneOf } from '../../rules/index.ts'
import { roll } from '../../../../kernel/random.ts'
import { seatOf } from '../amounts.ts'
import { dePile, enPile, itPile } from '../piles.ts'
import { core, vocabulary as v } from '../vocabulary.ts'
import type { KeyforgePosition } from '../../rules/index.ts'
import { eachIn, eachSeat, report, verb } from './verb.ts'
import type { C } from './verb.ts'

/** Verbs about hidden piles as a whole: looking at cards there, filling a hand again. */

/** Looks at cards of yours that lie hidden; they stay where they are, and "among them" may be chosen (kf.look.1). */
export const look = verb('look', {
  ofYours: true,
  act(c: C, block: number, noun: Noun) {
    const set = c.noun(noun)
    c.step('look', (p, f) => {
      const seen: number[] = []
      eachIn(p, f + set, (card) => {
        addTo(p.frames, f + block, card)
        seen.push(card)
      })
      report(p, f, block, seen.length, seen.length > 0)
      if (seen.length > 0) tellCards(p, 'look', p.frames[f + SEAT], p.frames[f + SOURCE], seen, 1 << p.frames[f + SEAT])
    })
  },
  en: (t, noun) => `look at ${t.noun(noun).text}`,
  de: (t, noun) => de.does('sieh dir', t.noun(noun).in('acc'), 'ansehen', 'an'),
  it: (t, noun) => it.does('guarda', 'guardare', t.noun(noun).text),
})

/** Puts cards that were looked at back on top of the deck in the order that is chosen: the one named first lies lowest (kf.look.2). */
export const putBack = verb('putBack', {
  ofYours: true,
  act(c: C, block: number, noun: Noun) {
    const set = c.noun(noun)
    orderCards(c, set, ANY_DECK, (p, card) => {
      const zone = p.zones.of[card]
      remove(p.zones, card)
      push(p.zones, zone, card)
      // who puts it there knows where it lies, and nobody else any more
      p.knownTo[card] = 0
      see(p, card, 1 << c.binding.deciderOf(p, 0))
    })
    c.it = set
    c.step('back in order', (p, f) => report(p, f, block, 0, nextIn(p.frames, f + set, -1, SET_WORDS) >= 0))
  },
  // they are named one by one: which of them is drawn first is worth a word
  en: (t, noun) => `put ${t.noun(noun).text} back in any order (the last one on top)`,
  de: (t, noun) => de.does('lege', `${t.noun(noun).in('acc')} in beliebiger Reihenfolge (die letzte zuoberst)`, 'zurücklegen', 'zurück'),
  it: (t, noun) =>
    noun.word === 'them'
      ? it.does('rimettile', 'rimetterle', 'a posto nell’ordine che preferisci (l’ultima in cima)')
      : it.does('rimetti', 'rimettere', `a posto ${t.noun(noun).text} nell’ordine che preferisci (l’ultima in cima)`),
})
const ANY_DECK = 1 << DECK

/** Has the cards of a set named one after the other, and something done with each as it is named; the last one needs no question. */
export function orderCards(c: C, set: number, piles: number, place: (p: KeyforgePosition, card: number) => void): void {
  const left = c.setSlot()
  c.step('to order', (p, f) => copySet(p.frames, f + left, f + set, SET_WORDS))
  const top = c.mark('top')
  const more = c.unless('more to order', (p, f) => sizeOfSet(p.frames, f + left, SET_WORDS) > 1)
  const { demands } = c
  c.demands = []
  const candidates = {
    parts: [{ piles, seats: () => 3, strict: true, test: (p: KeyforgePosition, f: number, x: number) => isIn(p.frames, f + left, x) }],
  }
  const one = c.choose(candidates, { min: () => 1, max: () => 1 })
  c.demands = demands
  const putThose = (from: number) => (p: KeyforgePosition, f: number) => {
    eachIn(p, f + from, (card) => {
      place(p, card)
      dropFrom(p.frames, f + left, card)
    })
  }
  c.step('place in order', putThose(one))
  c.jumpTo('next in order', top)
  more()
  c.step('last in order', putThose(left))
}

const refill = verb<[who?: Who]>('refillHand', {
  act(c: C, block: number, who?: Who) {
    const seats = c.seats(who ?? core.you)
    c.step('refill hand', (p, f) => {
      eachSeat(seats(p, f), p.frames[f + SEAT], (seat) => drawStep(p, seat))
      report(p, f, block, 0, true)
    })
  },
  en(t, who) {
    const seat = t.seat(who ?? core.you)
    return `${seat.you ? 'refill your hand' : `${seat.subject} refills their hand`} as in the “draw cards” step`
  },
  de(t, who) {
    const seat = t.seat(who ?? core.you)
    return seat.you
      ? de.does('fülle', 'deine Hand wie im Schritt „Karten ziehen“', 'auffüllen', 'auf')
      : de.statement(seat.nom, 'füllt', 'die Hand wie im Schritt „Karten ziehen“ auf', 'die Hand wie im Schritt „Karten ziehen“ auffüllen')
  },
  it(t, who) {
    const seat = t.seat(who ?? core.you)
    return seat.you
      ? it.does('rifornisci', 'rifornire', 'la tua mano come nel passo “pescare le carte”')
      : it.whole(`${it.subject(seat.subject)}rifornisce la mano come nel passo “pescare le carte”`)
  },
})
/** Fills your hand as your “draw cards” step would, chains and all (kf.draw.1, kf.chains.3). */
export const refillHand = refill()
export const refillHandOf = (who: Who) => refill(who)

/**
 * Reveals cards from the top of your deck, one after the other, until such a card comes or the active player stops; they stay there. The
 * first one is always revealed. "It" is the last one, `revealed` all of them.
 */
export const revealUntil = verb('revealUntil', {
  ofYours: true,
  act(c: C, block: number, filter: Filter) {
    const matches = c.matches(c.filter(filter))
    const last = c.setSlot()
    const number = c.slot()
    const found = label('found')
    c.named.set('revealed', block)
    c.step('reveal until', (p, f) => {
      clearSet(p.frames, f + last, SET_WORDS)
      p.frames[f + number] = 0
    })
    const top = c.mark('next')
    const left = (p: KeyforgePosition, f: number) => p.zones.length[zoneOf(DECK, p.frames[f + SEAT])] - p.frames[f + number]
    const empty = c.unless('one more card', (p, f) => left(p, f) > 0)
    c.step('reveal one', (p, f) => {
      const card = cardAt(p.zones, zoneOf(DECK, p.frames[f + SEAT]), left(p, f) - 1)
      p.frames[f + number]++
      clearSet(p.frames, f + last, SET_WORDS)
      addTo(p.frames, f + last, card)
      addTo(p.frames, f + block, card)
      report(p, f, block, 1, true)
      tellCards(p, 'reveal', p.frames[f + SEAT], p.frames[f + SOURCE], [card])
      if (matches(p, f, card) || left(p, f) === 0) jump(p, f, found)
    })
    const stop = c.ask('may', c.binding.rules.repeat)
    c.jumpTo('reveal the next', top)
    c.code.place(found)
    empty()
    stop()
    c.it = last
  },
  en: (t, filter) =>
    `reveal cards from the top of your deck one at a time until you reveal ${en.withArticle(en.one(t.filter(filter)))} or choose to stop`,
  de: (t, filter) =>
    de.does(
      'decke',
      `einzeln Karten oben von deinem Deck auf, bis du ${de.a(t.filter(filter)).in('acc')} aufdeckst oder aufhören willst`,
      'aufdecken',
    ),
  it: (t, filter) =>
    it.does(
      'rivela',
      'rivelare',
      `carte dalla cima del tuo mazzo una alla volta finché non riveli ${it.a(t.filter(filter)).text} o decidi di fermarti`,
    ),
})

/** Reveals a random card of that player's hand, and another one as long as the active player wants and there is one; "it" is the last one. */
export const revealOneByOne = verb('revealOneByOne', {
  act(c: C, block: number, who: Who) {
    const seats = c.seats(who)
    const last = c.setSlot()
    c.step('nothing revealed', (p, f) => clearSet(p.frames, f + last, SET_WORDS))
    const hidden = (p: KeyforgePosition, f: number) => {
      const { zones } = p
      const hand = zoneOf(HAND, seatOf(seats(p, f)))
      const cards: number[] = []
      for (let i = 0; i < zones.length[hand]; i++)
        if (!isIn(p.frames, f + block, cardAt(zones, hand, i))) cards.push(cardAt(zones, hand, i))
      return cards.sort((a, b) => a - b)
    }
    const top = c.mark('next')
    const none = c.unless('one more hidden', (p, f) => hidden(p, f).length > 0)
    c.step('reveal a random one', (p, f) => {
      const cards = hidden(p, f)
      const card = cards[roll(p, cards.length)]
      clearSet(p.frames, f + last, SET_WORDS)
      addTo(p.frames, f + last, card)
      addTo(p.frames, f + block, card)
      report(p, f, block, 1, true)
      tellCards(p, 'reveal', p.frames[f + SEAT], p.frames[f + SOURCE], [card])
    })
    const over = c.unless('one more to ask for', (p, f) => hidden(p, f).length > 0)
    const stop = c.ask('may', c.binding.rules.repeat)
    c.jumpTo('reveal one more', top)
    stop()
    over()
    none()
    c.it = last
    c.pilesOf.set(last, 1 << HAND)
  },
  en: (t, who) =>
    `reveal a random unrevealed card from ${enPile(t, 'hand', who)}. You may repeat this as often as you like and stop at a card of your choice`,
  de(t, who) {
    const cards = `eine zufällige nicht aufgedeckte Karte von ${dePile(t, 'hand', who, 'dat')}`
    return {
      command: `decke ${cards} auf. Du darfst das beliebig oft wiederholen und bei einer Karte deiner Wahl aufhören`,
      infinitive: `${cards} aufdecken`,
    }
  },
  it(t, who) {
    const cards = `una carta non rivelata a caso ${itPile(t, 'hand', who).with('da')}`
    return {
      command: `rivela ${cards}. Puoi ripeterlo quante volte vuoi, fermandoti alla carta che preferisci`,
      infinitive: `rivelare ${cards}`,
    }
  },
})

/** All cards that were just revealed, whatever was done since. */
export const revealed = v.add('noun', 'revealed', {
  compile(c: C) {
    const slot = c.named.get('revealed')
    if (slot === undefined) throw new Error('"revealed" stands before anything was revealed')
    return slot
  },
  en: () => ({ text: 'each revealed card', plural: false }),
  de: () => de.each(de.adjective(de.stem(...german.types.card), 'aufgedeckt')),
  it: () => it.each(it.adjective(it.stem(...italian.types.card), it.agree('rivelato'))),
})()
