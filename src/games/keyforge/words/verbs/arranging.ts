import { addTo, clearSet, copySet, nextIn, sizeOfSet } from '../../../../kernel/cardset.ts'
import { RESULT, SEAT, SLOTS, SOURCE } from '../../../../kernel/program.ts'
import { cardAt, insert, push, remove } from '../../../../kernel/zones.ts'
import * as de from '../../../../ability/text/de.ts'
import * as en from '../../../../ability/text/en.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Filter, Noun } from '../../../../ability/tree.ts'
import {
  callRedistribution,
  callStateCheck,
  isCreatureInPlay,
  LINE,
  needsStateCheck,
  REDISTRIBUTED,
  SET_WORDS,
  tell,
  UNCHECKED,
  UNWATCHED,
} from '../../rules/index.ts'
import type { KeyforgePosition } from '../../rules/index.ts'
import { theNext } from '../durations.ts'
import { entersPlay, HOW } from '../statics.ts'
import type { How } from '../statics.ts'
import { core, vocabulary as v } from '../vocabulary.ts'
import { orderCards } from './looking.ts'
import { report, verb } from './verb.ts'
import type { C } from './verb.ts'

type P = KeyforgePosition

/** Verbs that put a battleline, or what lies on creatures, into another order. */

/** Puts the creatures of one battleline, which the first one named is of, in any order, from left to right (kf.move.5). */
export const rearrange = v.add('effect', 'rearrange', {
  compile(c: C): void {
    const line = c.setSlot()
    const top = c.choose({ parts: [{ piles: 1 << LINE, seats: () => 3, strict: true, test: () => true }] }, { min: () => 1, max: () => 1 })
    c.step('leftmost', (p, f) => {
      clearSet(p.frames, f + line, SET_WORDS)
      const first = nextIn(p.frames, f + top, -1, SET_WORDS)
      if (first < 0) return
      const zone = p.zones.of[first]
      for (let i = 0; i < p.zones.length[zone]; i++)
        if (cardAt(p.zones, zone, i) !== first) addTo(p.frames, f + line, cardAt(p.zones, zone, i))
      toTheRight(p, first)
    })
    orderCards(c, line, 1 << LINE, toTheRight)
    c.step('rearranged', (p) => {
      if (needsStateCheck(p)) callStateCheck(p)
    })
  },
  en: () => 'rearrange the creatures in a player’s battleline',
  de: () => de.does('ordne', 'die Kreaturen in der Schlachtreihe eines Spielers neu', 'anordnen', 'an'),
  it: () => it.does('riordina', 'riordinare', 'le creature nella linea di battaglia di un giocatore'),
})()

function toTheRight(p: P, card: number): void {
  const zone = p.zones.of[card]
  remove(p.zones, card)
  push(p.zones, zone, card)
  p.state[UNWATCHED] = 1
  p.state[UNCHECKED] = 1
  tell(p, 'move', p.controller[card], -1, card, 0)
}

/** Moves a creature to any place of its line, also to the one it has (kf.move.3). */
export const moveInLine = verb('moveInLine', {
  act(c: C, block: number, noun: Noun) {
    const set = c.noun(noun)
    const place = c.slot()
    const card = (p: P, f: number) => nextIn(p.frames, f + set, -1, SET_WORDS)
    const gone = c.unless('is in play', (p, f) => card(p, f) >= 0 && isCreatureInPlay(p, card(p, f)))
    const alone = c.unless('has a choice', (p, f) => p.zones.length[p.zones.of[card(p, f)]] > 1)
    c.code.ask('to which place', {
      kind: 'flank',
      rule: 'kf.move.3',
      seat: c.binding.deciderOf,
      options(p, f, out) {
        const n = p.zones.length[p.zones.of[card(p, f)]]
        for (let i = 0; i < n; i++) out[i] = i
        return n
      },
      answer(p, f, option) {
        p.frames[f + place] = option
      },
      view(p, f, option) {
        const last = p.zones.length[p.zones.of[card(p, f)]] - 1
        return { verb: 'flank', card: card(p, f), place: option === 0 ? 'left' : option === last ? 'right' : option }
      },
    })
    alone()
    c.step('move in line', (p, f) => {
      const moved = card(p, f)
      const zone = p.zones.of[moved]
      const last = p.zones.length[zone] - 1
      remove(p.zones, moved)
      insert(p.zones, zone, Math.min(p.frames[f + place], last), moved)
      p.state[UNWATCHED] = 1
      p.state[UNCHECKED] = 1
      report(p, f, block, 1, true)
      tell(p, 'move', p.controller[moved], p.frames[f + SOURCE], moved, 0)
    })
    gone()
  },
  en: (t, noun) => `move ${t.noun(noun).text} anywhere in its controller’s battleline`,
  de: (t, noun) => de.does('bewege', `${t.noun(noun).in('acc')} an eine beliebige Stelle der Schlachtreihe ihres Kontrolleurs`, 'bewegen'),
  it: (t, noun) => it.does('sposta', 'spostare', `${t.noun(noun).text} in un punto qualsiasi della linea di battaglia del suo controllore`),
})

const SPREAD = {
  damage: { en: 'damage', de: 'den Schaden', it: 'i danni' },
  amber: { en: 'Æmber', de: 'das Æmber', it: 'gli Æmber' },
} as const

/** All damage or Æmber on such creatures is spread over them anew (kf.move.4). */
export const redistribute = verb('redistribute', {
  act(c: C, block: number, what: keyof typeof SPREAD, filter: Filter) {
    const on = (p: P, card: number) => (what === 'damage' ? p.damage[card] : p.amberOn[card])
    const { parts } = c.filter(filter)
    // with nothing on them there is nothing to spread
    c.demands.push(
      c.exists({ parts: parts.map((part) => ({ ...part, piles: 1 << LINE, test: (p, f, x) => on(p, x) > 0 && part.test(p, f, x) })) }),
    )
    const set = c.noun(core.each(filter))
    c.step('redistribute', (p, f) => {
      if (sizeOfSet(p.frames, f + set, SET_WORDS) === 0) return
      const g = callRedistribution(p, p.frames[f + SEAT], p.frames[f + SOURCE], REDISTRIBUTED.indexOf(what))
      p.frames[g + RESULT] = block
      copySet(p.frames, g + SLOTS, f + set, SET_WORDS)
    })
  },
  en: (t, what, filter) => `redistribute the ${SPREAD[what].en} on ${en.many(t.filter(filter))} among them`,
  de: (t, what, filter) =>
    de.does('verteile', `${SPREAD[what].de} auf ${de.the(t.filter(filter), true).in('dat')} neu unter ihnen`, 'verteilen'),
  it: (t, what, filter) =>
    it.does('ridistribuisci', 'ridistribuire', `tra loro ${SPREAD[what].it} sulle ${it.bare(t.filter(filter)).text}`),
})

/** Lets a card that is about to enter play do so in another way: once, this turn. */
export const letEnter = v.add<'effect', [noun: Noun, ...how: How[]]>('effect', 'letEnter', {
  compile: (c: C, noun, ...how): void => c.effect(theNext(entersPlay(noun, ...how))),
  en: (t, noun, ...how) => `have ${t.noun(noun).text} enter play ${how.map((one) => HOW[one].en).join(' ')}`,
  de(t, noun, ...how) {
    const entry = `${t.noun(noun).in('acc')} ${how.map((one) => HOW[one].de).join(' ')} ins Spiel kommen`
    return { command: `lasse ${entry}`, infinitive: `${entry} lassen` }
  },
  it(t, noun, ...how) {
    const { text, gender, plural } = t.noun(noun)
    const way = how.map((one) => HOW[one].it(gender, plural)).join(' ')
    const her = gender === 'f' ? 'la' : 'lo'
    if (noun.word === 'it') return it.does(`fa${her} entrare`, `far${her} entrare`, `in gioco ${way}`)
    return it.does('fai entrare', 'far entrare', `in gioco ${text} ${way}`)
  },
})
