import { halt } from '../../kernel/program.ts'
import { cardAt, move } from '../../kernel/zones.ts'
import { DECK, DISCARD, FREE, HAND, LIFE, MODE, OUT, TARGET, teamCount, teamOf, WINNER } from './layout.ts'
import type { RiftbladePosition } from './layout.ts'
import { tell } from './tell.ts'

/**
 * Deals damage to the target of this turn. Damage beyond the life that is left, or to one already out, is lost (rb.target.6).
 * The last step that a verb takes: the game may be over after it.
 */
export function damage(p: RiftbladePosition, seat: number, source: number, amount: number): void {
  const team = p.state[TARGET]
  const dealt = Math.min(amount, p.life[team])
  if (dealt <= 0) return
  p.life[team] -= dealt
  tell(p, 'damage', team, source, -1, dealt, 'rb.effect.1')
  if (p.life[team] === 0) eliminate(p, seat, team)
}

/** Never above full life (rb.effect.8). */
export function heal(p: RiftbladePosition, seat: number, source: number, amount: number): void {
  const team = teamOf(p, seat)
  const healed = Math.min(amount, LIFE - p.life[team])
  if (healed <= 0) return
  p.life[team] += healed
  tell(p, 'heal', seat, source, -1, healed, 'rb.effect.2')
}

export function isAlive(p: RiftbladePosition, seat: number): boolean {
  return p.life[teamOf(p, seat)] > 0
}

function eliminate(p: RiftbladePosition, by: number, team: number): void {
  tell(p, 'eliminate', team, -1, -1, 0, 'rb.victory.1')
  let left = 0
  for (let other = 0, n = teamCount(p); other < n; other++) if (p.life[other] > 0) left++
  if (left === 1) {
    p.state[WINNER] = teamOf(p, by)
    tell(p, 'win', teamOf(p, by), -1, -1, 0, 'rb.victory.2')
    halt(p)
  } else if (p.state[MODE] === FREE) leave(p, team)
}

/** The cards and stones of an eliminated player leave the game (rb.victory.3). */
function leave(p: RiftbladePosition, seat: number): void {
  const { zones } = p
  for (let zone = HAND + seat; zone <= DISCARD + seat; zone += DECK - HAND) {
    while (zones.length[zone] > 0) {
      const card = cardAt(zones, zone, zones.length[zone] - 1)
      p.known[card] = 0
      p.holder[card] = -1
      move(zones, OUT, card)
    }
  }
  for (let i = 4 * seat; i < 4 * seat + 4; i++) {
    p.ready[i] = 0
    p.spent[i] = 0
  }
}
