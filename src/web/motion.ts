// Movement that follows what happened. Nothing waits for it: a new event finishes the old one at once.
import { tick } from 'svelte'
import type { EventShown } from '../play/snapshot.ts'
import { client } from './client.svelte.ts'
import type { Snapshot } from './protocol.ts'

const EASE = 'cubic-bezier(.2, .8, .2, 1)'
const MOVE = 220
const TURN = 320

let running: Animation[] = []

/** Watches a table until the returned function is called. */
export function watchMotion(table: HTMLElement): () => void {
  client.beforeSnapshot = (next) => prepare(table, next)
  return () => {
    finish()
    client.beforeSnapshot = undefined
  }
}

function prepare(table: HTMLElement, next: Snapshot): void {
  finish()
  if (client.snapshot === undefined || next.logStart < client.log.length) return
  const before = new Map<string, DOMRect>()
  const ghosts = new Map<string, HTMLElement>()
  for (const card of cardsOf(table)) {
    before.set(card.dataset.card!, card.getBoundingClientRect())
    ghosts.set(card.dataset.card!, card)
  }
  const gone = next.events.filter((event) => event.kind === 'destroyed').flatMap((event) => event.cards.map(String))
  const copies = gone.flatMap((card) => {
    const ghost = ghosts.get(card)?.cloneNode(true) as HTMLElement | undefined
    const rect = before.get(card)
    return ghost === undefined || rect === undefined ? [] : [{ ghost, rect }]
  })
  void tick().then(() => {
    if (document.documentElement.dataset.motion === 'less') return
    for (const card of cardsOf(table)) slide(card, before.get(card.dataset.card!))
    for (const { ghost, rect } of copies) bury(ghost, rect)
    for (const event of next.events) {
      if (event.kind === 'attack') lean(table, event)
      if (event.kind === 'steal' || event.kind === 'gain' || event.kind === 'capture') flow(table, event)
    }
  })
}

function cardsOf(table: HTMLElement): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>('[data-card]')]
}

function run(element: HTMLElement, frames: Keyframe[], duration: number, delay = 0): Animation {
  const animation = element.animate(frames, { duration, delay, easing: EASE, fill: 'backwards' })
  running.push(animation)
  return animation
}

function finish(): void {
  for (const animation of running) animation.finish()
  running = []
}

/** From where it was to where it is, on one path. */
function slide(card: HTMLElement, from: DOMRect | undefined): void {
  const to = card.getBoundingClientRect()
  if (from === undefined) {
    run(card, [{ opacity: 0 }, { opacity: 1 }], 120)
    return
  }
  const x = from.x + from.width / 2 - to.x - to.width / 2
  const y = from.y + from.height / 2 - to.y - to.height / 2
  if (Math.abs(x) + Math.abs(y) < 2) return
  run(card, [{ translate: `${x}px ${y}px` }, { translate: '0 0' }], MOVE)
}

/** The attacker leans towards the defender and back. */
function lean(table: HTMLElement, event: EventShown): void {
  const attacker = table.querySelector<HTMLElement>(`[data-card="${event.source}"]`)
  const defender = table.querySelector<HTMLElement>(`[data-card="${event.cards.find((card) => card !== event.source)}"]`)
  if (attacker === null || defender === null) return
  const a = attacker.getBoundingClientRect()
  const d = defender.getBoundingClientRect()
  const length = Math.hypot(d.x - a.x, d.y - a.y) || 1
  const lean = `${((d.x - a.x) / length) * 12}px ${((d.y - a.y) / length) * 12}px`
  run(attacker, [{ translate: '0 0' }, { translate: lean }, { translate: '0 0' }], TURN)
}

/** A destroyed card turns grey and shrinks where it stood. */
function bury(ghost: HTMLElement, rect: DOMRect): void {
  ghost.removeAttribute('data-card')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${rect.x}px`,
    top: `${rect.y}px`,
    margin: '0',
    zIndex: '5',
    pointerEvents: 'none',
  })
  document.body.append(ghost)
  const end = run(
    ghost,
    [
      { opacity: 1, filter: 'grayscale(0)' },
      { opacity: 0.7, filter: 'grayscale(1)', offset: 0.4 },
      { opacity: 0, filter: 'grayscale(1)', scale: '0.6' },
    ],
    MOVE,
  )
  void end.finished.finally(() => ghost.remove())
}

/** One token for each amber, five at most, to the pool of who gets it. */
function flow(table: HTMLElement, event: EventShown): void {
  const start = table.querySelector(`[data-card="${event.source}"]`) ?? table.querySelector(`[data-pool="${1 - event.seat}"]`)
  const goal = table.querySelector(
    event.kind === 'capture' ? `[data-card="${event.cards[0] ?? event.source}"]` : `[data-pool="${event.seat}"]`,
  )
  if (start === null || goal === null || start === goal) return
  const a = start.getBoundingClientRect()
  const b = goal.getBoundingClientRect()
  for (let i = 0; i < Math.min(5, event.amount); i++) {
    const token = document.createElement('span')
    token.className = 'flying'
    token.setAttribute('aria-hidden', 'true')
    Object.assign(token.style, { left: `${a.x + a.width / 2}px`, top: `${a.y + a.height / 2}px` })
    document.body.append(token)
    const path = [{ translate: '0 0' }, { translate: `${b.x + 16 - a.x - a.width / 2}px ${b.y + b.height / 2 - a.y - a.height / 2}px` }]
    void run(token, path, MOVE, i * 40).finished.finally(() => token.remove())
  }
}
