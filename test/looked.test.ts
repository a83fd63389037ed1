import { expect, test } from 'vitest'
import { visit } from '../src/ability/tree.ts'
import type { Arg } from '../src/ability/tree.ts'
import { treesOf } from '../src/cli/face.ts'
import { titles } from '../src/games/index.ts'
import { keyforge } from '../src/games/keyforge/index.ts'
import type { KeyforgeSetup } from '../src/games/keyforge/index.ts'
import { HOUSES } from '../src/games/keyforge/rules/index.ts'
import type { Deck, House } from '../src/games/keyforge/rules/index.ts'
import { setsHere } from '../src/games/keyforge/sets/index.ts'
import { Dealings } from '../src/games/dealings.ts'
import { Secrecy } from '../src/games/secrecy.ts'
import type { Court } from '../src/games/secrecy.ts'
import { secretsOf } from '../src/games/secrets.ts'
import type { Random, Seed } from '../src/kernel/random.ts'
import { Generator, seedOf } from '../src/kernel/random.ts'
import { extent } from './extent.ts'

/** Words by which cards that lie hidden are looked at, or named without being seen by all. */
const LOOKING = [
  'look',
  'lookAtHand',
  'reveal',
  'revealHand',
  'revealOneByOne',
  'revealUntil',
  'search',
  'top',
  'random',
  'archive',
  'archivedFaceup',
]

const lookers = [...titles.get('keyforge')!.faces].filter((face) => {
  let looks = false
  visit(treesOf(face) as Arg, ({ word }) => (looks ||= LOOKING.includes(word)))
  return looks && setsHere().some(({ cards }) => cards.some(({ id, token }) => id === face.id && !token))
})

/** Three houses of cards that look, with a token creature that does. */
function deckOfLookers(random: Random): Deck {
  const houses: House[] = []
  while (houses.length < 3) {
    const house = HOUSES[random.below(HOUSES.length)]
    if (!houses.includes(house)) houses.push(house)
  }
  const cards = houses.flatMap((house) => Array.from({ length: 12 }, () => ({ id: lookers[random.below(lookers.length)].id, house })))
  return { name: 'Lookers', houses: [houses[0], houses[1], houses[2]], cards, token: 'explorer' }
}

function setup(_seats: number, random: Random): KeyforgeSetup {
  return { seats: 2, decks: [deckOfLookers(random), deckOfLookers(random)] }
}

const court: Court = {
  fail(law, detail): never {
    throw new Error(`${law}: ${detail}`)
  },
  same(law, found, wanted) {
    if (found !== wanted) throw new Error(`${law}: found ${found.slice(0, 300)} instead of ${wanted.slice(0, 300)}`)
  },
  guard: (_law, act) => act(),
}

/** One game at random: wherever an ability asks, worlds are dealt for both seats and held against what each may know. Returns how many. */
function play(seed: Seed, worlds: number): number {
  const random = new Generator(seed)
  const started = keyforge.start(setup(2, random), random.seed())
  if (!started.ok) throw new Error(started.error.message)
  const p = started.value
  const given = { game: keyforge, secrets: secretsOf(keyforge), p, seats: 2, random, dealings: new Dealings(), court }
  const secrecy = new Secrecy(given)
  const out = new Int16Array(keyforge.maxOptions)
  let dealt = 0
  for (let asked = 0; asked < 800 && keyforge.seatToDecide(p) >= 0; asked++) {
    const options = out.subarray(0, keyforge.options(p, out))
    if (keyforge.kind(p) !== 'main') for (let i = 0; i < worlds; i++, dealt += 2) for (const seat of [0, 1]) secrecy.check(seat, options)
    keyforge.choose(p, options[random.below(options.length)])
  }
  return dealt
}

const GAMES = extent(4, 20)

test(`what was looked at is a place: ${GAMES} games of cards that look, with worlds at each question of an ability`, {
  timeout: 600_000,
}, () => {
  let dealt = 0
  for (let game = 0; game < GAMES; game++) {
    const seed = seedOf(7000 + game)
    try {
      dealt += play(seed, 3)
    } catch (problem) {
      throw new Error(`seed ${seed}`, { cause: problem })
    }
  }
  console.log(`from seed ${seedOf(7000)}: ${dealt} worlds`)
  expect(dealt).toBeGreaterThan(GAMES)
})
