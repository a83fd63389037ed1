import { checkPairing, type Pairing } from './clan-choice.ts'

const KEY = 'catena.clans'

/** Which clans the next game of Crystal Clans is played with; undefined while nobody chose. */
export const pairing = $state<{ chosen: Pairing | undefined }>({ chosen: readPairing() })

export function keepPairing(chosen: Pairing): void {
  pairing.chosen = chosen
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen))
  } catch {
    // then the choice lasts as long as the page
  }
}

function readPairing(): Pairing | undefined {
  try {
    return checkPairing(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return undefined
  }
}
