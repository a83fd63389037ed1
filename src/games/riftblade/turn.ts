import { jump, label, SLOTS } from '../../kernel/program.ts'
import { cardAt } from '../../kernel/zones.ts'
import { act } from './action.ts'
import { clearChain } from './chain.ts'
import { discarding, draw } from './movement.ts'
import {
  ACTIVE,
  code,
  DUEL,
  ENDED,
  FLOOR,
  FREE,
  HAND,
  LINKER,
  MODE,
  OFFERED,
  PAIRS,
  PASSED,
  RESOLVING,
  SEAT_COUNT,
  SEATS,
  TARGET,
  teamMates,
  TURN,
} from './layout.ts'
import type { RiftbladePosition } from './layout.ts'
import { isAlive } from './life.ts'
import { banish, refill } from './rift.ts'
import { endIfStalled } from './stall.ts'
import { renewStones, rollStones, TARGET_STONES } from './stones.ts'
import { tell } from './tell.ts'

type Rift = RiftbladePosition

/** Cards kept in hand at the end of a turn, and cards drawn then (rb.end.2, rb.end.3). */
export const HAND_LIMIT = 7
export const DRAWN = 4

/** The seat whose end of turn it is. */
const MEMBER = SLOTS

const start = code.here
const begin = label('begin turn')
const chooseStarter = label('choose who begins the chain')
const actions = label('act')

code.step(begin, (p, f) => {
  p.state[TURN]++
  p.state[FLOOR] = p.state[ACTIVE]
  p.state[LINKER] = p.state[ACTIVE]
  p.state[PASSED] = 0
  p.state[OFFERED] = 0
  p.state[ENDED] = 0
  tell(p, 'turn', p.state[ACTIVE], -1, -1, p.state[TURN], 'rb.turn.2')
  // of two sides, the other one is the target
  p.state[TARGET] = p.state[MODE] === FREE ? -1 : 1 - p.state[ACTIVE]
  if (p.state[MODE] !== FREE) jump(p, f, p.state[MODE] === DUEL ? actions : chooseStarter)
})

code.ask('choose a target', {
  kind: 'seat',
  rule: 'rb.target.1',
  seat: (p) => p.state[ACTIVE],
  options(p, _f, out) {
    let n = 0
    for (let seat = 0; seat < p.state[SEAT_COUNT]; seat++) if (seat !== p.state[ACTIVE] && isAlive(p, seat)) out[n++] = seat
    return n
  },
  answer(p, f, option) {
    p.state[TARGET] = option
    tell(p, 'target', option, -1, -1, 0, 'rb.target.1')
    rollStones(p, option, TARGET_STONES, 'rb.target.2')
    jump(p, f, actions)
  },
  view: (_p, _f, option) => ({ verb: 'target', seat: option }),
})

code.ask(chooseStarter, {
  kind: 'seat',
  rule: 'rb.team.3',
  seat: (p) => p.state[ACTIVE],
  options(p, _f, out) {
    out[0] = p.state[ACTIVE]
    out[1] = p.state[ACTIVE] + 2
    return 2
  },
  answer(p, _f, option) {
    p.state[FLOOR] = option
    p.state[LINKER] = option
  },
  view: (_p, _f, option) => ({ verb: 'begin', seat: option }),
})

code.ask(actions, act)

code.step('acted', (p, f) => {
  if (p.zones.length[RESOLVING] > 0) banish(p, p.state[FLOOR], cardAt(p.zones, RESOLVING, 0), 'resolving')
  if (p.state[ENDED] === 0) jump(p, f, actions)
})

// ---- end of turn (rb.end), for partners one after the other (rb.team.11)

code.step('discard the chain', (p, f) => {
  clearChain(p)
  p.frames[f + MEMBER] = -1
})

const renew = label('renew the Rift')
const drawUp = label('draw up')

const nextMember = code.step('next of the team', (p, f) => {
  const mates = teamMates(p, p.state[ACTIVE])
  let seat = p.frames[f + MEMBER] + 1
  while (seat < SEATS && (mates & (1 << seat)) === 0) seat++
  p.frames[f + MEMBER] = seat
  if (seat === SEATS) jump(p, f, renew)
})

const handLimit = code.step('hand limit', (p, f) => {
  if (p.zones.length[HAND + p.frames[f + MEMBER]] <= HAND_LIMIT) jump(p, f, drawUp)
})

code.ask(
  'discard down to the limit',
  discarding('rb.end.2', (p, f) => p.frames[f + MEMBER]),
)

code.step('still above the limit?', (p, f) => jump(p, f, handLimit))

code.step(drawUp, (p, f) => {
  const seat = p.frames[f + MEMBER]
  draw(p, seat, -1, Math.min(DRAWN, HAND_LIMIT - p.zones.length[HAND + seat]))
  p.mana[seat] = 0
  renewStones(p, seat)
  jump(p, f, nextMember)
})

code.step(renew, (p, f) => {
  if (endIfStalled(p)) return
  refill(p)
  p.state[ACTIVE] = nextActive(p)
  jump(p, f, begin)
})

/** Turn after turn until somebody has won. */
export const match = code.close('match', start, 1)

/** Clockwise to the next side with life left (rb.end.8). */
function nextActive(p: Rift): number {
  const sides = p.state[MODE] === PAIRS ? 2 : p.state[SEAT_COUNT]
  let side = p.state[ACTIVE]
  do side = (side + 1) % sides
  while (p.life[side] === 0)
  return side
}
