import { expect, test } from 'vitest'
import type { WholeTitle } from '../games/index.ts'
import { seedOf } from '../kernel/random.ts'
import type { Setup } from '../kernel/game.ts'
import { scriptedTerminal } from './terminal.ts'
import { readTitle } from './input.ts'
import { playSeries } from './series.ts'

interface Played {
  readonly decks: readonly string[]
  readonly chains?: readonly number[]
}

/** A game that is over as soon as it begins: its n-th time with the n-th shares. What it was started with is kept. */
function endAtOnce(name: string, shares: readonly (readonly number[])[]): { title: WholeTitle; played: Setup[] } {
  const title = readTitle(name)
  const played: Setup[] = []
  const game: typeof title.game = {
    ...title.game,
    start(setup, seed) {
      played.push(setup)
      return title.game.start(setup, seed)
    },
    seatToDecide: () => -1,
    decision: () => undefined,
    outcome: () => ({ shares: shares[played.length - 1], reasons: [] }) as never,
  }
  return { title: { ...title, game, taught: game }, played }
}

const [mine, theirs] = (readTitle('keyforge').game.defaultSetup(2) as unknown as { decks: { name: string }[] }).decks.map(
  ({ name }) => name,
)
const seen = (setup: Setup): Played => {
  const { decks, chains } = setup as unknown as { decks: { name: string }[]; chains?: readonly number[] }
  return { decks: decks.map(({ name }) => name), ...(chains && { chains }) }
}

async function adaptive(shares: readonly (readonly number[])[], answers: readonly string[]) {
  const { title, played } = endAtOnce('keyforge', shares)
  const terminal = scriptedTerminal(answers)
  const wishes = { title, setup: title.game.defaultSetup(2), seed: seedOf(3), language: 'en', against: 'greedy', seat: 0 } as const
  await playSeries({ ...wishes, of: 3, adaptive: true, trials: 4 }, terminal)
  return { played: played.map(seen), said: terminal.printed.join('\n') }
}

test('adaptive: each plays the other’s deck, and who has won both needs no third game (kf.handicap.3)', async () => {
  const { played, said } = await adaptive(
    [
      [1, 0],
      [1, 0],
    ],
    [],
  )
  expect(played.map(({ decks }) => decks)).toEqual([
    [mine, theirs],
    [theirs, mine],
  ])
  expect(said).toContain('You have won the series, 2 to 0.')
})

test('adaptive: at one to one the owner of the deck that won both bids first, in whole chains, and plays it with so many', async () => {
  // the deck of the person wins for him, then for the opponent
  const { played, said } = await adaptive(
    [
      [1, 0],
      [0, 1],
      [1, 0],
    ],
    ['yes', '25', 'many', '24'],
  )
  expect(said.match(/is no bid/g)).toHaveLength(3)
  expect(said).toContain(`You play “${mine}” with 24 chains.`)
  expect(played[2]).toEqual({ decks: [mine, theirs], chains: [24, 0] })
  expect(said).toContain('You have won the series, 2 to 1.')
})

test('adaptive: a deck of the opponent’s is his, if he begins and the person says yes', async () => {
  const { played, said } = await adaptive(
    [
      [0, 1],
      [1, 0],
      [0, 1],
    ],
    ['0', 'yes'],
  )
  expect(said).toMatch(/The opponent bids [01] chains?\./)
  expect(played[2].decks).toEqual([mine, theirs])
  expect(played[2].chains?.[0]).toBe(0)
  expect(said).toContain('The opponent has won the series, 2 to 1.')
})

test('adaptive: a game that nobody won is played again with the same decks, and who leaves the bidding leaves the series', async () => {
  const { played, said } = await adaptive(
    [
      [0.5, 0.5],
      [1, 0],
      [0, 1],
    ],
    ['quit'],
  )
  expect(played.map(({ decks }) => decks)).toEqual([
    [mine, theirs],
    [mine, theirs],
    [theirs, mine],
  ])
  expect(said).not.toContain('the series,')
})

test('a plain series: everybody moves on by one with what is his, until somebody has won more than half', async () => {
  const { title, played } = endAtOnce('keyforge', [
    [1, 0],
    [1, 0],
    [1, 0],
  ])
  const terminal = scriptedTerminal([])
  const setup = { ...title.game.defaultSetup(2), chains: [0, 4] } as Setup
  await playSeries({ title, setup, seed: seedOf(3), language: 'de', against: 'greedy', seat: 0, of: 3, adaptive: false }, terminal)
  expect(played.map(seen)).toEqual([
    { decks: [mine, theirs], chains: [0, 4] },
    { decks: [theirs, mine], chains: [4, 0] },
    { decks: [mine, theirs], chains: [0, 4] },
  ])
  expect(terminal.printed.join('\n')).toContain('Du hast die Serie gewonnen, 2 zu 1.')
})
