// A box that scrolls says so: its lower edge fades as long as there is more below it (style/table.css).

/** Marks the box while its end is out of sight, whatever it holds and however large it is. */
export function signMore(box: HTMLElement): () => void {
  const measure = () => {
    const more = box.scrollHeight - box.clientHeight - box.scrollTop > 4
    box.toggleAttribute('data-more', more && getComputedStyle(box).overflowY !== 'visible')
  }
  const sizes = new ResizeObserver(measure)
  const parts = new MutationObserver(measure)
  sizes.observe(box)
  parts.observe(box, { childList: true, subtree: true, characterData: true, attributeFilter: ['open', 'class'] })
  box.addEventListener('scroll', measure, { passive: true })
  measure()
  return () => {
    sizes.disconnect()
    parts.disconnect()
    box.removeEventListener('scroll', measure)
  }
}
