import { addTo, isEmptySet } from '../../../kernel/cardset.ts'
import { AMOUNT, jump, label, release, reserve, SLOTS } from '../../../kernel/program.ts'
import { insert, push, remove } from '../../../kernel/zones.ts'
import { CREATURE, definitions } from './definition.ts'
import { BLANK, TEXT_FLAGS, TEXT_WORDS, texts } from './text-row.ts'
import { HOUSES } from './face.ts'
import { STATIC, TRIGGER } from './kinds.ts'
import { becomeArtifact, becomeCreature, isToBecome } from './becoming.ts'
import { callDestroy } from './destruction.ts'
import { forgetControl } from './lasting.ts'
import { code, ACTIVE, ANIMATED, ARTIFACTS, LINE, SEATS, UNCHECKED, UNWATCHED, zoneOf, SET_WORDS } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { tell, tellCards } from './tell.ts'
import { eachGainedText, hasStatic, hasTrigger, latestClause, sumStatics } from './clauses.ts'
import { isPowerLowered, reckonArmor } from './values.ts'
import { typeOf } from './whereabouts.ts'
import { collectWatchers, markQueue } from './queue.ts'
import { openWindow } from './window.ts'
import { isDoomed, STATE_CHECK } from './check.ts'

/**
 * The state check: cards go to whoever controls them now (kf.control), creatures without power or with damage up to it are destroyed
 * (kf.power, kf.damage), again and again while anything changes; then "as soon as" abilities look at the board.
 */

/** The seat whose control is in force: that of the latest clause or claim (kf.control.4). */
function rightfulController(p: KeyforgePosition, card: number): number {
  let latest = p.since[card]
  let rightful = p.claim[card]
  for (let seat = 0; seat < SEATS; seat++) {
    const since = latestClause(p, STATIC.controls, card, seat)
    if (since <= latest) continue
    latest = since
    rightful = seat
  }
  return rightful
}

const CARD = SLOTS
const NEW = SLOTS + 1

const control = label('who controls what')
const destroyed = label('who is destroyed')

code.program(STATE_CHECK, 2, [
  [
    control,
    (p, f) => {
      const { zones } = p
      const claimed = !hasStatic(p, STATIC.controls)
      const blanks = hasStatic(p, STATIC.blank)
      const animates = hasStatic(p, STATIC.isCreature)
      for (let zone = 0; zone < (ARTIFACTS + 1) * SEATS; zone++) {
        for (let i = zones.start[zone], end = i + zones.length[zone]; i < end; i++) {
          const card = zones.list[i]
          if (p.isToken[card] !== 0) setCopied(p, card)
          if (blanks || isBlank(p, card)) setBlank(p, card)
          const becomes = (animates || (p.status[card] & ANIMATED) !== 0) && isToBecome(p, card)
          const seat = claimed ? p.claim[card] : rightfulController(p, card)
          const stays = seat === p.controller[card]
          if (stays && !becomes) continue
          p.frames[f + CARD] = card
          p.frames[f + NEW] = seat
          if (stays && typeOf(p, card) === CREATURE) becomeArtifact(p, card)
          // a creature comes to a flank of its controller, which the active player chooses (kf.flank)
          else if ((stays || typeOf(p, card) === CREATURE) && zones.length[zoneOf(LINE, seat)] > 0) return
          else comeTo(p, card, seat, -1)
          jump(p, f, control)
          return
        }
      }
      jump(p, f, destroyed)
    },
  ],
  [
    'to which flank',
    {
      kind: 'flank',
      rule: 'kf.flank.1',
      seat: (p) => p.state[ACTIVE],
      options(_p, _f, out) {
        out[0] = 0
        out[1] = 1
        return 2
      },
      answer: (p, f, option) => comeTo(p, p.frames[f + CARD], p.frames[f + NEW], option === 0 ? 0 : -1),
      view: (p, f, option) => ({ verb: 'flank', card: p.frames[f + CARD], place: option === 0 ? 'left' : 'right' }),
    },
  ],
  ['again', (p, f) => jump(p, f, control)],
  [
    destroyed,
    (p) => {
      const { zones } = p
      const doomed = reserve(p, SET_WORDS)
      const lowered = isPowerLowered(p)
      for (let zone = 0; zone < (LINE + 1) * SEATS; zone++) {
        for (let i = zones.start[zone], end = i + zones.length[zone]; i < end; i++) {
          const card = zones.list[i]
          if (p.armorUsed[card] !== 0) reckonArmor(p, card)
          if (isDoomed(p, card, lowered)) addTo(p.frames, doomed, card)
        }
      }
      if (!isEmptySet(p.frames, doomed, SET_WORDS)) {
        const words = p.frames.slice(doomed, doomed + SET_WORDS)
        release(p, doomed)
        const g = callDestroy(p, p.state[ACTIVE], -1, 0)
        p.frames.set(words, g + SLOTS)
      } else release(p, doomed)
    },
  ],
  [
    'anything more',
    (p, f) => {
      if (p.state[UNCHECKED] === 0) return
      p.frames[f + AMOUNT] = 1
      p.state[UNCHECKED] = 0
      jump(p, f, control)
    },
  ],
  [
    'as soon as',
    (p, f) => {
      if (p.frames[f + AMOUNT] === 0 || !hasTrigger(p, TRIGGER.asSoonAs)) return
      const mark = markQueue(p)
      collectWatchers(p, TRIGGER.asSoonAs, -1, p.state[ACTIVE])
      openWindow(p, mark)
    },
  ],
])

/** It comes to the line of its new controller, or to that of the one it has when it has become a creature. */
function comeTo(p: KeyforgePosition, card: number, seat: number, index: number): void {
  if (seat === p.controller[card]) becomeCreature(p, card, index)
  else changeController(p, card, seat, index)
}

function isBlank(p: KeyforgePosition, card: number): boolean {
  return (texts[p.text[card] * TEXT_WORDS + TEXT_FLAGS] & BLANK) !== 0
}

/** Empties the text box of a creature or an artifact, or fills it again, as the clauses want it now (kf.blank.1). */
function setBlank(p: KeyforgePosition, card: number): void {
  const blank = hasStatic(p, STATIC.blank) && sumStatics(p, STATIC.blank, -1, card, -1) > 0
  if (blank === isBlank(p, card)) return
  p.text[card] += blank ? 1 : -1
  p.state[UNWATCHED] = 1
  p.state[UNCHECKED] = 1
}

/** What is printed on a card, or on what it is a copy of, also while its text box is empty. */
export function bareText(p: KeyforgePosition, card: number): number {
  return isBlank(p, card) ? p.text[card] - 1 : p.text[card]
}

/** The text and the house of a card that others are to be copies of, as one number. */
export function packCopy(p: KeyforgePosition, card: number): number {
  return bareText(p, card) * HOUSES.length + p.house[card]
}

/** Has a token creature be what the latest effect makes it a copy of, else what its reference card says (kf.token.15). */
function setCopied(p: KeyforgePosition, token: number): void {
  const copies = hasStatic(p, STATIC.copies)
  const bare = bareText(p, token)
  if (!copies && bare === p.printed[token]) return
  let text = p.printed[token]
  let house = definitions[text].house
  if (copies) {
    eachGainedText(
      p,
      (holder, copied) => {
        if (holder !== token) return
        text = Math.floor(copied / HOUSES.length)
        house = copied % HOUSES.length
      },
      STATIC.copies,
    )
  }
  if (bare === text && p.house[token] === house) return
  p.text[token] += text - bare
  p.house[token] = house
  p.state[UNWATCHED] = 1
  p.state[UNCHECKED] = 1
}

/** Moves a card in play to its new controller's side, ready or exhausted as it was, with all that is on it. */
export function changeController(p: KeyforgePosition, card: number, seat: number, index: number): void {
  const zone = zoneOf(typeOf(p, card) === CREATURE ? LINE : ARTIFACTS, seat)
  remove(p.zones, card)
  if (index < 0) push(p.zones, zone, card)
  else insert(p.zones, zone, index, card)
  p.controller[card] = seat
  p.state[UNWATCHED] = 1
  p.state[UNCHECKED] = 1
  tell(p, 'control', seat, -1, card, 0)
  // who controls a token creature may look at the card under it (kf.token.3)
  if (p.isToken[card] !== 0) tellCards(p, 'look', seat, card, [p.host[card]], 1 << seat)
  forgetControl(p, card)
}
