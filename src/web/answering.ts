// Questions that one press answers, one after the other.
import { client } from './client.svelte.ts'
import type { OptionLine } from './protocol.ts'

/** Answers by `next` as long as that has an answer. */
export class Answering {
  private on = false

  constructor(private readonly next: () => OptionLine | undefined) {}

  begin(): void {
    this.on = true
    this.goOn()
  }

  /** Called with every new question; stops at the first one that is about something else. */
  goOn(): void {
    if (!this.on) return
    const line = this.next()
    if (line === undefined) this.on = false
    else client.choose(line.option)
  }
}
