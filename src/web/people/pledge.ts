// What this device keeps of the beginning of a game, so that its chance can be verified at the end by more than what the server says then.
import { drawBits } from '../../play/table/fair.ts'
import type { Pledge } from '../../play/table/verification.ts'
import { read, write } from './memory.ts'

const PLEDGES = 'catena.pledges'
/** Games between people that are not verified within so many others are verified without it. */
const MOST = 24

/** The same for a table however often it is asked: the first that the server was told is the one that counts. */
export function givePledge(table: string, commitment: string, seat: number): Pledge {
  const known = findPledge(table)
  const pledge = { commitment: known?.commitment ?? commitment, entropy: known?.entropy ?? drawBits(128), seat }
  const others = Object.entries(readPledges()).filter(([id]) => id !== table)
  write(PLEDGES, JSON.stringify(Object.fromEntries([...others, [table, pledge]].slice(-MOST))))
  return pledge
}

export function findPledge(table: string): Pledge | undefined {
  const { [table]: pledge } = readPledges()
  return isPledge(pledge) ? pledge : undefined
}

function readPledges(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(read(PLEDGES) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function isPledge(value: unknown): value is Pledge {
  const { commitment, entropy, seat } = (value ?? {}) as Partial<Record<keyof Pledge, unknown>>
  return typeof commitment === 'string' && typeof seat === 'number' && typeof entropy === 'string' && /^[0-9a-f]{32}$/.test(entropy)
}
