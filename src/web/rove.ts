// One tab stop a zone: arrows move inside it, Home and End to its ends.
import type { Attachment } from 'svelte/attachments'

const STOPS = 'button, a[href], input'

export const rove: Attachment<HTMLElement> = (zone) => {
  const stops = () => [...zone.querySelectorAll<HTMLElement>(STOPS)]
  let current: HTMLElement | undefined

  function setStops(): void {
    const all = stops()
    if (current === undefined || !zone.contains(current)) current = all.find((stop) => stop.dataset.mark !== undefined) ?? all[0]
    for (const stop of all) {
      const index = stop === current ? 0 : -1
      if (stop.getAttribute('tabindex') !== String(index)) stop.tabIndex = index
    }
  }

  function move(event: KeyboardEvent): void {
    const all = stops()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: all.length - 1,
    }
    const next = steps[event.key]
    if (at < 0 || next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const stop = all[(next + all.length) % all.length]
    stop.focus()
    stop.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  function enter(event: FocusEvent): void {
    current = event.target as HTMLElement
    setStops()
  }

  const watch = new MutationObserver(setStops)
  watch.observe(zone, { childList: true, subtree: true })
  zone.addEventListener('keydown', move)
  zone.addEventListener('focusin', enter)
  setStops()
  return () => {
    watch.disconnect()
    zone.removeEventListener('keydown', move)
    zone.removeEventListener('focusin', enter)
  }
}
