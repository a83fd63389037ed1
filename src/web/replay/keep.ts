// Where in a replay one is, so that the page, loaded again, opens there.
import type { Player } from '../protocol.ts'

export interface ReplayPlace {
  readonly record: string
  readonly players: readonly Player[]
  readonly step: number
  /** Whose eyes, `SPECTATOR` for nobody's. */
  readonly viewer: number
  readonly analysis: boolean
}

const PLACE = 'catena.replay'

/** Keeps the place as long as the page is open; a link that was opened leads to it, too. */
export function keepReplay(place: ReplayPlace): void {
  const { hash, pathname, search } = location
  if (hash.startsWith('#replay=')) {
    const here = hash.replace(/&step=\d+/, `&step=${place.step}`).replace(/&seat=-?\d+/, `&seat=${place.viewer}`)
    if (here !== hash) history.replaceState(undefined, '', pathname + search + here)
  }
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(place))
  } catch {
    // Without storage, or where it is full, a replay is only lost with the page.
  }
}

/** Undefined where none was kept. */
export function readReplay(): ReplayPlace | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
