// The Crystal Clans table as it stands in the newest snapshot.
import { client } from '../client.svelte.ts'
import { isOwnSeat, nameSeat } from '../names.ts'
import { settings } from '../settings.svelte.ts'
import type { Clan, ClansFace, CrystalClansObservation, CrystalClansSetup, CrystalView, SeatView, SquadView, UnitView } from './view.ts'
import { clansWords } from './words.ts'

/** The ends of the initiative track (cc.turn.4), and where the turn passes (cc.turn.3). */
export const TRACK_END = 20
const NEXT_TURN_AT = -2
export const CRYSTALS_TO_WIN = 4
/** Crystal zones that a claim takes (cc.claim.1). */
export const ZONES_TO_CLAIM = 2

export const tableNow = (): CrystalClansObservation => client.snapshot!.observation as CrystalClansObservation

export const faceOf = (id: string): ClansFace | undefined => client.faces.get(id) as ClansFace | undefined

export function unitOf(id: string): UnitView | undefined {
  const face = faceOf(id)
  return face?.type === 'unit' ? face : undefined
}

export function crystalOf(id: string): CrystalView | undefined {
  const face = faceOf(id)
  return face?.type === 'crystal' ? face : undefined
}

export function mySeat(): SeatView {
  const { seats, seat } = tableNow()
  return seats[seat]
}

export function theirSeat(): SeatView {
  const { seats, seat } = tableNow()
  return seats[1 - seat]
}

export const clanOf = (seat: number): Clan => (client.snapshot!.setup as CrystalClansSetup).clans[seat]

export const squadAt = (place: string, seat: number): SquadView | undefined =>
  tableNow().squads.find((squad) => squad.place === place && squad.seat === seat)

/** Who has a squad there while the other has none (cc.claim.2). */
export function controllerOf(place: string): number | undefined {
  const here = tableNow().squads.filter((squad) => squad.place === place)
  return here.length === 1 ? here[0].seat : undefined
}

/** All that it takes to destroy a squad: the defense of its units and its bonuses. */
export const toughnessOf = ({ units, defense }: SquadView): number =>
  units.reduce((sum, { id }) => sum + (unitOf(id)?.defense ?? 0), defense)

export function namePlace(id: string): string {
  const owner = tableNow().places.find((place) => place.id === id)?.owner
  return owner === undefined ? (client.faces.get(id)?.name ?? '') : clansWords(settings.language).home(nameSeat(owner), isOwnSeat(owner))
}

/** Where the marker lies: on the own side, or on that of somebody else. */
export function sayMarker(): string {
  const { initiative } = tableNow()
  const { seat } = initiative < 0 ? theirSeat() : mySeat()
  return clansWords(settings.language).marker(initiative, isOwnSeat(seat) ? undefined : nameSeat(seat))
}

/** The id of a card that the table shows anywhere. */
export function idOf(card: number): string | undefined {
  const { squads, seats, row, shown, battle } = tableNow()
  const piles = [
    ...squads.map(({ units }) => units),
    ...seats.flatMap((seat) => [seat.hand ?? [], seat.known, seat.discard, seat.removed, seat.crystals]),
    row,
    shown,
    (battle?.seats ?? []).flatMap((side) => side.card ?? []),
  ]
  for (const pile of piles) for (const found of pile) if (found.card === card) return found.id
  return undefined
}

/** Where the marker lies after a cost is paid, and whether the turn passes then. */
export function afterPaying(cost: number): { readonly initiative: number; readonly passes: boolean } {
  const initiative = Math.max(-TRACK_END, tableNow().initiative - cost)
  return { initiative, passes: initiative <= NEXT_TURN_AT }
}
