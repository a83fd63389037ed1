import { runningFrame, waitingAsk } from '../../kernel/program.ts'
import { faces } from './definition.ts'
import { code } from './layout.ts'
import type { NightfallPosition } from './layout.ts'

/** An option as text: the verb, then what it is about, such as `block 12 ilse-marrow > 130 bad-smoke`. */
export function makeOption(p: NightfallPosition, option: number): string {
  const ask = waitingAsk(code, p)
  if (ask === undefined) throw new Error('the game is over: there is no option to write')
  const view = ask.view(p, runningFrame(p), option)
  let text = view.verb
  if (view.card !== undefined) text += ` ${nameOf(p, view.card)}`
  if (view.target !== undefined) text += ` > ${nameOf(p, view.target)}`
  if (view.seat !== undefined) text += ` @ ${view.seat}`
  if (view.place !== undefined) text += ` from ${view.place}`
  if (view.name !== undefined) text += ` ${view.name}`
  if (view.mode !== undefined) text += ` ${view.mode}`
  return text
}

/** The option that a text means here, -1 when there is none. */
export function parseOption(p: NightfallPosition, text: string): number {
  const ask = waitingAsk(code, p)
  if (ask === undefined) return -1
  const n = ask.options(p, runningFrame(p), offered)
  const wanted = text.trim()
  for (let i = 0; i < n; i++) if (makeOption(p, offered[i]) === wanted) return offered[i]
  return -1
}

const offered = new Int16Array(192)

function nameOf(p: NightfallPosition, card: number): string {
  return `${card} ${faces[p.def[card]].id}`
}
