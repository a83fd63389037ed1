import { jump } from '../../../kernel/program.ts'
import type { Ask, Label } from '../../../kernel/program.ts'
import type { KeyforgeKind, KeyforgeOption } from './decision.ts'
import { ACT } from './definition.ts'
import { STATIC } from './kinds.ts'
import { ACTED, ACTIVE, ARTIFACTS, CARDS, FROM_HAND, HAND, HOUSE, LINE, zoneOf, OPTION_CARDS } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import {
  ALLOWED,
  isFirstTurnSpent,
  isPlain,
  mayPlayPlain,
  playObstacle,
  spendLasting,
  staysInHand,
  usefulVerbs,
  usePermission,
} from './permission.ts'
import { callDiscard } from './discarding.ts'
import { callPlay } from './play.ts'
import { callBuyTide, mayBuyTide } from './tide.ts'
import { callUse } from './use.ts'
import { hasStatic } from './clauses.ts'
import { add } from './tally.ts'

/** Step 3: options are `verb * OPTION_CARDS + card`, or the end of the step. */
export const PLAY = 0
export const DISCARD_VERB = 1
export const REAP = 2
export const FIGHT = 3
export const USE_ACTION = 4
export const USE_OMNI = 5
export const UNSTUN = 6
export const END = 7 * OPTION_CARDS
export const BUY_TIDE = END + 1
export const MAIN_VERBS = ['play', 'discard', 'reap', 'fight', 'action', 'omni', 'unstun', 'end']
export const ACT_OF_VERB = [-1, -1, ACT.reap, ACT.fight, ACT.action, ACT.omni, ACT.use]

/** One act of the main step; what comes `after` asks for the next one. */
export function askMain(after: Label): Ask<KeyforgePosition, KeyforgeKind, KeyforgeOption> {
  return {
    kind: 'main',
    rule: 'kf.turn.3',
    seat: (p) => p.state[ACTIVE],
    options: mainOptions,
    answer(p, f, option) {
      if (option === END) return
      jump(p, f, after)
      const seat = p.state[ACTIVE]
      if (option === BUY_TIDE) {
        callBuyTide(p, seat)
        return
      }
      const card = option % OPTION_CARDS
      const verb = Math.floor(option / OPTION_CARDS)
      if (verb === PLAY) callPlay(p, seat, card, true)
      else if (verb === DISCARD_VERB) {
        add(p.state, FROM_HAND, 1)
        add(p.state, ACTED, 1)
        callDiscard(p, seat, card)
      } else {
        spendLasting(p, usePermission(p, card, ACT_OF_VERB[verb]))
        callUse(p, seat, card, ACT_OF_VERB[verb])
      }
    },
    view: (_p, _f, option) =>
      option === END
        ? { verb: 'end' }
        : option === BUY_TIDE
          ? { verb: 'raiseTide' }
          : { verb: MAIN_VERBS[Math.floor(option / OPTION_CARDS)], card: option % OPTION_CARDS },
  }
}

/** Scratch of `mainOptions`: cards that are options, and for each card in play the verbs that it can be used for, bit by verb. */
const playable = new Int16Array(CARDS)
const discardable = new Int16Array(CARDS)
const usable = new Int16Array(CARDS)
const useful = new Int16Array(CARDS)

/** Play and discard from hand, use what is in play, or end the step. Ascending by verb, then card: only what is an option is sorted. */
function mainOptions(p: KeyforgePosition, _f: number, out: Int16Array): number {
  const seat = p.state[ACTIVE]
  const { zones } = p
  let plays = 0
  let discards = 0
  if (!isFirstTurnSpent(p)) {
    const lent = hasStatic(p, STATIC.mayPlay)
    const plainly = mayPlayPlain(p)
    const hand = zoneOf(HAND, seat)
    for (let i = zones.start[hand], end = i + zones.length[hand]; i < end; i++) {
      const card = zones.list[i]
      const own = p.house[card] === p.state[HOUSE]
      if (own && plainly && isPlain(p, card)) {
        discardable[discards++] = card
        playable[plays++] = card
        continue
      }
      if (own && !staysInHand(p, card)) discardable[discards++] = card
      if ((own || lent) && playObstacle(p, seat, card, true) === ALLOWED) playable[plays++] = card
    }
  }
  let uses = 0
  let any = 0
  for (let kind = LINE; kind <= ARTIFACTS; kind++) {
    const zone = zoneOf(kind, seat)
    for (let i = zones.start[zone], end = i + zones.length[zone]; i < end; i++) {
      const card = zones.list[i]
      if (p.exhausted[card] !== 0) continue
      const verbs = usefulVerbs(p, seat, card)
      if (verbs === 0) continue
      any |= useful[card] = verbs
      usable[uses++] = card
    }
  }
  sortCards(playable, plays)
  sortCards(discardable, discards)
  sortCards(usable, uses)
  let n = 0
  for (let i = 0; i < plays; i++) out[n++] = playable[i]
  for (let i = 0; i < discards; i++) out[n++] = DISCARD_VERB * OPTION_CARDS + discardable[i]
  for (let verb = REAP; verb <= UNSTUN; verb++) {
    if ((any & (1 << verb)) === 0) continue
    for (let i = 0; i < uses; i++) if ((useful[usable[i]] & (1 << verb)) !== 0) out[n++] = verb * OPTION_CARDS + usable[i]
  }
  out[n++] = END
  if (mayBuyTide(p, seat)) out[n++] = BUY_TIDE
  return n
}

/** Insertion sort: the lists are short. */
function sortCards(cards: Int16Array, count: number): void {
  for (let i = 1; i < count; i++) {
    const value = cards[i]
    let k = i - 1
    for (; k >= 0 && cards[k] > value; k--) cards[k + 1] = cards[k]
    cards[k + 1] = value
  }
}
