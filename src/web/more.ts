// A box that scrolls says so: its lower edge fades as long as there is more below it (style/table.css).

/** So much of it fades at an edge behind which there is more (style/fade.css): what is brought into sight stands so far from there. */
export const FADES = 28

/** Marks the box while its end is out of sight, whatever it holds and however large it is. */
export function signMore(box: HTMLElement): () => void {
  const measure = () => {
    const more = box.scrollHeight - box.clientHeight - box.scrollTop > 4
    box.toggleAttribute('data-more', more && getComputedStyle(box).overflowY !== 'visible')
  }
  // much changes at once, and to measure lays the page out
  let waiting = 0
  const measureSoon = () => {
    waiting ||= requestAnimationFrame(() => {
      waiting = 0
      measure()
    })
  }
  const sizes = new ResizeObserver(measureSoon)
  const parts = new MutationObserver(measureSoon)
  sizes.observe(box)
  parts.observe(box, { childList: true, subtree: true, characterData: true, attributeFilter: ['open', 'class'] })
  box.addEventListener('scroll', measure, { passive: true })
  measure()
  return () => {
    cancelAnimationFrame(waiting)
    sizes.disconnect()
    parts.disconnect()
    box.removeEventListener('scroll', measure)
  }
}
