import { atOnce, call, jump, label, release, SEAT, SLOTS } from '../../../kernel/program.ts'
import type { Program } from '../../../kernel/program.ts'
import { push, remove } from '../../../kernel/zones.ts'
import { lose, pay } from './amber-flow.ts'
import { callIconsOfPlayed, useUp } from './bonus.ts'
import { ACTION, CREATURE, OMEGA_KEYWORD, UPGRADE, textKeyword } from './definition.ts'
import { TEXT_SIDE, TEXT_WORDS, texts, textTriggers } from './text-row.ts'
import { bringSecond, layUnder, secondsInHand } from './gigantic.ts'
import { STATIC, TRIGGER } from './kinds.ts'
import { goesToDiscard } from './destruction.ts'
import { PLAYED, record } from './history.ts'
import { abilityGroups, GROUP, LASTING_SEAT, LASTING_SELF, LASTING_SOURCE, removeLasting, USES_LEFT } from './lasting.ts'
import {
  code,
  ACTED,
  ACTIVE,
  CANCELLED,
  CARDS,
  DISCARD,
  ENRAGE,
  FROM_HAND,
  HAND,
  HOUSE,
  LASTING_COUNT,
  LASTING_WORDS,
  LIMBO,
  LINE,
  OMEGA,
  PURGED,
  STUN,
  TURN_ACTS,
  UNCHECKED,
  zoneOf,
} from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { attach, enterPlay, moveTo, uncover } from './movement.ts'
import { tellMove } from './tell.ts'
import {
  ALLOWED,
  mayPlayOtherSide,
  sideObstacle,
  NO_PERMISSION,
  ownPrice,
  ownStatic,
  playPermission,
  priceToPlay,
  CARD_PERMISSION,
  spendLasting,
} from './permission.ts'
import { ENTERS_ANYWHERE, enteringSeat, askPlace, askHost } from './placing.ts'
import { reportCard, reportFull } from './result.ts'
import { callStateCheck } from './check.ts'
import { hasStatic, hasTrigger, openFrame, sumStatics } from './clauses.ts'
import { isInPlay, kindOfZone, opponentOf, typeOf } from './whereabouts.ts'
import { keywordOf } from './values.ts'
import { collectOwn, collectWatchers, markQueue } from './queue.ts'
import { openWindow } from './window.ts'
import { add } from './tally.ts'

/** Playing a card (kf.play): cost, entering play, bonus icons in printed order, play abilities with what others see. */
/** Bit of `CANCELLED`: the play effect that is about to resolve does not (kf.replacement). */
export const PLAY_CANCELLED = 4

const CARD = SLOTS
/** Index in the battleline, -1 right flank; or the creature that an upgrade goes on. */
const PLACE = SLOTS + 1
/** The card came from the hand by the ordinary permission of the main step. */
const NORMAL = SLOTS + 2
/** How the effect that plays a creature lets it enter, as clauses say it: `ENTERS_ANYWHERE`, as with deploy, or `ENTERS_STUNNED`; 0 as ever. */
export const ENTRY = SLOTS + 3
/** The half of a gigantic creature that comes with the one that is played, -1 for none. */
const SECOND = SLOTS + 4

/** Calls the program. Everything that could forbid playing was checked before. */
export function callPlay(p: KeyforgePosition, seat: number, card: number, normal: boolean): number {
  const f = call(p, PLAY, seat, -1, card)
  p.frames[f + CARD] = card
  p.frames[f + NORMAL] = normal ? 1 : 0
  return f
}

const halves = label('which second half')
const counts = label('pay and count as played')
const icons = label('bonus icons')
const where = label('where')
const host = label('host')
const entering = label('enter')

const seconds = new Int16Array(CARDS)

const checkState = (p: KeyforgePosition) => {
  if (p.state[UNCHECKED] !== 0) callStateCheck(p)
}

const PLAY: Program = code.program('play', 5, [
  [
    'as what',
    (p, f) => {
      const card = p.frames[f + CARD]
      const seat = p.frames[f + SEAT]
      const normal = p.frames[f + NORMAL] !== 0
      if (otherSideOf(p, card) < 0 || !mayPlayOtherSide(p, seat, card, normal)) jump(p, f, halves)
      else if (sideObstacle(p, seat, card, normal) !== ALLOWED) {
        p.text[card] = otherSideOf(p, card)
        jump(p, f, halves)
      }
    },
  ],
  [
    'as an upgrade',
    {
      kind: 'may',
      rule: 'kf.upgrade.9',
      seat: (p) => p.state[ACTIVE],
      options(_p, _f, out) {
        out[0] = 0
        out[1] = 1
        return 2
      },
      answer(p, f, option) {
        const card = p.frames[f + CARD]
        if (option === 1) p.text[card] = otherSideOf(p, card)
      },
      view: (p, f, option) => ({ verb: option === 0 ? 'decline' : 'accept', card: p.frames[f + CARD] }),
    },
  ],
  [
    halves,
    (p, f) => {
      const n = secondsInHand(p, p.frames[f + CARD], seconds)
      p.frames[f + SECOND] = n > 0 ? seconds[0] : -1
      if (n < 2) jump(p, f, counts)
    },
  ],
  [
    'with which half',
    {
      kind: 'target',
      rule: 'kf.gigantic.2',
      seat: (p) => p.state[ACTIVE],
      options: (p, f, out) => secondsInHand(p, p.frames[f + CARD], out),
      answer(p, f, option) {
        p.frames[f + SECOND] = option
      },
      view: (_p, _f, option) => ({ verb: 'target', target: option }),
    },
  ],
  [
    counts,
    (p, f) => {
      const card = p.frames[f + CARD]
      const seat = p.frames[f + SEAT]
      if (p.frames[f + NORMAL] !== 0) spendPermission(p, seat, card)
      payToPlay(p, seat, card)
      const from = kindOfZone(p, card)
      const second = p.frames[f + SECOND]
      if (p.frames[f + NORMAL] !== 0) add(p.state, FROM_HAND, 1)
      uncover(p, card)
      remove(p.zones, card)
      push(p.zones, zoneOf(LIMBO, seat), card)
      p.controller[card] = seat
      add(p.uses, card, 1)
      add(p.state, ACTED, 1)
      add(p.state, TURN_ACTS, 1)
      record(p, PLAYED, card, seat)
      tellMove(p, 'play', seat, card, card, from, LIMBO)
      if (second >= 0) bringSecond(p, card, second, seat)
      if (!textTriggers(p.text[card], TRIGGER.asPlayed)) return
      const mark = markQueue(p)
      collectOwn(p, TRIGGER.asPlayed, card, 0, seat)
      openWindow(p, mark)
    },
  ],
  ['becoming', (p, f) => becomeWhatEnters(p, p.frames[f + CARD], p.frames[f + SEAT])],
  [
    where,
    (p, f) => {
      const card = p.frames[f + CARD]
      const seat = p.frames[f + SEAT]
      p.frames[f + PLACE] = -1
      if (kindOfZone(p, card) !== LIMBO || typeOf(p, card) === ACTION) jump(p, f, icons)
      else if (typeOf(p, card) === UPGRADE) jump(p, f, host)
      else if (typeOf(p, card) !== CREATURE || p.zones.length[zoneOf(LINE, enteringSeat(p, card, seat))] === 0) jump(p, f, entering)
    },
  ],
  [
    'place',
    askPlace(
      CARD,
      (p, f, option) => {
        p.frames[f + PLACE] = option
        jump(p, f, entering)
      },
      ENTRY,
    ),
  ],
  [
    host,
    askHost(CARD, (p, f, option) => {
      p.frames[f + PLACE] = option
    }),
  ],
  [
    entering,
    (p, f) => {
      const card = p.frames[f + CARD]
      const seat = p.frames[f + SEAT]
      if (typeOf(p, card) === UPGRADE) attach(p, card, p.frames[f + PLACE], seat)
      else {
        enter(p, card, seat, p.frames[f + PLACE])
        if (p.frames[f + ENTRY] === ENTERS_STUNNED) p.status[card] |= STUN
        if (p.frames[f + SECOND] >= 0) layUnder(p, p.frames[f + SECOND], card)
      }
      atOnce(p, f, checkState)
    },
  ],
  ['check state', checkState],
  [
    icons,
    (p, f) => {
      callIconsOfPlayed(p, p.frames[f + SEAT], p.frames[f + CARD], p.frames[f + SECOND])
      atOnce(p, f, checkState)
    },
  ],
  ['check state', checkState],
  [
    'before the play ability',
    (p, f) => {
      const card = p.frames[f + CARD]
      if (!hasTrigger(p, TRIGGER.beforePlayEffect) || typeOf(p, card) !== ACTION) return
      const mark = markQueue(p)
      collectWatchers(p, TRIGGER.beforePlayEffect, card, p.frames[f + SEAT])
      openWindow(p, mark)
    },
  ],
  [
    'play abilities',
    (p, f) => {
      const card = p.frames[f + CARD]
      const seat = p.frames[f + SEAT]
      const mark = markQueue(p)
      const cancelled = (p.state[CANCELLED] & PLAY_CANCELLED) !== 0
      p.state[CANCELLED] &= ~PLAY_CANCELLED
      if (!cancelled) collectOwn(p, TRIGGER.play, card, 0, seat)
      collectWatchers(p, TRIGGER.plays, card, seat)
      if (typeOf(p, card) !== ACTION) collectWatchers(p, TRIGGER.enters, card, seat)
      if (p.host[card] >= 0) collectWatchers(p, TRIGGER.attaches, card, seat)
      openWindow(p, mark)
    },
  ],
  [
    'leave limbo',
    (p, f) => {
      const card = p.frames[f + CARD]
      reportCard(p, f, card)
      reportFull(p, f, true)
      if (hasOmega(p, card)) p.state[OMEGA] = 1
      // a copy ends wherever the card went; in play its text is its own already
      if (!isInPlay(p, card)) p.text[card] = p.printed[card]
      const back = typeOf(p, card) === ACTION && useUp(p, STATIC.actionReturns, p.frames[f + SEAT]) > 0
      if (kindOfZone(p, card) !== LIMBO) return
      if (back) {
        moveTo(p, card, HAND)
        tellMove(p, 'toHand', p.owner[card], -1, card, LIMBO, HAND)
      } else moveTo(p, card, goesToDiscard(p, card) ? DISCARD : PURGED)
      p.state[UNCHECKED] = 1
      atOnce(p, f, checkState)
    },
  ],
  ['check state', checkState],
])

/** The text of its other side, -1 for none. */
function otherSideOf(p: KeyforgePosition, card: number): number {
  return texts[p.text[card] * TEXT_WORDS + TEXT_SIDE]
}

/** In play it may have gained or lost the keyword (kf.omega.1). */
function hasOmega(p: KeyforgePosition, card: number): boolean {
  return (isInPlay(p, card) ? keywordOf(p, card, OMEGA_KEYWORD) : textKeyword(p.text[card], OMEGA_KEYWORD)) > 0
}

/** Uses up what allowed a card of another house. */
function spendPermission(p: KeyforgePosition, seat: number, card: number): void {
  if (p.house[card] === p.state[HOUSE]) return
  const permission = playPermission(p, seat, card)
  if (permission === NO_PERMISSION) return
  if (permission >= CARD_PERMISSION) add(p.spent, permission - CARD_PERMISSION, 1)
  else spendLasting(p, permission)
}

function payToPlay(p: KeyforgePosition, seat: number, card: number): void {
  const price = priceToPlay(p, seat, card)
  if (price > 0) pay(p, seat, opponentOf(seat), price, -1)
  const own = ownPrice(p, seat, card)
  if (own > 0) lose(p, seat, own, card)
}

/** What a card says of what it is when it enters, and others of how it does, before anything is asked of it in play: where it may go, how it enters. */
export function becomeWhatEnters(p: KeyforgePosition, card: number, seat: number): void {
  const mark = markQueue(p)
  if (textTriggers(p.text[card], TRIGGER.asEnters)) collectOwn(p, TRIGGER.asEnters, card, 0, seat)
  if (hasTrigger(p, TRIGGER.beforeEnters)) {
    // it will be of the side that it is about to enter
    const controller = p.controller[card]
    p.controller[card] = enteringSeat(p, card, seat)
    collectWatchers(p, TRIGGER.beforeEnters, card, seat)
    p.controller[card] = controller
  }
  openWindow(p, mark)
}

/** How a card enters: exhausted unless a clause says ready, stunned or enraged when one says so (kf.exhaust). */
export function enter(p: KeyforgePosition, card: number, by: number, index: number): void {
  const seat = enteringSeat(p, card, by)
  p.controller[card] = seat
  // a clause may speak of the neighbors that it is about to have
  if (typeOf(p, card) === CREATURE) {
    const { list, start, length } = p.zones
    const line = zoneOf(LINE, seat)
    const place = index < 0 ? length[line] : index
    p.left[card] = place > 0 ? list[start[line] + place - 1] : -1
    p.right[card] = place < length[line] ? list[start[line] + place] : -1
  }
  const ready = entersAs(p, card, seat, ENTERS_READY)
  const stunned = entersAs(p, card, seat, ENTERS_STUNNED)
  const enraged = entersAs(p, card, seat, ENTERS_ENRAGED)
  entersAs(p, card, seat, ENTERS_ANYWHERE)
  enterPlay(p, card, seat, index, ready)
  if (typeOf(p, card) === CREATURE) p.status[card] |= (stunned ? STUN : 0) | (enraged ? ENRAGE : 0)
  tellMove(p, 'enters', seat, -1, card, LIMBO, kindOfZone(p, card))
}

/** Sub-kinds of the clause `entersPlay`. */
export const ENTERS_READY = 0
export const ENTERS_STUNNED = 1
export const ENTERS_ENRAGED = 2

function entersAs(p: KeyforgePosition, card: number, seat: number, how: number): boolean {
  const itself = ownStatic(p, card, seat, STATIC.entersPlay, how) > 0
  if (!hasStatic(p, STATIC.entersPlay)) return itself
  // "the next" is this card, also when it needs no help
  const does = sumStatics(p, STATIC.entersPlay, how, card, -1) > 0
  if (does) useUpNext(p, card, how)
  return itself || does
}

/** "The next creature …": the lasting effect is used up by the card that enters. */
function useUpNext(p: KeyforgePosition, card: number, how: number): void {
  for (let i = p.state[LASTING_COUNT] - 1; i >= 0; i--) {
    const at = i * LASTING_WORDS
    if (p.lasting[at + USES_LEFT] === 0) continue
    for (const { static: clause } of abilityGroups[p.lasting[at + GROUP]].abilities) {
      if (clause?.kind !== STATIC.entersPlay || clause.what !== how) continue
      const f = openFrame(p, p.lasting[at + LASTING_SEAT], p.lasting[at + LASTING_SOURCE], p.lasting[at + LASTING_SELF], at)
      const covered = clause.covers === undefined || clause.covers(p, f, card)
      release(p, f)
      if (covered && --p.lasting[at + USES_LEFT] === 0) removeLasting(p, at)
      break
    }
  }
}
