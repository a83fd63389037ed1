// What the page knows of Crystal Clans: types only, so that no engine code reaches the first load.

export type {
  BattleView,
  CardOutlook,
  CardReference,
  Clan,
  CrystalClansObservation,
  CrystalClansSetup,
  Place,
  SeatView,
  SquadView,
  Style,
  UnitOutlook,
} from '../../games/crystal-clans/index.ts'

export type { AbilityView, UnitView, CrystalView, ClansFace, PlaceFace } from '../../games/crystal-clans/title.ts'
