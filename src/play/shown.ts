import { joinEvents } from '../games/speech/log.ts'
import { eventSeenBy, type GameEvent } from '../kernel/event.ts'
import type { EventShown } from './snapshot.ts'

/** What happened, as a seat sees it on the table; what is alike as one, for cards move at once. */
export function showEvents(events: readonly GameEvent[], viewer: number): EventShown[] {
  return joinEvents(events).map((event) => {
    const { kind, seat, source, cards, amount, name } = eventSeenBy(event, viewer)
    return { kind, seat, source, cards, amount, ...(name === undefined ? {} : { name }) } as EventShown
  })
}
