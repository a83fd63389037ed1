import type { OptionView } from '../kernel/decision.ts'

interface Seen {
  /** The list in which it lies. */
  readonly list: readonly unknown[]
  /** All that is seen of it but its own number. */
  readonly says: string
}

/** Lists in which one of two that are alike has other neighbors. */
const ROWS = ['battleline']
/** What of an entry names another card: whom a minion of Nightfall blocks. */
const POINTERS = ['blocks']

/**
 * Whether two options are one choice: they aim at cards between which nobody who sees this could tell a difference, and differ in nothing
 * else. Cards of a row are not, for one has other neighbors.
 */
export function compareChoices(observation: unknown): (a: OptionView, b: OptionView) => boolean {
  const seen = new Map<number, Seen>()
  const pointedAt = new Set<number>()
  const meet = (value: unknown, list?: readonly unknown[]): void => {
    if (typeof value !== 'object' || value === null) return
    const { card, id } = value as { readonly card?: unknown; readonly id?: unknown }
    if (list !== undefined && typeof card === 'number' && typeof id === 'string') seen.set(card, { list, says: sayEntry(value) })
    for (const pointer of POINTERS) pointedAt.add((value as Record<string, number>)[pointer])
    for (const [name, part] of Object.entries(value)) {
      if (ROWS.includes(name)) continue
      if (Array.isArray(part)) for (const entry of part) meet(entry, part)
      else meet(part)
    }
  }
  meet(observation)
  const same = (a: number, b: number) => {
    const [one, other] = [seen.get(a), seen.get(b)]
    return one !== undefined && one.list === other?.list && one.says === other.says && !pointedAt.has(a) && !pointedAt.has(b)
  }
  return (a, b) =>
    a.target !== undefined &&
    b.target !== undefined &&
    JSON.stringify({ ...a, target: 0 }) === JSON.stringify({ ...b, target: 0 }) &&
    same(a.target, b.target)
}

const sayEntry = (entry: object): string => JSON.stringify(entry, (name, value) => (name === 'card' ? undefined : value))
