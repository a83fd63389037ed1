// What somebody asks for who wants a step taken back: which one, and that what came after it goes with it. Page and terminal say the same.
import type { Language } from '../ability/language.ts'
import { QUOTED } from './quoting.ts'

/** How far a step reaches that would be taken back. */
export interface Reach {
  /** The step as the log of the reader tells it; undefined where it tells nothing of it. */
  readonly line: string | undefined
  /** Other steps came after it. */
  readonly later: boolean
}

interface TakebackWords {
  readonly asks: (name: string) => string
  readonly asked: string
  readonly later: string
}

const WORDS: Readonly<Record<Language, TakebackWords>> = {
  en: {
    asks: (name) => `${name} asks to take a step back`,
    asked: 'You have asked to take a step back',
    later: 'All that came after it goes back too.',
  },
  de: {
    asks: (name) => `${name} möchte einen Schritt zurücknehmen`,
    asked: 'Du hast gebeten, einen Schritt zurückzunehmen',
    later: 'Alles, was danach kam, geht mit zurück.',
  },
  it: {
    asks: (name) => `${name} chiede di riprendere un passo`,
    asked: 'Hai chiesto di riprendere un passo',
    later: 'Torna indietro anche tutto ciò che è venuto dopo.',
  },
}

/** The question of whoever has this name; without one, of the reader. */
export function sayTakeback(language: Language, name: string | undefined, { line, later }: Reach): string {
  const words = WORDS[language]
  const asks = name === undefined ? words.asked : words.asks(name)
  return `${asks}${line === undefined ? '' : `: ${QUOTED[language](line)}`}.${later ? ` ${words.later}` : ''}`
}
