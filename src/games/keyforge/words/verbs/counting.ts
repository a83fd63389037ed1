import { addTo, nextIn } from '../../../../kernel/cardset.ts'
import { SOURCE } from '../../../../kernel/program.ts'
import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Noun } from '../../../../ability/tree.ts'
import { changeCounters, COUNTERS, isInPlay, SET_WORDS, tellCounters, UNCHECKED } from '../../rules/index.ts'
import type { KeyforgePosition } from '../../rules/index.ts'
import { eachIn, report, verb } from './verb.ts'
import type { C } from './verb.ts'

type P = KeyforgePosition

/** Verbs about +1 power counters that say how many come off, or where they go to. */

const POWER = COUNTERS.indexOf('power')

function take(p: P, f: number, card: number, amount: number): number {
  const taken = -changeCounters(p, card, POWER, -amount)
  if (taken === 0) return 0
  p.state[UNCHECKED] = 1
  tellCounters(p, p.controller[card], p.frames[f + SOURCE], card, -taken, 'power')
  return taken
}

/** Takes as many +1 power counters off a card as the active player says, up to the number. */
export const removePowerUpTo = verb('removePowerUpTo', {
  done: { en: 'removed', de: 'entfernt', it: 'rimosso', unit: 'counters' },
  act(c: C, block: number, n: number, noun: Noun) {
    const set = c.noun(noun)
    const removed = c.slot()
    const card = (p: P, f: number) => nextIn(p.frames, f + set, -1, SET_WORDS)
    const none = c.unless('has counters', (p, f) => card(p, f) >= 0 && p.powerCounters[card(p, f)] > 0)
    c.code.ask('how many counters', {
      kind: 'amount',
      rule: 'kf.upto.1',
      seat: c.binding.deciderOf,
      options(p, f, out) {
        const most = Math.min(n, p.powerCounters[card(p, f)])
        for (let i = 0; i <= most; i++) out[i] = i
        return most + 1
      },
      answer(p, f, option) {
        p.frames[f + removed] = option
      },
      view: (p, f, option) => ({ verb: 'amount', target: card(p, f), amount: option }),
    })
    c.step('remove so many', (p, f) => {
      const taken = take(p, f, card(p, f), p.frames[f + removed])
      if (taken === 0) return
      addTo(p.frames, f + block, card(p, f))
      report(p, f, block, taken, true)
    })
    none()
  },
  en: (t, n, noun) => `remove up to ${n} +1 power counters from ${t.noun(noun).text}`,
  de: (t, n, noun) => de.does('entferne', `bis zu ${n} „+1 Stärke“-Marker von ${t.noun(noun).in('dat')}`, 'entfernen'),
  it: (t, n, noun) => it.does('rimuovi', 'rimuovere', `fino a ${n} segnalini +1 Forza ${t.noun(noun).with('da')}`),
})

/** Moves all +1 power counters from cards onto one card, where those that it has stay. */
export const movePower = verb('movePower', {
  act(c: C, block: number, noun: Noun, to: Noun) {
    const set = c.noun(noun)
    const onto = c.noun(to)
    c.step('move counters', (p, f) => {
      const target = nextIn(p.frames, f + onto, -1, SET_WORDS)
      if (target < 0 || !isInPlay(p, target)) return
      let moved = 0
      eachIn(p, f + set, (card) => {
        if (card !== target && isInPlay(p, card)) moved += take(p, f, card, p.powerCounters[card])
      })
      if (moved === 0) return
      changeCounters(p, target, POWER, moved)
      addTo(p.frames, f + block, target)
      report(p, f, block, moved, true)
      tellCounters(p, p.controller[target], p.frames[f + SOURCE], target, moved, 'power')
    })
  },
  en: (t, noun, to) => `move all +1 power counters from ${t.noun(noun).text} to ${t.noun(to).text}`,
  de: (t, noun, to) => de.does('bewege', `alle „+1 Stärke“-Marker von ${t.noun(noun).in('dat')} auf ${t.noun(to).in('acc')}`, 'bewegen'),
  it: (t, noun, to) => it.does('sposta', 'spostare', `tutti i segnalini +1 Forza ${t.noun(noun).with('da')} ${t.noun(to).with('su')}`),
})
