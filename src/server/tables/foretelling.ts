// Trying options takes longer than making a choice: it is done bit by bit between what others ask, and once for each question.
import type { Foretelling, OptionForetold } from '../../play/table/foretell.ts'
import type { Game } from '../../play/table/state.ts'

/** Milliseconds at a time, and for one question. */
const AT_ONCE = 0.5
const PATIENCE = 10

const told = new WeakMap<Game, Promise<readonly OptionForetold[]>>()

/** Whoever asks again gets what was found. `now` tells the time in milliseconds. */
export function readForetold({ game, walk }: Foretelling, now = () => performance.now()): Promise<readonly OptionForetold[]> {
  const known = told.get(game) ?? foretellAll(walk, now)
  told.set(game, known)
  return known
}

async function foretellAll(walk: Foretelling['walk'], now: () => number): Promise<readonly OptionForetold[]> {
  const found: OptionForetold[] = []
  let spent = 0
  let begun = now()
  for (const one of walk()) {
    if (one !== undefined) found.push(one)
    const took = now() - begun
    if (spent + took > PATIENCE) break
    if (took < AT_ONCE) continue
    spent += took
    await new Promise((resolve) => setImmediate(resolve))
    begun = now()
  }
  return found
}
