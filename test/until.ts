import { vi } from 'vitest'

/** Waits until it does not throw any more, however slow the machine is, and gives what it gives. */
export const until = <T>(holds: () => T | Promise<T>): Promise<T> => vi.waitFor(holds, { timeout: 60_000, interval: 1 })
