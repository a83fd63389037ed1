import type { Language } from '../../ability/language.ts'
import type { Refuse } from './refuse.ts'
import type { FrameWords } from './frame-words/index.ts'

/** What the words need to know of the running game. */
export interface SpeechContext {
  /** Id of a card by its index; undefined for one that is hidden or outside the game. */
  cardId(card: number): string | undefined
  /** The name of a card by its id; anything else comes back as it is. */
  cardName(id: string): string
  seatName(seat: number): string
  /** The seat that reads, which is called "you". */
  readonly viewer?: number
  /** The seat on the same side as this one, where two play together. */
  readonly partnerOf?: (seat: number) => number
  /** The text of a rule by its id, when the client has the rules at hand. */
  readonly ruleText?: (id: string) => string | undefined
  /** Says in the words of the game why something is not possible, when they were brought. */
  readonly refuse?: Refuse
}

/** Of more cards than these, one of which is meant, none is named. */
const MOST_NAMED = 3

/** How cards and seats are called in a sentence, in one language and for one reader. */
export class Names {
  readonly language: Language
  readonly context: SpeechContext
  private readonly words: FrameWords

  constructor(language: Language, words: FrameWords, context: SpeechContext) {
    this.language = language
    this.words = words
    this.context = context
  }

  /** A card by its number; a hidden one is "a card", and none is nothing. */
  card(card: number | undefined): string {
    return card === undefined || card < 0 ? '' : this.cards([card])
  }

  /** The cards by name; those that the reader may not know are counted. `either`: one of them; `held`: of those of the seat. */
  cards(cards: readonly number[], either?: 'any' | 'held', seat = -1): string {
    const { words } = this
    if (either !== undefined && cards.length > MOST_NAMED) {
      const whose = seat === this.context.viewer ? '' : this.seat(seat)
      return either === 'held' ? words.oneOf(cards.length, whose) : words.oneOf(cards.length)
    }
    const names: string[] = []
    let hidden = 0
    for (const card of cards) {
      const id = card < 0 ? undefined : this.context.cardId(card)
      if (id === undefined) hidden++
      else names.push(this.called(id))
    }
    if (hidden > 0) names.push(words.cards(hidden))
    return either ? this.join([...new Set(names)], words.or) : this.join(names)
  }

  /** A card by its id: quoted where a bare name would want an article. */
  called(id: string): string {
    return this.words.quote(this.context.cardName(id))
  }

  /** "A", "A and B", "A, B and C". */
  join(names: readonly string[], and = this.words.and): string {
    return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${and}${names[names.length - 1]}`
  }

  /** A seat by name; nothing when there is none. */
  seat(seat: number | undefined): string {
    return seat === undefined || seat < 0 ? '' : this.context.seatName(seat)
  }

  /** A seat as subject with its verb: the form for the reader, and the form for another player. */
  subject(seat: number, you: string, they: string): string {
    return seat === this.context.viewer ? this.words.you(you) : `${this.seat(seat)} ${they}`
  }
}

/** What is there several times is counted, at its first place: "2× Troll". */
export function countAlike(items: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts].map(([item, n]) => (n === 1 ? item : `${n}× ${item}`))
}
