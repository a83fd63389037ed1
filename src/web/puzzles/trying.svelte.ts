import type { GameName } from '../../games/register.ts'

/** The puzzle that is being tried: how often, and whether its line was shown. It outlives the table, which is laid anew with each try. */
class Trying {
  private id = ''
  /** The list is opened at it. */
  game: GameName | undefined
  tries = $state(1)
  shown = $state(false)

  /** Another puzzle begins at the first try. */
  turnTo(id: string, game: GameName): void {
    this.game = game
    if (id === this.id) return
    this.id = id
    this.tries = 1
    this.shown = false
  }
}

export const trying = new Trying()
