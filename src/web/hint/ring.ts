import './ring.css'
import { tick } from 'svelte'
import { choice } from '../choice.svelte.ts'
import { client } from '../client.svelte.ts'
import { view } from '../view.svelte.ts'

/** Rings what leads on where it lies, and where its button stands; read in an effect, and undone by what it gives back. */
export function ringNext(next: readonly number[]): (() => void) | undefined {
  const { options } = client.snapshot!
  const lines = next.flatMap((one) => options.find(({ option }) => option === one) ?? [])
  if (lines.length === 0) return undefined
  // of a run the first that is not picked yet; when all are, or no more should be, what sends them
  const line = choice.isRun ? lines.find((line) => line !== choice.closing && !choice.picks.includes(line.view.target ?? -1)) : lines[0]
  const card = line?.view.target ?? line?.view.card ?? -1
  // what is about no card is about what else is pressed for it, such as a stone
  const subjects = card >= 0 || !choice.isMain || line === undefined ? [card] : (choice.table?.subjects(line.view) ?? [])
  const places =
    line === undefined
      ? ['[data-act="confirm"]']
      : [
          `[data-option="${line.option}"]`,
          ...subjects.map((subject) => `[data-card="${subject}"]:not(.z-xl)`),
          ...(choice.isMain && choice.card < 0 ? [`[data-action="${line.view.verb}"]`] : []),
          ...(line === choice.closing ? ['[data-act="end"]'] : []),
        ]
  // another shape of the window draws other cards
  void [choice.listed, choice.ending, view.width, view.sideways, view.land]
  let ringed: readonly HTMLElement[] = []
  let isOver = false
  const ring = () => {
    if (isOver) return
    ringed = [...document.querySelectorAll<HTMLElement>(places.join())]
    for (const element of ringed) {
      element.dataset.hint = ''
      bringIntoRow(element)
    }
    if (ringed.length > 0) later.disconnect()
  }
  // what is ringed may be loaded after it was asked for, such as the first choice of a house
  const later = new MutationObserver(ring)
  later.observe(document.body, { childList: true, subtree: true })
  void tick().then(ring)
  return () => {
    isOver = true
    later.disconnect()
    for (const element of ringed) delete element.dataset.hint
  }
}

/** A card in a row that scrolls sideways comes to its middle; nothing but the row moves. */
function bringIntoRow(card: HTMLElement): void {
  const row = card.closest('.hand, .line')
  if (row === null || row.scrollWidth <= row.clientWidth) return
  const [inner, outer] = [card.getBoundingClientRect(), row.getBoundingClientRect()]
  if (inner.left >= outer.left && inner.right <= outer.right) return
  row.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2
}
