// How long it took others until somebody came, as it is said to one who thinks of waiting: rounded, since it is no promise.
import type { GameName } from '../../games/register.ts'
import { isAlike } from '../../play/difference.ts'
import type { Language } from '../protocol.ts'
import { CLOCKS, type Pace } from './clocks.ts'
import type { LobbyNews } from './server.ts'

const MINUTE = 60_000
/** Nobody sits before a page for longer, to see whether it is true. */
const LONGEST = 60 * MINUTE

/** The time in words; undefined where too few have waited, or for too long. */
export function usualTime(waits: LobbyNews['waits'], game: GameName, pace: Pace, language: Language): string | undefined {
  const { milliseconds } = waits.find((one) => one.game === game && isAlike(one.clock, CLOCKS[pace])) ?? {}
  if (milliseconds === undefined || milliseconds > LONGEST) return undefined
  const seconds = Math.max(10, Math.ceil(milliseconds / 10_000) * 10)
  const write = (unit: string, amount: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
  return seconds < 60 ? write('second', seconds) : write('minute', Math.max(1, Math.round(milliseconds / MINUTE)))
}
