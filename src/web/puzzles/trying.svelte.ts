import type { GameName } from '../../games/register.ts'
import type { LessonState } from '../protocol.ts'
import { keepTried, readKept, type Tried, triedOf } from './keep.ts'

/**
 * The puzzle that is being tried: how often, and whether hints were asked for or its line was shown. It outlives the table, which is laid
 * anew with each try, and the page.
 */
class Trying {
  private id = ''
  /** The list is opened at it. */
  game: GameName | undefined
  /** What it took so far. */
  took = $state.raw<Tried>({ tries: 1, hinted: false, shown: false, missed: false })
  /** The line is being shown. */
  shows = $state(false)

  turnTo(id: string, game: GameName): void {
    this.game = game
    if (id === this.id) return
    this.id = id
    this.took = triedOf(id)
    this.shows = false
  }

  /** A try that fails is counted once, also when the page comes back to it. */
  hear(state: LessonState['state']): void {
    const missed = state === 'missed'
    const { tries } = this.took
    if (missed !== this.took.missed) this.keep({ missed, tries: missed ? tries + 1 : tries })
  }

  askHint(): void {
    this.keep({ hinted: true })
  }

  showLine(): void {
    this.shows = true
    this.keep({ shown: true })
  }

  private keep(change: Partial<Tried>): void {
    // once it was solved, looking at it again changes nothing
    if (this.id in readKept().solved) return
    this.took = { ...this.took, ...change }
    keepTried(this.id, this.took)
  }
}

export const trying = new Trying()
