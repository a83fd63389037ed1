import { addTo, nextIn } from '../../../../kernel/cardset.ts'
import { ABOUT, SEAT } from '../../../../kernel/program.ts'
import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Filter, Noun, Who } from '../../../../ability/tree.ts'
import {
  attach as put,
  collectWatchers,
  isCreatureInPlay,
  isInPlay,
  markQueue,
  openWindow,
  SET_WORDS,
  TRIGGER,
  typeOf,
  UPGRADE,
} from '../../rules/index.ts'
import { pattern } from '../events.ts'
import { enClause, deClause, itClause } from '../player-events.ts'
import { aCardDe, aCardEn, aCardIt, testOf } from '../filters.ts'
import { vocabulary as v } from '../vocabulary.ts'
import { report, verb } from './verb.ts'
import type { C } from './verb.ts'

/** Upgrades that go from one creature to another, and what happens when they are attached. */

/** Attaches an upgrade in play to another creature, under whoever took control of it; on the one where it is already it stays (kf.upgrade.8). */
export const attach = verb('attach', {
  act(c: C, block: number, noun: Noun, to: Noun) {
    const set = c.noun(noun)
    const onto = c.noun(to)
    c.step('attach', (p, f) => {
      const upgrade = nextIn(p.frames, f + set, -1, SET_WORDS)
      const creature = nextIn(p.frames, f + onto, -1, SET_WORDS)
      if (upgrade < 0 || creature < 0) return
      if (!isInPlay(p, upgrade) || typeOf(p, upgrade) !== UPGRADE || !isCreatureInPlay(p, creature)) return
      const stays = p.host[upgrade] === creature
      if (stays && p.claim[upgrade] === p.controller[upgrade]) return
      put(p, upgrade, creature, p.claim[upgrade])
      if (stays) return
      addTo(p.frames, f + block, upgrade)
      report(p, f, block, 1, true)
      const mark = markQueue(p)
      collectWatchers(p, TRIGGER.attaches, upgrade, p.frames[f + SEAT])
      openWindow(p, mark)
    })
  },
  en: (t, noun, to) => `attach ${t.noun(noun).text} to ${t.noun(to).text}`,
  de: (t, noun, to) => de.does('lege', `${t.noun(noun).in('acc')} an ${t.noun(to).in('acc')}`, 'anlegen', 'an'),
  it: (t, noun, to) => it.does('assegna', 'assegnare', `${t.noun(noun).text} ${t.noun(to).with('a')}`),
})

/** A player attaches such an upgrade to such a creature, by playing it or otherwise. */
export const attaches = v.add('event', 'attaches', {
  compile(c: C, who: Who, which: Filter | Noun, to: Filter | Noun) {
    const matches = testOf(c, to)
    return pattern({
      trigger: TRIGGER.attaches,
      seats: c.seats(who),
      about: testOf(c, which),
      event: (p, f) => p.host[p.frames[f + ABOUT]] >= 0 && matches(p, f, p.host[p.frames[f + ABOUT]]),
    })
  },
  en: (t, who, which, to) => enClause(t.seat(who), { you: 'attach', past: 'attached', after: `to ${aCardEn(t, to)}` }, aCardEn(t, which)),
  de: (t, who, which, to) =>
    deClause(
      t.seat(who),
      { du: 'anlegst', er: 'anlegt', participle: 'angelegt', before: `an ${aCardDe(t, to).in('acc')}` },
      aCardDe(t, which).in('acc'),
    ),
  it: (t, who, which, to) =>
    itClause(
      t.seat(who),
      { tu: 'assegni', lui: 'assegna', participle: 'assegnato', after: aCardIt(t, to).with('a') },
      aCardIt(t, which).text,
    ),
})
