import { addTo, nextIn } from '../../../../kernel/cardset.ts'
import { SEAT, SOURCE } from '../../../../kernel/program.ts'
import { cardAt, push, remove } from '../../../../kernel/zones.ts'
import * as de from '../../../../ability/text/de.ts'
import * as en from '../../../../ability/text/en.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Filter } from '../../../../ability/tree.ts'
import { DECK, DISCARD, sameName, tellCards, shuffleDeck, zoneOf, SET_WORDS } from '../../rules/index.ts'
import { enPile, dePile, itPile, PILES } from '../piles.ts'
import type { Pile } from '../piles.ts'
import type { KeyforgePosition } from '../../rules/index.ts'
import { core } from '../vocabulary.ts'
import { eachIn, report, verb } from './verb.ts'
import type { C } from './verb.ts'

/** Verbs about whole piles. */

/** Where a search looks: in deck and discard pile, or in the deck alone. */
const SEARCHED = {
  deckAndDiscard: {
    piles: (1 << DECK) | (1 << DISCARD),
    en: 'your deck and discard pile',
    de: 'dein Deck und deinen Ablagestapel',
    it: 'nel tuo mazzo e nella tua pila degli scarti',
  },
  deck: { piles: 1 << DECK, en: 'your deck', de: 'dein Deck', it: 'nel tuo mazzo' },
} as const

/** As many as may be found where any number may. */
const ANY_NUMBER = 36

/**
 * Finds cards in your deck and discard pile, or the deck alone, no two of one name where they must differ; finding nothing is allowed, and
 * the deck is shuffled (kf.search).
 */
export const search = verb<[n: number, filter: Filter, where?: keyof typeof SEARCHED, which?: 'differentNames']>('search', {
  ofYours: true,
  act(c: C, block: number, n: number, filter: Filter, where = 'deckAndDiscard', which) {
    const [{ test }] = c.filter(filter).parts
    const { piles } = SEARCHED[where]
    const selection = { parts: [{ piles, seats: c.seats(core.you), test, strict: true }] }
    const set = c.choose(selection, { min: () => 0, max: () => n, rule: 'kf.search.1', ...(which && { fits: hasOtherName }) })
    c.it = set
    c.step('found', (p, f) => {
      const any = nextIn(p.frames, f + set, -1, SET_WORDS) >= 0
      eachIn(p, f + set, (card) => addTo(p.frames, f + block, card))
      report(p, f, block, 0, any)
      shuffleDeck(p, p.frames[f + SEAT])
    })
  },
  en(t, n, filter, where = 'deckAndDiscard', which) {
    const stem = which ? en.modifier(t.filter(filter), 'with different names') : t.filter(filter)
    const cards = n === 1 ? en.withArticle(en.one(stem)) : `${n < ANY_NUMBER ? `up to ${n}` : 'any number of'} ${en.many(stem)}`
    return `search ${SEARCHED[where].en} for ${cards}`
  },
  de(t, n, filter, where = 'deckAndDiscard', which) {
    const stem = which ? de.modifier(t.filter(filter), 'mit verschiedenen Namen') : t.filter(filter)
    const cards = n === 1 ? de.a(stem) : de.several(stem, n < ANY_NUMBER ? `bis zu ${n}` : 'beliebig vielen')
    return de.does('durchsuche', `${SEARCHED[where].de} nach ${cards.in('dat')}`, 'durchsuchen')
  },
  it(t, n, filter, where = 'deckAndDiscard', which) {
    const stem = which ? it.modifier(t.filter(filter), 'con nomi diversi') : t.filter(filter)
    const cards = n === 1 ? it.a(stem).text : `${n < ANY_NUMBER ? `fino a ${n}` : 'un numero qualsiasi di'} ${it.bare(stem).text}`
    return it.does('cerca', 'cercare', `${SEARCHED[where].it} ${cards}`)
  },
})

function hasOtherName(p: KeyforgePosition, _f: number, x: number, picked: number): boolean {
  for (let y = nextIn(p.frames, picked, -1, SET_WORDS); y >= 0; y = nextIn(p.frames, picked, y, SET_WORDS))
    if (y !== x && sameName(p, x, y)) return false
  return true
}

/** Shuffles your whole discard pile into your deck. */
export const shuffleDiscardIn = verb('shuffleDiscardIn', {
  act(c: C, block: number) {
    c.step('shuffle discard in', (p, f) => {
      const seat = p.frames[f + SEAT]
      const pile = zoneOf(DISCARD, seat)
      for (let i = p.zones.length[pile] - 1; i >= 0; i--) {
        const card = cardAt(p.zones, pile, i)
        remove(p.zones, card)
        push(p.zones, zoneOf(DECK, seat), card)
      }
      shuffleDeck(p, seat)
      report(p, f, block, 0, true)
    })
  },
  en: () => 'shuffle your discard pile into your deck',
  de: () => de.does('mische', 'deinen Ablagestapel in dein Deck', 'mischen'),
  it: () => it.does('rimescola', 'rimescolare', 'la tua pila degli scarti nel tuo mazzo'),
})

/** Two piles of yours change their cards; a deck turned over lies with its former top at the bottom of the pile. */
export const swapPiles = verb('swapPiles', {
  act(c: C, block: number, first: Pile, second: Pile) {
    const [a] = PILES[first]
    const [b] = PILES[second]
    c.step('swap piles', (p, f) => {
      const seat = p.frames[f + SEAT]
      const zones = [zoneOf(a, seat), zoneOf(b, seat)]
      const [one, two] = zones.map((zone) => Array.from({ length: p.zones.length[zone] }, () => takeBottom(p, zone)))
      for (let i = one.length - 1; i >= 0; i--) push(p.zones, zones[1], one[i])
      for (const card of two) push(p.zones, zones[0], card)
      const open = [a === DISCARD ? two : [], b === DISCARD ? one : []].flat()
      tellCards(p, 'swapPiles', seat, p.frames[f + SOURCE], open)
      report(p, f, block, 0, true)
    })
  },
  en: (t, first, second) => `swap ${enPile(t, first, core.you)} with ${enPile(t, second, core.you)}`,
  de: (t, first, second) =>
    de.does('tausche', `${dePile(t, first, core.you, 'acc')} mit ${dePile(t, second, core.you, 'dat')}`, 'tauschen'),
  it: (t, first, second) => it.does('scambia', 'scambiare', `${itPile(t, first, core.you).text} con ${itPile(t, second, core.you).text}`),
})

function takeBottom(p: KeyforgePosition, zone: number): number {
  const card = cardAt(p.zones, zone, 0)
  remove(p.zones, card)
  return card
}

/** Shuffles your deck. */
export const shuffle = verb('shuffle', {
  act(c: C, block: number) {
    c.step('shuffle', (p, f) => {
      shuffleDeck(p, p.frames[f + SEAT])
      report(p, f, block, 0, true)
    })
  },
  en: () => 'shuffle your deck',
  de: () => de.does('mische', 'dein Deck', 'mischen'),
  it: () => it.does('rimescola', 'rimescolare', 'il tuo mazzo'),
})()
