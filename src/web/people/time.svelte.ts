// The time that goes on while somebody looks.
import { readClocks } from '../../play/table/clock.ts'
import type { Clock } from '../../play/table/entry.ts'
import type { OnlineState } from '../online.ts'
import type { PeopleWords } from './words.ts'

class Ticking {
  now = $state(Date.now())
}

const ticking = new Ticking()
setInterval(() => (ticking.now = Date.now()), 500)

/** Milliseconds since 1970 by the clock of the server, as far as it is known; read again twice a second. */
export const serverNow = ({ ahead }: Pick<OnlineState, 'ahead'>): number => ticking.now + ahead

/** What each seat has left now; undefined at a table without clocks. */
export function timesLeft({ facts, ahead, lost }: OnlineState): readonly number[] | undefined {
  const { clocks, phase } = facts
  if (clocks === undefined) return undefined
  // without a line nobody knows whether the clock still runs
  return phase === 'live' && lost === undefined ? readClocks(clocks, Math.max(clocks.at, serverNow({ ahead }))).left : clocks.left
}

/** "8:17", "1:02:40", or "2 d 4 h". */
export function writeTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60]
  if (days > 0) return `${days} d ${hours} h`
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** A clock as lists name it. */
export function writeClock(clock: Clock, words: PeopleWords): string {
  switch (clock.kind) {
    case 'none':
      return words.noClock
    case 'days':
      return words.daysOf(clock.days)
    case 'increment':
      return words.clockOf(Math.round(clock.base / 60_000), Math.round(clock.increment / 1000))
    case 'delay':
      return words.clockOf(Math.round(clock.base / 60_000), Math.round(clock.delay / 1000))
  }
}
