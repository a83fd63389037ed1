// The setup of a game with what was chosen for it on the first page; loaded when one begins with it.
import { checkBoxes } from './box-choice.ts'
import type { Choosable, Chosen } from './chosen.svelte.ts'
import { isHeldBack } from './variant-choice.ts'
import { checkPairing, drawSetup } from './clan-choice.ts'

/** Undefined when what was kept makes no sense: then the game has its own. `usual`: the setup of who chose nothing, where it is not the game's own. */
export function setupOf(what: Choosable, kept: Chosen | undefined, seats: number, usual?: object): object | undefined {
  // of four, each against all, nobody is held back: the usual game begins
  if (what === 'variant') return isHeldBack(kept) && (seats < 4 || usual !== undefined) ? { seats, ...usual, handicap: true } : undefined
  if (what === 'sets') {
    const boxes = checkBoxes(kept)
    return boxes && { seats, ...boxes }
  }
  const pairing = checkPairing(kept)
  return pairing && drawSetup(pairing, (count) => Math.floor(Math.random() * count))
}
