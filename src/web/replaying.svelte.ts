// Moving through a replay: by steps, by turns, by itself.
import { client } from './client.svelte.ts'
import { nearSeat } from './names.ts'
import type { Player } from './protocol.ts'
import { settings } from './settings.svelte.ts'
import { view } from './view.svelte.ts'

interface Place {
  readonly step: number
  readonly viewer: number
  readonly open: boolean
}

class Replaying {
  running = $state(false)
  private timer: ReturnType<typeof setInterval> | undefined
  /** What was asked for last: what is pressed before it is shown goes on from there. */
  private asked: Place | undefined

  to(step: number): void {
    const { place } = this
    const wanted = Math.max(0, Math.min(client.snapshot?.replay?.steps ?? 0, step))
    if (place !== undefined && wanted !== place.step) this.go({ ...place, step: wanted })
  }

  /** The same step through other eyes; `open`: with what all hold. */
  lookFrom(viewer: number, open: boolean): void {
    this.go({ step: this.step, viewer, open })
  }

  by(steps: number): void {
    this.stop()
    this.to(this.step + steps)
  }

  /** To the beginning of the next turn, or of this one and then of the one before. */
  turn(direction: 1 | -1): void {
    this.stop()
    const turns = client.snapshot?.replay?.turns ?? []
    const end = client.snapshot?.replay?.steps ?? 0
    if (direction === 1) this.to(turns.find((start) => start > this.step) ?? end)
    else this.to([...turns].reverse().find((start) => start < this.step) ?? 0)
  }

  toggle(): void {
    if (this.running) {
      this.stop()
      return
    }
    const { replay } = client.snapshot ?? {}
    if (replay === undefined) return
    if (replay.step === replay.steps) this.to(0)
    this.running = true
    this.timer = setInterval(() => this.advance(), Math.max(120, settings.pause))
  }

  stop(): void {
    clearInterval(this.timer)
    this.running = false
  }

  /** Another game, or none, is looked at. */
  leave(): void {
    this.stop()
    this.asked = undefined
  }

  /** A game of its own from a step, or from here: the seat that is looked from against computers. */
  continueHere(step?: number): void {
    const { snapshot } = client
    if (snapshot?.replay === undefined) return
    this.stop()
    const players = Array.from({ length: snapshot.seats }, (_, seat): Player => (seat === nearSeat() ? 'person' : settings.opponent))
    view.resultSeen = false
    history.replaceState(undefined, '', location.pathname + location.search)
    client.resume(client.record, players, step ?? snapshot.replay.step)
  }

  private go(place: Place): void {
    this.asked = place
    client.go(place.step, place.viewer, place.open)
  }

  private get place(): Place | undefined {
    const { replay, viewer = 0 } = client.snapshot ?? {}
    return replay && (this.asked ?? { step: replay.step, viewer, open: replay.open !== undefined })
  }

  private get step(): number {
    return this.place?.step ?? 0
  }

  private advance(): void {
    const { replay } = client.snapshot ?? {}
    if (replay === undefined || replay.step >= replay.steps) this.stop()
    else this.to(replay.step + 1)
  }
}

export const replaying = new Replaying()
