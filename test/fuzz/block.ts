import { generateDeck, keyforge } from '../../src/games/keyforge/index.ts'
import type { KeyforgeSetup } from '../../src/games/keyforge/index.ts'
import { raritiesOf, SETS } from '../../src/games/keyforge/sets/index.ts'
import { randomSetup } from '../../src/games/keyforge/deck/index.ts'
import type { KeyforgePosition } from '../../src/games/keyforge/rules/index.ts'
import { checkLaws, LawError } from '../../src/games/laws.ts'
import { secretsOf } from '../../src/games/secrets.ts'
import { Generator } from '../../src/kernel/random.ts'
import type { Random, Seed } from '../../src/kernel/random.ts'
import { makeRecord } from '../../src/kernel/record.ts'
import { Breach, Ledger } from './ledger.ts'
import { makeWorst } from './worst.ts'

/** Sets whose decks can be made. */
const MADE = SETS.map(({ slug }) => slug).filter((slug) => raritiesOf(slug) !== undefined)

/**
 * Decks as those of the first set are made, as those of any set, each of another one, as those of a set that is named, of any cards at all, or
 * of those alone that meet each other worst.
 */
export const DECKS: readonly string[] = ['generated', 'mixed', 'random', 'worst', ...MADE]

/** Games that follow from one seed, whoever plays them. */
export interface Block {
  readonly seed: Seed
  readonly games: number
  /** How many more of such games are played under all laws. */
  readonly laws: number
  readonly decks: string
}

export interface BlockReport {
  readonly seed: Seed
  readonly games: number
  readonly decisions: number
  readonly turns: number
  /** The longest game, in decisions. */
  readonly longest: number
  readonly mostOptions: number
  readonly underLaws: number
  /** Rows of `COUNTED`, by definition. */
  readonly counts: Int32Array
  readonly breaches: readonly { readonly law: string; readonly message: string; readonly seed: Seed; readonly record: string }[]
}

const LIMIT = 20_000

/** Plays a block at random with the books kept. A breach ends its game only. */
export function playBlock({ seed, games, laws, decks }: Block): BlockReport {
  const seeds = new Generator(seed)
  const ledger = new Ledger()
  const breaches: BlockReport['breaches'][number][] = []
  const options = new Int16Array(keyforge.maxOptions * 2)
  let [decisions, longest, mostOptions] = [0, 0, 0]
  for (let i = 0; i < games; i++) {
    const gameSeed = seeds.seed()
    const chosen: number[] = []
    try {
      const { p, random } = startGame(gameSeed, decks)
      ledger.begin(p)
      while (keyforge.seatToDecide(p) >= 0) {
        const n = keyforge.options(p, options)
        if (n <= 0 || n > keyforge.maxOptions) throw new Breach('options', `there are ${n}`)
        mostOptions = Math.max(mostOptions, n)
        const option = options[random.below(n)]
        chosen.push(option)
        keyforge.apply(p, option)
        ledger.check()
        if (chosen.length >= LIMIT) throw new Breach('games end', `no end after ${LIMIT} decisions`)
      }
      ledger.end()
    } catch (problem) {
      const law = problem instanceof Breach ? problem.law : 'no error'
      const message = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)
      breaches.push({ law, message, seed: gameSeed, record: recordOf(gameSeed, decks, chosen) })
    }
    decisions += chosen.length
    longest = Math.max(longest, chosen.length)
  }
  try {
    const setup = (_seats: number, random: Random) => makeSetup(decks, random as Generator)
    checkLaws(keyforge, { games: laws, seed: seeds.seed(), secrets: secretsOf(keyforge), setup })
  } catch (problem) {
    if (!(problem instanceof LawError)) throw problem
    breaches.push({ law: problem.law, message: problem.message.split('\n')[0], seed: problem.seed, record: problem.record })
  }
  const { counts, turns } = ledger
  return { seed, games, decisions, turns, longest, mostOptions, underLaws: laws, counts, breaches }
}

function startGame(seed: Seed, decks: string): { setup: KeyforgeSetup; start: Seed; p: KeyforgePosition; random: Generator } {
  const seeds = new Generator(seed)
  const setup = makeSetup(decks, seeds)
  const start = seeds.seed()
  const started = keyforge.start(setup, start)
  if (!started.ok) throw new Error(started.error.message)
  return { setup, start, p: started.value, random: seeds }
}

function makeSetup(decks: string, random: Generator): KeyforgeSetup {
  if (decks === 'random') return randomSetup(2, random)
  if (decks === 'worst') return { seats: 2, decks: [makeWorst(random), makeWorst(random)] }
  const set = () => (decks === 'mixed' ? MADE[random.below(MADE.length)] : decks === 'generated' ? 'cota' : decks)
  const [a, b] = [generateDeck(set(), random.seed()), generateDeck(set(), random.seed())]
  if (!a.ok || !b.ok) throw new Error(`no decks as ${decks} can be made`)
  return { seats: 2, decks: [a.value, b.value] }
}

/** The game until the breach as text: its moves are written only now, as writing them takes longer than playing. */
function recordOf(seed: Seed, decks: string, chosen: readonly number[]): string {
  const { setup, start, p } = startGame(seed, decks)
  const moves: string[] = []
  try {
    for (const option of chosen) {
      moves.push(keyforge.makeOption(p, option))
      keyforge.apply(p, option)
    }
  } catch {
    // the last move is the one that failed
  }
  return makeRecord({ game: keyforge.name, seed: start, setup, moves })
}
