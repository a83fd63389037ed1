import { Generator } from '../kernel/random.ts'
import type { Seed } from '../kernel/random.ts'
import { Cholesky } from './cholesky.ts'

/** Two decks of a ladder and what the first won of their two games, each beginning one of them: 0 to 2. */
export interface Meeting {
  readonly a: number
  readonly b: number
  readonly won: number
}

/** What is known of a strength, in Elo; `deviation` is one standard deviation. */
export interface Standing {
  readonly elo: number
  readonly deviation: number
}

/** What of a deck is in it how often, such as its cards by id: decks alike in this are expected to be alike in strength. */
export type Contents = ReadonlyMap<string, number>

/** What came of all meetings. The mean of the decks is 0 Elo. */
export interface Ladder {
  /** A row for each deck. */
  readonly standings: readonly Standing[]
  /** What the meetings alone say of each, whatever is in it: what a later fit is given as `before`. Infinite deviation: it met nobody. */
  readonly seen: readonly Standing[]
  /** A deck's expected Elo is this and, for each thing in it, its worth times how often it is there. */
  readonly base: number
  readonly worth: ReadonlyMap<string, number>
  /** How far decks of the ladder lie from what their contents let expect, one standard deviation in Elo. */
  readonly beyond: number
  /** How far a deck that is not of the ladder is expected to lie from its estimate: what its contents do not tell, and what is not known of their worth. */
  readonly doubt: number
}

/** Elo of a unit of log odds. */
export const ELO = 400 / Math.LN10

/** Rounds of Newton's method, each with new variances. */
const ROUNDS = 25
/** What is believed before a game is played, in log odds: what decks differ by beyond their contents, and one thing from another. */
const BELIEF = { beyond: 0.3, worth: 0.15 }
/** Variances do not come to nothing where few meetings would have them so. */
const LEAST = 1e-4
/** Two games of a pair count as two until so many pairs say how alike they are. */
const PRIOR_PAIRS = 20

/** Who meets whom in a round: every deck once, by lot; with an odd number one has no match. */
export function drawRound(decks: number, round: number, seed: Seed): (readonly [a: number, b: number])[] {
  const lots = new Generator(seed)
  let own = lots.seed()
  for (let i = 0; i < round; i++) own = lots.seed()
  const random = new Generator(own)
  const order = Array.from({ length: decks }, (_, deck) => deck)
  for (let last = decks - 1; last > 0; last--) {
    const at = random.below(last + 1)
    ;[order[last], order[at]] = [order[at], order[last]]
  }
  return Array.from({ length: decks >> 1 }, (_, pair) => [order[2 * pair], order[2 * pair + 1]] as const)
}

/**
 * The strength of each deck from all meetings: log odds of a game are the difference of two strengths (Bradley and Terry, 1952), and a
 * strength is the sum of what the deck's contents are worth and of something of its own. Both, and how much they vary, are found together,
 * the variances by the expectation of their squares (EM). `before` is what was seen of the decks in other meetings.
 */
export function fitLadder(decks: readonly Contents[], meetings: readonly Meeting[], before?: readonly Standing[]): Ladder {
  const names = [...new Set(decks.flatMap((deck) => [...deck.keys()]))].sort()
  const place = new Map(names.map((name, at) => [name, at]))
  const rows = centre(decks.map((deck) => toRow(deck, place)))
  const strength = new Float64Array(decks.length)
  const expected = new Float64Array(decks.length)
  let worth: Float64Array = new Float64Array(names.length)
  let variance = { beyond: BELIEF.beyond ** 2, worth: BELIEF.worth ** 2 }
  let deviations = new Float64Array(decks.length)
  let seen: readonly Standing[] = []
  let [unknown, fitted] = [0, 0]
  for (let round = 0; round < ROUNDS; round++) {
    const { observed, weight } = look(strength, meetings, fitted, before)
    seen = decks.map((_, deck) => ({ elo: ELO * observed[deck], deviation: ELO / Math.sqrt(weight[deck]) }))
    const spread = weight.map((one) => variance.beyond + (one > 0 ? 1 / one : 1 / LEAST))
    const system = new Cholesky(gram(rows, spread, variance.worth, names.length), names.length)
    worth = system.solve(correlate(rows, observed, spread, names.length))
    let squares = 0
    fitted = 0
    unknown = 0
    deviations = new Float64Array(decks.length)
    for (const [deck, row] of rows.entries()) {
      expected[deck] = dot(row, worth)
      const ofContents = system.norm(row)
      const own = 1 / (1 / variance.beyond + weight[deck])
      const pull = own * weight[deck]
      strength[deck] = expected[deck] + pull * (observed[deck] - expected[deck])
      squares += (strength[deck] - expected[deck]) ** 2 + own + pull ** 2 * ofContents
      fitted += pull
      // as it would be without this deck
      unknown += ofContents / (1 - ofContents / spread[deck])
      deviations[deck] = Math.sqrt(own + (1 - pull) ** 2 * ofContents)
    }
    const mean = strength.reduce((sum, one) => sum + one, 0) / decks.length
    for (let deck = 0; deck < decks.length; deck++) strength[deck] -= mean
    variance = {
      beyond: Math.max(LEAST, squares / decks.length),
      worth: Math.max(LEAST, (dot(worth, worth) + traceOfInverse(system)) / Math.max(1, names.length)),
    }
  }
  const doubt = Math.sqrt(variance.beyond + unknown / decks.length)
  return {
    seen,
    standings: decks.map((_, deck) => ({ elo: ELO * strength[deck], deviation: ELO * deviations[deck] })),
    base: -ELO * meanOf(decks, worth, place),
    worth: new Map(names.map((name, at) => [name, ELO * worth[at]])),
    beyond: ELO * Math.sqrt(variance.beyond),
    doubt: ELO * doubt,
  }
}

/** What is known of a deck that met decks of known strength, when `before` was known. */
export function placeDeck(before: Standing, met: readonly { readonly other: Standing; readonly won: number }[]): Standing {
  if (met.length === 0) return before
  const known = (ELO / before.deviation) ** 2
  let strength = before.elo / ELO
  let weight = known
  for (let round = 0; round < ROUNDS; round++) {
    let slope = known * (before.elo / ELO - strength)
    weight = known
    for (const { other, won } of met) {
      const share = 1 / (1 + Math.exp(other.elo / ELO - strength))
      const information = 2 * share * (1 - share)
      // the other one is not known exactly either
      const kept = 1 / (1 + information * (other.deviation / ELO) ** 2)
      slope += kept * (won - 2 * share)
      weight += kept * information
    }
    strength += slope / weight
  }
  return { elo: ELO * strength, deviation: ELO / Math.sqrt(weight) }
}

/** What the meetings say of each strength by itself, as if it had been measured: a value, and one over its variance. */
function look(strength: Float64Array, meetings: readonly Meeting[], fitted: number, before: readonly Standing[] | undefined) {
  const slope = new Float64Array(strength.length)
  const weight = new Float64Array(strength.length)
  let [found, usual] = [PRIOR_PAIRS, PRIOR_PAIRS]
  for (const { a, b, won } of meetings) {
    const share = 1 / (1 + Math.exp(strength[b] - strength[a]))
    const information = 2 * share * (1 - share)
    found += (won - 2 * share) ** 2 / information
    usual++
    slope[a] += won - 2 * share
    slope[b] -= won - 2 * share
    weight[a] += information
    weight[b] += information
  }
  // mirrored games differ less than games that know nothing of each other; what was fitted to them took some of it away
  const worthOfGame = Math.max(usual - fitted, usual / 2) / found
  const observed = new Float64Array(strength.length)
  for (let deck = 0; deck < strength.length; deck++) {
    const known = before === undefined ? 0 : (ELO / before[deck].deviation) ** 2
    const played = worthOfGame * weight[deck]
    const total = played + known
    if (total === 0) continue
    const seen = weight[deck] === 0 ? 0 : strength[deck] + slope[deck] / weight[deck]
    observed[deck] = (played * seen + (before === undefined ? 0 : (known * before[deck].elo) / ELO)) / total
    weight[deck] = total
  }
  return { observed, weight }
}

function toRow(deck: Contents, place: ReadonlyMap<string, number>): Float64Array {
  const row = new Float64Array(place.size)
  for (const [name, count] of deck) row[place.get(name)!] = count
  return row
}

/** Takes the mean of all rows from each of them. */
function centre(rows: readonly Float64Array[]): readonly Float64Array[] {
  const size = rows[0]?.length ?? 0
  for (let column = 0; column < size; column++) {
    const mean = rows.reduce((sum, row) => sum + row[column], 0) / rows.length
    for (const row of rows) row[column] -= mean
  }
  return rows
}

function gram(rows: readonly Float64Array[], spread: Float64Array, worth: number, size: number): Float64Array {
  const matrix = new Float64Array(size * size)
  for (const [deck, row] of rows.entries()) {
    for (let i = 0; i < size; i++) {
      const scaled = row[i] / spread[deck]
      if (scaled === 0) continue
      for (let j = 0; j <= i; j++) matrix[i * size + j] += scaled * row[j]
    }
  }
  for (let i = 0; i < size; i++) matrix[i * size + i] += 1 / worth
  return matrix
}

function correlate(rows: readonly Float64Array[], observed: Float64Array, spread: Float64Array, size: number): Float64Array {
  const right = new Float64Array(size)
  for (const [deck, row] of rows.entries()) for (let i = 0; i < size; i++) right[i] += (row[i] * observed[deck]) / spread[deck]
  return right
}

function traceOfInverse(system: Cholesky): number {
  let trace = 0
  const unit = new Float64Array(system.size)
  for (let i = 0; i < system.size; i++) {
    unit[i] = 1
    trace += system.norm(unit)
    unit[i] = 0
  }
  return trace
}

function meanOf(decks: readonly Contents[], worth: Float64Array, place: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const deck of decks) for (const [name, count] of deck) sum += count * worth[place.get(name)!]
  return decks.length === 0 ? 0 : sum / decks.length
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i]
  return sum
}
