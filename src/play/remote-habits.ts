import type { Surroundings } from './connection.ts'
import { Habits } from './habits.ts'
import type { Remote } from './remote.ts'

/** Milliseconds, about as a person takes: an answer by habit must not tell by its haste what somebody does not hold. */
const HESITATION = { least: 1500, more: 2500 }

/** What is answered by habit for whoever sits at a table of a server, unless he went back to it. */
export class RemoteHabits {
  /** By ids, from the next question on. */
  wanted: readonly string[] = []
  /** The revision that an answer was sent to. */
  private answered = -1
  /** Choices that stood when they were last seen, and after how many somebody went back: what is asked there is put. */
  private made = 0
  private back = -1
  private callOff: (() => void) | undefined

  constructor(
    private readonly device: Pick<Surroundings, 'after' | 'lot'>,
    /** Chooses, as long as the table stands as it did. */
    private readonly choose: (remote: Remote, revision: number, option: number) => void,
  ) {}

  /** Nothing is answered that was not answered yet. */
  stop(): void {
    this.callOff?.()
    this.callOff = undefined
  }

  /** Answers what is asked now. */
  answer(remote: Remote): void {
    const { device } = this
    const { game, decision, options, observation, made } = remote.facts
    if (made !== this.made) this.back = made < this.made ? made : -1
    this.made = made
    if (decision === undefined || made === this.back || remote.revision === this.answered) return
    const answer = new Habits(game, this.wanted).find({ decision, options }, observation)
    if (answer === undefined) return
    const { revision } = remote
    const give = (): void => {
      if (remote.revision !== revision) return
      this.answered = revision
      remote.note(answer.view)
      this.choose(remote, revision, answer.option)
    }
    if (answer.secret) this.callOff = device.after(HESITATION.least + HESITATION.more * device.lot(), give)
    else give()
  }
}
