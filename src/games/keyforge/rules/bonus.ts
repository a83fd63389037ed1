import { ABOUT, call, finish, jump, label, release, SEAT, SELF, SLOTS } from '../../../kernel/program.ts'
import type { Ask, Program } from '../../../kernel/program.ts'
import { cardAt } from '../../../kernel/zones.ts'
import { capture, gain, steal } from './amber-flow.ts'
import { hasStatic, hasTrigger, isForbiddenFor, openFrame, sumForSeat } from './clauses.ts'
import { addDamage, callDamage } from './damage.ts'
import type { KeyforgeKind, KeyforgeOption } from './decision.ts'
import { ACT, ACTION, definitions } from './definition.ts'
import { callDiscard } from './discarding.ts'
import { secondOf } from './gigantic.ts'
import { STATIC, TRIGGER } from './kinds.ts'
import { abilityGroups, GROUP, LASTING_SEAT, LASTING_SELF, LASTING_SOURCE, removeLasting, USES_LEFT } from './lasting.ts'
import { BY_ICON } from './history.ts'
import { code, ACTIVE, HAND, LASTING_COUNT, LASTING_WORDS, LINE, SEATS, zoneOf } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { draw } from './movement.ts'
import { collectWatchers, markQueue } from './queue.ts'
import { opponentOf } from './whereabouts.ts'
import { openWindow } from './window.ts'

/** Bonus icons (kf.bonus): resolved one after the other, in printed order, when a card is played or as if it were. */

const [AMBER, CAPTURE, DAMAGE, DRAW, DISCARD_ICON] = [1, 2, 3, 4, 5]
/** What a capture icon may be resolved as; on no card. */
const STEAL = 6

const LEFT = SLOTS
const NOW = SLOTS + 1
const TIMES = SLOTS + 2
/** How often the icon that is next is still resolved. */
const ROUNDS = SLOTS + 3

/**
 * Resolves the icons of a card that is being played, an action's those of what it is a copy of; and each once more for whoever said so
 * (kf.bonus.9). Then come those of its second half (kf.gigantic.4).
 */
export function callIconsOfPlayed(p: KeyforgePosition, seat: number, card: number, second: number): void {
  const own = p.text[card] === p.printed[card] || definitions[p.printed[card]].type !== ACTION
  const times = 1 + useUp(p, STATIC.iconsAgain, seat)
  // what is called last runs first
  if (second >= 0) callIcons(p, seat, second, p.bonus[second], times)
  callIcons(p, seat, card, own ? p.bonus[card] : definitions[p.text[card]].bonus, times)
}

/** Has the card bonus icons? A gigantic creature in play has those of both halves (kf.gigantic.4). */
export function hasIcons(p: KeyforgePosition, card: number): boolean {
  const second = secondOf(p, card)
  return p.bonus[card] !== 0 || (second >= 0 && p.bonus[second] !== 0)
}

/**
 * Resolves the icons of a card as if the seat had played it: what resolves those of the next card once more does so here too (kf.bonus.11).
 * A gigantic creature that has left play together with both halves has the icons of both; the second one is -1 for any other card.
 */
export function callIconsOf(p: KeyforgePosition, seat: number, card: number, second: number): boolean {
  if (p.bonus[card] === 0 && (second < 0 || p.bonus[second] === 0)) return false
  const times = 1 + useUp(p, STATIC.iconsAgain, seat)
  if (second >= 0) callIcons(p, seat, second, p.bonus[second], times)
  callIcons(p, seat, card, p.bonus[card], times)
  return true
}

function callIcons(p: KeyforgePosition, seat: number, card: number, icons: number, times: number): void {
  if (icons === 0 || isForbiddenFor(p, ACT.resolveBonus, seat)) return
  // one Æmber that nothing changes and nobody waits for, as most cards have it, needs no frame: random games of generated decks take 5 % less
  if (icons === AMBER && times === 1 && !hasStatic(p, STATIC.iconAs) && !hasTrigger(p, TRIGGER.resolvesBonus)) {
    gain(p, seat, 1, card)
    return
  }
  const f = call(p, ICONS, seat, card, card)
  p.frames[f + LEFT] = icons
  p.frames[f + TIMES] = times
  p.frames[f + ROUNDS] = times
}

/** "The next card" that the seat plays is this one, also when it has no icon: uses up what waits for it, and tells how many clauses did. */
export function useUp(p: KeyforgePosition, kind: number, seat: number): number {
  let times = 0
  if (!hasStatic(p, kind)) return times
  for (let i = p.state[LASTING_COUNT] - 1; i >= 0; i--) {
    const at = i * LASTING_WORDS
    for (const { static: clause } of abilityGroups[p.lasting[at + GROUP]].abilities) {
      if (clause?.kind !== kind || clause.seats === undefined) continue
      const f = openFrame(p, p.lasting[at + LASTING_SEAT], p.lasting[at + LASTING_SOURCE], p.lasting[at + LASTING_SELF], at)
      const means = (clause.seats(p, f) & (1 << seat)) !== 0
      release(p, f)
      if (means) {
        times++
        if (p.lasting[at + USES_LEFT] > 0 && --p.lasting[at + USES_LEFT] === 0) removeLasting(p, at)
      }
      break
    }
  }
  return times
}

/** May the seat resolve such an icon, or any where it is 0, as another one? */
function mayResolveAs(p: KeyforgePosition, seat: number, from: number, as: number): boolean {
  return sumForSeat(p, STATIC.iconAs, from * 8 + as, seat) > 0
}

/** As what the icon that is next may be resolved, because any may or its own kind may; behind the place for none. */
function kindsOffered(p: KeyforgePosition, f: number, out?: Int16Array): number {
  const [seat, now] = [p.frames[f + SEAT], p.frames[f + NOW]]
  let n = 1
  for (let as = CAPTURE; as <= STEAL && now !== STEAL; as++) {
    if (as === now || !(mayResolveAs(p, seat, 0, as) || mayResolveAs(p, seat, now, as))) continue
    if (out !== undefined) out[n] = as
    n++
  }
  return n
}

const kinds = new Int16Array(STEAL)
const next = label('next icon')
const asAnother = label('as another')
const resolving = label('resolve icon')

const ICONS: Program = code.program('bonus icons', 4, [
  [
    next,
    (p, f) => {
      if (p.frames[f + LEFT] === 0) {
        finish(p)
        return
      }
      p.frames[f + NOW] = p.frames[f + LEFT] & 7
      if (--p.frames[f + ROUNDS] === 0) {
        p.frames[f + LEFT] >>>= 3
        p.frames[f + ROUNDS] = p.frames[f + TIMES]
      }
    },
  ],
  [
    asAnother,
    (p, f) => {
      if (kindsOffered(p, f) === 1) jump(p, f, resolving)
    },
  ],
  [
    'as which',
    {
      kind: 'may',
      rule: 'kf.bonus.10',
      seat: (p) => p.state[ACTIVE],
      options(p, f, out) {
        out[0] = 0
        return kindsOffered(p, f, out)
      },
      answer(p, f, option) {
        p.frames[f + ABOUT] = option
      },
      view(p, f, option) {
        const one = kindsOffered(p, f, kinds) === 2 ? kinds[1] : 0
        return { verb: option === 0 ? 'decline' : 'accept', card: p.frames[f + SELF], name: ICON_NAMES[option || one] }
      },
    },
  ],
  [
    'and that again as another',
    (p, f) => {
      if (p.frames[f + ABOUT] === 0) return
      p.frames[f + NOW] = p.frames[f + ABOUT]
      jump(p, f, asAnother)
    },
  ],
  [
    resolving,
    (p, f) => {
      const seat = p.frames[f + SEAT]
      const card = p.frames[f + SELF]
      const icon = p.frames[f + NOW]
      if (icon === AMBER) gain(p, seat, 1, card)
      else if (icon === DRAW) draw(p, seat, 1)
      else if (icon === STEAL) {
        const mark = markQueue(p)
        steal(p, seat, 1, card)
        openWindow(p, mark)
      } else callIcon(p, seat, card, icon)
    },
  ],
  [
    'others see it',
    (p, f) => {
      if (!hasTrigger(p, TRIGGER.resolvesBonus)) return
      const mark = markQueue(p)
      collectWatchers(p, TRIGGER.resolvesBonus, p.frames[f + SELF], p.frames[f + SEAT], p.frames[f + NOW])
      openWindow(p, mark)
    },
  ],
  ['the next one', (p, f) => jump(p, f, next)],
])

// ---- icons that need a choice

function callIcon(p: KeyforgePosition, seat: number, card: number, icon: number): void {
  const f = call(p, ICON, seat, card, card)
  p.frames[f + SLOTS] = icon
}

const damaging = label('which is damaged')
const discarding = label('which is discarded')
const doing = label('resolve')

/** Which card an icon is about. */
const askFor = (rule: string): Ask<KeyforgePosition, KeyforgeKind, KeyforgeOption> => ({
  kind: 'target',
  rule,
  seat: (p) => p.state[ACTIVE],
  options: iconTargets,
  answer(p, f, option) {
    p.frames[f + ABOUT] = option
    jump(p, f, doing)
  },
  view: (p, f, option) => ({ verb: 'target', target: option, name: ICON_NAMES[p.frames[f + SLOTS]] }),
})

/** Capture, damage and discard icons: the active player chooses the card (kf.bonus). Nothing happens without a candidate. */
const ICON: Program = code.program('bonus icon', 2, [
  [
    'is there any',
    (p, f) => {
      const icon = p.frames[f + SLOTS]
      if (iconTargets(p, f, undefined) === 0) finish(p)
      else if (icon !== CAPTURE) jump(p, f, icon === DISCARD_ICON ? discarding : damaging)
    },
  ],
  ['which captures', askFor('kf.bonus.4')],
  [damaging, askFor('kf.bonus.5')],
  [discarding, askFor('kf.bonus.7')],
  [
    doing,
    (p, f) => {
      const target = p.frames[f + ABOUT]
      const seat = p.frames[f + SEAT]
      const card = p.frames[f + SELF]
      if (p.frames[f + SLOTS] === CAPTURE) capture(p, target, opponentOf(seat), 1, card)
      else if (p.frames[f + SLOTS] === DISCARD_ICON) callDiscard(p, seat, target)
      else addDamage(p, callDamage(p, seat, card, BY_ICON), target, -1, 1)
    },
  ],
])

const ICON_NAMES = [undefined, 'amber', 'capture', 'damage', 'draw', 'discard', 'steal']

function iconTargets(p: KeyforgePosition, f: number, out: Int16Array | undefined): number {
  const seat = p.frames[f + SEAT]
  let n = 0
  const icon = p.frames[f + SLOTS]
  for (let s = 0; s < SEATS; s++) {
    if (icon !== DAMAGE && s !== seat) continue
    const zone = zoneOf(icon === DISCARD_ICON ? HAND : LINE, s)
    for (let i = 0; i < p.zones.length[zone]; i++) {
      if (out !== undefined) out[n] = cardAt(p.zones, zone, i)
      n++
    }
  }
  out?.subarray(0, n).sort()
  return n
}
