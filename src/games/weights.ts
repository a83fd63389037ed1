import type { Position } from '../kernel/position.ts'
import type { Insight } from './insight.ts'

/**
 * What was learned of a game, as `npm run train` writes it. A weight is a whole number from -127 to 127 in two hexadecimal digits
 * (two's complement), times the step of its column: the score itself first, then the hidden units.
 */
export interface Weights {
  /** Of the insight that it was learned with. */
  readonly version: number
  /** How many cards it was learned from, and a digest of their ids. */
  readonly pool: string
  /** The kinds of tables that it was learned at and judges (`Insight.table`). */
  readonly tables: readonly string[]
  /** Of what games it was learned. */
  readonly data: string
  /** How it fared against the judgement before it. */
  readonly result: string
  /** Log odds for a point of the evaluation that it stands in for. */
  readonly slope: number
  readonly steps: readonly number[]
  /** Of each hidden unit: where it begins, and what it adds to the score. */
  readonly biases: readonly number[]
  readonly outputs: readonly number[]
  readonly features: Readonly<Record<string, string>>
  /** Of a card with that trait, zone by zone. */
  readonly cards: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** A learned judgement of a game: what it looks at, and what it makes of it. */
export interface Judge<P extends Position = Position> {
  readonly insight: Insight<P>
  readonly weights: Weights
}

/** Weights as numbers, a row of `columns` for each feature and for each card in each zone. */
export interface Table {
  readonly columns: number
  readonly features: Float64Array
  /** By zone, then by card. */
  readonly cards: Float64Array
}

/**
 * Reads weights for the features and cards that there are now. A trait that was not learned counts nothing, so that new cards can be
 * judged by their other traits, and one that no card in memory has is left alone; anything else that does not fit is an error that names it.
 */
export function readTable({ version, features, zones, traits }: Insight<never>, weights: Weights): Table {
  if (weights.version !== version) {
    throw new Error(`weights were learned with version ${weights.version} of the features, these are of version ${version}: train again`)
  }
  const columns = weights.steps.length
  const named = (what: string, rows: Readonly<Record<string, string>>, names: readonly string[]): void => {
    const all = new Set(names)
    const unknown = Object.keys(rows).find((name) => !all.has(name))
    if (unknown !== undefined) throw new Error(`weights are of a ${what} "${unknown}" that the game has not: train again`)
  }
  named('feature', weights.features, features)
  named('zone', Object.fromEntries(Object.keys(weights.cards).map((zone) => [zone, ''])), zones)
  const missing = features.find((name) => weights.features[name] === undefined)
  if (missing !== undefined) throw new Error(`there are no weights for the feature "${missing}": train again`)
  const table = {
    columns,
    features: new Float64Array(features.length * columns),
    cards: new Float64Array(zones.length * traits.ids.length * columns),
  }
  for (const [row, name] of features.entries()) readRow(weights, weights.features[name], table.features, row * columns)
  const row = new Float64Array(columns)
  zones.forEach((zone, z) => {
    const ofZone = weights.cards[zone] ?? {}
    traits.names.forEach((name, k) => {
      if (ofZone[name] === undefined) return
      readRow(weights, ofZone[name], row, 0)
      // most traits say nothing in most zones
      if (row.every((weight) => weight === 0)) return
      for (let card = 0; card < traits.ids.length; card++) {
        const amount = traits.table[card * traits.names.length + k]
        if (amount === 0) continue
        const at = (z * traits.ids.length + card) * columns
        for (let column = 0; column < columns; column++) table.cards[at + column] += amount * row[column]
      }
    })
  })
  return table
}

/** The digits of a row of weights. */
export function writeRow(row: readonly number[]): string {
  return row.map((weight) => (weight & 255).toString(16).padStart(2, '0')).join('')
}

function readRow({ steps }: Weights, text: string, out: Float64Array, at: number): void {
  if (text.length !== 2 * steps.length) throw new Error(`a row of weights has ${text.length} digits, not ${2 * steps.length}`)
  for (let column = 0; column < steps.length; column++) {
    const byte = parseInt(text.slice(2 * column, 2 * column + 2), 16)
    out[at + column] = (byte < 128 ? byte : byte - 256) * steps[column]
  }
}
