// Which decks the next game of KeyForge is played with: only what was chosen, so that no deck reaches the first load.
import type { Language } from './protocol.ts'

const KEY = 'catena.duel'

export interface Duel {
  /** `ready:0`, `random`, `seed:cota:7`, `kept:` with an identity, `mine`. */
  readonly mine: string
  readonly theirs: string
  /** Chains at the start (kf.handicap.1), yours first; none when left out. */
  readonly chains?: readonly [mine: number, theirs: number]
  /** Both in words, for the first page. */
  readonly says: Readonly<Record<Language, string>>
}

/** Undefined while nobody chose: the decks that are always there. */
export const duel = $state<{ chosen: Duel | undefined }>({ chosen: readDuel() })

export function keepDuel(chosen: Duel | undefined): void {
  duel.chosen = chosen
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen ?? null))
  } catch {
    // then the choice lasts as long as the page
  }
}

function readDuel(): Duel | undefined {
  try {
    const { mine, theirs, chains, says } = JSON.parse(localStorage.getItem(KEY)!)
    if (typeof (mine + theirs + says.en + says.de + says.it) === 'string')
      return { mine, theirs, says, ...(isHandicap(chains) && { chains }) }
  } catch {
    // nothing was chosen, or it cannot be read
  }
  return undefined
}

function isHandicap(chains: unknown): chains is Duel['chains'] {
  return Array.isArray(chains) && chains.length === 2 && chains.every((n) => Number.isInteger(n))
}
