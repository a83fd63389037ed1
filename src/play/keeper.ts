import type { GameName } from '../games/register.ts'
import type { Player } from './company.ts'
import type { Keep } from './keep.ts'
import type { Session } from './session.ts'
import { recordOf } from './story.ts'

/** Says what is new to keep, move by move. */
export class Keeper {
  private readonly session: Session
  private kept: readonly string[] | undefined

  constructor(session: Session) {
    this.session = session
  }

  next(players: readonly Player[], viewer: number): Keep {
    const { match, moves } = this.session
    const { kept } = this
    let from = 0
    while (kept !== undefined && from < kept.length && kept[from] === moves[from]) from++
    this.kept = [...moves]
    const head = kept === undefined ? { head: recordOf(match, []) } : {}
    const game = match.title.game.name as GameName
    const { outcome } = this.session
    const end = outcome && { viewer, share: outcome.shares[viewer] ?? 0 }
    return { type: 'keep', game, players, turn: match.title.moment(match.p).turn, ...head, from, moves: moves.slice(from), end }
  }
}
