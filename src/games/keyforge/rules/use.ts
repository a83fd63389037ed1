import type { KeyforgeOption } from './decision.ts'
import { call, finish, jump, label, SEAT, SLOTS } from '../../../kernel/program.ts'
import type { Program } from '../../../kernel/program.ts'
import { gain, pay } from './amber-flow.ts'
import { ACT, placeInText } from './definition.ts'
import { textTriggers } from './text-row.ts'
import { STATIC, TRIGGER } from './kinds.ts'
import { callFight, EXCLUDED, GIVEN_FOE } from './fight.ts'
import { IN_FIGHT, REAPED, record, TO_REAP, USED } from './history.ts'
import { code, ACTED, ACTIVE, CANCELLED, STUN, TURN_ACTS, SET_WORDS } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { tell } from './tell.ts'
import { ALLOWED, useObstacle } from './permission.ts'
import { reportCard, reportFull } from './result.ts'
import { callStateCheck, needsStateCheck } from './check.ts'
import { hasStatic, sumForSeat, isForbidden } from './clauses.ts'
import { eachAbility } from './abilities.ts'
import { isInPlay, opponentOf } from './whereabouts.ts'
import type { CompiledAbility } from './definition.ts'
import { collectOwn, collectWatchers, keepEntry, markQueue } from './queue.ts'
import { openWindow } from './window.ts'
import { copySet } from '../../../kernel/cardset.ts'
import { add } from './tally.ts'

/** Using a card (kf.use): it is exhausted for one effect. A stunned creature only loses its stun (kf.stun). */
const CARD = SLOTS
const USE_ACT = SLOTS + 1
/** Creatures that it may not fight this time. */
const FOES = SLOTS + 2
/** The one creature that it fights, plus one. */
const FOE = FOES + SET_WORDS
const ABILITY_NUMBER = FOE + 1
/** Clock of the moment that is being resolved: what the card gains later in it resolves too. */
const MOMENT = ABILITY_NUMBER + 1

/** Calls the program. That the use is possible was checked before, except that a stun changes what happens. */
export function callUse(p: KeyforgePosition, seat: number, card: number, act: number): number {
  const f = call(p, USE, seat, -1, card)
  p.frames[f + CARD] = card
  p.frames[f + USE_ACT] = act
  p.frames[f + ABILITY_NUMBER] = -1
  return f
}

/** Forbids the creatures of a set (absolute index) as foes of the fight that was just called. */
export function forbidFoes(p: KeyforgePosition, f: number, set: number): void {
  copySet(p.frames, f + FOES, set, SET_WORDS)
}

/** Names the creature that is fought in the fight that was just called; taunt does not protect it. */
export function giveFoe(p: KeyforgePosition, f: number, foe: number): void {
  p.frames[f + FOE] = foe + 1
}

const ACT_NAMES: Record<number, string> = {
  [ACT.reap]: 'reap',
  [ACT.fight]: 'fight',
  [ACT.action]: 'action',
  [ACT.omni]: 'omni',
  [ACT.use]: 'unstun',
}

/** What the record of a use says of how it was used. */
const FLAGS: Record<number, number> = { [ACT.fight]: IN_FIGHT, [ACT.reap]: TO_REAP }

const acting = label('act')
const check = label('check state')

const gained = label('gained meanwhile')

/** Bit of `CANCELLED`: what the use costs was not done (kf.use.8). */
export const USE_CANCELLED = 8

const USE: Program = code.program('use', 5 + SET_WORDS, [
  [
    'what it costs',
    (p, f) => {
      const card = p.frames[f + CARD]
      if (!textTriggers(p.text[card], TRIGGER.costsToUse)) return
      const mark = markQueue(p)
      collectOwn(p, TRIGGER.costsToUse, card, 0, p.frames[f + SEAT])
      openWindow(p, mark)
    },
  ],
  [
    'is it paid',
    (p, f) => {
      const cancelled = (p.state[CANCELLED] & USE_CANCELLED) !== 0
      p.state[CANCELLED] &= ~USE_CANCELLED
      if (cancelled || !isInPlay(p, p.frames[f + CARD])) finish(p)
    },
  ],
  [
    'exhaust',
    (p, f) => {
      const card = p.frames[f + CARD]
      const seat = p.frames[f + SEAT]
      if (hasStatic(p, STATIC.mustPay)) pay(p, seat, opponentOf(seat), sumForSeat(p, STATIC.mustPay, ACT.use, seat, card), -1)
      // what cannot become exhausted is used all the same (kf.cannot.1)
      p.exhausted[card] = isForbidden(p, ACT.exhaust, card) ? 0 : 1
      add(p.uses, card, 1)
      add(p.state, ACTED, 1)
      add(p.state, TURN_ACTS, 1)
      const stunned = (p.status[card] & STUN) !== 0
      record(p, USED, card, seat, stunned ? 0 : (FLAGS[p.frames[f + USE_ACT]] ?? 0))
      if (stunned) {
        // a stunned creature's use removes the stun and does nothing else (kf.stun.2); it is used all the same (kf.use.3)
        p.status[card] &= ~STUN
        tell(p, 'unstunned', seat, card, card, 0, 'kf.stun.2')
        reportCard(p, f, card)
        jump(p, f, check)
        const mark = markQueue(p)
        collectWatchers(p, TRIGGER.uses, card, seat)
        openWindow(p, mark)
        return
      }
      tell(p, ACT_NAMES[p.frames[f + USE_ACT]], seat, card, card, 0)
    },
  ],
  [
    'which ability',
    (p, f) => {
      if (p.frames[f + USE_ACT] !== ACT.action && p.frames[f + USE_ACT] !== ACT.omni) jump(p, f, acting)
      else if (!isArtifactWithSeveral(p, f)) jump(p, f, acting)
    },
  ],
  [
    'choose ability',
    {
      kind: 'mode',
      rule: 'kf.actionability.2',
      seat: (p) => p.state[ACTIVE],
      options(p, f, out) {
        const n = countAbilities(p, p.frames[f + CARD], triggerOf(p.frames[f + USE_ACT]))
        for (let i = 0; i < n; i++) out[i] = i
        return n
      },
      answer(p, f, option) {
        p.frames[f + ABILITY_NUMBER] = option
      },
      view: (p, f, option) => viewAbility(p, p.frames[f + CARD], p.frames[f + USE_ACT], option),
    },
  ],
  [
    acting,
    (p, f) => {
      const card = p.frames[f + CARD]
      const seat = p.frames[f + SEAT]
      const mark = markQueue(p)
      switch (p.frames[f + USE_ACT]) {
        case ACT.reap:
          // one amber, then what follows reaping, all in one window (kf.reap)
          if (gain(p, seat, 1, card, true)) collectWatchers(p, TRIGGER.gains, card, seat, 1)
          record(p, REAPED, card, seat)
          p.frames[f + MOMENT] = p.clock[0]
          collectOwn(p, TRIGGER.afterReap, card, 0, seat)
          collectWatchers(p, TRIGGER.reaps, card, seat)
          collectWatchers(p, TRIGGER.uses, card, seat)
          openWindow(p, mark)
          break
        case ACT.fight: {
          const g = callFight(p, seat, card)
          copySet(p.frames, g + EXCLUDED, f + FOES, SET_WORDS)
          p.frames[g + GIVEN_FOE] = p.frames[f + FOE]
          break
        }
        default: {
          collectOwn(p, triggerOf(p.frames[f + USE_ACT]), card, 0, seat)
          if (p.frames[f + ABILITY_NUMBER] >= 0) keepEntry(p, mark, p.frames[f + ABILITY_NUMBER])
          openWindow(p, mark)
        }
      }
      reportCard(p, f, card)
      reportFull(p, f, true)
    },
  ],
  [
    gained,
    (p, f) => {
      // the moment is over when nothing is left to resolve in it (kf.after.1)
      const card = p.frames[f + CARD]
      if (p.frames[f + USE_ACT] !== ACT.reap || p.clock[0] === p.frames[f + MOMENT] || !isInPlay(p, card)) return
      const mark = markQueue(p)
      collectOwn(p, TRIGGER.afterReap, card, 0, p.frames[f + SEAT], p.frames[f + MOMENT])
      p.frames[f + MOMENT] = p.clock[0]
      if (openWindow(p, mark)) jump(p, f, gained)
    },
  ],
  [
    'others see it',
    (p, f) => {
      // the ability is the use: who looks for one resolves when it is over (kf.after.1); reaping and fighting told of it themselves
      if (p.frames[f + USE_ACT] !== ACT.action && p.frames[f + USE_ACT] !== ACT.omni) return
      const mark = markQueue(p)
      collectWatchers(p, TRIGGER.uses, p.frames[f + CARD], p.frames[f + SEAT])
      openWindow(p, mark)
    },
  ],
  [
    check,
    (p) => {
      if (needsStateCheck(p)) callStateCheck(p)
    },
  ],
])

function triggerOf(act: number): number {
  return act === ACT.action ? TRIGGER.action : TRIGGER.omni
}

/** An artifact resolves one of several action abilities, a creature all of them (kf.actionability.2, kf.actionability.3). */
function isArtifactWithSeveral(p: KeyforgePosition, f: number): boolean {
  const card = p.frames[f + CARD]
  return p.zones.of[card] >= 2 && countAbilities(p, card, triggerOf(p.frames[f + USE_ACT])) > 1
}

let counted = 0
function countAbilities(p: KeyforgePosition, card: number, trigger: number): number {
  counted = 0
  eachAbility(p, card, trigger, countOne)
  return counted
}
function countOne(_p: KeyforgePosition, _ability: CompiledAbility): void {
  counted++
}

const listed: { readonly ability: CompiledAbility; readonly source: number }[] = []

/** One of several abilities of the same kind, by where it stands in which card's text. */
function viewAbility(p: KeyforgePosition, card: number, act: number, option: number): KeyforgeOption {
  listed.length = 0
  eachAbility(p, card, triggerOf(act), listOne)
  const { ability, source } = listed[option]
  // the same text may have been granted several times
  const before = listed.slice(0, option).filter((other) => other.ability === ability && other.source === source).length
  return {
    verb: ACT_NAMES[act],
    card,
    ...placeInText(ability),
    ...(source === card ? {} : { source }),
    ...(before === 0 ? {} : { amount: before + 1 }),
  }
}
function listOne(_p: KeyforgePosition, ability: CompiledAbility, source: number): void {
  listed.push({ ability, source })
}

// ---- using by an effect

/** An effect lets the seat use a card in any way that is possible: the active player says how. */
export function callUseAnyhow(p: KeyforgePosition, seat: number, card: number, source: number): number {
  const f = call(p, USE_ANYHOW, seat, source, card)
  p.frames[f + CARD] = card
  return f
}

const WAYS = [ACT.use, ACT.reap, ACT.fight, ACT.action, ACT.omni]

const USE_ANYHOW: Program = code.program('use in some way', 1, [
  [
    'is there a way',
    (p, f) => {
      if (countWays(p, f, undefined) === 0) finish(p)
    },
  ],
  [
    'how',
    {
      kind: 'use',
      rule: 'kf.use.4',
      seat: (p) => p.state[ACTIVE],
      options: countWays,
      answer(p, f, option) {
        callUse(p, p.frames[f + SEAT], p.frames[f + CARD], WAYS[option])
        reportFull(p, f, true)
      },
      view: (p, f, option) => ({ verb: ACT_NAMES[WAYS[option]], card: p.frames[f + CARD] }),
    },
  ],
])

/** Is there a way in which the seat can use it (kf.use.6)? */
export function mayBeUsed(p: KeyforgePosition, seat: number, card: number): boolean {
  return WAYS.some((way) => useObstacle(p, seat, card, way) === ALLOWED)
}

function countWays(p: KeyforgePosition, f: number, out: Int16Array | undefined): number {
  let n = 0
  for (let i = 0; i < WAYS.length; i++) {
    if (useObstacle(p, p.frames[f + SEAT], p.frames[f + CARD], WAYS[i]) !== ALLOWED) continue
    if (out !== undefined) out[n] = i
    n++
  }
  return n
}
