import { call, halt, jump, SLOTS } from '../../kernel/program.ts'
import { canClaim, topOf } from './archive.ts'
import { chain } from './chain.ts'
import { ARCHIVE_OPTION, DONE, offerHand } from './choice.ts'
import { combat } from './combat.ts'
import { cost, flags, SHORT_STAY } from './catalog.ts'
import { tell } from './tell.ts'
import {
  ACTIVE,
  ARCHIVES,
  CLAIM,
  CLEANUP,
  code,
  COUNT,
  DISCARD,
  ENDING,
  HAND,
  OVER,
  PHASE,
  PLAY,
  TURN,
  WOUND_USED,
  zoneOf,
} from './layout.ts'
import type { NightfallPosition } from './layout.ts'
import { discard, draw, gainInfluence, HAND_CARDS, isMartial, isWound, leavePlay, put } from './movement.ts'
import { tellMove } from './tell.ts'

/** A game that goes on this long ends as if the wounds were gone (nf.end.6). */
export const MOST_TURNS = 600

function anyCard(): boolean {
  return true
}

// ---- claim phase

const claimStart = code.here
code.step('claims begin', (p) => {
  p.state[PHASE] = CLAIM
  tell(p, 'phase', p.state[ACTIVE], -1, -1, CLAIM, 'nf.claim.1')
})
const claim = code.ask('claim', {
  kind: 'pay',
  rule: 'nf.claim.2',
  seat: (p) => p.state[ACTIVE],
  options(p, _f, out) {
    const seat = p.state[ACTIVE]
    let n = offerHand(p, seat, out, anyCard)
    let bound = false
    for (let archive = 0; archive < ARCHIVES; archive++) {
      if (!canClaim(p, seat, archive)) continue
      out[n++] = ARCHIVE_OPTION + archive
      // it costs nothing, so that whoever must claim it can (nf.claim.8)
      bound ||= isWound(p, topOf(p, archive))
    }
    if (!bound) out[n++] = DONE
    return n
  },
  answer(p, f, option) {
    const seat = p.state[ACTIVE]
    if (option === DONE) return
    jump(p, f, claim)
    if (option >= ARCHIVE_OPTION) {
      const card = topOf(p, option - ARCHIVE_OPTION)
      p.influence[seat] -= cost[p.face[card]]
      tellMove(p, 'claim', seat, card, zoneOf(seat, DISCARD), isWound(p, card) ? 'nf.claim.8' : 'nf.claim.3')
      put(p, card, zoneOf(seat, DISCARD))
    } else {
      discard(p, seat, option, 'nf.claim.2')
      gainInfluence(p, seat, 1, 'nf.claim.2')
    }
  },
  view(p, _f, option) {
    if (option === DONE) return { verb: 'stop' }
    if (option < ARCHIVE_OPTION) return { verb: 'discard', card: option }
    const archive = option - ARCHIVE_OPTION
    return { verb: 'claim', card: topOf(p, archive), place: archive }
  },
})
code.step('unused influence is lost', (p) => {
  p.influence[p.state[ACTIVE]] = 0
})
const claims = code.close('claim', claimStart, 0)

// ---- clean-up

const USED = SLOTS

const cleanupStart = code.here
code.step('clean-up begins', (p) => {
  p.state[PHASE] = CLEANUP
  const seat = p.state[ACTIVE]
  tell(p, 'phase', seat, -1, -1, CLEANUP, 'nf.cleanup.1')
  draw(p, seat, HAND_CARDS - p.zones.length[zoneOf(seat, HAND)], 'nf.cleanup.1')
})
const wounds = code.step('wounds in hand', (p, f) => {
  // one effect a turn (nf.cleanup.2)
  if (p.state[WOUND_USED] !== 0 || !canUse(p, f)) jump(p, f, used)
})
code.ask('use wounds', {
  kind: 'may',
  rule: 'nf.cleanup.2',
  seat: (p) => p.state[ACTIVE],
  options(p, f, out) {
    const seat = p.state[ACTIVE]
    const all = offerHand(p, seat, out, isWound)
    let n = 0
    for (let i = 0; i < all; i++) if (isUsable(p, f, out[i])) out[n++] = out[i]
    out[n++] = DONE
    return n
  },
  answer(p, f, option) {
    if (option === DONE) return
    p.frames[f + USED]++
    discard(p, p.state[ACTIVE], option, 'nf.cleanup.2')
    jump(p, f, wounds)
  },
  view: (_p, _f, option) => (option === DONE ? { verb: 'done' } : { verb: 'useWound', card: option }),
})
const used = code.step('two cards for each', (p, f) => draw(p, p.state[ACTIVE], 2 * p.frames[f + USED], 'nf.cleanup.3'))
const cleanup = code.close('clean-up', cleanupStart, 1)

/** The first is a wound with this effect; further ones may be of any sort, in any order (nf.cleanup.2). */
function isUsable(p: NightfallPosition, f: number, card: number): boolean {
  return p.frames[f + USED] > 0 || !isMartial(p, card)
}

function canUse(p: NightfallPosition, f: number): boolean {
  const { list, start, length } = p.zones
  const hand = zoneOf(p.state[ACTIVE], HAND)
  for (let i = start[hand], end = i + length[hand]; i < end; i++) if (isWound(p, list[i]) && isUsable(p, f, list[i])) return true
  return false
}

// ---- turns

const start = code.here
const turn = code.step('a turn begins', (p) => {
  p.state[TURN]++
  tell(p, 'turn', p.state[ACTIVE], -1, -1, p.state[TURN], 'nf.turn.1')
  p.state[WOUND_USED] = 0
  gainInfluence(p, p.state[ACTIVE], 2, 'nf.turn.2')
  endShortStays(p, p.state[ACTIVE])
})
code.step('combat', (p) => phase(p, combat))
code.step('end after combat', endIfDue)
code.step('chain', (p) => phase(p, chain))
code.step('end after the chain', endIfDue)
code.step('claims', (p) => phase(p, claims))
code.step('clean-up', (p) => phase(p, cleanup))
code.step('the next player', (p, f) => {
  if (p.state[TURN] >= MOST_TURNS) {
    end(p)
    return
  }
  p.state[ACTIVE] = (p.state[ACTIVE] + 1) % p.state[COUNT]
  jump(p, f, turn)
})
/** All turns until the end of the game. */
export const turns = code.close('turns', start, 0)

/** Some minions stay only until their player's next turn (nf.turn.3). */
function endShortStays(p: NightfallPosition, seat: number): void {
  const { list, start: first, length } = p.zones
  const play = zoneOf(seat, PLAY)
  for (let i = first[play] + length[play] - 1; i >= first[play]; i--) {
    if ((flags[p.face[list[i]]] & SHORT_STAY) !== 0) leavePlay(p, list[i], DISCARD, 'discard')
  }
}

function phase(p: NightfallPosition, program: typeof combat): void {
  call(p, program, p.state[ACTIVE], -1, -1)
}

function endIfDue(p: NightfallPosition): void {
  if (p.state[ENDING] !== 0) end(p)
}

function end(p: NightfallPosition): void {
  p.state[OVER] = 1
  tell(p, 'end', p.state[ACTIVE], -1, -1, p.state[TURN], 'nf.end.1')
  halt(p)
}
