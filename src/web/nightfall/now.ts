// The Nightfall table as it stands in the newest snapshot.
import { choice } from '../choice.svelte.ts'
import { client } from '../client.svelte.ts'
import type { Archive, NightfallFace, Observation, Phase, SeatView, LinkView } from './view.ts'

/** Open wounds at the start, a seat (nf.setup.2). */
const WOUNDS_EACH = 10
/** Phases of a turn in their order (nf.turn.1). */
export const TURN_PHASES: readonly Phase[] = ['combat', 'chain', 'claim', 'cleanup']

export const tableNow = (): Observation => client.snapshot!.observation as Observation

export const faceOf = (id: string | undefined): NightfallFace | undefined =>
  id === undefined ? undefined : (client.faces.get(id) as NightfallFace | undefined)

export const allWounds = (): number => WOUNDS_EACH * tableNow().seats.length

/** Seats clockwise from the own one: in the order in which they play. */
function seatsNow(): readonly SeatView[] {
  const { seats, seat } = tableNow()
  const all = seats.map((one, number) => ({ ...one, seat: number }))
  return [...all.slice(seat), ...all.slice(0, seat)]
}

export const mySeat = (): SeatView => seatsNow()[0]

export const otherSeats = (): readonly SeatView[] => seatsNow().slice(1)

export const archivesOf = (seat: number): readonly Archive[] => tableNow().archives.filter((archive) => archive.seat === seat)

/** The archives that all may claim from. */
export const commons = (): readonly Archive[] => archivesOf(-1)

/** The newest order of the chain, which the next one is linked to and which resolves next. */
export const lastLink = (): LinkView | undefined => tableNow().chain[tableNow().chain.length - 1]

/** The order that the player has picked up to lay. */
export function heldOrder(): NightfallFace | undefined {
  if (!choice.isMain || choice.card < 0) return undefined
  return faceOf(mySeat().hand.find(({ card }) => card === choice.card)?.id)
}

/** Would this order be kicked if it were laid now (nf.chain.9)? Undefined without a kicker, or when nobody lays. */
export function wouldKick(face: NightfallFace): boolean | undefined {
  if (face.kicker === undefined || tableNow().phase !== 'chain') return undefined
  return faceOf(lastLink()?.id)?.moon === face.kicker
}

/** The name of a minion in play. */
export function nameOfMinion(card: number): string {
  const found = tableNow()
    .seats.flatMap(({ play }) => play)
    .find((minion) => minion.card === card)
  return faceOf(found?.id)?.name ?? ''
}
