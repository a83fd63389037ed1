import { dateOf } from '../../play/day.ts'

/** The day of the puzzle: a page that stood open over midnight has that of the new day. */
class Today {
  date = $state(dateOf(new Date()))
  readonly turn = (): string => (this.date = dateOf(new Date()))
}

export const today = new Today()
document.addEventListener('visibilitychange', today.turn)
