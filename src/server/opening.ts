// The store, from the first try until it is open: a database that is still away is waited for, all other trouble is told at once.
import { openStore, Unavailable } from './store/store.ts'
import type { Store, StoreWishes } from './store/store.ts'

/** Milliseconds between two tries. */
const AGAIN = 2_000

export interface Opening {
  /** The store once it is open. */
  readonly now: () => Store | undefined
  /** Done when it is open, or never will be: then it rejects, or gives undefined after `end`. */
  readonly done: Promise<Store | undefined>
  /** Closes it, or gives up opening it. */
  end(): Promise<void>
}

/** `waits` is told each time that the database does not answer. */
export function openPatiently(wishes: StoreWishes, waits: (reason: string) => void): Opening {
  let store: Store | undefined
  let ended = false
  const open = async (): Promise<Store | undefined> => {
    while (!ended) {
      try {
        store = await openStore(wishes)
        return store
      } catch (problem) {
        if (!(problem instanceof Unavailable)) throw problem
        waits(problem.message)
        await new Promise((resolve) => setTimeout(resolve, AGAIN))
      }
    }
    return undefined
  }
  const done = open()
  // whoever waits for it hears of it; until somebody does, it is no fault of the process
  done.catch(() => undefined)
  return {
    now: () => store,
    done,
    async end() {
      ended = true
      await done.catch(() => undefined)
      await store?.close()
    },
  }
}
