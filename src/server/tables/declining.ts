// Who has said *not now* is left in peace for a while by whoever asked.
import { Refused } from '../refusal.ts'
import type { Declined, Store } from '../store/store.ts'

/** Milliseconds. */
const REST = 10 * 60_000

/** What was declined so lately that it still counts. */
export const declinedLately = (store: Store, whose: Parameters<Store['tables']['declined']>[1]): Promise<Declined[]> =>
  store.tables.declined(Date.now() - REST, whose)

/** When whoever has declined may be asked again by the same player. */
export const restsUntil = ({ at }: Declined): number => at + REST

/** Nobody is named at a table by somebody whom they have declined just now. */
export async function refuseDeclined(store: Store, opener: string, invited: readonly string[]): Promise<void> {
  if (invited.length === 0) return
  const [last] = await declinedLately(store, { players: invited, opener })
  if (last !== undefined) throw new Refused(429, 'declined', undefined, 'invited', Math.max(1, restsUntil(last) - Date.now()))
}
