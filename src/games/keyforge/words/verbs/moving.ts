import { addTo, nextIn } from '../../../../kernel/cardset.ts'
import { SOURCE } from '../../../../kernel/program.ts'
import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Noun } from '../../../../ability/tree.ts'
import { changeCounters, COUNTERS, isCreatureInPlay, isInPlay, SET_WORDS, tell, tellCounters, WARD } from '../../rules/index.ts'
import type { KeyforgePosition } from '../../rules/index.ts'
import { takeOff } from './uncounting.ts'
import { eachIn, report, verb } from './verb.ts'
import type { C } from './verb.ts'

type P = KeyforgePosition

const POWER = COUNTERS.indexOf('power')

/** Moves all +1 power counters of a set of cards, where those that the card has already stay; how many came. */
function movePowerCounters(p: P, f: number, from: number, target: number): number {
  if (!isInPlay(p, target)) return 0
  let moved = 0
  eachIn(p, from, (card) => {
    if (card !== target && isInPlay(p, card)) moved += takeOff(p, f, card, POWER, p.powerCounters[card])
  })
  if (moved === 0) return 0
  changeCounters(p, target, POWER, moved)
  tellCounters(p, p.controller[target], p.frames[f + SOURCE], target, moved, 'power')
  return moved
}

/** What is warded already keeps the ward that it has, and the one that was moved is gone. */
function moveWard(p: P, f: number, from: number, taker: number): number {
  const giver = nextIn(p.frames, from, -1, SET_WORDS)
  if (giver < 0 || giver === taker || !isCreatureInPlay(p, taker) || (p.status[giver] & WARD) === 0) return 0
  p.status[giver] &= ~WARD
  tell(p, 'wardLost', p.controller[giver], p.frames[f + SOURCE], giver, 0)
  if ((p.status[taker] & WARD) !== 0) return 0
  p.status[taker] |= WARD
  tell(p, 'ward', p.controller[taker], p.frames[f + SOURCE], taker, 0)
  return 1
}

const MOVED = {
  power: {
    move: movePowerCounters,
    en: 'all +1 power counters',
    de: 'alle „+1 Stärke“-Marker',
    it: ['tutti i segnalini +1 Forza', 'su'],
  },
  ward: { move: moveWard, en: 'a ward', de: 'einen Beschützt-Marker', it: ['una protezione', 'a'] },
} as const

/** Moves what lies on cards onto one other: all +1 power counters, or the ward of a creature. */
export const moveMarkers = verb('moveMarkers', {
  act(c: C, block: number, what: keyof typeof MOVED, from: Noun, to: Noun) {
    const set = c.noun(from)
    const onto = c.noun(to)
    const { move } = MOVED[what]
    c.step('move markers', (p, f) => {
      const target = nextIn(p.frames, f + onto, -1, SET_WORDS)
      const moved = target < 0 ? 0 : move(p, f, f + set, target)
      if (moved === 0) return
      addTo(p.frames, f + block, target)
      report(p, f, block, moved, true)
    })
  },
  en: (t, what, from, to) => `move ${MOVED[what].en} from ${t.noun(from).text} to ${t.noun(to).text}`,
  de: (t, what, from, to) => de.does('bewege', `${MOVED[what].de} von ${t.noun(from).in('dat')} auf ${t.noun(to).in('acc')}`, 'bewegen'),
  it: (t, what, from, to) => {
    const [markers, onto] = MOVED[what].it
    return it.does('sposta', 'spostare', `${markers} ${t.noun(from).with('da')} ${t.noun(to).with(onto)}`)
  },
})
