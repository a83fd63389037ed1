import { roll } from '../../kernel/random.ts'
import { die } from './cards/die.ts'
import { STONES } from './face.ts'
import type { Stone } from './face.ts'
import { ACTIVE, DUEL, MANA, MODE, SEAT_COUNT, teamOf } from './layout.ts'
import type { RiftbladePosition } from './layout.ts'
import { tell } from './tell.ts'

/** Stones that being a target brings, in a game of three or four (rb.target.2). */
export const TARGET_STONES = 2

/** Stones that everybody rolls before the game, but for the exception of rb.setup.5 (rb.setup.4). */
export const FIRST_STONES = 4
/** Those of a turn between two players. */
const DUEL_STONES = 6
/** With the handicap, those of who begins of three. */
const HELD_OF_THREE = 2

/** The faces of a Riftstone, as what an owner of the box may change. */
export const stone: { readonly id: string; faces: readonly Stone[] } = { id: 'die', faces: die }
let FACES = new Int8Array()

/** Takes over the faces that the stone has now. */
export function castStones(): void {
  FACES = Int8Array.from(stone.faces, (face) => STONES.indexOf(face))
}

castStones()

/** How many stones a seat rolls at the end of its turn (rb.setup.4, rb.setup.5, rb.team.2). */
export function stonesPerTurn(p: RiftbladePosition): number {
  return p.state[MODE] === DUEL ? DUEL_STONES : FIRST_STONES
}

/** How many of that many stones show Mana; they are only looked at (rb.setup.9). */
export function rollMana(p: RiftbladePosition, amount: number): number {
  let mana = 0
  for (let i = 0; i < amount; i++) if (FACES[roll(p, FACES.length)] === MANA) mana++
  return mana
}

/** How many stones a seat rolls before the game (rb.setup.4, rb.setup.5, rb.team.8), and with the handicap of who begins (rb.setup.10). */
export function stonesAtStart(p: RiftbladePosition, seat: number, handicap: boolean): number {
  const ofThree = p.state[SEAT_COUNT] === 3
  if (teamOf(p, seat) === p.state[ACTIVE]) return !handicap ? FIRST_STONES : ofThree ? HELD_OF_THREE : 0
  return handicap && !ofThree ? DUEL_STONES : stonesPerTurn(p)
}

/** Rolls new stones for a seat, beside those that it has. */
export function rollStones(p: RiftbladePosition, seat: number, amount: number, rule: string): void {
  for (let i = 0; i < amount; i++) {
    const face = FACES[roll(p, FACES.length)]
    p.ready[4 * seat + face]++
    tell(p, 'roll', seat, -1, -1, 1, rule, STONES[face])
  }
}

/** All stones of a seat are rolled anew; those that it got as a target go back first (rb.end.6, rb.target.5). */
export function renewStones(p: RiftbladePosition, seat: number): void {
  for (let i = 4 * seat; i < 4 * seat + 4; i++) {
    p.ready[i] = 0
    p.spent[i] = 0
  }
  rollStones(p, seat, stonesPerTurn(p), 'rb.end.6')
}

/** A stone gives its primary or its secondary effect, once (rb.stone.1). */
export function spendStone(p: RiftbladePosition, seat: number, face: number): void {
  p.ready[4 * seat + face]--
  p.spent[4 * seat + face]++
}
