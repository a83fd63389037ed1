import type { Subject } from '../picture/art.ts'
import type { UnitView } from './view.ts'

/** What the picture of a unit is drawn from. */
export function pictureOf({ id, role, clan, traits }: Pick<UnitView, 'id' | 'role' | 'clan' | 'traits'>): Subject {
  return { id, type: role === 'hero' ? 'hero' : 'unit', house: clan, traits }
}
