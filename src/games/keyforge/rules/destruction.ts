import { addTo, clearSet, dropFrom, isIn, nextIn, sizeOfSet } from '../../../kernel/cardset.ts'
import { AMOUNT, call, SLOTS } from '../../../kernel/program.ts'
import type { Program } from '../../../kernel/program.ts'
import { ACT, INVULNERABLE } from './definition.ts'
import { STATIC, TRIGGER } from './kinds.ts'
import { BY_ASSAULT, BY_SPLASH, DESTROYED_KIND, IN_FIGHT, record } from './history.ts'
import { code, ATTACKER, DEFENDER, DISCARD, PURGED, SET_WORDS } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { moveTo, rememberTogether, wardSaves } from './movement.ts'
import { tellMove } from './tell.ts'
import { orderPiles, pileLengths } from './pile-order.ts'
import { reportAmount, reportCard, reportFull } from './result.ts'
import { hasStatic, hasTrigger, isForbidden, sumStatics } from './clauses.ts'
import { keywordOf } from './values.ts'
import { isCreatureInPlay, isInPlay, kindOfZone } from './whereabouts.ts'
import { collectOwn, collectWatchers, markQueue, pointEntriesAt, replaceEvent } from './queue.ts'
import { openWindow } from './window.ts'

/**
 * The destroyed window (kf.destroyed): cards are tagged together; destroyed abilities of tagged cards resolve while all are still in
 * play; what is still tagged leaves together; then others see it.
 */
const TAGGED = SLOTS
const FLAGS = SLOTS + SET_WORDS
const LEAVING = SLOTS + SET_WORDS + 1
/** Those of them that go to the purged cards, told before any of the group is gone. */
const PURGING = SLOTS + 2 * SET_WORDS + 1
const MARK = SLOTS + 3 * SET_WORDS + 1
const SLOT_COUNT = 3 * SET_WORDS + 2
/** Flag: the caller is damage, which reports its own amount. */
export const BY_DAMAGE = 2

/** Calls the program; the caller puts the cards into the set at `SLOTS`. `flags`: see history. */
export function callDestroy(p: KeyforgePosition, seat: number, source: number, flags: number): number {
  const f = call(p, DESTROY, seat, source, -1)
  p.frames[f + FLAGS] = flags
  return f
}

const DESTROY: Program = code.program('destroy', SLOT_COUNT, [
  [
    'tag',
    (p, f) => {
      const wanted = sizeOfSet(p.frames, f + TAGGED, SET_WORDS)
      for (let card = nextIn(p.frames, f + TAGGED, -1, SET_WORDS); card >= 0; card = nextIn(p.frames, f + TAGGED, card, SET_WORDS)) {
        if (
          !isInPlay(p, card) ||
          p.tagged[card] !== 0 ||
          keywordOf(p, card, INVULNERABLE) > 0 ||
          isForbidden(p, ACT.beDestroyed, card) ||
          wardSaves(p, card)
        )
          dropFrom(p.frames, f + TAGGED, card)
        else p.tagged[card] = 1
      }
      p.frames[f + AMOUNT] = wanted
    },
  ],
  [
    'destroyed abilities',
    (p, f) => {
      const mark = markQueue(p)
      // what is done instead of the destruction is one of them (kf.destroyed.4)
      const silent = hasStatic(p, STATIC.cannotResolve) && sumStatics(p, STATIC.cannotResolve, TRIGGER.destroyed, -1, -1) > 0
      if (hasTrigger(p, TRIGGER.destroyed) && !silent) {
        for (let card = nextIn(p.frames, f + TAGGED, -1, SET_WORDS); card >= 0; card = nextIn(p.frames, f + TAGGED, card, SET_WORDS)) {
          collectOwn(p, TRIGGER.destroyed, card)
        }
      }
      openWindow(p, mark)
    },
  ],
  [
    'still tagged',
    (p, f) => {
      clearSet(p.frames, f + LEAVING, SET_WORDS)
      for (let card = nextIn(p.frames, f + TAGGED, -1, SET_WORDS); card >= 0; card = nextIn(p.frames, f + TAGGED, card, SET_WORDS)) {
        // gone elsewhere while tagged: it was destroyed all the same (kf.destroyed.6)
        if (!isInPlay(p, card)) continue
        if (p.tagged[card] !== 0) {
          addTo(p.frames, f + LEAVING, card)
          if (!goesToDiscard(p, card)) addTo(p.frames, f + PURGING, card)
        } else dropFrom(p.frames, f + TAGGED, card)
      }
      p.frames[f + MARK] = markQueue(p)
    },
  ],
  [
    'leave together',
    (p, f) => {
      const lengths = pileLengths(p)
      for (let card = nextIn(p.frames, f + LEAVING, -1, SET_WORDS); card >= 0; card = nextIn(p.frames, f + LEAVING, card, SET_WORDS))
        rememberTogether(p, card)
      for (let card = nextIn(p.frames, f + LEAVING, -1, SET_WORDS); card >= 0; card = nextIn(p.frames, f + LEAVING, card, SET_WORDS))
        leaveDestroyed(p, f, card)
      orderPiles(p, lengths)
    },
  ],
  [
    'others see it',
    (p, f) => {
      let destroyed = 0
      for (let card = nextIn(p.frames, f + TAGGED, -1, SET_WORDS); card >= 0; card = nextIn(p.frames, f + TAGGED, card, SET_WORDS)) {
        destroyed++
        reportCard(p, f, card)
        record(p, DESTROYED_KIND, card, p.controller[card], p.frames[f + FLAGS] & IN_FIGHT)
        collectWatchers(p, TRIGGER.isDestroyed, card, p.controller[card], p.frames[f + FLAGS] & (IN_FIGHT | BY_ASSAULT | BY_SPLASH))
      }
      if ((p.frames[f + FLAGS] & IN_FIGHT) !== 0) {
        collectDefeat(p, f, p.state[ATTACKER], p.state[DEFENDER])
        collectDefeat(p, f, p.state[DEFENDER], p.state[ATTACKER])
      }
      if ((p.frames[f + FLAGS] & BY_DAMAGE) === 0) {
        reportAmount(p, f, destroyed)
        reportFull(p, f, destroyed > 0 && destroyed === p.frames[f + AMOUNT])
      }
      openWindow(p, p.frames[f + MARK])
    },
  ],
])

/** Whoever survived the fight sees that the other one was destroyed (kf.fight.10), before what follows the fight (kf.after.3). */
function collectDefeat(p: KeyforgePosition, f: number, winner: number, loser: number): void {
  if (!isIn(p.frames, f + TAGGED, loser) || !isCreatureInPlay(p, winner)) return
  const mark = markQueue(p)
  collectOwn(p, TRIGGER.defeats, winner)
  pointEntriesAt(p, mark, loser)
}

function leaveDestroyed(p: KeyforgePosition, f: number, card: number): void {
  dropFrom(p.frames, f + LEAVING, card)
  const from = kindOfZone(p, card)
  const kind = isIn(p.frames, f + PURGING, card) ? PURGED : DISCARD
  moveTo(p, card, kind)
  if (kind === PURGED) tellMove(p, 'purge', p.owner[card], -1, card, from, PURGED)
}

/** Something may purge what would go from play to a discard pile (kf.replacement). */
export function goesToDiscard(p: KeyforgePosition, card: number): boolean {
  return replaceEvent(p, TRIGGER.wouldBePutIntoDiscard, card, p.controller[card], 0) < 0
}
