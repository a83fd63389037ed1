import type { UnitView } from '../crystal-clans/view.ts'
import type { KeyforgeFace } from '../keyforge/view.ts'
import type { NightfallFace } from '../nightfall/view.ts'
import type { Subject } from '../picture/art.ts'
import type { Face } from '../protocol.ts'
import type { RiftbladeFace } from '../riftblade/view.ts'

/** What the picture of a card of any game is drawn from: their faces are told apart by what only one game's have. */
export function subjectOf(face: Face): Subject {
  const { id, aspects, rarity, health, moon, clan, role, traits, type, house } = face as Face &
    Partial<Pick<RiftbladeFace, 'aspects' | 'rarity'> & Pick<NightfallFace, 'health' | 'moon'> & Pick<UnitView, 'clan' | 'role'>> &
    Partial<Pick<KeyforgeFace, 'traits' | 'house'>> & { readonly type?: string }
  if (aspects !== undefined) return { id, type: 'spell', house: aspects[0], house2: aspects[1] ?? aspects[0], rarity }
  if (health !== undefined) return { id, type: health > 0 ? 'minion' : 'action', house: moon ?? 'wound', traits }
  if (clan !== undefined) return { id, type: role === 'hero' ? 'hero' : 'unit', house: clan, traits }
  if (house !== undefined) return { id, type: type ?? 'action', house, traits }
  return { id, type: 'crystal', house: 'crystal' }
}
