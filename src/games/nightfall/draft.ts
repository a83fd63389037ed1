import { finish, jump } from '../../kernel/program.ts'
import { roll } from '../../kernel/random.ts'
import { push } from '../../kernel/zones.ts'
import { ascend } from './choice.ts'
import { faces } from './faces.ts'
import { tell } from './tell.ts'
import { ARCHIVE, ARCHIVES, code, COPIES, COUNT, isCommons, PACKET, PACKET_CARDS, PICKER, ROUND } from './layout.ts'
import type { NightfallPosition } from './layout.ts'

/** Two private archives, then one for the commons (nf.draft.2 to nf.draft.4). */
export const ROUNDS = 3
export const COMMONS = 8

/** The packet that a seat holds in a round: packets go to the left (nf.draft.2). */
export function packetOf(p: NightfallPosition, seat: number, round: number): number {
  const seats = p.state[COUNT]
  return (seat - (round % seats) + seats) % seats
}

/** The orders that the draft deals from. */
export function ordersIn({ pool }: NightfallPosition): number[] {
  return Array.from(pool).filter((order) => order >= 0)
}

/** Deals the packets of a draft. With `revealed`, the random part of the commons lies open before (nf.draft.6). */
export function dealPackets(p: NightfallPosition, revealed: boolean): void {
  const seats = p.state[COUNT]
  const pool = ordersIn(p)
  if (revealed) fillCommons(p, pool)
  for (let packet = 0; packet < seats; packet++) {
    for (let i = 0; i < p.state[PACKET]; i++) p.packets[packet * PACKET_CARDS + i] = takeOne(p, pool)
  }
}

function takeOne(p: NightfallPosition, pool: number[]): number {
  return pool.splice(roll(p, pool.length), 1)[0]
}

/** Fills the places of the commons that the players do not choose. */
function fillCommons(p: NightfallPosition, pool: number[]): void {
  const seats = p.state[COUNT]
  for (let archive = 3 * seats; archive < 2 * seats + COMMONS; archive++)
    if (p.archives[archive] < 0) p.archives[archive] = takeOne(p, pool)
}

const start = code.here
const check = code.step('the draft goes on', (p, f) => {
  if (p.state[ROUND] >= ROUNDS) jump(p, f, reveal)
})
code.ask('pick an order', {
  kind: 'name',
  rule: 'nf.draft.2',
  secret: true,
  seat: (p) => p.state[PICKER],
  options(p, _f, out) {
    const round = p.state[ROUND]
    const at = packetOf(p, p.state[PICKER], round) * PACKET_CARDS
    let n = 0
    for (let i = round; i < p.state[PACKET]; i++) out[n++] = p.packets[at + i]
    return ascend(out, n)
  },
  answer(p, f, option) {
    const round = p.state[ROUND]
    const at = packetOf(p, p.state[PICKER], round) * PACKET_CARDS
    let i = round
    while (p.packets[at + i] !== option) i++
    p.packets[at + i] = p.packets[at + round]
    p.packets[at + round] = option
    tell(p, 'draft', p.state[PICKER], -1, -1, round, 'nf.draft.2')
    p.state[PICKER]++
    if (p.state[PICKER] === p.state[COUNT]) {
      p.state[PICKER] = 0
      p.state[ROUND]++
    }
    jump(p, f, check)
  },
  view: (p, _f, option) => ({ verb: p.state[ROUND] < 2 ? 'draftPrivate' : 'draftCommons', name: faces[option].id }),
})
const reveal = code.step('the archives are revealed', (p) => {
  const seats = p.state[COUNT]
  if (p.packets[0] >= 0) {
    const pool = ordersIn(p).filter((order) => !p.packets.includes(order) && !p.archives.includes(order))
    for (let seat = 0; seat < seats; seat++) {
      for (let round = 0; round < ROUNDS; round++) {
        const archive = round < 2 ? 2 * seat + round : 2 * seats + seat
        p.archives[archive] = p.packets[packetOf(p, seat, round) * PACKET_CARDS + round]
      }
    }
    fillCommons(p, pool)
    p.packets.fill(-1)
  }
  fillArchives(p)
  finish(p)
})
/** The draft, if there is one, and the archives on the table. */
export const draft = code.close('draft', start, 0)

/** Puts seven copies into each archive (nf.setup.5). */
function fillArchives(p: NightfallPosition): void {
  for (let archive = 0; archive < ARCHIVES; archive++) {
    if (p.archives[archive] < 0) continue
    for (let copy = 0; copy < COPIES; copy++) {
      const card = archive * COPIES + copy
      p.face[card] = p.archives[archive]
      push(p.zones, ARCHIVE + archive, card)
    }
    const owner = isCommons(p, archive) ? -1 : archive >> 1
    tell(p, 'archive', owner, -1, archive * COPIES, archive, 'nf.setup.5')
  }
}
