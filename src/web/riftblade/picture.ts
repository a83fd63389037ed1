import type { Subject } from '../picture/art.ts'
import type { RiftbladeFace } from './view.ts'

/** What the picture of a card is drawn from. */
export function pictureOf({ id, aspects, rarity }: Pick<RiftbladeFace, 'id' | 'aspects' | 'rarity'>): Subject {
  return { id, type: 'spell', house: aspects[0], house2: aspects[1] ?? aspects[0], rarity }
}
