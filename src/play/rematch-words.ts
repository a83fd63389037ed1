// What somebody asks for who wants another game, said in full before the others agree to it: page and terminal say the same.
import type { Language } from '../ability/language.ts'
import { factsOf, formatOf, type GameName } from '../games/register.ts'
import type { Offer, Series, Swap } from './table/entry.ts'
import { changesDecks, nextGame } from './table/series.ts'

/** What of a table that has ended is needed to say it. */
export interface Ended {
  readonly game: GameName
  readonly format?: string | undefined
  readonly series?: Series | undefined
  readonly end?: { readonly shares: readonly number[] | null } | undefined
}

interface RematchWords {
  readonly wants: (name: string, what: string) => string
  readonly wanted: (what: string) => string
  readonly rematch: string
  readonly next: string
  readonly series: (of: number) => string
  /** What changes places, behind that. */
  readonly swapped: Readonly<Record<'none' | 'seats' | 'decks' | 'clans', string>>
  /** Behind that again. */
  readonly first: string
}

const WORDS: Readonly<Record<Language, RematchWords>> = {
  en: {
    wants: (name, what) => `${name} wants ${what}.`,
    wanted: (what) => `You have asked for ${what}.`,
    rematch: 'a rematch',
    next: 'the next game of the series',
    series: (of) => `a best of ${of}`,
    swapped: { none: '', seats: ' with seats swapped', decks: ' with decks swapped', clans: ' with clans swapped' },
    first: ', with this game as the first',
  },
  de: {
    wants: (name, what) => `${name} möchte ${what}.`,
    wanted: (what) => `Du möchtest ${what}.`,
    rematch: 'eine Revanche',
    next: 'die nächste Partie der Serie',
    series: (of) => `eine Serie (Beste aus ${of})`,
    swapped: { none: '', seats: ' mit getauschten Plätzen', decks: ' mit getauschten Decks', clans: ' mit getauschten Klans' },
    first: ', mit dieser Partie als der ersten',
  },
  it: {
    wants: (name, what) => `${name} vuole ${what}.`,
    wanted: (what) => `Hai chiesto ${what}.`,
    rematch: 'la rivincita',
    next: 'la prossima partita della serie',
    series: (of) => `una serie al meglio di ${of}`,
    swapped: { none: '', seats: ' con i posti scambiati', decks: ' con i mazzi scambiati', clans: ' con i clan scambiati' },
    first: ', con questa partita come prima',
  },
}

/** The question of whoever has this name; without one, of the reader. */
export function sayRematch(language: Language, name: string | undefined, ended: Ended, offer: Extract<Offer, { what: 'rematch' }>): string {
  const words = WORDS[language]
  const { series, end } = ended
  const goesOn = series !== undefined && nextGame(series, end?.shares) !== undefined
  const what = offer.of !== undefined ? words.series(offer.of) : goesOn ? words.next : words.rematch
  const whole = what + words.swapped[swapped(ended, offer.swap)] + (offer.of === undefined ? '' : words.first)
  return name === undefined ? words.wanted(whole) : words.wants(name, whole)
}

/** The second game of an adaptive series is played with each other's deck, whatever was asked for. */
function swapped({ game, format, series, end }: Ended, swap: Swap): keyof RematchWords['swapped'] {
  const isSecond = series !== undefined && formatOf({ game, ...(format === undefined ? {} : { format }) })?.adaptive === true
  const turned = isSecond && changesDecks(series, end?.shares) ? 'decks' : swap
  return turned === 'decks' ? (factsOf(game).brought ?? 'decks') : turned
}
