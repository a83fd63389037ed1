import { digestPosition } from '../../src/kernel/digest.ts'
import type { Game } from '../../src/kernel/game.ts'
import { Generator, seedOf } from '../../src/kernel/random.ts'

export const TRANSCRIPT_SEED = 1
/** A transcript is for reading: a longer game is cut, and its hash holds the rest together. */
const DECISIONS = 1500

/**
 * One random game as text: every choice in notation, and at every turn what the seats have. It holds a game's whole behaviour in a
 * file that is reviewed as a diff; a change that is not meant shows at its first line.
 */
export function writeTranscript(game: Game, seed: number): string {
  const setup = game.defaultSetup(game.seats[0])
  const started = game.start(setup, seedOf(seed))
  if (!started.ok) throw new Error(started.error.message)
  const p = started.value
  const random = new Generator(seedOf(seed + 1))
  const options = new Int16Array(game.maxOptions)
  const lines = [`${game.name}, seed ${seed}, choices at random`]
  let turn: unknown
  let made = 0
  for (let seat = game.seatToDecide(p); seat >= 0 && made < DECISIONS; seat = game.seatToDecide(p), made++) {
    const observation = game.observe(p, seat)
    if (turnOf(observation) !== turn) {
      turn = turnOf(observation)
      lines.push('', ...summarize(observation))
    }
    const n = game.options(p, options)
    const option = options[random.below(n)]
    lines.push(`${seat} ${game.decision(p)?.kind} ${n}: ${game.makeOption(p, option)}`)
    game.choose(p, option)
  }
  lines.push('', ...summarize(game.observe(p, 0)))
  lines.push(`${made} decisions, ${JSON.stringify(game.outcome(p) ?? 'cut')}, hash ${digestPosition(game, p, setup.seats)}`)
  return `${lines.join('\n')}\n`
}

function turnOf(observation: unknown): unknown {
  return (observation as { turn?: unknown }).turn
}

/** Numbers, words, and the lengths of lists: one line for the table, one for each seat. */
function summarize(observation: unknown): string[] {
  const { seats } = observation as { seats?: unknown }
  const lines = [facts(observation)]
  if (Array.isArray(seats)) for (const seat of seats) lines.push(`  ${facts(seat)}`)
  return lines
}

function facts(thing: unknown): string {
  if (typeof thing !== 'object' || thing === null) return String(thing)
  const shown: string[] = []
  for (const [key, value] of Object.entries(thing)) {
    if (Array.isArray(value)) {
      if (key !== 'seats' && value.length > 0) shown.push(`${key} ${value.length}`)
    } else if (typeof value === 'number' || typeof value === 'string' || value === true) shown.push(`${key} ${value}`)
  }
  return shown.join(', ')
}
