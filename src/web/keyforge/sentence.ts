// Sentences for people who do not see the table: short first, then the state.
import type { Mark } from '../choice.svelte.ts'
import type { CardView, KeyforgeFace } from './view.ts'
import type { Words } from '../words.ts'

export function sayCard(
  words: Words,
  face: KeyforgeFace,
  view: CardView | undefined,
  mark: Mark | undefined,
  count: number,
  place?: 'leftFlank' | 'rightFlank',
): string {
  const parts = [face.name, `${words.houses[view?.house ?? face.house]} ${words.types[face.type]}`]
  if (face.type === 'creature') parts.push(`${words.values.power} ${view?.power ?? face.power}`)
  const armor = view?.armor ?? face.armor
  if (armor > 0) parts.push(`${words.values.armor} ${armor}`)
  if (view !== undefined) {
    if (view.exhausted) parts.push(words.states.exhausted)
    if (view.damage > 0) parts.push(words.damageOn(view.damage))
    if (view.stunned) parts.push(words.states.stunned)
    if (view.warded) parts.push(words.states.warded)
    if (view.enraged) parts.push(words.states.enraged)
    if (view.amber > 0) parts.push(`${words.values.amber}: ${view.amber}`)
    for (const upgrade of view.upgrades.length > 0 ? [view.upgrades.length] : []) parts.push(`${words.types.upgrade}: ${upgrade}`)
    if (place !== undefined) parts.push(words.states[place])
  }
  if (mark?.state === 'legal') parts.push(words.states.legal)
  else if (mark?.state === 'selected') parts.push(words.states.selected)
  else if (mark?.number !== undefined) parts.push(words.targetable(mark.number, count))
  return parts.join(', ')
}

/** Keywords that are printed with a number. */
const NUMBERED = ['assault', 'hazardous', 'splashAttack']

export function sayKeyword(words: Words, { keyword, amount }: KeyforgeFace['keywords'][number]): string {
  const name = words.keywords[keyword] ?? keyword
  return NUMBERED.includes(keyword) ? `${name} ${amount}` : name
}
