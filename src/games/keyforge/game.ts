import type { Language } from '../../ability/language.ts'
import type { Game } from '../../kernel/game.ts'
import {
  asking,
  CARD_COUNT,
  checkSetup,
  copy,
  definitionById,
  definitions,
  determinize,
  emptyPosition,
  evaluate,
  MAX_OPTIONS,
  observe,
  outcome,
  SEATS,
  start,
  TURN,
  yardstick,
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
import { nameOf, textOf } from './speech/index.ts'

export type { KeyforgeKind, KeyforgeOption, KeyforgePosition }
export type { KeyforgeObservation, CardReference, CardView, SeatView } from './rules/index.ts'
export type { Deck, DeckCard, KeyforgeSetup } from './rules/index.ts'
export type { Printed }
export { defaultDecks }
export { bringLanguage } from './speech/index.ts'
export type { LanguagePack } from './speech/index.ts'
export { vocabulary } from './words/index.ts'

/** What says why something is not possible: few ask. */
let reasons: typeof import('./rules/explain.ts') | undefined

/** Brings it; it comes with all cards, too. */
export async function bringReasons(): Promise<void> {
  reasons ??= await import('./rules/explain.ts')
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
  determinize,
  explain(p, seat, refused) {
    if (reasons === undefined) throw new Error('what says why was not brought')
    return reasons.explain(p, seat, refused)
  },
  lap: (p) => p.state[TURN],
  side: (_p, seat) => seat,
  evaluate,
  yardstick,
  cardId: (p, card) => (card >= 0 && card < p.state[CARD_COUNT] ? definitions[p.text[card]].face.id : undefined),
  listen(p, sink) {
    p.sink = sink
  },
  invariant,
}

/** Every card is in exactly one zone, once; amber is never negative. */
function invariant(p: KeyforgePosition): string {
  const seen = new Uint8Array(p.state[CARD_COUNT])
  const { zones } = p
  for (let zone = 0; zone < zones.names.length; zone++) {
    for (let i = zones.start[zone], end = i + zones.length[zone]; i < end; i++) {
      const card = zones.list[i]
      if (zones.of[card] !== zone) return `card ${card} is listed in ${zones.names[zone]} but says it is elsewhere`
      seen[card]++
    }
  }
  const wrong = seen.findIndex((n, card) => n !== 1 && (p.isToken[card] === 0 || n > 1))
  if (wrong >= 0) return `card ${wrong} (${definitions[p.printed[wrong]].face.id}) is in ${seen[wrong]} zones`
  for (let seat = 0; seat < SEATS; seat++) if (p.amber[seat] < 0) return `seat ${seat} has ${p.amber[seat]} amber`
  return `${seen.filter((_, card) => p.isToken[card] === 0).length} cards`
}

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
