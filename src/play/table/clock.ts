// Clocks are kept by the times of the entries alone, in whole milliseconds.
import type { Clock } from './entry.ts'
import type { Clocks } from './state.ts'

/** The way of a choice to the host is forgiven up to this, and a flag falls so much later, so that a choice on its way still counts. */
export const FORGIVEN = 500

const DAY = 86_400_000

/** Clocks of a game that begins; nobody's runs yet. */
export function windClocks(clock: Clock, seats: number, at: number): Clocks | undefined {
  if (clock.kind === 'none') return undefined
  const base = clock.kind === 'days' ? clock.days * DAY : clock.base
  return { left: Array<number>(seats).fill(base), at, running: -1, free: 0 }
}

/** What each seat has left at a time. */
export function readClocks(clocks: Clocks, now: number): Clocks {
  const passed = Math.max(0, now - clocks.at)
  const charged = Math.max(0, passed - clocks.free)
  const left =
    charged === 0 || clocks.running < 0 ? clocks.left : changeOne(clocks.left, clocks.running, (left) => Math.max(0, left - charged))
  return { ...clocks, left, at: clocks.at + passed, free: Math.max(0, clocks.free - passed) }
}

/** From now on the clock of this seat runs, -1 for none. Where that is another one, a visit has ended and another one begins. */
export function turnClocks(clocks: Clocks, clock: Clock, running: number): Clocks {
  if (running === clocks.running) return clocks
  const ended = clocks.running
  let { left } = clocks
  if (clock.kind === 'increment' && ended >= 0) left = changeOne(left, ended, (one) => one + clock.increment)
  if (clock.kind === 'days' && running >= 0) left = changeOne(left, running, (one) => Math.max(one, clock.days * DAY))
  return { ...clocks, left, running, free: clock.kind === 'delay' && running >= 0 ? clock.delay : 0 }
}

/** So much of what has passed since the last entry is charged to nobody. */
export function spare(clocks: Clocks, milliseconds: number): Clocks {
  return { ...clocks, at: clocks.at + milliseconds }
}

export function addTime(clocks: Clocks, seat: number, milliseconds: number): Clocks {
  return { ...clocks, left: changeOne(clocks.left, seat, (left) => left + milliseconds) }
}

/** When the time of the seat whose clock runs is up. */
export function timeUpAt({ at, free, left, running }: Clocks): number {
  return running < 0 ? Number.POSITIVE_INFINITY : at + free + left[running]
}

/** How much of the way of a choice is forgiven. */
export function forgive(clocks: Clocks | undefined, lag: number, now: number): number {
  if (clocks === undefined || clocks.running < 0) return 0
  return Math.floor(Math.max(0, Math.min(lag, FORGIVEN, now - clocks.at)))
}

/** "8:17", "1:02:40", or "2 d 4 h". */
export function writeTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60]
  if (days > 0) return `${days} d ${hours} h`
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

function changeOne(list: readonly number[], index: number, change: (one: number) => number): number[] {
  return list.map((one, i) => (i === index ? change(one) : one))
}
