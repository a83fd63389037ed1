// What happens when a card on the table is pressed or looked at.
import type { OptionView } from '../kernel/decision.ts'
import { choice } from './choice.svelte.ts'
import { client } from './client.svelte.ts'
import { view } from './view.svelte.ts'

export type Zone = 'hand' | 'line' | 'artifact' | 'theirs'

export function look(card: number, id: string): void {
  view.looked = { card, id }
}

export function press(card: number, id: string, zone: Zone): void {
  look(card, id)
  client.why = undefined
  if (choice.press(card)) return
  askWhy(card, zone)
}

/** Asks why a card cannot do what a player would try with it here. */
export function askWhy(card: number, zone: Zone): void {
  if (client.snapshot?.prompt === undefined) return
  client.askWhy(card, wishes(card, zone))
}

function wishes(card: number, zone: Zone): OptionView[] {
  if (!choice.isMain) return [{ verb: 'target', target: card }]
  if (choice.card >= 0 && choice.verb !== undefined) return [{ verb: choice.verb, card: choice.card, target: card }]
  if (zone === 'hand') return [{ verb: 'play', card }]
  if (zone === 'artifact') return [{ verb: 'action', card }]
  if (zone === 'line')
    return [
      { verb: 'reap', card },
      { verb: 'fight', card },
    ]
  return [{ verb: 'use', card }]
}
