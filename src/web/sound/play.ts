// Short sounds of what happens at a table, made in the browser: no file is loaded, and this one only by who turned sound on.
import type { Snapshot } from '../protocol.ts'
import { settings } from '../settings.svelte.ts'
import { soundsOf } from './heard.ts'
import type { Sound } from './sound.ts'

/** Hertz at the beginning and at the end, seconds from the start, seconds long. */
type Note = readonly [from: number, to: number, at: number, long: number]

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  card: [[520, 390, 0, 0.07]],
  gain: [
    [880, 880, 0, 0.06],
    [1175, 1175, 0.06, 0.1],
  ],
  hit: [
    [170, 60, 0, 0.14],
    [340, 90, 0, 0.05],
  ],
  goal: [
    [523, 523, 0, 0.12],
    [659, 659, 0.1, 0.12],
    [784, 784, 0.2, 0.3],
  ],
  turn: [
    [587, 587, 0, 0.1],
    [440, 440, 0.11, 0.16],
  ],
  won: [
    [523, 523, 0, 0.14],
    [659, 659, 0.13, 0.14],
    [784, 784, 0.26, 0.14],
    [1047, 1047, 0.39, 0.4],
  ],
  lost: [
    [392, 392, 0, 0.2],
    [330, 330, 0.19, 0.2],
    [262, 247, 0.38, 0.45],
  ],
}

/** How loud each step of the setting is; the first is silence. */
const LOUDNESS: readonly number[] = [0, 0.04, 0.1, 0.22]

let heard: Snapshot | undefined
let audio: AudioContext | undefined

/** Lets what is new at the table be heard. */
export function hear(next: Snapshot): void {
  const sounds = soundsOf(heard, next)
  heard = next
  let wait = 0
  for (const sound of sounds) {
    play(sound, wait)
    wait += 0.16
  }
}

/** One sound, so many seconds from now. */
export function play(sound: Sound, wait = 0): void {
  const loud = LOUDNESS[settings.sound]
  if (loud === 0) return
  audio ??= new AudioContext()
  // a browser keeps it silent until somebody has pressed something
  void audio.resume()
  for (const [from, to, at, long] of NOTES[sound]) {
    const start = audio.currentTime + wait + at
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency: from })
    const volume = new GainNode(audio, { gain: 0 })
    tone.frequency.setValueAtTime(from, start)
    tone.frequency.exponentialRampToValueAtTime(to, start + long)
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(loud, start + 0.008)
    volume.gain.exponentialRampToValueAtTime(0.0005, start + long)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + long)
  }
}
