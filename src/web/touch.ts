// What happens when a card on the table is pressed or looked at.
import type { OptionView } from '../kernel/decision.ts'
import { choice } from './choice.svelte.ts'
import { client } from './client.svelte.ts'
import { view } from './view.svelte.ts'

/** Milliseconds that a pointer rests on what is to be read. */
const REST = 250
let resting = 0
/** What was pressed, or is about a step of a replay, until the pointer moves: a row that closes up brings another card under one that does not. */
let pressed: typeof view.looked

export function look(card: number, id: string): void {
  clearTimeout(resting)
  view.looked = { card, id }
}

/** Looks at what the pointer rests on: what it crosses on its way to the card that is read does not take that card's place. */
export const restOn =
  (onlook?: () => void) =>
  ({ currentTarget }: PointerEvent): void => {
    clearTimeout(resting)
    resting = setTimeout(() => !isPinned() && pressed === undefined && (currentTarget as Element).matches(':hover') && onlook?.(), REST)
  }

/** `zone`: the name that the card's row has in the page. */
export function press(card: number, id: string, zone: string): void {
  look(card, id)
  hold()
  client.why = undefined
  const acted = choice.press(card)
  if (!acted) pin()
  if (!acted || isMinor(card)) askWhy(card, zone)
}

/** What is looked at stays so until the pointer moves. */
export function hold(): void {
  pressed = view.looked
  addEventListener('pointermove', () => (pressed = undefined), { once: true })
}

/** What is looked at stays in sight, wherever the pointer rests. */
export function pin(): void {
  view.pinned = view.looked
}

/** It stays in sight until something else is looked at otherwise than by a pointer that rests. */
export const isPinned = (): boolean => view.pinned !== undefined && view.pinned === view.looked

/** Lets go of the card that was pressed in vain; false when there is none. */
export function unpin(): boolean {
  const held = isPinned()
  view.pinned = undefined
  if (held) client.why = undefined
  return held
}

/** Was only a lesser act asked about, such as discarding? Then what stands in the way of more is told beside it. */
function isMinor(card: number): boolean {
  return choice.isMain && choice.card === card && choice.narrowed.every(({ view }) => choice.table?.minor?.includes(view.verb))
}

/** Asks why a card cannot do what a player would try with it here. */
export function askWhy(card: number, zone: string): void {
  if (client.snapshot?.prompt === undefined) return
  client.askWhy(card, wishes(card, zone))
}

function wishes(card: number, zone: string): readonly OptionView[] {
  if (!choice.isMain && choice.table?.aim === undefined) return [{ verb: 'target', target: card }]
  if (choice.card >= 0 && choice.verb !== undefined) return [{ verb: choice.verb, card: choice.card, target: card }]
  return choice.table?.wishes(card, zone) ?? []
}
