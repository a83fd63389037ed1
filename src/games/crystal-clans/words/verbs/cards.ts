import { isIn, nextIn, SET_WORDS } from '../../../../kernel/cardset.ts'
import { SEAT } from '../../../../kernel/program.ts'
import type { Compiler } from '../../../../ability/compile.ts'
import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import { cardAt } from '../../../../kernel/zones.ts'
import { roll } from '../../../../kernel/random.ts'
import type { Amount, Noun, Who } from '../../../../ability/tree.ts'
import { BOTTOM, DECK, HAND, REMOVED, ownerOf, placeOf } from '../../layout.ts'
import type { CrystalClansPosition } from '../../layout.ts'
import { destroyAll } from '../../loss.ts'
import { canDraw, discard, discardFromDeck, draw, pay, put, putUnder, standIn } from '../../movement.ts'
import { trim } from '../../squad.ts'
import { vocabulary } from '../vocabulary.ts'

type P = CrystalClansPosition
type C = Compiler<P>

/** Where a result block says that it happened in full. */
const BLOCK_FULL = SET_WORDS + 1

/** Verbs of cards in hands and piles, and of initiative. */

export const drawCards = vocabulary.add('effect', 'draw', {
  compile(c: C, n: Amount) {
    const amount = c.amount(n)
    c.demands.push((p, f) => canDraw(p, p.frames[f + SEAT]) && amount(p, f) > 0)
    c.step('draw', (p, f) => {
      draw(p, p.frames[f + SEAT], amount(p, f))
    })
  },
  en: (t, n) => (n === 1 ? 'draw a card' : typeof n === 'number' ? `draw ${n} cards` : `draw a card for each ${t.amount(n).each}`),
  de: (t, n) =>
    n === 1
      ? de.does('ziehe', 'eine Karte', 'ziehen')
      : typeof n === 'number'
        ? de.does('ziehe', `${n} Karten`, 'ziehen')
        : de.does('ziehe', `eine Karte für ${t.amount(n).each}`, 'ziehen'),
  it: (t, n) =>
    n === 1
      ? it.does('pesca', 'pescare', 'una carta')
      : typeof n === 'number'
        ? it.does('pesca', 'pescare', `${n} carte`)
        : it.does('pesca', 'pescare', `una carta per ogni ${t.amount(n).each}`),
})

export const destroy = vocabulary.add('effect', 'destroy', {
  compile(c: C, noun: Noun) {
    const set = c.noun(noun)
    c.step('destroy', (p, f) => destroyAll(p, f + set))
  },
  en: (t, noun) => `destroy ${t.noun(noun).text}`,
  de: (t, noun) => de.does('zerstöre', t.noun(noun).in('acc'), 'zerstören'),
  it: (t, noun) => it.does('distruggi', 'distruggere', t.noun(noun).text),
})

/** Cards go to the hand of their owner. */
function compileToHand(c: C, noun: Noun): void {
  const set = c.noun(noun)
  c.step('to hand', (p, f) => {
    for (let card = nextIn(p.frames, f + set, -1); card >= 0; card = nextIn(p.frames, f + set, card)) put(p, card, HAND + ownerOf(card))
    trim(p)
  })
}

/** From the own discard pile. */
export const recover = vocabulary.add('effect', 'recover', {
  compile: compileToHand,
  en: (t, noun) => `return ${t.noun(noun).text} to your hand`,
  de: (t, noun) => de.does('nimm', `${t.noun(noun).in('acc')} auf die Hand`, 'nehmen'),
  it: (t, noun) => it.does('riprendi', 'riprendere', `in mano ${t.noun(noun).text}`),
})

/** From the board. */
export const bounce = vocabulary.add('effect', 'bounce', {
  compile: compileToHand,
  en: (t, noun) => `return ${t.noun(noun).text} to its owner’s hand`,
  de: (t, noun) => de.does('schicke', `${t.noun(noun).in('acc')} auf die Hand des Besitzers`, 'zurückschicken', 'zurück'),
  it: (t, noun) => it.does('rimanda', 'rimandare', `${t.noun(noun).text} in mano al proprietario`),
})

export const gain = vocabulary.add('effect', 'gain', {
  compile(c: C, n: Amount) {
    const amount = c.amount(n)
    c.step('gain', (p, f) => pay(p, p.frames[f + SEAT], -amount(p, f)))
  },
  en: (t, n) => `gain ${t.quantity(n, 'initiative')}`,
  de: (t, n) => de.does('erhalte', t.quantity(n, 'Initiative'), 'erhalten'),
  it: (t, n) => it.does('ottieni', 'ottenere', `${t.amount(n).text} di iniziativa`),
})

export const discardTop = vocabulary.add('effect', 'discardTop', {
  compile(c: C, who: Who, n: number) {
    const seats = c.seats(who)
    c.step('discard from the draw pile', (p, f) => {
      const mask = seats(p, f)
      for (let seat = 0; seat < 2; seat++) if ((mask & (1 << seat)) !== 0) discardFromDeck(p, seat, n)
    })
  },
  en: (t, who, n) => {
    const what = n === 1 ? 'the top card' : `the top ${n} cards`
    return t.seat(who).you ? `discard ${what} of your draw pile` : `make ${t.seat(who).subject} discard ${what} of their draw pile`
  },
  de: (t, who, n) => {
    const what = `${n === 1 ? 'die oberste Karte' : `die obersten ${n} Karten`} ${t.seat(who).you ? 'deines' : 'seines'} Nachziehstapels`
    if (t.seat(who).you) return de.does('lege', what, 'ablegen', 'ab')
    return de.does('lass', `${t.seat(who).acc} ${what}`, 'ablegen lassen', 'ablegen')
  },
  it: (t, who, n) => {
    const what = `${n === 1 ? 'la prima carta' : `le prime ${n} carte`} del ${t.seat(who).you ? 'tuo' : 'suo'} mazzo`
    return t.seat(who).you ? it.does('scarta', 'scartare', what) : it.does('fai scartare', 'far scartare', `${t.seat(who).to} ${what}`)
  },
})

export const discardRandom = vocabulary.add('effect', 'discardRandom', {
  compile(c: C, who: Who) {
    const seats = c.seats(who)
    c.step('discard at random', (p, f) => {
      const mask = seats(p, f)
      for (let seat = 0; seat < 2; seat++) {
        const held = p.zones.length[HAND + seat]
        if ((mask & (1 << seat)) !== 0 && held > 0) discard(p, standIn(p, cardAt(p.zones, HAND + seat, roll(p, held))))
      }
    })
  },
  en: (t, who) =>
    t.seat(who).you ? 'discard a random card from your hand' : `${t.seat(who).subject} discards a random card from their hand`,
  de: (t, who) =>
    t.seat(who).you
      ? de.does('lege', 'eine zufällige Handkarte', 'ablegen', 'ab')
      : de.whole(`${t.seat(who).nom} legt eine zufällige Handkarte ab`),
  it: (t, who) =>
    t.seat(who).you
      ? it.does('scarta', 'scartare', 'una carta a caso dalla mano')
      : it.whole(`${t.seat(who).subject} scarta una carta a caso dalla mano`),
})

export const discardCards = vocabulary.add('effect', 'discardCards', {
  compile(c: C, noun: Noun) {
    const set = c.noun(noun)
    c.step('discard', (p, f) => {
      for (let card = nextIn(p.frames, f + set, -1); card >= 0; card = nextIn(p.frames, f + set, card)) {
        const copy = standIn(p, card)
        discard(p, isIn(p.frames, f + set, copy) ? card : copy)
      }
    })
  },
  en: (t, noun) => `discard ${t.noun(noun).text}`,
  de: (t, noun) => de.does('lege', t.noun(noun).in('acc'), 'ablegen', 'ab'),
  it: (t, noun) => it.does('scarta', 'scartare', t.noun(noun).text),
})

/** Takes cards out of the game. */
export const removeCards = vocabulary.add('effect', 'removeCards', {
  compile(c: C, noun: Noun) {
    const set = c.noun(noun)
    const block = c.resultBlock()
    c.step('remove', (p, f) => {
      for (let card = nextIn(p.frames, f + set, -1); card >= 0; card = nextIn(p.frames, f + set, card)) {
        if (placeOf(p, card) < 0) continue
        put(p, card, REMOVED + ownerOf(card))
        p.frames[f + block + BLOCK_FULL] = 1
      }
      trim(p)
    })
  },
  en: (t, noun) => `remove ${t.noun(noun).text} from the game`,
  de: (t, noun) => de.does('entferne', `${t.noun(noun).in('acc')} aus dem Spiel`, 'entfernen'),
  it: (t, noun) => it.does('rimuovi', 'rimuovere', `${t.noun(noun).text} dal gioco`),
})

/** Looks at the top cards of the own draw pile, takes one and puts the others below. */
export const lookAndTake = vocabulary.add('effect', 'lookAndTake', {
  compile(c: C, n: number) {
    const seen = (p: P, f: number) => Math.min(n, p.zones.length[DECK + p.frames[f + SEAT]])
    c.demands.push((p, f) => seen(p, f) > 0)
    const none = c.unless('cards to look at', (p, f) => seen(p, f) > 0)
    c.code.ask('take one', {
      kind: 'target',
      rule: 'cc.ability.5',
      seat: c.binding.deciderOf,
      secret: true,
      options(p, f, out) {
        const zone = DECK + p.frames[f + SEAT]
        const many = seen(p, f)
        for (let i = 0; i < many; i++) out[i] = cardAt(p.zones, zone, p.zones.length[zone] - 1 - i)
        for (let i = 1; i < many; i++) {
          const option = out[i]
          let at = i
          for (; at > 0 && out[at - 1] > option; at--) out[at] = out[at - 1]
          out[at] = option
        }
        return many
      },
      answer(p, f, option) {
        const zone = DECK + p.frames[f + SEAT]
        let rest = seen(p, f) - 1
        put(p, option, HAND + p.frames[f + SEAT])
        p.state[BOTTOM + p.frames[f + SEAT]] += rest
        for (; rest > 0; rest--) putUnder(p, cardAt(p.zones, zone, p.zones.length[zone] - 1), zone)
      },
      view: (_p, _f, option) => ({ verb: 'take', target: option }),
      picks(p, f) {
        const zone = DECK + p.frames[f + SEAT]
        const eligible = Array.from({ length: seen(p, f) }, (_, i) => cardAt(p.zones, zone, p.zones.length[zone] - 1 - i))
        return { min: 1, max: 1, picked: [], eligible: eligible.sort((x, y) => x - y), ordered: false }
      },
    })
    none()
  },
  en: (_t, n) => `look at the top ${n} cards of your draw pile, take one into your hand, put the rest at the bottom`,
  de: (_t, n) => ({
    command: `sieh dir die obersten ${n} Karten deines Nachziehstapels an, nimm eine auf die Hand und lege die übrigen darunter`,
    infinitive: `dir die obersten ${n} Karten deines Nachziehstapels ansehen, eine auf die Hand nehmen, die übrigen darunterlegen`,
  }),
  it: (_t, n) => ({
    command: `guarda le prime ${n} carte del tuo mazzo, prendine una in mano e metti le altre in fondo`,
    infinitive: `guardare le prime ${n} carte del tuo mazzo, prenderne una in mano, mettere le altre in fondo`,
  }),
})
