// Sets of cards come when they are wanted, and nothing that is played, written or said depends on when they came. This file runs by itself,
// in a process that begins without cards.
import { expect, test } from 'vitest'
import { aoa } from '../src/games/keyforge/cards/aoa/index.ts'
import { SETS, setsHere } from '../src/games/keyforge/sets/index.ts'
import { defaultDecks } from '../src/games/keyforge/deck/default.ts'
import { definitionById, definitions, HOUSES, printed } from '../src/games/keyforge/rules/index.ts'
import type { Deck, House } from '../src/games/keyforge/rules/index.ts'
import { insight } from '../src/games/keyforge/judge/insight.ts'
import { bringJudgement } from '../src/games/learned.ts'
import { openTitle, openTitleFor } from '../src/games/load.ts'
import { Generator, seedOf } from '../src/kernel/random.ts'
import { startMatch } from '../src/play/match.ts'
import { readStory, recordOf } from '../src/play/story.ts'

const here = () => setsHere().map(({ slug }) => slug)
const known = SETS.filter(({ brings }) => brings !== undefined).map(({ slug }) => slug)

/** A deck of cards that Age of Ascension brought. */
function deckOf(...houses: readonly [House, House, House]): Deck {
  const cards = houses.flatMap((house) => aoa.filter((card) => card.house === house).slice(0, 12))
  return { name: `Deck of ${houses.join(', ')}`, houses, cards: cards.map(({ id }) => ({ id })) }
}

/** A game by chance, as its record. */
async function play(setup: unknown, seed: number): Promise<string> {
  const match = await startMatch('keyforge', String(seed), setup, 2)
  if (!match.ok) throw new Error(match.error.message)
  const { title, p } = match.value
  const { game } = title
  const random = new Generator(seedOf(seed))
  const options = new Int16Array(game.maxOptions)
  const moves: string[] = []
  while (game.seatToDecide(p) >= 0 && moves.length < 150) {
    const option = options[random.below(game.options(p, options))]
    moves.push(game.makeOption(p, option))
    game.choose(p, option)
  }
  return recordOf(match.value, moves)
}

/** What a learned judgement knows of the cards that are here: a row for each, of the traits that it has. */
function judged(): [id: string, traits: Record<string, number>][] {
  const { ids, names, table } = insight.traits
  return ids.map((id, row) => {
    const amounts = names.map((name, k) => [name, table[row * names.length + k]] as const)
    return [id, Object.fromEntries(amounts.filter(([, amount]) => amount !== 0))]
  })
}

// the tests follow each other: sets come, and never go
let ownGame = ''
let first: ReturnType<typeof judged> | undefined
const houses = printed.houses
const SEED = 5
console.log(`games: seed ${SEED}`)

test('a process begins without cards, and the game’s own decks bring the first set alone', async () => {
  expect(definitions).toHaveLength(0)
  const title = await openTitleFor('keyforge', undefined)
  expect(here()).toEqual(['cota'])
  expect(title.game.checkSetup({ seats: 2, decks: defaultDecks }).ok).toBe(true)
  expect(title.face('way-of-the-wolf', 'en')).toMatchObject({ name: 'Way of the Wolf', house: 'untamed' })
  expect(definitionById.has(aoa[0].id)).toBe(false)
  ownGame = await play(undefined, SEED)
  expect(ownGame.split('\n').length).toBeGreaterThan(100)
  first = judged()
  // what was learned of all sets is read with the cards of one
  expect((await bringJudgement(title.game)).judgement).toBeDefined()
  // one row is for an empty text box
  expect(first).toHaveLength(1 + definitions.filter(({ blank }) => !blank).length)
})

test('a language that came before a set has the names of its cards when they come', async () => {
  const title = await openTitleFor('keyforge', undefined)
  await title.bringLanguage('de')
  expect(title.cardName(aoa[0].id, 'de')).toBe(aoa[0].id)
  await openTitleFor('keyforge', { decks: [deckOf('brobnar', 'dis', 'logos'), defaultDecks[1]] })
  const { names } = await import('../src/games/keyforge/cards/aoa/names.de.ts')
  const [id, name] = Object.entries(names)[0]
  expect(title.cardName(id, 'de')).toBe(name)
})

test('a setup that names cards of a later set brings it, with those above it, before it is checked', async () => {
  const setup = { seats: 2, decks: [deckOf('brobnar', 'dis', 'logos'), deckOf('mars', 'sanctum', 'untamed')] }
  const record = await play(setup, SEED)
  expect(here()).toEqual(['cota', 'aoa'])
  const read = await readStory(record)
  expect(read).toMatchObject({ ok: true })
  expect(read.ok && read.value.departs).toBeUndefined()
})

test('requests at once bring each set once', async () => {
  await Promise.all([openTitle('keyforge'), openTitleFor('keyforge', undefined), openTitle('keyforge')])
  expect(here()).toEqual(known)
})

test('what is learned of cards fits them whichever sets are here, and their rows stay in place', () => {
  const all = judged()
  expect(all.length).toBeGreaterThan(3 * (first?.length ?? 0))
  expect(all.slice(0, first?.length)).toEqual(first)
})

test('every number is the place in the table, however the sets came', () => {
  // a card that may be of another type has a definition for each
  expect([...new Set(definitions.map(({ face }) => face.id))]).toEqual(setsHere().flatMap(({ cards }) => cards.map(({ id }) => id)))
  expect(definitions.every(({ index }, place) => index === place)).toBe(true)
})

test('a game is the same whatever else is in memory', async () => {
  expect(await play(undefined, SEED)).toBe(ownGame)
  expect(printed.houses).toBe(houses)
  for (const { face } of definitions) expect(houses & (1 << HOUSES.indexOf(face.house)), face.id).not.toBe(0)
})

test.each([
  ['no setup', 'x'],
  ['no decks', { decks: 3 }],
  ['no cards', { decks: [{}, null, { cards: 'x', token: 4 }] }],
  ['nothing in the cards', { decks: [{ cards: [null, {}, { id: 3 }] }] }],
  ['a card that no set has', { decks: [{ cards: [{ id: 'no-such-card' }] }] }],
])('%s is refused by the check, not by what brings cards', async (_, setup) => {
  const title = await openTitleFor('keyforge', setup)
  expect(title.game.checkSetup(setup).ok).toBe(false)
})
