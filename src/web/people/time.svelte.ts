// The time that goes on while somebody looks.
import { readClocks } from '../../play/table/clock.ts'
import type { Clock } from '../../play/table/entry.ts'
import type { OnlineState } from '../online.ts'
import type { PeopleWords } from './words.ts'

export { writeTime } from '../../play/table/clock.ts'

class Ticking {
  now = $state(Date.now())
}

const ticking = new Ticking()
setInterval(() => (ticking.now = Date.now()), 500)

/** Milliseconds since 1970 by the clock of the server, as far as it is known; read again twice a second. */
export const serverNow = ({ ahead }: Pick<OnlineState, 'ahead'>): number => ticking.now + ahead

/** Milliseconds since then, both by the own clock. */
export const timeSince = (then: number): number => Math.max(0, ticking.now - then)

/** What each seat has left now; undefined at a table without clocks. */
export function timesLeft({ facts, ahead, lost }: OnlineState): readonly number[] | undefined {
  const { clocks, phase } = facts
  if (clocks === undefined) return undefined
  // without a line nobody knows whether the clock still runs
  return phase === 'live' && lost === undefined ? readClocks(clocks, Math.max(clocks.at, serverNow({ ahead }))).left : clocks.left
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
