// Turns the decks that were chosen for a game into its setup.
import type { Duel } from '../duel.svelte.ts'
import { LANGUAGES, type Language } from '../protocol.ts'
import { decks } from './decks.svelte.ts'
import { openDesk } from './desk.ts'
import type { Deck, KeptDeck } from './view.ts'
import { deckWords, type DeckWords } from './words.ts'

/** What is played when nobody chose. */
export const READY: Pick<Duel, 'mine' | 'theirs'> = { mine: 'ready:0', theirs: 'ready:1' }

export interface Side {
  readonly name: string
  readonly deck: Deck
}

/** The setup of a game with the chosen decks. Throws an `Error` that says in the reader's language which deck is gone. */
export async function setUp({ mine, theirs, chains }: Omit<Duel, 'says'>, language: Language): Promise<unknown> {
  decks.refresh()
  const isSealed = mine === 'random' && theirs === 'random'
  const set = isSealed ? await drawSet() : undefined
  const own = await resolve(mine, deckWords(language).you, language, { set })
  const other = await resolve(theirs, deckWords(language).them, language, { set, not: mine })
  return { seats: 2, decks: [own, other], ...(chains?.some((n) => n > 0) && { chains: [...chains] }) }
}

/** The deck that a choice stands for, now; `not` is a deck that another one is better than, `set` of which a random one is. */
export async function resolve(
  choice: string,
  who: string,
  language: Language,
  { not, set }: { readonly not?: string; readonly set?: string | undefined } = {},
): Promise<Deck> {
  const [kind, ...rest] = choice.split(':')
  if (kind === 'ready') {
    const deck = (await openDesk().ask('ready', {}))[Number(rest[0])]?.deck
    if (deck !== undefined) return deck
  } else if (kind === 'random') {
    return generate(set ?? (await drawSet()), freshSeed(), language)
  } else if (kind === 'seed') return generate(rest[0], rest[1] ?? '', language)
  else if (kind === 'kept') {
    const kept = decks.kept.find(({ id }) => id === rest[0])
    if (kept !== undefined) return kept.deck
  } else if (kind === 'mine') {
    const sums = await openDesk().ask('sum', { decks: decks.kept, language })
    const playable = decks.kept.filter(({ id }) => sums.some((sum) => sum.id === id && sum.faults.length === 0))
    const others = playable.filter(({ id }) => `kept:${id}` !== not)
    const from = others.length > 0 ? others : playable
    if (from.length > 0) return from[Math.floor(Math.random() * from.length)].deck
  }
  throw new Error(deckWords(language).gone(who))
}

/** Any of the sets of which decks are made. */
async function drawSet(): Promise<string> {
  const made = (await openDesk().ask('sets', {})).filter((set) => set.made)
  return made[Math.floor(Math.random() * made.length)].slug
}

async function generate(set: string, seed: string, language: Language): Promise<Deck> {
  const made = await openDesk().ask('generate', { set, seed })
  if ('deck' in made) return made.deck
  throw new Error(made[0].text[language])
}

/** What a choice is called. */
export function nameChoice(choice: string, words: DeckWords, kept: readonly KeptDeck[], ready: readonly { readonly deck: Deck }[]): string {
  const [kind, ...rest] = choice.split(':')
  if (kind === 'ready') return ready[Number(rest[0])]?.deck.name ?? words.ready
  if (kind === 'random') return words.random
  if (kind === 'seed') return words.seededAs(rest[1] ?? '')
  if (kind === 'mine') return words.anyOfMine
  return kept.find(({ id }) => id === rest[0])?.deck.name ?? '?'
}

/** Both choices with what the first page says of them; undefined for what is played anyway. */
export function makeDuel(
  mine: string,
  theirs: string,
  kept: readonly KeptDeck[],
  ready: readonly { readonly deck: Deck }[],
  chains: readonly [mine: number, theirs: number] = [0, 0],
): Duel | undefined {
  const even = chains[0] === 0 && chains[1] === 0
  if (mine === READY.mine && theirs === READY.theirs && even) return undefined
  const say = (language: Language) => {
    const words = deckWords(language)
    const name = (choice: string, n: number) => words.chained(nameChoice(choice, words, kept, ready), n)
    return words.duel(name(mine, chains[0]), name(theirs, chains[1]))
  }
  return {
    mine,
    theirs,
    ...(!even && { chains }),
    says: Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as Record<Language, string>,
  }
}

export function freshSeed(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0])
}
