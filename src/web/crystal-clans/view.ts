// What the page knows of Crystal Clans: types only, so that no engine code reaches the first load.
import type { Clan, Role, Style } from '../../games/crystal-clans/index.ts'
import type { Face } from '../protocol.ts'

export type {
  BattleView,
  CardReference,
  Clan,
  CrystalClansObservation,
  CrystalClansSetup,
  Place,
  SeatView,
  SquadView,
  Style,
} from '../../games/crystal-clans/index.ts'

export interface AbilityView {
  readonly name: string
  /** It counts only while the unit is the top one of its squad (cc.squad.3). */
  readonly onTop: boolean
  readonly text: string
}

export interface UnitView extends Face {
  readonly type: 'unit'
  readonly clan: Clan
  readonly role: Role
  readonly traits: readonly string[]
  readonly traitText: string
  readonly cost: number
  readonly attack: number
  readonly defense: number
  readonly activation: number
  readonly style: Style
  readonly styleText: string
  readonly abilities: readonly AbilityView[]
  /** Effects of the battle half. */
  readonly left: string
  readonly right: string
}

export interface CrystalView extends Face {
  readonly type: 'crystal'
  readonly cost: number
  readonly text: string
}

export type ClansFace = UnitView | CrystalView

/** The name of a zone; the two homes are named after their owners. */
export interface PlaceFace extends Face {
  readonly type: 'place'
}
