import { signMore } from '../more.ts'

/** A box that shows one thing after the other shows each from its top, and signs that there is more below. Attached anew for another thing. */
export function showAfresh(box: HTMLElement, _thing: string): () => void {
  box.scrollTop = 0
  return signMore(box)
}
