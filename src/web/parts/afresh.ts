import { signMore } from '../more.ts'

/** A box that shows one thing after the other shows each from its top, and signs that there is more below. Attached anew for another thing. */
export function showAfresh(box: HTMLElement, _thing: string): () => void {
  box.scrollTop = 0
  // the pointer stays on the card that is read: its wheel reads on, where nothing under it scrolls by itself
  const roll = ({ target, deltaY, ctrlKey }: WheelEvent) => {
    const tile = (target as Element).closest('[data-id]')
    if (tile !== null && !ctrlKey && !scrolls(tile)) box.scrollTop += deltaY
  }
  document.addEventListener('wheel', roll, { passive: true })
  const leave = signMore(box)
  return () => {
    document.removeEventListener('wheel', roll)
    leave()
  }
}

/** Does this, or something around it, scroll up and down? */
function scrolls(part: Element | null): boolean {
  if (part === null) return false
  const moves = part.scrollHeight > part.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(part).overflowY)
  return moves || scrolls(part.parentElement)
}
