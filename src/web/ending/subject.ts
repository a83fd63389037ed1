import { pictureOf as pictureOfUnit } from '../crystal-clans/picture.ts'
import type { UnitView } from '../crystal-clans/view.ts'
import type { KeyforgeFace } from '../keyforge/view.ts'
import { pictureOf as pictureOfCard } from '../nightfall/picture.ts'
import type { NightfallFace } from '../nightfall/view.ts'
import type { Subject } from '../picture/art.ts'
import type { Face } from '../protocol.ts'
import { pictureOf as pictureOfSpell } from '../riftblade/picture.ts'
import type { RiftbladeFace } from '../riftblade/view.ts'

/** What the picture of a card of any game is drawn from: their faces are told apart by what only one game's have. */
export function subjectOf(face: Face): Subject {
  const { id, aspects, health, clan, house, traits, type } = face as Face &
    Partial<
      Pick<RiftbladeFace, 'aspects'> & Pick<NightfallFace, 'health'> & Pick<UnitView, 'clan'> & Pick<KeyforgeFace, 'house' | 'traits'>
    > & {
      readonly type?: string
    }
  if (aspects !== undefined) return pictureOfSpell(face as Face & RiftbladeFace)
  if (health !== undefined) return pictureOfCard(face as Face & NightfallFace)
  if (clan !== undefined) return pictureOfUnit(face as Face & UnitView)
  if (house !== undefined) return { id, type: type ?? 'action', house, traits }
  return { id, type: 'crystal', house: 'crystal' }
}
