import { addTo, nextIn } from '../../../../kernel/cardset.ts'
import { ABOUT, SEAT, SOURCE } from '../../../../kernel/program.ts'
import { push, remove } from '../../../../kernel/zones.ts'
import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Filter, Noun, Who } from '../../../../ability/tree.ts'
import {
  attach as put,
  changeController,
  collectWatchers,
  CREATURE,
  definitions,
  isCreatureInPlay,
  isInPlay,
  LINE,
  markQueue,
  openWindow,
  SET_WORDS,
  tell,
  TRIGGER,
  typeOf,
  UNCHECKED,
  UNWATCHED,
  UPGRADE,
  zoneOf,
} from '../../rules/index.ts'
import { pattern } from '../events.ts'
import { enClause, deClause, itClause } from '../player-events.ts'
import { aCardDe, aCardEn, aCardIt, testOf } from '../filters.ts'
import { vocabulary as v } from '../vocabulary.ts'
import { eachIn, report, verb } from './verb.ts'
import type { C } from './verb.ts'

/** Upgrades that go from one creature to another, and what happens when they are attached. */

/** Attaches upgrades in play to another creature, each under whoever took control of it; on the one where it is already it stays (kf.upgrade.8). */
export const attach = verb('attach', {
  act(c: C, block: number, noun: Noun, to: Noun) {
    const set = c.noun(noun)
    const onto = c.noun(to)
    c.step('attach', (p, f) => {
      const creature = nextIn(p.frames, f + onto, -1, SET_WORDS)
      if (creature < 0 || !isCreatureInPlay(p, creature)) return
      const mark = markQueue(p)
      eachIn(p, f + set, (upgrade) => {
        if (!isInPlay(p, upgrade) || typeOf(p, upgrade) !== UPGRADE) return
        const stays = p.host[upgrade] === creature
        if (stays && p.claim[upgrade] === p.controller[upgrade]) return
        put(p, upgrade, creature, p.claim[upgrade])
        if (stays) return
        addTo(p.frames, f + block, upgrade)
        report(p, f, block, 1, true)
        collectWatchers(p, TRIGGER.attaches, upgrade, p.frames[f + SEAT])
      })
      openWindow(p, mark)
    })
  },
  en: (t, noun, to) => `attach ${t.noun(noun).text} to ${t.noun(to).text}`,
  de: (t, noun, to) => de.does('lege', `${t.noun(noun).in('acc')} an ${t.noun(to).in('acc')}`, 'anlegen', 'an'),
  it: (t, noun, to) => it.does('assegna', 'assegnare', `${t.noun(noun).text} ${t.noun(to).with('a')}`),
})

/**
 * An upgrade stands on the right flank of your battleline as the creature that is printed on it, ready. It was in play all along: it does not
 * enter play, and who did not control it controls it now (kf.upgrade.10).
 */
export const joinLineAsCreature = verb('joinLineAsCreature', {
  act(c: C, block: number, noun: Noun) {
    const set = c.noun(noun)
    c.step('join the line as a creature', (p, f) => {
      const card = nextIn(p.frames, f + set, -1, SET_WORDS)
      if (card < 0 || !isInPlay(p, card) || typeOf(p, card) !== UPGRADE || definitions[p.printed[card]].type !== CREATURE) return
      const seat = p.frames[f + SEAT]
      p.text[card] = p.printed[card]
      p.host[card] = -1
      p.claim[card] = seat
      p.since[card] = ++p.clock[0]
      p.exhausted[card] = 0
      if (p.controller[card] !== seat) changeController(p, card, seat, -1)
      else {
        remove(p.zones, card)
        push(p.zones, zoneOf(LINE, seat), card)
        p.state[UNWATCHED] = 1
        p.state[UNCHECKED] = 1
        tell(p, 'joins', seat, p.frames[f + SOURCE], card, 0)
      }
      addTo(p.frames, f + block, card)
      report(p, f, block, 1, true)
    })
  },
  en: (t, noun) => `put ${t.noun(noun).text} on the right flank of your battleline as a creature, ready`,
  de: (t, noun) => de.does('lege', `${t.noun(noun).in('acc')} spielbereit als Kreatur an die rechte Flanke deiner Schlachtreihe`, 'legen'),
  it: (t, noun) => it.does('metti', 'mettere', `${t.noun(noun).text} sul fianco destro della tua linea di battaglia come creatura, pronta`),
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
