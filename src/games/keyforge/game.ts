import type { Language } from '../../ability/language.ts'
import type { Game } from '../../kernel/game.ts'
import {
  asking,
  CARD_COUNT,
  checkSetup,
  copy,
  definitionById,
  definitions,
  emptyPosition,
  MAX_OPTIONS,
  observe,
  outcome,
  start,
  TURN,
} from './rules/index.ts'
import { defaultDecks } from './deck/index.ts'
import type {
  CardFace as Printed,
  KeyforgeKind,
  KeyforgeOption,
  KeyforgePosition,
  KeyforgeSetup,
  KeyforgeObservation,
} from './rules/index.ts'
import type { TextLine } from '../../ability/text/line.ts'
import { bringQuestions, nameOf, textOf } from './speech/index.ts'

export type { KeyforgeKind, KeyforgeOption, KeyforgePosition }
export type { KeyforgeObservation, CardReference, CardView, SeatView } from './rules/index.ts'
export type { Deck, DeckCard, KeyforgeSetup } from './rules/index.ts'
export type { Printed }
export { defaultDecks }
export { bringLanguage } from './speech/index.ts'
export type { LanguagePack } from './speech/index.ts'
export { vocabulary } from './words/index.ts'

/**
 * What the first question does without: why something is not possible, worlds dealt anew, judgements, what a law holds on to,
 * what a forecast compares. */
let rest: typeof import('./rules/rest.ts') | undefined

/** Brings it; it comes with all cards, too. */
export async function bringRest(): Promise<void> {
  rest ??= await import('./rules/rest.ts')
  await bringQuestions()
}

function restOfGame() {
  if (rest === undefined) throw new Error('the rest of the game was not brought')
  return rest
}

/** KeyForge by the rulebook of 2023, with every card that is known here. */
export const keyforge: Game<KeyforgePosition, KeyforgeSetup, KeyforgeObservation, KeyforgeKind, KeyforgeOption> = {
  ...asking,
  name: 'keyforge',
  seats: [2, 2],
  maxOptions: MAX_OPTIONS,
  defaultSetup: () => ({ seats: 2, decks: [defaultDecks[0], defaultDecks[1]] }),
  checkSetup,
  pool: ({ decks }) =>
    [...new Set(decks.flatMap(({ cards, token }) => [...cards.map(({ id }) => id), ...(token === undefined ? [] : [token])]))]
      .sort()
      .map((id) => definitionById.get(id)!.face),
  start,
  blank: emptyPosition,
  copy,
  outcome,
  observe,
  determinize: (p, seat, random) => restOfGame().determinize(p, seat, random),
  explain: (p, seat, refused) => restOfGame().explain(p, seat, refused),
  lap: (p) => p.state[TURN],
  side: (_p, seat) => seat,
  evaluate: (p, seat) => restOfGame().evaluate(p, seat),
  yardstick: (p, seat) => restOfGame().yardstick(p, seat),
  cardId: (p, card) => (card >= 0 && card < p.state[CARD_COUNT] ? definitions[p.text[card]].face.id : undefined),
  listen(p, sink) {
    p.sink = sink
  },
  invariant: (p) => restOfGame().invariant(p),
}

/** What is told of an option before it is chosen. */
export const foreseen = () => restOfGame().foreseen

/** The card's name in a language; English where a name is not known. Undefined for an unknown card. */
export function cardName(id: string, language: Language): string | undefined {
  return definitionById.has(id) ? nameOf(id, language) : undefined
}

/** What a card says, line by line, read aloud from what it does. */
export function cardText(id: string, language: Language): readonly TextLine[] {
  return textOf(id, language)
}
export { speakKeyforge } from './speech/index.ts'
export { termOf } from './speech/index.ts'
