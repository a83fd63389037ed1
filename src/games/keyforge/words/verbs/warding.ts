import { addTo, nextIn } from '../../../../kernel/cardset.ts'
import { SOURCE } from '../../../../kernel/program.ts'
import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Noun } from '../../../../ability/tree.ts'
import { isCreatureInPlay, SET_WORDS, tell, WARD } from '../../rules/index.ts'
import { report, verb } from './verb.ts'
import type { C } from './verb.ts'

/** Moves the ward of a creature to another one; what is warded already keeps the one it has, and the ward is gone. */
export const moveWard = verb('moveWard', {
  act(c: C, block: number, from: Noun, to: Noun) {
    const first = c.noun(from)
    const second = c.noun(to)
    c.step('move ward', (p, f) => {
      const giver = nextIn(p.frames, f + first, -1, SET_WORDS)
      const taker = nextIn(p.frames, f + second, -1, SET_WORDS)
      if (giver < 0 || taker < 0 || giver === taker || !isCreatureInPlay(p, taker) || (p.status[giver] & WARD) === 0) return
      p.status[giver] &= ~WARD
      tell(p, 'wardLost', p.controller[giver], p.frames[f + SOURCE], giver, 0)
      if ((p.status[taker] & WARD) !== 0) return
      p.status[taker] |= WARD
      addTo(p.frames, f + block, taker)
      report(p, f, block, 1, true)
      tell(p, 'ward', p.controller[taker], p.frames[f + SOURCE], taker, 0)
    })
  },
  en: (t, from, to) => `move a ward from ${t.noun(from).text} to ${t.noun(to).text}`,
  de: (t, from, to) => de.does('bewege', `einen Beschützt-Marker von ${t.noun(from).in('dat')} auf ${t.noun(to).in('acc')}`, 'bewegen'),
  it: (t, from, to) => it.does('sposta', 'spostare', `una protezione ${t.noun(from).with('da')} ${t.noun(to).with('a')}`),
})
