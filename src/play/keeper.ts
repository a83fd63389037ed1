import type { GameName } from '../games/register.ts'
import type { Player } from './company.ts'
import type { Keep } from './keep.ts'
import type { Session } from './session.ts'
import { recordOf } from './story.ts'

/** Says what is new to keep, move by move. */
export class Keeper {
  private readonly session: Session
  private kept: readonly string[] | undefined
  private conceded: Session['conceded']

  constructor(session: Session) {
    this.session = session
  }

  next(players: readonly Player[], viewer: number): Keep {
    const { match, moves, conceded } = this.session
    const { kept } = this
    let from = 0
    while (kept !== undefined && from < kept.length && kept[from] === moves[from]) from++
    this.kept = [...moves]
    const isNew = kept === undefined || conceded !== this.conceded
    const head = isNew ? { head: recordOf(match, [], conceded === undefined ? [] : [conceded.seat]) } : {}
    this.conceded = conceded
    const game = match.title.game.name as GameName
    const { outcome } = this.session
    const end = outcome && { viewer, share: outcome.shares[viewer] ?? 0 }
    return { type: 'keep', game, players, turn: match.title.moment(match.p).turn, ...head, from, moves: moves.slice(from), end }
  }
}
