import { addTo } from '../../../../kernel/cardset.ts'
import { call, SEAT, SELF, SLOTS, SOURCE } from '../../../../kernel/program.ts'
import { push, remove } from '../../../../kernel/zones.ts'
import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Amount, Noun } from '../../../../ability/tree.ts'
import {
  CARD_COUNT,
  CARDS,
  definitions,
  LIMBO,
  tellCards,
  packIcons,
  placeOn,
  placeUnder,
  topOfDeck,
  UNDER,
  zoneOf,
} from '../../rules/index.ts'
import type { KeyforgePosition } from '../../rules/index.ts'
import { PUT } from './acts.ts'
import { eachIn, report, verb } from './verb.ts'
import type { C } from './verb.ts'

type P = KeyforgePosition

/** Verbs of later sets that the rule book has already: exalting, grafting, token creatures. */

export const exalt = verb('exalt', {
  act(c: C, block: number, noun: Noun) {
    const set = c.noun(noun)
    c.step('exalt', (p, f) => {
      eachIn(p, f + set, (card) => {
        placeOn(p, card, 1, p.frames[f + SOURCE])
        addTo(p.frames, f + block, card)
        report(p, f, block, 1, true)
      })
    })
  },
  en: (t, noun) => `exalt ${t.noun(noun).text}`,
  de: (t, noun) => de.does('erhebe', t.noun(noun).in('acc'), 'erheben'),
  it: (t, noun) => it.does('esalta', 'esaltare', t.noun(noun).text),
})

/** Puts cards face up under this card (kf.graft.1). */
export const graft = verb('graft', {
  act(c: C, block: number, noun: Noun) {
    const set = c.noun(noun)
    c.step('graft', (p, f) => {
      eachIn(p, f + set, (card) => {
        if (!placeUnder(p, card, p.frames[f + SELF], 3)) return
        report(p, f, block, 1, true)
        tellCards(p, 'putUnder', p.frames[f + SEAT], p.frames[f + SELF], [card])
      })
    })
  },
  en: (t, noun) => `graft ${t.noun(noun).text} onto ${t.self}`,
  de: (t, noun) => de.does('unterlege', `${t.self} mit ${t.noun(noun).in('dat')}`, 'unterlegen'),
  it: (t, noun) => it.does('innesta', 'innestare', `${t.noun(noun).text} in ${t.self}`),
})

/** Makes token creatures of the top cards of your deck, one after the other; an empty deck makes none (kf.token.1, kf.token.7). */
export const makeToken = verb('makeToken', {
  act(c: C, block: number, n: Amount) {
    const amount = c.amount(n)
    const left = c.slot()
    c.step('how many tokens', (p, f) => {
      p.frames[f + left] = p.tokenOf[p.frames[f + SEAT]] === 0 ? 0 : amount(p, f)
    })
    const top = c.mark('top')
    const done = c.unless('next token', (p, f) => p.frames[f + left]-- > 0 && topOfDeck(p, p.frames[f + SEAT]) >= 0)
    c.step('make token', (p, f) => {
      const seat = p.frames[f + SEAT]
      const token = newToken(p, seat, topOfDeck(p, seat))
      addTo(p.frames, f + block, token)
      report(p, f, block, 1, true)
      p.frames[call(p, PUT, seat, p.frames[f + SOURCE], p.frames[f + SELF]) + SLOTS] = token
    })
    c.jumpTo('more tokens', top)
    done()
  },
  en: (t, n) => `make ${n === 1 ? 'a token creature' : t.quantity(n, 'token creatures')}`,
  de: (t, n) => de.does('erzeuge', n === 1 ? 'eine Token-Kreatur' : t.quantity(n, 'Token-Kreaturen'), 'erzeugen'),
  it: (t, n) => it.does('crea', 'creare', n === 1 ? 'una creatura token' : t.quantity(n, 'creature token')),
})

/** An object that stands for the token creature; the hidden card lies under it, so that its index tells nothing. */
function newToken(p: P, seat: number, hidden: number): number {
  const definition = definitions[p.tokenOf[seat] - 1]
  let token = p.isToken.findIndex((is, card) => is !== 0 && p.zones.of[card] < 0)
  if (token < 0) {
    token = p.state[CARD_COUNT]
    if (token >= CARDS) throw new Error(`a game holds at most ${CARDS} cards and token creatures`)
    p.state[CARD_COUNT]++
  }
  p.isToken[token] = 1
  p.text[token] = definition.index
  p.printed[token] = definition.index
  p.owner[token] = seat
  p.controller[token] = seat
  p.claim[token] = seat
  p.house[token] = definition.house
  p.bonus[token] = packIcons([])
  push(p.zones, zoneOf(LIMBO, seat), token)
  remove(p.zones, hidden)
  push(p.zones, zoneOf(UNDER, seat), hidden)
  p.host[hidden] = token
  p.knownTo[hidden] = 0
  return token
}
