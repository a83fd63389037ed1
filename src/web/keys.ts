// The keyboard map of the table. Single keys can be turned off; Enter, Tab and the arrows always work.
import { actOf, REPLAY_ACTS, type ReplayAct, TABLE_ACTS, TABLE_KEYS } from './bindings.ts'
import { choice } from './choice.svelte.ts'
import { client } from './client.svelte.ts'
import { replaying } from './replaying.svelte.ts'
import { settings } from './settings.svelte.ts'
import { askWhy, unpin } from './touch.ts'
import { view } from './view.svelte.ts'

export function press(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  const target = event.target as HTMLElement
  // what slides takes no letters
  if (view.sheet !== undefined || target.closest('dialog, input:not([type="range"]), textarea') !== null) return
  // what is typed while its line is on the way is meant for that
  if (view.held !== undefined) {
    if (event.key === 'Escape') view.typing = false
    else view.held.push(event.key)
    event.preventDefault()
    return
  }
  if (event.key === 'Escape') {
    if (unpin()) return
    if (choice.back()) focusQuestion()
    else if (!choice.isMain) client.undo()
    return
  }
  if (client.snapshot?.replay !== undefined && target.closest('select') === null && travel(event.key)) {
    event.preventDefault()
    return
  }
  if (event.key === ' ') {
    pass(event, target)
    return
  }
  if (turnPage(event.key, target)) {
    event.preventDefault()
    return
  }
  if (!settings.singleKeys) return
  if (act(event.key.toLowerCase())) event.preventDefault()
}

/** What stands beside the table of the card that has the focus is read on: all of it may not have room. */
function turnPage(key: string, target: HTMLElement): boolean {
  const box = target.closest('[data-id]') && document.querySelector('.insp, .side > .reading')
  if (!box || (key !== 'PageDown' && key !== 'PageUp')) return false
  box.scrollTop += (key === 'PageUp' ? -1 : 1) * Math.max(40, box.clientHeight - 40)
  return true
}

/** Comma and dot shifted, on keyboards where that is not < and >. */
const SHIFTED: Readonly<Record<string, ReplayAct>> = { ';': 'turnBack', ':': 'turnOn' }

/** Through a replay: a step, a turn, by itself with Space. */
function travel(key: string): boolean {
  if (key === ' ') replaying.toggle()
  else if (!settings.singleKeys) return false
  const act = actOf(REPLAY_ACTS, key.toLowerCase()) ?? SHIFTED[key]
  if (act === undefined) return false
  if (act === 'stepBack' || act === 'stepOn') replaying.by(act === 'stepOn' ? 1 : -1)
  else replaying.turn(act === 'turnOn' ? 1 : -1)
  return true
}

/** Space confirms, passes or skips; on a button of its own it presses that button. */
function pass(event: KeyboardEvent, target: HTMLElement): void {
  if (client.snapshot?.prompt === undefined) client.skip()
  else if (target.closest('button, a, summary') !== null) return
  else if (choice.isRun ? choice.pickable : choice.closing !== undefined && !choice.isMain) choice.close()
  event.preventDefault()
}

function act(key: string): boolean {
  if (/^\d$/.test(key)) return takeDigit(Number(key))
  choice.tens = 0
  if (takeLetter(key)) return true
  const wanted = actOf(TABLE_ACTS, key)
  if (wanted === undefined) return false
  const zone = choice.table?.zones[TABLE_KEYS[wanted]]
  if (zone !== undefined) return focusZone(zone)
  switch (wanted) {
    case 'decision':
      focusQuestion()
      return true
    case 'undo':
      client.undo()
      return true
    case 'end':
      return endTurn()
    case 'inspect':
      return inspect()
    case 'why':
      return explainFocus()
    case 'say':
    case 'changed':
      void import('./telling.ts').then(({ tell }) => tell(wanted))
      return true
    case 'piles':
      view.sheet = 'piles'
      return true
    case 'type':
      if (view.typing) return false
      view.typing = true
      view.held = []
      return true
    case 'help':
      view.sheet = 'help'
      return true
    default:
      return false
  }
}

/** A digit with which the number of another option could begin waits for the next one, or for Enter. */
function takeDigit(digit: number): boolean {
  const number = 10 * choice.tens + digit
  choice.tens = 0
  const line = choice.listed[number - 1]
  if (line === undefined || choice.ending) return false
  if (number * 10 > choice.listed.length) choice.take(line)
  else {
    choice.tens = number
    document.querySelector<HTMLElement>(`.decision [data-option="${line.option}"]`)?.focus()
  }
  return true
}

function takeLetter(key: string): boolean {
  if (!choice.isMain || choice.verb !== undefined) return false
  if (choice.card < 0) {
    const card = focusedCard()?.card ?? -1
    const line = choice.byCard.get(card)?.find(({ view: option }) => choice.table?.letter(option)?.toLowerCase() === key)
    if (line === undefined) return false
    choice.act(card, line.view.verb)
    return true
  }
  const line = choice.listed.find(({ view: option }) => choice.table?.letter(option)?.toLowerCase() === key)
  if (line === undefined) return false
  choice.take(line)
  return true
}

function endTurn(): boolean {
  if (!choice.isMain || choice.closing === undefined) return false
  if (settings.confirmEnd && !client.snapshot?.lesson && !choice.ending && choice.waste.length > 0) {
    choice.reset()
    choice.ending = true
    focusQuestion()
  } else choice.close()
  return true
}

export function focusQuestion(): void {
  const option = document.querySelector<HTMLElement>(
    '[data-zone="decision"] .opts [tabindex="0"], [data-zone="decision"] .houses-big [tabindex="0"]',
  )
  ;(option ?? document.getElementById('question'))?.focus()
}

function focusZone(name: string): boolean {
  const zone = document.querySelector<HTMLElement>(`[data-zone="${name}"]`)
  const stop = zone?.querySelector<HTMLElement>('[data-mark]') ?? zone?.querySelector<HTMLElement>('[tabindex="0"]') ?? zone
  stop?.focus()
  return true
}

function focusedCard(): { card: number; id: string; zone: string } | undefined {
  const stop = document.activeElement as HTMLElement | null
  if (stop?.dataset.card === undefined || stop.dataset.id === undefined) return undefined
  const zone = stop.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? ''
  return { card: Number(stop.dataset.card), id: stop.dataset.id, zone }
}

function inspect(): boolean {
  const found = focusedCard()
  if (found !== undefined) view.looked = { card: found.card, id: found.id }
  if (view.width !== 'desktop') view.sheet = 'inspector'
  else if (found !== undefined) {
    const face = client.faces.get(found.id)
    if (face !== undefined) view.say([face.name, ...face.lines.map((line) => `${line.trigger ?? ''} ${line.text}`.trim())].join('. '))
  }
  return true
}

function explainFocus(): boolean {
  const found = focusedCard()
  if (found !== undefined) askWhy(found.card, found.zone)
  return found !== undefined
}
