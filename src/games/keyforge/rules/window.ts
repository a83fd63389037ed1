import type { KeyforgeOption } from './decision.ts'
import { ABOUT, AMOUNT, call, finish, jump, label, SLOTS } from '../../../kernel/program.ts'
import type { Program } from '../../../kernel/program.ts'
import type { CompiledAbility } from './definition.ts'
import { ACTION, abilities, placeInText } from './definition.ts'
import { TRIGGER, TRIGGERS } from './kinds.ts'
import { CAPTURED, CAPTURED_WORDS, USES_LEFT, removeLasting } from './lasting.ts'
import { code, ACTIVE, ATTACKER, DEFENDER, DISCARD, LIMBO, QUEUED, QUEUE_WORDS, NESTING, NESTED } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { isFaceup } from './knowing.ts'
import { callStateCheck, needsStateCheck } from './check.ts'
import { isCreatureInPlay, isInPlay, kindOfZone, typeOf } from './whereabouts.ts'

import { ABILITY, drop, ENTRY_ABOUT, ENTRY_AMOUNT, ENTRY_SEAT, ENTRY_SELF, ENTRY_SOURCE, lastingOf, WAITS } from './queue.ts'
/**
 * Trigger windows. An event collects the abilities that it triggers into the queue; a window then resolves them one at a time,
 * in an order that the active player chooses (kf.triggers). Windows nest: each owns the end of the queue.
 */
/** May another ability resolve inside those that are resolving (kf.nesting.1)? */
export function mayNest(p: KeyforgePosition): boolean {
  return p.state[NESTED] < NESTING
}

/** Opens a window for what was collected since the mark; returns false when there is nothing to resolve here. */
export function openWindow(p: KeyforgePosition, mark: number): boolean {
  if (p.state[QUEUED] <= mark) return false
  // no deeper: what was triggered here waits for the window around it (kf.nesting.2)
  if (!mayNest(p)) {
    for (let i = mark; i < p.state[QUEUED]; i++) p.queue[i * QUEUE_WORDS + WAITS] = 1
    return false
  }
  p.state[NESTED]++
  const f = call(p, WINDOW, p.state[ACTIVE], -1, -1)
  p.frames[f + SLOTS] = mark
  return true
}

/** May the entry still resolve? A destroyed ability needs its card tagged; others need the card in play, or being played. */
function isValid(p: KeyforgePosition, at: number): boolean {
  const ability = abilities[p.queue[at + ABILITY]]
  const self = p.queue[at + ENTRY_SELF]
  if (ability.lasting) return lastingOf(p, ability, p.queue[at + ENTRY_SOURCE]) >= 0
  if (self < 0) return true
  switch (ability.trigger) {
    case TRIGGER.destroyed:
      // one that waited resolves although its card has left meanwhile
      return p.queue[at + WAITS] !== 0 ? !isInPlay(p, self) : p.tagged[self] !== 0 && isInPlay(p, self)
    case TRIGGER.beforeFight:
      // once one of the two is gone, the rest of what comes before the fight does not resolve (kf.fight.5)
      return isCreatureInPlay(p, p.state[ATTACKER]) && isCreatureInPlay(p, p.state[DEFENDER])
    case TRIGGER.choosesHouseFromDiscard:
    case TRIGGER.atStartFromDiscard:
      return kindOfZone(p, self) === DISCARD
    case TRIGGER.takesFromArchives:
      return isFaceup(p, self)
    case TRIGGER.leavesPlay:
    case TRIGGER.scrap:
      return true
    default:
      return isInPlay(p, self) || typeOf(p, self) === ACTION || kindOfZone(p, self) === LIMBO
  }
}

function start(p: KeyforgePosition, index: number): void {
  const at = index * QUEUE_WORDS
  const ability = abilities[p.queue[at + ABILITY]]
  const lasting = ability.lasting ? lastingOf(p, ability, p.queue[at + ENTRY_SOURCE]) : -1
  const f = call(p, ability.program as Program, p.queue[at + ENTRY_SEAT], p.queue[at + ENTRY_SOURCE], p.queue[at + ENTRY_SELF])
  p.frames[f + ABOUT] = p.queue[at + ENTRY_ABOUT]
  p.frames[f + AMOUNT] = p.queue[at + ENTRY_AMOUNT]
  if (lasting >= 0) {
    for (let i = 0; i < CAPTURED_WORDS; i++) p.frames[f + SLOTS + i] = p.lasting[lasting + CAPTURED + i]
    if (p.lasting[lasting + USES_LEFT] > 0 && --p.lasting[lasting + USES_LEFT] === 0) removeLasting(p, lasting)
  }
  drop(p, index)
}

/** Is the entry the same as an earlier one in every respect? Then it is no choice of its own. */
function repeats(p: KeyforgePosition, mark: number, index: number): boolean {
  const at = index * QUEUE_WORDS
  for (let i = mark; i < index; i++) {
    let k = 0
    while (k < QUEUE_WORDS && p.queue[i * QUEUE_WORDS + k] === p.queue[at + k]) k++
    if (k === QUEUE_WORDS) return true
  }
  return false
}

/** All entries are the same ability for the same seat, and its order against itself cannot matter. */
function allAlike(p: KeyforgePosition, mark: number): boolean {
  const first = mark * QUEUE_WORDS
  if (!abilities[p.queue[first + ABILITY]].commutes) return false
  for (let i = mark + 1; i < p.state[QUEUED]; i++) {
    const at = i * QUEUE_WORDS
    if (p.queue[at + ABILITY] !== p.queue[first + ABILITY] || p.queue[at + ENTRY_SEAT] !== p.queue[first + ENTRY_SEAT]) return false
  }
  return true
}

/** An entry by what it is. Amount, seat and the card of the text are named where nothing else tells it from another entry. */
function viewEntry(p: KeyforgePosition, mark: number, index: number): KeyforgeOption {
  const at = index * QUEUE_WORDS
  const ability = abilities[p.queue[at + ABILITY]]
  const card = p.queue[at + ENTRY_SELF]
  const source = p.queue[at + ENTRY_SOURCE]
  let [amount, seat, text] = [false, false, false]
  for (let i = mark; i < p.state[QUEUED]; i++) {
    const other = i * QUEUE_WORDS
    const like = abilities[p.queue[other + ABILITY]]
    const alike =
      p.queue[other + ENTRY_SELF] === card &&
      p.queue[other + ENTRY_SOURCE] === source &&
      p.queue[other + ENTRY_ABOUT] === p.queue[at + ENTRY_ABOUT] &&
      like.number === ability.number &&
      like.part === ability.part &&
      nameOfTrigger(like) === nameOfTrigger(ability)
    if (!alike) continue
    amount ||= p.queue[other + ENTRY_AMOUNT] !== p.queue[at + ENTRY_AMOUNT]
    seat ||= p.queue[other + ENTRY_SEAT] !== p.queue[at + ENTRY_SEAT]
    text ||= like.home !== ability.home
  }
  return {
    verb: 'order',
    card,
    target: Math.max(-1, p.queue[at + ENTRY_ABOUT]),
    as: nameOfTrigger(ability),
    ...(ability.home === '' ? {} : placeInText(ability)),
    // two upgrades may have granted the same ability: they tell the two apart
    ...(source === card ? {} : { source }),
    ...(amount ? { amount: p.queue[at + ENTRY_AMOUNT] } : {}),
    ...(seat ? { seat: p.queue[at + ENTRY_SEAT] } : {}),
    ...(text ? { name: ability.home } : {}),
  }
}

/** What starts it; one that a rule brings has a name of its own. */
function nameOfTrigger(ability: CompiledAbility): string {
  return ability.home === '' ? ability.tree.word : TRIGGERS[ability.trigger]
}

const next = label('next trigger')
const check = label('check state')

const WINDOW: Program = code.program('window', 1, [
  [
    next,
    (p, f) => {
      const mark = p.frames[f + SLOTS]
      for (let i = p.state[QUEUED] - 1; i >= mark; i--) if (!isValid(p, i * QUEUE_WORDS)) drop(p, i)
      const n = p.state[QUEUED] - mark
      if (n === 0) {
        p.state[NESTED]--
        finish(p)
      } else if (n === 1 || allAlike(p, mark)) {
        jump(p, f, check)
        start(p, mark)
      }
    },
  ],
  [
    'which first',
    {
      kind: 'order',
      rule: 'kf.triggers.1',
      seat: (p) => p.state[ACTIVE],
      options(p, f, out) {
        const mark = p.frames[f + SLOTS]
        let n = 0
        for (let i = mark; i < p.state[QUEUED]; i++) if (!repeats(p, mark, i)) out[n++] = i - mark
        return n
      },
      answer: (p, f, option) => start(p, p.frames[f + SLOTS] + option),
      view: (p, f, option) => viewEntry(p, p.frames[f + SLOTS], p.frames[f + SLOTS] + option),
    },
  ],
  [
    check,
    (p, f) => {
      jump(p, f, next)
      if (needsStateCheck(p)) callStateCheck(p)
    },
  ],
])
