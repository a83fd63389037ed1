import { nextIn } from '../../../../kernel/cardset.ts'
import { SELF, SOURCE } from '../../../../kernel/program.ts'
import { indexOf, insert, push, remove } from '../../../../kernel/zones.ts'
import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Noun } from '../../../../ability/tree.ts'
import { isCreatureInPlay, SET_WORDS, tell, UNCHECKED, UNWATCHED } from '../../rules/index.ts'
import type { KeyforgePosition } from '../../rules/index.ts'
import { report, verb } from './verb.ts'
import type { C } from './verb.ts'

type P = KeyforgePosition

/** Verbs about where creatures are in their battleline. */

/** Two creatures of one line change places (kf.swap). */
function swapPlaces(p: P, one: number, other: number): boolean {
  if (one < 0 || other < 0 || !isCreatureInPlay(p, one) || p.zones.of[one] !== p.zones.of[other]) return false
  const start = p.zones.start[p.zones.of[one]]
  const a = indexOf(p.zones, one)
  const b = indexOf(p.zones, other)
  p.zones.list[start + a] = other
  p.zones.list[start + b] = one
  p.state[UNWATCHED] = 1
  p.state[UNCHECKED] = 1
  tell(p, 'swap', p.controller[one], one, other, 0)
  return true
}

/** This creature changes places with another one of its line (kf.swap). */
export const swapWith = verb('swapWith', {
  act(c: C, block: number, noun: Noun) {
    const set = c.noun(noun)
    c.step('swap', (p, f) => {
      if (swapPlaces(p, p.frames[f + SELF], nextIn(p.frames, f + set, -1, SET_WORDS))) report(p, f, block, 1, true)
    })
  },
  en: (t, noun) => `swap ${t.self} with ${t.noun(noun).text} in your battleline`,
  de: (t, noun) => de.does('tausche', `in der Schlachtreihe ${t.self} mit ${t.noun(noun).in('dat')}`, 'tauschen'),
  it: (t, noun) => it.does('scambia', 'scambiare', `di posto ${t.self} con ${t.noun(noun).text}`),
})

/** The two creatures of the noun change places (kf.swap). */
export const swap = verb('swap', {
  act(c: C, block: number, noun: Noun) {
    const set = c.noun(noun)
    c.step('swap two', (p, f) => {
      const one = nextIn(p.frames, f + set, -1, SET_WORDS)
      const other = one < 0 ? -1 : nextIn(p.frames, f + set, one, SET_WORDS)
      if (swapPlaces(p, one, other)) report(p, f, block, 1, true)
    })
  },
  en: (t, noun) => `swap the places of ${t.noun(noun).text}`,
  de: (t, noun) => de.does('tausche', `die Plätze von ${t.noun(noun).in('dat')}`, 'tauschen'),
  it: (t, noun) => it.does('scambia', 'scambiare', `di posto ${t.noun(noun).text}`),
})

/** Moves a creature to the flank of its line that the active player chooses; it may stand there already (kf.move.3). */
export const moveToFlank = verb('moveToFlank', {
  act(c: C, block: number, noun: Noun) {
    const set = c.noun(noun)
    const flank = c.slot()
    const card = (p: P, f: number) => nextIn(p.frames, f + set, -1, SET_WORDS)
    const gone = c.unless('is in play', (p, f) => card(p, f) >= 0 && isCreatureInPlay(p, card(p, f)))
    const alone = c.unless('has a choice', (p, f) => p.zones.length[p.zones.of[card(p, f)]] > 1)
    c.code.ask('to which flank', {
      kind: 'flank',
      rule: 'kf.move.3',
      seat: c.binding.deciderOf,
      options(_p, _f, out) {
        out[0] = 0
        out[1] = 1
        return 2
      },
      answer(p, f, option) {
        p.frames[f + flank] = option
      },
      view: (p, f, option) => ({ verb: 'flank', card: card(p, f), place: option === 0 ? 'left' : 'right' }),
    })
    alone()
    c.step('move to flank', (p, f) => {
      const moved = card(p, f)
      const zone = p.zones.of[moved]
      remove(p.zones, moved)
      if (p.frames[f + flank] === 0) insert(p.zones, zone, 0, moved)
      else push(p.zones, zone, moved)
      p.state[UNWATCHED] = 1
      p.state[UNCHECKED] = 1
      report(p, f, block, 1, true)
      tell(p, 'move', p.controller[moved], p.frames[f + SOURCE], moved, 0)
    })
    gone()
  },
  en: (t, noun) => `move ${t.noun(noun).text} to either flank of its controller’s battleline`,
  de: (t, noun) => de.does('bewege', `${t.noun(noun).in('acc')} an eine Flanke der Schlachtreihe ihres Kontrolleurs`, 'bewegen'),
  it: (t, noun) => it.does('sposta', 'spostare', `${t.noun(noun).text} su un fianco della linea di battaglia del suo controllore`),
})
