import type { Seed } from '../../../kernel/random.ts'
import { Generator } from '../../../kernel/random.ts'
import type { Deck } from '../rules/index.ts'
import { isMaverick } from './check.ts'
import { generateDeck } from './generate.ts'
import { identityOf } from './identity.ts'

/** What many games between generated decks of one set told; written by `npm run catena -- ladder`. Strengths are in Elo, and those of its decks have the mean 0. */
export interface SetLadder {
  readonly set: string
  /** How many decks, made one after the other from `seed`; `digest` stands for what was in them. */
  readonly decks: number
  readonly seed: Seed
  readonly digest: string
  /** Who played both decks. A strength is one in these hands. */
  readonly agent: string
  /** The engine that played the last of them. */
  readonly engine: string
  /** So many rounds: in each, every deck met one other and they began a game each. */
  readonly rounds: number
  /** One standard deviation, the mean of those of its decks. */
  readonly deviation: number
  /** How far its decks lie from what is in them, one standard deviation. */
  readonly beyond: number
  /** The same for a deck that is not of the ladder, with what is not known of the worth of its cards. */
  readonly doubt: number
  readonly base: number
  /** What each thing in a deck adds to `base`, by its name in `contentsOf`. */
  readonly worth: Readonly<Record<string, number>>
  /** For each deck its strength, what its games alone say of it, and the standard deviation of that, set apart by commas. */
  readonly rows: string
}

export interface DeckEstimate {
  /** Above the mean of generated decks of the set, one standard deviation of it, and the part of them that are weaker, 0 to 1. */
  readonly elo: number
  readonly deviation: number
  readonly weaker: number
}

/** The ladders that were played, by set: a row for each file of ./ladders. */
export const LADDERS: Readonly<Record<string, () => Promise<{ readonly ladder: SetLadder }>>> = {
  cota: () => import('./ladders/cota.ts'),
  aoa: () => import('./ladders/aoa.ts'),
  wc: () => import('./ladders/wc.ts'),
  mm: () => import('./ladders/mm.ts'),
  dt: () => import('./ladders/dt.ts'),
  woe: () => import('./ladders/woe.ts'),
}

/** The ladder of a set, undefined where none was played. */
export async function bringLadder(set: string): Promise<SetLadder | undefined> {
  return (await LADDERS[set]?.())?.ladder
}

/** What is in a deck, each how often: its cards by id, added icons, mavericks, and its token creature. */
export function contentsOf(deck: Deck): Map<string, number> {
  const contents = new Map<string, number>()
  const add = (name: string) => contents.set(name, (contents.get(name) ?? 0) + 1)
  for (const card of deck.cards) {
    add(card.id)
    for (const icon of card.bonus ?? []) add(`icon ${icon}`)
    if (isMaverick(card)) add('maverick')
  }
  if (deck.token !== undefined) add(`token ${deck.token}`)
  return contents
}

/** What is known of a deck's strength by what is in it, before it has played. Of a card that no deck of the ladder has nothing is known. */
export function estimateDeck(deck: Deck, ladder: SetLadder): DeckEstimate {
  let elo = ladder.base
  for (const [name, count] of contentsOf(deck)) elo += count * (ladder.worth[name] ?? 0)
  return { elo, deviation: ladder.doubt, weaker: partBelow(elo, ladder) }
}

/** The part of the ladder's decks that are weaker than this. */
export function partBelow(elo: number, ladder: SetLadder): number {
  const strengths = rowsOf(ladder).map(([strength]) => strength)
  return strengths.filter((strength) => strength < elo).length / Math.max(1, strengths.length)
}

/** The numbers of each row. */
export function rowsOf({ rows }: SetLadder): readonly (readonly [elo: number, seen: number, deviation: number])[] {
  return rows
    .trim()
    .split(/\s+/)
    .map((row) => row.split(',').map(Number) as [number, number, number])
}

/** The decks of a ladder: always the same from a seed, while decks of the set are made as they are. Throws a RangeError for a set without decks. */
export function decksOfLadder(set: string, decks: number, seed: Seed): Deck[] {
  const seeds = new Generator(seed)
  return Array.from({ length: decks }, () => {
    const made = generateDeck(set, seeds.seed())
    if (!made.ok) throw new RangeError(`no decks are made of the set ${set}`)
    return made.value
  })
}

/** 32 hexadecimal digits that stand for all that is in these decks. */
export function digestOfDecks(decks: readonly Deck[]): string {
  const [first] = decks
  if (first === undefined) return ''
  // each deck's identity takes the place of a card in one large deck
  return identityOf({ ...first, cards: decks.map((deck) => ({ id: identityOf(deck), house: deck.houses[0] })) })
}
