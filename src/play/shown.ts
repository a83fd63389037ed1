// What happened, as the page shows it: the log has every sentence, cards need to move only once.
import { joinEvents } from '../games/speech/log.ts'
import { eventSeenBy, type GameEvent } from '../kernel/event.ts'
import type { EventShown } from './snapshot.ts'

/** Kinds that come card by card, and each other between, where a whole battleline is destroyed. */
const AT_ONCE: readonly string[] = ['destroyed', 'returned']

/** The events as a seat sees them, those that are alike as one. */
export function showEvents(events: readonly GameEvent[], viewer: number): EventShown[] {
  const shown: EventShown[] = []
  for (const event of joinEvents(events)) {
    const { kind, seat, source, cards, amount, name } = eventSeenBy(event, viewer)
    const one = { kind, seat, source, cards, amount, ...(name === undefined ? {} : { name }) } as EventShown
    const at = findAlike(shown, one)
    if (at < 0) shown.push(one)
    else shown[at] = { ...one, cards: [...shown[at].cards, ...cards], amount: shown[at].amount + amount }
  }
  return shown
}

/** The place of one like it among the last that came at once, -1 when there is none. */
function findAlike(shown: readonly EventShown[], { kind, seat, source, name }: EventShown): number {
  if (!AT_ONCE.includes(kind)) return -1
  for (let i = shown.length - 1; i >= 0 && AT_ONCE.includes(shown[i].kind); i--) {
    const one = shown[i]
    if (one.kind === kind && one.seat === seat && one.source === source && one.name === name) return i
  }
  return -1
}
