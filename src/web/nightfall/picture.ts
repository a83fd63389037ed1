import type { Subject } from '../picture/art.ts'
import type { NightfallFace } from './view.ts'

/** What the picture of a card is drawn from. */
export function pictureOf({ id, health, moon, traits }: NightfallFace): Subject {
  return { id, type: health > 0 ? 'minion' : 'action', house: moon ?? 'wound', traits }
}
