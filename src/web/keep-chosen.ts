import { type Choosable, type Chosen, chosen, keyOf } from './chosen.svelte.ts'

/** What the next game is played with, kept in this browser. */
export function keepChosen(what: Choosable, value: Chosen): void {
  chosen[what] = value
  try {
    localStorage.setItem(keyOf(what), JSON.stringify(value))
  } catch {
    // then the choice lasts as long as the page
  }
}
