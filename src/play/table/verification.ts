// Was the chance of a finished game fair? All of it is computed again: for those who sat there, for those who watched, for anybody with the record.
import type { Game, Result } from '../../kernel/game.ts'
import type { Position } from '../../kernel/position.ts'
import type { GameRecord } from '../../kernel/record.ts'
import type { RecordFault } from '../../kernel/record-fault.ts'
import { type Parting, replay } from '../../kernel/replay.ts'
import { type Unfair, verifyChance } from './record.ts'

/** What a device kept of the beginning of a game: a host that changes its mind later cannot change this. */
export interface Pledge {
  /** What the host was bound to, as it was told before this seat gave anything. */
  readonly commitment: string
  readonly seat: number
  /** What this seat gave. */
  readonly entropy: string
}

export interface Verified {
  readonly table: string
  readonly commitment: string
  readonly seats: number
  /** Decks were dealt by chance, and dealt again. */
  readonly dealt: boolean
  readonly moves: number
  /** What a device had kept is in the record too. */
  readonly pledged: boolean
}

/** Why the chance of a game cannot be trusted. */
export type Doubt =
  | { readonly code: Unfair | 'other-commitment' | 'other-entropy' | 'not-closed' }
  /** The game does not follow from its seed. */
  | { readonly code: 'game'; readonly line: number; readonly why: RecordFault | Parting }

/** Recomputes the fair chance of a game that was played at a table, and then the whole game. */
export async function verifyGame<P extends Position>(game: Game<P>, record: GameRecord, pledge?: Pledge): Promise<Result<Verified, Doubt>> {
  const chance = await verifyChance(record)
  if (!chance.ok) return doubt({ code: chance.error })
  const { table, commitment, entropies, dealt } = chance.value
  if (pledge !== undefined && pledge.commitment !== commitment) return doubt({ code: 'other-commitment' })
  if (pledge !== undefined && pledge.entropy !== entropies[pledge.seat]) return doubt({ code: 'other-entropy' })
  const played = replay(game, record)
  if (!played.ok) {
    const { error, departure } = played
    return doubt({ code: 'game', line: error.line, why: departure === undefined ? error.fault : departure.parting })
  }
  if (record.hash === undefined) return doubt({ code: 'not-closed' })
  const { length: moves } = record.moves
  return { ok: true, value: { table, commitment, seats: entropies.length, dealt, moves, pledged: pledge !== undefined } }
}

const doubt = (error: Doubt) => ({ ok: false as const, error })
