import type { drawArt, Subject } from './art.ts'

/** What draws pictures is a file of its own that a first table does not wait for: a card can be read and played before it is painted. */
let draw = $state.raw<typeof drawArt>()
let wanted = false

/** Loads what draws, once; what could not be loaded is tried again the next time. */
export function bringPictures(): void {
  if (wanted) return
  wanted = true
  import('./art.ts').then(
    (art) => {
      draw = art.drawArt
    },
    () => {
      wanted = false
    },
  )
}

/** The picture of a card as SVG; empty until what draws has come. */
export function pictureOf(subject: Subject): string {
  return draw?.(subject) ?? ''
}
